### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = “{ $what }”, { $field }: { $wanted }

## Why a move is refused

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
why-he-ships = you need more ships there than your opponent
why-he-turn = turned like this the tile does not fit
why-he-must-lay = the tile can be laid, so it must be
why-he-no-tiles = the tile pile is empty
why-he-no-attack = no city of your opponent can be reached
why-he-steps-due = three steps must be made while one is possible
why-he-not-yours = this city is not yours
why-he-supply = your supply is empty
why-he-city-full = three are the most in one city
why-he-hand-limit = { $most } cards are the most, and { $each } of a god
why-he-no-cards = this pile and its discards are empty
why-he-not-rivals = this is not a city of your opponent
why-he-attacked = this city was attacked in this action already
why-he-not-far = this city is in contact with one of yours
why-he-no-origin = no city in contact with it can spare a Greek
why-he-no-force = at least one Greek must go
why-he-marching = the fight must be fought: Greeks have moved
why-he-governor = one Greek must stay in the city
why-he-order = one by one the Greeks go city by city in ascending order
why-he-no-contact = this city has no contact with the target
why-he-too-many-ships = more ships than the opponent had, or than you have
why-he-no-payer = no ship of yours lies there beside the new city
why-he-in-hand = the pieces in hand must be set down first
why-he-nothing-new = there is no new city to move into
why-he-no-ship = no ship lies there
why-he-only-new = pieces may move into the new city only
why-he-normal-form = lift, then drop, ascending, Greeks before ships; all must fit
