"""The table of Fight for Olympus in a real browser: its things, its decisions, its secrets, its looks."""

import json
from random import Random
from typing import Any

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import SIDEWAYS
from tests.web.test_access import SMALL, violations
from tests.web.visitor import NEARER, PHONE, Visitor

LAST = ("end", "decline", "hold", "skip")  # what a busy player does when nothing else is left
LEGAL = "() => [...document.querySelectorAll('[data-moves] [data-code]')].map((one) => one.dataset.code)"
NUMBERS = """(seat) => ['O1', 'O2', 'O3', 'D1', 'D2', 'T'].map((slot) => {
  const found = document.querySelector(`[data-slot="${seat}:${slot}"] .foot`);
  return found === null ? null : [...found.querySelectorAll('.value b')].map((one) => Number(one.textContent));
})"""

ACTED = """() => {
  window.acted = [];
  const look = (all) => all.filter((one) => one.target.matches('.unit.strikes, .unit.struck, .unit.falls'))
    .forEach((one) => window.acted.push(one.target.className));
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['class'] });
}"""
# Every closed card of the hand has its reason.
REASONED = "() => !document.querySelector('.held[data-probe]:not(:has([data-why]))')"


# Press on the table as soon as a unit strikes; what is still acted out a moment later is counted.
PRESSING = """() => {
  window.left = null;
  const acted = '.unit.strikes, .unit.struck, .unit.falls';
  new MutationObserver(() => {
    if (window.left !== null || !document.querySelector(acted)) return;
    window.left = -1;
    document.querySelector('.board').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    requestAnimationFrame(() => { window.left = document.querySelectorAll(acted).length; });
  }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
}"""


def busily(codes: list[str]) -> list[str]:
    """Moves that put something on the board, where there are any."""
    return [code for code in codes if code.split()[0] not in LAST] or codes


def play_busily(visitor: Visitor, seed: int, most: int) -> int:
    """Play cards rather than pass, so that the board fills; answers how many moves."""
    rng = Random(seed)
    for count in range(most):
        if not visitor.await_turn():
            return count
        visitor.play(rng.choice(busily(visitor.offered())))
    return most


def fill_the_board(visitor: Visitor, seed: int, units: int = 3) -> None:
    """Play on until so many units stand on the board and no slot is asked for."""
    for turn in range(seed, seed + 80):
        assert visitor.await_turn(), "the game is over too soon"
        standing = sum(unit is not None for side in table_of(visitor)["sides"] for unit in side["slots"])
        if standing >= units and not visitor.find("[data-slot][data-probe], [data-slot] [data-codes]").count():
            return
        play_busily(visitor, seed=turn, most=1)
    raise AssertionError("the board stays empty")


def table_of(visitor: Visitor) -> dict[str, Any]:
    """The table as the last news told it."""
    return dict(visitor.messages("update")[-1]["position"]["table"])


def test_every_move_is_on_the_table(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    rng = Random(1)
    seen = 0
    while seen < many(14, 40):
        if not someone.await_turn():
            someone.go("/")
            someone.sit_down("olympus")
            continue
        seen += 1
        someone.find("[data-moves]").evaluate("(list) => { list.open = true; }")
        legal = set(someone.page.evaluate(LEGAL))
        someone.find("[data-moves]").evaluate("(list) => { list.open = false; }")
        offered = someone.offered()
        assert set(offered) == legal, "the table and the list of moves disagree"
        someone.play(rng.choice(busily(offered)))


def test_arrows_digits_and_letters(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    while not any(code.startswith("play ") for code in someone.offered()):
        assert someone.await_turn()
        someone.play_by_clicks(seed=someone.ply, most=1)
        someone.play_until("end")
    someone.page.keyboard.press("a")
    assert someone.page.evaluate("() => document.activeElement.dataset.code") == "end"
    someone.find('[data-slot="1:O1"] button').focus()
    for _ in range(5):
        someone.page.keyboard.press("ArrowRight")
    assert someone.page.evaluate("() => document.activeElement.dataset.thing") == "slot:1:T"
    hand = [code for code in someone.offered() if code.startswith("play ")]
    number = someone.find(f'[data-codes="{hand[0]}"][data-hand]').first.get_attribute("data-hand")
    someone.page.keyboard.press(str(number))
    assert someone.find(f'[data-hand="{number}"]').get_attribute("aria-pressed") == "true"
    someone.page.keyboard.press("Escape")
    assert someone.find('main [aria-pressed="true"]').count() == 0


def unpaid(visitor: Visitor) -> str:
    """Play on until a hand card cannot be paid; answers its code."""
    for turn in range(60):
        visitor.await_turn()
        if "end" in visitor.offered():
            visitor.page.wait_for_function(REASONED)
            closed = visitor.find('.held:has([data-why="FO-PAY-01"])')
            if closed.count():
                return str(closed.first.get_attribute("data-card"))
        visitor.play_by_clicks(seed=turn, most=1)
    raise AssertionError("every card can be paid")


def test_a_closed_card_tells_why_with_its_clause(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    card = unpaid(someone)
    held = someone.find(f'[data-card="{card}"]').first
    button = held.locator("button").first
    assert button.get_attribute("aria-disabled") == "true"
    assert "cover the cost" in button.inner_text()
    button.focus()
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector('[data-toast="refused"]')
    held.locator('[data-why="FO-PAY-01"] button').click()
    someone.page.wait_for_selector("aside[aria-label*='FO-PAY-01']")


def test_a_closed_slot_tells_why_with_its_clause(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    for turn in range(80):
        assert someone.await_turn()
        offered = someone.offered()
        if offered and all(code.startswith("place ") for code in offered) and len(offered) < 6:
            break
        play_busily(someone, seed=turn, most=1)
    taken = someone.find('[data-slot^="1:"][data-probe^="place "] button').first
    taken.click(force=True)  # aria-disabled
    someone.page.wait_for_selector('[data-toast="refused"] [data-chip="FO-PLC-02"]')


def test_the_board_shows_what_the_server_told(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    fill_the_board(someone, seed=3)
    told = table_of(someone)
    seen = 0
    for side in told["sides"]:
        wanted = [unit and [unit["attack"], unit["defence"]] for unit in side["slots"]]
        assert someone.page.evaluate(NUMBERS, side["seat"]) == wanted
        seen += sum(unit is not None for unit in side["slots"])
        place = "own" if side["seat"] == 1 else "rival"
        shown = someone.page.evaluate(
            f"() => [...document.querySelectorAll('[data-thing^=\"marker:{place}:\"]')].map((one) => one.dataset.thing)"
        )
        assert sorted(shown) == sorted(f"marker:{place}:{letter}" for letter in side["markers"])
    assert seen, "no unit stands on the board, so nothing was tested"
    assert someone.find(f'[data-score="{told["score"]}"]').count() == 1


def test_a_card_is_paid_and_taken_back(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    for turn in range(60):
        assert someone.await_turn()
        pays = [code for code in someone.offered() if code.startswith("pay ")]
        if pays:
            break
        play_busily(someone, seed=turn, most=1)
    assert someone.find(".socket.next").count() == 1
    before = someone.ply
    someone.find("[data-take-back]").click()
    someone.page.wait_for_function("(ply) => document.querySelector('main').dataset.ply !== String(ply)", arg=before)
    someone.page.wait_for_selector(".socket.next", state="detached")


ROWS = """() => {
  const [what, ...others] = ['.what', '.socket.next', '[data-take-back]']
    .map((one) => document.querySelector(`[data-prompt] ${one}`).getBoundingClientRect());
  return others.every((one) => one.top < what.bottom && one.left >= what.right - 1);
}"""


def test_a_payment_is_one_row_on_a_phone(visit: Visit) -> None:
    for language in ("de", "fr"):
        someone = visit("/", locale=language, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
        someone.sit_down("olympus")
        for turn in range(60):
            assert someone.await_turn()
            if any(code.startswith("pay ") for code in someone.offered()):
                break
            play_busily(someone, seed=turn, most=1)
        assert someone.measure(ROWS)


def test_a_card_is_dragged_to_its_socket(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    for turn in range(60):
        assert someone.await_turn()
        pays = [code for code in someone.offered() if code.startswith("pay ") and "marker" not in code]
        if pays:
            break
        play_busily(someone, seed=turn, most=1)
    before = someone.ply
    card = someone.page.evaluate_handle(NEARER, pays[0]).as_element()
    assert card is not None
    box, goal = card.bounding_box(), someone.find(".socket.next button").bounding_box()
    assert box is not None and goal is not None
    someone.page.mouse.move(box["x"] + 30, box["y"] + 30)
    someone.page.mouse.down()
    someone.page.mouse.move(goal["x"] + 22, goal["y"] + 22, steps=4)
    someone.page.mouse.up()
    someone.await_ply(before)


def test_a_card_is_read_on_its_sheet_in_the_chosen_language(visit: Visit) -> None:
    someone = visit("/", locale="de-DE")
    someone.sit_down("olympus")
    fill_the_board(someone, seed=2)
    faces = {one["card"]: one for text in someone.received if text.startswith('[{"card"') for one in json.loads(text)}
    card = next(unit["card"] for side in table_of(someone)["sides"] for unit in side["slots"] if unit)
    slot = someone.find(".slot:has(.unit) button:not([data-codes])").first
    slot.hover()
    someone.page.wait_for_selector(".glance h2")
    slot.focus()
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector("dialog [data-sheet]")
    shown = str(someone.find("dialog [data-sheet]").get_attribute("data-sheet"))
    assert faces[shown]["name"] in someone.find("dialog").inner_text()
    assert faces[card]["text"] == "" or faces[card]["text"].endswith(".")
    someone.page.keyboard.press("Escape")
    someone.page.wait_for_selector("dialog", state="detached")


def test_the_discard_pile_is_looked_through(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    for turn in range(40):
        assert someone.await_turn()
        if table_of(someone)["discard"]:
            break
        play_busily(someone, seed=turn, most=1)
    count = len(table_of(someone)["discard"])
    someone.find(".piles button").nth(1).click()
    someone.page.wait_for_selector("dialog")
    assert someone.find("dialog .cards li").count() == count


def attack(visit: Visit, watch: str, seen: str) -> Visitor:
    """Play on, watching what is acted out, until something was seen."""
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down("olympus")
    someone.page.evaluate(watch)
    for turn in range(60):
        assert someone.await_turn(), "the game is over too soon"
        if someone.page.evaluate(seen):
            return someone
        play_busily(someone, seed=turn, most=1)
    raise AssertionError("no attack is acted out")


def test_attacks_are_acted_out(visit: Visit) -> None:
    attack(visit, ACTED, "() => window.acted.some((one) => one.includes('strikes'))")


def test_a_press_skips_what_is_acted_out(visit: Visit) -> None:
    someone = attack(visit, PRESSING, "() => window.left !== null")
    assert someone.page.evaluate("() => window.left") == 0, "after the press the true table is shown"


def test_nothing_hidden_reaches_the_page(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    asked: list[str] = []
    for turn in range(many(14, 60)):
        if not someone.await_turn():
            break  # after the end there are no secrets
        asked = list(someone.asked)
        play_busily(someone, seed=turn, most=1)
    someone.await_turn()
    own = someone.page.evaluate(
        "(id) => fetch(`/api/tables/${id}/record?as=1`).then((answer) => answer.json())",
        someone.page.url.partition("/t/")[2].partition("?")[0],
    )["moves"]
    hidden = 0
    for update in someone.messages("update"):
        position = update["position"]
        if position is not None:
            assert position["viewer"] == 1 and (position["actor"] == 1 or not position["legal"])
            assert isinstance(position["table"]["sides"][1]["hand"], int)
        for line in update["lines"]:
            assert line["code"] == own[line["ply"]]
            hidden += line["code"] == "draw ?"
    assert hidden > 5, "no hidden draw was seen, so nothing was tested"
    assert not [url for url in asked if "/proof" in url or "as=full" in url]


@pytest.mark.parametrize("device", ["phone", "small", "large"])
def test_the_table_fits_and_everybody_can_use_it(visit: Visit, device: str) -> None:
    phone = {"has_touch": True, "is_mobile": True}
    devices: dict[str, dict[str, Any]] = {
        "phone": {"viewport": PHONE, **phone},
        "small": {"viewport": {"width": 360, "height": 740}, **phone},
        "large": {"viewport": {"width": 3840, "height": 2160}},
    }
    someone = visit("/", **devices[device])
    someone.sit_down("olympus")
    play_busily(someone, seed=5, most=many(7, 40))
    someone.await_turn()
    assert someone.measure(SIDEWAYS) == 0
    assert violations(someone) == []
    if device in ("phone", "small"):
        assert someone.measure(SMALL) == []
