"""The bluff lab in the terminal: how often one player bluffs over saved games, beside what the reference would do."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from kleos.catalogue import has_part
from kleos.cli.files import read_file
from kleos.cli.review import ReviewRun
from kleos.cli.screen import Screen
from kleos.core.errors import BadOption
from kleos.core.record import read_record
from kleos.insight.bluffs import BluffCell, BluffLine, GameBluffs, Occasion, bluff_lines
from kleos.insight.hint_text import per_cent
from kleos.text.words import tell

MANY = 99  # games, above which a guess is worth no number


class BluffRun:
    """Saved games of one kind, each reviewed once, and the lines that they make."""

    def __init__(self, files: Sequence[Path], seat: int, depth: str, seed: int, components: Path | None) -> None:
        records = {file: read_record(read_file(file)) for file in files}
        for record in records.values():
            if not has_part(record.game, "bluffs"):
                raise BadOption("error-no-bluffs", game=record.game)
        each = {record.digest: file for file, record in records.items()}
        runs = {name: ReviewRun(file, depth, seed, seat, components) for name, file in each.items()}
        self.game = next(iter(records.values())).game
        games = [GameBluffs(name, of_seat(run.review.bluffs, seat)) for name, run in runs.items()]
        self.games = len(games)
        self.lines = bluff_lines(self.game, games)

    def data(self) -> dict[str, Any]:
        """Everything for programs; drills name games by the fingerprints of their records."""
        return {"game": self.game, "games": self.games, "lines": msgspec.to_builtins(self.lines)}


def of_seat(found: Sequence[Occasion], seat: int) -> list[Occasion]:
    """The occasions of one seat."""
    return [one for one in found if one.seat == seat]


def print_bluffs(run: BluffRun, screen: Screen) -> None:
    """The lab in words, whoever leads."""
    screen.show(tell("bluff-head", game=tell("game-name", game=run.game)), style="bold")
    screen.show(tell("bluff-counted", games=run.games))
    for line in run.lines:
        if not line.lead:
            print_line(line, screen)


def print_line(line: BluffLine, screen: Screen) -> None:
    """One bluff, round by round."""
    screen.show()
    kind, when = tell("bluff-kind", kind=line.kind), tell("bluff-when", kind=line.kind)
    screen.show(tell("bluff-line", kind=kind, when=when), style="bold")
    for cell in line.cells:
        screen.show(f"  {tell('bluff-round', number=cell.round)}")
        for words in cell_words(cell):
            screen.show(f"    {words}")
    screen.show(f"  {verdict_words(line)}")
    if line.tried:
        screen.show(f"  {tell('bluff-won', worked=line.worked, tried=line.tried)}")


def cell_words(cell: BluffCell) -> list[str]:
    """The own figure and that of the reference, or how many games are missing."""
    if cell.missing:
        return [tell("bluff-missing-many") if cell.missing > MANY else tell("bluff-missing", games=cell.missing)]
    ends = {"low": per_cent(cell.low), "high": per_cent(cell.high)}
    own = tell("bluff-own", share=per_cent(cell.share), count=cell.occasions, **ends)
    low, high = per_cent(cell.reference_low), per_cent(cell.reference_high)
    return [own, tell("bluff-reference", low=low, high=high)]


def verdict_words(line: BluffLine) -> str:
    """What a line says against the reference."""
    told = next((cell for cell in line.cells if cell.round == line.told), None)
    if told is not None:
        name = {"more": "bluff-more", "less": "bluff-less"}[told.verdict]
        low, high = per_cent(told.reference_low), per_cent(told.reference_high)
        return tell(name, round=told.round, share=per_cent(told.share), low=low, high=high)
    if any(cell.verdict for cell in line.cells):
        return tell("bluff-alike")
    missing = min(cell.missing for cell in line.cells)
    return tell("bluff-too-few-many") if missing > MANY else tell("bluff-too-few", games=missing)
