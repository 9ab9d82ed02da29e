"""Chapter 12 of the ledger: everything that is random."""

from random import Random

import kleos
from kleos import CHANCE, Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    HECTOR,
    TURNS,
    at,
    odds,
    sizes,
    start,
    step_of,
    table,
)
from tests.support import codes, do, many, random_move, refused, rule, walk


@rule("HA-12-00")
def test_with_random_seats_the_seats_are_drawn_before_all_else() -> None:
    state = start(kleos.load("hector", greek_seat="random"))
    assert (table(state).stream, odds(state)) == ("seats", {"greek 1": 1, "greek 2": 1})
    do(state, "greek 2")
    assert (state.actor, table(state).sides[1].people, codes(state)[0]) == (Player.TWO, "greek", "vanguard 1")
    assert start().actor is Player.ONE


@rule("HA-12-01")
def test_the_set_up_shuffles_armies_heroes_and_tiles() -> None:
    for pile in ("1", "2", "3", "home"):
        assert set(odds(do(start(), f"vanguard {pile}")).values()) == {12}
    state = do(start(), "vanguard 1", "draw R1a")
    assert odds(state) == {f"tile {number}": 1 for number in range(1, 7)}
    do(state, "tile 3", "orient 0")
    assert (len(odds(state)), set(odds(state).values())) == (48, {12})  # the other army
    while step_of(state) != "deal-hero":
        state.apply(state.sample(Random(0)))
    assert odds(state) == {f"hero {colour}": 1 for colour in "RGBYPN"}


@rule("HA-12-02")
def test_the_opening_draws_in_the_ledgers_order() -> None:
    state = do(start(), "vanguard 3")
    streams = []
    rng = Random(0)
    while step_of(state) != "action":
        if state.actor is CHANCE:
            streams.append(table(state).stream)
        card = "draw R2a" if step_of(state) == "draw-vanguard" else ""
        state.apply(HECTOR.parse(card) if card else random_move(state, rng))
    hands = ["one.front2"] * 4 + ["two.front2"] * 4
    assert streams == ["one.front3", "tiles", "two.front2", *hands, "one.hero", "two.hero"]


@rule("HA-12-02")
def test_the_attackers_cards_come_first_from_either_seat() -> None:
    state = do(at("attacker=2"), "vanguard 1", "draw R1a", "tile 1", "orient 0")
    streams = []
    while state.actor is CHANCE:
        streams.append(table(state).stream)
        state.apply(state.sample(Random(0)))
    assert streams == ["one.front1"] + ["two.front1"] * 4 + ["one.front1"] * 4 + ["two.hero", "one.hero"]


@rule("HA-12-03")
def test_a_discard_draws_one_card_and_a_change_one_hero() -> None:
    discarding = do(at(TURNS[2]), "discard Y3")
    assert table(discarding).stream == "one.front1"
    assert do(discarding, "draw P1a").actor is Player.ONE
    changing = do(at(TURNS[2]), "change")
    assert (table(changing).stream, len(odds(changing))) == ("one.hero", 5)
    assert do(changing, "hero R").actor is Player.ONE


@rule("HA-12-03")
def test_a_hero_drawn_from_a_known_order_is_not_random() -> None:
    state = do(at(TURNS[2].replace("hero=G", "hero=G heroes=|RBYPN", 1)), "change")
    assert odds(state) == {"hero R": 1}


@rule("HA-12-04")
def test_the_penalty_cards_are_drawn_at_random() -> None:
    state = do(at(TURNS[4].replace("hero=G", "hero=G shame=2", 1)), "retreat")
    total = sum(odds(state).values())
    assert odds(state)["lose N4a"] * 8 == total  # the hand card, one of eight
    unseen = [weight for code, weight in odds(state).items() if code != "lose N4a"]
    assert len(unseen) == 43 and sum(unseen) * 8 == total * 7
    do(state, "lose N4a")
    assert "lose N4a" not in odds(state)


@rule("HA-12-05")
def test_the_closing_shuffles_fallen_fronts_into_home_and_every_battle_pile() -> None:
    # Seat 2 loses with 4 cards left, two of them known to all: they may now come up anywhere among 16.
    text = GREEK_WINS.replace("two piles=7,12,12,12", "two piles=4,12,12,12").replace("hand=N1", "hand=N1 in1=Y1,Y2")
    state = do(at(text), "play N1", "leave")
    assert sizes(state, 2) == [0, 12, 12, 16]
    home = do(at(str(state).replace("attacker=1 actor=1", "attacker=2 actor=2")), "vanguard home")
    assert odds(home)["draw Y1a"] * 16 == odds(home)["draw Y2a"] * 16 == sum(odds(home).values())
    do(state, "vanguard 1")
    assert odds(state)["draw B4a"] * 12 == sum(odds(state).values())


@rule("HA-12-05")
def test_the_tiles_are_shuffled_after_every_sixth_battle() -> None:
    state = do(at(GREEK_WINS.replace("tile=1@0", "tile=1@0 stock=")), "play N1", "leave", "vanguard 1", "draw R2a")
    assert odds(state) == {f"tile {number}": 1 for number in range(1, 7)}


@rule("HA-12-06")
def test_nothing_else_is_random() -> None:
    piles = ("front1", "front2", "front3", "home", "hero")
    allowed = {f"{seat}.{pile}" for seat in ("one", "two") for pile in piles} | {"tiles"}
    phases = set()
    for seed in range(many(10, 200)):
        for state in walk(HECTOR, seed):
            if state.actor is CHANCE:
                assert state.stream in allowed
                phases.add(step_of(state))
    draws = {"draw-vanguard", "draw-rival-vanguard", "draw-hand", "draw-replacement", "draw-hero"}
    assert phases == draws | {"turn-tile", "deal-hero", "lose-penalty"}


@rule("HA-12-06")
def test_fate_and_scoring_are_deterministic_and_chance_is_no_players_move() -> None:
    state = do(at(GREEK_WINS), "play N1")
    assert refused(state, "draw R4a") == refused(state, "tile 2") == "HA-12-06"
    results = {str(do(state.copy(), "leave")) for _ in range(5)}
    assert len(results) == 1
    assert state.copy().actor is Player.ONE
