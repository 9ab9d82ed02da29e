### Hector & Achilles: the table in the terminal.

table-battle = Veldslag { $battle }
table-round = ronde { $round } van 4
table-attack-you = jij valt aan
table-attack-other = { $name } valt aan
table-at =
    { $number ->
        [4] reserve tegen reserve
       *[other] op front { $number }
    }
table-vanguard = voorhoede
table-covers = op { $card }
table-heroes = helden
table-favour = gunst
table-shame = schande
table-exhausted = uitgeput
table-superiority = overhand
table-score = score nu
table-colours = tellende kleuren
table-left-out = zonder verborgen held
table-tile = lottegel { $tile }
table-faces-you = naar jou
table-you-score = jij scoort
table-rival = ander
table-faces = naar { $seat }
table-scores = { $seat } scoort
table-turned =
    { $turn ->
        [leave] zoals hij ligt
        [cw] met de klok mee
       *[ccw] tegen de klok in
    }
table-hand = hand
table-hero-none = geen held
table-hero-hidden = verborgen held, een van { $colours }
table-hero-held = { $hero } in de hand
table-hero-deployed = { $hero } ingezet
table-hero-shown = { $hero } getoond
table-under = { $colours } onder de heldenstapel
table-known = gezien in stapels: { $cards }
table-known-rival = gezien in stapels of hand: { $cards }
table-maybe = mogelijk { $cards }
table-out = uit het spel: { $cards }
table-unseen-out =
    { $count ->
        [one] 1 ongezien
       *[other] { $count } ongezien
    }
table-lost-heroes = helden { $colours }
table-stock = tegels die nog komen: { $tiles }
