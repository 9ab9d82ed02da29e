### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · je bent speler { $seat }, tegen { $rival } · typ help voor hulp
       *[other] { $game } · je leidt de { $people }, speler { $seat }, tegen { $rival } · typ help voor hulp
    }
play-welcome-two = { $game } · twee spelers op één scherm · typ help voor hulp
play-loaded = voortgezet uit { $file } bij stap { $ply }
play-prompt = >
play-curtain = Geef het scherm aan { $name } en druk op Enter.
play-number-range = er is geen zet { $number }; de nummers lopen van 1 tot en met { $most }
play-log-form = zo staat het in het verloop; typ { $code } om het te spelen
play-what = “{ $text }” is geen opdracht; typ help voor een lijst, of een nummer van 1 tot en met { $most }
play-why-what = why: welke zet? geef een nummer of een code, bijvoorbeeld: why 1, why { $code }
play-legal = { $code }: nu toegestaan, { $words } [{ $clause }]
play-hint-people = tips zijn er alleen in partijen tegen bots
play-hint-off = tips staan uit tegen { $bot }; zet ze aan met: kleos play { $game } --hints
play-hint-marked = De coach ziet wat jij ziet en speelt nooit voor je. Deze partij geldt als gecoacht.
play-hint-more = Typ nog eens hint voor goede zetten met hun kansen.
play-hint-moves = Goede zetten, met je winstkans volgens wat je kunt weten:
play-hint-move = { $number }. { $words } [{ $code }]: { $chance }%, tussen { $low } en { $high }%
play-hint-yours = Jij bent aan zet: de coach speelt niets voor je.
play-hint-used = Je hebt de coach in deze partij om tips gevraagd.
play-mirror-people = de spiegel is er hier alleen in partijen tegen bots
play-undone = teruggenomen
play-save-exists = { $file } bestaat al; kies een andere naam
play-save-number = “{ $name }” is geen bestandsnaam; probeer bijvoorbeeld partij.json
play-save-what = waar bewaren? geef een bestand, bijvoorbeeld: save partij.json
play-saved = bewaard in { $file }; er staan ook verborgen kaarten in; ga verder met: kleos play { $game } --load { $file }
play-saved-over = bewaard in { $file }; bekijk de partij met: kleos replay { $file }
play-card-what = welke kaart? geef de naam of de code
play-no-cards = de kaarten van dit spel hebben een kleur en een waarde, maar geen tekst
play-rules-what = welk artikel? bijvoorbeeld: rules { $example }
play-no-clause = er is geen artikel “{ $wanted }”; een voorbeeld: { $example }
play-explain-what = welk woord? bijvoorbeeld: explain { $example }
play-term-example = Voorbeeld: { $example }
play-no-term = het woord “{ $wanted }” staat niet op deze tafel; explain zonder woord toont ze allemaal
play-leave-unsaved = Gestopt bij stap { $ply }, niet bewaard. De volgende keer: save BESTAND, dan kleos play { $game } --load BESTAND
play-leave-saved = Gestopt bij stap { $ply }. Ga verder met: kleos play { $game } --load { $file }
play-quit-save = De partij eerst bewaren? Geef een bestandsnaam, of druk op Enter om zonder bewaren te stoppen:
play-end-save = De partij bewaren? Geef een bestandsnaam, of druk op Enter om dit over te slaan:
play-won = { $name } wint de partij: { $reason }{ $clause }
play-won-you = Je wint de partij: { $reason }{ $clause }
play-lost-you = Je verliest de partij: { $reason }{ $clause }
play-drawn = De partij eindigt in gelijkspel: { $reason }{ $clause }
play-seed = Gedeeld met startwaarde { $seed }.
play-resign-sure = Je verliest de partij meteen. Opgeven? (ja of nee)
play-help =
    1, 2, …          de zet met dit nummer spelen
    CODE             een zet spelen met de code die rechts staat: { $code }
    hint             waar je op let; nog eens: goede zetten met hun kansen
    mirror           wat er over verborgen kaarten te weten is, van beide spelers
    why 3            het artikel dat zet 3 toestaat
    why CODE         het artikel dat een zet toestaat of verbiedt
    undo             je laatste zet terugnemen, zolang er niets onthuld is
    resign           de partij opgeven
    table            de tafel opnieuw tekenen
    log              alles wat er is gebeurd, zoals jij het zag
    rules { $clause }   één artikel van de regels
    explain WOORD    wat een woord op tafel betekent; zonder woord: alle woorden
    save BESTAND     de partij in een bestand bewaren
    quit             stoppen

## Help of commands

help-app = Drie duels uit het oude Griekenland voor twee spelers.
help-debug = Toon waar een fout is opgetreden.
help-lang = Taal van alle teksten (standaard: volgens LANG).
help-version = Toon versie en build.
help-json = Toon JSON.
help-play = Speel een spel in de terminal.
help-play-game = Het spel, bijvoorbeeld hector.
help-seat = Je plaats, 1 of 2.
help-against = Een bot, bijvoorbeeld greedy; of person.
help-seed = Deel met deze startwaarde.
help-option = Een optie van de regels, naam=waarde; kan worden herhaald.
help-components = Speel met het spelmateriaal in dit bestand.
help-load = Speel verder met de partij in dit bestand.
help-hints = Laat de coach tips geven (standaard: tegen makkelijke bots).
help-learn = Een spel leren door korte lessen te spelen.
help-learn-game = Het spel dat je wilt leren, bijvoorbeeld hector.
help-learn-lesson = De les om mee te beginnen, met naam of nummer.
help-learn-list = De lessen opsommen.
help-games = Toon de spellen en hun opties.
help-bots = Toon alle bots.
help-replay = Loop stap voor stap door een bewaarde partij.
help-replay-file = Een bewaarde partij, zoals save die schrijft.
help-as = Bekijk de partij als speler 1 of 2, als toeschouwer (public) of volledig (full).
help-all = Toon de hele partij in één keer.
help-verify = Controleer het zegel, de zetten en de kaartverdeling van een bewaarde partij.
help-rules = Toon de artikelen van een spel, of één artikel.
help-rules-what = Een spel of artikel, bijvoorbeeld hector of HA-05-41.
help-trace = Vergelijk de artikelen met de tests die ze bewijzen.
help-rules-book = Toon het spelregelboek: hoofdstukken, tafels en voorbeelden.
help-rules-summary = Toon het spel op één pagina.
manual-usage = gebruik: { $line }
manual-command = OPDRACHT
manual-options-short = opties
manual-commands = Opdrachten
manual-arguments = Argumenten
manual-options = Opties
manual-help = Toon deze pagina.
manual-default = (standaard: { $value })
help-bots-game = Alleen de bots die dit spel spelen.
help-serve = Start een server om live te spelen, met browsers en bots.
help-serve-host = Adres om op te luisteren; 127.0.0.1 is alleen deze computer.
help-serve-port = Poort om op te luisteren; 0 kiest een vrije poort.
help-serve-db = Database: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM; standaard SQLite in je gegevensmap.
help-serve-public = Het adres dat mensen gebruiken, bijvoorbeeld https://games.example.org.
help-serve-proxy = Adres of netwerk van de reverse proxy waarvan de X-Forwarded-headers vertrouwd worden; meerdere gescheiden door komma’s.
help-serve-open = Open de pagina in een browser.
help-schema = Toon het OpenAPI-document en de JSON-schema’s van de server als JSON.

## Lists

version = kleos { $version }, build { $build }
bots-parameters = parameters: { $known }
rules-book-title = Spelregelboek · { $game }
rules-book-example = Voorbeeld
rules-book-answer = Antwoord: { $answer }
rules-count =
    { $count ->
        [one] 1 artikel
       *[other] { $count } artikelen
    }
bots-rating = { $game }: waardering { $rating } (uniform = 0; { $low } tot { $high } boven de bot eronder, 95%), { $sims } simulaties per zet

## Records

replay-head =
    { $lines ->
        [one] { $game } · { $one } tegen { $two } · 1 stap
       *[other] { $game } · { $one } tegen { $two } · { $lines } stappen
    }
replay-as =
    { $view ->
        [full] alle kaarten open
        [public] zoals iedereen het kon zien
       *[other] zoals speler { $view } het zag
    }
replay-prompt = Enter: verder, b: terug, een getal: ga daarheen, q: stoppen >
replay-line = stap { $ply } van { $lines }
replay-what = “{ $text }” is geen stap; druk op Enter, b, een getal of q
replay-running = de partij is niet afgelopen
replay-open = { $name } heeft { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = niets
verify-seal = zegel ongeschonden
verify-moves =
    { $lines ->
        [one] 1 stap nagespeeld
       *[other] { $lines } stappen nagespeeld
    }
verify-deal =
    { $draws ->
        [one] 1 trekking volgt uit startwaarde { $seed }
       *[other] { $draws } trekkingen volgen uit startwaarde { $seed }
    }
verify-no-seed = de bewaarde partij heeft geen startwaarde, dus de kaartverdeling is niet te controleren
verify-redacted = een weergave zonder de verborgen kaarten: alleen het zegel is te controleren
verify-result = uitslag: { $result }
verify-promises = de server en beide plaatsen hebben de startwaarden getoond die ze hadden beloofd
verify-fair-deal =
    { $draws ->
        [one] 1 trekking opnieuw gedaan met de drie startwaarden: identiek
       *[other] { $draws } trekkingen opnieuw gedaan met de drie startwaarden: identiek
    }
verify-from = gecontroleerd vanaf stap { $ply }; wat daarvoor kwam, is overgenomen uit een andere bewaarde partij
