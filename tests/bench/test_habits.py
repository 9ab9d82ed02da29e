"""Habits: kept in every game that is played, with legal moves always, and blind to what is hidden."""

from random import Random

import pytest

import kleos
from kleos import Match, Player, SeededDealer
from kleos.bench.habit_bot import HabitPolicy, HabitSearch, kept_moves, with_habit
from kleos.bench.habits import SUITE, NamedHabit, habit_named, habits_of
from kleos.bots.registry import make
from tests.support import many, positions

EVERY = [(code, name) for code in SUITE for name in habits_of(code)]
GAMES = many(20, 50)


def test_every_game_has_habits_with_a_name_and_a_sentence() -> None:
    assert set(SUITE) == set(kleos.GAMES)
    for code in SUITE:
        found = habits_of(code)
        assert len(found) == len(SUITE[code]) >= 5
        assert all(habit.about.endswith(".") and "\n" not in habit.about for habit in found.values())
    assert len({habit.about for code in SUITE for habit in habits_of(code).values()}) == len(EVERY)
    with pytest.raises(kleos.BadOption):
        habit_named("hector", "left-first")


@pytest.mark.parametrize(("code", "name"), EVERY)
def test_a_habit_is_kept_in_every_game(code: str, name: str) -> None:
    """Any bot keeps it: here `uniform`, which tries everything; what it played is judged by the truth itself."""
    game, habit, bound = kleos.load(code), habit_named(code, name), 0
    bot, rival = with_habit(game, make("uniform", game), habit), make("uniform", game)
    assert isinstance(bot, HabitPolicy)
    for number in range(GAMES):
        match = Match(game, SeededDealer(f"habit/{number}"), frames=False)
        mine = Player(number % 2)
        while isinstance(seat := match.state.actor, Player):
            asked, truth, legal = bot if seat is mine else rival, match.state.copy(), match.state.legal_moves()
            move = asked.choose(match.observe(seat), Random(f"{number}/{match.ply}"), None)
            if seat is mine and len(legal) > 1:
                kept = habit.kept(truth, legal)
                assert move in kept and kept
                bound += len(kept) < len(legal)
            match.play(seat, move)
        assert match.state.outcome is not None
    assert bound >= 2, "a habit that never binds is none"


@pytest.mark.parametrize(("code", "name"), EVERY)
def test_a_habit_does_not_depend_on_what_is_hidden(code: str, name: str) -> None:
    game, habit = kleos.load(code), habit_named(code, name)
    for state in positions(game, games=many(4, 40), every=19, seed=8):
        if isinstance(state.actor, Player):
            seen = state.observe(state.actor)
            moves = [game.parse(code) for code in seen.legal]
            kept = habit.kept(state, moves)
            assert kept == kept_moves(game, seen, habit) == habit.kept(game.imagine(seen, Random(7)), moves)


@pytest.mark.parametrize("always", [False, True])
@pytest.mark.parametrize("code", kleos.GAMES)
def test_a_search_keeps_its_habit_and_searches_nothing_else_at_the_root(code: str, always: bool) -> None:
    game = kleos.load(code)
    checked = 0
    for habit in habits_of(code).values():
        bot = with_habit(game, make("god-1:sims=40", game), habit, always)
        assert isinstance(bot, HabitSearch)
        for state in positions(game, games=many(6, 60), every=17, seed=4):
            if not isinstance(state.actor, Player):
                continue
            seen = state.observe(state.actor)
            kept = kept_moves(game, seen, habit)
            if len(kept) < len(seen.legal):
                policy = bot.policy(seen, Random(3))
                assert sum(policy.values()) == pytest.approx(1) and [move.code for move in policy] == list(seen.legal)
                assert all(move in kept for move, share in policy.items() if share)
                assert bot.choose(seen, Random(3), None) in kept
                visits, _ = bot.search(seen, 5, None)
                tried = {code for code, count in zip(seen.legal, visits, strict=True) if count}
                assert len(seen.legal) == 1 or tried <= {move.code for move in kept}
                checked += 1
                break
    assert checked >= 4


def test_only_a_habit_that_always_holds_reaches_into_the_tree() -> None:
    game, asked = kleos.load("hector"), [0, 0]

    class Counting(NamedHabit):
        def kept(self, state: kleos.State, options: list[kleos.Move]) -> list[kleos.Move]:
            asked[always] += 1
            return super().kept(state, options)

    state = next(it for it in positions(game, games=9, every=25, seed=3) if it.to_act < 2 and len(it.legal_moves()) > 2)
    for always in (0, 1):
        bot = with_habit(game, make("god-1:sims=50", game), Counting("hector", SUITE["hector"][0]), bool(always))
        assert isinstance(bot, HabitSearch)
        bot.search(state.observe(Player(state.to_act)), 1, None)
    assert asked[0] == 50 < asked[1]
