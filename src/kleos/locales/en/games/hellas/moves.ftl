### Hellas: what is asked, and moves in words.

## Questions

ask-he-no-city = You have no city left and cannot win one back. Choose an action, or resign
ask-he =
    { $question ->
        [act] Your turn: which action
        [after] Play a card, reorganise your pieces, or end the turn
        [target] Attack which city
        [keep] Which tile do you keep
        [from] Your supply is empty: which city provides the Greek for the new one
        [pay] Which city provides the ship for the voyage
        [exchange] How many ships from your supply go into the city
        [convert] Where does a ship become a Greek
        [convert_from] Your supply is empty: which city provides the Greek
        [storm] Which of your opponent’s cities loses a ship
        [swap] Which of your cities do you give away
        [swap_rival] Which of your opponent’s cities do you take
        [draw] Draw a card of which god
       *[other] Your decision ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Reinforcement: 1 step left.
       *[other] Reinforcement: { $count } steps left.
    }
ask-he-reply = Your opponent plays { $card }: do you respond?
ask-he-tile =
    { $question ->
        [coast] First coast: where do you lay this tile
        [lay] Voyage: where do you lay this tile
       *[turn] How does the tile lie
    }? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Attack on { $city }: choose your attackers.
        [fight] The fight for { $city }: play a card?
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
        [0] Reorganise your pieces, or end the turn.
        [one] Reorganise: 1 piece in hand.
       *[other] Reorganise: { $count } pieces in hand.
    }
ask-he-other =
    { $step ->
        [act] which action to take
        [step] the next step of reinforcement
        [after] whether to do more or end the turn
        [reply] whether to respond
        [coast] where the tile goes
        [lay] where the tile goes
        [turn] how the tile lies
        [keep] which tile to keep
        [target] which city to attack
        [send] who attacks
        [fight] whether to play a card
        [place] where pieces go
        [shift] where pieces go
        [reorganise] how to reorganise
        [draw] which god’s card to draw
        [pay] which city provides the ship
       *[other] which city to choose
    }

## Moves

move-he-plain =
    { $verb ->
        [reinforce] reinforcement: new Greeks, ships and god cards
        [voyage] voyage: turn up a tile and discover a city
        [attack] attack one of your opponent’s cities
        [pass] { $question ->
            [reply] do not respond
           *[other] play no card
        }
        [commit] send no more: fight
        [withdraw] do not attack
        [fail] put the tile under the pile
        [stop] stop here
       *[done] end the turn
    }
move-he-play = play { $card }: { $text }
move-he-card = play { $card }
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
        [storm] remove a ship from { $city }
        [swap] { $question ->
            [swap] give { $city }
           *[other] take { $city }
        }
       *[other] { $city }
    }
