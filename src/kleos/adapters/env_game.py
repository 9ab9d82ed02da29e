"""One game as single environments play it: a state, its generator, and features and masks as arrays."""

from random import Random
from typing import Any

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT, Player
from kleos.core.state import State
from kleos.extras import extra_missing

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise extra_missing("gymnasium") from error

SHOWN_LINES = 10
Line = tuple[str, tuple[str, str, str]]  # who or which stream, and the code as ONE, TWO and a spectator see it


class EnvGame:
    """A game in which chance acts by itself; with `keeps_lines` it remembers what each viewer saw, for rendering."""

    def __init__(self, game: Game, keeps_lines: bool) -> None:
        self.game = game
        self.actions = game.move_table.decisions
        self.keeps_lines = keeps_lines
        self.lines: list[Line] = []
        self.rng = Random(0)
        self.state: State = game.start()

    def begin(self, seed: int) -> None:
        """Begin a new game; all of its chance follows from the seed."""
        self.rng = Random(seed)
        self.lines.clear()
        self.state = self.game.start()
        self.let_chance_act()

    def play(self, move: Move) -> None:
        """Play a move, and let chance act until the next decision."""
        self.apply(move)
        self.let_chance_act()

    def let_chance_act(self) -> None:
        """Draw as long as chance is to act."""
        state = self.state
        while state.to_act == CHANCE_SEAT:
            if self.keeps_lines:
                self.apply(state.sample(self.rng))
            else:
                state.play_random(self.rng)

    def apply(self, move: Move) -> None:
        """Carry a move out, and keep what each viewer saw of it if that is wanted."""
        state = self.state
        if self.keeps_lines:
            actor = state.actor
            by = str(actor.seat) if isinstance(actor, Player) else state.stream
            one, two, others = (state.seen_as(move, viewer).code for viewer in (Player.ONE, Player.TWO, None))
            self.lines.append((by, (one, two, others)))
        state.apply(move)

    def features(self, player: Player) -> Any:
        """What a player sees, a number for each feature."""
        return np.unpackbits(np.frombuffer(self.state.encode(player), np.uint8), bitorder="little")

    def mask(self, player: Player) -> Any:
        """1 for each legal move of the player to act; all 0 for the other one."""
        bits = np.frombuffer(self.state.encode_mask(player), np.uint8)
        return np.unpackbits(bits, count=self.actions, bitorder="little").view(np.int8)

    def reward(self, player: Player) -> float:
        """1 for a win, -1 for a defeat, 0 for a draw or before the end."""
        outcome = self.state.outcome
        return 0.0 if outcome is None or outcome.winner is None else 1.0 if outcome.winner == player else -1.0

    def render(self, viewer: Player | None) -> str:
        """The last lines of the game as a viewer saw them."""
        place = 2 if viewer is None else int(viewer)
        return "\n".join(f"{by} {seen[place]}" for by, seen in self.lines[-SHOWN_LINES:])


def view_space(game: Game) -> Any:
    """The space of features."""
    return spaces.Box(0, 1, (game.features.size,), np.uint8)
