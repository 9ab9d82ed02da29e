"""The gate of Hellas: the ledger's invariants, which every position read from outside must keep."""

from kleos.core.game import Game
from kleos.core.players import NOBODY
from kleos.games.hellas import board as b
from kleos.games.hellas.cards import CARDS_EACH, CITIES, GOD, GODS, NO_CARD
from kleos.games.hellas.state import HellasState


def check_state(game: Game, state: HellasState) -> None:
    """Refuse a state that no game leads to."""
    game.insist((state.outcome is None) == (state.to_act != NOBODY), "outcome")
    check_tiles(game, state)
    for god in range(GODS):
        check_god(game, state, god)


def check_tiles(game: Game, state: HellasState) -> None:
    """I6: every city has one holder, and every tile one place."""
    one, two = state.sides
    game.insist(one.held & two.held == 0, "map")
    game.insist(one.held | two.held == (1 << len(state.layout.cells)) - 2, "map")
    tiles = len(state.layout.cells) + state.tiles_left() + len(state.aside) + len(state.turned)
    game.insist(tiles == CITIES + 1, "tiles")


def check_god(game: Game, state: HellasState, god: int) -> None:
    """I4: sixteen cards of each god."""
    out = state.chain + [side.open_card for side in state.sides if side.open_card != NO_CARD]
    drawn = sum(side.unseen[god] for side in state.sides)
    drawn += sum(frame[0] == b.DEAL_DRAWN and frame[2] == god for frame in state.agenda)
    game.insist(len(state.bags[god]) + len(state.old[god]) == state.piles[god] + drawn, "piles")
    hands = sum(side.gods[god] for side in state.sides)
    total = len(state.bags[god]) + len(state.old[god]) + hands + len(state.discards[god])
    game.insist(total + sum(GOD[kind] == god for kind in out) == CARDS_EACH, "cards")
