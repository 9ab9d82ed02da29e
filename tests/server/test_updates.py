"""Updates over the stream: one message per change and viewer, in words of his language, made of new lines alone."""

import asyncio
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import kleos
from kleos import Game, IllegalMove, Match, Move, Player, State
from kleos.core.match import LogEntry
from kleos.server.http.problems import problem
from kleos.server.storage.row_types import SeatRow
from kleos.server.tables import narration
from kleos.server.tables.match_log import log_lines
from kleos.text.log_lines import Line
from tests.secrets.shadow import twins
from tests.server.inside import inside
from tests.server.nodes import Person, make_table, update
from tests.support import VIEWERS, many

Pair = tuple[Person, Person]
PATIENT = 120.0  # seconds after which something hangs
every_game = pytest.mark.parametrize("game", sorted(kleos.GAMES))


def next_update(socket: Any) -> dict[str, Any]:
    """The next update of a stream; signs of life are passed over."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENT))
        assert message["type"] in ("update", "heartbeat", "presence"), message
        if message["type"] == "update":
            return message


@every_game
def test_a_move_is_one_message_up_and_one_down_for_each_viewer(people: Pair, game: str) -> None:
    table = make_table(*people, game)
    rng = Random(game)
    with people[0].socket(table, lang="en") as one, people[1].socket(table, lang="en") as two:
        sockets = (one, two)
        seen = [next_update(socket) for socket in sockets]
        for number in range(many(12, 100)):
            mover = next((k for k in (0, 1) if seen[k]["position"]["legal"]), None)
            if mover is None:
                break
            position = seen[mover]["position"]
            code = rng.choice(position["legal"])
            wish = {"type": "move", "ply": position["ply"], "code": code, "id": f"m{number}"}
            sockets[mover].send(json.dumps(wish))
            before = seen
            seen = [next_update(socket) for socket in sockets]
            assert seen[mover]["answer"]["id"] == f"m{number}" and seen[1 - mover]["answer"] is None
            for old, new in zip(before, seen, strict=True):
                assert new["seq"] == old["seq"] + 1 and new["ply_from"] == old["position"]["ply"]
                assert list(new["words"]["options"]) == new["position"]["legal"] and new["words"]["question"]
                assert new["words"]["first"] <= new["ply_from"]
                assert all(told["ply"] >= new["words"]["first"] for told in new["words"]["sentences"])


@every_game
@pytest.mark.parametrize("viewer", ["1", "2", "public"])
def test_the_log_that_grew_is_the_log_that_is_loaded(people: Pair, game: str, viewer: str) -> None:
    table = make_table(*people, game)
    rng = Random(f"{game} {viewer}")
    person = people[1] if viewer == "2" else people[0]
    with person.socket(table, lang="en", **{"as": viewer}) as stream:
        grown: list[dict[str, Any]] = []
        for number in range(many(40, 400)):
            words = next_update(stream)["words"]
            grown = [told for told in grown if told["ply"] < words["first"]] + words["sentences"]
            assert grown == person.get(f"/api/tables/{table}/words", lang="en", **{"as": viewer}).json()["sentences"]
            positions = [update(one, table)["position"] for one in people]
            mover = next((k for k in (0, 1) if positions[k]["legal"]), None)
            if mover is None:
                break
            position = positions[mover]
            kind, code = "moves", {"code": rng.choice(position["legal"])}
            if position["undo"]["free"] and rng.random() < 0.1:
                kind, code = "undo", {}
            body = {"ply": position["ply"], "id": f"m{number}", **code}
            assert people[mover].post(f"/api/tables/{table}/{kind}", body).status_code == 201


@every_game
def test_words_of_updates_put_together_are_the_log_in_words(people: Pair, game: str) -> None:
    table = make_table(*people, game)
    rng = Random(2)
    with people[0].socket(table, lang="de", **{"as": "1"}) as stream:
        update_ = next_update(stream)
        for number in range(8):
            position = [update(person, table)["position"] for person in people]
            mover = 0 if position[0]["legal"] else 1
            body = {"ply": position[mover]["ply"], "code": rng.choice(position[mover]["legal"]), "id": f"m{number}"}
            assert people[mover].post(f"/api/tables/{table}/moves", body).status_code == 201
            update_ = next_update(stream)
            words = people[0].get(f"/api/tables/{table}/words", first=update_["ply_from"], lang="de", **{"as": "1"})
            assert update_["words"] == words.json()
            asked = people[0].get(f"/api/tables/{table}/update", since=update_["seq"] - 1, lang="de", **{"as": "1"})
            assert asked.json()["words"] == update_["words"]


@every_game
def test_an_update_tells_the_seat_that_decides_why_things_are_closed(people: Pair, game: str) -> None:
    table = make_table(*people, game)
    rng = Random(game)
    compared = number = 0
    while number < many(15, 150) or not compared:
        told = [update(person, table, lang="de") for person in people]
        mover = next((k for k in (0, 1) if told[k]["position"]["legal"]), None)
        if mover is None:
            break
        position, closed = told[mover]["position"], told[mover]["words"]["closed"]
        assert not closed.keys() & set(position["legal"])
        for code, reason in closed.items():
            assert reason["code"].startswith("why-") and reason["clause"] and reason["message"]
            assert reason == people[mover].get(f"/api/tables/{table}/why", code=code, lang="de").json()
        compared += len(closed)
        assert told[1 - mover]["words"]["closed"] == {}
        assert update(people[mover], table, lang="de", **{"as": "public"})["words"]["closed"] == {}
        body = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"m{number}"}
        assert people[mover].post(f"/api/tables/{table}/moves", body).status_code == 201
        number += 1
    assert compared


def test_the_language_is_that_of_the_stream_and_without_one_there_are_no_words(people: Pair) -> None:
    table = make_table(*people, "hector")
    asked = set()
    for language in ("en", "de", "nl", "fr"):
        with people[0].socket(table, lang=language) as stream:
            asked.add(next_update(stream)["words"]["question"])
    assert len(asked) == 4
    with people[0].socket(table) as stream:
        assert next_update(stream)["words"] is None
    assert update(people[0], table)["words"] is None


@every_game
def test_an_update_narrates_new_lines_alone(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    played: list[int] = []

    def counted(self: Match, ply: int) -> State:
        played.append(ply)
        return state_at(self, ply)

    state_at = Match.state_at
    monkeypatch.setattr(Match, "state_at", counted)
    with inside(folder) as server:
        person = Person(server.address)
        table = person.post("/api/tables", {"game": game, "seats": [{"kind": "me"}] * 2}).json()["info"]["id"]
        with (
            person.socket(table, lang="en", **{"as": "1"}) as one,
            person.socket(table, lang="en", **{"as": "2"}) as two,
        ):
            sockets = (one, two)
            seen = [next_update(socket) for socket in sockets]
            told: list[object] = []
            played.clear()
            for number in range(20):
                mover = 0 if seen[0]["position"]["legal"] else 1
                position = seen[mover]["position"]
                wish = {"type": "move", "ply": position["ply"], "code": position["legal"][-1], "id": f"m{number}"}
                if number % 6 == 5:
                    wish = {"type": "undo", "ply": position["ply"], "id": f"m{number}"}
                sockets[mover].send(json.dumps(wish))
                seen = [next_update(socket) for socket in sockets]
                told += [sentence for update in seen for sentence in update["words"]["sentences"]]
            assert seen[0]["position"]["ply"] >= 20 and told
            assert played == [], "a match was replayed to tell of its last line"
        person.close()


# Two truths that look alike to a viewer are told alike.


class Told:
    """As much of a live table as is told in words, without a database: a game that goes on from a position."""

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.match = SimpleNamespace(game=state.game, base_ply=0, ply=0, entries=[], state=state.copy(), outcome=None)
        self.row = SimpleNamespace(origin=None)
        self.status = "playing"
        self.seq = 0
        self.encoded: dict[Any, Any] = {}
        self.past: dict[int, State] = {}
        self.seams: dict[int | None, list[int]] = {}
        self.seat_rows = [SeatRow("", seat, "person", name=name) for seat, name in ((1, "One"), (2, "Two"))]

    @property
    def actor(self) -> int:
        """The seat that decides; 0 when nobody does."""
        actor = self.match.state.actor
        return actor.seat if isinstance(actor, Player) else 0

    def play(self, move: Move) -> None:
        """Play or draw, and write the line down as everybody saw it."""
        state: State = self.match.state
        self.past[self.match.ply] = state.copy()
        by = str(state.actor.seat) if isinstance(state.actor, Player) else state.stream
        one, two, public = (state.seen_as(move, viewer).code for viewer in VIEWERS)
        self.match.entries.append(LogEntry(by, move.code, (one, two, public)))
        state.apply(move)
        self.seq += 1
        self.match.ply += 1

    def words(self, viewer: Player | None) -> bytes:
        """What the next update tells in words."""
        table: Any = self
        draft = narration.draft_narration(table, None if viewer is None else viewer.seat, self.match.ply - 1)
        assert draft is not None and draft.first in draft.past
        return msgspec.json.encode(asyncio.run(narration.finish_narration(draft)))


def follow_in_words(game: Game, seed: int, viewer: Player | None) -> tuple[int, int]:
    """Compare the words of a game and of its shadow; how many there were, and how many of truths that differed."""
    compared = different = 0
    pair: tuple[Told, Told] | None = None
    for state, shadow, move, answer in twins(game, seed, viewer):
        pair = (Told(state), Told(shadow)) if pair is None else pair
        if answer is None:
            pair = None
            continue
        pair[0].play(move)
        pair[1].play(answer)
        assert pair[0].words(viewer) == pair[1].words(viewer), f"a secret is told:\n{state}\n\n{shadow}"
        compared += 1
        different += str(pair[0].match.state) != str(pair[1].match.state)
    return compared, different


@every_game
@pytest.mark.parametrize("viewer", VIEWERS)
def test_truths_that_look_alike_are_told_alike(game: str, viewer: Player | None) -> None:
    compared = different = 0
    for seed in range(many(1, 12)):
        counts = follow_in_words(kleos.load(game), seed, viewer)
        compared, different = compared + counts[0], different + counts[1]
    assert compared > 30 and different > 10


@every_game
def test_a_narrator_who_knows_too_much_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: Any, viewer: Any, first: int, last: int, past: Any) -> list[Line]:
        lines = log_lines(match, viewer, first, last, past)
        for line in lines:
            line.code = match.entries[line.ply].code
        return lines

    monkeypatch.setattr(narration, "log_lines", leaky)
    with pytest.raises(AssertionError, match="a secret is told"):
        for seed in range(10):
            follow_in_words(kleos.load(game), seed, Player.ONE)


@every_game
def test_a_reason_that_knows_too_much_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, narrator: Any, seen: Any) -> dict[str, Any]:
        refusal = IllegalMove(match.game.parse(seen.legal[0]), "why-game-over", "", state=str(match.state))
        return {seen.legal[0]: problem(refusal)}

    monkeypatch.setattr(narration, "reasons", leaky)
    with pytest.raises(AssertionError, match="a secret is told"):
        for seed in range(10):
            follow_in_words(kleos.load(game), seed, Player.ONE)
