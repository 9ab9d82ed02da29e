### Fight for Olympus: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of card sets

error-bad-card = card “{ $card }”, { $field }: { $wanted }
error-no-such-card = the set { $set } has no card called “{ $card }”

## Why a move is refused

why-fo-chance = this is left to chance
why-fo-not-now = this is not the decision to make now
why-fo-no-skip = only the starter skips a phase, in turn 1, before playing
why-fo-not-in-hand = this card is not in your hand
why-fo-too-many = at most { $most } cards in one turn
why-fo-no-slot = all six spaces on your side are taken
why-fo-no-bearer = no unit of yours can take equipment
why-fo-cannot-pay = your hand and markers do not cover the cost
why-fo-no-marker = you do not own this marker
why-fo-other-colour = the next symbol has another colour
why-fo-rest-unpaid = you could not pay the rest of the cost then
why-fo-slot-taken = there is already a unit there
why-fo-no-unit = there is no unit there
why-fo-one-equipment = a unit carries at most one equipment card
why-fo-refuses = this unit cannot be given equipment
why-fo-untouchable = enemy abilities do not affect this unit
why-fo-no-target = the ability cannot choose this unit
why-fo-marker-away = markers on the board come first
why-fo-must = this effect is mandatory
why-fo-destination = this space is already assigned, or the unit is there now
