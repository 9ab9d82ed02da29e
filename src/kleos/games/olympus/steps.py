"""The one list of steps: what players are asked, what chance draws, and what the rules carry out by themselves.

Each has a name, as position text and observations spell it, and names for the numbers of its frames. A first field
`unit` is the slot of a unit on the player's side: it follows the unit when that moves (board.py), becomes NO_SLOT when
it leaves play, and GHOST + slot means a unit that is gone already. The chapter that owns a step gives it its handler.
"""

from typing import Final

from kleos.core.agenda import Step, StepTable

STEPS: Final = StepTable()
UNIT: Final = "unit"

# Questions to a player, with the ledger's decision points.
DECLARE: Final = STEPS.add("declare")  # D-SKIP: which phase to skip (starter_skip=declared)
PLAY_CARD: Final = STEPS.add("play")  # D-PLAY
PAY_SYMBOL: Final = STEPS.add("pay", "card", "paid")  # D-PAY: the card being played, symbols paid
PLACE_UNIT: Final = STEPS.add("place", "card")  # D-SLOT
CHOOSE_BEARER: Final = STEPS.add("bearer", "card")  # D-CARRIER
ENTER_ATTACK: Final = STEPS.add("enter_attack")  # D-SKIP
MAY_ATTACK: Final = STEPS.add("may_attack", UNIT)  # D-ATK
USE_EFFECT: Final = STEPS.add("use", UNIT, "effect")  # D-ABIL
TARGET: Final = STEPS.add("target", UNIT, "effect", "chosen")  # D-ABIL: units chosen, or points given, so far
MOVE_TO: Final = STEPS.add("move_to", UNIT, "effect")  # D-ABIL
MOVE_ALL: Final = STEPS.add("move_all", "slot", "places")  # D-ABIL: whose unit goes where; places given so far
TAKE_MARKER: Final = STEPS.add("marker", "count", "source")  # D-MARK, D-STEAL: BY_BONUS, BY_ABILITY or BY_MUST
DISCARD_CARD: Final = STEPS.add("discard", "count")  # D-ABIL: cards still to discard
UPKEEP_CARD: Final = STEPS.add("upkeep", UNIT, "effect", "paid")  # D-ABIL: cards discarded so far
STRIP: Final = STEPS.add("strip", "count")  # D-ABIL: cards still to choose from the rival's hand
KEEP: Final = STEPS.add("keep", "count")  # D-ABIL: cards still to keep
UNDER: Final = STEPS.add("under")  # D-ABIL: the next card to put under the pile
RECALL_CARD: Final = STEPS.add("recall", UNIT, "effect")  # D-ABIL
PLAY_FREE: Final = STEPS.add("play_free")  # D-ABIL
RETARGET_HIT: Final = STEPS.add("retarget", UNIT, "defended")  # D-ABIL: was the facing slot held as the attack began
STAND_IN: Final = STEPS.add("stand_in", UNIT, "attacker")  # D-ABIL: who is about to be hit, the attacker's slot
SURVIVE_HIT: Final = STEPS.add("survive", UNIT, "cost", "paid")  # D-ABIL: cards to discard, discarded so far
ATTACK_AGAIN: Final = STEPS.add("attack_again", UNIT, "granter")  # D-ABIL: the slot of the unit that grants it

# Draws of chance.
DRAW_STARTER: Final = STEPS.add("starter")  # C-START
DEAL: Final = STEPS.add("deal", "count")  # C-DRAW: cards to deal
DRAW_CARDS: Final = STEPS.add("draw", "count")  # C-DRAW: cards to draw
LOOK: Final = STEPS.add("look", "count", "keep")  # C-DRAW: cards to look at, cards to keep
LOSE_CARDS: Final = STEPS.add("lose", "count")  # C-RAND: cards to lose

# What the rules carry out.
TURN: Final = STEPS.add("turn")
PHASE_TWO: Final = STEPS.add("phase_two")
PHASE_THREE: Final = STEPS.add("phase_three")
DRAWN: Final = STEPS.add("drawn")
END_STEP: Final = STEPS.add("end_step", "slot")
RUN: Final = STEPS.add("run", UNIT, "effect", "end")  # one effect after the other, each with a state check
REACT: Final = STEPS.add("react", UNIT, "effect", "end")  # the same without state checks, FO-EFF-06
CHECK: Final = STEPS.add("check")
ATTACKS: Final = STEPS.add("attacks", "slot")
STRIKE: Final = STEPS.add("strike", UNIT, "defended")
BONUS: Final = STEPS.add("bonus", UNIT, "defended")
UNMET: Final = STEPS.add("unmet", UNIT)
AFTER: Final = STEPS.add("after", UNIT)
OFFER_FREE: Final = STEPS.add("offer_free")
OWE_DISCARD: Final = STEPS.add("owe_discard", "count")
SORT_LOOKED: Final = STEPS.add("sort_looked", "keep")


def names_unit(step: Step) -> bool:
    """Ask whether the first number of a step's frames is the slot of a unit, which follows it."""
    fields = step.fields
    return len(fields) > 0 and fields[0] == UNIT


def holds_card(step: Step) -> bool:
    """Ask whether a frame of this step holds a card that lies between hand and board, as its first number."""
    fields = step.fields
    return len(fields) > 0 and fields[0] == "card"
