"""Batches: many games that one call steps on, for learners.

Each game waits for the decision of an agent. Chance acts by itself, an opponent that plays at random too, and a game
that is over begins anew at once. What agents receive is collected on the way: features, masks of actions, rewards.
"""

from random import Random
from typing import Final, final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.core.state import State, is_among

# Who sits at the other seat.
AGENT: Final = 0  # the agent itself: every decision is his
UNIFORM: Final = 1  # somebody who plays at random
CALLER: Final = 2  # somebody whom the caller asks: games in `waiting` want `answer`

WON: Final = 1.0
LOST: Final = -1.0


@final
class Batch:
    """So many games of one kind, each with a generator of its own, so that it depends on nothing but its seed."""

    __slots__ = (
        "agents",
        "ended",
        "features",
        "finals",
        "game",
        "illegal",
        "masks",
        "movers",
        "opponent",
        "randoms",
        "rewards",
        "seat",
        "seats",
        "states",
        "waiting",
        "width",
    )

    def __init__(self, game: Game, count: int, opponent: int, seat: int) -> None:
        self.game = game
        self.opponent = opponent
        self.seat = seat  # of the agent against an opponent: 0 or 1, -1 = drawn for each game
        self.width: int = game.move_table.decisions
        self.states: list[State] = [game.start() for _ in range(count)]
        self.randoms: list[Random] = [Random(0) for _ in range(count)]
        self.agents: list[int] = [0] * count  # the agent's seat, if there is an opponent
        self.movers: list[int] = [0] * count  # the seat whose reward is told
        self.waiting: list[int] = []  # games that want an answer of the caller's opponent
        # What agents receive.
        self.features: list[bytes] = [b""] * count
        self.masks: bytearray = bytearray(0)  # a byte for each decision of the move table, game after game
        self.seats: list[int] = [0] * count  # who decides now: 1 or 2
        self.rewards: list[float] = [0.0] * count
        self.ended: list[bool] = [False] * count
        self.illegal: list[int] = []  # games that an illegal move has just ended
        self.finals: list[tuple[int, bytes]] = []  # games that have just ended, and what the mover saw last

    def reset(self, seeds: list[int]) -> None:
        """Begin all games anew."""
        self.clear()
        for k in range(len(self.states)):
            self.randoms[k] = Random(seeds[k])
            self.begin(k)

    def step(self, actions: list[int]) -> None:
        """Play a move in each game, given by its row in the move table; what is no legal move loses the game."""
        self.clear()
        moves = self.game.move_table.moves
        for k, state in enumerate(self.states):
            self.movers[k] = state.to_act
            action = actions[k]
            if 0 <= action < self.width and is_among(moves[action], state._legal_list()):
                self.play(k, moves[action])
            else:
                self.illegal.append(k)
                self.close(k, LOST)

    def any_actions(self, rng: Random) -> list[int]:
        """A legal action in each game, each alike."""
        found: list[int] = []
        for state in self.states:
            legal = state._legal_list()
            found.append(legal[int(rng.random() * float(len(legal)))].index)
        return found

    def answer(self, k: int, move: Move) -> None:
        """Play the move of the caller's opponent in a game that waits for it."""
        state = self.states[k]
        if not state.is_legal(move):
            raise state.refusal(move)
        self.play(k, move)

    def clear(self) -> None:
        """Nothing has happened yet."""
        count = len(self.states)
        self.masks = bytearray(count * self.width)
        self.rewards = [0.0] * count
        self.ended = [False] * count
        self.illegal = []
        self.finals = []

    # One game.

    def begin(self, k: int) -> None:
        """Begin a game anew and go on to the agent's first decision."""
        self.states[k] = self.game.start()
        if self.opponent != AGENT:
            self.agents[k] = self.seat if self.seat >= 0 else int(self.randoms[k].random() * 2.0)
        self.go_on(k)

    def play(self, k: int, move: Move) -> None:
        """Carry out a legal move and go on."""
        state = self.states[k]
        state._legal = None
        state._drawn = None
        state.perform(move)
        self.go_on(k)

    def go_on(self, k: int) -> None:
        """Let chance and the opponent act until an agent decides; a game that ends on the way is closed."""
        state = self.states[k]
        rng = self.randoms[k]
        while state.to_act != NOBODY:
            if state.to_act != CHANCE_SEAT:
                if self.opponent == AGENT or state.to_act == self.agents[k]:
                    self.show(k)
                    return
                if self.opponent == CALLER:
                    self.waiting.append(k)
                    return
            state.play_random(rng)
        self.close(k, self.reward_of(k))

    def reward_of(self, k: int) -> float:
        """What the end of a game is worth to the seat whose reward is told."""
        outcome = self.states[k].outcome
        if outcome is None or outcome.winner is None:
            return 0.0
        return WON if int(outcome.winner) == self.movers[k] else LOST

    def close(self, k: int, reward: float) -> None:
        """Tell the end of a game and begin the next one."""
        self.rewards[k] = reward
        self.ended[k] = True
        self.finals.append((k, self.states[k].write_features(self.movers[k], False)))
        self.begin(k)

    def show(self, k: int) -> None:
        """Collect what the agent to decide receives."""
        state = self.states[k]
        seat = state.to_act
        self.seats[k] = seat + 1
        self.features[k] = state.write_features(seat, False)
        masks = self.masks
        first = k * self.width
        for move in state._legal_list():
            masks[first + move.index] = 1
