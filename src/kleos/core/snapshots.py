# interpreted: msgspec structs are no native classes
"""What a record says of its game: which one it is, and the tables of a redacted record, each checked."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kleos.core.errors import BadRecord, NotationError
from kleos.core.game import Game, loaders
from kleos.core.lines import ENDINGS, UNDO, is_ending, is_number
from kleos.core.observation import Observation
from kleos.core.record import PUBLIC, Record


def check_redacted(record: Record, game: Game) -> None:
    """A redacted record names its viewer, a table before the first line and after each, and lines of this game."""
    if record.view not in ("1", "2", PUBLIC):
        raise BadRecord("error-record-view", view=record.view[:40])
    if len(record.frames) != len(record.moves) + 1 or len(record.by) != len(record.moves):
        raise BadRecord("error-record-frames", lines=len(record.moves), frames=len(record.frames), by=len(record.by))
    for ply, (by, code) in enumerate(zip(record.by, record.moves, strict=True)):
        if not (is_line_of(game, code) and by.isascii() and by.isprintable() and 0 < len(by) <= 40):
            raise BadRecord("error-record-line", ply=ply, line=code[:40], detail=by[:40])
        if is_ending(code) and ply + 1 < len(record.moves):
            raise BadRecord("error-record-line", ply=ply + 1, line=record.moves[ply + 1][:40], detail=code)
    check_result(record)


def check_result(record: Record) -> None:
    """The result is that of the last line, where a seat has forfeited, or of the last table."""
    found = record.frames[-1].get("outcome")
    if record.moves and is_ending(record.moves[-1]):
        how, _, seat = record.moves[-1].partition(" ")
        found = (3 - int(seat), ENDINGS[how], "")
    if record.result != (tuple(found) if isinstance(found, list) else found):
        raise BadRecord("error-record-result", told=str(record.result)[:100], found=str(found)[:100])


def is_line_of(game: Game, code: str) -> bool:
    """Ask whether a line of a record is a move, an undo or an end, written as this game writes it."""
    verb, _, number = code.partition(" ")
    return code in game.move_table.by_code or is_ending(code) or (verb == UNDO and is_number(number))


def read_snapshot(record: Record, game: Game, ply: int) -> Observation:
    """The table of a redacted record after so many lines, checked by the game's own gate."""
    seat = None if record.view == PUBLIC else int(record.view)
    try:
        wire = msgspec.json.encode({"viewer": seat, "table": record.frames[ply], "legal": [], "log": []})
        return game.observation(wire)
    except NotationError as error:
        raise BadRecord("error-record-frame", ply=ply, detail=str(error)[:200]) from error


def read_snapshots(record: Record, game: Game) -> list[Any]:
    """All tables of a redacted record, each checked."""
    check_redacted(record, game)
    return [read_snapshot(record, game, ply).table for ply in range(len(record.frames))]


def game_of(record: Record, game: Game | None) -> Game:
    """The game of a record: the one given, if it fits, or loaded by the record's own words."""
    if game is None:
        if "components" in record.options:  # no option: it would name a file to read
            raise BadRecord("error-record-game", field="options", told="components", found="-")
        loaded: Game = loaders[0](record.game, **record.options)
        game = loaded
    check_game(record, game)
    return game


def check_game(record: Record, game: Game) -> None:
    """A record belongs to one game, one set of options and one component set."""
    checks: Mapping[str, tuple[object, object]] = {
        "game": (record.game, game.code),
        "rules": (record.rules, game.rules_version),
        "options": (record.options, game.options),
        "components": (record.components, game.component_hash),
    }
    for field, (told, found) in checks.items():
        if told != found:
            raise BadRecord("error-record-game", field=field, told=str(told)[:60], found=str(found)[:60])
