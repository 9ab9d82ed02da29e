"""The switches of Fight for Olympus: every ruling that leaves a choice."""

from typing import Final, final

from kleos.core.options import Option, Value
from kleos.games.olympus.components import Components

LAZY: Final = 0
DECLARED: Final = 1
ATTACK_ONLY: Final = 2
SKIP_WAYS: Final = ("lazy", "declared", "attack_only")

TIE_DRAWN: Final = 0
TIE_SECOND: Final = 1
TIE_UNITS: Final = 2
TIE_WAYS: Final = ("draw", "second_player", "most_units")

SWITCHES: Final = (
    Option("starter_skip", "FO-R-02", SKIP_WAYS),
    Option("tie_at_zero", "FO-R-03", TIE_WAYS),
    Option("attack_optional", "FO-R-12", (False, True)),
    Option("defender_check", "FO-R-20", ("after_ability", "at_declaration")),
    Option("open_discard", "FO-R-28", (True, False)),
)


@final
class Rules:
    """The switches and the card set as plain fields, for the hot path."""

    __slots__ = ("at_declaration", "attack_optional", "box", "hide_discards", "starter_skip", "tie_at_zero")

    def __init__(self, box: Components, options: dict[str, Value]) -> None:
        self.box = box
        self.starter_skip: int = SKIP_WAYS.index(str(options["starter_skip"]))
        self.tie_at_zero: int = TIE_WAYS.index(str(options["tie_at_zero"]))
        self.attack_optional: bool = options["attack_optional"] is True
        self.at_declaration: bool = options["defender_check"] == "at_declaration"
        self.hide_discards: bool = options["open_discard"] is False
