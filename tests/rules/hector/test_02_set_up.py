"""Chapter 02 of the ledger: the set-up."""

import kleos
from kleos import Player
from tests.rules.hector.positions import at, odds, own, side, sizes, start, table
from tests.support import codes, do, rule


@rule("HA-02-01")
def test_each_army_lies_in_four_piles_of_twelve() -> None:
    assert sizes(start(), 1) == sizes(start(), 2) == [12, 12, 12, 12]


@rule("HA-02-01")
def test_every_card_is_equally_likely_on_every_pile() -> None:
    for pile in ("1", "2", "3", "home"):
        state = do(start(), f"vanguard {pile}")
        weights = [weight for _, weight in state.odds()]
        assert len(weights) == 48 and len(set(weights)) == 1


@rule("HA-02-01")
def test_nobody_knows_any_card_of_a_pile_at_the_start() -> None:
    state = start()
    for seat in (1, 2):
        assert all(pile.known == () and pile.perhaps == () for pile in side(state, seat).piles)
        assert own(state, seat).known == ((), (), (), ())


@rule("HA-02-02")
def test_the_six_heroes_lie_shuffled_in_one_pile() -> None:
    state = start()
    assert [side(state, seat).hero_pile for seat in (1, 2)] == [6, 6]
    do(state, "vanguard 1", "draw R1a", "tile 1", "orient 0", "draw R1a")
    do(state, "draw R2a", "draw R3a", "draw R4a", "draw G1a", "draw R2a", "draw R3a", "draw R4a", "draw G1a")
    assert odds(state) == {f"hero {colour}": 1 for colour in "RGBYPN"}
    assert state.observe(Player.ONE).table.own.hero == ""


@rule("HA-02-03")
def test_each_player_starts_with_three_favour_tokens_and_no_shame() -> None:
    assert [(side(start(), seat).favour, side(start(), seat).shame) for seat in (1, 2)] == [(3, 0), (3, 0)]


@rule("HA-02-04")
def test_the_first_tile_is_any_of_the_six() -> None:
    state = do(start(), "vanguard 1", "draw R1a")
    assert odds(state) == {f"tile {number}": 1 for number in range(1, 7)}
    assert table(state).tile == 0


@rule("HA-02-05")
def test_equal_front_numbers_lie_opposite_each_other() -> None:
    for number in (1, 2, 3):
        state = do(start(), "vanguard home", f"draw R{number}a")
        assert [side(state, seat).battle_pile for seat in (1, 2)] == [number, number]


@rule("HA-02-06")
def test_the_greek_attacks_in_the_first_battle() -> None:
    for seat in (0, 1):
        state = start(kleos.load("hector", greek_seat=seat))
        assert side(state, seat + 1).people == "greek"
        assert (state.actor, table(state).attacker) == (Player(seat), seat + 1)
        assert codes(state)[0] == "vanguard 1"


@rule("HA-02-06")
def test_a_position_without_a_word_is_the_start_of_the_game() -> None:
    assert str(at("")) == str(start())
