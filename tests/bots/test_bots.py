"""Bots: honest, repeatable, and greedy is worth its name."""

from random import Random

import pytest

import kleos
from kleos import Bot, Game, Match, Observation, Player, SeededDealer
from kleos.bots.registry import BOTS, make
from tests.support import many

SPECS = ["uniform", "greedy", "greedy:slip=0.3"]


@pytest.fixture(scope="module")
def game() -> Game:
    return kleos.load("hector")


def play(game: Game, bots: tuple[Bot, Bot], seed: str) -> Match:
    """A whole game between two bots."""
    match = Match(game, SeededDealer(seed), frames=False)
    rng = Random(seed)
    while isinstance(actor := match.state.actor, Player):
        match.play(actor, bots[actor].choose(match.state.observe(actor), rng, None))
    return match


def observations(game: Game, seed: int) -> list[Observation]:
    """All decisions of one game between greedy and uniform."""
    bots = make("greedy", game), make("uniform", game)
    match = Match(game, SeededDealer(seed), frames=False)
    rng = Random(seed)
    seen = []
    while isinstance(actor := match.state.actor, Player):
        seen.append(match.observe(actor))
        match.play(actor, bots[actor].choose(seen[-1], rng, None))
    return seen


def wins(game: Game, one: str, two: str, pairs: int) -> int:
    """Games that the first bot wins out of twice as many as pairs: each deal is played from both seats."""
    first, second = make(one, game), make(two, game)
    won = 0
    for pair in range(pairs):
        for seat, bots in ((Player.ONE, (first, second)), (Player.TWO, (second, first))):
            outcome = play(game, bots, f"pair {pair}").state.outcome
            won += outcome is not None and outcome.winner == seat
    return won


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_observation_and_seed_give_the_same_move(game: Game, spec: str) -> None:
    bot, twin = make(spec, game), make(spec, game)
    for seen in observations(game, 1):
        assert bot.choose(seen, Random(7), None) is twin.choose(seen, Random(7), None)


@pytest.mark.parametrize("spec", SPECS)
def test_the_bytes_of_an_observation_are_enough(game: Game, spec: str) -> None:
    bot = make(spec, game)
    for seen in observations(game, 2):
        assert bot.choose(game.observation(seen.to_bytes()), Random(7), None) is bot.choose(seen, Random(7), None)


@pytest.mark.parametrize("spec", SPECS)
def test_a_policy_sums_to_one_over_legal_moves(game: Game, spec: str) -> None:
    bot = make(spec, game)
    for seen in observations(game, 3):
        policy = bot.policy(seen, Random(7))
        assert sum(policy.values()) == pytest.approx(1.0)
        assert {move.code for move in policy} == set(seen.legal)
        assert policy[bot.choose(seen, Random(7), None)] > 0


def test_greedy_beats_uniform(game: Game) -> None:
    pairs = many(15, 100)
    assert wins(game, "greedy", "uniform", pairs) >= 0.85 * 2 * pairs


def test_a_slipping_greedy_is_weaker(game: Game) -> None:
    pairs = many(10, 50)
    assert wins(game, "greedy", "greedy:slip=0.6", pairs) >= 0.6 * 2 * pairs


@pytest.mark.parametrize(
    "options",
    [
        {"discards": "owner_only", "shame_timing": "before_hand"},
        {"four_choice": "fronts_and_home", "four_dead_numbers": "both_alive", "vanguard_return": "origin"},
        {"greek_seat": "random", "check_scope": "designated", "short_opening": "exhaust_now"},
    ],
)
def test_bots_play_every_option(options: dict[str, str]) -> None:
    game = kleos.load("hector", **options)
    for seed in range(3):
        assert play(game, (make("greedy", game), make("uniform", game)), str(seed)).state.actor is None


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("zeus", ["zeus", *BOTS]),
        ("", list(BOTS)),
        ("greedy:depth=3", ["depth=3", "slip"]),
        ("greedy:slip=x", ["slip", "x", "0..1"]),
        ("greedy:slip=nan", ["slip"]),
        ("uniform:slip=0", ["uniform", "slip=0"]),
    ],
)
def test_a_bad_spec_says_what_would_be_right(game: Game, spec: str, words: list[str]) -> None:
    with pytest.raises(kleos.UnknownBot) as caught:
        make(spec, game)
    for word in words:
        assert word in str(caught.value)
