### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = erwartet: 1 oder 2
want-army-numbers = erwartet: verschiedene Zahlen von 1 bis 4
want-hero-list = erwartet: eine Liste von 1 bis 6 Helden mit colour, value, greek, trojan
want-tile-list = erwartet: eine Liste von 1 bis 6 Plättchen
want-colours-once = erwartet: jede Farbe einmal
want-four-letters = erwartet: vier verschiedene Buchstaben aus { $letters }
want-name = erwartet: ein Name mit 1 bis 40 Zeichen
want-pile = erwartet: 1, 2, 3 oder home
want-army-card = erwartet: eine Karte wie R3
want-pile-sizes = erwartet: vier Größen wie 12,12,0x,15
want-fewer-unseen = erwartet: Größen, bei denen höchstens { $most } Karten ungesehen dort liegen
want-more-unseen = { $count } zu wenig: Jede nicht genannte Karte liegt in einem Stapel
want-copies-once = erwartet: jedes Exemplar einmal
want-heroes-in-pile = erwartet: jeder Held, der weder auf der Hand noch eingesetzt noch gefallen ist
want-four-numbers = erwartet: vier Zahlen
want-three-tokens = erwartet: zusammen höchstens drei Steine auf dem Gunstfeld und in der Reihe
want-five-and-four = erwartet: höchstens fünf Karten in der Reihe und vier auf der Hand
want-no-token-covered = erwartet: kein Stein auf der bedeckten Karte
want-hero-alive = erwartet: ein Held, der nicht gefallen ist
want-seven-numbers = erwartet: sieben Zahlen
want-cover-hero = eine bedeckte Karte braucht hero=
want-no-further-copy = es gibt kein weiteres Exemplar dieser Karte
want-one-cover = erwartet: höchstens eine bedeckte Karte
want-story-marks = erwartet: keine Zeichen außer - + ~
want-army = erwartet: copies_per_colour_and_value 1 oder 2, colours und numbers nach Wunsch, zusammen ein Vielfaches von 4 Karten, mindestens 20
