### De pagina: mijn partijen, je identiteit, instellingen en toetsen.

## My games

page-games-state =
    { $state ->
        [won] Gewonnen
        [lost] Verloren
        [drawn] Onbeslist
        [move] Jij bent aan zet
        [waiting] Wacht op een vriend
        [finished] Afgelopen
       *[running] Bezig
    }
page-filter-game = Spel
page-filter-opponent = Tegenstander
page-filter-result = Uitslag
page-filter-all = alle
page-opponent-kind =
    { $kind ->
        [bot] bots
        [person] mensen
       *[screen] zelfde scherm
    }
page-games-none = Geen partij voldoet hieraan.
page-record = Je resultaten
page-record-why = Afgelopen partijen, gewonnen:verloren.
page-record-total = Totaal
page-record-people = Mensen
page-score =
    { $drawn ->
        [0] { $won }:{ $lost }
       *[other] { $won }:{ $lost } ({ $drawn } onbeslist)
    }
page-identity = Je identiteit
page-identity-why = Je partijen horen bij deze browser. Bewaar je identiteit in een bestand om verder te spelen nadat je de browser hebt gewist, of op een tweede apparaat. Wie het bestand heeft, kan als jou spelen; geef het aan niemand.
page-identity-save = Mijn identiteit bewaren
page-identity-use = Bewaarde identiteit gebruiken
page-identity-loss = Deze browser speelt vanaf nu als { $name }. De huidige partijen blijven bij de huidige identiteit; bewaar die eerst als je ernaar terug wilt.
page-identity-used = Je bent nu { $name }.
page-identity-bad = dit bestand bevat geen identiteit

## Options

page-options = Instellingen
page-motion = Animatie
page-motion-name =
    { $motion ->
        [off] uit
        [fast] snel
       *[normal] normaal
    }
page-asks = Om bevestiging vragen vóór een verlies
page-asks-why = Voor een terugtocht of als je een handeling of acties weggeeft. Bij opgeven wordt het altijd gevraagd.
page-skips = De enige zet vanzelf spelen
page-skips-why = Als je alleen kunt passen of afsluiten. Alleen tegen bots, want mensen zouden het aan het tempo merken.
page-marks = Woorden markeren die je nog niet gelezen hebt
page-marks-why = Elk woord en teken op tafel heeft een klein merkje, tot je de uitleg één keer geopend hebt.
page-marks-again = Alle woorden opnieuw markeren
page-sound = Geluid
page-volume = Volume
page-size = Tekstgrootte
page-percent = { $percent }%
page-theme = Kleuren
page-keys = Toetsen
page-key =
    { $key ->
        [tab] naar het volgende onderdeel
        [enter] kiezen of uitvoeren
        [escape] keuze wissen, of terug naar nu
        [arrows] bewegen binnen een rij
        [digits] een kaart uit je hand
        [zones] acties, tegel, logboek
        [undo] zet terugnemen, beurt opnieuw beginnen
        [hint] tip, nog eens voor meer; daarna licht 1 tot 3 de kaart van een zet op
        [mirror] de spiegel tonen of verbergen, waar die er is
        [next] de volgende puzzel
        [why] waarom de eerste geblokkeerde actie nu niet kan
        [explain] de woorden en tekens op tafel uitleggen
        [type] een zet typen
        [steps] bij het terugkijken één stap terug of vooruit
        [ends] bij het terugkijken naar het begin of het einde
       *[help] deze lijst
    }
page-key-name =
    { $key ->
        [arrows] pijlen
       *[other] { $key }
    }
page-last = Naar het einde
