# Words of Hellas in the terminal.

### The table

table-he-coast = the first coast
table-he-turn =
    { $who ->
        [you] Turn { $turn }: you
       *[other] Turn { $turn }: { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] reinforcement
        [voyage] voyage
        [attack] attack
        [coast] first coast
       *[over] game over
    }
table-he-pile =
    { $count ->
        [one] 1 tile in the pile
       *[other] { $count } tiles in the pile
    }
table-he-cities = { $count } of { $most } cities
table-he-temples =
    { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
table-he-supply = supply: { $greeks ->
        [one] 1 Greek
       *[other] { $greeks } Greeks
    }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
table-he-hand =
    { $count ->
        [0] no cards
        [one] 1 card: { $gods }
       *[other] { $count } cards: { $gods }
    }
table-he-unseen = drawn, not yet seen: { $gods }
table-he-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Ares { $ares }, Poseidon { $poseidon }, Zeus { $zeus }
table-he-known = known in hand: { $cards }
table-he-betrayed = your rival has seen: { $cards }
table-he-tile = { $name } { $edges }
table-he-city = city { $city } ({ $mark }{ $pieces })
table-he-and = { $first } and { $last }
table-he-spot = beside { $tiles }: { $edge } of { $tile }
table-he-turned =
    { $count ->
        [one] turned up: { $tiles }
       *[other] turned up, from left to right: { $tiles }
    }
table-he-threats = threatened: { $cities }
table-he-chances = within your reach: { $cities }
table-he-threat =
    { $falls ->
        [yes] { $city } by { $force }, falls to { $need }
       *[no] { $city } by { $force }, needs { $need }
    }
table-he-god-piles = god cards to draw: { $gods }
table-he-discards = discards of { $god }: { $cards }
table-he-tail = under the tile pile, the next to come first: { $tiles }
table-he-aside = set aside until the coast is laid: { $tiles }
table-he-chain = cards laid, answers last: { $cards }
table-he-open =
    { $who ->
        [you] your open card: { $card }
       *[other] open card of { $name }: { $card }
    }
table-he-fight = Attack on { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] 1 Greek, counts { $attack }, needs { $need }
       *[other] { $force } Greeks, count { $attack }, need { $need }
    }
table-he-water = over water
table-he-equal = equal strength suffices
table-he-crews = the ships defend
table-he-stands =
    { $wins ->
        [yes] as it stands the city falls
       *[no] as it stands the city holds
    }
table-he-empty = You hold no god cards.
table-he-own-hand =
    { $marked ->
        [yes] Your hand; ► can be laid now
       *[no] Your hand
    }

### Questions

ask-he-no-city = You have no city left and cannot win one back. Name an action, or resign
ask-he =
    { $question ->
        [act] Your turn: which action
        [after] Lay a card, rearrange your pieces, or end the turn
        [target] Attack which city
        [keep] Which tile do you keep
        [from] Your supply is empty: which city gives the Greek for the new one
        [pay] Which city gives the ship that the voyage costs
        [exchange] How many ships from your supply go into the city
        [convert] Where does a ship become a Greek
        [convert_from] Your supply is empty: which city gives the Greek
        [storm] Which city of your rival loses a ship
        [swap] Which of your cities do you give
        [swap_rival] Which city of your rival do you take
        [draw] Draw a card of which god
       *[other] Your decision ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Reinforcement: 1 step left.
       *[other] Reinforcement: { $count } steps left.
    }
ask-he-reply = Your rival lays { $card }: do you answer?
ask-he-tile =
    { $question ->
        [coast] First coast: where do you lay this tile
        [lay] Voyage: where do you lay this tile
       *[turn] How does the tile lie
    }? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Attack on city { $city }: who goes?
        [fight] The fight for city { $city }: lay a card?
       *[target] Attack which city after { $city }?
    }
ask-he-place =
    { $question ->
        [shift] Your supply is empty: where does the { $piece ->
            [greek] Greek
           *[ship] ship
        } go?
       *[place] Place { $piece ->
            [greek] Greeks
           *[ship] ships
        }, { $count } left: where?
    }
ask-he-reorganise =
    { $count ->
        [0] Rearrange your pieces, or end the turn.
        [one] Rearrange: 1 piece in hand.
       *[other] Rearrange: { $count } pieces in hand.
    }

### Moves

move-he-plain =
    { $verb ->
        [reinforce] reinforcement: new Greeks, ships and god cards
        [voyage] voyage: turn up a tile and discover a city
        [attack] attack a city of your rival
        [pass] { $question ->
            [reply] let it stand
           *[other] lay no card
        }
        [commit] that is all: fight
        [withdraw] do not attack
        [fail] the tile goes under the pile
        [stop] no more
       *[done] end the turn
    }
move-he-play = lay { $card }: { $text }
move-he-draw = draw a card of { $god }
move-he-lay = { $spot }
move-he-turn =
    { $count ->
        [0] as it is: water { $edges }
        [one] turned once: water { $edges }
        [2] turned twice: water { $edges }
       *[other] turned { $count } times: water { $edges }
    }
move-he-keep = keep { $tile }
move-he-ships =
    { $count ->
        [0] no ship
        [one] 1 ship
       *[other] { $count } ships
    }
move-he-piece =
    { $verb ->
        [lift] take a { $piece ->
            [greek] Greek
           *[ship] ship
        } from { $city }
       *[drop] put a { $piece ->
            [greek] Greek
           *[ship] ship
        } into { $city }
    }
move-he-city =
    { $verb ->
        [greek] a Greek to { $city }
        [ship] a ship to { $city }
        [from] a Greek from { $city }
        [pay] a ship from { $city }
        [target] attack { $city }
        [send] send a Greek from { $city }
        [convert] a ship becomes a Greek in { $city }
        [storm] a ship of { $city } goes
        [swap] { $question ->
            [swap] give { $city }
           *[other] take { $city }
        }
       *[other] { $city }
    }

### The log

log-he-group =
    { $who ->
        [you] { $kind ->
            [place] you reinforce: { $parts }
            [card] you take { $parts }
            [send] you attack: { $parts }
            [move] you rearrange: { $parts }
           *[deal] you get { $parts }
        }
       *[other] { $kind ->
            [place] { $name } reinforces: { $parts }
            [card] { $name } takes { $parts }
            [send] { $name } attacks: { $parts }
            [move] { $name } rearranges: { $parts }
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
log-he-send = { $origin } to { $target }
log-he-back = a card of { $god }
log-he-flip = a tile is turned up: { $tile }
log-he-aside = a tile is turned up, fits nowhere and goes aside: { $tile }
log-he-steal =
    { $who ->
        [you] you steal { $card }
       *[other] { $name } steals { $card }
    }
log-he-let =
    { $who ->
        [you] you let { $card } stand
       *[other] { $name } lets { $card } stand
    }
log-he-void = { $card } is void
log-he-play =
    { $who ->
        [you] you lay { $card }
       *[other] { $name } lays { $card }
    }
log-he-keep =
    { $who ->
        [you] you keep { $tile }
       *[other] { $name } keeps { $tile }
    }
log-he-lay =
    { $who ->
        [you] you lay city { $city } { $spot }
       *[other] { $name } lays city { $city } { $spot }
    }
log-he-plain =
    { $who ->
        [you] { $verb ->
            [voyage] you set sail
            [withdraw] you withdraw
           *[fail] you cannot lay the tile: it goes under the pile
        }
       *[other] { $verb ->
            [voyage] { $name } sets sail
            [withdraw] { $name } withdraws
           *[fail] { $name } cannot lay the tile: it goes under the pile
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] you take the Greek from city { $city }
            [pay] you pay with a ship of city { $city }
            [storm] you take a ship from city { $city }
            [swap] you choose city { $city }
            [ships] you put ships into the city: { $city }
           *[other] you choose { $city }
        }
       *[other] { $verb ->
            [from] { $name } takes the Greek from city { $city }
            [pay] { $name } pays with a ship of city { $city }
            [storm] { $name } takes a ship from city { $city }
            [swap] { $name } chooses city { $city }
            [ships] { $name } puts ships into the city: { $city }
           *[other] { $name } chooses { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] city { $city } is yours now
       *[other] city { $city } falls to { $name }
    }
log-he-fails = the attack on city { $city } fails: { $attack } against { $need } needed
log-he-turn =
    { $who ->
        [you] turn { $turn }: yours
       *[other] turn { $turn }: { $name }
    }

### Help

play-help-hellas =
    Edges: ~ water, = and # land. ● is yours, ○ is your rival's, Δ the dolphin.
    7TB: city 7 with temple and bridge; 2g1s: two Greeks and one ship there.
    A number such as [3] on the map is a free spot. Tiles turn counter-clockwise.
    Threats: how many Greeks can come, and how many the city falls to, cards aside.
    card Thunderbolt   what a god card does; its code does as well, such as Z1
    You win with ten cities at the end of your turn.
