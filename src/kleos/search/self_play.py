"""Self-play for fitting a value: whole games, the features at every cut, and who won."""

from random import Random
from typing import final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import NATURE, Player
from kleos.core.state import State
from kleos.search.fitted import FittedGuide
from kleos.search.ismcts import Search, drawn, result
from kleos.search.node import Settings


@final
class Lesson:
    """What one game taught: at each cut the features, the mover, and in the end the result for player ONE."""

    __slots__ = ("movers", "plies", "result", "rows")

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.movers: list[int] = []
        self.plies: int = 0
        self.result: float = 0.5


def learn_game(game: Game, guide: FittedGuide, settings: Settings, sims: int, slip: float, rng: Random) -> Lesson:
    """Play a game: by search with so many simulations (0 = by the guide's weights); with chance `slip` by weights."""
    lesson = Lesson()
    state = game.start()
    clock = guide.clock(state)
    while state.to_act <= NATURE:
        if guide.clock(state) != clock:
            clock = guide.clock(state)
            mover = guide.mover(state)
            lesson.rows.append(guide.features(state, mover))
            lesson.movers.append(mover)
        state.apply(next_move(game, state, guide, settings, sims, slip, rng))
        lesson.plies += 1
    lesson.result = result(state)
    return lesson


def next_move(
    game: Game, state: State, guide: FittedGuide, settings: Settings, sims: int, slip: float, rng: Random
) -> Move:
    """What chance or the player does."""
    if state.to_act == NATURE:
        return state.sample(rng)
    options = state.legal()
    if len(options) == 1:
        return options[0]
    if not sims or rng.random() < slip:
        weights = guide.weigh(state, options)
        return options[drawn(weights, int(rng.random() * sum(weights)))]
    search = Search(game, state.observe(Player(state.to_act)), guide, settings, rng)
    search.run(sims)
    visits = search.visits()
    return search.moves[visits.index(max(visits))]
