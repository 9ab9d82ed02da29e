"""Reduced games: parts of our games so small that every line of play can be listed, as data in data/reduced/.

A reduced game begins with one of a few worlds, all alike, that the players cannot tell apart but by their own things.
It goes on under the full rules to the end of the game, or of the fight or battle that it is about.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kleos.catalogue import load
from kleos.core.errors import UnknownGame
from kleos.core.game import Game
from kleos.core.players import Player
from kleos.core.state import State
from kleos.exact.tree import Payoff, Tree, build, win_or_loss
from kleos.games.hector.cards import FAVOURS
from kleos.games.hector.state import HectorState
from kleos.games.hellas.state import HellasState

FOLDER = "reduced"
HERO_CARDS = 1.5  # army cards that a fallen hero is worth; a favour token and a shame token are worth one


@dataclass(frozen=True)
class Reduced:
    """A reduced game: `name` is that of the whole game, a colon and its own."""

    name: str
    game: Game
    worlds: tuple[str, ...]  # positions, all equally likely
    until: str  # where it is over: "game", "fight" or "battle"
    note: str

    @property
    def payoff(self) -> Payoff:
        """What ONE has won, where it is over."""
        return PAYOFFS[self.until](self.game.position(self.worlds[0]))

    def tree(self) -> Tree:
        """All that can happen."""
        return build(((self.game.position(text), 1.0) for text in self.worlds), self.payoff)


def fight_won(state: State) -> float | None:
    """Hellas: 1 if ONE comes out of the fight better, as attacker by taking the city, as defender by keeping it."""
    assert isinstance(state, HellasState)
    if state.outcome is None and state.fights:
        return None
    attacker = Player(state.active)
    taken = state.attacked & state.new_cities != 0
    return 1.0 if (attacker is Player.ONE) == taken else -1.0


def army_worth(state: HectorState, player: int) -> float:
    """Hector: what has left one side for good, in army cards below nothing."""
    side = state.sides[player]
    tokens = FAVOURS - side.favour - side.placed()
    return -(side.gone.bit_count() + HERO_CARDS * side.lost_heroes.bit_count() + tokens + side.shame)


def cards_won(start: State) -> Payoff:
    """Hector: what TWO has lost since the start less what ONE has, once this battle is over."""
    assert isinstance(start, HectorState)
    battle, worth = start.battle, army_worth(start, 0) - army_worth(start, 1)

    def payoff(state: State) -> float | None:
        assert isinstance(state, HectorState)
        if state.outcome is None and state.battle == battle:
            return None
        return army_worth(state, 0) - army_worth(state, 1) - worth

    return payoff


# where it is over -> what ONE has won there, for games that begin in this position
PAYOFFS: dict[str, Callable[[State], Payoff]] = {
    "game": lambda start: win_or_loss,
    "fight": lambda start: fight_won,
    "battle": cards_won,
}


def names() -> list[str]:
    """The reduced games in the package."""
    return sorted(file.name.removesuffix(".json").replace("-", ":", 1) for file in folder().iterdir())


def folder() -> Any:
    """Where they lie."""
    return files("kleos").joinpath("data", FOLDER)


@cache
def load_reduced(name: str) -> Reduced:
    """Load a reduced game: `load_reduced("hector:small")`."""
    if name not in names():
        raise UnknownGame("error-unknown-game", game=str(name)[:40], games=", ".join(names()))
    data = json.loads(folder().joinpath(name.replace(":", "-", 1) + ".json").read_text(encoding="utf-8"))
    game = load(name.partition(":")[0], components=data.get("components"), **data["options"])
    return Reduced(name, game, tuple(data["worlds"]), data["until"], data["note"])
