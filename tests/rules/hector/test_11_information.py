"""Chapter 11 of the ledger: who knows what."""

from random import Random

import pytest

import kleos
from kleos import Player, State
from tests.rules.hector.positions import (
    GREEK_WINS,
    HECTOR,
    LAST_CARD,
    TURNS,
    WINNING_ONE,
    at,
    let_chance,
    own,
    side,
    start,
    table,
)
from tests.support import VIEWERS, do, many, play_out, rule

ASHAMED = TURNS[1].replace("hero=G", "hero=G shame=1", 1)
OPEN_HEROES = GREEK_WINS.replace("B1,R1 hero", "B1,R1< hero").replace("row=R1,R2,G1", "row=R1<,R2,G1")


def views(state: State) -> list[bytes]:
    """What seat 2 and a spectator see."""
    return [state.observe(viewer).to_bytes() for viewer in (Player.TWO, None)]


@rule("HA-11-01")
def test_nobody_sees_into_a_pile_the_owner_included() -> None:
    red, brown = at("one in1=R3~"), at("one in1=N4~")  # a card lies there that nobody is certain of
    assert str(red) != str(brown)
    for viewer in VIEWERS:
        assert red.observe(viewer).to_bytes() == brown.observe(viewer).to_bytes()


@rule("HA-11-01")
def test_nobody_knows_the_order_of_hero_pile_and_tile_stock() -> None:
    state = start()
    assert table(state).stock == (1, 2, 3, 4, 5, 6)  # a set
    for seat in (1, 2):
        assert (side(state, seat).hero_pile, side(state, seat).heroes_left) == (6, "RGBYPN")  # a number and a set
        assert own(state, seat).hero_bottom == ""


@rule("HA-11-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_on_the_table_is_open(viewer: Player | None) -> None:
    state = at(
        "phase=action round=3 number=2 source=1 tile=1@2 attacker=2 actor=1"
        " / one piles=12,6,0x,12 row=R1,B2<,G3* hand=N1,N2 hero=Y box=1 shame=2"
        " / two piles=11,8,12,12 row=Y1,Y2,Y3,B4 hand=N1"
    )
    seen = table(state, viewer)
    mine = seen.sides[0]
    assert [(place.card, place.covered, place.token) for place in mine.row] == [
        ("R1", False, False),
        ("B2", True, False),
        ("G3", False, True),
    ]
    assert (mine.open_hero, mine.favour, mine.shame, mine.superiority) == ("Y", 1, 2, 1 + 4 + 4)
    assert [(pile.size, pile.exhausted) for pile in mine.piles] == [(12, False), (6, False), (0, True), (12, False)]
    assert (seen.tile, seen.facing, seen.attacker, seen.number, seen.round) == (1, 2, 2, 2, 3)
    assert [place.card for place in seen.sides[1].row] == ["Y1", "Y2", "Y3", "B4"]


@rule("HA-11-02")
def test_everybody_sees_who_did_which_action() -> None:
    state = at(TURNS[2])
    for action in ("pass", "discard Y3", "change", "retreat"):
        move = HECTOR.parse(action)
        assert [state.seen_as(move, viewer) for viewer in VIEWERS] == [move] * 3
    assert [state.seen_as(HECTOR.parse("deploy 0"), viewer).code for viewer in VIEWERS] == ["deploy 0 G"] * 3


@rule("HA-11-02")
def test_the_log_names_every_card_that_lies_open() -> None:
    match = kleos.Match(HECTOR, kleos.SeededDealer(1))
    match.play(Player.ONE, "vanguard 2")
    vanguard = table(match.state).sides[0].row[0].card
    for viewer in VIEWERS:
        assert match.log(viewer)[:2] == ("1 vanguard 2", f"one.front2 draw {vanguard}")


@rule("HA-11-03")
def test_hand_cards_and_the_hero_in_hand_are_seen_by_the_owner_alone() -> None:
    one, other = at(TURNS[2]), at(TURNS[2].replace("hand=G2,Y3,N4 hero=G", "hand=R2,B3,P4 hero=N"))
    assert views(one) == views(other)
    assert (own(one, 1).hand, own(one, 1).hero) == (("G2", "Y3", "N4"), "G")
    assert own(one, 1) != own(other, 1)


@rule("HA-11-03")
def test_draws_and_hero_changes_are_seen_by_the_owner_alone() -> None:
    state = do(at(TURNS[2]), "change")
    assert [state.seen_as(HECTOR.parse("hero N"), viewer).code for viewer in VIEWERS] == ["hero N", "hero ?", "hero ?"]
    do(state, "hero N")
    other = do(at(TURNS[2].replace("hero=G", "hero=B", 1)), "change", "hero Y")
    assert views(state) == views(other)
    assert (own(state, 1).hero_bottom, own(other, 1).hero_bottom) == ("G", "B")
    state = do(at(TURNS[2]), "discard G2")
    assert [state.seen_as(HECTOR.parse("draw P1a"), v).code for v in VIEWERS] == ["draw P1", "draw ?", "draw ?"]


@rule("HA-11-04")
def test_at_scoring_the_heroes_become_open() -> None:
    text = f"{LAST_CARD} / {WINNING_ONE} / two piles=7,12,12,12 row=R1<,R2,G1,G2 hand=N1 hero=P"
    state = do(at(text), "play N1")
    for viewer in (Player.TWO, None):
        assert table(state, viewer).sides[0].open_hero == ""
    do(state, "leave")
    for viewer in (Player.TWO, None):
        assert table(state, viewer).sides[0].open_hero == "G"


@rule("HA-11-04")
def test_in_a_retreat_hand_and_undeployed_hero_stay_hidden() -> None:
    one, other = at(TURNS[2]), at(TURNS[2].replace("hand=G2,Y3,N4 hero=G", "hand=R2,B3,P4 hero=N"))
    assert views(do(one, "retreat")) == views(do(other, "retreat"))
    winner, other = at(TURNS[2]), at(TURNS[2].replace("hand=B2,P3,N1 hero=P", "hand=R2,G3,Y4 hero=N"))
    do(winner, "retreat")
    do(other, "retreat")
    assert winner.observe(Player.ONE).to_bytes() == other.observe(Player.ONE).to_bytes()


@rule("HA-11-05")
def test_pile_sizes_are_open_to_all() -> None:
    state = at("one piles=12,3,0x,20 / two piles=9,12,5,12")
    for viewer in VIEWERS:
        assert [[pile.size for pile in seen.piles] for seen in table(state, viewer).sides] == [
            [12, 3, 0, 20],
            [9, 12, 5, 12],
        ]


@rule("HA-11-06")
def test_discards_and_shame_penalties_are_open() -> None:
    discarded = do(at(TURNS[2]), "discard Y3", "draw P1a")
    penalised = do(at(ASHAMED), "retreat", "lose P4b")
    for viewer in VIEWERS:
        assert table(discarded, viewer).sides[0].removed == ("Y3",)
        assert table(penalised, viewer).sides[0].removed == ("R1", "P4")
    state = do(at(ASHAMED), "retreat")
    assert [state.seen_as(HECTOR.parse("lose P4b"), viewer).code for viewer in VIEWERS] == ["lose P4"] * 3


@rule("HA-11-07")
def test_the_set_of_tiles_in_stock_is_common_knowledge() -> None:
    state = do(at(GREEK_WINS.replace("tile=1@0", "tile=1@0 stock=624")), "play N1", "leave")
    for viewer in VIEWERS:
        assert table(state, viewer).stock == (2, 4, 6)
    let_chance(do(state, "vanguard 1", "draw R2a"))
    assert table(state).tile in (2, 4, 6)


@rule("HA-11-02", "HA-11-04", "HA-11-06")
@pytest.mark.parametrize(
    ("text", "before", "move", "rises"),
    [
        ("", ("vanguard 1",), "draw R1a", True),
        ("", ("vanguard 1", "draw R1a"), "tile 1", True),
        ("", ("vanguard 1", "draw R1a", "tile 1"), "orient 2", False),
        ("", ("vanguard 1", "draw R1a", "tile 1", "orient 2"), "draw R1a", True),
        (TURNS[2], (), "pass", False),
        (TURNS[2], ("pass",), "play G2", True),
        (TURNS[2], (), "deploy 0", True),
        (TURNS[2], (), "discard G2", True),
        (TURNS[2], ("discard G2",), "draw P1a", True),
        (TURNS[2], ("change",), "hero N", True),
        (ASHAMED, ("retreat",), "lose P1a", True),
        (GREEK_WINS, ("play N1",), "leave", True),  # scoring: heroes in hand
        (OPEN_HEROES, ("play N1",), "leave", False),  # both lie open already
        (TURNS[1], ("pass", "play N4", "pass", "play Y1"), "leave", False),
    ],
)
def test_the_state_counts_every_face_that_becomes_known(
    text: str, before: tuple[str, ...], move: str, rises: bool
) -> None:
    state = do(at(text), *before)
    count = state.reveals
    assert do(state, move).reveals == count + rises


@pytest.mark.parametrize("seed", range(many(12, 200)))
def test_the_end_can_be_imagined_also_when_discards_are_hidden(seed: int) -> None:
    game = kleos.load("hector", discards="owner_only", check_scope=("designated", "touched")[seed % 2])
    state = play_out(game, seed)
    for viewer in VIEWERS:
        seen = state.observe(viewer)
        assert all(side.story == () for side in seen.table.sides)
        assert game.imagine(seen, Random(seed)).observe(viewer) == seen
