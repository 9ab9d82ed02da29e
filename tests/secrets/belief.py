"""Exact belief by enumeration: every history that fits what one viewer saw, weighted by its chances.

Slow and simple, for tiny component sets. A choice that the viewer saw weighs 1; one that he did not see is equally
likely among the chooser's legal moves; chance weighs by its odds.
"""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from kleos import CHANCE, Game, Observation, Player, State
from kleos.games.hector.cards import bits

Key = tuple[Any, ...]


def tiny_set(colours: str = "RGBYP", numbers: tuple[int, ...] = (1, 2), copies: int = 2) -> dict[str, Any]:
    """A component set of few cards: four piles of five, two heroes, one tile."""
    return {
        "set": "tiny",
        "army": {"colours": colours, "numbers": list(numbers), "copies_per_colour_and_value": copies},
        "heroes": [
            {"colour": "R", "value": 4, "greek": "Achilleus", "trojan": "Hector"},
            {"colour": "G", "value": 3, "greek": "Aias", "trojan": "Sarpedon"},
        ],
        "fate_tiles": [{"id": "tile-1", "clockwise": "RGBY"}],
    }


def hidden_part(state: Any) -> Key:
    """What a rival may hide, by kinds: hand, hero, heroes under the pile, cards gone unseen; both sides."""
    rows = []
    for side in state.sides:
        hand = tuple(sorted((card >> 1, side.zone(card)) for card in side.hand))
        gone = tuple(sorted(card >> 1 for card in bits(side.unseen_gone)))
        rows.append((hand, side.hero, tuple(side.tail), gone))
    return tuple(rows)


def whole_truth(state: Any) -> Key:
    """Everything, copies apart: what lies seen in which pile and who knows it, too."""
    rows = []
    for side in state.sides:
        seen = tuple(
            tuple(sorted((card >> 1, side.own >> card & 1, side.known >> card & 1) for card in pile))
            for pile in side.seen
        )
        marks = tuple(sorted((card >> 1, side.known >> card & 1) for card in side.hand))
        rows.append((seen, marks, tuple(sorted(card >> 1 for card in side.bag)), tuple(sorted(side.heroes))))
    return hidden_part(state), tuple(rows)


class Belief:
    """The distribution over full states for one viewer, kept up with the real game."""

    def __init__(self, game: Game, viewer: Player | None) -> None:
        self.viewer = viewer
        start = game.start()
        self.worlds: dict[Key, tuple[State, Fraction]] = {whole_truth(start): (start, Fraction(1))}

    def step(self, code: str, seen: Observation | None) -> None:
        """Follow a real move as this viewer saw it; `seen`: the observation after it, if that told more."""
        after: dict[Key, tuple[State, Fraction]] = {}
        for world, weight in self.worlds.values():
            for move, chance in self.moves(world, code):
                child = world.copy()
                child.apply(move)
                if seen is not None and child.observe(self.viewer) != seen:
                    continue
                key = whole_truth(child)
                if key in after:
                    after[key] = (after[key][0], after[key][1] + weight * chance)
                else:
                    after[key] = (child, weight * chance)
        total = sum(weight for _, weight in after.values())
        assert total > 0, f"no history fits {code}"
        self.worlds = {key: (world, weight / total) for key, (world, weight) in after.items()}

    def moves(self, world: State, code: str) -> list[tuple[Any, Fraction]]:
        """The moves of a world that this viewer would see as the given code, with their chances."""
        if world.actor is CHANCE:
            odds = world.odds()
            total = sum(weight for _, weight in odds)
            return [(m, Fraction(w, total)) for m, w in odds if world.seen_as(m, self.viewer).code == code]
        legal = world.legal_moves()
        fitting = [move for move in legal if world.seen_as(move, self.viewer).code == code]
        if len(fitting) > 1 or any(move.code != code and "?" in code for move in fitting):
            return [(move, Fraction(1, len(legal))) for move in fitting]
        return [(move, Fraction(1)) for move in fitting]

    def spread(self, key: Callable[[Any], Key]) -> dict[Key, float]:
        """The distribution of some part of the truth."""
        found: dict[Key, float] = {}
        for world, weight in self.worlds.values():
            part = key(world)
            found[part] = found.get(part, 0.0) + float(weight)
        return found


def imagined(game: Game, seen: Observation, draws: int, rng: Random, key: Callable[[Any], Key]) -> dict[Key, int]:
    """Count some part of the truth over imagined worlds."""
    counts: dict[Key, int] = {}
    for _ in range(draws):
        part = key(game.imagine(seen, rng))
        counts[part] = counts.get(part, 0) + 1
    return counts


def chi_square(exact: dict[Key, float], counts: dict[Key, int]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; cells expected below 5 are put together."""
    assert set(counts) <= set(exact), "imagine drew a world that no history leads to"
    draws = sum(counts.values())
    statistic = 0.0
    cells = 0
    rest_expected = 0.0
    rest_found = 0
    for part, chance in exact.items():
        expected = chance * draws
        if expected < 5:
            rest_expected += expected
            rest_found += counts.get(part, 0)
            continue
        statistic += (counts.get(part, 0) - expected) ** 2 / expected
        cells += 1
    if rest_expected >= 5:
        statistic += (rest_found - rest_expected) ** 2 / rest_expected
        cells += 1
    return statistic, max(1, cells - 1)


def distance(exact: dict[Key, float], counts: dict[Key, int]) -> float:
    """Total variation distance."""
    draws = sum(counts.values())
    parts = set(exact) | set(counts)
    return sum(abs(exact.get(part, 0.0) - counts.get(part, 0) / draws) for part in parts) / 2
