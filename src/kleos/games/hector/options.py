"""The switches of Hector & Achilles: every ruling that leaves a choice."""

from typing import Final, final

from kleos.core.options import Option, Value
from kleos.games.hector.components import Components

RANDOM_SEAT: Final = -1

SWITCHES: Final = (
    Option("four_choice", "HA-R-01", ("fronts", "fronts_and_home")),
    Option("four_dead_numbers", "HA-R-02", ("allowed", "own_alive", "both_alive")),
    Option("vanguard_return", "HA-R-04", ("battle_pile", "origin")),
    Option("check_scope", "HA-R-05", ("touched", "designated")),
    Option("short_opening", "HA-R-06", ("top_up", "exhaust_now")),
    Option("discards", "HA-R-08", ("public", "owner_only")),
    Option("shame_timing", "HA-R-26", ("after_hand", "before_hand")),
    Option("greek_seat", "HA-R-40", (0, 1, "random")),
    Option("max_battles", "HA-R-44", (500,), least=1),
)


@final
class Rules:
    """The switches and components as plain fields, for the hot path."""

    __slots__ = (
        "components",
        "exhaust_now",
        "four_home",
        "four_own_alive",
        "four_rival_alive",
        "greek",
        "hide_discards",
        "max_battles",
        "penalty_first",
        "to_origin",
        "touched",
    )

    def __init__(self, components: Components, options: dict[str, Value]) -> None:
        self.components = components
        self.four_home: bool = options["four_choice"] == "fronts_and_home"
        self.four_own_alive: bool = options["four_dead_numbers"] != "allowed"
        self.four_rival_alive: bool = options["four_dead_numbers"] == "both_alive"
        self.to_origin: bool = options["vanguard_return"] == "origin"
        self.touched: bool = options["check_scope"] == "touched"
        self.exhaust_now: bool = options["short_opening"] == "exhaust_now"
        self.hide_discards: bool = options["discards"] == "owner_only"
        self.penalty_first: bool = options["shame_timing"] == "before_hand"
        seat = options["greek_seat"]
        self.greek: int = seat if isinstance(seat, int) else RANDOM_SEAT
        limit = options["max_battles"]
        assert isinstance(limit, int)
        self.max_battles: int = limit
