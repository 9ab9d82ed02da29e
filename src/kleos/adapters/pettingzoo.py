"""PettingZoo: `kleos.adapters.pettingzoo.env("hector")`, a turn-based environment for two agents.

An observation holds the tensor of the agent's own view and an action mask, which is empty for whoever is not to act:
the list of legal moves is itself a secret. Chance happens inside `step`.
"""

from typing import Any

from kleos.adapters import extra_missing
from kleos.catalogue import load
from kleos.core.dealer import SeededDealer
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.players import Player

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise extra_missing("pettingzoo") from error

AGENTS = ["player_0", "player_1"]


def env(game: str | Game = "hector", render_mode: str | None = None, **options: object) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal move ends the game and loses it."""
    inner = raw_env(game, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1))


class raw_env(AECEnv):  # type: ignore[misc]  # PettingZoo's own word; the package has no types
    """The environment without wrappers: an illegal move raises, with the clause that forbids it."""

    def __init__(self, game: str | Game = "hector", render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game: Game = load(game, **options) if isinstance(game, str) else game  # type: ignore[arg-type]
        self.metadata = {"render_modes": ["ansi"], "name": f"kleos_{self.game.code}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = AGENTS[:]
        size = len(self.game.moves)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in AGENTS}
        self.observation_spaces = {agent: self.observation_space_of(size) for agent in AGENTS}
        self.random: Any = seeding.np_random(None)[0]
        self.match: Match | None = None

    def observation_space_of(self, size: int) -> Any:
        """Features and mask."""
        view = spaces.Box(-1.0, 1.0, (self.game.tensor_size,), np.float32)
        return spaces.Dict({"observation": view, "action_mask": spaces.Box(0, 1, (size,), np.int8)})

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
        deal = int(self.random.integers(2**53))
        self.match = Match(self.game, SeededDealer(deal), frames=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.select()

    def select(self) -> None:
        """Say whose turn it is, and tell the mask to him alone."""
        assert self.match is not None
        actor = self.match.state.actor
        self.agent_selection = AGENTS[actor] if isinstance(actor, Player) else self.agents[0]
        self.infos = {agent: {"action_mask": self.mask(agent)} for agent in AGENTS}

    def mask(self, agent: str) -> Any:
        """1 for each legal move of the agent to act; all 0 for the other one."""
        assert self.match is not None
        mask = np.zeros(len(self.game.moves), np.int8)
        for code in self.match.state.observe(Player(AGENTS.index(agent))).legal:
            mask[self.game.parse(code).index] = 1
        return mask

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's own view."""
        assert self.match is not None
        seen = self.match.state.observe(Player(AGENTS.index(agent)))
        features = np.array(self.game.tensor(seen), np.float32)
        return {"observation": features, "action_mask": self.mask(agent)}

    def step(self, action: int | None) -> None:
        """Play a move for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.match is not None and action is not None
        self.match.play(Player(AGENTS.index(agent)), self.game.move_table.at(int(action)))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.match.state.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(AGENTS, True)
            if outcome.winner is not None:
                self.rewards = {AGENTS[player]: 1.0 if player == outcome.winner else -1.0 for player in Player}
        self.select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The last lines of the game as a spectator saw them."""
        assert self.match is not None
        return "\n".join(self.match.log(None)[-10:]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
