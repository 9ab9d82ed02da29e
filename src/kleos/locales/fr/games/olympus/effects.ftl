### Une phrase par effet : quand, si c’est permis, et quoi. Ce qui peut suivre « vous pouvez » commence par un infinitif.
### $who dit comment une carte parle d’elle-même : un équipement de son porteur ; un héros par son nom, des soldats par « cette carte », là où « cette unité » pourrait en être une autre.

card-self = { $who ->
        [bearer] le porteur
        [named] { $name }
        [card] cette carte
       *[unit] cette unité
    }
card-self-object = { $who ->
        [bearer] le porteur
        [named] { $name }
        [card] cette carte
       *[unit] cette unité
    }
card-self-indirect = { $who ->
        [bearer] au porteur
        [named] à { $name }
        [card] à cette carte
       *[unit] à cette unité
    }
effect-may = vous pouvez
effect-then = ensuite,
effect-then-may = ensuite, vous pouvez
when-play = Quand vous jouez cette carte :
when-attack = Quand { card-self } attaque :
when-undefended = Après une attaque où { card-self } n’a pas rencontré de défenseur :
when-end_turn = À la fin de votre tour :
when-on_discard = Quand { $who ->
        [bearer] le porteur est défaussé
        [named] l’unité { $name } est défaussée
       *[unit] cette unité est défaussée
    } du plateau :
when-on_beaten = Quand une attaque vainc { card-self-object } :
when-on_own_discard = Quand une autre de vos unités est défaussée du plateau :
when-on_unit_discard = Quand une autre unité, à vous ou à votre adversaire, est défaussée du plateau :
do-buff = { $values }{ $per }{ $whom }{ $condition }
do-buff-attack = { $attack } en attaque
do-buff-defence = { $defence } en défense
do-buff-both = { $attack } en attaque et { $defence } en défense
do-buff-per = { " " }par soldat que vous avez en jeu
do-buff-whom = { $target ->
        [others] { " " }pour vos autres unités
        [own_soldiers] { " " }pour vos soldats
        [beside] { $who ->
            [bearer] { " " }pour vos unités voisines du porteur
           *[unit] { " " }pour vos unités voisines
        }
        [opposite] { " " }pour l’unité adverse d’en face
       *[self] { $who ->
            [bearer] { " " }pour le porteur
           *[unit] { "" }
        }
    }
do-buff-colour = { $letter ->
        [R] rouge
        [B] bleue
        [Y] jaune
       *[G] verte
    }
do-buff-while = { " " }tant { $target ->
        [opposite] qu’elle
       *[other] que l’unité d’en face
    } { $state ->
        [damaged] porte des dégâts
        [both] est { do-buff-colour } et porte des dégâts
       *[colour] est { do-buff-colour }
    }
do-damage = infliger { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } { $target ->
        [opposite] à l’unité adverse d’en face
        [enemy] à une unité adverse
        [other] à une autre de vos unités
        [attacker] à l’attaquant
       *[self] { card-self-indirect }
    }
do-damage-enemies =
    { $count ->
        [one] infliger { $n } { $n ->
            [one] dégât
           *[other] dégâts
        } à une unité adverse
       *[other] choisir jusqu’à { $count } unités adverses différentes et infliger { $n } { $n ->
            [one] dégât
           *[other] dégâts
        } à chacune
    }
do-damage-split =
    { $n ->
        [one] infliger { $n } dégât à une unité adverse
       *[other] répartir librement { $n } dégâts entre des unités adverses
    }
do-extra_attack-other = faire attaquer une fois de plus une autre de vos unités pendant ce tour
do-extra_attack-beside = une fois pendant votre phase d’attaque, une de { $who ->
        [bearer] vos unités voisines du porteur
       *[unit] vos unités voisines
    } peut attaquer une fois de plus
do-heal = soigner { $n ->
        [all] tous les dégâts
        [one] 1 dégât
       *[other] jusqu’à { $n } dégâts
    } sur { $target ->
        [own] une de vos unités
        [all_own] chacune de vos unités
        [self_beside] { card-self-object } et sur { $who ->
            [bearer] chacune de vos unités voisines du porteur
            [named] chacune de vos unités voisines de cette carte
            [card] chacune de vos unités voisines de cette carte
           *[unit] chacune de vos unités voisines
        }
       *[self] { card-self-object }
    }
do-draw =
    { $n ->
        [one] piocher { $n } carte
       *[other] piocher { $n } cartes
    }
do-draw-discard =
    { $n ->
        [one] , puis défausser { $n } carte de votre main
       *[other] , puis défausser { $n } cartes de votre main
    }
do-draw-free = ; vous pouvez la jouer aussitôt gratuitement
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
do-peek = regarder les { $n } premières cartes de la pioche, en garder { $take } et glisser les autres sous la pioche
do-peek-all =
    { $n ->
        [one] regarder la première carte de la pioche et la garder
       *[other] regarder les { $n } premières cartes de la pioche et les garder toutes
    }
do-recall = reprendre en main { $type ->
        [hero] un héros
        [soldier] un soldat
       *[equipment] un équipement
    } de la défausse
do-marker =
    { $n ->
        [one] prendre { $n } marqueur de couleur (d’abord sur le plateau, sinon à votre adversaire)
       *[other] prendre { $n } marqueurs de couleur (d’abord sur le plateau, sinon à votre adversaire)
    }
do-score-plus = déplacer le pion de score de { $n } { $n ->
        [one] case
       *[other] cases
    } vers vous
do-score-minus = déplacer le pion de score de { $n } { $n ->
        [one] case
       *[other] cases
    } vers votre adversaire
do-move-one = déplacer une de vos unités vers un emplacement libre, ou échanger deux de vos unités
do-move-any = déplacer en même temps autant de vos unités que vous voulez (échanges permis)
do-bounce = renvoyer une unité adverse dans la main de son propriétaire (son équipement est défaussé)
do-destroy = défausser { $target ->
        [enemy] { $type ->
            [hero] un héros adverse
            [soldier] un soldat adverse
           *[any] une unité adverse
        }
        [other] { $type ->
            [hero] un autre de vos héros
            [soldier] un autre de vos soldats
           *[any] une autre de vos unités
        }
       *[self] { card-self-object }
    }
do-destroy-else = ; si vous n’avez pas { $type ->
        [hero] d’autre héros
        [soldier] d’autre soldat
       *[any] d’autre unité
    }, défausser { card-self-object }
do-upkeep-destroy =
    { $n ->
        [one] défausser { $n } carte de votre main ou défausser { card-self-object }
       *[other] défausser { $n } cartes de votre main ou défausser { card-self-object }
    }
do-upkeep-damage =
    { $n ->
        [one] défausser { $n } carte de votre main, ou { card-self } subit { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }
       *[other] défausser { $n } cartes de votre main, ou { card-self } subit { $amount } { $amount ->
            [one] dégât
           *[other] dégâts
        }
    }
do-armour-self = { card-self } subit { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de moins à chaque attaque
do-armour-beside = { $who ->
        [bearer] vos unités voisines du porteur
       *[unit] vos unités voisines
    } subissent { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de moins à chaque attaque
do-splash = infliger aussi { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à chaque unité adverse voisine de l’emplacement d’en face
do-retarget = frapper n’importe quelle autre unité adverse au lieu de l’emplacement d’en face, même si celui-ci est vide
do-survive =
    { $n ->
        [one] défausser { $n } carte de votre main ; { card-self } perd alors tous ses dégâts et reste en jeu
       *[other] défausser { $n } cartes de votre main ; { card-self } perd alors tous ses dégâts et reste en jeu
    }
do-substitute = les dégâts d’attaque visant une de { $who ->
        [bearer] vos unités voisines du porteur
       *[unit] vos unités voisines
    } peuvent toucher { card-self-object } à sa place
do-silence = l’unité adverse d’en face perd ses capacités
do-untargetable = les capacités adverses n’affectent pas { card-self-object }
do-no_bonus = { card-self } ne reçoit pas de bonus { $area ->
        [olympus] à l’Olympe
        [delphi] à Delphes
       *[troy] à Troie
    }
do-attack_area = l’attaque imprimée { $who ->
        [bearer] du porteur
        [named] ({ $name })
       *[unit] de cette unité
    } compte pour 0 hors de { $area ->
        [olympus] l’Olympe
        [delphi] Delphes
       *[troy] Troie
    }
do-draw_phase =
    { $n ->
        [one] vous piochez { $n } carte de plus pendant votre phase de pioche
       *[other] vous piochez { $n } cartes de plus pendant votre phase de pioche
    }
do-refuse-equip = { card-self } ne peut pas porter d’équipement
do-refuse-heal = { card-self } ne peut pas recevoir de soins
do-refuse-both = { card-self } ne peut ni porter d’équipement ni recevoir de soins
