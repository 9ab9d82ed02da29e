# Words of Hellas in English. Errors: lower case, no full stop, what was wrong, then what would be right.

### Errors of component sets

error-bad-component = “{ $what }”, { $field }: wanted { $wanted }

### Why a move is refused

why-he-chance = chance decides this, no player
why-he-not-now = this is not what is asked now
why-he-not-in-hand = this card is not in your hand
why-he-first-turn = no god cards in the first turn
why-he-no-answer = this card does not answer another one
why-he-own-turn = this card is for your own turn
why-he-window = this card does not belong to this action or moment
why-he-just-drawn = a card just drawn may not be used this turn
why-he-condition = this card could do nothing now
why-he-no-spot = there is no free spot with this name
why-he-contact = the spot must touch the dolphin tile or two tiles
why-he-edges = water must meet water and land must meet land
why-he-new-water = its water would not join the sea
why-he-ships = you need more ships there than your rival
why-he-turn = turned like this the tile does not fit
why-he-must-lay = the tile can be laid, so it must be
why-he-no-tiles = the tile pile is empty
why-he-no-attack = no rival city can be reached
why-he-steps-due = three steps must be made while one is possible
why-he-not-yours = this city is not yours
why-he-supply = your supply is empty
why-he-city-full = three are the most in one city
why-he-hand-limit = { $most } cards are the most, and { $each } of a god
why-he-no-cards = this pile and its discards are empty
why-he-not-rivals = this is not a city of your rival
why-he-attacked = this city was attacked in this action already
why-he-not-far = this city is in contact with one of yours
why-he-no-origin = no city in contact with it can spare a Greek
why-he-no-force = at least one Greek must go
why-he-marching = the fight must be fought: Greeks have moved
why-he-governor = one Greek must stay in the city
why-he-order = one by one the Greeks go city by city in ascending order
why-he-no-contact = this city has no contact with the target
why-he-too-many-ships = more ships than the rival had, or than you have
why-he-no-payer = no ship of yours lies there beside the new city
why-he-in-hand = the pieces in hand must be set down first
why-he-nothing-new = there is no new city to move into
why-he-no-ship = no ship lies there
why-he-only-new = pieces may move into the new city only
why-he-normal-form = lift, then drop, ascending, Greeks before ships; all must fit

### How a game ends

end-ten-cities = ten cities are held
end-no-city = the last city is lost
end-no-coast = the first coast could not be laid
end-turn-cap = the last turn is over and more cities win

### God cards: what each effect does

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
        } of your rival, of your choice, goes back to the supply.
       *[other] { $n } { $piece ->
            [greek] Greeks
           *[ship] ships
        } of your rival, of your choice, go back to the supply.
    }
god-cancel = The god card that your rival has just laid is void.
god-keep = Take the card you have just used back into your hand, three of a god at most.
god-extra_turn = Take another turn after this one; lay it before naming your action.
god-swap_cities = Swap an own city for one of your rival's; each side mans what it gains as it stood, as far as its supply lasts.
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
        [one] Take a random card of your rival; it may not be used this turn.
       *[other] Take { $n } random cards of your rival; they may not be used this turn.
    }
god-reorganise_freely = Rearrange your pieces freely after a voyage or an attack, won or lost.
