"""Puzzle files: what is asked, the position as the solver sees it, what is accepted, and how it was made.

A game's puzzles are the lines of `GAME.jsonl`. The position is an observation: nothing hidden is in it.
"""

from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

from kleos.catalogue import GAMES, load
from kleos.core.errors import BadOption, GameError, NotationError, UnknownGame
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.insight.facts import Fact

FOLDER = Path(str(files("kleos") / "puzzles"))
WIN, DEDUCE, DECIDE = "win", "deduce", "decide"
KINDS = (WIN, DEDUCE, DECIDE)
CANNOT, CAN, MOST = "cannot", "can", "most"  # what is asked about the cards that the opponent may hold
SEPARATOR = ","  # between the moves of a path


class CardCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card by what the solver can count."""

    card: str
    copies: int  # that there are
    seen: int  # of them lie where the opponent's hand is not
    most: int  # so many of them the opponent may hold


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a level was asked, and how often it failed."""

    asked: int
    failed: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle."""

    name: str
    game: str
    kind: str
    luck: str  # the game and line of self-play it comes from: also the seed of what happens beside the solver
    version: str  # of the rules
    components: str
    seen: msgspec.Raw  # the observation, as JSON
    asks: str = ""  # of a deduction: CANNOT, CAN or MOST
    card: str = ""  # that MOST is asked about
    options: tuple[str, ...] = ()  # the answers to choose among, of a deduction
    counts: tuple[CardCount, ...] = ()  # what the deduction rests on
    answers: dict[str, tuple[str, ...]] = {}  # path of the solver's moves so far -> what is accepted next
    worlds: int = 0  # of a win: different worlds it was proved in
    is_every: bool = False  # these are all that there can be
    chance: float = 0.0  # of a decision: after the best move, and after the next best
    next_best: float = 0.0
    lead: float = 0.0
    error: float = 0.0  # of the lead
    sims: int = 0  # simulations that say so
    fact: Fact | None = None
    scores: dict[str, Score] = {}  # by level

    def observation(self, game: Game) -> Observation:
        """The position, let in by the game's gate."""
        return game.observation(bytes(self.seen))

    @property
    def seat(self) -> Player:
        """Who solves it."""
        found = msgspec.json.decode(self.seen, type=Viewer).viewer
        return Player(found - 1)

    def accepted(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """What is accepted after these moves of the solver."""
        return self.answers.get(SEPARATOR.join(path), ())

    @property
    def difficulty(self) -> float:
        """The share of the levels that fails it on average; a half where nobody was asked."""
        shares = [score.failed / score.asked for score in self.scores.values() if score.asked]
        return sum(shares) / len(shares) if shares else 0.5


class Viewer(msgspec.Struct):
    """The part of an observation that names the viewer."""

    viewer: int


READER = msgspec.json.Decoder(Puzzle)
WRITER = msgspec.json.Encoder()


def read_puzzle(line: bytes) -> Puzzle:
    """Read one line."""
    try:
        found = READER.decode(line)
    except (ValueError, RecursionError) as error:
        raise NotationError("error-bad-puzzle", detail=str(error)[:120]) from error
    if found.kind not in KINDS or found.game not in GAMES:
        raise NotationError("error-bad-puzzle", detail=f"{found.game} {found.kind}"[:60])
    return found


def line_of(puzzle: Puzzle) -> bytes:
    """A puzzle as a line."""
    return WRITER.encode(puzzle)


@cache
def puzzles_of(code: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Kleos."""
    if code not in GAMES:
        raise UnknownGame("error-unknown-game", game=str(code)[:40], games=", ".join(GAMES))
    path = FOLDER / f"{code}.jsonl"
    return tuple(read_puzzle(line) for line in path.read_bytes().splitlines()) if path.exists() else ()


@cache
def by_name(code: str) -> dict[str, Puzzle]:
    """The same by their names."""
    return {puzzle.name: puzzle for puzzle in puzzles_of(code)}


def puzzle_of(code: str, name: str) -> Puzzle:
    """A puzzle by its name."""
    found = by_name(code).get(name)
    if found is None:
        raise GameError("error-no-puzzle", wanted=name[:40], game=code)
    return found


def of_kind(code: str, kind: str | None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, of one kind if it is named."""
    if kind is not None and kind not in KINDS:
        raise BadOption("error-bad-value", option="kind", value=kind[:20], allowed=", ".join(KINDS))
    return tuple(puzzle for puzzle in puzzles_of(code) if kind in (None, puzzle.kind))


def daily(code: str, day: date) -> Puzzle:
    """The puzzle of a day (UTC), the same for everybody; none comes again before all have been."""
    found = sorted(puzzles_of(code), key=lambda puzzle: sha256(f"{code} {puzzle.name}".encode()).digest())
    if not found:
        raise GameError("error-no-puzzle", wanted="-", game=code)
    return found[day.toordinal() % len(found)]


@cache
def game_of(code: str) -> Game:
    """The game that puzzles are about: the default cards and options."""
    return load(code)
