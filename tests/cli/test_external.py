"""Programs and classes from files as rivals in the terminal game."""

import sys
from pathlib import Path

import pytest

from tests.cli.terminal import kleos, one_line_error

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    "spec", [f"stdio:{sys.executable} {EXAMPLES / 'first_bot.py'}", f"code:{EXAMPLES / 'bold_bot.py'}"]
)
def test_a_bot_from_outside_is_a_rival(spec: str) -> None:
    run = kleos("play", "hector", "--seat", "2", "--against", spec, "--seed", "1", typed=["quit", "no"])
    assert run.code == 0 and run.err == "" and "Traceback" not in run.out


def test_a_rival_that_fails_ends_the_game_with_one_line_and_an_offer_to_save(tmp_path: Path) -> None:
    file, saved = tmp_path / "broken.py", tmp_path / "game.json"
    file.write_text(
        "class Broken:\n def __init__(self, game): pass\n def choose(self, *_): raise ValueError('no idea')\n"
    )
    given = ["play", "hector", "--seat", "2", "--against", f"code:{file}", "--seed", "1"]
    run = kleos(*given, typed=[str(saved)])
    assert (
        run.code == 1 and "ValueError: no idea" in run.out.replace("\n", " ") and "Traceback" not in run.out + run.err
    )
    assert kleos(*given, typed=[]).code == 1, "nobody there to answer"


def test_a_rival_that_breaks_the_rules_has_failed(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("class Wrong:\n def __init__(self, game): pass\n def choose(self, *_): return 'draw R1a'\n")
    run = kleos("play", "hector", "--seat", "2", "--against", f"code:{file}", typed=["no"])
    assert run.code == 1 and "draw R1a" in run.out


def test_a_bad_rival_is_one_line(tmp_path: Path) -> None:
    for spec, words in (
        ("stdio:no-such-program", "no-such-program"),
        ("code:none.py", "none.py"),
        ("stdio:", "COMMAND"),
    ):
        assert words in one_line_error(kleos("play", "hector", "--against", spec))
