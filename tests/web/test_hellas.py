"""The table of Hellas in a real browser: the map, tiles and their turns, refusals, reorganisation, secrets, looks."""

import json
from itertools import dropwhile

from kleos.core.players import Player
from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.test_access import violations
from tests.web.visitor import PHONE, Visitor

SMALL = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def start(visitor: Visitor, turns: int = 300) -> Visitor:
    """Sit down at a table that ends after so many turns."""
    visitor.sit_down_with("hellas", {"turn_cap": turns})
    return visitor


def play_until_seen(visitor: Visitor, selector: str, most: int = 60) -> None:
    """Play on by chance until something is on the table at one's own decision."""
    for turn in range(most):
        if not visitor.await_turn():
            start(visitor)  # one game may be over before
        elif visitor.find(selector).count():
            return
        else:
            visitor.play_by_clicks(seed=turn, most=1)
    raise AssertionError(f"{selector} is never seen")


def codes_of(visitor: Visitor) -> list[str]:
    """The codes of all lines that came."""
    return [line["code"] for update in visitor.messages("update") for line in update["lines"]]


def test_a_short_game_is_played_to_its_end(visit: Visit) -> None:
    someone = start(visit("/"), turns=2)
    someone.play_by_clicks(seed=1)
    assert someone.is_over()


def test_a_tile_is_turned_by_keys_wheel_and_buttons_through_its_legal_turns(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, "[data-turn]")
    button = someone.find('[data-code^="turn "]').first
    first = button.get_attribute("data-code")
    someone.page.keyboard.press("q")
    second = button.get_attribute("data-code")
    assert second != first
    someone.page.keyboard.press("e")
    assert button.get_attribute("data-code") == first
    someone.find('[data-turn="left"]').click()
    assert button.get_attribute("data-code") == second
    before = someone.ply
    button.click()
    someone.await_ply(before)
    someone.until(lambda: second in codes_of(someone))


def test_a_refused_spot_says_why_with_its_clause(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, '[data-spot][data-probe^="lay "]')
    someone.find('[data-spot][data-probe^="lay "]').first.focus()
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector('[data-spot][data-why^="HE-"]')
    someone.page.wait_for_selector('[data-toast="refused"]')


def test_a_closed_city_and_a_closed_card_say_why(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, '[data-thing="supply:greek"]')
    someone.page.wait_for_selector('[data-card][data-why^="HE-"]')
    rivals = someone.find('[data-city]:not([data-codes]):not([data-city="0"])').first
    rivals.click(force=True)  # closed, but it answers
    someone.page.wait_for_selector('[data-toast="refused"] [data-chip^="HE-REIN"]')


def test_a_greek_is_dragged_from_the_supply_into_a_city(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, '[data-thing="supply:greek"][data-codes]')
    before = someone.ply
    code = str(someone.find('[data-thing="supply:greek"]').get_attribute("data-codes")).split("|")[0]
    someone.find('[data-thing="supply:greek"]').drag_to(someone.find(f'[data-city="{code.split()[1]}"]'))
    someone.await_ply(before)
    someone.until(lambda: code in codes_of(someone))


def test_pieces_are_dragged_freely_and_sent_in_the_order_of_the_rules(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, '[data-piece^="ship:"]')
    piece = someone.find('[data-piece^="ship:"]').first
    source = int(str(piece.get_attribute("data-piece")).partition(":")[2])
    allowed, refused = destinations(someone, source)
    before = len(someone.asked)
    if refused:
        drag(someone, source, refused[0])
        someone.page.wait_for_selector('[data-toast="refused"]')
    drag(someone, source, allowed[0])
    someone.page.wait_for_selector("[data-done]:not([data-code])")
    someone.find("[data-done]").click()
    first = f"lift ship {source}"
    someone.until(lambda: "done" in [*dropwhile(lambda code: code != first, codes_of(someone))])
    assert not [url for url in someone.asked[before:] if "/why?" in url], "the update told where pieces may not go"


def destinations(visitor: Visitor, source: int) -> tuple[list[int], list[int]]:
    """The own cities with room for a ship into which pieces may move, and the other own ones."""
    table = visitor.messages("update")[-1]["position"]["table"]
    own = [tile for tile in table["tiles"] if tile["holder"] == Player.ONE.seat and tile["number"] != source]
    free = "free" in table["flags"]
    allowed = [tile["number"] for tile in own if tile["ships"] < 3 and (free or tile["number"] in table["new"])]
    return allowed, [tile["number"] for tile in own if not free and tile["number"] not in table["new"]]


def drag(visitor: Visitor, source: int, target: int) -> None:
    """Move a ship on the map with the mouse, once it lies still and no card that explains a word lies over it."""
    visitor.page.mouse.move(2, 2)
    visitor.until(lambda: not close_card(visitor))
    start_x, start_y = middle_at_rest(visitor, f'[data-piece="ship:{source}"]')
    end_x, end_y = middle_at_rest(visitor, f'[data-city="{target}"]')
    mouse = visitor.page.mouse
    mouse.move(start_x, start_y)
    mouse.down()
    mouse.move(end_x, end_y, steps=5)
    mouse.up()


def close_card(visitor: Visitor) -> bool:
    """Close the card of a word as everybody can; whether there was one."""
    is_open = bool(visitor.find("[data-term-card]").count())
    if is_open:
        visitor.page.keyboard.press("Escape")
    return is_open


def middle_at_rest(visitor: Visitor, selector: str) -> tuple[float, float]:
    """Where the middle of a thing is that has stopped moving."""
    boxes = [visitor.find(selector).bounding_box()]

    def rests() -> bool:
        boxes.append(visitor.find(selector).bounding_box())
        return boxes[-1] == boxes[-2]

    visitor.until(rests)
    box = boxes[-1]
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_passing_goes_on_until_the_own_turn(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, "[data-pass-on]", most=300)
    before = someone.ply
    someone.find("[data-pass-on]").click()
    someone.await_ply(before)  # the page passes by itself
    someone.until(lambda: "pass" in codes_of(someone))


def test_the_map_is_walked_and_zoomed_by_keys(visit: Visit) -> None:
    someone = start(visit("/"))
    someone.await_turn()
    someone.find('[data-city="0"]').focus()
    someone.page.keyboard.press("ArrowRight")
    assert someone.page.evaluate("() => document.activeElement.dataset.spot") == "0 E"
    drawing = someone.find("[data-map] > svg > g[transform]")
    before = drawing.get_attribute("transform")
    someone.page.keyboard.press("+")
    assert drawing.get_attribute("transform") != before
    someone.page.keyboard.press("0")
    assert drawing.get_attribute("transform") == before


def test_what_a_reader_hears_of_a_city(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, '[data-city="2"]')
    label = str(someone.find('[data-city="1"]').get_attribute("aria-label"))
    assert label.startswith("1 Argos, yours, 1 Greek, 1 ship")
    assert "water: " in label and "land: " in label


def test_nothing_hidden_is_received(visit: Visit) -> None:
    someone = start(visit("/"))
    someone.play_by_clicks(seed=9, most=many(24, 120))
    someone.await_turn()
    seen = 0
    for update in someone.messages("update"):
        if update["position"] is None:
            continue
        seen += 1
        side = update["position"]["table"]["sides"][Player.TWO]
        assert all(isinstance(count, int) for count in side["hand"])
        assert update["position"]["viewer"] == Player.ONE.seat
    assert seen > 5
    table = someone.page.url.partition("/t/")[2].partition("?")[0]
    own = someone.page.evaluate("(id) => fetch(`/api/tables/${id}/record?as=1`).then((r) => r.json())", table)
    hidden = 0
    for text in someone.received:
        for line in json.loads(text)["lines"] if '"lines"' in text else []:
            assert line["code"] == own["moves"][line["ply"]]
            hidden += line["code"] in ("deal ares", "deal poseidon", "deal zeus")
    assert hidden, "no hidden draw was seen, so nothing was tested"


def test_it_fits_a_phone_and_everybody_can_use_it(visit: Visit) -> None:
    someone = start(visit("/", **SMALL))
    someone.play_by_clicks(seed=3, most=many(8, 40))
    someone.await_turn()
    wide = someone.measure(SIDEWAYS)
    assert wide == 0, "the page scrolls sideways"
    assert violations(someone) == []


def test_loose_pieces_on_a_phone_tell_their_number_to_everybody(visit: Visit) -> None:
    someone = start(visit("/", **SMALL))
    play_until_seen(someone, '[data-piece^="ship:"]')
    assert violations(someone) == []


def test_a_card_that_wants_an_answer_tells_what_it_does(visit: Visit) -> None:
    someone = start(visit("/"))
    play_until_seen(someone, "[data-reply] [data-look]", most=200)
    card = someone.find("[data-reply] [data-look]").last
    assert someone.find("[data-reply] .does").inner_text()
    card.click()
    assert card.locator("b").inner_text() in someone.find("dialog").inner_text()
    someone.page.keyboard.press("Escape")
    someone.page.wait_for_selector("dialog", state="detached")
