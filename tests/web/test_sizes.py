"""What a first visit costs, and how long an answer takes to be seen: times are measured and printed, never asserted."""

from urllib.parse import urlsplit

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.node import PAGE
from tests.web.visitor import Visitor

HOME, TABLE = 300_000, 600_000  # bytes that a first load may transfer
GAMES = ("hector", "olympus", "hellas")
# How long each press took to be seen; what took less than a frame is not told by the browser.
WATCHED = """() => {
  window.paints = new Map();
  const longer = (id, time) => window.paints.set(id, Math.max(window.paints.get(id) ?? 0, time));
  const look = (all) => all.forEach((one) => one.interactionId && longer(one.interactionId, one.duration));
  const observer = new PerformanceObserver((list) => look(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.seen = () => { look(observer.takeRecords()); return [...window.paints.values()]; };
}"""
FRAME = 16  # ms


class Scale:
    """Weighs what comes over the wire, and the compressed files in the package that stand for it."""

    def __init__(self, visitor: Visitor) -> None:
        self.total = 0
        self.packed = 0
        self.web = PAGE
        visitor.page.on("response", lambda answer: self.look_up(urlsplit(answer.url).path))
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.loadingFinished", self.weigh)

    def weigh(self, event: dict[str, float]) -> None:
        """One answer."""
        self.total += int(event["encodedDataLength"])

    def look_up(self, path: str) -> None:
        """The best compressed form of a file."""
        file = self.web / path.lstrip("/")
        if file.is_file():
            small = file.with_name(f"{file.name}.br")
            self.packed += (small if small.exists() else file).stat().st_size

    def told(self) -> str:
        """Both weights in words."""
        return f"{self.total / 1000:.0f} kB transferred, {self.packed / 1000:.0f} kB of packed files"


def test_the_first_load_is_small(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    someone = visit("/credits", service_workers="block")
    someone.forgive("Service Worker registration blocked")
    scale = Scale(someone)
    someone.go("/")
    someone.page.wait_for_load_state("networkidle")
    assert scale.packed < HOME
    told = [f"home {scale.told()}"]
    for game in GAMES:
        someone.sit_down_with(game, {})
        someone.await_turn()
        scale.total = scale.packed = 0
        someone.go(someone.page.url.removeprefix(someone.address))
        someone.await_turn()
        someone.page.wait_for_load_state("networkidle")
        assert scale.packed < TABLE, game
        told.append(f"{game} {scale.told()}")
    with capsys.disabled():
        print("\nfirst load: " + "; ".join(told))
        print(f"requests: {len(someone.asked)}, to other servers: {len(someone.foreign)}")


@pytest.mark.parametrize("game", GAMES)
def test_interaction_to_paint_is_measured(visit: Visit, capsys: pytest.CaptureFixture[str], game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    someone.await_turn()
    someone.count_presses()
    someone.page.evaluate(WATCHED)
    someone.play_by_clicks(seed=1, most=many(8, 30))
    someone.play_by_keys(seed=2, most=many(2, 10))
    slow = sorted(someone.page.evaluate("() => window.seen()"))
    presses = sum(someone.presses())
    times = [0] * max(0, presses - len(slow)) + slow
    middle, worst = times[len(times) // 2], times[-1]
    with capsys.disabled():
        shown = f"{middle:.0f} ms" if middle >= FRAME else f"below {FRAME} ms"
        print(f"\ninteraction to paint, {game}: median {shown}, worst {worst:.0f} ms of {presses} presses")
    assert presses > 0
