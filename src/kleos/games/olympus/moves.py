"""The table of all moves of Fight for Olympus: the ledger's decision points D- and chance points C-.

Rows below HIDDEN are legal somewhere; the rows after it are what a viewer sees of a hidden card.
"""

from typing import Final

from kleos.core.moves import TABLES, Move, MoveTable
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


def _rows(verb: int, codes: list[str]) -> list[Move]:
    return [MOVES.add(verb, k, code) for k, code in enumerate(codes)]


PLAYS: Final = _rows(PLAY, [f"play {name}" for name in KIND_NAMES])
ENDING: Final = MOVES.add(END, 0, "end")
SKIPS: Final = _rows(SKIP, [f"skip {name}" for name in SKIP_NAMES])
PAYS: Final = _rows(PAY, [f"pay {name}" for name in KIND_NAMES])
MARKER_PAYS: Final = _rows(PAY_MARKER, [f"pay marker {colour}" for colour in COLOURS])
PLACES: Final = _rows(PLACE, [f"place {slot}" for slot in SLOT_NAMES])
EQUIPS: Final = _rows(EQUIP, [f"equip {slot}" for slot in SLOT_NAMES])
USING: Final = MOVES.add(USE, 0, "use")
OWNS: Final = _rows(OWN, [f"own {slot}" for slot in SLOT_NAMES])
ENEMIES: Final = _rows(ENEMY, [f"enemy {slot}" for slot in SLOT_NAMES])
TOS: Final = _rows(TO, [f"to {slot}" for slot in SLOT_NAMES])
TAKES: Final = _rows(TAKE, [f"take {colour}" for colour in COLOURS])
DISCARDS: Final = _rows(DISCARD, [f"discard {name}" for name in KIND_NAMES])
PICKS: Final = _rows(PICK, [f"pick {name}" for name in KIND_NAMES])
ATTACKING: Final = MOVES.add(ATTACK, 0, "attack")
HOLDING: Final = MOVES.add(HOLD, 0, "hold")
DECLINING: Final = MOVES.add(DECLINE, 0, "decline")  # after every choice that it may stand beside

STARTERS: Final = _rows(STARTER, ["starter 1", "starter 2"])
DRAWING: Final = _rows(DRAW, [f"draw {name}" for name in KIND_NAMES])
LOSSES: Final = _rows(LOSE, [f"lose {name}" for name in KIND_NAMES])

HIDDEN: Final = len(MOVES.moves)
UNSEEN_DRAW: Final = MOVES.add(DRAW_UNKNOWN, 0, "draw ?")
UNSEEN_PICK: Final = MOVES.add(PICK_UNKNOWN, 0, "pick ?")
UNSEEN_DISCARD: Final = MOVES.add(DISCARD_UNKNOWN, 0, "discard ?")

TABLES[GAME] = MOVES
