"""Luck apart from skill: the parts add up, chance favours nobody, and what was taken back gave nothing."""

from random import Random
from statistics import fmean, stdev

import pytest

import kleos
from kleos import CHANCE, Match, Player, SeededDealer
from kleos.arena.mirrored import play_game
from kleos.bots.registry import make
from kleos.core.state import State
from kleos.insight.luck import expected, luck_in_match, luck_of, value_of
from tests.contract.games import GAMES, default
from tests.support import many, walk

every_game = pytest.mark.parametrize("code", GAMES)


def played(code: str, seed: int) -> Match:
    """A whole game between greedy bots."""
    game = default(code)
    bot = make("greedy", game)
    return play_game(game, (bot, bot), f"deal {seed}", f"thought {seed}")


@every_game
def test_luck_and_skill_add_up_in_every_game(code: str) -> None:
    for seed in range(5):
        match = played(code, seed)
        found = luck_of(match.record(), default(code))
        assert found == luck_in_match(match)
        assert found.luck + found.skill == pytest.approx(found.result - found.start, abs=1e-12)
        assert found.adjusted == pytest.approx(found.result - found.luck)
        assert found.result in (0.0, 0.5, 1.0) and 0 < found.start < 1
        drawn = [ply for ply, entry in enumerate(match.entries) if entry.by not in ("1", "2")]
        assert [draw.ply for draw in found.draws] == drawn


@every_game
def test_a_draw_gives_what_it_changes_against_the_mean_of_all_outcomes(code: str) -> None:
    value = value_of(default(code))
    for state in list(walk(default(code), 4))[:60]:
        if state.actor is not CHANCE:
            continue
        odds = state.odds()
        gains = []
        for move, weight in odds:
            after = state.copy()
            after.apply(move)
            gains.append(weight * (value(after) - expected(state, value)))
        assert sum(gains) == pytest.approx(0, abs=1e-9 * sum(weight for _, weight in odds))


@every_game
def test_chance_favours_nobody_whatever_the_value_is(code: str) -> None:
    def crude(state: State) -> float:
        """A value that knows next to nothing, and is never told the truth."""
        return 0.5 + 0.3 * ((len(str(state)) % 7) / 6 - 0.5)

    for value in (None, crude):
        luck = [luck_in_match(played(code, 100 + seed), value).luck for seed in range(many(16, 400))]
        assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5 + 1e-9


def test_what_was_taken_back_gave_nothing() -> None:
    match, rng = Match(default("hector"), SeededDealer("undone")), Random(5)
    while match.outcome is None:
        seat = match.state.actor
        assert isinstance(seat, Player)
        match.play(seat, rng.choice(match.state.legal_moves()))
        if match.outcome is None and rng.random() < 0.1:
            match.undo(seat, consent=True)
    found = luck_in_match(match)
    undone = [entry.code for entry in match.entries if entry.code.startswith("undo")]
    assert undone and found.luck + found.skill == pytest.approx(found.result - found.start, abs=1e-12)
    counted = {draw.ply for draw in found.draws}
    for ply, entry in enumerate(match.entries):
        if entry.code.startswith("undo"):
            back = int(entry.code.split()[1])
            assert not counted & set(range(back, ply))


def test_only_finished_games_that_show_everything_tell_their_luck() -> None:
    match = played("olympus", 1)
    begun = Match(default("olympus"), SeededDealer("begun"))
    for record in (match.record(Player.ONE), match.record("public"), begun.record()):
        with pytest.raises(kleos.BadRecord):
            luck_of(record, default("olympus"))
