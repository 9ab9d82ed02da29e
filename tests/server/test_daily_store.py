"""What the database keeps of daily deals: one attempt each, the field, and the luck; on both databases."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import compress

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

import kleos
from kleos.server.http.schemas import CreateTable, SeatRequest
from kleos.server.storage import daily_store, database, job_store, store
from kleos.server.tables import lobby

DAY, NEXT = "2026-11-19", "2026-11-20"
SEATS = (SeatRequest("bot", "captain"), SeatRequest("me"))


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, folder: Path) -> Iterator[Engine]:
    """An empty database with this version's tables."""
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'daily.db'}"
    else:
        url = request.getfixturevalue("empty_postgres").replace("postgresql://", "postgresql+psycopg://", 1)
    made = database.open_engine(url, writes=True)
    database.migrate(made)
    yield made
    made.dispose()


def put(connection: Connection, guest: str, day: str | None, **fields: Any) -> str:
    """A table of a guest; answers with its id."""
    if store.guest_name(connection, guest) is None:
        store.put_guest(connection, guest, guest)
    wanted, tokens = CreateTable("hector", SEATS), lobby.Tokens()
    game = kleos.load("hector")
    row = replace(lobby.new_row(guest, wanted, game, None, None, tokens), daily=day, **fields)
    store.put_table(
        connection, row, [lobby.new_seat_row(wanted, row.id, seat, guest, guest, game, tokens) for seat in (1, 2)]
    )
    return row.id


def finished(winner: int, lead: int | None) -> dict[str, Any]:
    """What a finished attempt keeps."""
    return {"status": "finished", "result": (winner, "end-fronts", "HA-10-01"), "daily_lead": lead}


def test_the_field_is_counted_by_outcome_and_lead(engine: Engine) -> None:
    with engine.begin() as connection:
        for guest, fields in (
            ("a", finished(2, 2)),
            ("b", finished(2, 2)),
            ("c", finished(1, -1)),
            ("d", finished(0, 0)),
            ("late", finished(2, None)),
            ("open", {"status": "playing"}),
            ("spoilt", {"status": "void"}),
        ):
            put(connection, guest, DAY, **fields)
        put(connection, "a", NEXT, **finished(1, -3))
        found = {(one.outcome, one.lead): one.count for one in daily_store.field_at(connection, "hector", DAY)}
        assert found == {("won", 2): 2, ("lost", -1): 1, ("drawn", 0): 1, ("won", None): 1, (None, None): 1}
        assert daily_store.count_attempts(connection, "hector", DAY) == 6
        assert daily_store.field_at(connection, "hellas", DAY) == []
        mine = daily_store.attempt_of(connection, "hector", DAY, "c")
        assert mine is not None and (mine.outcome, mine.lead, mine.luck) == ("lost", -1, None)
        spoilt = daily_store.attempt_of(connection, "hector", DAY, "spoilt")
        assert spoilt is not None and spoilt.status == "void"
        assert daily_store.attempt_of(connection, "hector", NEXT, "b") is None


def test_a_second_attempt_is_refused_and_other_tables_are_not(engine: Engine) -> None:
    with engine.begin() as connection:
        for day in (DAY, NEXT, None, None):
            put(connection, "a", day)
        assert store.count_open(connection, "a") == 2, "daily deals are limited by themselves"
        with pytest.raises(IntegrityError), connection.begin_nested():
            put(connection, "a", DAY)
        put(connection, "b", DAY)


def test_luck_is_asked_for_once_and_written_down(engine: Engine) -> None:
    with engine.begin() as connection:
        over = put(connection, "a", DAY, **finished(2, 1))
        put(connection, "a", NEXT, **finished(2, 1))
        put(connection, "b", DAY, status="playing")
        put(connection, "c", None, **finished(2, None))
        assert daily_store.ids_to_weigh(connection, DAY, 9) == []
        assert daily_store.ids_to_weigh(connection, NEXT, 9) == [over]
        row = job_store.put_job(connection, daily_store.LUCK_JOB + over, "luck", "daily", compress(b"task"))
        assert not daily_store.ids_to_weigh(connection, NEXT, 9)
        assert not daily_store.weighed(connection, NEXT, 9)
        assert job_store.take_job(connection, "node") is not None
        assert job_store.end_job(connection, row, "node", compress(b"result"))
        assert daily_store.weighed(connection, NEXT, 9) == [(over, compress(b"result"))]
        daily_store.put_luck(connection, over, 0.25)
        assert not daily_store.ids_to_weigh(connection, NEXT, 9)
        assert not daily_store.weighed(connection, NEXT, 9)
        mine = daily_store.attempt_of(connection, "hector", DAY, "a")
        assert mine is not None and mine.luck == 0.25


def test_a_job_that_failed_keeps_no_other_waiting(engine: Engine) -> None:
    with engine.begin() as connection:
        bad, good = put(connection, "a", DAY, **finished(2, 1)), put(connection, "b", DAY, **finished(1, 0))
        row = job_store.put_job(connection, daily_store.LUCK_JOB + bad, "luck", "daily", compress(b"task"))
        assert job_store.take_job(connection, "node") is not None
        assert job_store.end_job(connection, row, "node", None)
        assert daily_store.ids_to_weigh(connection, NEXT, 9) == [good]


def test_the_secret_is_drawn_once_for_each_database(engine: Engine) -> None:
    database.migrate(engine)
    with engine.begin() as connection:
        found = daily_store.read_secret(connection)
        assert len(found) == 32 and daily_store.read_secret(connection) == found
