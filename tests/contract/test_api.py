"""The public names: what users may lean on is what is here, and nothing else."""

import subprocess
import sys
from inspect import ismodule

import pytest

import kleos
from kleos import Bot, Dealer, Game, Match, Move, Observation, Outcome, Player, State
from kleos.core.features import FeatureTable
from kleos.games.hector.battlefield import PHASE_NAMES
from kleos.games.hellas.steps import STEPS as HELLAS_STEPS
from kleos.games.olympus.steps import STEPS as OLYMPUS_STEPS


def test_the_package_offers_exactly_what_it_lists() -> None:
    assert sorted(kleos.__all__) == sorted(set(kleos.__all__))
    there = {name for name, value in vars(kleos).items() if not name.startswith("_") and not ismodule(value)}
    modules = {name for name in kleos.__all__ if ismodule(getattr(kleos, name))}
    assert modules == {"arena", "vector"}
    assert there | modules | {"__version__"} == set(kleos.__all__)


def test_the_arena_is_imported_when_it_is_asked_for() -> None:
    ask = "import kleos, sys; print('kleos.arena' in sys.modules, callable(kleos.arena.series))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
    with pytest.raises(AttributeError, match="nothing"):
        _ = kleos.nothing  # type: ignore[attr-defined]


def test_the_kernel_has_its_public_names() -> None:
    wanted: dict[type, str] = {
        Game: "start position imagine parse moves observation tensor tensor_size max_plies options",
        State: "actor legal_moves is_legal why_not odds stream sample apply copy seen_as observe",
        Match: "play undo observe record replay ply",
        Move: "index verb code",
        FeatureTable: "version rows by_name size byte_size decode",
        Outcome: "winner reason clause",
        Observation: "viewer table legal log to_bytes",
        Player: "rival",
        Bot: "choose policy",
        Dealer: "draw",
    }
    for owner, names in wanted.items():
        fields = {*getattr(owner, "__slots__", ()), *getattr(owner, "__struct_fields__", ())}
        assert not [name for name in names.split() if name not in fields and not hasattr(owner, name)], owner
    assert hasattr(Game, "features") and hasattr(Game, "truth_features")
    assert hasattr(State, "encode") and hasattr(State, "encode_mask") and hasattr(State, "encode_truth")
    state = kleos.load("hector").start()
    assert {"outcome", "reveals"} <= set(dir(state))
    assert kleos.arena.series is not None and callable(kleos.arena.series)


def test_quick_questions_are_steps_of_their_game() -> None:
    steps = {"hector": PHASE_NAMES, "olympus": OLYMPUS_STEPS.by_name, "hellas": HELLAS_STEPS.by_name}
    for code, entry in kleos.GAMES.items():
        assert entry.quick_questions and set(entry.quick_questions) <= set(steps[code]), code
