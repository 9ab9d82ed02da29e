"""Every step of Fight for Olympus has its chapter, and observations tell it by name."""

import re
from pathlib import Path
from typing import Any

import kleos
from kleos.core.agenda import Draw, Question
from kleos.games.olympus.cards import KIND_NAMES
from kleos.games.olympus.questions import OlympusDraw, OlympusQuestion
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.steps import STEPS
from tests.contract.games import any_options
from tests.support import many, walk

PACKAGE = Path(__file__).parents[2] / "src/kleos/games/olympus"


def test_every_step_is_handled_by_a_chapter() -> None:
    assert STEPS.unhandled() == []
    for step in STEPS.by_name.values():
        assert not isinstance(step.handler, Question) or isinstance(step.handler, OlympusQuestion), step
        assert not isinstance(step.handler, Draw) or isinstance(step.handler, OlympusDraw), step


def test_a_table_tells_every_number_of_what_is_asked_by_name() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(many(40, 400)):
        for state in walk(any_options("olympus", seed), seed):
            table: Any = state.observe(None).table
            if table.asked is None:
                assert state.outcome is not None and table.agenda == ""
                continue
            names = {name for name in table.asked.__struct_fields__ if getattr(table.asked, name) not in (None, ())}
            told.setdefault(table.asked.step, set()).update(names - {"step", "seat"})
            assert table.actor in (table.asked.seat, "chance")
            if table.asked.row is not None:
                assert isinstance(state, OlympusState)
                kind, row = state.rules.box.origin[state.top.b]
                assert (table.asked.card, table.asked.row) == (KIND_NAMES[kind], row)
    seen = {"effect": {"card", "row"}, "slot": {"unit"}}
    for name, fields in told.items():
        wanted = set().union(*(seen.get(field, {field}) for field in STEPS.by_name[name].fields))
        assert fields - {"fallen"} <= wanted and wanted - fields <= {"chosen", "places", "unit"}, name
    assert len(told) > 20


def test_a_card_on_its_way_is_told_by_its_code() -> None:
    state = kleos.load("olympus").position("played=1 agenda=play.1,pay.1..1 / one hand=R4,R5")
    table: Any = state.observe(None).table
    assert (table.asked.step, table.asked.seat, table.asked.card, table.asked.paid) == ("pay", 1, "R2", 0)
    assert b'"asked":{"step":"pay","seat":1,"card":"R2","paid":0}' in state.observe(None).to_bytes()


def test_the_package_names_the_file_of_every_chapter() -> None:
    """The table in the package's own words names files that exist, and all chapters are in it."""
    words = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    named = set(re.findall(r"\b([a-z_]+\.py)", words))
    assert named <= {path.name for path in PACKAGE.glob("*.py")}
    handlers = {path.name for path in PACKAGE.glob("*.py") if ".handled_by(" in path.read_text(encoding="utf-8")}
    assert handlers <= named
