# interpreted: an edge, where records and observations meet
"""Match: moves, chance and log meet here. The match knows the whole history and tells each viewer his part."""

from random import Random
from typing import Any, NamedTuple

import msgspec

from kleos.core.bot import Dealer
from kleos.core.dealer import ScriptedDealer, SeededDealer
from kleos.core.errors import BadRecord, GameError, GameOver, NotationError, NotYourTurn, StalePly, UndoRefused
from kleos.core.game import Game
from kleos.core.lines import ENDINGS, UNDO, Ending, Undo, read_line, walk
from kleos.core.moves import Move
from kleos.core.observation import Observation, result_of
from kleos.core.players import CHANCE, VIEWERS, Player
from kleos.core.record import FULL, PUBLIC, Record, Redaction, Snapshot, seal
from kleos.core.snapshots import check_redacted, game_of, read_snapshot
from kleos.core.state import Outcome, State

STRIDE = 32  # so many steps apart a match keeps its positions: an undo plays no more than these again


class LogEntry(NamedTuple):
    """One line of the log: who or which stream, the true code, and the code as ONE, TWO and a spectator see it."""

    by: str
    code: str
    seen: tuple[str, str, str]

    def seen_by(self, viewer: Player | None) -> str:
        """The code as this viewer sees it; None is a spectator."""
        return self.seen[place_of(viewer)]


def place_of(viewer: Player | None) -> int:
    """Where a viewer's part stands among those of ONE, TWO and a spectator."""
    if viewer is not None and not isinstance(viewer, Player):
        raise TypeError(f"a viewer is a Player or None, not {viewer!r}")
    return 2 if viewer is None else int(viewer)


def wrong_seat(seat: object) -> NotYourTurn:
    """The error for a seat that does not decide, or that nobody has."""
    return NotYourTurn("error-not-your-turn", seat=Player(seat).seat if seat in (0, 1) else str(seat)[:10])


class Played(NamedTuple):
    """A decision or draw that still counts: its ply, its move, and who decided."""

    ply: int
    move: Move
    seat: Player | None
    reveals: int


class Match:
    """A game being played: `play` takes a decision and lets the dealer carry on until the next one."""

    def __init__(
        self, game: Game, dealer: Dealer, players: tuple[str, str] = ("one", "two"), frames: bool = True
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.players = players
        self.state: State = game.start()
        self.imagined = False  # whether hidden cards were dealt anew from a redacted record
        self.ended: Outcome | None = None  # by resignation, time or absence
        self._base: State = self.state.copy()
        self.base_ply = 0  # the first line that can be played again; later than 0 after an imagined start
        self.entries: list[LogEntry] = []
        self.draws: dict[str, int] = {}
        self.commitments: dict[str, str] = dealer.commitment()
        self._steps: list[Played] = []
        self._kept: list[State] = []  # the position before every STRIDE-th step that counts
        self._frames: list[tuple[Any, Any, Any]] | None = [] if frames else None
        self._keep_frame()
        self._deal()

    @property
    def ply(self) -> int:
        """How many lines the record has; it never falls."""
        return len(self.entries)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: by the rules, or because a seat gave it up."""
        return self.ended or self.state.outcome

    # Playing.

    def play(self, seat: Player | int, move: Move | str, ply: int | None = None) -> None:
        """Play a decision. Checked in this order: over, ply, turn, and only then notation and legality."""
        state = self.state
        if self.outcome is not None:
            raise GameOver("error-game-over", move=str(move)[:40])
        if ply is not None and ply != self.ply:
            raise StalePly("error-stale-ply", ply=ply, now=self.ply)
        if state.actor != seat:
            raise wrong_seat(seat)
        chosen = self.game.parse(move) if isinstance(move, str) else move
        if not state.is_legal(chosen):
            raise state.refusal(chosen)
        self._step(str(Player(seat).seat), chosen, Player(seat))
        self._deal()

    def undo(self, seat: Player | int, consent: bool = False) -> None:
        """Take back the seat's last decision: free while nothing was learned since, else by the rival's consent."""
        at = self._last_step(seat)
        if self.ended is not None:
            raise GameOver("error-game-over", move="undo")
        if at is None:
            raise UndoRefused("error-nothing-to-undo")
        if not consent:
            self._check_free(at)
        ply = self._steps[at].ply
        self.state = self._rewound(at)
        del self._steps[at:]
        del self._kept[-(-at // STRIDE) :]
        code = f"{UNDO} {ply}"
        self.entries.append(LogEntry(str(Player(seat).seat), code, (code, code, code)))
        self._keep_frame()
        self._deal()

    def forfeit(self, seat: Player | int, how: str = "resign") -> None:
        """Let a seat lose outside the rules: by resignation, time or absence. It is a line of the record."""
        if how not in ENDINGS:
            raise NotationError("error-no-such-ending", how=str(how)[:40], endings=", ".join(ENDINGS))
        if seat not in (0, 1):
            raise wrong_seat(seat)
        if self.outcome is not None:
            raise GameOver("error-game-over", move=how)
        loser = Player(seat)
        self.ended = Outcome(loser.rival, ENDINGS[how], "")
        code = f"{how} {loser.seat}"
        self.entries.append(LogEntry(str(loser.seat), code, (code, code, code)))
        self._keep_frame()

    def play_line(self, code: str) -> None:
        """Play a decision, an undo or an ending as a record writes it, whoever it is of."""
        line = read_line(self.game, code)
        actor = self.state.actor
        if isinstance(line, Undo):
            self.undo(self._seat_of(line.ply), consent=True)
        elif isinstance(line, Ending):
            self.forfeit(line.seat, line.how)
        elif isinstance(actor, Player):
            self.play(actor, line)
        else:
            raise GameOver("error-game-over", move=code[:40])

    def _seat_of(self, ply: int) -> Player:
        """Whose decision that still counts a line is."""
        for step in self._steps:
            if step.ply == ply and step.seat is not None:
                return step.seat
        raise UndoRefused("error-nothing-to-undo")

    def _rewound(self, count: int) -> State:
        """The position after so many of the steps that count, from the nearest one kept."""
        nearest = min(count // STRIDE, len(self._kept) - 1)
        state = self._kept[nearest].copy() if nearest >= 0 else self._base.copy()
        for step in self._steps[max(0, nearest) * STRIDE : count]:
            state.apply(step.move)
        return state

    def _last_step(self, seat: Player | int) -> int | None:
        """Where the seat's last decision stands among the steps that still count."""
        return next((k for k in reversed(range(len(self._steps))) if self._steps[k].seat == seat), None)

    def _check_free(self, at: int) -> None:
        """Free while since that move no chance move happened, no other seat decided and nothing was revealed."""
        for step in self._steps[at + 1 :]:
            if step.seat is None:
                raise UndoRefused("error-undo-chance")
            if step.seat != self._steps[at].seat:
                raise UndoRefused("error-undo-rival")
        if self.state.reveals != self._steps[at].reveals:
            raise UndoRefused("error-undo-revealed")

    def undo_refusal(self, seat: Player | int) -> UndoRefused | None:
        """Why the seat's last decision cannot be taken back freely; None when it can."""
        at = self._last_step(seat)
        if at is None:
            return UndoRefused("error-nothing-to-undo")
        try:
            self._check_free(at)
        except UndoRefused as refusal:
            return refusal
        return None

    def can_undo(self, seat: Player | int) -> bool:
        """Ask whether a free undo is possible."""
        return self.undo_refusal(seat) is None

    def _deal(self) -> None:
        """Let the dealer act until a player decides or the game is over."""
        while self.state.actor is CHANCE:
            stream = self.state.stream
            count = self.draws.get(stream, 0)
            self._step(stream, self.dealer.draw(self.state, count), None)
            self.draws[stream] = count + 1

    def _step(self, by: str, move: Move, seat: Player | None) -> None:
        state = self.state
        one, two, spectator = (state.seen_as(move, viewer).code for viewer in VIEWERS)
        step = Played(self.ply, move, seat, state.reveals)
        kept = state.copy() if len(self._steps) % STRIDE == 0 else None
        state.apply(move)
        if kept is not None:
            self._kept.append(kept)
        self._steps.append(step)
        self.entries.append(LogEntry(by, move.code, (one, two, spectator)))
        self._keep_frame()

    def _keep_frame(self) -> None:
        if self._frames is not None:
            one, two, spectator = (self.state.observe(viewer).table for viewer in VIEWERS)
            self._frames.append((one, two, spectator))

    # Watching.

    def log(self, viewer: Player | None) -> tuple[str, ...]:
        """The history as this viewer saw it: `1 pass`, `one.front2 draw ?`."""
        return tuple(f"{entry.by} {entry.seen_by(viewer)}" for entry in self.entries)

    def observe(self, viewer: Player | None) -> Observation:
        """`state.observe` with the redacted log."""
        return self.state.observe(viewer).with_log(self.log(viewer))

    def table_at(self, ply: int, viewer: Player | None) -> Any:
        """The table after so many lines of the record, as this viewer saw it."""
        if self._frames is None:
            raise NotationError("error-no-snapshots")
        self._check_ply(ply, self.ply + 1 - len(self._frames))
        return self._frames[ply][place_of(viewer)]

    def state_at(self, ply: int) -> State:
        """The position after so many lines, played again from the start."""
        self._check_ply(ply, self.base_ply)
        codes = [entry.code for entry in self.entries[self.base_ply : ply]]
        state = self._base
        for step in walk(self.game, codes, state, self.base_ply):
            state = step.after
        return state.copy()

    def _check_ply(self, ply: int, first: int) -> None:
        """Refuse a line that the record does not have; an imagined start has none before it."""
        if not first <= ply <= self.ply:
            raise NotationError("error-no-such-line", ply=ply, first=first, last=self.ply)

    # Records.

    def record(self, as_: Redaction | Player = FULL) -> Record:
        """The record of the match: full, of one player, or public; a redacted one holds what its viewer saw."""
        if not isinstance(as_, Player) and as_ not in (FULL, PUBLIC):
            raise BadRecord("error-record-view", view=str(as_)[:40])
        outcome = self.outcome
        result = result_of(outcome)
        full = as_ == FULL and not isinstance(as_, Player)
        if full and self.imagined:
            raise BadRecord("error-record-imagined")
        viewer = as_ if isinstance(as_, Player) else None
        frames: tuple[Snapshot, ...] = ()
        if not full and self._frames is not None:
            frames = tuple(msgspec.to_builtins(row[place_of(viewer)]) for row in self._frames)
        return seal(
            Record(
                game=self.game.code,
                rules=self.game.rules_version,
                options=dict(self.game.options),
                components=self.game.component_hash,
                players=self.players,
                commitments=self.commitments if full else {},
                view=FULL if full else PUBLIC if viewer is None else str(viewer.seat),
                moves=tuple(e.code if full else e.seen_by(viewer) for e in self.entries),
                by=() if full else tuple(e.by for e in self.entries),
                frames=frames,
                result=result,
            )
        )

    @classmethod
    def replay(
        cls, record: Record, game: Game | None = None, dealer: Dealer | None = None, frames: bool = True
    ) -> "Match":
        """Play a full record again, checking every move; with a dealer the match can be played on."""
        if record.view != FULL:
            raise BadRecord("error-record-redacted", view=record.view)
        game = game_of(record, game)
        script = ScriptedDealer(record.moves, dealer)
        match = cls(game, script, record.players, frames)
        match.commitments = dict(record.commitments)
        match.play_lines(script)
        found = result_of(match.outcome)
        if found != record.result:
            raise BadRecord("error-record-result", told=str(record.result), found=str(found))
        match.dealer = dealer or script
        return match

    def play_lines(self, script: ScriptedDealer) -> None:
        """Play a script to its end; the dealer takes the draws among its lines."""
        while script.lines:
            ply, line = self.ply, script.next_line()
            try:
                self.play_line(line)
            except BadRecord:
                raise
            except GameError as error:
                raise BadRecord("error-record-line", ply=ply, line=line[:40], detail=str(error)) from error
            if self.entries[ply].code != line:
                raise BadRecord("error-record-line", ply=ply, line=line[:40], detail=self.entries[ply].code)

    @classmethod
    def at_position(
        cls, game: Game, state: State, dealer: Dealer, players: tuple[str, str] = ("one", "two")
    ) -> "Match":
        """Begin at a position instead of the start."""
        match = cls(game, SeededDealer(0), players, frames=False)
        match._begin_at(state, dealer)
        match.entries, match.draws, match._frames = [], {}, []
        match._keep_frame()
        match._deal()
        return match

    def _begin_at(self, state: State, dealer: Dealer) -> None:
        """Throw the first deal away and go on from a position."""
        self.dealer = dealer
        self.commitments = dealer.commitment()
        self.state = state
        self._base = state.copy()
        self._steps, self._kept = [], []

    @classmethod
    def play_on(cls, record: Record, dealer: Dealer, rng: Random, game: Game | None = None) -> "Match":
        """Play on from a redacted record: what its viewer could not know is dealt anew, and `imagined` says so."""
        game = game_of(record, game)
        if record.view == FULL:
            return cls.replay(record, game, dealer)
        check_redacted(record, game)
        seen = read_snapshot(record, game, len(record.moves))
        match = cls(game, SeededDealer(0), record.players, frames=False)
        match._begin_at(game.imagine(seen, rng), dealer)
        match.imagined = True
        match.entries = [
            LogEntry(by, code, (code, code, code)) for by, code in zip(record.by, record.moves, strict=True)
        ]
        match.base_ply = len(match.entries)
        match.draws = {by: record.by.count(by) for by in set(record.by)}
        match._deal()
        return match
