"""Chapter 09 of the ledger: the closing phase."""

import pytest

import kleos
from kleos import Player, State
from tests.rules.hector.positions import (
    GREEK_WINS,
    TIE,
    TIED_BY,
    TROJAN_WINS,
    TURNS,
    at,
    exhausted,
    let_chance,
    odds,
    sizes,
    step_of,
    table,
)
from tests.support import codes, do, rule


def greek_wins(piles: str) -> State:
    """Seat 2 loses by score with these piles under his row."""
    return do(at(GREEK_WINS.replace("two piles=7,12,12,12", f"two piles={piles}")), "play N1", "leave")


@rule("HA-09-01")
@pytest.mark.parametrize(("left", "fallen"), [(5, []), (4, [1])])
def test_a_front_used_in_battle_with_fewer_than_five_cards_is_exhausted(left: int, fallen: list[int]) -> None:
    state = greek_wins(f"{left},12,12,12")
    assert exhausted(state, 2) == fallen


@rule("HA-09-01")
def test_an_exhausted_front_stays_exhausted() -> None:
    state = greek_wins("7,0x,12,12")
    assert (exhausted(state, 2), sizes(state, 2)) == ([2], [7, 0, 12, 12])


@rule("HA-09-01")
def test_a_front_not_used_in_battle_is_not_counted() -> None:
    state = greek_wins("7,3,12,12")
    assert exhausted(state, 2) == []


@rule("HA-09-02")
def test_the_rest_of_an_exhausted_front_joins_the_home_pile() -> None:
    assert sizes(greek_wins("4,12,12,12"), 2) == [0, 12, 12, 16]


@rule("HA-09-02")
def test_the_home_pile_is_shuffled_with_the_cards_that_joined_it() -> None:
    # Seat 1 flees with two hand cards: they join the 2 other cards of his front and the 12 of home.
    state = at(TURNS[3].replace("one piles=7,12,12,12", "one piles=2,12,12,12"))
    do(state, "retreat")
    assert sizes(state, 1) == [0, 12, 12, 16]
    state = at(str(state).replace("attacker=2 actor=2", "attacker=1 actor=1"))
    do(state, "vanguard home")
    assert odds(state)["draw Y3a"] * 16 == odds(state)["draw N4a"] * 16 == sum(odds(state).values())


@rule("HA-09-03")
@pytest.mark.parametrize(("left", "over"), [(5, False), (4, True)])
def test_a_home_pile_used_in_battle_with_fewer_than_five_cards_is_exhausted(left: int, over: bool) -> None:
    state = greek_wins(f"0x,12,12,{left}")
    assert (state.actor is None) is over


@rule("HA-09-03")
def test_a_home_pile_not_used_in_battle_is_not_counted() -> None:
    assert greek_wins("7,12,12,4").outcome is None


@rule("HA-09-04")
def test_the_battle_pile_is_shuffled() -> None:
    state = do(at(GREEK_WINS), "play N1", "leave", "vanguard 1")
    returned = [odds(state)[f"draw {card}"] for card in ("B4a", "B3a", "B2a", "B1a", "R1a")]
    assert [weight * 12 for weight in returned] == [sum(odds(state).values())] * 5


@rule("HA-09-04")
def test_under_origin_the_source_of_the_vanguard_is_shuffled_too() -> None:
    game = kleos.load("hector", vanguard_return="origin")
    text = GREEK_WINS.replace("source=1", "source=2").replace("one piles=7,12,12,12", "one piles=8,11,12,12")
    state = do(at(text, game), "play N1", "leave", "vanguard 2")
    assert sizes(state, 1) == [12, 12, 12, 12]
    assert odds(state)["draw B4a"] * 12 == sum(odds(state).values())


@rule("HA-09-05")
def test_both_hero_piles_are_shuffled() -> None:
    # Seat 1 has put his green hero under the pile; in the next battle it may come up as any other.
    state = do(at(TURNS[1]), "change", "hero R", "play B1", "retreat", "vanguard 1", "draw R2a", "tile 2", "orient 0")
    while step_of(state) != "deal-hero":
        state.apply(state.legal_moves()[0])
    assert odds(state) == {f"hero {colour}": 1 for colour in "RGBYPN"}
    do(state, "hero N")
    assert odds(state) == {f"hero {colour}": 1 for colour in "RGBYPN"}


@rule("HA-09-06")
def test_the_used_tile_is_set_aside() -> None:
    state = do(at(TURNS[1]), "retreat")
    assert (table(state).tile, table(state).stock) == (0, (2, 3, 4, 5, 6))


@rule("HA-09-06")
def test_when_all_six_have_been_used_all_six_return() -> None:
    fifth = do(at(TURNS[1].replace("tile=1@0", "tile=1@0 stock=4")), "retreat")
    sixth = do(at(TURNS[1].replace("tile=1@0", "tile=1@0 stock=")), "retreat")
    assert (table(fifth).stock, table(sixth).stock) == ((4,), (1, 2, 3, 4, 5, 6))


@rule("HA-09-07")
def test_then_the_next_battle_opens() -> None:
    state = do(at(TROJAN_WINS), "play Y1", "leave")
    assert (table(state).battle, step_of(state), table(state).round, table(state).number) == (
        2,
        "vanguard",
        0,
        0,
    )
    assert (table(state).source, table(state).winner) == (0, 0)
    assert (state.actor, codes(state)) == (Player.TWO, ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard home"])
    let_chance(do(state, "vanguard 1"))
    assert step_of(state) in ("number", "orient")


SETTLED = [
    # Seat 1 wins with a deployed hero and a token; seat 2 loses with a hero in hand and two others at the bottom.
    (
        GREEK_WINS.replace("row=B4,B3,B2,B1,R1 hero=G", "row=B4,B3*,B2,B1,R1< hero=G").replace(
            "hero=P", "hero=P heroes=RGB|YN touched=1,2"
        ),
        ("play N1", "leave"),
    ),
    (TIE, TIED_BY),
    (TURNS[3].replace("tile=1@0", "tile=1@2").replace("row=Y2,Y1,B2", "row=Y2<,Y1*,B2"), ("retreat",)),
]


@rule("HA-09-07")
@pytest.mark.parametrize(("text", "moves"), SETTLED)
def test_nothing_of_the_old_battle_is_left_on_the_table(text: str, moves: tuple[str, ...]) -> None:
    state = do(at(text), *moves)
    seen = table(state)
    assert (seen.winner, seen.fled, seen.revealed, seen.facing, seen.source, seen.fates) == (0, False, False, 0, 0, ())
    for mine in seen.sides:
        assert (mine.row, mine.hand, mine.story, mine.touched, mine.superiority) == ((), 0, (), (), 0)
        assert (mine.hero, mine.open_hero, mine.hero_bottom, mine.hero_pile) == ("none", "", 0, 6)


@rule("HA-09-07", "HA-11-03")
@pytest.mark.parametrize(("text", "moves"), SETTLED)
def test_the_heroes_of_the_next_battle_are_hidden_in_the_hands(text: str, moves: tuple[str, ...]) -> None:
    state = let_chance(do(at(text), *moves, "vanguard 2", "draw N3b"))
    let_chance(do(state, "orient 0"))
    assert [(mine.hero, mine.open_hero, mine.hero_pile) for mine in table(state).sides] == [("hand", "", 5)] * 2
