### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, naar de eerste pagina
page-rules = Regels
page-menu = Menu
page-close = Sluiten
page-cancel = Annuleren
page-language = Taal
page-language-name =
    { $language ->
        [de] Deutsch
        [nl] Nederlands
        [fr] Français
       *[en] English
    }
page-sound-on = Geluid staat aan
page-sound-off = Geluid staat uit
page-theme-light = Lichte kleuren
page-theme-dark = Donkere kleuren
page-connection =
    { $status ->
        [live] Live
        [lost] Verbinding verbroken, nieuwe poging
        [refused] Geen toegang
       *[connecting] Verbinden
    }
page-offline = de server is nu niet bereikbaar
page-notes = Mededelingen
page-nothing = Op dit adres is niets.
page-to-home = Naar de eerste pagina
page-credits = Dank en licenties
page-unofficial = Een onofficieel fanproject. De regels vertellen we in eigen woorden.

## Home

page-slogan = Drie duels uit het oude Griekenland
page-kleos-word = κλέος
page-kleos-meaning = : de roem die van een held verteld wordt. Twee spelers, één tafel, geen account.
page-choose-game = Kies je duel
page-choose-rival = Kies je tegenstander
page-about =
    { $game ->
        [hector] Bluf met een verborgen hand terwijl een lottegel bepaalt welke kleuren tellen.
        [olympus] Je kaarten zijn helden en geld tegelijk. Zeven punten of zes bezette plaatsen winnen.
       *[hellas] Vaar uit, leg nieuwe kusten, neem steden. De goden antwoorden elkaar. Tien steden winnen.
    }
page-tag =
    { $tag ->
        [half] 30 min
        [longer] 45 min
        [hidden] verborgen handen
        [battles] slag na slag
        [abilities] 84 eigenschappen
        [tableau] opstelling
        [hexes] kaart van zeshoeken
       *[gods] godenkaarten
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Vriend via link
       *[screen] Eén scherm
    }
page-rival-about =
    { $rival ->
        [friend] Je krijgt een link. Wie hem het eerst opent, gaat tegenover je zitten.
       *[screen] Twee mensen, één scherm. Tussendoor verbergt een gordijn de handen.
    }
page-level =
    { $bot ->
        [novice] Beginner
        [veteran] Veteraan
        [captain] Kapitein
        [champion] Kampioen
        [olympian] Olympiër
        [greedy] Gulzigaard
        [uniform] Toeval
       *[other] { $bot }
    }
page-level-about =
    { $bot ->
        [novice] eerste spel
        [veteran] kent de regels
        [captain] een eerlijke strijd
        [champion] zwaar
       *[olympian] onze sterkste
    }
page-play-bot = Speel tegen { $name }
page-play-friend = Maak een link
page-play-screen = Speel aan dit scherm
page-no-peeking = Verzegelde kaarten, geen gluren
page-side = Jouw kant
page-side-name =
    { $game ->
        [hellas] { $seat ->
            [1] Licht
           *[2] Donker
        }
       *[olympus] Plaats { $seat }
    }
page-name = Je naam
page-my-games = Mijn spellen
page-their-turn = { $game } tegen { $name }
page-game-status =
    { $status ->
        [waiting] wacht op een vriend
        [sealing] wordt verzegeld
        [playing] loopt
        [void] is nooit gedeeld
       *[finished] is afgelopen
    }
page-no-games = Nog geen spellen.
page-when =
    { $unit ->
        [minutes] { $count } min geleden
        [hours] { $count } uur geleden
        [days] { $count ->
            [one] 1 dag geleden
           *[other] { $count } dagen geleden
        }
       *[now] zojuist
    }
page-more = Meer: klok, regels, kaarten
page-own-cards = Eigen kaartenset
page-own-cards-why = Een bestand voor dit spel; de server controleert het voor de eerste kaart.
page-own-cards-used = Kaartenset { $name }
page-own-cards-bad = dit bestand is geen JSON
page-import = Bewaard spel openen
page-clock = Klok
page-clock-none = geen klok
page-clock-own = eigen tijd
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minuten voor de partij
page-clock-increment = Seconden erbij per beslissing
page-listed = Iedereen mag aanschuiven
page-listed-why = De tafel staat bij iedereen op de eerste pagina tot er iemand komt.
page-patience = Een verlaten plaats vervalt na
page-time =
    { $unit ->
        [minutes] { $count ->
            [one] 1 minuut
           *[other] { $count } minuten
        }
        [hours] { $count ->
            [one] 1 uur
           *[other] { $count } uur
        }
       *[days] { $count ->
            [one] 1 dag
           *[other] { $count } dagen
        }
    }
page-open-tables = Open tafels
page-all-tables = Alle { $count } open tafels

## Joining

page-invites = { $name } wacht aan deze tafel op je.
page-watch-invites = { $name } laat je aan deze tafel toekijken.
page-join = Ga zitten
page-watch = Kijk toe
page-status =
    { $status ->
        [waiting] Wacht op je tegenstander
        [sealing] De kaarten worden verzegeld
        [void] Aan deze tafel is nooit gedeeld
       *[other] Een ogenblik
    }
page-invite-label = Stuur deze link naar een vriend. Hij werkt één keer.
page-invite-new = Maak een nieuwe link
page-watch-link = Kopieer een link voor toeschouwers
page-watch-withdraw = Trek de link voor toeschouwers in
page-watch-withdrawn = De oude link voor toeschouwers werkt niet meer
page-sealed-plain = Deze pagina is zonder https geopend; daarom voegt je browser niets van zichzelf aan het delen toe.
page-copy = Kopieer
page-copied = Gekopieerd
page-sealed-why = Beide kanten en de server verzegelen voor de eerste kaart elk een geheim getal. Niemand kan de kaarten kiezen.
page-guest =
    { $seat ->
        [1] Gast
       *[2] Tegenstander
    }
page-seat-name =
    { $seat ->
        [1] Eerste speler
       *[2] Tweede speler
    }
page-leave = Verlaat de tafel

## The table

page-you = Jij
page-you-decide = Jij beslist
page-decides = { $name } beslist
page-wait = Een ogenblik
page-over = Het spel is uit
page-looking-back = Terugblik
page-prompt = Wie beslist wat
page-state = Beide kanten
page-table = De tafel
page-log = Verloop
page-log-open = Verloop { $count }
page-log-show = Toon dit moment
page-moves =
    { $count ->
        [one] 1 zet in woorden
       *[other] Alle { $count } zetten in woorden
    }
page-command = Typ een zet
page-undo = Terug
page-undo-ask = Vraag om terugnemen
page-undo-asked = { $name } vraagt om een zet terug te nemen.
page-undo-waits = Aan { $name } is gevraagd of je mag terugnemen.
page-allow = Sta toe
page-refuse = Weiger
page-reset = Beurt opnieuw
page-resign = Geef op
page-resign-loss = Je verliest dit spel meteen.
page-claim = { $name } is al lang weg.
page-claim-win = Claim de winst
page-claim-bot = Laat een bot verdergaan
page-sealed = Kaarten verzegeld
page-clause = Artikel { $clause }
page-clause-open = Open artikel { $clause }
page-clause-page = Lees het in de regels
page-turn = beurt { $turn }
page-tab-turn = ● Jij bent aan zet · { $game }
page-curtain = { $name } beslist
page-curtain-why = Geef het scherm door. Niemand anders kijkt.
page-curtain-lift = Ik ben { $name }
page-clock-of = Klok, { $name }
page-away = { $name } is er niet. Na { $time } mag je de winst nemen of een bot laten doorspelen.

## Looking back

page-replay = Naspelen
page-first = Naar het begin
page-back = Eén stap terug
page-forward = Eén stap verder
page-ply = regel { $ply }
page-ply-of = { $ply } van { $last }
page-looking-at =
    { $moment ->
        [none] Je kijkt naar regel { $ply }.
       *[other] Je kijkt naar { $moment }, regel { $ply }.
    }
page-back-to-now = Terug naar nu
page-as = Als { $name }
page-as-all = Alle
page-as-label = Met wiens ogen
page-won = Jij hebt gewonnen
page-lost = Jij hebt verloren
page-draw = Niemand heeft gewonnen
page-winner = { $name } heeft gewonnen
page-rematch = Revanche, andere kant
page-play-on = Speel vanaf hier verder
page-save = Bewaar het spel
page-link = Kopieer link
page-hide-end = Verberg het einde
page-show-end = Toon het einde
page-proof =
    { $state ->
        [verified] Kaarten in je browser gecontroleerd
        [broken] De kaarten passen niet bij hun zegel
        [none] Kaarten niet gecontroleerd
       *[checking] Controleert de kaarten
    }
page-proof-draws =
    { $count ->
        [one] 1 trekking past bij het zegel dat voor het spel getoond werd.
       *[other] Alle { $count } trekkingen passen bij het zegel dat voor het spel getoond werd.
    }
page-proof-wrong =
    { $reason ->
        [promise] Het getal van { $at } is niet het getal dat beloofd was.
       *[draw] De kaart van regel { $at } volgt niet uit de drie getallen.
    }
page-proof-how = De server en beide plaatsen beloofden voor de eerste kaart elk een getal. Deze pagina trok elke kaart opnieuw uit de drie.
page-proof-http = Controleren vraagt een veilig adres (https of deze machine).

## Rules pages

page-rules-chapters = Hoofdstukken
page-rules-find = Zoek een woord of artikel
page-rules-beside = Ernaast
page-rules-none = niets
page-rules-examples = Uitgewerkte voorbeelden
page-rules-tested = Elk artikel heeft een test. Geblokkeerde knoppen, het verloop en weigeringen leiden hierheen.
page-rules-variants = Varianten
page-rules-variants-about = Waar de boekjes een keuze laten, mag een tafel kiezen. Wat we gewoonlijk spelen, is donker.
page-rules-from = vanaf { $least }
page-chapter =
    { $chapter ->
        [hector-01] Spelmateriaal
        [hector-02] Opbouw
        [hector-03] Verloop van de veldslag
        [hector-04] Opening
        [hector-05] Beurten en acties
        [hector-06] Het lot
        [hector-07] Overwinning
        [hector-08] Terugtrekken
        [hector-09] Eindfase
        [hector-10] Einde van het spel
        [hector-11] Wie ziet wat
        [hector-12] Toeval
        [olympus-COMP] Spelmateriaal
        [olympus-SET] Opbouw
        [olympus-CARD] Kaarten
        [olympus-EQP] Uitrusting
        [olympus-ABL] Eigenschappen
        [olympus-TURN] De beurt
        [olympus-PLAY] Kaarten spelen
        [olympus-PAY] Betalen
        [olympus-PLC] Plaatsen
        [olympus-ATK] Aanvallen
        [olympus-BON] Bonus van de gebieden
        [olympus-DRAW] Trekken
        [olympus-END] Einde van het spel
        [hellas-COMP] Spelmateriaal
        [hellas-SET] Opbouw
        [hellas-COAST] De eerste kuststrook
        [hellas-TURN] De beurt
        [hellas-REIN] Versterking
        [hellas-VOY] Zeevaart
        [hellas-ATK] Aanval
        [hellas-REORG] Reorganiseren
        [hellas-GOD] Godenkaarten
        [hellas-END] Einde van het spel
       *[other] Onze uitspraken
    }
page-diagram-tile = De lottegel zoals hij ligt, met de klok mee gedraaid en tegen de klok in gedraaid. De onderste zijde wijst naar jou.
page-diagram-turn =
    { $turn ->
        [leave] zoals hij ligt
        [cw] met de klok mee
       *[ccw] tegen de klok in
    }
page-diagram-fronts = Fronten met hetzelfde nummer liggen tegenover elkaar.
page-diagram-areas = Elk zes plaatsen in drie gebieden. Plaatsen met hetzelfde nummer staan tegenover elkaar en vallen in deze volgorde aan.
page-diagram-hexes = Land en water raken aan elke rand hun gelijke.
page-diagram-hex =
    { $kind ->
        [island] eiland
        [coast] kust
       *[bridge] brug
    }

## Credits

page-credits-unofficial = Kleos is een onofficieel fanproject, gemaakt zonder de uitgevers. De spellen zijn van hun auteurs; regels en teksten vertellen we in eigen woorden, en beeld van de originelen gebruiken we niet.
page-credits-games = De spellen
page-credits-icons = Plaatjes
page-credits-icons-by = De figuren komen van game-icons.net, licentie CC BY 3.0, van kleur veranderd en bijgesneden. Ze zijn gemaakt door:
page-credits-parts = Lettertypen en software
page-credits-own = Kleos zelf
page-credits-own-about = Code, borden, kleurtekens, meander en woorden zijn van ons, onder de MIT-licentie.
