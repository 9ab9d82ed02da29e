"""Imagined worlds of Fight for Olympus: what is known is respected, and the rest is drawn with the right chances."""

from collections import Counter
from itertools import combinations
from random import Random

import kleos
from kleos import Player
from kleos.games.olympus.cards import KIND, KIND_NAMES
from kleos.games.olympus.state import OlympusState
from tests.support import many, rule

GAME = kleos.load("olympus")
DRAWS = many(6000, 60_000)


def nearly_all_discarded(unseen: list[str], rest: str, used: list[str]) -> OlympusState:
    """A position in which only a few cards are unseen: all others lie in the discard pile."""
    gone = Counter(KIND_NAMES[KIND[card]] for card in range(96)) - Counter(unseen) - Counter(used)
    text = f"discard={','.join(sorted(gone.elements()))} {rest}"
    state = GAME.position(text)
    assert isinstance(state, OlympusState)
    return state


def fits(counts: Counter[tuple[str, ...]], weights: dict[tuple[str, ...], int]) -> None:
    """A chi-square test of drawn worlds against exact weights."""
    assert set(counts) <= set(weights)
    total, draws = sum(weights.values()), sum(counts.values())
    chi = sum((counts[key] - draws * w / total) ** 2 / (draws * w / total) for key, w in weights.items())
    freedom = len(weights) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 12, (chi, freedom, counts)


def imagined_hands(state: OlympusState, viewer: Player | None, seat: int) -> Counter[tuple[str, ...]]:
    """How often each hand comes up."""
    rng = Random(3)
    seen = state.observe(viewer)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        world = GAME.imagine(seen, rng)
        assert isinstance(world, OlympusState)
        counts[tuple(KIND_NAMES[kind] for kind in world.sides[seat - 1].hand)] += 1
    return counts


def hands(unseen: list[str], size: int) -> dict[tuple[str, ...], int]:
    """Every hand with its number of ways, copies told apart."""
    order = {name: k for k, name in enumerate(KIND_NAMES)}
    weights: Counter[tuple[str, ...]] = Counter()
    for chosen in combinations(unseen, size):
        weights[tuple(sorted(chosen, key=order.__getitem__))] += 1
    return dict(weights)


UNSEEN = ["R2", "R3", "B1", "Y1", "GS1", "GS1", "G12"]


def test_a_hidden_hand_is_any_hand_of_the_unseen_cards() -> None:
    state = nearly_all_discarded(UNSEEN, "deck=2 active=1 / two hand=R2,B1", [])
    fits(imagined_hands(state, Player.ONE, 2), hands(UNSEEN, 2))


@rule("FO-PAY-01")
def test_a_hand_that_is_paying_can_pay() -> None:
    state = nearly_all_discarded(UNSEEN, "deck=2 active=2 / two hand=R4,GS1,B1", ["R4"])  # R4 costs G
    state.apply(GAME.parse("play R4"))
    payable = {hand: w for hand, w in hands(UNSEEN, 2).items() if "GS1" in hand or "G12" in hand}
    fits(imagined_hands(state, Player.ONE, 2), payable)


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    unseen = ["R2", "B1", "Y1", "GS1"]
    state = nearly_all_discarded(
        unseen, "deck=4 tail=R4@1,R5@2 / two hand=R2,R6,R7 open=R6 peered=R7", ["R4", "R5", "R6", "R7"]
    )
    one = imagined_hands(state, Player.ONE, 2)
    fits(
        one,
        {tuple(sorted(("R6", "R7", *hand), key=KIND_NAMES.index)): w for hand, w in hands([*unseen, "R5"], 1).items()},
    )
    rng = Random(1)
    tails = Counter(
        tuple(KIND_NAMES[kind] for kind in GAME.imagine(state.observe(Player.ONE), rng).tail)  # type: ignore[attr-defined]
        for _ in range(200)
    )
    assert {tail[0] for tail in tails} == {"R4"} and len({tail[1] for tail in tails}) == 5
    spectator = imagined_hands(state, None, 2)
    assert all("R6" in hand for hand in spectator) and any("R7" not in hand for hand in spectator)


@rule("FO-EFF-24")
def test_the_card_that_may_be_played_free_is_hidden_among_the_hand() -> None:
    state = nearly_all_discarded(UNSEEN, "deck=2 active=2 agenda=play.2,play_free.2 fresh=R2 / two hand=R2,B1", [])
    rng = Random(2)
    seen = state.observe(Player.ONE)
    fresh: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        world = GAME.imagine(seen, rng)
        assert isinstance(world, OlympusState) and world.fresh in world.sides[1].hand
        fresh[(KIND_NAMES[world.fresh],)] += 1
    fits(fresh, hands(UNSEEN, 1))
    assert GAME.imagine(state.observe(Player.TWO), rng).observe(Player.TWO).table.own.fresh == "R2"
