"""JSON Schemas of everything on the wire, from which the page's types are generated."""

from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from kleos.catalogue import GAMES, load
from kleos.core.record import Record
from kleos.server import schemas
from kleos.server.errors import Problem


@cache
def all_schemas() -> dict[str, Any]:
    """By game the table and the codes of all moves; the messages of the stream, both ways; the record."""
    found: dict[str, Any] = {"games": {code: game_schema(code) for code in GAMES}}
    messages = (schemas.News, schemas.Answer, schemas.Beat, schemas.Fault, schemas.Hail, Problem, Record)
    _, parts = msgspec.json.schema_components(messages, ref_template="#/messages/{name}")
    return {**found, "messages": parts}


def game_schema(code: str) -> dict[str, Any]:
    """The table of a game as a schema, and its moves as codes with their hidden forms."""
    game = load(code)
    table = import_module(f"kleos.games.{code}.view").Table
    moves = [move.code for move in game.moves]
    return {"table": msgspec.json.schema(table), "moves": {"type": "string", "enum": moves}}
