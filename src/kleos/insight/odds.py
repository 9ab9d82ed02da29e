"""Odds of what is hidden: counted exactly where a count exists, else from imagined worlds with a standard error.

Every game says with `Hidden` what it hides, where it is counted, and how it is found in a world.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb, sqrt
from random import Random
from typing import Any, NamedTuple

from kleos.core.game import WorldSampler


class Odds(NamedTuple):
    """How likely a thing is there at least once, and how many of it are there on average."""

    chance: float
    mean: float


@dataclass(frozen=True, slots=True)
class Hidden:
    """Things of one player that somebody cannot see: a hand, a hero."""

    name: str  # of the messages that tell it: "hand", "hero"
    count: int  # how many there are
    things: tuple[str, ...]  # what they may be, in the order of the component set
    held: tuple[str, ...]  # what they are, of the viewer's own; of the opponent's nothing
    counted: Mapping[str, Odds] | None  # exactly; None = nobody has a count, worlds are imagined
    find: Callable[[Any], Iterable[str]] = lambda world: ()  # what they are in a world


class Known(NamedTuple):
    """What can be known of one player: his hidden things, worlds that fit, and whether nobody can know more."""

    sampler: WorldSampler
    groups: list[Hidden]
    is_whole: bool


def drawn(known: Iterable[str], bag: Sequence[str], draws: int) -> dict[str, Odds]:
    """Things known to be there, and so many drawn from a bag in which each lies as likely as any other."""
    certain, free = Counter(known), Counter(bag)
    ways = comb(len(bag), draws)
    found = {}
    for thing in certain | free:
        none = 0 if certain[thing] else comb(len(bag) - free[thing], draws)
        mean = certain[thing] + (free[thing] * draws / len(bag) if bag else 0.0)
        found[thing] = Odds(1 - none / ways, mean)
    return found


class Imagined(NamedTuple):
    """What worlds have shown: the odds of each thing, and the largest standard error among them."""

    odds: dict[str, Odds]
    error: float


def imagined(sampler: WorldSampler, groups: Sequence[Hidden], worlds: int) -> list[Imagined]:
    """The odds of several groups, from the same worlds."""
    if not groups:
        return []
    seen: list[Counter[str]] = [Counter() for _ in groups]  # worlds with the thing
    total: list[Counter[str]] = [Counter() for _ in groups]
    luck = Random("kleos-mirror/1")  # always the same worlds: asking twice tells nothing more
    for _ in range(worlds):
        world = sampler.draw(luck)
        for k, group in enumerate(groups):
            things = list(group.find(world))
            total[k].update(things)
            seen[k].update(set(things))
    return [of_worlds(seen[k], total[k], worlds) for k in range(len(groups))]


def of_worlds(seen: Counter[str], total: Counter[str], worlds: int) -> Imagined:
    """The shares of worlds, with the largest standard error."""
    odds = {thing: Odds(seen[thing] / worlds, total[thing] / worlds) for thing in total}
    error = max((sqrt(one.chance * (1 - one.chance) / worlds) for one in odds.values()), default=0.0)
    return Imagined(odds, error)
