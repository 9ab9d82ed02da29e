"""My games in a real browser: results, filters, the record, and the identity that they belong to."""

import json
from pathlib import Path

import pytest

from tests.web.conftest import Visit
from tests.web.looks import CUT, SIDEWAYS
from tests.web.test_company import table_of
from tests.web.visitor import PHONE, Visitor

SMALL = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def lose(visitor: Visitor, game: str) -> str:
    """Sit down and resign; answers the table."""
    visitor.go("/")
    visitor.sit_down(game)
    visitor.await_turn()
    visitor.find("[data-resign]:visible").first.click()
    visitor.confirm()
    visitor.page.wait_for_selector("[data-result]")
    return table_of(visitor)


def listed(visitor: Visitor) -> list[str | None]:
    """The tables that the page lists, in their order."""
    return [one.get_attribute("data-table") for one in visitor.find("[data-games-page] [data-table]").all()]


def save_identity(visitor: Visitor, file: Path) -> dict[str, str]:
    """Download the own identity."""
    visitor.go("/games")
    with visitor.page.expect_download() as download:
        visitor.find("[data-identity-save]").click()
    download.value.save_as(file)
    found: dict[str, str] = json.loads(file.read_text("utf-8"))
    return found


def test_games_are_listed_with_results_filtered_and_counted(visit: Visit) -> None:
    someone = visit("/")
    lost = lose(someone, "hector")
    someone.go("/")
    someone.sit_down("olympus")
    someone.await_turn()
    running = table_of(someone)
    someone.go("/")
    someone.find('header a[href="/games"]').click()
    someone.page.wait_for_selector(f'[data-table="{lost}"][data-state="lost"]')
    assert someone.find(f'[data-table="{running}"]').get_attribute("data-state") == "move"
    assert listed(someone) == [running, lost], "newest first"
    assert someone.find('[data-line="hector novice"] td').all_inner_texts() == ["Novice", "0:1", "–", "0:1"]
    someone.find('[data-filter="game"]').select_option("olympus")
    assert listed(someone) == [running]
    someone.find('[data-filter="game"]').select_option("")
    someone.find('[data-filter="result"]').select_option("lost")
    assert listed(someone) == [lost]
    someone.find('[data-filter="game"]').select_option("olympus")
    assert listed(someone) == []
    someone.find('[data-filter="game"]').select_option("hector")
    someone.find(f'[data-table="{lost}"]').click()
    someone.page.wait_for_selector("[data-result]")


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_my_games_fit_a_phone(visit: Visit, language: str) -> None:
    someone = visit("/", **SMALL, locale=language)
    someone.sit_down_with("hellas", {})
    someone.await_turn()
    someone.go("/games")
    someone.page.wait_for_selector("[data-games-page] [data-table]")
    assert someone.measure(SIDEWAYS) == 0 and someone.measure(CUT) == []


def test_an_identity_is_used_in_another_browser(visit: Visit, tmp_path: Path) -> None:
    someone, elsewhere = visit("/"), visit("/games")
    table = lose(someone, "olympus")
    file = tmp_path / "identity.json"
    saved = save_identity(someone, file)
    assert saved["format"] == "kleos-identity/1" and saved["identity"]
    assert listed(elsewhere) == []
    elsewhere.find("[data-identity-use]").set_input_files(file)
    elsewhere.page.wait_for_selector(f'[data-table="{table}"]')
    elsewhere.go("/games")
    elsewhere.page.wait_for_selector(f'[data-table="{table}"]')


def test_another_identity_is_not_taken_by_mistake(visit: Visit, tmp_path: Path) -> None:
    someone, elsewhere = visit("/"), visit("/")
    table = lose(someone, "olympus")
    file, broken = tmp_path / "identity.json", tmp_path / "broken.json"
    saved = save_identity(someone, file)
    own = lose(elsewhere, "olympus")
    elsewhere.go("/games")
    elsewhere.page.wait_for_selector(f'[data-table="{own}"]')
    elsewhere.find("[data-identity-use]").set_input_files(file)
    elsewhere.find('[data-confirm="no"]').click()
    elsewhere.page.wait_for_selector("dialog", state="detached")
    assert listed(elsewhere) == [own]
    for text in ("{}", "[]", "no JSON", json.dumps({**saved, "format": "other"})):
        broken.write_text(text, "utf-8")
        elsewhere.find("[data-identity-use]").set_input_files(broken)
        elsewhere.find('[data-toast="refused"] button').click()
        elsewhere.page.wait_for_selector("[data-toast]", state="detached")
    broken.write_text(json.dumps({**saved, "identity": saved["identity"][:-1] + "g"}), "utf-8")
    elsewhere.forgive("403")
    elsewhere.find("[data-identity-use]").set_input_files(broken)
    elsewhere.confirm()
    elsewhere.page.wait_for_selector('[data-toast="refused"]')
    assert listed(elsewhere) == [own]
    elsewhere.find("[data-identity-use]").set_input_files(file)
    elsewhere.confirm()
    elsewhere.page.wait_for_selector(f'[data-table="{table}"]')
    assert listed(elsewhere) == [table]
