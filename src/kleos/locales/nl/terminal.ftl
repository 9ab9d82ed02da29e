### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · je bent speler { $seat }, tegen { $rival } · typ help voor hulp
       *[other] { $game } · je leidt de { $people }, speler { $seat }, tegen { $rival } · typ help voor hulp
    }
play-welcome-two = { $game } · twee spelers aan één scherm · typ help voor hulp
play-loaded = voortgezet uit { $file } bij regel { $ply }
play-prompt = >
play-curtain = Geef het scherm aan { $name } en druk op Enter.
play-number-range = geen zet heeft nummer { $number }; de nummers lopen van 1 tot en met { $most }
play-log-form = zo staat het in het verloop; typ { $code } om het te spelen
play-what = “{ $text }” is hier geen opdracht; help somt ze op, of typ een nummer van 1 tot en met { $most }
play-why-what = why wat? een nummer of een zet, zoals: why 1, why { $code }
play-legal = { $code }: nu toegestaan, { $words } [{ $clause }]
play-undone = teruggenomen
play-save-exists = { $file } bestaat al; noem een ander bestand
play-save-number = “{ $name }” is geen bestandsnaam; zoals: spel.json
play-save-what = waar bewaren? noem een bestand, zoals: save spel.json
play-saved = bewaard in { $file }; er staan ook verborgen kaarten in; ga verder met: kleos play { $game } --load { $file }
play-saved-over = bewaard in { $file }; bekijk het met: kleos replay { $file }
play-card-what = welke kaart? noem er een, of haar code
play-no-cards = kaarten van dit spel hebben kleur en waarde, en geen tekst
play-rules-what = welk artikel? zoals: rules { $example }
play-no-clause = geen artikel heet “{ $wanted }”; zoals: { $example }
play-leave-unsaved = Verlaten bij regel { $ply }, niet bewaard. Een volgende keer: save BESTAND, later kleos play { $game } --load BESTAND
play-leave-saved = Verlaten bij regel { $ply }. Ga verder met: kleos play { $game } --load { $file }
play-quit-save = Het spel eerst bewaren? Noem een bestand, of druk op Enter om zonder bewaren te gaan:
play-end-save = Het verslag bewaren? Noem een bestand, of druk op Enter voor nee:
play-won = { $name } wint het spel: { $reason }{ $clause }
play-won-you = Je wint het spel: { $reason }{ $clause }
play-lost-you = Je verliest het spel: { $reason }{ $clause }
play-drawn = Het spel eindigt onbeslist: { $reason }{ $clause }
play-seed = Gedeeld met startwaarde { $seed }.
play-resign-sure = Je verliest het spel meteen. Opgeven? (ja of nee)
play-help =
    1, 2, …          de zet met dit nummer spelen
    CODE             een zet met zijn code spelen, die rechts staat: { $code }
    why 3            het artikel dat zet 3 toestaat
    why CODE         het artikel dat een zet toestaat of verbiedt
    undo             je laatste beslissing terugnemen, zolang er sindsdien niets bekend werd
    resign           het spel opgeven
    table            de tafel opnieuw tekenen
    log              alles wat gebeurde, zoals jij het zag
    rules { $clause }   één artikel van de regels
    save BESTAND     het spel in een bestand schrijven
    quit             weggaan

## Help of commands

help-app = Drie duels uit het oude Griekenland voor twee spelers.
help-debug = Toon waar een fout optrad.
help-lang = De taal van alle woorden; anders beslist LANG.
help-version = Toon versie en soort build.
help-json = Antwoord als JSON.
help-play = Speel in de terminal.
help-play-game = Het spel, zoals hector.
help-seat = Je plaats, 1 of 2.
help-against = Een bot, zoals greedy, of: person.
help-seed = Deel met deze startwaarde.
help-option = Een schakelaar van de regels, naam=waarde; mag vaker.
help-components = Speel met het spelmateriaal in dit bestand.
help-load = Zet het spel in dit bestand voort.
help-games = Som de spellen en hun opties op.
help-bots = Som de bots op.
help-replay = Loop stap voor stap door een verslag.
help-replay-file = Een verslag, zoals save het schrijft.
help-as = Bekijk het als speler 1 of 2, als toeschouwer (public) of volledig (full).
help-all = Druk het hele spel in één keer af.
help-verify = Controleer zegel, zetten en deling van een verslag.
help-rules = Toon de artikelen van een spel, of één artikel.
help-rules-what = Een spel of artikel, zoals hector of HA-05-41.
help-trace = Vergelijk de artikelen met de tests die ze bewijzen.
manual-usage = gebruik: { $line }
manual-command = OPDRACHT
manual-options-short = opties
manual-commands = Opdrachten
manual-arguments = Argumenten
manual-options = Opties
manual-help = Toon deze pagina.
manual-default = (anders: { $value })
help-bots-game = Alleen de bots die dit spel spelen.
help-serve = Bied spellen aan voor browsers en bots.
help-serve-host = Adres om op te luisteren; 127.0.0.1 is alleen deze machine.
help-serve-port = Poort om op te luisteren; 0 neemt een vrije.
help-serve-db = Database: sqlite:///BESTAND of postgresql://USER@HOST/NAME; anders SQLite in je gegevensmap.
help-serve-public = Het adres dat mensen gebruiken, zoals https://games.example.org.
help-serve-proxy = Adres of netwerk van de reverse proxy waarvan de X-Forwarded-headers geloofd worden; meerdere met komma’s.
help-serve-open = Open de pagina in een browser.
help-schema = Druk het OpenAPI-document en de JSON-schema’s van de server af als JSON.

## Lists

version = kleos { $version }, build { $build }
bots-parameters = parameters: { $known }
rules-count =
    { $count ->
        [one] 1 artikel
       *[other] { $count } artikelen
    }
bots-rating = { $game }: waardering { $rating } (uniform = 0; afstand tot de bot eronder { $low } tot { $high }, 95 %), { $sims } simulaties per zet

## Records

replay-head =
    { $lines ->
        [one] { $game } · { $one } tegen { $two } · 1 regel
       *[other] { $game } · { $one } tegen { $two } · { $lines } regels
    }
replay-as =
    { $view ->
        [full] alle kaarten open
        [public] zoals iedereen het kon zien
       *[other] zoals speler { $view } het zag
    }
replay-prompt = Enter verder, b terug, een getal springt, q stopt >
replay-line = regel { $ply } van { $lines }
replay-what = “{ $text }” is geen stap; Enter, b, een regelnummer of q
replay-running = het spel is niet afgelopen
replay-open = { $name } heeft { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = niets
verify-seal = zegel ongeschonden
verify-moves =
    { $lines ->
        [one] 1 regel is na te spelen
       *[other] { $lines } regels zijn na te spelen
    }
verify-deal =
    { $draws ->
        [one] 1 trekking volgt uit startwaarde { $seed }
       *[other] { $draws } trekkingen volgen uit startwaarde { $seed }
    }
verify-no-seed = geen startwaarde in het verslag, dus de deling is niet te controleren
verify-redacted = een weergave zonder de verborgen kaarten: alleen het zegel is te controleren
verify-result = uitslag: { $result }
verify-promises = server en plaatsen toonden de startwaarden die ze beloofd hadden
verify-fair-deal =
    { $draws ->
        [one] 1 trekking herhaald uit de drie startwaarden, dezelfde
       *[other] { $draws } trekkingen herhaald uit de drie startwaarden, dezelfde
    }
verify-from = gecontroleerd vanaf regel { $ply }; wat daarvoor kwam is uit een ander verslag
