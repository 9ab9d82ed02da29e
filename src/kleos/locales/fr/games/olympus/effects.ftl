### Une phrase par effet : quand, si c’est permis, et quoi. Ce qui peut suivre « vous pouvez » commence par un infinitif.

effect-may = vous pouvez
when-play = Quand elle est jouée :
when-attack = Quand elle attaque :
when-undefended = Après une attaque sans défenseur :
when-end_turn = À la fin de votre tour :
when-on_discard = Quand elle est défaussée du jeu :
when-on_beaten = Quand une attaque la vainc :
when-on_own_discard = Quand une autre de vos unités est défaussée du jeu :
when-on_unit_discard = Quand une autre unité, de n’importe quel camp, est défaussée du jeu :
do-buff = { $values } pour { $target ->
        [others] vos autres unités
        [own_soldiers] vos soldats
        [beside] vos unités à côté
        [opposite] l’unité ennemie d’en face
       *[self] cette unité
    }{ $condition }
do-buff-attack = { $n } en attaque
do-buff-defence = { $n } en défense
do-buff-nothing = +0
do-buff-per = , pour chacun de vos soldats en jeu
do-buff-colour = , tant que l’unité d’en face est { $letter ->
        [R] rouge
        [B] bleue
        [Y] jaune
       *[G] verte
    }
do-buff-damaged = , tant que l’unité d’en face porte des dégâts
do-damage = infliger { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à { $target ->
        [opposite] l’unité ennemie d’en face
        [enemy] une unité ennemie
        [other] une autre de vos unités
        [attacker] l’attaquant
       *[self] cette unité
    }
do-damage-enemies =
    { $count ->
        [one] infliger { $n } { $n ->
            [one] dégât
           *[other] dégâts
        } à une unité ennemie
       *[other] infliger { $n } { $n ->
            [one] dégât
           *[other] dégâts
        } à chacune de { $count } unités ennemies différentes au plus
    }
do-damage-split = répartir librement { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } entre des unités ennemies
do-extra_attack-other = faire attaquer une fois de plus une autre de vos unités ce tour-ci
do-extra_attack-beside = une fois dans votre phase d’attaque, une de vos unités à côté peut attaquer une fois de plus
do-heal =
    { $n ->
        [all] retirer tous les dégâts { $target ->
            [own] d’une de vos unités
            [all_own] de chacune de vos unités
            [self_beside] de cette unité et des vôtres à côté
           *[self] de cette unité
        }
       *[other] soigner { $n } { $n ->
            [one] dégât
           *[other] dégâts
        } sur { $target ->
            [own] une de vos unités
            [all_own] chacune de vos unités
            [self_beside] cette unité et les vôtres à côté
           *[self] cette unité
        }
    }
do-draw =
    { $n ->
        [one] piocher { $n } carte
       *[other] piocher { $n } cartes
    }
do-draw-discard =
    { $n ->
        [one] , puis défausser { $n } carte de la main
       *[other] , puis défausser { $n } cartes de la main
    }
do-draw-free = ; vous pouvez la jouer aussitôt sans coût
do-opp_draw =
    { $n ->
        [one] faire piocher { $n } carte à votre adversaire
       *[other] faire piocher { $n } cartes à votre adversaire
    }
do-opp_discard-random =
    { $n ->
        [one] faire défausser à votre adversaire { $n } carte de sa main au hasard
       *[other] faire défausser à votre adversaire { $n } cartes de sa main au hasard
    }
do-opp_discard-chosen =
    { $n ->
        [one] regarder la main de votre adversaire et en défausser { $n } carte de votre choix
       *[other] regarder la main de votre adversaire et en défausser { $n } cartes de votre choix
    }
do-peek =
    { $n ->
        [one] regarder la première carte, en garder { $take }, glisser le reste sous la pioche
       *[other] regarder les { $n } premières cartes, en garder { $take }, glisser le reste sous la pioche
    }
do-recall = reprendre en main { $type ->
        [hero] un héros
        [soldier] un soldat
       *[equipment] un équipement
    } de la défausse
do-marker =
    { $n ->
        [one] prendre { $n } marqueur de couleur (d’abord du plateau, sinon à l’adversaire)
       *[other] prendre { $n } marqueurs de couleur (d’abord du plateau, sinon à l’adversaire)
    }
do-score-plus = déplacer le pion de score de { $n } vers vous
do-score-minus = déplacer le pion de score de { $n } vers votre adversaire
do-move-one = déplacer une de vos unités vers un emplacement libre, ou en échanger deux
do-move-any = déplacer à la fois autant de vos unités que vous voulez (échanges permis)
do-bounce = renvoyer une unité ennemie dans la main de son propriétaire (son équipement est défaussé)
do-destroy = défausser { $target ->
        [enemy] { $type ->
            [hero] un héros ennemi
            [soldier] un soldat ennemi
           *[any] une unité ennemie
        }
        [other] { $type ->
            [hero] un autre de vos héros
            [soldier] un autre de vos soldats
           *[any] une autre de vos unités
        }
       *[self] cette unité
    }
do-destroy-else = ; si vous n’en avez pas, défausser cette unité
do-upkeep-destroy =
    { $n ->
        [one] défausser { $n } carte de la main ou cette unité
       *[other] défausser { $n } cartes de la main ou cette unité
    }
do-upkeep-damage =
    { $n ->
        [one] défausser { $n } carte de la main, ou cette unité subit { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }
       *[other] défausser { $n } cartes de la main, ou cette unité subit { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }
    }
do-armour-self = cette unité subit { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de moins à chaque attaque
do-armour-beside = vos unités à côté subissent { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de moins à chaque attaque
do-splash = infliger aussi { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } aux unités ennemies à côté de l’emplacement d’en face
do-retarget = frapper n’importe quelle autre unité ennemie au lieu de l’emplacement d’en face, même vide
do-survive =
    { $n ->
        [one] défausser { $n } carte de la main pour que l’unité reste, soignée
       *[other] défausser { $n } cartes de la main pour que l’unité reste, soignée
    }
do-substitute = les dégâts d’attaque visant une de vos unités à côté peuvent être mis sur cette unité
do-silence = l’unité ennemie d’en face perd ses capacités
do-untargetable = les capacités adverses n’affectent pas cette unité
do-no_bonus = cette unité ne reçoit pas de bonus { $area ->
        [olympus] à l’Olympe
        [delphi] à Delphes
       *[troy] à Troie
    }
do-attack_area = son attaque imprimée compte 0 hors de { $area ->
        [olympus] l’Olympe
        [delphi] Delphes
       *[troy] Troie
    }
do-draw_phase =
    { $n ->
        [one] vous piochez { $n } carte de plus dans votre phase 3
       *[other] vous piochez { $n } cartes de plus dans votre phase 3
    }
do-refuse-equip = cette unité ne peut porter d’équipement
do-refuse-heal = cette unité ne peut être soignée
do-refuse-both = cette unité ne peut ni porter d’équipement ni être soignée
