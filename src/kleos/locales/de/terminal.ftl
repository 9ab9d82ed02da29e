### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · du bist Spieler { $seat }, gegen { $rival } · Hilfe mit help
       *[other] { $game } · du führst die { $people }, Spieler { $seat }, gegen { $rival } · Hilfe mit help
    }
play-welcome-two = { $game } · zwei Spieler an einem Bildschirm · Hilfe mit help
play-loaded = aus { $file } fortgesetzt, ab Schritt { $ply }
play-prompt = >
play-curtain = Gib den Bildschirm an { $name } und drücke Enter.
play-number-range = es gibt keinen Zug { $number }; die Nummern gehen von 1 bis { $most }
play-log-form = so steht es im Verlauf; um es zu spielen, tippe { $code }
play-what = „{ $text }“ ist hier kein Befehl; help zeigt alle, oder tippe eine Nummer von 1 bis { $most }
play-why-what = welcher Zug? Gib eine Nummer oder einen Code an, etwa: why 1, why { $code }
play-legal = { $code }: jetzt erlaubt, { $words } [{ $clause }]
play-hint-people = Tipps gibt es nur in Partien gegen Bots
play-hint-off = Tipps sind gegen { $bot } aus; einschalten mit: kleos play { $game } --hints
play-hint-marked = Der Coach sieht, was du siehst, und spielt nie für dich. Diese Partie gilt als gecoacht.
play-hint-more = Noch einmal hint zeigt gute Züge mit ihren Chancen.
play-hint-moves = Gute Züge, mit deiner Gewinnchance nach allem, was du wissen kannst:
play-hint-move = { $number }. { $words } [{ $code }]: { $chance } %, zwischen { $low } und { $high } %
play-hint-yours = Du bist am Zug: Der Coach spielt nichts für dich.
play-hint-used = Du hast in dieser Partie den Coach um Tipps gebeten.
play-mirror-people = den Spiegel gibt es hier nur in Partien gegen Bots
play-undone = zurückgenommen
play-save-exists = { $file } gibt es schon; wähle einen anderen Namen
play-save-number = „{ $name }“ ist kein Dateiname; ein Beispiel: spiel.json
play-save-what = wohin speichern? Gib eine Datei an, etwa: save spiel.json
play-saved = gespeichert in { $file }; die Datei enthält auch verdeckte Karten; weiter geht es mit: kleos play { $game } --load { $file }
play-saved-over = gespeichert in { $file }; ansehen mit: kleos replay { $file }
play-card-what = welche Karte? Gib ihren Namen oder ihren Code an
play-no-cards = die Karten dieses Spiels haben Farbe und Wert, aber keinen Text
play-rules-what = welcher Absatz? Zum Beispiel: rules { $example }
play-no-clause = es gibt keinen Absatz namens „{ $wanted }“; ein Beispiel: { $example }
play-explain-what = welches Wort? Zum Beispiel: explain { $example }
play-term-example = Beispiel: { $example }
play-no-term = das Wort „{ $wanted }“ steht nicht auf diesem Tisch; explain allein listet alle auf
play-leave-unsaved = Bei Schritt { $ply } verlassen, nicht gespeichert. Nächstes Mal: save DATEI, dann kleos play { $game } --load DATEI
play-leave-saved = Bei Schritt { $ply } verlassen. Weiter geht es mit: kleos play { $game } --load { $file }
play-quit-save = Die Partie vorher speichern? Dateiname, oder Enter zum Beenden ohne Speichern:
play-end-save = Die Partie speichern? Dateiname, oder Enter zum Überspringen:
play-won = { $name } gewinnt die Partie: { $reason }{ $clause }
play-won-you = Du gewinnst die Partie: { $reason }{ $clause }
play-lost-you = Du verlierst die Partie: { $reason }{ $clause }
play-drawn = Die Partie endet unentschieden: { $reason }{ $clause }
play-seed = Ausgeteilt mit Startwert { $seed }.
play-resign-sure = Du verlierst die Partie sofort. Aufgeben? (ja oder nein)
play-help =
    1, 2, …          den Zug mit dieser Nummer spielen
    CODE             einen Zug mit seinem Code spielen, er steht rechts: { $code }
    hint             worauf du achten solltest; noch einmal: gute Züge mit Chancen
    mirror           was du und dein Gegner über verborgene Karten wissen könnt
    why 3            der Absatz, der Zug 3 erlaubt
    why CODE         der Absatz, der einen Zug erlaubt oder verbietet
    undo             den letzten Zug zurücknehmen, solange nichts aufgedeckt wurde
    resign           die Partie aufgeben
    table            den Tisch neu zeichnen
    log              alles, was du bisher gesehen hast
    rules { $clause }   ein Absatz der Regeln
    explain WORT     was ein Wort auf dem Tisch heißt; allein: alle Wörter
    save DATEI       die Partie in eine Datei schreiben
    quit             beenden

## Help of commands

help-app = Drei Duelle im alten Griechenland für zwei Spieler.
help-debug = Zeigen, wo ein Fehler auftrat.
help-lang = Sprache aller Texte (Vorgabe: aus LANG).
help-version = Version und Build zeigen.
help-json = JSON ausgeben.
help-play = Im Terminal spielen.
help-play-game = Das Spiel, etwa hector.
help-seat = Dein Platz, 1 oder 2.
help-against = Ein Bot, etwa greedy, oder person.
help-seed = Mit diesem Startwert austeilen.
help-option = Eine Regeloption, name=wert; auch mehrmals.
help-components = Mit dem Spielmaterial in dieser Datei spielen.
help-load = Die Partie in dieser Datei fortsetzen.
help-hints = Tipps vom Coach zulassen (Vorgabe: gegen leichte Bots).
help-learn = Ein Spiel in kurzen Lektionen spielend lernen.
help-learn-game = Das Spiel, das du lernen willst, zum Beispiel hector.
help-learn-lesson = Die Lektion, mit der du beginnst, mit Name oder Nummer.
help-learn-list = Die Lektionen auflisten.
help-games = Die Spiele und ihre Optionen auflisten.
help-bots = Die Bots auflisten.
help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
help-replay-file = Eine gespeicherte Partie, wie save sie schreibt.
help-as = Ansehen als Spieler 1 oder 2, als Zuschauer (public) oder vollständig (full).
help-all = Die ganze Partie auf einmal ausgeben.
help-verify = Siegel, Züge und Kartengabe einer gespeicherten Partie prüfen.
help-rules = Die Absätze eines Spiels zeigen, oder einen Absatz.
help-rules-what = Ein Spiel oder ein Absatz, etwa hector oder HA-05-41.
help-trace = Die Absätze mit den Tests vergleichen, die sie belegen.
help-rules-book = Das Regelheft ausgeben: Kapitel, Tische und Beispiele.
help-rules-summary = Das Spiel auf einer Seite ausgeben.
manual-usage = Aufruf: { $line }
manual-command = BEFEHL
manual-options-short = Optionen
manual-commands = Befehle
manual-arguments = Argumente
manual-options = Optionen
manual-help = Diese Seite zeigen.
manual-default = (Vorgabe: { $value })
help-bots-game = Nur die Bots, die dieses Spiel spielen.
help-serve = Partien für Browser und Bots bereitstellen.
help-serve-host = Adresse für Verbindungen; 127.0.0.1 ist nur dieser Rechner.
help-serve-port = Port für Verbindungen; 0 nimmt einen freien.
help-serve-db = Datenbank: sqlite:///DATEI oder postgresql://USER@HOST/NAME; Vorgabe: SQLite in deinem Datenordner.
help-serve-public = Die Adresse, die die Spieler benutzen, etwa https://games.example.org.
help-serve-proxy = Adresse oder Netz des Reverse-Proxys, dessen X-Forwarded-Headern vertraut wird; mehrere durch Kommas getrennt.
help-serve-open = Die Seite im Browser öffnen.
help-schema = OpenAPI-Dokument und JSON-Schemata des Servers als JSON ausgeben.

## Lists

version = kleos { $version }, Build { $build }
bots-parameters = Parameter: { $known }
rules-book-title = Regelheft · { $game }
rules-book-example = Beispiel
rules-book-answer = Antwort: { $answer }
rules-count =
    { $count ->
        [one] 1 Absatz
       *[other] { $count } Absätze
    }
bots-rating = { $game }: Wertung { $rating } (uniform = 0; Abstand zum Bot darunter { $low } bis { $high }, 95 %), { $sims } Simulationen je Zug

## Records

replay-head =
    { $lines ->
        [one] { $game } · { $one } gegen { $two } · 1 Schritt
       *[other] { $game } · { $one } gegen { $two } · { $lines } Schritte
    }
replay-as =
    { $view ->
        [full] alle Karten offen
        [public] wie alle es sehen konnten
       *[other] wie Spieler { $view } es sah
    }
replay-prompt = Enter: weiter, b: zurück, eine Zahl: dorthin, q: beenden >
replay-line = Schritt { $ply } von { $lines }
replay-what = „{ $text }“ ist kein Schritt; tippe Enter, b, eine Zahl oder q
replay-running = die Partie ist nicht zu Ende
replay-open = Hand ({ $name }): { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = nichts
verify-seal = Siegel unversehrt
verify-moves =
    { $lines ->
        [one] 1 Schritt nachgespielt
       *[other] { $lines } Schritte nachgespielt
    }
verify-deal =
    { $draws ->
        [one] 1 Ziehung folgt aus Startwert { $seed }
       *[other] { $draws } Ziehungen folgen aus Startwert { $seed }
    }
verify-no-seed = die gespeicherte Partie hat keinen Startwert; das Austeilen ist nicht prüfbar
verify-redacted = eine Sicht ohne die verdeckten Karten: Nur das Siegel ist prüfbar
verify-result = Ergebnis: { $result }
verify-promises = der Server und beide Plätze haben die versprochenen Startwerte offengelegt
verify-fair-deal =
    { $draws ->
        [one] 1 Ziehung aus den drei Startwerten wiederholt: identisch
       *[other] { $draws } Ziehungen aus den drei Startwerten wiederholt: identisch
    }
verify-from = geprüft ab Schritt { $ply }; was davor liegt, stammt aus einer anderen gespeicherten Partie
