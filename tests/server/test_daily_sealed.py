"""The daily deal is sealed: before its day is over nobody is told more of it than its guest saw while he played."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import kleos
from kleos.core.game import VIEWS
from kleos.server.tables.daily import seat_of
from tests.server.daily_players import await_decision, begin, leave_all, pass_days, people, play, resign
from tests.server.inside import Inside
from tests.server.nodes import Person, update
from tests.server.test_leaks import TRUE_VIEWS, Evening, parts_of

GAMES = sorted(kleos.GAMES)


@pytest.fixture(autouse=True)
def leaving(served: Inside) -> Iterator[None]:
    """Everybody leaves after a test."""
    for game in GAMES:
        kleos.load(game)
        TRUE_VIEWS[game] = VIEWS[game]
    yield
    leave_all(served)


class Sealed(Evening):
    """A daily deal with its guest, a stranger in place of the other seat, and somebody without a name."""

    def __init__(self, server: Inside, game: str, seed: int) -> None:
        self.guest = seat_of(game, datetime.now(UTC).date())
        super().__init__(server, game, seed)

    def sit_down(self, game: str) -> str:
        """The guest begins; the stranger knows the address of the table."""
        player, stranger = self.people[self.guest], self.people[3 - self.guest]
        table = begin(player, game)
        stranger.post("/api/me", {"name": "Stranger"})
        node = self.server.app.node
        row = node.tables[table].row
        secrets = [row.server_seed, row.watch_hash, node.signer.key.hex(), node.daily.secret.hex()]
        self.secrets = {viewer: list(secrets) for viewer in self.people}
        return table

    def play(self, most: int) -> None:
        """Moves of the guest, and whatever a curious client may try."""
        for number in range(most):
            told = await_decision(self.people[self.guest], self.table)
            if not told["position"]["legal"]:
                return
            play(self.people[self.guest], self.table, self.rng, 1)
            if self.live.actor:
                with suppress(ConnectionClosed):  # a stream for a stranger
                    self.disturb(number)

    def ask_for_everything(self) -> None:
        """Every question that there is about a table."""
        path = f"/api/tables/{self.table}"
        for person in self.people.values():
            for ply in (0, 3, self.live.ply):
                for view in ("1", "2", "public", "full"):
                    person.get(f"{path}/position", ply=ply, **{"as": view})
                    person.get(f"{path}/mirror", ply=ply, **({"as": view} if view in "12" else {}))
            for view in ("1", "2", "public", "full"):
                for part in ("update", "log", "words", "record"):
                    if view != "public" or person is not self.people[self.guest]:  # of his, the search expects more
                        person.get(f"{path}/{part}", lang="en", **{"as": view})
            for part in ("", "/proof", "/review"):
                person.get(path + part)
            for side in ("1", "2"):
                person.get(f"{path}/review", **{"as": side})
            for part, body in REQUESTS.items():
                person.post(f"{path}/{part}", body)
            for ply in (0, 5):
                origin = {"table": self.table, "ply": ply}
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
                made = person.post("/api/tables", {"game": self.live.game.code, "seats": seats, "origin": origin})
                assert made.status_code in (401, 403), made.text
            for address in ("/api/tables", "/api/me", "/api/me/games", "/api/daily", "/metrics"):
                person.get(address)
            self.open_sockets(person)

    def open_sockets(self, person: Person) -> None:
        """Streams with all eyes."""
        for view in ("1", "2"):
            with suppress(ConnectionClosed), person.socket(self.table, lang="en", **{"as": view}) as socket:
                person.heard.append(str(socket.recv(timeout=120)).encode())


REQUESTS: dict[str, Any] = {
    "undo": {"ply": 5, "id": "u-late"},
    "undo/answer": {"accept": True},
    "hint": {"ply": 5},
    "claim": {"take": "win"},
    "review": {"depth": "quick"},
    "review/cancel": {"depth": "quick"},
    "rematch": {},
    "rematch/offer": {},
    "rematch/withdraw": {},
    "rematch/decline": {},
    "watch-link": {},
    "watch": {"token": "x" * 32},
    "join": {"token": "x" * 32},
    "invitation": {"token": "x" * 32},
    "invite/1": {},
    "invite/2": {},
    "leave": {},
    "reveal": {"seed": "1" * 64},
}


@pytest.mark.parametrize("game", GAMES)
def test_the_daily_deal_reveals_nothing_before_its_end(served: Inside, game: str) -> None:
    """Neither while it is played nor after an attempt: to nobody more than the guest has seen while he played."""
    evening = Sealed(served, game, 7)
    player, stranger, nobody = (evening.people[one] for one in (evening.guest, 3 - evening.guest, None))
    evening.play(14)
    assert evening.live.ply > 20 and evening.leaks() == []
    for _ in ("while it is played", "after the attempt"):
        evening.ask_for_everything()
        assert evening.leaks() == []
        for person in (stranger, nobody):
            for part in (part for one in person.heard for part in parts(one)):
                assert not {"viewer", "table", "legal"} <= set(part), "a position for a stranger"
                assert not {"ply", "by", "code"} <= set(part), "a line for a stranger"
                assert part.get("id") != evening.table and part.get("format") is None, "the table for a stranger"
        if evening.live.actor:
            resign(player, evening.table)
    with sqlite3.connect(served.app.node.settings.folder / "kleos.db") as database:
        found = database.execute("SELECT count(*) FROM jobs WHERE id LIKE ?", (f"%{evening.table}%",)).fetchone()
        assert found == (0,), "something is calculated before the day is over"
    evening.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_leak_from_a_finished_attempt_would_be_found(served: Inside, game: str) -> None:
    """The same search, with the seal broken."""
    evening = Sealed(served, game, 8)
    evening.play(10)
    resign(evening.people[evening.guest], evening.table)
    pass_days(served, 1)
    person = evening.people[evening.guest]
    person.get(f"/api/tables/{evening.table}/position", ply=evening.live.ply, **{"as": str(3 - evening.guest)})
    person.get(f"/api/tables/{evening.table}/record", **{"as": "full"})
    assert {"position", "record", "secret"} <= {leak.split(": ")[1].split()[0] for leak in evening.leaks()}
    evening.close()


def parts(data: bytes) -> list[dict[str, Any]]:
    """Every object in an answer."""
    try:
        return list(parts_of(json.loads(data)))
    except ValueError:
        return []


def test_what_a_daily_deal_is_played_without_is_refused_and_changes_nothing(served: Inside) -> None:
    someone, stranger = people(served.address, 2)
    stranger.post("/api/me", {"name": "Stranger"})
    table = begin(someone, "hector")
    play(someone, table, Random(3), 3)
    path = f"/api/tables/{table}"
    before = update(someone, table)
    undo = someone.post(f"{path}/undo", {"ply": before["position"]["ply"], "id": "u1"})
    assert (undo.status_code, undo.json()["code"]) == (409, "error-daily-undo")
    assert before["position"]["undo"] == {
        "free": False,
        "reason": "error-daily-undo",
        "asks": False,
        "asked_by": 0,
    }
    told = {part: someone.post(f"{path}/{part}", body) for part, body in REQUESTS.items() if part != "undo"}
    assert all(400 <= one.status_code < 500 for part, one in told.items() if part != "invitation"), told
    assert told["invitation"].json() == {"seat": None, "may_watch": True}
    without = ("claim", "rematch", "rematch/offer", "rematch/withdraw", "rematch/decline", "watch-link", "watch")
    assert {told[part].json()["code"] for part in without} == {"error-daily-without"}
    assert told["hint"].json()["code"] == "error-hints-off"
    for part in ("record", "proof", "review"):
        answer = someone.get(f"{path}/{part}")
        assert (answer.status_code, answer.json()["code"]) == (403, "error-daily-sealed"), part
    mirror = someone.get(f"{path}/mirror")
    assert (mirror.status_code, mirror.json()["code"]) == (403, "error-mirror-off")
    assert stranger.get(path).status_code == 403
    after = update(someone, table)
    assert (after["seq"], after["position"]) == (before["seq"], before["position"])
