### The arena and bots in processes of their own.

## Errors of bots

error-bot-start = { $bot } startet nicht: { $detail }
error-bot-late = { $bot } hat nicht binnen { $seconds } s geantwortet
error-bot-rubbish = { $bot } antwortete „{ $text }“; erwartet: { $wanted }
error-bot-flood = { $bot } schrieb zu viel; eine Zeile hat höchstens { $most } Bytes
error-bot-closed = { $bot } hat die Ausgabe geschlossen
error-bot-exited = { $bot } endete mit Exit-Code { $code }: { $detail }
error-bot-crashed = { $bot } ist abgestürzt: { $detail }
error-bot-no-game = { $bot } wurde nach einem Zug gefragt, bevor eine Partie begann
error-bot-illegal = { $bot } wählte „{ $move }“; das ist hier nicht erlaubt
error-stdio-empty = stdio braucht einen Befehl; schreib stdio:BEFEHL
error-stdio-quotes = „{ $given }“ ist kein Befehl: { $detail }
error-stdio-command = es gibt kein Programm namens „{ $command }“; stdio:BEFEHL braucht eines, das gefunden und gestartet werden kann
error-code-empty = code braucht eine Python-Datei; schreib code:DATEI oder code:DATEI:KLASSE
error-code-file = { $file }: { $detail }
error-code-syntax = { $file }, Zeile { $line }: { $detail }
error-code-none = { $file } hat keine Klasse mit einer Methode choose
error-code-several = { $file } hat mehrere Bots; nenne nach einem Doppelpunkt einen davon: { $classes }
error-code-class = { $file } hat keinen Bot „{ $name }“; vorhanden: { $classes }
error-extra = { $package } ist nicht installiert; du bekommst es mit: pip install 'kleos[{ $extra }]'

## Errors of the arena

error-arena-players = eine Arena braucht mindestens zwei Spieler; gib sie an als --players a,b
error-arena-bot = „{ $given }“ gibt keinem Bot einen Namen; schreib --bot NAME=ANGABE
error-arena-person = Menschen können in der Arena nicht spielen; gib Bots an
error-arena-two = ein Vergleich zweier Stärken braucht genau zwei Spieler
error-arena-file = { $file }, Zeile { $line }: Diese Zeile hat keine Arena geschrieben
error-arena-other = { $file } gehört zu einer anderen Arena: { $field } ist { $found }, erwartet: { $wanted }
error-arena-busy = { $file } wird von einer anderen Arena benutzt
error-adjust-luck = die Datei enthält Partien, deren Glück nicht gemessen wurde; --adjust braucht eine neue
error-ray-start = Ray ließ sich nicht starten: { $detail }
error-sprt-part = „{ $given }“ ist keine Einstellung des Tests; schreib elo0=0,elo1=10,alpha=0.05,beta=0.05
error-sprt-order = elo0 muss unter elo1 liegen
end-forfeit = ein Bot machte keinen erlaubten Zug

## The arena in the terminal

arena-playing = Partien laufen
arena-head = { $game }: { $games } Partien, Startwert { $seed }
arena-versions = Kleos { $version } ({ $build }), Regeln { $rules }
arena-pairing =
    { $mirrored ->
        [true] { $a } gegen { $b }: { $score } % [{ $low }, { $high }] bei { $deals } gespiegelten Kartengaben; { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
       *[other] { $a } gegen { $b }: { $score } % [{ $low }, { $high }] bei { $deals } Kartengaben; { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
    }
arena-pairing-none = { $a } gegen { $b }: noch keine Partie
arena-adjusted = ohne Glück: { $score } % [{ $low }, { $high }]; die Ziehungen gaben { $luck } ± { $luck_error } Punkte je Partie, davon { $share } % abgezogen; die Varianz sank um den Faktor { $factor } [{ $factor_low }, { $factor_high }]
arena-adjusted-few = ohne Glück: Dafür braucht es mindestens { $count } Kartengaben
arena-player = Spieler
arena-elo = Elo
arena-interval = 95 %
arena-points = Punkte
arena-seats = Platz 1 holte { $share } % der Punkte; eine Partie hat im Mittel { $plies } Züge und Ziehungen
arena-sprt =
    { $accepted ->
        [H0] entschieden nach { $deals } Kartengaben: nicht stärker als { $elo } Elo (LLR { $llr } unter { $low })
        [H1] entschieden nach { $deals } Kartengaben: mindestens { $elo } Elo stärker (LLR { $llr } über { $high })
       *[none] noch nicht entschieden nach { $deals } Kartengaben (LLR { $llr } zwischen { $low } und { $high })
    }
arena-forfeit = { $player } verlor { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } kampflos: { $why }
arena-gave-up = abgebrochen, weil { $player } immer wieder kampflos verlor; mit --recover geht es weiter
help-arena = Bots mit denselben Kartengaben gegeneinander spielen lassen und bewerten.
help-arena-players = Die Bots, etwa greedy,uniform oder greedy:slip=0.1,stdio:./meinbot
help-arena-games = Partien je Paarung.
help-arena-mirror = Jede Kartengabe zweimal spielen, mit getauschten Plätzen.
help-arena-seed = Startwert aller Kartengaben und des Zufalls der Bots.
help-arena-bot = Einem Bot einen eigenen Namen geben, etwa meiner="stdio:python3 mein.py"
help-arena-code = Die Bots einer Python-Datei laden; ihre Klassen sind Namen für --players.
help-arena-seconds = Den Bots mitteilen, wie lange sie über einen Zug nachdenken dürfen.
help-arena-patience = Wartezeit auf einen Zug in Sekunden, wenn --seconds fehlt.
help-arena-concurrency = Zahl der gleichzeitigen Partien (Vorgabe: eine je Kern).
help-arena-on = In Prozessen auf diesem Rechner oder auf Ray spielen.
help-arena-out = Jede beendete Partie in dieser Datei speichern und von dort weitermachen.
help-arena-sprt = Aufhören, sobald klar ist, welche Stärke passt: elo0=0,elo1=10,alpha=0.05,beta=0.05
help-arena-recover = Weiterspielen, wie oft ein Bot auch kampflos verliert.
help-arena-report = Eine Seite mit allen Ergebnissen schreiben.
help-arena-adjust = Auch die Ergebnisse ohne das Glück der Ziehungen ausgeben, und wie viel weniger sie schwanken.
help-arena-quiet = Keinen Fortschritt zeigen und kein Ergebnis außer kampflosen Niederlagen.

## The report of an arena

report-language = de
report-title = { $game }: eine Arena mit { $games } Partien
report-players = { $name } ist { $spec }
report-settings = Startwert { $seed }, Optionen: { $options }
report-ratings = Wertungen
report-ratings-note = Elo nach Bradley und Terry über alle Paarungen, der Mittelwert liegt bei 0; die Striche umfassen 95 % der Wertungen bei neu gezogenen Kartengaben.
report-cross = Kreuztabelle
report-cross-note = Punkte der Zeile gegen die Spalte in Prozent, mit einem 95-%-Bereich aus den Kartengaben.
report-seats = Plätze
report-seats-note = Punkte auf jedem Platz in Prozent, mit 95-%-Bereichen.
report-seat-of = { $player }, Platz { $seat }
report-seat-all = alle, Platz 1
report-length = Länge einer Partie
report-length-note = Züge und Ziehungen zusammen.
report-median = Median { $plies }
report-lift-hero = Helden
report-lift-hero-note = Um so viel Prozent liegen die Punkte dessen, der den Helden eingesetzt hat, über der Hälfte, mit 95-%-Bereichen. Wer einen Helden einsetzt, liegt vielleicht schon vorn.
report-lift-card = Karten
report-lift-card-note = Um so viel Prozent liegen die Punkte dessen, der die Karte gespielt hat, über der Hälfte, mit 95-%-Bereichen. Wer eine Karte spielt, liegt vielleicht schon vorn.
report-games = Partien
report-forfeits = Kampflose Niederlagen

## Exploitability

error-exploit-players = gib mindestens einen Bot an, etwa --players uniform,greedy
exploit-asking = { $bot } wird in jedem Wissensstand gefragt
exploit-head = Ausnutzbarkeit in { $game }, Startwert { $seed }
exploit-note = was eine beste Antwort im Mittel beider Plätze gewinnt, in Punkten von −1 bis 1; { $states } Wissensstände
exploit-solving = { $game } wird gelöst
exploit-value = Der Wert des Spiels für Platz 1 ist { $value }; das zeigt eine Strategie mit einer Ausnutzbarkeit von { $gap }.
help-exploit = Die genaue Ausnutzbarkeit von Bots in einem verkleinerten Spiel ausgeben.
help-exploit-game = Das verkleinerte Spiel, etwa hector:small, olympus:small oder hellas:small.
help-exploit-iterations = Mit wie vielen Durchläufen von CFR+ das Spiel gelöst wird.
help-exploit-players = Die Bots, deren Spielweise gemessen wird.
help-exploit-seed = Startwert des Zufalls der Bots.

## Datasets

help-arena-dataset = Jede Entscheidung als Zeile für lernende Programme in diesen neuen Ordner schreiben; die Wahrheit kommt in eine eigene Datei.
help-arena-dataset-form = Die Form der Daten: jsonl oder parquet (Zusatzpaket kleos[data]).
error-dataset-folder = Daten brauchen einen neuen oder leeren Ordner, und { $folder } ist keiner
error-dataset-moves = die Partien in dieser Datei wurden gespielt, ohne ihre Züge zu behalten; fang mit --dataset eine neue an
