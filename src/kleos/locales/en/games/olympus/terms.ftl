### Fight for Olympus: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-olympus-goal = Goal
term-olympus-goal-means = You win with 7 points, with six occupied spaces at the start of your turn, or ahead when the draw pile is empty.
term-olympus-goal-example = You have 6 points: one more unopposed attack at Olympus wins.

term-olympus-stone = Score track
term-olympus-stone-means = One score marker for both players: each point moves it one space towards whoever scored.
term-olympus-stone-example = It is on your 2, and your opponent scores three times: now it is on their 1.

term-olympus-spaces = Spaces
term-olympus-spaces-means = Six places for your units, each facing one of your opponent’s; if all six are occupied when your turn begins, you win.
term-olympus-spaces-example = Five of your six are occupied: a sixth unit must be beaten before your next turn.

term-olympus-pile = Draw pile
term-olympus-pile-means = When its last card has been drawn, the game ends, and whoever has the score marker on their side wins.
term-olympus-pile-example = 4 cards are left: two more draw phases, and the game is over.

term-olympus-discard = Discard pile
term-olympus-discard-means = Cards that paid for others and defeated units lie here, open to both players; the pile is never reshuffled.
term-olympus-discard-example = You pay a red symbol with a red card: the card goes here.

term-olympus-turn = Turn
term-olympus-turn-means = A turn has three phases: play, attack and draw; in turn 1 the starting player skips one of them.
term-olympus-turn-example = Most skip the attack in turn 1: there is hardly a unit to attack with.

term-olympus-playing = Play phase
term-olympus-playing-means = Phase 1: you play as many cards as you like and can pay for, one after another.
term-olympus-playing-example = Two free soldiers and a hero with a cost of one symbol: three cards in one turn.

term-olympus-attacking = Attack phase
term-olympus-attacking-means = Phase 2: all your units with an attack of 1 or more must attack what is opposite, one after another.
term-olympus-attacking-example = A unit that you have just played attacks in the same turn.

term-olympus-drawing = Draw phase
term-olympus-drawing-means = Phase 3: you draw two cards, and your turn ends.
term-olympus-drawing-example = With 4 cards in hand you end your turn with 6.

term-olympus-olympus = Olympus
term-olympus-olympus-means = Three spaces; an attack here that meets no defender is worth 1 point, however strong it is.
term-olympus-olympus-example = Attack 5 against an empty space: 1 point.

term-olympus-delphi = Delphi
term-olympus-delphi-means = Two spaces; an attack here that meets no defender lets you take a colour marker.
term-olympus-delphi-example = You take the blue marker: later it pays for a blue symbol.

term-olympus-troy = Troy
term-olympus-troy-means = One space; an attack here that meets no defender lets you draw a card.
term-olympus-troy-example = You cannot play that card this turn: the play phase is over.

term-olympus-marker = Colour marker
term-olympus-marker-means = It pays for one symbol of its colour in place of a card, and then returns to Delphi.
term-olympus-marker-example = Cost yellow and green: a yellow marker and a green card will do.

term-olympus-colour = Colour of a card
term-olympus-colour-means = From your hand, the card can pay for one symbol of this colour in the cost of another card.
term-olympus-colour-example = A red soldier pays for the red symbol of a hero.

term-olympus-multicolour = Multicolour
term-olympus-multicolour-means = This hero has all four colours at once; as payment it stands for any one of them.
term-olympus-multicolour-example = For a yellow and a green symbol, a multicolour card can be either.

term-olympus-cost = Cost
term-olympus-cost-means = Each symbol asks for one card or marker of its colour; a card without symbols is free.
term-olympus-cost-example = Yellow and green: discard one yellow card and one green card.

term-olympus-attack = Attack value
term-olympus-attack-means = The sword: as much damage as the unit deals to the unit opposite.
term-olympus-attack-example = Attack 3 meets defence 4: the defender survives with 3 damage.

term-olympus-defence = Defence value
term-olympus-defence-means = The shield: a unit is defeated as soon as its damage reaches this number.
term-olympus-defence-example = Defence 3, damage 2: one more point, and it falls.

term-olympus-damage = Damage
term-olympus-damage-means = Damage stays on a unit from turn to turn, until it is healed or the unit falls.
term-olympus-damage-example = “2 of 4”: two more points, and the unit falls.

term-olympus-equipment = Equipment
term-olympus-equipment-means = Attached to one of your units, it adds to attack and defence; a unit carries one such card at most.
term-olympus-equipment-example = +1 / +2 turns attack 2 and defence 3 into 3 and 5.

term-olympus-on-play = When played
term-olympus-on-play-means = This sign means: the ability works once, right when the card is played.
term-olympus-on-play-example = You draw the cards it gives you before you play the next card.

term-olympus-on-attack = When attacking
term-olympus-on-attack-means = This sign means: the ability works each time this unit attacks.
term-olympus-on-attack-example = A unit that stays attacks every turn, and its ability works every turn.

term-olympus-always = Always
term-olympus-always-means = This sign means: the ability holds as long as the unit is on the board.
term-olympus-always-example = A bonus for all your soldiers ends when the unit that gives it falls.

term-olympus-later = At its moment
term-olympus-later-means = The hourglass means: the ability waits for its moment, the end of your turn or the unit’s fall, for example.
term-olympus-later-example = An effect at the end of your turn comes after the draw phase.

term-olympus-order = Order of attacks
term-olympus-order-means = The numbers 1 to 6 are the order of attacks, each with what it would meet as the board stands.
term-olympus-order-example = Attack 1 is completed before attack 2 begins.

term-olympus-hand = Hand
term-olympus-hand-means = Hand cards are army and money at once; there is no limit, and only their owner knows them.
term-olympus-hand-example = Five cards: play one with a cost of two symbols, and two are left.
