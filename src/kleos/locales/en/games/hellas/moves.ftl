### Hellas: what is asked, and moves in words.

## Questions

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
        [storm] Which city of your opponent loses a ship
        [swap] Which of your cities do you give
        [swap_rival] Which city of your opponent do you take
        [draw] Draw a card of which god
       *[other] Your decision ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Reinforcement: 1 step left.
       *[other] Reinforcement: { $count } steps left.
    }
ask-he-reply = Your opponent lays { $card }: do you answer?
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

## Moves

move-he-plain =
    { $verb ->
        [reinforce] reinforcement: new Greeks, ships and god cards
        [voyage] voyage: turn up a tile and discover a city
        [attack] attack a city of your opponent
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
