"""Notices of a turn in a real browser: asked for by a press, confirmed by a code, shown by the service worker."""

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.server.nodes import Node
from tests.server.stand_ins import MailServer
from tests.web.conftest import Visit
from tests.web.node import PAGE
from tests.web.test_company import pair, table_of
from tests.web.visitor import whoever_decides

# A browser that was asked nothing yet, and whose push service is nowhere.
STUBBED = """window.asked = 0;
  Notification.requestPermission = async () => { window.asked += 1; return 'granted'; };
  PushManager.prototype.subscribe = async function (wish) {
    window.key = wish.applicationServerKey;
    return { toJSON: () => ({ endpoint: 'https://push.example.org/x', keys: { p256dh: 'P', auth: 'A' } }) };
  };"""


@pytest.fixture
def post_office() -> Iterator[MailServer]:
    """A mail server."""
    with MailServer() as started:
        yield started


@pytest.fixture
def told(tmp_path: Path, post_office: MailServer) -> Iterator[Node]:
    """A node whose host has set up both ways, and that does not wait long."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {
        "KLEOS_SMTP": post_office.url,
        "KLEOS_MAIL_FROM": "Kleos <games@example.org>",
        "KLEOS_PUSH_CONTACT": "mailto:host@example.org",
        "KLEOS_NOTICE_SECONDS": "0.2",
        "KLEOS_PAGE": str(PAGE),
    }
    public = ("--public-url", f"http://127.0.0.1:{port}")
    with Node(tmp_path, "", port, public, 0, **settings) as node:
        yield node


def test_a_mail_tells_of_the_turn_and_its_link_ends_them(visit: Visit, told: Node, post_office: MailServer) -> None:
    host, guest = pair(visit, address=told.address)
    mover = whoever_decides(host, guest)
    absent = guest if mover is host else host
    absent.find("[data-notices]").click()
    absent.find("#notice-mail").fill("ann@example.net")
    absent.find('[data-mail="off"] button').click()
    absent.page.wait_for_selector('[data-mail="code"]')
    code = re.findall(r"\b\d{6}\b", post_office.text(0))[0]
    absent.find("#notice-code").fill(code)
    absent.find('[data-mail="code"] [type=submit]').click()
    absent.page.wait_for_selector('[data-mail="on"] >> text=/a…@example.net/')
    absent.page.goto("about:blank")
    mover.page.wait_for_selector('[data-presence="away"]')
    for turn in range(20):
        if not mover.is_asked():
            break
        mover.play_by_clicks(seed=turn, most=1)
        mover.page.wait_for_selector("main[data-busy='false']")
    mover.until(lambda: len(post_office.got) == 2)
    stop = re.findall(r"(/stop/\S+)", post_office.text(1))[0]
    stranger = visit(stop, address=told.address)
    stranger.find("[data-stop]").click()
    stranger.page.wait_for_selector("[data-stopped]")


def test_push_is_asked_for_by_a_press_alone(visit: Visit, told: Node) -> None:
    host, _ = pair(visit, address=told.address)
    sent: list[Any] = []

    def answer(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "{}"))
        info = {"push_key": "K", "has_mail": True, "devices": 1, "address": None, "is_confirmed": False}
        route.fulfill(status=201, json=info)

    host.page.add_init_script(STUBBED)
    host.page.reload()
    host.page.route("**/notices/push", answer)
    host.find("[data-notices]").click()
    host.page.wait_for_selector('[data-push="off"]')
    assert host.page.evaluate("() => window.asked") == 0
    host.find('[data-push="off"]').click()
    host.page.wait_for_selector('[data-push="on"]')
    assert host.page.evaluate("() => window.asked") == 1 and len(host.page.evaluate("() => window.key")) == 87
    assert sent == [{"endpoint": "https://push.example.org/x", "keys": {"p256dh": "P", "auth": "A"}, "seat": 1}]


# Hands a message to the service worker; answers with what it would show. (A headless browser shows nothing itself.)
PUSHED = """async (words) => {
  const shown = [];
  self.registration.showNotification = async (title, more) => shown.push([title, more.body, more.tag, more.data.path]);
  self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(words) }));
  return shown;
}"""


def test_a_message_becomes_a_notification_of_its_table(visit: Visit) -> None:
    someone = visit("/")
    someone.until(lambda: bool(someone.context.service_workers))
    someone.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    words = {"title": "Your move in Hellas", "text": "Ben is waiting for you.", "path": "/t/abc", "tag": "abc"}
    shown = someone.context.service_workers[0].evaluate(PUSHED, words)
    assert shown == [[words["title"], words["text"], "abc", "/t/abc"]]


def test_without_the_hosts_doing_there_is_no_bell(visit: Visit) -> None:
    host, _ = pair(visit)
    assert table_of(host) and host.find("[data-notices]").count() == 0
