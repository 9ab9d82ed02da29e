"""Hellas against a second reading of its clauses: where tiles fit, what may be attacked, and how fights end."""

from random import Random

import kleos
from kleos import Player
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import COAST, LAY, TARGET
from tests.contract.games import any_options
from tests.oracles import hellas_rules as oracle
from tests.rules.hellas.positions import field
from tests.support import do, many, random_move, rule, walk


@rule("HE-VOY-02", "HE-VOY-03", "HE-VOY-04", "HE-VOY-05", "HE-COAST-03", "HE-COAST-04")
def test_spots_and_turns_agree_with_a_second_reading() -> None:
    compared = 0
    for seed in range(many(25, 600)):
        game = kleos.load("hellas", coast_single_sea=bool(seed % 3))
        for state in walk(game, seed):
            assert isinstance(state, HellasState)
            step = state.top.step
            if step not in (LAY, COAST):
                continue
            table = state.observe(None).table
            seat = state.top.player + 1
            wanted = oracle.lays(table, table.turned[0].rstrip("t"), seat, step is LAY, bool(seed % 3))
            found = [move.code for move in state.legal_moves() if move.code.startswith("lay")]
            assert sorted(found) == sorted(wanted), str(state)
            for code, turns in wanted.items():
                after = do(state.copy(), code)
                legal = sorted(move.code for move in after.legal_moves() if move.code.startswith("turn"))
                assert legal == (turns if len(turns) > 1 else []), (str(state), code)
            compared += 1
    assert compared > 200


@rule("HE-ATK-01", "HE-ATK-10", "HE-EFF-04")
def test_targets_agree_with_a_second_reading() -> None:
    compared = 0
    for seed in range(many(40, 600)):
        for state in walk(any_options("hellas", seed), seed):
            assert isinstance(state, HellasState)
            if state.top.step is TARGET:
                table = state.observe(None).table
                found = [move.code for move in state.legal_moves() if move.code.startswith("target")]
                assert found == oracle.targets(table, state.active + 1), str(state)
                compared += 1
    assert compared > 100


@rule("HE-ATK-06", "HE-ATK-08", "HE-R-34")
def test_fights_end_as_a_second_reading_says() -> None:
    rng = Random(5)
    for _ in range(many(400, 5000)):
        own, ring, foe, ships = rng.randint(2, 3), rng.randint(2, 3), rng.randint(1, 3), rng.randint(0, 3)
        cards = rng.sample(["A1", "A1", "A2", "A2"], 2)
        two = rng.sample(["A1", "P1", "P1"], rng.randint(0, 2))
        one_hand, two_hand = f"hand={','.join(cards)}", f"hand={','.join(two)}" if two else ""
        state = field(f"L{own}G0S D{foe}G{ships}S L{ring}G0S D1G0S", one=one_hand, two=two_hand)
        do(state, "attack", "target 2")
        sent = {1: rng.randint(0, own - 1), 3: rng.randint(0, ring - 1)}
        if not sum(sent.values()):
            sent[3] = 1
        do(state, *["send 1"] * sent[1], *["send 3"] * sent[3], "commit")
        plus = [0, 0]
        equal = crews = False
        while state.target:
            move = random_move(state, rng)
            who = 0 if state.actor is Player.ONE else 1
            plus[who] += move.code == "play A1"
            equal = equal or move.code == "play A2"
            crews = crews or move.code == "play P1"
            state.apply(move)
        won = oracle.wins(sum(sent.values()), plus[0], sent[3] > 0, foe + plus[1], ships if crews else 0, equal)
        assert bool(state.sides[0].held >> 2 & 1) == won
