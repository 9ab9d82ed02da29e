### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = “{ $what }”, { $field }: { $wanted }

## Why a move is refused

why-he-chance = this is left to chance
why-he-not-now = this is not the decision to make now
why-he-not-in-hand = this card is not in your hand
why-he-first-turn = no god cards in the first turn
why-he-no-answer = this card is not a response to another card
why-he-own-turn = this card is for your own turn only
why-he-window = this card cannot be played at this moment
why-he-just-drawn = a card you have just drawn cannot be used this turn
why-he-condition = this card would have no effect now
why-he-no-spot = there is no free space with this name
why-he-contact = the space must touch the dolphin tile or two tiles
why-he-edges = land must touch land, and water must touch water
why-he-new-water = its water would be cut off from the sea
why-he-ships = you need more ships there than your opponent
why-he-turn = the tile does not fit when turned like this
why-he-must-lay = the tile fits, so you must lay it
why-he-no-tiles = the tile pile is empty
why-he-no-attack = no city of your opponent can be reached
why-he-steps-due = you must take three steps if you can
why-he-not-yours = this city is not yours
why-he-supply = your supply is empty
why-he-city-full = at most three of a kind in one city
why-he-hand-limit = at most { $most } cards, and { $each } of any one god
why-he-no-cards = this pile and its discards are empty
why-he-not-rivals = this is not a city of your opponent
why-he-attacked = this city has already been attacked in this action
why-he-not-far = this city is adjacent to one of yours
why-he-no-origin = no adjacent city can spare a Greek
why-he-no-force = at least one Greek must go
why-he-marching = you have sent Greeks: the attack must go ahead
why-he-governor = one Greek must stay in the city
why-he-order = send Greeks city by city, in ascending order
why-he-no-contact = this city is not adjacent to the target
why-he-too-many-ships = more ships than your opponent had, or than you have left
why-he-no-payer = you have no ship there next to the new city
why-he-in-hand = put down the pieces in hand first
why-he-nothing-new = there is no new city to move into
why-he-no-ship = there is no ship there
why-he-only-new = pieces may only move into the new city
why-he-normal-form = lift, then drop, in ascending order, Greeks before ships
