### Clauses and rulings in the order of the ledger in docs/rules, which decides. English is printed from it by
### `python3 dev.py golden tests/text/test_rules.py`; a test proves that it is up to date.

HA-01-01 = Two players, one Trojan, one Greek.
HA-01-02 = 108 cards in total: 96 army, 12 hero; 54 per side = 48 army + 6 hero. Ex: `len(army[side])==48`.
HA-01-03 = Six colours: R, G, B, Y, P, N, shared by army cards, heroes and tiles.
HA-01-04 = Army values 1,2,3,4 (slinger, archer, peltast, hoplite). Each (colour,value) pair occurs exactly twice per side, so 8 cards per colour, 12 per value. Ex: a side holds exactly two `P4`; sum of all army values per side = 120.
HA-01-05 = Each side's heroes: one per colour, each with a name and a value in 3..6. Exact value table is not printed in the texts (HA-R-37).
HA-01-06 = Trojan heroes: Acamas, Aeneas, Glaucos, Hector, Paris, Sarpedon. Greek heroes: Aias, Achilleus, Agamemnon, Diomedes, Menelaos, Odysseus. Known cards: Aias = G5, Acamas = P4.
HA-01-07 = 2 player boards, each with boxes for front 1, 2, 3, home, hero pile, favour, shame.
HA-01-08 = 6 favour tokens, 3 per side in the side's colour.
HA-01-09 = 6 shame tokens in a common supply.
HA-01-10 = 6 square fate tiles; each of the four edges shows one colour; the four edges differ (FR: four out of six). Layouts not printed (HA-R-36).
HA-01-11 = 1 attacker marker; held by the current attacker, no other effect.
HA-02-01 = Each player shuffles his 48 army cards and deals them unseen into 4 face-down piles of 12: front 1, front 2, front 3, home. Ex: all pile sizes are 12 at start.
HA-02-02 = Each player shuffles his 6 heroes into one face-down hero pile.
HA-02-03 = Each player puts 3 favour tokens into his box; starts with 0 shame.
HA-02-04 = The 6 fate tiles are shuffled into a face-down stock.
HA-02-05 = Boards face each other. Greek fronts read 1-2-3 left to right from the Greek seat, Trojan fronts 3-2-1 left to right from the Trojan seat; equal numbers are opposite. Ex: Greek leftmost pile opposes Trojan rightmost pile.
HA-02-06 = The Greek player is the attacker in battle 1.
HA-03-01 = The game is a sequence of battles. One battle = opening -> 4 rounds, each (attacker turn, defender turn, fate phase) -> scoring -> closing. A retreat jumps from the turn straight to the retreat outcome and then closing.
HA-03-02 = The next attacker is the winner of the battle just fought, whether by score or by the other's retreat.
HA-03-03 = After a tied battle the roles swap: the former defender attacks.
HA-04-01 = Step 1: attacker names one of his own non-empty army piles (home included), unseen, and turns its top card face up: his vanguard. (HA-R-03) Ex: fronts 12/12/12, home 12 -> 4 options.
HA-04-02 = Step 2: vanguard value 1, 2 or 3 designates that number; both players' fronts with this number are the battle piles. The pile the vanguard came from does not matter for this.
HA-04-03 = Vanguard value 4: the attacker picks the number himself, from 1, 2, 3. (HA-R-01, HA-R-02)
HA-04-04 = A player whose designated front is exhausted uses his home pile as battle pile instead. Judged per player; the other keeps his front if it is alive. (HA-R-34) Ex: Greek front 2 dead, Trojan front 2 alive, number 2 -> Greek home vs Trojan front 2.
HA-04-05 = Step 3: attacker turns up the top fate tile and lays it between the players in any of the 4 square orientations: one edge faces him, the opposite edge faces the defender. Done before the defender's vanguard and before any hand is drawn (HA-R-42).
HA-04-06 = The attacker's vanguard lies on his side of the tile. It counts as a played army card. NL/FR fix the layout (vanguard at the left end, later cards in a row beside it); position has no effect.
HA-04-07 = Step 4: the defender turns up the top card of his own battle pile as his vanguard. No choice; from home if that front is drained to 0, the front stays the battle pile (HA-R-06).
HA-04-08 = Step 5: each player draws the top 4 cards of his own battle pile plus the top card of his hero pile into hand. (HA-R-06, HA-R-09) Ex: defender front 12 -> 7 left; attacker 7 left if the vanguard came from that pile, else 8.
HA-05-01 = Attacker first, then defender, alternating; 4 turns each.
HA-05-02 = One turn = (a) at most one optional action, then (b) exactly one army card from hand played face up beside the earlier ones. (b) is compulsory unless (a) was a retreat. (HA-R-14, HA-R-15)
HA-05-03 = Any hand army card may be played, any colour or value. Heroes are never played under (b).
HA-05-04 = Hand army count at the start of a player's turn t is 5-t; after turn 4 it is 0.
HA-05-10 = *Discard and draw*. Pre: at least one army card in hand, and a card available to draw. Effect: one hand army card leaves the game for good, whatever the battle's result; then the top card of the battle pile is drawn.
HA-05-11 = If the battle pile is empty the replacement comes from the home pile. (HA-R-07) Ex: front 0, home 8 -> home 7.
HA-05-20 = *Change hero*. Pre: hero still in hand; hero pile not empty. Effect: hero goes face down to the bottom of the hero pile, then the top hero is drawn. (HA-R-10, HA-R-11)
HA-05-30 = *Deploy hero*. Pre: hero in hand. Effect: hero is laid face up on one of the player's own played army cards, vanguard allowed.
HA-05-31 = From then on the hero's value and colour replace those of the covered card, which counts for nothing (superiority and scoring). (HA-R-17, HA-R-43)
HA-05-40 = *Upgrade*. Pre: own hero already deployed in this battle, on an earlier turn; a favour token in the box; a legal target. Effect: one token from the box onto one own played army card, worth +1.
HA-05-41 = Legal target: own, played (vanguard included), not a hero, not covered by the hero, carrying no token. At most one token per card. (HA-R-18)
HA-05-50 = *Retreat*. Pre: it is the player's turn, before his card play. Effect: battle ends at once, see 08. (HA-R-12)
HA-05-51 = The five actions are alternatives; doing none is always legal.
HA-05-52 = Optional action bound (cards treated as distinct; battle pile or home non-empty; hero pile non-empty): hero in hand -> 8 options on every turn: pass 1, discard 5-t, change 1, deploy t, retreat 1. Two equal cards in hand are one option; table targets are positions and always distinct; the numbers here and in HA-V-22, HA-V-24, HA-V-30 hold for hands of different cards.
HA-06-01 = Held after each round, i.e. once both players have finished a turn; 4 per full battle. Skipped when the battle ended by retreat. (HA-R-16)
HA-06-02 = Superiority total = values of all visible own cards on the table (vanguard, army cards, deployed hero) + 1 per placed favour token, colours ignored; covered card and hero in hand excluded. (HA-R-17)
HA-06-03 = Strictly higher total: that player MAY turn the tile by exactly 90 degrees, either direction, or leave it. Options = {"{"}none, cw, ccw{"}"}.
HA-06-04 = Equal totals: tile stays.
HA-06-05 = Geometry (seats: Greek south, Trojan north; `o` = index of the edge facing Greek, clockwise list e0..e3): Greek colour e[o], Trojan colour e[(o+2)%4]; cw -> o:=(o+3)%4; ccw -> o:=(o+1)%4. `o` always names the edge facing the Greek, whoever attacks. Ex: (R,Y,G,B), o=0: Greek R / Trojan G; ccw: Greek Y / Trojan B; cw: Greek B / Trojan Y.
HA-06-06 = The fourth fate phase still allows the turn; scoring follows directly.
HA-07-01 = After fate phase 4 each player with a hero in hand reveals it.
HA-07-02 = A player's scoring colours: the tile edge facing him, and his hero's colour (deployed or revealed).
HA-07-03 = Score = sum of values of own visible table cards in a scoring colour, + 1 per favour token on such a card. (HA-R-20)
HA-07-04 = A hero only revealed lends its colour, not its value. A deployed hero always adds its value. (HA-R-22)
HA-07-05 = Higher score wins the battle.
HA-07-06 = Winner: all played army cards (vanguard and covered card too) go to his battle pile; hero, played or not, to his hero pile; placed favour tokens to his box. (HA-R-04)
HA-07-07 = Loser: all played army cards (vanguard and covered card too) leave the game; placed favour tokens leave the game. (HA-R-23)
HA-07-08 = Loser with a deployed hero: hero leaves the game, unless he removes one favour token from his box instead; then the hero goes to the hero pile. Optional choice. (HA-R-24)
HA-07-09 = Loser with a hero only revealed: hero goes back to the hero pile, no charge.
HA-07-10 = Equal scores: both players take back everything on table and in hand (army -> own battle pile, hero -> hero pile, tokens -> box); HA-03-03 applies. Cards lost by discard-and-draw stay lost.
HA-08-01 = The player who retreats loses the battle; the other wins it.
HA-08-02 = Winner puts played and hand army cards on his battle pile, hero (hand or table) on his hero pile, placed tokens into his box. (HA-R-25)
HA-08-03 = Loser, step 1: played army cards (vanguard and covered card included) and placed favour tokens leave the game.
HA-08-04 = Loser, step 2: a deployed hero leaves the game unless one favour token from the box is removed in its place. (HA-R-24)
HA-08-05 = Loser, step 3: hand army cards go to the battle pile; a hero in hand goes to the hero pile, unrevealed. (HA-R-26, HA-R-29)
HA-08-06 = Loser, step 4 (shame penalty): for each shame token already held, one further army card leaves the game from the battle pile; any shortfall from the home pile. (HA-R-26, HA-R-27, HA-R-28)
HA-08-07 = Loser, step 5: takes one shame token unless he has 3. Cap 3; a later retreat costs 3 cards and adds no token.
HA-08-08 = Shame tokens are never lost again and act only through HA-08-06.
HA-08-09 = Army cards lost by retreating on own turn t with s shame tokens: t + s.
HA-08-10 = No scoring, no hero reveal, no fate phase for the broken round.
HA-09-01 = Front check: each player counts every front that he used in this battle: his battle pile, and any front that a card was drawn from; fewer than 5 cards -> exhausted for the rest of the game. (HA-R-05) Ex: 5 cards -> alive; 4 -> exhausted.
HA-09-02 = Remaining cards of an exhausted front join the home pile, and the home pile is shuffled.
HA-09-03 = Home check: a player who used his home pile in this battle (as battle pile, or because a card was drawn from it) counts it; fewer than 5 -> exhausted, see 10. (HA-R-05)
HA-09-04 = If the game goes on: shuffle every battle pile; under `vanguard_return=origin` also the vanguard's source.
HA-09-05 = If the game goes on: shuffle both hero piles.
HA-09-06 = If the game goes on: set the used fate tile aside. When all six have been used, shuffle all six into a new stock. (HA-R-35)
HA-09-07 = Then the next battle opens.
HA-10-01 = A player with all three fronts exhausted loses.
HA-10-02 = A player whose home pile is exhausted loses at once, even with live fronts.
HA-10-03 = Both conditions are tested only in the closing phase, never mid-battle. (exception HA-R-06)
HA-10-04 = There is no score across battles, no battle limit, no other victory (exceptions HA-R-06, HA-R-32, HA-R-44).
HA-11-01 = Army piles, hero piles and tile stock are face down; nobody, owner included, looks into them. (HA-R-38)
HA-11-02 = Open to both: vanguards, played cards, deployed heroes, placed tokens, tile and its orientation, boxes, shame, pile sizes and status, attacker marker, who did which action.
HA-11-03 = Private to the owner: hand army cards, hero in hand, hero put to the bottom by a change.
HA-11-04 = At scoring both heroes become open (HA-07-01). In a retreat undeployed heroes and hand cards stay hidden from the opponent.
HA-11-05 = Pile sizes are open knowledge, since every movement is seen. (HA-R-38)
HA-11-06 = Discards: open by default, including those by discard-and-draw and by shame. (HA-R-08)
HA-11-07 = Used tiles were seen by both; hence the set of tiles still in stock is common knowledge, its order is not.
HA-12-00 = With `greek_seat=random`: the seats, before all else.
HA-12-01 = Set-up: two army shuffles, two hero shuffles, one tile shuffle.
HA-12-02 = Opening: attacker vanguard reveal; tile reveal; defender vanguard reveal; the attacker's four hand cards, the defender's four; the attacker's hero, the defender's hero - in this order.
HA-12-03 = Turn: one draw per discard-and-draw; one hero draw per change (random only as far as unseen).
HA-12-04 = Retreat: selection of shame-penalty cards (HA-R-28).
HA-12-05 = Closing (merges also at the opening under `exhaust_now`): home shuffle per newly exhausted front; shuffle of each battle pile and, under `origin`, of the vanguard's source; two hero shuffles; tile shuffle after every 6th battle.
HA-12-06 = Nothing else is random; fate phases and scoring are deterministic given choices.
HA-R-01 = Value-4 vanguard: which piles? a) numbers 1,2,3; b) also home against home. Literal DE and FR (free choice, right after a sentence that counts 4 army piles) include home; only NL restricts it, to 1,2,3. Default a: the only explicit text, fits battles between opposite piles (DE 3.0), keeps the rear shielded until a front falls; two lost home battles would otherwise end a game. The home choice is written `number 4` and is never removed by `four_dead_numbers`. Switch `four_choice=fronts|fronts_and_home`.
HA-R-02 = Value 4 with exhausted piles. a) all of 1,2,3, redirect as usual; b) only numbers whose front is alive for the attacker; c) alive for both. Default a: no book narrows the free choice, NL puts the redirect sentence after the choice. Consequence: a 4 may aim at the enemy home pile through a dead front. If the rule leaves no number, the attacker chooses among his own live fronts. Switch `four_dead_numbers=allowed|own_alive|both_alive`.
HA-R-03 = Vanguard source. Any of the attacker's 4 piles, home included (DE, FR, NL all say one of four). Exhausted fronts are empty and so are no source; a live front drained to 0 by vanguards is no source either. A vanguard from home does not make home the battle pile; its value designates as usual. Options were: all four / fronts only. Default: all four non-empty. The attacker always has a source: he won or tied the last battle, so 5 cards went onto his last battle pile. Switch: no.
HA-R-04 = Vanguard from a pile other than the battle pile. a) returns to the battle pile; b) to its origin. Default a: for a scored win all three books send every played army card, vanguard named, to the pile used in the battle. For a tie (all books) and for the winner of a retreat (DE) the text only says *respective* piles; same rule applied for uniformity, NL/FR say active pile for the retreat. Under `origin` only the vanguard the attacker named in D-1 goes back to its source, which is then shuffled; topped-up cards and a defender's vanguard taken from home go to the battle pile in either setting; a source that fell in the meantime is replaced by home. A win thus moves a card between piles, and piles may exceed 12 (no cap). Switch `vanguard_return=battle_pile|origin`.
HA-R-05 = Which piles does the closing phase check? a) designated battle piles only; b) every pile used in the battle: the battle pile, and every pile that a card was drawn from (foreign vanguard, overflow draws, shame). NL and FR check the piles whose cards were used in the battle; DE uses its "used in the battle" phrase elsewhere for the designated pile, the only support for a. Default b: 5 cards are exactly vanguard and hand, and no book mentions a battle pile too small at an opening; under (b) none ever is, every live pile holds >= 5 at each opening, while (a) needs the invented HA-R-06 in 15 % of random games and ends 3.7 % of them by it. Under (b) the winner of a battle can lose the game, and both may fall at once (HA-R-32, 2.1 % of random games). A pile is touched if at least one card was drawn from it in this battle, even if it came back; a pile that only received cards is not; the battle pile is always checked. Lemma for (a): the winner, and both players in a tie, put 5 cards onto their battle pile, so only the loser of a battle can exhaust a pile or lose at closing (needs `vanguard_return=battle_pile`); home may sit below 5 unnoticed, even right after a merge, and HA-R-06 deals with it when it is called upon. Between uniform players (20,000 games each): (b) 136.8 decisions and 9.9 battles a game, 59.5 % end by home, 38.3 % by fronts, 2.1 % by HA-R-32; (a) 139.2 decisions, 64.1 % home, 32.3 % fronts, 3.7 % HA-R-06. Switch `check_scope=touched|designated`.
HA-R-06 = Battle pile too small for vanguard + 4. Attacker needs 4 more cards, defender 5. Reachable under `check_scope=designated` only (a live front or home thinned by foreign vanguards or overflow), or in a position set up by hand. a) draw what is there, rest from home; b) treat the short front as exhausted on the spot, merge, use home; c) play short-handed. Default a: same remedy DE gives for discard-and-draw and shame. As soon as the number is fixed and both battle piles are known, before the tile is turned up, both players are tested together: the attacker must be able to take 4 cards, the defender 5, from battle pile and home together (from home alone if it is the battle pile). Who cannot, loses immediately; if both cannot, the game is drawn. Between uniform players with `check_scope=designated` 15 % of games top up an opening hand and 3.7 % end by this loss; under the default neither happens. Under `exhaust_now` both players' short fronts fall together when the number is fixed (attacker short below 4, defender below 5, counted after the attacker's vanguard left); a player who thereby has no front alive loses at once (HA-10-01); if both, the game is drawn; only then is the test of 4 and 5 available cards made, on the merged home. Switch `short_opening=top_up|exhaust_now`.
HA-R-07 = Discard-and-draw, empty pile. Options: optional or compulsory draw; trigger at 0 or at <5. DE "may" from home; NL/FR "draws"; NL says *exhausted* where DE/FR say *empty*. Default: empty is meant; drawing is part of the action, not optional (else the 4-turn count breaks); with battle pile and home both empty, or home as battle pile and empty, the action is illegal. Other fronts are never a source. Switch: no.
HA-R-08 = Is the discard open? Books silent. Options open / owner only. Default open: DE marks the hero change and NL the used tile as face down, nothing of the kind for army discards. `owner_only` hides from the opponent the card of a discard-and-draw and the shame-penalty cards; played cards that leave the game stay known. Switch `discards=public|owner_only`.
HA-R-09 = Hero pile empty at the opening (all six lost). Options: tile colour only / free second colour / player loses. Default: tile colour only. Draw none; change, deploy and upgrade are unavailable; one scoring colour. Nothing in the books grants a substitute colour. Switch: no.
HA-R-10 = Change hero with empty hero pile. a) illegal; b) legal, the same hero comes back. Default a: effect nil, and it would mimic a pass. Switch: no. With one hero in the pile the action swaps the two.
HA-R-11 = Change or move a deployed hero. Options: allowed / not. Default: not allowed: the actions speak of the player's hero card in hand; one deployment per battle, hero stays on its card. Switch: no.
HA-R-12 = When may one retreat? Options: own turn only / at any moment. Default: own turn. As action on any own turn 1..4, before the card of that turn; so also turn 1 with only the vanguard out, and also the defender on turn 4 after the attacker's last card. Not in a fate phase, not on the other's turn, not after the own 4th card. DE 4.0 "always" is read with DE 5.2. Switch: no.
HA-R-13 = Retreat together with another action in one turn. Options: yes / no. Default: no; one action per turn, so no free discard-and-draw or deployment before fleeing. Switch: no.
HA-R-14 = Order action/card. Action first. DE letters them a, b; NL and FR say first/then. Hence no upgrade or cover on the card played in the same turn. Switch: no.
HA-R-15 = Several actions per turn. One at most (DE either/or). Switch: no.
HA-R-16 = Fate phase after every turn or every round? NL~5.2 and FR 5.2 can be read as after each single turn; DE 5.2/5.3 and NL/FR 5.3 say after both. Default: per round. Switch: no.
HA-R-17 = What is in the superiority total? Options concern vanguard, hero, covered card, hand hero. Default: vanguard yes (DE counts it among played cards); deployed hero yes; covered card no; hero in hand no; placed tokens yes, on any colour. Switch: no.
HA-R-18 = Favour targets. Options: all own uncovered army cards / without vanguard / also the covered one. Default: all own uncovered. Vanguard: yes. Covered card: no (it no longer counts and the hero lies on top). Hero: no, although NL/FR treat it like an army card otherwise. Opponent's card: no. A card with a token: no. Switch: no.
HA-R-19 = Token on a card later covered by the hero. Unreachable: tokens need a deployed hero, and there is one deployment per battle. Engine SHOULD assert this. Same for a hero laid on a favoured card. Switch: no.
HA-R-20 = Tokens on non-scoring cards at scoring. NL/FR sentence could add all tokens; DE limits to scoring colours and all three examples leave out the red hoplite's token. Default DE. Switch: no.
HA-R-21 = Tile colour equals hero colour. Options: count once / twice. Default once: one scoring colour (the DE condition is an either-or); each card counts once. NL's sentence literally adds two sums; DE's either-or settles it. Switch: no.
HA-R-22 = Deployed hero and colour. Its colour is by definition a scoring colour, so its value always counts, whatever card it covers. Switch: no.
HA-R-23 = Loser's placed tokens in a scored battle. DE is silent for a scored loss (explicit for a retreat); NL and FR remove them. Default: removed. Switch: no.
HA-R-24 = Ransom for the hero. Options: token from box only / a placed token too. Default: box only (DE, FR and NL speak of one still left). Exactly one token, taken from the box (not a placed one), only if the hero was deployed; also in a retreat (NL: unplayed token). One ransom per battle. Decision at the moment of loss, open. Switch: no.
HA-R-25 = Winner's tokens after a retreat. DE and NL silent, FR returns them. Default: return to box, as for any win. Switch: no.
HA-R-26 = Shame penalty before or after hand cards return? DE/FR: hand back, then penalty. NL: penalty first. Default DE. Counts are the same after closing in either order for a front battle pile: a shortage implies the front ends below 5 and merges into home. (This needs a home pile that can cover the NL shortfall; a nearly empty home waives cards in the NL order only.) For a home battle pile a shortage means game loss both ways. Only the identity of lost cards differs. Switch `shame_timing=after_hand|before_hand`.
HA-R-27 = Which token count sets the penalty? The count before this retreat's token (DE "already"). 1st retreat 0, 2nd 1, 3rd 2, 4th and later 3. Switch: no.
HA-R-28 = Who picks the penalty cards? Books: taken from the pile, no selector. a) shuffle the battle pile after the hand is back, take the top; b) hand on top in owner's order, take the top; c) owner picks. Default a: no hidden choice, no look into piles, a shuffle is due anyway. With `before_hand` the top cards are taken unshuffled. Shortfall only (not the whole penalty) from home's top. If both run dry, the rest is waived. Switch: no.
HA-R-29 = Hero/hand shown after retreat? No. Only scoring reveals. Switch: no.
HA-R-30 = Tied battle. No tie-break; all back (HA-07-10), no shame, ransom not needed. Roles swap. Switch: no.
HA-R-31 = Attacker after a retreat. The non-retreating player, as he won. If he was attacker he stays so. Switch: no.
HA-R-32 = Both players lose at one closing. Options: draw / battle winner / bullet order. Default: the winner of the battle just fought wins the game; after a tied battle the game is drawn. 2.1 % of games between uniform players end so; impossible with `check_scope=designated` and `vanguard_return=battle_pile` (lemma in HA-R-05). Books silent; the winner rule needs no order of checks. Switch: no.
HA-R-33 = Order inside closing. Fronts of both players first, with merge into home; then home checks (DE bullet order). Matters under `touched` only: merged cards may lift home to 5 or more. If the third front has fallen no further check is needed. Switch: no.
HA-R-34 = One player on home, the other on a front. Fully regular; each draws, returns, checks and shuffles his own battle pile. Options: per player / both fall back to home. Default per player (DE wording). Tile position on the table has no effect. Switch: no.
HA-R-35 = Tile draw and recycling. FR closing draws the next tile there; DE/NL draw in the opening. Default DE: opening, after vanguard and number. Reshuffle at the closing of the battle that used the 6th tile, that tile included. Switch: no.
HA-R-36 = Tile layouts unknown. Constraints: four distinct edges; some tile has Y opposite B (the worked example). The printed tiles have two identical faces (FR note). Default data: `data/hector.json` (each colour on 4 tiles, 12 different opposite pairs, Y opposite B on tile-1). One face only. The vectors below name literal tiles: a test builds the tile it needs. Switch: component set.
HA-R-37 = Hero values/colours unknown but for Aias G5, Acamas P4 (FR: "Agamemnon P4" in a seat facing Aias - impossible as opponent, both Greek; read as Acamas). Default data: `data/hector.json`, the two sides mirrored by colour, values {"{"}6,5,5,4,4,3{"}"}. Switch: component set.
HA-R-38 = Counting and peeking. Pile sizes may be asked at any time; no looking through piles; the removed cards may be looked through if `discards=public`. Which cards a player returned to which pile is remembered knowledge (own hand cards: owner only). Switch: only via `discards`.
HA-R-39 = Shuffles. Home is shuffled right after each merge (also one at the opening under `exhaust_now`). A foreign vanguard source is shuffled only under `origin`, when the vanguard comes back; an overflow home is not shuffled (order unseen anyway). No shuffles after the game has ended. Switch: no.
HA-R-40 = Sides. Books do not say who takes which side. Default: seat 0 = Greek. Switch `greek_seat=0|1|random`.
HA-R-41 = Number choice vs tile. With a 4 the number is chosen before the tile is seen (bullet order). Switch: no.
HA-R-42 = Orientation before hands. The attacker orients knowing his vanguard, the number, the tile - not his hand, hero, or the enemy vanguard. Switch: no.
HA-R-43 = Covered card. Still one of the owner's played army cards for return or loss. Switch: no.
HA-R-44 = Termination. Every decisive battle removes at least one army card of the loser, so at most 96 of them; ties remove none, so length is unbounded in theory. If the game is still open after the closing of battle `max_battles` (default 500), it is drawn. Switch `max_battles`.
HA-R-45 = Mandatory card with an empty hand. Unreachable under HA-R-06/HA-R-07; engine asserts. Switch: no.
HA-R-46 = Retreat as last act. A retreat may itself bring on game loss through 09/10; penalty and checks still run. Switch: no.
HA-R-47 = Errata in the examples. DE calls the purple 3+1 peltast blue in its sum; NL leaves out the green 1 and names the red 4 only in the remark; FR names Agamemnon. Totals 9 and 11 hold in all. Switch: no.
HA-R-48 = Home rule text conflict. DE 4.0 note: three fronts or the home pile; same in NL/FR. No conflict with 5.5, but 4.0's "emptied" is the <5 status, not zero. Switch: no.
HA-R-49 = Copies. The two copies of an army card cannot be told apart: no observation, legal move or player's log says which copy it is. (A chance draw inside the engine does name the physical copy, or a record would not replay: `R3` seen in a pile and `R3` never seen are different cards.) Switch: no.
HA-R-50 = Origin of a hand card. From which pile a hidden hand card came is not tracked per card: the opponent knows how many came from home, not which. Switch: no.
