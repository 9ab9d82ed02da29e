### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = das entscheidet der Zufall
why-ha-not-now = das steht gerade nicht zur Entscheidung
why-ha-not-in-hand = diese Karte hast du nicht auf der Hand
why-ha-one-action = du hast nur eine Aktion je Zug; spiel jetzt eine Karte
why-ha-action-first = wähle zuerst eine Aktion oder keine, dann spiel eine Karte
why-ha-number-home = Heimat gegen Heimat ist in dieser Partie nicht erlaubt
why-ha-number-dead = mit einer 4 als Vorhut darfst du diese Front nicht wählen
why-ha-empty-pile = dieser Stapel ist leer; wähle einen mit Karten
why-ha-no-fate-now = nur der Überlegene dreht das Plättchen, und erst nach beiden Zügen
why-ha-nothing-to-draw = dein Kampfstapel und dein Heimatstapel sind beide leer
why-ha-no-hero = du hast in diesem Kampf keinen Helden
why-ha-hero-deployed = dein Held ist schon eingesetzt und bleibt auf seiner Karte
why-ha-hero-pile-empty = dein Heldenstapel ist leer
why-ha-no-such-card = dort liegt noch keine Karte von dir
why-ha-no-deployed-hero = Aufwerten geht erst, wenn dein Held seit einem früheren Zug eingesetzt ist
why-ha-no-token = du hast keinen Gunststein mehr
why-ha-covered = dein Held bedeckt diese Karte
why-ha-has-token = auf dieser Karte liegt schon ein Gunststein
