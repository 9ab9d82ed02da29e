"""Self-play for fitting a value: whole games, the features at every cut, and who won."""

from random import Random
from typing import final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT, Player
from kleos.core.state import State
from kleos.search.fitted import FittedEvaluator
from kleos.search.ismcts import Search, drawn, result
from kleos.search.node import SearchSettings


@final
class SelfPlay:
    """What one game shows: at each cut the features, the mover, and in the end the result for player ONE."""

    __slots__ = ("movers", "plies", "result", "rows")

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.movers: list[int] = []
        self.plies: int = 0
        self.result: float = 0.5


def play_itself(
    game: Game, evaluator: FittedEvaluator, settings: SearchSettings, sims: int, slip: float, rng: Random
) -> SelfPlay:
    """Play a game: by search with so many simulations (0 = by the prior alone); with chance `slip` by the prior."""
    played = SelfPlay()
    state = game.start()
    clock = evaluator.stage(state)
    while state.to_act <= CHANCE_SEAT:
        if evaluator.stage(state) != clock:
            clock = evaluator.stage(state)
            mover = evaluator.mover(state)
            played.rows.append(evaluator.features(state, mover))
            played.movers.append(mover)
        state.apply(next_move(game, state, evaluator, settings, sims, slip, rng))
        played.plies += 1
    played.result = result(state)
    return played


def next_move(
    game: Game, state: State, evaluator: FittedEvaluator, settings: SearchSettings, sims: int, slip: float, rng: Random
) -> Move:
    """What chance or the player does."""
    if state.to_act == CHANCE_SEAT:
        return state.sample(rng)
    options = state._legal_list()
    if len(options) == 1:
        return options[0]
    if not sims or rng.random() < slip:
        weights = evaluator.prior(state, options)
        return options[drawn(weights, int(rng.random() * sum(weights)))]
    search = Search(game, state.observe(Player(state.to_act)), evaluator, settings, rng)
    search.run(sims)
    visits = search.visits()
    return search.moves[visits.index(max(visits))]
