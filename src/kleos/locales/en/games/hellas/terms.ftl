### Hellas: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hellas-goal = Goal
term-hellas-goal-means = Whoever holds ten cities at the end of their turn wins.
term-hellas-goal-example = “9 of 10”: take one more city this turn, and you have won.

term-hellas-side = Light and Dark
term-hellas-side-means = Light has pale, round pieces and takes the first turn; Dark has black, square ones.
term-hellas-side-example = A round, pale Greek stands in a city: it belongs to Light.

term-hellas-greek = Greek
term-hellas-greek-means = Greeks hold your cities and fight; at least one and at most three stand in each of them.
term-hellas-greek-example = You attack with 2 of 3 Greeks: one stays behind as governor.

term-hellas-ship = Ship
term-hellas-ship-means = Ships do not fight: they win the majority that a voyage needs; at most three lie at a city.
term-hellas-ship-example = 2 of your ships against 1 beside the new tile: the voyage succeeds.

term-hellas-supply = Supply
term-hellas-supply-means = Your pieces that are not on the map; what you lose returns here and can be used again.
term-hellas-supply-example = No Greek left in the supply: you cannot make a Greek step.

term-hellas-temple = Temple
term-hellas-temple-means = Whoever holds more cities with a temple makes four steps in a reinforcement instead of three.
term-hellas-temple-example = 2 temples to 1: you make four steps. 1 to 1: three.

term-hellas-ares = Ares
term-hellas-ares-means = The sign of the god of war, on the backs of cards for fights; the number says how many there are.
term-hellas-ares-example = A 2 with your opponent: they hold two Ares cards.

term-hellas-poseidon = Poseidon
term-hellas-poseidon-means = The sign of the god of the sea, on the backs of cards for ships and voyages; the number says how many there are.
term-hellas-poseidon-example = A 0 at the pile: there is no Poseidon card to draw.

term-hellas-zeus = Zeus
term-hellas-zeus-means = The sign of the father of the gods, on the backs of cards for all sorts of things; the number says how many there are.
term-hellas-zeus-example = Your opponent holds a Zeus card: it could be Thunderbolt.

term-hellas-hand = Hand limit
term-hellas-hand-means = You may hold seven god cards, at most three of any one god; the fronts are hidden, the backs are not.
term-hellas-hand-example = With 3 Ares and 3 Poseidon cards, only a Zeus card may still come.

term-hellas-tiles = Tile pile
term-hellas-tiles-means = Landscape tiles still face down; a voyage turns up the top one, and if it fails, the tile goes under the pile.
term-hellas-tiles-example = 12 are left: “show” lists them, but not their order.

term-hellas-god-piles = God piles
term-hellas-god-piles-means = God cards to draw, one face-down pile for each god; an empty pile is renewed from its discards.
term-hellas-god-piles-example = A card step: you draw the top card of the Zeus pile.

term-hellas-discards = Discards
term-hellas-discards-means = God cards that were played lie here face up, and both players may look through them.
term-hellas-discards-example = Thunderbolt lies here: it cannot cancel anything for now.

term-hellas-dolphin = Dolphin
term-hellas-dolphin-means = A tile of water without a city; for attacks over water, all tiles that touch it are adjacent to each other.
term-hellas-dolphin-example = Your city on one side of the dolphin may attack a city on the other.

term-hellas-city = City
term-hellas-city-means = Every tile but the dolphin has a city; it belongs to the player whose Greeks stand there.
term-hellas-city-example = Two of your Greeks stand in Sparta: Sparta is one of your cities.

term-hellas-coast = Land and water
term-hellas-coast-means = Every edge of a tile is land or water; a tile fits where land meets land and water meets water.
term-hellas-coast-example = A water edge may lie against the dolphin, a land edge may not.

term-hellas-bridge = Bridge
term-hellas-bridge-means = A bridge joins the land on both sides of the water; ships on this tile count on both sides of it.
term-hellas-bridge-example = One ship at the bridge helps a voyage on either side.

term-hellas-spot = Space for a tile
term-hellas-spot-means = The tile may be laid on a gold space: it touches the dolphin or two tiles there and fits at every edge.
term-hellas-spot-example = Press a dotted space, and it tells you why not.

term-hellas-majority = Ship majority
term-hellas-majority-means = Your ships and your opponent’s on the tiles that border this space along water; a voyage needs more of yours.
term-hellas-majority-example = 2 : 1 is enough, 2 : 2 is not.

term-hellas-reinforcement = Reinforcement
term-hellas-reinforcement-means = Three steps in any mix: a Greek or a ship from the supply into one of your cities, or a god card.
term-hellas-reinforcement-example = One Greek to Sparta, one ship to Argos, one Zeus card.

term-hellas-voyage = Voyage
term-hellas-voyage-means = Turn up a tile and add it to the map; with the ship majority there, its new city is yours.
term-hellas-voyage-example = It succeeds: a Greek enters the new city, and one ship returns to your supply.

term-hellas-attack = Attack
term-hellas-attack-means = Greeks from adjacent cities take a city: over land with as many as the defenders, over water with one more.
term-hellas-attack-example = 2 defenders: 2 Greeks over land are enough, over water you need 3.

term-hellas-steps = Steps
term-hellas-steps-means = The circles are the steps of your reinforcement: pale ones are made, the gold one comes next.
term-hellas-steps-example = The gold circle shows 3: your third step comes next.

term-hellas-reach = In reach
term-hellas-reach-means = These cities could be taken as they stand: enough Greeks may come, and cards are not counted.
term-hellas-reach-example = Argos has 1 Greek, and 2 could come over water: Argos is in reach.

term-hellas-reply = Response
term-hellas-reply-means = The arrow means: this card may also be played on your opponent’s turn.
term-hellas-reply-example = Thunderbolt cancels the card that your opponent has just played.

term-hellas-fight = Strength
term-hellas-fight-means = On the left what the attackers have, on the right what they need; god cards may still change both.
term-hellas-fight-example = 3 : 4: one more Greek, or a card, and the city falls.

term-hellas-turn = Turn
term-hellas-turn-means = One action a turn: reinforcement, voyage or attack; afterwards you may move pieces between your cities.
term-hellas-turn-example = After a reinforcement you move them freely, after a conquest only into the new city.
