"""Golden playthroughs: whole games with their views, as text. `dev.py golden` writes them anew; the diff is read."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Match, Player, SeededDealer

HERE = Path(__file__).parent
CASES: dict[str, tuple[str, dict[str, Any], int]] = {
    "hector-default": ("hector", {}, 1),
    "hector-switches": (
        "hector",
        {
            "four_choice": "fronts_and_home",
            "vanguard_return": "origin",
            "check_scope": "designated",
            "discards": "owner_only",
            "greek_seat": "random",
        },
        2,
    ),
    "hellas-default": ("hellas", {}, 1),
    "hellas-switches": (
        "hellas",
        {
            "coast_single_sea": False,
            "reinforce_strict": False,
            "ship_majority": "any",
            "pay_from": "water",
            "voyage_refuse": True,
            "first_turn_ban": "both",
            "win_timing": "instant",
            "zero_city_loss": True,
            "open_counts": False,
            "turn_cap": 40,
        },
        2,
    ),
    "olympus-default": ("olympus", {}, 1),
    "olympus-switches": (
        "olympus",
        {
            "starter_skip": "declared",
            "tie_at_zero": "most_units",
            "attack_optional": True,
            "defender_check": "at_declaration",
            "open_discard": False,
        },
        2,
    ),
}


def playthrough(code: str, options: dict[str, Any], seed: int) -> str:
    """One game: each line of the log as everybody saw it, each decision with its position, choices and views."""
    match = Match(kleos.load(code, **options), SeededDealer(seed))
    rng = Random(seed)
    lines = [f"# {code} {options} seed {seed}"]
    told = 0
    while True:
        for ply in range(told, match.ply):
            entry = match.entries[ply]
            lines.append(f"{ply} {entry.by} {entry.code} | {' | '.join(entry.seen)}")
        told = match.ply
        lines.extend(f"    {line}" for line in str(match.state).splitlines())
        seat = match.state.actor
        if not isinstance(seat, Player):
            lines.append(f"    {match.state.outcome}")
            return "\n".join(lines) + "\n"
        seen = match.state.observe(seat)
        lines.append(f"    legal: {', '.join(seen.legal)}")
        if len(lines) < 80:
            lines.append(f"    view {seat.seat}: {seen.to_bytes().decode()}")
            lines.append(f"    view -: {match.state.observe(None).to_bytes().decode()}")
        match.play(seat, rng.choice(match.state.legal_moves()))


@pytest.mark.parametrize("name", CASES)
def test_golden(name: str, request: pytest.FixtureRequest) -> None:
    path = HERE / f"{name}.txt"
    found = playthrough(*CASES[name])
    if request.config.getoption("--golden-rewrite"):
        path.write_text(found, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == found


def test_every_game_has_a_golden_playthrough() -> None:
    assert {code for code, _, _ in CASES.values()} == set(kleos.GAMES)
    assert {path.stem for path in HERE.glob("*.txt")} == set(CASES)
