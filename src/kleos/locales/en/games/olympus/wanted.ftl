### Fight for Olympus: what would have been right in a component set or a position.

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
want-home-cards = { $each } { $section } of home colour { $colour }, found { $count }
want-number-or = a whole number from { $low } to { $high } or { $word }
