"""The bluff lab in the terminal: words in every language, figures for programs, and what is refused."""

import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kleos import Match, Player, SeededDealer, load
from kleos.bots.registry import make
from kleos.insight.review import review_record
from kleos.text.words import LANGUAGES
from tests.cli.terminal import kleos, one_line_error
from tests.insight.test_review import TINY
from tests.support import many


def short_game(code: str, seed: int) -> Match:
    """The beginning of a game, which is then given up."""
    game = load(code)
    bot, match, rng = make("uniform", game), Match(game, SeededDealer(f"bluffs {seed}")), Random(seed)
    while match.ply < 24 and isinstance(actor := match.state.actor, Player):
        match.play(actor, bot.choose(match.observe(actor), rng, None))
    match.forfeit(Player.TWO)
    return match


@pytest.fixture(autouse=True)
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews as short as can be: what they come to is tested elsewhere."""
    monkeypatch.setattr("kleos.cli.review.review_record", partial(review_record, plan=TINY))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Two such games, saved."""
    folder = tmp_path_factory.mktemp("bluffs")
    for seed in range(2):
        folder.joinpath(f"{seed}.json").write_bytes(short_game("hector", seed).record().to_bytes())
    return [str(folder / f"{seed}.json") for seed in range(2)]


@pytest.mark.parametrize("language", LANGUAGES[: many(1, 4)])
def test_the_lab_is_told_in_every_language(files: list[str], language: str) -> None:
    run = kleos("bluffs", files[0], "--seat", "2", "--depth", "quick", "--lang", language)
    assert run.code == 0 and "{" not in run.out and run.out.count("\n\n") == 4
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_programs_get_all_lines_and_the_same_game_counts_once(files: list[str]) -> None:
    both = json.loads(kleos("bluffs", *files, files[0], "--depth", "quick", "--json").out)
    assert (both["game"], both["games"], len(both["lines"])) == ("hector", 2, 16)
    assert {drill["seat"] for line in both["lines"] for drill in line["drills"]} == {1}
    retreats = next(line for line in both["lines"] if line["kind"] == "retreat" and not line["lead"])
    assert retreats["cells"][0]["occasions"] >= 2 and all(cell["missing"] for cell in retreats["cells"])


def test_what_has_no_lab_is_refused_in_one_line(files: list[str], tmp_path: Path) -> None:
    olympus = tmp_path / "olympus.json"
    olympus.write_bytes(short_game("olympus", 1).record().to_bytes())
    assert "olympus" in one_line_error(kleos("bluffs", str(olympus), "--depth", "quick"))
    assert "depth" in one_line_error(kleos("bluffs", files[0], "--depth", "endless"))
    assert one_line_error(kleos("bluffs", str(tmp_path / "none.json")))
    assert kleos("bluffs").code == 2
