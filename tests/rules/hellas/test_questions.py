"""Questions of Hellas by name: every step has a handler, and tables tell what is asked in words."""

import msgspec
import pytest

import kleos
from kleos import State
from kleos.games.hellas.seeing import tell_number
from kleos.games.hellas.steps import STEPS
from kleos.games.hellas.view import Asked
from tests.rules.hellas.positions import field, laid, world
from tests.support import do


def asked(state: State) -> dict[str, object]:
    """What is asked, as the wire carries it."""
    told: dict[str, object] = msgspec.to_builtins(state.observe(None).table.asked)
    return told


def test_every_step_has_a_handler_and_words_for_its_numbers() -> None:
    assert STEPS.unhandled() == []
    for step in STEPS.by_name.values():
        for name in step.fields:
            told: dict[str, object] = {}
            tell_number(told, name, 0)
            assert told and set(told) <= set(Asked.__struct_fields__), (step.name, name)


def test_a_question_without_numbers_tells_its_step_and_seat() -> None:
    assert asked(field("L2G0S D1G0S L1G0S D1G0S")) == {"step": "act", "seat": 1}


def test_a_reorganisation_tells_phase_pieces_and_cities() -> None:
    state = world(["L3G1S", "L2G0S", "L1G0S"], "agenda=after.1 action=reinforcement flags=free")
    do(state, "lift greek 1", "lift greek 1")
    told = {"phase": "lift_greeks", "carried": 2, "lifted": (1,), "last": 1}
    assert asked(state) == {"step": "reorganise", "seat": 1, **told}


def test_a_tile_to_turn_tells_its_spot_as_moves_do() -> None:
    state = laid("WWWWLL@1,0:L1G1S", "turn=0 action=coast agenda=coast.2 turned=WWWWLL")
    spots = [move.code for move in state.legal_moves()]
    for code in spots:
        after = do(state.copy(), code)
        told = asked(after)
        if told["step"] == "turn":
            assert told == {"step": "turn", "seat": 2, "spot": code.removeprefix("lay ")}
            return
    raise AssertionError(spots)


def test_pieces_and_counts_are_told_by_name() -> None:
    state = field("L2G0S D1G0S L1G0S D1G0S", "agenda=act.1,place.1.1.2")
    assert asked(state) == {"step": "place", "seat": 1, "piece": "ship", "left": 2}


def test_a_game_that_is_over_asks_nothing() -> None:
    head = "action=over outcome=1,end-ten-cities,HE-END-01"
    table = world([*["L1G0S"] * 10, "D1G0S"], head).observe(None).table
    assert table.asked is None and table.agenda == ""


@pytest.mark.parametrize("agenda", ["act.1", "act.1,storm.1.1", "act.1,swap.1"])
def test_numbers_that_a_step_does_not_name_are_refused(agenda: str) -> None:
    cities = "L2G1S D1G1S L1G0S D1G1S"
    field(cities, f"agenda={agenda}")
    with pytest.raises(kleos.NotationError):
        field(cities, f"agenda={agenda}.1")
