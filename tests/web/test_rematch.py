"""Playing again: an offer that is told, accepted, declined or withdrawn."""

import pytest

from tests.web.conftest import Visit
from tests.web.test_company import pair, table_of
from tests.web.visitor import Visitor


@pytest.fixture
def over(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people whose game is over."""
    host, guest = pair(visit)
    host.resign()
    for one in (host, guest):
        one.page.wait_for_selector("[data-result]")
    return host, guest


def await_next(visitor: Visitor, first: str) -> None:
    """Wait until somebody sits at another table where cards were dealt."""
    visitor.until(lambda: table_of(visitor) != first and visitor.find("main[data-ply]").count() == 1)


def test_an_offer_is_told_and_leads_both_to_the_next_table(over: tuple[Visitor, Visitor]) -> None:
    host, guest = over
    first = table_of(host)
    host.find('[data-rematch="offer"]').click()
    host.page.wait_for_selector('[data-rematch="offered"]')
    guest.page.wait_for_selector("[data-rematch-offer] >> text=/Mira offers/")
    assert "Rematch?" in guest.page.title()
    guest.find('[data-answer="accept"]').click()
    for one in over:
        await_next(one, first)
    assert table_of(host) == table_of(guest) != first


def test_an_offer_is_withdrawn_and_another_one_declined(over: tuple[Visitor, Visitor]) -> None:
    host, guest = over
    first = table_of(host)
    host.find('[data-rematch="offer"]').click()
    guest.page.wait_for_selector("[data-rematch-offer]")
    host.find('[data-rematch="withdraw"]').click()
    guest.page.wait_for_selector("[data-rematch-offer]", state="detached")
    host.find('[data-rematch="offer"]').click()
    guest.find('[data-answer="decline"]').click()
    host.page.wait_for_selector('[data-rematch="declined"]')
    guest.page.wait_for_selector("[data-rematch-offer]", state="detached")
    guest.find('[data-rematch="offer"]').click()  # who declined may think again
    host.find('[data-answer="accept"]').click()
    for one in over:
        await_next(one, first)


def test_who_comes_back_after_the_answer_finds_the_way(over: tuple[Visitor, Visitor]) -> None:
    host, guest = over
    first = table_of(host)
    host.find('[data-rematch="offer"]').click()
    guest.page.wait_for_selector("[data-rematch-offer]")
    host.page.goto("about:blank")
    guest.find('[data-answer="accept"]').click()
    guest.page.wait_for_selector('[data-status="waiting"] >> text=/Mira/')
    assert guest.find("text=/Make a new link/").count() == 0, "nobody else is invited"
    host.go(f"/t/{first}")
    host.find('[data-rematch="go"]').click()
    for one in over:
        await_next(one, first)
