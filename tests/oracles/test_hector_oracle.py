"""The engine against the oracle: sums at every step, pile sizes at every opening."""

from random import Random
from typing import Any

import msgspec

import kleos
from kleos import Match, Player, SeededDealer
from kleos.games.hector.cards import COLOURS
from tests.oracles.hector_scoring import PileBook, edges, score, superiority
from tests.support import many, walk


def test_sums_agree_with_the_oracle_at_every_step() -> None:
    game = kleos.load("hector")
    tiles = [row["clockwise"] for row in game.component_data()["fate_tiles"]]
    values = {row["colour"]: row["value"] for row in game.component_data()["heroes"]}
    compared = 0
    for seed in range(many(25, 400)):
        for state in walk(game, seed):
            truth: Any = state
            table = msgspec.to_builtins(state.observe(Player.ONE).table)
            for player, side in enumerate(table["sides"]):
                hero = COLOURS[truth.sides[player].hero] if truth.sides[player].hero >= 0 else ""
                assert side["superiority"] == superiority(side["row"], values.get(hero, 0))
                if not table["tile"] or not side["row"]:
                    continue
                for fate, turned in zip(table["fates"], (0, 3, 1), strict=True):
                    facing = edges(tiles[table["tile"] - 1], (table["facing"] + turned) % 4)
                    assert fate["colours"][player] == facing[player]
                    known = hero if player == 0 or side["open_hero"] else ""
                    deployed = side["hero"] == "deployed"
                    expected = score(side["row"], facing[player], known, values.get(hero, 0), deployed)
                    assert fate["scores"][player] == expected
                    compared += 1
    assert compared > 1000


def follow(book: PileBook, line: str, phase: str) -> None:
    """Keep the book by one line of the log."""
    by, verb, *rest = line.split()
    if verb == "draw":
        book.draw(by, to_row="vanguard" in phase)
        if phase == "draw-vanguard" and rest[0][1] != "4":
            book.number = rest[0][1]
    elif verb == "number":
        book.number = rest[0]
    elif verb == "lose":
        book.lose(by)
    elif verb == "discard":
        book.hand[int(by) - 1] -= 1
    elif verb == "play":
        book.hand[int(by) - 1] -= 1
        book.row[int(by) - 1] += 1


def test_pile_sizes_agree_with_the_oracle_after_every_battle() -> None:
    game = kleos.load("hector")
    closed = 0
    for seed in range(many(25, 400)):
        match = Match(game, SeededDealer(seed))
        rng = Random(seed)
        while isinstance(match.state.actor, Player):
            match.play(match.state.actor, rng.choice(match.state.legal_moves()))
        book = PileBook()
        lines = match.log(None)
        for ply, line in enumerate(lines):
            before = match.table_at(ply, None)
            after = match.table_at(ply + 1, None)
            follow(book, line, before.asked.step)
            if line.endswith("retreat"):
                seat = int(line[0]) - 1
                book.loser = seat
                pile = book.pile(seat)
                book.sizes[seat][pile] += book.hand[seat]  # HA-08-05: before the penalty
                book.hand[seat] = 0
            if after.battle != before.battle or (
                after.outcome and after.outcome[1] in ("end-fronts", "end-home", "end-both")
            ):
                scored = None if before.round != 4 or book.loser is not None else loser_by_removals(before, after)
                book.close(book.loser if book.loser is not None else scored, book.loser is not None)
                closed += 1
                for seat in (0, 1):
                    told = [pile.size for pile in after.sides[seat].piles]
                    assert told == list(book.sizes[seat].values()), (seed, ply, line)
                    assert after.sides[seat].shame == book.shame[seat]
                if after.outcome is None:
                    assert after.attacker == book.attacker + 1
    assert closed > 100


def loser_by_removals(before: Any, after: Any) -> int | None:
    """Who lost five cards in a scored battle; None after a tie."""
    for seat in (0, 1):
        if len(after.sides[seat].removed) - len(before.sides[seat].removed) >= 5:
            return seat
    return None
