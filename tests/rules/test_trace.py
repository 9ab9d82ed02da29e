"""Every clause, ruling and vector of a ledger is proved or says why not, and no id is cited that no ledger knows."""

from pathlib import Path

import pytest

import kleos
from kleos.trace import Clause, checkout, clauses, report

ROOT = Path(__file__).parents[2]
LEDGER = """# PART A
## 01 Components
- **HA-01-01** Two players, **one** Trojan. [DE 1.0]
- **HA-01-02** Boards face each other. (note: layout alone)
# RULINGS
| id | hole | default |
|---|---|---|
| HA-R-01 | Which piles? | **a** |
# EXAMPLES
**HA-V-01 Worked example.** Tile Y.
| score | 9 |

Outcome: Lin wins, see HA-01-01.

- **HA-VB-01 from the book** (L1)
  - 1 v 1
After it.
"""


def small_checkout(folder: Path, tests: str, code: str = "") -> Path:
    """A checkout with one ledger, one test file and one module."""
    for name, text in (("docs/rules/hector.md", LEDGER), ("tests/test_it.py", tests), ("src/kleos/it.py", code)):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def proofs(*ids: str) -> str:
    """A test file that proves these ids."""
    return "".join(f'@rule("{name}")\ndef test_{k}() -> None: ...\n' for k, name in enumerate(ids))


@pytest.mark.parametrize("game", kleos.GAMES)
def test_every_clause_is_proved_and_no_id_is_unknown(game: str) -> None:
    lines, ok = report(game, ROOT)
    assert ok, "\n".join(lines)


def test_the_report_of_hector_ends_with_the_counts_of_its_ledger() -> None:
    lines, _ = report("hector", ROOT)
    assert lines[-3].startswith("hector: 50 rulings, 50 proved, 0 notes, 0 unproved")
    assert lines[-2].startswith("hector: 30 vectors, 30 proved, 0 notes, 0 unproved")
    notes = sum(bool(clause.note) for clause in clauses("hector").values())
    assert lines[-1] == f"hector: 93 clauses, {93 - notes} proved, {notes} notes, 0 unproved"
    assert notes <= 6


def test_a_ledger_defines_bullets_rows_and_paragraphs(tmp_path: Path) -> None:
    found = clauses("hector", small_checkout(tmp_path, ""))
    assert list(found) == ["HA-01-01", "HA-01-02", "HA-R-01", "HA-V-01", "HA-VB-01"]
    assert found["HA-01-01"] == Clause("HA-01-01", "clause", "Two players, one Trojan. [DE 1.0]", "")
    assert found["HA-01-02"] == Clause("HA-01-02", "clause", "Boards face each other.", "layout alone")
    assert found["HA-R-01"] == Clause("HA-R-01", "ruling", "Which piles? | a", "")
    assert found["HA-V-01"].text.endswith("Outcome: Lin wins, see HA-01-01.")
    assert found["HA-VB-01"] == Clause("HA-VB-01", "vector", "from the book (L1)\n  - 1 v 1", "")


def test_the_report_lists_what_is_unproved(tmp_path: Path) -> None:
    lines, ok = report("hector", small_checkout(tmp_path, proofs("HA-01-01", "HA-V-01", "HA-VB-01")))
    assert not ok
    assert "unproved HA-R-01" in lines
    assert lines[-3:] == [
        "hector: 1 rulings, 0 proved, 0 notes, 1 unproved",
        "hector: 2 vectors, 2 proved, 0 notes, 0 unproved",
        "hector: 2 clauses, 1 proved, 1 notes, 0 unproved",
    ]


@pytest.mark.parametrize(("in_test", "in_code"), [("HA-99-01", ""), ("", "HA-99-01")])
def test_the_report_catches_an_unknown_id_in_tests_and_code(tmp_path: Path, in_test: str, in_code: str) -> None:
    ids = ["HA-01-01", "HA-R-01", "HA-V-01", "HA-VB-01"]
    _, ok = report("hector", small_checkout(tmp_path, proofs(*ids), "# HA-01-02"))
    assert ok
    ids += [in_test] if in_test else []
    lines, ok = report("hector", small_checkout(tmp_path, proofs(*ids), f"# {in_code}"))
    assert not ok
    assert [line for line in lines if line.startswith("unknown HA-99-01: cited in ")]


def test_a_mark_on_a_helper_or_a_mention_in_a_docstring_proves_nothing(tmp_path: Path) -> None:
    tests = '@rule("HA-R-01")\ndef helper() -> None:\n    """HA-01-01"""\n'
    lines, _ = report("hector", small_checkout(tmp_path, tests))
    assert {"unproved HA-R-01", "unproved HA-01-01"} <= set(lines)


def test_the_ledger_is_found_from_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert clauses("hector")["HA-05-51"].text.startswith("The five actions are alternatives")
    with pytest.raises(FileNotFoundError, match="no rule ledger of chess"):
        clauses("chess")


def test_the_checkout_is_found_from_a_folder_inside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "tests")
    assert checkout() == ROOT


@pytest.mark.parametrize("name", ["hector", "olympus", "hellas"])
def test_every_ledger_can_be_read(name: str) -> None:
    found = clauses(name, ROOT)
    kinds = {clause.kind for clause in found.values()}
    assert kinds == {"clause", "ruling", "vector"}
    assert all(clause.text for clause in found.values())
