"""Gymnasium: one agent against a bot, `gymnasium.make("kleos/Hector-v0", opponent="greedy")`.

Importing this module registers `kleos/Hector-v0`, `kleos/Olympus-v0` and `kleos/Hellas-v0`, for `make_vec` too. Legal
moves are in `info["action_mask"]` and in `env.unwrapped.action_masks()`. An illegal move loses the game;
`info["illegal"]` says why, in the vector form which games it was.
"""

from random import Random
from typing import Any

from kleos.adapters.env_game import EnvGame, view_space
from kleos.bots.registry import make
from kleos.catalogue import GAMES
from kleos.core.bot import Bot
from kleos.core.errors import BadOption
from kleos.core.game import Game
from kleos.core.players import Player
from kleos.extras import extra_missing
from kleos.vector import VectorGames, game_of

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise extra_missing("gymnasium") from error

LOST = -1.0


class KleosEnv(gymnasium.Env[Any, Any]):
    """A game against a bot; `seat` is 1, 2, or 0 for a seat drawn at each reset."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium's own form

    def __init__(
        self,
        game: str | Game = "hector",
        opponent: str | Bot = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if seat not in (0, 1, 2):
            raise BadOption("error-bad-value", option="seat", value=str(seat)[:20], allowed="0, 1, 2")
        self.game: Game = game_of(game, options)
        self.is_uniform = opponent == "uniform"  # it needs no observation to play
        self.opponent: Bot = make(opponent, self.game) if isinstance(opponent, str) else opponent
        self.seat = seat
        self.render_mode = render_mode
        self.table = EnvGame(self.game, render_mode is not None)
        self.action_space = gymnasium.spaces.Discrete(self.table.actions)
        self.observation_space = view_space(self.game)
        self.me = Player.ONE
        self.thoughts = Random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; deal, seat and the opponent's randomness follow from the seed."""
        super().reset(seed=seed)
        self.me = Player(int(self.np_random.integers(2)) if self.seat == 0 else self.seat - 1)
        self.thoughts = Random(int(self.np_random.integers(2**53)))
        self.table.begin(int(self.np_random.integers(2**53)))
        self.answer()
        return self.table.features(self.me), self.info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move; the opponent answers until it is the agent's turn again."""
        state, move = self.table.state, self.game.move_table.at(int(action))
        refusal = state.why_not(move) if state.actor is not None else None
        if refusal is not None:
            return self.table.features(self.me), LOST, True, False, {**self.info(), "illegal": str(refusal)}
        self.table.play(move)
        self.answer()
        over = self.table.state.actor is None
        return self.table.features(self.me), self.table.reward(self.me), over, False, self.info()

    def answer(self) -> None:
        """Let the opponent play until the agent decides."""
        state, rival = self.table.state, self.me.rival
        while state.actor == rival:
            if self.is_uniform:
                self.table.play(state.any_move(self.thoughts))
            else:
                self.table.play(self.opponent.choose(state.observe(rival), self.thoughts, None))

    def info(self) -> dict[str, Any]:
        """The mask and the seat."""
        return {"action_mask": self.action_masks(), "seat": self.me.seat}

    def action_masks(self) -> Any:
        """1 for each legal move."""
        return self.table.mask(self.me)

    def render(self) -> str | None:
        """The last lines of the game as the agent saw them."""
        return self.table.render(self.me) if self.render_mode == "ansi" else None


class KleosVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games by one call (`kleos.vector`) as a vector environment; a game that is over begins anew at once."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's own form

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "hector",
        opponent: str | Bot = "uniform",
        seat: int = 0,
        **options: object,
    ) -> None:
        self.games = VectorGames(game_of(game, options), num_envs, opponent, seat)
        self.num_envs = num_envs
        self.single_action_space = gymnasium.spaces.Discrete(self.games.actions)
        self.single_observation_space = view_space(self.games.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; without a seed from where the generator stands."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        return self.games.reset(seed=int(self.np_random.integers(2**53)) if seed is None else seed)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in each game."""
        return self.games.step(actions)


for code in GAMES:
    gymnasium.register(
        f"kleos/{code.capitalize()}-v0", entry_point=KleosEnv, vector_entry_point=KleosVectorEnv, kwargs={"game": code}
    )
