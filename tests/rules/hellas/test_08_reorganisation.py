"""Reorganisation and its normal form. HE-REORG, HE-R-48."""

from itertools import product

from kleos import Player
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import city, do, field, laid, supply, world
from tests.support import codes, refused, rule


def ends(state: HellasState) -> list[tuple[str, ...]]:
    """The cities at the end of every sequence of moves."""
    found = []
    for move in state.legal_moves():
        if move.code == "done":
            found.append(tuple(city(state, k) for k in range(1, len(state.layout.cells))))
        elif not move.code.startswith("play"):
            child = state.copy()
            child.apply(move)
            found += ends(child)
    return found


def expected_ends(pieces: list[tuple[int, int]]) -> set[tuple[str, ...]]:
    """By counting: every way to spread the pieces with 1 to 3 Greeks and 0 to 3 ships in a city."""
    greeks, ships = sum(g for g, _ in pieces), sum(s for _, s in pieces)
    size = len(pieces)
    ways_g = [way for way in product((1, 2, 3), repeat=size) if sum(way) == greeks]
    ways_s = [way for way in product((0, 1, 2, 3), repeat=size) if sum(way) == ships]
    return {tuple(f"L{g}G{s}S" for g, s in zip(a, b, strict=True)) for a in ways_g for b in ways_s}


@rule("HE-REORG-01", "HE-REORG-03", "HE-REORG-04", "HE-R-48", "HE-V-17")
def test_after_a_reinforcement_every_spread_is_reached_by_exactly_one_sequence() -> None:
    for pieces in ([(3, 0), (1, 2), (1, 1)], [(2, 3), (1, 0), (3, 1)], [(3, 3), (3, 3), (1, 0)]):
        cities = [f"L{g}G{s}S" for g, s in pieces]
        state = world([*cities], "agenda=after.1 action=reinforcement flags=free", one="hand=A1")
        found = ends(state)
        assert len(found) == len(set(found)) and set(found) == expected_ends(pieces)
    assert ("L1G3S", "L1G0S", "L3G0S") in expected_ends([(3, 0), (1, 2), (1, 1)])


@rule("HE-REORG-02", "HE-V-17")
def test_after_a_voyage_or_conquest_pieces_go_into_the_new_city_only() -> None:
    state = world(["L3G2S", "L2G1S", "L1G0S"], "agenda=after.1 action=voyage new=3")
    assert codes(state) == ["lift greek 1", "lift greek 2", "lift ship 1", "lift ship 2", "done"]
    assert refused(state, "drop greek 2") == "HE-REORG-02"
    do(state, "lift greek 1")
    assert city(state, 3) == "L2G0S"  # straight there
    do(state, "lift greek 2", "lift ship 1", "lift ship 1", "lift ship 2")
    assert [city(state, k) for k in (1, 2, 3)] == ["L2G0S", "L1G0S", "L3G3S"]
    assert codes(state) == ["done"]
    found = ends(world(["L3G2S", "L2G1S", "L1G0S"], "agenda=after.1 action=voyage new=3"))
    assert len(found) == len(set(found)) == 5 * 6  # 0-2 and 0-1 Greeks up to two in all, 0-2 and 0-1 ships


@rule("HE-R-48", "HE-R-32")
def test_two_new_cities_are_filled_in_the_normal_form() -> None:
    state = world(["L3G1S", "L2G0S", "L1G0S", "L2G1S"], "agenda=after.1 action=attack new=3,4")
    found = ends(state)
    assert len(found) == len(set(found))
    spreads = expected_ends([(3, 1), (2, 0), (1, 0), (2, 1)])
    legal = {
        end
        for end in spreads
        if int(end[0][1]) <= 3 and int(end[1][1]) <= 2 and int(end[0][3]) <= 1 and int(end[1][3]) <= 0
    }
    assert set(found) == legal  # nothing moves into the old cities, everything else can be reached
    do(state, "lift greek 1")
    assert "done" not in codes(state) and refused(state, "done") == "HE-R-48"
    assert [code for code in codes(state) if code.startswith("drop")] == ["drop greek 3", "drop greek 4"]
    do(state, "lift greek 2")
    assert "lift greek 1" not in codes(state)  # ascending


@rule("HE-REORG-03")
def test_three_of_a_piece_are_the_most_in_a_city() -> None:
    state = world(["L3G3S", "L3G3S"], "agenda=after.1 action=reinforcement flags=free", one="hand=A1")
    assert codes(state) == ["done"]
    assert refused(state, "lift greek 1") == "HE-R-48"


@rule("HE-REORG-04")
def test_the_last_greek_stays_and_ships_may_all_leave() -> None:
    state = world(["L1G1S", "L2G0S"], "agenda=after.1 action=reinforcement flags=free")
    assert codes(state) == ["lift greek 2", "lift ship 1", "done"]
    assert refused(state, "lift greek 1") == "HE-REORG-04"
    assert refused(state, "lift ship 2") == "HE-REORG-04"


@rule("HE-REORG-05")
def test_after_a_failure_there_is_nothing_to_reorganise_into() -> None:
    state = field("L3G1S D3G1S L1G0S D1G0S", one="hand=Z8")
    do(state, "attack", "target 2", "send 1", "commit")
    assert codes(state) == ["play Z8", "done"]
    assert refused(state, "lift greek 1") == "HE-REORG-05"
    plain = do(field("L3G1S D3G1S L1G0S D1G0S"), "attack", "target 2", "send 1", "commit")
    assert plain.actor is Player.TWO  # not asked without cards


@rule("HE-R-17")
def test_no_card_after_the_first_lift() -> None:
    state = world(["L2G1S", "L2G0S", "D1G1S"], "agenda=after.1 action=reinforcement flags=free", one="hand=P7")
    assert "play P7" in codes(state)
    do(state, "lift greek 1")
    assert refused(state, "play P7") == "HE-R-17"


def test_pieces_in_hand_are_part_of_the_position() -> None:
    state = world(["L2G1S", "L2G0S", "D1G1S"], "agenda=after.1 action=reinforcement flags=free")
    before = supply(state, 0)
    do(state, "lift greek 1")
    again = state.game.position(str(state))
    assert isinstance(again, HellasState) and supply(again, 0) == before and str(again) == str(state)
    assert laid("LWWWLL@1,0:L1G0S").turn == 3
