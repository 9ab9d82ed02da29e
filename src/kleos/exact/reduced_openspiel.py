"""Reduced games for OpenSpiel's algorithms: `spiel_of("hector:small")` begins with a draw among its worlds.

Games that end with a battle or a fight go there as trees: `spiel_of_tree(solver.tree)`.
"""

import json
from typing import Any

from kleos.adapters.openspiel import CLASSES, SET, STARTS, KleosGame
from kleos.core.errors import BadOption
from kleos.exact.reduced import load_reduced
from kleos.exact.tree import CHANCE_TAKES, Tree


def spiel_of(name: str) -> KleosGame:
    """A reduced game that goes on to the end of the game, in OpenSpiel; others are for `kleos.exact` alone."""
    reduced = load_reduced(name)
    if reduced.until != "game":
        raise BadOption("error-bad-value", option="until", value=reduced.until, allowed="game")
    spec = reduced.game.spec()
    params = {**spec["options"], SET: json.dumps(spec["components"]), STARTS: json.dumps(reduced.worlds)}
    found: KleosGame = CLASSES[spec["game"]](params)
    return found


def spiel_of_tree(tree: Tree) -> Any:
    """A tree as an extensive-form game of OpenSpiel."""
    import pyspiel

    return pyspiel.load_efg_game(efg_of(tree))


def efg_of(tree: Tree) -> str:
    """A tree in Gambit's format: nodes depth first, each with what leads on."""
    children: list[list[int]] = [[] for _ in tree.parents]
    for node, parent in enumerate(tree.parents[1:], 1):
        children[parent].append(node)
    set_of = {found.first + k: number for number, found in enumerate(tree.sets) for k in range(len(found.moves))}
    numbers: dict[tuple[int, int], int] = {}  # information sets and draws, each player's counted from 1
    lines, pending, ends = ['EFG 2 R "kleos" { "one" "two" }'], [0], 0
    while pending:
        node = pending.pop()
        below = sorted(children[node], key=lambda child: tree.rows[child])
        pending += below[::-1]
        if not below:
            ends += 1
            lines.append(f't "" {ends} "" {{ {tree.payoffs[node]!r} {-tree.payoffs[node]!r} }}')
        elif tree.takers[below[0]] == CHANCE_TAKES:
            odds = " ".join(f'"{k}" {tree.odds[child]!r}' for k, child in enumerate(below))
            lines.append(f'c "" {counted(numbers, CHANCE_TAKES, node)} "" {{ {odds} }} 0')
        else:
            number, player = set_of[tree.rows[below[0]]], tree.takers[below[0]]
            moves = " ".join(f'"{move.code}"' for move in tree.sets[number].moves)
            lines.append(f'p "" {player + 1} {counted(numbers, player, number)} "" {{ {moves} }} 0')
    return "\n".join(lines) + "\n"


def counted(numbers: dict[tuple[int, int], int], player: int, thing: int) -> int:
    """The number of a player's information set, or of a draw, in the order in which they are met."""
    return numbers.setdefault((player, thing), 1 + sum(owner == player for owner, _ in numbers))
