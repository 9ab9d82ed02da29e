"""Looking back in the terminal: a short game in words, as data, as a page, and what cannot be reviewed."""

import json
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from kleos import Match, Player, SeededDealer, load
from kleos.bots.registry import make
from kleos.text.words import LANGUAGES
from tests.cli.terminal import kleos, one_line_error
from tests.support import many


def short_game(moves: int = 8) -> Match:
    """The beginning of a game, which is then given up."""
    game = load("olympus")
    bot, match = make("uniform", game), Match(game, SeededDealer("short"))
    rng = Random(2)
    while match.ply < moves * 4 and isinstance(actor := match.state.actor, Player):
        match.play(actor, bot.choose(match.observe(actor), rng, None))
    match.forfeit(Player.TWO)
    return match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That game, saved."""
    found = tmp_path_factory.mktemp("reviews") / "game.json"
    found.write_bytes(short_game().record().to_bytes())
    return found


@pytest.mark.parametrize("language", LANGUAGES[: many(2, 4)])
def test_a_review_is_told_in_every_language(file: Path, language: str) -> None:
    run = kleos("review", str(file), "--depth", "quick", "--seat", "1", "--lang", language)
    assert run.code == 0 and "{" not in run.out
    assert run.out.count("%") >= 4 and max(len(line) for line in run.out.splitlines()) <= 80


def test_programs_get_all_of_it(file: Path) -> None:
    found = json.loads(kleos("review", str(file), "--depth", "quick", "--json").out)
    assert found["luck"] + found["skill"] == pytest.approx(found["result"] - found["start"])
    assert [words["seat"] for words in found["words"]] == [1, 2] and found["result"] == 1.0
    assert found["points"][-1]["known"] == [1.0, 0.0]
    again = json.loads(kleos("review", str(file), "--depth", "quick", "--json").out)
    assert again == found


def test_a_page_is_whole_and_asks_for_nothing_else(file: Path) -> None:
    page = kleos("review", str(file), "--depth", "quick", "--html", "--seat", "2").out
    HTMLParser().feed(page)
    assert page.startswith("<!doctype html>") and page.count("<polyline") == 2
    assert "src=" not in page and "http" not in page


def test_what_cannot_be_reviewed_is_refused_in_one_line(file: Path, tmp_path: Path) -> None:
    match = short_game()
    redacted = tmp_path / "redacted.json"
    redacted.write_bytes(match.record(Player.ONE).to_bytes())
    assert "finished" in one_line_error(kleos("review", str(redacted)))
    running = tmp_path / "running.json"
    running.write_bytes(Match(load("olympus"), SeededDealer("begun")).record().to_bytes())
    assert "finished" in one_line_error(kleos("review", str(running)))
    assert "depth" in one_line_error(kleos("review", str(file), "--depth", "endless"))
