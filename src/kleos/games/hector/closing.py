"""Chapters 09 and 10: the closing phase and the end of the game.

The shuffles of HA-09-02, HA-09-04 and HA-09-05 need no code: a late-dealt pile has no order (see side.py).

True without a line of their own: HA-10-04, HA-R-39, HA-R-48.
"""

from typing import Final

from kleos.games.hector.battlefield import (
    NO_NUMBER,
    NO_SOURCE,
    NO_TILE,
    TIED,
    VANGUARD_CHOICE,
    Battlefield,
)
from kleos.games.hector.cards import ENOUGH, HOME
from kleos.games.hector.side import Side

ALL_FRONTS: Final = 0b111


def close_battle(state: Battlefield) -> None:
    """HA-10-03: only now are piles checked; then the next battle opens."""
    losers = fallen_players(state)
    if losers:
        end_game(state, losers)
        return
    for side in state.sides:
        side.clear_battle()
    put_tile_aside(state)
    state.attacker = 1 - state.attacker if state.winner == TIED else state.winner  # HA-03-02, HA-03-03, HA-R-31
    state.number = NO_NUMBER
    state.source = NO_SOURCE
    state.round = 0
    state.revealed = False
    state.fled = False
    if state.battle >= state.rules.max_battles:
        state.end(TIED, "end-limit", "HA-R-44")
        return
    state.battle += 1
    state.winner = TIED
    state.ask(VANGUARD_CHOICE, state.attacker)  # HA-09-07


def fallen_players(state: Battlefield) -> list[int]:
    """HA-R-33: fronts first, then home piles; HA-R-05: battle piles and, unless `designated`, all drawn from."""
    for side in state.sides:
        if state.rules.touched:
            for front in range(HOME):
                if side.touched >> front & 1:
                    check_front(side, front)
        if side.pile != HOME:
            check_front(side, side.pile)
    return [player for player in (0, 1) if has_no_front(state.sides[player]) or home_fell(state, player)]


def check_front(side: Side, front: int) -> None:
    """HA-09-01: fewer than five cards exhaust a front."""
    if side.sizes[front] < ENOUGH and not side.exhausted >> front & 1:
        exhaust(side, front)


def exhaust(side: Side, front: int) -> None:
    """HA-09-01, HA-09-02: a front falls for good and its cards join the home pile."""
    side.exhausted |= 1 << front
    side.merge_home(front)


def has_no_front(side: Side) -> bool:
    """HA-10-01: all three fronts exhausted."""
    return side.exhausted == ALL_FRONTS


def home_fell(state: Battlefield, player: int) -> bool:
    """HA-09-03, HA-10-02: the home pile was used and is exhausted."""
    side = state.sides[player]
    used = side.pile == HOME or (state.rules.touched and side.touched >> HOME & 1 == 1)
    return used and side.sizes[HOME] < ENOUGH


def end_game(state: Battlefield, losers: list[int]) -> None:
    """HA-10-01, HA-10-02; HA-R-32: if both fall the battle's winner wins, after a tied battle nobody does."""
    if len(losers) > 1:
        state.end(state.winner, "end-both", "HA-R-32")
    elif has_no_front(state.sides[losers[0]]):
        state.end(1 - losers[0], "end-fronts", "HA-10-01")
    else:
        state.end(1 - losers[0], "end-home", "HA-10-02")


def put_tile_aside(state: Battlefield) -> None:
    """HA-09-06, HA-R-35: the used tile leaves the stock; after the last one all go back."""
    state.tile = NO_TILE
    state.facing = 0
    if not state.stock:
        state.stock = list(range(len(state.rules.components.tiles)))
