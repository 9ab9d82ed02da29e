"""No byte about hidden things reaches a viewer who may not know them; and this search finds a planted leak.

Canaries are the seeds, tokens and keys, and in Fight for Olympus every card that a viewer never saw: their names occur
once each. Beside them every position and line that was sent is compared with what the kernel lets its viewer see.
"""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import Match, Observation, Player
from kleos.core.game import VIEWS
from kleos.core.record import FORMAT
from kleos.text.narrator import narrator_for
from tests.server.inside import Inside, inside
from tests.server.nodes import Person, seed_of, update
from tests.support import many

SEEDS = {1: seed_of("one's own seed"), 2: seed_of("two's own seed")}


class Evening:
    """One game with two players and a spectator, who do everything that can be done, and all bytes they got."""

    def __init__(self, server: Inside, game: str, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.people = {1: Person(server.address), 2: Person(server.address), None: Person(server.address)}
        self.secrets: dict[int | None, list[str]] = {1: [], 2: [], None: []}
        self.asked: dict[int | None, set[str]] = {1: set(), 2: set(), None: set()}
        self.table = self.sit_down(game)
        self.live = server.app.node.tables[self.table]
        self.words: Any = narrator_for(self.live.game, ("person", "person"), ("One", "Two"))

    def sit_down(self, game: str) -> str:
        """Both promise; what each must not learn of the other is noted."""
        one, two, eye = self.people[1], self.people[2], self.people[None]
        seats = [{"kind": "me", "commitment": SEEDS[1][1], "name": "One"}, {"kind": "open"}]
        made = one.post("/api/tables", {"game": game, "seats": seats}).json()
        table = str(made["info"]["id"])
        two.post(f"/api/tables/{table}/join", {"token": made["invites"]["2"], "commitment": SEEDS[2][1], "name": "Two"})
        eye.post(f"/api/tables/{table}/watch", {"token": made["watch"]})
        eye.csrf = eye.get("/api/me").json()["csrf"]
        one.post(f"/api/tables/{table}/reveal", {"seed": SEEDS[1][0]})
        two.post(f"/api/tables/{table}/reveal", {"seed": SEEDS[2][0]})
        row = self.server.app.node.tables[table].row
        for viewer, person in self.people.items():
            self.secrets[viewer] = [row.server_seed, row.watch_hash, self.server.app.node.signer.key.hex()]
            self.secrets[viewer] += [SEEDS[seat][0] for seat in (1, 2)]
            others = [other for other in self.people.values() if other is not person]
            self.secrets[viewer] += [value for other in others for value in other.client.cookies.values()]
            self.secrets[viewer] += [
                value.partition(".")[0] for other in others for value in other.client.cookies.values()
            ]
            self.secrets[viewer] += [other.csrf for other in others if other.csrf]
        return table

    def play(self, most: int) -> None:
        """Moves, refusals, questions, undo, reconnects and exports, in any order."""
        for number in range(most):
            mover = self.live.actor
            if not mover:
                return
            position = update(self.people[mover], self.table, lang="en")["position"]
            move = {"ply": position["ply"], "code": self.rng.choice(position["legal"]), "id": f"e{number}"}
            self.people[mover].post(f"/api/tables/{self.table}/moves", move)
            if not self.live.actor:
                return  # after the end everything is shown
            self.disturb(number)

    def disturb(self, number: int) -> None:
        """Whatever a curious client may try."""
        viewer = self.rng.choice([1, 2, None])
        person, path = self.people[viewer], f"/api/tables/{self.table}"
        kind = self.rng.randrange(9)
        ply = self.live.ply
        code = self.rng.choice(self.live.game.moves).code
        if kind in (0, 1):
            self.asked[viewer] |= set(code.split())  # a refusal repeats what the client itself has said
        if kind == 0:
            person.post(f"{path}/moves", {"ply": ply - self.rng.randrange(2), "code": code, "id": f"x{number}"})
        elif kind == 1:
            person.get(f"{path}/why", code=code)
        elif kind == 2:
            for view in ("1", "2", "public", "full"):
                person.get(f"{path}/record", **{"as": view})
                person.get(f"{path}/position", ply=self.rng.randrange(ply + 1), **{"as": view})
        elif kind == 3:
            person.post(f"{path}/undo", {"ply": ply, "id": f"u{number}"})
            self.people[self.rng.choice([1, 2])].post(f"{path}/undo/answer", {"accept": self.rng.random() < 0.7})
        elif kind == 4:
            with person.socket(self.table, since=self.rng.randrange(self.live.seq + 3), lang="en") as socket:
                person.heard.append(str(socket.recv(timeout=120)).encode())
                socket.send(json.dumps({"type": "move", "ply": ply, "code": "pass", "id": f"s{number}"}))
                person.heard.append(str(socket.recv(timeout=120)).encode())
        elif kind == 5:
            for part in ("log", "proof", "update", "words"):
                person.get(f"{path}/{part}", lang="en", **({"as": "2"} if part not in ("proof", "words") else {}))
        elif kind == 6:
            person.get(path)
            person.get("/api/tables")
        elif kind == 7:
            person.get("/metrics")
        else:
            person.post(f"{path}/claim", {"take": "win"})

    def close(self) -> None:
        """Leave."""
        SEEN.clear()
        for person in self.people.values():
            person.close()

    # Searching.

    def leaks(self) -> list[str]:
        """Everything that somebody was told and must not know; the log and metrics count as told to everybody."""
        found = []
        log = self.server.log.getvalue().encode()
        for viewer, person in self.people.items():
            data = b"\n".join([*person.heard, log])
            found += [
                f"{viewer}: secret {word[:12]}" for word in self.secrets[viewer] if word and word.encode() in data
            ]
            found += [f"{viewer}: {what}" for one in person.heard for what in self.wrong(viewer, one)]
            if self.live.game.code == "olympus":
                unseen = self.unseen_cards(viewer)
                found += [f"{viewer}: card {name}" for name in unseen if mentions(data, name)]
                spoken = b"\n".join(one for one in person.heard if b'"sentences"' in one)
                names = [self.words.name(card) for card in unseen if "name" in self.words.row(card)]
                found += [f"{viewer}: words {name}" for name in names if mentions(spoken, name)]
        return found

    def wrong(self, viewer: int | None, data: bytes) -> Iterator[str]:
        """Positions and lines that differ from what this viewer may see."""
        try:
            body = json.loads(data)
        except ValueError:
            return
        match = self.live.match
        assert match is not None
        for part in parts_of(body):
            if {"viewer", "ply", "table", "legal"} <= set(part):
                if part["viewer"] not in (viewer, None):
                    yield f"position of {part['viewer']}"
                elif part["table"] != told(match, part["viewer"], part["ply"]).table:
                    yield f"position at {part['ply']}"
                elif part["legal"] and match.state_at(part["ply"]).actor != as_player(viewer):
                    yield "legal moves"
            elif {"ply", "by", "code", "clause"} <= set(part):
                at = 2 if viewer is None else viewer - 1
                if part["code"] != match.entries[part["ply"]].seen[at]:
                    yield f"line {part['ply']}"
            elif {"ply", "seat", "code", "text", "heading"} <= set(part):
                at = 2 if viewer is None else viewer - 1
                if part["code"] != match.entries[part["ply"]].seen[at]:
                    yield f"sentence {part['ply']}"
            elif part.get("format") == FORMAT:
                yield from self.wrong_record(viewer, part)

    def wrong_record(self, viewer: int | None, record: dict[str, Any]) -> Iterator[str]:
        """An export that tells more than its viewer knows."""
        match = self.live.match
        assert match is not None
        if record["view"] not in ("public", str(viewer)) or record["commitments"]:
            yield f"record {record['view']}"
            return
        eyes = None if record["view"] == "public" else viewer
        at = 2 if eyes is None else eyes - 1
        if [entry.seen[at] for entry in match.entries[: len(record["moves"])]] != record["moves"]:
            yield "record's moves"
        for ply in range(0, len(record["frames"]), 7):
            if record["frames"][ply] != told(match, eyes, ply).table:
                yield f"record's frame {ply}"

    def unseen_cards(self, viewer: int | None) -> set[str]:
        """Cards that this viewer never saw in this game."""
        match = self.live.match
        assert match is not None
        kinds = {move.code.split()[-1] for move in match.game.moves if move.code.startswith("play ")}
        known: set[str] = set()
        for ply in range(match.ply + 1):
            known |= set(re.findall(r"[\w-]+", json.dumps(told(match, viewer, ply).table)))
        at = 2 if viewer is None else viewer - 1
        known |= {word for entry in match.entries for word in entry.seen[at].split()}
        return kinds - known - self.asked[viewer]


def as_player(viewer: int | None) -> Player | None:
    """A seat as the kernel counts it."""
    return None if viewer is None else Player(viewer - 1)


class Told(msgspec.Struct):
    """What the kernel lets a viewer see, as JSON data."""

    table: Any


TRUE_VIEWS = dict(VIEWS)
SEEN: dict[tuple[int, int | None, int], Told] = {}


def told(match: Match, viewer: int | None, ply: int) -> Told:
    """By the kernel's own view, whatever was planted since."""
    key = (id(match), viewer, ply)
    if key not in SEEN:
        seen: Observation = TRUE_VIEWS[match.game.code](match.state_at(ply), as_player(viewer))
        SEEN[key] = Told(json.loads(msgspec.json.encode(seen.table)))
    return SEEN[key]


def parts_of(body: Any) -> Iterator[dict[str, Any]]:
    """Every object inside."""
    if isinstance(body, dict):
        yield body
        if "viewer" in body and "table" in body:
            return
        for value in body.values():
            yield from parts_of(value)
    elif isinstance(body, list):
        for value in body:
            yield from parts_of(value)


def mentions(data: bytes, name: str) -> bool:
    """Ask whether a card is named."""
    return re.search(rb"(?<![\w-])" + re.escape(name.encode()) + rb"(?![\w-])", data) is not None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A node to listen to."""
    for game in kleos.GAMES:
        kleos.load(game)
        TRUE_VIEWS[game] = VIEWS[game]
    with inside(tmp_path_factory.mktemp("leaks")) as started:
        yield started


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_nothing_hidden_reaches_anybody(server: Inside, game: str) -> None:
    for seed in range(many(1, 6)):
        evening = Evening(server, game, seed)
        evening.play(many(60, 400))
        assert evening.live.ply > 20
        assert sum(map(len, evening.people[1].heard)) > 10_000
        told = [one for one in evening.people[1].heard if one.startswith(b'{"type":"update"') and b'"sentences"' in one]
        assert told, "no words came with an update"
        assert evening.leaks() == []
        evening.close()


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_a_planted_leak_is_found(server: Inside, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = TRUE_VIEWS[game]

    def leaky(state: Any, viewer: Player | None) -> Observation:
        seen: Observation = true(state, viewer)
        rival = Player.ONE if viewer is None else viewer.rival
        return msgspec.structs.replace(
            seen, table=msgspec.structs.replace(seen.table, own=true(state, rival).table.own)
        )

    evening = Evening(server, game, 1)
    evening.play(12)
    assert evening.leaks() == []
    monkeypatch.setitem(VIEWS, game, leaky)
    evening.live.encoded.clear()
    evening.play(12)
    assert any("position" in leak for leak in evening.leaks())
    if game == "olympus":
        assert any("card" in leak for leak in evening.leaks())
    evening.close()


def test_a_seed_or_token_that_slips_out_is_found(server: Inside) -> None:
    evening = Evening(server, "hector", 2)
    evening.play(5)
    assert evening.leaks() == []
    evening.people[2].heard.append(b'{"detail": "' + evening.live.row.server_seed.encode() + b'"}')
    assert any("secret" in leak for leak in evening.leaks())
    evening.close()
