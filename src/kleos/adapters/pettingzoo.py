"""PettingZoo: `kleos.adapters.pettingzoo.env("hector")`, a turn-based environment for two agents.

An observation holds the features of the agent's own view and an action mask, which is empty for whoever is not to act:
the list of legal moves is itself a secret. Chance happens inside `step`.
"""

from typing import Any

from kleos.adapters.env_game import EnvGame, view_space
from kleos.core.game import Game
from kleos.core.players import Player
from kleos.extras import extra_missing
from kleos.vector import game_of

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise extra_missing("pettingzoo") from error

AGENTS = ["player_0", "player_1"]
PLAYERS = dict(zip(AGENTS, Player, strict=True))


def env(game: str | Game = "hector", render_mode: str | None = None, **options: object) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal move ends the game and loses it."""
    inner = raw_env(game, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1))


class raw_env(AECEnv):  # type: ignore[misc]  # PettingZoo's own word; the package has no types
    """The environment without wrappers: an illegal move raises, with the clause that forbids it."""

    def __init__(self, game: str | Game = "hector", render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game: Game = game_of(game, options)
        self.metadata = {"render_modes": ["ansi"], "name": f"kleos_{self.game.code}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.table = EnvGame(self.game, render_mode is not None)
        self.possible_agents = AGENTS[:]
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in AGENTS}
        self.observation_spaces = {agent: self.observation_space_of(self.table.actions) for agent in AGENTS}
        self.random: Any = seeding.np_random(None)[0]

    def observation_space_of(self, size: int) -> Any:
        """Features and mask."""
        mask = spaces.Box(0, 1, (size,), np.int8)
        return spaces.Dict({"observation": view_space(self.game), "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may try: rows of the move table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the deal follows from the seed."""
        if seed is not None:
            self.random = seeding.np_random(seed)[0]
        self.table.begin(int(self.random.integers(2**53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.select()

    def select(self) -> None:
        """Say whose turn it is, and tell the mask to him alone."""
        actor = self.table.state.actor
        self.agent_selection = AGENTS[actor] if isinstance(actor, Player) else self.agents[0]
        self.infos = {agent: {"action_mask": self.table.mask(PLAYERS[agent])} for agent in AGENTS}

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's own view."""
        player = PLAYERS[agent]
        return {"observation": self.table.features(player), "action_mask": self.table.mask(player)}

    def step(self, action: int | None) -> None:
        """Play a move for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(self.game.move_table.at(int(action)))
        self._cumulative_rewards[agent] = 0.0
        if self.table.state.actor is None:
            self.terminations = dict.fromkeys(AGENTS, True)
            self.rewards = {name: self.table.reward(player) for name, player in PLAYERS.items()}
        self.select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The last lines of the game as a spectator saw them."""
        return self.table.render(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
