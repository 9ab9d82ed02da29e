### Fight for Olympus: what would have been right in a component set or a position.

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
want-home-cards = { $each } { $section } mit Heimatfarbe { $colour }, gefunden { $count }
want-number-or = eine ganze Zahl von { $low } bis { $high } oder { $word }
