# The course of Hector & Achilles: of each lesson its title, its task, what each step says and asks for, and its end.

lesson-hector-stake = What is at stake
lesson-hector-stake-task = Win a battle, break a front.
lesson-hector-stake-war = The lit piles are the two armies: three fronts and a home each. This battle is at front 2, where Novice has four cards left.
lesson-hector-stake-war-do = See the two armies
lesson-hector-stake-play = Play your last card: press B4, then the free place. The tile turns its blue edge to you, so your blue cards count.
lesson-hector-stake-play-do = Play B4
lesson-hector-stake-end = You win; the cards Novice played are gone. Front 2 has fewer than five left: it is exhausted. Break three fronts, or home, to win.

lesson-hector-colours = Colours count
lesson-hector-colours-task = Play the card that counts.
lesson-hector-colours-tile = The fate tile lies between you. Blue faces you, yellow faces Novice. Only cards in your colour score.
lesson-hector-colours-tile-do = Look at the tile
lesson-hector-colours-play = You score 2, Novice scores 3. Which of your two cards puts you ahead?
lesson-hector-colours-play-do = Play the card that scores
lesson-hector-colours-play-red = R4 is higher, but red faces nobody: you still score 2. High cards help in another way, which comes next.
lesson-hector-colours-end = 4 to 3: a small card in the right colour beats a high one in the wrong colour. After four rounds the higher score wins.

lesson-hector-superiority = Superiority
lesson-hector-superiority-task = Make your purple 4 count.
lesson-hector-superiority-look = Blue faces you: your B2 and B1 count, 3 points. Yellow faces Novice: Y3 counts, 3 points. Purple faces nobody.
lesson-hector-superiority-look-do = Look at the tile
lesson-hector-superiority-play = Play P4. It does not count yet, but it does something else.
lesson-hector-superiority-play-do = Play P4
lesson-hector-superiority-turn = Your cards add up to 12, Novice’s to 10. That is superiority: you may turn the tile. Press the arrow that turns purple towards you.
lesson-hector-superiority-turn-do = Turn the tile
lesson-hector-superiority-turn-leave = The tile stays: blue counts 3 for you, yellow 3 for Novice. Nobody wins, and your P4 counts for nothing.
lesson-hector-superiority-turn-left = Now brown faces you, and you have no brown card: 0 points. Turn the tile the other way.
lesson-hector-superiority-end = P4 counts, and you win 4 to 3. All cards count for superiority; only cards in your colours count for the score.

lesson-hector-hero = Your hero’s colour
lesson-hector-hero-task = Score in a colour only you know.
lesson-hector-hero-hero = You hold a hero, Odysseus. His colour counts for you as well: yellow. Novice does not know that.
lesson-hector-hero-hero-do = Look at your hero
lesson-hector-hero-play = Novice sees yellow only on the other side of the tile. Play Y4: to Novice it looks wasted.
lesson-hector-hero-play-do = Play Y4
lesson-hector-hero-play-red = R2 counts for nothing: red is neither on your edge nor your hero’s colour.
lesson-hector-hero-last = Novice seems to lead 5 to 3 and leaves the tile alone. Play your last card.
lesson-hector-hero-last-do = Play your last card
lesson-hector-hero-last-deploy = Now Novice sees your hero and can turn the tile against you. Here the surprise is worth more.
lesson-hector-hero-last-retreat = That throws away a battle that you are about to win.
lesson-hector-hero-end = Both heroes are shown at the end: yellow counts for you. 8 to 5! A hero in hand lends a colour, not a value.

lesson-hector-deploy = Deploy
lesson-hector-deploy-task = Send your hero out, and bring Achilles home.
lesson-hector-deploy-deploy = Deploy Achilles on one of your cards: it is covered, and 6 counts instead. Cover G1, the card that scores nothing.
lesson-hector-deploy-deploy-do = Deploy your hero on G1
lesson-hector-deploy-deploy-covered = That covers a card that scored, and a covered card counts for nothing. Cover G1 instead.
lesson-hector-deploy-deploy-pass = Without an action you score only 4 against 11. A hero on the field brings six more.
lesson-hector-deploy-deploy-retreat = That costs you the battle and four cards. Try your hero first.
lesson-hector-deploy-play = Now red is open for all to see: R1 and Achilles count, 10 in all. Play your last card.
lesson-hector-deploy-play-do = Play your last card
lesson-hector-deploy-ransom = Lost by one, 10 to 11. A hero on the losing side is gone for good, unless you pay a favour token instead.
lesson-hector-deploy-ransom-do = Pay for your hero
lesson-hector-deploy-ransom-lost = Achilles leaves the game. He is your strongest hero, and you have three favour tokens: pay one.
lesson-hector-deploy-end = Achilles returns to your hero pile. A deployed hero brings value and colour, but is seen by all and may be lost.

lesson-hector-favour = Favour
lesson-hector-favour-task = Add 1 to a card that counts.
lesson-hector-favour-token = 7 to 7. Your hero has been out for a turn, so you may put a favour token, +1, on a card that counts.
lesson-hector-favour-token-do = Put a token on a blue card
lesson-hector-favour-token-green = G2 is worth 3 for superiority now, but green does not score for you. It stays 7 to 7.
lesson-hector-favour-token-pass = Then the battle ends 7 to 7: nobody wins. One favour token is enough.
lesson-hector-favour-play = 8 to 7. An action comes first, then always a card: play your last one.
lesson-hector-favour-play-do = Play your last card
lesson-hector-favour-end = Won by one point. The token returns to you; had you lost, it would be gone, like the cards under it.

lesson-hector-hand = A better hand
lesson-hector-hand-task = Swap a card, then your hero.
lesson-hector-hand-discard = Once a turn you may take an action. Two of your cards are poor: discard a 1 and draw another card.
lesson-hector-hand-discard-do = Discard a 1 and draw
lesson-hector-hand-discard-good = G3 is your best card, and a discarded card never comes back. Discard a 1 instead.
lesson-hector-hand-discard-pass = You may go without an action, but here your hand deserves one.
lesson-hector-hand-discard-deploy = Your hero is out: that was your one action this turn. Improve your hand first.
lesson-hector-hand-play = B4, and blue faces you. The action is done; every turn ends with a card. Play it.
lesson-hector-hand-play-do = Play B4
lesson-hector-hand-change = A new turn, a new action. You have nothing in purple, your hero’s colour: change heroes and take the top one of the pile.
lesson-hector-hand-change-do = Change your hero
lesson-hector-hand-change-pass = Then you keep a hero whose colour brings you nothing. Change heroes.
lesson-hector-hand-green = Ajax is green. Play the card that counts now.
lesson-hector-hand-green-do = Play G3
lesson-hector-hand-green-other = That card does not count. G3 does, now that green is your hero’s colour.
lesson-hector-hand-end = Five actions: discard, change, deploy, favour, retreat. One of them a turn, or none, then a card.

lesson-hector-retreat = Retreat
lesson-hector-retreat-task = Lose three cards, not five.
lesson-hector-retreat-look = Novice scores 10 in yellow, you score 1 with your hero’s green. Two rounds are left. This battle is lost.
lesson-hector-retreat-look-do = Compare the scores
lesson-hector-retreat-retreat = Fought to the end, you lose all five cards of your row. Retreat now: only the three that lie there are lost.
lesson-hector-retreat-retreat-do = Retreat
lesson-hector-retreat-retreat-stay = You fight on, but 10 points cannot be caught, and every card you still play is lost with the battle.
lesson-hector-retreat-retreat-deploy = Ajax brings 5, still not enough, and now you may lose Ajax as well.
lesson-hector-retreat-end = Three cards lost, and your hand is saved. You took a shame token: each one makes every later retreat cost one card more.

lesson-hector-opening = Opening
lesson-hector-opening-task = Start a battle as the attacker.
lesson-hector-opening-vanguard = You attack. Turn up the top card of any pile: your vanguard. Its number says at which front you fight; 4 lets you choose.
lesson-hector-opening-vanguard-do = Choose a pile
lesson-hector-opening-tile = R2: the battle is at front 2, where Novice is weakest. Now lay the tile so that your vanguard counts.
lesson-hector-opening-tile-do = Lay the tile
lesson-hector-opening-tile-other = That colour faces you, but your vanguard is red. Lay the tile so that red faces you.
lesson-hector-opening-end = Both sides draw four cards and a hero, and four rounds follow. Who wins a battle attacks in the next one.

lesson-hector-bluff = Bluff
lesson-hector-bluff-task = Lead without showing it.
lesson-hector-bluff-look = Novice sees 2 against 4 and has superiority, so may turn the tile. You know more: green is your hero’s colour.
lesson-hector-bluff-look-do = What does Novice see?
lesson-hector-bluff-play = Two cards, two rounds. Which one first, so that Novice leaves the tile alone?
lesson-hector-bluff-play-do = Play the card that hides
lesson-hector-bluff-play-blue = Now Novice sees 5 against 4 and turns the tile. Your blue cards are worth nothing any more.
lesson-hector-bluff-last = Novice saw nothing to fear and left the tile. Your B3 now makes both sums equal: nobody may turn it. Play it.
lesson-hector-bluff-last-do = Play B3
lesson-hector-bluff-last-deploy = That shows your hero and gives you the lead too, but risks Ajax for a battle that is already yours.
lesson-hector-bluff-last-retreat = That throws away a battle that you are about to win.
lesson-hector-bluff-end = 7 to 4! Nobody can answer what they do not know. Now play a real game.
