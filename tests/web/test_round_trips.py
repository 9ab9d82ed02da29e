"""What a move costs between page and server: one message up, one down for each who looks, and no request."""

import json
from typing import Any

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.test_company import pair, table_of
from tests.web.visitor import Visitor, whoever_decides

# Closed actions and hand cards, each with the clause that is shown; null where none is.
CLOSED = """() => [...document.querySelectorAll('main .action, main [data-zone=hand] [data-card]')]
  .filter((one) => !one.querySelector('[data-code], [data-codes]'))
  .map((one) => [one.querySelector('[data-probe]') ?? one, one.querySelector('[data-why]') ?? one])
  .filter(([thing]) => thing.dataset.probe !== undefined || thing.matches('.place')) // a card of Hellas
  .map(([thing, why]) => [thing.dataset.probe ?? `play ${thing.dataset.card}`, why.dataset.why ?? null])"""
PUT_DOWN = "drop "  # told for pieces that are moved about on the map; drawn only when one is put down


class Traffic:
    """What went between a browser and the server since a moment."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.asked, self.updates, self.sent = len(visitor.asked), len(visitor.messages("update")), len(visitor.sent)

    def moves(self) -> list[Any]:
        """The moves that the page has sent."""
        return [one for one in map(json.loads, self.visitor.sent[self.sent :]) if one["type"] == "move"]

    def updates_since(self) -> list[Any]:
        """The updates that the stream has brought."""
        return self.visitor.messages("update")[self.updates :]

    def requests(self) -> list[str]:
        """All requests to the server but the look at a silent rival every 20 s."""
        table = f"/api/tables/{table_of(self.visitor)}"
        return [url for url in self.visitor.asked[self.asked :] if "/api/" in url and not url.endswith(table)]


def check_closed(visitor: Visitor) -> int:
    """Everything that is drawn as closed has its reason from the last update, which tells of nothing else."""
    visitor.until(lambda: visitor.messages("update")[-1]["position"]["ply"] == visitor.ply)
    told = visitor.messages("update")[-1]["words"]["closed"]
    drawn = dict(visitor.page.evaluate(CLOSED))
    assert drawn == {code: reason["clause"] for code, reason in told.items() if not code.startswith(PUT_DOWN)}
    return len(drawn)


def test_a_move_is_one_message_up_and_one_down_and_no_request(visit: Visit) -> None:
    people = pair(visit)
    whoever_decides(*people)
    traffic = [Traffic(one) for one in people]
    for turn in range(many(8, 40)):
        whoever_decides(*people).play_by_clicks(seed=turn, most=1)
        people[0].until(lambda: people[0].ply == people[1].ply)
        check_closed(whoever_decides(*people))
    sent = [each.moves() for each in traffic]
    assert sum(map(len, sent)) >= many(8, 40)
    for own, each in zip(sent, traffic, strict=True):
        updates = each.updates_since()
        assert each.visitor.find("[data-zone=log] li").count() > 3
        assert len(updates) == sum(map(len, sent)), "one update for each move of both"
        answers = [update["answer"]["id"] for update in updates if update["answer"] is not None]
        assert answers == [move["id"] for move in own], "the answer comes inside"
        assert all(update["words"]["question"] for update in updates)
        assert not any(update["words"]["closed"] for update in updates if not update["position"]["legal"])
        assert each.requests() == []


@pytest.mark.parametrize("game", ["hector", "olympus", "hellas"])
def test_playing_against_a_bot_asks_for_nothing_beside_the_stream(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    someone.await_turn()
    someone.page.wait_for_load_state("networkidle")
    traffic = Traffic(someone)
    turns = closed = 0
    while (turns < many(8, 40) or not closed) and someone.await_turn():
        closed += check_closed(someone)
        someone.play_by_clicks(seed=turns, most=1)
        turns += 1
    someone.standing()
    moves = traffic.moves()
    assert len(moves) >= many(8, 10) and closed
    answers = [update["answer"]["id"] for update in traffic.updates_since() if update["answer"] is not None]
    assert answers == [move["id"] for move in moves]
    if not someone.is_over():
        assert traffic.requests() == []


def test_another_language_opens_the_stream_anew_and_tells_everything_in_it(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=1, most=3)
    someone.await_turn()
    sentences = someone.find("[data-zone=log] li").all_inner_texts()
    someone.page.wait_for_load_state("networkidle")
    traffic = Traffic(someone)
    someone.find('button[lang="de"]').first.click()
    someone.until(lambda: bool(traffic.updates_since()))
    someone.until(lambda: someone.find("[data-zone=log] li").all_inner_texts() != sentences)
    told = traffic.updates_since()
    assert len(told) == 1 and told[0]["ply_from"] == 0
    someone.play_by_clicks(seed=2, most=2)
    spoken = someone.find("[data-zone=log]").inner_text()
    assert "Neuling zieht" in spoken and "draw" not in spoken
    assert traffic.requests() == []
