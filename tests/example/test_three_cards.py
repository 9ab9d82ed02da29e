"""The example of docs/guide/games.md is a whole game: played, watched, imagined, recorded, searched and told."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

import kleos
from kleos import Game, Match, Player, SeededDealer, State
from kleos.bots.registry import make
from kleos.catalogue import GAMES, register
from kleos.core.players import CHANCE, VIEWERS
from kleos.search.evaluator import Evaluator
from kleos.search.ismcts import Search
from kleos.search.node import SearchSettings
from tests.example.three_cards import ENTRY, STEPS


@pytest.fixture
def game() -> Iterator[Game]:
    """The example, in the catalogue as long as a test takes."""
    register(ENTRY)
    try:
        yield kleos.load(ENTRY.code)
    finally:
        del GAMES[ENTRY.code]


def walk(state: State) -> Iterator[State]:
    """Every position below a position."""
    yield state
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        yield from walk(after)


def test_the_whole_tree_keeps_the_contract(game: Game) -> None:
    states = list(walk(game.start()))
    ends = [state for state in states if state.outcome is not None]
    assert len(ends) == 30 and {state.outcome.winner for state in ends if state.outcome} == set(Player)
    for state in states:
        assert str(game.position(str(state))) == str(state) == str(pickle.loads(pickle.dumps(state)))
        if state.actor is CHANCE:
            assert sum(weight for _, weight in state.odds()) == len(state.legal_moves())
        for viewer in VIEWERS:
            seen = state.observe(viewer)
            world = game.imagine(game.observation(seen.to_bytes()), Random(1))
            assert world.observe(viewer).to_bytes() == seen.to_bytes()


def test_a_hidden_card_is_in_no_byte(game: Game) -> None:
    for state in walk(game.start()):
        if min(state.hands) >= 0 and state.outcome is None:  # type: ignore[attr-defined]
            other = next(s for s in walk(game.start()) if differs_in_the_hand_of_two(s, state))
            assert state.observe(Player.ONE).to_bytes() == other.observe(Player.ONE).to_bytes()
            assert state.observe(None).to_bytes() == other.observe(None).to_bytes()


def differs_in_the_hand_of_two(state: State, other: State) -> bool:
    """Ask whether two positions are alike but for what player 2 holds."""
    one, two = str(state).split(" "), str(other).split(" ")
    mine, his = (words[0].removeprefix("hands=").split(",") for words in (one, two))
    return one[1:] == two[1:] and mine[0] == his[0] and mine[1] != his[1] and "-" not in mine


def test_what_is_no_position_is_refused(game: Game) -> None:
    for text in ("hands=J,J agenda=open.1", "hands=J,Q agenda=open.2", "hands=J,- agenda=open.1", "hands=X,Q"):
        with pytest.raises(kleos.NotationError):
            game.position(text)


def test_matches_are_recorded_and_replayed(game: Game) -> None:
    match = Match(game, SeededDealer(3))
    match.play(Player.ONE, "check")
    match.play(Player.TWO, "bet")
    match.undo(Player.TWO)
    match.play(Player.TWO, "bet")
    match.play(Player.ONE, "call")
    again = Match.replay(match.record(), game)
    assert str(again.state) == str(match.state) and match.outcome is not None and match.outcome.clause == "TC-4"
    assert match.record(Player.ONE).moves[1] == "deal ?"


def test_bots_and_the_search_play_it(game: Game) -> None:
    match = Match(game, SeededDealer(1))
    bot = make("uniform", game)
    while isinstance(seat := match.state.actor, Player):
        match.play(seat, bot.choose(match.observe(seat), Random(match.ply), None))
    state = game.position("hands=K,Q agenda=reply.1")
    search = Search(game, state.observe(Player.ONE), Evaluator(), SearchSettings(horizon=0), Random(1))
    search.run(200)
    assert search.moves[max((0, 1), key=search.visits().__getitem__)].code == "call", "the king never folds"


def test_a_question_costs_a_line_and_a_handler(game: Game) -> None:
    assert STEPS.unhandled() == [] and list(STEPS.by_name) == ["deal", "open", "reply"]
    assert game.start().observe(None).table.asked.step == "deal"


def test_parts_that_a_game_does_not_have_are_named(game: Game) -> None:
    with pytest.raises(kleos.UnknownGame, match="narrator"):
        kleos.catalogue.part(game.code, "narrator")
    with pytest.raises(kleos.UnknownBot, match="greedy"):
        make("greedy", game)
    with pytest.raises(kleos.UnknownGame, match="already"):
        register(kleos.catalogue.Entry("hector", "x:y", (), ""))
