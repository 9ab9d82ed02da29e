# Mots de Hellas en français.

### Erreurs du matériel

error-bad-component = « { $what } », { $field } : attendu { $wanted }

### Pourquoi un coup est refusé

why-he-chance = le hasard décide cela, aucun joueur
why-he-not-now = ce n’est pas ce qui est demandé
why-he-not-in-hand = vous n’avez pas cette carte en main
why-he-first-turn = pas de carte de dieu au premier tour
why-he-no-answer = cette carte ne répond à aucune autre
why-he-own-turn = cette carte est pour votre propre tour
why-he-window = cette carte ne va pas avec cette action ou ce moment
why-he-just-drawn = une carte tout juste piochée ne sert pas ce tour-ci
why-he-condition = cette carte ne ferait rien maintenant
why-he-no-spot = il n’y a pas de place libre de ce nom
why-he-contact = la place doit toucher la tuile dauphin ou deux tuiles
why-he-edges = l’eau doit toucher l’eau, la terre la terre
why-he-new-water = son eau ne rejoindrait pas la mer
why-he-ships = il vous y faut plus de navires que votre adversaire
why-he-turn = tournée ainsi, la tuile ne convient pas
why-he-must-lay = la tuile peut être posée, donc elle doit l’être
why-he-no-tiles = la pile de tuiles est vide
why-he-no-attack = aucune cité adverse n’est à portée
why-he-steps-due = trois étapes sont dues tant qu’une est possible
why-he-not-yours = cette cité n’est pas à vous
why-he-supply = votre réserve est vide
why-he-city-full = trois au plus dans une cité
why-he-hand-limit = { $most } cartes au plus, et { $each } par dieu
why-he-no-cards = cette pile et sa défausse sont vides
why-he-not-rivals = ce n’est pas une cité de votre adversaire
why-he-attacked = cette cité a déjà été attaquée dans cette action
why-he-not-far = cette cité touche une des vôtres
why-he-no-origin = aucune cité voisine ne peut céder un Grec
why-he-no-force = un Grec au moins doit partir
why-he-marching = le combat doit avoir lieu : des Grecs sont partis
why-he-governor = un Grec doit rester dans la cité
why-he-order = les Grecs partent un à un, par numéro de cité croissant
why-he-no-contact = cette cité ne touche pas la cible
why-he-too-many-ships = plus de navires que l’adversaire n’en avait, ou que vous n’en avez
why-he-no-payer = vous n’avez là aucun navire près de la nouvelle cité
why-he-in-hand = posez d’abord les pièces en main
why-he-nothing-new = il n’y a pas de nouvelle cité où aller
why-he-no-ship = aucun navire ne s’y trouve
why-he-only-new = les pièces ne vont que dans la nouvelle cité
why-he-normal-form = prendre, puis poser, par numéro croissant, Grecs avant navires ; tout doit tenir

### Comment une partie finit

end-ten-cities = dix cités sont tenues par un joueur
end-no-city = la dernière cité est perdue
end-no-coast = la première côte n’a pas pu être posée
end-turn-cap = le dernier tour est fini, qui a le plus de cités gagne

### Cartes de dieux : ce que fait chaque effet

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
