"""Closed actions are one quiet line; one that has just closed says why unasked."""

from random import Random

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

IDLE = {"pass", "end", "done", "stop", "hold", "decline"}
# The closed actions that tell their reason, and whether it is seen.
NEWS = """() => [...document.querySelectorAll('[data-news]')].map((one) => [
  one.parentElement.querySelector('[data-probe]').dataset.probe, one.offsetHeight > 0 && one.textContent.length > 5,
])"""


def verbs(legal: list[str]) -> set[str]:
    """What the moves of a decision do, but for those that do nothing."""
    return {code.split()[0] for code in legal} - IDLE


def has_closed(decisions: list[list[str]], probe: str) -> bool:
    """Whether a move was open at the last decision of the same kind as the newest, and is closed now."""
    *before, now = decisions
    last = next((legal for legal in reversed(before) if verbs(legal) & verbs(now)), [])
    verb = probe.split(maxsplit=1)[0]
    return probe not in now and (probe in last or (verb in verbs(last) and verb not in verbs(now)))


def legal_now(someone: Visitor) -> list[str]:
    """The moves of the decision that is due."""
    return list(someone.messages("update")[-1]["position"]["legal"])


def test_nobody_is_said_to_lead_before_the_fate_tile_lies(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.await_turn()
    notes = someone.find(".sums .note")
    assert [text.strip() for text in notes.all_inner_texts()] == ["", ""]
    someone.play_until("pass")
    assert notes.first.inner_text().strip()


@pytest.mark.parametrize("game", ["hector", "hellas"])
def test_an_action_that_has_just_closed_says_why_unasked(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    rng, decisions, told = Random(3), list[list[str]](), 0
    for number in range(400):
        if not someone.await_turn() or (told and number >= many(30, 200)):
            break
        decisions.append(legal_now(someone))
        probes = someone.page.evaluate(
            "() => [...document.querySelectorAll('.action [data-probe]')].map((one) => one.dataset.probe)"
        )
        news = dict(someone.page.evaluate(NEWS))
        assert sorted(news) == sorted(probe for probe in probes if has_closed(decisions, probe))
        assert sum(news.values()) == bool(news), "one reason at a time"
        told += len(news)
        offered = someone.offered()
        someone.play(rng.choice([code for code in offered if code != "retreat"] or offered))
    assert told or game == "hellas", "no action ever closed"  # hardly one does in Hellas
