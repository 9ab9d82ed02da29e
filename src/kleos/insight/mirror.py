"""The mirror: what a player can know of the opponent's hidden things, and what the opponent can know of his.

It takes the observation of one player and nothing else, so it tells him nothing that he could not work out himself.
What the opponent can know of him is counted from what both know; where the opponent can count his own cards off
besides, `is_whole` is false.
"""

from collections.abc import Iterator, Mapping

import msgspec

from kleos.catalogue import has_part, part
from kleos.core.errors import GameError
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.insight.odds import Hidden, Imagined, Known, Odds, imagined

WORLDS = 2000  # that are imagined where nothing can be counted exactly
NEVER = Odds(0.0, 0.0)


class ThingOdds(msgspec.Struct, frozen=True):
    """One thing that may be there: how likely at least once, how many on average, and whether the viewer holds it."""

    code: str
    chance: float
    mean: float
    held: bool


class HiddenOdds(msgspec.Struct, frozen=True):
    """One group of hidden things: a hand, a hero. `worlds` is 0 where the odds were counted exactly."""

    name: str
    count: int
    odds: tuple[ThingOdds, ...]
    worlds: int
    error: float  # the largest standard error of a chance


class Half(msgspec.Struct, frozen=True):
    """What somebody can know of one player, and whether that is all that there is to know."""

    seat: int
    is_whole: bool
    hidden: tuple[HiddenOdds, ...]


class Mirror(msgspec.Struct, frozen=True):
    """What the viewer can know of the opponent, and what the opponent can know of the viewer."""

    rival: Half
    own: Half

    def to_bytes(self) -> bytes:
        """JSON."""
        return msgspec.json.encode(self)


def mirror(game: Game, seen: Observation, worlds: int = WORLDS) -> Mirror:
    """Both halves of the mirror for the player who sees this."""
    if not isinstance(seen.viewer, Player):
        raise GameError("error-mirror-viewer")
    return Mirror(half(game, seen, seen.viewer.rival, worlds), half(game, seen, seen.viewer, worlds))


def half(game: Game, seen: Observation, player: Player, worlds: int) -> Half:
    """What can be known of one player; nothing in a game that does not say what it hides."""
    if not has_part(game.code, "hidden"):
        return Half(player.seat, True, ())
    known: Known = part(game.code, "hidden")(game, seen, player)
    groups = [group for group in known.groups if group.count]
    uncounted = [group for group in groups if group.counted is None]
    guesses = iter(imagined(known.sampler, uncounted, worlds))
    return Half(player.seat, known.is_whole, tuple(told(group, guesses, worlds) for group in groups))


def told(group: Hidden, guesses: Iterator[Imagined], worlds: int) -> HiddenOdds:
    """A group with its odds: those counted, else the next ones imagined."""
    if group.counted is not None:
        return HiddenOdds(group.name, group.count, chances(group, group.counted), 0, 0.0)
    guess = next(guesses)
    return HiddenOdds(group.name, group.count, chances(group, guess.odds), worlds, guess.error)


def chances(group: Hidden, odds: Mapping[str, Odds]) -> tuple[ThingOdds, ...]:
    """The odds of each thing, in the group's own order."""
    found = ((thing, odds.get(thing, NEVER)) for thing in group.things)
    return tuple(ThingOdds(thing, one.chance, one.mean, thing in group.held) for thing, one in found)
