"""Options, keys and sounds in a real browser."""

import json
import wave
from random import Random

import pytest

from tests.web.chromium import ROOT
from tests.web.conftest import Visit
from tests.web.looks import CUT, SIDEWAYS
from tests.web.test_games_page import lose
from tests.web.visitor import PHONE, Visitor

SMALL = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SOUNDS = ROOT / "web" / "src" / "sounds"
LARGEST = 12_000  # bytes
LEGAL = """async () => {
  const table = location.pathname.split('/')[2];
  return (await (await fetch(`/api/tables/${table}/position`)).json()).legal;
}"""
LETTERS = "() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)"
ROOT_DATA = "() => ({ ...document.documentElement.dataset })"


def open_options(visitor: Visitor) -> None:
    """Press the gear, in the menu where it is there."""
    if not visitor.find("[data-options]").is_visible():
        visitor.find("button.menu").click()
    visitor.find("[data-options]").click()
    visitor.page.wait_for_selector("dialog [data-option]")


def close_sheet(visitor: Visitor) -> None:
    """Leave a sheet."""
    visitor.find("dialog [data-close]").click()
    visitor.page.wait_for_selector("dialog", state="detached")


def played(visitor: Visitor) -> list[str]:
    """The moves that this browser has sent."""
    sent = [json.loads(one) for one in visitor.sent if one.startswith("{")]
    return [one["code"] for one in sent if one["type"] == "move"]


def await_end(visitor: Visitor, pressed: int) -> None:
    """Wait until the page itself has ended a turn, beside those that were ended by a press."""
    visitor.until(lambda: played(visitor).count("end") > pressed)


def sounds(visitor: Visitor) -> list[str]:
    """The sounds that were fetched."""
    return [one.rpartition("/")[2].partition("-")[0] for one in visitor.asked if one.endswith(".wav")]


def test_options_count_at_once_and_are_kept(visit: Visit) -> None:
    someone = visit("/")
    letters = someone.page.evaluate(LETTERS)
    open_options(someone)
    for option in ("motion off", "size 130", "theme light"):
        someone.find(f'[data-option="{option}"]').click()
    for _ in range(2):
        told = someone.page.evaluate(ROOT_DATA)
        assert (told["motion"], told["size"], told["theme"]) == ("off", "130", "light")
        assert someone.page.evaluate(LETTERS) == pytest.approx(letters * 1.3)
        someone.go("/rules")


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_options_and_keys_fit_a_phone(visit: Visit, language: str) -> None:
    someone = visit("/credits", **SMALL, locale=language)
    open_options(someone)
    assert someone.measure(SIDEWAYS) == 0 and someone.measure(CUT) == []
    someone.find("[data-keys]").click()
    someone.page.wait_for_selector("[data-key-list]")
    assert someone.measure(SIDEWAYS) == 0 and someone.measure(CUT) == []
    assert someone.measure("() => document.querySelector('dialog h2').getBoundingClientRect().top") >= 0
    close_sheet(someone)


def test_the_question_mark_lists_the_keys(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    someone.page.keyboard.press("?")
    someone.page.wait_for_selector("[data-key-list] >> text=/card in your hand/")
    someone.page.keyboard.press("Escape")
    someone.page.wait_for_selector("dialog", state="detached")


def test_motion_goes_where_none_is_wished(visit: Visit) -> None:
    someone = visit("/", reduced_motion="no-preference")
    length = "() => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--m-place'))"
    assert someone.page.evaluate(length) > 0
    open_options(someone)
    someone.find('[data-option="motion off"]').click()
    assert someone.page.evaluate(length) == 0
    close_sheet(someone)


def test_a_retreat_is_asked_unless_switched_off_and_resigning_always(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_until("retreat")
    retreat = someone.find('button[data-code="retreat"]:visible')
    retreat.click()
    someone.find('[data-confirm="no"]').click()
    someone.page.wait_for_selector("dialog", state="detached")
    open_options(someone)
    someone.find('[data-option="asks"]').uncheck()
    close_sheet(someone)
    before = someone.ply
    retreat.click()
    someone.await_ply(before)
    assert played(someone)[-1] == "retreat"
    someone.await_turn()
    someone.find("[data-resign]:visible").first.click()
    someone.confirm()
    someone.page.wait_for_selector("[data-result]")


def test_an_action_of_hellas_is_not_given_away_unasked(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hellas")
    for turn in range(100):
        assert someone.await_turn()
        offered = someone.offered()
        if "withdraw" in offered and len(offered) > 1:
            break
        if "attack" in offered:
            someone.play("attack")
        else:
            someone.play_by_clicks(seed=turn, most=1)
    before = someone.ply
    someone.find('button[data-code="withdraw"]:visible').click()
    assert "No attack follows" in someone.find("dialog").inner_text()
    someone.find('[data-confirm="no"]').click()
    someone.page.wait_for_selector("dialog", state="detached")
    assert someone.ply == before and someone.is_asked()


def test_the_only_move_is_played_by_itself_where_that_is_wished(visit: Visit) -> None:
    someone = visit("/")
    open_options(someone)
    someone.find('[data-option="skips"]').check()
    close_sheet(someone)
    someone.sit_down("olympus")
    choices, pressed = Random(3), 0
    while someone.await_turn():
        if someone.page.evaluate(LEGAL) == ["end"] or played(someone).count("end") > pressed:  # it may be so quick
            return await_end(someone, pressed)
        code = choices.choice([one for one in someone.offered() if one != "end"] or ["end"])
        pressed += code == "end"
        someone.play(code)
    raise AssertionError("there was always something to decide")


def test_sounds_come_with_moves_and_can_be_switched_off(visit: Visit) -> None:
    someone = visit("/")
    assert sounds(someone) == []
    someone.sit_down("hector")
    someone.play_by_clicks(seed=1, most=1)
    someone.until(lambda: "card" in sounds(someone))
    quiet = visit("/")
    open_options(quiet)
    quiet.find('[data-option="sound"]').uncheck()
    assert quiet.find('[data-option="volume"]').is_disabled()
    close_sheet(quiet)
    lose(quiet, "hector")
    assert sounds(quiet) == []


def test_every_sound_is_a_short_small_file() -> None:
    files = sorted(SOUNDS.glob("*.wav"))
    assert [one.stem for one in files] == ["card", "lost", "refused", "stone", "turn", "won"]
    for file in files:
        assert file.stat().st_size <= LARGEST, file.name
        with wave.open(str(file)) as sound:
            samples = memoryview(sound.readframes(sound.getnframes())).cast("h")
            assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
            assert 0.1 < sound.getnframes() / sound.getframerate() < 0.6, file.name
        assert max(map(abs, samples)) > 10_000 and abs(samples[-1]) < 100, f"{file.name} is silent, or ends in a click"


def test_the_menu_of_a_phone_closes_by_a_tap_beside_it_and_by_escape(visit: Visit) -> None:
    someone = visit("/credits", **SMALL)
    menu = someone.find("button.menu")
    for way in ("tap", "key"):
        menu.click()
        someone.page.wait_for_selector("[data-options]", state="visible")
        if way == "tap":
            someone.page.mouse.click(60, 600)
        else:
            someone.page.keyboard.press("Escape")
        someone.page.wait_for_selector("[data-options]", state="hidden")


def test_the_review_leads_to_the_end_by_one_press(visit: Visit) -> None:
    someone = visit("/")
    lose(someone, "olympus")
    someone.find('[data-step="back"]').click()
    someone.page.wait_for_url("**?ply=*")
    someone.find('[data-step="last"]').click()
    last = someone.find("[data-review] input[type=range]")
    someone.until(lambda: last.input_value() == last.get_attribute("max"))


def test_notes_cover_neither_prompt_nor_hand(visit: Visit) -> None:
    someone = visit("/", **SMALL)
    someone.sit_down("hector")
    someone.play_until("pass")
    tops = someone.measure(
        "() => ['[data-prompt]', '[data-hand]'].map((one) => document.querySelector(one).getBoundingClientRect().top)"
    )
    someone.go("/games")
    someone.find("[data-identity-use]").set_input_files({"name": "a", "mimeType": "text/plain", "buffer": b"{}"})
    someone.page.wait_for_selector("[data-toast]")
    note = someone.measure("() => document.querySelector('[data-toast]').getBoundingClientRect().bottom")
    assert 0 < note < min(tops)
