### Hellas: words on cards.

god-fight_add =
    { $n ->
        [one] You count one extra Greek in this fight.
       *[other] You count { $n } extra Greeks in this fight.
    }
god-fight_equal = In this fight, equal numbers are enough for your attack over water.
god-fight_ships = Your ships in the attacked city defend as if they were Greeks.
god-attack_far = Attack a city that is not adjacent to any of yours, with Greeks from any of your cities; this counts as an attack over water.
god-attack_again =
    { $n ->
        [one] Make one more attack this turn, on another city. Play this card before you choose a target.
       *[other] Make { $n } more attacks this turn, each on another city. Play this card before you choose a target.
    }
god-convert = Turn any number of ships in one of your cities into Greeks, up to 3 Greeks there.
god-place =
    { $piece ->
        [greek] { $n ->
            [one] Place a new Greek in one of your cities.
           *[other] Place up to { $n } new Greeks in your cities.
        }
       *[ship] { $n ->
            [one] Place a new ship in one of your cities.
           *[other] Place up to { $n } new ships in your cities.
        }
    }
god-voyage_equal = On this voyage, equal numbers of ships are enough, as long as at least one of yours counts.
god-voyage_free = This voyage costs no ship.
god-voyage_again = After a successful voyage, make another one.
god-voyage_choice =
    { $n ->
        [one] Turn up one more tile, keep one of the two and put the other under the pile.
       *[other] Turn up { $n } more tiles, keep one of all the tiles turned up and put the others under the pile.
    }
god-remove =
    { $n ->
        [one] Choose one of your opponent’s { $piece ->
            [greek] Greeks
           *[ship] ships
        }; it returns to the supply.
       *[other] Choose { $n } of your opponent’s { $piece ->
            [greek] Greeks
           *[ship] ships
        }; they return to the supply.
    }
god-cancel = Cancel the god card your opponent has just played.
god-keep = Take the card you have just used back into your hand, but only if you then hold no more than three cards of that god.
god-extra_turn = Take another turn after this one. Play this card before you choose your action.
god-swap_cities = Swap one of your cities for one of your opponent’s. Each player restocks the city they receive with as many Greeks and ships as stood there, as far as their supply allows.
god-draw =
    { $n ->
        [one] Draw a god card; you cannot use it this turn.
       *[other] Draw { $n } god cards, one after the other; you cannot use them this turn.
    }
god-steps =
    { $n ->
        [one] Take one extra step in this reinforcement.
       *[other] Take { $n } extra steps in this reinforcement.
    }
god-steal =
    { $n ->
        [one] Take a random card from your opponent’s hand; you cannot use it this turn.
       *[other] Take { $n } random cards from your opponent’s hand; you cannot use them this turn.
    }
god-reorganise_freely = After a voyage or an attack, successful or not, reorganise your pieces freely.
