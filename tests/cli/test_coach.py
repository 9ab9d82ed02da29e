"""`hint` at the prompt: what to look at, then good moves, then nothing; and where it is refused."""

import re

import pytest

from kleos.insight import chances
from kleos.text.words import LANGUAGES
from tests.cli.terminal import Run, kleos
from tests.insight.positions import GAMES, SMALL

OPENINGS = {"hector": ("1", "1"), "hellas": ("1", "1"), "olympus": ("1",)}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think less: the words are looked at here, not the figures."""
    monkeypatch.setattr("kleos.insight.hints.InsightPlan", lambda: SMALL.scaled(80))
    assert chances.InsightPlan().sims > SMALL.sims


def play(game: str, *typed: str, against: str = "novice", more: tuple[str, ...] = ()) -> Run:
    return kleos("play", game, "--seed", "3", "--against", against, *more, typed=typed)


def answers(run: Run, typed: str = "hint") -> list[str]:
    """What was answered to each line of this kind, in one line each."""
    return [" ".join(part.split("\n> ", 1)[0].split()) for part in run.out.split(f"> {typed}\n")[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_three_hints_and_nothing_is_played(game: str) -> None:
    run = play(game, *OPENINGS[game], *["hint"] * 4)
    look, moves, yours, again = answers(run)
    assert "marked as coached" in look and "Type hint again" in look
    assert re.search(r"1\. .* \[.*\]: \d+%, between \d+ and \d+%", moves)
    assert yours.startswith("Your move: the coach plays nothing for you.")
    assert again.startswith("Your move")
    steps = [int(found) for found in re.findall(r"step (\d+)", run.out)]
    without = [int(found) for found in re.findall(r"step (\d+)", play(game, *OPENINGS[game]).out)]
    assert steps == without, "a hint has played something"


def test_the_next_decision_begins_anew() -> None:
    run = play("hector", "1", "1", "hint", "hint", "1", "hint")
    assert "Type hint again" in answers(run)[-1] and "marked" not in answers(run)[-1]


def test_off_against_strong_bots_unless_it_is_wanted() -> None:
    assert (
        "hints are off against Olympian; to have them: kleos play hector --hints"
        in answers(play("hector", "hint", against="olympian"))[0]
    )
    assert "Type hint again" in answers(play("hector", "hint", against="olympian", more=("--hints",)))[0]
    assert "hints are off" in answers(play("hector", "hint", more=("--no-hints",)))[0]


def test_never_between_people() -> None:
    run = kleos("play", "hector", "--seed", "3", "--against", "person", "--hints", typed=("", "hint"))
    assert "hints are only for games against bots" in run.out


def test_the_game_is_told_to_be_coached_at_its_end_and_help_names_the_command() -> None:
    run = play("hector", "help", "hint", *["1"] * 500, against="uniform")
    assert re.search(r"^hint +what to look at", run.out, re.MULTILINE)
    assert "You asked the coach for hints in this game." in run.out
    assert "You asked the coach" not in play("hector", *["1"] * 500, against="uniform").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hints_have_words_in_every_language(game: str, language: str) -> None:
    run = play(
        game, *OPENINGS[game], "hint", "hint", "1", "hint", "hint", "2", "hint", "hint", more=("--lang", language)
    )
    assert run.code == 0 and len(answers(run)) >= 4
    assert "{" not in run.out, "a message id without words"
    assert max(len(line) for line in run.out.splitlines()) <= 80
