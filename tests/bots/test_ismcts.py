"""The searching bots: repeatable, honest, within their means, and sensible."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Game, Observation, Player
from kleos.arena.mirrored import series
from kleos.bots.ismcts import Ismcts, Plan, final_shares
from kleos.bots.levels import LEVELS, NAMES, level_plan
from kleos.bots.registry import make
from kleos.search.guide import Guide
from kleos.search.ismcts import Search
from kleos.search.node import Settings
from tests.support import many, positions, walk

CODES = list(kleos.GAMES)


@pytest.fixture(scope="module", params=CODES)
def game(request: pytest.FixtureRequest) -> Game:
    return kleos.load(request.param)


def decisions(game: Game, wanted: int, seed: int) -> Iterator[Observation]:
    """Observations of players who have a choice, from random games."""
    found = 0
    for state in positions(game, games=50, every=29, seed=seed):
        actor = state.actor
        if isinstance(actor, Player) and len(state.legal_moves()) > 1:
            yield state.observe(actor)
            found += 1
            if found == wanted:
                return


# No peek.


@pytest.mark.parametrize("level", NAMES)
def test_the_hidden_truth_does_not_change_a_move(game: Game, level: str) -> None:
    bot = Ismcts(game, replace(level_plan(game.code, level, 1.0), sims=40))
    checked = 0
    for seen in decisions(game, many(4, 40), seed=11):
        data = seen.to_bytes()
        expected = bot.policy(game.observation(data), Random(5))
        for number in range(3):
            truth = game.imagine(seen, Random(number))
            other = truth.observe(seen.viewer)
            assert other.to_bytes() == data
            assert bot.policy(other, Random(5)) == expected
            checked += str(truth) != str(game.imagine(seen, Random(99)))
    assert checked, "no hidden truth differed: the test would prove nothing"


@pytest.mark.parametrize("level", NAMES)
def test_a_level_repeats_itself_from_bytes_alone(game: Game, level: str) -> None:
    plan = replace(level_plan(game.code, level, 1.0), sims=60)
    for seen in decisions(game, 3, seed=3):
        moves = {Ismcts(game, plan).choose(game.observation(seen.to_bytes()), Random(8), None).code for _ in range(2)}
        assert len(moves) == 1 and moves <= set(seen.legal)


# Budgets.


def test_simulations_are_counted_exactly(game: Game) -> None:
    for seen in decisions(game, 3, seed=5):
        search = Search(game, seen, Guide(), Settings(horizon=0, light=False, prior=False), Random(1))
        search.run(37)
        assert search.simulations == 37 == sum(search.visits())


def test_two_workers_find_the_same_every_time() -> None:
    game = kleos.load("hector")
    seen = next(decisions(game, 1, seed=7))
    policies = []
    for _ in range(2):
        bot = Ismcts(game, Plan(sims=101, workers=2, mix=0.01))
        policies.append(bot.policy(seen, Random(4)))
        assert bot.search(seen, 1, None)[0] == bot.search(seen, 1, None)[0]
        assert sum(bot.search(seen, 1, None)[0]) == 101
        bot.close()
    assert policies[0] == policies[1]


def test_a_killed_worker_is_replaced() -> None:
    game = kleos.load("hector")
    seen = next(decisions(game, 1, seed=7))
    bot = Ismcts(game, Plan(sims=60, workers=2))
    before = bot.policy(seen, Random(4))
    assert bot.crew is not None
    bot.crew.workers[1].kill()
    bot.crew.workers[1].wait()
    assert bot.policy(seen, Random(4)) == before
    bot.close()


def test_a_full_tree_grows_no_more_and_the_search_goes_on(game: Game) -> None:
    seen = next(decisions(game, 1, seed=9))
    settings = Settings(horizon=0, light=False, prior=False, nodes=20)
    search = Search(game, seen, Guide(), settings, Random(1))
    search.run(200)
    assert search.nodes == 20
    assert search.simulations == 200 and search.roots[search.viewer].visits == 200


def test_a_clock_stops_a_search() -> None:
    class Late:
        def left(self) -> float:
            return 0.0

    game = kleos.load("hector")
    seen = next(decisions(game, 1, seed=7))
    bot = Ismcts(game, Plan(sims=10_000_000))
    assert bot.choose(seen, Random(1), Late()).code in seen.legal


def test_a_few_worlds_are_used_again(game: Game) -> None:
    seen = next(decisions(game, 1, seed=13))
    search = Search(game, seen, Guide(), Settings(horizon=0, worlds=3), Random(1))
    before = [str(world) for world in search.pool]
    search.run(30)
    assert len(search.pool) == 3 and [str(world) for world in search.pool] == before


# Seams.


def test_a_guide_of_ones_own_steers_the_search() -> None:
    class Retreats(Guide):
        """Thinks that player ONE wins after every retreat of his, and loses otherwise."""

        def clock(self, state: kleos.State) -> int:
            return int(state.battle)  # type: ignore[attr-defined]

        def value(self, state: kleos.State) -> float:
            return float(state.sides[0].shame > 0)  # type: ignore[attr-defined]

    game = kleos.load("hector")
    for state in walk(game, 3):
        if state.actor == Player.ONE and "retreat" in [move.code for move in state.legal_moves()]:
            search = Search(game, state.observe(Player.ONE), Retreats(), Settings(light=False, prior=False), Random(1))
            search.run(300)
            visits = dict(zip((move.code for move in search.moves), search.visits(), strict=True))
            assert max(visits, key=lambda code: visits[code]) == "retreat"
            return
    pytest.fail("nobody could retreat")


def test_an_unbelievable_world_is_dealt_again() -> None:
    class Suspicious(Guide):
        """Believes in worlds where the rival holds a red card."""

        def belief(self, world: kleos.State) -> float:
            return float(any(card < 8 for card in world.sides[1].hand))  # type: ignore[attr-defined]

    game = kleos.load("hector")
    for state in walk(game, 3):
        if state.actor == Player.ONE and len(state.sides[1].hand) == 4:  # type: ignore[attr-defined]
            search = Search(game, state.observe(Player.ONE), Suspicious(), Settings(worlds=20), Random(1))
            assert all(search.guide.belief(world) for world in search.pool)
            return
    pytest.fail("nobody held four cards")


# Choices.


def test_the_final_choice() -> None:
    visits, totals = [10, 60, 30], [5.0, 36.0, 17.4]
    assert final_shares(Plan(), visits, totals) == [0.0, 1.0, 0.0]
    assert final_shares(Plan(mix=0.3), visits, totals) == pytest.approx([0.0, 2 / 3, 1 / 3])
    soft = final_shares(Plan(heat=0.1, loss=0.05), visits, totals)
    assert soft[0] == 0.0 and soft[1] > soft[2] > 0.0 and sum(soft) == pytest.approx(1.0)
    assert final_shares(Plan(), [0, 0], [0.0, 0.0]) == [0.5, 0.5]


@pytest.mark.parametrize("level", NAMES)
def test_every_level_takes_a_win_at_once(game: Game, level: str) -> None:
    bot = make(f"{level}:share=0.01", game)
    found = 0
    for seed in range(many(12, 60)):
        before = None
        for state in walk(game, seed):
            if isinstance(state.actor, Player):
                before = state.copy()
        assert before is not None and isinstance(before.actor, Player)
        winning = set()
        for move in before.legal_moves():
            after = before.copy()
            after.apply(move)
            if after.outcome is not None and after.outcome.winner == before.actor:
                winning.add(move.code)
        seen = before.observe(before.actor)
        certain = {code for code in winning if wins_everywhere(game, seen, code)}
        if certain and len(seen.legal) > len(certain):
            found += 1
            assert bot.choose(seen, Random(seed), None).code in certain
    if game.code == "olympus":
        assert found


def wins_everywhere(game: Game, seen: Observation, code: str) -> bool:
    """Ask whether a move wins at once in many worlds."""
    for number in range(20):
        world = game.imagine(seen, Random(number))
        world.apply(game.parse(code))
        if world.outcome is None or world.outcome.winner != seen.viewer:
            return False
    return True


# Levels.


def test_levels_rise_in_simulations() -> None:
    for plans in LEVELS.values():
        assert tuple(plans) == NAMES
        sims = [plan.sims for plan in plans.values()]
        assert sims == sorted(sims)
        heats = [plan.heat for plan in plans.values()]
        assert heats == sorted(heats, reverse=True) and plans["god"].heat == 0


def test_a_share_of_a_level() -> None:
    assert level_plan("hector", "god", 0.1).sims == LEVELS["hector"]["god"].sims // 10
    assert level_plan("hector", "novice", 0.001).sims == 1


def test_captain_beats_uniform(game: Game) -> None:
    pairs = many(2, 20)
    found = series(game, make("captain:share=0.1", game), make("uniform", game), pairs, 4242)
    assert found.score >= 0.75, str(found)


@pytest.mark.parametrize(
    "options",
    [
        ("hector", {"discards": "owner_only", "greek_seat": "random"}),
        ("olympus", {"starter_skip": "declared"}),
        ("hellas", {"win_timing": "instant", "turn_cap": 20}),
    ],
)
def test_the_search_plays_under_other_options(options: tuple[str, dict[str, Any]]) -> None:
    code, given = options
    game = kleos.load(code, **given)
    bot = make("ismcts:sims=5,redeal=0.5", game)
    found = series(game, bot, make("ismcts:sims=5,single=1,prior=0", game), 1, 5)
    assert found.pairs == 1


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("ismcts:sims=0", ["sims", "1..", "ismcts"]),
        ("ismcts:sims=1.5", ["sims", "1.5"]),
        ("ismcts:explore=nan", ["explore"]),
        ("ismcts:light=2", ["light", "0..1"]),
        ("ismcts:depth=2", ["depth=2", "horizon"]),
        ("god:share=0", ["god", "share"]),
        ("god:share=inf", ["god", "share"]),
        ("god:sims=3", ["god", "sims=3", "share"]),
    ],
)
def test_a_bad_search_spec_says_what_would_be_right(spec: str, words: list[str]) -> None:
    with pytest.raises(kleos.UnknownBot) as caught:
        make(spec, kleos.load("hector"))
    for word in words:
        assert word in str(caught.value)
