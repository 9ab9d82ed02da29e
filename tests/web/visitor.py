"""Somebody with a browser: plays by clicks or keys what the page offers, hears every byte, request and complaint."""

import json
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, Response, WebSocket

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SLOW = 20_000  # ms that anything may take on a busy machine
MOST_TABS = 250

# A decision is due, the curtain hangs, or the game is over.
READY = """() => document.querySelector('[data-result], [data-curtain]') !== null
  || (document.querySelector('main[data-busy="false"]') !== null
    && [...document.querySelectorAll('main [data-code], main [data-codes]')]
      .some((one) => one.checkVisibility() && !one.closest('[inert]')))"""
# What can be done now, outside the closed list of moves: each thing with the moves it takes part in.
OFFERED = """() => [...document.querySelectorAll('[data-code], [data-codes]')]
  .filter((one) => one.checkVisibility() && !one.closest('details:not([open]), [inert]'))
  .map((one) => ({ codes: one.dataset.code ? [one.dataset.code] : one.dataset.codes.split('|') }))"""
# The element that brings a move nearer: a button that means it, a target of what is chosen, or the thing itself.
NEARER = """(code) => {
  const all = [...document.querySelectorAll('[data-code], [data-codes]')]
    .filter((one) => one.checkVisibility() && !one.closest('details:not([open]), [inert]'));
  const has = (one) => one.dataset.code === code || (one.dataset.codes ?? '').split('|').includes(code);
  const chosen = (one) => one.getAttribute('aria-pressed') === 'true';
  const ours = all.filter(has);
  return ours.find((one) => one.dataset.code === code) ?? ours.find((one) => !chosen(one)) ?? ours[0] ?? null;
}"""


class Visitor:
    """A browser with cookies of its own."""

    def __init__(self, browser: Browser, address: str, options: dict[str, Any]) -> None:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        self.address = address
        self.context = browser.new_context(**settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SLOW)
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.received: list[str] = []  # bodies of answers and frames of the socket
        self.asked: list[str] = []
        self.forgiven: list[str] = []
        self.listen()

    def listen(self) -> None:
        """Hear everything."""
        self.page.on("console", self.hear_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self.hear_request)
        self.page.on("response", self.hear_response)
        self.page.on("websocket", self.hear_socket)

    def hear_console(self, message: ConsoleMessage) -> None:
        """An error or a warning is a complaint."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def hear_request(self, request: Request) -> None:
        """Nothing may leave the own server."""
        self.asked.append(request.url)
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.foreign.append(request.url)

    def hear_response(self, response: Response) -> None:
        """Keep what came."""
        if "/api/" in response.url:
            with suppress(Error):  # the page may have gone on before it was read
                self.received.append(response.text())

    def hear_socket(self, socket: WebSocket) -> None:
        """Keep what the stream told."""
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.foreign.append(socket.url)
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def forgive(self, part: str) -> None:
        """Complaints of the browser itself that a test brings about on purpose."""
        self.forgiven.append(part)

    def check(self) -> None:
        """Nothing was complained about, and nothing was asked of others."""
        wrong = [one for one in self.complaints if not any(part in one for part in self.forgiven)]
        assert not wrong, wrong
        assert not self.foreign, self.foreign

    def close(self) -> None:
        """Leave."""
        self.context.close()

    # Going about.

    def go(self, path: str) -> None:
        """Open an address of the page."""
        self.page.goto(f"{self.address}{path}")
        self.page.wait_for_selector("main")

    def find(self, selector: str) -> Locator:
        """Something on the page."""
        return self.page.locator(selector)

    @property
    def ply(self) -> int:
        """The line at which the table stands; -1 while there is none."""
        found = self.page.evaluate("() => Number(document.querySelector('main[data-ply]')?.dataset.ply ?? -1)")
        return int(found)

    def sit_down(self, game: str, level: str = "novice", rival: str = "bot") -> None:
        """From the first page to the first decision."""
        self.find(f'[data-game="{game}"]').click()
        self.find(f'[data-rival="{rival}"]').click()
        if rival == "bot":
            self.find(f'[data-level="{level}"]').click()
        self.find("[data-start]").click()

    def start_by_keys(self, game: str) -> None:
        """From the first page to the first decision without a mouse."""
        for selector in (f'[data-game="{game}"]', '[data-level="novice"]', "[data-start]"):
            self.tab_until(f"(one) => one.matches('{selector}')")
            self.page.keyboard.press("Enter")

    # Playing.

    def await_turn(self) -> bool:
        """Wait until a decision is due here; False when the game is over."""
        self.page.wait_for_function(READY)
        if self.find("[data-curtain] button").count():
            self.find("[data-curtain] button").click()
            return self.await_turn()
        return not self.find("[data-result]").count()

    def offered(self) -> list[str]:
        """All moves that the table itself offers."""
        return sorted({code for one in self.page.evaluate(OFFERED) for code in one["codes"]})

    def play(self, code: str) -> None:
        """Play a move by clicking what stands for it until it is played."""
        before = self.ply
        for _ in range(4):
            handle = self.page.evaluate_handle(NEARER, code).as_element()
            if handle is None:
                break
            handle.click()
            self.confirm()
            if self.moved(before):
                return
        self.await_ply(before)

    def confirm(self) -> None:
        """Say yes where the page asks before a loss."""
        sheet = self.find('[data-confirm="yes"]')
        if sheet.count():
            sheet.click()

    def moved(self, before: int) -> bool:
        """Whether the last click has played a move: nothing is chosen any more, and the table is busy or further on."""
        chosen = self.find('main [aria-pressed="true"][data-codes]').count()
        if chosen:
            return False
        self.await_ply(before)
        return True

    def await_ply(self, before: int) -> None:
        """Wait until the table stands at a later line or the game is over."""
        self.page.wait_for_function(
            "(before) => Number(document.querySelector('main[data-ply]')?.dataset.ply ?? -1) > before"
            " || document.querySelector('[data-result], [data-curtain]') !== null",
            arg=before,
        )

    def play_by_clicks(self, seed: int, most: int = 2_000) -> int:
        """Play on with moves that the table offers, chosen by chance, to the end; answers how many."""
        rng = Random(seed)
        for count in range(most):
            if not self.await_turn():
                return count
            codes = self.offered()
            assert codes, "it is our turn, and the table offers nothing"
            self.play(rng.choice([code for code in codes if code != "retreat"] or codes))
        return most

    def is_asked(self) -> bool:
        """Whether a decision is due here now; waits a moment for the news to come."""
        try:
            self.page.wait_for_function(READY, timeout=1_500)
        except Error:
            return False
        return True

    def play_until(self, code: str, most: int = 40) -> None:
        """Play on by chance until a move is offered."""
        for turn in range(most):
            self.await_turn()
            if code in self.offered():
                return
            self.play_by_clicks(seed=turn, most=1)
        raise AssertionError(f"{code} is never offered")

    def play_by_keys(self, seed: int, most: int = 2_000) -> int:
        """The same with the keyboard alone: Tab to the thing, Enter to act."""
        rng = Random(seed)
        for count in range(most):
            if not self.await_turn():
                return count
            codes = self.offered()
            self.key(rng.choice([code for code in codes if code != "retreat"] or codes))
        return most

    def key(self, code: str) -> None:
        """Play a move by keyboard."""
        before = self.ply
        for _ in range(4):
            if not self.tab_to(code):
                break
            self.page.keyboard.press("Enter")
            if self.find('[data-confirm="yes"]').count():
                self.page.keyboard.press("Enter")
            if self.moved(before):
                return
        self.await_ply(before)

    def tab_to(self, code: str) -> bool:
        """Walk with the Tab key to the thing that brings a move nearer."""
        wanted = self.page.evaluate_handle(NEARER, code)
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
                return True
            self.page.keyboard.press("Tab")
        return False

    def tab_until(self, test: str) -> None:
        """Walk with the Tab key until the focus is on a thing that passes a test."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(f"() => ({test})(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {test}")

    def resign(self) -> None:
        """Give up the game."""
        if not self.find("[data-resign]").is_visible():
            self.find("[data-log]").click()
        self.find("[data-resign]").click()
        self.confirm()

    def type_move(self, code: str) -> None:
        """Play a move by the command box."""
        before = self.ply
        self.page.keyboard.press("/")
        self.page.keyboard.type(code)
        self.page.keyboard.press("Enter")
        self.await_ply(before)

    # What was heard.

    def messages(self, kind: str) -> list[Any]:
        """All stream messages of one kind."""
        found = []
        for text in self.received:
            if text.startswith("{") and f'"type":"{kind}"' in text[:40]:
                found.append(json.loads(text))
        return found
