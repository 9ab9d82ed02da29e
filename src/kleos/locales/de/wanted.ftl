### What would have been right, at the end of an error about a component set or a position. An argument that names one of
### these messages is worded before the error itself, with the same arguments.

want-number = eine ganze Zahl von { $low } bis { $high }
want-one-of = eines von: { $choices }
want-letters = verschiedene Buchstaben aus { $letters }
want-letter = ein Buchstabe aus { $letters }
want-object = ein Objekt mit: { $keys }
want-exactly = { $value }
want-characters = höchstens { $most } Zeichen
want-lines-once = jede Zeile einmal: der Kopf, { $keys }
want-set-name = ein Name mit 1 bis 80 Zeichen
want-cards = eine Liste von Karten
want-boolean = true oder false
want-parameters = { $verb } nimmt: { $keys }
want-head-lines = eine Kopfzeile und die Zeilen { $keys }
want-answerable = eine Frage, auf die es eine Antwort gibt
want-outcome = ein outcome=
want-frames = Rahmen wie { $example }
want-most-copies = höchstens { $most } von dieser Karte
want-number-any = eine Zahl
want-at-least = eine Zahl ab { $least }
want-fields = alle Felder von { $type }
want-possible = etwas, wozu ein Spiel führen kann
want-note = ein Text in einer Zeile, höchstens { $most } Zeichen
