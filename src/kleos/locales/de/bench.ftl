### kleos bench: speed beside other engines, memory, growth.

help-bench = Geschwindigkeit, Speicher und Wachstum messen, oder Spielstärke.
help-bench-peers = Andere Programme im selben Lauf messen (im Extra bench enthalten).
help-bench-rl = Stattdessen messen, was Lernverfahren nutzen: Kodierungen, Beobachtungen und Schritte durch jede Schnittstelle.
help-bench-growth = Statt der Geschwindigkeit messen, wie sich eine Suche mit wachsendem Baum schlägt.
help-bench-nodes = Wie weit der Baum wächst.
help-bench-rounds = Zahl der abwechselnden Runden.
help-bench-seconds = CPU-Sekunden je Messung.
help-bench-only = Nur Messungen, deren Name dies enthält.
help-bench-json = Die Zahlen auch in diese Datei schreiben.
help-bench-plot = Die Zahlen auch in diese Datei zeichnen (SVG).
help-bench-strength = Statt der Geschwindigkeit die Spielstärke messen: eine Leiter von Gegnern, Angewohnheiten und exakte Aufgaben.
help-bench-bot = Spielstärke: der geprüfte Bot, als Name ohne Bedenkzeit.
help-bench-pairs = Spielstärke: gespiegelte Paare je Begegnung, 0 für keine.
help-bench-sims = Spielstärke: Simulationen je Zug auf beiden Seiten.
help-bench-cpu-ms = Spielstärke: Millisekunden Rechenzeit je Zug, wo die Zeit gleich ist; 0 lässt das aus.
help-bench-tails = Spielstärke: wie viele Aufgaben jeder Sammlung, 0 für keine.
help-bench-samples = Spielstärke: wie oft ein Bot in jedem Informationszustand einer Aufgabe gefragt wird.
help-bench-sprt = Spielstärke: eine Begegnung beenden, sobald dieser Test entschieden ist.
help-bench-skip = Spielstärke: Gegner der Leiter auslassen, deren Name dies enthält.
help-bench-seed = Spielstärke: der Startwert, aus dem alles folgt.
help-bench-out = Spielstärke: die Datei aller Ergebnisse; was darin steht, wird nicht noch einmal gemessen.
help-bench-tables = Spielstärke: die Tabellen auch in diese Datei schreiben (Markdown).
bench-title = Je CPU-Sekunde, Mediane von { $rounds ->
    [one] einer Runde
   *[other] { $rounds } abwechselnden Runden
  }; { $machine }
bench-what = was
bench-median = Median
bench-spread = kleinster – größter
bench-ratios = mal so schnell wie
bench-running = Messung läuft
bench-skipped = ausgelassen, weil nicht installiert (pip install 'kleos[bench]'): { $peers }
bench-pure-alone = dies ist der reine Build, der kompilierte wird also nicht gemessen
bench-group-playouts = Zufallspartien, Schritte je Sekunde
bench-group-search = Suche, Simulationen je Sekunde
bench-group-state = Stellungen, je Sekunde
bench-group-learning = Schnittstellen für Lernverfahren: Agentenschritte, Kodierungen oder Beobachtungen je Sekunde
bench-group-vectors = Partien in einem Vektor, Agentenschritte je Sekunde
bench-vector-title = Agentenschritte je Sekunde nach der Zahl der Partien in einem Vektor; { $machine }
bench-vector-games = Partien
bench-growth-title = { $game }: Suche bis zum Ende der Partie, während der Suchbaum wächst; { $machine }
bench-growth-nodes = Knoten
bench-growth-simulations = Simulationen
bench-growth-cost = Mikrosekunden je Simulation
bench-growth-memory = MB mehr
bench-growth-free = ohne Grenze
bench-growth-cap = Grenze von { $cap } Knoten
bench-growth-node = { $bytes } Byte je Knoten
error-bench-only = keine Messung hat „{ $only }“ im Namen
error-bench-failed = die Messung { $name } ist gescheitert: { $detail }
error-bench-file = { $file } lässt sich nicht schreiben: { $detail }
bench-strength-next = { $what } wird gemessen
error-bench-line = { $file }, Zeile { $line }: das ist kein Ergebnis der Stärkemessung
