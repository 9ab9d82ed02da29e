### The rulebook of Hector & Achilles for players. books/hector.toml says what stands where; [words](CLAUSE) is a term.

## The goal

goal-title = The goal
goal-war = One of you leads the Greeks, the other the Trojans. You fight one battle after another, and every battle you lose costs you the cards you played in it. Nobody adds up points from battle to battle. What counts is how long your army lasts.
goal-fronts = Your army lies in four piles: three [fronts](HA-02-01) and [home](HA-02-01). A front with fewer than five cards after a battle is [exhausted](HA-09-01), and what is left of it goes home. You lose when all three of your fronts are exhausted, or when your home pile is. Your opponent loses in the same way.
goal-cards = So there are two things to think about. In the battle you want the higher score. In the war you want to lose few cards when you lose, and to fight where your opponent has little left.
goal-figure = Battle 7 is about to begin. Your opponent’s front 2 is exhausted; its last cards lie at home. Front 3 has only 8 cards left.
third-front-question = Your opponent has one front left, and after its cards were drawn it holds only 4. Your superiority is higher, so the tile is yours. What do you do to win the whole game now?
third-front-answer = Leave the tile. Blue faces you: 4 + 3 + 1 make 8, and your opponent scores 4. The five cards your opponent played leave the game, front 3 stays at 4 cards and is exhausted. It was the third front, so you win.

## Your side

side-title = Your side
side-armies = Each side has 48 army cards in six colours: red, green, blue, yellow, purple and brown. In every colour there are two slingers worth 1, two archers worth 2, two peltasts worth 3 and two hoplites worth 4. Both armies are the same.
side-piles = Shuffle your army and deal it face down into four piles of twelve: front 1, front 2, front 3 and home. Your fronts lie opposite your opponent’s fronts of the same number. Nobody looks into a pile, not even its owner, but you may always ask how many cards it holds.
side-heroes = Each side also has six heroes, one of each colour, worth 3 to 6. They form the [hero pile](HA-02-02), face down. You never have more than one of them in hand.
side-tokens = You begin with three [favour tokens](HA-02-03) on your favour space and with no [shame](HA-08-07). Six square [fate tiles](HA-01-10) are shuffled face down; each shows four different colours on its four edges. The Greeks attack in the first battle.
side-figure = The start: twelve cards in every pile, six heroes, three favour tokens on each side.

## A battle opens

opening-title = A battle opens
opening-vanguard = If you are the attacker, choose any of your four piles and turn up its top card. This is your [vanguard](HA-04-01). You choose the pile, not the card: nobody knows what will come.
opening-number = The value of the vanguard says where the battle is fought. With a 1, 2 or 3 it is the front of that number, for both of you, whichever pile the card came from. With a 4 you choose the number yourself. If your front of that number is already exhausted, you fight with your home pile instead; your opponent’s front is not touched by that. The pile you fight with is your [battle pile](HA-04-04).
opening-tile = Now turn up the top fate tile and lay it between you, in whichever of its four positions you like. The edge towards you shows [your colour](HA-06-05), the opposite edge your opponent’s.
opening-hands = Only then does the defender turn up the top card of their battle pile as their vanguard. Each player draws four army cards from their battle pile and one hero from their hero pile. Look at your hand, and keep it to yourself.
opening-known = Mind the order. When you lay the tile, you know your own vanguard and the number, but neither your hand nor your hero nor the other vanguard.
opening-figure = The vanguard was a yellow 4 from front 1, and the Greeks chose front 2. They laid the tile so that yellow faces them: the vanguard counts. Green faces the Trojans.
four-chooses-question = Your vanguard shows 4, so you choose the front. At which number could an enemy front fall in this very battle?
four-chooses-answer = At number 3. Your opponent has 9 cards there. A battle takes five of them, the vanguard and four cards in hand. If your opponent loses, 4 are left, which is fewer than five. The other two fronts would still hold 7.
lay-tile-question = Your vanguard is yellow 4. Lay the tile so that it counts for you.
lay-tile-answer = Lay it with yellow towards you. Then green faces your opponent. You cannot choose both colours freely: they are always opposite edges of the same tile.

## Your turn

turn-title = Your turn
turn-order = A battle has four rounds. In each of them the attacker takes a turn, then the defender, and then comes a [fate phase](HA-06-01).
turn-card = On your turn you play exactly one army card from your hand, face up beside the cards you played before. Any card will do: its colour and value are your business. After your fourth turn your hand is empty, and five cards lie before you, vanguard included.
turn-actions = Before you play your card you may take one [action](HA-05-51). There are five of them: discard and draw, change your hero, deploy your hero, upgrade a card, retreat. One action a turn, and always before the card. So the card you are about to play can take neither a hero nor a token this turn.
turn-discard = [Discard and draw](HA-05-10) makes your hand better. An army card from your hand leaves the game for good, even if you win the battle; then you draw the top card of your battle pile and may play it at once. Every use makes your army one card smaller.
turn-change = [Change your hero](HA-05-20) if the one in your hand has the wrong colour: it goes face down under your hero pile, and you take the top one. Your opponent sees that you changed, but not what you hold.
turn-figure = Round 2, your turn. First an action if you like, then one of the three cards. Blue faces you, so blue cards count.
card-that-counts-question = It is round 3, blue faces you, and purple is the colour of your hero. You hold blue 2 and red 4. Which card raises your score, and by how much?
card-that-counts-answer = Blue 2: your score rises from 3 to 5. Red 4 is worth more on the table, but as the tile lies now it adds nothing to your score.
better-hand-question = Neither red 2 nor green 1 counts for you. Is there an action that may help this very turn?
better-hand-answer = Discard and draw. You discarded green 1 and drew blue 3, and since the action comes before the card you could play it at once: 6 points. The green 1 is gone for the rest of the game.

## The fate tile

fate-title = The fate tile
fate-edges = Between the two rows lies the tile. The edge that faces you shows the colour that counts for you, the opposite edge the one that counts for your opponent. A card in any other colour adds nothing to your score, however high it is.
fate-superiority = After each round, compare [superiority](HA-06-02). Each player adds up all their visible cards, whatever their colour, and 1 for each favour token on them. The player with the higher sum may turn the tile by a quarter, left or right, or leave it. With equal sums nobody may.
fate-turn = One turn changes the colours of both players. Turned clockwise, the tile brings the colour on your right to you; turned anticlockwise, the one on your left. Even after the fourth round it may be turned once more before the battle is scored.
fate-bluff = That is why a high card in a useless colour is not wasted: it helps you to be superior, and the one who is superior decides which colour counts. And since nobody sees your hero, a turn that looks foolish may be your best one.
fate-figure = End of round 3. You lead 10 to 7 in superiority, so you may turn the tile. The two arrows show what each turn would bring.
which-turn-question = The last fate phase. You are superior by 12 to 11, and Odysseus (yellow 4) is still in your hand, so yellow counts for you as well. Which choice wins by most?
which-turn-answer = Turn the tile clockwise. Blue comes to you: 3 + 2, and 2 for the yellow card, make 7. Red comes to your opponent, who scores 1. Left as it was, it would have been 6 to 3; turned the other way, you would have lost by 3 to 4.
equal-sums-question = Round 4. With green 3 your sum is 11, just like your opponent’s. Green does not count for you. Play it without an action: who may turn the tile now, and who wins?
equal-sums-answer = Nobody may turn it, because the sums are equal. Blue still faces you, so you score 6, and your opponent scores 5 with yellow. You win the battle.

## Heroes and favour

heroes-title = Heroes and favour
heroes-colour = Your hero gives you a [second colour](HA-07-02). Cards in the hero’s colour count for you just like those in the colour of the tile. As long as the hero is in your hand, only you know which colour that is. If both colours happen to be the same, each card still counts once.
heroes-deploy = You may [deploy](HA-05-30) your hero as your action: put it face up on one of your played cards. From now on its own value and colour replace those of the card below. A deployed hero always counts, wherever it lies, so cover a card that is worth little to you.
heroes-risk = The price is twofold. Your opponent now knows your second colour, and if you lose the battle, the hero may be lost as well. A hero that stays in your hand lends you its colour only, not its value, but it runs no risk.
heroes-favour = From your next turn on, you may [upgrade](HA-05-40) as your action: put a favour token on one of your played cards, which is then worth 1 more. It must be an army card without a token that is not covered by your hero; the vanguard will do. The token helps your superiority in any case, but your score only on a card in one of your two colours.
heroes-figure = Ajax (green 5) covers the vanguard, and a favour token lies on blue 4. On this turn the only card that can take a token is blue 1.
deploy-where-question = Blue faces you, and Ajax (green 5) is in your hand. On the table lie your vanguard, red 1, and blue 4. Deploy Ajax so that you score as much as possible, then play blue 1.
deploy-where-answer = On red 1, which counted for nothing. Ajax 5, blue 4 and blue 1 make 10. On blue 4 the hero would have covered a card that counts: 5 + 1 would be only 6.
which-favour-question = Put a favour token on a card, then play brown 2. Which card may take it?
which-favour-answer = Only blue 1. The vanguard lies under Ajax, blue 4 has a token already, and the card of this turn is not on the table yet. You score 5 + 5 + 2 = 12, and with brown 2 your superiority is 14.

## Winning a battle

winning-title = Winning a battle
winning-score = After the fourth fate phase, players who still have their hero in hand reveal it. Then count. Add up your visible cards in your two colours, plus 1 for each favour token on such a card; a deployed hero adds its value, a revealed one does not. The higher [score](HA-07-03) wins the battle.
winning-winner = The winner loses nothing: all the played cards go back to the battle pile, the hero to the hero pile, the tokens to the favour space. The loser removes from the game all the army cards they played, the vanguard and the covered card too, and the tokens that lay on them. The winner attacks in the next battle.
winning-ransom = If the loser’s hero was deployed, it leaves the game as well, unless the loser pays a [ransom](HA-07-08): one favour token from the favour space, and the hero returns to the hero pile. A hero that was only revealed returns without any payment.
winning-tie = If both scores are equal, nobody wins. Both players take everything back, and the defender attacks in the next battle. Cards lost by discarding stay lost.
winning-figure = The Trojans have deployed Acamas (purple 4) on blue 1. For them blue and purple count: 4 + 4 + 3 = 11. The Greeks have yellow and, in hand, green: 3 + 4 + 2 = 9.
hero-in-hand-question = Blue faces you, and your opponent can see only one blue card before you, a 2. But Ajax (green 5) is in your hand. Leave the tile: what do you score?
hero-in-hand-answer = 9 to 3. Ajax is revealed and makes green count: 2 + 4 + 3. The 5 on the hero’s card is not added, because Ajax was not deployed. In return the hero goes back to the hero pile whatever happens.
ransom-question = You lose this battle by 6 to 10. Ajax is deployed, and three favour tokens lie on your favour space. How do you keep the hero?
ransom-answer = You pay one favour token. Ajax returns to your hero pile, and two tokens are left. Your five army cards are lost all the same, and so would be any token placed on them.

## Retreat

retreat-title = Retreat
retreat-when = You need not fight a lost battle to the end. On each of your four turns you may [retreat](HA-05-50) as your action, before you play your card. The battle is over at once, and your opponent has won it.
retreat-cost = You lose only what lies on the table: the vanguard, the cards you played so far, and the tokens on them. The cards in your hand go back to your battle pile. So a retreat on your first turn costs one card, on the second two, on the third three, on the fourth four. A deployed hero is lost unless you pay the ransom; a hero in hand goes back unseen.
retreat-shame = But there is [shame](HA-08-06). For each shame token you already have, one more card from your battle pile leaves the game. Then you take a new token, up to three. You never get rid of them, so your first retreat costs nothing extra, the second one card, the third two, and every later one three.
retreat-winner = Your opponent takes everything back, hand included, and attacks next. There is no scoring and no fate phase, and no hero is shown.
retreat-figure = Your row is worth nothing against two high yellow cards. You have been shamed once before.
price-of-shame-question = It is your second turn, you have one shame token, and your cards are hopeless. Retreat. How many cards do you lose?
price-of-shame-answer = Three: the two on the table, and one from your battle pile because of the earlier retreat. The three cards in hand go back, so front 1 now has 9 cards. You take your second shame token. Fighting on and losing would have cost five.

## The end of the war

end-title = The end of the war
end-check = After every battle both players count the fronts they used in it: the battle pile, and any other front they drew a card from. A front with fewer than five cards is exhausted for the rest of the game. Its last cards join your home pile, which is shuffled.
end-home = Then count home in the same way, if you drew from it or fought with it. If it has fewer than five cards, you have lost, even with fronts left. If your third front has fallen, you have lost as well.
end-both = Since the pile of the vanguard is counted too, even the winner of a battle can run out of cards. If both players lose at the same moment, the winner of the last battle wins the game; after a tied battle it is a draw.
end-next = If the war goes on, the battle piles and the hero piles are shuffled, the tile is put aside, and the winner attacks. After six battles all six tiles are shuffled again.
end-figure = A late position. You have two fronts left; your opponent has only front 1, with 7 cards. One lost battle there decides the game.
front-falls-question = You defend front 1, which had 9 cards before the battle, and you are going to lose. Play your last card. What becomes of the front?
front-falls-answer = You lose by 1 to 8, and your five cards leave the game. Front 1 has 4 cards, fewer than five, and is exhausted. Its 4 cards join your home pile, which grows from 12 to 16. You still have two fronts.

## Questions that come up

questions-title = Questions that come up
token-this-turn-question = May I put a favour token on the card that I play this turn?
token-this-turn-answer = No. The action comes first, and at that moment the card is still in your hand. You can upgrade it on your next turn. HA-R-14
hero-twice-question = May I move my hero, or take it back?
hero-twice-answer = No. You deploy at most once in a battle, and the hero stays where it lies. HA-R-11
same-colour-question = The tile and my hero show the same colour. Do my cards count twice?
same-colour-answer = No. Each card counts once. You then have only one scoring colour. HA-R-21
empty-pile-question = My battle pile is empty. Can I still discard and draw?
empty-pile-answer = Yes, as long as there are cards at home: you draw from there. But then home is counted after the battle. HA-R-07
hidden-after-retreat-question = I retreated. Does my opponent see my hand or my hero?
hidden-after-retreat-answer = No. Only scoring reveals heroes; after a retreat everything in hand goes back unseen. HA-R-29
whose-pile-question = My front of the chosen number is exhausted, but my opponent’s is not. Who fights with what?
whose-pile-answer = You fight with home, your opponent with the front. Each draws from, returns to and counts their own battle pile. HA-R-34
look-back-question = May I look at the cards that have left the game?
look-back-answer = Yes. They lie open, and you may ask for the size of any pile. You may never look into a pile. HA-R-38
no-hero-question = What if I have no heroes left?
no-hero-answer = Then you fight without one: only the colour of the tile counts for you, and you can neither change, deploy nor upgrade. HA-R-09

## On one page

sum-goal-title = Goal
sum-goal-fronts = Exhaust all three of your opponent’s fronts, or their home pile, before they do that to you.
sum-goal-home = A pile is exhausted if it has fewer than 5 cards after a battle in which it was used.
sum-opening-title = A battle opens
sum-opening-vanguard = The attacker turns up a vanguard from any pile. Its value is the number of the front; with a 4 the attacker chooses. If a front is exhausted, home fights instead.
sum-opening-tile = The attacker lays the fate tile. Then the defender’s vanguard comes from their battle pile.
sum-opening-hand = Each player draws 4 army cards and 1 hero.
sum-turn-title = Four rounds
sum-turn-action = Attacker, then defender: at most one action, then exactly one army card.
sum-turn-card = The action always comes before the card.
sum-turn-fate = Fate phase: the higher sum of all visible cards and tokens may turn the tile by a quarter. Equal sums: nobody.
sum-actions-title = Actions
sum-discard = Discard and draw: a card from your hand leaves the game, draw one from your battle pile.
sum-change = Change hero: put it under the hero pile, draw the top one.
sum-deploy = Deploy hero: put it on one of your played cards; its value and colour count instead.
sum-upgrade = Upgrade: from the turn after deploying, a favour token makes one of your played army cards worth 1 more.
sum-retreat = Retreat: lose the battle at once, with the cards on the table and one more for each earlier shame token; take a shame token.
sum-scoring-title = Scoring
sum-scoring-colours = Two colours count for you: the edge that faces you and your hero’s, deployed or revealed. Tokens count on cards in these colours. A deployed hero adds its value.
sum-scoring-winner = The winner takes everything back and attacks next.
sum-scoring-loser = The loser’s played cards and placed tokens leave the game. A deployed hero too, unless you pay 1 favour token.
sum-scoring-tie = Tie: both take everything back, the defender attacks next.
sum-end-title = After the battle
sum-end-check = Count the fronts you used. With fewer than 5 cards: exhausted, the rest goes home.
sum-end-home = Count home if you used it. If both players lose at once, the winner of the last battle wins.
sum-numbers-title = Numbers
sum-numbers-cards = 48 army cards a side: values 1 to 4 in six colours, each twice. Four piles of 12.
sum-numbers-heroes = Heroes: red 6, green 5, blue 5, yellow 4, purple 4, brown 3.
sum-numbers-five = A lost battle costs 5 cards; a retreat on turn 1, 2, 3, 4 costs 1, 2, 3, 4 and shame.
sum-numbers-shame = 3 favour tokens, at most 3 shame tokens, 6 fate tiles.
