"""Games in a real browser: typed moves, company and restarts, a cut line, one screen for two, own cards, keys."""

import json
from pathlib import Path
from typing import Any

import pytest

import kleos
from tests.server.nodes import Node
from tests.support import many
from tests.web.conftest import Visit
from tests.web.node import node_in
from tests.web.visitor import Visitor, whoever_decides


def test_moves_are_typed(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    someone.type_move("vanguard 2")
    assert someone.ply > 1


def test_the_language_is_remembered(visit: Visit) -> None:
    someone = visit("/")
    someone.find('button[lang="fr"]').click()
    someone.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    someone.go("/")
    someone.page.wait_for_selector('html[lang="fr"]')


def test_two_clicks_lead_to_the_first_decision(visit: Visit) -> None:
    someone = visit("/")
    someone.find('[data-game="hector"]').click()
    someone.find("[data-start]").click()
    assert someone.await_turn()


def test_two_people_play_through_a_restart_of_the_server(visit: Visit, tmp_path: Path) -> None:
    with node_in(tmp_path) as node:
        host, guest = meet(visit, node)
        players = [host, guest]
        most = many(10, 60)
        for turn in range(most):
            whoever_decides(*players).play_by_clicks(seed=turn, most=1)
            if turn == most // 2:
                node.kill()
                for player in players:
                    player.page.wait_for_selector('[data-connection="lost"]')
                node.start()
                for player in players:
                    player.page.wait_for_selector('[data-connection="live"]')
        host.until(lambda: host.ply == guest.ply)
        assert host.ply >= most
        for player in players:
            player.close()


def meet(visit: Visit, node: Node) -> tuple[Visitor, Visitor]:
    """A friend follows the link."""
    host = visit("/", address=node.address)
    host.sit_down("hector", rival="friend")
    host.page.wait_for_selector("[data-invite]")
    link = host.find("[data-invite]").input_value()
    guest = visit(link.removeprefix(host.address), address=node.address)
    guest.find("[data-join]").click()
    for player in (host, guest):
        player.forgive("WebSocket connection to")
        player.forgive("Failed to load resource: net::ERR_")
        player.page.wait_for_selector("main[data-ply]")
    return host, guest


def test_a_cut_connection_comes_back_without_a_reload(visit: Visit) -> None:
    someone = visit("/")
    someone.forgive("net::ERR_INTERNET_DISCONNECTED")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=5, most=2)
    someone.await_turn()
    question, before = someone.find("[data-prompt]").inner_text(), someone.ply
    someone.context.set_offline(True)
    someone.page.wait_for_selector('[data-connection="lost"]')
    someone.context.set_offline(False)
    someone.page.wait_for_selector('[data-connection="live"]')
    someone.until(lambda: (someone.find("[data-prompt]").inner_text(), someone.ply) == (question, before))
    someone.play_by_clicks(seed=6, most=1)
    assert someone.ply > before


def test_two_people_at_one_screen_see_a_curtain_and_never_the_other_hand(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector", rival="screen")
    curtains = 0
    for turn in range(many(10, 60)):
        if someone.standing() == "curtain":
            curtains += 1
            assert someone.find("[data-hand], [data-codes]").count() == 0, "something is seen beside the curtain"
        someone.play_by_clicks(seed=turn, most=1)
    assert curtains


def test_an_own_card_set_is_played(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(renamed(kleos.load("hector").component_data())))
    someone = visit("/")
    someone.find('[data-game="hector"]').click()
    someone.find("details summary").first.click()
    someone.find("[data-own-cards]").set_input_files(file)
    someone.page.wait_for_selector("text=mine.json")  # it has been read
    someone.find("[data-start]").click()
    for turn in range(40):
        someone.play_by_clicks(seed=turn, most=1)
        someone.await_turn()
        if someone.find('text="Zweifel"').count():
            return
    raise AssertionError("the hero of the own set is nowhere")


def renamed(data: dict[str, Any]) -> dict[str, Any]:
    """The set in the box with other names for all heroes."""
    for hero in data["heroes"]:
        hero["greek"] = hero["trojan"] = "Zweifel"
    return data


def test_the_file_of_the_cards_guide_is_played(visit: Visit, tmp_path: Path) -> None:
    """TOML is read as the terminal reads it; the set on the table is that of the file."""
    file = tmp_path / "mine.toml"
    file.write_text(guide_set())
    someone = visit("/")
    someone.find('[data-game="olympus"]').click()
    someone.find("details summary").first.click()
    someone.find("[data-own-cards]").set_input_files(file)
    someone.find("[data-start]").click()
    someone.page.wait_for_url("**/t/*")
    table = someone.page.url.rpartition("/")[2]
    played = someone.page.evaluate(f"() => fetch('/api/tables/{table}/components').then((one) => one.text())")
    assert "Golden Apple" in played and "Eris" in played


def guide_set() -> str:
    """The first set that the cards guide shows."""
    guide = Path(__file__).parents[2] / "docs" / "guide" / "cards.md"
    return guide.read_text("utf-8").partition("```toml\n")[2].partition("```")[0]


@pytest.mark.parametrize(
    ("name", "text"), [("bad.toml", "set = "), ("bad.json", "{"), ("bad.txt", "Eris"), ("empty", "")]
)
def test_no_game_starts_with_other_cards_than_those_of_the_chosen_file(
    visit: Visit, tmp_path: Path, name: str, text: str
) -> None:
    file = tmp_path / name
    file.write_text(text)
    someone = visit("/")
    someone.forgive("status of 400")
    someone.find("details summary").first.click()
    someone.find("[data-own-cards]").set_input_files(file)
    someone.find("[data-start]").click()
    someone.page.wait_for_selector('[data-toast="refused"]')
    told = someone.find('[data-toast="refused"]').inner_text()
    assert name in told or not text, told
    assert someone.page.url.rstrip("/").endswith(someone.address.rstrip("/"))
    someone.find('[data-game="hellas"]').click()
    assert someone.find("[data-own-cards]").input_value() == "", "another game is played with its own cards"


def test_a_set_that_is_none_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    file.write_text('{"heroes": []}')
    someone = visit("/")
    someone.forgive("status of 400")
    someone.find("details summary").first.click()
    someone.find("[data-own-cards]").set_input_files(file)
    someone.page.wait_for_selector("text=none.json")
    someone.find("[data-start]").click()
    someone.page.wait_for_selector('[data-toast="refused"]')


def test_letters_and_digits_reach_every_zone(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    keys = someone.page.keyboard
    keys.press("1")
    assert someone.find('[data-hand="1"]').get_attribute("aria-pressed") == "true"
    keys.press("Escape")
    assert someone.find('[data-hand="1"]').get_attribute("aria-pressed") == "false"
    keys.press("a")
    assert someone.page.evaluate("() => document.activeElement.closest('[data-zone=actions]') !== null")
    keys.press("l")
    assert someone.page.evaluate("() => document.activeElement.closest('[data-zone=log]') !== null")
    someone.page.wait_for_selector("[data-why]")
    keys.press("w")
    someone.page.wait_for_selector("[data-why-line]")


def test_a_card_is_dragged_to_its_place(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    before = someone.ply
    card = someone.find('[data-hand="1"]')
    place = someone.find('main [data-codes*="pass>play"]:not([data-hand])').last
    card.drag_to(place)
    someone.await_ply(before)


def test_taking_back_and_starting_the_turn_again(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    someone.play_until("pass")
    someone.play("pass")
    someone.find("[data-undo]").click()
    someone.page.wait_for_selector('[data-code="pass"]')
