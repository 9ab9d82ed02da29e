### Hellas: what would have been right in a component set or a position.

want-tiles = eine Liste von Feldern
want-edges = { $count } Buchstaben W oder L
want-city = eine Stadt, außer beim Delfinfeld: sechsmal W, kein Tempel, keine Brücke
want-bridge = true: ein zweites Becken braucht eine Brücke
want-no-bridge = false: es gibt höchstens ein Becken
want-card-id = ein Buchstabe A, P oder Z und eine Zahl von 1 bis { $most }, jede einmal
want-printable = 1 bis 40 druckbare Zeichen
want-one-effect = eine Liste mit einer Wirkung
want-numbers = { $count } Zahlen, durch Kommas getrennt
want-tile-word = ein Feld wie LLWWWL@1,0:L2G1S
want-free-place = ein freier Ort neben den Feldern davor
want-edges-fit = Wasser an Wasser und Land an Land
want-city-word = eine Stadt wie L2G1S
want-one-card = eine Karte
want-most-tiles = höchstens { $most } Felder
want-turned = turned= mit dem Feld, das zu legen ist
want-fight = fight= mit einer gegnerischen Stadt als Ziel
want-ships-to-place = Schiffe, die in eine eigene Stadt kommen
want-chain = chain= mit der Karte, auf die zu antworten ist
want-unseen = unseen= mit den Karten, die anzusehen sind
want-fewer-tiles = nicht mehr Felder einer Art, als es gibt
want-fewer-unseen-cards = nicht mehr ungesehene Karten, als es gibt
want-most-pieces = höchstens { $greeks } Griechen und { $ships } Schiffe
want-god-card = eine Karte des Satzes, etwa A1 oder Z2
want-tile-kind = ein Feld des Satzes, etwa WWWLLL oder WWLLLLt
want-shown-in-hand = Karten unter shown, peered, fresh und taken sind auf der Hand
want-city-tiles = 1 Feld ohne Stadt und { $wished } mit einer, gefunden { $dolphins } und { $cities }
want-god-cards = { $each } Karten von { $god }, gefunden { $count }
want-wet-tiles = mindestens { $least } Stadtfelder mit einer Wasserkante, gefunden: { $count }
