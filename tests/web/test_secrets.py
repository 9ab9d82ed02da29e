"""Nothing secret reaches the page: everything a browser received is what its seat may know."""

import json

from kleos.core.players import Player
from tests.support import many
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

FORBIDDEN = ("/proof", "as=full", "server_seed")


def test_a_browser_receives_what_its_seat_may_know_and_no_more(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector", level="veteran")
    running: list[str] = []
    asked: list[str] = []
    for turn in range(many(12, 80)):
        if not someone.await_turn():
            break  # after the end there are no secrets
        running, asked = list(someone.received), list(someone.asked)
        someone.play_by_clicks(seed=turn, most=1)
    someone.await_turn()
    check_positions(someone)
    assert not [url for url in asked if any(part in url for part in FORBIDDEN)]
    assert not [text for text in running if '"server_seed"' in text]
    own = someone.page.evaluate(
        "(id) => fetch(`/api/tables/${id}/record?as=1`).then((r) => r.json())", table_of(someone)
    )
    check_lines(someone, own["moves"])


def table_of(visitor: Visitor) -> str:
    """The table that is played at."""
    return visitor.page.url.partition("/t/")[2].partition("?")[0]


def check_positions(visitor: Visitor) -> None:
    """Every position is the own seat's, and tells the legal moves to the actor alone."""
    seen = 0
    for update in visitor.messages("update"):
        position = update["position"]
        if position is None:
            continue
        seen += 1
        assert position["viewer"] == Player.ONE.seat
        assert position["actor"] == Player.ONE.seat or not position["legal"]
        assert not hidden_fields(position["table"]["sides"][Player.TWO])
    assert seen > 5


def hidden_fields(side: dict[str, object]) -> list[str]:
    """Fields that would hold the rival's cards."""
    return [name for name, value in side.items() if name in ("hand", "hero_pile") and not isinstance(value, int)]


def check_lines(visitor: Visitor, allowed: list[str]) -> None:
    """Each line of the log came as the seat's own record has it, and the rival's draws without their faces."""
    hidden = 0
    for text in visitor.received:
        if '"lines"' not in text:
            continue
        for line in json.loads(text)["lines"]:
            assert line["code"] == allowed[line["ply"]]
            hidden += line["code"].endswith("?")
    assert hidden, "no hidden draw was seen, so nothing was tested"
