# What would have been right, at the end of an error about a component set or a position. An argument that names one of
# these messages is worded before the error itself, with the same arguments.

want-number = a whole number from { $low } to { $high }
want-one-of = one of: { $choices }
want-letters = different letters out of { $letters }
want-letter = one letter out of { $letters }
want-object = an object with: { $keys }
want-exactly = { $value }
want-characters = at most { $most } characters
want-lines-once = each line once: the head, { $keys }
want-set-name = a name of 1 to 80 characters
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
want-tiles = a list of tiles
want-edges = { $count } letters W or L
want-city = a city, unless it is the dolphin tile: six W, no temple, no bridge
want-bridge = true: a second basin needs a bridge
want-no-bridge = false: there is one basin at most
want-cards = a list of cards
want-card-id = a letter A, P or Z and a number from 1 to { $most }, each once
want-printable = 1 to 40 printable characters
want-one-effect = a list of one effect
want-boolean = true or false
want-parameters = { $verb } takes: { $keys }
want-head-lines = a head line and lines { $keys }
want-numbers = { $count } numbers joined by commas
want-tile-word = a tile such as LLWWWL@1,0:L2G1S
want-free-place = a free place beside the tiles before it
want-edges-fit = water at water and land at land
want-city-word = a city such as L2G1S
want-one-card = one card
want-answerable = a question that has an answer
want-most-tiles = at most { $most } tiles
want-outcome = an outcome=
want-frames = frames such as { $example }
want-turned = turned= with the tile to lay
want-fight = fight= with a rival city as target
want-ships-to-place = ships to place in an own city
want-chain = chain= with the card to answer
want-unseen = unseen= with the cards to look at
want-fewer-tiles = no more tiles of a kind than there are
want-most-copies = at most { $most } of this card
want-fewer-unseen-cards = no more unseen cards than there are
want-most-pieces = at most { $greeks } Greeks and { $ships } ships
want-god-card = a card of the set, such as A1 or Z2
want-tile-kind = a tile of the set, such as WWWLLL or WWLLLLt
want-shown-in-hand = shown, peered, fresh and taken cards are in the hand
want-olympus-set = an object: set, heroes, soldiers, equipment, or set, extends, cards
want-most-added = at most { $most } added cards
want-card-name = 1 to 40 printable characters, none of / = , : + _ @ or braces
want-new-name = a name that no other card has
want-clear-name = a name that no move code can be mistaken for, as here { $code }
want-zero-or-one = 0 or 1
want-no-multi = 0: only heroes are multicolour
want-cost = 0 to { $most } letters out of { $letters }
want-effects = a list of at most { $most } effects
want-ability = at least one effect: all heroes have an ability
want-when = { $verb } goes with: { $choices }
want-attacker = attacker goes with on_beaten alone
want-no-self = a unit that is gone has no self; choose another target
want-extra-target = other with play, beside with always
want-play-free = only with play, n 1 and no then_discard
want-then-discard = only with play, attack, undefended or end_turn
want-take = at most n, here { $most }
want-score = a whole number from -7 to 7 but 0
want-else-self = only with target other
want-refuse = equip or heal true
want-known-name = the name of a card of the set
want-added-type = hero or equipment: a soldier needs two cards
want-text = one line of text, at most { $most } printable characters
want-same-type = { $type }, as the card it replaces
want-same-colour = { $colour }, the colour of the card { $old } that it replaces
want-olympus-card = a card of the set, such as R7 or Menelaos
want-unit-word = a unit, and + before its equipment
want-markers-once = each marker in one place
want-frame-fits = a frame that fits the board
want-looked = looked= with the cards to choose from
want-fresh = fresh= with a card of the hand
want-open-in-hand = open= and peered= name cards of the hand
want-unit-marks = marks w2, a, g1, n joined by dots
want-army = copies_per_colour_and_value 1 or 2, optional colours and numbers, in all a multiple of 4 cards, at least 20
want-city-tiles = 1 tile without a city and { $wished } with one, found { $dolphins } and { $cities }
want-god-cards = { $each } cards of { $god }, found { $count }
want-home-cards = { $each } { $section } of home colour { $colour }, found { $count }
want-number-any = a number
want-at-least = a number from { $least } on
want-number-or = a whole number from { $low } to { $high } or { $word }
want-fields = all fields of { $type }
want-possible = something that a game can lead to
want-note = a text of one line, at most { $most } characters
want-wet-tiles = at least { $least } city tiles with a water edge, found { $count }
