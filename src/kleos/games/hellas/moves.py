"""The table of all moves of Hellas: the ledger's decision points D- and chance points C-, in its notation.

`lay c E` names a spot by its lowest-numbered neighbour and the edge of that neighbour; `turn k` follows where more than
one turn fits (HE-R-51). Rows below HIDDEN are legal somewhere; the rows after it are what others see of a hidden card.
"""

from typing import Final

from kleos.core.moves import TABLES, Move, MoveTable
from kleos.games.hellas.cards import CARD_NAMES, CITIES, GOD_NAMES, MOST, TILE_NAMES
from kleos.games.hellas.hexes import EDGE_NAMES, EDGES, TILES

GAME: Final = "hellas"

# Verbs of decisions.
PLAY: Final = 0  # card windows: a kind
PASS: Final = 1  # D-BATTLE, D-REPLY
REINFORCE: Final = 2  # D-ACT
VOYAGE: Final = 3
ATTACK: Final = 4
GREEK_TO: Final = 5  # D-STEP, D-CARDARG: a city
SHIP_TO: Final = 6
DRAW: Final = 7  # a god
LAY: Final = 8  # D-COAST, D-LAY: a spot
TURN: Final = 9
KEEP: Final = 10  # D-CARDARG: a tile
FROM: Final = 11  # D-FROM, D-CARDARG
PAY: Final = 12  # D-PAYSHIP
TARGET: Final = 13  # D-TARGET
SEND: Final = 14  # D-FORCE
COMMIT: Final = 15
WITHDRAW: Final = 16  # D-TARGET, D-FORCE
SHIPS: Final = 17  # D-SHIPX: how many
CONVERT: Final = 18  # D-CARDARG
STORM: Final = 19
SWAP: Final = 20
LIFT_GREEK: Final = 21  # D-REORG, D-CARDARG
LIFT_SHIP: Final = 22
DROP_GREEK: Final = 23
DROP_SHIP: Final = 24
FAIL: Final = 25  # D-LAY
STOP: Final = 26  # D-STEP, D-CARDARG
DONE: Final = 27  # D-REORG
# Verbs of chance.
FLIP: Final = 28  # C-FLIP: a tile
DEAL: Final = 29  # C-REVEAL, C-GODS: a card
STEAL: Final = 30
# What others see: the back.
DEAL_BACK: Final = 31
STEAL_BACK: Final = 32

MOVES: Final = MoveTable(GAME)


def _rows(verb: int, codes: list[str]) -> list[Move]:
    return [MOVES.add(verb, k, code) for k, code in enumerate(codes)]


def _cities(verb: int, word: str) -> list[Move]:
    """One row per city; entry 0, the dolphin, repeats the first so that lists are indexed by city."""
    rows = [MOVES.add(verb, city, f"{word} {city}") for city in range(1, CITIES + 1)]
    return [rows[0], *rows]


PLAYS: Final = _rows(PLAY, [f"play {name}" for name in CARD_NAMES])
PASSING: Final = MOVES.add(PASS, 0, "pass")
REINFORCING: Final = MOVES.add(REINFORCE, 0, "reinforce")
VOYAGING: Final = MOVES.add(VOYAGE, 0, "voyage")
ATTACKING: Final = MOVES.add(ATTACK, 0, "attack")
GREEKS_TO: Final = _cities(GREEK_TO, "greek")
SHIPS_TO: Final = _cities(SHIP_TO, "ship")
DRAWS: Final = _rows(DRAW, [f"draw {god}" for god in GOD_NAMES])
LAYS: Final = _rows(LAY, [f"lay {number} {edge}" for number in range(TILES - 1) for edge in EDGE_NAMES])
TURNINGS: Final = _rows(TURN, [f"turn {k}" for k in range(EDGES)])
KEEPS: Final = _rows(KEEP, [f"keep {name}" for name in TILE_NAMES])
FROMS: Final = _cities(FROM, "from")
PAYS: Final = _cities(PAY, "pay")
TARGETS: Final = _cities(TARGET, "target")
SENDS: Final = _cities(SEND, "send")
COMMITTING: Final = MOVES.add(COMMIT, 0, "commit")
WITHDRAWING: Final = MOVES.add(WITHDRAW, 0, "withdraw")
SHIP_COUNTS: Final = _rows(SHIPS, [f"ships {n}" for n in range(MOST + 1)])
CONVERTS: Final = _cities(CONVERT, "convert")
STORMS: Final = _cities(STORM, "storm")
SWAPS: Final = _cities(SWAP, "swap")
LIFTS: Final = (_cities(LIFT_GREEK, "lift greek"), _cities(LIFT_SHIP, "lift ship"))
DROPS: Final = (_cities(DROP_GREEK, "drop greek"), _cities(DROP_SHIP, "drop ship"))
FAILING: Final = MOVES.add(FAIL, 0, "fail")
STOPPING: Final = MOVES.add(STOP, 0, "stop")
DOING: Final = MOVES.add(DONE, 0, "done")

MOVES.decisions = len(MOVES.moves)
FLIPS: Final = _rows(FLIP, [f"flip {name}" for name in TILE_NAMES])
DEALS: Final = _rows(DEAL, [f"deal {name}" for name in CARD_NAMES])
STEALS: Final = _rows(STEAL, [f"steal {name}" for name in CARD_NAMES])

HIDDEN: Final = len(MOVES.moves)
DEAL_BACKS: Final = _rows(DEAL_BACK, [f"deal {god}" for god in GOD_NAMES])
STEAL_BACKS: Final = _rows(STEAL_BACK, [f"steal {god}" for god in GOD_NAMES])

TABLES[GAME] = MOVES
