"""The table of all moves of Fight for Olympus: the ledger's decision points D- and chance points C-.

Rows that are SEEN are never legal: they are what a viewer sees of a hidden card.
"""

from typing import Final

from kleos.core.moves import OUTCOME, SEEN, TABLES, MoveTable
from kleos.games.olympus.cards import COLOURS, KIND_NAMES, SLOT_NAMES

GAME: Final = "olympus"

# Verbs of decisions.
PLAY: Final = 0  # D-PLAY: a kind
END: Final = 1  # D-PLAY
SKIP: Final = 2  # D-SKIP: a phase, 0 play, 1 attack, 2 draw
PAY: Final = 3  # D-PAY: a kind
PAY_MARKER: Final = 4  # D-PAY: a colour
PLACE: Final = 5  # D-SLOT
EQUIP: Final = 6  # D-CARRIER
USE: Final = 7  # D-ABIL
DECLINE: Final = 8
OWN: Final = 9  # D-ABIL: an own unit, by its slot
ENEMY: Final = 10  # D-ABIL: an enemy unit, by its slot
TO: Final = 11  # D-ABIL: where a moved unit goes
TAKE: Final = 12  # D-MARK, D-STEAL: a colour
DISCARD: Final = 13  # D-ABIL: a hand card
PICK: Final = 14  # D-ABIL: a card of those looked at, of the discard pile, or of the rival's hand
ATTACK: Final = 15  # D-SKIP, D-ATK
HOLD: Final = 16  # D-ATK
# Verbs of chance.
STARTER: Final = 17  # C-START
DRAW: Final = 18  # C-DRAW: a kind
LOSE: Final = 19  # C-RAND: a hand card that goes
# What others see.
DRAW_UNKNOWN: Final = 20
PICK_UNKNOWN: Final = 21
DISCARD_UNKNOWN: Final = 22

SKIP_NAMES: Final = ("play", "attack", "draw")

MOVES: Final = MoveTable(GAME)


PLAYS: Final = MOVES.rows(PLAY, "FO-PLAY-01", [f"play {name}" for name in KIND_NAMES])
ENDING: Final = MOVES.add(END, 0, "end", "FO-PLAY-01")
SKIPS: Final = MOVES.rows(SKIP, "FO-R-02", [f"skip {name}" for name in SKIP_NAMES])
PAYS: Final = MOVES.rows(PAY, "FO-PAY-01", [f"pay {name}" for name in KIND_NAMES])
MARKER_PAYS: Final = MOVES.rows(PAY_MARKER, "FO-PAY-03", [f"pay marker {colour}" for colour in COLOURS])
PLACES: Final = MOVES.rows(PLACE, "FO-PLC-01", [f"place {slot}" for slot in SLOT_NAMES])
EQUIPS: Final = MOVES.rows(EQUIP, "FO-EQP-11", [f"equip {slot}" for slot in SLOT_NAMES])
USING: Final = MOVES.add(USE, 0, "use", "FO-EFF-02")
OWNS: Final = MOVES.rows(OWN, "FO-EFF-13", [f"own {slot}" for slot in SLOT_NAMES])
ENEMIES: Final = MOVES.rows(ENEMY, "FO-EFF-13", [f"enemy {slot}" for slot in SLOT_NAMES])
TOS: Final = MOVES.rows(TO, "FO-EFF-31", [f"to {slot}" for slot in SLOT_NAMES])
TAKES: Final = MOVES.rows(TAKE, "FO-BON-03", [f"take {colour}" for colour in COLOURS])
DISCARDS: Final = MOVES.rows(DISCARD, "FO-EFF-34", [f"discard {name}" for name in KIND_NAMES])
PICKS: Final = MOVES.rows(PICK, "FO-EFF-27", [f"pick {name}" for name in KIND_NAMES])
ATTACKING: Final = MOVES.add(ATTACK, 0, "attack", "FO-R-12")
HOLDING: Final = MOVES.add(HOLD, 0, "hold", "FO-R-12")
DECLINING: Final = MOVES.add(DECLINE, 0, "decline", "FO-EFF-02")  # after every choice that it may stand beside

MOVES.section(OUTCOME)
STARTERS: Final = MOVES.rows(STARTER, "FO-SET-05", ["starter 1", "starter 2"])
DRAWING: Final = MOVES.rows(DRAW, "FO-DRAW-01", [f"draw {name}" for name in KIND_NAMES])
LOSSES: Final = MOVES.rows(LOSE, "FO-EFF-26", [f"lose {name}" for name in KIND_NAMES])

MOVES.section(SEEN)
UNSEEN_DRAW: Final = MOVES.add(DRAW_UNKNOWN, 0, "draw ?", "FO-DRAW-01")
UNSEEN_PICK: Final = MOVES.add(PICK_UNKNOWN, 0, "pick ?", "FO-EFF-27")
UNSEEN_DISCARD: Final = MOVES.add(DISCARD_UNKNOWN, 0, "discard ?", "FO-EFF-34")

TABLES[GAME] = MOVES
