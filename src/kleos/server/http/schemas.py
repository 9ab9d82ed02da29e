"""What travels over the wire: requests, answers and stream messages, and JSON Schemas of all of it."""

from functools import cache
from importlib import import_module
from typing import Annotated, Any, Literal

import msgspec

from kleos.catalogue import GAMES, load
from kleos.core.record import Record
from kleos.server.http.daily_schemas import DailyMark
from kleos.server.http.problems import Problem

Seat = Literal[1, 2]
Text64 = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=100)]
Name = Annotated[str, msgspec.Meta(max_length=100)]  # the true rule, 1-24 visible characters, is in guests.py
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.-]+$")]
Code = Annotated[str, msgspec.Meta(max_length=200)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Whereabouts = Literal["here", "reconnecting", "away"]
View = Literal["1", "2", "public", "full"]


# Requests.


class NameGuest(msgspec.Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class TakeIdentity(msgspec.Struct, forbid_unknown_fields=True):
    """An identity that was saved before."""

    identity: Annotated[str, msgspec.Meta(max_length=200)]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: the caller, a bot, or whoever comes by the link."""

    kind: Literal["me", "bot", "open"]
    bot: Text64 | None = None
    commitment: Text64 | None = None  # sha256 of the seat's seed, for "me"; nothing = a seed of zeros
    name: Name | None = None  # for the second person at the same screen


class TimeControl(msgspec.Struct, forbid_unknown_fields=True):
    """Thinking time for the whole game and what each decision adds, in seconds."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=1_000_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a line of a finished game or of an imported record."""

    ply: Ply
    table: Text64 | None = None
    record: Text64 | None = None


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Text64
    seats: tuple[SeatRequest, SeatRequest]
    options: dict[str, str | int | bool] = {}
    components: dict[str, Any] | str | None = None  # an own component set, or the text of its file: JSON or TOML
    listed: bool = False  # whether anybody may see it in the lobby, join and watch
    clock: TimeControl | None = None
    patience: Annotated[int, msgspec.Meta(ge=60, le=30 * 86_400)] = 86_400
    origin: Origin | None = None
    hints: bool | None = None  # whether the coach may be asked; nothing = against easy bots
    mirror: bool = False  # whether both seats may look into the mirror
    bearer: bool = False  # for programs: answer with seat keys for the Authorization header
    name: Name | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: with the token of the invite link, or freely at a listed table."""

    token: Token | None = None
    seat: Seat | None = None
    commitment: Text64 | None = None
    name: Name | None = None
    bearer: bool = False


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    """Watch by the token of the spectator link."""

    token: Token


class AtSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A request of a seat; who holds both seats says which one."""

    seat: Seat | None = None


class Reveal(msgspec.Struct, forbid_unknown_fields=True):
    """Show the seed that was promised."""

    seed: Text64
    seat: Seat | None = None


class PlayMove(msgspec.Struct, forbid_unknown_fields=True):
    """A decision: for which line it is meant, the move, and an id of the client's own."""

    ply: Ply
    code: Code
    id: ClientId
    seat: Seat | None = None


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """Ask the coach about the open decision: for which line it is meant."""

    ply: Ply
    seat: Seat | None = None


class AskUndo(msgspec.Struct, forbid_unknown_fields=True):
    """Take the last decision back, or ask the opponent to allow it."""

    ply: Ply
    id: ClientId
    seat: Seat | None = None


class AnswerUndo(msgspec.Struct, forbid_unknown_fields=True):
    """Let the opponent take a decision back, or not."""

    accept: bool
    seat: Seat | None = None


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """The opponent stayed away: take the win, or let a bot go on in his place."""

    take: Literal["win", "bot"]
    seat: Seat | None = None


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """The token of an invite link or of a spectators' link."""

    token: Token


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Play again with seats swapped: agree to the opponent's offer, or sit down at the table that was agreed on."""

    commitment: Text64 | None = None
    bearer: bool = False


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a browser's subscription."""

    p256dh: Token
    auth: Token


class AddPush(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's subscription, as `PushSubscription.toJSON` tells it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000)]
    keys: PushKeys
    seat: Seat | None = None


class AddMail(msgspec.Struct, forbid_unknown_fields=True):
    """An e-mail address that wants to be told of turns."""

    address: Annotated[str, msgspec.Meta(max_length=320)]
    seat: Seat | None = None


class ConfirmMail(msgspec.Struct, forbid_unknown_fields=True):
    """The code that was sent to the address."""

    code: Text64
    seat: Seat | None = None


class SwitchOff(msgspec.Struct, forbid_unknown_fields=True):
    """No more notices of one kind for a seat."""

    kind: Literal["push", "mail"]
    seat: Seat | None = None


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True):
    """A message over the WebSocket: `type` and the fields of the request of that name."""

    type: Literal["ping", "move", "undo", "undo-answer", "resign", "reveal", "say"]
    id: ClientId | None = None
    ply: Ply | None = None
    code: Code | None = None
    seed: Text64 | None = None
    accept: bool | None = None
    phrase: Text64 | None = None


# Answers.


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: str  # open, person, bot
    name: str
    bot: str | None
    is_ready: bool  # promised, and the seed shown once both have promised
    commitment: str | None
    presence: Whereabouts  # bots are always here


class ClockInfo(msgspec.Struct):
    """Clocks as they stand at `at`; the one of `running` falls."""

    seconds: int
    increment: int
    left: tuple[int, int]  # milliseconds
    running: int  # seat, 0 = none
    at: int


class UndoInfo(msgspec.Struct):
    """What taking back would need."""

    free: bool
    reason: str  # message id, "" when free
    asks: bool  # whether the opponent is asked; a bot, or oneself at one screen, never is
    asked_by: int  # a seat that waits for consent, 0 = none


class TableInfo(msgspec.Struct):
    """A table of the lobby."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    components: str  # hash
    own_components: bool
    status: str  # waiting, sealing, playing, finished, void
    listed: bool
    seats: tuple[SeatInfo, SeatInfo]
    yours: tuple[int, ...]
    may_watch: bool
    server_commitment: str
    clock: ClockInfo | None
    patience: int
    may_claim: bool
    asked_undo: int
    result: tuple[int, str, str] | None
    hints: bool  # whether the coach may be asked
    hinted: bool  # whether it was: the game is marked as coached
    mirror: bool  # whether both seats may look into the mirror
    daily: DailyMark | None
    rematch: str | None  # the next table, once both want it
    notices: tuple[str, ...]  # ways to be told of one's turn that the host has set up: push, mail
    rematch_offer: int  # the seat that offers one, 0 = none
    rematch_declined: int  # the seat that declined one, 0 = none
    origin: dict[str, Any] | None  # ply and view of the record that it goes on from
    created: int
    updated: int
    seq: int
    ply: int


class PositionInfo(msgspec.Struct):
    """A position as one viewer sees it."""

    viewer: int | None
    ply: int
    table: Any  # the game's own table: its JSON Schema is in /api/schemas
    legal: tuple[str, ...]
    actor: int | None  # the seat that decides
    undo: UndoInfo | None


class LogLine(msgspec.Struct):
    """One line of the log: who or which stream, the code as this viewer saw it, the clause it rests on."""

    ply: int
    by: str
    code: str
    clause: str


class LogSentence(msgspec.Struct):
    """A sentence of the log: the last line that it tells of, and whose doing or fate it tells."""

    ply: int
    seat: int  # 0 = neither's
    code: str
    text: str
    clause: str  # what it rests on
    heading: str  # the part of the game that it belongs to: a round, a turn
    kind: str  # "move", "result", or "part": the heading tells it already


class Scene(msgspec.Struct):
    """A line whose outcome is worth a look, with the tables before and after it as the viewer saw them."""

    ply: int
    by: str
    code: str
    before: Any
    after: Any


class Narration(msgspec.Struct):
    """A table in words."""

    question: str
    options: dict[str, str]  # code -> words
    closed: dict[str, Problem]  # code -> why: of the moves that a table shows as closed, for the seat that decides
    first: int  # the sentences replace all that tell of this line or a later one
    sentences: list[LogSentence]
    scenes: list[Scene] = []  # that a page acts out: of new lines, and the last one after the end


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """An accepted decision; a repeated id gets the same answer."""

    id: str
    seq: int
    ply: int
    ply_from: int
    lines: list[LogLine]


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """What a stream carries: everything after what the viewer knew, and always the open decision."""

    seq: int
    ply_from: int  # the lines that follow replace everything from here on
    lines: list[LogLine]
    info: TableInfo
    position: PositionInfo | None  # none before the cards are dealt
    words: Narration | None = None  # in the language that the stream was opened with; none without `lang`
    answer: Answer | None = None  # to the viewer's own message, when this update is its reply


class Heartbeat(msgspec.Struct, tag_field="type", tag="heartbeat"):
    """A sign of life."""

    seq: int
    time: int


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is at the table now, and whether an absent seat may be claimed; sent when it changes between two updates."""

    seats: tuple[Whereabouts, Whereabouts]
    may_claim: bool


class Said(msgspec.Struct, tag_field="type", tag="said"):
    """A phrase or an emote of a seat, by its id; each viewer words it in his own language. It is not stored."""

    seat: int
    phrase: str


class Failure(msgspec.Struct, tag_field="type", tag="error"):
    """A refusal over the WebSocket."""

    id: str | None
    status: int
    code: str
    message: str
    clause: str = ""
    arguments: dict[str, str | int] = {}
    state: Any = None


class Seated(msgspec.Struct):
    """The answer to sitting down: links hold their tokens in the fragment, which browsers never send."""

    info: TableInfo
    csrf: str
    invites: dict[str, str] = {}  # seat -> token
    watch: str | None = None
    keys: dict[str, str] = {}  # seat -> key for `Authorization: Bearer`, when asked for


class InvitationInfo(msgspec.Struct):
    """What a link's token is good for now."""

    seat: int | None  # the seat that it opens; none = it was used, replaced, or never was one
    may_watch: bool


class NoticeInfo(msgspec.Struct):
    """How a seat is told of its turns."""

    push_key: str | None  # what a browser subscribes with; none = the host has not set it up
    has_mail: bool  # whether the host has set it up
    devices: int  # browsers that are told
    address: str | None  # an e-mail address, masked
    is_confirmed: bool


class Me(msgspec.Struct):
    """Who the server thinks you are."""

    name: str | None
    csrf: str | None


class Identity(msgspec.Struct):
    """What proves who you are, to go on elsewhere: whoever has it can play as you."""

    name: str
    identity: str


class Tables(msgspec.Struct):
    """Own tables and open ones."""

    mine: list[TableInfo]
    open: list[TableInfo]


# JSON Schemas, from which the page's types are generated.


@cache
def all_schemas() -> dict[str, Any]:
    """By game the table and the codes of all moves; the messages of the stream, both ways; the record."""
    found: dict[str, Any] = {"games": {code: game_schema(code) for code in GAMES}}
    messages = (Update, Answer, Heartbeat, Presence, Said, Failure, ClientMessage, Problem, Record)
    _, parts = msgspec.json.schema_components(messages, ref_template="#/messages/{name}")
    return {**found, "messages": parts}


def game_schema(code: str) -> dict[str, Any]:
    """The table of a game as a schema, and its moves as codes with their hidden forms."""
    game = load(code)
    table = import_module(f"kleos.games.{code}.view").Table
    moves = [move.code for move in game.moves]
    return {"table": msgspec.json.schema(table), "moves": {"type": "string", "enum": moves}}
