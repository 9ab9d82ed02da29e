"""Hector & Achilles: bluffing battles with hidden hands and a turning fate tile. Rules: docs/rules/hector.md.

    chapter                       clauses    file that decides
    01 components                 HA-01      components.py (the set), cards.py (constants)
    02 set-up                     HA-02      battlefield.py, side.py, state.py (start)
    03 battle frame               HA-03      closing.py (after a battle), fate.py (before it is scored)
    04 opening phase              HA-04      opening.py
    05 turns, optional actions    HA-05      turns.py
    06 fate phase                 HA-06      fate.py
    07 scoring and outcome        HA-07      scoring.py
    08 retreat                    HA-08      retreat.py
    09 closing phase              HA-09      closing.py
    10 game end                   HA-10      closing.py
    11 information                HA-11      view.py, seeing.py, state.py (seen_as)
    12 random events              HA-12      state.py (odds, sample)
    rulings                       HA-R       the chapter that they settle; the switches: options.py
    examples                      HA-V       tests/rules/hector/test_vectors.py

Around the rules: moves.py lists every move, refusals.py says why one is refused, side.py and battlefield.py hold what
lies on the table, notation.py, head_notation.py and position_reader.py write and read positions, imagine.py and
observation_reader.py draw a world from an observation, invariants.py is the gate, encode.py
writes positions as bits for learners.
"""
