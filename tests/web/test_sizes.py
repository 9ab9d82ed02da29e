"""What a first visit costs, and how long an answer takes to be seen: times are measured and printed, never asserted."""

import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

HOME, TABLE = 300_000, 600_000  # bytes that a first load may transfer
PAINT = """() => new Promise((done) => {
  const found = [];
  const pressed = (one) => ['click', 'keydown'].includes(one.name);
  new PerformanceObserver((list) => found.push(...list.getEntries().filter(pressed).map((one) => one.duration)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
  setTimeout(() => done(found), 300);
})"""


class Scale:
    """Weighs what comes over the wire, and the compressed files in the package that stand for it."""

    def __init__(self, visitor: Visitor) -> None:
        self.total = 0
        self.packed = 0
        self.web = page_folder()
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


def page_folder() -> Path:
    """The built page of the installed wheel, whatever sources the tests run from."""
    found = subprocess.run(
        [sys.executable, "-c", "import kleos; print(kleos.__path__[0])"],
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(found.stdout.strip()) / "web"


def test_the_first_load_is_small(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    someone = visit("/credits", service_workers="block")
    someone.forgive("Service Worker registration blocked")
    scale = Scale(someone)
    someone.go("/")
    someone.page.wait_for_load_state("networkidle")
    home, told = scale.packed, scale.told()
    someone.sit_down("hector")
    someone.await_turn()
    table = someone.page.url.removeprefix(someone.address)
    scale.total = scale.packed = 0
    someone.go(table)
    someone.await_turn()
    someone.page.wait_for_load_state("networkidle")
    with capsys.disabled():
        print(f"\nfirst load: home {told}; table {scale.told()}")
    assert home < HOME
    assert scale.packed < TABLE


def test_interaction_to_paint_is_measured(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=1, most=12)
    times = sorted(someone.page.evaluate(PAINT))
    with capsys.disabled():
        worst = f"{times[-1]:.0f} ms at most over {len(times)}" if times else "below 16 ms"
        print(f"\ninteraction to paint: {worst}, median {times[len(times) // 2]:.0f} ms" if times else f"\n{worst}")
