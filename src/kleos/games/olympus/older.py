# interpreted: plain data of observations
"""Tables as an earlier version saved them, made into tables of today: observations and redacted records still read.

Until 0.1 a table held the agenda as lists of five numbers, the step by its place in the list below, and the name of
the step on top as `question`. What is `asked` follows from the agenda; the gate fills it in (core/game.py).
"""

from typing import Any, Final

from kleos.games.olympus.notation import UNIT_NAMES

STEP_NAMES: Final = (
    *("declare", "play", "pay", "place", "bearer", "enter_attack", "may_attack", "use", "target", "move_to"),
    *("move_all", "marker", "discard", "upkeep", "strip", "keep", "under", "recall", "play_free", "retarget"),
    *("stand_in", "survive", "attack_again", "starter", "deal", "draw", "look", "lose", "turn", "phase_two"),
    *("phase_three", "drawn", "end_step", "run", "react", "check", "attacks", "strike", "bonus", "unmet", "after"),
    *("offer_free", "owe_discard", "sort_looked"),
)


def upgrade(table: dict[str, Any]) -> dict[str, Any]:
    """A table of today; whatever is not as such a table was is left for the reader to refuse."""
    found = dict(table)
    frames = [frame_text(*frame) for frame in found["agenda"]]
    if found.pop("question") != (frames[-1].partition(".")[0] if frames else ""):
        raise ValueError("question")
    return {**found, "agenda": ",".join(frames), "asked": None}


def frame_text(step: int, player: int, unit: int, a: int, b: int) -> str:
    """One frame in position notation."""
    if min(step, player, unit + 1, a, b) < 0 or player > 1:
        raise ValueError("frame")
    words = [STEP_NAMES[step], str(player + 1), UNIT_NAMES[unit + 1], str(a), str(b)]
    while words[-1] in ("", "0"):
        words.pop()
    return ".".join(words)
