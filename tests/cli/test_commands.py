"""The small commands, and the screen itself."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import kleos as package
from kleos.bots.registry import BOTS
from kleos.cli.screen import Screen
from kleos.text.words import tidy
from tests.cli.terminal import kleos, one_line_error


def test_version_names_the_build() -> None:
    run = kleos("--version")
    assert run.code == 0
    assert run.out.strip() in {f"kleos {package.__version__}, {build} build" for build in ("native", "pure")}


def test_nothing_at_all_shows_help() -> None:
    run = kleos()
    assert run.code == 0
    for command in ("play", "games", "bots", "replay", "verify", "rules", "bench"):
        assert command in run.out


def test_games_for_people_and_programs() -> None:
    assert "Hector & Achilles" in kleos("games").out
    games = json.loads(kleos("games", "--json").out)
    assert [game["game"] for game in games] == list(package.GAMES)
    assert {option["name"] for option in games[0]["options"]} == set(package.load("hector").options)


def test_bots_for_people_and_programs() -> None:
    assert "greedy" in kleos("bots").out and "olympian" in kleos("bots", "--game", "hellas").out
    names = [bot["bot"] for bot in json.loads(kleos("bots", "--json").out)]
    assert names == list(BOTS)
    assert kleos("bots", "--game", "chess").code == 2


def test_one_clause() -> None:
    run = kleos("rules", "ha-05-41")
    assert run.code == 0
    assert "HA-05-41" in run.out
    assert json.loads(kleos("rules", "HA-05-41", "--json").out)[0]["id"] == "HA-05-41"


def test_all_clauses_of_a_game() -> None:
    run = kleos("rules", "hector")
    assert run.code == 0
    assert "HA-01-01" in run.out and "HA-V-24" in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_trace_ends_with_the_count_of_clauses() -> None:
    run = kleos("rules", "hector", "--trace")
    assert run.out.splitlines()[-1].startswith("hector: 93 clauses, ")


@pytest.mark.parametrize("what", ["HA-99-99", "chess", ""])
def test_unknown_rules(what: str) -> None:
    assert "hector" in one_line_error(kleos("rules", what))
    assert "hector" in one_line_error(kleos("rules", what, "--trace"))


def test_a_bug_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("a wheel\ncame off")

    monkeypatch.setattr("kleos.cli.lists.print_games", break_down)
    run = kleos("games")
    assert run.code == 1
    assert run.err == "kleos: RuntimeError: a wheel came off; run it again with --debug to see where\n"


def test_a_broken_component_set_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    file.write_text('{"set": "mine", "army": {}, "heroes": [], "fate_tiles": []}')
    error = one_line_error(kleos("play", "hector", "--components", str(file)))
    assert "heroes" in error and "HA-01-05" in error


def test_control_letters_never_reach_the_screen() -> None:
    assert tidy("a\x1b[31m\tb\x00  c\n") == "a [31m b c"


def test_a_terminal_without_unicode_gets_plain_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii", write_through=True))
    Screen().show("┌─ ● ○ ► “x” ─┐")
    assert raw.getvalue() == b'+- * . > "x" -+\n'


def test_a_real_process_reads_a_real_pipe() -> None:
    command = [sys.executable, "-m", "kleos", "play", "hector", "--seed", "3"]
    done = subprocess.run(command, input="1\n1\n\xff\n1\n", capture_output=True, encoding="latin-1", check=False)
    assert done.returncode == 0
    assert "you take no action" in done.stdout
    assert done.stderr == ""


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m kleos rules hector | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "HA-01-01" in done.stdout
