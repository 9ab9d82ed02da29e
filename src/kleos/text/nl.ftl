# Alle woorden die mensen lezen, in het Nederlands. Fouten: klein, zonder punt; eerst wat fout was, dan wat goed zou zijn.
# Kaarten, bestanden, getallen en namen komen als argument.

### Fouten van de kern

error-unknown-game = geen spel heet “{ $game }”; bekend: { $games }
error-unknown-bot = geen bot heet “{ $bot }”; bekend: { $bots }
error-bot-parameter = { $bot } heeft geen parameter “{ $given }”; bekend: { $known }
error-bot-value = { $bot }: { $name } kan niet “{ $value }” zijn; toegestaan: { $allowed }
error-bot-game = { $bot } speelt { $game } niet, maar wel: { $games }
error-unknown-option = { $game } heeft geen optie “{ $option }”; opties: { $names }
error-bad-value = { $option } kan niet “{ $value }” zijn; toegestaan: { $allowed }
error-set-size = { $file } is te groot voor een set spelmateriaal; hoogstens { $most } bytes
error-set-unreadable = { $file } is geen set spelmateriaal: { $detail }
error-bad-components = set voor { $game }, { $field }: verwacht { $wanted }
error-bad-position = stelling van { $game }, { $part }: { $wanted }
error-bad-starts = de parameter starts bevat geen lijst van stellingen: { $detail }
error-bad-observation = onleesbare waarneming: { $detail }
error-no-such-move = “{ $text }” is geen zet van { $game }; een zet begint met: { $verbs }
error-game-over = het spel is uit; { $move } komt te laat
error-no-chance = hier wordt niets getrokken; speler { $seat } beslist
error-no-such-ending = niemand verliest door “{ $how }”; bekend: { $endings }
error-no-such-line = regel { $ply } bestaat niet; er zijn regels { $first } tot en met { $last }
error-record-view = “{ $view }” is geen kijker: een verslag is full, public, of van speler 1 of 2
error-record-frames = het verslag heeft { $lines } regels, { $frames } tafelbeelden en { $by } namen van wie handelde; dat klopt niet
error-record-untold = de regels van het verslag passen niet bij de tafelbeelden: { $detail }
error-record-frame = tafelbeeld { $ply } van het verslag: { $detail }
error-stale-ply = bedoeld voor regel { $ply }, maar het spel staat op regel { $now }
error-not-your-turn = speler { $seat } beslist nu niet
error-nothing-to-undo = er is niets terug te nemen
error-undo-chance = geen weg terug: sindsdien is een kaart getrokken
error-undo-rival = geen weg terug: je tegenstander heeft sindsdien beslist
error-undo-revealed = geen weg terug: sindsdien is een kaart getoond

### Fouten van verslagen

error-record-unreadable = geen verslag: { $detail }
error-record-size = te groot voor een verslag; hoogstens { $most } bytes
error-record-format = het formaat is “{ $found }”; verwacht { $wanted }
error-record-tampered = het verslag is na de verzegeling gewijzigd; neem een ongewijzigde kopie
error-record-redacted =
    { $view ->
        [public] dit verslag toont alleen wat iedereen zag; nodig is een volledig verslag
       *[other] dit verslag toont alleen wat speler { $view } zag; nodig is een volledig verslag
    }
error-record-game = in het verslag is { $field } { $told }, in dit spel { $found }
error-record-line = regel { $ply } van het verslag, “{ $line }”: { $detail }
error-record-short = het verslag stopt bij regel { $ply }, midden in het delen
error-record-table = regel { $ply } van het verslag toont een tafel die niet te lezen is: { $detail }
error-record-result = het verslag noemt als winnaar { $told }, de zetten leiden tot { $found }
error-record-deal = regel { $ply } van het verslag: de startwaarde deelt “{ $wanted }”, het verslag zegt “{ $found }”
error-record-imagined = een spel dat vanuit een gedeeltelijk verslag verderging heeft geen volledig verslag: de verborgen kaarten zijn opnieuw gedeeld

### Fouten van de opdrachtregel

error-file = { $file }: { $detail }
error-option-form = “{ $given }” is geen optie; schrijf haar als naam=waarde
error-wrong-game = { $file } is een spel van { $found }; begin het met: kleos play { $found }
error-already-over = { $file } is een afgelopen spel; bekijk het met: kleos replay { $file }
error-view = “{ $given }” is geen weergave van dit verslag; toegestaan: { $allowed }
error-no-clause = geen spel of artikel heet “{ $wanted }”; spellen: { $games }; een artikel ziet eruit als HA-05-41
error-no-ledger = de regels van { $game } zitten niet in dit pakket
error-no-checkout = hier staan geen bronnen; de tests die de artikelen bewijzen, staan bij de bronnen
error-terminal-game = { $game } kan nog niet in de terminal gespeeld worden
error-usage = “{ $detail }” wordt hier niet begrepen; zie: kleos --help
error-usage-option = er is geen optie { $given }; zie: kleos --help
error-usage-missing = { $name } ontbreekt; zie: kleos --help
error-usage-needs = { $name } heeft een waarde nodig, of neemt er geen; zie: kleos --help
error-usage-value = { $name }: verwacht { $wanted }
error-language = geen taal heet “{ $given }”; bekend: { $languages }
error-unexpected = { $detail }; met --debug zie je waar

### Waarom een zet niet mag (hector)

why-chance = dit doet het toeval, geen speler
why-foreign-move = dit is geen zet van { $game }
why-game-over = het spel is afgelopen
why-not-now = dit wordt nu niet beslist
why-not-in-hand = deze kaart heb je niet in de hand
why-one-action = één actie per beurt; speel nu een kaart
why-action-first = eerst een actie, of geen; dan de kaart
why-number-home = reserve tegen reserve is hier geen optie
why-number-dead = dit front staat niet open voor een voorhoede van 4
why-empty-pile = deze stapel is leeg; noem er een met kaarten
why-no-fate-now = alleen wie de overhand heeft draait, na beide beurten
why-nothing-to-draw = actieve stapel noch reserve heeft een kaart om te trekken
why-no-hero = je hebt in deze veldslag geen held
why-hero-deployed = je held is ingezet en blijft op zijn kaart
why-hero-pile-empty = je heldenstapel is leeg
why-no-such-card = daar ligt nog geen kaart van jou
why-no-deployed-hero = versterken mag pas als je held al sinds een vorige beurt ligt
why-no-token = je hebt geen gunstfiche meer
why-covered = je held bedekt deze kaart
why-has-token = deze kaart heeft haar fiche; meer dan één mag niet

### Hoe een spel eindigt (hector)

end-fronts = alle drie de fronten van de verliezer zijn uitgeput
end-home = de reservestapel van de verliezer is uitgeput
end-short = de verliezer kan zijn hand voor de veldslag niet vullen
end-both = beiden vallen tegelijk; de winnaar van de laatste veldslag wint
end-limit = de laatste toegestane veldslag is voorbij

### Namen

game-name =
    { $game ->
        [hector] Hector & Achilles
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] veldslagen vol bluf met verborgen kaarten en een lot dat draait
        [hellas] zeevaart, aanvallen en godenkaarten op een groeiende kaart van zeshoeken
        [olympus] helden, soldaten en uitrusting met eigenschappen vechten om drie gebieden
       *[other] een duel
    }
bot-about =
    { $bot ->
        [uniform] speelt een willekeurige toegestane zet
        [greedy] kijkt één keer naar de tafel en neemt wat het beste lijkt
        [openspiel-ismcts] de zoekmethode van OpenSpiel in Python, ter vergelijking
        [novice] niveau 1: kijkt weinig vooruit, stelt zich weinig handen voor, maakt eerlijke fouten
        [soldier] niveau 2: ziet meer en vergist zich minder
        [captain] niveau 3: telt wat te tellen valt; kleine onnauwkeurigheden
        [hero] niveau 4: speelt altijd wat het beste lijkt
        [god] niveau 5: denkt het langst na
        [ismcts] de zoekmethode achter de niveaus, met elke instelling open
       *[other] een bot
    }
colour-name =
    { $letter ->
        [R] rood
        [G] groen
        [B] blauw
        [Y] geel
        [P] paars
        [N] bruin
       *[other] { $letter }
    }
troop-name =
    { $value ->
        [1] slingeraar
        [2] boogschutter
        [3] peltast
       *[4] hopliet
    }
troop-short =
    { $value ->
        [1] slinger.
        [2] schutter
        [3] peltast
       *[4] hopliet
    }
people-name =
    { $people ->
        [greek] ACHAEËRS
       *[trojan] TROJANEN
    }
pile-name =
    { $pile ->
        [4] de reserve
       *[other] front { $pile }
    }
pile-label =
    { $pile ->
        [4] reserve
       *[other] front { $pile }
    }
hero-name = { $name } { $card }
bot-name =
    { $bot ->
        [novice] Beginner
        [soldier] Soldaat
        [captain] Kapitein
        [hero] Held
        [god] God
       *[other] { $bot }
    }
player-name = speler { $seat }
player-bot = speler { $seat }, { $bot }

### De tafel (hector)

table-battle = Veldslag { $battle }
table-round = ronde { $round } van 4
table-attack-you = jij valt aan
table-attack-other = { $name } valt aan
table-at =
    { $number ->
        [4] reserve tegen reserve
       *[other] op front { $number }
    }
table-vanguard = voorhoede
table-covers = op { $card }
table-heroes = helden
table-favour = gunst
table-shame = schande
table-exhausted = uitgeput
table-superiority = overhand
table-score = zou nu tellen
table-colours = telkleuren
table-left-out = zonder verborgen held
table-tile = lottegel { $tile }
table-faces-you = naar jou
table-you-score = jij telt
table-rival = ander
table-faces = naar { $seat }
table-scores = { $seat } telt
table-turned =
    { $turn ->
        [leave] zoals hij ligt
        [cw] met de klok mee
       *[ccw] tegen de klok in
    }
table-you = jij
table-hand = hand
table-hand-count =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
table-hero-none = geen held
table-hero-hidden = verborgen held, een van { $colours }
table-hero-held = { $hero } in de hand
table-hero-deployed = { $hero } ingezet
table-hero-shown = { $hero } getoond
table-under = { $colours } onder de heldenstapel
table-known = gezien in stapels: { $cards }
table-known-rival = gezien in stapels of hand: { $cards }
table-maybe = misschien { $cards }
table-out = uit het spel: { $cards }
table-unseen-out =
    { $count ->
        [one] 1 ongezien
       *[other] { $count } ongezien
    }
table-lost-heroes = helden { $colours }
table-stock = tegels die nog komen: { $tiles }

### Wat gevraagd wordt (hector)

ask-vanguard = Jij valt aan: noem de stapel waarvan de bovenste kaart je voorhoede wordt.
ask-number = Je voorhoede is een 4: noem het front van deze veldslag.
ask-orient = Leg de lottegel: welke kleur wijst naar jou?
ask-action = Je beurt { $turn } van 4: één actie, of geen; daarna komt de kaart.
ask-card = Je beurt { $turn } van 4: speel een kaart.
ask-fate = Jij hebt de overhand, { $mine } tegen { $theirs }: draai de tegel of laat hem liggen.
ask-ransom = De veldslag is verloren. Gaat je held, of een gunstfiche in zijn plaats?
ask-nobody = Het spel is uit.
ask-other = { $name } beslist.
ask-chance = Het toeval beslist.

### Zetten in woorden (hector)

move-vanguard =
    { $size ->
        [one] bovenste kaart van { $pile } omdraaien (nog 1 kaart)
       *[other] bovenste kaart van { $pile } omdraaien (nog { $size } kaarten)
    }
move-number =
    { $number ->
        [4] reserve tegen reserve vechten
       *[other] vechten op front { $number }: jouw { $mine } kaarten tegen { $theirs }
    }
move-orient = { $mine } { $colour } naar jou, { $theirs } naar je tegenstander
move-pass = geen actie
move-discard = { $card } voorgoed afleggen en een kaart trekken
move-change = held vervangen: { $hero } door de bovenste van de stapel
move-deploy = { $hero } inzetten op { $card }
move-deploy-vanguard = { $hero } inzetten op je voorhoede { $card }
move-upgrade = een gunstfiche op { $card } leggen
move-upgrade-vanguard = een gunstfiche op je voorhoede { $card } leggen
move-retreat =
    { $cards ->
        [one] terugtrekken: de veldslag en 1 kaart verliezen
       *[other] terugtrekken: de veldslag en { $cards } kaarten verliezen
    }
move-play = { $card } { $troop } spelen
move-play-scores = { $card } { $troop } spelen, een kleur die nu telt
move-leave = laten liggen: { $mine } naar jou, { $theirs } naar je tegenstander
move-turn-cw = met de klok mee: { $mine } naar jou, { $theirs } naar je tegenstander
move-turn-ccw = tegen de klok in: { $mine } naar jou, { $theirs } naar je tegenstander
move-give-hero = { $hero } laten gaan
move-give-token = een gunstfiche betalen en { $hero } houden

### Het verloop in woorden (hector); $who is “you” of “other”

log-seating = { $name } leidt de Achaeërs
log-vanguard =
    { $who ->
        [you] je draait { $card } van { $pile } om als voorhoede
       *[other] { $name } draait { $card } van { $pile } om als voorhoede
    }
log-number =
    { $who ->
        [you] je kiest voor een strijd { $number ->
            [4] van reserve tegen reserve
           *[other] op front { $number }
        }
       *[other] { $name } kiest voor een strijd { $number ->
            [4] van reserve tegen reserve
           *[other] op front { $number }
        }
    }
log-tile = lottegel { $tile } wordt omgedraaid
log-orient =
    { $who ->
        [you] je legt de tegel: { $mine } naar jou, { $theirs } naar { $rival }
       *[other] { $name } legt de tegel: { $mine } naar zichzelf, { $theirs } naar { $rival }
    }
log-to-you = jou
log-for-you = jou
log-draw-hand =
    { $who ->
        [you] je trekt { $cards }
       *[other] { $name } trekt { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } trekt 1 kaart
       *[other] { $name } trekt { $count } kaarten
    }
log-hero =
    { $who ->
        [you] je held is { $hero }
       *[other] { $name } heeft { $hero }
    }
log-hero-unseen = { $name } trekt een held
log-pass =
    { $who ->
        [you] je doet geen actie
       *[other] { $name } doet geen actie
    }
log-discard =
    { $who ->
        [you] je legt { $card } af
       *[other] { $name } legt { $card } af
    }
log-discard-unseen = { $name } legt een kaart ongezien af
log-change =
    { $who ->
        [you] je legt je held onder de stapel
       *[other] { $name } legt de held onder de stapel
    }
log-deploy =
    { $who ->
        [you] je zet { $hero } in op { $card }
       *[other] { $name } zet { $hero } in op { $card }
    }
log-upgrade =
    { $who ->
        [you] je legt een gunstfiche op { $card }
       *[other] { $name } legt een gunstfiche op { $card }
    }
log-retreat =
    { $who ->
        [you] je trekt je terug en verliest de veldslag
       *[other] { $name } trekt zich terug en verliest de veldslag
    }
log-lose =
    { $who ->
        [you] je verliest { $card } wegens oude schande
       *[other] { $name } verliest { $card } wegens oude schande
    }
log-lose-unseen = { $name } verliest ongezien een kaart wegens oude schande
log-play =
    { $who ->
        [you] je speelt { $card }
       *[other] { $name } speelt { $card }
    }
log-turn =
    { $who ->
        [you] je { $turn ->
            [leave] laat de tegel liggen
            [cw] draait de tegel met de klok mee
           *[ccw] draait de tegel tegen de klok in
        }
       *[other] { $name } { $turn ->
            [leave] laat de tegel liggen
            [cw] draait de tegel met de klok mee
           *[ccw] draait de tegel tegen de klok in
        }
    }
log-give-hero =
    { $who ->
        [you] je laat { $hero } gaan
       *[other] { $name } laat { $hero } gaan
    }
log-give-token =
    { $who ->
        [you] je betaalt een gunstfiche en houdt { $hero }
       *[other] { $name } betaalt een gunstfiche en houdt { $hero }
    }
log-undo =
    { $who ->
        [you] je neemt je laatste zet terug
       *[other] { $name } neemt de laatste zet terug
    }
log-forced = de enige zet

log-reveal =
    { $who ->
        [you] je toont { $hero }
       *[other] { $name } toont { $hero }
    }
log-scores = veldslag { $battle } wordt geteld: { $first } voor { $one }, { $second } voor { $two }
log-battle-won =
    { $who ->
        [you] je wint veldslag { $battle } en valt nu aan
       *[other] { $name } wint veldslag { $battle } en valt nu aan
    }
log-battle-last =
    { $who ->
        [you] je wint veldslag { $battle }
       *[other] { $name } wint veldslag { $battle }
    }
log-battle-tied = veldslag { $battle } eindigt onbeslist: beiden nemen hun kaarten terug, { $name } valt nu aan
log-exhausted =
    { $who ->
        [you] je front { $front } is uitgeput
       *[other] front { $front } van { $name } is uitgeput
    }

### Spelen in de terminal

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
play-won = { $name } wint het spel: { $reason } [{ $clause }]
play-won-you = Je wint het spel: { $reason } [{ $clause }]
play-lost-you = Je verliest het spel: { $reason } [{ $clause }]
play-drawn = Het spel eindigt onbeslist: { $reason } [{ $clause }]
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
play-help-hector =
    Een kaart als Y3 is een kleur en een waarde: R rood, G groen, B blauw, Y geel, P paars, N bruin; waarden 1 tot en met 4.
    De overhand telt al je open kaarten; wie meer heeft, mag na elke ronde de tegel draaien.
    Alleen kaarten in de kleur die naar jou wijst en in die van je held geven punten. Die beslissen de veldslag.
    Een front met minder dan 5 kaarten na een verloren veldslag is uitgeput. Alle drie uitgeput, of de reserve: verloren.

### Opdrachten

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

version = kleos { $version }, build { $build }
bots-parameters = parameters: { $known }
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
rules-count =
    { $count ->
        [one] 1 artikel
       *[other] { $count } artikelen
    }

# Snelheid
