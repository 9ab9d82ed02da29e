### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] You count one extra Greek in this fight.
       *[other] You count { $n } extra Greeks in this fight.
    }
god-fight_equal = Your attack over water needs only equal numbers in this fight.
god-fight_ships = Your ships in the attacked city defend as Greeks.
god-attack_far = Attack a city in contact with none of yours, from any of your cities; it counts as over water.
god-attack_again =
    { $n ->
        [one] One more attack this turn, on another city; lay it before naming a target.
       *[other] { $n } more attacks this turn, each on another city; lay it before naming a target.
    }
god-convert = Turn any number of ships of one own city into Greeks, at most 3 Greeks there.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Place a new Greek in an own city.
           *[other] Place up to { $n } new Greeks in own cities.
        }
       *[ship] { $n ->
            [one] Place a new ship in an own city.
           *[other] Place up to { $n } new ships in own cities.
        }
    }
god-voyage_equal = In this voyage equal ships suffice; at least one of yours must count.
god-voyage_free = This voyage costs no ship.
god-voyage_again = After a successful voyage make another one.
god-voyage_choice =
    { $n ->
        [one] Turn up one more tile, keep one, put the other under the pile.
       *[other] Turn up { $n } more tiles, keep one of all, put the others under the pile.
    }
god-remove =
    { $n ->
        [one] A { $piece ->
            [greek] Greek
           *[ship] ship
        } of your opponent, of your choice, goes back to the supply.
       *[other] { $n } { $piece ->
            [greek] Greeks
           *[ship] ships
        } of your opponent, of your choice, go back to the supply.
    }
god-cancel = The god card that your opponent has just laid is void.
god-keep = Take the card you have just used back into your hand, three of a god at most.
god-extra_turn = Take another turn after this one; lay it before naming your action.
god-swap_cities = Swap an own city for one of your opponent's; each side mans what it gains as it stood, as far as its supply lasts.
god-draw =
    { $n ->
        [one] Draw a god card; it may not be used this turn.
       *[other] Draw { $n } god cards one by one; they may not be used this turn.
    }
god-steps =
    { $n ->
        [one] One more step in this reinforcement.
       *[other] { $n } more steps in this reinforcement.
    }
god-steal =
    { $n ->
        [one] Take a random card of your opponent; it may not be used this turn.
       *[other] Take { $n } random cards of your opponent; they may not be used this turn.
    }
god-reorganise_freely = Rearrange your pieces freely after a voyage or an attack, won or lost.
