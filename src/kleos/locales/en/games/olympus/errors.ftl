### Fight for Olympus: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of card sets

error-bad-card = card “{ $card }”, { $field }: { $wanted }
error-no-such-card = no card of the set { $set } is called “{ $card }”

## Why a move is refused

why-fo-chance = chance decides this, no player
why-fo-not-now = this is not what is asked now
why-fo-no-skip = only the starter skips a phase, in turn 1, before any card
why-fo-not-in-hand = this card is not in your hand
why-fo-too-many = { $most } cards in one turn are the most
why-fo-no-slot = all six slots on your side are taken
why-fo-no-bearer = no unit of yours can take equipment
why-fo-cannot-pay = your hand and markers do not cover the cost
why-fo-no-marker = you do not own this marker
why-fo-other-colour = the next symbol has another colour
why-fo-rest-unpaid = the rest of the cost could not be paid then
why-fo-slot-taken = a unit stands there already
why-fo-no-unit = no unit stands there
why-fo-one-equipment = a unit carries one equipment at most
why-fo-refuses = this unit cannot be given equipment
why-fo-untouchable = enemy abilities do not affect this unit
why-fo-no-target = the ability cannot choose this unit
why-fo-marker-away = markers on the board come first
why-fo-must = there is no choice: it must be done
why-fo-destination = this slot is given already or the unit stands there
