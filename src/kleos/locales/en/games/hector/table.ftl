### Hector & Achilles: the table in the terminal.

table-battle = Battle { $battle }
table-round = round { $round } of 4
table-attack-you = you attack
table-attack-other = { $name } attacks
table-at =
    { $number ->
        [4] home against home
       *[other] at front { $number }
    }
table-vanguard = vanguard
table-covers = on { $card }
table-heroes = heroes
table-favour = favour
table-shame = shame
table-exhausted = exhausted
table-superiority = superiority
table-score = score right now
table-colours = scoring colours
table-left-out = hidden hero left out
table-tile = fate tile { $tile }
table-faces-you = to you
table-you-score = you score
table-rival = opponent
table-faces = to { $seat }
table-scores = { $seat } scores
table-turned =
    { $turn ->
        [leave] as it lies
        [cw] turned clockwise
       *[ccw] turned anticlockwise
    }
table-hand = hand
table-hero-none = no hero
table-hero-hidden = hidden hero, one of { $colours }
table-hero-held = { $hero } in hand
table-hero-deployed = { $hero } deployed
table-hero-shown = { $hero } shown
table-under = { $colours } under the hero pile
table-known = seen in piles: { $cards }
table-known-rival = seen in piles or hand: { $cards }
table-maybe = possibly { $cards }
table-out = out of the game: { $cards }
table-unseen-out =
    { $count ->
        [one] 1 unseen
       *[other] { $count } unseen
    }
table-lost-heroes = heroes { $colours }
table-stock = tiles still to come: { $tiles }
