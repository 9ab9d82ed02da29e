### Hellas: what would have been right in a component set or a position.

want-tiles = expected a list of tiles
want-edges = expected { $count } letters W or L
want-city = expected a city, unless it is the dolphin tile: six W, no temple, no bridge
want-bridge = expected true: a second basin needs a bridge
want-no-bridge = expected false: there is one basin at most
want-card-id = expected a letter A, P or Z and a number from 1 to { $most }, each once
want-printable = expected 1 to 40 printable characters
want-one-effect = expected a list of one effect
want-numbers = expected { $count } numbers joined by commas
want-tile-word = expected a tile such as LLWWWL@1,0:L2G1S
want-free-place = expected a free place beside the tiles before it
want-edges-fit = expected water at water and land at land
want-city-word = expected a city such as L2G1S
want-one-card = expected one card
want-most-tiles = expected at most { $most } tiles
want-turned = expected turned= with the tile to lay
want-fight = expected fight= with an opponent’s city as target
want-ships-to-place = expected ships to place in a city of that player
want-chain = expected chain= with the card to respond to
want-unseen = expected unseen= with the cards to look at
want-fewer-tiles = expected no more tiles of a kind than there are
want-fewer-unseen-cards = expected no more unseen cards than there are
want-most-pieces = expected at most { $greeks } Greeks and { $ships } ships
want-god-card = expected a card of the set, such as A1 or Z2
want-tile-kind = expected a tile of the set, such as WWWLLL or WWLLLLt
want-shown-in-hand = cards under shown, peered, fresh and taken must be in the hand
want-city-tiles = expected 1 tile without a city and { $wished } with one, found { $dolphins } and { $cities }
want-god-cards = expected { $each } cards of { $god }, found { $count }
want-wet-tiles = expected at least { $least } city tiles with a water edge, found { $count }
