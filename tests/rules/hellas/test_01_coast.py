"""Components, set-up and the first coast. HE-COMP, HE-SET, HE-COAST."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import kleos
from kleos import CHANCE, BadCardSet, Player
from kleos.catalogue import default_components
from kleos.games.hellas.cards import TEMPLE, TILE_NAMES
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import GAME, actor, city, do, laid, supply, world
from tests.support import codes, random_move, refused, rule

DEALS = ("deal A1", "deal P1", "deal Z1", "deal A2", "deal P2", "deal Z2")


def begun(game: kleos.Game) -> HellasState:
    """The very start."""
    state = game.start()
    assert isinstance(state, HellasState)
    return state


def dealt(**options: Any) -> HellasState:
    """The start with both hands dealt."""
    return do(begun(kleos.load("hellas", **options) if options else GAME), *DEALS)


def after_coast(seed: int = 1) -> HellasState:
    """The first regular turn."""
    rng = Random(seed)
    state = GAME.start()
    assert isinstance(state, HellasState)
    while state.turn == 0:
        state.apply(random_move(state, rng))
    return state


@rule("HE-COMP-01", "HE-COMP-02", "HE-SET-01")
def test_each_player_has_fifteen_greeks_and_ten_ships() -> None:
    state = dealt()
    assert supply(state, 0) == supply(state, 1) == (15, 10)
    with pytest.raises(kleos.NotationError, match="15 Greeks"):
        world(["L3G0S"] * 6)


@rule("HE-COMP-03", "HE-SET-02", "HE-SET-03")
def test_sixteen_cards_of_each_god_and_one_of_each_in_both_hands() -> None:
    state = GAME.start()
    assert isinstance(state, HellasState)
    assert state.piles == [16, 16, 16]
    assert [len(bag) for bag in state.bags] == [16, 16, 16]
    state = dealt()
    assert state.piles == [14, 14, 14]
    assert [side.gods for side in state.sides] == [[1, 1, 1], [1, 1, 1]]
    assert sum(weight for _, weight in GAME.start().odds()) == 16
    assert GAME.start().stream == "ares"


@rule("HE-COMP-05", "HE-SET-04", "HE-SET-05")
def test_the_dolphin_tile_lies_there_and_twenty_three_tiles_are_in_the_pile() -> None:
    state = dealt()
    assert len(state.layout.cells) == 1 and len(state.tile_bag) == 23
    assert state.stream == "tiles"
    assert sum(weight for _, weight in state.odds()) == 23


@rule("HE-COMP-06", "HE-R-01")
def test_every_tile_but_the_dolphin_has_a_city_and_some_a_temple() -> None:
    table = dealt().observe(None).table
    assert table.tiles[0].holder == 0 and table.tiles[0].edges == "WWWWWW"
    kinds = default_components("hellas")["tiles"]
    assert sum(row["copies"] for row in kinds if row["temple"]) == 7


Change = Callable[[dict[str, Any]], object]
TILES: dict[str, tuple[Change, str]] = {
    "no list": (lambda d: d.update(tiles=3), "HE-COMP-05"),
    "a tile that is no tile": (lambda d: d["tiles"].__setitem__(1, 7), "HE-COMP-06"),
    "a strange key": (lambda d: d["tiles"][1].update(colour="red"), "HE-COMP-06"),
    "five edges": (lambda d: d["tiles"][1].update(edges="WWWWW"), "HE-R-02"),
    "a third letter": (lambda d: d["tiles"][1].update(edges="WWWWWX"), "HE-R-02"),
    "no word on temples": (lambda d: d["tiles"][1].pop("temple"), "HE-COMP-06"),
    "too many copies": (lambda d: d["tiles"][1].update(copies=24), "HE-COMP-05"),
    "one tile more": (lambda d: d["tiles"][1].update(copies=3), "HE-COMP-05"),
    "a dolphin with land": (lambda d: d["tiles"][0].update(edges="WWWWWL"), "HE-R-01"),
    "an unbridged second basin": (lambda d: d["tiles"][6].update(bridge=False), "HE-R-07"),
    "a bridge over nothing": (lambda d: d["tiles"][2].update(bridge=True), "HE-R-07"),
}
CARDS: dict[str, tuple[Change, str]] = {
    "no list": (lambda d: d.update(cards=None), "HE-COMP-03"),
    "a card that is no card": (lambda d: d["cards"].__setitem__(0, "A1"), "HE-R-39"),
    "a strange key": (lambda d: d["cards"][0].update(cost=1), "HE-R-39"),
    "an unknown id": (lambda d: d["cards"][0].update(id="Q1"), "HE-R-39"),
    "an id twice": (lambda d: d["cards"][1].update(id="A1"), "HE-R-39"),
    "the wrong god": (lambda d: d["cards"][0].update(god="zeus"), "HE-R-39"),
    "no name": (lambda d: d["cards"][0].update(name=""), "HE-R-39"),
    "no copies": (lambda d: d["cards"][0].update(copies=0), "HE-COMP-03"),
    "one card more": (lambda d: d["cards"][0].update(copies=5), "HE-COMP-03"),
    "two effects": (lambda d: d["cards"][0].update(effects=[]), "HE-R-39"),
    "an unknown verb": (lambda d: d["cards"][0].update(effects=[{"verb": "win"}]), "HE-R-39"),
    "a missing number": (lambda d: d["cards"][0].update(effects=[{"verb": "fight_add"}]), "HE-EFF-01"),
    "a superfluous number": (lambda d: d["cards"][1].update(effects=[{"verb": "fight_equal", "n": 1}]), "HE-EFF-02"),
    "a rival's Greek": (
        lambda d: d["cards"][12].update(effects=[{"verb": "remove", "piece": "greek", "n": 1}]),
        "HE-EFF-12",
    ),
    "the wrong window": (lambda d: d["cards"][0].update(windows=["free"]), "HE-R-17"),
    "no set name": (lambda d: d.update(set=""), "HE-R-39"),
}


@rule("HE-R-02", "HE-R-07", "HE-R-39", "HE-COMP-07")
@pytest.mark.parametrize(("change", "clause"), [*TILES.values(), *CARDS.values()], ids=[*TILES, *CARDS])
def test_a_broken_component_set_is_refused(change: Change, clause: str) -> None:
    data = copy.deepcopy(default_components("hellas"))
    change(data)
    with pytest.raises(BadCardSet) as caught:
        kleos.load("hellas", components=data)
    assert caught.value.clause == clause and "{" not in str(caught.value) and "\n" not in str(caught.value)


def test_a_set_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadCardSet, match="an object"):
        kleos.load("hellas", components=[1])  # type: ignore[arg-type]


@rule("HE-COAST-01")
def test_light_begins_and_players_take_turns_to_lay() -> None:
    state = do(dealt(), "flip WWWWWW")
    assert actor(state) is Player.ONE
    do(state, "lay 0 E", "flip WWWWWW")
    assert actor(state) is Player.TWO


@rule("HE-COAST-02")
def test_the_layer_puts_a_greek_and_a_ship_into_the_city() -> None:
    state = dealt()
    do(state, "flip WWWWWW", "lay 0 E", "flip WWWWWW", "lay 0 W")
    assert (city(state, 1), city(state, 2)) == ("L1G1S", "D1G1S")
    assert supply(state, 0) == supply(state, 1) == (14, 9)


@rule("HE-COAST-03")
def test_water_meets_water_and_land_meets_land() -> None:
    state = laid("WWWWLL@1,0:L1G1S", "turn=0 action=coast agenda=coast.2 turned=WWWWWW")
    assert "lay 0 NE" in codes(state)  # tile 1 shows water there
    assert refused(state, "lay 0 SE") == "HE-COAST-03"  # and land there


@rule("HE-R-55")
def test_a_set_without_enough_water_is_refused_and_a_coast_that_never_ends_is_drawn() -> None:
    data = default_components("hellas")
    land = {"id": "land", "name": "land", "edges": "LLLLLL", "city": True, "temple": False, "bridge": False}
    data["tiles"] = [data["tiles"][0], {**land, "copies": 23}]
    with pytest.raises(kleos.BadCardSet, match="HE-R-55"):
        kleos.load("hellas", components=data)
    ends = {outcome.reason for seed in range(5) if (outcome := coast_alone(narrow_game(), seed)) is not None}
    assert ends == {"end-no-coast"}


def narrow_game() -> kleos.Game:
    """A game whose tiles have one edge of water each: six lie around the dolphin tile, a seventh fits nowhere."""
    data = default_components("hellas")
    narrow = {"id": "narrow", "name": "narrow", "edges": "WLLLLL", "city": True, "temple": False, "bridge": False}
    data["tiles"] = [data["tiles"][0], {**narrow, "copies": 23}]
    return kleos.load("hellas", components=data)


def coast_alone(game: kleos.Game, seed: int) -> kleos.Outcome | None:
    """How the building of the coast ends a game; None = it does not."""
    state = game.start()
    rng = Random(seed)
    while state.actor is not None and state.observe(None).table.action == "coast":
        state.apply(random_move(state, rng))
    return state.outcome


@rule("HE-COAST-04")
def test_a_tile_touches_the_dolphin_or_two_tiles() -> None:
    state = laid("WWWWWW@1,0:L1G1S WWWWWW@1,-1:D1G1S", "turn=0 action=coast agenda=coast.1 turned=WWWWWL")
    assert "lay 1 NE" in codes(state)  # touches tiles 1 and 2
    assert "lay 0 W" in codes(state)
    assert refused(state, "lay 1 E") == "HE-COAST-04"
    assert refused(state, "lay 2 E") == "HE-R-51"  # the same spot as lay 1 NE: named by its lowest neighbour


@rule("HE-COAST-05")
def test_a_tile_of_land_alone_is_set_aside_at_the_dolphin() -> None:
    data = copy.deepcopy(default_components("hellas"))
    data["tiles"][5].update(edges="LLLLLL")
    state = begun(kleos.load("hellas", components=data))
    do(state, *DEALS, "flip LLLLLL")
    assert isinstance(state, HellasState) and state.aside and state.actor is CHANCE and state.top.player == 0


@rule("HE-COAST-06", "HE-COAST-07")
def test_a_temple_tile_is_set_aside_in_the_coast_and_laid_on_a_voyage() -> None:
    state = do(dealt(), "flip WWLLLLt")
    assert isinstance(state, HellasState) and state.actor is CHANCE
    assert state.observe(None).table.aside == ("WWLLLLt",)
    state = laid("WWWWWW@1,0:L1G1S WWWWWW@1,-1:L1G1S", "agenda=lay.1 action=voyage turned=WWLLLLt")
    assert "lay 0 NW" in codes(state)


@rule("HE-COAST-08", "HE-COAST-09", "HE-COAST-10", "HE-V-01")
def test_after_four_tiles_each_the_set_aside_tiles_are_shuffled_in_and_light_begins() -> None:
    for seed in range(20):
        state = after_coast(seed)
        assert [side.cities() for side in state.sides] == [4, 4]
        assert supply(state, 0) == supply(state, 1) == (11, 6)
        assert len(state.tile_bag) == 15 and not state.tail and not state.aside
        assert state.actor is Player.ONE and state.turn == 1
        assert state.piles == [14, 14, 14] and [len(side.hand) for side in state.sides] == [3, 3]


@rule("HE-COAST-11", "HE-R-03")
def test_in_the_coast_ships_do_not_matter_and_the_single_sea_is_a_switch() -> None:
    tiles = "LLWWWL@1,0:D1G1S LWWWWW@1,-1:D1G1S"
    head = "turn=0 action=coast agenda=coast.1 turned=WWWLLL"
    state = laid(tiles, head)
    assert "lay 0 W" in codes(state)  # no ship of Light is near
    assert refused(state, "lay 1 NE") == "HE-R-03"
    assert "lay 1 NE" in codes(laid(tiles, head, coast_single_sea=False))
    assert supply(laid(tiles, head), 0) == (15, 10)


@rule("HE-R-38")
def test_a_coast_that_runs_out_is_helped_twice_and_then_starts_anew() -> None:
    islands = "WWWWWW@1,0:L1G1S"
    rest = laid(islands).rules.box.tiles[:]
    rest.remove(TILE_NAMES.index("WWWWWW"))
    last = TILE_NAMES.index("WWLLLLt")
    rest.remove(last)
    aside = ",".join(TILE_NAMES[kind] for kind in rest)
    head = f"turn=0 action=coast agenda=flip_coast.2 aside={aside}"
    state = do(laid(islands, head), "flip WWLLLLt")
    assert isinstance(state, HellasState)
    assert state.coast_try == 1 and all(TEMPLE[kind] for kind in state.aside)
    assert not any(TEMPLE[kind] for kind in state.tile_bag) and state.actor is CHANCE
    temples = [kind for kind in rest if TEMPLE[kind]]
    plain = [kind for kind in rest if not TEMPLE[kind]]
    again = laid(islands, f"{head} try=1")
    do(again, "flip WWLLLLt")
    assert again.coast_try == 2 and len(again.tile_bag) == len(temples) + len(plain) + 1
    assert isinstance(do(again.copy(), "flip WWLLLLt").actor, Player)  # temples are admitted now
    fresh, rng = begun(narrow_game()), Random(1)
    while fresh.coast_try < 3:
        fresh.apply(random_move(fresh, rng))
    assert fresh.stream == "ares" and not fresh.sides[0].hand  # all begins anew
