# interpreted: plain data of observations
"""Tables as an earlier version saved them, made into tables of today: observations and redacted records still read.

Until 0.1 a table told what is asked as `phase`, `drawer`, `draw_from` and `due`.
"""

from typing import Any

from kleos.games.hector.battlefield import LAST_CARD_DRAW, OVER, PHASE_NAMES


def upgrade(table: dict[str, Any]) -> dict[str, Any]:
    """A table of today; whatever is not as such a table was is left for the reader to refuse."""
    found = dict(table)
    phase = PHASE_NAMES.index(found.pop("phase"))
    drawer, pile, due = found.pop("drawer"), found.pop("draw_from"), found.pop("due")
    if phase == OVER:
        return {**found, "asked": None}
    asked = {"step": PHASE_NAMES[phase], "seat": drawer or found["actor"]}
    if drawer and phase <= LAST_CARD_DRAW:
        asked["pile"] = pile
    if due:
        asked["count"] = due
    return {**found, "asked": asked}
