"""Somebody with a browser: plays by clicks or keys what the page offers, hears every byte, request and complaint."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    JSHandle,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SLOW = 120_000  # ms after which something hangs; no machine is that busy
MOST_TABS = 250

WHOLE = 3_000  # more moves than any game has
TRIES = 5  # presses that one move may take: action, card, place, confirmation

# What can be done now, outside the closed list of moves.
THINGS = """[...document.querySelectorAll('main [data-code], main [data-codes]')]
  .filter((one) => one.checkVisibility() && !one.closest('details:not([open]), [inert]'))"""
# Whether a decision is due, the curtain hangs, or the game is over; false while something is on its way.
STANDING = f"""() => {{
  if (document.querySelector('[data-result]')) return 'over';
  if (document.querySelector('[data-curtain]')) return 'curtain';
  if (document.querySelector('dialog, main[data-busy="true"]')) return false;
  return {THINGS}.length ? 'asked' : false;
}}"""
# The moves that the things on the table take part in.
OFFERED = f"() => {THINGS}.flatMap((one) => one.dataset.code ? [one.dataset.code] : one.dataset.codes.split('|'))"
# The element that brings a move nearer: a button that means it, a target of what is chosen, or the thing itself.
NEARER = f"""(code) => {{
  const has = (one) => one.dataset.code === code || (one.dataset.codes ?? '').split('|').includes(code);
  const chosen = (one) => one.getAttribute('aria-pressed') === 'true';
  const ours = {THINGS}.filter(has);
  return ours.find((one) => one.dataset.code === code) ?? ours.find((one) => !chosen(one)) ?? ours[0] ?? null;
}}"""
# What came of a press: the page asks before a loss, a part of the move is chosen, or the move is on its way.
PRESSED = """() => document.querySelector('[data-confirm="yes"]') ? 'asked'
  : document.querySelector('main [aria-pressed="true"][data-codes]') ? 'chosen' : 'sent'"""
# How many presses of Tab lead from the focus to an element, less than none for Shift and Tab; null = not known yet.
WAY = """(wanted) => {
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.closest('[inert]') && (one.closest('dialog') || !document.querySelector('dialog:modal')));
  const [here, there] = [document.activeElement, wanted].map((one) => stops.indexOf(one));
  return here < 0 || there < 0 ? null : there - here;
}"""
# Make a table against a bot; answers its id.
TABLE = """async ([game, bot, options]) => {
  const { csrf } = await fetch('/api/me').then((answer) => answer.json());
  const body = JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot }], options });
  const headers = { 'content-type': 'application/json', 'x-kleos-csrf': csrf ?? '' };
  const made = await fetch('/api/tables', { method: 'POST', headers, body }).then((answer) => answer.json());
  return made.info.id;
}"""
# Real presses, counted as the page meets them.
COUNTED = """() => {
  window.pressed = { pointer: 0, key: 0 };
  const count = (kind) => (event) => { if (event.isTrusted) window.pressed[kind] += 1; };
  window.addEventListener('pointerdown', count('pointer'), true);
  window.addEventListener('keydown', count('key'), true);
}"""
# What Chromium says of its own preloads, which comes and goes; the second is a matter of time on a busy machine.
CHROMIUMS_OWN = ("cross-world service worker resource mismatch", "was preloaded using link preload but not used within")


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
        self.bodies: list[str] = []  # of answers, and frames of the socket
        self.unread = 0  # answers whose body has not come yet
        self.sent: list[str] = []  # frames of the socket
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
        if message.type in ("error", "warning") and not any(own in message.text for own in CHROMIUMS_OWN):
            self.complaints.append(f"{message.type}: {message.text}")

    def hear_request(self, request: Request) -> None:
        """Nothing may leave the own server."""
        self.asked.append(request.url)
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.foreign.append(request.url)

    @property
    def received(self) -> list[str]:
        """Everything that came; the page may show what an answer says before its body was read here."""
        self.until(lambda: not self.unread)
        return self.bodies

    def hear_response(self, response: Response) -> None:
        """Keep what came."""
        if "/api/" in response.url:
            self.unread += 1
            with suppress(Error):  # the page may have gone on before it was read
                self.bodies.append(response.text())
            self.unread -= 1

    def hear_socket(self, socket: WebSocket) -> None:
        """Keep what the stream told."""
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.foreign.append(socket.url)
        socket.on("framereceived", lambda frame: self.bodies.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

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

    def sit_down_with(self, game: str, options: dict[str, Any], level: str = "novice") -> None:
        """Sit down at a table with options of the game."""
        self.go(f"/t/{self.page.evaluate(TABLE, [game, level, options])}")

    def resize(self, size: ViewportSize) -> None:
        """Look at the page on a screen of another size."""
        self.page.set_viewport_size(size)
        self.await_paint()

    def await_paint(self) -> None:
        """Wait until the page has its letters, was laid out anew and painted."""
        self.page.evaluate("() => document.fonts.ready.then(() => true)")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def measure(self, script: str) -> Any:
        """Ask the page for sizes and places, once it is laid out with its letters."""
        self.await_paint()
        return self.page.evaluate(script)

    def start_by_keys(self, game: str) -> None:
        """From the first page to the first decision without a mouse."""
        for selector in (f'[data-game="{game}"]', '[data-level="novice"]', "[data-start]"):
            self.tab_until(selector)
            self.page.keyboard.press("Enter")

    # Playing.

    def standing(self) -> str:
        """Wait until a decision is due here ("asked"), the curtain hangs ("curtain") or the game is over ("over")."""
        return str(self.page.wait_for_function(STANDING).json_value())

    def await_turn(self) -> bool:
        """Wait until a decision is due here, behind the curtain if one hangs; False when the game is over."""
        standing = self.standing()
        if standing == "curtain":
            self.find("[data-curtain] button").click()
            return self.await_turn()
        return standing == "asked"

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait until something is so that the page itself cannot tell."""
        end = time.monotonic() + SLOW / 1000
        while not happened():
            assert time.monotonic() < end, "it never happens"
            self.page.wait_for_timeout(10)  # lets messages come in

    def is_asked(self) -> bool:
        """Whether a decision is due here at this moment."""
        return bool(self.page.evaluate(STANDING) == "asked")

    def is_over(self) -> bool:
        """Whether the page shows a result."""
        return self.find("[data-result]").count() == 1

    def offered(self) -> list[str]:
        """All moves that the table itself offers."""
        return sorted(set(self.page.evaluate(OFFERED)))

    def play(self, code: str) -> None:
        """Play a move by clicking what stands for it until it is on its way."""
        self.press_until_sent(code, self.click)

    def tap(self, code: str) -> None:
        """Play a move by a finger on what stands for it."""
        self.press_until_sent(code, self.touch)

    def key(self, code: str) -> None:
        """Play a move by keyboard alone: Tab to what stands for it, Enter to act."""
        self.press_until_sent(code, self.enter)

    def press_until_sent(self, code: str, press: Callable[[JSHandle], None]) -> None:
        """Press what brings a move nearer, say yes where the page asks, and wait for the update."""
        before = self.ply
        for _ in range(TRIES):
            try:
                press(self.page.evaluate_handle(NEARER, code))
            except Error as error:
                if "not attached" not in str(error):
                    raise
                continue  # it was drawn anew under the pointer
            came = self.page.evaluate(PRESSED)
            if came == "asked":
                press(self.page.evaluate_handle("() => document.querySelector('[data-confirm=\"yes\"]')"))
            if came != "chosen":
                return self.await_ply(before)
        raise AssertionError(f"{code} is offered, but {TRIES} presses do not play it")

    def click(self, wanted: JSHandle) -> None:
        """Press with the mouse."""
        element = wanted.as_element()
        assert element is not None, "what was offered is gone"
        element.click()

    def touch(self, wanted: JSHandle) -> None:
        """Press with a finger."""
        element = wanted.as_element()
        assert element is not None, "what was offered is gone"
        element.tap()

    def enter(self, wanted: JSHandle) -> None:
        """Walk to something with the Tab key, and press Enter."""
        self.tab_to(wanted)
        self.page.keyboard.press("Enter")

    def tab_to(self, wanted: JSHandle) -> None:
        """Walk with the Tab key, the shorter way; what the count missed is walked in a second round."""
        for _ in range(MOST_TABS):
            way = self.page.evaluate(WAY, wanted)
            if way == 0:
                return
            for _ in range(abs(way or 1)):
                self.page.keyboard.press("Shift+Tab" if way and way < 0 else "Tab")
        raise AssertionError("no way by Tab to what is offered")

    def confirm(self) -> None:
        """Say yes where the page asks before a loss."""
        self.find('[data-confirm="yes"]').click()

    def await_ply(self, before: int) -> None:
        """Wait until the table stands at a later line or the game is over."""
        self.page.wait_for_function(
            "(before) => Number(document.querySelector('main[data-ply]')?.dataset.ply ?? -1) > before"
            " || document.querySelector('[data-result], [data-curtain]') !== null",
            arg=before,
        )

    def play_by_clicks(self, seed: int, most: int = WHOLE) -> int:
        """Play on with moves that the table offers, chosen by chance, at most to the end; answers how many."""
        return self.play_on(self.play, seed, most)

    def play_by_taps(self, seed: int, most: int = WHOLE) -> int:
        """The same with a finger."""
        return self.play_on(self.tap, seed, most)

    def play_by_keys(self, seed: int, most: int = WHOLE) -> int:
        """The same with the keyboard alone."""
        return self.play_on(self.key, seed, most)

    def play_on(self, by: Callable[[str], None], seed: int, most: int) -> int:
        """Play moves by chance in one way or the other."""
        rng = Random(seed)
        for count in range(most):
            if not self.await_turn():
                return count
            by(rng.choice(self.offered()))
        return most

    def play_until(self, code: str, most: int = 40) -> None:
        """Play on by chance until a move is offered."""
        for turn in range(most):
            self.await_turn()
            if code in self.offered():
                return
            self.play_by_clicks(seed=turn, most=1)
        raise AssertionError(f"{code} is never offered")

    def count_presses(self) -> None:
        """From now on count what is really pressed on this page."""
        self.page.evaluate(COUNTED)

    def presses(self) -> tuple[int, int]:
        """How often a pointer and how often a key was pressed since."""
        counted = self.page.evaluate("() => window.pressed")
        return counted["pointer"], counted["key"]

    def tab_until(self, selector: str) -> None:
        """Walk with the Tab key to something."""
        self.page.wait_for_selector(selector)
        self.tab_to(self.page.evaluate_handle("(selector) => document.querySelector(selector)", selector))

    def resign(self) -> None:
        """Resign."""
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


def whoever_decides(*people: Visitor) -> Visitor:
    """Wait until one of several people is asked, and answer who."""
    people[0].until(lambda: any(one.is_asked() for one in people))
    return next(one for one in people if one.is_asked())
