"""Checking a record: its seal, its moves, and that its seed deals what it says."""

from pathlib import Path
from typing import Any

from kleos.cli.files import read_file
from kleos.cli.seats import game_of
from kleos.core.match import Match
from kleos.core.proof import check_deal, dealer_of, first_ply
from kleos.core.record import FULL, read_record
from kleos.text.results import outcome_of, result_words
from kleos.text.words import tell


def verify(path: Path, components: Path | None) -> dict[str, Any]:
    """Check everything that can be checked; raises BadRecord at the first thing that is wrong."""
    record = read_record(read_file(path))
    found: dict[str, Any] = {"file": str(path), "game": record.game, "view": record.view, "lines": len(record.moves)}
    found |= {"seal": True, "replayed": False, "dealer": None, "draws": None, "from": 0, "seed": None}
    found["result"] = record.result
    if record.view != FULL:
        return found
    game = game_of(record, components)
    Match.replay(record, game, frames=False)
    found["replayed"] = True
    dealer = dealer_of(record)
    if dealer is not None:
        found["dealer"] = record.commitments["dealer"]
        found["seed"] = record.commitments.get("seed")
        found |= {"draws": check_deal(record, game, dealer), "from": first_ply(record)}
    return found


def verify_words(found: dict[str, Any]) -> list[str]:
    """The findings in words."""
    words = [tell("verify-seal")]
    if not found["replayed"]:
        return [*words, tell("verify-redacted")]
    words.append(tell("verify-moves", lines=found["lines"]))
    if found["dealer"] is None:
        words.append(tell("verify-no-seed"))
    elif found["dealer"] == "fair":
        words += [tell("verify-promises"), tell("verify-fair-deal", draws=found["draws"])]
    else:
        words.append(tell("verify-deal", draws=found["draws"], seed=found["seed"]))
    if found["from"]:
        words.append(tell("verify-from", ply=found["from"]))
    return [*words, tell("verify-result", result=result_words(outcome_of(found["result"]), None))]
