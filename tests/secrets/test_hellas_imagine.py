"""Imagined worlds of Hellas: what is known is respected, and the rest is drawn with the right chances."""

from collections import Counter
from itertools import combinations
from random import Random

from kleos import Player
from kleos.games.hellas.cards import CARD_NAMES
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import GAME, do, field, world
from tests.support import many, rule

DRAWS = many(5000, 60_000)
PLAIN = "L2G1S D1G1S L1G0S D1G1S"
GONE = "Z1,Z1,Z2,Z3,Z3,Z5,Z6,Z6,Z7"  # unseen: Z1 Z1 Z2 Z4 Z4 Z5 Z8


def imagined(state: HellasState, viewer: Player | None, seat: int) -> Counter[str]:
    """How often each hand comes up."""
    rng = Random(3)
    seen = state.observe(viewer)
    counts: Counter[str] = Counter()
    for _ in range(DRAWS):
        state = GAME.imagine(seen, rng)  # type: ignore[assignment]
        counts[",".join(CARD_NAMES[kind] for kind in state.sides[seat].hand)] += 1
    return counts


def fits(counts: Counter[str], weights: dict[str, int]) -> None:
    """A chi-square test of drawn worlds against exact weights."""
    assert set(counts) <= set(weights)
    total, draws = sum(weights.values()), sum(counts.values())
    chi = sum((counts[key] - draws * w / total) ** 2 / (draws * w / total) for key, w in weights.items())
    freedom = len(weights) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 12, (chi, freedom, counts)


def hands(unseen: str, size: int, known: tuple[str, ...] = ()) -> dict[str, int]:
    """Every hand with its number of ways, copies told apart."""
    weights: Counter[str] = Counter()
    for chosen in combinations(unseen.split(","), size):
        weights[",".join(sorted((*chosen, *known)))] += 1
    return dict(weights)


@rule("HE-R-36")
def test_a_hidden_hand_is_any_hand_of_the_unknown_cards() -> None:
    state = field(PLAIN, f"discard={GONE}", one="hand=Z8", two="hand=Z4,Z5")
    fits(imagined(state, Player.ONE, 1), hands("Z1,Z1,Z2,Z4,Z4,Z5", 2))


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    state = field(PLAIN, f"discard={GONE}", one="hand=Z8", two="hand=Z2,Z4,Z5 shown=Z2 peered=Z5")
    fits(imagined(state, Player.ONE, 1), hands("Z1,Z1,Z4,Z4", 1, ("Z2", "Z5")))
    fits(imagined(state, None, 1), hands("Z1,Z1,Z4,Z4,Z5,Z8", 2, ("Z2",)))


@rule("HE-R-47")
def test_who_attacks_without_an_origin_holds_a_card_for_it() -> None:
    cities = ["L1G0S"] * 15
    cities[7], cities[10], cities[14] = "D1G0S", "D1G0S", "D2G0S"
    gone = "A1,A1,A1,A2,A2,A4,A4,A5,A5,A6"  # unseen: A1 A2 A3 A3 A3 A6
    state = do(world(cities, f"active=2 discard={gone}", two="hand=A1,A3"), "attack")
    weights = {hand: ways for hand, ways in hands("A1,A2,A3,A3,A3,A6", 2).items() if "A3" in hand}
    fits(imagined(state, Player.ONE, 1), weights)


@rule("HE-R-15")
def test_cards_drawn_this_turn_are_among_the_hidden_hand() -> None:
    state = field(PLAIN, f"active=2 discard={GONE}", two="hand=Z4,Z5 fresh=Z4")
    rng = Random(1)
    fresh: Counter[str] = Counter()
    for _ in range(DRAWS):
        world_ = GAME.imagine(state.observe(Player.ONE), rng)
        assert isinstance(world_, HellasState) and len(world_.sides[1].fresh) == 1
        assert world_.sides[1].fresh[0] in world_.sides[1].hand
        fresh[CARD_NAMES[world_.sides[1].fresh[0]]] += 1
    fits(fresh, hands("Z1,Z1,Z2,Z4,Z4,Z5,Z8", 1))


@rule("HE-R-43")
def test_unseen_draws_of_a_renewed_pile_are_dealt_from_the_unknown_cards() -> None:
    state = field(PLAIN, "discard=A1,A2,A2,A2,A3,A3,A3,A4,A4,A5,A5,A6", two="hand=A1,A1,A1")
    do(state, "reinforce", "draw ares", "ship 1")
    for viewer in (Player.ONE, Player.TWO, None):
        seen = state.observe(viewer)
        again = GAME.imagine(seen, Random(2))
        assert isinstance(again, HellasState) and again.observe(viewer) == seen
        assert [len(kinds) for kinds in again.renewed_from] == [1, 0, 0]
