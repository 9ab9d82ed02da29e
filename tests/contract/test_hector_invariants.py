"""The invariants of the ledger's D6, asserted at every step of many uniform games."""

from random import Random
from typing import Any

import pytest

import kleos
from kleos import Player
from kleos.games.hector.cards import BIT, CARDS, ENOUGH, FAVOURS, HOME, PILES, bits
from kleos.games.hector.scoring import score
from kleos.games.hector.side import NO_HERO, OUT, STRIDE
from tests.contract.games import with_options
from tests.support import many, random_move, walk

SWITCHES: list[dict[str, object]] = [
    {"four_choice": "fronts_and_home"},
    {"four_dead_numbers": "own_alive"},
    {"four_dead_numbers": "both_alive"},
    {"vanguard_return": "origin"},
    {"check_scope": "designated"},
    {"check_scope": "designated", "short_opening": "exhaust_now"},
    {"discards": "owner_only"},
    {"shame_timing": "before_hand"},
    {"greek_seat": 1},
    {"greek_seat": "random"},
    {"max_battles": 4},
    {"vanguard_return": "origin", "short_opening": "exhaust_now", "discards": "owner_only"},
    {"check_scope": "designated", "vanguard_return": "origin", "discards": "owner_only"},
    {"check_scope": "designated", "shame_timing": "before_hand", "four_choice": "fronts_and_home"},
]


class Watch:
    """Looks at a game step by step and remembers what must not change back."""

    def __init__(self, state: Any) -> None:
        self.gone = [0, 0]
        self.lost_heroes = [0, 0]
        self.lost_tokens = [0, 0]
        self.shame = [0, 0]
        self.dead = [0, 0]
        self.battle = state.battle
        self.army = len(state.rules.components.army)
        self.heroes = [len(side.heroes) for side in state.sides]
        self.start_of_battle(state)

    def start_of_battle(self, state: Any) -> None:
        self.gone_before = [side.gone.bit_count() for side in state.sides]
        self.discards = [0, 0]
        self.deployments = [0, 0]
        self.upgrades = [0, 0]
        self.fled = -1
        self.lost_by_retreat = 0
        self.last_pile = [HOME, HOME]

    def note(self, state: Any, move: kleos.Move) -> None:
        """Before a move: count what the battle's bounds speak of."""
        player = state.to_act
        if move.code.startswith("discard"):
            self.discards[player] += 1
        elif move.code.startswith("deploy"):
            self.deployments[player] += 1
        elif move.code.startswith("upgrade"):
            self.upgrades[player] += 1
        elif move.code == "retreat":
            self.fled = player
            self.lost_by_retreat = len(state.sides[player].row) + state.sides[player].shame  # HA-08-09
        self.last_pile = [side.pile for side in state.sides]

    def check(self, state: Any) -> None:
        for player, side in enumerate(state.sides):
            self.check_cards(side)
            self.check_heroes_and_tokens(player, side)
            self.check_memory(player, side)
            if state.tile >= 0 and side.row:
                assert side.superiority >= score(state, player) >= 0
            assert self.deployments[player] <= 1 and self.upgrades[player] <= FAVOURS
            assert side.placed() <= max(0, len(side.row) - 1)
        if state.battle != self.battle or state.outcome is not None:
            self.check_battle_end(state)

    def check_cards(self, side: Any) -> None:
        """Every physical card is in exactly one zone, and the late-dealt books balance."""
        zones = [side.bag, *side.seen, side.hand, side.row, bits(side.gone)]
        cards = sorted(card for zone in zones for card in zone)
        assert len(cards) == len(set(cards)) == self.army
        assert sum(side.sizes) + len(side.hand) + len(side.row) + side.gone.bit_count() == self.army
        assert sum(side.sizes) - sum(len(pile) for pile in side.seen) == len(side.bag)
        assert all(side.sizes[k] >= len(side.seen[k]) for k in range(PILES))
        for zone, pile in enumerate([*side.seen, side.bag]):
            assert all(side.spot[card] == zone * STRIDE + k for k, card in enumerate(pile))
        in_piles = sum(BIT[card] for pile in side.seen for card in pile)
        assert side.own & ~in_piles == 0
        assert all(side.spot[card] != OUT for card in bits(side.known))
        assert side.unseen_gone & ~side.gone == 0
        assert side.hand == sorted(side.hand) and len(side.hand) <= 4

    def check_heroes_and_tokens(self, player: int, side: Any) -> None:
        in_hand = 0 if side.hero == NO_HERO else 1
        assert len(side.heroes) + len(side.tail) + in_hand + side.lost_heroes.bit_count() == self.heroes[player]
        lost = FAVOURS - side.favour - side.placed()
        assert lost >= self.lost_tokens[player]
        self.lost_tokens[player] = lost

    def check_memory(self, player: int, side: Any) -> None:
        """Exhausted fronts stay empty, shame and losses never shrink."""
        assert all(side.sizes[front] == 0 for front in range(HOME) if side.exhausted >> front & 1)
        assert side.exhausted & self.dead[player] == self.dead[player]
        assert side.gone & self.gone[player] == self.gone[player]
        assert side.lost_heroes & self.lost_heroes[player] == self.lost_heroes[player]
        assert 3 >= side.shame >= self.shame[player]
        self.dead[player], self.gone[player], self.shame[player] = side.exhausted, side.gone, side.shame
        self.lost_heroes[player] = side.lost_heroes

    def check_battle_end(self, state: Any) -> None:
        """What a battle costs each side."""
        if state.outcome is not None and state.outcome.reason == "end-short":
            return
        if state.outcome is not None and state.outcome.reason == "end-fronts" and state.tile < 0:
            return  # fell at the opening: HA-R-06 exhaust_now
        lost = [side.gone.bit_count() - self.gone_before[player] for player, side in enumerate(state.sides)]
        costs = [lost[player] - self.discards[player] for player in (0, 1)]
        if self.fled >= 0:
            waived = self.lost_by_retreat - costs[self.fled]
            assert 0 <= waived <= state.sides[self.fled].shame
            assert costs[1 - self.fled] == 0
            winners = [1 - self.fled]
        else:
            assert sorted(costs) in ([0, 0], [0, 5])
            winners = [player for player in (0, 1) if costs[player] == 0]
        if not state.rules.to_origin:
            for player in winners:
                if not state.sides[player].exhausted >> self.last_pile[player] & 1:
                    assert state.sides[player].sizes[self.last_pile[player]] >= ENOUGH
            if not state.rules.touched and state.outcome is not None and state.outcome.winner is not None:
                assert state.outcome.winner in winners
        self.battle = state.battle
        self.start_of_battle(state)


def watch_games(options: dict[str, object], seeds: range) -> dict[str, int]:
    """Play uniform games under watch; count how they end."""
    game = with_options("hector", options)
    endings: dict[str, int] = {}
    for seed in seeds:
        rng = Random(seed)
        state: Any = game.start()
        watch = Watch(state)
        while state.actor is not None:
            move = random_move(state, rng)
            if isinstance(state.actor, Player):
                watch.note(state, move)
            state.apply(move)
            watch.check(state)
        endings[state.outcome.reason] = endings.get(state.outcome.reason, 0) + 1
    return endings


CHUNKS = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_default_games_end_and_keep_every_invariant(chunk: int) -> None:
    games = many(200, 10_000) // CHUNKS
    endings = watch_games({}, range(chunk * games, (chunk + 1) * games))
    assert sum(endings.values()) == games
    assert set(endings) <= {"end-fronts", "end-home", "end-both", "end-limit"}  # never HA-R-06: see HA-R-05


@pytest.mark.parametrize("options", SWITCHES, ids=lambda options: "-".join(f"{k}={v}" for k, v in options.items()))
def test_games_under_each_switch_end_and_keep_every_invariant(options: dict[str, object]) -> None:
    games = many(13 * 12, 10_010) // len(SWITCHES)
    endings = watch_games(options, range(10**6, 10**6 + games))
    assert sum(endings.values()) == games


def test_a_broken_book_is_noticed() -> None:
    state: Any = None
    for number, state in enumerate(walk(kleos.load("hector"), 1)):  # noqa: B007
        if number == 40:
            break
    watch = Watch(kleos.load("hector").start())
    watch.check_cards(state.sides[0])
    state.sides[0].gone |= BIT[state.sides[0].bag[0]]
    with pytest.raises(AssertionError):
        watch.check_cards(state.sides[0])
    assert CARDS == 48
