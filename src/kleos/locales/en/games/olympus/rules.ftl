### Clauses and rulings in the order of the ledger in docs/rules, which decides. English is printed from it by
### `python3 dev.py golden tests/text/test_rules.py`; a test proves that it is up to date.

FO-COMP-01 = 99 cards in the box: 60 heroes, 24 soldiers, 12 equipment, 2 overview, 1 blank.
FO-COMP-02 = Per colour: 15 heroes, 6 soldiers, 3 equipment; four colours.
FO-COMP-03 = Cards used in play = 96; overview and blank cards are not game cards.
FO-COMP-04 = Every hero is unique; every soldier exists exactly twice.
FO-COMP-05 = One board, one score stone, 4 colour markers (one per colour), 20 damage markers.
FO-COMP-06 = Board areas: Olympus 3 slots, Delphi 2, Troy 1 — on each side.
FO-COMP-07 = The score track is one shared line with 0 in the middle and a 7 at each end.
FO-COMP-08 = "Hero" and "soldier" are gender-neutral type names; nothing depends on it.
FO-SET-01 = Board between the players; score stone on 0; all 4 colour markers on Delphi; damage markers in a common stock.
FO-SET-02 = Shuffle all play cards face down; return the top 20 to the box unseen; they take no part.
FO-SET-03 = Deal 6 cards to each player.
FO-SET-04 = The draw pile lies by Troy. — location only, no rule effect.
FO-SET-05 = The starter is drawn by lot.
FO-SET-06 = Discard pile starts empty; both sides of the board start empty; no player holds a marker.
FO-CARD-01 = Three card types: hero, soldier, equipment. Heroes and soldiers together are *units*.
FO-CARD-02 = All cards share one layout: name, cost (a multiset of colours, possibly empty), colour, attack, defence, type, ability text.
FO-CARD-03 = All heroes have an ability; soldiers seldom; equipment sometimes.
FO-CARD-04 = A multicolour hero holds all four colours at once.
FO-CARD-05 = As payment a multicolour card stands for one colour, freely chosen each time.
FO-CARD-06 = Any effect naming a colour also hits a multicolour hero, helpful or harmful.
FO-CARD-07 = Soldiers are cheap and weak — descriptive, no extra rule.
FO-EQP-01 = Equipment is tucked under a unit and fuses with it at that moment.
FO-EQP-02 = Its bonuses to attack and/or defence last as long as it is attached.
FO-EQP-03 = Attached equipment is colourless; only the unit's own colour matters to abilities.
FO-EQP-04 = In hand, the equipment's colour matters and can pay for other cards.
FO-EQP-05 = An equipped unit falls only when damage reaches the *improved* defence.
FO-EQP-06 = When it falls, unit and equipment go to the discard pile.
FO-EQP-07 = When an ability relocates the unit, the equipment moves along.
FO-EQP-08 = When the unit goes back to a hand, the equipment is discarded (the unit alone returns).
FO-EQP-09 = Each unit may carry at most one equipment.
FO-EQP-10 = Equipment must be attached to a unit already on the table; it cannot lie alone.
FO-EQP-11 = The carrier must be one's own unit.
FO-EQP-12 = Playing equipment needs no free slot.
FO-ABL-01 = Three timings: once, when the card is played; at each attack of the card; always. (End of turn, when discarded: printed as *always*; undefended: as *attack*.)
FO-ABL-02 = The card text fixes whether use is optional or compulsory.
FO-ABL-03 = A card may be played although its ability would do nothing.
FO-ABL-04 = An on-play ability resolves immediately, before another card is played.
FO-ABL-05 = An on-play ability may be declined unless the text compels it; asked as use/decline, also for a plain draw (pile control).
FO-ABL-06 = On-attack abilities are live only in the attack phase, when that card attacks.
FO-ABL-07 = Permanent abilities may change attacks too.
FO-ABL-08 = *Heal n*: take n damage markers off a unit.
FO-ABL-09 = Heal removes at most what is there; damage never drops below 0.
FO-ABL-10 = *Move*: a unit never changes sides.
FO-ABL-11 = A moved unit keeps its equipment.
FO-ABL-12 = If two units are moved together they may swap slots; an effect may allow a swap explicitly (FO-EFF-31).
FO-ABL-13 = A moved unit keeps its damage markers.
FO-ABL-14 = A single-unit move needs an empty destination on the same side, unless the effect allows a swap (FO-EFF-31).
FO-TURN-01 = Players alternate turns.
FO-TURN-02 = A turn is: 1 play hand cards → 2 attack → 3 draw. Order fixed.
FO-TURN-03 = Before phase 1 the six-slots victory is tested. See FO-END-01.
FO-TURN-04 = On turn 1 the starter must leave out exactly one phase, of own choice; usually attack.
FO-TURN-06 = After phase 3 (done or left out) comes the end step: end_turn effects of the active player's units, O1→T, unit before equipment, state check after each. It is not a phase. (FO-EFF-11)
FO-TURN-05 = No other turn and no other player omits a phase.
FO-PLAY-01 = Any number of hand cards, including none, strictly one after another.
FO-PLAY-02 = Sequence per card: announce → pay symbol by symbol → place/attach → state check → on-play effects in order → state check → next card.
FO-PLAY-03 = Cards or markers gained by an on-play ability may be used for the next card in the same phase.
FO-PAY-01 = Pay by discarding hand cards whose colours match the printed cost.
FO-PAY-02 = A multicolour card may stand for any single colour.
FO-PAY-03 = An owned colour marker may replace one card of its colour.
FO-PAY-04 = A spent marker goes back to the board at once and is available again.
FO-PAY-05 = At most one marker per colour can be spent per cost (only one exists).
FO-PAY-06 = Card type is irrelevant for payment: heroes, soldiers and equipment all pay.
FO-PAY-07 = The card being played cannot pay for itself.
FO-PAY-08 = Payment is exact: one payment unit per cost symbol, nothing extra.
FO-PAY-09 = Paid cards go to the discard pile.
FO-PLC-01 = After paying, a unit goes to a free slot on one's own side, any area.
FO-PLC-02 = At most one unit per slot (plus its equipment).
FO-PLC-03 = With six own slots full, no further unit may be played.
FO-PLC-04 = A unit on the table may not be replaced or discarded voluntarily to make room.
FO-PLC-05 = A card with no legal place must not be paid for.
FO-ATK-01 = Every own unit with attack ≥ 1 attacks; freshly played and older units alike.
FO-ATK-02 = Attacking is compulsory for such units.
FO-ATK-03 = A unit with printed attack 0 attacks only if equipment or an ability lifts it to ≥ 1.
FO-ATK-04 = Attacks run one by one in slot order O1 → O2 → O3 → D1 → D2 → T.
FO-ATK-05 = An attack is fully finished before the next unit attacks.
FO-ATK-06 = The outcome depends on whether the facing slot holds an enemy unit (*defender*).
FO-ATK-07 = Defender present: it receives damage markers equal to the attacker's attack value.
FO-ATK-08 = Damage stays on the unit between turns.
FO-ATK-09 = Damage reaching (≥) defence defeats the unit → discard pile.
FO-ATK-10 = No return strike.
FO-ATK-11 = An attack that met a defender yields no area bonus, even if it defeats it; surplus damage is lost.
FO-ATK-12 = Damage markers of a defeated unit return to the stock.
FO-ATK-13 = No defender: the area bonus triggers once; the attack value does not matter.
FO-BON-01 = Olympus: 1 point — the score stone moves one step toward the attacker.
FO-BON-02 = Reaching the 7 ends the game.
FO-BON-03 = Delphi: take one colour marker of choice from the board and keep it in front of oneself.
FO-BON-04 = A marker is worth one card of its colour.
FO-BON-05 = If no marker is on the board, the attacker may take one of choice from the opponent.
FO-BON-06 = If the attacker already owns all four, the Delphi bonus is void.
FO-BON-07 = Troy: draw one card from the pile.
FO-BON-08 = A card gained from Troy cannot be played this turn (phase 1 is over).
FO-DRAW-01 = Draw 2 cards, plus those of draw_phase abilities; with fewer in the pile draw what is there.
FO-DRAW-02 = If this empties the pile the game ends at once.
FO-DRAW-03 = With 1 card left draw that one; the pile is then empty and the game ends.
FO-DRAW-04 = No hand limit; no discard-down.
FO-DRAW-05 = The discard pile is never reshuffled, since an empty pile ends the game.
FO-END-01 = *Full house*: a player whose six slots are all occupied at the start of own turn wins.
FO-END-02 = *Seven*: a player on whose side the stone reaches 7 wins at once, also by the opponent's action.
FO-END-03 = *Exhaustion*: when the last pile card is drawn, the player on whose side the score stone stands wins.
FO-END-04 = On exhaustion the current turn is still completed where anything remains.
FO-END-05 = Order of tests: 7 points (any instant, either player's turn, whoever caused it) > exhaustion (by the draw of phase 3 at once, otherwise after the end step) > full house (start of the next turn).
FO-END-06 = Score stone on 0 at exhaustion: not covered by the book.
FO-END-07 = Length: at least 2 cards leave the pile each turn except a skipped draw on turn 1, so the game lasts ≤ 33 turns (64/2 + 1) unless an ability refills the pile.
FO-R-01 = "All cards" are shuffled, yet the box has overview and blank cards (reviews quote 98/99). 96 — the other three carry no stats or cost.
FO-R-02 = When is the starter's skip chosen; does "no card played" count as skipping? (b) lazy: at each phase the starter may say "skip" while none is spent; after phases 1+2 done, phase 3 is skipped automatically. Skipping phase 1 is legal only if no card was played. `skip play` is one of the answers of D-PLAY while no card was played and the skip is unspent; `end` keeps it. Entry of phase 2: `attack` / `skip attack`. Unspent at phase 3: the draw is left out. Lazy may know cards drawn in phase 1. `starter_skip = lazy/declared/attack_only`
FO-R-03 = Score stone on 0 at exhaustion. draw — no side owns field 0, no tie-break is given. `tie_at_zero = draw/second_player/most_units`
FO-R-04 = "Ends at once" (draw phase) vs "turn is completed" (end section). (b): set `last_turn` when the pile hits 0; carry on; at the end of phase 3 the game ends. If the draw of phase 3 takes the last card, the game ends at once, before the end step. If the pile was empty before phase 3, nothing is drawn, the end step is carried out and then the game ends. If the end step empties it, the step is finished and the game ends before the turn passes. Troy is the last attack slot, so after a Troy draw only the (empty) draw phase is left; the difference shows when an on-play or on-attack ability empties the pile earlier — then remaining attacks, incl. Olympus points and a win at 7, still count.
FO-R-05 = Can a card pay for itself? no — it is being played, not discarded.
FO-R-06 = Overpaying, dumping cards. forbid — cost is exact; no change is given.
FO-R-07 = 60 heroes = 15 per colour, but multicolour heroes exist. data-driven: each card has a `home` colour and a `multi` flag; a multi card has all four colours in play; counts by `home` must give 15.
FO-R-08 = When does a spent marker come back, and may it be re-won this turn? at payment, hence re-winnable in Delphi in the same turn.
FO-R-09 = Delphi with markers on the board: must one take? With none: must one steal? board: compulsory; steal: optional — L90's plain present outranks the example's permissive verb; the steal is worded as a permission. By ability: board first, else from the opponent; may be declined in both cases.
FO-R-10 = All 4 markers with the opponent / with me / split 2-2 with none on board. opponent ≥1 → steal choice; me 4 → void; split → steal choice.
FO-R-11 = May Troy draw be declined (pile control)? must — plain present. no (covered by R-12)
FO-R-12 = May a unit hold its attack? compulsory, "all units". `attack_optional=false`
FO-R-13 = Only 20 damage markers. unlimited (use substitutes) — no rule gives scarcity meaning. No check (random games exceed 20 now and then).
FO-R-14 = Equipment on an enemy unit? own only — it "raises" values and is played to one's side.
FO-R-15 = Equipment on a damaged unit. stays; defence rises; survival test uses the new total.
FO-R-16 = Defence drops below current damage (equipment stripped, aura gone). falls at once (state check after every placing, effect, hit, move and return).
FO-R-17 = Unit returns to hand: damage? markers to stock, equipment to discard, unit card to owner's hand.
FO-R-18 = Unit moved during the attack phase: attack twice or never? each unit makes one attack per phase plus those granted by extra_attack, the granted ones directly after its first; slots are visited in order; a unit moved to a visited slot that has not attacked does not attack; marks and grants move with the unit.
FO-R-19 = Move to an occupied slot with one moved unit. illegal unless the effect allows a swap (FO-EFF-31); swap only if the effect moves two units.
FO-R-20 = On-attack ability order vs damage. on-attack effects first, then retarget, then the facing slot is read, then hit (attack damage and splash together) or splash, bonus, `undefended` effects; removing the defender by ability opens the bonus. `at_declaration`: a slot that was held when the attack began gives no bonus. `defender_check = after_ability/at_declaration`
FO-R-21 = Attack-0 unit with an on-attack boost to itself. attacks if standing abilities (*always*) or equipment lift it to ≥ 1 when the attack begins (FO-EFF-09a). An attack of 0 by an own ability (attack_area) is lifted the same way.
FO-R-22 = Full house vs exhaustion at the same boundary. exhaustion ends the game at the end of the opponent's turn, before the next start-of-turn test.
FO-R-23 = Full house formed mid-turn, then broken by the opponent. only the state at start of own turn counts.
FO-R-24 = Compulsory ability without legal target. skip (playable without effect). An effect is asked only if something can happen (FO-EFF-03); otherwise it is passed over without a decision.
FO-R-25 = Several units damaged at once by an ability. together, then all state checks simultaneously. Fallen units leave together; watchers that remain react at once; then the fallen units' own last effects, active player first, slot order; then the next check. Whether an ability worked is read before the removal.
FO-R-26 = Does ability damage or an ability kill give area bonus? no — only an undefended *attack* does.
FO-R-27 = Markers as "cards" outside payment (e.g. ability: discard a card). no, payment only, unless the card says so.
FO-R-28 = Is the discard pile open? Hand sizes, pile size? all open (payments are made openly). `open_discard=true`
FO-R-29 = Attack value reduced below 0. sum printed, equipment and all bonuses and maluses, then clamp at 0; tested when the attack begins, used as it stands at the hit.
FO-R-30 = Draw effect larger than the pile. draw what is there, set `last_turn`.
FO-R-31 = Which end is O1 (figure lost)? the Olympus slot farthest from Delphi; same physical column for both players.
FO-R-32 = Card texts, costs and values are not in the text at hand. card set is data; the ledger fixes only the frame. Use an original card set; do not reproduce the published one. data file
FO-R-33 = Score abilities beyond ±7. clamp, game ends at 7 whatever the cause.
FO-R-34 = Attached equipment's ability: whose? the unit's: an on-attack equipment ability fires when the carrier attacks; on-play fires on attachment. It is silenced with the unit; the bonus values are not.
FO-R-35 = The blank card: how do own cards enter? both: a set may replace any card by one of the same type and home colour (the counts of FO-COMP-02 stay), and add up to 4 heroes or equipment cards; a whole set keeps the counts of FO-COMP-02. 20 cards go to the box whatever their number. An added soldier is refused: soldiers come in pairs (FO-COMP-04). data file
FO-R-36 = "Any number of cards", but own cards could feed each other for ever. 24 cards in one turn; the default set cannot come near it. A card played free by an ability does not count.
FO-R-37 = Which verb goes with which trigger? closed list: modifiers (buff, armour, substitute, silence, untargetable, no_bonus, attack_area, draw_phase, refuse) with always; extra_attack with play or always; splash and retarget with attack; survive with on_beaten; upkeep with end_turn; move with play or attack; peek, bounce and destroy with play, attack, undefended or end_turn; the others with every trigger but always. A unit that is gone has no `self`.
FO-R-38 = A conditional buff for other units: whose opposite is read? the source's facing slot, as with a buff of itself.
FO-R-39 = Silence noted before removal (FO-EFF-06): for the fallen alone? watchers too: one board is read for the whole batch.
FO-R-40 = A player looks at cards that the other once put under the pile. loses it: from then on only the new looker knows them.
FO-R-41 = A unit leaves play in the middle of its own effects or attack. stops: its remaining effects, its hit, bonus and further attacks do not happen; effects of `on_...` rows do.
FO-R-42 = `defender_check = at_declaration` and `undefended` effects. with the bonus: an attack whose slot was held when it began has neither. FO-ATK-06 asks one question, whether there is a defender, and everything hangs on the answer; the switch moves the moment of the question and does not ask it twice. An attack that counts as defended for the area and as undefended for the card would be read differently by its two halves.
FO-R-43 = Substitute against an attack of 0. not asked: no damage is about to fall. The value before armour counts.
FO-R-44 = What does a closed discard pile hide? hand cards that their owner chooses to discard for then_discard, upkeep or survive lie face down, unknown to others, and cannot be recalled; afterwards others know no card of that hand. Payments, random and chosen discards and cards from play stay open. `open_discard=false`
FO-R-45 = How is a card played by then_play_free named? `play` with the card's name: it is open from then on; `decline` keeps it hidden.
FO-R-46 = A unit falls by attack damage and splash together: beaten? yes, if at least 1 attack damage was part of it.
FO-R-47 = `attack_optional`: does a unit that holds keep granted attacks? lose: they follow its attack, and there was none. Each granted attack may be held too. `attack_optional=true`
FO-R-48 = `attack_optional`: a unit has made its attack and holds a granted one. Has it finished its attacks? yes: the next granted attack is asked for; after the last one, made or held, a unit beside may let it attack again (FO-EFF-22). Holding gives one attack up, not what others may grant. `attack_optional=true`
FO-R-49 = Several units leave together, and a watcher has several rows. unit by unit in the order of discarding: for each, the rows that watch it in the card's order, whatever their triggers. The order in the list is the order of execution; each unit is one event.
FO-EFF-01 = trigger words `play` once, when the card has been placed/attached (after the state check that follows placing) · `attack` each time the unit attacks (also a second attack), before the hit · `undefended` after the area bonus of an attack that met no unit (FO-R-42) · `always` as long as the unit stands · `end_turn` at the end of its owner's turn · `on_discard` when it goes from play to the discard pile, whatever the cause · `on_beaten` only when attack damage beats it · `on_own_discard` when another own unit is discarded from play · `on_unit_discard` when any other unit of either side is.
FO-EFF-02 = may / must `must: false` with no choice: the controller answers `use`/`decline`. With a target, card or marker to choose: the choices plus `decline`. `must: true`: no `decline`. `always`, `on_*`, `end_turn` facts are compulsory unless written `must: false` (extra_attack, substitute, survive).
FO-EFF-03 = nothing to do An effect without any legal choice or any unit to meet is passed over silently (FO-R-24). Legal: heal = wounded, healable unit; damage/bounce/destroy = a unit that may be touched; draw/peek/opp_draw = pile >= 1; opp_discard = opponent has a card; recall = a card of that type in the discard pile; marker = not all four mine.
FO-EFF-04 = equipment An equipment's effects are effects of its bearer: `self` = bearer, `opposite` = opposite the bearer; silenced with the bearer (values stay). Unit's effects before the equipment's.
FO-EFF-05 = state check After placing, after each effect, after each hit, after each move/bounce: all units with damage >= effective defence are discarded together. Repeat until stable.
FO-EFF-06 = discarding One batch: (1) note who is silenced *before* removal; (2) all fallen units and their equipment go to the discard pile, active player's first, slot order; (3) watchers that remain react at once, times the number of units (Andromeda, Antigone), the rows of one card in its order (FO-R-49); (4) `on_discard`/`on_beaten` effects of the fallen, same order, each resolved fully (chance draws included); (5) state check. A unit in the batch is no watcher of the batch. Score 7 stops everything at once.
FO-EFF-07 = sides `enemy`, `opposite`, `enemies`, `split` never offer an untargetable unit. Own effects reach own untargetable units.
FO-EFF-08 = damage kinds *Attack damage* = the hit of an attack (also retargeted or substituted). All else is *ability damage*: not reduced by armour, not substituted, not survived, never an area bonus, never `on_beaten`.
FO-EFF-09 = attack procedure for unit u: (a) effective attack >= 1, else no attack; (b) `attack` effects of u (except splash and retarget), then of its equipment; (c) retarget choice; (d) is there a unit to hit? read now (FO-R-20); (e) value = effective attack now; (f) substitute choice of the defender; (g) attack damage minus the receiver's armour (not below 0) and splash are put on together; (h) state check with survive; or, if nothing to hit: splash, state check, area bonus, then `undefended`; (i) further attacks of u (FO-EFF-22) at once; only then the next slot.
FO-EFF-13 = targets `self` the unit (bearer); `own` one own unit, itself included; `other` one other own unit; `others` all other own units; `all_own`; `own_soldiers`; `beside` own units beside it; `self_beside`; `opposite` the enemy unit facing it; `enemy` one enemy unit; `enemies` several; `split`; `attacker`.
FO-EFF-10 = beside = the next slot(s) in the row O1 O2 O3 D1 D2 T on the same side (O3-D1 and D2-T are beside each other).
FO-EFF-11 = end of turn after phase 3 (also when phase 3 was left out), slot order O1..T of the active player, unit before equipment, state check after each. Not carried out when the draw of phase 3 has taken the last card: the game is over then (FO-R-04). If an end-of-turn effect empties the pile, the rest is carried out and the game ends before the turn passes.
FO-EFF-12 = numbers attack = printed (0 by attack_area) + equipment + every buff, summed, then at least 0. Defence = printed + equipment + buffs. Auras hold for the whole attack phase wherever the source stands.
FO-EFF-20 = `buff` | attack, defence, target: self / others / own_soldiers / beside / opposite; if_opposite_colour, if_opposite_damaged, per: own_soldier | Standing change of values. `opposite` (a malus) passes an untargetable unit. Conditions are read when the value is read; a second attack reads again, never adds up. A multicolour unit has every colour; equipment has none. `per: own_soldier` counts own soldiers in play.
FO-EFF-21 = `damage` | n, target: self / opposite / enemy / other / enemies (count) / split / attacker | `enemy`: one enemy unit. `enemies`: up to `count` different ones, chosen one by one, `decline` stops; all hit together. `split`: n points chosen one by one, first answer may be `decline`, later not; all fall together; overkill allowed. `attacker` only with on_beaten: the unit that attacked, if it still stands and is touchable.
FO-EFF-22 = `extra_attack` | target: other (play) / beside (always) | `play`: the chosen other own unit gets one more attack this turn, compulsory, right after its attack, if attack >= 1 then. `always` (Nestor): once per attack phase, after a unit beside him has finished all its attacks (made or held, FO-R-48), its owner may let it attack again. Both together: up to three. A granted attack that is not made is lost at the end of the turn.
FO-EFF-23 = `heal` | n or "all", target: self / own / all_own / self_beside | Removes up to n markers. `own` includes the healer itself.
FO-EFF-24 = `draw` | n; then_discard; then_play_free | Draw up to n. `then_discard`: afterwards that many hand cards of own choice must go. `then_play_free`: the drawn card may be played at once without cost (`use`/`decline`, always asked); its place and its own play effects follow before anything else.
FO-EFF-25 = `opp_draw` | n | The opponent draws up to n.
FO-EFF-26 = `opp_discard` | n, how: random / chosen | random: chance, uniform over cards. chosen: the controller sees the whole hand (knows it from then on) and must choose.
FO-EFF-27 = `peek` | n, take | Look at the top min(n, pile) cards, must keep `take`, put the others under the pile one by one (first put = drawn first). Only the viewer knows them.
FO-EFF-28 = `recall` | type | One card of that type from the open discard pile into the hand (public); a card just paid is allowed.
FO-EFF-29 = `marker` | n | Take a marker: from the board if any lies there, else from the opponent; may be declined.
FO-EFF-30 = `score` | n | Stone moves n towards the controller (negative: away). Clamped, 7 ends the game at once.
FO-EFF-31 = `move` | units: one / any | one: pick an own unit, then another own slot; occupied = the two swap. any: after `use`, each own unit in slot order gets a destination (its own slot allowed) among those not yet given; all move together. Damage, equipment, attack marks and granted attacks go along.
FO-EFF-32 = `bounce` | target: enemy | Unit to its owner's hand (publicly known), equipment to the discard pile, markers off. No discard of a unit: no on_* effect.
FO-EFF-33 = `destroy` | target: enemy / other / self; type; else_self | Discards without damage: armour, survive, on_beaten do not apply; on_discard and watchers do. `else_self`: without another own unit the bearer itself is discarded.
FO-EFF-34 = `upkeep` | n, otherwise: destroy / damage, amount | Owner discards n hand cards or suffers the alternative; too few cards = the alternative.
FO-EFF-35 = `armour` | n, target: self / beside | Each attack's damage is n less (not below 0); several sources add up.
FO-EFF-36 = `splash` | n | With each attack, hit or not, n ability damage to the enemy units beside the facing slot (of the attacker, also when retargeted or substituted).
FO-EFF-37 = `retarget` | - | May choose any touchable enemy unit other than the facing one, also when the facing slot is empty; then it is a defended attack (no bonus), substitute and armour apply. Conditional buffs still read the facing slot.
FO-EFF-38 = `survive` | n | When attack damage beats it, the owner may discard n hand cards: all damage off, it stays, equipment stays; nobody was discarded. Asked once per hit, of the non-active player, before the discarding of FO-EFF-06 begins.
FO-EFF-39 = `substitute` | target: beside | When attack damage is about to hit an own unit beside it, the owner may let it take the whole hit (its own armour counts). Not for ability damage.
FO-EFF-40 = `silence` | target: opposite | The enemy unit opposite has no abilities: auras, attack, play, end_turn, on_*, drawbacks, its equipment's effects. Values stay. A unit entering opposite gets no play effect. Does not work on an untargetable unit. Silencing itself is never switched off by silence (two silencers facing each other would both silence).
FO-EFF-41 = `untargetable` | - | No enemy ability chooses, damages, moves, weakens or silences it. Normal attacks hit.
FO-EFF-42 = `no_bonus` | area | An unopposed attack there gives nothing.
FO-EFF-43 = `attack_area` | area | Printed attack counts 0 outside that area; bonuses still add.
FO-EFF-44 = `draw_phase` | n | n more cards in own phase 3 (compulsory; not if phase 3 is left out).
FO-EFF-45 = `refuse` | equip, heal | Cannot be given equipment / healed while the ability works.
