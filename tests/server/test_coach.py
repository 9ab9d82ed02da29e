"""The coach at the server: who may ask, what it answers, what is marked, and where it is off."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.insight.hints import EASY, Hint, hint_for
from kleos.server.bots.bot_pool import BotPool
from kleos.server.http.limits import HINTS
from tests.insight.positions import SMALL
from tests.server.inside import inside
from tests.server.nodes import Node, Person, make_table, update

Pair = tuple[Person, Person]
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]


def table_against(person: Person, game: str = "olympus", bot: str = "novice", **wanted: Any) -> dict[str, Any]:
    """A new table against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    made = person.post("/api/tables", {"game": game, "seats": seats, **wanted})
    assert made.status_code == 201, made.text
    info: dict[str, Any] = made.json()["info"]
    return info


def at_decision(person: Person, table: str) -> dict[str, Any]:
    """Wait until this person decides."""
    told = update(person, table)
    for _ in range(60):
        if told["position"]["legal"]:
            return told
        told = update(person, table, since=told["seq"], wait=5)
    raise AssertionError("nobody is asked")


def ask(person: Person, table: str, ply: int, **headers: str) -> Any:
    return person.post(f"/api/tables/{table}/hint", {"ply": ply}, **headers)


# What is answered.


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_a_hint_names_good_moves_and_plays_none(people: Pair, game: str) -> None:
    table = table_against(people[0], game)["id"]
    told = at_decision(people[0], table)
    ply = told["position"]["ply"]
    answer = ask(people[0], table, ply)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["look"] and set(hint) == {"look", "things", "moves", "notes"}
    assert 1 <= len(hint["moves"]) <= 3
    for move in hint["moves"]:
        assert move["code"] in told["position"]["legal"] and move["reason"] and move["words"]
        assert 0 <= move["low"] <= move["chance"] <= move["high"] <= 100
    assert update(people[0], table)["position"]["ply"] == ply, "a hint has played something"
    assert ask(people[0], table, ply).json() == hint, "asking again gives the same"


def test_a_hint_is_worded_in_the_language_of_the_request(people: Pair) -> None:
    table = table_against(people[0])["id"]
    ply = at_decision(people[0], table)["position"]["ply"]
    english, french = (ask(people[0], table, ply, **{"accept-language": one}).json() for one in ("en", "fr"))
    assert english["look"] != french["look"]
    assert [move["code"] for move in english["moves"]] == [move["code"] for move in french["moves"]]


# Who may ask.


def test_only_the_seat_that_decides_may_ask(people: Pair, third: Person) -> None:
    table = table_against(people[0])["id"]
    ply = at_decision(people[0], table)["position"]["ply"]
    assert ask(third, table, ply).status_code == 401
    people[1].post("/api/tables", {"game": "hector", "seats": SEATS})
    assert ask(people[1], table, ply).status_code in (401, 403)
    assert ask(people[0], table, ply + 1).json()["code"] == "error-stale-ply"
    assert people[0].post(f"/api/tables/{table}/hint", {"ply": ply, "seat": 2}).status_code == 403
    assert not update(people[0], table)["info"]["hinted"], "a refused hint marks nothing"


def test_no_hint_while_the_opponent_decides_and_none_after_the_end(people: Pair) -> None:
    table = table_against(people[0], "hector", clock=None)["id"]
    told = at_decision(people[0], table)
    assert people[0].post(f"/api/tables/{table}/resign", {}).status_code == 201
    answer = ask(people[0], table, told["position"]["ply"] + 1)
    assert (answer.status_code, answer.json()["code"]) == (409, "error-game-over")


# Where it is on.


@pytest.mark.parametrize("bot", ["novice", "veteran", "captain", "olympian", "greedy"])
def test_on_against_easy_bots_unless_chosen(people: Pair, bot: str) -> None:
    assert table_against(people[0], bot=bot)["hints"] is (bot in EASY)
    assert table_against(people[0], bot=bot, hints=True)["hints"] is True
    off = table_against(people[0], bot=bot, hints=False)
    assert off["hints"] is False
    answer = ask(people[0], off["id"], at_decision(people[0], off["id"])["position"]["ply"])
    assert (answer.status_code, answer.json()["code"]) == (403, "error-hints-off")


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "me"}, {"kind": "open"}],
        [{"kind": "me"}, {"kind": "me", "name": "Two"}],
        [{"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}],
    ],
)
def test_never_between_people_nor_between_bots(people: Pair, seats: list[dict[str, str]]) -> None:
    refused = people[0].post("/api/tables", {"game": "hector", "seats": seats, "hints": True})
    assert (refused.status_code, refused.json()["code"]) == (400, "error-hints-people")
    made = people[0].post("/api/tables", {"game": "hector", "seats": seats})
    assert made.json()["info"]["hints"] is False


def test_a_table_of_two_people_has_none(people: Pair) -> None:
    table = make_table(*people, "hector")
    told = [update(person, table)["position"] for person in people]
    for person, position in zip(people, told, strict=True):
        assert ask(person, table, position["ply"]).json()["code"] == "error-hints-off"


# What is kept.


def test_the_first_hint_marks_the_game_and_a_restart_keeps_the_mark(folder: Path) -> None:
    with Node(folder) as node:
        person = Person(node.address)
        info = table_against(person)
        assert info["hinted"] is False
        told = at_decision(person, info["id"])
        seq, ply = told["seq"], told["position"]["ply"]
        assert ask(person, info["id"], ply).status_code == 200
        told = update(person, info["id"])
        assert told["info"]["hinted"] and told["seq"] == seq + 1
        assert ask(person, info["id"], ply).status_code == 200
        assert update(person, info["id"])["seq"] == seq + 1, "it is marked once"
        node.kill()
    with sqlite3.connect(folder / "kleos.db") as database:
        kinds = [kind for (kind,) in database.execute("select kind from journal order by seq")]
    assert kinds.count("hinted") == 1
    with Node(folder) as node:
        person.move_to(node.address)
        assert update(person, info["id"])["info"]["hinted"]
        (game,) = person.get("/api/me/games").json()
        assert game["hinted"] is True
        assert ask(person, info["id"], ply).status_code == 200
        assert person.post(f"/api/tables/{info['id']}/resign", {}).status_code == 201
        again = person.post(f"/api/tables/{info['id']}/rematch", {}).json()["info"]
        assert again["hints"] is True and again["hinted"] is False
        person.close()


# Limits and failures.


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """A coach who answers at once from this process; what it was given."""
    given: list[bytes] = []

    async def hint(self: BotPool, game: Any, owner: str, seen: bytes, seed: str, most: float) -> Hint:
        given.append(seen)
        return hint_for(game, game.observation(seen), seed, SMALL.scaled(16))

    monkeypatch.setattr(BotPool, "hint", hint)
    yield given


def test_so_many_hints_and_no_more(folder: Path, quick: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < HINTS[0] < 5 and HINTS[1] < 50
    monkeypatch.setattr("kleos.server.http.limits.HINTS", (0.0001, 2))
    with inside(folder) as node:
        person = Person(node.address)
        answers = []
        for _ in range(3):
            table = table_against(person, "hector")["id"]
            answers.append(ask(person, table, at_decision(person, table)["position"]["ply"]))
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["code"] == "error-too-many-hints"
        person.close()


def test_the_coach_is_given_what_the_seat_sees_and_nothing_else(folder: Path, quick: list[bytes]) -> None:
    with inside(folder) as node:
        person = Person(node.address)
        table = table_against(person, "hector")["id"]
        position = at_decision(person, table)["position"]
        assert ask(person, table, position["ply"]).status_code == 200
        (seen,) = quick
        read = kleos.load("hector").observation(seen)
        assert read.viewer is not None and read.viewer.seat == 1 and list(read.legal) == position["legal"]
        assert read.table.own is not None and read.log == ()
        person.close()


def test_a_coach_who_fails_is_told_in_words(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> Hint:
        raise kleos.BotFailed("error-bot-late", bot="coach", seconds="1")

    monkeypatch.setattr(BotPool, "hint", fails)
    with inside(folder) as node:
        person = Person(node.address)
        table = table_against(person, "hector")["id"]
        answer = ask(person, table, at_decision(person, table)["position"]["ply"])
        assert (answer.status_code, answer.json()["code"]) == (503, "error-hint-failed")
        person.close()


@pytest.mark.parametrize("body", [{}, {"ply": -1}, {"ply": "x"}, {"ply": 1, "seat": 3}, {"ply": 1, "more": 1}, [], "x"])
def test_nonsense_is_refused(people: Pair, body: object) -> None:
    table = table_against(people[0])["id"]
    at_decision(people[0], table)
    assert people[0].post(f"/api/tables/{table}/hint", body).status_code == 400
