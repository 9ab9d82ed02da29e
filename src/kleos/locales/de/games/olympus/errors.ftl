### Fight for Olympus: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of card sets

error-bad-card = Karte „{ $card }“, { $field }: { $wanted }
error-no-such-card = im Satz { $set } gibt es keine Karte namens „{ $card }“

## Why a move is refused

why-fo-chance = das entscheidet der Zufall
why-fo-not-now = das steht gerade nicht zur Entscheidung
why-fo-no-skip = auslassen darf nur der Startspieler, in Zug 1, vor der ersten Karte
why-fo-not-in-hand = diese Karte hast du nicht auf der Hand
why-fo-too-many = du darfst in einem Zug höchstens { $most } Karten spielen
why-fo-no-slot = alle sechs Plätze deiner Seite sind besetzt
why-fo-no-bearer = keine deiner Einheiten kann Ausrüstung tragen
why-fo-cannot-pay = deine Hand und deine Farbmarker decken die Kosten nicht
why-fo-no-marker = diesen Farbmarker hast du nicht
why-fo-other-colour = das nächste Symbol hat eine andere Farbe
why-fo-rest-unpaid = den Rest der Kosten könntest du dann nicht mehr bezahlen
why-fo-slot-taken = dort steht schon eine Einheit
why-fo-no-unit = dort steht keine Einheit
why-fo-one-equipment = eine Einheit trägt höchstens eine Ausrüstungskarte
why-fo-refuses = diese Einheit kann keine Ausrüstung bekommen
why-fo-untouchable = gegnerische Fähigkeiten wirken nicht auf diese Einheit
why-fo-no-target = die Fähigkeit kann diese Einheit nicht wählen
why-fo-marker-away = zuerst kommen die Farbmarker auf dem Plan
why-fo-must = diese Wirkung ist Pflicht
why-fo-destination = dieser Platz ist schon vergeben, oder die Einheit steht gerade dort
