"""A bot with a habit: the same search as another bot, but some moves are never considered.

What a habit scores against the bot that it is made of shows how far that bot can be exploited by a plain rule.
"""

from random import Random

from kleos.bots.search_bot import Ismcts, final_shares
from kleos.core.bot import Bot, Clock
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.search.habit import Habit
from kleos.search.ismcts import Search


class HabitSearch(Ismcts):
    """A search that keeps to a habit at the root, and in its own tree too if `always`."""

    def __init__(self, bot: Ismcts, habit: Habit, always: bool = False) -> None:
        super().__init__(bot.game, bot.plan, bot.evaluator)
        assert bot.plan.workers == 1
        self.habit = habit
        self.always = always

    def start(self, seen: Observation, seed: str) -> Search:
        """A search with the habit."""
        search = super().start(seen, seed)
        search.habit = self.habit
        search.always = self.always
        return search

    def decide(self, seen: Observation, rng: Random, clock: Clock | None) -> dict[Move, float]:
        """What the search says about the moves that the habit keeps; a single one needs no search."""
        moves = [self.game.parse(code) for code in seen.legal]
        kept = kept_moves(self.game, seen, self.habit)
        seed = rng.getrandbits(64)
        sure = kept[0] if len(kept) == 1 else self.win_at_once(seen, kept, Random(seed))
        if sure is not None:
            return {move: float(move is sure) for move in moves}
        visits, totals = self.search(seen, seed, clock)
        mine = [count if move in kept else 0 for move, count in zip(moves, visits, strict=True)]
        return dict(zip(moves, final_shares(self.plan, mine, totals), strict=True))


class HabitPolicy:
    """Any other bot: its policy without what the habit forbids."""

    def __init__(self, game: Game, bot: Bot, habit: Habit) -> None:
        self.game = game
        self.bot = bot
        self.habit = habit

    def choose(self, seen: Observation, rng: Random, clock: Clock | None) -> Move:
        """Draw from the policy."""
        policy = self.policy(seen, rng)
        return rng.choices(list(policy), list(policy.values()))[0]

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """The bot's own shares among what is kept; all alike where it would play none of that."""
        kept = kept_moves(self.game, seen, self.habit)
        policy = self.bot.policy(seen, rng)
        total = sum(policy.get(move, 0.0) for move in kept)
        shares = {move: policy.get(move, 0.0) / total if total else 1 / len(kept) for move in kept}
        return {move: shares.get(move, 0.0) for move in map(self.game.parse, seen.legal)}


def with_habit(game: Game, bot: Bot, habit: Habit, always: bool = False) -> Bot:
    """A bot with a habit."""
    return HabitSearch(bot, habit, always) if isinstance(bot, Ismcts) else HabitPolicy(game, bot, habit)


def kept_moves(game: Game, seen: Observation, habit: Habit) -> list[Move]:
    """What a habit leaves of the legal moves, in a world imagined: it must not depend on what is hidden."""
    return habit.kept(game.imagine(seen, Random(0)), [game.parse(code) for code in seen.legal])
