"""`kleos cards`: show, list, check and balance; every broken set is one clear line."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kleos.catalogue import default_components
from tests.cli.terminal import kleos, one_line_error

Data = dict[str, Any]


def changed(change: Callable[[Data], object]) -> Data:
    """The default set after a change."""
    data = copy.deepcopy(default_components("olympus"))
    change(data)
    return data


def first(**fields: Any) -> Data:
    """The default set with fields of its first hero changed."""
    return changed(lambda data: data["heroes"][0].update(fields))


def play_effect(**fields: Any) -> list[Data]:
    return [{"when": "play", "must": True, **fields}]


# show and list


@pytest.mark.parametrize("name", ["Circe", "kirke", "b14", "  CIRCE "])
def test_show_by_name_in_any_language_or_by_code(name: str) -> None:
    run = kleos("cards", "show", name)
    assert run.code == 0
    assert run.out.splitlines()[:2] == ["Circe (Kirke), B14", "  hero · multicolour · cost BRY · 2/4"]
    assert "return an enemy unit to its owner’s hand" in " ".join(run.out.split())


def test_show_for_programs() -> None:
    card = json.loads(kleos("cards", "show", "Red Sword", "--json").out)
    assert (card["kind"], card["type"], card["attack"], card["defence"], card["cost"]) == ("RE3", "equipment", 2, 0, "")
    assert card["text"] == "When played: you may deal 1 damage to the enemy unit opposite."


@pytest.mark.parametrize("name", ["Zeus", "", "X1", "{ $who }"])
def test_an_unknown_card_is_one_line(name: str) -> None:
    error = one_line_error(kleos("cards", "show", name)) if "{" not in name else kleos("cards", "show", name).err
    assert "has no card called" in error


def test_a_near_name_is_offered() -> None:
    assert "did you mean: Achilles" in one_line_error(kleos("cards", "show", "achileus"))


def test_list_has_every_card_with_its_text() -> None:
    run = kleos("cards", "list")
    assert run.code == 0
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert run.out.splitlines()[-1].endswith("96 cards of 84 kinds")
    cards = json.loads(kleos("cards", "list", "--json").out)
    assert len(cards) == 84
    assert all(card["text"] for card in cards)


# check

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


def own_set(folder: Path) -> str:
    """A good set in a file."""
    file = folder / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    return str(file)


def test_check_tells_what_is_new(tmp_path: Path) -> None:
    run = kleos("cards", "check", own_set(tmp_path))
    assert run.code == 0
    assert run.out.splitlines()[0] == "mine.toml: the set “mine” is in order, 97 cards"
    assert "2 cards differ" in run.out and "Golden Apple" in run.out and "Eris" in run.out
    assert "hash " in run.out


def test_a_set_can_be_shown_and_listed(tmp_path: Path) -> None:
    file = own_set(tmp_path)
    assert "1 damage to an enemy unit" in kleos("cards", "show", "Eris", "--set", file).out
    assert kleos("cards", "list", "--set", file).out.splitlines()[-1] == "mine: 97 cards of 85 kinds"
    assert kleos("cards", "list", "--set", "default").out == kleos("cards", "list").out


BROKEN: list[tuple[str, Data, list[str]]] = [
    ("unknown verb", first(effects=play_effect(do="explode")), ["Andromache", "effects[0].do", "one of: buff, damage"]),
    ("negative cost", first(cost=-1), ["Andromache", "cost", "0 to 6 letters out of RBYG"]),
    ("negative attack", first(A=-1), ["Andromache", "A", "0 to 9"]),
    ("missing field", changed(lambda data: data["heroes"][0].pop("D")), ["Andromache", "D", "1 to 12"]),
    ("missing parameter", first(effects=play_effect(do="draw")), ["Andromache", "effects[0].n", "1 to 6"]),
    ("duplicate name", first(name="Menelaos"), ["Menelaos", "name", "no other card has"]),
    ("wrong counts", changed(lambda data: data["heroes"].pop()), ["heroes", "15 heroes of home colour G, found 14"]),
    ("too many", changed(lambda data: data["soldiers"].append(data["soldiers"][0])), ["no other card has"]),
    ("no cards", {"set": "mine"}, ["heroes", "a list of cards"]),
    ("no set", {}, ["set", "1 to 80"]),
    ("unknown base", {"set": "mine", "extends": "other", "cards": []}, ["extends", "default"]),
]


@pytest.mark.parametrize(("kind", "data", "names"), BROKEN, ids=[row[0] for row in BROKEN])
@pytest.mark.parametrize("command", [("cards", "check"), ("play", "olympus", "--cards"), ("cards", "balance")])
def test_a_broken_set_is_one_line(
    tmp_path: Path, kind: str, data: Data, names: list[str], command: tuple[str, ...]
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    error = one_line_error(kleos(*command, str(file)))
    assert error.startswith("kleos: broken.json: "), kind
    assert "[FO-" in error
    for name in names:
        assert name in error
    assert json.loads(file.read_text(encoding="utf-8")) == data, "nothing is changed"


FILES = {
    "large.json": (b'{"set": "' + b"x" * 10_000_000 + b'"}', "too large"),
    "latin.json": ('{"set": "Erís"}'.encode("latin-1"), "utf-8"),
    "latin.toml": ('set = "Erís"'.encode("latin-1"), "utf-8"),
    "text.json": (b"heroes", "line 1"),
    "text.toml": (b"heroes\n", "line 1"),
    "empty.json": (b"", "line 1"),
    "deep.json": (b"[" * 200_000, "recursion"),
    "list.json": (b"[]", "an object"),
}


@pytest.mark.parametrize("name", list(FILES))
def test_a_file_that_is_no_set_is_one_line(tmp_path: Path, name: str) -> None:
    content, word = FILES[name]
    file = tmp_path / name
    file.write_bytes(content)
    error = one_line_error(kleos("cards", "check", str(file)))
    assert name in error and word in error and len(error) < 300


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert "nowhere.toml" in one_line_error(kleos("cards", "check", str(tmp_path / "nowhere.toml")))
    assert one_line_error(kleos("cards", "check", str(tmp_path)))
    assert "file" in one_line_error(kleos("cards", "check")).casefold()


# The guide.


def test_the_sets_of_the_guide_are_in_order(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "guide" / "cards.md").read_text(encoding="utf-8")
    sets = re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL)
    assert len(sets) == 2
    for number, content in enumerate(sets):
        file = tmp_path / f"{number}.toml"
        file.write_text(content, encoding="utf-8")
        run = kleos("cards", "check", str(file))
        assert run.code == 0, run.err
        assert f"{content.count('[[cards]]')} cards differ" in run.out
    shown = kleos("cards", "show", "Golden Apple", "--set", str(tmp_path / "0.toml")).out
    assert shown in page, "the guide shows the card as the terminal does"


# balance


def test_balance_is_a_table_of_all_cards() -> None:
    run = kleos("cards", "balance", "--set", "default", "--games", "20", "--seed", "2")
    assert run.code == 0 and run.err == ""
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert "20 mirrored games · greedy against itself · seed 2" in run.out
    assert sum(line.count("[") == 2 for line in run.out.splitlines()) > 60
    assert run.out == kleos("cards", "balance", "--games", "20", "--seed", "2").out


def test_balance_for_programs_and_with_an_own_set(tmp_path: Path) -> None:
    run = kleos("cards", "balance", own_set(tmp_path), "--games", "10", "--bots", "uniform", "--json")
    found = json.loads(run.out)
    assert found["set"] == "mine" and found["games"] == 10 and found["bot"] == "uniform"
    eris = next(card for card in found["cards"] if card["name"] == "Eris")
    assert eris["drawn"]["low"] <= eris["drawn"]["lift"] <= eris["drawn"]["high"]
    assert sum(found["endings"].values()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["--games", "0"], "games"),
        (["--bots", "zeus"], "zeus"),
        (["--bots", "person"], "person"),
        (["--set", "nowhere.toml"], "nowhere.toml"),
        (["--seed", "x"], "seed"),
    ],
)
def test_bad_balance_input_is_one_line(arguments: list[str], name: str) -> None:
    assert name in one_line_error(kleos("cards", "balance", *arguments))


def test_a_file_and_a_set_are_one_too_many(tmp_path: Path) -> None:
    error = one_line_error(kleos("cards", "balance", own_set(tmp_path), "--set", "default"))
    assert "two sets" in error
