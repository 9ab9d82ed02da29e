"""Wrong calls of the Python interface: each a typed error or a TypeError, and nothing is changed by the attempt."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import (
    CHANCE,
    BadCardSet,
    BadOption,
    BadRecord,
    GameOver,
    Match,
    NotationError,
    NotYourTurn,
    Player,
    SeededDealer,
    State,
    UnknownGame,
)
from kleos.core.moves import Move
from kleos.core.observation import Observation
from kleos.core.record import seal
from kleos.core.snapshots import read_snapshots
from tests.contract.games import GAMES, default
from tests.support import VIEWERS, play_out, positions, random_move, walk

every_game = pytest.mark.parametrize("code", GAMES)
NOTES = {"hector": "colours", "olympus": "provenance", "hellas": "ledger_keys"}  # keys without a meaning for the rules
OTHER = {"hector": "olympus", "olympus": "hellas", "hellas": "hector"}


def at_decision(code: str) -> State:
    """A position in which a player decides."""
    return next(state for state in positions(default(code), 1, 40, 3) if isinstance(state.actor, Player)).copy()


def at_chance(code: str) -> State:
    """A position in which chance acts."""
    return next(state.copy() for state in walk(default(code), 3) if state.actor is CHANCE)


# Chance.


@every_game
def test_chance_refuses_away_from_chance_and_leaves_nothing_behind(code: str) -> None:
    state = at_decision(code)
    before = str(state)
    for ask in (state.odds, lambda: state.sample(Random(1)), lambda: state.stream):
        with pytest.raises(NotYourTurn):
            ask()
    assert str(state) == before
    over = play_out(default(code), 1)
    for wish in (over.odds, lambda: over.sample(Random(1)), lambda: over.stream, lambda: over.play_random(Random(1))):
        with pytest.raises(GameOver):
            wish()


@every_game
def test_nobody_decides_where_chance_draws_or_after_the_end(code: str) -> None:
    for state in walk(default(code), 3):
        if not isinstance(state.actor, Player):
            assert state.copy().generate_legal() == []
            with pytest.raises(GameOver if state.actor is None else NotYourTurn):
                state.any_move(Random(1))


@every_game
def test_a_move_drawn_before_is_checked_like_any_other(code: str) -> None:
    """What `sample` has drawn is trusted at this very node alone."""
    state = at_chance(code)
    drawn = state.sample(Random(5))
    state.apply(drawn)
    while state.actor is not None and (state.actor is not CHANCE or state.is_legal(drawn)):
        state.apply(random_move(state, Random(1)))
    assert state.actor is CHANCE
    with pytest.raises(kleos.IllegalMove):
        state.apply(drawn)


@every_game
def test_sampling_needs_a_generator(code: str) -> None:
    with pytest.raises(TypeError, match="Random"):
        at_chance(code).sample(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Random"):
        default(code).imagine(at_decision(code).observe(None), None)  # type: ignore[arg-type]


# Moves.


@every_game
def test_moves_of_other_games_and_made_up_ones_are_refused(code: str) -> None:
    for state in (at_chance(code), at_decision(code)):
        known = state.legal_moves()[0]
        twin = Move(code, known.index, known.verb, known.arg, known.code, known.clause, known.kind)
        far = Move(code, 10**6, known.verb, 10**6, known.code, known.clause, known.kind)
        for move in (twin, far, *default(OTHER[code]).moves[:60]):
            before = str(state)
            assert not state.is_legal(move)
            refusal = state.why_not(move)
            assert refusal is not None and refusal.reason == "why-foreign-move" and code in str(refusal)
            with pytest.raises(kleos.IllegalMove):
                state.apply(move)
            with pytest.raises(kleos.IllegalMove):
                state.seen_as(move, Player.ONE)
            assert state.actor is not CHANCE or not state.can_happen(move)
            assert str(state) == before


@every_game
def test_what_is_no_move_is_refused(code: str) -> None:
    for state in (at_chance(code), at_decision(code), play_out(default(code), 1)):
        for wrong in (None, "pass", 7):
            with pytest.raises((TypeError, GameOver)):
                state.apply(wrong)  # type: ignore[arg-type]
            with pytest.raises(TypeError):
                state.seen_as(wrong, None)  # type: ignore[arg-type]


@every_game
def test_chance_alone_is_asked_what_can_happen(code: str) -> None:
    drawn = at_chance(code).legal_moves()[0]
    assert at_chance(code).can_happen(drawn)
    with pytest.raises(NotYourTurn):
        at_decision(code).can_happen(drawn)
    with pytest.raises(GameOver):
        play_out(default(code), 1).can_happen(drawn)


@every_game
def test_after_the_end_every_move_is_told_that_it_is_over(code: str) -> None:
    state = play_out(default(code), 1)
    for move in state.game.moves:
        refusal = state.why_not(move)
        assert refusal is not None and refusal.reason == "why-game-over"
        with pytest.raises(GameOver):
            state.apply(move)


@every_game
def test_emptying_a_list_that_was_handed_out_hurts_nobody(code: str) -> None:
    before = str(play_out(default(code), 2))
    for state in walk(default(code), 2):
        for order in state.orders():
            order.clear()
        if isinstance(state.actor, Player):
            state.copy().generate_legal().clear()
            state.legal_moves().clear()
    assert str(play_out(default(code), 2)) == before


@every_game
def test_viewers_are_players_or_nobody(code: str) -> None:
    for wrong in (5, -1, True, "1"):
        with pytest.raises(TypeError):
            at_decision(code).observe(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            at_decision(code).seen_as(at_decision(code).legal_moves()[0], wrong)  # type: ignore[arg-type]


# Games.


@every_game
def test_a_game_does_not_change(code: str) -> None:
    game = default(code)
    told, components = hash(game), game.component_hash
    game.options[next(iter(game.options))] = "other"
    data = game.component_data()
    data["set"] = "changed"
    data.clear()
    game.spec()["components"].clear()
    again = default(code)
    assert (hash(game), game.component_hash) == (told, components) == (hash(again), again.component_hash)
    assert game.component_data() == again.component_data() and game == again


def test_games_are_asked_for_by_their_codes() -> None:
    for wrong in (["hector"], None, 7, "chess"):
        with pytest.raises(UnknownGame):
            kleos.load(wrong)  # type: ignore[arg-type]


def test_numbers_of_options_are_read_with_care() -> None:
    odd: tuple[Any, ...] = (10**5000, "9" * 5000, -(10**4999), float("nan"), None, [], {}, b"7", "٣")
    for value in odd:
        with pytest.raises(BadOption) as caught:
            kleos.load("hector", max_battles=value)
        assert len(str(caught.value)) < 200
        with pytest.raises(BadOption):
            kleos.load("hellas", turn_cap=value)


def test_an_object_that_cannot_be_shown_is_refused_as_an_option() -> None:
    class Silent:
        def __str__(self) -> str:
            raise RuntimeError

    with pytest.raises(BadOption, match="Silent"):
        kleos.load("hector", discards=Silent())


@every_game
def test_sets_are_plain_data(code: str, tmp_path: Path) -> None:
    data = default(code).component_data()
    endless: list[Any] = []
    endless.append(endless)
    for wrong in (b"bytes", {1, 2}, float("inf"), endless, "x" * 1_000_001, "\ud800"):
        with pytest.raises(BadCardSet):
            kleos.load(code, components={**data, "note": wrong})
    with pytest.raises(BadCardSet):
        kleos.load(code, components={**data, "freight": "anything"})
    with pytest.raises(BadCardSet):
        kleos.load(code, components={**data, "set": "\x1b[31mred"})
    notes: tuple[Any, ...] = ("x" * 1000, "\x1b[31m", {"a": {}}, {str(k): "x" for k in range(100)}, [["x"]], 7, None)
    for note in notes:
        with pytest.raises(BadCardSet):
            kleos.load(code, components={**data, NOTES[code]: note})
    dated = tmp_path / "dated.toml"
    dated.write_text('set = "x"\nnote = 1979-05-27\n', encoding="utf-8")
    with pytest.raises(BadCardSet, match=r"dated\.toml"):
        kleos.load(code, components=dated)


# Observations and positions.


@every_game
def test_observations_of_another_game_are_refused(code: str) -> None:
    game, other = default(code), default(OTHER[code])
    for viewer in VIEWERS:
        with pytest.raises(NotationError):
            other.imagine(at_decision(code).observe(viewer), Random(1))
        with pytest.raises(NotationError):
            other.tensor(at_decision(code).observe(viewer))
    for use in (game.tensor, lambda seen: game.imagine(seen, Random(1))):
        with pytest.raises(NotationError):
            use(Observation(Player.ONE, object(), ()))
    for wrong in (b"", b"[]", b"{}", b"\xff", b"1" * 2_000_000):
        with pytest.raises(NotationError):
            game.observation(wrong)


@every_game
def test_an_observation_made_by_hand_passes_the_gate_or_not_at_all(code: str) -> None:
    game = default(code)
    seen = at_decision(code).observe(Player.ONE)
    by_hand = Observation(seen.viewer, seen.table, seen.legal)
    assert game.imagine(by_hand, Random(1)).observe(Player.ONE) == seen
    forged = Observation(seen.viewer, msgspec.structs.replace(seen.table, actor=None), ())
    with pytest.raises(NotationError):
        game.imagine(forged, Random(1))
    asked = at_decision(code)
    told = asked.observe(asked.actor).to_bytes()  # type: ignore[arg-type]
    legal = msgspec.json.decode(told)["legal"]
    with pytest.raises(NotationError, match="legal"):
        game.observation(msgspec.json.encode({**msgspec.json.decode(told), "legal": [*legal, legal[0]]}))


@every_game
def test_a_position_is_text(code: str) -> None:
    for wrong in (None, 7, b"battle=1"):
        with pytest.raises(TypeError):
            default(code).position(wrong)  # type: ignore[arg-type]


# Matches and records.


def short_match(code: str) -> Match:
    """A match of some decisions."""
    match = Match(default(code), SeededDealer(4))
    rng = Random(4)
    for _ in range(12):
        assert isinstance(match.state.actor, Player)
        match.play(match.state.actor, random_move(match.state, rng))
    return match


@every_game
def test_a_match_refuses_what_it_does_not_know(code: str) -> None:
    match = short_match(code)
    before = match.record().to_bytes()
    for wrong in ("1", 1, None, "secret"):
        with pytest.raises(BadRecord):
            match.record(wrong)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="bribe"):
        match.forfeit(0, "bribe")
    for seat in (2, -1, 7, 10**30, "x", None):
        with pytest.raises(NotYourTurn):
            match.forfeit(seat)  # type: ignore[arg-type]
        with pytest.raises(NotYourTurn):
            match.play(seat, match.state.legal_moves()[0])  # type: ignore[arg-type]
    for ply in (-1, match.ply + 1, 10**9, 10**40, 10**5000):
        with pytest.raises(NotationError) as caught:
            match.state_at(ply)
        assert len(str(caught.value)) < 200
        with pytest.raises(NotationError):
            match.table_at(ply, None)
    for viewer in (5, -1, True, "1"):
        for ask in (match.log, match.observe, lambda wrong: match.table_at(0, wrong)):
            with pytest.raises(TypeError):
                ask(viewer)  # type: ignore[arg-type]
    assert match.record().to_bytes() == before


@every_game
def test_an_undo_plays_few_steps_again_and_ends_where_it_should(code: str) -> None:
    match = Match(default(code), SeededDealer(9), frames=False)
    rng = Random(9)
    while match.outcome is None and match.ply < 400:
        actor = match.state.actor
        assert isinstance(actor, Player)
        match.play(actor, random_move(match.state, rng))
        if rng.random() < 0.3 and match.outcome is None:
            match.undo(actor, consent=True)
            assert str(match.state_at(match.ply)) == str(match.state)
    again = Match.replay(match.record(), match.game, SeededDealer(9), frames=False)
    assert str(again.state) == str(match.state)


@every_game
def test_a_redacted_record_names_its_viewer_its_tables_and_its_lines(code: str) -> None:
    match = short_match(code)
    game, record = match.game, match.record(Player.ONE)
    changes: list[dict[str, Any]] = [
        {"view": "x"},
        {"frames": ()},
        {"frames": record.frames[:-1]},
        {"by": record.by[1:]},
        {"moves": ("nonsense", *record.moves[1:])},
        {"moves": ("undo many", *record.moves[1:])},
        {"moves": (*record.moves[:-1], "resign 7"), "result": (1, "end-resigned", "")},
        {"moves": (*record.moves[:-2], "resign 1", record.moves[-1])},
        {"moves": (*record.moves[:-1], "resign 1"), "result": (1, "end-resigned", "")},
        {"result": (1, "end-resigned", "")},
        {"result": (1, "\x1b[31m", "\x1b")},
        {"by": ("\x1b[31m", *record.by[1:])},
        {"by": ("", *record.by[1:])},
        {"frames": ({}, *record.frames[1:])},
    ]
    for change in changes:
        forged = seal(msgspec.structs.replace(record, **change))
        with pytest.raises(BadRecord):
            read_snapshots(forged, game)
    assert len(read_snapshots(record, game)) == len(record.frames)
