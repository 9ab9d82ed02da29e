### Hector & Achilles: what would have been right in a component set or a position.

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
want-army = copies_per_colour_and_value 1 oder 2, colours und numbers nach Wunsch, zusammen ein Vielfaches von 4 Karten, mindestens 20
