"""Hellas (F.-B. Delonge, 2002): voyages and attacks for ten cities. Rules: docs/rules/hellas.md.

Where each chapter of the rules is decided:

    chapter              clauses                    files
    1 components         HE-COMP                    cards.py, components.py, hexes.py
    2 set-up             HE-SET                     setup.py (what is dealt), board.py (begin), side.py (supplies)
    3 first coast        HE-COAST                   coast.py; where a tile may lie: spots.py
    4 turn               HE-TURN                    turns.py
    5 reinforcement      HE-REIN                    reinforcement.py; the god piles: god_piles.py
    6 voyage             HE-VOY                     voyage.py; where a tile may lie: spots.py
    7 attack             HE-ATK                     attack.py; whom it can reach: targets.py
    8 reorganisation     HE-REORG                   reorganisation.py
    9 god cards          HE-GOD                     god_cards.py (windows, conditions, answers)
      their effects      HE-EFF                     effects.py; pieces and cities: piece_effects.py; tiles and cards:
                                                    card_effects.py
    10 end               HE-END                     ending.py
    rulings              HE-R                       beside the clause that they decide; switches: options.py
    examples             HE-V, HE-VB                tests/rules/hellas, in the file of their chapter

Questions and draws are listed in steps.py; what they share is in questions.py and offer.py. The rest is not about
rules: the state (board.py, side.py, state.py), its gate (invariants.py, agenda_check.py), reasons (refusals.py),
notation.py, view.py with seeing.py, imagine.py, encode.py (bits for learners).
"""
