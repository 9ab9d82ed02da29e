"""`mirror` at the prompt: both halves, in every language, and nothing is played."""

import re

import pytest

from kleos.text.words import LANGUAGES
from tests.cli.terminal import Run, kleos
from tests.insight.positions import GAMES

OPENINGS = {"hector": ("1", "1"), "hellas": ("1", "1"), "olympus": ("1",)}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imagine less: the words are looked at here, not the figures."""
    monkeypatch.setattr("kleos.insight.mirror.mirror.__defaults__", (50,))


def play(game: str, *typed: str, more: tuple[str, ...] = ()) -> Run:
    return kleos("play", game, "--seed", "3", "--against", "novice", *more, typed=typed)


def answer(run: Run) -> str:
    """What was answered to the last `mirror`, in one line."""
    return " ".join(run.out.split("> mirror\n")[-1].split("\n> ", 1)[0].split())


@pytest.mark.parametrize("game", GAMES)
def test_both_halves_are_told_and_nothing_is_played(game: str) -> None:
    run = play(game, *OPENINGS[game], "mirror")
    told = answer(run)
    assert "What you can know of Novice" in told and "What Novice can know of you" in told
    if game != "hellas":  # nobody has god cards at first
        assert re.search(r"\d+% each:", told)
    steps = [int(found) for found in re.findall(r"step (\d+)", run.out)]
    assert steps == [int(found) for found in re.findall(r"step (\d+)", play(game, *OPENINGS[game]).out)]


def test_never_between_people_at_one_screen_and_help_names_it() -> None:
    run = kleos("play", "hector", "--seed", "3", "--against", "person", typed=("", "mirror", "help"))
    assert "the mirror is only for games against bots here" in run.out
    assert re.search(r"^mirror +what can be known", run.out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_has_words_in_every_language(game: str, language: str) -> None:
    run = play(game, *OPENINGS[game], "mirror", "1", "1", "1", "mirror", "help", more=("--lang", language))
    assert run.code == 0 and len(answer(run)) > 40
    assert "{" not in run.out, "a message id without words"
    assert max(len(line) for line in run.out.splitlines()) <= 80
