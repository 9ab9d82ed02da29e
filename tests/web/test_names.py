"""Names as long as they may be, in long languages, on a small phone: nothing hangs over the edge."""

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.test_lobby import choose_clock
from tests.web.visitor import Visitor

SMALL = {"viewport": {"width": 360, "height": 740}}
LONG = "W" * 24  # the widest letter, as often as a name may have it
CASES = [("de", "hector"), ("fr", "olympus"), ("nl", "hellas"), ("de", "olympus"), ("fr", "hellas"), ("nl", "hector")]


def fits(visitor: Visitor, where: str) -> None:
    """Nothing scrolls sideways here."""
    over = visitor.measure(SIDEWAYS)
    assert over <= 0, f"{where} scrolls sideways by {over} px"


@pytest.mark.parametrize(("language", "game"), CASES[: many(3, 6)])
def test_long_names_fit_everywhere(visit: Visit, language: str, game: str) -> None:
    spoken = {"locale": f"{language}-{language.upper()}", **SMALL}
    host = visit("/", **spoken)
    fits(host, "the first page")
    host.find('[data-rival="friend"]').click()
    host.find("[data-name]").fill(LONG)
    choose_clock(host)
    host.find('[data-option="listed"]').check()
    fits(host, "what may be agreed on")
    host.sit_down(game, rival="friend")
    host.page.wait_for_selector("[data-invite]")
    fits(host, "waiting")
    guest = visit("/", **spoken)
    guest.page.wait_for_selector("[data-open]")
    fits(guest, "the list of open tables")
    guest.go(host.find("[data-invite]").input_value().removeprefix(host.address))
    guest.find("[data-name]").fill(LONG)
    fits(guest, "joining")
    guest.find("[data-join]").click()
    for someone in (host, guest):
        someone.page.wait_for_selector("main[data-ply]")
        someone.page.wait_for_function("() => document.querySelector('[data-prompt] .what')?.textContent")
        fits(someone, "the table")
    host.go("/")
    host.page.wait_for_selector("#my-games")
    fits(host, "my games")
