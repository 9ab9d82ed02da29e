### Hector & Achilles: what is asked, and moves in words.

## What is asked

ask-vanguard = Vous attaquez : choisissez la pile dont la première carte sera votre avant-garde.
ask-number = Votre avant-garde est un 4 : choisissez le front de ce combat.
ask-orient = Posez la tuile du destin : quelle couleur sera tournée vers vous ?
ask-action = Votre tour { $turn } sur 4 : faites une action ou aucune, puis jouez une carte.
ask-card = Votre tour { $turn } sur 4 : jouez une carte.
ask-fate = Vous avez la supériorité, { $mine } à { $theirs } : tournez la tuile ou laissez-la telle quelle.
ask-ransom = Vous avez perdu le combat. Perdre votre héros, ou payer un pion de faveur à la place ?
ask-ha-other =
    { $step ->
        [vanguard] la pile d’où vient l’avant-garde
        [number] le front de ce combat
        [orient] le sens de la tuile du destin
        [action] une action ou aucune, puis une carte
        [card] la carte à jouer
        [fate] tourner la tuile ou la laisser
       *[other] perdre le héros ou payer un pion de faveur
    }

## Moves in words

move-vanguard =
    { $size ->
        [one] révéler la première carte { $pile } (encore { $size } carte)
       *[other] révéler la première carte { $pile } (encore { $size } cartes)
    }
move-number =
    { $number ->
        [4] combattre réserve contre réserve
       *[other] combattre au front { $number } : vos { $mine } cartes contre { $theirs }
    }
move-orient = { $mine } vers vous, { $theirs } vers l’adversaire
move-pass = aucune action
move-discard = retirer { $card } du jeu et piocher une carte
move-change = changer de héros : { $hero } contre le premier de la pile
move-deploy = déployer { $hero } sur { $card }
move-deploy-vanguard = déployer { $hero } sur votre avant-garde { $card }
move-upgrade = poser un pion de faveur sur { $card }
move-upgrade-vanguard = poser un pion de faveur sur votre avant-garde { $card }
move-retreat =
    { $cards ->
        [one] retraite : perdre le combat et { $cards } carte
       *[other] retraite : perdre le combat et { $cards } cartes
    }
move-play = jouer { $card } { $troop }
move-play-scores = jouer { $card } { $troop }, une couleur qui compte en ce moment
move-leave = laisser la tuile : { $mine } vers vous, { $theirs } vers l’adversaire
move-turn-cw = sens horaire : { $mine } vers vous, { $theirs } vers l’adversaire
move-turn-ccw = sens antihoraire : { $mine } vers vous, { $theirs } vers l’adversaire
move-give-hero = perdre { $hero }
move-give-token = payer un pion de faveur et garder { $hero }
