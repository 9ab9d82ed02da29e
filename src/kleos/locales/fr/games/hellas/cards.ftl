### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] Vous comptez un Grec de plus dans ce combat.
       *[other] Vous comptez { $n } Grecs de plus dans ce combat.
    }
god-fight_equal = Dans ce combat, l’égalité suffit à votre attaque par mer.
god-fight_ships = Vos navires dans la cité attaquée défendent comme des Grecs.
god-attack_far = Attaquez une cité qui n’est voisine d’aucune des vôtres, avec des Grecs de n’importe lesquelles de vos cités ; l’attaque compte comme une attaque par mer.
god-attack_again =
    { $n ->
        [one] Vous avez une attaque de plus ce tour-ci, contre une autre cité ; jouez cette carte avant de choisir une cible.
       *[other] Vous avez { $n } attaques de plus ce tour-ci, chacune contre une autre cité ; jouez cette carte avant de choisir une cible.
    }
god-convert = Dans une de vos cités, transformez autant de navires que vous voulez en Grecs, sans y dépasser 3 Grecs.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Placez un nouveau Grec dans une de vos cités.
           *[other] Placez jusqu’à { $n } nouveaux Grecs dans vos cités.
        }
       *[ship] { $n ->
            [one] Placez un nouveau navire dans une de vos cités.
           *[other] Placez jusqu’à { $n } nouveaux navires dans vos cités.
        }
    }
god-voyage_equal = Pour cette traversée, un nombre égal de navires suffit ; un des vôtres au moins doit compter.
god-voyage_free = Cette traversée ne coûte pas de navire.
god-voyage_again = Après une traversée réussie, faites-en une autre.
god-voyage_choice =
    { $n ->
        [one] Retournez une tuile de plus, gardez-en une sur les { $total } et glissez l’autre sous la pile.
       *[other] Retournez { $n } tuiles de plus, gardez-en une sur les { $total } et glissez les autres sous la pile.
    }
god-remove =
    { $n ->
        [one] { $piece ->
            [greek] Un Grec
           *[ship] Un navire
        } adverse de votre choix retourne à la réserve.
       *[other] { $n } { $piece ->
            [greek] Grecs
           *[ship] navires
        } adverses de votre choix retournent à la réserve.
    }
god-cancel = La carte de dieu que votre adversaire vient de jouer est annulée.
god-keep = Reprenez en main la carte que vous venez d’utiliser, à condition d’avoir alors trois cartes de ce dieu au plus.
god-extra_turn = Vous avez encore un tour après celui-ci ; jouez cette carte avant de choisir votre action.
god-swap_cities = Échangez une de vos cités contre une cité de votre adversaire. Chacun remet dans la cité reçue autant de Grecs et de navires qu’il y en avait, dans la limite de sa réserve.
god-draw =
    { $n ->
        [one] Piochez une carte de dieu ; vous ne pouvez pas l’utiliser ce tour-ci.
       *[other] Piochez { $n } cartes de dieux l’une après l’autre ; vous ne pouvez pas les utiliser ce tour-ci.
    }
god-steps =
    { $n ->
        [one] Vous avez une étape de plus dans ce renfort.
       *[other] Vous avez { $n } étapes de plus dans ce renfort.
    }
god-steal =
    { $n ->
        [one] Prenez au hasard une carte de la main de votre adversaire ; vous ne pouvez pas l’utiliser ce tour-ci.
       *[other] Prenez au hasard { $n } cartes de la main de votre adversaire ; vous ne pouvez pas les utiliser ce tour-ci.
    }
god-reorganise_freely = Après une traversée ou une attaque, gagnée ou perdue, réorganisez librement vos pièces.
