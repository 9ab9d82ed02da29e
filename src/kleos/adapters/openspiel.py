"""OpenSpiel: `kleos_hector`, `kleos_olympus` and `kleos_hellas` as Python games with explicit chance.

Importing this module registers them. Action ids are rows of `game.moves`, for decisions and chance alike. An
information state is the list of moves as the player saw them, with a mark of his view wherever a move showed more than
its own code tells; an observation is the one every bot gets, its tensor the bits of `state.encode`. The tensor of an
information state has the last moves besides, and a mark of the whole list, so that no two of them are alike.
"""

import json
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from kleos.catalogue import GAMES, load
from kleos.core.errors import BadCardSet, NotationError
from kleos.core.features import floats
from kleos.core.game import Game, WorldSampler
from kleos.core.histories import MARK, play_seen, view_mark
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.players import CHANCE_SEAT, Player
from kleos.core.state import State
from kleos.extras import extra_missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise extra_missing("open_spiel") from error

PREFIX = "kleos_"
SET = "components"  # a parameter of every game: "" = the set in the package, a file, or JSON text
STARTS = "positions"  # another one: a JSON list of positions that the game begins with, all alike; "" = the set-up
ENCODED = "hex-"  # how JSON text stands in a game's own string, where brackets, commas, colons and = mean something
SEPARATOR = "\n"
RECENT = 32  # moves in the tensor of an information state, the last one first
CODE_BYTES = 2  # of each: its row in the move table + 1
PLAYERS = tuple(Player)
AT_CHANCE = int(pyspiel.PlayerId.CHANCE)
AT_END = int(pyspiel.PlayerId.TERMINAL)


class KleosGame(pyspiel.Game):  # type: ignore[misc]  # the package has no types
    """A game of Kleos with its options and component set as parameters."""

    def __init__(self, code: str, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(code), **(params or {})}
        for name in (SET, STARTS):
            if given[name].lstrip().startswith(("{", "[")):
                given[name] = ENCODED + given[name].encode().hex()
        options = {name: value for name, value in given.items() if name not in (SET, STARTS)}
        self.kleos: Game = load(code, components=read_set(given[SET]), **options)
        self.starts = Starts(self.kleos, read_starts(given[STARTS]))
        super().__init__(TYPES[code], info_of(self.kleos, len(self.starts.states)), given)

    def new_initial_state(self) -> "KleosState":
        """The position before the first move."""
        return KleosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "KleosObserver":
        """What turns states into strings and tensors."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return KleosObserver(self.kleos, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def state_from(self, seen: Observation, world: State) -> "KleosState":
        """A state that goes on from an imagined world, with the viewer's own history."""
        assert seen.viewer is not None
        state = KleosState(self)
        state.enter(world, seen.viewer, [line.partition(" ")[2] for line in seen.log])
        return state


class Starts:
    """The positions that a game may begin with; none for the set-up. Shared by all states."""

    __slots__ = ("states",)

    def __init__(self, game: Game, texts: list[str]) -> None:
        self.states = [game.position(text) for text in texts]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Starts":
        return self


class Play:
    """What a state holds beside OpenSpiel's own history: one object, so that a clone copies it by one call."""

    __slots__ = ("begun", "codes", "kleos", "samplers", "starts")

    def __init__(self, kleos: State, starts: Starts, begun: bool, codes: tuple[list[str], list[str]]) -> None:
        self.kleos = kleos
        self.starts = starts
        self.begun = begun
        self.codes = codes  # what each player saw, one code a move
        self.samplers: dict[int, WorldSampler] = {}  # of this position, by player: a search draws many worlds from one

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        one, two = self.codes
        return Play(self.kleos.copy(), self.starts, self.begun, (one[:], two[:]))

    def __reduce__(self) -> tuple[Any, ...]:
        return Play, (self.kleos, self.starts, self.begun, self.codes)

    def note(self, player: Player) -> None:
        """Note all that a player sees, in short."""
        self.codes[player].append(view_mark(self.kleos, player))

    def recalled(self, player: Player | None) -> bytes:
        """What a player sees, the last moves as he saw them and a mark of them all; a spectator recalls nothing."""
        codes = [] if player is None else self.codes[player]
        rows = self.kleos.game.move_table.by_code
        recent: list[Move] = []
        at = len(codes)
        while at and len(recent) < RECENT:
            at -= 1
            move = rows.get(codes[at])
            if move is not None:
                recent.append(move)
        told = b"".join([(move.index + 1).to_bytes(CODE_BYTES, "little") for move in recent])
        mark = digest(SEPARATOR.join(codes).encode())
        return self.kleos.encode(player) + told.ljust(RECENT * CODE_BYTES, b"\0") + mark


def digest(data: bytes) -> bytes:
    """A short mark of some bytes."""
    return blake2b(data, digest_size=MARK).digest()


class KleosState(pyspiel.State):  # type: ignore[misc]  # the package has no types
    """A state of Kleos and what both players have seen of it.

    Questions that are asked at every step are answered here, though OpenSpiel's own ways would come to the same: they
    go through C++ and back.
    """

    def __init__(self, game: KleosGame) -> None:
        super().__init__(game)
        self.play = Play(game.kleos.start(), game.starts, not game.starts.states, ([], []))

    @property
    def kleos(self) -> State:
        """The state itself."""
        return self.play.kleos

    def begin(self, start: int) -> None:
        """Begin with one of the positions; each player sees his part of it."""
        play = self.play
        play.begun = True
        play.kleos = play.starts.states[start].copy()
        for player in Player:
            play.codes[player].append(play.kleos.observe(player).to_bytes().decode())

    def enter(self, world: State, viewer: Player, codes: list[str]) -> None:
        """Go on from an imagined world.

        What the rival saw on the way there is not told by anybody, so his history is what he would see there now.
        """
        self.play = Play(world, self.play.starts, True, (codes, []) if viewer is Player.ONE else ([], codes))
        self.play.note(viewer.rival)

    def current_player(self) -> int:
        """A player, chance or nobody."""
        to_act = self.play.kleos.to_act if self.play.begun else CHANCE_SEAT
        return to_act if to_act < CHANCE_SEAT else AT_CHANCE if to_act == CHANCE_SEAT else AT_END

    def is_chance_node(self) -> bool:
        """Ask whether chance acts."""
        return self.current_player() == AT_CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        """Rows of the move table, ascending."""
        return [move.index for move in self.play.kleos.legal_moves()]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Rows of the move table, ascending."""
        if not self.play.begun or self.play.kleos.to_act >= CHANCE_SEAT:
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        return self._legal_actions(0) if player in (None, self.play.kleos.to_act) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        if not self.play.begun:
            count = len(self.play.starts.states)
            return [(start, 1 / count) for start in range(count)]
        odds = self.play.kleos.odds()
        total = sum([weight for _, weight in odds])
        return [(move.index, weight / total) for move, weight in odds]

    def _apply_action(self, action: int) -> None:
        """Apply a row of the move table; both players note what they see of it."""
        play = self.play
        if not play.begun:
            self.begin(action)
            return
        state = play.kleos
        move = state.game.move_table.at(action)
        one, two = play_seen(state, move)
        play.samplers.clear()
        play.codes[0].extend(one)
        play.codes[1].extend(two)

    def _action_to_string(self, player: int, action: int) -> str:
        """The code of a move."""
        if not self.play.begun:
            return f"begin {action}"
        return self.play.kleos.game.move_table.at(action).code

    def is_terminal(self) -> bool:
        """Ask whether the game is over."""
        return self.play.begun and self.play.kleos.outcome is not None

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 for a draw or before the end."""
        outcome = self.play.kleos.outcome
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner is Player.ONE else [-1.0, 1.0]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The bits of `state.encode` as numbers."""
        return floats(self.play.kleos.encode(self.asked(player)))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same with the last moves and a mark of all that the player saw."""
        return floats(self.play.recalled(self.asked(player)))

    def asked(self, player: int | None) -> Player:
        """The player that is meant: whoever acts, where none is named."""
        seat = self.current_player() if player is None else player
        if seat not in (0, 1):
            raise pyspiel.SpielError(f"a player is 0 or 1, not {seat}")
        return PLAYERS[seat]

    def resample_from_infostate(self, player: int, sampler: Any) -> "KleosState":
        """A state that this player cannot tell from the true one, drawn by `game.imagine`."""
        play, viewer = self.play, self.asked(player)
        worlds = play.samplers.get(player)
        if worlds is None:
            worlds = play.samplers[player] = play.kleos.game.sampler(play.kleos.observe(viewer))
        state: KleosState = self.get_game().new_initial_state()
        state.enter(worlds.draw(Random(int(sampler() * 2**53))), viewer, play.codes[viewer][:])
        return state

    def __str__(self) -> str:
        return str(self.play.kleos) if self.play.begun else STARTS


class KleosObserver:
    """An information state (perfect recall) or the observation of the moment, as OpenSpiel wants it."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = game.features.byte_size + (RECENT * CODE_BYTES + MARK if self.recalls else 0)
        self.tensor = np.zeros(8 * size, np.float32)
        self.dict = {"information_state" if self.recalls else "observation": self.tensor}

    def set_from(self, state: KleosState, player: int) -> None:
        """Fill the tensor."""
        viewer = self.viewer(player)
        data = state.play.recalled(viewer) if self.recalls else state.play.kleos.encode(viewer)
        self.tensor[:] = np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little")

    def string_from(self, state: KleosState, player: int) -> str:
        """The history as the player saw it, or his view as JSON."""
        if self.recalls:
            return SEPARATOR.join(state.play.codes[player])
        return state.play.kleos.observe(self.viewer(player)).to_bytes().decode()

    def viewer(self, player: int) -> Player | None:
        """The player, or a spectator where nothing private is wanted."""
        return Player(player) if self.private else None


def read_set(text: str) -> dict[str, Any] | Path | None:
    """The component set that a parameter names."""
    if not text:
        return None
    if not text.startswith(ENCODED):
        return Path(text)
    try:
        found: dict[str, Any] = json.loads(bytes.fromhex(text.removeprefix(ENCODED)))
        return found
    except (ValueError, RecursionError) as error:
        raise BadCardSet("error-set-unreadable", file=SET, detail=str(error)[:120]) from error


def read_starts(text: str) -> list[str]:
    """The positions that a parameter names."""
    if not text:
        return []
    try:
        found = json.loads(bytes.fromhex(text.removeprefix(ENCODED)))
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise ValueError(text[:40])
        return found
    except (ValueError, RecursionError) as error:
        raise NotationError("error-bad-starts", detail=str(error)[:120]) from error


def defaults(code: str) -> dict[str, Any]:
    """The parameters of a game: its options and a component set."""
    return {**{switch.name: switch.default for switch in load(code).switches}, SET: "", STARTS: ""}


def type_of(code: str) -> Any:
    """What OpenSpiel is told about a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + code,
        long_name=f"Kleos {code}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(code),
        provides_factored_observation_string=False,
    )


def info_of(game: Game, starts: int) -> Any:
    """Sizes of a loaded game; a row of the move table may be a decision or a chance outcome."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.moves),
        max_chance_outcomes=max(len(game.moves), starts),
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.max_plies,
    )


class KleosHector(KleosGame):
    """`kleos_hector`: OpenSpiel makes a game from its parameters alone, so each code has a class."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("hector", params)


class KleosHellas(KleosGame):
    """`kleos_hellas`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("hellas", params)


class KleosOlympus(KleosGame):
    """`kleos_olympus`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("olympus", params)


TYPES = {code: type_of(code) for code in GAMES}
CLASSES: dict[str, type[Any]] = {"hector": KleosHector, "hellas": KleosHellas, "olympus": KleosOlympus}
for registered in GAMES:
    pyspiel.register_game(TYPES[registered], CLASSES[registered])
