"""Imagined worlds of Fight for Olympus: what is known is respected, and the rest is drawn with the right chances."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import kleos
from kleos import Game, Player
from kleos.games.olympus.cards import KIND, KIND_NAMES, MULTI
from kleos.games.olympus.dealing import payable_cards
from kleos.games.olympus.imagine import OlympusWorldSampler
from kleos.games.olympus.state import OlympusState
from tests.rules.olympus.positions import changed
from tests.support import many, rule

GAME = kleos.load("olympus")
DRAWS = many(6000, 60_000)


def nearly_all_discarded(unseen: list[str], rest: str, used: list[str], game: Game = GAME) -> OlympusState:
    """A position in which few cards are unseen, those in the box included: all others lie in the discard pile."""
    gone = Counter(KIND_NAMES[KIND[card]] for card in range(96)) - Counter(unseen) - Counter(used)
    text = f"discard={','.join(sorted(gone.elements()))} {rest}"
    state = game.position(text)
    assert isinstance(state, OlympusState)
    return state


def fits(counts: Counter[tuple[str, ...]], weights: dict[tuple[str, ...], int]) -> None:
    """A chi-square test of drawn worlds against exact weights."""
    assert set(counts) <= set(weights)
    total, draws = sum(weights.values()), sum(counts.values())
    chi = sum((counts[key] - draws * w / total) ** 2 / (draws * w / total) for key, w in weights.items())
    freedom = len(weights) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 12, (chi, freedom, counts)


def imagined_hands(
    state: OlympusState, viewer: Player | None, seat: int, draws: int = DRAWS
) -> Counter[tuple[str, ...]]:
    """How often each hand comes up."""
    rng = Random(3)
    seen = state.observe(viewer)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        world = state.game.imagine(seen, rng)
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


CLASS = {name: GAME.rules.box.class_of[kind] for kind, name in enumerate(KIND_NAMES)}  # type: ignore[attr-defined]
GREEN, YELLOW = 3, 2
# Twenty cards that nobody ever sees; none of them pays green or yellow.
BOX = [f"{colour}{k}" for colour in "RB" for k in range(6, 16) if CLASS[f"{colour}{k}"] != MULTI]
BOX += ["RS1", "RS2", "RS3", "BS1", "BS2", "BS3", "RE1", "RE2", "BE1", "BE2"][: 20 - len(BOX)]
UNSEEN = ["R2", "R3", "B1", "Y1", "GS1", "GS1", "G12", *BOX]
assert len(BOX) == 20


def test_a_hidden_hand_is_any_hand_of_the_unseen_cards() -> None:
    state = nearly_all_discarded(UNSEEN, "deck=2 active=1 / two hand=R2,B1", [])
    fits(imagined_hands(state, Player.ONE, 2), hands(UNSEEN, 2))


@rule("FO-PAY-01")
def test_a_hand_that_is_paying_can_pay() -> None:
    state = nearly_all_discarded(UNSEEN, "deck=2 active=2 / two hand=R4,GS1,B1", ["R4"])  # R4 costs G
    state.apply(GAME.parse("play R4"))
    payable = {hand: w for hand, w in hands(UNSEEN, 2).items() if "GS1" in hand or "G12" in hand}
    fits(imagined_hands(state, Player.ONE, 2), payable)


DEAR = ["G1", "G2", "G3", "GS1", "GS1", "GS2", "GS2", *BOX]


@rule("FO-PAY-01")
def test_a_hand_that_can_hardly_pay_is_found_by_counting() -> None:
    """Six greens of seven among 27 cards: one deal in 40,000 can pay, and each that can is as likely."""
    game = changed({"Menelaos": {"cost": "GGGGGG"}})
    state = nearly_all_discarded(DEAR, "deck=1 active=2 / two hand=R2,G1,G2,G3,GS1,GS1,GS2", ["R2"], game)
    state.apply(game.parse("play R2"))
    payable = hands(DEAR[:7], 6)
    assert sum(payable.values()) == 7
    for viewer in (Player.ONE, None):
        fits(imagined_hands(state, viewer, 2, many(300, 3000)), payable)
    state.apply(game.parse("pay G1"))
    fits(imagined_hands(state, Player.ONE, 2, many(300, 3000)), hands([*DEAR[1:7]], 5))


@rule("FO-PAY-02", "FO-PAY-03")
def test_hands_found_by_counting_have_the_chances_of_hands_found_by_trying() -> None:
    game = changed({"Menelaos": {"cost": "GGY"}})
    unseen = ["G1", "GS1", "GS1", "Y1", "YS1", "YS1", "G12", *BOX]
    state = nearly_all_discarded(unseen, "deck=1 active=2 / two hand=R2,GS1,Y1,R6 markers=G", ["R2"], game)
    state.apply(game.parse("play R2"))
    tried = {hand: w for hand, w in hands(unseen, 3).items() if can_pay(hand)}
    fits(imagined_hands(state, Player.ONE, 2), tried)
    rng = Random(4)
    template = OlympusWorldSampler(game, game.rules, Player.ONE, state.observe(Player.ONE).table).template  # type: ignore[attr-defined]
    counted: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        dealt = payable_cards(template.copy(), 1, 3, rng)
        counted[tuple(KIND_NAMES[kind] for kind in sorted(dealt))] += 1
    fits(counted, tried)


def can_pay(hand: tuple[str, ...]) -> bool:
    """Two greens and a yellow, of which the marker pays one green."""
    classes = [CLASS[name] for name in hand]
    return max(0, 1 - classes.count(GREEN)) + max(0, 1 - classes.count(YELLOW)) <= classes.count(MULTI)


def test_a_table_on_which_nobody_can_pay_is_refused() -> None:
    game = changed({"Menelaos": {"cost": "GGGGGG"}})
    state = nearly_all_discarded(DEAR, "deck=1 active=2 / two hand=R2,G1,G2,G3,GS1,GS1,GS2", ["R2"], game)
    state.apply(game.parse("play R2"))
    wire = state.observe(Player.ONE).to_bytes()
    broke = wire.replace(b'"seat":2,"hand":6', b'"seat":2,"hand":5')
    assert broke != wire
    with pytest.raises(kleos.NotationError, match="FO-PAY-01"):
        game.observation(broke)


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    unseen = ["R2", "B1", "Y1", "GS1", *BOX]
    state = nearly_all_discarded(
        unseen, "deck=4 tail=R4@1,R5@2 / two hand=R2,G6,G7 open=G6 peered=G7", ["R4", "R5", "G6", "G7"]
    )
    one = imagined_hands(state, Player.ONE, 2)
    fits(
        one,
        {tuple(sorted(("G6", "G7", *hand), key=KIND_NAMES.index)): w for hand, w in hands([*unseen, "R5"], 1).items()},
    )
    rng = Random(1)
    tails = Counter(
        tuple(KIND_NAMES[kind] for kind in GAME.imagine(state.observe(Player.ONE), rng).tail)  # type: ignore[attr-defined]
        for _ in range(400)
    )
    assert {tail[0] for tail in tails} == {"R4"} and len({tail[1] for tail in tails}) > 20
    spectator = imagined_hands(state, None, 2)
    assert all("G6" in hand for hand in spectator) and any("G7" not in hand for hand in spectator)


@rule("FO-EFF-24")
def test_the_card_that_may_be_played_free_is_hidden_among_the_hand() -> None:
    state = nearly_all_discarded(
        UNSEEN, "deck=2 active=2 played=1 agenda=play.2,check.2,play_free.2 fresh=R2 / two hand=R2,B1", []
    )
    rng = Random(2)
    seen = state.observe(Player.ONE)
    fresh: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        world = GAME.imagine(seen, rng)
        assert isinstance(world, OlympusState) and world.fresh in world.sides[1].hand
        fresh[(KIND_NAMES[world.fresh],)] += 1
    fits(fresh, hands(UNSEEN, 1))
    assert GAME.imagine(state.observe(Player.TWO), rng).observe(Player.TWO).table.own.fresh == "R2"
