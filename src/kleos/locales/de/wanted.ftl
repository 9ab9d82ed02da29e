### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = erwartet: eine ganze Zahl von { $low } bis { $high }
want-one-of = erwartet (eines davon): { $choices }
want-letters = erwartet: verschiedene Buchstaben aus { $letters }
want-letter = erwartet: ein Buchstabe aus { $letters }
want-object = erwartet: ein Objekt mit { $keys }
want-exactly = erwartet: { $value }
want-characters = erwartet: höchstens { $most } Zeichen
want-lines-once = erwartet: jede Zeile genau einmal (Kopf, { $keys })
want-set-name = erwartet: ein Name mit 1 bis 80 Zeichen, ohne < und >
want-cards = erwartet: eine Liste von Karten
want-boolean = erwartet: true oder false
want-parameters = { $verb } nimmt diese Angaben: { $keys }
want-head-lines = erwartet: eine Kopfzeile und die Zeilen { $keys }
want-answerable = erwartet: eine Frage, auf die es eine Antwort gibt
want-outcome = erwartet: ein outcome=
want-frames = erwartet: Rahmen wie { $example }
want-most-copies = erwartet: höchstens { $most } von dieser Karte
want-number-any = erwartet: eine Zahl
want-at-least = erwartet: eine Zahl ab { $least }
want-fields = erwartet: alle Felder von { $type }
want-possible = erwartet: etwas, wozu eine Partie führen kann
want-note = erwartet: ein Text in einer Zeile, höchstens { $most } Zeichen
