### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · du bist Spieler { $seat }, gegen { $rival } · Hilfe mit help
       *[other] { $game } · du führst die { $people }, Spieler { $seat }, gegen { $rival } · Hilfe mit help
    }
play-welcome-two = { $game } · zwei Spieler an einem Bildschirm · Hilfe mit help
play-loaded = fortgesetzt aus { $file } bei Zeile { $ply }
play-prompt = >
play-curtain = Gib den Bildschirm an { $name } und drücke Enter.
play-number-range = kein Zug hat die Nummer { $number }; die Nummern gehen von 1 bis { $most }
play-log-form = so steht es im Verlauf; um es zu spielen, tippe { $code }
play-what = „{ $text }“ ist hier kein Befehl; help zählt sie auf, oder tippe eine Nummer von 1 bis { $most }
play-why-what = why womit? eine Nummer oder ein Zug, etwa: why 1, why { $code }
play-legal = { $code }: jetzt erlaubt, { $words } [{ $clause }]
play-undone = zurückgenommen
play-save-exists = { $file } gibt es schon; nenne eine andere Datei
play-save-number = „{ $name }“ ist kein Dateiname; etwa: spiel.json
play-save-what = wohin speichern? nenne eine Datei, etwa: save spiel.json
play-saved = gespeichert in { $file }; die Datei enthält auch verdeckte Karten; weiter geht es mit: kleos play { $game } --load { $file }
play-saved-over = gespeichert in { $file }; ansehen mit: kleos replay { $file }
play-card-what = welche Karte? nenne eine, oder ihren Code
play-no-cards = Karten dieses Spiels haben Farbe und Wert und keinen Text
play-rules-what = welcher Absatz? etwa: rules { $example }
play-no-clause = kein Absatz heißt „{ $wanted }“; etwa: { $example }
play-leave-unsaved = Bei Zeile { $ply } verlassen, nicht gespeichert. Ein andermal: save DATEI, später kleos play { $game } --load DATEI
play-leave-saved = Bei Zeile { $ply } verlassen. Weiter geht es mit: kleos play { $game } --load { $file }
play-quit-save = Das Spiel vorher speichern? Nenne eine Datei, oder Enter, um ohne zu gehen:
play-end-save = Die Mitschrift speichern? Nenne eine Datei, oder Enter für nein:
play-won = { $name } gewinnt das Spiel: { $reason }{ $clause }
play-won-you = Du gewinnst das Spiel: { $reason }{ $clause }
play-lost-you = Du verlierst das Spiel: { $reason }{ $clause }
play-drawn = Das Spiel endet unentschieden: { $reason }{ $clause }
play-seed = Ausgeteilt nach Startwert { $seed }.
play-resign-sure = Du verlierst das Spiel sofort. Aufgeben? (ja oder nein)
play-help =
    1, 2, …          den Zug mit dieser Nummer spielen
    CODE             einen Zug mit seinem Code spielen, er steht rechts: { $code }
    why 3            der Absatz, der Zug 3 erlaubt
    why CODE         der Absatz, der einen Zug erlaubt oder verbietet
    undo             die letzte Entscheidung zurücknehmen, solange du seitdem nichts erfahren hast
    resign           das Spiel aufgeben
    table            den Tisch neu zeichnen
    log              alles, was geschah, wie du es sahst
    rules { $clause }   ein Absatz der Regeln
    save DATEI       das Spiel in eine Datei schreiben
    quit             gehen

## Help of commands

help-app = Drei Duelle des alten Griechenland für zwei Spieler.
help-debug = Zeigen, wo ein Fehler auftrat.
help-lang = Die Sprache aller Wörter; sonst entscheidet LANG.
help-version = Version und Art des Builds zeigen.
help-json = Als JSON antworten.
help-play = Im Terminal spielen.
help-play-game = Das Spiel, etwa hector.
help-seat = Dein Platz, 1 oder 2.
help-against = Ein Bot, etwa greedy, oder: person.
help-seed = Nach diesem Startwert austeilen.
help-option = Ein Schalter der Regeln, name=wert; auch mehrmals.
help-components = Mit dem Spielmaterial in dieser Datei spielen.
help-load = Das Spiel in dieser Datei fortsetzen.
help-games = Die Spiele und ihre Optionen aufzählen.
help-bots = Die Bots aufzählen.
help-replay = Eine Mitschrift Schritt für Schritt ansehen.
help-replay-file = Eine Mitschrift, wie save sie schreibt.
help-as = Ansehen als Spieler 1 oder 2, als Zuschauer (public) oder ganz (full).
help-all = Das ganze Spiel auf einmal ausgeben.
help-verify = Siegel, Züge und Austeilen einer Mitschrift prüfen.
help-rules = Die Absätze eines Spiels zeigen, oder einen.
help-rules-what = Ein Spiel oder ein Absatz, etwa hector oder HA-05-41.
help-trace = Die Absätze mit den Tests vergleichen, die sie belegen.
manual-usage = Aufruf: { $line }
manual-command = BEFEHL
manual-options-short = Optionen
manual-commands = Befehle
manual-arguments = Argumente
manual-options = Optionen
manual-help = Diese Seite zeigen.
manual-default = (sonst: { $value })
help-bots-game = Nur die Bots, die dieses Spiel spielen.
help-serve = Spiele für Browser und Bots anbieten.
help-serve-host = Adresse zum Lauschen; 127.0.0.1 ist nur dieser Rechner.
help-serve-port = Port zum Lauschen; 0 nimmt einen freien.
help-serve-db = Datenbank: sqlite:///DATEI oder postgresql://USER@HOST/NAME; sonst SQLite in deinem Datenordner.
help-serve-public = Die Adresse, die Leute benutzen, etwa https://games.example.org.
help-serve-proxy = Adresse oder Netz des Reverse-Proxys, dessen X-Forwarded-Headern geglaubt wird; mehrere mit Kommas.
help-serve-open = Die Seite im Browser öffnen.
help-schema = OpenAPI-Dokument und JSON-Schemata des Servers als JSON ausgeben.

## Lists

version = kleos { $version }, Build { $build }
bots-parameters = Parameter: { $known }
rules-count =
    { $count ->
        [one] 1 Absatz
       *[other] { $count } Absätze
    }
bots-rating = { $game }: Wertung { $rating } (uniform = 0; Abstand zum Bot darunter { $low } bis { $high }, 95 %), { $sims } Simulationen je Zug

## Records

replay-head =
    { $lines ->
        [one] { $game } · { $one } gegen { $two } · 1 Zeile
       *[other] { $game } · { $one } gegen { $two } · { $lines } Zeilen
    }
replay-as =
    { $view ->
        [full] alle Karten offen
        [public] wie alle es sehen konnten
       *[other] wie Spieler { $view } es sah
    }
replay-prompt = Enter weiter, b zurück, eine Zahl springt, q beendet >
replay-line = Zeile { $ply } von { $lines }
replay-what = „{ $text }“ ist kein Schritt; Enter, b, eine Zeilennummer oder q
replay-running = das Spiel ist nicht zu Ende
replay-open = { $name } hält { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = nichts
verify-seal = Siegel unversehrt
verify-moves =
    { $lines ->
        [one] 1 Zeile lässt sich nachspielen
       *[other] { $lines } Zeilen lassen sich nachspielen
    }
verify-deal =
    { $draws ->
        [one] 1 Ziehung folgt aus Startwert { $seed }
       *[other] { $draws } Ziehungen folgen aus Startwert { $seed }
    }
verify-no-seed = kein Startwert in der Mitschrift, das Austeilen ist nicht prüfbar
verify-redacted = eine Ansicht ohne die verdeckten Karten: nur das Siegel ist prüfbar
verify-result = Ergebnis: { $result }
verify-promises = Server und Plätze haben die versprochenen Startwerte gezeigt
verify-fair-deal =
    { $draws ->
        [one] 1 Ziehung aus den drei Startwerten wiederholt, dieselbe
       *[other] { $draws } Ziehungen aus den drei Startwerten wiederholt, dieselben
    }
verify-from = geprüft ab Zeile { $ply }; was davor liegt, stammt aus einer anderen Mitschrift
