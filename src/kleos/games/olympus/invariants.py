"""The gate of Fight for Olympus: what every position keeps, at any step of any game. FO-COMP, FO-SET, FO-TURN, FO-END.

A state read from outside is checked here before anybody plays on it: the ledger's invariants I1 to I8 as far as one
position tells, the turn, and the agenda (frames.py). What is checked stays true under every legal move.
"""

from typing import Final

from kleos.core.agenda import BOTTOM, Step
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.games.olympus.abilities import AGAIN
from kleos.games.olympus.board import (
    ATTACK_PHASE,
    NO_SKIP,
    OPEN_SKIP,
    OVER,
    PLAY_PHASE,
    SETTING_UP,
    SKIP_ATTACK,
    SKIP_DRAW,
    TIED,
)
from kleos.games.olympus.cards import (
    ALL_MARKERS,
    BOXED,
    EQUIPMENT,
    HAND,
    KINDS,
    MOST_PLAYS,
    NO_CARD,
    SEVEN,
    SLOTS,
    Slot,
)
from kleos.games.olympus.frames import check_agenda
from kleos.games.olympus.options import ATTACK_ONLY, DECLARED, LAZY, TIE_SECOND, TIE_UNITS
from kleos.games.olympus.side import Side
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.steps import CHECK, DEAL, DECLARE, DRAW_STARTER, SURVIVE_HIT, holds_card
from kleos.games.olympus.values import fallen

# What the starter may still have to skip in turn 1, by the way of the switch and the phase. FO-R-02.
SKIPS_LEFT: Final[dict[int, dict[int, tuple[int, ...]]]] = {
    LAZY: {PLAY_PHASE: (OPEN_SKIP,), ATTACK_PHASE: (OPEN_SKIP, NO_SKIP)},
    DECLARED: {PLAY_PHASE: (SKIP_ATTACK, SKIP_DRAW), ATTACK_PHASE: (SKIP_DRAW, NO_SKIP)},
    ATTACK_ONLY: {PLAY_PHASE: (SKIP_ATTACK,), ATTACK_PHASE: ()},
}
PlainFrame = tuple[Step, int, int, int, int]  # step, player and numbers
JUST_OPEN: Final = (NO_SKIP,)


def check_state(game: Game, state: OlympusState) -> None:
    """Refuse a state that no game leads to."""
    check_cards(game, state)
    check_board(game, state)
    for player in (0, 1):
        check_side(game, state.sides[player])
        check_marks(game, state, player)
    check_turn(game, state)
    if state.outcome is not None:
        check_outcome(game, state)
    elif state.phase == SETTING_UP:
        check_set_up(game, state)
    else:
        check_skip(game, state)
        check_agenda(game, state)
        check_standing(game, state)


# Cards and markers.


def check_cards(game: Game, state: OlympusState) -> None:
    """I1: every card once, twenty at least in the box; who put a card under the pile knows it. FO-SET-02."""
    total = len(state.bag) + len(state.tail) + len(state.discard) + len(state.looked)
    total += sum(holds_card(frame.step) for frame in state.frames())
    for side in state.sides:
        total += len(side.hand) + len(side.closed) + sum(kind >= 0 for kind in side.unit + side.equipment)
        game.insist(not side.closed or state.rules.hide_discards, "closed FO-R-44")
    game.insist(total == state.rules.box.total, "cards FO-COMP-04")
    boxed = len(state.bag) - (state.deck - len(state.tail))
    game.insist(len(state.tail) <= state.deck and boxed >= BOXED, "deck FO-SET-02")
    game.insist(len(state.tail) == len(state.knowers), "tail FO-EFF-27")
    game.insist(all(seat in (1, 2) for seat in state.knowers), "tail FO-EFF-27")
    game.insist(state.looked == sorted(state.looked), "looked FO-EFF-27")


def check_board(game: Game, state: OlympusState) -> None:
    """I2 and I5: each marker in one place, the stone on the track, and at its end only when the game is over."""
    one, two = state.sides
    game.insist(one.markers | two.markers | state.board_markers == ALL_MARKERS, "markers FO-COMP-05")
    game.insist(one.markers + two.markers + state.board_markers == ALL_MARKERS, "markers FO-COMP-05")
    game.insist(-SEVEN <= state.score <= SEVEN, "score FO-COMP-07")
    game.insist(abs(state.score) < SEVEN or state.outcome is not None, "score FO-END-05")
    game.insist((state.outcome is None) == (state.phase != OVER), "phase FO-END-05")


def check_side(game: Game, side: Side) -> None:
    """I6: units in slots, equipment under units, nothing on an empty slot; known cards are in hand."""
    game.insist(side.units == sum(kind >= 0 for kind in side.unit), "units FO-PLC-02")
    game.insist(sum(side.held) == len(side.hand) and side.hand == sorted(side.hand), "hand")
    for slot in range(SLOTS):
        check_slot(game, side, slot)
    rest = side.hand[:]
    for kind in side.open + side.peered:
        game.insist(kind in rest, "open")
        rest.remove(kind)


def check_slot(game: Game, side: Side, slot: Slot) -> None:
    """What lies in one slot."""
    unit, equipment = side.unit[slot], side.equipment[slot]
    types = side.box.type_of
    if unit < 0:
        bare = (
            equipment == NO_CARD and side.damage[slot] == side.done[slot] == side.grants[slot] == side.again[slot] == 0
        )
        game.insist(bare, "slots FO-EQP-10")
        return
    game.insist(unit < KINDS and types[unit] != EQUIPMENT, "slots FO-CARD-01")
    game.insist(equipment == NO_CARD or types[equipment] == EQUIPMENT, "slots FO-EQP-01")
    game.insist(side.damage[slot] >= 0, "damage FO-ABL-09")


def check_marks(game: Game, state: OlympusState, player: int) -> None:
    """Attack marks belong to the active player's attacks, and who has granted one is able to. FO-EFF-22, FO-R-18."""
    side = state.sides[player]
    attacks = player == state.active and state.phase not in (SETTING_UP, PLAY_PHASE)
    for slot in range(SLOTS):
        done, grants, again = side.done[slot], side.grants[slot], side.again[slot]
        game.insist(done in (0, 1) and again in (0, 1) and grants >= 0, "marks FO-R-18")
        game.insist(attacks or (done == 0 and again == 0), "marks FO-R-18")
        game.insist(player == state.active or grants == 0, "marks FO-EFF-22")
        game.insist(again == 0 or bool(side.flags[slot] & AGAIN), "marks FO-EFF-22")


# The turn.


def check_turn(game: Game, state: OlympusState) -> None:
    """FO-TURN-01, FO-R-36, FO-END-01: players alternate, and who has six units has played one of them in this turn."""
    setting_up = state.phase == SETTING_UP
    game.insist((state.turn == 0) == setting_up, "turn FO-TURN-01")
    first = state.turn % 2 == 1 or setting_up
    game.insist(first == (state.active == state.starter), "turn FO-TURN-01")
    game.insist(0 <= state.played <= MOST_PLAYS, "played FO-R-36")
    if state.outcome is None and state.played == 0:
        game.insist(state.sides[state.active].units < SLOTS, "units FO-END-01")
    game.insist(state.turn == 1 or state.skip == NO_SKIP, "skip FO-TURN-05")


def check_skip(game: Game, state: OlympusState) -> None:
    """FO-R-02: what the starter has still to skip, in turn 1 alone."""
    if state.turn == 1 and state.top.step is not DECLARE:
        allowed = SKIPS_LEFT[state.rules.starter_skip].get(state.phase, JUST_OPEN)
        game.insist(state.skip in allowed, "skip FO-R-02")


def check_standing(game: Game, state: OlympusState) -> None:
    """I3: where no state check is pending, damage is less than defence. FO-EFF-05."""
    if state.top.step is not SURVIVE_HIT and all(frame.step is not CHECK for frame in state.frames()):
        game.insist(not fallen(state), "damage FO-EFF-05")


# Before and after.


def check_set_up(game: Game, state: OlympusState) -> None:
    """FO-SET-01 to FO-SET-06: an empty board, and the one way in which hands are dealt."""
    agenda = [(frame.step, frame.player, frame.a, frame.b, frame.c) for frame in state.frames()]
    game.insist(agenda in set_up_agendas(state), "agenda FO-SET-03")
    game.insist(state.to_act == CHANCE_SEAT, "actor")
    dealt = [len(side.hand) for side in state.sides]
    game.insist(len(state.bag) == state.deck + BOXED, "deck FO-SET-02")
    game.insist(state.rules.box.total == len(state.bag) + dealt[0] + dealt[1], "cards FO-SET-06")
    game.insist(state.score == 0 and state.board_markers == ALL_MARKERS, "score FO-SET-01")
    game.insist(state.played == 0 and state.skip == NO_SKIP and state.fresh == NO_CARD, "turn FO-SET-06")
    for side in state.sides:
        game.insist(not side.open and not side.peered, "open FO-SET-03")


def set_up_agendas(state: OlympusState) -> list[list[PlainFrame]]:
    """The agendas that set-up has when so many cards are dealt."""
    dealt, then = len(state.sides[0].hand), len(state.sides[1].hand)
    second: PlainFrame = (DEAL, 1, HAND - then, 0, 0)
    if then:
        return [[second]] if dealt == HAND and then < HAND else []
    if dealt == HAND:
        return [[second]]
    first: PlainFrame = (DEAL, 0, HAND - dealt, 0, 0)
    if dealt:
        return [[second, first]] if dealt < HAND else []
    return [[second, first]] + ([[second, first, (DRAW_STARTER, 0, 0, 0, 0)]] if state.starter == 0 else [])


def check_outcome(game: Game, state: OlympusState) -> None:
    """FO-END: the game ended in one of its ways, and that way fits the table."""
    outcome = state.outcome
    assert outcome is not None
    winner = TIED if outcome.winner is None else int(outcome.winner)
    game.insist(state.top is BOTTOM and state.to_act == NOBODY, "agenda FO-END-05")
    game.insist(not state.looked and state.fresh == NO_CARD, "looked FO-END-05")
    found = end_of(state)
    game.insist(found == (winner, outcome.reason, outcome.clause), "outcome FO-END-05")


def end_of(state: OlympusState) -> tuple[int, str, str]:
    """How a game with this table has ended; nobody's name where it has not. The order is that of FO-END-05."""
    score = state.score
    if abs(score) == SEVEN:
        return 0 if score > 0 else 1, "end-seven", "FO-END-02"
    if state.deck == 0:
        if score:
            return 0 if score > 0 else 1, "end-exhausted", "FO-END-03"
        return tied_winner(state), "end-exhausted-zero", "FO-R-03"
    if state.sides[state.active].units == SLOTS and state.played == 0:
        return state.active, "end-full-house", "FO-END-01"
    return TIED, "", ""


def tied_winner(state: OlympusState) -> int:
    """FO-R-03: who wins with the stone on 0."""
    if state.rules.tie_at_zero == TIE_SECOND:
        return 1 - state.starter
    one, two = state.sides[0].units, state.sides[1].units
    if state.rules.tie_at_zero == TIE_UNITS and one != two:
        return 0 if one > two else 1
    return TIED
