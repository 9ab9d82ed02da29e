### Hector & Achilles: the log in words; $who is "you" or "other".

log-seating = { $name } leads the Greeks
log-vanguard =
    { $who ->
        [you] you take { $card } from { $pile } as vanguard
       *[other] { $name } takes { $card } from { $pile } as vanguard
    }
log-number =
    { $who ->
        [you] you choose to fight { $number ->
            [4] home against home
           *[other] at front { $number }
        }
       *[other] { $name } chooses to fight { $number ->
            [4] home against home
           *[other] at front { $number }
        }
    }
log-tile = fate tile { $tile } is turned up
log-orient =
    { $who ->
        [you] you lay the tile: { $mine } faces you, { $theirs } faces { $rival }
       *[other] { $name } lays the tile: { $mine } faces { $name }, { $theirs } faces { $rival }
    }
log-to-you = you
log-for-you = you
log-hero =
    { $who ->
        [you] your hero is { $hero }
       *[other] { $name } has { $hero }
    }
log-hero-unseen = { $name } draws a hero
log-pass =
    { $who ->
        [you] you take no action
       *[other] { $name } takes no action
    }
log-change =
    { $who ->
        [you] you put your hero under the pile
       *[other] { $name } puts the hero under the pile
    }
log-deploy =
    { $who ->
        [you] you deploy { $hero } on { $card }
       *[other] { $name } deploys { $hero } on { $card }
    }
log-upgrade =
    { $who ->
        [you] you put a favour token on { $card }
       *[other] { $name } puts a favour token on { $card }
    }
log-retreat =
    { $who ->
        [you] you retreat and lose the battle
       *[other] { $name } retreats and loses the battle
    }
log-lose =
    { $who ->
        [you] you lose { $card } because of earlier shame
       *[other] { $name } loses { $card } because of earlier shame
    }
log-lose-unseen = { $name } loses a face-down card because of earlier shame
log-play =
    { $who ->
        [you] you play { $card }
       *[other] { $name } plays { $card }
    }
log-turn =
    { $who ->
        [you] you { $turn ->
            [leave] leave the tile
            [cw] turn the tile clockwise
           *[ccw] turn the tile anticlockwise
        }
       *[other] { $name } { $turn ->
            [leave] leaves the tile
            [cw] turns the tile clockwise
           *[ccw] turns the tile anticlockwise
        }
    }
log-give-hero =
    { $who ->
        [you] you lose { $hero }
       *[other] { $name } loses { $hero }
    }
log-give-token =
    { $who ->
        [you] you pay a favour token and keep { $hero }
       *[other] { $name } pays a favour token and keeps { $hero }
    }
log-reveal =
    { $who ->
        [you] you show { $hero }
       *[other] { $name } shows { $hero }
    }
log-scores = battle { $battle } is scored: { $first } for { $one }, { $second } for { $two }
log-battle-won =
    { $who ->
        [you] you win battle { $battle } and attack next
       *[other] { $name } wins battle { $battle } and attacks next
    }
log-battle-last =
    { $who ->
        [you] you win battle { $battle }
       *[other] { $name } wins battle { $battle }
    }
log-battle-tied = battle { $battle } is tied: both take their cards back, { $name } attacks next
log-exhausted =
    { $who ->
        [you] your front { $front } is exhausted
       *[other] { $name }: front { $front } is exhausted
    }
