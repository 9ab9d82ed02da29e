"""The card workshop at the server: one grammar with the checker, links by content, and hostile sets refused."""

import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import kleos
from kleos.arena.card_report import card_report
from kleos.server.jobs.job_queue import MOST_OPEN
from kleos.text.words import LANGUAGES
from tests.cli.terminal import kleos as command
from tests.cli.terminal import one_line_error
from tests.server.inside import inside
from tests.server.nodes import PATIENCE, Node, Person
from tests.server.test_sets import ERIS, OWN, TOML, Pair, own_table, post_record


def check(person: Person, components: Any, card: int = 0, **query: str) -> dict[str, Any]:
    """What the workshop says of a set."""
    given = components if isinstance(components, str) else json.dumps(components)
    address = "/api/workshop/check" + (f"?lang={query['lang']}" if query else "")
    answer = person.post(address, {"text": given, "card": card})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def stored(node: Node) -> int:
    """How many sets the database keeps."""
    engine = create_engine(node.database or f"sqlite:///{node.folder / 'kleos.db'}")
    with engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM card_sets")).scalar() or 0)


def test_a_card_comes_with_its_face_its_texts_its_menus_and_its_likes(third: Person) -> None:
    found = check(third, OWN)
    assert found["problem"] is None and found["hash"] == kleos.load("olympus", components=OWN).component_hash
    card = found["card"]
    assert card["face"]["name"] == "Eris" and [one["name"] for one in found["faces"]] == ["Eris"]
    assert set(card["texts"]) == set(LANGUAGES) and len(set(card["texts"].values())) == len(LANGUAGES)
    assert len(card["nearest"]) == 3
    menus = {menu["field"]: [one["value"] for one in menu["options"]] for menu in card["menus"]["effects"][0]}
    assert menus["n"] == list(range(1, 10)) and "attacker" not in menus["target"] and "buff" not in menus["do"]
    assert check(third, OWN, lang="de")["card"]["face"]["text"] == card["texts"]["de"]


def test_every_choice_of_every_menu_is_in_order(third: Person) -> None:
    menus = check(third, OWN)["card"]["menus"]
    cards = [one["row"] for menu in menus["fields"] for one in menu["options"]]
    cards += [{**ERIS, "effects": [one["row"]]} for menu in menus["effects"][0] for one in menu["options"]]
    assert len(cards) > 60
    for card in cards:
        kleos.load("olympus", components={**OWN, "cards": [card]})


WRONG = [
    {**ERIS, "cost": "RRRRRRR"},
    {**ERIS, "D": 13},
    {**ERIS, "name": "R7"},
    {**ERIS, "effects": []},
    {**ERIS, "effects": [{"when": "always", "must": True, "do": "draw", "n": 1}]},
    {**ERIS, "icon": "../secret"},
]


@pytest.mark.parametrize("card", WRONG)
def test_what_is_wrong_is_told_as_kleos_cards_check_tells_it(
    third: Person, card: dict[str, Any], tmp_path: Path
) -> None:
    wrong = {**OWN, "cards": [card]}
    told = check(third, wrong)["problem"]
    with pytest.raises(kleos.BadCardSet) as caught:
        kleos.load("olympus", components=wrong)
    assert (told["code"], told["clause"], told["message"]) == (
        caught.value.message,
        caught.value.clause,
        str(caught.value),
    )
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(wrong), encoding="utf-8")
    assert told["message"].removesuffix(f" [{told['clause']}]") in one_line_error(command("cards", "check", str(file)))


def test_a_good_card_of_a_set_with_a_fault_elsewhere_is_still_shown(third: Person) -> None:
    twin = {**ERIS, "replaces": "Menelaos"}
    found = check(third, {**OWN, "cards": [ERIS, twin]})
    assert found["problem"]["arguments"]["field"] == "name"
    assert found["card"]["face"]["name"] == "Eris"


def test_a_set_is_shared_by_its_content(people: Pair) -> None:
    one, two = people
    shared = one.post("/api/workshop/sets", {"text": TOML})
    assert shared.status_code == 201, shared.text
    content = shared.json()["hash"]
    assert content == kleos.load("olympus", components=OWN).component_hash
    seen = two.get(f"/api/workshop/sets/{content}").json()
    assert seen["components"] == OWN and check(two, seen["components"])["hash"] == content
    assert one.post("/api/workshop/sets", {"text": json.dumps(OWN)}).json()["hash"] == content


def test_a_shared_set_outlives_the_node_on_postgresql(empty_postgres: str, folder: Path) -> None:
    for _ in range(2):
        with Node(folder, database=empty_postgres) as node:
            person = Person(node.address)
            shared = person.post("/api/workshop/sets", {"text": json.dumps(OWN)}).json()
            assert person.get(f"/api/workshop/sets/{shared['hash']}").json() == shared
            person.close()


HOSTILE = {
    "oversized": ("#" * 60_001, "error-set-size"),
    "deep": ("a = " + "[" * 50_000, "error-set-unreadable"),
    "deep json": ('{"set": ' + "[" * 50_000, "error-set-unreadable"),
    "invalid": (json.dumps({**OWN, "cards": [WRONG[0]]}), "error-bad-card"),
    "no set": ("[1]", "error-bad-card"),
    "whole": (json.dumps({"set": "x", "heroes": []}), "error-bad-card"),
    "markup in a name": (json.dumps({**OWN, "cards": [{**ERIS, "name": "<b>Eris"}]}), "error-bad-card"),
    "markup in the set": (json.dumps({**OWN, "set": "<script>alert(1)"}), "error-bad-card"),
    "markup in an English name": (json.dumps({**OWN, "cards": [{**ERIS, "en": "<i>"}]}), "error-bad-card"),
    "markup in a text": (json.dumps({**OWN, "cards": [{**ERIS, "text": "<img src=x>"}]}), "error-bad-card"),
    "markup in a note": (json.dumps({**OWN, "note": "<a href=x>"}), "error-bad-card"),
    "markup in a source": (json.dumps({**OWN, "cards": [{**ERIS, "prov": "<u>"}]}), "error-bad-card"),
    "more keys": (json.dumps({**OWN, "script": "x"}), "error-bad-card"),
    "control characters": (json.dumps({**OWN, "set": "a\u202eb\u0000"}), "error-bad-card"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_set_is_refused_with_clear_words_and_not_kept(node: Node, third: Person, kind: str) -> None:
    given, code = HOSTILE[kind]
    before = stored(node)
    for address in ("/api/workshop/sets", "/api/workshop/read"):
        refused = third.post(address, {"text": given})
        assert refused.status_code == 400, refused.text
        assert refused.json()["code"] == code and "{" not in refused.json()["message"]
    assert stored(node) == before


@pytest.mark.parametrize("content", ["0" * 64, "nonsense", "A" * 64, "%00"])
def test_an_unknown_link_is_told(third: Person, content: str) -> None:
    answer = third.get(f"/api/workshop/sets/{content}")
    assert answer.status_code == 404


def test_the_record_of_a_game_carries_the_set(people: Pair) -> None:
    one, _ = people
    table = own_table(people)
    one.post(f"/api/tables/{table}/resign", {})
    record = one.get(f"/api/tables/{table}/record", **{"as": "full"})
    assert record.json()["components"] == kleos.load("olympus", components=OWN).component_hash
    kept = post_record(one, record.content).json()["id"]
    faces = one.get(f"/api/records/{kept}/faces").json()
    assert "Eris" in {face["name"] for face in faces}


def test_no_shared_set_goes_when_there_is_no_room_for_more(folder: Path) -> None:
    with inside(folder, sets_mb=0.0005) as server:
        person = Person(server.address)
        kept = person.post("/api/workshop/sets", {"text": json.dumps(OWN)}).json()
        other = json.dumps({**OWN, "set": "other", "note": "n" * 200})
        refused = person.post("/api/workshop/sets", {"text": other})
        assert (refused.status_code, refused.json()["code"]) == (507, "error-sets-full")
        assert person.post("/api/workshop/sets", {"text": json.dumps(OWN)}).status_code == 201
        assert person.get(f"/api/workshop/sets/{kept['hash']}").json() == kept
        person.close()


# Reports.


def report(person: Person, **wish: Any) -> dict[str, Any]:
    """Ask for a report of the first card."""
    answer = person.post("/api/workshop/reports", {"text": json.dumps(OWN), **wish})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until(person: Person, key: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Look at a report until it is so."""
    end = time.monotonic() + PATIENCE
    while not wanted(found := person.get(f"/api/workshop/reports/{key}").json()):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return dict(found)


def test_a_report_is_stopped_goes_on_and_is_the_same_as_in_one_go(third: Person) -> None:
    begun = report(third, games=300)
    assert begun["state"] == "running" and len(begun["box"]) == 84
    key = begun["id"]
    until(third, key, lambda found: found["games"] > 0)
    assert third.post(f"/api/workshop/reports/{key}/stop", {}).json()["state"] == "stopped"
    assert report(third)["state"] == "running"
    whole = until(third, key, lambda found: found["state"] == "done")
    plan = card_report(OWN, "Eris", 300)
    assert (whole["part"], whole["games"], whole["fuzz_games"]) == (100, plan.sums.games, 400)
    drawn = plan.sums.card.drawn.lift()
    assert [whole["drawn"][one] for one in ("times", "mean", "low", "high")] == pytest.approx(list(drawn))
    assert [one["field"] for one in whole["near"]] == [change.field for change in plan.sums.changes]
    assert report(third, games=360)["wanted"] == 360
    assert until(third, key, lambda found: found["state"] == "done")["games"] > whole["games"]


def test_reports_that_make_no_sense_are_refused(third: Person) -> None:
    assert third.get("/api/workshop/reports/nonsense").status_code == 404
    wrong = {"text": json.dumps({**OWN, "cards": [WRONG[0]]})}
    assert third.post("/api/workshop/reports", wrong).json()["code"] == "error-bad-card"
    assert third.post("/api/workshop/reports", {"text": json.dumps(OWN), "card": 5}).status_code == 404
    assert third.post("/api/workshop/reports", {"text": json.dumps(OWN), "games": 10**9}).status_code == 400


def test_a_report_goes_on_after_the_server_was_killed(folder: Path) -> None:
    with Node(folder) as node:
        with closing(Person(node.address)) as person:
            key = report(person, games=300)["id"]
            before = until(person, key, lambda found: found["games"] > 0)
        node.kill()
        node.start()
        with closing(Person(node.address)) as person:
            after = person.get(f"/api/workshop/reports/{key}").json()
            assert after["games"] >= before["games"] > 0, "what was told is kept"
            whole = until(person, key, lambda found: found["state"] == "done")
    assert whole["games"] == card_report(OWN, "Eris", 300).sums.games


def test_a_report_is_stopped_by_whoever_asked_for_it(third: Person, people: Pair) -> None:
    for person, name in ((third, "Third"), (people[0], "One")):
        person.post("/api/me", {"name": name})
    key = report(third, games=50_000)["id"]
    refused = people[0].post(f"/api/workshop/reports/{key}/stop", {})
    assert (refused.status_code, refused.json()["code"]) == (403, "error-not-your-report")
    assert third.post(f"/api/workshop/reports/{key}/stop", {}).json()["state"] == "stopped"


def test_one_guest_has_three_reports_under_way_and_no_more(third: Person) -> None:
    keys: list[str] = []
    for number in range(MOST_OPEN + 1):
        own = {**OWN, "cards": [{**ERIS, "name": f"Eris {number}"}]}
        answer = third.post("/api/workshop/reports", {"text": json.dumps(own), "games": 50_000})
        assert answer.status_code == (200 if number < MOST_OPEN else 429), answer.text
        keys += [answer.json()["id"]] if number < MOST_OPEN else []
    assert answer.json()["code"] == "error-too-many-jobs"
    for key in keys:
        assert third.post(f"/api/workshop/reports/{key}/stop", {}).json()["state"] == "stopped"
