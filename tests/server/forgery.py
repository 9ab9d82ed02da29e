"""Forged data for the tests: redacted records with changed tables, sealed again as anybody can, and odd sets."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import httpx
import msgspec

import kleos
from kleos import Match, Player
from kleos.core.dealer import SeededDealer
from kleos.core.record import Record, seal
from tests.server.nodes import Person

Change = Callable[[dict[str, Any]], None]


@cache
def honest(game: str, seed: int, decisions: int) -> Record:
    """What the first player has seen of a game so far."""
    match = Match(kleos.load(game), SeededDealer(seed))
    rng = Random(seed)
    for _ in range(decisions):
        actor = match.state.actor
        if match.outcome is not None or not isinstance(actor, Player):
            break
        match.play(actor, rng.choice(match.state.legal_moves()))
    return match.record(Player.ONE)


def forged(game: str, change: Change, seed: int = 3, decisions: int = 14) -> bytes:
    """The record with its last table changed and a new seal."""
    record = honest(game, seed, decisions)
    last = json.loads(json.dumps(record.frames[-1]))
    change(last)
    return resealed(record, last)


def resealed(record: Record, last: dict[str, Any]) -> bytes:
    """A record with another last table and a new seal."""
    frames = (*record.frames[:-1], last)
    return msgspec.json.encode(seal(msgspec.structs.replace(record, frames=frames)))


def post_record(person: Person, data: bytes) -> httpx.Response:
    """Import."""
    if not person.csrf:
        person.post("/api/me", {"name": "A"})
    return person.client.post("/api/records", content=data, headers={"x-kleos-csrf": person.csrf})


def play_on(person: Person, game: str, record_id: str, ply: int, bot: bool = False) -> httpx.Response:
    """A table that goes on from an imported record."""
    rival = {"kind": "bot", "bot": "uniform"} if bot else {"kind": "me"}
    origin = {"record": record_id, "ply": ply}
    return person.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, rival], "origin": origin})


def import_and_play_on(person: Person, game: str, data: bytes) -> httpx.Response:
    """Import a record and play on from its last line: the first refusal, or the table."""
    kept = post_record(person, data)
    if kept.status_code != 201:
        return kept
    return play_on(person, game, kept.json()["id"], len(json.loads(data)["moves"]))


# The four that stopped or confused a server.


def empty_pile(table: dict[str, Any]) -> None:
    """Hector: a pile without cards of which six are known."""
    table["sides"][1]["piles"][0] |= {"size": 0, "known": ["R1", "R2", "R3", "G1", "G2", "G3"]}


def proof_without_ares(table: dict[str, Any]) -> None:
    """Hellas: somebody must prove a card that he cannot have."""
    table["flags"] = ["proof"]
    table["sides"][1]["hand"] = [0, 2, 1]


def land_only() -> dict[str, Any]:
    """Hellas: a set whose coast can never be laid."""
    found = kleos.load("hellas").component_data()
    found = json.loads(json.dumps(found))
    for tile in found["tiles"][1:]:
        tile["edges"] = "LLLLLL"
    return found  # type: ignore[no-any-return]


def renamed_card() -> dict[str, Any]:
    """Olympus: a card whose English name is another card's code."""
    harm = {"when": "play", "must": True, "do": "damage", "n": 1, "target": "enemy"}
    card = {"name": "Eris", "en": "R7", "replaces": "Kadmos", "home": "R", "cost": "R", "A": 3, "D": 2}
    return {"set": "mine", "extends": "default", "cards": [{**card, "effects": [harm]}]}


# Mutants.


def mutated(data: Any, rng: Random) -> Any:
    """Plain data with one thing in it changed."""
    found = copy.deepcopy(data)
    spots = list(spots_of(found))
    holder, key = spots[rng.randrange(len(spots))]
    holder[key] = another(holder[key], rng)
    return found


def spots_of(data: Any) -> Any:
    """Every place in lists and dicts."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from spots_of(data[key])


def another(value: Any, rng: Random) -> Any:
    """Something else than this."""
    odd: list[Any] = [None, -1, 0, 1, 2, 7, 99, 10**9, 2**63, "", "R1", "A4", "x" * 300, [], {}, True, "\x00", "é"]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and rng.random() < 0.6:
        return value + rng.choice((-3, -1, 1, 2, 5))
    if isinstance(value, list) and value and rng.random() < 0.6:
        return rng.choice((value[1:], value * 2, value[::-1], []))
    return rng.choice([one for one in odd if one != value])
