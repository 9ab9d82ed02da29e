### Hellas: what is asked, and moves in words.

## Questions

ask-he-no-city = Vous n’avez plus de cité et ne pouvez en reprendre aucune. Choisissez une action, ou abandonnez
ask-he =
    { $question ->
        [act] À vous : quelle action
        [after] Jouer une carte, réorganiser ou terminer le tour
        [target] Quelle cité attaquez-vous
        [keep] Quelle tuile gardez-vous
        [from] Votre réserve est vide : quelle cité fournit le Grec pour la nouvelle cité
        [pay] Quelle cité fournit le navire pour la traversée
        [exchange] Combien de navires de votre réserve vont dans la cité
        [convert] Où un navire devient-il un Grec
        [convert_from] Votre réserve est vide : quelle cité fournit le Grec
        [storm] Quelle cité adverse perd un navire
        [swap] Laquelle de vos cités cédez-vous
        [swap_rival] Quelle cité adverse prenez-vous
        [draw] De quel dieu piochez-vous une carte
       *[other] À vous de décider ({ $action })
    } ?
ask-he-step =
    { $count ->
        [one] Renfort : encore { $count } étape.
       *[other] Renfort : encore { $count } étapes.
    }
ask-he-reply = Votre adversaire joue « { $card } » : répondez-vous ?
ask-he-tile =
    { $question ->
        [coast] Première côte : où posez-vous cette tuile
        [lay] Traversée : où posez-vous cette tuile
       *[turn] Dans quel sens posez-vous la tuile
    } ? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Attaque contre { $city } : choisissez vos attaquants.
        [fight] Le combat pour { $city } : jouer une carte ?
       *[target] Quelle cité attaquez-vous après { $city } ?
    }
ask-he-place =
    { $question ->
        [shift] Votre réserve est vide : où va { $piece ->
            [greek] le Grec
           *[ship] le navire
        } ?
       *[place] Où placer { $piece ->
            [greek] des Grecs
           *[ship] des navires
        } (encore { $count }) ?
    }
ask-he-reorganise =
    { $count ->
        [0] Réorganisez vos pièces, ou terminez le tour.
        [one] Réorganisation : { $count } pièce en main.
       *[other] Réorganisation : { $count } pièces en main.
    }
ask-he-other =
    { $step ->
        [act] l’action de ce tour
        [step] la prochaine étape du renfort
        [after] continuer ou terminer le tour
        [reply] répondre ou non
        [coast] où poser la tuile
        [lay] où poser la tuile
        [turn] le sens de la tuile
        [keep] la tuile à garder
        [target] la cité à attaquer
        [send] qui attaque
        [fight] jouer une carte ou non
        [place] où vont les pièces
        [shift] où vont les pièces
        [reorganise] comment réorganiser
        [draw] le dieu dont piocher une carte
        [pay] la cité qui fournit le navire
       *[other] la cité à choisir
    }

## Moves

move-he-plain =
    { $verb ->
        [reinforce] renfort : nouveaux Grecs, navires et cartes de dieux
        [voyage] traversée : retourner une tuile et découvrir une cité
        [attack] attaquer une cité de votre adversaire
        [pass] { $question ->
            [reply] ne pas répondre
           *[other] ne pas jouer de carte
        }
        [commit] ne plus envoyer personne : combattre
        [withdraw] ne pas attaquer
        [fail] mettre la tuile sous la pile
        [stop] s’arrêter ici
       *[done] terminer le tour
    }
move-he-play = jouer « { $card } » : { $text }
move-he-card = jouer « { $card } »
move-he-draw = piocher une carte du dieu { $god }
move-he-lay = { $spot }
move-he-turn =
    { $count ->
        [0] telle quelle : eau { $edges }
        [1] tournée une fois : eau { $edges }
        [2] tournée deux fois : eau { $edges }
       *[other] tournée { $count } fois : eau { $edges }
    }
move-he-keep = garder : { $tile }
move-he-ships =
    { $count ->
        [0] aucun navire
        [one] { $count } navire
       *[other] { $count } navires
    }
move-he-piece =
    { $verb ->
        [lift] prendre { $piece ->
            [greek] un Grec
           *[ship] un navire
        } dans la { $city }
       *[drop] placer { $piece ->
            [greek] un Grec
           *[ship] un navire
        } dans la { $city }
    }
move-he-city =
    { $verb ->
        [greek] un Grec dans la { $city }
        [ship] un navire dans la { $city }
        [from] un Grec de la { $city }
        [pay] un navire de la { $city }
        [target] attaquer la { $city }
        [send] envoyer un Grec de la { $city }
        [convert] un navire devient un Grec dans la { $city }
        [storm] retirer un navire de la { $city }
        [swap] { $question ->
            [swap] céder la { $city }
           *[other] prendre la { $city }
        }
       *[other] { $city }
    }
