### Fight for Olympus: the log in words; $who is "you" or "other".

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
        [you] you lose a random card: { $card }
       *[other] { $name } loses a random card: { $card }
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
            [play] the play phase
            [attack] the attack phase
           *[draw] the draw phase
        }
       *[other] { $name } skips { $phase ->
            [play] the play phase
            [attack] the attack phase
           *[draw] the draw phase
        }
    }
log-fo-use =
    { $who ->
        [you] you use the ability of { $card }
       *[other] { $name } uses the ability of { $card }
    }
log-fo-decline =
    { $who ->
        [you] you decline the ability of { $card }
       *[other] { $name } declines the ability of { $card }
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
       *[other] { $name }’s { $unit } { $many ->
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
        [you] you move { $unit } to { $slot }
       *[other] { $name } moves { $unit } to { $slot }
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
            [you] you discard { $card } from the opponent’s hand
           *[other] { $name } discards { $card } from the opponent’s hand
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
       *[other] { $name }’s { $unit } { $many ->
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
       *[other] { $name }’s { $unit } { $many ->
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
       *[other] { $name }’s { $unit } { $many ->
            [yes] attack { $target } at { $slot }{ $result }
           *[no] attacks { $target } at { $slot }{ $result }
        }
    }
log-fo-result-hurt = {":"} { $damage } damage
log-fo-result-gone = {":"} beaten
log-fo-hurt =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] take { $damage } damage
           *[no] takes { $damage } damage
        }
       *[other] { $name }’s { $unit } { $many ->
            [yes] take { $damage } damage
           *[no] takes { $damage } damage
        }
    }
log-fo-heal =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] heal { $damage } damage
           *[no] heals { $damage } damage
        }
       *[other] { $name }’s { $unit } { $many ->
            [yes] heal { $damage } damage
           *[no] heals { $damage } damage
        }
    }
log-fo-gone =
    { $who ->
        [you] your { $unit } { $many ->
            [yes] are discarded
           *[no] is discarded
        }
       *[other] { $name }’s { $unit } { $many ->
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
       *[other] { $name }’s { $unit } { $many ->
            [yes] return to their owner’s hand
           *[no] returns to its owner’s hand
        }
    }
log-fo-score =
    { $who ->
        [you] the score marker moves { $points } { $points ->
                [one] space
               *[other] spaces
            } towards you, { $lead ->
            [mover] now at { $score } on your side
            [other] now at { $score } on the other side
           *[none] now at 0
        }
       *[other] the score marker moves { $points } { $points ->
                [one] space
               *[other] spaces
            } towards { $name }, { $lead ->
            [mover] now at { $score } on that side
            [other] now at { $score } on the other side
           *[none] now at 0
        }
    }
