"""Positions that cannot be read are refused in one line; and moves are refused with their clause."""

from random import Random

import pytest

import kleos
from kleos import NotationError, Player
from kleos.games.hellas.hexes import RUNS, TURNS, basins, read_edges, water_runs
from kleos.games.hellas.notation import HellasPositionReader
from tests.contract.games import any_options
from tests.rules.hellas.positions import GAME, do, field, laid, position, world
from tests.support import VIEWERS, positions, refused, rule

BAD = {
    "map / map": "each line once",
    "turn=x": "whole number",
    "action=lunch": "reinforcement",
    "steps=1": "2 numbers",
    "flags=brave": "free",
    "turned=WWW": "a tile of the set",
    "turned=LLLLLL": "no more tiles",
    "chain=3,A1": "from 1 to 2",
    "agenda=lunch.1": "one of",
    "agenda=act.1.1.1.1.1.1": "frames such as",
    "agenda=lay.1": "turned=",
    "agenda=fight.1": "fight=",
    "agenda=reply.1": "chain=",
    "agenda=deal_unseen.1": "unseen=",
    "agenda=exchange.1.9": "a city of that player",
    "agenda=convert.1": "an answer",
    "agenda=turn.1.99 turned=WWWLLL": "an answer",
    "agenda=turn.1.0.1 turned=WWWLLL / map LLWWWL@1,0:L1G1S": "an answer",
    "agenda=from.1.7": "an answer",
    "agenda=keep.1 turned=WWWLLL agenda=act.1": "one of",
    "action=over": "outcome=",
    "/ map LLWWWL": "a tile such as",
    "/ map LLWWWL@9,9:L1G1S": "a free place",
    "/ map WWLLLW@1,0:L1G1S": "water at water",
    "/ map LLWWWL@1,0:X1G1S": "a city such as",
    "/ map LLWWWL@1,0:L4G1S": "from 0 to 3",
    "/ one hand=Q1": "a card of the set",
    "/ one hand=A8": "a card of the set",
    "/ one hand=P7,P7": "at most 1",
    "/ one shown=A1": "in the hand",
    "/ one hand=A1 fresh=A1 taken=A1": "in the hand",
    "/ one unseen=1,2": "3 numbers",
    "/ one unseen=9,9,9 / two unseen=9,9,9": "no more unseen",
    "/ one open=A1,A2": "one card",
    "/ one cards=A1": "hand=",
    "old=A1": "no more unseen",
}


@pytest.mark.parametrize("text", BAD)
def test_an_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.position(text)
    assert BAD[text] in str(caught.value), str(caught.value)
    assert "\n" not in str(caught.value)


@rule("HE-R-43")
def test_only_cards_drawn_unseen_are_of_a_pile_that_was_renewed() -> None:
    cities = "L2G0S D1G0S L1G0S L1G0S"
    assert field(cities, "agenda=act.1,deal_drawn.1.0.2").stream == "ares"
    with pytest.raises(NotationError, match="old HE-R-43"):
        field(cities, "agenda=act.1,deal_drawn.1.0.2 old=A1")


def full_map() -> list[str]:
    """Twenty-four tiles of water around the dolphin tile, one more than there can be."""
    ring = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) == 1]
    row = [(q, 0) for q in range(2, 20)]
    return [f"WWWWWW@{q},{r}:L0G0S" for q, r in ring + row]


def test_too_many_tiles_are_refused() -> None:
    with pytest.raises(NotationError, match="at most 23 tiles"):
        HellasPositionReader(GAME, laid("").rules).read_map(full_map())
    with pytest.raises(NotationError, match="head line"):
        GAME.position(" ")


def test_finished_games_read_back() -> None:
    state = position("action=over outcome=1,end-ten-cities,HE-END-01 / map LLWWWL@1,0:L1G1S")
    assert state.actor is None and state.outcome is not None and state.outcome.winner is Player.ONE
    drawn = position("action=over outcome=0,end-turn-cap,HE-R-37")
    assert drawn.outcome is not None and drawn.outcome.winner is None
    assert GAME.imagine(state.observe(None), Random(1)).outcome == state.outcome


def test_basins_of_all_tiles() -> None:
    assert water_runs(read_edges("LLLLLL")) == [] and basins(0, True) == []
    assert water_runs(read_edges("WWWWWW")) == [63]
    assert len(RUNS[read_edges("WLWLWL")]) == 3 and basins(read_edges("WLWLWL"), True) == [read_edges("WLWLWL")]
    assert TURNS[63] == [0] and TURNS[read_edges("WLWLWL")] == [0, 1] and len(TURNS[read_edges("WWWLLL")]) == 6


@rule("HE-R-05")
def test_a_tile_of_land_alone_passes_the_sea_test_but_fails_majority() -> None:
    data = kleos.catalogue.default_components("hellas")
    rows = [dict(row) for row in data["tiles"]]
    rows[5]["edges"] = "LLLLLL"
    game = kleos.load("hellas", components={**data, "tiles": rows}, ship_majority="all_sum")
    text = "agenda=lay.1 action=voyage turned=LLLLLL / map LLWWWL@1,0:L1G3S LWWWWW@1,-1:L1G3S"
    assert refused(game.position(text), "lay 1 NE") == "HE-VOY-05"


def test_moves_out_of_place_are_refused_with_a_clause() -> None:
    state = do(field("L2G1S D1G1S L1G0S D1G1S"), "reinforce")
    assert refused(state, "lay 0 E") == "HE-VOY-01"
    assert refused(state, "flip WWWWWW") == "HE-SET-02"
    voyage = laid("WWWWWL@1,0:L1G3S", "agenda=lay.1 action=voyage turned=WWWWWW")
    assert refused(voyage, "lay 9 E") == "HE-R-51"
    after = world(["L2G1S", "L2G0S", "D1G1S"], "agenda=after.1 action=reinforcement flags=free")
    assert refused(after, "reinforce") == "HE-TURN-01"
    assert refused(after, "lift greek 3") == "HE-REORG-01"
    convert = field("L1G1S D1G0S L1G0S D1G0S", "action=attack fights=1 agenda=target.1,convert.1")
    assert refused(convert, "stop") == "HE-R-04"


@pytest.mark.parametrize("seed", range(8))
def test_imagine_fits_under_any_options(seed: int) -> None:
    game = any_options("hellas", seed)
    rng = Random(seed)
    for state in positions(game, 2, 11, seed):
        for viewer in VIEWERS:
            seen = state.observe(viewer)
            for _ in range(2):
                assert game.imagine(seen, rng).observe(viewer) == seen


def test_contacts_over_water_leave_out_those_over_land() -> None:
    layout = field("L1G0S L1G0S L1G0S L1G0S").layout
    assert [layout.over_water(number) for number in (1, 2, 3, 4)] == [0b1001, 0b1001, 0b111, 0]
