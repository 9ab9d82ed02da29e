"""The daily deal: the same for everybody, played once against the same captain, and sealed until its end."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any

import msgspec
import pytest

import kleos
from kleos.core.players import Player
from kleos.core.proof import check_deal, dealer_of
from kleos.core.record import Record
from kleos.games.hellas.view import Table as HellasTable
from kleos.insight.luck import luck_of
from kleos.server.bots.bot_pool import PooledBot
from kleos.server.tables import daily_luck
from kleos.server.tables.daily import daily_games, seat_of
from tests.server.daily_players import (
    await_decision,
    await_luck,
    begin,
    codes,
    deal,
    leave_all,
    log,
    pass_days,
    people,
    play,
    resign,
)
from tests.server.inside import Inside, inside
from tests.server.nodes import Node, Person, make_table, update
from tests.support import positions

GAMES = sorted(kleos.GAMES)


@pytest.fixture(autouse=True)
def leaving(request: pytest.FixtureRequest) -> Iterator[None]:
    """Everybody leaves after a test."""
    yield
    leave_all(request.getfixturevalue("served") if "served" in request.fixturenames else None)


# The same for everybody.


@pytest.mark.parametrize("game", GAMES)
def test_the_same_course_of_play_meets_the_same_deal_and_the_same_answers(served: Inside, game: str) -> None:
    one, two, other = people(served.address, 3)
    tables = [begin(person, game) for person in (one, two, other)]
    assert len(set(tables)) == 3
    for person, table in zip((one, two, other), tables, strict=True):
        await_decision(person, table)
    first = [codes(person, table) for person, table in zip((one, two, other), tables, strict=True)]
    assert first[0] == first[1] == first[2], "the opening depends on who asks"
    play(one, tables[0], Random(5), 4)
    play(two, tables[1], Random(5), 4)
    play(other, tables[2], Random(6), 4)
    told = [log(served, table) for table in tables]
    assert told[0] == told[1], "the same moves led elsewhere"
    assert told[0] != told[2]
    for person, table in zip((one, two, other), tables, strict=True):
        resign(person, table)


def test_the_deal_follows_from_a_secret_the_game_and_the_day(served: Inside, folder: Path) -> None:
    deals = served.app.node.daily
    days = ("2026-11-19", "2026-11-20")
    assert len({deals.seed(game, day) for game in GAMES for day in days}) == len(GAMES) * 2
    with inside(folder) as other:
        assert other.app.node.daily.seed("hector", days[0]) != deals.seed("hector", days[0])
        assert other.app.node.daily.secret not in (deals.secret, b"")
    with inside(folder) as again:
        assert again.app.node.daily.secret == other.app.node.daily.secret, "a restart keeps it"


def test_everybody_plays_the_side_that_the_calendar_says() -> None:
    day = date(2026, 11, 19)
    for game in daily_games():
        assert {seat_of(game, day), seat_of(game, day + timedelta(days=1))} == {1, 2}
        assert seat_of(game, day) == seat_of(game, day + timedelta(days=2))


@pytest.mark.parametrize("game", GAMES)
def test_the_guest_sits_against_the_captain_on_his_side(served: Inside, game: str) -> None:
    (someone,) = people(served.address, 1)
    table, told = begin(someone, game), deal(someone, game)
    info = someone.get(f"/api/tables/{table}").json()
    assert info["yours"] == [told["seat"]] and told["level"] == "captain"
    assert info["seats"][2 - told["seat"]]["bot"] == "captain"
    assert (info["hints"], info["mirror"], info["listed"], info["clock"]) == (False, False, False, None)
    assert info["daily"] == {"day": told["day"], "is_sealed": True, "deal": f"daily-{game}-{told['day']}"}


def test_the_captain_of_a_daily_deal_is_not_cut_short_by_the_clock() -> None:
    """Elsewhere a busy machine gives it less to think, and it may answer otherwise."""
    given: list[float | None] = []

    class Process:
        def choose(self, observation: bytes, seed: int, seconds: float | None) -> str:
            given.append(seconds)
            return "pass"

    bot = PooledBot("captain", kleos.load("hector"))
    bot.process = Process()  # type: ignore[assignment]
    for due in (None, 0.0):
        assert bot.ask(b"", 1, due, 10.0) == "pass"
    assert given == [None, 0.1]


# One attempt.


def test_a_guest_has_one_attempt_a_game_and_a_day(served: Inside) -> None:
    (someone,) = people(served.address, 1)
    table = begin(someone, "olympus")
    assert begin(someone, "olympus") == table
    assert begin(someone, "hector") != table
    resign(someone, table)
    assert begin(someone, "olympus") == table, "a second attempt"
    assert deal(someone, "olympus")["attempt"]["status"] == "finished"
    pass_days(served, 1)
    assert deal(someone, "olympus")["attempt"] is None
    assert begin(someone, "olympus") != table


def test_who_asks_twice_at_once_at_two_nodes_has_one_attempt(folder: Path, empty_postgres: str) -> None:
    with Node(folder, empty_postgres) as one, Node(folder, empty_postgres) as two:
        (first,) = people(one.address, 1)
        first.post("/api/me", {"name": "Twice"})
        found = []
        for game in GAMES:
            (second,) = people(two.address, 1)
            second.client.cookies = first.client.cookies
            second.csrf = first.csrf
            barrier = Barrier(2)

            def ask(person: Person, game: str = game, barrier: Barrier = barrier) -> str:
                barrier.wait()
                return begin(person, game)

            with ThreadPoolExecutor(2) as threads:
                tables = list(threads.map(ask, (first, second)))
            assert tables[0] == tables[1]
            found.append(tables[0])
        (other,) = people(two.address, 1)
        shown = first.get(f"/api/tables/{found[0]}").json()["server_commitment"]
        theirs = other.get(f"/api/tables/{begin(other, GAMES[0])}").json()["server_commitment"]
        assert shown == theirs, "another node deals another deal"
        play(first, found[0], Random(1), 2)
        first.move_to(two.address)
        play(first, found[0], Random(1), 1)
        for node in (one, two):
            node.kill()
            node.start()
        first.move_to(one.address)
        assert begin(first, GAMES[0]) == found[0]
        (late,) = people(two.address, 1)
        table = begin(late, GAMES[0])
        assert late.get(f"/api/tables/{table}").json()["server_commitment"] == shown, "a restart deals another deal"
        resign(first, found[0])
        told = deal(first, GAMES[0])
        assert told["played"] == 3 and (told["field"]["lost"], told["field"]["unfinished"]) == (1, 2)


# Results.


def test_the_field_is_told_to_who_has_finished(served: Inside) -> None:
    pass_days(served, 30)  # a day of this test's own
    done, running, looker = people(served.address, 3)
    finished, _ = begin(done, "hector"), begin(running, "hector")
    for person in (done, running, looker):
        told = deal(person, "hector")
        assert told["played"] == 2 and told["field"] is None
    assert deal(looker, "hector")["attempt"] is None
    attempt = deal(running, "hector")["attempt"]
    assert (attempt["status"], attempt["outcome"], attempt["counts"]) == ("playing", None, False)
    resign(done, finished)
    told = deal(done, "hector")
    assert told["attempt"] == {
        "table": finished,
        "status": "finished",
        "counts": True,
        "outcome": "lost",
        "lead": 0,
        "luck": None,
        "adjusted": None,
    }
    assert told["field"] == {
        "won": 0,
        "drawn": 0,
        "lost": 1,
        "unfinished": 1,
        "rows": [{"lead": 0, "won": 0, "drawn": 0, "lost": 1}],
        "result": 0.0,
        "adjusted": None,
        "weighed": 0,
    }
    assert deal(running, "hector")["field"] is None and deal(looker, "hector")["field"] is None
    assert 0 < told["left"] <= 86_400 and not told["is_over"]


def test_what_is_finished_after_the_day_does_not_count(served: Inside) -> None:
    pass_days(served, 40)
    early, late = people(served.address, 2)
    day = deal(early, "olympus")["day"]
    first, second = begin(early, "olympus"), begin(late, "olympus")
    resign(early, first)
    pass_days(served, 41)
    assert late.get(f"/api/tables/{second}/record", **{"as": "full"}).json()["code"] == "error-not-finished"
    play(late, second, Random(1), 1)
    undo = late.post(f"/api/tables/{second}/undo", {"ply": update(late, second)["position"]["ply"], "id": "u"})
    assert undo.json()["code"] == "error-daily-undo", "what it is played without it is played without to its end"
    resign(late, second)
    told = deal(late, "olympus", day)
    assert (told["attempt"]["outcome"], told["attempt"]["counts"], told["attempt"]["lead"]) == ("lost", False, None)
    assert (told["field"]["lost"], told["field"]["unfinished"]) == (1, 1)
    assert late.get(f"/api/tables/{second}/record", **{"as": "full"}).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_after_its_day_the_deal_is_open_and_luck_is_weighed(served: Inside, game: str) -> None:
    pass_days(served, 50)
    one, two, stranger = people(served.address, 3)
    stranger.post("/api/me", {"name": "Stranger"})
    day, tables = deal(one, game)["day"], [begin(person, game) for person in (one, two)]
    seat = deal(one, game)["seat"]
    for person, table, seed in zip((one, two), tables, (1, 2), strict=True):
        play(person, table, Random(seed), 5)
        resign(person, table)
    served.run(daily_luck.weigh(served.app.node))
    asked = [served.run(served.app.node.jobs.find(f"luck {table}")) for table in tables]
    assert asked == [None, None], "luck is weighed before the day is over"
    pass_days(served, 51)
    records = [
        person.get(f"/api/tables/{table}/record", **{"as": "full"})
        for person, table in zip((one, two), tables, strict=True)
    ]
    read = [msgspec.json.decode(one.content, type=Record) for one in records]
    assert read[0].commitments == read[1].commitments and read[0].commitments["table"] == f"daily-{game}-{day}"
    for record in read:
        dealer = dealer_of(record)
        assert dealer is not None and check_deal(record, kleos.load(game), dealer) > 3
    for part in ("proof", "mirror", "review", "position?as=2", "position?as=1"):
        assert one.client.get(f"/api/tables/{tables[0]}/{part}").status_code == 200, part
        assert stranger.client.get(f"/api/tables/{tables[0]}/{part}").status_code == 403, part
    assert one.post(f"/api/tables/{tables[0]}/rematch", {}).status_code == 403
    await_luck(served, one, game, day)
    for person, record in zip((one, two), read, strict=True):
        told = deal(person, game, day)
        luck = luck_of(record, kleos.load(game)).luck * (1 if seat == 1 else -1)
        assert told["attempt"]["luck"] == pytest.approx(luck)
        assert told["attempt"]["adjusted"] == pytest.approx(0 - luck)
        assert told["field"]["weighed"] == 2 and told["field"]["result"] == 0.0
    assert deal(stranger, game, day)["field"] is None and deal(stranger, game, day)["played"] == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_lead_is_what_the_table_shows(game: str) -> None:
    found = set()
    for state in positions(kleos.load(game), 3, 40, seed=2):
        lead = kleos.catalogue.part(game, "lead")(state)
        table = state.observe(Player.ONE).table
        if game == "olympus":
            shown = table.score
        elif isinstance(table, HellasTable):
            holders = [tile.holder for tile in table.tiles]
            shown = holders.count(1) - holders.count(2)
        else:
            standing = [sum(not pile.exhausted for pile in side.piles[:3]) for side in table.sides]
            shown = standing[0] - standing[1]
        assert lead == shown
        found.add(lead)
    assert len(found) > 1


# Nonsense.


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/daily/chess", {"day": "TODAY"}, 404, "error-unknown-game"),
        ("/api/daily/hector", {"day": "2020-01-01"}, 409, "error-daily-over"),
        ("/api/daily/hector", {"day": "2999-01-01"}, 404, "error-daily-none"),
        ("/api/daily/hector", {"day": "20261119"}, 400, "error-daily-day"),
        ("/api/daily/hector", {"day": "2026-02-30"}, 400, "error-daily-day"),
        ("/api/daily/hector", {"day": ""}, 400, "error-daily-day"),
        ("/api/daily/hector", {"day": "2026-11-19T00:00"}, 400, "error-bad-request"),
        ("/api/daily/hector", {"day": 7}, 400, "error-bad-request"),
        ("/api/daily/hector", {}, 400, "error-bad-request"),
        ("/api/daily/hector", {"day": "TODAY", "seed": "0"}, 400, "error-bad-request"),
    ],
)
def test_nonsense_is_refused(served: Inside, path: str, body: dict[str, Any], status: int, code: str) -> None:
    (someone,) = people(served.address, 1)
    wanted = {key: deal(someone, "hector")["day"] if value == "TODAY" else value for key, value in body.items()}
    answer = someone.post(path, wanted)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert someone.get("/api/me").json()["name"] is None, "a guest was made for nothing"


def test_days_to_come_and_no_days_are_told_nothing_of(served: Inside) -> None:
    (someone,) = people(served.address, 1)
    tomorrow = (served.app.node.daily.today() + timedelta(days=1)).isoformat()
    for day, status in ((tomorrow, 404), ("9999-12-31", 404), ("x", 400), ("２０２６-11-19", 400), ("x" * 50, 400)):
        assert someone.get("/api/daily", day=day).status_code == status, day
    assert deal(someone, "hector", "0001-01-01")["played"] == 0


def test_a_seat_key_and_a_forged_cookie_are_nobody(served: Inside) -> None:
    (someone,) = people(served.address, 1)
    day = deal(someone, "hector")["day"]
    answer = someone.post("/api/daily/hector", {"day": day}, authorization="Bearer nothing")
    assert answer.status_code == 401
    table = begin(someone, "hector")
    (forger,) = people(served.address, 1)
    forger.client.cookies.set("kleos", next(iter(someone.client.cookies.values()))[:-1] + "x")
    assert deal(forger, "hector")["attempt"] is None
    assert forger.get(f"/api/tables/{table}/update").status_code == 401


def test_other_tables_are_as_they_were(served: Inside) -> None:
    one, two = people(served.address, 2)
    pair = (one, two)
    table = make_table(*pair, "hector")
    assert update(pair[0], table)["info"]["daily"] is None
    assert served.app.node.tables[table].fair_dealer.table == table
    assert pair[0].post(f"/api/tables/{table}/resign").status_code == 201
    assert pair[1].get(f"/api/tables/{table}/record", **{"as": "full"}).status_code == 200
