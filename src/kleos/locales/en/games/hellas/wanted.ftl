### Hellas: what would have been right in a component set or a position.

want-tiles = a list of tiles
want-edges = { $count } letters W or L
want-city = a city, unless it is the dolphin tile: six W, no temple, no bridge
want-bridge = true: a second basin needs a bridge
want-no-bridge = false: there is one basin at most
want-card-id = a letter A, P or Z and a number from 1 to { $most }, each once
want-printable = 1 to 40 printable characters
want-one-effect = a list of one effect
want-numbers = { $count } numbers joined by commas
want-tile-word = a tile such as LLWWWL@1,0:L2G1S
want-free-place = a free place beside the tiles before it
want-edges-fit = water at water and land at land
want-city-word = a city such as L2G1S
want-one-card = one card
want-most-tiles = at most { $most } tiles
want-turned = turned= with the tile to lay
want-fight = fight= with an opponent's city as target
want-ships-to-place = ships to place in an own city
want-chain = chain= with the card to answer
want-unseen = unseen= with the cards to look at
want-fewer-tiles = no more tiles of a kind than there are
want-fewer-unseen-cards = no more unseen cards than there are
want-most-pieces = at most { $greeks } Greeks and { $ships } ships
want-god-card = a card of the set, such as A1 or Z2
want-tile-kind = a tile of the set, such as WWWLLL or WWLLLLt
want-shown-in-hand = shown, peered, fresh and taken cards are in the hand
want-city-tiles = 1 tile without a city and { $wished } with one, found { $dolphins } and { $cities }
want-god-cards = { $each } cards of { $god }, found { $count }
want-wet-tiles = at least { $least } city tiles with a water edge, found { $count }
