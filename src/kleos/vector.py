"""Many games at once, for learners: `kleos.vector.make("hector", num_envs=256)`.

The form is that of Gymnasium's vector environments, and numpy is all that it needs: `reset(seed)` gives observations
and info, `step(actions)` observations, rewards, terminations, truncations and info. A game that is over begins anew in
the same step; `info["final_obs"]` holds what was seen last. Observations are the bits of `game.features` for whoever
decides, actions are rows of `game.moves`; `info["action_mask"]` says which are legal, `info["seat"]` who decides (1 or
2).
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from kleos.bots.registry import make as make_bot
from kleos.catalogue import load
from kleos.core.batch import AGENT, CALLER, UNIFORM, Batch
from kleos.core.bot import Bot
from kleos.core.errors import BadOption
from kleos.core.game import Game
from kleos.core.players import Player
from kleos.extras import extra_missing

try:
    import numpy as np
except ImportError as error:
    raise extra_missing("numpy") from error

SELF = "self"  # in an opponent's place: the agent decides for both seats
MOST_SEED = 2**63


def make(
    game: str | Game = "hector",
    num_envs: int = 1,
    opponent: str | Bot = SELF,
    seat: int = 0,
    packed: bool = False,
    **options: object,
) -> "VectorGames":
    """Make so many games; `opponent` is a bot or "self", `seat` the agent's: 1, 2, or 0 for one drawn for each game.

    With `packed` observations stay bytes, eight features in each; numpy's `unpackbits` with `bitorder="little"` or a
    few lines on a graphics card take them apart.
    """
    return VectorGames(game_of(game, options), num_envs, opponent, seat, packed)


def game_of(game: str | Game, options: dict[str, object]) -> Game:
    """A game by its code, or one that is loaded already."""
    return load(game, **options) if isinstance(game, str) else game  # type: ignore[arg-type]


class VectorGames:
    """Games that are stepped together.

    Against an opponent a reward is the agent's. In self-play it belongs to the seat that has just moved; that of the
    other one is the opposite. An action that is not legal loses its game, and `info["illegal"]` marks it.
    """

    def __init__(self, game: Game, num_envs: int, opponent: str | Bot, seat: int, packed: bool = False) -> None:
        if seat not in (0, 1, 2):
            raise BadOption("error-bad-value", option="seat", value=str(seat)[:20], allowed="0, 1, 2")
        if not isinstance(num_envs, int) or num_envs < 1:
            raise BadOption("error-bad-value", option="num_envs", value=str(num_envs)[:20], allowed=">= 1")
        self.game = game
        self.num_envs = num_envs
        self.packed = packed
        self.features = game.features.byte_size if packed else game.features.size
        self.actions = game.move_table.decisions
        self.bot: Bot | None = None
        kind = AGENT if opponent == SELF else UNIFORM if opponent == "uniform" else CALLER
        if kind == CALLER:
            self.bot = make_bot(opponent, game) if isinstance(opponent, str) else opponent
        self.batch = Batch(game, num_envs, kind, seat - 1)
        self.is_begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; game k follows from `seed + k`, or from its own seed if there is a list of them."""
        if seed is None:
            seed = SystemRandom().randrange(MOST_SEED)
        seeds = [int(seed) + k for k in range(self.num_envs)] if isinstance(seed, int | np.integer) else list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are wanted, not {len(seeds)}")
        self.batch.waiting = []
        self.batch.reset(seeds)
        self.is_begun = True
        self.let_bot_answer()
        return self.observations(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in each game."""
        rows: list[int] = np.asarray(actions).tolist()
        if not self.is_begun or len(rows) != self.num_envs:
            raise ValueError(f"{self.num_envs} actions are wanted after `reset`, not {len(rows)}")
        batch = self.batch
        batch.step(rows)
        self.let_bot_answer()
        rewards = np.array(batch.rewards, np.float32)
        ended = np.array(batch.ended, np.bool_)
        return self.observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), self.info()

    def any_actions(self, rng: Random) -> Any:
        """A random legal action in each game."""
        return np.array(self.batch.any_actions(rng), np.int64)

    def let_bot_answer(self) -> None:
        """Ask the bot wherever it decides, until no game waits for it."""
        batch, bot = self.batch, self.bot
        while batch.waiting and bot is not None:
            waiting, batch.waiting = batch.waiting, []
            for k in waiting:
                state = batch.states[k]
                seen = state.observe(Player(state.to_act))
                batch.answer(k, bot.choose(seen, batch.randoms[k], None))

    def observations(self) -> Any:
        """What each agent sees, a row for each game."""
        return self.unpacked(b"".join(self.batch.features), self.num_envs)

    def unpacked(self, data: bytes, count: int) -> Any:
        """Encodings as rows of an array."""
        rows = np.frombuffer(data, np.uint8).reshape(count, -1)
        return rows if self.packed else np.unpackbits(rows, axis=1, bitorder="little")

    def info(self) -> dict[str, Any]:
        """Masks and seats; what was seen last of games that have ended."""
        batch = self.batch
        mask = np.frombuffer(batch.masks, np.int8).reshape(self.num_envs, self.actions)
        info: dict[str, Any] = {"action_mask": mask, "seat": np.array(batch.seats, np.int8)}
        if batch.finals:
            seen = np.full(self.num_envs, None, object)
            for k, data in batch.finals:
                seen[k] = self.unpacked(data, 1)[0]
            info["final_obs"], info["_final_obs"] = seen, np.array(batch.ended, np.bool_)
        if batch.illegal:
            info["illegal"] = np.isin(np.arange(self.num_envs), batch.illegal)
        return info

    def close(self) -> None:
        """Nothing is held open."""
