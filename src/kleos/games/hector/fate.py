"""Chapter 06: after each round the superior player may turn the fate tile.

True without a line of their own: HA-R-16, HA-R-17.
"""

from kleos.core.moves import Move
from kleos.games.hector.battlefield import ACTION, FATE, Battlefield
from kleos.games.hector.cards import ROUNDS
from kleos.games.hector.moves import CLOCKWISE, COUNTER, TURNS
from kleos.games.hector.scoring import score_battle


def begin_fate(state: Battlefield) -> None:
    """HA-06-02 to HA-06-04: strictly higher superiority may turn the tile; on equality it stays."""
    one = state.sides[0].superiority
    two = state.sides[1].superiority
    if one == two:
        end_round(state)
    else:
        state.ask(FATE, 0 if one > two else 1)


def fate_options(state: Battlefield) -> list[Move]:
    """HA-06-03: leave it, or a quarter turn either way."""
    return TURNS[:]


def turned(facing: int, turn: int) -> int:
    """HA-06-05: the edge that faces the Greek after a turn."""
    if turn == CLOCKWISE:
        return (facing + 3) & 3
    if turn == COUNTER:
        return (facing + 1) & 3
    return facing


def turn_fate(state: Battlefield, turn: int) -> None:
    """Turn the tile or leave it."""
    state.facing = turned(state.facing, turn)
    end_round(state)


def end_round(state: Battlefield) -> None:
    """HA-03-01: four rounds, then scoring (HA-06-06)."""
    if state.round == ROUNDS:
        score_battle(state)
    else:
        state.round += 1
        state.ask(ACTION, state.attacker)
