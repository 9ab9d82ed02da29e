"""The table of all moves of Hector & Achilles: decisions D-1 to D-7 and chance points C-2 to C-6 of the ledger.

Rows below HIDDEN are legal somewhere; the rows after it are what a viewer sees of a chance move or of a hidden choice.
"""

from typing import Final

from kleos.core.moves import TABLES, Move, MoveTable
from kleos.games.hector.cards import CARD_NAMES, COLOURS, KIND_NAMES

GAME: Final = "hector"

# Verbs of decisions.
VANGUARD: Final = 0  # D-1: the pile, 0..3
NUMBER: Final = 1  # D-2: 1..4
ORIENT: Final = 2  # D-3: the edge that faces the Greek, 0..3
PASS: Final = 3  # D-4
DISCARD: Final = 4  # D-4: a kind
CHANGE: Final = 5  # D-4
DEPLOY: Final = 6  # D-4: a place in the own row, 0 = vanguard
UPGRADE: Final = 7  # D-4: a place in the own row
RETREAT: Final = 8  # D-4
PLAY: Final = 9  # D-5: a kind
TURN: Final = 10  # D-6: LEAVE, CLOCKWISE, COUNTER
RANSOM: Final = 11  # D-7: GIVE_HERO, GIVE_TOKEN
# Verbs of chance.
SEAT: Final = 12  # which seat is Greek
DRAW: Final = 13  # a card
HERO: Final = 14  # a colour
TILE: Final = 15  # a tile
LOSE: Final = 16  # a card that leaves the game as a shame penalty
# What others see.
DRAW_KIND: Final = 17
DRAW_UNKNOWN: Final = 18
HERO_UNKNOWN: Final = 19
LOSE_KIND: Final = 20
LOSE_UNKNOWN: Final = 21
DISCARD_UNKNOWN: Final = 22
DEPLOYED: Final = 23  # place * 6 + the colour that the hero turned out to have

LEAVE: Final = 0
CLOCKWISE: Final = 1
COUNTER: Final = 2
GIVE_HERO: Final = 0
GIVE_TOKEN: Final = 1

MAX_TILES: Final = 6
PLACES: Final = 4  # a hero or token goes on one of the cards laid before this turn's: at most four

MOVES: Final = MoveTable(GAME)


def _rows(verb: int, codes: list[str], first: int = 0) -> list[Move]:
    return [MOVES.add(verb, first + k, code) for k, code in enumerate(codes)]


VANGUARDS: Final = _rows(VANGUARD, ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard home"])
NUMBERS: Final = _rows(NUMBER, ["number 1", "number 2", "number 3", "number 4"], first=1)  # HA-R-01: 4 = home
ORIENTS: Final = _rows(ORIENT, ["orient 0", "orient 1", "orient 2", "orient 3"])
PASSING: Final = MOVES.add(PASS, 0, "pass")
DISCARDS: Final = _rows(DISCARD, [f"discard {name}" for name in KIND_NAMES])
CHANGING: Final = MOVES.add(CHANGE, 0, "change")
DEPLOYS: Final = _rows(DEPLOY, [f"deploy {place}" for place in range(PLACES)])
UPGRADES: Final = _rows(UPGRADE, [f"upgrade {place}" for place in range(PLACES)])
RETREATING: Final = MOVES.add(RETREAT, 0, "retreat")
PLAYS: Final = _rows(PLAY, [f"play {name}" for name in KIND_NAMES])
TURNS: Final = _rows(TURN, ["leave", "turn cw", "turn ccw"])
RANSOMS: Final = _rows(RANSOM, ["give hero", "give token"])
MOVES.decisions = len(MOVES.moves)

SEATS: Final = _rows(SEAT, ["greek 1", "greek 2"])
DRAWS: Final = _rows(DRAW, [f"draw {name}" for name in CARD_NAMES])
HEROES: Final = _rows(HERO, [f"hero {colour}" for colour in COLOURS])
TILES: Final = _rows(TILE, [f"tile {number}" for number in range(1, MAX_TILES + 1)])
LOSSES: Final = _rows(LOSE, [f"lose {name}" for name in CARD_NAMES])

HIDDEN: Final = len(MOVES.moves)
SEEN_DRAWS: Final = _rows(DRAW_KIND, [f"draw {name}" for name in KIND_NAMES])
UNSEEN_DRAW: Final = MOVES.add(DRAW_UNKNOWN, 0, "draw ?")
UNSEEN_HERO: Final = MOVES.add(HERO_UNKNOWN, 0, "hero ?")
SEEN_LOSSES: Final = _rows(LOSE_KIND, [f"lose {name}" for name in KIND_NAMES])
UNSEEN_LOSS: Final = MOVES.add(LOSE_UNKNOWN, 0, "lose ?")
UNSEEN_DISCARD: Final = MOVES.add(DISCARD_UNKNOWN, 0, "discard ?")
SEEN_DEPLOYS: Final = _rows(DEPLOYED, [f"deploy {place} {colour}" for place in range(PLACES) for colour in COLOURS])

TABLES[GAME] = MOVES
