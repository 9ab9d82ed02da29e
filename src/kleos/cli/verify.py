"""Checking a record: its seal, its moves, and that its seed deals what it says."""

from pathlib import Path
from typing import Any

from kleos.cli.files import read_file
from kleos.cli.seats import game_of
from kleos.core.dealer import SeededDealer
from kleos.core.errors import BadRecord
from kleos.core.match import Match
from kleos.core.players import CHANCE
from kleos.core.record import FULL, Record, read_record
from kleos.text.results import outcome_of, result_words
from kleos.text.words import tell


def verify(path: Path, components: Path | None) -> dict[str, Any]:
    """Check everything that can be checked; raises BadRecord at the first thing that is wrong."""
    record = read_record(read_file(path))
    found: dict[str, Any] = {"file": str(path), "game": record.game, "view": record.view, "lines": len(record.moves)}
    found["seal"] = True
    if record.view != FULL:
        return {**found, "replayed": False, "draws": None, "seed": None, "result": record.result}
    match = Match.replay(record, game_of(record, components))
    seed = record.commitments.get("seed") if record.commitments.get("dealer") == "seeded" else None
    draws = None if seed is None else check_deal(match, record, seed)
    return {**found, "replayed": True, "draws": draws, "seed": seed, "result": record.result}


def check_deal(match: Match, record: Record, seed: str) -> int:
    """Deal every draw again and compare; undone draws count on. How many there were."""
    dealer = SeededDealer(seed)
    counts: dict[str, int] = {}
    past = []
    state = match.game.start()
    for ply, code in enumerate(record.moves):
        past.append(state.copy())
        if code.startswith("undo "):
            state = past[int(code.removeprefix("undo "))].copy()
            continue
        if state.actor is CHANCE:
            stream = state.stream
            count = counts.get(stream, 0)
            counts[stream] = count + 1
            wanted = dealer.draw(state, count).code
            if wanted != code:
                raise BadRecord("error-record-deal", ply=ply, wanted=wanted, found=code)
        state.apply(match.game.parse(code))
    return sum(counts.values())


def verify_words(found: dict[str, Any]) -> list[str]:
    """The findings in words."""
    words = [tell("verify-seal")]
    if not found["replayed"]:
        return [*words, tell("verify-redacted")]
    words.append(tell("verify-moves", lines=found["lines"]))
    if found["seed"] is None:
        words.append(tell("verify-no-seed"))
    else:
        words.append(tell("verify-deal", draws=found["draws"], seed=found["seed"]))
    return [*words, tell("verify-result", result=result_words(outcome_of(found["result"]), None))]
