### Clauses and rulings in the order of the ledger in docs/rules, which decides. English is printed from it by
### `python3 dev.py golden tests/text/test_rules.py`; a test proves that it is up to date.

HE-COMP-01 = 30 Greeks: 15 per player colour.
HE-COMP-02 = 20 ships: 10 per player.
HE-COMP-03 = 48 god cards: 16 Ares, 16 Poseidon, 16 Zeus.
HE-COMP-04 = 2 overview cards in the player colours; a reference, no rule effect.
HE-COMP-05 = 24 landscape tiles, one of them showing the dolphin.
HE-COMP-06 = Tiles show land and water in varying layouts and one city; some cities also a temple.
HE-COMP-07 = Tiles are hexagons (public sources); edge layout and temple count are data not given in the text.
HE-COMP-08 = Aim: be the first to hold ten cities with own Greeks.
HE-SET-01 = Each player takes own 15 Greeks and 10 ships as supply.
HE-SET-02 = Sort god cards by god, shuffle the three piles separately, face down.
HE-SET-03 = Each player draws one card from each pile into hand.
HE-SET-04 = Dolphin tile on the table as start.
HE-SET-05 = Shuffle the other 23 tiles into one face-down pile.
HE-COAST-01 = Light begins; players alternate: flip the top tile, add it to the layout.
HE-COAST-02 = On each tile laid the layer puts 1 own Greek in the city and 1 own ship beside it.
HE-COAST-03 = Edge rule: W meets W, L meets L.
HE-COAST-04 = Contact rule: touch the dolphin tile, or touch two ( or more) tiles already laid.
HE-COAST-05 = A tile that fits nowhere is set aside face up and the next is flipped ( by the same player).
HE-COAST-06 = A temple tile is set aside face up as well.
HE-COAST-07 = Both set-aside rules hold only during this phase; later temple tiles are laid normally.
HE-COAST-08 = Ends after four tiles per player: 4 Greeks and 4 ships each on the board.
HE-COAST-09 = Then shuffle the set-aside tiles back into the face-down pile.
HE-COAST-10 = Light takes the first regular turn; then alternate.
HE-COAST-11 = No ship majority and no payment in this phase (listed only for voyages); single sea by HE-R-03.
HE-TURN-01 = Perform exactly one of three actions, announced aloud: Reinforcement, Voyage, Attack.
HE-TURN-02 = Afterwards one may reorganise.
HE-TURN-03 = Any number of god cards may be used during one's turn.
HE-TURN-04 = Then the other player's turn.
HE-TURN-05 = No passing: an action must be named, even if it achieves nothing.
HE-REIN-01 = Three steps, any mix, any order, repeats allowed.
HE-REIN-02 = With strictly more temple cities than the opponent: four steps.
HE-REIN-03 = Step *Greek*: supply → a city already holding ≥1 own Greek; at most 3 own Greeks there, normally.
HE-REIN-04 = Step *ship*: supply → a city holding own Greeks; no ship needs to be there; never more than 3 own ships.
HE-REIN-05 = Step *card*: draw one from any of the three piles.
HE-REIN-06 = Hand limits: 7 in all and 3 per god, never exceeded.
HE-REIN-07 = Cards drawn stay unseen until the whole reinforcement is over; then look and take to hand. Cards drawn by an effect (Z5) are looked at one by one at once.
HE-REIN-08 = Unseen drawn cards already count toward both limits (backs show the god).
HE-REIN-09 = No Greeks (ships) in supply → no Greek (ship) steps.
HE-REIN-10 = Greek/ship steps need no adjacency and no water access test.
HE-VOY-01 = Turn up the top tile, then try to add it; if several spots or turns fit, choose.
HE-VOY-02 = Land edges meet land, water edges meet water.
HE-VOY-03 = Contact: at least two tiles already present, or the dolphin tile.
HE-VOY-04 = No new separate water: all water must join the one existing sea.
HE-VOY-05 = Ship majority: the voyager must have more ships than the opponent on the tiles bordering the new tile along water.
HE-VOY-06 = Ships on a tile whose land is joined by a bridge count in both directions.
HE-VOY-07 = Success: put one Greek from supply in the new city.
HE-VOY-08 = No Greek in supply: take one from an own city with ≥2 Greeks.
HE-VOY-09 = Payment on success: return one own ship from a directly bordering tile to supply.
HE-VOY-10 = Failure: slide the tile under the pile; no Greek, no payment.
HE-VOY-11 = After a failure no second tile is turned; the action is used up.
HE-VOY-12 = A voyage may be declared without any ship; it then fails unless a card helps.
HE-VOY-13 = Contact with Δ alone can never satisfy majority (Δ carries no ships): at least one own ship must be among the ships counted, also with the equal-ships card.
HE-VOY-14 = The new city holds 1 Greek and 0 ships before reorganisation.
HE-ATK-01 = Name one enemy city as target.
HE-ATK-02 = Land attack: from any own tiles directly bordering the target tile by land.
HE-ATK-03 = Move any number of Greeks from one or several such cities into the target.
HE-ATK-04 = At least one Greek (governor) stays in each origin city; a one-Greek city normally cannot attack.
HE-ATK-05 = Attackers from several cities may exceed 3 in the target during the fight.
HE-ATK-06 = Land success: attackers ≥ defenders.
HE-ATK-07 = Ships do not fight, unless a card says so.
HE-ATK-08 = Water attack, from own tiles that share a water edge with the target tile (and by HE-ATK-10): attackers ≥ defenders + 1.
HE-ATK-09 = The water threshold holds whenever any part of the force comes over water.
HE-ATK-10 = All tiles bordering Δ are neighbours of each other for water attacks; attackers leap the dolphin tile.
HE-ATK-11 = Success test comes after any god cards.
HE-ATK-12 = Success: the defender returns all pieces of that city, Greeks and ships, to supply.
HE-ATK-13 = The attacker may then place as many own ships there as the defender had, limited by own supply.
HE-ATK-14 = Victors stay in the city; beyond three, the surplus goes to supply.
HE-ATK-15 = Failure: all attacking Greeks go at once to the attacker's supply; the defender loses nothing.
HE-ATK-16 = No losses for the victor other than the surplus.
HE-ATK-17 = Every attack moves ≥1 real Greek, so a conquered city is never empty.
HE-REORG-01 = After reinforcement: move own Greeks and ships freely between own cities, no adjacency.
HE-REORG-02 = After a voyage or a won attack: only into the new city.
HE-REORG-03 = Caps still hold: ≤3 Greeks and ≤3 ships per city.
HE-REORG-04 = Every city keeps ≥1 Greek; ships may leave entirely.
HE-REORG-05 = After a failed voyage or attack there is nothing to reorganise into.
HE-REORG-06 = Optional.
HE-GOD-01 = Themes: Poseidon sea, Ares war, Zeus mixed. No rule effect.
HE-GOD-02 = Hand limits: ≤7 total, ≤3 per god.
HE-GOD-03 = Play: lay it face up, read it, carry it out, then to the open discard pile of that god.
HE-GOD-04 = An exhausted god pile is renewed by shuffling that god's discards.
HE-GOD-05 = Several cards may be played in one turn.
HE-GOD-06 = Cards with the symbol may also be played in the opponent's turn; others only in one's own.
HE-GOD-07 = A reply to an opposing card must come right after it is played, before its choices are made.
HE-GOD-08 = A card just drawn may not be used at once.
HE-GOD-09 = Exception: with the Zeus "two turns in a row" card, cards drawn in the first turn may be used in the second; that Zeus card must be played before the reinforcement.
HE-GOD-10 = Card grants new pieces but supply is short → pieces may be shifted on the board instead, under the reorganisation rules.
HE-GOD-11 = A card tied to one action may not be played in a turn with another action.
HE-GOD-12 = The starting player plays no god card in the first regular turn.
HE-GOD-13 = Card effects favour their player in principle. Interpretive aid.
HE-GOD-14 = Replies can be answered: a cancel can itself be cancelled, reviving the first card.
HE-GOD-15 = Cancel works only on an opponent's card.
HE-GOD-16 = Cards named by the text (names paraphrased; counts unknown):
HE-GOD-17 = Erratum: the symbol printed on A-CONVERT is a mistake; own turn only.
HE-GOD-18 = Players may read all cards before their first game. `→ card list is common knowledge`
HE-END-01 = The game ends when a player, at the end of own turn, holds ten cities; that player wins. With two turns in a row it is tested at the end of each.
HE-END-02 = The overview card says: ends as soon as the tenth city is taken.
HE-END-03 = Ten or more counts as ten.
HE-END-04 = No draw and no simultaneous win: only the active player is tested (but for the turn cap, HE-R-37).
HE-END-05 = Every laid city always has exactly one holder (HE-REORG-04, ATK-04, ATK-17), so cities(Light)+cities(Dark) = 8 + voyages won.
HE-END-06 = The tile pile cannot run dry by ordinary play: with 9+9 cities 10 of 15 tiles are out, 5 remain; the next voyage wins.
HE-R-01 = Has Δ a city? "Every tile has a city" vs no piece on Δ. no city, six W edges — no holder is ever named for it, attackers leap it;
HE-R-02 = Tile edges, temple and bridge counts missing. data file of 23 original tiles; each edge purely W or L; land of a tile is one mass; temple/bridge flags. data
HE-R-03 = Single-sea rule during the coast? yes: every basin of a tile laid in the coast phase must meet a W edge already on the table; a deviation from the letter that keeps the original's effect: with the printed tiles only temple tiles could break the sea, and they are set aside; with our set others could. (`false` = rulebook letter; then VOY-04 reads "some water already present" and I7 does not test the component count.) `coast_single_sea=true`
HE-R-04 = Must all three steps be used? three steps are compulsory as far as any legal step exists; further ones (temple, Z6) are optional: the book performs three and may perform four. `reinforce_strict=true` (`false`: every step may be declined)
HE-R-05 = Meaning of "no new water". every basin of the new tile must meet ≥1 existing W edge; bridge merges basins; a tile without W edges passes but fails majority.
HE-R-06 = Majority over which tiles (rule: singular; captions: plural "neighbours")? (a) — the rule restricts to tiles along water, captions use the plural and one total. Δ adds 0. Strictly more. `each`: every water neighbour but the dolphin, 0:0 fails. `ship_majority = water_sum/all_sum/each/any`
HE-R-07 = Bridge: which ships "count both ways"? per tile: ships belong to the tile and count for all its basins; the note then needs no extra state. A tile set with an unbridged second basin is rejected on loading.
HE-R-08 = Pay from a land neighbour? any edge neighbour — payment wording lacks "water". ≥1 own ship always exists by VOY-13; `pay_from=water` without a ship there: any neighbour. `pay_from = any/water`
HE-R-09 = Tile pile empty (only via cards). voyage may not be declared; if it empties mid-action nothing more is drawn.
HE-R-10 = Must a legal tile be laid? must (failure is defined as *cannot*). lets the player refuse and end as a failure. `voyage_refuse=false`
HE-R-11 = Attack with 0 real Greeks plus A-PLUS1? no, ≥1 Greek must move in.
HE-R-12 = Origin touches target by land and both are ring tiles. attacker's benefit: counts as land. Two tiles share one edge, so no other double contact exists.
HE-R-13 = Withdraw after declaring "attack"? before the first Greek moves (also after a cancelled A-FAR or A-CONVERT): yes; if no fight was made yet the action is lost without reorganisation, after a fight of A-TWICE the action just ends; after: no, the fight is resolved.
HE-R-14 = Is a hopeless attack legal? yes (cards may turn it; failure has its own rule).
HE-R-15 = How long is a card "just drawn"? until the end of the turn of drawing (incl. its reorganisation); usable in the opponent's next turn if it bears the symbol. With equal cards: a kind is playable iff copies in hand exceed copies gained this turn by drawing or taking.
HE-R-16 = First-turn ban: also the second player's replies? starter only (text names the beginner); starter cannot counter either. `both` bans the second player's replies in turn 1 only, not his own first turn. `first_turn_ban = starter/both`
HE-R-17 = Windows for own cards. Windows are parts of decisions: naming the action (Z3, free cards) · each reinforcement step (Z6, free) · a turned voyage tile (P2 P4 P6, free) · naming a target (A3 A4 A5, free) · the fight (A1 A2 P1 Z2 only) · end of action before the first reorganisation move (P5 Z8, free). Free cards: A6 P3 P7 Z2 Z4 Z5 Z7. No card between two `send`, nor after the first `lift`. See `verbs-hellas.md`.
HE-R-18 = Who has priority in a fight? attacker first, then alternate; two consecutive passes close the fight. Each played card opens a reply window. Whoever is losing must act or lose, so order rarely matters.
HE-R-19 = Which card may Z-CANCEL hit? only the opposing card just played (top of stack), by "immediately"; matches example 2 where the latest card is hit, and GOD-07 (now or never).
HE-R-20 = Tenth city: end of turn or at once? exactly 10? end of own turn, ≥10; main text outranks the aid card. Difference: cards played after the action and A-TWICE jumps (9→11). `win_timing = end_of_turn/instant`
HE-R-21 = Extra turn (Z-DOUBLE). two full turns (action, reorganisation, end test each); end test after the first may already win; second turn lifts the just-drawn ban.
HE-R-22 = Replies to replies: who, how deep? strict alternation, LIFO stack, unlimited depth; only Z-CANCEL (or cards saying so) can target the stack. A passed window does not reopen for that card.
HE-R-23 = Cancelled card's fate. discard of its god; costs already paid stay paid.
HE-R-24 = Z-KEEP: timing and repeated use. Each player has at most one *open* card: the last own card that took effect. It is discarded when the next own card takes effect, when a fight begins or ends, and at the end of the turn. Z-KEEP returns it to hand; its effect stands and it may be played again (example 3); Z-KEEP is discarded and never open. Own turn: at any own window; opponent's turn: in a fight. A void card is never open and cannot be kept.
HE-R-25 = Does a card retrieved by Z-KEEP count as "just drawn"? no (example 3 reuses it at once).
HE-R-26 = Player with 0 cities. continue: only card steps are possible (no city for pieces, no ships for majority, no origin). Opponent then holds all ≥8 cities, and no card can give one back, so the question of the turn offers to resign. With `zero_city_loss=true` the game ends at once, when the last city is taken, not at the end of the turn: the winner is the same, since a player without cities cannot regain one. `zero_city_loss=false`
HE-R-27 = Greek supply empty at voyage and no city ≥2. impossible: 15 Greeks on ≤14 cities force a city with ≥2. Assert.
HE-R-28 = Ship exchange: may one place fewer? 0..min(enemy ships, own supply); may = optional.
HE-R-29 = Surplus victors: supply or back home? supply; then reorganisation may refill only to 3.
HE-R-30 = Temple count moment. read when Reinforcement is named; the temple bonus is not re-read later (Z6 adds its own steps).
HE-R-31 = A-FAR: which targets, which origins, which threshold? Target in contact with no own city, contact over the dolphin included; after A-FAR only such targets (or withdraw); origins: any own cities with 2 or more Greeks; water threshold (+1; example 2 needs A-EQUAL for 2:2); used up at the commit.
HE-R-32 = A-TWICE: reorganise when, where? Must be laid before a target is named; each fight of the action has a different target; ship exchange follows each fight at once; each further copy adds one fight; a city just won may be an origin; the second fight is optional, also if the first failed; reorganise once after all fights, into the conquered city/cities; each origin keeps a governor.
HE-R-33 = A-CONVERT above 3 Greeks or empty supply. cap 3 Greeks; short supply → HE-GOD-10.
HE-R-34 = P-SHIPDEF: ships added to which threshold? effective defence = Greeks + extra Greeks by A-PLUS1 + ships in the target; then land ≥, water ≥+1.
HE-R-35 = Limits and a card returning to hand (Z-KEEP). Z-KEEP may be laid only if, not counting Z-KEEP itself, the hand with unseen draws holds fewer than 3 cards of the returning card's god. The total of 7 cannot break.
HE-R-36 = Public information. public: board, supplies, hand size per god (backs differ), discards, pile sizes, failed tiles seen going under the pile. Private: hand faces. Hidden: pile orders, unseen drawn cards (even from their drawer until the step ends). `open_counts=true`
HE-R-37 = Endless game. no rule; engine cap (e.g. 300 turns) → more cities wins, else draw. `turn_cap`
HE-R-38 = Pile runs out during the coast. reshuffle set-aside non-temple tiles once; if still stuck, admit temple tiles; else the whole game starts anew (HE-R-55).
HE-R-39 = Remaining god cards (texts and counts) unknown. data file; the keys above are the minimum; use original texts. Total must be 16 per god. data
HE-R-40 = Figure tile "A may be laid since the coast continues" although no ship may be near. read as geometry only; VOY-05 still applies.
HE-R-41 = Dolphin leap for voyages? no; it is an attack rule.
HE-R-42 = Who picks the order when both want to act on one event? active player first, then the other.
HE-R-43 = God pile renewed when emptied or when next needed? at once when the last card leaves it (if its discard is empty: as soon as a draw is asked for and discards exist; else that pile is unavailable). ≥10 of 16 cards are always outside hands, so a full block needs many open cards. Unseen draws from the old pile keep their identity: they are exactly its last cards; only later draws come from the renewed pile (HE-V-25).
HE-R-44 = A caption speaks of *moving* a Greek to the new tile; the rule takes one from supply. supply first; board Greek only if supply is 0 (VOY-08). Reorganisation may add more.
HE-R-45 = Must the active player give a reply window between two own cards laid in a row? yes, after each card — otherwise "immediately" is empty.
HE-R-46 = When may a window be skipped without telling what a hand holds? A window opens on public facts alone: reply iff the answerer holds at least one Zeus back; fight iff at least one Ares back, or (defender, ships there, no P-SHIPDEF working) a Poseidon back, or (an own card lies open) a Zeus back; never during the first-turn ban. A window that does not open counts as a pass. With `open_counts=false`: iff the hand is not empty.
HE-R-47 = May Attack be named without a target? iff some opponent's city has a usable origin, or the player can lay A-FAR or A-CONVERT at once.
HE-R-48 = Reorganisation piece by piece is endless. Normal form: Greek lifts ascending by city, Greek drops ascending into cities not lifted from, the same for ships, done. A lift needs room left elsewhere, a drop must leave room for the rest. One new city only: the lifted piece goes straight there. A page lets people drag freely and sends the normal form.
HE-R-49 = Force of an attack. `send c` one Greek at a time, cities ascending; `commit` needs at least one; `withdraw` only before the first.
HE-R-50 = May P6 be laid with an empty tile pile? no: it could turn nothing (HE-EFF-00).
HE-R-51 = Move code of a spot: coordinates are unbounded. `lay c EDGE`: the spot over that edge (E NE NW W SW SE) of tile c, where c is the lowest-numbered neighbour of the spot (0 = dolphin), so each spot has one code; `turn k` follows only where more than one turn fits, without a card window between. Tiles are named by their edges from the rotation that sorts first with W before L, and `t` for a temple: `flip WWLLLLt`, `keep WWWLLL`.
HE-R-52 = What does `open_counts=false` hide? windows only: every draw names its pile, every card is laid face up and a theft shows the back, so perfect memory knows all counts and the table keeps them; but no window may open or stay shut by them (HE-R-46).
HE-R-53 = What do onlookers see of a theft (Z7)? the back: both players see the card, others its god; cards of that god which the victim had openly taken back are then known to the thief alone.
HE-R-54 = May a card that would change nothing be laid (a second P2, P4, A3 or Z8)? yes, unless its clause says otherwise (A2, P1, Z3): HE-EFF-00 asks for the stated condition alone.
HE-R-55 = What if the coast cannot be laid however often the game starts anew (own tiles)? A set needs at least eight city tiles with a water edge, or it is refused. If ten beginnings in a row fail (HE-R-38), the game is drawn. With the tiles of the box one of 20,000 set-ups begins anew at all.
HE-R-56 = May Z-KEEP fetch a Z-CANCEL? L252 lets one use *a* god card without giving it up. no: Z-CANCEL is used up by what it voids and is never open (stack protocol 3). With `cancel_kept=true` the answer that voided the first card of a chain is its player's open card (an older one goes), so that Z-KEEP may fetch it at the next own window, in the opponent's turn in a fight (HE-R-24). A chain whose first card stands leaves no answer open: its own card takes effect last. `cancel_kept=false`
HE-EFF-00 = Laying. A card may be laid only if its condition (below) holds on public facts plus the own hand; it leaves the hand at once, the reply window opens, and only if it stands are its choices made. The last own card that took effect stays *open* (target of Z2) until the next own card takes effect, a fight begins, a fight ends or the turn ends; then it goes to its discard. A void card goes to the discard at once.
HE-EFF-01 = `fight_add` the side that laid it counts n extra Greeks until this fight ends. Cumulative. Not a piece: never stays in the city, is never lost. Needs a running fight with >= 1 real attacker. A1
HE-EFF-02 = `fight_equal` attacker only, only if the force is over water and no such effect is on: the +1 of HE-ATK-08 is dropped in this fight. A2
HE-EFF-03 = `fight_ships` defender only, target has >= 1 ship, not yet on: ships in the target count as Greeks of the defence (HE-R-34). P1
HE-EFF-04 = `attack_far` the next target must be an opponent's city in contact (land, water or over the dolphin) with none of the own cities; origins = all own cities with >= 2 Greeks; the fight is over water. Condition: such a city and such an origin exist. Used up by the commit; withdraw loses it. A3
HE-EFF-05 = `attack_again` n more fights in this action, each on a city not yet attacked in this action; declined with `withdraw`, also if the first failed. Ship exchange follows each fight at once; a city just won may be an origin. Reorganisation once, at the end, into all cities won. Must be laid before a target is named (not after the last fight). Condition: >= 2 of the opponent's cities not yet attacked. A4
HE-EFF-06 = `convert` choose one own city: `convert c`, again `convert c` or `stop`. One ship to the ship supply, one Greek from the Greek supply, at most 3 Greeks there. Supply of Greeks empty: the Greek is taken (`from d`) from another own city with >= 2 (HE-GOD-10); none such: no more conversion. Condition: an own city with a ship and fewer than 3 Greeks, and a Greek to be had. A5
HE-EFF-07 = `place` up to n times: supply -> own city below 3 of that piece (`greek c` / `ship c`). Supply empty: shift instead, `lift` from one own city (Greeks: >= 2 there), `drop` in another below 3 (HE-GOD-10). `stop` ends. Condition: at least one such placement is possible. A6 (greek 2), P3 (ship 2)
HE-EFF-08 = `voyage_equal` this voyage: own ships >= the opponent's ships suffices, but >= 1 own ship must count. Ends when the tile is laid or failed. P2
HE-EFF-09 = `voyage_free` this voyage: no ship is paid. Ends when the tile is laid or failed. P4
HE-EFF-10 = `voyage_again` only after a voyage of this turn that has just succeeded and was settled (paid, or freed by P4): turn the next tile, a full second voyage (its own P2/P4/P6, its own payment). If it fails, the first success stands and may still be reorganised into; P5 is not playable again until another success. Reorganise once at the end, into all cities discovered. Tile pile must not be empty. P5
HE-EFF-11 = `voyage_choice` turn min(n, pile) more tiles, `keep` one of those now in hand (the tile held and the new ones); the others go under the pile in the order they were turned (public). Then lay, play cards, or fail with the kept one. May be laid although the first tile fits. P6 (n=2)
HE-EFF-12 = `remove` choose an opponent's city with such a piece: one goes to the opponent's supply. Condition: one exists. P7 (ship 1)
HE-EFF-13 = `cancel` the opponent's card just laid (top of the chain) is void (HE-R-19, -22, -23). Never laid on its own; discarded when it resolves, never the open card (HE-R-56). Z1
HE-EFF-14 = `keep` the own *open* card returns to hand; its effect stands; it may be laid again at once (not "just drawn"). Z2 itself is discarded and is never open. Condition: an own card is open and the hand (unseen draws included) has fewer than 3 cards of its god not counting Z2 itself. Own turn: in any `free` window; opponent's turn: in a fight only. Void Z2: the card stays open. Z2
HE-EFF-15 = `extra_turn` only in `turn`, once per turn: after this turn (end test included, HE-END-01) the same player has one more full turn; locks of drawn cards end between them. It may be laid again in the second turn. Z3
HE-EFF-16 = `swap_cities` choose an own city a, then an opponent's city b. All pieces of both return to the supplies first; then each side mans the city it gained with as many Greeks and ships as stood there before, as far as its supply lasts (never 0 Greeks, since the own garrison has just returned). No choice of numbers; HE-GOD-10 does not apply. City totals do not change; neither city counts as *new* for reorganisation. Condition: both hold a city. Z4
HE-EFF-17 = `draw` n times: choose a god within the limits and look at the card at once; stops when none can be drawn. Locked this turn. Condition: one can be drawn. Z5 (n=2)
HE-EFF-18 = `steps` n more steps in this reinforcement; must be laid before the last step is made. Z6 (n=2)
HE-EFF-19 = `steal` chance: uniform over the opponent's cards whose god is below 3 in the own hand, unseen draws included; the opponent sees which; locked this turn. Condition: such a card exists (backs are public). Z7
HE-EFF-20 = `reorganise_freely` after a voyage or attack, won, lost or withdrawn (the `after` window opens in each case): HE-REORG-01 instead of HE-REORG-02. Z8
