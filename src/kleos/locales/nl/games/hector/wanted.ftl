### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = 1 of 2
want-army-numbers = verschillende getallen van 1 tot en met 4
want-hero-list = een lijst van 1 tot 6 helden met colour, value, greek, trojan
want-tile-list = een lijst van 1 tot 6 tegels
want-colours-once = elke kleur één keer
want-four-letters = vier verschillende letters uit { $letters }
want-name = een naam van 1 tot 40 tekens
want-pile = 1, 2, 3 of home
want-army-card = een kaart als R3
want-pile-sizes = vier groottes als 12,12,0x,15
want-fewer-unseen = groottes waarbij hoogstens { $most } kaarten daar ongezien liggen
want-more-unseen = { $count } meer: elke niet genoemde kaart ligt in een stapel
want-copies-once = elk exemplaar één keer
want-heroes-in-pile = elke held die niet in de hand is, niet ingezet en niet gevallen
want-four-numbers = vier getallen
want-three-tokens = hoogstens drie fiches in vakje en rij
want-five-and-four = hoogstens vijf kaarten in de rij en vier in de hand
want-no-token-covered = geen fiche op de bedekte kaart
want-hero-alive = een held die niet gevallen is
want-seven-numbers = zeven getallen
want-cover-hero = een bedekte kaart heeft hero= nodig
want-no-further-copy = er is geen exemplaar meer van deze kaart
want-one-cover = hoogstens één bedekte kaart
want-story-marks = geen tekens behalve - + ~
want-army = copies_per_colour_and_value 1 of 2, colours en numbers naar wens, samen een veelvoud van 4 kaarten, minstens 20
