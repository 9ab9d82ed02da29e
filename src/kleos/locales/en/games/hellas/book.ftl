### The rulebook of Hellas for players. books/hellas.toml says what stands where; [words](CLAUSE) is a term,
### `Samos #6` a place with its number on the terminal's map.

## The goal

goal-title = The goal
goal-ten = Hellas is an island world that grows while you play. Each of you founds cities and conquers those of the other. Whoever holds [ten cities](HE-END-01) at the end of their turn wins.
goal-ways = There are two ways to get a city. You discover a new one on a [voyage](HE-VOY-05), if your ships rule the water around it. Or you take one from your opponent in an [attack](HE-ATK-06), with enough Greeks. A city that you take counts twice: one more for you, one less for them.
goal-gods = Three gods help both sides. Their cards change fights and voyages, and a good answer at the right moment is worth more than a full supply.
goal-figure = Turn 14. Light and Dark hold five cities each. In every city stand up to three Greeks and up to three ships.
tenth-city-question = You hold nine cities. Sparta #2, with 3 of your Greeks, borders Samos #6 by land, where 2 Greeks of your opponent stand. Take the tenth city and end your turn.
tenth-city-answer = Attack Samos from Sparta with 2 Greeks. Over land as many attackers as defenders are enough, and one Greek stays behind in Sparta. Samos is your tenth city, and at the end of the turn you win.

## Pieces and tiles

pieces-title = Pieces and tiles
pieces-yours = You have a supply of fifteen Greeks and ten ships. One of you plays Light, the other Dark. Pieces that you lose return to your supply and can be used again.
pieces-tiles = The map is made of 24 [tiles](HE-COMP-06) with six edges, each either land or water. Every tile but one shows a city, and some cities have a [temple](HE-REIN-02). The [dolphin](HE-R-01) has no city and water on all sides; it lies on the table at the start, and the other 23 form a face-down pile.
pieces-cities = Each city belongs to the player whose Greeks stand in it. It holds at most three Greeks and three ships of one player, and there is always at least one Greek in it. Greeks fight; ships make voyages possible.
pieces-cards = The 48 god cards lie in three face-down piles: Ares for war, Poseidon for the sea, Zeus for all kinds of things. Each player begins with one card from each pile. The backs are open, so everybody sees how many cards of which god you hold.
pieces-figure = Six cities around the dolphin. Greeks stand in the cities, ships lie beside them.

## The first coast

coast-title = The first coast
coast-dolphin = At first you build a coast together. Light begins. In turn, each player turns up the top tile, adds it to the map and puts one Greek and one ship on it.
coast-fit = A tile must [fit](HE-COAST-03): water touches water, land touches land. It must touch the dolphin, or at least [two tiles](HE-COAST-04) that lie already. And its water must join the sea that is there.
coast-temples = Tiles with a temple, and tiles that fit nowhere, are set aside face up, and you turn up another. Later on, temple tiles are laid like all others.
coast-done = When each of you has laid four tiles, the coast is finished. The tiles set aside are shuffled back into the pile, and Light takes the first turn.
coast-figure = Light has turned up a tile. It fits in four places around the dolphin.
lay-coast-question = You are Light, and your next tile of the coast is turned up. Lay it in one of the places where it fits. What comes with it?
lay-coast-answer = One Greek and one ship from your supply. You hold two cities now, and your supply is down to 13 Greeks and 8 ships. Ship majorities do not matter yet, and you pay nothing.

## Your turn

turn-title = Your turn
turn-actions = On your turn you name exactly one [action](HE-TURN-01) and carry it out: a reinforcement, a voyage or an attack. After it you may reorganise, that is, move pieces between your cities. Then it is your opponent’s turn.
turn-must = You cannot pass. But you may play as many god cards as you like along the way, as long as they fit the action you chose.
turn-first = Light has the first turn and therefore plays [no god card](HE-GOD-12) in it.
turn-figure = Turn 5. You choose: reinforce your cities, sail for a new one, or attack.

## Reinforcement

reinforcement-title = Reinforcement
reinforcement-steps = A reinforcement has three [steps](HE-REIN-01), in any mix and order. A step is one of these: a Greek from your supply goes to one of your cities, a ship from your supply goes to one of your cities, or you draw a god card. You may do the same step three times.
reinforcement-limits = At most three Greeks and three ships may be in a city. Your hand has limits too: seven cards in all, and [three of each god](HE-REIN-06).
reinforcement-cards = Cards you draw stay face down until the reinforcement is over. Only then do you look at them, and you cannot use them before your next turn. On your opponent’s turn you may already answer with them.
reinforcement-temples = If you have [more temples](HE-REIN-02) than your opponent when you declare the reinforcement, you may take a fourth step. The first three are compulsory as long as any is possible, the fourth is not.
reinforcement-figure = You hold the only temple, at Ithaca. A reinforcement now has four steps.
three-steps-question = Reinforce: put a Greek and a ship into Samos #6 and draw a card of Ares. When do you see the card?
three-steps-answer = When all three steps are done. It is Long march. You may not play it this turn. Samos now has 2 Greeks and 2 ships, and you may reorganise freely.
hand-limit-question = You hold three cards of Ares and three of Poseidon. Reinforce and draw a card. Which pile can you draw from?
hand-limit-answer = Only Zeus: you may never have more than three cards of one god. After that you have seven cards, which is the limit, so the other two steps must be Greeks or ships.
temple-step-question = You hold one temple, your opponent none. Reinforce: two Greeks to Samos #6, a ship to Ithaca #10, a Greek to Argos #1. Is that allowed?
temple-step-answer = Yes. With more temples than your opponent you have four steps. You could have stopped after the third.

## Voyage

voyage-title = Voyage
voyage-tile = On a voyage you turn up the top tile and try to add it to the map. It must fit as on the first coast: edges match, two neighbours or the dolphin, all water joins the [one sea](HE-VOY-04). If there are several ways, you choose. A tile that can be laid must be laid.
voyage-majority = And your ships must rule the place. Count the ships on all tiles that border the new one [along water](HE-VOY-05). You need more there than your opponent; equal is not enough. The dolphin carries no ships, so it helps nobody.
voyage-city = If the voyage succeeds, a Greek from your supply founds the new city, and you [pay](HE-VOY-09): one of your ships on a bordering tile returns to your supply. Then you may bring pieces into the new city.
voyage-fails = If the tile cannot be laid, it goes under the pile. You pay nothing, but your action is over.
voyage-figure = You have turned up the tile in the corner. North-west of Naxos only your ship at Chios counts: 1 to 0.
ship-majority-question = You have turned up a tile. Lay it north-west of Naxos #4, where it borders Naxos and Chios #5 along water. Chios has 1 ship of yours, Naxos none. May you, and what does it cost?
ship-majority-answer = You may: 1 ship of yours against 0 is a majority. A Greek founds the new city, and you pay with the ship at Chios. Your fleet is smaller, but you have one city more.

## Attack

attack-title = Attack
attack-target = Name a city of your opponent. Your attackers come from your cities next to it, any number from any of them. In each city they come from, one Greek must stay as [governor](HE-ATK-04).
attack-land = [Over land](HE-ATK-06), that is from tiles that share a land edge with the target, you need at least as many attackers as there are defenders.
attack-water = [Over water](HE-ATK-08) you need one more than there are defenders. This holds as soon as any of your attackers comes over water. For attacks over water, all tiles that touch the dolphin are neighbours: your Greeks [leap over it](HE-ATK-10).
attack-won = Then come god cards, if anybody plays any. If you have enough, the city is yours: the defender takes back all pieces there. Up to three of your attackers stay, the others return to your supply, and you may place as many of your ships there as the defender had. Ships do not fight by themselves.
attack-lost = If you have too few, all your attackers return to your supply, and the defender loses nothing. So count before you send: what could your opponent add with a card?
attack-figure = Sparta has 2 defenders. From Samos you attack over land and need 2. From Argos and over the dolphin from Delos you attack over water and need 3.
over-land-question = Sparta #2 is held by 2 Greeks. Your Samos #6 borders it by land and has 3. Take Sparta.
over-land-answer = Send 2 from Samos. Over land 2 against 2 is enough, and one Greek stays behind in Samos. The defenders and their ship return to your opponent’s supply.
over-water-question = Sparta #2 has 2 defenders. Argos #1 (3 Greeks) borders it by water, and Delos #3 (2 Greeks) reaches it over the dolphin. Take Sparta. How many do you need?
over-water-answer = Three, one more than there are defenders. 2 come from Argos and 1 leaps over the dolphin from Delos. In both cities one Greek stays. All three attackers fit into Sparta.
governors-question = Sparta #2 has 3 defenders. Samos #6 (3 Greeks) and Lemnos #8 (2 Greeks) border it by land. Can you take it?
governors-answer = Yes, with everybody who may go: 2 from Samos and 1 from Lemnos make 3 against 3. In each of the two cities one Greek has stayed as governor.

## God cards

gods-title = God cards
gods-play = You play a card face up and do what it says; then it goes to the open discard pile of its god. Play as many as you like. If a god’s pile runs out, its discards are shuffled.
gods-when = Most cards may be played only on your own turn, and only with the [action](HE-GOD-11) they belong to. You may not use a card in the turn in which you drew it.
gods-fight = Four cards may be used in answer, on your opponent’s turn too: Shield-brother, Crews on the walls, Lasting favour and Thunderbolt. In a [fight](HE-R-18) the attacker may play first, then you take turns; when both pass in a row, the fight is decided.
gods-respond = Right after a card is played, the other player may [respond](HE-GOD-07). Thunderbolt cancels the card just played, and another Thunderbolt can cancel that one, so that the first card works after all. A cancelled card is gone. Once you have passed, it is too late.
gods-figure = You attack Sparta with 1 Greek against 1. Your opponent has played Crews on the walls, so the ship would fight too. You may respond now.
beachhead-question = Sparta #2 has 2 defenders. From Argos #1 you can send only 2, over water. You hold Beachhead. Take Sparta.
beachhead-answer = Send both, then play Beachhead: in this fight equal numbers are enough over water. Your opponent does not respond, so 2 against 2 wins. Without the card you would have needed 3.
thunderbolt-question = You attack Sparta #2 with 1 Greek against 1, over land. Your opponent plays Crews on the walls: the ship there would defend too, 1 against 2. You hold Thunderbolt. What do you do?
thunderbolt-answer = Respond with Thunderbolt. Crews on the walls is cancelled, the ship does not fight, and 1 against 1 is enough over land. Both cards are discarded, and Sparta is yours.

## Reorganising

reorganise-title = Reorganising
reorganise-free = After a reinforcement you may [reorganise freely](HE-REORG-01): move Greeks and ships between any of your cities, however far apart they are.
reorganise-new = After a successful voyage or attack you may move pieces only [into the new city](HE-REORG-02). After a failure there is nothing to move.
reorganise-limits = The limits hold as always: at most three Greeks and three ships in a city, and at least one Greek stays everywhere. All the ships of a city may leave.
reorganise-figure = Sparta has just been taken. Pieces may go there from all your other cities.
into-the-new-city-question = You have taken Sparta #2, and 1 Greek stands there. Samos #6 has 2 Greeks. Make Sparta as strong as you can with Greeks, and end your turn.
into-the-new-city-answer = Move one Greek from Samos to Sparta. The other must stay, and in your other cities there is only one Greek each. Into the new city pieces may come from anywhere, but nowhere else.

## The end of the game

end-title = The end of the game
end-check = The cities are counted at the [end of your own turn](HE-R-20), after you have reorganised. With ten or more you win. They are not counted on your opponent’s turn: what you hold then must last until the end of your next one.
end-threat = Watch the other side as well. With nine cities, one voyage or one attack is enough. Look for cities that could fall: those with few Greeks next to many, and those that touch the dolphin.
end-rest = A player without any city plays on, with card steps alone. After 300 turns the player with more cities wins.
end-figure = Light has nine cities and attacks Samos. One success ends the game.

## Questions that come up

questions-title = Questions that come up
ships-where-question = A ship lies on a tile with two stretches of water. Which one does it count for?
ships-where-answer = For both. Ships belong to their tile and count for all of its water. HE-R-07
land-and-dolphin-question = My city touches the target by land, and both touch the dolphin. Which is it?
land-and-dolphin-answer = An attack over land. You need only as many attackers as there are defenders. HE-R-12
which-ship-question = From which tile do I pay for a voyage?
which-ship-answer = From any tile that borders the new one, also by land. You choose among your ships there. HE-R-08
card-just-drawn-question = I drew a Thunderbolt in my reinforcement. When may I use it?
card-just-drawn-answer = On your opponent’s next turn. It counts as just drawn until the end of the turn in which you drew it. HE-R-15
fewer-ships-question = Must I place ships in a city I have conquered?
fewer-ships-answer = No. You may place as many as the defender had, fewer, or none. HE-R-28
nothing-to-do-question = The pile of tiles is empty. May I announce a voyage?
nothing-to-do-answer = No. In normal play, though, it does not run out. HE-R-09
city-empty-question = I have no Greek in my supply for a newly discovered city. What now?
city-empty-answer = Take one from one of your cities with at least two Greeks. HE-R-44
look-at-cards-question = May I play a card that changes nothing?
look-at-cards-answer = Yes, unless its own text says otherwise. HE-R-54

## On one page

sum-goal-title = Goal
sum-goal-ten = Hold ten cities at the end of your own turn.
sum-goal-holder = A city belongs to whoever has Greeks in it.
sum-turn-title = Your turn
sum-turn-action = Exactly one action: reinforcement, voyage or attack. You cannot pass.
sum-turn-cards = Any number of god cards that fit the action. Light plays none in turn 1.
sum-turn-after = Reorganise: freely after a reinforcement, only into the new city after a successful voyage or attack.
sum-reinforcement-title = Reinforcement
sum-reinforcement-steps = Three steps; a fourth if you have more temples than your opponent.
sum-reinforcement-what = Each step: a Greek, a ship, or a god card. Look at drawn cards at the end.
sum-voyage-title = Voyage
sum-voyage-fit = Turn up a tile. Edges match; it touches two tiles or the dolphin; all water joins the one sea.
sum-voyage-majority = You need more ships than your opponent on the tiles that border it along water.
sum-voyage-done = Success: a Greek into the new city, one ship from a bordering tile back to the supply. Failure: the tile goes under the pile.
sum-attack-title = Attack
sum-attack-land = Over land: at least as many attackers as defenders.
sum-attack-water = Over water, even in part: at least one more. Tiles at the dolphin are neighbours over water.
sum-attack-governor = One Greek stays in every city that sends attackers.
sum-attack-end = Won: the defender’s pieces return, up to 3 victors stay, ships up to the defender’s number. Lost: all attackers return to the supply.
sum-gods-title = God cards
sum-gods-own = On your own turn, not in the turn in which you drew them. Hand: at most 7, at most 3 of each god.
sum-gods-reply = Also on your opponent’s turn: Shield-brother, Crews on the walls, Lasting favour, Thunderbolt.
sum-gods-fight = In a fight the attacker plays first; two passes in a row decide it. Every card can be responded to.
sum-numbers-title = Numbers
sum-numbers-pieces = 15 Greeks and 10 ships each; 23 tiles with a city and the dolphin; 16 cards of each god.
sum-numbers-city = At most 3 Greeks and 3 ships in a city, at least 1 Greek.
sum-numbers-hand = Start: 1 card of each god.
sum-numbers-coast = First coast: four tiles each, with 1 Greek and 1 ship; temples are set aside.
