"""Proof of a win: a search through all worlds that fit what the solver sees, to the end of the turn or battle.

The solver has one plan for all worlds that look alike to him; the opponent may do anything, and chance too.
"""

from collections.abc import Sequence
from random import Random

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import CHANCE, Player
from kleos.core.state import State
from kleos.search.evaluators import evaluator_for

FEW = 6  # worlds that refute most moves
MOST_WORLDS = 120
PLAYOUTS = 80  # in each of the few worlds, of a move with too many consequences to search
PATIENCE = 12  # draws without a new world, for each world found: then there are no others


class TooLong(Exception):
    """The search has used up what it may."""


class Worlds:
    """Different worlds that fit an observation: all of them, or as many as are wanted."""

    def __init__(self, game: Game, seen: Observation, seed: str, most: int = MOST_WORLDS) -> None:
        sampler, luck = game.sampler(seen), Random(seed)
        found: dict[str, State] = {}
        idle = 0
        while len(found) < most and idle <= 30 + PATIENCE * len(found):
            world = sampler.draw(luck)
            idle = idle + 1 if str(world) in found else 0
            found.setdefault(str(world), world)
        self.worlds = list(found.values())
        self.is_every = len(found) < most


class WinProof:
    """Whether a player wins before the next turn or battle begins, whatever is hidden and whatever the others do.

    Who cannot win even if nothing were hidden cannot win at all: that is asked first, as it refutes most moves soon.
    """

    def __init__(self, game: Game, seat: Player, stage: int, budget: int) -> None:
        self.seat = seat
        self.stage = stage
        self.evaluator = evaluator_for(game)
        self.left = budget  # positions that may still be looked at
        self.open: dict[str, bool] = {}  # worlds by whether they are won with nothing hidden
        self.known: dict[tuple[str, ...], bool] = {}  # groups of worlds by whether they are won

    def wins(self, worlds: Sequence[State]) -> bool:
        """Ask whether one move wins in all worlds, which look alike to the player who decides in them."""
        key = tuple(sorted(str(world) for world in worlds))
        if key not in self.known:
            self.known[key] = any(self.move_wins(worlds, move) for move in self.ordered(worlds[0]))
        return self.known[key]

    def ordered(self, world: State) -> list[Move]:
        """The moves, those that look best first."""
        options = world.legal_moves()
        if len(options) == 1:
            return options
        weights = self.evaluator.prior(world, options)
        return [options[place] for place in sorted(range(len(options)), key=lambda place: -weights[place])]

    def move_wins(self, worlds: Sequence[State], move: Move) -> bool:
        """Ask whether a move wins in all worlds."""
        if not self.wins_open(played(worlds[0], move)):
            return False
        groups: dict[object, list[State]] = {}
        if not all(self.spread(played(world, move), groups) for world in worlds):
            return False
        return all(self.wins(group) for group in groups.values())

    def spread(self, world: State, groups: dict[object, list[State]]) -> bool:
        """Go on to the player's next decision, whatever happens until then; False if he may not win any more."""
        self.count()
        actor = world.actor
        if actor is None or self.evaluator.stage(world) > self.stage:
            return self.is_won(world)
        if actor == self.seat:
            seen = world.observe(self.seat)
            groups.setdefault((seen.table, seen.legal), []).append(world)
            return True
        return all(self.spread(played(world, move), groups) for move in happenings(world))

    def wins_open(self, world: State) -> bool:
        """Ask whether the player wins if nothing is hidden from him."""
        self.count()
        actor = world.actor
        if actor is None or self.evaluator.stage(world) > self.stage:
            return self.is_won(world)
        if actor != self.seat:
            return all(self.wins_open(played(world, move)) for move in happenings(world))
        key = str(world)
        if key not in self.open:
            self.open[key] = any(self.wins_open(played(world, move)) for move in self.ordered(world))
        return self.open[key]

    def is_won(self, world: State) -> bool:
        """Ask whether the player has won."""
        return world.outcome is not None and world.outcome.winner == self.seat

    def count(self) -> None:
        """One position more."""
        self.left -= 1
        if self.left < 0:
            raise TooLong


def happenings(world: State) -> list[Move]:
    """What others may do, or chance."""
    return [move for move, _ in world.odds()] if world.actor is CHANCE else world.legal_moves()


def played(world: State, move: Move) -> State:
    """A world after a move."""
    after = world.copy()
    after.apply(move)
    return after


def winning_moves(game: Game, seen: Observation, worlds: Worlds, budget: int) -> tuple[str, ...]:
    """The moves that win now in every one of these worlds, in table order.

    A move with too many consequences to search is not among them if no playout of it wins; if one does, it is TooLong.
    """
    assert seen.viewer is not None
    few, every = worlds.worlds[:FEW], worlds.worlds
    proof = WinProof(game, seen.viewer, evaluator_for(game).stage(every[0]), budget)
    found = []
    for code in seen.legal:
        move = game.parse(code)
        proof.left = budget
        try:
            if proof.move_wins(few, move) and (len(every) == len(few) or proof.move_wins(every, move)):
                found.append(code)
        except TooLong:
            if any(may_win(proof, world, move) for world in few):
                raise
    return tuple(found)


def may_win(proof: WinProof, world: State, move: Move) -> bool:
    """Ask whether any of some random playouts of a move wins before the turn or battle ends."""
    luck = Random(f"{world}/{move.code}")
    for _ in range(PLAYOUTS):
        after = played(world, move)
        while after.actor is not None and proof.evaluator.stage(after) == proof.stage:
            after.play_random(luck)
        if proof.is_won(after):
            return True
    return False
