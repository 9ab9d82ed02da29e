"""Looking back during play, taking back, and sums: what the log and the numbers of a table let one see."""

import json
from random import Random

import pytest

from kleos.core.players import Player
from tests.support import many
from tests.web.conftest import Visit
from tests.web.test_company import pair
from tests.web.visitor import PHONE, Visitor, whoever_decides

SMALL = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# Whether a changed sum ever showed its trace, which soon goes: nobody need look at that very moment.
TRACED = """() => {
  const look = () => { window.traced ||= document.querySelector('[data-sum^="superiority"] [data-trace]') !== null; };
  new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true });
}"""


def look_back(visitor: Visitor, number: int = 2) -> None:
    """Show the table after a line of the log."""
    visitor.find("li button[data-show]").nth(number).click()
    visitor.page.wait_for_selector("[data-looking]")


def is_now(visitor: Visitor) -> bool:
    """Whether the present is shown."""
    visitor.page.wait_for_selector("[data-looking]", state="detached")
    return visitor.find("[data-prompt]").count() == 1 and "ply=" not in visitor.page.url


def test_the_log_has_headings_of_battles_rounds_and_turns(visit: Visit) -> None:
    firsts = (("hector", "Battle 1 · round 1 of 4", 4), ("olympus", "Turn 1", 4), ("hellas", "Turn 1", 14))
    for game, start, moves in firsts:
        someone = visit("/")
        someone.sit_down(game)
        someone.play_by_clicks(seed=1, most=many(moves, moves + 12))
        someone.await_turn()
        headings = someone.find("[data-zone=log] li h3").all_inner_texts()
        assert any(heading.startswith(start) for heading in headings)
        assert len(set(headings)) == len(headings), "each part of the game has one heading"


def test_a_line_of_the_log_shows_its_moment_and_nothing_of_the_rival(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    before = someone.find("[data-prompt]").inner_text()
    heard = len(someone.received)
    look_back(someone)
    assert someone.find("[data-looking]").inner_text().startswith("You are looking at battle 1, step ")
    assert someone.find("[data-code], [data-codes]").count() == 0, "the past cannot be played"
    positions = [json.loads(text) for text in someone.received[heard:] if '"viewer"' in text]
    assert positions and all(one["viewer"] == Player.ONE.seat for one in positions)
    someone.page.keyboard.press("Escape")
    assert is_now(someone)
    assert someone.find("[data-prompt]").inner_text() == before
    look_back(someone)
    someone.find("[data-now]").click()
    assert is_now(someone)
    look_back(someone)
    someone.find("li button[data-show]").last.click()  # the last line is now
    assert is_now(someone)


def test_whoever_looks_back_is_called_when_the_rival_has_moved(visit: Visit) -> None:
    players = pair(visit)
    rng = Random(1)
    for turn in range(6):
        whoever_decides(*players).play_by_clicks(seed=turn, most=1)
    moves = whoever_decides(*players)
    waits = next(one for one in players if one is not moves)
    for _ in range(many(2, 6)):
        look_back(waits, 0)
        while whoever_decides(*players) is moves:
            moves.play_by_clicks(seed=rng.randrange(1000), most=1)
        assert is_now(waits)
        assert waits.await_turn()
        waits, moves = moves, waits


def test_undo_and_reset_stay_in_place_and_say_why_they_are_closed(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    for name in ("undo", "reset"):
        assert someone.find(f"[data-{name}]").get_attribute("aria-disabled") == "true"
    assert someone.find("[data-why-undo]").get_attribute("data-why-undo") == "error-nothing-to-undo"
    someone.find("[data-reset]").click(force=True)  # closed, but it answers
    someone.page.wait_for_selector('[data-toast="refused"]')
    someone.play_until("pass")
    someone.play("pass")
    someone.page.wait_for_selector("[data-reset]:not([aria-disabled])")
    someone.find("[data-reset]").click()
    someone.page.wait_for_selector('[data-code="pass"]')
    someone.page.wait_for_selector("[data-undo-granted]")


@pytest.mark.parametrize("game", ["hector", "olympus", "hellas"])
def test_a_short_log_has_no_scrollbar(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    someone.await_turn()
    for turn in range(3):
        someone.play_by_clicks(seed=turn, most=1)
        someone.await_turn()
        over, height, room = someone.measure(
            """() => { const list = document.querySelector('[data-zone=log] .lines'), room = list.clientHeight;
            return [list.scrollHeight - room, list.querySelector('ol').offsetHeight, room] }"""
        )
        assert height > 0 and (height > room or over == 0), f"{height} of {room}, {over} over"


def test_what_is_told_of_taking_back_is_what_a_press_does(visit: Visit) -> None:
    """A bot agrees to everything: nothing at the table says that it is too late."""
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=3, most=4)
    assert someone.await_turn()
    assert someone.find("[data-undo]").get_attribute("data-undo") == "open"
    assert someone.find("[data-undo-granted]").is_visible() and not someone.find("[data-why-undo]").count()
    ply = someone.ply
    someone.find("[data-undo]").click()
    someone.await_ply(ply)
    assert not someone.find('[data-toast="refused"]').count()


# Looks at a sum, once more where a table that is still settling has taken the focus away; are its cards lit?
LIT_SUM = """([name, wanted]) => {
  document.querySelector(`[data-sum="${name}"]`).focus();
  return [...document.querySelectorAll('[data-lit]')].reduce((sum, one) => sum + Number(one.dataset.lit), 0) === wanted;
}"""


def test_a_sum_lights_exactly_the_cards_that_make_it(visit: Visit) -> None:
    """The page shows, and the server counts: both must come to the same."""
    someone = visit("/")
    someone.sit_down("hector")
    counted = 0
    for turn in range(many(10, 60)):
        if not someone.await_turn():
            break
        table = someone.messages("update")[-1]["position"]["table"]
        for seat in (1, 2):
            sums = {"superiority": table["sides"][seat - 1]["superiority"]}
            if table["fates"]:
                sums["score"] = table["fates"][0]["scores"][seat - 1]
            for kind, wanted in sums.items():
                someone.page.wait_for_function(LIT_SUM, arg=[f"{kind}:{seat}", wanted])
                counted += someone.find("[data-lit]").count()
        someone.find('[data-sum="score:1"]').blur()
        someone.play_by_clicks(seed=turn, most=1)
    assert counted > 0


def test_a_sum_keeps_a_trace_of_its_change(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    card = someone.offered()
    someone.page.evaluate(TRACED)
    someone.play(next(code for code in card if code.startswith("pass>play ")))
    someone.page.wait_for_function("() => window.traced")
    someone.page.wait_for_selector('[data-sum^="superiority"] [data-trace]', state="detached")


def test_the_number_of_cities_lights_them_on_the_map(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hellas")
    someone.play_by_clicks(seed=1, most=3)
    someone.await_turn()
    table = someone.messages("update")[-1]["position"]["table"]
    for seat in (1, 2):
        someone.find(f'[data-sum="cities:{seat}"]').focus()
        lit = someone.find("[data-city]:not(.unlit)").evaluate_all(
            "(all) => all.map((one) => Number(one.dataset.city))"
        )
        assert sorted(lit) == [tile["number"] for tile in table["tiles"] if tile["holder"] == seat]


def test_a_forecast_lights_whom_it_speaks_of(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("olympus")
    for turn in range(40):
        assert someone.await_turn()
        table = someone.messages("update")[-1]["position"]["table"]
        active = table["active"]
        slots = table["sides"][active - 1]["slots"] if active else []
        if any(slots):
            break
        someone.play_by_clicks(seed=turn, most=1)
    slot = next(k for k, unit in enumerate(slots) if unit)
    someone.find(f'[data-forecast="{slot}"]').focus()
    lit = someone.find(".lit[data-slot]").evaluate_all("(all) => all.map((one) => one.dataset.slot)")
    assert any(one.startswith(f"{active}:") for one in lit)


def test_closed_actions_are_one_quiet_line(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("pass")
    closed = someone.find("[data-zone=actions] .closed[data-why] [data-probe]")
    closed.first.wait_for()
    tops = {round(one.bounding_box()["y"]) for one in closed.all()}  # type: ignore[index]
    assert len(tops) == 1, "they stand in one line"
    assert someone.find("[data-why-line]").count() == 0, "no reason before one asks"
    closed.first.click(force=True)  # closed, but it answers
    line = someone.find("[data-why-line]")
    wanted = someone.find("[data-zone=actions] .closed[data-why]").first.get_attribute("data-why")
    assert line.get_attribute("data-why-line") == wanted
    someone.find("main .board").click(position={"x": 3, "y": 3})
    assert line.count() == 0, "a press elsewhere closes it"


def test_on_a_phone_a_tap_tells_the_reason_above_the_prompt(visit: Visit) -> None:
    someone = visit("/", **SMALL)
    someone.sit_down("hector")
    someone.play_until("pass")
    someone.find("[data-zone=actions] [data-probe]").first.tap(force=True)  # closed, but it answers
    line = someone.find("[data-why-line]")
    assert str(line.get_attribute("data-why-line")).startswith("HA-")
    assert line.is_visible() and line.locator("[data-chip]").count() == 1
