# interpreted: reads files
"""Trace: the clauses of the rule ledgers, and whether code and tests agree with them.

A clause is proved by a test marked `@rule("HA-05-41")`; where there is nothing to test, its line in the ledger ends in
`(note: reason)`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

KINDS = {"R": "ruling", "V": "vector", "VB": "vector"}  # by the middle part of the id; everything else is a clause
ID = r"[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?"
CITED = re.compile(rf"\b{ID}\b")
# Where a ledger defines an id: `- **HA-05-41** text`, `- **HA-R-01 Title.** text`, `**HA-V-01 Title.** text`,
# `| FO-R-01 | text |`.
BULLET = re.compile(rf"- \*\*({ID})\b(.*)")
PARAGRAPH = re.compile(rf"\*\*({ID})\b(.*)")
ROW = re.compile(rf"\| ({ID}) \|(.*)")
NOTE = re.compile(r"\s*\(note: ([^()]+)\)$")


class Clause(NamedTuple):
    """One clause, ruling or vector of a ledger."""

    id: str
    kind: str  # clause, ruling, vector
    text: str
    note: str  # why there is nothing to test, if that is so


# Reading the ledgers.


def checkout() -> Path | None:
    """The checkout that this package or the working directory lies in; None outside of one."""
    for start in (Path(__file__).resolve(), Path.cwd()):
        for folder in (start, *start.parents):
            if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
                return folder
    return None


def read_ledger(game: str, root: Path | None) -> str:
    """A game's ledger, with its verb list if it has one: of this checkout, by default the package's own."""
    packed = files("kleos") / "rules"
    if root is None and not packed.is_dir():
        root = checkout()
    folder = packed if root is None else root / "docs" / "rules"
    texts = [folder / name for name in (f"{game}.md", f"verbs-{game}.md") if (folder / name).is_file()]
    if not texts:
        raise FileNotFoundError(f"no rule ledger of {game} in the package or a checkout")
    return "\n".join(text.read_text(encoding="utf-8") for text in texts)


def clauses(game: str, root: Path | None = None) -> dict[str, Clause]:
    """Every clause, ruling and vector of a game by its id, in the ledger's order."""
    found: dict[str, Clause] = {}
    for name, lines in definitions(read_ledger(game, root).splitlines()):
        text, note = "\n".join(lines).replace("**", "").strip(), ""
        if match := NOTE.search(text):
            text, note = text[: match.start()], match[1]
        found[name] = Clause(name, KINDS.get(name.split("-")[1], "clause"), text, note)
    return found


def definitions(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Each id with its text: a row, a bullet with indented lines, or a paragraph up to the next id or heading."""
    name, text, runs_on = "", [""], False
    for line in [*lines, "#"]:
        bullet, paragraph, row = BULLET.match(line), PARAGRAPH.match(line), ROW.match(line)
        start = bullet or paragraph or row
        if start or line.startswith(("#", "---")):
            if name:
                yield name, text
            name, text = (start[1], [start[2].rstrip(" |")]) if start else ("", [""])
            runs_on = paragraph is not None
        elif runs_on or line.startswith("  "):
            text.append(line)


# Comparing.


def cited_in_code(root: Path) -> dict[str, str]:
    """The ids that the code cites, each with a file that does."""
    return {
        name: path.relative_to(root).as_posix()
        for path in sorted((root / "src" / "kleos").rglob("*.py"))
        for name in CITED.findall(path.read_text(encoding="utf-8"))
    }


def marked_in_tests(root: Path) -> dict[str, str]:
    """The ids that tests are marked with, each with a file that does; nothing is imported."""
    found = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                for name in marks(node.decorator_list):
                    found[name] = path.relative_to(root).as_posix()
    return found


def marks(decorators: Iterable[ast.expr]) -> Iterator[str]:
    """The ids of `@rule(...)` among the decorators of a test."""
    for decorator in decorators:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def report(game: str, root: Path) -> tuple[list[str], bool]:
    """The lines of `kleos rules GAME --trace`, and whether nothing is unproved and nothing unknown."""
    known = clauses(game, root)
    prefixes = {name.split("-")[0] for name in known}
    code, tests = cited_in_code(root), marked_in_tests(root)
    unproved = [name for name, clause in known.items() if name not in tests and not clause.note]
    unknown = {
        name: where
        for name, where in sorted((code | tests).items())
        if name not in known and (name.split("-")[0] in prefixes or f"/{game}/" in where)
    }
    chapters = dict.fromkeys(name.rpartition("-")[0] for name in known)
    lines = [count(chapter, [c for c in known.values() if in_chapter(c, chapter)], tests, code) for chapter in chapters]
    lines += [f"note {c.id}: {c.note}" for c in known.values() if c.note and c.id not in tests]
    lines += [f"unproved {name}" for name in unproved]
    lines += [f"unknown {name}: cited in {where}" for name, where in unknown.items()]
    lines += [
        total(game, kind, [c for c in known.values() if c.kind == kind], tests)
        for kind in ("ruling", "vector", "clause")
    ]
    return lines, not unproved and not unknown


def in_chapter(clause: Clause, chapter: str) -> bool:
    """Ask whether an id belongs to a chapter, as HA-05-41 does to HA-05."""
    return clause.id.rpartition("-")[0] == chapter


def count(chapter: str, members: list[Clause], tests: dict[str, str], code: dict[str, str]) -> str:
    """One chapter's line."""
    proved = sum(member.id in tests for member in members)
    cited = sum(member.id in code for member in members)
    return f"{chapter:<8} {len(members):>3} in the ledger {proved:>3} proved {cited:>3} cited in code"


def total(game: str, kind: str, members: list[Clause], tests: dict[str, str]) -> str:
    """One kind's line."""
    proved = sum(member.id in tests for member in members)
    notes = sum(bool(member.note) and member.id not in tests for member in members)
    return f"{game}: {len(members)} {kind}s, {proved} proved, {notes} notes, {len(members) - proved - notes} unproved"
