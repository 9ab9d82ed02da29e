"""The table of all moves of Hector & Achilles: decisions D-1 to D-7 and chance points C-2 to C-6 of the ledger.

Rows that are SEEN are never legal: they are what a viewer sees of a chance move or of a hidden choice.
"""

from typing import Final

from kleos.core.moves import OUTCOME, SEEN, TABLES, MoveTable
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


VANGUARDS: Final = MOVES.rows(VANGUARD, "HA-04-01", ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard home"])
NUMBERS: Final = MOVES.rows(NUMBER, "HA-04-03", ["number 1", "number 2", "number 3", "number 4"], first=1)
# HA-R-01: number 4 is home
ORIENTS: Final = MOVES.rows(ORIENT, "HA-04-05", ["orient 0", "orient 1", "orient 2", "orient 3"])
PASSING: Final = MOVES.add(PASS, 0, "pass", "HA-05-51")
DISCARDS: Final = MOVES.rows(DISCARD, "HA-05-10", [f"discard {name}" for name in KIND_NAMES])
CHANGING: Final = MOVES.add(CHANGE, 0, "change", "HA-05-20")
DEPLOYS: Final = MOVES.rows(DEPLOY, "HA-05-30", [f"deploy {place}" for place in range(PLACES)])
UPGRADES: Final = MOVES.rows(UPGRADE, "HA-05-40", [f"upgrade {place}" for place in range(PLACES)])
RETREATING: Final = MOVES.add(RETREAT, 0, "retreat", "HA-05-50")
PLAYS: Final = MOVES.rows(PLAY, "HA-05-02", [f"play {name}" for name in KIND_NAMES])
TURNS: Final = MOVES.rows(TURN, "HA-06-03", ["leave", "turn cw", "turn ccw"])
RANSOMS: Final = MOVES.rows(RANSOM, "HA-07-08", ["give hero", "give token"])
MOVES.section(OUTCOME)

SEATS: Final = MOVES.rows(SEAT, "HA-12-00", ["greek 1", "greek 2"])
DRAWS: Final = MOVES.rows(DRAW, "HA-12-02", [f"draw {name}" for name in CARD_NAMES])
HEROES: Final = MOVES.rows(HERO, "HA-12-02", [f"hero {colour}" for colour in COLOURS])
TILES: Final = MOVES.rows(TILE, "HA-12-02", [f"tile {number}" for number in range(1, MAX_TILES + 1)])
LOSSES: Final = MOVES.rows(LOSE, "HA-12-04", [f"lose {name}" for name in CARD_NAMES])

MOVES.section(SEEN)
SEEN_DRAWS: Final = MOVES.rows(DRAW_KIND, "HA-12-02", [f"draw {name}" for name in KIND_NAMES])
UNSEEN_DRAW: Final = MOVES.add(DRAW_UNKNOWN, 0, "draw ?", "HA-12-02")
UNSEEN_HERO: Final = MOVES.add(HERO_UNKNOWN, 0, "hero ?", "HA-12-02")
SEEN_LOSSES: Final = MOVES.rows(LOSE_KIND, "HA-12-04", [f"lose {name}" for name in KIND_NAMES])
UNSEEN_LOSS: Final = MOVES.add(LOSE_UNKNOWN, 0, "lose ?", "HA-12-04")
UNSEEN_DISCARD: Final = MOVES.add(DISCARD_UNKNOWN, 0, "discard ?", "HA-05-10")
SEEN_DEPLOYS: Final = MOVES.rows(
    DEPLOYED, "HA-05-30", [f"deploy {place} {colour}" for place in range(PLACES) for colour in COLOURS]
)

TABLES[GAME] = MOVES
