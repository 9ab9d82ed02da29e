"""OpenSpiel: `kleos_hector`, `kleos_olympus` and `kleos_hellas` as Python games with explicit chance.

Importing this module registers them. Action ids are rows of `game.moves`, for decisions and chance alike. An
information state is the list of moves as the player saw them, with a mark of his view wherever a move showed more than
its own code tells; an observation is the one every bot gets, its tensor `game.tensor`.
"""

import json
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from kleos.catalogue import GAMES, load
from kleos.core.errors import BadCardSet, NotationError
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import CHANCE, Player
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


class Seen:
    """What one player saw, one code a move; copied with the state."""

    __slots__ = ("codes",)

    def __init__(self, codes: list[str]) -> None:
        self.codes = codes

    def __deepcopy__(self, memo: dict[int, Any]) -> "Seen":
        return Seen(self.codes[:])


class KleosState(pyspiel.State):  # type: ignore[misc]  # the package has no types
    """A state of Kleos and what both players have seen of it."""

    def __init__(self, game: KleosGame) -> None:
        super().__init__(game)
        self.kleos: State = game.kleos.start()
        self.seen = (Seen([]), Seen([]))
        self.starts = game.starts
        self.begun = not game.starts.states

    def begin(self, start: int) -> None:
        """Begin with one of the positions; each player sees his part of it."""
        self.begun = True
        self.kleos = self.starts.states[start].copy()
        for player in Player:
            self.seen[player].codes.append(self.kleos.observe(player).to_bytes().decode())

    def enter(self, world: State, viewer: Player, codes: list[str]) -> None:
        """Go on from an imagined world.

        What the rival saw on the way there is not told by anybody, so his history is what he would see there now.
        """
        self.begun = True
        self.kleos = world
        self.seen[viewer].codes = codes
        self.seen[viewer.rival].codes = [world.observe(viewer.rival).to_bytes().decode()]

    def current_player(self) -> int:
        """A player, chance or nobody."""
        actor = self.kleos.actor if self.begun else CHANCE
        if isinstance(actor, Player):
            return int(actor)
        nobody = pyspiel.PlayerId.TERMINAL if actor is None else pyspiel.PlayerId.CHANCE
        return int(nobody)

    def _legal_actions(self, player: int) -> list[int]:
        """Rows of the move table, ascending."""
        return sorted(move.index for move in self.kleos.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        if not self.begun:
            return [(start, 1 / len(self.starts.states)) for start in range(len(self.starts.states))]
        odds = self.kleos.odds()
        total = sum(weight for _, weight in odds)
        return [(move.index, weight / total) for move, weight in odds]

    def _apply_action(self, action: int) -> None:
        """Apply a row of the move table; both players note what they see of it."""
        if not self.begun:
            self.begin(action)
            return
        state = self.kleos
        move = state.game.move_table.at(action)
        seen = [state.seen_as(move, player).code for player in Player]
        told = state.reveals + (state.actor is CHANCE)  # a draw tells its own card
        state.apply(move)
        for player in Player:
            self.seen[player].codes.append(seen[player])
        if state.reveals > told:
            self.note_reveal()

    def note_reveal(self) -> None:
        """A move may show more than its own code tells, such as a whole hand: note each player's view, in short."""
        for player in Player:
            view = self.kleos.observe(player).to_bytes()
            self.seen[player].codes.append(f"sees {blake2b(view, digest_size=8).hexdigest()}")

    def _action_to_string(self, player: int, action: int) -> str:
        """The code of a move."""
        if not self.begun:
            return f"begin {action}"
        return self.kleos.game.move_table.at(action).code

    def is_terminal(self) -> bool:
        """Ask whether the game is over."""
        return self.begun and self.kleos.outcome is not None

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 for a draw or before the end."""
        outcome = self.kleos.outcome
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0 if player == outcome.winner else -1.0 for player in Player]

    def resample_from_infostate(self, player: int, sampler: Any) -> "KleosState":
        """A state that this player cannot tell from the true one, drawn by `game.imagine`."""
        seen = self.kleos.observe(Player(player))
        world = self.kleos.game.imagine(seen, Random(int(sampler() * 2**53)))
        state: KleosState = self.get_game().new_initial_state()
        state.enter(world, Player(player), self.seen[player].codes[:])
        return state

    def __str__(self) -> str:
        return str(self.kleos) if self.begun else STARTS


class KleosObserver:
    """An information state (perfect recall) or the observation of the moment, as OpenSpiel wants it."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.game = game
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None if self.recalls else np.zeros(game.tensor_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def observation(self, state: KleosState, player: int) -> Observation:
        """The player's view, or a spectator's where nothing private is wanted."""
        return state.kleos.observe(Player(player) if self.private else None)

    def set_from(self, state: KleosState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self.game.tensor(self.observation(state, player))

    def string_from(self, state: KleosState, player: int) -> str:
        """The history as the player saw it, or his view as JSON."""
        if self.recalls:
            return SEPARATOR.join(state.seen[player].codes)
        return self.observation(state, player).to_bytes().decode()


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
        provides_information_state_tensor=False,
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
