# Was richtig gewesen wäre, am Ende eines Fehlers über Spielmaterial oder Stellung.

want-number = eine ganze Zahl von { $low } bis { $high }
want-one-of = eines von: { $choices }
want-letters = verschiedene Buchstaben aus { $letters }
want-letter = ein Buchstabe aus { $letters }
want-object = ein Objekt mit: { $keys }
want-exactly = { $value }
want-characters = höchstens { $most } Zeichen
want-lines-once = jede Zeile einmal: der Kopf, { $keys }
want-set-name = ein Name mit 1 bis 80 Zeichen
want-one-or-two = 1 oder 2
want-army-numbers = verschiedene Zahlen von 1 bis 4
want-hero-list = eine Liste von 1 bis 6 Helden mit colour, value, greek, trojan
want-tile-list = eine Liste von 1 bis 6 Plättchen
want-colours-once = jede Farbe einmal
want-four-letters = vier verschiedene Buchstaben aus { $letters }
want-name = ein Name mit 1 bis 40 Zeichen
want-pile = 1, 2, 3 oder home
want-army-card = eine Karte wie R3
want-pile-sizes = vier Größen wie 12,12,0x,15
want-fewer-unseen = Größen, bei denen höchstens { $most } Karten ungesehen dort liegen
want-more-unseen = { $count } mehr: jede nicht genannte Karte liegt in einem Stapel
want-copies-once = jedes Exemplar einmal
want-heroes-in-pile = jeder Held, der weder auf der Hand noch eingesetzt noch gefallen ist
want-four-numbers = vier Zahlen
want-three-tokens = höchstens drei Steine in Feld und Reihe
want-five-and-four = höchstens fünf Karten in der Reihe und vier auf der Hand
want-no-token-covered = kein Stein auf der bedeckten Karte
want-hero-alive = ein Held, der nicht gefallen ist
want-seven-numbers = sieben Zahlen
want-cover-hero = eine bedeckte Karte braucht hero=
want-no-further-copy = es gibt kein weiteres Exemplar dieser Karte
want-one-cover = höchstens eine bedeckte Karte
want-story-marks = keine Zeichen außer - + ~
want-tiles = eine Liste von Feldern
want-edges = { $count } Buchstaben W oder L
want-city = eine Stadt, außer beim Delfinfeld: sechsmal W, kein Tempel, keine Brücke
want-bridge = true: ein zweites Becken braucht eine Brücke
want-no-bridge = false: es gibt höchstens ein Becken
want-cards = eine Liste von Karten
want-card-id = ein Buchstabe A, P oder Z und eine Zahl von 1 bis { $most }, jede einmal
want-printable = 1 bis 40 druckbare Zeichen
want-one-effect = eine Liste mit einer Wirkung
want-boolean = true oder false
want-parameters = { $verb } nimmt: { $keys }
want-head-lines = eine Kopfzeile und die Zeilen { $keys }
want-numbers = { $count } Zahlen, durch Kommas getrennt
want-tile-word = ein Feld wie LLWWWL@1,0:L2G1S
want-free-place = ein freier Ort neben den Feldern davor
want-edges-fit = Wasser an Wasser und Land an Land
want-city-word = eine Stadt wie L2G1S
want-one-card = eine Karte
want-answerable = eine Frage, auf die es eine Antwort gibt
want-most-tiles = höchstens { $most } Felder
want-outcome = ein outcome=
want-frames = Rahmen wie { $example }
want-turned = turned= mit dem Feld, das zu legen ist
want-fight = fight= mit einer gegnerischen Stadt als Ziel
want-ships-to-place = Schiffe, die in eine eigene Stadt kommen
want-chain = chain= mit der Karte, auf die zu antworten ist
want-unseen = unseen= mit den Karten, die anzusehen sind
want-fewer-tiles = nicht mehr Felder einer Art, als es gibt
want-most-copies = höchstens { $most } von dieser Karte
want-fewer-unseen-cards = nicht mehr ungesehene Karten, als es gibt
want-most-pieces = höchstens { $greeks } Griechen und { $ships } Schiffe
want-god-card = eine Karte des Satzes, etwa A1 oder Z2
want-tile-kind = ein Feld des Satzes, etwa WWWLLL oder WWLLLLt
want-shown-in-hand = Karten unter shown, peered, fresh und taken sind auf der Hand
want-olympus-set = ein Objekt: set, heroes, soldiers, equipment, oder set, extends, cards
want-most-added = höchstens { $most } zusätzliche Karten
want-card-name = 1 bis 40 druckbare Zeichen, keines von / = , : + _ @ und keine geschweiften Klammern
want-new-name = ein Name, den keine andere Karte hat
want-clear-name = ein Name, der sich mit keinem Zug verwechseln lässt, wie hier mit { $code }
want-zero-or-one = 0 oder 1
want-no-multi = 0: nur Helden sind mehrfarbig
want-cost = 0 bis { $most } Buchstaben aus { $letters }
want-effects = eine Liste mit höchstens { $most } Wirkungen
want-ability = mindestens eine Wirkung: jeder Held hat eine Fähigkeit
want-when = { $verb } passt zu: { $choices }
want-attacker = attacker passt nur zu on_beaten
want-no-self = eine Einheit, die fort ist, hat kein self; wähle ein anderes Ziel
want-extra-target = other mit play, beside mit always
want-play-free = nur mit play, n 1 und ohne then_discard
want-then-discard = nur mit play, attack, undefended oder end_turn
want-take = höchstens n, hier { $most }
want-score = eine ganze Zahl von -7 bis 7, nicht 0
want-else-self = nur mit dem Ziel other
want-refuse = equip oder heal true
want-known-name = der Name einer Karte des Satzes
want-added-type = hero oder equipment: ein Soldat braucht zwei Karten
want-text = eine Zeile Text mit höchstens { $most } Zeichen, ohne Steuerzeichen
want-same-type = { $type }, wie die Karte, die sie ersetzt
want-same-colour = { $colour }, die Farbe der Karte { $old }, die sie ersetzt
want-olympus-card = eine Karte des Satzes, etwa R7 oder Menelaos
want-unit-word = eine Einheit, und + vor ihrer Ausrüstung
want-markers-once = jeder Farbmarker an einem Ort
want-frame-fits = ein Rahmen, der zum Plan passt
want-looked = looked= mit den Karten zur Auswahl
want-fresh = fresh= mit einer Handkarte
want-open-in-hand = open= und peered= nennen Handkarten
want-unit-marks = Zeichen w2, a, g1, n, durch Punkte getrennt
want-army = copies_per_colour_and_value 1 oder 2, colours und numbers nach Wunsch, zusammen ein Vielfaches von 4 Karten, mindestens 20
want-city-tiles = 1 Feld ohne Stadt und { $wished } mit einer, gefunden { $dolphins } und { $cities }
want-god-cards = { $each } Karten von { $god }, gefunden { $count }
want-home-cards = { $each } { $section } mit Heimatfarbe { $colour }, gefunden { $count }
want-number-any = eine Zahl
want-at-least = eine Zahl ab { $least }
want-number-or = eine ganze Zahl von { $low } bis { $high } oder { $word }
want-fields = alle Felder von { $type }
want-possible = etwas, wozu ein Spiel führen kann
want-note = ein Text in einer Zeile, höchstens { $most } Zeichen
want-wet-tiles = mindestens { $least } Stadtfelder mit einer Wasserkante, gefunden: { $count }
