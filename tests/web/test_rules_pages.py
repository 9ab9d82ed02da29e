"""Why not, clauses, and the rules pages."""

import pytest

from tests.web.conftest import Visit


def test_a_closed_action_tells_why_with_its_clause(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    closed = someone.find('[data-thing="upgrade"]')
    someone.page.wait_for_selector('[data-why="HA-05-40"]')
    assert closed.get_attribute("aria-disabled") == "true"
    closed.focus()
    someone.page.keyboard.press("Enter")
    someone.find('[data-why-line="HA-05-40"] [data-chip]').click()
    someone.page.wait_for_selector("aside[aria-label*='HA-05-40']")
    someone.page.keyboard.press("Escape")
    assert "/t/" in someone.page.url


@pytest.mark.parametrize(
    ("path", "clause"), [("hector", "HA-05-41"), ("olympus", "FO-ATK-07"), ("hellas", "HE-GOD-07")]
)
def test_every_clause_has_its_anchor(visit: Visit, path: str, clause: str) -> None:
    someone = visit(f"/rules/{path}#{clause}")
    row = someone.find(f'[id="{clause}"]')
    row.wait_for()
    someone.page.wait_for_function(
        "(id) => { const row = document.getElementById(id); const top = row.getBoundingClientRect().top;"
        " return row.classList.contains('chosen') && top >= 0 && top < window.innerHeight; }",
        arg=clause,
    )


def test_a_second_language_stands_beside(visit: Visit) -> None:
    someone = visit("/rules/hector/clauses")
    someone.find('button[lang="de"]').last.click()
    someone.page.wait_for_selector('#HA-05-02 [lang="de"]')


def test_an_unknown_table_says_so(visit: Visit) -> None:
    someone = visit("/t/nonsense")
    someone.forgive("status of 404")
    assert someone.find("main h1").inner_text()
