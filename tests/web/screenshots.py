"""Pictures of every page and table in both themes: `python3 dev.py screenshots FOLDER [DEVICE...]`."""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from kleos.lessons.lesson import course
from kleos.puzzles.puzzle import KINDS, of_kind
from tests.web.chromium import launch_options, use_our_node
from tests.web.node import node_in
from tests.web.test_mirror import TABLE as MIRRORED
from tests.web.test_options import open_options
from tests.web.visitor import DESKTOP, PHONE, STANDING, Visitor

GAMES = ("hector", "olympus", "hellas")
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "laptop": {"viewport": {"width": 1366, "height": 650}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "small": {
        "viewport": {"width": 390, "height": 664},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
THEMES = ("dark", "light")
MOVES = {"hector": 18, "olympus": 24, "hellas": 24}
# What is acted out in a game, each by what the page shows at its height, and the moves that bring it about.
SCENES = {
    "hector": {"battle": "[data-report][data-told=true]"},
    "olympus": {"attack": "main[data-scene]"},
    "hellas": {"tile": "[data-landing]", "fight": "[data-report][data-told=true]", "fall": '[data-fallen="true"]'},
}
BOLD = ("attack", "target", "send", "commit", "voyage", "lay", "turn")
TIMID = ("retreat", "withdraw", "fail")
SEEN = f"(wanted) => wanted.find((one) => document.querySelector(one)) ?? (({STANDING})() && 'nothing')"
BAD = ':is([data-mark="slip"], [data-mark="mistake"], [data-mark="blunder"])'


class Photographer:
    """Goes through the pages with one device and theme."""

    def __init__(self, browser: Browser, address: str, folder: Path, device: str, theme: str) -> None:
        self.options = DEVICES[device]
        self.theme = theme
        self.browser = browser
        self.address = address
        self.name = f"{device}-{theme}"
        self.folder = folder
        self.is_phone = device == "phone"

    def visitor(self, path: str, **options: Any) -> Visitor:
        """Somebody new at a page."""
        visitor = Visitor(self.browser, self.address, {**self.options, **options})
        visitor.context.add_init_script(f"localStorage.setItem('kleos-theme', '\"{self.theme}\"')")
        visitor.go(path)
        return visitor

    def shoot(self, visitor: Visitor, name: str) -> None:
        """One picture, after the fonts have come."""
        visitor.page.evaluate("() => document.fonts.ready")
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.screenshot(path=self.folder / f"{name}-{self.name}.png")
        print(f"{name}-{self.name}.png", flush=True)

    def all(self) -> None:
        """Every page."""
        for name, path in (
            ("home", "/"),
            ("credits", "/credits"),
            *((f"rules-{game}", f"/rules/{game}") for game in GAMES),
            *((f"clauses-{game}", f"/rules/{game}/clauses") for game in GAMES),
            *((f"summary-{game}", f"/rules/{game}/summary") for game in GAMES),
            *((f"learn-{game}", f"/learn/{game}") for game in GAMES),
            ("puzzles", "/puzzles"),
            ("daily", "/daily"),
            ("bluffs", "/games/bluffs"),
            ("stop", "/stop"),
            ("nothing", "/nowhere"),
        ):
            visitor = self.visitor(path)
            visitor.page.wait_for_load_state("networkidle")
            self.shoot(visitor, name)
            visitor.close()
        self.sheets()
        for game in GAMES:
            self.lesson(game)
            self.puzzle(game)
            self.table(game)
            self.mirror(game)
            self.scenes(game)
        self.workshop()
        self.friend()
        self.same_screen()

    def sheets(self) -> None:
        """What can be agreed on, the options, and the keys."""
        visitor = self.visitor("/")
        visitor.find('[data-rival="friend"]').click()
        visitor.find("details summary").first.click()
        self.shoot(visitor, "terms")
        open_options(visitor)
        self.shoot(visitor, "options")
        visitor.find("[data-keys]").click()
        visitor.page.wait_for_selector("[data-key-list]")
        self.shoot(visitor, "keys")
        visitor.close()

    def lesson(self, game: str) -> None:
        """The second step of a course's third lesson."""
        visitor = self.visitor(f"/learn/{game}/{course(game)[2].name}")
        visitor.page.wait_for_selector('[data-bubble="0"]')
        visitor.find("[data-skip], [data-next]").first.click()
        visitor.page.wait_for_selector('[data-bubble="1"]')
        self.shoot(visitor, f"lesson-{game}")
        visitor.close()

    def puzzle(self, game: str) -> None:
        """A puzzle of each kind of a game."""
        for kind in KINDS:
            visitor = self.visitor(f"/puzzles/{game}/{of_kind(game, kind)[0].name}")
            visitor.page.wait_for_selector("[data-question=open]")
            self.shoot(visitor, f"puzzle-{kind}-{game}")
            visitor.close()

    def mirror(self, game: str) -> None:
        """What both sides can know, beside a table."""
        visitor = self.visitor("/")
        visitor.go(f"/t/{visitor.page.evaluate(MIRRORED, game)}")
        visitor.play_by_clicks(seed=4, most=MOVES[game])
        visitor.await_turn()
        visitor.find("[data-mirror-switch]").click()
        visitor.page.wait_for_selector('[data-mirror="fresh"]')
        self.shoot(visitor, f"{game}-mirror")
        visitor.close()

    def hint(self, visitor: Visitor, game: str) -> None:
        """The coach's moves beside a table."""
        for stage in ("look", "moves"):
            visitor.page.keyboard.press("h")
            visitor.page.wait_for_selector(f'[data-hint-stage="{stage}"]')
        self.shoot(visitor, f"{game}-hint")
        visitor.page.keyboard.press("Escape")

    def table(self, game: str) -> None:
        """A table in the middle of a game, at its end, and looked back at; then among the own games."""
        visitor = self.visitor("/")
        visitor.sit_down(game)
        visitor.play_by_clicks(seed=5, most=MOVES[game])
        while visitor.await_turn() and len(visitor.offered()) < 2:  # the coach speaks only where there is a choice
            visitor.play_by_clicks(seed=5, most=1)
        self.shoot(visitor, game)
        if not visitor.is_over():
            self.hint(visitor, game)
            visitor.resign()
        visitor.page.wait_for_selector('[data-proof="verified"]', state="attached")
        self.shoot(visitor, f"{game}-end")
        visitor.find('[data-as="all"]').click()
        for _ in range(12):
            visitor.find('[data-step="back"]').click()
        self.shoot(visitor, f"{game}-review")
        self.insight(visitor, game)
        visitor.go("/games")
        self.shoot(visitor, f"{game}-games")
        visitor.close()

    def insight(self, visitor: Visitor, game: str) -> None:
        """The review of a finished game, and a moment of it that is tried again."""
        visitor.go(f"/review/{visitor.page.url.partition('/t/')[2].partition('?')[0]}")
        visitor.page.wait_for_selector('[data-insight="done"] [data-chart]')
        moment = visitor.find(f"[data-moment]{BAD}").first
        if moment.count():
            moment.locator("button").first.click()
        self.shoot(visitor, f"{game}-insight")
        if moment.count():
            visitor.page.keyboard.press("t")
            visitor.page.wait_for_selector("[data-trying]")
            self.shoot(visitor, f"{game}-again")

    def scenes(self, game: str) -> None:
        """What a game acts out, each at its height."""
        visitor = self.visitor("/", reduced_motion="no-preference")
        visitor.sit_down(game)
        wanted = {selector: name for name, selector in SCENES[game].items()}
        rng = Random(3)
        for _ in range(300):
            if not wanted or not visitor.await_turn():
                break
            offered = visitor.offered()
            bold = [code for code in offered if code.split()[0] in BOLD]
            visitor.play(rng.choice(bold or [code for code in offered if code not in TIMID] or offered))
            seen = visitor.page.wait_for_function(SEEN, arg=list(wanted)).json_value()
            if seen in wanted:
                self.catch(visitor, f"{game}-{wanted.pop(seen)}")
        visitor.close()

    def catch(self, visitor: Visitor, name: str) -> None:
        """One picture of what moves, at once."""
        visitor.page.screenshot(path=self.folder / f"{name}-{self.name}.png")
        print(f"{name}-{self.name}.png", flush=True)

    def workshop(self) -> None:
        """A card of one's own."""
        visitor = self.visitor("/workshop")
        visitor.page.wait_for_selector('[data-checks="good"], [data-checks="wrong"]', state="attached")
        visitor.page.wait_for_selector('main[data-workshop][data-busy="false"]')
        self.shoot(visitor, "workshop")
        visitor.close()

    def friend(self) -> None:
        """Waiting for a friend, and being invited."""
        host = self.visitor("/")
        host.sit_down("hector", rival="friend")
        host.page.wait_for_selector("[data-invite]")
        self.shoot(host, "waiting")
        link = host.find("[data-invite]").input_value()
        guest = self.visitor(link.removeprefix(self.address))
        guest.page.wait_for_selector("[data-join]")
        self.shoot(guest, "join")
        guest.find("[data-join]").click()
        guest.page.wait_for_selector("main[data-ply]")
        third = self.visitor(link.removeprefix(self.address))
        third.page.wait_for_selector("main h1")
        self.shoot(third, "full")
        third.close()
        third = self.visitor(host.page.url.removeprefix(self.address))
        third.page.wait_for_selector("main h1")
        self.shoot(third, "stranger")
        for visitor in (host, guest, third):
            visitor.close()

    def same_screen(self) -> None:
        """The curtain between two people."""
        visitor = self.visitor("/")
        visitor.sit_down("hector", rival="screen")
        while visitor.standing() == "asked":
            visitor.play_by_clicks(seed=1, most=1)
        self.shoot(visitor, "curtain")
        visitor.close()


def main(folder: Path, devices: list[str]) -> None:
    """Write all pictures of some devices into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    use_our_node()
    with (
        TemporaryDirectory() as data,
        node_in(Path(data)) as node,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(**launch_options())
        for device in devices or DEVICES:
            for theme in THEMES:
                Photographer(browser, node.address, folder, device, theme).all()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])
