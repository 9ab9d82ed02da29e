### Fight for Olympus: what would have been right in a component set or a position.

want-olympus-set = erwartet: ein Objekt mit set, heroes, soldiers, equipment oder mit set, extends, cards
want-most-added = erwartet: höchstens { $most } zusätzliche Karten
want-card-name = erwartet: 1 bis 40 druckbare Zeichen, keines von / = , : + _ @ < > und keine geschweiften Klammern
want-new-name = erwartet: ein Name, den keine andere Karte hat
want-clear-name = erwartet: ein Name, der sich mit keinem Zug verwechseln lässt, wie hier mit { $code }
want-zero-or-one = erwartet: 0 oder 1
want-no-multi = erwartet: 0; nur Helden sind mehrfarbig
want-cost = erwartet: 0 bis { $most } Buchstaben aus { $letters }
want-effects = erwartet: eine Liste mit höchstens { $most } Wirkungen
want-ability = erwartet: mindestens eine Wirkung; jeder Held hat eine Fähigkeit
want-when = { $verb } passt zu: { $choices }
want-attacker = das Ziel attacker passt nur zu on_beaten
want-no-self = eine Einheit, die den Plan verlassen hat, hat kein self; wähle ein anderes Ziel
want-extra-target = das Ziel ist other bei play, beside bei always
want-play-free = nur erlaubt mit play, n 1 und ohne then_discard
want-then-discard = nur erlaubt mit play, attack, undefended oder end_turn
want-take = erwartet: höchstens n, hier { $most }
want-score = erwartet: eine ganze Zahl von −7 bis 7, nicht 0
want-else-self = nur erlaubt mit dem Ziel other
want-refuse = erwartet: equip oder heal true
want-known-name = erwartet: der Name einer Karte des Satzes
want-added-type = erwartet: hero oder equipment; ein Soldat braucht zwei Karten
want-text = erwartet: eine Zeile Text mit höchstens { $most } druckbaren Zeichen, ohne < und >
want-icon = erwartet: der Name einer Zeichnung, höchstens { $most } Kleinbuchstaben, Ziffern und Bindestriche
want-same-type = erwartet: { $type }, wie die Karte, die sie ersetzt
want-same-colour = erwartet: { $colour }, die Farbe der Karte { $old }, die sie ersetzt
want-olympus-card = erwartet: eine Karte des Satzes, etwa R7 oder Menelaos
want-unit-word = erwartet: eine Einheit und ein + vor ihrer Ausrüstung
want-markers-once = erwartet: jeder Farbmarker an einem Ort
want-frame-fits = erwartet: ein Rahmen, der zum Plan passt
want-looked = erwartet: looked= mit den Karten zur Auswahl
want-fresh = erwartet: fresh= mit einer Handkarte
want-open-in-hand = open= und peered= müssen Handkarten nennen
want-unit-marks = erwartet: Zeichen w2, a, g1, n, durch Punkte getrennt
want-home-cards = erwartet: { $each } { $section } mit Heimatfarbe { $colour }, gefunden: { $count }
want-number-or = erwartet: eine ganze Zahl von { $low } bis { $high } oder { $word }
