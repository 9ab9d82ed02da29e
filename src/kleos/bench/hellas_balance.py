"""How Hellas plays: mirrored games between two equal bots. `python -m kleos.bench.hellas_balance --pairs 500 --seed 1`.

Prints the length, the share of the first player, how often voyages and attacks succeed, how often the leader after six
turns wins, and for each god card the lift of those who held it or laid it.
"""

import argparse
import json
import sys
from collections import defaultdict
from statistics import mean, median

import kleos
from kleos.arena.balance import Lift, lift_of
from kleos.arena.mirrored import play_game
from kleos.bots.registry import make
from kleos.core.match import Match
from kleos.games.hellas import moves
from kleos.games.hellas.cards import CARD_NAMES
from kleos.games.hellas.state import HellasState

SIX = 6  # turns, three of each side


class BalanceTally:
    """What happened in all games."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.plies: list[int] = []
        self.endings: dict[str, int] = defaultdict(int)
        self.first: list[float] = []
        self.leader: list[float] = []
        self.voyages: list[bool] = []
        self.attacks: list[bool] = []
        self.actions: dict[str, int] = defaultdict(int)
        self.held: dict[str, list[float]] = defaultdict(list)
        self.laid: dict[str, list[float]] = defaultdict(list)

    def add(self, match: Match) -> None:
        """Walk through one finished game again and count."""
        state = match.game.start()
        assert isinstance(state, HellasState) and match.state.outcome is not None
        winner = match.state.outcome.winner
        scores = [0.5 if winner is None else float(winner == seat) for seat in (0, 1)]
        held: list[set[str]] = [set(), set()]
        laid: list[set[str]] = [set(), set()]
        lead: int | None = None
        for entry in match.entries:
            move = state.game.parse(entry.code)
            player = state.top.player
            if move.verb in (moves.DEAL, moves.STEAL):
                held[player].add(CARD_NAMES[move.arg])
            elif move.verb == moves.PLAY:
                laid[player].add(CARD_NAMES[move.arg])
            elif move.verb in (moves.REINFORCE, moves.VOYAGE, moves.ATTACK):
                self.actions[move.code] += 1
            elif move.verb == moves.FAIL:
                self.voyages.append(False)
            elif move.verb == moves.LAY and state.turn:
                self.voyages.append(True)
            self.step(state, move)
            if lead is None and state.turn > SIX:
                lead = state.sides[0].cities() - state.sides[1].cities()
        if lead:
            self.leader.append(scores[0] if lead > 0 else scores[1])
        self.turns.append(state.turn)
        self.plies.append(match.ply)
        self.endings[match.state.outcome.reason] += 1
        self.first.append(scores[0])
        for player in (0, 1):
            for card in held[player]:
                self.held[card].append(scores[player])
            for card in laid[player]:
                self.laid[card].append(scores[player])

    def step(self, state: HellasState, move: kleos.Move) -> None:
        """Apply one move; a fight that it ends is won when the city has changed hands."""
        target, attacker = state.target, state.active
        defended = bool(target) and state.sides[1 - attacker].held >> target & 1
        fighting = move.verb in (moves.COMMIT, moves.PASS, moves.PLAY)
        state.apply(move)
        if fighting and target and not state.target:
            self.attacks.append(bool(defended) and bool(state.sides[attacker].held >> target & 1))


def share(scores: list[float]) -> str:
    """A share of points with its 95 % interval."""
    lift = lift_of(scores)
    return f"{lift.lift + 0.5:.1%} [{lift.low + 0.5:.1%}, {lift.high + 0.5:.1%}] of {lift.times}"


def points(lift: Lift) -> str:
    """A lift in points."""
    return f"{100 * lift.lift:+5.1f} [{100 * lift.low:+5.1f}, {100 * lift.high:+5.1f}] {lift.times:>6}"


def show(tally: BalanceTally, names: dict[str, str]) -> None:
    """Print everything."""
    ends = ", ".join(f"{reason} {count}" for reason, count in tally.endings.items())
    print(f"games {len(tally.turns)}; endings: {ends}")
    print(f"turns: mean {mean(tally.turns):.1f}, median {median(tally.turns)}, most {max(tally.turns)}")
    print(f"plies: mean {mean(tally.plies):.0f}, most {max(tally.plies)}")
    print(f"first player: {share(tally.first)}")
    print(f"leader in cities after {SIX} turns wins: {share(tally.leader)} games with a leader")
    print(f"actions: {dict(tally.actions)}")
    print(f"voyages that lay their tile: {share(list(map(float, tally.voyages)))}")
    print(f"attacks that take the city: {share(list(map(float, tally.attacks)))}")
    print(f"{'card':<28}{'held: lift [95 %] players':<36}laid: lift [95 %] players")
    for card in sorted(names, key=lambda card: -lift_of(tally.laid[card]).lift):
        held, laid = points(lift_of(tally.held[card])), points(lift_of(tally.laid[card]))
        print(f"{card} {names[card]:<24} {held}    {laid}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--options", type=json.loads, default={})
    chosen = parser.parse_args()
    game = kleos.load("hellas", **chosen.options)
    a, b = make(chosen.bot, game), make(chosen.bot, game)
    tally = BalanceTally()
    for pair in range(chosen.pairs):
        for first, bots in (("a", (a, b)), ("b", (b, a))):
            tally.add(play_game(game, bots, f"{chosen.seed}/{pair}", f"{chosen.seed}/{pair}/{first}"))
        if sys.stderr.isatty() or pair % 50 == 49:
            print(f"{pair + 1} of {chosen.pairs} pairs", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr)
    show(tally, {card["id"]: card["name"] for card in game.component_data()["cards"]})


if __name__ == "__main__":
    main()
