### The rulebook of Fight for Olympus for players. books/olympus.toml says what stands where; [words](CLAUSE) is a term.

## The goal

goal-title = The goal
goal-board = You and your opponent face each other across a board with six spaces on each side. You fill your spaces with heroes and soldiers; on your turn they attack whatever stands opposite. An attack that meets nobody brings you something: a point, a colour marker or a card.
goal-ways = There are three ways to win. Pull the [score marker](FO-END-02) to the 7 on your side. Or begin your turn with [six occupied spaces](FO-END-01). Or have the score marker on your side when the [last card of the draw pile](FO-END-03) is drawn.
goal-plan = You share one score track, so every point of yours is a point less for your opponent. Keep an eye on all three ways: while you count points, your opponent may quietly fill a sixth space.
goal-figure = Turn 9. The score marker stands on 2 on your side. Your units in the first space of Olympus and at Delphi face empty spaces.
seventh-point-question = The score marker stands on 6 on your side, and the Danaans in your hand cost nothing. Where do you place them to win this turn?
seventh-point-answer = In the second space of Olympus. Nobody stands opposite, so their attack brings a point: the marker reaches 7, and you win at once. In the first and third spaces they would meet a defender, and at Delphi or Troy an attack gives something else.

## What lies on the table

table-title = What lies on the table
table-board = Each side of the board has three [areas](FO-COMP-06): Olympus with three spaces, Delphi with two, and Troy with one. The spaces of both sides face each other one to one. Between them runs the score track, from 0 in the middle to a 7 at each end. Four colour markers lie on Delphi, one of each colour.
table-cards = You play with 96 cards: heroes, soldiers and [equipment](FO-EQP-01). Heroes and soldiers are [units](FO-CARD-01). A card has a colour, a cost in colours (some cost nothing), an attack value, a defence value and often an ability. Every hero exists once, every soldier twice.
table-multi = Some heroes are [multicolour](FO-CARD-04): they have all four colours at once.
table-start = Shuffle all the cards and put twenty back in the box unseen. Each player draws six. The rest is the draw pile, and chance decides who begins.
table-figure = Before the first units: three areas, six spaces on each side. The lower half is yours.

## Your turn

turn-title = Your turn
turn-phases = A turn has three phases. First you play as many cards as you like and can pay for. Then your units [attack](FO-ATK-02), all of them, one after another. Last, you draw two cards. Then it is your opponent’s turn.
turn-check = Before the first phase, see whether all six of your spaces are occupied. If they are, you have won. After the third phase come abilities that work at the end of your turn.
turn-first = Going first is an advantage, so the [starting player](FO-TURN-04) has to skip one phase in the very first turn, whichever they like. Most skip the attack, since there is little to attack with. Whoever has played cards and attacked draws none.
turn-figure = Turn 5, phase 1. Play cards from the hand below, then your Argonauts and Phaeacians attack.
first-turn-question = It is the first turn of the game. Play the Danaans in the first space of Olympus. You want to draw cards afterwards. What do you have to do?
first-turn-answer = Skip the attack. Exactly one phase has to be left out in turn 1. You have played a card, so it must be the attack if you want the cards of phase 3.

## Playing cards

playing-title = Playing cards
playing-any = Play your cards one at a time. Name a card, pay for it, put it down, carry out what it does; only then comes the next one. What you gain on the way, a card or a marker, you may use at once.
playing-pay = You [pay](FO-PAY-01) with other cards from your hand. For each symbol of the cost you discard one card of that colour; hero, soldier or equipment makes no difference. A multicolour card stands for any one colour. You pay exactly, no more and no less, and a card never pays for itself.
playing-markers = A [colour marker](FO-PAY-03) of yours can replace a card of its colour. It goes back to the board at once, where it can be won again.
playing-place = A unit goes on any free space on your side. Choose with care: the space decides whom it attacks and what an open attack brings. A space holds one unit, and you may not clear your own spaces to make room.
playing-figure = Heracles costs yellow and green. Paris is yellow; Ajax is multicolour and can stand for green. The blue marker does not help here.
pay-with-cards-question = Heracles costs yellow and green. You also hold Paris (yellow), Ajax (multicolour) and Peleus (blue). Play Heracles in the first space of Olympus. Which cards pay?
pay-with-cards-answer = Paris pays the yellow symbol, Ajax the green one. Peleus is blue and cannot help, so Peleus is what you have left. Ajax could have been yellow, but then nothing would have paid for green.
pay-with-marker-question = Priam costs blue and counts only at Troy. You hold Paris, who is yellow, and you own the blue marker. Play Priam at Troy.
pay-with-marker-answer = The marker pays, and Paris stays in your hand. The marker is back on the board at once. At Troy Priam has attack 3; elsewhere it would be 0.

## Attacking

attack-title = Attacking
attack-who = Every unit of yours with an attack of 1 or more [attacks](FO-ATK-01), new ones included. You cannot hold a unit back. They go in the order of the spaces: the three of Olympus, the two of Delphi, Troy. One attack is finished before the next begins.
attack-defender = If an enemy unit stands opposite, it is the defender and takes as much [damage](FO-ATK-08) as the attack value. Damage stays on a unit from turn to turn. When it reaches the defence value, the unit is beaten and goes to the discard pile. The defender does not strike back.
attack-open = If the space opposite is empty, you gain the [bonus of the area](FO-ATK-13), once, however high the attack is. An attack on a defender never brings a bonus, even if the defender falls, and surplus damage is lost.
attack-order = Since each attack is finished first, think in their order. A unit that is beaten leaves a gap for later attacks, not for this one. A unit with attack 0 does nothing unless something raises its attack.
attack-figure = Your Danaans will beat the Phaeacians, who already have 1 damage. Menelaus meets nobody: 1 point. The Argonauts leave the Lapiths with 4 damage, which beats them. The Achaeans at Troy bring a card.
damage-stays-question = The Dardani (defence 3) already have 1 damage. You hold the Phaeacians (attack 1) and the Argonauts (attack 2), both free. Who must stand opposite, in the second space of Olympus, so that the Dardani fall this turn?
damage-stays-answer = The Argonauts. 1 damage was there, 2 are added, and that is 3, as much as the defence. The Phaeacians would have left them standing with 2. There is no point for it, because there was a defender.
one-after-another-question = Menelaus (attack 2) faces Alcmene (defence 2) in the first space of Delphi. Nobody stands opposite Medea in the second. Let them attack and take the blue marker. How many bonuses do you get?
one-after-another-answer = One. Menelaus beats Alcmene, which gives no bonus because there was a defender. Then Medea attacks an empty space, and you take a marker. The score does not change.

## What the areas give

areas-title = What the areas give
areas-olympus = [Olympus](FO-BON-01) gives a point: the score marker moves one space towards you. At 7 the game is over.
areas-delphi = [Delphi](FO-BON-03) gives a colour marker of your choice from the board. It is worth a card of its colour when you pay. If there are none left on the board, you may take one from your opponent. If you have all four, there is nothing to gain.
areas-troy = [Troy](FO-BON-07) gives a card from the draw pile. You must take it, and you cannot play it this turn, because phase 1 is over.
areas-draw = In phase 3 you draw two cards anyway. There is no hand limit. But the pile is a clock: when it is empty, the game ends.
areas-figure = All three of your attacks meet nobody: a point at Olympus, a marker at Delphi, a card at Troy.
last-marker-question = No markers are left on the board: you have blue and yellow, your opponent red and green. Your Danaans attack unopposed at Delphi. You hold Ariadne, who costs green. What do you take?
last-marker-answer = The green marker, from your opponent. On your next turn it pays for Ariadne. You now have three markers, your opponent one.
card-from-troy-question = The Danaans cost nothing, and you have no other card. Which free space would leave you with the most cards in hand at the end of this turn?
card-from-troy-answer = Troy. Their attack there brings a card, and phase 3 brings two more: you hold three. On any other space you would have had two.

## Equipment

equipment-title = Equipment
equipment-attach = An [equipment card](FO-EQP-01) is slid under one of your units and raises its attack, its defence or both. You need a unit but no free space, and a unit carries [one equipment card](FO-EQP-09) at most. Damage that is already there stays; only the defence rises.
equipment-falls = If the unit falls, its equipment is discarded too. If it is moved, the equipment goes along. If it returns to a hand, it returns alone. Attached equipment has no colour; in your hand it has one and can pay for other cards.
equipment-figure = The Phaeacians wear the Red Helmet: attack 2 instead of 1, defence 5 instead of 3. So 2 damage does not worry them yet.
helmet-question = Your Phaeacians (attack 1, defence 3) have 2 damage, and the Danaans opposite have attack 2. Give them the Red Helmet: +1 attack, +2 defence. Will they stand after the next attack?
helmet-answer = Yes. They now have attack 2 and defence 5, still with 2 damage. An attack of 2 makes it 4, and they stand. Without the helmet they would have fallen.

## Abilities

abilities-title = Abilities
abilities-when = Every hero has an [ability](FO-ABL-01), and some soldiers and equipment cards do. The card says when it works: once, when you play the card; at every attack of the unit; or always, as long as it stands. Abilities that come at the end of the turn or when a unit is discarded count as always.
abilities-may = The card also says whether you may or must. When you may, you are asked. You may play a card even if its ability can do nothing now.
abilities-words = [Heal](FO-ABL-08) takes damage off. [Move](FO-ABL-10) takes a unit with its damage and equipment to another of your spaces, never to the other side. [Adjacent](FO-EFF-10) are the neighbours in your row of six, also across the border of two areas. A unit that is [silenced](FO-EFF-40) keeps its values but loses its abilities.
abilities-order = An ability that works when you play the card comes at once, before your next card and before any attack. So it can clear a space first. Damage from abilities never brings a bonus; the open attack that follows does.
abilities-figure = Nestor lets an adjacent unit attack again. Medea heals when she attacks. Menelaus, in your hand, will deal 1 damage to whoever stands opposite when you play the card.
ability-first-question = Menelaus costs red and deals 1 damage to the unit opposite when you play the card. Alcmene (defence 2) has 1 damage in the first space of Delphi. Play Menelaus so that you win the red marker this turn.
ability-first-answer = Place Menelaus opposite Alcmene and use the ability: she falls before the attack phase begins. Now the space is empty, so the attack meets nobody, and you take the red marker.
attack-twice-question = Nestor has attack 0, but once per attack phase lets an adjacent unit attack again. The Danaans stand in the next space of Olympus, and nobody stands opposite them. How many points can you score this turn?
attack-twice-answer = Two. The Danaans attack for 1 point, Nestor lets them attack once more for another. Nestor does not attack, since the attack value is 0.

## The end of the game

end-title = The end of the game
end-seven = Seven points end the game [at once](FO-END-02), on either player’s turn and whoever caused it. What was still to come does not happen any more.
end-six = Six occupied spaces are looked at only at the [start of your own turn](FO-R-23). So your opponent has one turn to break the row. If you see six units on the other side, beat one of them.
end-pile = When phase 3 takes the [last card](FO-DRAW-02) of the draw pile, the game ends at once. If the pile is emptied earlier in a turn, that turn is still finished. Then the player on whose side the score marker stands wins; on 0 it is a draw. The discard pile is never shuffled again.
end-figure = Your opponent occupies all six spaces and will win at the start of the next turn. The Carians at Troy have a defence of only 1.
break-the-six-question = If nothing changes, your opponent wins at the start of the next turn with six occupied spaces. You have the Argonauts (attack 2). Where do you place them?
break-the-six-answer = At Troy, opposite the Carians, whose defence is 1. They fall, and only five spaces are occupied. All the others would have survived an attack of 2.
last-cards-question = Two cards are left in the draw pile, and the score marker stands on 1 on your opponent’s side. Your Danaans face an empty space. Play the Argonauts so that you win the game this turn.
last-cards-answer = In the second space of Olympus. Two open attacks there bring two points: from 1 on the other side the marker comes to 1 on yours. Then you draw the last two cards, the pile is empty, and the marker stands on your side.

## Questions that come up

questions-title = Questions that come up
own-cost-question = May I pay more than the cost, or pay with a card I do not need?
own-cost-answer = No. You pay one card or marker for each symbol, in its colour. Nothing more can be discarded that way. FO-PAY-08
marker-again-question = I paid with a marker. Can I win it back this turn?
marker-again-answer = Yes. It is on the board again at once, and an open attack at Delphi may take it. FO-R-08
must-attack-question = May a unit stay back, to spare a bonus or an ability?
must-attack-answer = No. All units with an attack of 1 or more must attack. An option at the table lets them hold back. FO-R-12
zero-attack-question = My unit has attack 0. Can it ever attack?
zero-attack-answer = Yes, if equipment or an ability raises its attack to at least 1 when its turn to attack comes. FO-R-21
defence-drops-question = A unit loses a bonus to its defence and has as much damage as is left. Does it fall?
defence-drops-answer = Yes, at once. Damage is checked after every placing, effect, hit, move and return. FO-R-16
no-target-question = An ability says that I must, but there is no target.
no-target-answer = Then it is passed over. You may play the card all the same. FO-R-24
see-discard-question = What may I look at?
see-discard-answer = The discard pile and the sizes of hands and draw pile are open. The hand of your opponent is not, unless a card shows it to you. FO-R-28
colour-named-question = Does an effect against green units also affect multicolour heroes?
colour-named-answer = Yes. They have all four colours, for better or worse. FO-CARD-06

## On one page

sum-goal-title = Three ways to win
sum-goal-seven = The score marker reaches the 7 on your side: you win at once.
sum-goal-six = All six of your spaces are occupied at the start of your turn: you win.
sum-goal-pile = The draw pile is empty: the player on whose side the marker stands wins. On 0 it is a draw.
sum-turn-title = Your turn
sum-turn-check = Check for six occupied spaces.
sum-turn-play = 1. Play any number of cards, one after another.
sum-turn-attack = 2. All units with an attack of 1 or more attack.
sum-turn-draw = 3. Draw 2 cards. Then abilities at the end of the turn.
sum-turn-first = In turn 1 the starting player skips exactly one phase.
sum-pay-title = Playing a card
sum-pay-cards = For each symbol of the cost, discard a card of that colour or spend a marker of that colour.
sum-pay-multi = A multicolour card stands for one colour of your choice. Pay exactly. A card never pays for itself.
sum-pay-place = Units go on any free space of yours. When-played abilities come at once.
sum-attack-title = Attacking
sum-attack-order = Order: Olympus 1, 2, 3, Delphi 1, 2, Troy. One attack is finished before the next.
sum-attack-hit = With a defender: it takes the attack value as damage, which stays. At its defence it falls. No bonus, nobody strikes back.
sum-attack-open = Without a defender: the bonus of the area, once.
sum-areas-title = Areas
sum-areas-olympus = Olympus: 1 point towards you.
sum-areas-delphi = Delphi: a colour marker from the board; if there is none, from your opponent.
sum-areas-troy = Troy: draw a card.
sum-equipment-title = Equipment
sum-equipment-one = One for each unit, on your own units, no space needed. Damage stays.
sum-equipment-falls = It is discarded when its unit falls or returns to a hand; it moves with the unit.
sum-numbers-title = Numbers
sum-numbers-cards = 96 cards, 20 go back to the box, 64 form the draw pile.
sum-numbers-hand = 6 cards at the start, 2 in each draw phase, no hand limit.
sum-numbers-board = 3 spaces at Olympus, 2 at Delphi, 1 at Troy; 4 colour markers.
sum-numbers-abilities = Abilities work when played, when attacking, or always. Damage from abilities brings no bonus.
