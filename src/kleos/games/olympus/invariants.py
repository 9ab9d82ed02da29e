"""The gate of Fight for Olympus: the ledger's invariants, which every position read from outside must keep."""

from kleos.core.game import Game
from kleos.core.players import NOBODY
from kleos.games.olympus import board as b
from kleos.games.olympus.cards import SLOTS
from kleos.games.olympus.side import Side
from kleos.games.olympus.state import OlympusState

HELD_STEPS = (b.PAY_SYMBOL, b.PLACE_UNIT, b.CHOOSE_BEARER)  # a card between hand and board


def check_state(game: Game, state: OlympusState) -> None:
    """Refuse a state that no game leads to."""
    check_cards(game, state)
    check_board(game, state)
    for side in state.sides:
        check_side(game, side)


def check_cards(game: Game, state: OlympusState) -> None:
    """I1: every card once; what is in neither pile nor play is boxed. FO-SET-03."""
    total = len(state.bag) + len(state.tail) + len(state.discard) + len(state.looked)
    total += sum(frame[0] in HELD_STEPS for frame in state.agenda)
    for side in state.sides:
        total += len(side.hand) + len(side.closed) + sum(kind >= 0 for kind in side.unit + side.gear)
    game.insist(total == state.rules.box.total, "cards")
    game.insist(len(state.tail) <= state.deck <= len(state.bag) + len(state.tail), "deck")


def check_board(game: Game, state: OlympusState) -> None:
    """I2 and I5: each marker in one place, the stone on the track or the game over."""
    one, two = state.sides
    game.insist(one.markers | two.markers | state.board_markers == 15, "markers")
    game.insist(one.markers + two.markers + state.board_markers == 15, "markers")
    game.insist(-7 <= state.score <= 7 and (abs(state.score) < 7 or state.outcome is not None), "score")
    game.insist((state.outcome is None) == (state.to_act != NOBODY), "outcome")


def check_side(game: Game, side: Side) -> None:
    """I6: nothing lies on an empty slot; known cards are in hand."""
    game.insist(side.units == sum(kind >= 0 for kind in side.unit), "units")
    game.insist(sum(side.held) == len(side.hand) and side.hand == sorted(side.hand), "hand")
    for slot in range(SLOTS):
        game.insist(side.unit[slot] >= 0 or (side.gear[slot] < 0 and side.harm[slot] == 0), "slots")
    rest = side.hand[:]
    for kind in side.open + side.peered:
        game.insist(kind in rest, "open")
        rest.remove(kind)
