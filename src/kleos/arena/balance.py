"""Balance of a card set: mirrored games between equal bots, and what each card did for those who drew or played it.

Each deal is played twice, once with each seat as starter. A card's lift is the score of the players who drew (played)
it above one half, with a 95 % interval. Whoever draws and plays more wins more, so a card is flagged by its distance
from the mean lift of all cards; a lift when played also tells who could afford the card.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from kleos.bots.registry import make
from kleos.core.bot import Bot
from kleos.core.dealer import draw_with
from kleos.core.errors import BadOption
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.games.olympus.cards import KIND_NAMES, KINDS
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.moves import DRAW, PLAY, STARTERS
from kleos.games.olympus.state import OlympusState
from kleos.insight.intervals import NORMAL_95, wilson

OUTLIER = 3.0
FAR = 0.05


class Lift(NamedTuple):
    """How much better than one half the players did who had something."""

    times: int
    lift: float
    low: float
    high: float

    def stands_out(self, usual: float) -> bool:
        """Ask whether it lies far from what is usual: by five points and by three standard errors."""
        error = (self.high - self.low) / (2 * NORMAL_95)
        return self.times > 30 and abs(self.lift - usual) > max(FAR, OUTLIER * error)


class CardBalance(NamedTuple):
    """One card: how often it was drawn and played, and what that was worth."""

    kind: str
    name: str
    drawn: Lift
    played: Lift


class Balance(NamedTuple):
    """The result: share of points of the starter, share of each kind of ending, and every card."""

    games: int
    starter: Lift  # above one half
    endings: dict[str, float]
    turns: float
    cards: tuple[CardBalance, ...]

    @property
    def outliers(self) -> tuple[CardBalance, ...]:
        """Cards that stand out, strongest first."""
        drawn = sum(card.drawn.lift for card in self.cards) / len(self.cards)
        played = sum(card.played.lift for card in self.cards) / len(self.cards)
        found = [card for card in self.cards if card.drawn.stands_out(drawn) or card.played.stands_out(played)]
        return tuple(sorted(found, key=lambda card: -card.played.lift))


def lift_of(scores: list[float]) -> Lift:
    """The mean above one half with Wilson's interval, which stays honest where a few games were all won."""
    mean = sum(scores) / len(scores) if scores else 0.5
    low, high = wilson(mean, len(scores))
    return Lift(len(scores), mean - 0.5, low - 0.5, high - 0.5)


class Tally:
    """Collects what happened in each game."""

    def __init__(self) -> None:
        self.drawn: list[list[float]] = [[] for _ in range(KINDS)]
        self.played: list[list[float]] = [[] for _ in range(KINDS)]
        self.starter: list[float] = []
        self.endings: Counter[str] = Counter()
        self.turns = 0

    def add(self, state: OlympusState, drawn: list[set[int]], played: list[set[int]]) -> None:
        """Count one finished game."""
        outcome = state.outcome
        assert outcome is not None
        self.endings[outcome.reason] += 1
        self.turns += state.turn
        for player in (0, 1):
            score = 0.5 if outcome.winner is None else float(outcome.winner == player)
            if player == state.starter:
                self.starter.append(score)
            for kind in drawn[player]:
                self.drawn[kind].append(score)
            for kind in played[player]:
                self.played[kind].append(score)


def play_game(game: OlympusGame, bots: tuple[Bot, Bot], starter: int, key: bytes, rng: Random, tally: Tally) -> None:
    """One game with a given starter and deal."""
    state = game.start()
    state.apply(STARTERS[starter])
    draws: Counter[str] = Counter()
    drawn: list[set[int]] = [set(), set()]
    played: list[set[int]] = [set(), set()]
    while state.to_act != NOBODY:
        player = state.top.player
        if state.to_act == CHANCE_SEAT:
            stream = state.stream
            move = draw_with(key, state, draws[stream])
            draws[stream] += 1
            if move.verb == DRAW:
                drawn[player].add(move.arg)
        else:
            move = bots[player].choose(state.observe(Player(player)), rng, None)
            if move.verb == PLAY:
                played[player].add(move.arg)
        state.apply(move)
    tally.add(state, drawn, played)


def card_balance(
    game: OlympusGame, games: int, seed: int, bot: str = "greedy", tick: Callable[[int], None] | None = None
) -> Balance:
    """Play mirrored games between two bots of one kind and weigh every card; `tick` hears the games played so far."""
    if games < 2:
        raise BadOption("error-bad-value", option="games", value=str(games), allowed=">= 2")
    bots = (make(bot, game), make(bot, game))
    tally = Tally()
    for pair in range((games + 1) // 2):
        for starter in (0, 1):
            key = f"kleos-balance/1 {seed} {pair}".encode()
            play_game(game, bots, starter, key, Random(f"{seed} {pair} {starter}"), tally)
        if tick is not None:
            tick(2 * pair + 2)
    total = len(tally.starter)
    box = game.rules.box
    return Balance(
        games=total,
        starter=lift_of(tally.starter),
        endings={reason: count / total for reason, count in tally.endings.most_common()},
        turns=tally.turns / total,
        cards=tuple(
            CardBalance(KIND_NAMES[kind], box.names[kind], lift_of(tally.drawn[kind]), lift_of(tally.played[kind]))
            for kind in range(KINDS)
            if box.present[kind]
        ),
    )
