"""Reinforcement: Greeks, ships and cards, step by step. HE-REIN."""

from typing import Final

from kleos.core.agenda import Frame, Step
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas.board import REINFORCEMENT, Board
from kleos.games.hellas.cards import GOD, GOD_LIMIT, GODS, HAND_LIMIT
from kleos.games.hellas.components import IN_STEPS
from kleos.games.hellas.god_cards import Window
from kleos.games.hellas.god_piles import (
    DRAW_SETS,
    can_draw,
    draw_unseen,
    gods_to_draw,
    has_room,
    source_of,
    take_card,
)
from kleos.games.hellas.hexes import size
from kleos.games.hellas.moves import DRAW, GREEK_TO, GREEKS_TO, PLAY, SHIP_TO, SHIPS_TO, STOPPING
from kleos.games.hellas.offer import NOTHING, Offer, singles
from kleos.games.hellas.questions import CardDraw
from kleos.games.hellas.steps import AFTER, DEAL_UNSEEN, STEP

STEPS_DUE: Final = 3  # HE-REIN-01
DRAWS_OR_STOP: Final = [[*draws, STOPPING] for draws in DRAW_SETS]
IN_REINFORCEMENT: Final = (REINFORCEMENT,)
BEFORE_MOVING: Final = (AFTER,)


def temples(state: Board, player: int) -> int:
    """How many temple cities a player holds."""
    return size(state.sides[player].held & state.temples)


def reinforce(state: Board, player: int) -> None:
    """HE-REIN-01, HE-REIN-02: three steps, four with strictly more temples; HE-R-30: read once, now."""
    state.action = REINFORCEMENT
    state.steps_left = STEPS_DUE + (1 if temples(state, player) > temples(state, 1 - player) else 0)
    state.steps_made = 0
    state.ask(STEP, player)


class MakingStep(Window):
    """D-STEP: a Greek, a ship or a card, or the end where it is allowed."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-REIN-03 to HE-REIN-06, HE-REIN-09, HE-REIN-10; HE-R-04: three steps are compulsory if any can be made."""
        side = state.sides[frame.player]
        gods = gods_to_draw(state, side)
        offer = singles(NOTHING)
        if side.greeks:
            offer.first = side.held & ~side.full
            offer.first_rows = GREEKS_TO
        if side.ships:
            offer.second = side.held & ~side.crowded
            offer.second_rows = SHIPS_TO
        none = not offer.first and not offer.second and not gods
        may_stop = none or state.steps_made >= STEPS_DUE or not state.rules.strict
        offer.rest = DRAWS_OR_STOP[gods] if may_stop else DRAW_SETS[gods]
        return self.with_cards(state, frame, offer)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Make a step, lay a card, or stop."""
        player, verb = frame.player, move.verb
        if verb == PLAY:
            self.lay(state, frame, move.arg)
        elif move is STOPPING:
            finish(state, player)
        elif verb == GREEK_TO:
            state.add_greek(player, move.arg)
            step_made(state, frame)
        elif verb == SHIP_TO:
            state.add_ship(player, move.arg)
            step_made(state, frame)
        else:
            draw_unseen(state, player, move.arg)
            step_made(state, frame)

    def refuse_choice(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why a step cannot be made."""
        if move is STOPPING:
            return IllegalMove(move, "why-he-steps-due", "HE-R-04")
        if move.verb == GREEK_TO or move.verb == SHIP_TO:
            return refuse_piece(state, frame.player, move)
        return refuse_draw(state, frame.player, move) if move.verb == DRAW else None

    def actions(self) -> tuple[int, ...]:
        """In a reinforcement."""
        return IN_REINFORCEMENT


def step_made(state: Board, frame: Frame) -> None:
    """Count a step; the last one ends the reinforcement, else the question stays."""
    state.steps_made += 1
    state.steps_left -= 1
    if state.steps_left == 0:
        finish(state, frame.player)
    else:
        state.top = frame


def refuse_piece(state: Board, player: int, move: Move) -> IllegalMove:
    """Why no piece can be placed there."""
    side = state.sides[player]
    clause = "HE-REIN-03" if move.verb == GREEK_TO else "HE-REIN-04"
    if not side.held >> move.arg & 1:
        return IllegalMove(move, "why-he-not-yours", clause)
    if not (side.greeks if move.verb == GREEK_TO else side.ships):
        return IllegalMove(move, "why-he-supply", "HE-REIN-09")
    return IllegalMove(move, "why-he-city-full", clause)


def refuse_draw(state: Board, player: int, move: Move) -> IllegalMove:
    """Why no card of this god can be drawn."""
    side = state.sides[player]
    if len(side.hand) + sum(side.unseen) >= HAND_LIMIT or not has_room(side, move.arg):
        return IllegalMove(move, "why-he-hand-limit", "HE-REIN-06", most=HAND_LIMIT, each=GOD_LIMIT)
    assert not can_draw(state, move.arg)
    return IllegalMove(move, "why-he-no-cards", "HE-R-43")


def finish(state: Board, player: int) -> None:
    """HE-REIN-07: the cards drawn are looked at now; HE-REORG-01: then everything may be moved."""
    state.steps_left = 0
    state.steps_made = 0
    state.free_reorganisation = True
    state.ask(AFTER, player)
    reveal(state, player)


def reveal(state: Board, player: int) -> None:
    """Look at the next unseen card."""
    god = next_unseen(state, player)
    if god >= 0:
        state.push(DEAL_UNSEEN, player, god)


def next_unseen(state: Board, player: int) -> int:
    """The first god of whom an unseen card was drawn; below 0 if there is none."""
    unseen = state.sides[player].unseen
    for god in range(GODS):
        if unseen[god]:
            return god
    return -1


class LookingAtDrawnCards(CardDraw):
    """C-REVEAL: one card of the reinforcement after the other."""

    __slots__ = ()

    def kinds(self, state: Board, frame: Frame) -> list[int]:
        """The cards among which it is: those of the pile before it was renewed, if it was."""
        return source_of(state, True, frame.a)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """HE-GOD-08: not to be used this turn."""
        take_card(state, frame.player, move.arg, True)
        side = state.sides[frame.player]
        side.unseen[GOD[move.arg]] -= 1
        side.fresh.append(move.arg)
        reveal(state, frame.player)

    def windows(self) -> tuple[Step, ...]:
        """Before the reorganisation."""
        return BEFORE_MOVING

    def missing(self, state: Board, frame: Frame) -> str:
        """The cards to look at."""
        return "" if any(state.sides[frame.player].unseen) else "want-unseen"

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """In the order of the gods, after a reinforcement."""
        due = frame.a == next_unseen(state, frame.player) and state.action == REINFORCEMENT
        game.insist(due, "unseen HE-REIN-07")


STEP.handled_by(MakingStep(IN_STEPS))
DEAL_UNSEEN.handled_by(LookingAtDrawnCards())
