"""The table of all moves of Hellas: the ledger's decision points D- and chance points C-, in its notation.

`lay c E` names a spot by its lowest-numbered neighbour and the edge of that neighbour; `turn k` follows where more than
one turn fits (HE-R-51). Rows that are SEEN are never legal: they are what others see of a hidden card.
"""

from typing import Final

from kleos.core.moves import OUTCOME, SEEN, TABLES, Move, MoveTable
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


def _cities(verb: int, clause: str, word: str) -> list[Move]:
    """One row per city; entry 0, the dolphin, repeats the first so that lists are indexed by city."""
    rows = [MOVES.add(verb, city, f"{word} {city}", clause) for city in range(1, CITIES + 1)]
    return [rows[0], *rows]


PLAYS: Final = MOVES.rows(PLAY, "HE-TURN-03", [f"play {name}" for name in CARD_NAMES])
PASSING: Final = MOVES.add(PASS, 0, "pass", "HE-GOD-07")
REINFORCING: Final = MOVES.add(REINFORCE, 0, "reinforce", "HE-TURN-01")
VOYAGING: Final = MOVES.add(VOYAGE, 0, "voyage", "HE-TURN-01")
ATTACKING: Final = MOVES.add(ATTACK, 0, "attack", "HE-TURN-01")
GREEKS_TO: Final = _cities(GREEK_TO, "HE-REIN-03", "greek")
SHIPS_TO: Final = _cities(SHIP_TO, "HE-REIN-04", "ship")
DRAWS: Final = MOVES.rows(DRAW, "HE-REIN-05", [f"draw {god}" for god in GOD_NAMES])
LAYS: Final = MOVES.rows(
    LAY, "HE-VOY-01", [f"lay {number} {edge}" for number in range(TILES - 1) for edge in EDGE_NAMES]
)
TURNINGS: Final = MOVES.rows(TURN, "HE-VOY-01", [f"turn {k}" for k in range(EDGES)])
KEEPS: Final = MOVES.rows(KEEP, "HE-EFF-11", [f"keep {name}" for name in TILE_NAMES])
FROMS: Final = _cities(FROM, "HE-VOY-08", "from")
PAYS: Final = _cities(PAY, "HE-VOY-09", "pay")
TARGETS: Final = _cities(TARGET, "HE-ATK-01", "target")
SENDS: Final = _cities(SEND, "HE-ATK-03", "send")
COMMITTING: Final = MOVES.add(COMMIT, 0, "commit", "HE-R-49")
WITHDRAWING: Final = MOVES.add(WITHDRAW, 0, "withdraw", "HE-R-13")
SHIP_COUNTS: Final = MOVES.rows(SHIPS, "HE-ATK-13", [f"ships {n}" for n in range(MOST + 1)])
CONVERTS: Final = _cities(CONVERT, "HE-EFF-06", "convert")
STORMS: Final = _cities(STORM, "HE-EFF-12", "storm")
SWAPS: Final = _cities(SWAP, "HE-EFF-16", "swap")
LIFTS: Final = (_cities(LIFT_GREEK, "HE-R-48", "lift greek"), _cities(LIFT_SHIP, "HE-R-48", "lift ship"))
DROPS: Final = (_cities(DROP_GREEK, "HE-R-48", "drop greek"), _cities(DROP_SHIP, "HE-R-48", "drop ship"))
FAILING: Final = MOVES.add(FAIL, 0, "fail", "HE-VOY-10")
STOPPING: Final = MOVES.add(STOP, 0, "stop", "HE-R-04")
DOING: Final = MOVES.add(DONE, 0, "done", "HE-REORG-06")

MOVES.section(OUTCOME)
FLIPS: Final = MOVES.rows(FLIP, "HE-VOY-01", [f"flip {name}" for name in TILE_NAMES])
DEALS: Final = MOVES.rows(DEAL, "HE-REIN-05", [f"deal {name}" for name in CARD_NAMES])
STEALS: Final = MOVES.rows(STEAL, "HE-EFF-19", [f"steal {name}" for name in CARD_NAMES])

MOVES.section(SEEN)
DEAL_BACKS: Final = MOVES.rows(DEAL_BACK, "HE-REIN-05", [f"deal {god}" for god in GOD_NAMES])
STEAL_BACKS: Final = MOVES.rows(STEAL_BACK, "HE-EFF-19", [f"steal {god}" for god in GOD_NAMES])

TABLES[GAME] = MOVES
