"""Oneself: the own games with their results, and an identity that is saved and used elsewhere."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kleos.server.http.limits import IDENTITIES
from tests.server.inside import inside
from tests.server.nodes import Node, Person, make_table, step, update

Pair = tuple[Person, Person]
AGAINST_BOT = {"game": "olympus", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
ONE_SCREEN = {"game": "hector", "seats": [{"kind": "me"}, {"kind": "me", "name": "Two"}]}


@pytest.fixture
def elsewhere(node: Node) -> Iterator[Person]:
    """The same somebody with another browser."""
    person = Person(node.address)
    yield person
    person.close()


def games(person: Person) -> list[dict[str, object]]:
    """The own games."""
    answer = person.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, object]] = answer.json()
    return found


# Games.


def test_who_never_played_has_no_games(third: Person) -> None:
    assert games(third) == []


def test_a_running_game_tells_whose_move_it_is_and_a_finished_one_who_won(people: Pair, third: Person) -> None:
    table = make_table(*people, "hector")
    step(people, table, Random(1))
    actor = update(people[0], table)["position"]["actor"]
    for seat, person in enumerate(people, 1):
        (game,) = games(person)
        assert (game["id"], game["status"], game["outcome"]) == (table, "playing", None)
        assert game["yours"] == [seat] and game["is_your_move"] is (actor == seat)
    assert people[0].post(f"/api/tables/{table}/resign", {}).status_code == 201
    told = [games(person)[0] for person in people]
    assert [one["outcome"] for one in told] == ["lost", "won"]
    assert not any(one["is_your_move"] for one in told)
    assert games(third) == [], "games of others are not told"


def test_both_sides_at_one_screen_are_neither_won_nor_lost(third: Person) -> None:
    table = third.post("/api/tables", ONE_SCREEN).json()["info"]["id"]
    assert third.post(f"/api/tables/{table}/resign", {"seat": 1}).status_code == 201
    (game,) = games(third)
    assert (game["status"], game["outcome"], game["yours"]) == ("finished", None, [1, 2])


def test_a_list_of_games_tells_nothing_of_cards_seeds_or_identities(people: Pair) -> None:
    make_table(*people, "hector")
    allowed = {
        "id",
        "game",
        "status",
        "seats",
        "yours",
        "outcome",
        "is_your_move",
        "hinted",
        "luck",
        "daily",
        "created",
        "updated",
    }
    (game,) = games(people[0])
    assert set(game) == allowed
    assert all(set(seat) == {"kind", "name", "bot"} for seat in game["seats"])  # type: ignore[attr-defined]


# An identity.


def test_an_identity_is_saved_and_used_in_another_browser(third: Person, elsewhere: Person) -> None:
    table = third.post("/api/tables", {**AGAINST_BOT, "name": "Anna"}).json()["info"]["id"]
    saved = third.post("/api/me/identity")
    assert saved.status_code == 200 and saved.json()["name"] == "Anna"
    taken = elsewhere.post("/api/me/identity/take", {"identity": saved.json()["identity"]})
    assert taken.status_code == 200 and taken.json()["name"] == "Anna"
    cookie = taken.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    assert [one["id"] for one in games(elsewhere)] == [table]
    assert elsewhere.post(f"/api/tables/{table}/resign", {}).status_code == 201, "it may act for its seat"


def test_nobody_has_no_identity_to_save(third: Person) -> None:
    answer = third.post("/api/me/identity")
    assert (answer.status_code, answer.json()["code"]) == (401, "error-no-identity")
    assert "set-cookie" not in answer.headers


def test_an_identity_is_given_only_to_a_page_of_ours(third: Person) -> None:
    third.post("/api/me", {"name": "Anna"})
    third.csrf = ""
    assert third.post("/api/me/identity").json()["code"] == "error-csrf"
    assert third.get("/api/me/identity").status_code == 405


def test_only_what_we_signed_for_this_is_an_identity(third: Person, elsewhere: Person) -> None:
    third.post("/api/me", {"name": "Anna"})
    true = third.post("/api/me/identity").json()["identity"]
    guest, _, signature = true.rpartition(".")
    cookie = next(iter(third.client.cookies.jar)).value
    assert cookie is not None and cookie.rpartition(".")[0] == guest
    changed = signature[:-1] + ("0" if signature[-1] != "0" else "1")
    for wrong in (cookie, f"{guest}.{changed}", f"{guest}x.{signature}", f".{signature}", guest, "", "é.1"):
        answer = elsewhere.post("/api/me/identity/take", {"identity": wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "error-identity"), wrong
        assert "set-cookie" not in answer.headers
    assert elsewhere.post("/api/me/identity/take", {"identity": "x" * 201}).status_code == 400
    assert elsewhere.post("/api/me/identity/take", {"identity": true, "more": 1}).status_code == 400
    foreign = elsewhere.post("/api/me/identity/take", {"identity": true}, origin="https://elsewhere.example")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "error-origin-header")
    told = elsewhere.client.get("/api/me", headers={"cookie": f"kleos-guest={true}"})
    assert told.json()["name"] is None, "an identity is no cookie"


def test_who_has_an_identity_needs_the_token_to_take_another(third: Person, elsewhere: Person) -> None:
    third.post("/api/me", {"name": "Anna"})
    elsewhere.post("/api/me", {"name": "Ben"})
    saved = third.post("/api/me/identity").json()["identity"]
    csrf, elsewhere.csrf = elsewhere.csrf, ""
    assert elsewhere.post("/api/me/identity/take", {"identity": saved}).json()["code"] == "error-csrf"
    elsewhere.csrf = csrf
    assert elsewhere.post("/api/me/identity/take", {"identity": saved}).json()["name"] == "Anna"
    assert elsewhere.post("/api/me", {"name": "Anne"}).status_code == 201, "the token of the new identity came along"


def test_identities_cannot_be_tried_without_end(folder: Path) -> None:
    with inside(folder, rate=1000.0, burst=1000) as server:
        person = Person(server.address)
        codes = [
            person.post("/api/me/identity/take", {"identity": "a.b"}).status_code for _ in range(IDENTITIES[1] + 1)
        ]
        person.close()
    assert codes == [403] * IDENTITIES[1] + [429]
