### Hector & Achilles: the table in the terminal.

table-battle = Combat { $battle }
table-round = manche { $round } sur 4
table-attack-you = vous attaquez
table-attack-other = { $name } attaque
table-at =
    { $number ->
        [4] réserve contre réserve
       *[other] au front { $number }
    }
table-vanguard = av.-garde
table-covers = sur { $card }
table-heroes = héros
table-favour = faveur
table-shame = honte
table-exhausted = épuisé
table-superiority = supériorité
table-score = score actuel
table-colours = couleurs comptées
table-left-out = sans le héros caché
table-tile = tuile { $tile }
table-faces-you = vers vous
table-you-score = vos points
table-rival = en face
table-faces = vers { $seat }
table-scores = score { $seat }
table-turned =
    { $turn ->
        [leave] telle quelle
        [cw] sens horaire
       *[ccw] sens antihoraire
    }
table-hand = main
table-hero-none = pas de héros
table-hero-hidden = héros caché, parmi { $colours }
table-hero-held = { $hero } en main
table-hero-deployed = { $hero } déployé
table-hero-shown = { $hero } révélé
table-under = { $colours } sous la pile des héros
table-known = vues dans les piles : { $cards }
table-known-rival = vues dans les piles ou la main : { $cards }
table-maybe = peut-être { $cards }
table-out = hors du jeu : { $cards }
table-unseen-out =
    { $count ->
        [one] { $count } non vue
       *[other] { $count } non vues
    }
table-lost-heroes = héros { $colours }
table-stock = tuiles encore à venir : { $tiles }
