"""The public names: what users may lean on is what is here, and nothing else."""

import kleos
from kleos import Bot, Dealer, Game, Match, Move, Observation, Outcome, Player, State


def test_the_package_offers_exactly_what_it_lists() -> None:
    assert sorted(kleos.__all__) == sorted(set(kleos.__all__))
    assert all(hasattr(kleos, name) for name in kleos.__all__)


def test_the_kernel_has_its_public_names() -> None:
    wanted: dict[type, str] = {
        Game: "start position imagine parse moves observation tensor tensor_size max_plies options",
        State: "actor legal_moves is_legal why_not odds stream sample apply copy seen_as observe",
        Match: "play undo observe record replay ply",
        Move: "index verb code",
        Outcome: "winner reason clause",
        Observation: "viewer table legal log to_bytes",
        Player: "rival",
        Bot: "choose policy",
        Dealer: "draw",
    }
    for owner, names in wanted.items():
        fields = {*getattr(owner, "__slots__", ()), *getattr(owner, "__struct_fields__", ())}
        assert not [name for name in names.split() if name not in fields and not hasattr(owner, name)], owner
    state = kleos.load("hector").start()
    assert {"outcome", "reveals"} <= set(dir(state))
    assert kleos.arena.series is not None and callable(kleos.arena.series)
