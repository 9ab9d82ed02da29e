### Fight for Olympus: what is asked, and moves in words.

## What is asked

ask-fo-declare = You start: which phase do you skip?
ask-fo-play = Play phase: play a card, or move on to the attack.
ask-fo-enter = Attack phase: attack, or skip it as the starter?
ask-fo-pay = Pay for { $card }: symbol { $number } of { $most } is { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    }.
ask-fo-place = Which space for { $card }?
ask-fo-bearer = Which unit carries { $card }?
ask-fo-marker = Take a colour marker.
ask-fo-discard =
    { $count ->
        [one] Discard 1 card from your hand.
       *[other] Discard { $count } cards from your hand.
    }
ask-fo-strip = You see your opponent’s hand: which card do you discard?
ask-fo-keep =
    { $count ->
        [one] Keep 1 of these cards.
       *[other] Keep { $count } of these cards.
    }
ask-fo-under = Put the others under the pile: which one next?
ask-fo-free = You drew { $card }: play it at once for free?
ask-fo-effect = { $card }: { $text }.
ask-fo-move = Where { $many ->
        [yes] do
       *[no] does
    } { $unit } move?
ask-fo-may = { $many ->
        [yes] Do
       *[no] Does
    } { $unit } attack?
ask-fo-retarget = { $unit } { $many ->
        [yes] face
       *[no] faces
    } { $target } and may hit another unit.
ask-fo-stand = { $unit } { $many ->
        [yes] are
       *[no] is
    } about to hit { $target }: should another unit take the hit?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] are beaten. Discard 1 card to save them?
           *[no] is beaten. Discard 1 card to save it?
        }
       *[other] { $unit } { $many ->
            [yes] are beaten. Discard { $count } cards to save them?
           *[no] is beaten. Discard { $count } cards to save it?
        }
    }
ask-fo-again = Thanks to { $by }, { $unit } may attack once more.
ask-fo-other =
    { $step ->
        [declare] which phase to skip
        [play] which card to play, or to attack
        [enter_attack] whether to attack
        [pay] how to pay for the card
        [place] the space for the card
        [bearer] who carries the equipment
        [marker] which colour marker to take
        [discard] what to discard
        [strip] which card the opponent discards
        [keep] which cards to keep
        [under] what goes under the pile
        [play_free] whether to play the drawn card for free
        [move_all] where a unit moves
        [move_to] where a unit moves
        [may_attack] whether a unit attacks
        [retarget] which unit is hit
        [stand_in] whether another unit takes the hit
        [survive] whether to save the unit
        [again] whether a unit attacks once more
       *[other] whether and how to use an ability
    }

## Moves in words

move-fo-card = { $name } { $values }, cost { $cost }
move-fo-card-free = { $name } { $values }, no cost
move-fo-play = play { $card }
move-fo-pay = pay with { $card }
move-fo-pay-multi = pay with { $card }, multicolour
move-fo-pay-marker = pay with the { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    } marker
move-fo-place = at { $slot }, opposite { $foe }
move-fo-equip = { $unit } at { $slot }
move-fo-own = your { $unit } at { $slot }
move-fo-enemy = your opponent’s { $unit } at { $slot }
move-fo-to = to { $slot }
move-fo-stay = stay at { $slot }
move-fo-swap = to { $slot }, swapping with { $unit }
move-fo-take = take the { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    } marker
move-fo-steal = take the { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    } marker from your opponent
move-fo-discard = discard { $card }
move-fo-pick =
    { $question ->
        [strip] discard { $card }
        [keep] keep { $card }
        [under] put { $card } under the pile
       *[other] take { $card } into your hand
    }
move-fo-skip =
    { $phase ->
        [play] skip the play phase
        [attack] skip the attack phase
       *[draw] skip the draw phase
    }
move-fo-ability =
    { $verb ->
        [use] use the ability of { $card }
       *[decline] do without the ability of { $card }
    }
move-fo-answer =
    { $verb ->
        [end] play no more cards
        [attack] { $question ->
            [enter_attack] attack; you then draw no cards
           *[other] attack
        }
        [hold] do not attack
        [use] { $question ->
            [attack_again] attack once more
           *[other] use it
        }
       *[decline] { $question ->
            [marker] take no marker
            [retarget] hit the space opposite
            [stand_in] nobody takes the hit
            [survive] let it be discarded
            [upkeep] discard no card
            [play_free] keep it in hand
            [attack_again] no further attack
           *[other] decline
        }
    }
