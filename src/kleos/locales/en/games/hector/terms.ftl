### Hector & Achilles: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hector-front = Front
term-hector-front-means = One of your three forward piles of army cards; in a battle, fronts with the same number fight each other.
term-hector-front-example = The vanguard shows 2: both players fight with front 2.

term-hector-home = Home
term-hector-home-means = Your fourth pile: it fights in place of an exhausted front, and once it is exhausted itself, you lose the game.
term-hector-home-example = Front 1 is exhausted and the battle is at number 1: you fight with home.

term-hector-exhausted = Exhausted
term-hector-exhausted-means = A front used in a battle that is left with fewer than five cards is exhausted for the rest of the game.
term-hector-exhausted-example = A front ends the battle with 4 cards: it is exhausted, and the 4 join the home pile.

term-hector-battle-pile = Battle pile
term-hector-battle-pile-means = The pile you fight with in this battle: your four hand cards come from it, and the winner’s cards return to it.
term-hector-battle-pile-example = The battle is at front 3: you draw your hand from front 3.

term-hector-heroes = Hero pile
term-hector-heroes-means = Your heroes wait here face down; at the start of every battle you draw one of them.
term-hector-heroes-example = You have six heroes: with one in hand, five are left in the pile.

term-hector-favour = Favour
term-hector-favour-means = A favour token makes one of your played army cards worth 1 more, or buys back a deployed hero after a defeat.
term-hector-favour-example = Red 3 with a token is worth 4.

term-hector-shame = Shame
term-hector-shame-means = A retreat gives you a shame token, up to three; for each one, every later retreat costs one more card.
term-hector-shame-example = With two tokens, your next retreat costs two extra cards.

term-hector-out = Out of the game
term-hector-out-means = These cards never come back: what the loser of a battle had played, discarded cards, and cards lost to shame.
term-hector-out-example = You lose a battle: your five played cards are out of the game.

term-hector-attacker = Attacker
term-hector-attacker-means = The attacker turns up the first vanguard, lays the fate tile and plays first in every round; the winner of a battle attacks next.
term-hector-attacker-example = You defend and win: in the next battle you attack.

term-hector-goal = Goal
term-hector-goal-means = You win when all three of your opponent’s fronts are exhausted, or their home pile is.
term-hector-goal-example = “2 of 3”: one more front, and you have won.

term-hector-battle = Battle
term-hector-battle-means = A battle is an opening, four rounds and a comparison of scores; the loser’s played cards leave the game.
term-hector-battle-example = Winning by 1 point is enough: points are not added up from battle to battle.

term-hector-round = Round
term-hector-round-means = In a round each player plays one card, the attacker first; then the fate tile may be turned.
term-hector-round-example = After round 4 both hands are empty, and the scores decide.

term-hector-vanguard = Vanguard
term-hector-vanguard-means = The first card in a row; the value of the attacker’s vanguard decides which fronts fight.
term-hector-vanguard-example = A 3 means front 3; with a 4 the attacker chooses the number.

term-hector-superiority = Superiority
term-hector-superiority-means = The sum of all your visible cards, whatever their colours; after each round the player with more may turn the fate tile.
term-hector-superiority-example = Red 4, blue 2 and yellow 3 make 9.

term-hector-score = Score right now
term-hector-score-means = Your points if the battle ended now: only cards in the colour that faces you and in your hero’s colour count.
term-hector-score-example = Red faces you: red 4 and red 1 make 5; blue 3 does not count.

term-hector-tile = Fate tile
term-hector-tile-means = The colour on the edge that faces you counts for you, the one on the opposite edge for your opponent.
term-hector-tile-example = Yellow below, green above: your yellow cards count, and your opponent’s green ones.

term-hector-turning = Turning the tile
term-hector-turning-means = The arrow is a quarter turn of the tile, shown with the two new colours and the scores they would bring.
term-hector-turning-example = Above 4, below 9: after this turn you would lead 9 to 4.

term-hector-army = Army card
term-hector-army-means = The number is its value, from slinger (1) to hoplite (4); each side has every value twice in every colour.
term-hector-army-example = Both your blue 4s are out of the game: there is no third.

term-hector-colour = Colour
term-hector-colour-means = There are six colours; two of them count for you: the one facing you on the tile and your hero’s.
term-hector-colour-example = The tile shows you blue, your hero is red: your blue and red cards count.

term-hector-hero = Hero
term-hector-hero-means = In your hand, a hero secretly makes its colour count for you; deployed, it adds its value as well.
term-hector-hero-example = Achilles (red 6) in your hand: your red cards count, but the 6 does not.

term-hector-hidden = Hidden hand
term-hector-hidden-means = Only its owner knows a hand; the hidden hero makes its colour count too, and scoring reveals it.
term-hector-hidden-example = Your opponent’s score shows 5+: the hidden hero may add to it.

term-hector-discard = Discard & draw
term-hector-discard-means = Put a card from your hand out of the game for good, and draw another from your battle pile.
term-hector-discard-example = Brown does not count for you: discard brown 4 and hope for red.

term-hector-change = Change hero
term-hector-change-means = Put your hero under the hero pile and draw the top one; from then on its colour counts for you.
term-hector-change-example = Your hero is purple, your hand green: perhaps the next hero fits better.

term-hector-deploy = Deploy hero
term-hector-deploy-means = Put your hero face up on one of your played cards; its value and colour replace those of the card below.
term-hector-deploy-example = Ajax (green 5) on red 1: your superiority grows by 4.

term-hector-upgrade = Upgrade +1
term-hector-upgrade-means = Once your hero has been deployed, put a favour token on one of your uncovered army cards: it is worth 1 more.
term-hector-upgrade-example = Blue 3 becomes 4; a card takes one token at most.

term-hector-retreat = Retreat
term-hector-retreat-means = You lose the battle at once: your played cards leave the game, your hand returns to its pile, and you take shame.
term-hector-retreat-example = Without shame, a retreat on your first turn costs the vanguard alone.
