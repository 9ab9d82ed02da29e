"""Decisions of an arena as data for learners: a row for each, as its player saw it; the truth lies in a file apart.

A folder holds `head.json` (which contest, which features), `decisions` and `truth`, both as JSON lines or as Parquet
(which needs pyarrow). Rows of both files stand in the same order. `read` gives the decisions back as arrays.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, NamedTuple

from kleos.arena.contest import Contest, GameResult
from kleos.arena.results_file import head_of
from kleos.core.errors import BadOption, BadRecord, fault_of
from kleos.core.game import Game
from kleos.core.players import CHANCE, Player
from kleos.extras import extra_missing
from kleos.insight.luck import luck_in

FORMAT = "kleos-dataset/1"
FORMS = ("jsonl", "parquet")
HEAD = "head.json"
BATCH = 10_000  # rows of Parquet written at a time


class DatasetRow(NamedTuple):
    """One decision: where it stands, what its player saw and could do, what was done, and what came of it."""

    deal: int
    first: str  # whether a or b of the pairing sat on seat 1
    ply: int
    seat: int
    player: str
    features: bytes  # `state.encode` of the seat
    mask: bytes  # `state.encode_mask`
    move: int  # row of the move table
    policy: dict[str, float] | None  # shares by rows of the move table, where the bot told them
    result: float  # for this seat: 1 won, 0.5 drawn, 0 lost
    adjusted: float  # the same without the luck of the draws
    truth: bytes  # `state.encode_truth`; written to the other file


def decisions_of(game: Game, result: GameResult) -> Iterator[DatasetRow]:
    """Play a finished game again and tell every decision; games that a bot gave away tell nothing."""
    if result.forfeit:
        return
    luck = luck_in(game, result.codes, result.score(1)).luck
    names = result.job.seats
    state, policies = game.start(), iter(result.policies)
    for ply, code in enumerate(result.codes):
        move = game.parse(code)
        actor = state.actor
        if isinstance(actor, Player):
            points, gift = result.score(actor.seat), luck if actor is Player.ONE else -luck
            yield DatasetRow(
                result.pair,
                result.first,
                ply,
                actor.seat,
                names[actor],
                state.encode(actor),
                state.encode_mask(actor),
                move.index,
                by_row(game, next(policies, None)),
                points,
                points - gift,
                state.encode_truth(actor),
            )
        assert actor is CHANCE or isinstance(actor, Player)
        state.apply(move)


def by_row(game: Game, policy: dict[str, float] | None) -> dict[str, float] | None:
    """A policy by rows of the move table instead of codes."""
    return None if policy is None else {str(game.parse(code).index): share for code, share in policy.items() if share}


# Writing.


def check_place(folder: Path, form: str) -> None:
    """Refuse a form that is not known or not installed, and a folder in which something lies already."""
    if form not in FORMS:
        raise BadOption("error-bad-value", option="--dataset-form", value=form[:20], allowed=", ".join(FORMS))
    if form == "parquet":
        arrow()
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption("error-dataset-folder", folder=folder.name[:60])


class DatasetWriter:
    """Writes the decisions of one game after the other."""

    def __init__(self, folder: Path, form: str, contest: Contest, version: str) -> None:
        check_place(folder, form)
        self.game = contest.load()
        self.rows = 0
        head = {**head_of(contest, version), "format": FORMAT, "form": form, "features": self.game.features.version}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / HEAD).write_text(json.dumps(head, indent=1) + "\n", encoding="utf-8")
            self.files = [writer_of(folder, name, form) for name in ("decisions", "truth")]
        except OSError as error:
            raise BadOption("error-file", file=str(folder)[:60], detail=fault_of(error)) from error

    def add(self, result: GameResult) -> None:
        """Write the decisions of a game."""
        for row in decisions_of(self.game, result):
            told = row._asdict()
            truth = told.pop("truth")
            self.files[0].add(told)
            self.files[1].add({"deal": row.deal, "first": row.first, "ply": row.ply, "truth": truth})
            self.rows += 1

    def close(self) -> None:
        """Finish the files."""
        for file in self.files:
            file.close()


class JsonRows:
    """Rows as lines of JSON; bytes as base64."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def add(self, row: dict[str, Any]) -> None:
        """Write a row."""
        plain = {name: b64encode(it).decode() if isinstance(it, bytes) else it for name, it in row.items()}
        self.file.write(json.dumps(plain) + "\n")

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()


class ParquetRows:
    """Rows in batches of Parquet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[dict[str, Any]] = []
        self.writer: Any = None

    def add(self, row: dict[str, Any]) -> None:
        """Keep a row until a batch is full."""
        if "policy" in row:
            row["policy"] = None if row["policy"] is None else [(int(k), v) for k, v in row["policy"].items()]
        self.waiting.append(row)
        if len(self.waiting) >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        pa, pq = arrow()
        policy = pa.list_(pa.struct([("move", pa.int32()), ("share", pa.float32())]))
        kinds = {bytes: pa.binary(), int: pa.int32(), float: pa.float32(), str: pa.string()}
        if not self.waiting:
            return
        fields = [(name, policy if name == "policy" else kinds[type(it)]) for name, it in self.waiting[0].items()]
        for row in self.waiting:
            if row.get("policy") is not None:
                row["policy"] = [{"move": move, "share": share} for move, share in row["policy"]]
        table = pa.Table.from_pylist(self.waiting, schema=pa.schema(fields))
        if self.writer is None:
            self.writer = pq.ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table)
        self.waiting = []

    def close(self) -> None:
        """Write the rest and let go of the file."""
        self.flush()
        if self.writer is not None:
            self.writer.close()


def writer_of(folder: Path, name: str, form: str) -> "JsonRows | ParquetRows":
    """The writer of one file."""
    if form == "jsonl":
        return JsonRows((folder / f"{name}.jsonl").open("x", encoding="utf-8"))
    return ParquetRows(folder / f"{name}.parquet")


def arrow() -> tuple[Any, Any]:
    """Pyarrow and its Parquet, which come with an extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise extra_missing("pyarrow", "data") from error
    return pyarrow, pyarrow.parquet


# Reading.


@dataclass(frozen=True)
class Dataset:
    """All decisions of a folder as numpy arrays, a row for each."""

    head: dict[str, Any]
    features: Any  # bits, one byte each
    masks: Any
    moves: Any
    policies: Any  # shares by row of the move table; the move itself where the bot told none
    seats: Any
    results: Any
    adjusted: Any
    deals: Any
    players: list[str]
    truth: Any  # bits, or None unless it was asked for


def read(folder: Path | str, truth: bool = False) -> Dataset:
    """Read a folder; the truth only if it is asked for."""
    try:
        import numpy as np
    except ImportError as error:
        raise extra_missing("numpy") from error
    place = Path(folder)
    head = read_head(place)
    rows = read_rows(place, "decisions", head["form"])
    hidden = read_rows(place, "truth", head["form"]) if truth else []

    def bits(name: str, source: list[dict[str, Any]]) -> Any:
        data = np.frombuffer(b"".join(row[name] for row in source), np.uint8)
        return np.unpackbits(data.reshape(len(source), -1), axis=1, bitorder="little")

    masks = bits("mask", rows)
    policies = np.zeros(masks.shape, np.float32)
    for k, row in enumerate(rows):
        for move, share in (row["policy"] or {row["move"]: 1.0}).items():
            policies[k, int(move)] = share
    columns = {name: np.array([row[name] for row in rows]) for name in ("move", "seat", "result", "adjusted", "deal")}
    return Dataset(
        head,
        bits("features", rows),
        masks,
        columns["move"],
        policies,
        columns["seat"],
        columns["result"],
        columns["adjusted"],
        columns["deal"],
        [row["player"] for row in rows],
        bits("truth", hidden) if truth else None,
    )


def read_head(folder: Path) -> dict[str, Any]:
    """What the folder says of itself."""
    try:
        head: dict[str, Any] = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRecord("error-file", file=str(folder)[:60], detail=fault_of(error)) from error
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("form") not in FORMS:
        raise BadRecord("error-record-format", found=str(head)[:40], wanted=FORMAT)
    return head


def read_rows(folder: Path, name: str, form: str) -> list[dict[str, Any]]:
    """The rows of one file, bytes as bytes and policies by row."""
    if form == "parquet":
        rows: list[dict[str, Any]] = arrow()[1].read_table(folder / f"{name}.parquet").to_pylist()
        for row in rows:
            if row.get("policy") is not None:
                row["policy"] = {entry["move"]: entry["share"] for entry in row["policy"]}
        return rows
    with (folder / f"{name}.jsonl").open(encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    for row in rows:
        for field in ("features", "mask", "truth"):
            if field in row:
                row[field] = b64decode(row[field])
    return rows
