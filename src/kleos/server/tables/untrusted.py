"""Untrusted data: records and component sets that anybody may post. All of this runs in a sandbox process alone.

Whatever is done here can be made to take long or to fail in new ways; the sandbox pool ends a process that does.
"""

from functools import cache, cached_property
from random import Random
from typing import Any

import msgspec

from kleos.catalogue import GAMES, load, parse_components
from kleos.core.dealer import SeededDealer
from kleos.core.errors import BadCardSet, BadOption, BadRecord
from kleos.core.game import BROKEN, Game, describe
from kleos.core.lines import clause_of, is_ending
from kleos.core.match import Match
from kleos.core.players import VIEWERS, Player
from kleos.core.record import FULL, Record, read_record, seal
from kleos.core.snapshots import game_of, read_snapshot, read_snapshots
from kleos.server.http.problems import BAD, CONFLICT, MISSING, Refused
from kleos.server.http.schemas import Narration
from kleos.server.tables.match_log import log_in_words, log_lines
from kleos.server.tables.viewers import as_player
from kleos.text.log_lines import Line
from kleos.text.narrator import narrator_for

MOST_LINES = 20_000
MOST_UNDOS = 300
MOST_COMPONENT_BYTES = 200_000
MOST_OPTION = 5_000  # of options that are numbers: turns, battles
OPENINGS = 4  # games that are begun with a new set before it is taken
TRIED = 20  # decisions that are played in each
PEOPLE = ("person", "person")
Components = dict[str, Any]


class RecordWithSet(msgspec.Struct):
    """A record together with its own component set, as one may post it."""

    record: msgspec.Raw
    components: Components


class ImportedRecord:
    """An imported record and its component set; None = the set in the package."""

    def __init__(self, record: Record, components: Components | None) -> None:
        self.record = record
        self.components = components

    @cached_property
    def game(self) -> Game:
        """The game of the record."""
        if "components" in self.record.options:  # no option: it would name a file to read
            raise BadRecord("error-record-game", field="options", told="components", found="-")
        check_numbers(self.record.options)
        return game_of(self.record, load(self.record.game, components=self.components, **self.record.options))

    @cached_property
    def match(self) -> Match:
        """A full record, played to its end."""
        return Match.replay(self.record, self.game, frames=False)

    @cached_property
    def frames(self) -> list[Any]:
        """The tables of a redacted record, each checked."""
        return read_snapshots(self.record, self.game)


def check_numbers(options: dict[str, Any]) -> None:
    """Options that are numbers make games long: at the server they have an end."""
    for name, value in options.items():
        is_number = isinstance(value, int) and not isinstance(value, bool)
        is_digits = isinstance(value, str) and value.isascii() and value.isdigit()
        is_long = is_digits and (len(value) > 9 or int(value) > MOST_OPTION)
        if is_long or (is_number and not -1 < value <= MOST_OPTION):
            raise BadOption("error-option-most", option=name[:40], most=MOST_OPTION)


# Import.


def read_posted(data: bytes, known: Components | None) -> ImportedRecord:
    """The record that was posted and, if it came along or is known here, its component set."""
    try:
        package = msgspec.json.decode(data, type=RecordWithSet)
    except (ValueError, RecursionError):  # no package: then it must be a record
        record = read_record(data)
        return ImportedRecord(record, None if record.components == plain_hash(record.game) else known)
    if len(msgspec.json.encode(package.components)) > MOST_COMPONENT_BYTES:
        raise BadCardSet("error-set-size", file="components", most=MOST_COMPONENT_BYTES)
    return ImportedRecord(read_record(bytes(package.record)), package.components)


@cache
def plain_hash(code: str) -> str:
    """The hash of the set in the package; nothing for a game that we do not know."""
    return load(code).component_hash if code in GAMES else ""


def check(imported: ImportedRecord) -> None:
    """Play a record to its end, with limits on the work it makes."""
    record = imported.record
    undos = sum(code.startswith("undo") for code in record.moves)
    if len(record.moves) > MOST_LINES or undos > MOST_UNDOS:
        raise BadRecord("error-record-steps", lines=MOST_LINES, undos=MOST_UNDOS)
    if record.view == FULL:
        assert imported.match is not None
        return
    try:
        in_words(imported, None)
    except BROKEN as error:  # lines that no narrator can tell do not fit their tables
        raise BadRecord("error-record-untold", detail=describe(error)) from error


# Looking.


def replay_at(imported: ImportedRecord, ply: int, view: str | None) -> dict[str, Any]:
    """The position and the whole log of an imported record at a line, with the eyes of one viewer."""
    record = imported.record
    if ply > len(record.moves):
        raise Refused(MISSING, "error-no-such-ply", ply=ply)
    viewer = viewer_of(record, view)
    if record.view != FULL:
        return replayed(record, imported.game, ply, imported.frames[ply], zip(record.by, record.moves, strict=True))
    entries = ((entry.by, entry.seen_by(as_player(viewer))) for entry in imported.match.entries)
    table = imported.match.state_at(ply).observe(as_player(viewer)).table
    return replayed(record, imported.game, ply, table, entries)


def replayed(record: Record, game: Game, ply: int, table: Any, log: Any) -> dict[str, Any]:
    """A replay for the wire."""
    lines = [
        {"ply": k, "by": by, "code": code, "clause": clause_or_none(game, code)} for k, (by, code) in enumerate(log)
    ]
    head = {"game": record.game, "options": record.options, "players": record.players, "view": record.view}
    return {**head, "result": record.result, "ply": ply, "plies": len(record.moves), "table": table, "lines": lines}


def clause_or_none(game: Game, code: str) -> str:
    """The clause of a line; a redacted record's codes were written by others and may be anything."""
    try:
        return clause_of(game, code)
    except Exception:
        return ""


def viewer_of(record: Record, view: str | None) -> int | None:
    """Whose eyes: any in a full record, its own alone in a redacted one."""
    if record.view != FULL and view not in (None, record.view):
        raise Refused(BAD, "error-view", given=str(view), allowed=record.view)
    wanted = view if record.view == FULL else record.view
    return int(wanted) if wanted in ("1", "2") else None


def in_words(imported: ImportedRecord, view: str | None) -> Narration:
    """All sentences of a record; there is no question in it."""
    viewer = viewer_of(imported.record, view)
    narrator = narrator_for(imported.game, PEOPLE, imported.record.players, is_drawn=True)
    return Narration("", {}, {}, 0, log_in_words(narrator, lines_of(imported, viewer), viewer).sentences)


def lines_of(imported: ImportedRecord, viewer: int | None) -> list[Line]:
    """The lines of a record with the tables around them."""
    record = imported.record
    if record.view == FULL:
        return log_lines(imported.match, viewer, 0)
    frames = imported.frames
    steps = zip(record.by, record.moves, frames, frames[1:], strict=False)
    return [Line(f"{by} {code}", before, after, ply=ply) for ply, (by, code, before, after) in enumerate(steps)]


# Playing on.


def cut(imported: ImportedRecord, ply: int) -> Record:
    """The record up to a line from which it can be played on."""
    record = imported.record
    if ply > len(record.moves):
        raise Refused(MISSING, "error-no-such-ply", ply=ply)
    head = {"moves": record.moves[:ply], "by": record.by[:ply], "frames": record.frames[: ply + 1]}
    short = seal(msgspec.structs.replace(record, **head, result=None, commitments={}))
    if ends_at_once(short, imported.game):
        raise Refused(CONFLICT, "error-game-over", move="–")
    return short


def ends_at_once(record: Record, game: Game) -> bool:
    """Ask whether nothing is left to play."""
    if record.moves and is_ending(record.moves[-1]):
        return True
    if record.view != FULL:
        return bool(read_snapshot(record, game, len(record.moves)).table.outcome is not None)
    try:
        return Match.replay(record, game, SeededDealer(0), frames=False).outcome is not None
    except BadRecord:
        return True  # the cut is the game's own end: its result is missing from the cut record


# Sets.


def read_set(text: str) -> Components:
    """The set in the text of a file; JSON begins with a brace, TOML never does."""
    found = parse_components(text, "components", not text.lstrip().startswith("{"))
    assert isinstance(found, dict)
    return found


def check_set(code: str, options: dict[str, Any], components: Components) -> Game:
    """A game with an own component set that can be begun."""
    check_numbers(options)
    game = load(code, components=components, **options)
    for seed in range(OPENINGS):
        try_out(Match(game, SeededDealer(seed), frames=False), seed)
    return game


def try_out(match: Match, seed: int) -> None:
    """Play some moves at random and look with all eyes: what is going to fail shall fail here."""
    rng = Random(seed)
    for _ in range(TRIED):
        for viewer in VIEWERS:
            look_at(match, viewer, rng)
        actor = match.state.actor
        if match.outcome is not None or not isinstance(actor, Player):
            return
        match.play(actor, rng.choice(match.state.legal_moves()))


def look_at(match: Match, viewer: Player | None, rng: Random) -> None:
    """See what a player or bot would be sent, and imagine what it hides."""
    seen = match.game.observation(match.state.observe(viewer).to_bytes())
    match.game.imagine(seen, rng)
