"""The steps of Hellas: every question to a player and every draw of chance, with the names of the numbers it holds.

Their order is that of the features in `encode.py` and of the numbers in tables saved before steps had names, so a new
step comes last. Each is handled in the chapter that owns it.
"""

from typing import Final

from kleos.core.agenda import Step, StepTable

STEPS: Final = StepTable()

# Windows, in which god cards may be laid.
ACT: Final[Step] = STEPS.add("act")  # D-ACT
STEP: Final[Step] = STEPS.add("step")  # D-STEP
LAY: Final[Step] = STEPS.add("lay")  # D-LAY
AFTER: Final[Step] = STEPS.add("after")  # D-REORG, before the first move
TARGET: Final[Step] = STEPS.add("target")  # D-TARGET
FIGHT: Final[Step] = STEPS.add("fight", "passes")  # D-BATTLE
REPLY: Final[Step] = STEPS.add("reply")  # D-REPLY
# Other questions to a player.
REORG: Final[Step] = STEPS.add("reorganise", "lifted", "moving", "last")  # D-REORG
COAST: Final[Step] = STEPS.add("coast")  # D-COAST
TURN_TILE: Final[Step] = STEPS.add("turn", "spot", "voyage")  # D-COAST, D-LAY
KEEP_TILE: Final[Step] = STEPS.add("keep")  # D-CARDARG
FROM_CITY: Final[Step] = STEPS.add("from", "city")  # D-FROM
PAY_SHIP: Final[Step] = STEPS.add("pay", "city")  # D-PAYSHIP
SEND: Final[Step] = STEPS.add("send", "last")  # D-FORCE
EXCHANGE: Final[Step] = STEPS.add("exchange", "most", "city")  # D-SHIPX
CONVERT_SHIP: Final[Step] = STEPS.add("convert", "city")  # D-CARDARG; city 0 = not chosen yet
CONVERT_FROM: Final[Step] = STEPS.add("convert_from", "city")  # D-CARDARG
PLACE_PIECE: Final[Step] = STEPS.add("place", "piece", "left")  # D-CARDARG
SHIFT_PIECE: Final[Step] = STEPS.add("shift", "piece", "left", "origin")  # D-CARDARG
STORM_CITY: Final[Step] = STEPS.add("storm", "left")  # D-CARDARG
SWAP_OWN: Final[Step] = STEPS.add("swap")  # D-CARDARG
SWAP_RIVAL: Final[Step] = STEPS.add("swap_rival", "city")  # D-CARDARG
DRAW_GOD: Final[Step] = STEPS.add("draw", "left")  # D-CARDARG
# Draws of chance.
FLIP_COAST: Final[Step] = STEPS.add("flip_coast")  # C-FLIP
FLIP_VOYAGE: Final[Step] = STEPS.add("flip_voyage")  # C-FLIP
FLIP_MORE: Final[Step] = STEPS.add("flip_more", "left")  # C-FLIP
DEAL_HAND: Final[Step] = STEPS.add("deal", "god")  # C-GODS
DEAL_UNSEEN: Final[Step] = STEPS.add("deal_unseen", "god")  # C-REVEAL
DEAL_DRAWN: Final[Step] = STEPS.add("deal_drawn", "god", "left")  # HE-EFF-17
STEAL_CARD: Final[Step] = STEPS.add("steal", "left")  # HE-EFF-19
