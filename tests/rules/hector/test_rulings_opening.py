"""Part B of the ledger: rulings on set-up and opening, each switch with a position where its values differ."""

import pytest

import kleos
from kleos import Player
from kleos.catalogue import default_components
from tests.rules.hector.positions import (
    GREEK_WINS,
    HECTOR,
    TIE,
    TIED_BY,
    TURNS,
    at,
    box,
    exhausted,
    let_chance,
    odds,
    own,
    row,
    side,
    sizes,
    start,
    step_of,
    table,
    verdict,
    with_tile,
)
from tests.support import codes, do, refused, rule

ORIGIN = kleos.load("hector", vanguard_return="origin")
DESIGNATED = kleos.load("hector", check_scope="designated")
EXHAUST_NOW = kleos.load("hector", check_scope="designated", short_opening="exhaust_now")


def four(text: str, **options: str) -> list[str]:
    """What the attacker may choose after a vanguard of 4."""
    return codes(do(at(text, kleos.load("hector", **options)), "vanguard 1", "draw R4a"))


@rule("HA-R-01")
def test_a_four_chooses_among_the_fronts_or_also_home_against_home() -> None:
    assert four("") == ["number 1", "number 2", "number 3"]
    assert four("", four_choice="fronts_and_home") == ["number 1", "number 2", "number 3", "number 4"]
    assert refused(do(start(), "vanguard 1", "draw R4a"), "number 4") == "HA-R-01"


@rule("HA-R-01")
def test_number_4_sends_both_players_to_their_home_piles() -> None:
    state = start(kleos.load("hector", four_choice="fronts_and_home"))
    do(state, "vanguard 1", "draw R4a", "number 4", "tile 1", "orient 0")
    let_chance(state)
    assert (sizes(state, 1), sizes(state, 2)) == ([11, 12, 12, 8], [12, 12, 12, 7])


@rule("HA-R-01")
def test_the_home_choice_is_never_removed_by_dead_numbers() -> None:
    text = "one piles=12,0x,12,12 / two piles=0x,12,12,12"
    for value, numbers in (("own_alive", ["number 1", "number 3"]), ("both_alive", ["number 3"])):
        assert four(text, four_choice="fronts_and_home", four_dead_numbers=value) == [*numbers, "number 4"]


@rule("HA-R-02")
@pytest.mark.parametrize(
    ("value", "numbers"),
    [
        ("allowed", ["number 1", "number 2", "number 3"]),
        ("own_alive", ["number 1", "number 3"]),
        ("both_alive", ["number 3"]),
    ],
)
def test_a_four_and_exhausted_fronts(value: str, numbers: list[str]) -> None:
    text = "one piles=12,0x,12,12 / two piles=0x,12,12,12"
    assert four(text, four_dead_numbers=value) == numbers


@rule("HA-R-02")
def test_a_number_of_a_dead_front_is_refused_where_the_switch_says_so() -> None:
    state = at("one piles=12,0x,12,12", kleos.load("hector", four_dead_numbers="own_alive"))
    assert refused(do(state, "vanguard 1", "draw R4a"), "number 2") == "HA-R-02"


@rule("HA-R-02")
def test_a_four_may_aim_at_the_enemy_home_through_a_dead_front() -> None:
    state = do(at("two piles=0x,12,12,12"), "vanguard 2", "draw R4a", "number 1")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (1, 4)


@rule("HA-R-02")
def test_if_no_number_is_alive_for_both_the_attacker_chooses_among_his_own() -> None:
    assert four("one piles=12,0x,12,12 / two piles=0x,12,0x,12", four_dead_numbers="both_alive") == [
        "number 1",
        "number 3",
    ]


@rule("HA-R-03")
def test_every_pile_that_is_not_empty_is_a_source_for_the_vanguard() -> None:
    assert codes(at("one piles=0x,0,1,12")) == ["vanguard 3", "vanguard home"]
    assert codes(at("one piles=12,12,12,0")) == ["vanguard 1", "vanguard 2", "vanguard 3"]


@rule("HA-R-03")
def test_a_vanguard_from_home_does_not_make_home_the_battle_pile() -> None:
    state = do(start(), "vanguard home", "draw R2a")
    assert (side(state, 1).battle_pile, side(state, 2).battle_pile) == (2, 2)


# HA-R-04: the vanguard came from front 2, the battle is about front 1.
FOREIGN = "source=2"
FOREIGN_WIN = GREEK_WINS.replace("source=1", FOREIGN).replace("one piles=7,12,12,12", "one piles=8,11,12,12")
FOREIGN_TIE = TIE.replace("source=1", FOREIGN).replace("one piles=7,12,12,12", "one piles=8,11,12,12")
FOREIGN_TURN = TURNS[2].replace("source=1", FOREIGN).replace("one piles=7,12,12,12", "one piles=8,11,12,12")


@rule("HA-R-04")
@pytest.mark.parametrize(
    ("text", "moves"),
    [(FOREIGN_WIN, ("play N1", "leave")), (FOREIGN_TIE, TIED_BY), (FOREIGN_TURN, ("pass", "play Y3", "retreat"))],
)
def test_a_foreign_vanguard_returns_to_the_battle_pile_or_to_its_origin(text: str, moves: tuple[str, ...]) -> None:
    assert sizes(do(at(text), *moves), 1) == [13, 11, 12, 12]
    assert sizes(do(at(text, ORIGIN), *moves), 1) == [12, 12, 12, 12]


@rule("HA-R-04")
def test_under_origin_only_the_named_vanguard_goes_back_to_its_source() -> None:
    # Front 1 was drained: the attacker's fourth hand card came from home, as did the defender's vanguard.
    text = TURNS[1].replace("source=1", "source=2").replace("one piles=7,12,12,12", "one piles=0,11,12,11")
    text = text.replace("hand=B1,G2,Y3,N4", "hand=B1,G2,Y3,N4^").replace("two piles=7,12,12,12", "two piles=0,12,12,7")
    rival_flees = ("pass", "play B1", "retreat")
    assert sizes(do(at(text), *rival_flees), 1) == [5, 11, 12, 11]
    fallen = do(at(text, ORIGIN), *rival_flees)
    assert (sizes(fallen, 1), exhausted(fallen, 1)) == ([0, 12, 12, 11 + 4], [1])  # only four cards came to front 1
    for game in (HECTOR, ORIGIN):
        assert sizes(do(at(text, game), "retreat"), 2) == [5, 12, 12, 7]


@rule("HA-R-04")
def test_under_origin_a_source_that_fell_meanwhile_is_replaced_by_home() -> None:
    game = kleos.load("hector", vanguard_return="origin", short_opening="exhaust_now")
    state = do(at("one piles=12,4,12,12", game), "vanguard 2", "draw R2a")
    assert (sizes(state, 1), exhausted(state, 1)) == ([12, 0, 12, 15], [2])
    let_chance(state)
    let_chance(do(state, "orient 0"))
    do(state, "pass")
    state.apply(state.legal_moves()[0])
    do(state, "retreat")
    assert sizes(state, 1) == [12, 0, 12, 16]


@rule("HA-R-04")
def test_a_pile_may_hold_more_than_twelve_cards() -> None:
    assert sizes(do(at(FOREIGN_WIN), "play N1", "leave"), 1)[0] == 13


@rule("HA-R-05")
def test_a_foreign_vanguards_source_is_checked_unless_designated_piles_alone_are() -> None:
    text = FOREIGN_WIN.replace("one piles=8,11,12,12", "one piles=8,4,12,12").replace("hero=G", "hero=G touched=1,2", 1)
    assert exhausted(do(at(text, DESIGNATED), "play N1", "leave"), 1) == []
    touched = do(at(text), "play N1", "leave")
    assert (exhausted(touched, 1), sizes(touched, 1)) == ([2], [13, 0, 12, 16])


@rule("HA-R-05")
def test_every_draw_touches_its_pile() -> None:
    opened = do(at("one piles=12,3,12,12"), "vanguard 3", "draw R2a")
    let_chance(opened)
    let_chance(do(opened, "orient 0"))
    assert (side(opened, 1).touched, side(opened, 2).touched) == ((2, 3, 4), (2,))
    penalty = at(TURNS[4].replace("one piles=7,12,12,12", "one piles=0,12,12,5").replace("hero=G", "hero=G shame=2", 1))
    do(penalty, "retreat", "lose N4a")
    let_chance(penalty)
    assert verdict(penalty) == (Player.TWO, "HA-10-02")  # home lost a card to shame and holds 4


@rule("HA-R-05")
def test_a_pile_that_only_received_cards_is_not_checked() -> None:
    text = GREEK_WINS.replace("two piles=7,12,12,12", "two piles=2,12,12,1")
    for game in (HECTOR, DESIGNATED):
        state = do(at(text, game), "play N1", "leave")
        assert (sizes(state, 2), state.outcome) == ([0, 12, 12, 3], None)


@rule("HA-R-05")
def test_a_touched_pile_is_checked_even_if_its_card_came_back() -> None:
    game = kleos.load("hector", vanguard_return="origin")
    text = FOREIGN_WIN.replace("one piles=8,11,12,12", "one piles=8,3,12,12").replace("hero=G", "hero=G touched=1,2", 1)
    assert exhausted(do(at(text, game), "play N1", "leave"), 1) == [2]


@rule("HA-R-05")
def test_the_battle_pile_is_always_checked() -> None:
    text = GREEK_WINS.replace("two piles=7,12,12,12", "two piles=0,12,12,12").replace("hero=P", "hero=P touched=home")
    for game in (HECTOR, DESIGNATED):
        assert exhausted(do(at(text, game), "play N1", "leave"), 2) == [1]


@rule("HA-R-05")
def test_the_winner_of_a_battle_can_lose_the_game() -> None:
    text = GREEK_WINS.replace("source=1", "source=home").replace("one piles=7,12,12,12", "one piles=8,12,12,4")
    text = text.replace("hero=G", "hero=G touched=1,home", 1)
    assert verdict(do(at(text, DESIGNATED), "play N1", "leave")) is None
    assert verdict(do(at(text), "play N1", "leave")) == (Player.TWO, "HA-10-02")


@rule("HA-R-06")
def test_a_short_battle_pile_is_topped_up_from_home() -> None:
    state = do(at("one piles=3,12,12,12 / two piles=4,12,12,12"), "vanguard 2", "draw R1a")
    let_chance(state)
    let_chance(do(state, "orient 0"))
    assert (sizes(state, 1), sizes(state, 2)) == ([0, 11, 12, 11], [0, 12, 12, 11])
    assert [side(state, seat).battle_pile for seat in (1, 2)] == [1, 1]


@rule("HA-R-06")
@pytest.mark.parametrize(
    ("one", "two", "result"),
    [
        ("2,12,12,2", "2,12,12,3", None),  # 4 for the attacker and 5 for the defender: just enough
        ("2,12,12,1", "2,12,12,3", (Player.TWO, "HA-R-06")),
        ("2,12,12,2", "2,12,12,2", (Player.ONE, "HA-R-06")),
        ("2,12,12,1", "2,12,12,2", (None, "HA-R-06")),
        ("0x,12,12,3", "7,12,12,12", (Player.TWO, "HA-R-06")),  # from home alone
        ("0x,12,12,4", "7,12,12,12", None),
    ],
)
def test_who_cannot_draw_his_cards_loses_at_once(one: str, two: str, result: tuple[Player | None, str] | None) -> None:
    state = do(at(f"one piles={one} / two piles={two}"), "vanguard 2", "draw R1a")
    assert verdict(state) == result
    assert table(state).tile == 0  # tested before the tile is turned up


@rule("HA-R-06")
@pytest.mark.parametrize(
    ("one", "two", "sizes_one", "sizes_two"),
    [
        ("4,12,12,12", "5,12,12,12", [4, 11, 12, 12], [5, 12, 12, 12]),
        ("3,12,12,12", "5,12,12,12", [0, 11, 12, 15], [5, 12, 12, 12]),
        ("4,12,12,12", "4,12,12,12", [4, 11, 12, 12], [0, 12, 12, 16]),
        ("3,12,12,12", "4,12,12,12", [0, 11, 12, 15], [0, 12, 12, 16]),
    ],
)
def test_under_exhaust_now_short_fronts_fall_together(
    one: str, two: str, sizes_one: list[int], sizes_two: list[int]
) -> None:
    state = do(at(f"one piles={one} / two piles={two}", EXHAUST_NOW), "vanguard 2", "draw R1a")
    assert (sizes(state, 1), sizes(state, 2)) == (sizes_one, sizes_two)
    assert [side(state, seat).battle_pile for seat in (1, 2)] == [1 if sizes_one[0] else 4, 1 if sizes_two[0] else 4]


@rule("HA-R-06")
def test_under_exhaust_now_the_own_vanguard_counts_against_the_front() -> None:
    state = do(at("one piles=4,12,12,12", EXHAUST_NOW), "vanguard 1", "draw R1a")
    assert (exhausted(state, 1), sizes(state, 1)) == ([1], [0, 12, 12, 15])


@rule("HA-R-06")
@pytest.mark.parametrize(
    ("one", "two", "result"),
    [
        ("3,0x,0x,13", "7,12,12,12", (Player.TWO, "HA-10-01")),
        ("7,12,12,13", "4,0x,0x,12", (Player.ONE, "HA-10-01")),
        ("3,0x,0x,13", "4,0x,0x,12", (None, "HA-10-01")),
        ("3,12,12,1", "7,12,12,12", (Player.TWO, "HA-R-06")),  # 3 on the merged home: too few
        ("3,12,12,2", "7,12,12,12", None),  # 4: enough
    ],
)
def test_under_exhaust_now_a_last_front_or_a_thin_home_ends_the_game(
    one: str, two: str, result: tuple[Player | None, str] | None
) -> None:
    state = do(at(f"one piles={one} / two piles={two}", EXHAUST_NOW), "vanguard home", "draw R1a")
    assert verdict(state) == result


@rule("HA-R-34")
def test_one_on_home_and_the_other_on_a_front_is_regular() -> None:
    state = do(at("two piles=0x,12,12,20"), "vanguard 1", "draw R1a")
    let_chance(state)
    let_chance(do(state, "orient 0"))
    assert (sizes(state, 1), sizes(state, 2)) == ([7, 12, 12, 12], [0, 12, 12, 15])
    end = do(at(GREEK_WINS.replace("two piles=7,12,12,12", "two piles=0x,12,12,15")), "play N1", "leave")
    assert (sizes(end, 1), sizes(end, 2)) == ([12, 12, 12, 12], [0, 12, 12, 15])


@rule("HA-R-35")
def test_the_tile_is_drawn_in_the_opening_after_vanguard_and_number() -> None:
    state = do(at(GREEK_WINS), "play N1", "leave")
    assert (step_of(state), table(state).tile) == ("vanguard", 0)
    do(state, "vanguard 2", "draw R4a")
    assert (step_of(state), table(state).tile) == ("number", 0)
    do(state, "number 2")
    assert step_of(state) == "turn-tile"


@rule("HA-R-35")
def test_the_sixth_tile_is_shuffled_in_at_the_closing_of_its_battle() -> None:
    state = at(TURNS[1].replace("tile=1@0", "tile=6@3 stock="))
    assert table(state).stock == ()
    do(state, "retreat")
    assert table(state).stock == (1, 2, 3, 4, 5, 6)


@rule("HA-R-36")
def test_the_default_tiles_keep_the_known_constraints() -> None:
    tiles = [tile["clockwise"] for tile in default_components("hector")["fate_tiles"]]
    assert {colour: sum(colour in tile for tile in tiles) for colour in "RGBYPN"} == dict.fromkeys("RGBYPN", 4)
    pairs = [frozenset(pair) for tile in tiles for pair in (tile[0] + tile[2], tile[1] + tile[3])]
    assert len(set(pairs)) == 12 and frozenset("YB") in pairs[:2]


@rule("HA-R-36")
def test_another_component_set_brings_other_tiles() -> None:
    text = "phase=action round=1 number=1 tile=1@0 / one piles=7,12,12,12 row=R1 hand=R2,R3,R4,G1"
    assert table(at(text)).fates[0].colours == ("B", "Y")
    assert table(at(text, with_tile("RYGB"))).fates[0].colours == ("R", "G")
    assert with_tile("RYGB") != HECTOR


@rule("HA-R-37")
def test_the_default_heroes_are_mirrored_by_colour() -> None:
    values = []
    for colour in "RGBYPN":
        line = f"piles=7,12,12,12 row=R1<,R2 hand=R3,R4,G1 hero={colour}"
        state = at(f"phase=action round=2 number=1 tile=1@0 / one {line} / two {line}")
        assert side(state, 1).superiority == side(state, 2).superiority
        values.append(side(state, 1).superiority - 2)
    assert sorted(values, reverse=True) == [6, 5, 5, 4, 4, 3]


@rule("HA-R-37")
def test_another_component_set_brings_other_heroes() -> None:
    text = "phase=action round=2 number=1 tile=1@0 / one piles=7,12,12,12 row=R1<,R2 hand=R3,R4,G1 hero=N"
    assert side(at(text), 1).superiority == 2 + 3
    assert side(at(text, kleos.load("hector", components=box(N=6))), 1).superiority == 2 + 6


@rule("HA-R-39")
def test_home_is_shuffled_after_a_merge_at_the_opening_too() -> None:
    state = at("attacker=2 / one piles=4,12,12,12 in1=Y1", EXHAUST_NOW)
    do(state, "vanguard 2", "draw R1a", "tile 1", "orient 0")
    assert (table(state).stream, odds(state)["draw Y1a"] * 16) == ("one.home", sum(odds(state).values()))


@rule("HA-R-39")
def test_nothing_is_shuffled_after_the_end_of_the_game() -> None:
    state = do(at(GREEK_WINS.replace("two piles=7,12,12,12", "two piles=4,0x,0x,12")), "play N1", "leave")
    assert (state.actor, codes(state), table(state).stream) == (None, [], "")
    assert table(state).tile == 1  # not even set aside


@rule("HA-R-40")
@pytest.mark.parametrize(("seat", "people"), [(0, ["greek", "trojan"]), (1, ["trojan", "greek"])])
def test_the_greek_seat_can_be_fixed(seat: int, people: list[str]) -> None:
    state = start(kleos.load("hector", greek_seat=seat))
    assert ([player.people for player in table(state).sides], state.actor) == (people, Player(seat))


@rule("HA-R-40")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_greek_seat_can_be_drawn(seat: int) -> None:
    state = start(kleos.load("hector", greek_seat="random"))
    assert odds(state) == {"greek 1": 1, "greek 2": 1}
    do(state, f"greek {seat}")
    assert (side(state, seat).people, state.actor) == ("greek", Player(seat - 1))


@rule("HA-R-40")
def test_seat_one_is_greek_by_default() -> None:
    assert kleos.load("hector", greek_seat=0) == HECTOR


@rule("HA-R-41")
def test_a_number_is_chosen_before_the_tile_is_seen() -> None:
    state = do(start(), "vanguard 1", "draw R4a")
    assert (table(state, Player.ONE).tile, len(table(state).stock)) == (0, 6)


@rule("HA-R-42")
def test_the_tile_is_laid_before_hands_heroes_and_the_rival_vanguard_are_seen() -> None:
    state = do(start(), "vanguard 1", "draw R1a", "tile 5")
    assert (state.actor, step_of(state)) == (Player.ONE, "orient")
    assert (own(state, 1).hand, own(state, 1).hero, row(state, 1), row(state, 2)) == ((), "", ["R1"], [])
