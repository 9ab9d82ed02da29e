"""Phrases and emotes: what people at a table may say to each other, by id. Nothing of it is stored."""

from collections import deque
from typing import TYPE_CHECKING

from kleos.server.http.problems import BAD, TOO_FAST, Refused
from kleos.server.http.schemas import Said
from kleos.server.storage import store
from kleos.server.tables.table import LiveTable

if TYPE_CHECKING:
    from kleos.server.server_node import ServerNode

PHRASES = ("hello", "luck", "well-played", "oops", "thinking", "moment", "thanks", "good-game")
EMOTES = ("joy", "surprise", "doubt", "shrug", "laurel", "lightning")
SAID = "said"  # what nodes tell each other
MOST_UNHEARD = 8  # that a slow stream keeps

Ear = deque[Said]


def new_ear() -> Ear:
    """What a stream has yet to tell of what was said."""
    return deque(maxlen=MOST_UNHEARD)


async def say(table: LiveTable, seat: int, phrase: str) -> None:
    """Let everybody at the table hear a phrase of a seat, at other nodes too."""
    if phrase not in PHRASES and phrase not in EMOTES:
        raise Refused(BAD, "error-no-such-phrase")
    if not table.node.limits.phrases.allows(f"{table.id} {seat}"):
        raise Refused(TOO_FAST, "error-too-many-phrases")
    let_hear(table, Said(seat, phrase))
    if table.node.settings.is_shared:
        told = f"{SAID} {table.node.id} {seat} {phrase}"
        await table.node.write(lambda connection: store.announce(connection, table.id, told), table.id)


def let_hear(table: LiveTable, said: Said) -> None:
    """Hand it to the streams of this node."""
    for ear in table.ears.values():
        ear.append(said)
    table.stir()


def hear_of(node: "ServerNode", table: LiveTable, told: str) -> None:
    """Take in what somebody said at another node."""
    _, speaker, seat, phrase = told.split(" ")
    if speaker != node.id:
        let_hear(table, Said(int(seat), phrase))
