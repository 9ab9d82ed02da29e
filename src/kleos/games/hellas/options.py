"""The switches of Hellas: every ruling that leaves a choice."""

from typing import Final, final

from kleos.core.options import Option, Value
from kleos.games.hellas.components import Components

WATER_SUM: Final = 0
ALL_SUM: Final = 1
EACH: Final = 2
ANY: Final = 3
MAJORITIES: Final = ("water_sum", "all_sum", "each", "any")

SWITCHES: Final = (
    Option("coast_single_sea", "HE-R-03", (True, False)),
    Option("reinforce_strict", "HE-R-04", (True, False)),
    Option("ship_majority", "HE-R-06", MAJORITIES),
    Option("pay_from", "HE-R-08", ("any", "water")),
    Option("voyage_refuse", "HE-R-10", (False, True)),
    Option("first_turn_ban", "HE-R-16", ("starter", "both")),
    Option("win_timing", "HE-R-20", ("end_of_turn", "instant")),
    Option("zero_city_loss", "HE-R-26", (False, True)),
    Option("cancel_kept", "HE-R-56", (False, True)),
    Option("open_counts", "HE-R-36", (True, False)),
    Option("turn_cap", "HE-R-37", (300,), least=1),
)


@final
class Rules:
    """The switches and the component set as plain fields, for the hot path."""

    __slots__ = (
        "ban_both",
        "box",
        "cancel_kept",
        "coast_single_sea",
        "instant",
        "may_refuse",
        "open_counts",
        "pay_water",
        "ship_majority",
        "strict",
        "turn_cap",
        "zero_city_loss",
    )

    def __init__(self, box: Components, options: dict[str, Value]) -> None:
        self.box = box
        self.coast_single_sea: bool = options["coast_single_sea"] is True
        self.strict: bool = options["reinforce_strict"] is True
        self.ship_majority: int = MAJORITIES.index(str(options["ship_majority"]))
        self.pay_water: bool = options["pay_from"] == "water"
        self.may_refuse: bool = options["voyage_refuse"] is True
        self.ban_both: bool = options["first_turn_ban"] == "both"
        self.instant: bool = options["win_timing"] == "instant"
        self.zero_city_loss: bool = options["zero_city_loss"] is True
        self.cancel_kept: bool = options["cancel_kept"] is True
        self.open_counts: bool = options["open_counts"] is True
        self.turn_cap: int = int(options["turn_cap"])
