"""Fight for Olympus: one file per chapter of the rulebook, abilities as data.

Which file decides a clause (a ruling FO-R stands with the clause that it explains):

| chapter                        | clauses                           | file                                           |
|--------------------------------|-----------------------------------|------------------------------------------------|
| components and cards           | FO-COMP, FO-CARD                  | cards.py, components.py, rows.py               |
| set-up                         | FO-SET                            | setup.py, board.py                             |
| turns, what the starter skips  | FO-TURN, FO-R-02                  | turns.py                                       |
| phase 1: playing, paying       | FO-PLAY, FO-PAY                   | play.py, payment.py                            |
| placing units                  | FO-PLC                            | placing.py                                     |
| equipment                      | FO-EQP                            | equipment.py, values.py, discarding.py         |
| phase 2: attacking             | FO-ATK, FO-EFF-09, 37             | attack.py                                      |
| bonuses and markers            | FO-BON                            | bonuses.py                                     |
| phase 3: drawing               | FO-DRAW, FO-R-30                  | drawing.py                                     |
| the end                        | FO-END                            | ending.py, board.py (seven), turns.py (six)    |
| abilities: when, which, order  | FO-ABL, FO-EFF-01 to 04           | effects.py, abilities.py (what is possible)    |
| state checks, units that fall  | FO-EFF-05, 06, 38                 | discarding.py                                  |
| values, standing abilities     | FO-EFF-10, 12, 20, 35, 36, 40-45  | values.py                                      |
| units chosen by an ability     | FO-EFF-07, 13, 21, 32, 33         | choosing.py                                    |
| units moved                    | FO-EFF-31, FO-ABL-10 to 14        | moving.py                                      |
| hand cards discarded or lost   | FO-EFF-24, 26, FO-R-28            | hands.py                                       |
| cards looked at                | FO-EFF-27, FO-R-40                | looking.py                                     |
| switches                       | FO-R with an option               | options.py                                     |
| examples                       | FO-V                              | tests/rules/olympus, its vectors               |

Beside them: steps.py lists every question, draw and step; board.py and side.py hold the things; moves.py all moves;
refusals.py says why not; invariants.py, frames.py and questions.py are the gate for positions from outside;
notation.py writes and reads positions; view.py with seeing.py is what players may know,
encode.py the same as bits for learners, imagine.py and dealing.py the way back.
"""
