### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = expected 1 or 2
want-army-numbers = expected different numbers from 1 to 4
want-hero-list = expected a list of 1 to 6 heroes with colour, value, greek, trojan
want-tile-list = expected a list of 1 to 6 tiles
want-colours-once = expected each colour once
want-four-letters = expected four different letters out of { $letters }
want-name = expected a name of 1 to 40 characters
want-pile = expected 1, 2, 3 or home
want-army-card = expected a card such as R3
want-pile-sizes = expected four sizes such as 12,12,0x,15
want-fewer-unseen = expected sizes that leave { $most } or fewer cards to lie there unseen
want-more-unseen = { $count } too few: every card not named lies in a pile
want-copies-once = expected each copy once
want-heroes-in-pile = expected every hero not in hand, deployed or fallen
want-four-numbers = expected four numbers
want-three-tokens = expected at most three tokens in box and row
want-five-and-four = expected at most five cards in the row and four in hand
want-no-token-covered = expected no token on the covered card
want-hero-alive = expected a hero that has not fallen
want-seven-numbers = expected seven numbers
want-cover-hero = a covered card needs hero=
want-no-further-copy = no further copy of this card exists
want-one-cover = expected one covered card at most
want-story-marks = expected no mark but - + ~
want-army = expected copies_per_colour_and_value 1 or 2, optional colours and numbers, in all a multiple of 4 cards, at least 20
