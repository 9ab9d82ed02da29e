### Hellas: the log in words; $who is "you" or "other".

log-he-group =
    { $who ->
        [you] { $kind ->
            [place] you reinforce: { $parts }
            [card] you take { $parts }
            [send] you attack: { $parts }
            [move] you reorganise: { $parts }
           *[deal] you get { $parts }
        }
       *[other] { $kind ->
            [place] { $name } reinforces: { $parts }
            [card] { $name } takes { $parts }
            [send] { $name } attacks: { $parts }
            [move] { $name } reorganises: { $parts }
           *[deal] { $name } gets { $parts }
        }
    }
log-he-part =
    { $verb ->
        [greek] Greek to { $city }
        [ship] ship to { $city }
        [convert] a Greek for a ship in { $city }
        [lift] { $piece ->
            [greek] Greek
           *[ship] ship
        } from { $city }
       *[drop] { $piece ->
            [greek] Greek
           *[ship] ship
        } into { $city }
    }
log-he-carry =
    { $piece ->
        [greek] Greek
       *[ship] ship
    } from { $origin } to { $city }
log-he-send = { $origin } to { $target }
log-he-back = a card of { $god }
log-he-flip = a tile is turned up: { $tile }
log-he-aside = a tile is turned up, fits nowhere and is set aside: { $tile }
log-he-steal =
    { $who ->
        [you] you steal { $card }
       *[other] { $name } steals { $card }
    }
log-he-let =
    { $who ->
        [you] you do not respond to { $card }
       *[other] { $name } does not respond to { $card }
    }
log-he-void = { $card } is cancelled
log-he-play =
    { $who ->
        [you] you play { $card }
       *[other] { $name } plays { $card }
    }
log-he-keep =
    { $who ->
        [you] you keep { $tile }
       *[other] { $name } keeps { $tile }
    }
log-he-lay =
    { $who ->
        [you] you lay { $city } { $spot }
       *[other] { $name } lays { $city } { $spot }
    }
log-he-plain =
    { $who ->
        [you] { $verb ->
            [voyage] you set sail
            [withdraw] you do not attack
           *[fail] you cannot lay the tile: it goes under the pile
        }
       *[other] { $verb ->
            [voyage] { $name } sets sail
            [withdraw] { $name } does not attack
           *[fail] { $name } cannot lay the tile: it goes under the pile
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] you take the Greek from { $city }
            [pay] you pay with a ship from { $city }
            [storm] you take a ship from { $city }
            [swap] you choose { $city }
            [ships] you put ships into the city: { $city }
           *[other] you choose { $city }
        }
       *[other] { $verb ->
            [from] { $name } takes the Greek from { $city }
            [pay] { $name } pays with a ship from { $city }
            [storm] { $name } takes a ship from { $city }
            [swap] { $name } chooses { $city }
            [ships] { $name } puts ships into the city: { $city }
           *[other] { $name } chooses { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] { $city } is yours now
       *[other] { $city } falls to { $name }
    }
log-he-fails = the attack on { $city } fails: { $attack } against { $need } needed
log-he-turn =
    { $who ->
        [you] turn { $turn }: yours
       *[other] turn { $turn }: { $name }
    }
