"""PufferLib's conventions: `KleosPuffer("hector", num_envs=1024)` fills buffers in place.

The names are those of a `PufferEnv`: `single_observation_space`, `num_agents`, `reset(seed)` and `step(actions)` with a
list of infos, `send` and `recv`, and buffers that another may hand over. An observation begins with the mask of legal
actions, since a policy there sees nothing else; `masks` says that every agent is there. PufferLib itself is not needed.
"""

from typing import Any

from kleos.core.bot import Bot
from kleos.core.game import Game
from kleos.extras import extra_missing
from kleos.vector import SELF, VectorGames, game_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise extra_missing("gymnasium") from error


class KleosPuffer:
    """Games whose observations, rewards and ends lie in arrays that stay the same."""

    def __init__(
        self,
        game: str | Game = "hector",
        num_envs: int = 1,
        opponent: str | Bot = SELF,
        seat: int = 0,
        buf: Any = None,
        **options: object,
    ) -> None:
        self.games = VectorGames(game_of(game, options), num_envs, opponent, seat)
        self.num_agents = num_envs
        self.agents_per_batch = num_envs
        self.agent_ids = np.arange(num_envs)
        size = self.games.actions + self.games.features
        self.single_observation_space = spaces.Box(0, 1, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations: Any = np.zeros((num_envs, size), np.uint8) if buf is None else buf.observations
        self.rewards: Any = np.zeros(num_envs, np.float32) if buf is None else buf.rewards
        self.terminals: Any = np.zeros(num_envs, np.bool_) if buf is None else buf.terminals
        self.truncations: Any = np.zeros(num_envs, np.bool_) if buf is None else buf.truncations
        self.masks: Any = np.ones(num_envs, np.bool_) if buf is None else buf.masks
        self.infos: list[dict[str, Any]] = []

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """Begin all games anew."""
        seen, info = self.games.reset(seed=seed)
        self.rewards[:], self.terminals[:], self.truncations[:], self.masks[:] = 0.0, False, False, True
        self.fill(seen, info)
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Play an action in each game; infos tell of games that have ended."""
        seen, rewards, ended, _, info = self.games.step(actions)
        self.fill(seen, info)
        self.rewards[:], self.terminals[:] = rewards, ended
        infos = [{"score": float(reward)} for reward in rewards[ended]]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def fill(self, seen: Any, info: dict[str, Any]) -> None:
        """Write masks and features into the buffer."""
        width = self.games.actions
        self.observations[:, :width] = info["action_mask"]
        self.observations[:, width:] = seen

    def async_reset(self, seed: int | None = None) -> None:
        """Begin anew; `recv` tells what is seen."""
        self.infos = self.reset(seed)[1]

    def send(self, actions: Any) -> None:
        """Play an action in each game; `recv` tells what came of it."""
        self.infos = self.step(actions)[4]

    def recv(self) -> tuple[Any, ...]:
        """What came of the actions sent."""
        ended = self.terminals, self.truncations
        return self.observations, self.rewards, *ended, self.infos, self.agent_ids, self.masks

    def close(self) -> None:
        """Nothing is held open."""
