### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = 1 or 2
want-army-numbers = different numbers from 1 to 4
want-hero-list = a list of 1 to 6 heroes with colour, value, greek, trojan
want-tile-list = a list of 1 to 6 tiles
want-colours-once = each colour once
want-four-letters = four different letters out of { $letters }
want-name = a name of 1 to 40 characters
want-pile = 1, 2, 3 or home
want-army-card = a card such as R3
want-pile-sizes = four sizes such as 12,12,0x,15
want-fewer-unseen = sizes that leave { $most } or fewer cards to lie there unseen
want-more-unseen = { $count } more: every card not named lies in a pile
want-copies-once = each copy once
want-heroes-in-pile = every hero not in hand, deployed or fallen
want-four-numbers = four numbers
want-three-tokens = at most three tokens in box and row
want-five-and-four = at most five cards in the row and four in hand
want-no-token-covered = no token on the covered card
want-hero-alive = a hero that has not fallen
want-seven-numbers = seven numbers
want-cover-hero = a covered card needs hero=
want-no-further-copy = no further copy of this card exists
want-one-cover = one covered card at most
want-story-marks = no mark but - + ~
want-army = copies_per_colour_and_value 1 or 2, optional colours and numbers, in all a multiple of 4 cards, at least 20
