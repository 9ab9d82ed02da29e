### Fight for Olympus: what would have been right in a component set or a position.

want-olympus-set = expected an object: set, heroes, soldiers, equipment, or set, extends, cards
want-most-added = expected at most { $most } added cards
want-card-name = expected 1 to 40 printable characters, none of / = , : + _ @ < > or braces
want-new-name = expected a name that no other card has
want-clear-name = expected a name that no move code can be mistaken for, as here { $code }
want-zero-or-one = expected 0 or 1
want-no-multi = expected 0: only heroes are multicolour
want-cost = expected 0 to { $most } letters out of { $letters }
want-effects = expected a list of at most { $most } effects
want-ability = expected at least one effect: all heroes have an ability
want-when = { $verb } goes with: { $choices }
want-attacker = the target attacker goes with on_beaten only
want-no-self = a unit that has left the board has no self; choose another target
want-extra-target = the target is other with play, beside with always
want-play-free = only allowed with play, n 1 and no then_discard
want-then-discard = only allowed with play, attack, undefended or end_turn
want-take = expected at most n, here { $most }
want-score = expected a whole number from −7 to 7 but 0
want-else-self = only allowed with the target other
want-refuse = expected equip or heal true
want-known-name = expected the name of a card of the set
want-added-type = expected hero or equipment: a soldier needs two cards
want-text = expected one line of text, at most { $most } printable characters, without < and >
want-icon = expected the name of a drawing: at most { $most } small letters, digits and hyphens
want-same-type = expected { $type }, as the card it replaces
want-same-colour = expected { $colour }, the colour of the card { $old } that it replaces
want-olympus-card = expected a card of the set, such as R7 or Menelaos
want-unit-word = expected a unit, and + before its equipment
want-markers-once = expected each marker in one place
want-frame-fits = expected a frame that fits the board
want-looked = expected looked= with the cards to choose from
want-fresh = expected fresh= with a card of the hand
want-open-in-hand = open= and peered= must name cards in the hand
want-unit-marks = expected marks w2, a, g1, n joined by dots
want-home-cards = expected { $each } { $section } of home colour { $colour }, found { $count }
want-number-or = expected a whole number from { $low } to { $high } or { $word }
