### Hector & Achilles: the table on the page.

page-hector-moment =
    { $round ->
        [0] battle { $battle }
       *[other] battle { $battle } · round { $round } of 4
    }
page-hector-card = { $colour } { $name } { $value }
page-hector-at =
    { $token ->
        [yes] { $card } with a favour token, position { $place }, { $name }
       *[no] { $card }, position { $place }, { $name }
    }
page-hector-covered = { $card } under the hero, position { $place }, { $name }
page-hector-place =
    { $place ->
        [0] Vanguard position
       *[other] Position of round { $place }
    }
page-hector-row = Battle row, { $name }
page-hector-covers = covers
page-hector-vanguard = vanguard
page-hector-your-card = your card
page-hector-round = round { $round }
page-hector-tile = Fate tile: { $mine } faces the lower side, { $theirs } the upper
page-hector-turned =
    { $turn ->
        [cw] Turned clockwise: { $mine } for you, { $theirs } for your opponent, { $own } to { $rival }
       *[ccw] Turned anticlockwise: { $mine } for you, { $theirs } for your opponent, { $own } to { $rival }
    }
page-hector-superiority = Superiority
page-hector-score = Score right now
page-hector-leads =
    { $who ->
        [you] You lead: you may turn the tile after this round.
        [rival] { $name } leads and may turn the tile after this round.
       *[nobody] A tie: nobody may turn the tile.
    }
page-hector-unknown = Without the hidden hero ({ $name }).
page-hector-secret = Hidden from { $name }: your hero makes { $colour } count.
page-hector-role =
    { $role ->
        [attack] { $people ->
            [greek] Greeks · attack
           *[trojan] Trojans · attack
        }
        [defend] { $people ->
            [greek] Greeks · defend
           *[trojan] Trojans · defend
        }
       *[none] –
    }
page-hector-goal = Break 3 fronts, or the home
page-hector-broken = { $count } of 3
page-hector-attacker = Attacker
page-hector-heroes = Hero pile
page-hector-favour = Favour
page-hector-favour-count = Favour { $count }
page-hector-shame = Shame
page-hector-shame-count = Shame { $count }
page-hector-removed =
    { $heroes ->
        [0] { $count ->
            [one] 1 card out of the game
           *[other] { $count } cards out of the game
        }
        [one] { $count ->
            [one] 1 card and 1 hero out of the game
           *[other] { $count } cards and 1 hero out of the game
        }
       *[other] { $count } cards and { $heroes } heroes out of the game
    }
page-hector-look = look through them
page-hector-pile =
    { $status ->
        [exhausted] { $pile ->
            [4] Home exhausted
           *[other] Front { $pile } exhausted
        }
        [battle] { $pile ->
            [4] Home · battle
           *[other] Front { $pile } · battle
        }
       *[rest] { $pile ->
            [4] Home
           *[other] Front { $pile }
        }
    }
page-hector-pile-size = { page-hector-pile }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $name }
page-hector-was-hidden = { $name } held these cards, hidden at the time.
page-hector-holds =
    { $hero ->
        [hand] { $count ->
            [one] { $name } holds 1 army card and a hidden hero.
           *[other] { $name } holds { $count } army cards and a hidden hero.
        }
        [deployed] { $count ->
            [one] { $name } holds 1 army card. The hero is on the field.
           *[other] { $name } holds { $count } army cards. The hero is on the field.
        }
       *[none] { $count ->
            [one] { $name } holds 1 army card and no hero.
           *[other] { $name } holds { $count } army cards and no hero.
        }
    }
page-hector-rival-does =
    { $does ->
        [decides] { $name } decides
       *[waits] { $name } waits
    }
page-hector-hand = Your hand
page-hector-hero-card = Your hero { $name }, { $colour } { $value }
page-hector-hand-card = { $card }, in your hand
page-hector-actions = Actions
page-hector-discard = Discard & draw
page-hector-discard-note = 1 card out
page-hector-change = Change hero
page-hector-change-note = { $count } in the pile
page-hector-deploy = Deploy hero
page-hector-deploy-note =
    { $count ->
        [one] on 1 card
       *[other] on 1 of { $count } cards
    }
page-hector-upgrade = Upgrade +1
page-hector-upgrade-note =
    { $count ->
        [one] on 1 card
       *[other] on 1 of { $count } cards
    }
page-hector-retreat = Retreat
page-hector-retreat-note = lose the battle
page-hector-skip = Skip action
page-hector-leave = Leave the tile
page-hector-step-action = Action
page-hector-step-card = Card
page-hector-battle = Battle { $battle }
page-hector-last =
    { $fled ->
        [yes] { $winner ->
            [you] Your opponent retreated.
           *[rival] { $name } held the field.
        }
       *[no] { $winner ->
            [you] You won the last battle { $mine } to { $theirs }.
            [rival] { $name } won the last battle { $theirs } to { $mine }.
           *[tie] The last battle was a tie, { $mine } to { $theirs }.
        }
    }
page-hector-verdict =
    { $fled ->
        [yes] { $winner ->
            [you] You win battle { $battle }: your opponent retreats.
           *[rival] { $name } wins battle { $battle } after a retreat.
        }
       *[no] { $winner ->
            [you] You win battle { $battle }, { $mine } to { $theirs }.
            [rival] { $name } wins battle { $battle }, { $theirs } to { $mine }.
           *[tie] Battle { $battle } is a tie, { $mine } to { $theirs }.
        }
    }
page-hector-leave-game =
    { $count ->
        [one] { $name }: 1 card leaves the game
       *[other] { $name }: { $count } cards leave the game
    }
page-hector-cracks = { $name }: front { $front } is exhausted
page-hector-tiles-left =
    { $count ->
        [one] 1 fate tile is left.
       *[other] { $count } fate tiles are left.
    }
page-hector-known = What you know about { $name }
page-hector-out =
    { $count ->
        [one] 1 army card out of the game
       *[other] { $count } army cards out of the game
    }
page-hector-heroes-lost =
    { $count ->
        [one] 1 hero lost
       *[other] { $count } heroes lost
    }
page-hector-seen-in = Seen in { $pile }
