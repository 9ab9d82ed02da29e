"""Hellas keeps the ledger's invariants I1 to I10 at every step, under uniform and greedy players."""

from random import Random

import pytest

import kleos
from kleos import CHANCE, Game, Player
from kleos.bots.registry import make
from kleos.core.bot import Bot
from kleos.games.hellas.board import OVER
from kleos.games.hellas.cards import CARDS_EACH, GOD, GOD_LIMIT, GODS, GREEKS, HAND_LIMIT, MOST, NO_CARD, SHIPS
from kleos.games.hellas.hexes import CENTRE, EDGES, OPPOSITE, STEPS, members
from kleos.games.hellas.reorganisation import DROP_GREEKS, PHASE
from kleos.games.hellas.spots import fits
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import DEAL_DRAWN, FLIP_VOYAGE, FROM_CITY, REORG, REPLY, SHIFT_PIECE
from tests.contract.games import any_options
from tests.support import many, part, random_move, rule


def flying(state: HellasState, player: int) -> tuple[int, int]:
    """Greeks and ships between two places: a force, or pieces lifted."""
    greeks = state.force if player == state.active else 0
    ships = 0
    for frame in state.frames():
        if frame.player == player and frame.step is REORG:
            if frame.b // PHASE <= DROP_GREEKS:
                greeks += frame.b % PHASE
            else:
                ships += frame.b % PHASE
        elif frame.player == player and frame.step is SHIFT_PIECE:
            greeks, ships = greeks + (frame.a == 0), ships + (frame.a == 1)
    return greeks, ships


def assert_pieces(state: HellasState) -> None:
    """I1, I2, I3 and the masks."""
    coming = {frame.a for frame in state.frames() if frame.step is FROM_CITY}
    for player, side in enumerate(state.sides):
        held = members(side.held)
        greeks, ships = flying(state, player)
        assert sum(state.greeks[c] for c in held) + side.greeks + greeks == GREEKS  # I1
        assert sum(state.ships[c] for c in held) + side.ships + ships == SHIPS
        for city in held:
            assert state.greeks[city] >= 1 or city in coming  # I2
            assert state.greeks[city] <= MOST and state.ships[city] <= MOST  # I3
            assert side.with_two_greeks >> city & 1 == (state.greeks[city] >= 2)
            assert side.full >> city & 1 == (state.greeks[city] == 3)
            assert side.docks >> city & 1 == (state.ships[city] >= 1)
            assert side.crowded >> city & 1 == (state.ships[city] == 3)
        assert (side.with_two_greeks | side.full | side.docks | side.crowded) & ~side.held == 0
    one, two = state.sides
    assert one.held & two.held == 0
    assert one.held | two.held == (1 << len(state.layout.cells)) - 2  # I6
    tiles = len(state.layout.cells) + state.tiles_left() + len(state.aside) + len(state.turned)
    assert tiles == 24


def assert_cards(state: HellasState) -> None:
    """I4, I5."""
    out = state.chain + [side.open_card for side in state.sides if side.open_card != NO_CARD]
    for god in range(GODS):
        drawn = sum(side.unseen[god] for side in state.sides)
        drawn += sum(frame.step is DEAL_DRAWN and frame.a == god for frame in state.frames())
        assert len(state.bags[god]) + len(state.renewed_from[god]) == state.piles[god] + drawn
        hands = sum(side.gods[god] for side in state.sides)
        total = len(state.bags[god]) + len(state.renewed_from[god]) + hands + len(state.discards[god])
        assert total + sum(GOD[kind] == god for kind in out) == CARDS_EACH  # I4
        assert all(side.gods[god] + side.unseen[god] <= GOD_LIMIT for side in state.sides)  # I5
    for side in state.sides:
        assert len(side.hand) + sum(side.unseen) <= HAND_LIMIT
        assert side.hand == sorted(side.hand) and sum(side.gods) == len(side.hand)
        for known in (side.shown + side.peered, side.fresh + side.taken):
            rest = side.hand[:]
            for kind in known:
                rest.remove(kind)


def assert_layout(state: HellasState) -> None:
    """I7: equal letters at every shared edge, one sea; contact when laid is tested by the oracle."""
    layout = state.layout
    at = {cell: number for number, cell in enumerate(layout.cells)}
    for number, cell in enumerate(layout.cells):
        for edge in range(EDGES):
            other = at.get(cell + STEPS[edge], -1)
            if other >= 0:
                assert layout.edges[number] >> edge & 1 == layout.edges[other] >> OPPOSITE[edge] & 1
    if state.rules.coast_single_sea:
        sea, more = 1, 1
        while more:
            reached = 0
            for number in members(more):
                reached |= layout.sea[number]
            more = reached & ~sea
            sea |= reached
        assert sea == (1 << len(layout.cells)) - 1
    assert all(0 < cell < 2 * CENTRE * 2 * CENTRE for cell in layout.cells)


def signature(state: HellasState) -> tuple[object, ...]:
    """What a void card must not change: I10."""
    fight = (
        state.attack_plus,
        state.defence_plus,
        state.equal_suffices,
        state.ships_defend,
        state.far_attack,
        state.fights,
        state.force,
    )
    flags = (
        state.free_reorganisation,
        state.equal_ships,
        state.free_voyage,
        state.extra_turn,
        state.steps_left,
        state.new_cities,
    )
    return state.greeks[:], state.ships[:], fight, flags, [side.held for side in state.sides]


def play_soundly(game: Game, bots: tuple[Bot, Bot] | None, seed: int) -> HellasState:
    """One game with I1 to I10 asserted at every step."""
    rng = Random(seed)
    state = game.start()
    assert isinstance(state, HellasState)
    plies = 0
    layout = state.layout
    laid: tuple[object, ...] = ()
    while state.actor is not None:
        actor = state.actor
        if bots is None or actor is CHANCE:
            move = random_move(state, rng)
        else:
            assert isinstance(actor, Player)
            move = bots[actor].choose(state.observe(actor), rng, None)
        if move.code.startswith("play"):
            assert not (state.turn == 1 and actor is Player.ONE)  # I8
            if not state.chain:
                laid = signature(state)
        answers = len(state.chain) + move.code.startswith("play")
        active, turn, was_reply = state.active, state.turn, state.top.step is REPLY
        state.apply(move)
        plies += 1
        assert_pieces(state)
        assert_cards(state)
        if state.layout is not layout:
            layout = state.layout
            assert_layout(state)
        if was_reply and not state.chain and answers % 2 == 0 and state.turn == turn and state.outcome is None:
            in_fight = state.target or laid[2][-1]  # type: ignore[index]
            assert in_fight or signature(state) == laid  # I10
        if state.outcome is not None:  # I9
            wins_own_turn = state.outcome.winner == active or state.outcome.clause in ("HE-R-37",)
            assert wins_own_turn and state.action == OVER
    assert plies <= game.max_plies
    return state


CHUNKS = many(1, 10)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_uniform_games_keep_all_invariants_and_end(chunk: int) -> None:
    endings: dict[str, int] = {}
    for seed in part(chunk, CHUNKS, many(60, 5_000)):
        game = kleos.load("hellas") if seed % 2 else any_options("hellas", seed)
        state = play_soundly(game, None, seed)
        assert state.outcome is not None and state.turn <= 300
        endings[state.outcome.reason] = endings.get(state.outcome.reason, 0) + 1
    assert endings["end-ten-cities"] > sum(endings.values()) // 3


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_greedy_games_keep_all_invariants_and_end_without_the_cap(chunk: int) -> None:
    game = kleos.load("hellas", turn_cap=5_000)  # no bound in practice: it only keeps a shut-in sea from running on
    bots = make("greedy", game), make("greedy", game)
    endless = 0
    for seed in part(chunk, CHUNKS, many(20, 5_000)):
        state = play_soundly(game, bots, seed)
        assert state.outcome is not None
        endless += state.outcome.reason != "end-ten-cities"
    assert endless <= 1


def test_greedy_beats_uniform() -> None:
    game = kleos.load("hellas")
    greedy, uniform = make("greedy", game), make("uniform", game)
    won = 0
    for seed in range(many(5, 100)):
        won += winner(game, (greedy, uniform), seed) == 0
        won += winner(game, (uniform, greedy), seed) == 1
    assert won >= many(9, 190)


def winner(game: Game, bots: tuple[Bot, Bot], seed: int) -> int:
    """The winning seat of one game, from 0."""
    state = play_soundly(game, bots, seed)
    assert state.outcome is not None and state.outcome.winner is not None
    return int(state.outcome.winner)


@rule("HE-R-38")
def test_set_ups_end_and_hardly_ever_need_to_begin_anew() -> None:
    count = many(200, 20_000)
    figures = set_ups(count)  # a ring that shuts the sea in with land lets no further tile fit: 1 in 20,000
    assert figures["anew"] <= figures["temples"] <= figures["reshuffled"] <= count // 5_000


def set_ups(count: int) -> dict[str, int]:
    """Random set-ups: how many ran out of tiles, needed temples, or began anew; and tiles set aside."""
    game = kleos.load("hellas")
    figures = {"reshuffled": 0, "temples": 0, "anew": 0, "aside": 0}
    for seed in range(count):
        rng = Random(seed)
        state = game.start()
        assert isinstance(state, HellasState)
        deals = worst = 0
        while state.turn == 0:
            move = random_move(state, rng)
            deals += move.code.startswith("deal")
            worst = max(worst, state.coast_try)
            if move.code.startswith("flip"):
                figures["aside"] += 1
            state.apply(move)
        figures["aside"] -= 8
        figures["reshuffled"] += worst >= 1
        figures["temples"] += worst >= 2
        figures["anew"] += deals > 6
    return figures


@rule("HE-VOY-01")
def test_nearly_every_tile_drawn_later_finds_a_spot() -> None:
    drawn, fitting = later_draws(many(150, 2_000))
    assert drawn > 100 and fitting >= 0.95 * drawn


def later_draws(games: int) -> tuple[int, int]:
    """Tiles turned on voyages of uniform games, and how many of them fit somewhere by geometry alone."""
    game = kleos.load("hellas")
    drawn = fitting = 0
    for seed in range(games):
        rng = Random(seed)
        state = game.start()
        assert isinstance(state, HellasState)
        while state.actor is not None:
            was_flip = state.top.step is FLIP_VOYAGE
            state.apply(random_move(state, rng))
            if was_flip:
                drawn += 1
                fitting += bool(fits(state.layout, state.turned[0], True))
    return drawn, fitting
