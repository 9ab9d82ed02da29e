# Words of Fight for Olympus in the terminal: the table, questions, moves, the log, and the commands for cards.

### The table

table-fo-turn =
    { $who ->
        [you] Turn { $turn }, yours
       *[other] Turn { $turn }, { $name }
    }
table-fo-setup = The cards are dealt
table-fo-phase =
    { $phase ->
        [play] phase 1: play
        [attack] phase 2: attack
        [draw] phase 3: draw
        [end] end of turn
       *[over] the game is over
    }
table-fo-pile = pile { $count }
table-fo-discard = discard { $count }
table-fo-discard-top = discard { $count }, { $card } on top
table-fo-markers =
    { $count ->
        [one] marker { $colours }
       *[other] markers { $colours }
    }
table-fo-no-markers = no marker
table-fo-closed = { $count } discarded face down
table-fo-known = known in hand: { $cards }
table-fo-betrayed = your rival has seen: { $cards }
table-fo-under = under the pile, next first: { $cards }
table-fo-closed-own = your discards face down: { $cards }
table-fo-hand = Your hand
table-fo-payable = ► payable now
table-fo-empty = Your hand is empty
table-fo-paying = paying for { $card }
table-fo-looking = you look at: { $cards }
table-fo-level = level
table-fo-leads =
    { $who ->
        [you] you lead by { $points }
       *[other] { $name } leads by { $points }
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } damage
table-fo-nobody = nobody
table-fo-silenced = silenced
table-fo-bonus-point = +1 point
table-fo-bonus-marker = take a marker: { $colours }
table-fo-bonus-steal = take a rival's marker
table-fo-bonus-card = draw a card

## The attack forecast: at most nine letters in a slot

table-fo-strike-none = attack 0
table-fo-strike-done = done
table-fo-strike-falls = { $damage }: falls
table-fo-strike-hurts = { $damage } damage
table-fo-strike-point = +1 point
table-fo-strike-marker = marker
table-fo-strike-card = 1 card
table-fo-strike-nothing = no bonus
table-fo-note = { $slot } { $unit }: { $notes }
table-fo-note-splash = { $damage } damage beside too
table-fo-note-aims = may hit another
table-fo-note-stand = another may take the hit
table-fo-note-saved =
    { $count ->
        [one] saved by 1 hand card
       *[other] saved by { $count } hand cards
    }
table-fo-note-grants =
    { $count ->
        [one] attacks once more
       *[other] attacks { $count } times more
    }

### What is asked

ask-fo-declare = You start: which phase do you skip?
ask-fo-play = Phase 1: play a card, or go on.
ask-fo-enter = Phase 2: attack, or skip it as the starter?
ask-fo-pay = Pay for { $card }: symbol { $number } of { $most } is { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    }.
ask-fo-place = Which slot for { $card }?
ask-fo-bearer = Which unit bears { $card }?
ask-fo-marker = Take a colour marker.
ask-fo-discard =
    { $count ->
        [one] Discard 1 card from your hand.
       *[other] Discard { $count } cards from your hand.
    }
ask-fo-strip = You see your rival's hand: which card is discarded?
ask-fo-keep =
    { $count ->
        [one] Keep 1 of the cards you look at.
       *[other] Keep { $count } of the cards you look at.
    }
ask-fo-under = Put the others under the pile: which one next?
ask-fo-free = You drew { $card }: play it at once for free?
ask-fo-effect = { $card }: { $text }.
ask-fo-move = Where { $many ->
        [yes] do
       *[no] does
    } { $unit } go?
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
    } about to hit { $target }: does another take it?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] are beaten; 1 hand card saves them.
           *[no] is beaten; 1 hand card saves it.
        }
       *[other] { $unit } { $many ->
            [yes] are beaten; { $count } hand cards save them.
           *[no] is beaten; { $count } hand cards save it.
        }
    }
ask-fo-again = By { $by }, { $unit } may attack once more.

### Moves in words

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
move-fo-place = at { $slot }, { $area }, facing { $foe }
move-fo-equip = { $unit } at { $slot }
move-fo-own = your { $unit } at { $slot }
move-fo-enemy = your rival's { $unit } at { $slot }
move-fo-to = to { $slot }
move-fo-stay = stay at { $slot }
move-fo-swap = to { $slot }, changing places with { $unit }
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
    } marker from your rival
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
        [play] skip phase 1 as the starter: play no card
        [attack] skip phase 2 as the starter: do not attack
       *[draw] skip phase 3 as the starter: draw no card
    }
move-fo-answer =
    { $verb ->
        [end] play no more cards
        [attack] { $question ->
            [enter_attack] attack; you then draw no cards this turn
           *[other] attack
        }
        [hold] hold back
        [use] { $question ->
            [attack_again] attack once more
           *[other] use it
        }
       *[decline] { $question ->
            [retarget] hit the facing slot
            [stand_in] nobody takes the hit
            [survive] let it fall
            [upkeep] discard no card
            [play_free] keep it in hand
            [attack_again] no further attack
           *[other] decline
        }
    }

### The log in words; $who is "you" or "other"

log-fo-starter =
    { $who ->
        [you] you start
       *[other] { $name } starts
    }
log-fo-turn =
    { $who ->
        [you] turn { $turn }: yours
       *[other] turn { $turn }: { $name }
    }
log-fo-looks =
    { $who ->
        [you] you look at { $cards }
       *[other] { $name } looks at { $cards }
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } looks at 1 card
       *[other] { $name } looks at { $count } cards
    }
log-fo-lose =
    { $who ->
        [you] you lose { $card } at random
       *[other] { $name } loses { $card } at random
    }
log-fo-play =
    { $who ->
        [you] you play { $card }{ $where }{ $paid }
       *[other] { $name } plays { $card }{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] you place { $card }{ $where }
       *[other] { $name } places { $card }{ $where }
    }
log-fo-pay =
    { $who ->
        [you] you pay { $cards }
       *[other] { $name } pays { $cards }
    }
log-fo-at = {" "}at { $slot }
log-fo-on = {" "}on { $unit }
log-fo-paying = , paying { $cards }
log-fo-marker = the { $letter ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    } marker
log-fo-no-card =
    { $who ->
        [you] you play no card
       *[other] { $name } plays no card
    }
log-fo-skip =
    { $who ->
        [you] you skip { $phase ->
            [play] phase 1
            [attack] phase 2
           *[draw] phase 3
        }
       *[other] { $name } skips { $phase ->
            [play] phase 1
            [attack] phase 2
           *[draw] phase 3
        }
    }
log-fo-use =
    { $who ->
        [you] you use { $card }
       *[other] { $name } uses { $card }
    }
log-fo-decline =
    { $who ->
        [you] you decline { $card }
       *[other] { $name } declines { $card }
    }
log-fo-decline-plain =
    { $who ->
        [you] you decline
       *[other] { $name } declines
    }
log-fo-again =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] attack once more
           *[no] attacks once more
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] attack once more
           *[no] attacks once more
        }
    }
log-fo-choose =
    { $who ->
        [you] you choose { $unit }, { $slot }
       *[other] { $name } chooses { $unit }, { $slot }
    }
log-fo-move =
    { $who ->
        [you] you send { $unit } to { $slot }
       *[other] { $name } sends { $unit } to { $slot }
    }
log-fo-take =
    { $who ->
        [you] you take the { $letter ->
            [R] red
            [B] blue
            [Y] yellow
           *[G] green
        } marker
       *[other] { $name } takes the { $letter ->
            [R] red
            [B] blue
            [Y] yellow
           *[G] green
        } marker
    }
log-fo-pick =
    { $question ->
        [strip] { $who ->
            [you] you discard { $card } from the rival's hand
           *[other] { $name } discards { $card } from the rival's hand
        }
        [recall] { $who ->
            [you] you take { $card } from the discard pile
           *[other] { $name } takes { $card } from the discard pile
        }
        [keep] { $who ->
            [you] you keep { $card }
           *[other] { $name } keeps { $card }
        }
       *[under] { $who ->
            [you] you put { $card } under the pile
           *[other] { $name } puts { $card } under the pile
        }
    }
log-fo-pick-unseen =
    { $question ->
        [keep] { $name } keeps a card
       *[under] { $name } puts a card under the pile
    }
log-fo-hold =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] hold back
           *[no] holds back
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] hold back
           *[no] holds back
        }
    }
log-fo-attack-open =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] attack from { $slot }, unopposed
           *[no] attacks from { $slot }, unopposed
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] attack from { $slot }, unopposed
           *[no] attacks from { $slot }, unopposed
        }
    }
log-fo-attack =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] attack { $target } at { $slot }{ $result }
           *[no] attacks { $target } at { $slot }{ $result }
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] attack { $target } at { $slot }{ $result }
           *[no] attacks { $target } at { $slot }{ $result }
        }
    }
log-fo-result-hurt = {":"} { $damage } damage
log-fo-result-gone = {":"} it falls
log-fo-hurt =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] take { $damage } damage
           *[no] takes { $damage } damage
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] take { $damage } damage
           *[no] takes { $damage } damage
        }
    }
log-fo-heal =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] are healed by { $damage }
           *[no] is healed by { $damage }
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] are healed by { $damage }
           *[no] is healed by { $damage }
        }
    }
log-fo-gone =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] are discarded
           *[no] is discarded
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] are discarded
           *[no] is discarded
        }
    }
log-fo-back =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] return to your hand
           *[no] returns to your hand
        }
       *[other] { $name }'s { $unit } { $many ->
            [yes] return to the hand
           *[no] returns to the hand
        }
    }
log-fo-score =
    { $who ->
        [you] the stone moves { $points } towards you, now { $score }
       *[other] the stone moves { $points } towards { $name }, now { $score }
    }

### Playing in the terminal

play-help-olympus =
    Slots: Olympus O1 O2 O3, Delphi D1 D2, Troy T. A unit shows attack/defence as they stand now, ● damage, + equipment.
    ▲ and ▼ forecast each attack as the board stands: damage, falls, or the area's bonus; * = see the note below.
    Colours: R red, B blue, Y yellow, G green, M multicolour. A cost such as RB: one red and one blue card or marker.
    card Circe   what a card does; cards are also known by their codes, such as B14.
    You win at +7, with six units at the start of your turn, or with the stone on your side when the pile is empty.
error-near-card = no card of the set { $set } is called “{ $card }”; near: { $near }

### Commands for cards

help-cards = Look at cards of Fight for Olympus, check an own set, weigh it.
help-cards-check = Check a card set in a TOML or JSON file.
help-cards-file = A card set, TOML or JSON.
help-cards-show = Show a card with the text that follows from its effects.
help-cards-name = A card's name or code, such as Circe or B14.
help-cards-set = A card set in a file, or: default.
help-cards-list = List all cards of a set.
help-cards-balance = Play mirrored games between bots and weigh every card.
help-cards-games = How many games to play.
help-cards-seed = The seed of all deals.
help-cards-bots = The bot on both sides.

cards-good = { $file }: the set “{ $set }” is in order, { $count } cards
cards-own =
    { $count ->
        [0] no card differs from the default set
        [one] 1 card differs from the default set:
       *[other] { $count } cards differ from the default set:
    }
cards-hash = hash { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · cost { $cost } · { $values }
cards-count = { $set }: { $count } cards of { $kinds } kinds
cards-playing = playing
cards-balance-head = { $set } · { $games } mirrored games · { $bot } against itself · seed { $seed }
cards-balance-starter = the starter makes { $share } % [{ $low }, { $high }] · { $turns } turns on average
cards-balance-end = { $share } %: { $reason }
cards-balance-columns-card = card
cards-balance-columns-drawn = drawn
cards-balance-columns-played = played
cards-balance-columns-lift = lift
cards-balance-columns-interval = 95 %
cards-balance-note = lift: share of points above one half, in %, where the card was drawn or played
    ▲ ▼ far above or below the mean lift of all cards
cards-balance-none = no card stands out
cards-balance-outliers =
    { $count ->
        [one] 1 card stands out: { $names }
       *[other] { $count } cards stand out: { $names }
    }
error-two-sets = a file and --set name two sets; name one
