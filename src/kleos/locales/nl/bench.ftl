### kleos bench: speed beside other engines, memory, growth.

help-bench = Meet snelheid, geheugen en groei, of speelsterkte.
help-bench-peers = Meet andere programma’s in dezelfde meting (ze horen bij de extra bench).
help-bench-rl = Meet in plaats daarvan wat lerende programma’s gebruiken: coderingen, waarnemingen en stappen via elke interface.
help-bench-growth = Meet in plaats van snelheid hoe een zoekmethode presteert terwijl de zoekboom groeit.
help-bench-nodes = Hoe ver de boom groeit.
help-bench-rounds = Hoeveel afwisselende rondes.
help-bench-seconds = CPU-seconden per meting.
help-bench-only = Alleen metingen waarvan de naam dit bevat.
help-bench-json = Schrijf de cijfers ook in dit bestand.
help-bench-plot = Teken de cijfers ook in dit bestand (SVG).
help-bench-strength = Meet in plaats van snelheid de speelsterkte: een ladder van tegenstanders, gewoonten en exacte opgaven.
help-bench-bot = Speelsterkte: de onderzochte bot, als naam zonder budget.
help-bench-pairs = Speelsterkte: gespiegelde paren per ontmoeting, 0 voor geen.
help-bench-sims = Speelsterkte: simulaties per zet aan beide kanten.
help-bench-cpu-ms = Speelsterkte: milliseconden rekentijd per zet waar de tijd gelijk is; 0 laat dat weg.
help-bench-tails = Speelsterkte: hoeveel opgaven van elke verzameling, 0 voor geen.
help-bench-samples = Speelsterkte: hoe vaak een bot in elke informatietoestand van een opgave ondervraagd wordt.
help-bench-sprt = Speelsterkte: beëindig een ontmoeting zodra deze test beslist is.
help-bench-skip = Speelsterkte: sla tegenstanders van de ladder over waarvan de naam dit bevat.
help-bench-seed = Speelsterkte: de startwaarde waaruit alles volgt.
help-bench-out = Speelsterkte: het bestand met alle uitslagen; wat erin staat, wordt niet opnieuw gemeten.
help-bench-tables = Speelsterkte: schrijf de tabellen ook in dit bestand (Markdown).
bench-title = Per CPU-seconde, medianen van { $rounds ->
    [one] één ronde
   *[other] { $rounds } afwisselende rondes
  }; { $machine }
bench-what = wat
bench-median = mediaan
bench-spread = laagste - hoogste
bench-ratios = keer zo snel als
bench-running = meten
bench-skipped = overgeslagen, niet geïnstalleerd (pip install 'kleos[bench]'): { $peers }
bench-pure-alone = dit is de pure build, dus de gecompileerde wordt niet gemeten
bench-group-playouts = Willekeurige partijen, stappen per seconde
bench-group-search = Zoeken, simulaties per seconde
bench-group-state = Stellingen, per seconde
bench-group-learning = Interfaces voor lerende programma’s: stappen van agenten, coderingen of waarnemingen per seconde
bench-group-vectors = Partijen in één vector, stappen van agenten per seconde
bench-vector-title = Stappen van agenten per seconde naar het aantal partijen in een vector; { $machine }
bench-vector-games = partijen
bench-growth-title = { $game }: zoeken tot het einde van de partij terwijl de boom groeit; { $machine }
bench-growth-nodes = knopen
bench-growth-simulations = simulaties
bench-growth-cost = microseconden per simulatie
bench-growth-memory = MB meer
bench-growth-free = zonder grens
bench-growth-cap = grens van { $cap } knopen
bench-growth-node = { $bytes } bytes per knoop
error-bench-only = er is geen meting met “{ $only }” in de naam
error-bench-failed = de meting { $name } is mislukt: { $detail }
error-bench-file = { $file } kan niet worden geschreven: { $detail }
bench-strength-next = { $what } wordt gemeten
error-bench-line = { $file }, regel { $line }: dit is geen uitslag van de sterktemeting
