"""Bad input: each a typed error of one line that names what was wrong and what would be right."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import BadCardSet, BadOption, NotationError, Player
from kleos.catalogue import default_components
from kleos.core.dealer import SeededDealer, pick
from tests.support import do, random_move

Change = Callable[[dict[str, Any]], object]
HECTOR = default_components("hector")


def changed(change: Change) -> dict[str, Any]:
    data = copy.deepcopy(HECTOR)
    change(data)
    return data


BAD_SETS: dict[str, tuple[Change, str, str]] = {
    "no name": (lambda d: d.pop("set"), "set", "80 characters"),
    "no army": (lambda d: d.pop("army"), "army", "copies_per_colour_and_value"),
    "three copies": (lambda d: d["army"].update(copies_per_colour_and_value=3), "army.copies", "1 or 2"),
    "odd colour": (lambda d: d["army"].update(colours="RX"), "army.colours", "RGBYPN"),
    "odd number": (lambda d: d["army"].update(numbers=[1, 5]), "army.numbers", "1 to 4"),
    "too few cards": (lambda d: d["army"].update(colours="R"), "army", "at least 20"),
    "no heroes": (lambda d: d.update(heroes=[]), "heroes", "1 to 6 heroes"),
    "a hero of no colour": (lambda d: d["heroes"][2].update(colour="X"), "heroes[2].colour", "RGBYPN"),
    "a hero that is no hero": (lambda d: d["heroes"].__setitem__(0, 7), "heroes[0]", "RGBYPN"),
    "a colour twice": (lambda d: d["heroes"][1].update(colour="R"), "heroes[1].colour", "each colour once"),
    "a hero of 7": (lambda d: d["heroes"][0].update(value=7), "heroes[0].value", "3 to 6"),
    "a hero without a name": (lambda d: d["heroes"][0].update(greek=""), "heroes[0].greek", "1 to 40"),
    "no tiles": (lambda d: d.update(fate_tiles=[]), "fate_tiles", "1 to 6 tiles"),
    "a tile of three": (lambda d: d["fate_tiles"][3].update(clockwise="RGB"), "fate_tiles[3]", "four different"),
    "a tile with a twin edge": (
        lambda d: d["fate_tiles"][0].update(clockwise="RRGB"),
        "fate_tiles[0]",
        "four different",
    ),
    "a tile that is no tile": (lambda d: d["fate_tiles"].__setitem__(0, None), "fate_tiles[0]", "four different"),
}


@pytest.mark.parametrize("name", BAD_SETS)
def test_a_broken_component_set_is_refused(name: str) -> None:
    change, field, right = BAD_SETS[name]
    with pytest.raises(BadCardSet) as caught:
        kleos.load("hector", components=changed(change))
    message = str(caught.value)
    assert field in message and right in message and caught.value.clause.startswith("HA-")
    assert "\n" not in message and "{" not in message


def test_a_component_set_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadCardSet, match="an object with: set"):
        kleos.load("hector", components=[1])  # type: ignore[arg-type]


def test_component_files_are_read_and_broken_ones_refused(tmp_path: Path) -> None:
    good = tmp_path / "good.json"
    good.write_text(json.dumps(HECTOR), encoding="utf-8")
    assert kleos.load("hector", components=good) == kleos.load("hector")
    assert kleos.load("hector", components=str(good)) == kleos.load("hector")
    broken = {
        "missing.json": None,
        "half.json": b'{"set": ',
        "latin.json": b'{"set": "\xe9"}',
        "deep.json": b"[" * 100_000,
        "big.json": b" " * 1_000_001,
    }
    for name, data in broken.items():
        if data is not None:
            (tmp_path / name).write_bytes(data)
        with pytest.raises(BadCardSet) as caught:
            kleos.load("hector", components=tmp_path / name)
        assert name in str(caught.value) and "\n" not in str(caught.value) and "{" not in str(caught.value)


BAD_POSITIONS = {
    "battle=1 / one / one": "each line once",
    "battle=x": "whole number",
    "phase=lunch": "vanguard",
    "source=5": "1, 2, 3 or home",
    "tile=9@0": "from 1 to 6",
    "tile=1@4": "from 0 to 3",
    "last=1,2": "seven numbers",
    "/ one piles=12,12,12": "four sizes",
    "/ one piles=12,12,12,99": "from 0 to 48",
    "/ one piles=13,12,12,12": "leave",
    "/ one piles=12,12,12,11 gone=R1,R1": "leave",
    "/ one piles=11,12,12,11 gone=R1": "1 too few",
    "/ one piles=1,12,12,12 in1=R1,R2": "leave",
    "/ one piles=11,12,12,12 hand=Z1": "R3",
    "/ one piles=9,12,12,12 hand=R1,R1,R1": "no further copy",
    "/ one piles=10,12,12,12 hand=R1a,R1a": "each copy once",
    "/ one piles=11,12,12,12 in1=R1!": "no mark but",
    "/ one heroes=RR": "different letters",
    "/ one heroes=R": "every hero",
    "/ one secrets=1,2": "four numbers",
    "/ one box=4": "from 0 to 3",
    "/ one piles=10,12,12,12 row=R1*,R2* box=2": "three tokens",
    "/ one piles=10,12,12,12 row=R1<,R2< hero=G": "one covered",
    "/ one piles=11,12,12,12 row=R1<": "needs hero",
    "/ one piles=11,12,12,12 row=R1<* hero=G box=2": "covered card",
    "/ one hero=G fallen=G": "not fallen",
    "/ one piles=7,12,12,12 hand=R1,R2,R3,R4,G1": "four in hand",
    "/ one piles=6,12,12,12 row=R1,R2,R3,R4,G1,G2": "five cards",
    "/ one story=.,?x": "whole number",
    "/ one colour=red": "piles=",
    "/ two perhaps=R1@9": "1, 2, 3 or home",
    "phase=turn-tile number=1 / one piles=11,12,12,12 row=R1 heroes=RGBYP|N": "HA-09-05",
}


@pytest.mark.parametrize("text", BAD_POSITIONS)
def test_an_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        kleos.load("hector").position(text)
    message = str(caught.value)
    assert BAD_POSITIONS[text] in message, message
    assert "\n" not in message


def test_nothing_is_known_of_any_pile_before_the_seats_are_drawn() -> None:
    game = kleos.load("hector", greek_seat="random")
    assert game.position("phase=seating").stream == "seats"
    for text in ("phase=seating / one perhaps=R1@1", "phase=seating / two secrets=0,1,0,0"):
        with pytest.raises(NotationError, match="HA-12-00"):
            game.position(text)


def test_a_position_may_leave_out_the_cards_that_are_gone() -> None:
    state: Any = kleos.load("hector").position("/ one piles=5,0x,12,14 gone=* / two")
    assert state.sides[0].gone.bit_count() == 48 - 31
    assert state.sides[0].exhausted == 0b010


def test_a_position_finds_out_who_acts() -> None:
    game = kleos.load("hector")
    rows = "/ one piles=7,12,12,12 row=R1,R2 hand=R3,G1,G2 / two piles=7,12,12,12 row=R4,G4 hand=R3,G1,G2"
    assert game.position("phase=fate number=1 tile=1@0" + rows).actor == Player.TWO
    assert game.position("phase=over outcome=1,end-home,HA-10-02").actor is None
    flight = "phase=ransom winner=1 fled=1 round=1 number=1 tile=1@0"
    assert game.position(f"{flight} / two piles=8,12,12,12 hand=R1,R2,R3,G4 hero=G!").actor == Player.TWO
    assert game.position("phase=turn-tile number=1 / one piles=11,12,12,12 row=R1").stream == "tiles"


def test_imagine_takes_positions_made_by_hand() -> None:
    game = kleos.load("hector")
    state = game.position("/ one piles=12,12,12,12 in1=R3+,G1~ / two in2=B1-,B2")
    world: Any = game.imagine(state.observe(Player.ONE), Random(1))
    assert world.observe(Player.ONE) == state.observe(Player.ONE)


def test_options_are_read_from_text_too() -> None:
    assert kleos.load("hector", greek_seat="1", max_battles="7").options["max_battles"] == 7
    for value in (0, -3, "many", True, 1.5, None):
        with pytest.raises(BadOption, match=r">= 1"):
            kleos.load("hector", max_battles=value)


def test_dealers_draw_without_bias_and_by_stream() -> None:
    key = SeededDealer("x").key
    counts = [0] * 6
    for number in range(6000):
        counts[pick(key, "deck", number, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 25
    assert pick(key, "deck", 0, 10**6) == pick(key, "deck", 0, 10**6) != pick(key, "other", 0, 10**6)
    awkward = 2**63 + 1  # almost half of all attempts are thrown away
    assert all(0 <= pick(key, "deck", number, awkward) < awkward for number in range(50))


def test_values_show_what_they_are() -> None:
    game = kleos.load("hector", check_scope="designated")
    assert repr(game) == "<Game hector check_scope=designated>"
    assert game != "hector"
    move = game.parse("deploy 2")
    assert repr(move) == "<hector: deploy 2>"
    outcome = kleos.Outcome(Player.ONE, "end-home", "HA-10-02")
    assert repr(outcome) == "Outcome(ONE, end-home, HA-10-02)"
    assert outcome != "won" and hash(outcome) == hash(kleos.Outcome(Player.ONE, "end-home", "HA-10-02"))
    assert Player.ONE.rival is Player.TWO and Player.TWO.seat == 2


def test_a_change_of_the_only_hero_left_swaps_it_with_the_one_below() -> None:
    text = (
        "phase=action number=1 source=1 tile=1@0 actor=1 round=1"
        "/ one piles=7,12,12,12 row=Y2 hand=R1,G2,B3,N4 hero=R heroes=|G fallen=BYPN"
        "/ two piles=7,12,12,12 row=B1 hand=R1,G2,B3,N4"
    )
    state = do(kleos.load("hector").position(text), "change")
    assert [move.code for move in state.legal_moves()] == ["hero G"] == [state.sample(Random(1)).code]


@pytest.mark.parametrize(("key", "value"), [("source", 5), ("number", 5), ("attacker", 3), ("winner", 3)])
def test_a_finished_game_speaks_of_piles_and_seats_that_there_are(key: str, value: int) -> None:
    game = kleos.load("hector")
    state = game.start()
    rng = Random(5)
    while state.actor is not None:
        state.apply(random_move(state, rng))
    told = msgspec.json.decode(state.observe(None).to_bytes())
    assert game.imagine(game.observation(msgspec.json.encode(told)), rng).outcome == state.outcome
    told["table"][key] = value
    with pytest.raises(NotationError):
        game.imagine(game.observation(msgspec.json.encode(told)), rng)
