"""No byte about hidden things reaches a viewer who may not know them."""

from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import Match, Observation, Player, SeededDealer, State
from kleos.core import game as kernel
from tests.contract.games import GAMES, any_options, default
from tests.secrets import shadow
from tests.secrets.shadow import all_bytes, follow
from tests.support import VIEWERS, many, positions

every_game = pytest.mark.parametrize("code", GAMES)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


@every_game
@every_viewer
def test_worlds_that_look_alike_go_on_looking_alike(code: str, viewer: Player | None) -> None:
    compared, games = 0, many(4, 150)
    for seed in range(games):
        compared += follow(default(code) if seed % 2 else any_options(code, seed), seed, viewer)
    assert compared > 120 * games


@every_game
def test_imagined_states_fit_their_observation(code: str) -> None:
    rng = Random(1)
    worlds = 0
    wanted = many(1500, 10_000)
    game = default(code)
    seed = 0
    while worlds < wanted:
        seed += 1
        for state in positions(game, 1, 13, seed):
            for viewer in VIEWERS:
                seen = state.observe(viewer)
                world = game.imagine(seen, rng)
                assert world.observe(viewer) == seen
                assert world.actor == state.actor and world.outcome == state.outcome
                worlds += 1
    assert worlds >= wanted


@every_game
def test_a_leaky_view_is_caught(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    default(code)  # importing the game registers its view
    honest = kernel.VIEWS[code]

    def leaky(state: State, viewer: Player | None) -> Observation:
        """Tells one hidden thing: how the whole truth reads, cut to a few letters."""
        seen: Observation = honest(state, viewer)
        return Observation(seen.viewer, seen.table, seen.legal, (str(hash(str(state)) % 7),))

    monkeypatch.setitem(kernel.VIEWS, code, leaky)
    with pytest.raises(AssertionError, match="a secret shows"):
        for seed in range(20):
            follow(default(code), seed, Player.ONE)


@every_game
def test_a_view_that_tells_copies_apart_is_caught(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak that shows only now and then: one bit of one hidden card."""
    default(code)  # importing the game registers its view
    honest = kernel.VIEWS[code]

    def leaky(state: Any, viewer: Player | None) -> Observation:
        seen: Observation = honest(state, viewer)
        rival = state.sides[1].hand
        return Observation(seen.viewer, seen.table, seen.legal, ("odd",) if rival and rival[0] & 1 else ())

    monkeypatch.setitem(kernel.VIEWS, code, leaky)
    with pytest.raises(AssertionError, match="a secret shows"):
        for seed in range(20):
            follow(default(code), seed, Player.ONE)


@every_game
def test_a_leaky_encoding_is_caught(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival's own bits in place of a player's."""
    honest = shadow.encoded

    def leaky(state: Any, viewer: Player | None) -> bytes:
        return honest(state, viewer) + bytes([state.encode_truth(Player.ONE).count(1) & 1])

    monkeypatch.setattr(shadow, "encoded", leaky)
    with pytest.raises(AssertionError, match="a secret shows"):
        for seed in range(20):
            follow(default(code), seed, Player.ONE)


@every_game
@every_viewer
def test_logs_and_records_hold_only_what_the_viewer_saw(code: str, viewer: Player | None) -> None:
    game = default(code)
    match = Match(game, SeededDealer(4))
    rng = Random(4)
    hidden = 0
    while isinstance(match.state.actor, Player):
        match.play(match.state.actor, rng.choice(match.state.legal_moves()))
    at = 2 if viewer is None else int(viewer)
    truth = [entry.code for entry in match.entries]
    told = [line.split(" ", 1)[1] for line in match.log(viewer)]
    assert told == [entry.seen[at] for entry in match.entries]
    chance_rows = {move.code for move in game.moves} - {entry.seen[0] for entry in match.entries}
    data = all_bytes(match, viewer)
    for code_, seen in zip(truth, told, strict=True):
        if code_ != seen:
            hidden += 1
            assert code_ in chance_rows or code_ in match.log(None) or seen != code_
    assert hidden > 0
    assert b"seed" not in data, "the seed would tell every card"
    record = kleos.read_record(match.record("public" if viewer is None else viewer).to_bytes())
    assert record.moves == tuple(told)
    assert len(record.frames) == len(told) + 1
    last = msgspec.to_builtins(match.state.observe(viewer).table)
    assert msgspec.json.encode(record.frames[-1]) == msgspec.json.encode(last)
