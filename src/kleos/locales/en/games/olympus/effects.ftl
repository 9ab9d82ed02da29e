### Fight for Olympus: one sentence per effect: when, whether it may be left, and what. Every phrase that may follow “you may” begins with its verb.
### $who says how a card speaks of itself: equipment of its bearer; a hero by name, and soldiers as “this card”, where “this unit” could be another one.

card-self = { $who ->
        [bearer] the bearer
        [named] { $name }
        [card] this card
       *[unit] this unit
    }
card-self-object = { $who ->
        [bearer] the bearer
        [named] { $name }
        [card] this card
       *[unit] this unit
    }
card-self-indirect = { $who ->
        [bearer] the bearer
        [named] { $name }
        [card] this card
       *[unit] this unit
    }
effect-may = you may
effect-then = then
effect-then-may = then you may
when-play = When played:
when-attack = When { card-self } attacks:
when-undefended = After an unopposed attack by { card-self }:
when-end_turn = At the end of your turn:
when-on_discard = When { card-self } is discarded from the board:
when-on_beaten = When an attack beats { card-self-object }:
when-on_own_discard = When another of your units is discarded from the board:
when-on_unit_discard = When any other unit, yours or your opponent’s, is discarded from the board:
do-buff = { $values }{ $per }{ $whom }{ $condition }
do-buff-attack = { $attack } attack
do-buff-defence = { $defence } defence
do-buff-both = { $attack } attack and { $defence } defence
do-buff-per = { " " }per soldier you have in play
do-buff-whom = { $target ->
        [others] { " " }for your other units
        [own_soldiers] { " " }for your soldiers
        [beside] { $who ->
            [bearer] { " " }for your units adjacent to the bearer
           *[unit] { " " }for your adjacent units
        }
        [opposite] { " " }for the enemy unit opposite
       *[self] { $who ->
            [bearer] { " " }for the bearer
           *[unit] { "" }
        }
    }
do-buff-colour = { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    }
do-buff-while = { " " }while { $target ->
        [opposite] it
       *[other] the unit opposite
    } is { $state ->
        [damaged] damaged
        [both] { do-buff-colour } and damaged
       *[colour] { do-buff-colour }
    }
do-damage = deal { $n } damage to { $target ->
        [opposite] the enemy unit opposite
        [enemy] an enemy unit
        [other] another of your units
        [attacker] the attacker
       *[self] { card-self-indirect }
    }
do-damage-enemies =
    { $count ->
        [one] deal { $n } damage to an enemy unit
       *[other] deal { $n } damage to each of up to { $count } different enemy units
    }
do-damage-split =
    { $n ->
        [one] deal { $n } damage to an enemy unit
       *[other] deal { $n } damage, divided as you like among enemy units
    }
do-extra_attack-other = let another of your units attack once more this turn
do-extra_attack-beside = once in your attack phase, one of { $who ->
        [bearer] your units adjacent to the bearer
       *[unit] your adjacent units
    } may attack once more
do-heal = heal { $n ->
        [all] all damage
        [one] 1 damage
       *[other] up to { $n } damage
    } from { $target ->
        [own] one of your units
        [all_own] each of your units
        [self_beside] { card-self-indirect } and { $who ->
            [bearer] each of your units adjacent to it
            [named] each of your units adjacent to { $name }
            [card] each of your units adjacent to it
           *[unit] each of your adjacent units
        }
       *[self] { card-self-indirect }
    }
do-draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
do-draw-discard =
    { $n ->
        [one] , then discard 1 card from your hand
       *[other] , then discard { $n } cards from your hand
    }
do-draw-free = ; you may play it at once for free
do-opp_draw =
    { $n ->
        [one] let your opponent draw 1 card
       *[other] let your opponent draw { $n } cards
    }
do-opp_discard-random =
    { $n ->
        [one] make your opponent discard 1 random card from their hand
       *[other] make your opponent discard { $n } random cards from their hand
    }
do-opp_discard-chosen =
    { $n ->
        [one] look at your opponent’s hand and discard 1 card of your choice from it
       *[other] look at your opponent’s hand and discard { $n } cards of your choice from it
    }
do-peek = look at the top { $n } cards of the draw pile, keep { $take } and put the rest under the pile
do-peek-all =
    { $n ->
        [one] look at the top card of the draw pile and keep it
       *[other] look at the top { $n } cards of the draw pile and keep them all
    }
do-recall = take { $type ->
        [hero] a hero
        [soldier] a soldier
       *[equipment] an equipment card
    } from the discard pile into your hand
do-marker =
    { $n ->
        [one] take 1 colour marker (from the board first, otherwise from your opponent)
       *[other] take { $n } colour markers (from the board first, otherwise from your opponent)
    }
do-score-plus = move the score marker { $n } { $n ->
        [one] space
       *[other] spaces
    } towards you
do-score-minus = move the score marker { $n } { $n ->
        [one] space
       *[other] spaces
    } towards your opponent
do-move-one = move one of your units to a free space, or swap two of your units
do-move-any = move any number of your units at the same time (swaps are allowed)
do-bounce = return an enemy unit to its owner’s hand (its equipment is discarded)
do-destroy = discard { $target ->
        [enemy] { $type ->
            [hero] an enemy hero
            [soldier] an enemy soldier
           *[any] an enemy unit
        }
        [other] { $type ->
            [hero] another of your heroes
            [soldier] another of your soldiers
           *[any] another of your units
        }
       *[self] { card-self-object }
    }
do-destroy-else = ; if you have no other { $type ->
        [hero] hero
        [soldier] soldier
       *[any] unit
    }, discard { card-self-object }
do-upkeep-destroy =
    { $n ->
        [one] discard 1 card from your hand or discard { card-self-object }
       *[other] discard { $n } cards from your hand or discard { card-self-object }
    }
do-upkeep-damage =
    { $n ->
        [one] discard 1 card from your hand, or { card-self } takes { $amount } damage
       *[other] discard { $n } cards from your hand, or { card-self } takes { $amount } damage
    }
do-armour-self = { card-self } takes { $n } less damage from each attack
do-armour-beside = { $who ->
        [bearer] your units adjacent to the bearer
       *[unit] your adjacent units
    } take { $n } less damage from each attack
do-splash = also deal { $n } damage to each enemy unit adjacent to the space opposite
do-retarget = hit any other enemy unit instead of the space opposite, even if that space is empty
do-survive =
    { $n ->
        [one] discard 1 card from your hand to keep { card-self-object } in play with all damage removed
       *[other] discard { $n } cards from your hand to keep { card-self-object } in play with all damage removed
    }
do-substitute = attack damage that would hit one of { $who ->
        [bearer] your units adjacent to the bearer
       *[unit] your adjacent units
    } may hit { card-self-object } instead
do-silence = the enemy unit opposite loses its abilities
do-untargetable = enemy abilities do not affect { card-self-object }
do-no_bonus = { card-self } gains no area bonus at { $area ->
        [olympus] Olympus
        [delphi] Delphi
       *[troy] Troy
    }
do-attack_area = the printed attack of { card-self-object } counts as 0 outside { $area ->
        [olympus] Olympus
        [delphi] Delphi
       *[troy] Troy
    }
do-draw_phase =
    { $n ->
        [one] draw 1 extra card in your draw phase
       *[other] draw { $n } extra cards in your draw phase
    }
do-refuse-equip = { card-self } cannot be equipped
do-refuse-heal = { card-self } cannot be healed
do-refuse-both = { card-self } can be neither equipped nor healed
