### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] Vous comptez un Grec de plus dans ce combat.
       *[other] Vous comptez { $n } Grecs de plus dans ce combat.
    }
god-fight_equal = Votre attaque par mer se contente de l’égalité dans ce combat.
god-fight_ships = Vos navires dans la cité attaquée défendent comme des Grecs.
god-attack_far = Attaquez une cité qui ne touche aucune des vôtres, depuis toutes vos cités ; elle compte comme par mer.
god-attack_again =
    { $n ->
        [one] Une attaque de plus ce tour-ci, sur une autre cité ; à jouer avant de nommer une cible.
       *[other] { $n } attaques de plus ce tour-ci, chacune sur une autre cité ; à jouer avant de nommer une cible.
    }
god-convert = Changez autant de navires que vous voulez d’une de vos cités en Grecs, 3 Grecs au plus.
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
        [one] Retournez une tuile de plus, gardez-en une, glissez l’autre sous la pile.
       *[other] Retournez { $n } tuiles de plus, gardez-en une en tout, glissez les autres sous la pile.
    }
god-remove =
    { $n ->
        [one] { $piece ->
            [greek] Un Grec
           *[ship] Un navire
        } adverse, à votre choix, retourne à la réserve.
       *[other] { $n } { $piece ->
            [greek] Grecs
           *[ship] navires
        } adverses, à votre choix, retournent à la réserve.
    }
god-cancel = La carte de dieu que votre adversaire vient de jouer est annulée.
god-keep = Reprenez en main la carte que vous venez d’utiliser, trois d’un dieu au plus.
god-extra_turn = Vous avez encore un tour après celui-ci ; à jouer avant de nommer votre action.
god-swap_cities = Échangez une de vos cités contre une de votre adversaire ; chacun garnit la cité reçue comme elle l’était, autant que sa réserve le permet.
god-draw =
    { $n ->
        [one] Piochez une carte de dieu ; elle ne sert pas ce tour-ci.
       *[other] Piochez { $n } cartes de dieux l’une après l’autre ; elles ne servent pas ce tour-ci.
    }
god-steps =
    { $n ->
        [one] Une étape de plus dans ce renfort.
       *[other] { $n } étapes de plus dans ce renfort.
    }
god-steal =
    { $n ->
        [one] Prenez au hasard une carte de votre adversaire ; elle ne sert pas ce tour-ci.
       *[other] Prenez au hasard { $n } cartes de votre adversaire ; elles ne servent pas ce tour-ci.
    }
god-reorganise_freely = Réorganisez librement vos pièces après une traversée ou une attaque, gagnée ou perdue.
