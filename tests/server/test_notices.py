"""Notices of a turn: once, to the right seat, with nothing hidden, and only to somebody who is not at the table."""

import json
import re
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.core.errors import BadOption
from kleos.server.http.problems import Refused
from kleos.server.notices import addresses, push
from kleos.server.settings import ServerSettings
from kleos.server.storage import store
from kleos.text.words import say
from tests.server.inside import Inside, inside
from tests.server.nodes import Person, make_table, update
from tests.server.stand_ins import Browser, MailServer, PushService

Pair = tuple[Person, Person]
PATIENT = 60.0  # seconds after which something hangs
CONTACT = "mailto:host@example.org"
PUBLIC = "http://games.example.org"


def until(happened: Callable[[], Any]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENT
    while not happened():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.02)


@contextmanager
def served(folder: Path, **chosen: Any) -> Iterator[tuple[Inside, Pair]]:
    """A node that tells of turns after a moment, and two people."""
    with inside(folder, **{"notice_seconds": 0.2, **chosen}) as server:
        people = (Person(server.address), Person(server.address))
        for person, name in zip(people, ("Ann", "Ben"), strict=True):
            person.post("/api/me", {"name": name})
        yield server, people
        for person in people:
            person.close()


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service that stands in for the one behind every endpoint."""
    with PushService() as started:
        monkeypatch.setattr(addresses, "public_address", lambda host: "192.0.2.1")
        monkeypatch.setattr(push, "public_address", lambda host: "192.0.2.1")
        monkeypatch.setattr(push, "open_connection", lambda host, address: HTTPConnection("127.0.0.1", started.port))
        yield started


@pytest.fixture
def post_office() -> Iterator[MailServer]:
    """A mail server."""
    with MailServer() as started:
        yield started


def mover(people: Pair, table: str) -> int:
    """The seat that decides."""
    return next(k + 1 for k in (0, 1) if update(people[k], table)["position"]["legal"])


def play(people: Pair, table: str) -> int:
    """Let whoever decides play until the other one does; the seat that has played."""
    seat = mover(people, table)
    while mover(people, table) == seat:
        position = update(people[seat - 1], table)["position"]
        body = {"ply": position["ply"], "code": position["legal"][0], "id": secrets.token_hex(6)}
        assert people[seat - 1].post(f"/api/tables/{table}/moves", body).status_code == 201
    return seat


def told(server: Inside, table: str, seat: int) -> int | None:
    """The number up to which a seat was told."""
    found: int | None = server.app.node.tables[table].seat_row(seat).told
    return found


def leave(server: Inside, table: str) -> None:
    """Let both players have been away for long."""
    for seat_row in server.app.node.tables[table].seat_rows:
        seat_row.seen = 0

    def work(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE seats SET seen = 0, gone = 1")
        store.announce(connection, table, store.SEATS_CHANGED)

    server.run(server.app.node.write(work))


# Web push.


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_a_turn_is_told_once_to_its_seat_and_nothing_of_the_game(folder: Path, service: PushService, game: str) -> None:
    with served(folder, push_contact=CONTACT) as (server, people):
        table = make_table(*people, game)
        browsers = [Browser("ann"), Browser("ben")]
        first = mover(people, table)
        absent = 3 - first
        asked = people[absent - 1].post(f"/api/tables/{table}/notices/push", browsers[absent - 1].subscription)
        assert asked.status_code == 201 and asked.json()["devices"] == 1, asked.text
        leave(server, table)
        play(people, table)
        until(lambda: service.got)
        path, headers, body = service.got[0]
        assert path == f"/{'ann' if absent == 1 else 'ben'}"
        words = browsers[absent - 1].read(body)
        assert words == {
            "title": f"Your move in {say('game-name', {'game': game})}",
            "text": f"{'Ben' if absent == 1 else 'Ann'} is waiting for you.",
            "path": f"/t/{table}",
            "tag": table,
        }
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        for _ in range(3):  # looked at again, with every reason to
            server.run(server.app.node.maintenance.attend(server.app.node.tables[table]))
        assert len(service.got) == 1
        play(people, table)  # the absent one moves after all
        play(people, table)
        until(lambda: len(service.got) == 2)
        assert service.got[1][0] == path, "the next turn is told again, to the same seat"


def test_nothing_is_sent_to_somebody_at_the_table(folder: Path, service: PushService) -> None:
    with served(folder, push_contact=CONTACT) as (server, people):
        table = make_table(*people, "hector")
        waiting = 3 - mover(people, table)
        people[waiting - 1].post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
        with people[waiting - 1].socket(table) as stream:
            stream.recv(timeout=PATIENT)
            play(people, table)
            seq = update(people[0], table)["seq"]
            until(lambda: told(server, table, waiting) == seq)
        assert not service.got


def test_a_quick_reply_sends_nothing(folder: Path, service: PushService) -> None:
    with served(folder, push_contact=CONTACT, notice_seconds=3_600) as (server, people):
        table = make_table(*people, "hector")
        waiting = 3 - mover(people, table)
        people[waiting - 1].post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
        leave(server, table)
        play(people, table)
        live = server.app.node.tables[table]
        assert live.row.due is not None and live.row.due > time.time() * 1000 + 3_000_000
        server.run(server.app.node.maintenance.attend(live))
        play(people, table)
        server.run(server.app.node.maintenance.attend(live))
        assert live.row.due is None and not service.got, "it is the other one's turn, who wants no notices"


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_endpoint_is_dropped(folder: Path, service: PushService, status: int) -> None:
    service.status = status
    with served(folder, push_contact=CONTACT) as (server, people):
        table = make_table(*people, "hector")
        waiting = 3 - mover(people, table)
        person = people[waiting - 1]
        person.post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
        leave(server, table)
        play(people, table)
        until(lambda: person.get(f"/api/tables/{table}/notices").json()["devices"] == 0)
        until(lambda: told(server, table, waiting) is None)
        play(people, table)
        play(people, table)
        server.run(server.app.node.maintenance.attend(server.app.node.tables[table]))
        assert len(service.got) == 1


@pytest.mark.parametrize("status", [302, 500])
def test_a_service_that_fails_is_nobodys_trouble(folder: Path, service: PushService, status: int) -> None:
    service.status = status
    with served(folder, push_contact=CONTACT) as (server, people):
        table = make_table(*people, "hector")
        waiting = 3 - mover(people, table)
        people[waiting - 1].post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
        leave(server, table)
        play(people, table)
        until(lambda: b'kleos_notices_total{kind="push",outcome="failed"} 1.0' in server.app.node.metrics.text())
        play(people, table)
        assert people[waiting - 1].get(f"/api/tables/{table}/notices").json()["devices"] == 1, "it may recover"
        assert len(service.got) == 1, "redirections are not followed"


def test_so_many_devices_and_an_equal_one_once(folder: Path, service: PushService) -> None:
    with served(folder, push_contact=CONTACT) as (_, people):
        table = make_table(*people, "hector")
        path = f"/api/tables/{table}/notices"
        browser = Browser("x")
        for _ in range(2):
            assert people[0].post(f"{path}/push", browser.subscription).json()["devices"] == 1
        for number in range(6):
            last = people[0].post(f"{path}/push", Browser(f"y{number}").subscription)
        assert last.json()["devices"] == 5
        assert people[1].get(path).json()["devices"] == 0, "each seat has its own"
        assert people[0].post(f"{path}/off", {"kind": "push"}).json()["devices"] == 0


def test_notices_go_with_their_game(folder: Path, service: PushService) -> None:
    with served(folder, push_contact=CONTACT) as (server, people):
        table = make_table(*people, "hector")
        people[0].post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
        people[0].post(f"/api/tables/{table}/resign")
        server.run(server.app.node.maintenance.sweep())
        assert people[0].get(f"/api/tables/{table}/notices").json()["devices"] == 0


def test_a_turn_is_told_by_one_of_two_nodes(folder: Path, empty_postgres: str, service: PushService) -> None:
    chosen = {"push_contact": CONTACT, "database": empty_postgres}
    (folder / "two").mkdir()
    (folder / "one").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KLEOS_SECRET", "only for tests, shared by nodes")
        with served(folder / "one", **chosen) as (one, people), served(folder / "two", **chosen) as (two, _):
            table = make_table(*people, "hector")
            waiting = 3 - mover(people, table)
            people[2 - waiting].move_to(two.address)
            assert mover(people, table) == 3 - waiting  # both nodes know the table
            people[waiting - 1].post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
            until(lambda: told(two, table, waiting) is not None)
            leave(one, table)
            until(lambda: two.app.node.tables[table].seat_row(waiting).gone == 1)
            play(people, table)
            until(lambda: service.got)
            for server in (one, two):
                server.run(server.app.node.maintenance.attend(server.run(server.app.node.fresh(table, False))))
            assert len(service.got) == 1


# Where the server may send to.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org/x y",
        "https://push.example.org/\r\nHost: other",
        "https://2130706433/x",
        "ftp://push.example.org/x",
        "https://",
        "https://push.example.org:x/",
        "https://push.example.org/" + "x" * 1_000,
    ],
)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused):
        addresses.check_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "ff02::1", "::"),
    ],
)
def test_private_addresses_are_not_posted_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    public = (2, 1, 6, "", ("93.184.215.14", 443))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [public, (2, 1, 6, "", (address, 443))])
    with pytest.raises(Refused):
        addresses.public_address("rebound.example.org")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [public])
    assert addresses.public_address("push.example.org") == "93.184.215.14"


def test_the_name_is_looked_up_again_before_each_message(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(push, "open_connection", lambda host, address: opened.append(address))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("10.0.0.1", 443))])
    with pytest.raises(Refused):
        push.post("https://push.example.org/x", b"", {})
    assert not opened


def test_keys_must_be_keys(folder: Path, service: PushService) -> None:
    with served(folder, push_contact=CONTACT) as (_, people):
        table = make_table(*people, "hector")
        path = f"/api/tables/{table}/notices/push"
        for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "ü", "auth": "!"}):
            refused = people[0].post(path, {"endpoint": "https://push.example.org/x", "keys": keys})
            assert refused.json()["code"] == "error-push-endpoint", refused.text


# E-mail.


def confirm(person: Person, table: str, post_office: MailServer, address: str) -> None:
    """Ask for mails, and type the code that came."""
    before = len(post_office.got)
    asked = person.post(f"/api/tables/{table}/notices/mail", {"address": address})
    assert asked.status_code == 201 and asked.json()["is_confirmed"] is False, asked.text
    code = re.findall(r"\b\d{6}\b", post_office.text(before))[0]
    confirmed = person.post(f"/api/tables/{table}/notices/mail/confirm", {"code": code})
    assert confirmed.json()["is_confirmed"] is True, confirmed.text


def test_a_confirmed_address_is_told_once_a_turn_and_can_end_it(folder: Path, post_office: MailServer) -> None:
    chosen = {"smtp": post_office.url, "mail_from": "Kleos <games@example.org>", "public_url": PUBLIC}
    with served(folder, **chosen) as (server, people):
        table = make_table(*people, "hellas")
        waiting = 3 - mover(people, table)
        person = people[waiting - 1]
        confirm(person, table, post_office, "ann.smith+games@example.net")
        assert person.get(f"/api/tables/{table}/notices").json()["address"] == "a…@example.net"
        leave(server, table)
        play(people, table)
        until(lambda: len(post_office.got) == 2)
        mail, text = post_office.got[1], post_office.text(1)
        assert mail["to"] == "ann.smith+games@example.net" and mail["subject"] == "Your move in Hellas"
        opponent = ("Ann", "Ben")[2 - waiting]
        stop = re.findall(rf"{PUBLIC}/stop/(\S+)", text)[0]
        own = f"{opponent} is waiting for your move: {PUBLIC}/t/{table}"
        end = f"No more e-mails about this game: {PUBLIC}/stop/{stop}"
        assert " ".join(text.split()) == f"{own} {end}", "and not a word more"
        assert mail["list-unsubscribe"].strip() == f"<{PUBLIC}/api/notices/{stop}/off>"
        server.run(server.app.node.maintenance.attend(server.app.node.tables[table]))
        stranger = Person(server.address)
        assert (
            stranger.client.post(f"/api/notices/{stop}/off", content=b"List-Unsubscribe=One-Click").status_code == 200
        )
        stranger.close()
        assert person.get(f"/api/tables/{table}/notices").json()["address"] is None
        play(people, table)
        play(people, table)
        server.run(server.app.node.maintenance.attend(server.app.node.tables[table]))
        assert len(post_office.got) == 2


def test_nothing_is_sent_to_an_address_that_was_not_confirmed(folder: Path, post_office: MailServer) -> None:
    chosen = {"smtp": post_office.url, "mail_from": "games@example.org", "public_url": PUBLIC}
    with served(folder, **chosen) as (server, people):
        table = make_table(*people, "hector")
        waiting = 3 - mover(people, table)
        person = people[waiting - 1]
        path = f"/api/tables/{table}/notices/mail"
        for wrong in (
            "x",
            "a@b\r\nBcc: c@d",
            "a b@example.org",
            "a@example.org, b@example.org",
            "<a@example.org>",
            "a@",
        ):
            assert person.post(path, {"address": wrong}).json()["code"] == "error-mail-address"
        person.post(path, {"address": "victim@example.net"})
        leave(server, table)
        play(people, table)
        until(lambda: (told(server, table, waiting) or 0) > 0)
        assert len(post_office.got) == 1, "the code alone"
        code = re.findall(r"\b\d{6}\b", post_office.text(0))[0]
        wrong = f"{(int(code) + 1) % 1_000_000:06}"
        for _ in range(5):
            assert person.post(f"{path}/confirm", {"code": wrong}).json()["code"] == "error-code"
        assert person.post(f"{path}/confirm", {"code": code}).json()["code"] == "error-code-late", "five tries"
        assert people[2 - waiting].post(f"{path}/confirm", {"code": code}).json()["code"] == "error-code-late"


def test_codes_are_limited_and_a_mail_that_fails_is_told(folder: Path, post_office: MailServer) -> None:
    chosen = {"smtp": post_office.url, "mail_from": "games@example.org", "public_url": PUBLIC}
    with served(folder, **chosen) as (_, people):
        table = make_table(*people, "hector")
        path = f"/api/tables/{table}/notices/mail"
        post_office.refuses = True
        assert people[0].post(path, {"address": "a@example.net"}).json()["code"] == "error-mail-not-sent"
        assert people[0].get(f"/api/tables/{table}/notices").json()["address"] is None
        post_office.refuses = False
        codes = [people[0].post(path, {"address": "a@example.net"}).status_code for _ in range(6)]
        assert codes == [201] * 4 + [429] * 2


# Setting up.


def test_without_the_hosts_doing_there_are_no_notices(folder: Path) -> None:
    with served(folder) as (server, people):
        table = make_table(*people, "hector")
        assert people[0].get(f"/api/tables/{table}").json()["notices"] == []
        path = f"/api/tables/{table}/notices"
        assert people[0].get(path).json()["push_key"] is None
        assert people[0].post(f"{path}/mail", {"address": "a@example.org"}).json()["code"] == "error-no-notices"
        refused = people[0].post(f"{path}/push", Browser("x").subscription)
        assert (refused.status_code, refused.json()["code"]) == (404, "error-no-notices")
        assert server.app.node.tables[table].row.due is None


def test_notices_are_the_seats_own_matter(folder: Path, service: PushService) -> None:
    with served(folder, push_contact=CONTACT) as (server, people):
        table = make_table(*people, "hector", listed=True)
        stranger = Person(server.address)
        assert stranger.get(f"/api/tables/{table}/notices").status_code == 401
        assert stranger.get(f"/api/tables/{table}").json()["notices"] == []
        stranger.post("/api/me", {"name": "C"})
        refused = stranger.post(f"/api/tables/{table}/notices/push", Browser("x").subscription)
        assert refused.status_code == 403
        other = {**Browser("x").subscription, "seat": 2}
        assert people[0].post(f"/api/tables/{table}/notices/push", other).status_code == 403
        stranger.close()


def test_the_push_key_is_kept_with_the_servers_secret(folder: Path) -> None:
    keys = []
    for _ in range(2):
        with served(folder, push_contact=CONTACT) as (_, people):
            table = make_table(*people, "hector")
            keys.append(people[0].get(f"/api/tables/{table}/notices").json()["push_key"])
    assert keys[0] == keys[1] and len(keys[0]) == 87


@pytest.mark.parametrize(
    "chosen",
    [
        {"push_contact": "host@example.org"},
        {"smtp": "http://mail.example.org"},
        {"smtp": "smtp://mail.example.org", "public_url": PUBLIC},
        {"smtp": "smtp://mail.example.org", "mail_from": "games@example.org"},
    ],
)
def test_settings_that_cannot_work_are_told_at_the_start(chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption) as refused:
        ServerSettings(**chosen)  # type: ignore[arg-type]
    assert json.dumps(str(refused.value)) and "mail.example.org" not in str(refused.value)
