### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = es gibt kein Spiel namens „{ $game }“; bekannt: { $games }
error-game-taken = ein Spiel „{ $game }“ gibt es schon
error-game-part = für { $game } gibt es „{ $part }“ noch nicht
error-unknown-bot = es gibt keinen Bot namens „{ $bot }“; bekannt: { $bots }
error-bot-renamed = „{ $bot }“ heißt jetzt „{ $now }“
error-bot-parameter-renamed = { $bot }: Der Parameter „{ $given }“ heißt jetzt „{ $now }“
error-bot-parameter = { $bot } hat keinen Parameter „{ $given }“; bekannt: { $known }
error-bot-value = { $bot }: { $name } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
error-bot-game = { $bot } spielt { $game } nicht; möglich: { $games }
error-unknown-option = { $game } hat keine Option „{ $option }“; Optionen: { $names }
error-bad-value = { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
error-set-size = { $file } ist zu groß für einen Satz Spielmaterial; erlaubt sind höchstens { $most } Bytes
error-tree-size = dieser Baum hat mehr als { $most } Knoten; beginne mit weniger Welten oder näher am Ende
error-luck-record = Glück lässt sich nur an einer beendeten gespeicherten Partie messen, die alle Karten zeigt
error-depth = „{ $given }“ ist keine Tiefe; möglich sind: { $allowed }
error-review-record = auf eine Partie lässt sich nur zurückblicken, wenn sie beendet ist und alle Karten zeigt
error-set-unreadable = { $file } ist kein Satz Spielmaterial: { $detail }
error-bad-components = Satz für { $game }, { $field }: { $wanted }
error-bad-position = Stellung von { $game }, { $part }: { $wanted }
error-bad-starts = der Parameter starts enthält keine Liste von Stellungen: { $detail }
error-bad-observation = unlesbare Beobachtung: { $detail }
error-no-such-move = „{ $text }“ ist kein Zug von { $game }; ein Zug beginnt mit: { $verbs }
error-game-over = die Partie ist zu Ende; { $move } kommt zu spät
error-no-chance = hier wird nichts gezogen; Spieler { $seat } entscheidet
error-no-decision = hier entscheidet niemand; es wird gezogen
error-no-such-ending = „{ $how }“ ist keine Art, eine Partie zu verlieren; erlaubt: { $endings }
error-no-such-line = einen Schritt { $ply } gibt es nicht; die Schritte reichen von { $first } bis { $last }
error-no-snapshots = bei dieser Partie wurden die Tischbilder nicht gespeichert
error-record-view = „{ $view }“ ist keine Sicht; eine gespeicherte Partie ist full, public oder die Sicht von Spieler 1 oder 2
error-record-frames = die gespeicherte Partie hat { $lines } Schritte, { $frames } Tischbilder und { $by } Angaben, wer am Zug war; das passt nicht zusammen
error-record-untold = die Schritte der gespeicherten Partie passen nicht zu ihren Tischbildern: { $detail }
error-record-frame = Tischbild { $ply } der gespeicherten Partie: { $detail }
error-stale-ply = das war für Schritt { $ply } gedacht, die Partie steht aber bei Schritt { $now }
error-not-your-turn = Spieler { $seat } hat jetzt nichts zu entscheiden
error-nothing-to-undo = es gibt nichts zurückzunehmen
error-undo-chance = zu spät zum Zurücknehmen: Seitdem wurde eine Karte gezogen
error-undo-rival = zu spät zum Zurücknehmen: Dein Gegner hat seitdem entschieden
error-undo-revealed = zu spät zum Zurücknehmen: Seitdem wurde eine Karte gezeigt

## Errors of records

error-record-unreadable = das ist keine gespeicherte Partie: { $detail }
error-record-size = das ist zu groß für eine gespeicherte Partie; erlaubt sind höchstens { $most } Bytes
error-record-format = das Format ist „{ $found }“; erwartet: { $wanted }
error-record-tampered = die gespeicherte Partie wurde nach dem Versiegeln geändert; nimm eine unveränderte Kopie
error-record-redacted =
    { $view ->
        [public] diese gespeicherte Partie zeigt nur, was alle sahen; nötig ist eine vollständige
       *[other] diese gespeicherte Partie zeigt nur, was Spieler { $view } sah; nötig ist eine vollständige
    }
error-record-game = { $field } ist in der gespeicherten Partie { $told }, hier aber { $found }
error-record-line = Schritt { $ply } der gespeicherten Partie, „{ $line }“: { $detail }
error-record-short = die gespeicherte Partie endet bei Schritt { $ply } mitten im Austeilen
error-record-table = Schritt { $ply } der gespeicherten Partie zeigt einen Tisch, der sich nicht lesen lässt: { $detail }
error-record-result = die gespeicherte Partie nennt als Sieger { $told }, ihre Züge führen aber zu { $found }
error-record-deal = Schritt { $ply } der gespeicherten Partie: Der Startwert ergibt „{ $wanted }“, die Datei sagt „{ $found }“
error-record-imagined = eine Partie, die von einer Teilansicht aus weiterging, gibt es nicht vollständig: Ihre verdeckten Karten wurden neu ausgeteilt
error-mirror-viewer = der Spiegel zeigt, was ein Spieler wissen kann; Zuschauer haben keinen
error-record-promise = { $seed } der gespeicherten Partie ist nicht der Wert, der vor dem Austeilen versprochen wurde

## Errors of the command line

error-file = { $file }: { $detail }
error-option-form = „{ $given }“ ist keine Option; schreib sie als name=wert
error-wrong-game = { $file } ist eine Partie von { $found }; starte sie mit: kleos play { $found }
error-already-over = die Partie in { $file } ist zu Ende; sieh sie an mit: kleos replay { $file }
error-view = „{ $given }“ ist keine Sicht dieser gespeicherten Partie; erlaubt: { $allowed }
error-no-clause = es gibt weder ein Spiel noch einen Absatz namens „{ $wanted }“; Spiele: { $games }; ein Absatz sieht aus wie HA-05-41
error-no-lesson = es gibt keine Lektion namens „{ $wanted }“; Lektionen: { $lessons }
error-lesson-word = „{ $word }“ führt in dieser Lektion nicht weiter
error-no-example = im Regelheft von { $game } gibt es kein Beispiel namens „{ $wanted }“
error-example-over = dieses Beispiel ist zu Ende gespielt; nimm einen Zug zurück oder beginne von vorn
error-no-ledger = die Regeln von { $game } sind nicht in diesem Paket
error-no-checkout = hier liegen die Quellen nicht; die Tests, die die Absätze belegen, liegen bei den Quellen
error-usage = „{ $detail }“ wird hier nicht verstanden; siehe: kleos --help
error-usage-option = es gibt keine Option { $given }; siehe: kleos --help
error-usage-missing = { $name } fehlt; siehe: kleos --help
error-usage-needs = { $name } braucht einen Wert oder nimmt keinen; siehe: kleos --help
error-usage-value = { $name }: { $wanted }
error-language = es gibt keine Sprache namens „{ $given }“; bekannt: { $languages }
error-unexpected = { $detail }; starte es noch einmal mit --debug, um zu sehen, wo
error-line = kleos: { $words }
error-refused-move = { $move }: { $why }

## Why a move is refused

why-foreign-move = das ist kein Zug von { $game }
why-game-over = die Partie ist zu Ende

## What the system says of a file or a port

fault-missing = diese Datei gibt es nicht
fault-folder = das ist ein Ordner, keine Datei
fault-forbidden = der Zugriff ist nicht erlaubt
fault-exists = das gibt es schon
fault-full = der Datenträger ist voll
fault-in-use = das wird schon benutzt
