### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = das tut der Zufall, kein Spieler
why-ha-not-now = das wird gerade nicht entschieden
why-ha-not-in-hand = diese Karte hast du nicht auf der Hand
why-ha-one-action = nur eine Aktion je Zug; spiel jetzt eine Karte
why-ha-action-first = erst eine Aktion oder keine, dann die Karte
why-ha-number-home = Heimat gegen Heimat ist hier keine Option
why-ha-number-dead = diese Front steht einer Vorhut mit 4 nicht offen
why-ha-empty-pile = dieser Stapel ist leer; nenne einen mit Karten
why-ha-no-fate-now = nur der Überlegene dreht, nach den Zügen beider Spieler
why-ha-nothing-to-draw = weder Kampfstapel noch Heimat haben eine Karte zum Ziehen
why-ha-no-hero = du hast in diesem Kampf keinen Helden
why-ha-hero-deployed = dein Held ist eingesetzt und bleibt auf seiner Karte
why-ha-hero-pile-empty = dein Heldenstapel ist leer
why-ha-no-such-card = dort liegt noch keine Karte von dir
why-ha-no-deployed-hero = Aufwerten erst, wenn dein Held seit einem früheren Zug liegt
why-ha-no-token = du hast keinen Gunststein mehr
why-ha-covered = dein Held bedeckt diese Karte
why-ha-has-token = diese Karte hat ihren Stein; mehr als einer geht nicht
