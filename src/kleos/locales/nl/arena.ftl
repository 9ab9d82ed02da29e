### The arena and bots in processes of their own.

## Errors of bots

error-bot-start = { $bot } start niet: { $detail }
error-bot-late = { $bot } gaf binnen { $seconds } s geen antwoord
error-bot-rubbish = { $bot } antwoordde “{ $text }”; verwacht: { $wanted }
error-bot-flood = { $bot } schreef zonder einde; een regel heeft hoogstens { $most } bytes
error-bot-closed = { $bot } sloot zijn uitvoer
error-bot-exited = { $bot } eindigde met code { $code }: { $detail }
error-bot-crashed = { $bot } crashte: { $detail }
error-bot-no-game = { $bot } werd om een zet gevraagd voordat er een spel was
error-bot-illegal = { $bot } koos “{ $move }”, hier niet toegestaan
error-stdio-empty = stdio heeft een opdracht nodig; schrijf stdio:OPDRACHT
error-stdio-quotes = “{ $given }” is geen opdracht: { $detail }
error-stdio-command = geen programma heet “{ $command }”; stdio:OPDRACHT heeft er een nodig dat gevonden en gestart kan worden
error-code-empty = code heeft een Python-bestand nodig; schrijf code:BESTAND of code:BESTAND:KLASSE
error-code-file = { $file }: { $detail }
error-code-syntax = { $file }, regel { $line }: { $detail }
error-code-none = { $file } heeft geen klasse met een methode choose
error-code-several = { $file } heeft meerdere bots; noem er een van { $classes } achter een dubbele punt
error-code-class = { $file } heeft geen bot “{ $name }”, maar wel: { $classes }
error-extra = { $package } is niet geïnstalleerd; het komt met: pip install 'kleos[{ $extra }]'

## Errors of the arena

error-arena-players = een arena heeft minstens twee spelers nodig; noem ze als --players a,b
error-arena-bot = “{ $given }” noemt geen bot; schrijf --bot NAAM=OPGAVE
error-arena-person = mensen kunnen niet in de arena spelen; noem bots
error-arena-two = een vergelijking van twee sterktes heeft precies twee spelers nodig
error-arena-file = { $file }, regel { $line }: niet door een arena geschreven
error-arena-other = { $file } hoort bij een andere arena: { $field } is { $found }, verwacht: { $wanted }
error-arena-busy = { $file } is in gebruik bij een andere arena
error-ray-start = Ray kon niet gestart worden: { $detail }
error-sprt-part = “{ $given }” is geen deel van een toets; schrijf elo0=0,elo1=10,alpha=0.05,beta=0.05
error-sprt-order = elo0 moet onder elo1 liggen
end-forfeit = een bot gaf geen toegestane zet

## The arena in the terminal

arena-playing = speelt
arena-head = { $game }: { $games } spellen, startwaarde { $seed }
arena-versions = Kleos { $version } ({ $build }), regels { $rules }
arena-pairing =
    { $mirrored ->
        [true] { $a } tegen { $b }: { $score } % [{ $low }, { $high }] over { $deals } gespiegelde delingen; { $won } gewonnen, { $drawn } onbeslist, { $lost } verloren
       *[other] { $a } tegen { $b }: { $score } % [{ $low }, { $high }] over { $deals } delingen; { $won } gewonnen, { $drawn } onbeslist, { $lost } verloren
    }
arena-pairing-none = { $a } tegen { $b }: nog geen spel
arena-player = speler
arena-elo = Elo
arena-interval = 95 %
arena-points = punten
arena-seats = plaats 1 maakte { $share } % van de punten; een spel heeft gemiddeld { $plies } zetten en trekkingen
arena-sprt =
    { $accepted ->
        [H0] beslist na { $deals } delingen: niet sterker dan { $elo } Elo (LLR { $llr } onder { $low })
        [H1] beslist na { $deals } delingen: minstens { $elo } Elo sterker (LLR { $llr } boven { $high })
       *[none] nog niet beslist na { $deals } delingen (LLR { $llr } tussen { $low } en { $high })
    }
arena-forfeit = { $player } verloor reglementair { $games ->
        [one] een spel
       *[other] { $games } spellen
    }: { $why }
arena-gave-up = gestopt, omdat { $player } steeds weer uitviel; --recover speelt door
help-arena = Laat bots op dezelfde delingen tegen elkaar spelen en waardeer ze.
help-arena-players = De bots, zoals greedy,uniform of greedy:slip=0.1,stdio:./mijnbot
help-arena-games = Spellen per paar.
help-arena-mirror = Speel elke deling twee keer, met verwisselde plaatsen.
help-arena-seed = Bepaalt alle delingen en al het toeval van de bots.
help-arena-bot = Geef een bot een eigen naam, zoals mijn="stdio:python3 mijn.py"
help-arena-code = Laad de bots van een Python-bestand; hun klassen zijn namen voor --players.
help-arena-seconds = Zeg de bots hoelang ze over een zet mogen denken.
help-arena-patience = Seconden wachten op een zet als er geen --seconds genoemd zijn.
help-arena-concurrency = Spellen tegelijk; zoveel als er kernen zijn.
help-arena-on = Speel in processen van deze machine, of op Ray.
help-arena-out = Bewaar elk afgelopen spel in dit bestand en ga daar verder.
help-arena-sprt = Stop zodra duidelijk is welke sterkte past: elo0=0,elo1=10,alpha=0.05,beta=0.05
help-arena-recover = Speel door, hoe vaak een bot ook uitvalt.
help-arena-report = Schrijf een pagina met alle uitslagen.
help-arena-quiet = Geen voortgang, en geen uitslag behalve uitvallers.

## The report of an arena

report-language = nl
report-title = { $game }: een arena van { $games } spellen
report-players = { $name } is { $spec }
report-settings = startwaarde { $seed }, opties: { $options }
report-ratings = Waarderingen
report-ratings-note = Elo volgens Bradley en Terry over alle paren, gemiddelde op 0; lijnen dekken 95 % van de waarderingen op opnieuw getrokken delingen.
report-cross = Kruistabel
report-cross-note = Punten van de rij tegen de kolom in procenten, met een 95%-interval uit de delingen.
report-seats = Plaatsen
report-seats-note = Punten op elke plaats in procenten, met 95%-intervallen.
report-seat-of = { $player }, plaats { $seat }
report-seat-all = iedereen, plaats 1
report-length = Lengte van een spel
report-length-note = Zetten en trekkingen samen.
report-median = mediaan { $plies }
report-lift-hero = Helden
report-lift-hero-note = Punten van wie de held inzette, boven de helft en in procenten, met 95%-intervallen. Wie een held inzet, wint misschien al.
report-lift-card = Kaarten
report-lift-card-note = Punten van wie de kaart speelde, boven de helft en in procenten, met 95%-intervallen. Wie een kaart speelt, wint misschien al.
report-games = spellen
report-forfeits = Uitvallers

## Exploitability

error-exploit-players = noem minstens één bot, als --players uniform,greedy
exploit-asking = vraagt { $bot } in elke kennistoestand
exploit-head = uitbuitbaarheid in de laatste twee rondes van een heel kleine veldslag van Hector & Achilles, startwaarde { $seed }
exploit-note = wat een beste antwoord gemiddeld over beide plaatsen wint, in punten van -1 tot 1; { $states } kennistoestanden
help-exploit = Druk de exacte uitbuitbaarheid van bots in een heel klein spel af.
help-exploit-players = De bots waarvan de speelwijze gemeten wordt.
help-exploit-seed = Bepaalt het toeval van de bots.
