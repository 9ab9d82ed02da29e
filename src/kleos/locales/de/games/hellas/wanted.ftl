### Hellas: what would have been right in a component set or a position.

want-tiles = erwartet: eine Liste von Feldern
want-edges = erwartet: { $count } Buchstaben W oder L
want-city = erwartet: eine Stadt, außer beim Delfinfeld: sechsmal W, kein Tempel, keine Brücke
want-bridge = erwartet: true; ein zweites Becken braucht eine Brücke
want-no-bridge = erwartet: false; es gibt höchstens ein Becken
want-card-id = erwartet: ein Buchstabe A, P oder Z und eine Zahl von 1 bis { $most }, jede einmal
want-printable = erwartet: 1 bis 40 druckbare Zeichen
want-one-effect = erwartet: eine Liste mit einer Wirkung
want-numbers = erwartet: { $count } Zahlen, durch Kommas getrennt
want-tile-word = erwartet: ein Feld wie LLWWWL@1,0:L2G1S
want-free-place = erwartet: ein freier Ort neben den Feldern davor
want-edges-fit = erwartet: Wasser an Wasser und Land an Land
want-city-word = erwartet: eine Stadt wie L2G1S
want-one-card = erwartet: eine Karte
want-most-tiles = erwartet: höchstens { $most } Felder
want-turned = erwartet: turned= mit dem Feld, das zu legen ist
want-fight = erwartet: fight= mit einer gegnerischen Stadt als Ziel
want-ships-to-place = erwartet: Schiffe, die in eine Stadt dieses Spielers zu setzen sind
want-chain = erwartet: chain= mit der Karte, auf die zu reagieren ist
want-unseen = erwartet: unseen= mit den Karten, die anzusehen sind
want-fewer-tiles = erwartet: nicht mehr Felder einer Art, als es gibt
want-fewer-unseen-cards = erwartet: nicht mehr ungesehene Karten, als es gibt
want-most-pieces = erwartet: höchstens { $greeks } Griechen und { $ships } Schiffe
want-god-card = erwartet: eine Karte des Satzes, etwa A1 oder Z2
want-tile-kind = erwartet: ein Feld des Satzes, etwa WWWLLL oder WWLLLLt
want-shown-in-hand = Karten unter shown, peered, fresh und taken müssen auf der Hand sein
want-city-tiles = erwartet: 1 Feld ohne Stadt und { $wished } mit einer, gefunden: { $dolphins } und { $cities }
want-god-cards = erwartet: { $each } Karten von { $god }, gefunden: { $count }
want-wet-tiles = erwartet: mindestens { $least } Stadtfelder mit einer Wasserkante, gefunden: { $count }
