### Hector & Achilles: the table in the terminal.

table-battle = Kampf { $battle }
table-round = Runde { $round } von 4
table-attack-you = du greifst an
table-attack-other = { $name } greift an
table-at =
    { $number ->
        [4] Heimat gegen Heimat
       *[other] an Front { $number }
    }
table-vanguard = Vorhut
table-covers = auf { $card }
table-heroes = Helden
table-favour = Gunst
table-shame = Schande
table-exhausted = geleert
table-superiority = Überlegenheit
table-score = Stand jetzt
table-colours = Zählfarben
table-left-out = verdeckter Held fehlt
table-tile = Plättchen { $tile }
table-faces-you = zu dir
table-you-score = dein Stand
table-rival = Gegner
table-faces = zu { $seat }
table-scores = Stand { $seat }
table-turned =
    { $turn ->
        [leave] wie es liegt
        [cw] im Uhrzeigersinn
       *[ccw] gegen den Uhrzeigersinn
    }
table-hand = Hand
table-hero-none = kein Held
table-hero-hidden = verdeckter Held, einer von { $colours }
table-hero-held = { $hero } auf der Hand
table-hero-deployed = { $hero } eingesetzt
table-hero-shown = { $hero } gezeigt
table-under = { $colours } unter dem Heldenstapel
table-known = in Stapeln gesehen: { $cards }
table-known-rival = in Stapeln oder Hand gesehen: { $cards }
table-maybe = vielleicht { $cards }
table-out = aus dem Spiel: { $cards }
table-unseen-out =
    { $count ->
        [one] 1 ungesehen
       *[other] { $count } ungesehen
    }
table-lost-heroes = Helden { $colours }
table-stock = noch ausstehende Plättchen: { $tiles }
