### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, naar de startpagina
page-rules = Regels
page-explain = Wat is dit?
page-explain-note = Kies een woord of teken voor uitleg.
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
page-offline = de server is op dit moment niet bereikbaar
page-notes = Mededelingen
page-nothing = Op dit adres is niets te vinden.
page-to-home = Startpagina
page-credits = Colofon en licenties
page-unofficial = Een onofficieel fanproject, met de regels in onze eigen woorden.

## Home

page-slogan = Drie duels uit het oude Griekenland
page-kleos-word = κλέος
page-kleos-meaning = : de roem van helden, zoals de dichters die bezongen. Twee spelers, één tafel, geen account.
page-choose-game = Kies je duel
page-choose-rival = Kies je tegenstander
page-about =
    { $game ->
        [hector] Bluf met geheime handkaarten, terwijl een lottegel bepaalt welke kleuren tellen.
        [olympus] Je kaarten zijn helden en geld tegelijk. Je wint met zeven punten of zes bezette plaatsen.
       *[hellas] Vaar uit, ontdek nieuwe kusten, verover steden, roep de goden aan. Met tien steden win je.
    }
page-tag =
    { $tag ->
        [half] 30 min
        [longer] 45 min
        [hidden] geheime handkaarten
        [abilities] 84 verschillende kaarten
       *[hexes] kaart met zeshoeken
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Vriend uitnodigen
       *[screen] Zelfde scherm
    }
page-rival-about =
    { $rival ->
        [friend] Je krijgt een link. Wie hem als eerste opent, is je tegenstander.
       *[screen] Twee spelers, één scherm. Tussen de beurten blijven de handkaarten verborgen.
    }
page-level =
    { $bot ->
        [novice] Beginner
        [veteran] Veteraan
        [captain] Kapitein
        [champion] Kampioen
        [olympian] Olympiër
        [greedy] Gulzigaard
        [uniform] Willekeurig
       *[other] { $bot }
    }
page-level-about =
    { $bot ->
        [novice] je eerste partij
        [veteran] kent de regels
        [captain] een eerlijke strijd
        [champion] moeilijk
       *[olympian] onze sterkste
    }
page-play-bot = Tegen { $name } spelen
page-play-friend = Link maken
page-play-screen = Op dit scherm spelen
page-no-peeking = Verzegelde kaarten: spieken kan niet
page-side = Jouw kant
page-side-name =
    { $game ->
        [hector] { $seat ->
            [1] Achaeërs
           *[2] Trojanen
        }
        [hellas] { $seat ->
            [1] Licht
           *[2] Donker
        }
       *[other] Plaats { $seat }
    }
page-name = Je naam
page-my-games = Mijn partijen
page-their-turn = { $game } tegen { $name }
page-game-status =
    { $status ->
        [waiting] wachten op een vriend
        [sealing] wordt verzegeld
        [playing] bezig
        [void] nooit begonnen
       *[finished] afgelopen
    }
page-no-games = Nog geen partijen.
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
page-more-time = Tijd en plaatsen
page-more-rules = Regels
page-more-cards = Kaarten
page-own-cards = Eigen kaartenset
page-own-cards-why = Een JSON- of TOML-bestand voor dit spel. De server controleert het voordat de partij begint.
page-own-cards-used = Kaartenset { $name }
page-own-cards-bad = { $file } kan niet worden gelezen
page-import = Bewaarde partij openen
page-clock = Klok
page-clock-none = geen klok
page-clock-own = zelf instellen
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minuten voor de partij
page-clock-increment = Extra seconden per beslissing
page-listed = Iedereen mag aanschuiven
page-listed-why = De tafel staat op de startpagina tot er iemand aanschuift.
page-patience = Een afwezige speler mag worden vervangen na
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
page-watch-invites = { $name } nodigt je uit om aan deze tafel toe te kijken.
page-join = Aanschuiven
page-watch = Toekijken
page-status =
    { $status ->
        [waiting] Wachten op je tegenstander
        [sealing] De kaarten worden verzegeld
        [void] Aan deze tafel zijn nooit kaarten gedeeld
       *[other] Een ogenblik
    }
page-invite-label = Stuur deze link naar een vriend. Hij werkt maar één keer.
page-invite-new = Nieuwe link maken
page-watch-link = Link voor toeschouwers kopiëren
page-watch-withdraw = Link voor toeschouwers intrekken
page-watch-withdrawn = De oude link voor toeschouwers werkt niet meer
page-sealed-plain = Deze pagina is zonder https geopend; je browser draagt daarom zelf niets bij aan het delen.
page-copy = Kopiëren
page-copied = Gekopieerd
page-sealed-why = Beide spelers en de server verzegelen vóór de eerste kaart elk een geheim getal. Niemand kan bepalen hoe de kaarten vallen.
page-guest =
    { $seat ->
        [1] Speler 1
       *[2] Speler 2
    }
page-seat-name =
    { $seat ->
        [1] Speler 1
       *[2] Speler 2
    }
page-leave = Tafel verlaten

## The table

page-you = Jij
page-you-decide = Jij beslist
page-decides = { $name } beslist
page-wait = Een ogenblik
page-scene = Wat er gebeurde
page-scene-skip = Druk ergens om verder te gaan.
page-choose-next =
    { $count ->
        [one] Druk nog een keer om te bevestigen; Esc maakt de keuze ongedaan.
       *[other] Druk nu op een gouden doel; Esc maakt de keuze ongedaan.
    }
page-over = De partij is afgelopen
page-looking-back = Terugblik
page-prompt = Huidige beslissing
page-state = Beide kanten
page-table = De tafel
page-log = Verloop
page-log-open = Verloop { $count }
page-log-show = Dit moment tonen
page-moves =
    { $count ->
        [one] De enige zet tonen
       *[other] Alle { $count } zetten tonen
    }
page-command = Typ een zet
page-closed-now = Nu niet mogelijk:
page-undo = Zet terugnemen
page-undo-ask = Vragen om terug te nemen
page-undo-granted = { $name } laat je elke zet terugnemen.
page-undo-asked = { $name } wil een zet terugnemen.
page-undo-waits = Wachten tot { $name } je de zet laat terugnemen.
page-allow = Toestaan
page-refuse = Weigeren
page-reset = Beurt opnieuw beginnen
page-reset-late = een beurt kan alleen opnieuw beginnen zolang er geen kaart is getrokken of getoond en je tegenstander niet heeft beslist
page-resign = Opgeven
page-resign-loss = Je verliest deze partij meteen.
page-claim = { $name } is al een tijdje weg.
page-claim-win = Winst opeisen
page-claim-bot = Bot laten overnemen
page-sealed = Kaarten verzegeld
page-clause = Artikel { $clause }
page-clause-open = Artikel { $clause } openen
page-clause-page = In de regels lezen
page-turn = beurt { $turn }
page-tab-turn = ● Jij bent aan zet · { $game }
page-curtain = { $name } beslist
page-curtain-why = Geef het apparaat door. Niet spieken.
page-curtain-lift = Ik ben { $name }
page-clock-of = Klok, { $name }
page-away = { $name } is er niet. Na { $time } mag je de winst opeisen of een bot laten overnemen.

## Looking back

page-replay = Naspelen
page-first = Naar het begin
page-back = Eén stap terug
page-forward = Eén stap vooruit
page-ply = stap { $ply }
page-ply-of = { $ply } van { $last }
page-looking-at =
    { $moment ->
        [none] Je kijkt naar stap { $ply }.
       *[other] Je kijkt naar { $moment }, stap { $ply }.
    }
page-back-to-now = Terug naar nu
page-as = Als { $name }
page-as-all = Alles
page-as-label = Perspectief
page-won = Jij hebt gewonnen
page-lost = Jij hebt verloren
page-draw = Gelijkspel
page-winner = { $name } heeft gewonnen
page-rematch = Revanche, kanten gewisseld
page-results =
    { $count ->
        [one] 1 resultaat
       *[other] { $count } resultaten
    }
page-review-start = Terugkijken
page-play-on = Vanaf hier verderspelen
page-save = Partij bewaren
page-link = Link kopiëren
page-hide-end = Einde verbergen
page-show-end = Einde tonen
page-proof =
    { $state ->
        [verified] Kaarten in je browser gecontroleerd
        [broken] De kaarten passen niet bij hun zegel
        [none] Kaarten niet gecontroleerd
       *[checking] Kaarten worden gecontroleerd
    }
page-proof-draws =
    { $count ->
        [one] 1 trekking past bij het zegel dat vóór de partij is getoond.
       *[other] Alle { $count } trekkingen passen bij het zegel dat vóór de partij is getoond.
    }
page-proof-wrong =
    { $reason ->
        [promise] Het getal dat { $at } toonde, is niet het getal dat beloofd was.
       *[draw] De kaart die bij stap { $at } is getrokken, volgt niet uit de drie getallen.
    }
page-proof-how = De server en beide spelers hebben vóór de eerste kaart elk een getal beloofd. Deze pagina heeft elke kaart opnieuw uit die drie getrokken.
page-proof-http = Controleren kan alleen op een veilig adres (https of deze computer).

## Rulebooks

page-book = Spelregelboek
page-book-chapter = Hoofdstuk { $number } van { $count }
page-book-contents = Inhoud
page-book-summary = Overzicht op één pagina
page-book-clauses = Alle artikelen
page-book-example = Speel het voorbeeld
page-book-tested = Getest. Dit voorbeeld draait bij elke build, met dezelfde regels waarmee je speelt.
page-book-open = Openen aan tafel
page-book-which = Voorbeeld { $number } van { $count }
page-book-next-example = Volgend voorbeeld
page-book-minutes =
    { $count ->
        [one] 1 minuut lezen
       *[other] { $count } minuten lezen
    }
page-book-right = Goed.
page-book-other = Dit is er gebeurd, maar het is nog niet het antwoord.
page-book-back = Terugnemen
page-book-again = Opnieuw beginnen
page-book-show = Antwoord tonen
page-book-print = Afdrukken
page-book-return = Terug naar het spelregelboek
page-book-explains = De artikelen achter dit hoofdstuk

## Rules pages

page-rules-chapters = Hoofdstukken
page-rules-find = Zoek een woord of artikel
page-rules-beside = Tweede taal
page-rules-none = geen
page-rules-examples = Uitgewerkte voorbeelden
page-rules-tested = Elk artikel heeft een test. Alles wat nu niet kan, en ook elke regel van het verloop, verwijst naar een artikel.
page-rules-variants = Varianten
page-rules-variants-about = Waar de regelboekjes een keuze laten, mag elke tafel kiezen. Onze standaardkeuze is gemarkeerd.
page-rules-from = { $least } of meer
page-chapter =
    { $chapter ->
        [hector-01] Spelmateriaal
        [hector-02] Opbouw
        [hector-03] Verloop van een veldslag
        [hector-04] Opening
        [hector-05] Beurten en acties
        [hector-06] Lotsbeschikking
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
        [olympus-EFF] Wat de kaarten doen
        [hellas-EFF] Wat de kaarten doen
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
page-diagram-areas = Elke speler heeft zes plaatsen in drie gebieden. Plaatsen met hetzelfde nummer liggen tegenover elkaar; in deze volgorde wordt aangevallen.
page-diagram-hexes = Land moet aan land liggen, water aan water.
page-diagram-hex =
    { $kind ->
        [island] eiland
        [coast] kust
       *[bridge] brug
    }

## Credits

page-credits-unofficial = Kleos is een onofficieel fanproject, zonder band met de uitgevers. De spellen zijn van hun auteurs; de regels staan hier in onze eigen woorden, en afbeeldingen van de originelen zijn niet gebruikt.
page-credits-games = De spellen
page-credits-icons = Afbeeldingen
page-credits-icons-by = De figuren komen van game-icons.net, onder de licentie CC BY 3.0; kleur en formaat zijn aangepast. Ze zijn gemaakt door:
page-credits-parts = Lettertypen en software
page-credits-own = Kleos zelf
page-credits-own-about = Code, borden, kleursymbolen, meander, geluiden en teksten zijn van ons, onder de MIT-licentie.
