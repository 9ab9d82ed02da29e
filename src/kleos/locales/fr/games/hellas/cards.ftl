### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] Vous comptez un Grec de plus dans ce combat.
       *[other] Vous comptez { $n } Grecs de plus dans ce combat.
    }
god-fight_equal = Dans ce combat, l’égalité suffit pour votre attaque par mer.
god-fight_ships = Vos navires dans la cité attaquée défendent comme s’ils étaient des Grecs.
god-attack_far = Attaquez une cité qui n’est voisine d’aucune des vôtres, avec des Grecs venus de vos cités, quelles qu’elles soient ; cela compte comme une attaque par mer.
god-attack_again =
    { $n ->
        [one] Faites une attaque de plus pendant ce tour, contre une autre cité. Jouez cette carte avant de choisir une cible.
       *[other] Faites { $n } attaques de plus pendant ce tour, chacune contre une autre cité. Jouez cette carte avant de choisir une cible.
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
god-voyage_equal = Pour cette traversée, un nombre égal de navires suffit, à condition qu’au moins un des vôtres compte.
god-voyage_free = Cette traversée ne coûte pas de navire.
god-voyage_again = Après une traversée réussie, faites-en une autre.
god-voyage_choice =
    { $n ->
        [one] Retournez une tuile de plus, gardez l’une des deux et glissez l’autre sous la pile.
       *[other] Retournez { $n } tuiles de plus, gardez l’une des tuiles retournées et glissez les autres sous la pile.
    }
god-remove =
    { $n ->
        [one] { $piece ->
            [greek] Un Grec
           *[ship] Un navire
        } adverse de votre choix retourne dans la réserve.
       *[other] { $n } { $piece ->
            [greek] Grecs
           *[ship] navires
        } adverses de votre choix retournent dans la réserve.
    }
god-cancel = Annulez la carte de dieu que votre adversaire vient de jouer.
god-keep = Reprenez en main la carte que vous venez d’utiliser, à condition de ne pas avoir alors plus de trois cartes de ce dieu.
god-extra_turn = Vous jouez encore un tour après celui-ci. Jouez cette carte avant de choisir votre action.
god-swap_cities = Échangez une de vos cités contre une cité de votre adversaire. Chacun remet dans la cité reçue autant de Grecs et de navires qu’il y en avait, dans la limite de sa réserve.
god-draw =
    { $n ->
        [one] Piochez une carte de dieu ; vous ne pouvez pas l’utiliser ce tour-ci.
       *[other] Piochez { $n } cartes de dieux l’une après l’autre ; vous ne pouvez pas les utiliser ce tour-ci.
    }
god-steps =
    { $n ->
        [one] Faites une étape de plus dans ce renfort.
       *[other] Faites { $n } étapes de plus dans ce renfort.
    }
god-steal =
    { $n ->
        [one] Prenez au hasard une carte de la main de votre adversaire ; vous ne pouvez pas l’utiliser ce tour-ci.
       *[other] Prenez au hasard { $n } cartes de la main de votre adversaire ; vous ne pouvez pas les utiliser ce tour-ci.
    }
god-reorganise_freely = Après une traversée ou une attaque, réussie ou non, réorganisez librement vos pièces.
