"""People who play daily deals: for the tests of the server and of the page."""

from random import Random
from typing import Any

from kleos.server.storage.row_types import now
from kleos.server.tables import daily_luck
from tests.server.inside import Inside
from tests.server.nodes import Person, update

DAY_MS = 86_400_000
POLLS = 3_000
MET: list[Person] = []  # who leave when the test ends


def leave_all(served: Inside | None) -> None:
    """Everybody leaves, and the shared node is back on the true day."""
    while MET:
        MET.pop().close()
    if served is not None:
        served.app.node.daily.clock = now


def pass_days(served: Inside, days: int) -> None:
    """Set the clock of the deals forward."""
    served.app.node.daily.clock = lambda: now() + days * DAY_MS


def deal(person: Person, game: str, day: str = "") -> dict[str, Any]:
    """What somebody is told of a game's deal."""
    answer = person.get("/api/daily", **({"day": day} if day else {}))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = next(one for one in answer.json() if one["game"] == game)
    return found


def begin(person: Person, game: str) -> str:
    """Begin today's deal; answers with the table."""
    answer = person.post(f"/api/daily/{game}", {"day": deal(person, game)["day"]})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def await_decision(person: Person, table: str) -> dict[str, Any]:
    """The table once it is the guest's decision, or over."""
    told = update(person, table)
    for _ in range(POLLS):
        if told["position"]["legal"] or told["info"]["status"] != "playing":
            return told
        told = update(person, table, since=told["seq"], wait=20)
    raise AssertionError("the captain does not answer")


def play(person: Person, table: str, rng: Random, most: int) -> None:
    """Some moves by chance."""
    for number in range(most):
        told = await_decision(person, table)
        if not told["position"]["legal"]:
            return
        ply, code = told["position"]["ply"], rng.choice(told["position"]["legal"])
        answer = person.post(f"/api/tables/{table}/moves", {"ply": ply, "code": code, "id": f"m{ply}-{number}"})
        assert answer.status_code == 201, answer.text
    await_decision(person, table)


def resign(person: Person, table: str) -> None:
    """Resign."""
    assert person.post(f"/api/tables/{table}/resign").status_code == 201


def codes(person: Person, table: str) -> list[str]:
    """The lines of a table as its guest saw them."""
    return [line["code"] for line in update(person, table)["lines"]]


def people(address: str, count: int) -> list[Person]:
    """Some people at a node; they leave when the test ends."""
    found = [Person(address) for _ in range(count)]
    MET.extend(found)
    return found


def log(served: Inside, table: str) -> list[tuple[str, str]]:
    """All lines of a table as they are."""
    match = served.app.node.tables[table].match
    assert match is not None
    return [(entry.by, entry.code) for entry in match.entries]


def await_luck(served: Inside, person: Person, game: str, day: str) -> None:
    """Let the node weigh until all attempts of a day are weighed."""
    for _ in range(POLLS):
        served.run(daily_luck.weigh(served.app.node))
        field = deal(person, game, day)["field"]
        if field["weighed"] == field["won"] + field["drawn"] + field["lost"]:
            return
        update(person, field_table(person, game, day), since=10**6, wait=1)  # a job needs a moment
    raise AssertionError("luck is not weighed")


def field_table(person: Person, game: str, day: str) -> str:
    """The table of somebody's attempt."""
    return str(deal(person, game, day)["attempt"]["table"])
