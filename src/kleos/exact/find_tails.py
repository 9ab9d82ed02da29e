"""Look for battle tails of Hector: `python -m kleos.exact.find_tails --seed 22 --out FILE`.

The frozen suite, data/suites/hector-tails.json, was found like this, but by draws in an order that no seed gives again.

A tail is a position in round 3 or 4 of a battle, late in a game. Each side has one card in its battle pile and as many
in hand as the round says, and nobody but the owner knows which is which; everything else is open, so the worlds are
those that a player with perfect memory imagines. Of the tails that are small enough those are kept first in which
play must be mixed.
"""

import argparse
import json
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kleos.catalogue import load
from kleos.core.errors import BadOption, GameError
from kleos.exact.solver import Solver
from kleos.exact.suites import is_mixed, read_part
from kleos.exact.tree import build, prune
from kleos.games.hector.cards import COLOURS, KIND_NAMES

MOST_NODES = 60_000
MOST_SETS = {3: 2000, 4: 700}  # by round
ITERATIONS = 300
STAKE = 0.5  # what a player who plays every move alike must lose at least


class Draft(NamedTuple):
    """One side while a tail is made up."""

    words: str
    holdings: list[str]


def side_of(rng: Random, played: int, hand: int, heroes: int, tokens: int) -> Draft:
    """A side with so many cards played, so many in hand and one in its battle pile; `heroes` 0 = deployed already."""
    deck = [*KIND_NAMES, *KIND_NAMES]
    rng.shuffle(deck)
    row, deck = deck[:played], deck[played:]
    hidden = rng.sample(sorted(set(deck)), hand + 1)
    for kind in hidden:
        deck.remove(kind)
    piles = [deck[:6], deck[6:12], deck[12:20]]
    names = "".join(rng.sample(COLOURS, len(COLOURS)))
    live = sorted(names[: max(2, heroes)])
    cover = rng.randrange(played - 1)
    shown = [f"{card}<" if not heroes and place == cover else card for place, card in enumerate(row)]
    words = [
        "piles=1,6,6,8 at=1 row=" + ",".join(shown),
        *(f"in{pile}={','.join(cards)}" for pile, cards in zip(("2", "3", "home"), piles, strict=True)),
        "gone=" + ",".join(deck[20:]),
        f"fallen={''.join(sorted(set(COLOURS) - set(live)))} box={tokens}",
        "story=" + ",".join([*"....", *row[1:]]) + " touched=1",
    ]
    hands = [",".join(sorted(cards, key=KIND_NAMES.index)) for cards in combinations(sorted(hidden), hand)]
    if not heroes:
        return Draft(" ".join(words), [f"hand={cards} hero={live[0]}! heroes={live[1]}" for cards in hands])
    held = [(hero, "".join(other for other in live if other != hero)) for hero in live]
    return Draft(" ".join(words), [f"hand={c} hero={hero} heroes={rest}" for c, (hero, rest) in product(hands, held)])


def tail_at(rng: Random, number: int) -> dict[str, Any]:
    """Make up a tail."""
    last = number % 4 > 0  # three of four begin with round 4, the others with the defender's turn in round 3
    heroes = rng.choice(((2, 0), (0, 2), (2, 2)) if last else ((2, 0), (0, 2), (0, 0)))
    tokens = [rng.randrange(2), rng.randrange(2)] if last else [0, 0]
    one = side_of(rng, 4, 1, heroes[0], tokens[0])
    two = side_of(rng, 4 if last else 3, 1 if last else 2, heroes[1], tokens[1])
    tile = rng.randrange(6)
    stock = "".join(sorted(rng.sample([str(k + 1) for k in range(6) if k != tile], 2)))
    actor, turn = (1, 4) if last else (2, 3)
    common = f"battle=6 phase=action attacker=1 actor={actor} round={turn} number=1 source=1"
    return {
        "name": f"tail-{number:02}",
        "note": f"round {turn}, seat {actor} to act",
        "all": f"{common} tile={tile + 1}@{rng.randrange(4)} stock={stock}",
        "one": one.words,
        "two": two.words,
        "ones": one.holdings,
        "twos": two.holdings,
    }


def judged(part: dict[str, Any]) -> dict[str, Any] | None:
    """A tail with what is known about it; None if it is too large, too plain, or no position of the game."""
    reduced = read_part(load("hector"), "battle", part)
    try:
        tree = build(((reduced.game.position(text), 1.0) for text in reduced.worlds), reduced.payoff, MOST_NODES)
    except BadOption:
        return None
    tree = prune(tree)
    if not 30 <= len(tree.sets) <= MOST_SETS[int(part["note"].split()[1].strip(","))]:
        return None
    solver = Solver(tree)
    strategy = solver.solve(ITERATIONS)
    if solver.exploitability(solver.uniform()) < STAKE:
        return None
    return {**part, "mixed": is_mixed(solver, strategy), "value": round(solver.value(strategy), 2)}


def main() -> None:
    """Look, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--wanted", type=int, default=20)
    parser.add_argument("--mixed", type=int, default=8)
    parser.add_argument("--out", type=Path, default=Path("src", "kleos", "data", "suites", "hector-tails.json"))
    chosen = parser.parse_args()
    found: list[dict[str, Any]] = []
    tried = 0
    while len(found) < chosen.wanted:
        part = tail_at(Random(f"tail/{chosen.seed}/{tried}"), len(found) + 1)
        tried += 1
        try:
            kept = judged(part)
        except GameError as error:
            print(part["name"], str(error), flush=True)
            continue
        plain = sum(not it["mixed"] for it in found)
        if kept is not None and (kept["mixed"] or plain < chosen.wanted - chosen.mixed or len(found) % 4 == 3):
            found.append(kept)
            print(kept["name"], kept["note"], kept["mixed"], kept["value"], tried, flush=True)
    made = f"python -m kleos.exact.find_tails --seed {chosen.seed} --wanted {chosen.wanted} --mixed {chosen.mixed}"
    chosen.out.parent.mkdir(exist_ok=True)
    chosen.out.write_text(json.dumps({"made": made, "until": "battle", "parts": found}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
