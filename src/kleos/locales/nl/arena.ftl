### The arena and bots in processes of their own.

## Errors of bots

error-bot-start = { $bot } start niet: { $detail }
error-bot-late = { $bot } antwoordde niet binnen { $seconds } s
error-bot-rubbish = { $bot } antwoordde “{ $text }”; verwacht: { $wanted }
error-bot-flood = { $bot } schreef te veel; een regel mag hoogstens { $most } bytes lang zijn
error-bot-closed = { $bot } sloot zijn uitvoer
error-bot-exited = { $bot } eindigde met afsluitcode { $code }: { $detail }
error-bot-crashed = { $bot } crashte: { $detail }
error-bot-no-game = { $bot } werd om een zet gevraagd voordat er een partij was begonnen
error-bot-illegal = { $bot } koos “{ $move }”, maar dat is hier niet toegestaan
error-stdio-empty = stdio heeft een opdracht nodig; schrijf stdio:OPDRACHT
error-stdio-quotes = “{ $given }” is geen opdracht: { $detail }
error-stdio-command = er is geen programma “{ $command }”; stdio:OPDRACHT heeft er een nodig dat te vinden en te starten is
error-code-empty = code heeft een Python-bestand nodig; schrijf code:BESTAND of code:BESTAND:KLASSE
error-code-file = { $file }: { $detail }
error-code-syntax = { $file }, regel { $line }: { $detail }
error-code-none = { $file } heeft geen klasse met een methode choose
error-code-several = { $file } heeft meerdere bots; zet een van { $classes } achter een dubbele punt
error-code-class = { $file } heeft geen bot “{ $name }”, maar wel: { $classes }
error-extra = { $package } is niet geïnstalleerd; installeer het met: pip install 'kleos[{ $extra }]'

## Errors of the arena

error-arena-players = een arena heeft minstens twee spelers nodig; geef ze op als --players a,b
error-arena-bot = “{ $given }” is geen bot; schrijf --bot NAAM=OPGAVE
error-arena-person = mensen kunnen niet in de arena spelen; kies bots
error-arena-two = een vergelijking van twee sterktes heeft precies twee spelers nodig
error-arena-file = { $file }, regel { $line }: niet door een arena geschreven
error-arena-other = { $file } hoort bij een andere arena: { $field } is { $found }, verwacht: { $wanted }
error-arena-busy = { $file } is in gebruik bij een andere arena
error-adjust-luck = het bestand bevat partijen waarvan het geluk niet is gemeten; --adjust heeft een nieuw bestand nodig
error-ray-start = Ray kon niet gestart worden: { $detail }
error-sprt-part = “{ $given }” is geen instelling van de toets; schrijf elo0=0,elo1=10,alpha=0.05,beta=0.05
error-sprt-order = elo0 moet onder elo1 liggen
end-forfeit = een bot deed geen toegestane zet

## The arena in the terminal

arena-playing = spelen
arena-head = { $game }: { $games } partijen, startwaarde { $seed }
arena-versions = Kleos { $version } ({ $build }), regels { $rules }
arena-pairing =
    { $mirrored ->
        [true] { $a } tegen { $b }: { $score }% [{ $low }, { $high }] over { $deals } gespiegelde kaartverdelingen; { $won } gewonnen, { $drawn } gelijkgespeeld, { $lost } verloren
       *[other] { $a } tegen { $b }: { $score }% [{ $low }, { $high }] over { $deals } kaartverdelingen; { $won } gewonnen, { $drawn } gelijkgespeeld, { $lost } verloren
    }
arena-pairing-none = { $a } tegen { $b }: nog geen partij
arena-adjusted = zonder geluk: { $score }% [{ $low }, { $high }]; de trekkingen gaven { $luck } ± { $luck_error } punten per partij, daarvan { $share }% afgetrokken; de variantie daalde met een factor { $factor } [{ $factor_low }, { $factor_high }]
arena-adjusted-few = zonder geluk: daarvoor zijn minstens { $count } kaartverdelingen nodig
arena-player = speler
arena-elo = Elo
arena-interval = 95%
arena-points = punten
arena-seats = plaats 1 haalde { $share }% van de punten; een partij heeft gemiddeld { $plies } zetten en trekkingen
arena-sprt =
    { $accepted ->
        [H0] beslist na { $deals } kaartverdelingen: niet sterker dan { $elo } Elo (LLR { $llr } onder { $low })
        [H1] beslist na { $deals } kaartverdelingen: minstens { $elo } Elo sterker (LLR { $llr } boven { $high })
       *[none] nog niet beslist na { $deals } kaartverdelingen (LLR { $llr } tussen { $low } en { $high })
    }
arena-forfeit = { $player } verloor reglementair { $games ->
        [one] een partij
       *[other] { $games } partijen
    }: { $why }
arena-gave-up = gestopt, omdat { $player } steeds reglementair verloor; --recover speelt door
help-arena = Laat bots met dezelfde kaartverdelingen tegen elkaar spelen en geef ze een waardering.
help-arena-players = De bots, bijvoorbeeld greedy,uniform of greedy:slip=0.1,stdio:./mijnbot
help-arena-games = Aantal partijen per paar.
help-arena-mirror = Speel elke kaartverdeling twee keer, met verwisselde plaatsen.
help-arena-seed = Startwaarde van alle kaartverdelingen en van het toeval van de bots.
help-arena-bot = Geef een bot een eigen naam, bijvoorbeeld mijn="stdio:python3 mijn.py"
help-arena-code = Laad de bots van een Python-bestand; hun klassen zijn namen voor --players.
help-arena-seconds = Vertel de bots hoelang ze over een zet mogen nadenken.
help-arena-patience = Aantal seconden om op een zet te wachten als --seconds ontbreekt.
help-arena-concurrency = Aantal partijen tegelijk (standaard: één per kern).
help-arena-on = Speel in processen op deze computer, of op Ray.
help-arena-out = Bewaar elke afgelopen partij in dit bestand en ga daar later verder.
help-arena-sprt = Stop zodra duidelijk is welke sterkte past: elo0=0,elo1=10,alpha=0.05,beta=0.05
help-arena-recover = Speel door, hoe vaak een bot ook reglementair verliest.
help-arena-report = Schrijf een pagina met alle uitslagen.
help-arena-adjust = Geef ook de uitslagen zonder het geluk van de trekkingen, en hoeveel minder ze schommelen.
help-arena-quiet = Toon geen voortgang, en geen uitslag behalve reglementair verlies.

## The report of an arena

report-language = nl
report-title = { $game }: een arena van { $games } partijen
report-players = { $name } is { $spec }
report-settings = startwaarde { $seed }, opties: { $options }
report-ratings = Waarderingen
report-ratings-note = Elo volgens Bradley en Terry over alle paren, met het gemiddelde op 0; de lijnen dekken 95% van de waarderingen bij opnieuw getrokken kaartverdelingen.
report-cross = Kruistabel
report-cross-note = Punten van de rij tegen de kolom in procenten, met een 95%-interval uit de kaartverdelingen.
report-seats = Plaatsen
report-seats-note = Punten op elke plaats in procenten, met 95%-intervallen.
report-seat-of = { $player }, plaats { $seat }
report-seat-all = iedereen, plaats 1
report-length = Lengte van een partij
report-length-note = Zetten en trekkingen samen.
report-median = mediaan { $plies }
report-lift-hero = Helden
report-lift-hero-note = Punten van wie de held inzette, boven de helft en in procenten, met 95%-intervallen. Wie een held inzet, staat misschien al op winst.
report-lift-card = Kaarten
report-lift-card-note = Punten van wie de kaart speelde, boven de helft en in procenten, met 95%-intervallen. Wie een kaart speelt, staat misschien al op winst.
report-games = partijen
report-forfeits = Reglementair verloren

## Exploitability

error-exploit-players = geef minstens één bot op, bijvoorbeeld --players uniform,greedy
exploit-asking = { $bot } wordt in elke informatietoestand ondervraagd
exploit-head = uitbuitbaarheid in { $game }, startwaarde { $seed }
exploit-note = wat de beste tegenstrategie gemiddeld over beide plaatsen wint, in punten van −1 tot 1; { $states } informatietoestanden
exploit-solving = { $game } wordt opgelost
exploit-value = de waarde van het spel voor plaats 1 is { $value }, aangetoond met een strategie met een uitbuitbaarheid van { $gap }
help-exploit = Toon de exacte uitbuitbaarheid van bots in een verkleind spel.
help-exploit-game = Het verkleinde spel, bijvoorbeeld hector:small, olympus:small of hellas:small.
help-exploit-iterations = Met hoeveel iteraties van CFR+ het spel wordt opgelost.
help-exploit-players = De bots waarvan de speelwijze gemeten wordt.
help-exploit-seed = Startwaarde van het toeval van de bots.

## Datasets

help-arena-dataset = Schrijf elke beslissing als een rij voor lerende programma’s in deze nieuwe map; de waarheid komt in een apart bestand.
help-arena-dataset-form = De vorm van de gegevens: jsonl of parquet (extra kleos[data]).
error-dataset-folder = gegevens hebben een nieuwe of lege map nodig, en dat is { $folder } niet
error-dataset-moves = de partijen in dit bestand zijn gespeeld zonder hun zetten te bewaren; begin een nieuw bestand met --dataset
