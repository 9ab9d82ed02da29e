"""Two people at one screen: what one of them reads is the same whatever the other holds."""

import contextlib
import io
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import pytest

from kleos import GAMES, Game, Match, Move, Player, SeededDealer, State
from kleos.cli.play import Session
from kleos.cli.screen import Screen
from kleos.core.players import PERSON
from kleos.text.words import tell
from tests.contract.games import any_options, default
from tests.secrets.shadow import twins
from tests.support import many

every_game = pytest.mark.parametrize("code", list(GAMES))
every_seat = pytest.mark.parametrize("seat", list(Player))
PLAYERS = (PERSON, PERSON)
SEEDS = range(100, 100 + many(2, 30))


class World(NamedTuple):
    """A position and all that is played from it on: decisions and draws."""

    begin: State
    moves: list[Move]


class Script:
    """Deals what is written, and types it; when it ends, so does the input."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.match: Match

    def next(self) -> Move:
        """The move that is written for now."""
        if self.match.ply >= len(self.moves):
            raise EOFError
        return self.moves[self.match.ply]

    def draw(self, state: State, count: int) -> Move:
        """Deal it."""
        return self.next()

    def commitment(self) -> dict[str, str]:
        """Nothing is to be checked."""
        return {}


class Stage(Screen):
    """A screen that keeps apart what is read behind each curtain, and by whom."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self.script = script
        self.reading: Player | None = None
        self.read: list[tuple[Player | None, str]] = []  # None: by both
        self.asked: list[Player] = []

    def put_away(self) -> None:
        """End what the last reader saw."""
        assert isinstance(self.console.file, io.StringIO)
        self.read.append((self.reading, self.console.file.getvalue()))
        self.console.file = io.StringIO()

    def curtain(self, prompt: str) -> None:
        """Let the curtain fall; its words are read by everybody."""
        self.put_away()
        self.reading = None
        super().curtain(prompt)
        self.put_away()
        actor = self.script.match.state.actor
        assert isinstance(actor, Player)
        self.reading = actor

    def ask(self, prompt: str) -> str:
        """Answer as it is written; the move itself is seen by whoever types it."""
        self.show(prompt)
        if prompt == tell("play-prompt"):
            move = self.script.next()
            assert self.reading is not None and self.reading == self.script.match.state.actor
            self.asked.append(self.reading)
            self.show(move.code)
            return move.code
        return ""


class Hasty(Session):
    """Plays a single legal move alone, as with a bot: whoever sits there learns what the other holds."""

    def person_turn(self, seat: Player) -> None:
        """Do not ask where there is no choice."""
        if len(self.match.observe(seat).legal) == 1:
            self.forced.add(self.match.ply)
            self.match.play(seat, self.match.observe(seat).legal[0])
        else:
            super().person_turn(seat)


def worlds(game: Game, seed: int, seat: Player) -> Iterator[tuple[World, World]]:
    """The stretches of a random game that a seat cannot tell from another one."""
    pair: tuple[World, World] | None = None
    for state, shadow, move, answer in twins(game, seed, seat):
        if pair is None:
            pair = World(state.copy(), []), World(shadow.copy(), [])
        if answer is not None:
            pair[0].moves.append(move)
            pair[1].moves.append(answer)
        else:
            yield pair
            pair = None
    if pair is not None:
        yield pair


def begun(world: World, script: Script) -> Match:
    """A match that begins at a position, with no history before it."""
    match = Match(world.begin.game, SeededDealer(0), PLAYERS)  # its first deal is thrown away
    match.dealer, match.state, match.commitments = script, world.begin.copy(), {}
    match._base, match._steps, match._frames, match.entries, match.draws = match.state.copy(), [], [], [], {}
    match._keep_frame()
    script.match = match
    return match


def played(world: World, kind: type[Session] = Session) -> Stage:
    """Play a world at one screen."""
    script = Script(world.moves)
    with contextlib.redirect_stdout(io.StringIO()):
        stage = Stage(script)
        stage.console.file = io.StringIO()
        match = begun(world, script)
        with contextlib.suppress(EOFError):
            match._deal()
            kind(match, (None, None), "1", stage).run()
    stage.put_away()
    return stage


def read_by(seat: Player, world: World, kind: type[Session] = Session) -> list[str]:
    """All that a seat sees of a game: its own screens, the curtains, and that the other one sits there now."""
    return ["the other reads" if reader == seat.rival else text for reader, text in played(world, kind).read]


@every_game
@every_seat
def test_other_hands_give_the_same_screens(code: str, seat: Player) -> None:
    screens = different = 0
    for seed in SEEDS:
        for one, other in worlds(default(code) if seed % 2 else any_options(code, seed), seed, seat):
            first = read_by(seat, one)
            assert first == read_by(seat, other), "what the other holds can be read from the screen"
            screens += len(first)
            different += one.moves != other.moves or str(one.begin) != str(other.begin)
    assert screens > 60 and different >= 2


@every_game
def test_a_move_that_is_played_alone_would_tell_the_hand(code: str) -> None:
    pairs = (pair for seed in range(40) for pair in worlds(default(code), seed, Player.ONE))
    assert any(read_by(Player.ONE, one, Hasty) != read_by(Player.ONE, other, Hasty) for one, other in pairs)


@every_game
def test_everybody_is_asked_and_the_curtain_falls_at_every_change_of_seat(code: str) -> None:
    for world, _ in worlds(default(code), 1, Player.ONE):
        stage = played(world)
        seats = [Player(int(entry.by) - 1) for entry in stage.script.match.entries if entry.by in ("1", "2")]
        asked = seats if stage.script.match.state.actor is None else [*seats, stage.script.match.state.actor]
        readers = [reader for reader, _ in stage.read if reader is not None]
        assert stage.asked[: len(seats)] == seats, "nobody's move is played for him"
        assert readers == [seat for seat, _ in groupby(asked) if isinstance(seat, Player)]
