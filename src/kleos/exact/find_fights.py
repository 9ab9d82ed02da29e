"""Look for fights of Hellas: `python -m kleos.exact.find_fights --seed 22` wrote data/suites/hellas-fights.json.

Games of `greedy` against itself are played until a city is attacked and both sides hold god cards. Each side then holds
one of a few hands with the same backs; the fight is played by the full rules, and who wins it is the payoff.
"""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from kleos.bots.registry import make
from kleos.catalogue import load
from kleos.core.errors import BadOption, GameError
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, Player
from kleos.exact.solver import Solver
from kleos.exact.suites import is_mixed, read_part
from kleos.exact.tree import build, prune
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import FIGHT, SEND

MOST_NODES = 30_000
LEAST_SETS = 60
MOST_SETS = 500
HANDS = 4  # of a side at most
TRIES = 40  # worlds imagined for other hands
ITERATIONS = 300
DECIDED = 0.95  # a value beyond which nothing is left to play for
STAKE = 0.2  # what a player who plays every move alike must lose at least
HAND = re.compile(r"\bhand=\S*")


def fights(game: Game, seed: str) -> Iterator[HellasState]:
    """The positions of one game in which a fight is about to be decided."""
    bot, rng = make("greedy:slip=0.2", game), Random(seed)
    state, asked = game.start(), -1
    while state.to_act <= CHANCE_SEAT:
        assert isinstance(state, HellasState)
        fighting = state.to_act != CHANCE_SEAT and state.fights and state.top.step in (SEND, FIGHT)
        if fighting and asked != state.turn and all(len(side.hand) > 2 for side in state.sides):
            asked = state.turn
            yield state.copy()
        if state.to_act == CHANCE_SEAT:
            state.apply(state.sample(rng))
        else:
            state.apply(bot.choose(state.observe(Player(state.to_act)), rng, None))


def part_of(game: Game, state: HellasState, number: int, rng: Random) -> dict[str, Any]:
    """A fight with hands that the other side thinks possible."""
    lines = str(state).split("\n")
    hands = [[hand_in(lines[-2])], [hand_in(lines[-1])]]
    for player in Player:
        sampler = game.sampler(state.observe(player))
        for _ in range(TRIES):
            found = hand_in(str(sampler.draw(rng)).split("\n")[-2 + int(player.rival)])
            if found not in hands[player.rival] and len(hands[player.rival]) < HANDS:
                hands[player.rival].append(found)
    one, two = (HAND.sub("", line).partition(" ")[2].strip() for line in lines[-2:])
    note = f"turn {state.turn}, seat {state.active + 1} attacks"
    head = "\n".join(lines[:-2])
    return {
        "name": f"fight-{number:02}",
        "note": note,
        "all": head,
        "one": one,
        "two": two,
        "ones": hands[0],
        "twos": hands[1],
    }


def hand_in(line: str) -> str:
    """The hand in a side's line."""
    found = HAND.search(line)
    return found[0] if found else ""


def judged(game: Game, part: dict[str, Any]) -> dict[str, Any] | None:
    """A fight with what is known about it; None if it is too large or nothing is to be decided."""
    reduced = read_part(game, "fight", part)
    try:
        tree = build(((game.position(text), 1.0) for text in reduced.worlds), reduced.payoff, MOST_NODES)
    except (BadOption, GameError):  # too large, or two hands that no game deals together
        return None
    tree = prune(tree)
    if not LEAST_SETS <= len(tree.sets) <= MOST_SETS:
        return None
    solver = Solver(tree)
    strategy = solver.solve(ITERATIONS)
    if solver.exploitability(solver.uniform()) < STAKE or abs(solver.value(strategy)) > DECIDED:
        return None
    return {**part, "mixed": is_mixed(solver, strategy), "value": round(solver.value(strategy), 2)}


def main() -> None:
    """Look, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--wanted", type=int, default=10)
    parser.add_argument("--mixed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("src", "kleos", "data", "suites", "hellas-fights.json"))
    chosen = parser.parse_args()
    game, found, played = load("hellas"), list[dict[str, Any]](), 0
    while len(found) < chosen.wanted:
        seed = f"fight/{chosen.seed}/{played}"
        played += 1
        for state in fights(game, seed):
            kept = judged(game, part_of(game, state, len(found) + 1, Random(seed)))
            plain = sum(not it["mixed"] for it in found)
            if kept is not None and (kept["mixed"] or plain < chosen.wanted - chosen.mixed):
                found.append(kept)
                print(kept["name"], kept["note"], kept["mixed"], kept["value"], played, flush=True)
                break  # one of a game
    made = f"python -m kleos.exact.find_fights --seed {chosen.seed} --wanted {chosen.wanted} --mixed {chosen.mixed}"
    chosen.out.parent.mkdir(exist_ok=True)
    text = json.dumps({"made": made, "until": "fight", "parts": found[: chosen.wanted]}, indent=1)
    chosen.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
