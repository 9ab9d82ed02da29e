"""The strength bench in small: everything is measured once, goes on where it stopped, and follows from its seed."""

import json
from pathlib import Path

import pytest

import kleos
from kleos.arena.sprt import read_sprt
from kleos.bench.contender import contender
from kleos.bench.habits import habits_of
from kleos.bench.ladder import LadderFile, LadderPlan, meetings, rivals, run_ladder
from kleos.bench.strength_tables import tables
from tests.cli.terminal import kleos as command
from tests.cli.terminal import one_line_error

pytest.importorskip("numpy")
PLAN = LadderPlan("god-1", ("hector",), pairs=1, seed=7, sims=2, cpu_ms=0, tails=1)


def silent(what: str) -> None:
    """Tell nobody."""


def without_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleos.bench.ladder.find_spec", lambda name: None)


def results(file: LadderFile) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in file.path.read_text("utf-8").splitlines()]
    return [{key: value for key, value in line.items() if not key.startswith("seconds")} for line in lines]


def test_the_ladder_names_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    without_openspiel(monkeypatch)
    assert rivals("god-1") == ["uniform", "greedy", "ismcts-1", "oracle/god-1"]
    assert rivals("olympian")[3:] == ["god-1", "oracle/olympian"]
    found = list(meetings(PLAN._replace(cpu_ms=5)))
    assert [it.b for it in found if it.kind == "time"] == ["ismcts-1:cpu_ms=5", "oracle/god-1:cpu_ms=5"]
    assert len([it for it in found if it.kind == "habit"]) == len(habits_of("hector"))
    assert len(set(found)) == len(found)


def test_a_run_goes_on_where_it_stopped_and_repeats_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_openspiel(monkeypatch)
    whole = LadderFile(tmp_path / "whole.jsonl")
    run_ladder(PLAN, whole, silent)
    lines = results(whole)
    assert len(lines) == 4 + len(habits_of("hector")) + 3  # one pair a meeting, three bots on one tail
    stopped = LadderFile(tmp_path / "stopped.jsonl")
    text = whole.path.read_text("utf-8").splitlines(keepends=True)
    stopped.path.write_text("".join(text[:5]) + text[5][:20], "utf-8")  # cut off in the middle of a line
    again = LadderFile(stopped.path)
    assert len(again.pairs) == 5 and stopped.path.read_text("utf-8") == "".join(text[:5])
    run_ladder(PLAN, again, silent)
    assert results(again) == lines
    size = again.path.stat().st_size
    run_ladder(PLAN, LadderFile(again.path), silent)
    assert again.path.stat().st_size == size, "nothing is measured twice"
    check_tables(tables(PLAN, again))


def check_tables(told: str) -> None:
    assert "| `god-1:sims=2` | `uniform` |" in told and "| `late-hero/god-1:sims=2` | `god-1:sims=2` |" in told
    assert "`late-hero`: Never deploys the hero before round 3." in told
    assert "| hector:tails, NashConv/2 | sets | mixed | `uniform` | `ismcts-1:sims=2` | `god-1:sims=2` |" in told
    assert "| mean of 1 |" in told


def test_a_decided_test_ends_a_meeting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_openspiel(monkeypatch)
    monkeypatch.setattr("kleos.bench.ladder.habits_of", lambda code: {})
    monkeypatch.setattr("kleos.bench.ladder.LADDER", ("uniform",))
    plan = PLAN._replace(pairs=40, tails=0, sims=4, sprt=read_sprt("elo0=0,elo1=400,alpha=0.3,beta=0.3"))
    file = LadderFile(tmp_path / "out.jsonl")
    run_ladder(plan, file, silent)
    first = next(meetings(plan))
    assert 1 <= len(file.lines_of(first, 40)) < 40
    assert " SPRT |" in tables(plan, file) and "H1" in tables(plan, file)


def test_contenders_count_what_they_cost() -> None:
    game = kleos.load("olympus")
    found = contender("plays-on/god-1:sims=5", game)
    match = kleos.Match(game, kleos.SeededDealer("x"), frames=False)
    seat = match.state.actor
    assert isinstance(seat, kleos.Player)
    seen = match.observe(seat)
    match.play(seat, found.ask(match)(seen, "1"))  # it would refuse a move that is not legal
    assert found.moves == 1 and found.seconds > 0
    with pytest.raises(kleos.UnknownBot):
        contender("oracle/uniform", game)
    with pytest.raises(kleos.BadOption):
        contender("late-hero/god-1", game)


def test_the_command_prints_and_writes_the_tables(tmp_path: Path) -> None:
    out, report = tmp_path / "out.jsonl", tmp_path / "tables.md"
    given = ("bench", "--strength", "--only", "hector", "--pairs", "0", "--sims", "1", "--cpu-ms", "0", "--tails", "1")
    told = command(*given, "--out", str(out), "--tables", str(report)).out
    assert "hector:tail-01" in told and told.strip() == report.read_text("utf-8").strip()
    assert len(out.read_text("utf-8").splitlines()) == 3
    assert "zeus" in one_line_error(command(*given, "--bot", "zeus", "--out", str(out)))
    assert "chess" in one_line_error(command("bench", "--strength", "--only", "chess"))
    out.write_text("no result\n", "utf-8")
    assert "1" in one_line_error(command(*given, "--out", str(out)))
