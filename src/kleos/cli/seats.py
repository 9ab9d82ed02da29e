"""Who sits where: a match and its players, new or from a file."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from kleos.bots.registry import make
from kleos.catalogue import load
from kleos.cli.files import read_file
from kleos.core.bot import Bot
from kleos.core.dealer import SeededDealer
from kleos.core.errors import BadOption, BadRecord
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.options import read_options
from kleos.core.players import PERSON, Player
from kleos.core.record import Record, read_record

RIVAL = "greedy"


class Seating(NamedTuple):
    """A match with a bot, or None for a person, in each seat; the seed is for the bots' choices."""

    match: Match
    bots: tuple[Bot | None, Bot | None]
    seed: str


def new_match(game: Game, seat: int, against: str, seed: str) -> Seating:
    """Start a game."""
    names = [against, against]
    names[seat - 1] = PERSON
    players = (names[0], names[1])
    bots = seat_bots(players, game)
    return Seating(Match(game, SeededDealer(seed), players), bots, seed)


def loaded_match(path: Path, code: str, components: Path | None, seat: int | None, against: str | None) -> Seating:
    """Continue a game; who played is in the record, unless it is said anew."""
    record = read_record(read_file(path))
    if record.game != code:
        raise BadRecord("error-wrong-game", file=path.name, found=record.game)
    if record.result is not None:
        raise BadRecord("error-already-over", file=path.name)
    game = game_of(record, components)
    seed = record.commitments.get("seed") or random_seed()
    match = Match.replay(record, game, SeededDealer(seed))
    match.players = players_again(record.players, seat, against)
    return Seating(match, seat_bots(match.players, game), seed)


def players_again(names: tuple[str, str], seat: int | None, against: str | None) -> tuple[str, str]:
    """The players of a loaded game: as before, unless a seat or a rival is named or nobody sat at the screen."""
    if PERSON in names and seat is None and against is None:
        return names
    place = seat or (names.index(PERSON) + 1 if PERSON in names else 1)
    rival = against or next((name for name in names if name != PERSON and PERSON in names), RIVAL)
    return (PERSON, rival) if place == 1 else (rival, PERSON)


def make_game(code: str, components: Path | None, switches: Mapping[str, object]) -> Game:
    """Load a game; a switch is looked up before it can be mistaken for another argument of `load`."""
    known = load(code).switches
    return load(code, components=components, **read_options(code, known, switches))


def game_of(record: Record, components: Path | None) -> Game:
    """The game that a record was played with."""
    return make_game(record.game, components, record.options)


def seat_bots(players: tuple[str, str], game: Game) -> tuple[Bot | None, Bot | None]:
    """A bot for each seat that is not a person's."""
    one, two = (None if players[seat] == PERSON else make(players[seat], game) for seat in Player)
    return one, two


def random_seed() -> str:
    """A seed nobody knows."""
    return str(secrets.randbelow(2**53))


def read_switches(given: list[str]) -> dict[str, object]:
    """Read `name=value` switches; the game says which exist."""
    switches: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOption("error-option-form", given=text[:40])
        switches[name.strip()] = value.strip()
    return switches
