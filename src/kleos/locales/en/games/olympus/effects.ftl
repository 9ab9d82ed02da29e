### Fight for Olympus: one sentence per effect: when, whether it may be left, and what. Every phrase that may follow “you may” begins with its verb.

effect-may = you may
when-play = When played:
when-attack = When it attacks:
when-undefended = After an unopposed attack:
when-end_turn = At the end of your turn:
when-on_discard = When it is discarded from play:
when-on_beaten = When an attack beats it:
when-on_own_discard = When another own unit is discarded from play:
when-on_unit_discard = When another unit of either side is discarded from play:
do-buff = { $values } for { $target ->
        [others] your other units
        [own_soldiers] your soldiers
        [beside] own units beside it
        [opposite] the enemy unit opposite
       *[self] it
    }{ $condition }
do-buff-attack = { $n } attack
do-buff-defence = { $n } defence
do-buff-nothing = +0
do-buff-per = , for each own soldier in play
do-buff-colour = , while the unit opposite is { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    }
do-buff-damaged = , while the unit opposite carries damage
do-damage = deal { $n } damage to { $target ->
        [opposite] the enemy unit opposite
        [enemy] one enemy unit
        [other] one other own unit
        [attacker] the attacker
       *[self] it
    }
do-damage-enemies =
    { $count ->
        [one] deal { $n } damage to one enemy unit
       *[other] deal { $n } damage to each of up to { $count } different enemy units
    }
do-damage-split = deal { $n } damage, split freely among enemy units
do-extra_attack-other = let one other own unit attack once more this turn
do-extra_attack-beside = once in your attack phase an own unit beside it may attack once more
do-heal =
    { $n ->
        [all] remove all damage from { $target ->
            [own] one own unit
            [all_own] each of your units
            [self_beside] it and own units beside it
           *[self] it
        }
       *[other] heal { $n } on { $target ->
            [own] one own unit
            [all_own] each of your units
            [self_beside] it and own units beside it
           *[self] it
        }
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
        [one] make your opponent discard 1 random hand card
       *[other] make your opponent discard { $n } random hand cards
    }
do-opp_discard-chosen =
    { $n ->
        [one] see your opponent's hand and discard 1 card of your choice from it
       *[other] see your opponent's hand and discard { $n } cards of your choice from it
    }
do-peek =
    { $n ->
        [one] look at the top card, keep { $take }, put the rest under the pile
       *[other] look at the top { $n } cards, keep { $take }, put the rest under the pile
    }
do-recall = take { $type ->
        [hero] one hero
        [soldier] one soldier
       *[equipment] one equipment
    } from the discard pile into your hand
do-marker =
    { $n ->
        [one] take 1 colour marker (from the board first, else from your opponent)
       *[other] take { $n } colour markers (from the board first, else from your opponent)
    }
do-score-plus = move the score stone { $n } towards you
do-score-minus = move the score stone { $n } towards your opponent
do-move-one = move one own unit to a free slot, or swap two own units
do-move-any = move any number of your units at once (swaps allowed)
do-bounce = return one enemy unit to its owner's hand (its equipment is discarded)
do-destroy = discard { $target ->
        [enemy] { $type ->
            [hero] one enemy hero
            [soldier] one enemy soldier
           *[any] one enemy unit
        }
        [other] { $type ->
            [hero] one other own hero
            [soldier] one other own soldier
           *[any] one other own unit
        }
       *[self] it
    }
do-destroy-else = ; if you have none, discard it
do-upkeep-destroy =
    { $n ->
        [one] discard 1 hand card or discard it
       *[other] discard { $n } hand cards or discard it
    }
do-upkeep-damage =
    { $n ->
        [one] discard 1 hand card or it takes { $amount } damage
       *[other] discard { $n } hand cards or it takes { $amount } damage
    }
do-armour-self = it takes { $n } less damage from each attack
do-armour-beside = own units beside it take { $n } less damage from each attack
do-splash = deal { $n } damage to the enemy units beside the facing slot as well
do-retarget = hit any other enemy unit instead of the facing slot, also when that is empty
do-survive =
    { $n ->
        [one] discard 1 hand card: it stays, healed
       *[other] discard { $n } hand cards: it stays, healed
    }
do-substitute = attack damage aimed at an own unit beside it may be put on it instead
do-silence = the enemy unit opposite loses its abilities
do-untargetable = enemy abilities do not affect it
do-no_bonus = it gains no area bonus at { $area ->
        [olympus] Olympus
        [delphi] Delphi
       *[troy] Troy
    }
do-attack_area = its printed attack counts 0 outside { $area ->
        [olympus] Olympus
        [delphi] Delphi
       *[troy] Troy
    }
do-draw_phase =
    { $n ->
        [one] draw 1 more card in your phase 3
       *[other] draw { $n } more cards in your phase 3
    }
do-refuse-equip = it cannot be equipped
do-refuse-heal = it cannot be healed
do-refuse-both = it can be neither equipped nor healed
