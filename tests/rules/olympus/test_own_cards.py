"""Own cards: files that extend the default set, texts made from effects, and broken sets refused by one clear line."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.catalogue import default_components
from kleos.games.olympus.game import OlympusGame
from kleos.text.olympus.cards import card_text
from tests.oracles.card_sets import SECTION_TYPES, random_set
from tests.rules.olympus.positions import do, effect, position
from tests.support import rule

OWN = """
set = "mine"
extends = "default"

[[cards]]
name = "Eris"
replaces = "Kadmos"
home = "R"
cost = "RR"
A = 4
D = 2
effects = [{ when = "play", must = true, do = "damage", n = 1, target = "enemy" }]

[[cards]]
name = "Golden Apple"
type = "equipment"
home = "Y"
cost = ""
A = 0
D = 1
effects = [{ when = "end_turn", must = true, do = "score", n = 1 }]
"""


@rule("FO-R-35")
def test_a_toml_file_plays_and_its_hash_is_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    game = kleos.load("olympus", components=file)
    state = position(game, "one hand=Eris,Menelaos,Cheiron,Golden_Apple / two T=Lapithen")
    do(state, "play Eris", "pay Menelaos", "pay Cheiron", "place O1", "enemy T", "play Golden Apple", "equip O1")
    assert state.sides[1].damage[5] == 1 and state.rules.box.total == 97
    match = kleos.Match(game, kleos.SeededDealer(1))
    record = match.record()
    assert record.components == game.component_hash != kleos.load("olympus").component_hash
    assert kleos.Match.replay(record, game).ply == match.ply


def test_the_same_cards_as_json_are_the_same_game(tmp_path: Path) -> None:
    import tomllib

    one, two = tmp_path / "mine.toml", tmp_path / "mine.json"
    one.write_text(OWN, encoding="utf-8")
    two.write_text(json.dumps(tomllib.loads(OWN)), encoding="utf-8")
    assert kleos.load("olympus", components=one) == kleos.load("olympus", components=two)


def broken(**changes: Any) -> dict[str, Any]:
    """The default set with the first hero changed; None takes a field away."""
    data = copy.deepcopy(default_components("olympus"))
    row = data["heroes"][0]
    for key, value in changes.items():
        if value is None:
            del row[key]
        else:
            row[key] = value
    return data


def without_a_hero() -> dict[str, Any]:
    data = copy.deepcopy(default_components("olympus"))
    data["heroes"].pop()
    return data


ALL_FIELDS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    (broken(effects=[effect("play", "explode", n=1)]), ("Andromache", "effects[0].do", "buff, damage")),
    (broken(effects=[effect("dawn", "draw", n=1)]), ("Andromache", "effects[0].when", "undefended")),
    (broken(effects=[effect("play", "draw", n=0)]), ("Andromache", "effects[0].n", "1 to 6")),
    (broken(effects=[effect("play", "draw")]), ("Andromache", "effects[0].n", "1 to 6")),
    (broken(effects=[effect("play", "draw", n=1, target="enemy")]), ("effects[0].target", "draw takes")),
    (broken(effects=[effect("play", "damage", n=1, target="others")]), ("effects[0].target", "self, opposite")),
    (broken(effects=[effect("play", "peek", n=1, take=3)]), ("effects[0].take", "at most n")),
    (broken(effects=[effect("play", "score", n=0)]), ("effects[0].n", "but 0")),
    (broken(effects=[effect("end_turn", "upkeep", n=1, otherwise="damage")]), ("effects[0].amount", "1 to 9")),
    (broken(effects=[effect("always", "refuse")]), ("effects[0].equip", "equip or heal")),
    (broken(effects=[effect("play", "destroy", target="enemy", else_self=True)]), ("else_self", "target other")),
    (broken(effects=[effect("play", "extra_attack", target="beside")]), ("effects[0].target", "beside with always")),
    (broken(effects=[effect("play", "damage", n=1, target="attacker")]), ("effects[0].target", "on_beaten")),
    (broken(effects=[effect("always", "untargetable", must=False)]), ("effects[0].must", "true")),
    (broken(effects=[{"when": "play", "do": "draw", "n": 1}]), ("effects[0].must", "true or false")),
    (broken(effects=["draw"]), ("effects[0]", "when, must, do")),
    (broken(effects=[]), ("effects", "at least one effect")),
    (broken(effects=[effect("play", "draw", n=1)] * 5), ("effects", "at most 4")),
    (broken(cost=-1), ("Andromache", "cost", "0 to 6 letters out of RBYG")),
    (broken(cost="RX"), ("Andromache", "cost", "RBYG")),
    (broken(A=-1), ("Andromache", "A", "0 to 9")),
    (broken(A=True), ("Andromache", "A", "0 to 9")),
    (broken(D=0), ("Andromache", "D", "1 to 12")),
    (broken(D=None), ("Andromache", "D", "1 to 12")),
    (broken(home="Z"), ("Andromache", "home", "RBYG")),
    (broken(home=None), ("Andromache", "home", "RBYG")),
    (broken(multi=2), ("Andromache", "multi", "0 or 1")),
    (broken(effects=[effect("always", "refuse", equip=1)]), ("effects[0].equip", "true or false")),
    ({**default_components("olympus"), "heroes": [1]}, ("hero", "an object")),
    (broken(name="Menelaos"), ("Menelaos", "name", "no other card has")),
    (broken(name="R7"), ("R7", "name", "play R7")),
    (broken(en="R7"), ("Andromache", "en", "play R7")),
    (broken(en="rs1"), ("Andromache", "en", "play RS1")),
    (broken(name="Marker R"), ("Marker R", "name", "pay marker R")),
    (broken(en="marker g"), ("Andromache", "en", "pay marker G")),
    (broken(name="?"), ("?", "name", "mistaken for")),
    (broken(name="O1"), ("O1", "name", "place O1")),
    (broken(name="attack"), ("attack", "name", "skip attack")),
    (broken(en="Menelaus"), ("en", "no other card has")),
    (broken(en="a{b"), ("Andromache", "en", "printable")),
    (broken(en="\x1b[31m"), ("Andromache", "en", "printable")),
    (broken(en=7), ("Andromache", "en", "printable")),
    (broken(text="\x1b[31mred"), ("Andromache", "text", "200")),
    (broken(timing="a\nb"), ("Andromache", "timing", "200")),
    ({**default_components("olympus"), "set": "\x1b[31m"}, ("set", "1 to 80")),
    ({**default_components("olympus"), "note": ["x"]}, ("note", "2,000")),
    ({**default_components("olympus"), "extra": 1}, ("extra", "one of: set, note")),
    ({"set": "x", "extends": {"heroes": 5}, "cards": []}, ("extends", "default")),
    ({"set": "x", "extends": None, "cards": []}, ("extends", "default")),
    (
        {"set": "x", "extends": "default", "cards": [{"name": "Eris", "replaces": "Kadmos", "home": "B"}]},
        ("Eris", "home", "R, the colour of the card Kadmos"),
    ),
    (broken(name="a=b"), ("a=b", "name", "printable")),
    (broken(name=None), ("?", "name", "printable")),
    (broken(colour="red"), ("Andromache", "colour", "one of")),
    (broken(text="x" * 300), ("Andromache", "text", "200")),
    (without_a_hero(), ("heroes", "15 heroes of home colour G, found 14")),
    ({**default_components("olympus"), "soldiers": "none"}, ("soldiers", "a list of cards")),
    ({**default_components("olympus"), "set": ""}, ("set", "1 to 80")),
    ({**default_components("olympus"), "added": [{"type": "soldier", "name": "Two"}]}, ("Two", "two cards")),
    ({**default_components("olympus"), "added": [{}] * 5}, ("added", "at most 4")),
    ({"set": "x", "extends": "other", "cards": []}, ("extends", "default")),
    ({"set": "x", "extends": "default"}, ("cards", "a list of cards")),
    ({"set": "x", "extends": "default", "cards": [1]}, ("cards", "an object")),
    ({"set": "x", "extends": "default", "cards": [], "heroes": []}, ("heroes", "one of")),
    ({"set": "x", "extends": "default", "cards": [{"name": "N", "replaces": "Nobody"}]}, ("replaces", "of the set")),
    ({"set": "x", "extends": "default", "cards": [{"name": "Aias", "type": "soldier"}]}, ("Aias", "type", "hero")),
]


@rule("FO-COMP-02", "FO-CARD-02", "FO-R-32", "FO-R-35", "FO-R-37")
@pytest.mark.parametrize(("data", "told"), ALL_FIELDS)
def test_a_broken_set_is_refused_by_one_line_with_card_field_and_what_is_allowed(
    data: dict[str, Any], told: tuple[str, ...]
) -> None:
    before = json.dumps(data)
    with pytest.raises(kleos.BadCardSet) as caught:
        kleos.load("olympus", components=data)
    line = str(caught.value)
    assert "\n" not in line and "{" not in line and re.search(r"\[FO-[A-Z]+-\d+\]$", line)
    assert all(words in line for words in told), line
    assert json.dumps(data) == before


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("big.json", b" " * 10_000_000, "too large"),
        ("latin.json", '{"set": "Pénélope"}'.encode("latin-1"), "utf-8"),
        ("rubbish.json", b"not json", "rubbish.json"),
        ("rubbish.toml", b"[[[", "rubbish.toml"),
        ("deep.json", b"[" * 100_000, "deep.json"),
        ("list.json", b"[]", "an object"),
        ("date.toml", b'set = "x"\nextends = "default"\n[[cards]]\nname = "N"\nprov = 1979-05-27', "date.toml"),
        ("half.json", b'{"set": "x", "extends": "default", "cards": [{"name": "\\ud800"}]}', "half.json"),
    ],
)
def test_a_file_that_is_no_set_is_refused_by_one_line(tmp_path: Path, name: str, content: bytes, told: str) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(kleos.BadCardSet) as caught:
        kleos.load("olympus", components=file)
    assert told in str(caught.value) and "\n" not in str(caught.value)
    assert file.read_bytes() == content


def test_an_error_in_a_file_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace('cost = "RR"', 'cost = "RX"'), encoding="utf-8")
    with pytest.raises(kleos.BadCardSet) as caught:
        kleos.load("olympus", components=file)
    line = str(caught.value)
    assert line == "mine.toml: card “Eris”, cost: expected 0 to 6 letters out of RBYG [FO-CARD-02]"
    assert caught.value.clause == "FO-CARD-02"


@rule("FO-CARD-02")
def test_every_card_has_a_text_made_from_its_effects() -> None:
    for data in (default_components("olympus"), random_set(1), random_set(2), random_set(3)):
        for section in SECTION_TYPES:
            for row in data[section]:
                text = card_text(row, SECTION_TYPES[section])
                assert text and "{" not in text, text


def test_texts_say_what_the_effects_do() -> None:
    rows = {row["name"]: row for row in default_components("olympus")["heroes"]}
    texts = {name: card_text(row, "hero") for name, row in rows.items()}
    assert texts["Menelaos"] == "When played: you may deal 1 damage to the enemy unit opposite."
    assert texts["Andromache"] == "+1 attack while the unit opposite is green."
    assert texts["Aeneas"] == "When played: you may discard an enemy soldier."


def test_a_card_names_itself_where_another_unit_could_be_meant() -> None:
    rows = {row["name"]: row for row in default_components("olympus")["heroes"]}
    antigone = "When another of your units is discarded from the board: heal all damage from Antigone."
    assert card_text(rows["Antigone"], "hero") == antigone
    assert card_text(rows["Idomeneus"], "hero").endswith("if you have no other unit, discard Idomeneus.")
    assert card_text(rows["Antigone"], "soldier").endswith("heal all damage from this card.")
    assert card_text(rows["Elektra"], "hero") == "At the end of your turn: deal 1 damage to this unit."


def test_equipment_speaks_of_its_bearer() -> None:
    rows = {row["name"]: row for row in default_components("olympus")["equipment"]}
    assert card_text(rows["Yellow Sword"], "equipment") == "At the end of your turn: deal 1 damage to the bearer."
    assert card_text(rows["Green Shield"], "equipment").endswith("heal up to 2 damage from the bearer.")


def test_a_second_effect_of_the_same_moment_goes_on_with_then() -> None:
    rows = {row["name"]: row for row in default_components("olympus")["heroes"]}
    moves = "When played: you may move any number of your units at the same time (swaps are allowed)."
    assert card_text(rows["Agamemnon"], "hero") == f"{moves} Then you may draw 3 cards."


def test_conditions_are_joined_and_what_is_counted_stands_beside_the_number() -> None:
    change = {"when": "always", "must": True, "do": "buff", "attack": 1, "defence": -2, "target": "others"}
    conditions = {"per": "own_soldier", "if_opposite_colour": "B", "if_opposite_damaged": True}
    card = {"name": "Eris", "effects": [{**change, **conditions}]}
    counted = "+1 attack and −2 defence per soldier you have in play"
    while_ = "while the unit opposite is blue and damaged"
    assert card_text(card, "hero") == f"{counted} for your other units {while_}."


def test_a_card_is_found_by_name_and_by_kind() -> None:
    game = kleos.load("olympus")
    assert isinstance(game, OlympusGame)
    assert game.card("red  sword")[:2] == ("RE3", "equipment") == game.card("re3")[:2]
    assert game.card("Menelaos")[2]["cost"] == "R"
    for name in ("Nobody", "X1", ""):
        with pytest.raises(kleos.NotationError) as caught:
            game.card(name)
        assert "olympus-reconstructed-2" in str(caught.value) and "\n" not in str(caught.value)
