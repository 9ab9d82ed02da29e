"""The measurement of marks in small: a planted move is the worst one, figures are counted, and a run goes on."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from kleos import Match, Player, SeededDealer
from kleos.arena.mirrored import play_game
from kleos.bench import marks
from kleos.bench.marks import MarkedGame, beginning, blunder_in, main, read_lines, told
from kleos.bots.registry import make
from kleos.insight.review import review_record
from tests.contract.games import default
from tests.insight.test_review import TINY

GAME = "olympus"


@pytest.fixture(autouse=True)
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews as short as can be."""
    monkeypatch.setattr(marks, "review_record", partial(review_record, plan=TINY))


def test_the_worst_move_is_legal_and_goes_where_it_was_planted() -> None:
    game = default(GAME)
    bot = make("greedy", game)
    match: Match = play_game(game, (bot, bot), "marks", "thought")
    found = blunder_in(match, Random(3))
    assert found is not None
    ply, worst, worth = found
    state = match.state_at(ply)
    assert worst in [move.code for move in state.legal_moves()] and worth >= 0.15
    codes = [entry.code for entry in match.entries[:ply]]
    begun = beginning(game, [*codes, worst], "marks")
    assert [entry.code for entry in begun.entries[: ply + 1]] == [*codes, worst]
    assert begun.entries[ply].by == str(Player(state.to_act).seat)
    again = Match(game, SeededDealer("marks"), frames=False)
    assert [entry.code for entry in again.entries] == codes[: len(again.entries)], "the same deal"


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measured = marks.measure(GAME, "greedy", 5, "quick", True, 0)
    assert measured is not None and measured.decisions and measured.planted >= 0 and measured.worth >= 0.15
    file = tmp_path / "marks.jsonl"
    kept = [MarkedGame(GAME, "greedy", 5, "quick", k, 50, {"slip": 1}, 1.0) for k in range(2)]
    file.write_text("".join(marks.line_of(one) + "\n" for one in kept) + '{"game": "oly', encoding="utf-8")
    assert read_lines(file) == kept and file.read_text("utf-8").endswith("\n"), "half a line is cut off"
    main([GAME, "--bot", "greedy", "--games", "2", "--seed", "5", "--depth", "quick", "--out", str(file)])
    assert "2 games, 100 decisions" in capsys.readouterr().out
    assert read_lines(file) == kept, "nothing is measured twice"
    with pytest.raises(SystemExit):
        main([GAME, "--bot", "nobody", "--out", str(file)])


def test_figures_are_counted() -> None:
    games = [
        MarkedGame(GAME, "greedy", 1, "standard", 0, 100, {"mistake": 1, "blunder": 2, "only": 7}, 3.0),
        MarkedGame(GAME, "greedy", 1, "standard", 1, 100, {"slip": 4}, 5.0, 20, 0.3, "blunder"),
        MarkedGame(GAME, "greedy", 1, "standard", 2, 100, {}, 4.0, 30, 0.2, ""),
    ]
    words = told(games)
    assert "3 games, 300 decisions" in words and "mistake or worse: 1.00%" in words
    assert "median 4.0" in words and "at most 5.0" in words
    assert "planted 2, which lost 25.0% on average: marked 50.0%" in words and "blunder 1, no mark 1" in words
