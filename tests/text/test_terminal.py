"""Whole games in the terminal in every language: no missing text, nothing wider than the screen, nothing cut off."""

import re
from random import Random

import pytest

from kleos.catalogue import GAMES
from kleos.text.words import LANGUAGES
from tests.cli.terminal import kleos
from tests.support import pairs

SHORT = {"hector": ("max_battles=6",), "olympus": (), "hellas": ("turn_cap=20",)}
ENDS = {"en": "(You (win|lose)|The game)", "de": "(Du (gewinnst|verlierst)|Die Partie)"}
ENDS |= {"nl": "(Je (wint|verliest)|De partij)", "fr": "(Vous (gagnez|perdez)|La partie)"}


@pytest.mark.parametrize(("language", "game"), pairs(LANGUAGES, list(GAMES)))
def test_a_whole_game(language: str, game: str) -> None:
    rng = Random(f"{language} {game}")
    typed = ["help", "why 1", "log", "table", *(str(rng.choice((1, 1, 1, 2, 2, 3, 5))) for _ in range(1500))]
    options = [part for option in SHORT[game] for part in ("--option", option)]
    run = kleos("--lang", language, "play", game, "--seed", "5", "--against", "uniform", *options, typed=typed)
    assert run.code == 0 and run.err == ""
    assert re.search(rf"\n{ENDS[language]}[^[]*\s\[(HA|FO|HE)-", run.out), run.out[-500:]
    assert "{" not in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert not re.search(r"^ *[:;?!»]|«$", run.out, re.MULTILINE)  # lines are not broken at no-break spaces
    assert not re.search(r"^ {1,3}\d+  .*…", run.out, re.MULTILINE) or game == "hellas"  # card texts stand in the hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_pages_lists_and_errors(language: str) -> None:
    for command in ([], ["play"], ["arena"], ["serve"], ["cards", "balance"], ["rules"]):
        run = kleos("--lang", language, *command, "--help")
        assert run.code == 0 and "{" not in run.out and run.err == ""
        assert max(map(len, run.out.splitlines())) <= 80
    for command in (["games"], ["bots"], ["cards", "list"], ["cards", "show", "B14"]):
        run = kleos(*command, f"--lang={language}")
        assert run.code == 0 and "{" not in run.out
    for command in (["nonsense"], ["play"], ["play", "hector", "--seat", "9"], ["rules", "XX-1"]):
        run = kleos(*command, "--lang", language)
        assert run.code == 2 and run.out == "" and "{" not in run.err and len(run.err.splitlines()) == 1


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "Drie duels" in kleos("--help").out
    assert "Drei Duelle" in kleos("--help", "--lang", "de").out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Three duels" in kleos("--help").out
    assert kleos("--help", "--lang", "xx").err == "kleos: there is no language called “xx”; languages: en, de, fr, nl\n"
