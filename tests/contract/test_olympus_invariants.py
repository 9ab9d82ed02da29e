"""Fight for Olympus keeps the ledger's invariants I1 to I8 at every step, with its own cards and with random ones."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import kleos
from kleos import CHANCE, Game, Player
from kleos.builds import build_name
from kleos.games.olympus import attack as attacking
from kleos.games.olympus.board import ATTACK_PHASE
from kleos.games.olympus.state import OlympusState
from kleos.games.olympus.steps import ATTACKS, ENTER_ATTACK, LOSE_CARDS, PLAY_CARD, STRIP, SURVIVE_HIT
from kleos.games.olympus.values import armour_value
from tests.oracles.card_sets import random_set
from tests.oracles.olympus_effects import Oracle
from tests.secrets.shadow import follow
from tests.support import VIEWERS, many, part, positions, random_move, rule


def assert_sound(state: OlympusState) -> None:
    """I1, I2, I3, I5, I6 of one position and its agenda, by the gate; twenty cards stay in the box."""
    state.game.check(state)
    assert len(state.bag) - (state.deck - len(state.tail)) == 20
    if state.outcome is None and state.top.step in (PLAY_CARD, ENTER_ATTACK):
        for side in state.observe(None).table.sides:
            assert all(unit is None or 0 <= unit.damage < unit.defence for unit in side.slots)  # I3


def play_soundly(game: Game, seed: int) -> OlympusState:
    """One uniform game with I1 to I8 asserted at every step."""
    rng = Random(seed)
    state = game.start()
    assert isinstance(state, OlympusState)
    pile = state.deck
    last_slot, turn, plies = -1, 0, 0
    while state.actor is not None:
        plies += 1
        hands = [len(side.hand) for side in state.sides]
        move = random_move(state, rng)
        actor, active, step = state.actor, state.active, state.top.step
        state.apply(move)
        assert_sound(state)
        assert state.deck + len(state.looked) <= pile  # I4
        pile = state.deck + len(state.looked)
        for player in (0, 1):
            if player != active and len(state.sides[player].hand) < hands[player]:  # I8
                assert step in (LOSE_CARDS, STRIP) or (actor == player and step is SURVIVE_HIT)
        if state.turn != turn:
            turn, last_slot = state.turn, -1
        cursor = [frame.a for frame in state.frames() if frame.step is ATTACKS]
        if cursor:  # I7: slots are visited in order
            assert cursor[0] >= last_slot
            last_slot = cursor[0]
    assert plies <= game.max_plies
    return state


CHUNKS = many(1, 10)


@rule("FO-END-07")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_uniform_games_keep_all_invariants_and_end_within_the_bound(chunk: int) -> None:
    game = kleos.load("olympus")
    for seed in part(chunk, CHUNKS, many(300, 20_000)):
        state = play_soundly(game, seed)
        assert state.turn <= 33


@pytest.mark.parametrize("seed", range(many(10, 200)))
def test_random_card_sets_play_without_a_fault(seed: int) -> None:
    game = kleos.load(
        "olympus", components=random_set(seed), starter_skip=("lazy", "declared", "attack_only")[seed % 3]
    )
    for number in range(many(5, 50)):
        state = play_soundly(game, seed * 1000 + number)
        assert state.turn <= 35


@pytest.mark.parametrize("seed", range(many(4, 40)))
def test_random_card_sets_keep_secrets_and_read_back(seed: int) -> None:
    game = kleos.load("olympus", components=random_set(1000 + seed), open_discard=bool(seed % 2))
    rng = Random(seed)
    for state in positions(game, 3, 7, seed):
        assert str(game.position(str(state))) == str(state)
        for viewer in VIEWERS:
            seen = state.observe(viewer)
            world = game.imagine(seen, rng)
            assert world.observe(viewer) == seen
            assert world.actor == state.actor


@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_of_random_card_sets_go_on_looking_alike(viewer: Player | None) -> None:
    for seed in range(many(4, 60)):
        options: dict[str, Any] = {"open_discard": bool(seed % 2), "attack_optional": seed % 3 == 0}
        assert follow(kleos.load("olympus", components=random_set(3000 + seed), **options), seed, viewer) > 10


@rule("FO-EFF-12", "FO-EFF-35", "FO-EFF-40")
@pytest.mark.parametrize("seed", range(many(6, 60)))
def test_values_agree_with_a_second_reading_of_the_clauses(seed: int) -> None:
    game = kleos.load("olympus") if seed % 2 else kleos.load("olympus", components=random_set(2000 + seed))
    oracle = Oracle(game)
    compared = 0
    for state in positions(game, 10, 5, seed):
        assert isinstance(state, OlympusState)
        table = state.observe(None).table
        for player in (0, 1):
            for slot in range(6):
                unit = table.sides[player].slots[slot]
                if unit is not None:
                    compared += 1
                    assert unit.attack == oracle.value(table, player, slot, "attack"), (str(state), player, slot)
                    assert unit.defence == oracle.value(table, player, slot, "defence"), (str(state), player, slot)
                    assert unit.silenced == oracle.silenced(table, player, slot)
                    assert armour_value(state, player, slot) == oracle.armour(table, player, slot)
    assert compared > 100


def test_attacks_come_in_slot_order_and_at_most_one_more_than_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    """I7, by listening to every attack; only the pure build can be listened to."""
    plain = attacking.attack
    heard: list[tuple[int, int, int]] = []

    def listen(state: OlympusState, player: int, slot: int) -> None:
        heard.append((state.turn, slot, sum(state.sides[player].grants)))
        plain(state, player, slot)

    monkeypatch.setattr(attacking, "attack", listen)
    game = kleos.load("olympus")
    for seed in range(many(40, 400)):
        heard.clear()
        for _ in positions(game, 1, 1, seed):
            pass
        for (turn, slot, _), (next_turn, next_slot, _) in pairwise(heard):
            assert next_turn > turn or next_slot >= slot
        for (turn, _), count in Counter((turn, slot) for turn, slot, _ in heard).items():
            assert count <= 3, turn
    assert heard or build_name() != "pure"


def test_hits_agree_with_a_second_reading_of_the_clauses() -> None:
    """Plain attacks, seen from outside: attack less armour falls on the facing unit."""
    game = kleos.load("olympus")
    oracle = Oracle(game)
    rng = Random(5)
    compared = 0
    while compared < many(200, 3000):
        state = random_board(game, rng)
        table = state.observe(None).table
        before = [[unit.damage if unit else 0 for unit in side.slots] for side in table.sides]
        wanted = before[1][0] + max(0, oracle.value(table, 0, 0, "attack") - oracle.armour(table, 1, 0))
        beaten = wanted >= oracle.value(table, 1, 0, "defence")
        facing = table.sides[1].slots[0]
        state.apply(game.parse("end"))
        after = state.observe(None).table.sides[1].slots[0]
        if isinstance(state.actor, Player) and state.phase == ATTACK_PHASE:
            continue  # somebody has a choice first
        assert facing is not None
        if oracle.value(table, 0, 0, "attack") == 0:
            wanted, beaten = before[1][0], False
        assert (after is None) == beaten and (after is None or after.damage == wanted), str(state)
        compared += 1
    assert state.actor is CHANCE or state.actor is not None or state.outcome is not None


def random_board(game: Game, rng: Random) -> OlympusState:
    """An attacker in O1, a defender facing him, and a neighbour for the defender."""
    plain = [f"{colour}{k}" for colour in "RYG" for k in range(1, 16)] + [f"{c}S{k}" for c in "RBYG" for k in (1, 2, 3)]
    silent = {"R14", "R15", "B13"}  # they choose or hit beside
    one, two, beside = rng.sample([code for code in plain if code not in silent], 3)
    state = game.position(f"score=0 / one O1={one} / two O1={two} O2={beside}")
    assert isinstance(state, OlympusState)
    return state
