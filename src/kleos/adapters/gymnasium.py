"""Gymnasium: one agent against a bot, `gymnasium.make("kleos/Hector-v0", opponent="greedy")`.

Importing this module registers `kleos/Hector-v0`, `kleos/Olympus-v0` and `kleos/Hellas-v0`. Legal moves are in
`info["action_mask"]` and in `env.unwrapped.action_masks()`. An illegal move loses the game; `info["illegal"]` says why.
"""

from random import Random
from typing import Any

from kleos.adapters import extra_missing
from kleos.bots.registry import make
from kleos.catalogue import GAMES, load
from kleos.core.bot import Bot
from kleos.core.dealer import SeededDealer
from kleos.core.errors import BadOption
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.players import Player

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise extra_missing("gymnasium") from error

WON, LOST = 1.0, -1.0


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
        self.game: Game = load(game, **options) if isinstance(game, str) else game  # type: ignore[arg-type]
        self.opponent: Bot = make(opponent, self.game) if isinstance(opponent, str) else opponent
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(len(self.game.moves))
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (self.game.tensor_size,), np.float32)
        self.match: Match | None = None
        self.me = Player.ONE
        self.thoughts = Random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; deal, seat and the opponent's randomness follow from the seed."""
        super().reset(seed=seed)
        self.me = Player(int(self.np_random.integers(2)) if self.seat == 0 else self.seat - 1)
        self.thoughts = Random(int(self.np_random.integers(2**53)))
        self.match = Match(self.game, SeededDealer(int(self.np_random.integers(2**53))), frames=False)
        self.answer()
        return self.observation(), self.info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move; the opponent answers until it is the agent's turn again."""
        assert self.match is not None
        move = self.game.move_table.at(int(action))
        refusal = self.match.state.why_not(move) if self.match.state.actor is not None else None
        if refusal is not None:
            return self.observation(), LOST, True, False, {**self.info(), "illegal": str(refusal)}
        self.match.play(self.me, move)
        self.answer()
        outcome = self.match.state.outcome
        reward = 0.0
        if outcome is not None and outcome.winner is not None:
            reward = WON if outcome.winner == self.me else LOST
        return self.observation(), reward, outcome is not None, False, self.info()

    def answer(self) -> None:
        """Let the opponent play until the agent decides."""
        assert self.match is not None
        while self.match.state.actor == self.me.rival:
            seen = self.match.observe(self.me.rival)
            self.match.play(self.me.rival, self.opponent.choose(seen, self.thoughts, None))

    def observation(self) -> Any:
        """The agent's view as features."""
        assert self.match is not None
        return np.array(self.game.tensor(self.match.state.observe(self.me)), np.float32)

    def info(self) -> dict[str, Any]:
        """The mask and the seat."""
        return {"action_mask": self.action_masks(), "seat": self.me.seat}

    def action_masks(self) -> Any:
        """1 for each legal move."""
        assert self.match is not None
        mask = np.zeros(len(self.game.moves), np.int8)
        for code in self.match.state.observe(self.me).legal:
            mask[self.game.parse(code).index] = 1
        return mask

    def render(self) -> str | None:
        """The last lines of the game as the agent saw them."""
        assert self.match is not None
        return "\n".join(self.match.log(self.me)[-10:]) if self.render_mode == "ansi" else None


for code in GAMES:
    gymnasium.register(f"kleos/{code.capitalize()}-v0", entry_point=KleosEnv, kwargs={"game": code})
