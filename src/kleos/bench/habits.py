"""The suite of habits: plain rules that an opponent might follow, each named and described here.

A function gets the position, seen by whoever is to act, and a move, and says whether the habit allows it. It reads the
player's own cards and what lies open, never anything hidden. Where nothing is left, the habit gives way.
"""

from collections.abc import Callable
from typing import cast

from kleos.core.errors import BadOption
from kleos.core.moves import Move
from kleos.core.state import State
from kleos.games.hector import moves as hector
from kleos.games.hector.battlefield import ACTION
from kleos.games.hector.cards import VALUE
from kleos.games.hector.state import HectorState
from kleos.games.hellas import moves as hellas
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import ACT, FIGHT, REPLY
from kleos.games.olympus import moves as olympus
from kleos.games.olympus.cards import FIRST_ADDED, FIRST_EQUIPMENT
from kleos.games.olympus.state import OlympusState
from kleos.search.habit import Habit

LATE_ROUND = 3  # Hector: the first round in which a late hero is deployed
EARLY_ROUND = 2  # Hector: the last round in which one retreats early
BEHIND = 3  # Hector: that much less superiority makes one retreat early
FULL_HAND = 4  # Olympus: cards that a hoarder keeps
LATE_TURN = 20  # Hellas: turns of both players after which nobody of this habit voyages
QUIET_TURNS = 16  # Hellas: turns of both players without attacks

Allows = Callable[[State, Move], bool]


class NamedHabit(Habit):
    """A habit of the suite."""

    def __init__(self, game: str, allows: Allows) -> None:
        self.game = game
        self.name = allows.__name__.replace("_", "-")
        self.about = (allows.__doc__ or "").strip()
        self.allows = allows

    def kept(self, state: State, options: list[Move]) -> list[Move]:
        """What the habit allows; all, if it allows nothing."""
        return [move for move in options if self.allows(state, move)] or options


# Hector & Achilles.


def late_hero(state: State, move: Move) -> bool:
    """Never deploys the hero before round 3."""
    return move.verb != hector.DEPLOY or cast(HectorState, state).round >= LATE_ROUND


def hidden_hero(state: State, move: Move) -> bool:
    """Never deploys the hero."""
    return move.verb != hector.DEPLOY


def early_hero(state: State, move: Move) -> bool:
    """Deploys the hero as soon as it may."""
    field = cast(HectorState, state)
    side = field.sides[field.to_act]
    return field.phase != ACTION or side.deployed or side.hero < 0 or move.verb == hector.DEPLOY


def no_retreat(state: State, move: Move) -> bool:
    """Never retreats."""
    return move.verb != hector.RETREAT


def early_retreat(state: State, move: Move) -> bool:
    """Retreats in rounds 1 and 2 whenever it is behind by 3 or more in superiority."""
    field = cast(HectorState, state)
    if field.phase != ACTION or field.round > EARLY_ROUND:
        return True
    mine, his = field.sides[field.to_act], field.sides[1 - field.to_act]
    return his.superiority - mine.superiority < BEHIND or move.verb == hector.RETREAT


def always_turns(state: State, move: Move) -> bool:
    """Always turns the fate tile when it may."""
    return move.verb != hector.TURN or move.arg != hector.LEAVE


def never_turns(state: State, move: Move) -> bool:
    """Never turns the fate tile."""
    return move.verb != hector.TURN or move.arg == hector.LEAVE


def no_favour(state: State, move: Move) -> bool:
    """Never spends a favour token, on a card or for a fallen hero."""
    return move.verb != hector.UPGRADE and (move.verb != hector.RANSOM or move.arg != hector.GIVE_TOKEN)


def strongest_last(state: State, move: Move) -> bool:
    """Keeps its strongest card: plays and discards a weaker one while it holds one."""
    if move.verb not in (hector.PLAY, hector.DISCARD):
        return True
    field = cast(HectorState, state)
    return VALUE[2 * move.arg] < max(VALUE[card] for card in field.sides[field.to_act].hand)


# Fight for Olympus.


def hoards_cards(state: State, move: Move) -> bool:
    """Plays no card that would leave it with fewer than 4 in hand, before payment."""
    board = cast(OlympusState, state)
    return move.verb != olympus.PLAY or len(board.sides[board.to_act].hand) > FULL_HAND


def left_first(state: State, move: Move) -> bool:
    """Fills the leftmost free place first."""
    board = cast(OlympusState, state)
    if move.verb != olympus.PLACE:
        return True
    return all(board.sides[board.to_act].unit[slot] >= 0 for slot in range(move.arg))


def no_abilities(state: State, move: Move) -> bool:
    """Uses no ability that it may decline."""
    offered = any(option.verb == olympus.DECLINE for option in state.legal_moves())
    return not offered or move.verb == olympus.DECLINE


def no_markers(state: State, move: Move) -> bool:
    """Never pays with a favour marker."""
    return move.verb != olympus.PAY_MARKER


def no_equipment(state: State, move: Move) -> bool:
    """Never plays equipment."""
    return move.verb != olympus.PLAY or not FIRST_EQUIPMENT <= move.arg < FIRST_ADDED


def plays_on(state: State, move: Move) -> bool:
    """Plays cards as long as it can."""
    return move.verb != olympus.END or not any(option.verb == olympus.PLAY for option in state.legal_moves())


# Hellas.


def no_answer(state: State, move: Move) -> bool:
    """Never answers a god card with another."""
    return cast(HellasState, state).top.step is not REPLY or move.verb != hellas.PLAY


def no_fight_card(state: State, move: Move) -> bool:
    """Never lays a god card in a fight."""
    return cast(HellasState, state).top.step is not FIGHT or move.verb != hellas.PLAY


def hoards_gods(state: State, move: Move) -> bool:
    """Never lays a god card."""
    return move.verb != hellas.PLAY


def no_late_voyage(state: State, move: Move) -> bool:
    """Voyages no more after turn 20."""
    return move.verb != hellas.VOYAGE or cast(HellasState, state).turn <= LATE_TURN


def late_attack(state: State, move: Move) -> bool:
    """Attacks no city before turn 17."""
    return move.verb != hellas.ATTACK or cast(HellasState, state).turn > QUIET_TURNS


def always_attacks(state: State, move: Move) -> bool:
    """Attacks whenever it may."""
    if cast(HellasState, state).top.step is not ACT:
        return True
    offered = any(option.verb == hellas.ATTACK for option in state.legal_moves())
    return not offered or move.verb == hellas.ATTACK


SUITE: dict[str, tuple[Allows, ...]] = {
    "hector": (
        late_hero,
        hidden_hero,
        early_hero,
        no_retreat,
        early_retreat,
        always_turns,
        never_turns,
        no_favour,
        strongest_last,
    ),
    "olympus": (hoards_cards, left_first, no_abilities, no_markers, no_equipment, plays_on),
    "hellas": (no_answer, no_fight_card, hoards_gods, no_late_voyage, late_attack, always_attacks),
}


def habits_of(code: str) -> dict[str, NamedHabit]:
    """The habits of a game by name."""
    return {habit.name: habit for habit in (NamedHabit(code, allows) for allows in SUITE.get(code, ()))}


def habit_named(code: str, name: str) -> NamedHabit:
    """One habit of a game."""
    found = habits_of(code)
    if name not in found:
        raise BadOption("error-bad-value", option="habit", value=name[:40], allowed=", ".join(found))
    return found[name]
