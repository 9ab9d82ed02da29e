"""Measured ratings of the levels: data/ratings.json, made by kleos.bench.rate_levels."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def measured() -> dict[str, Any]:
    """The ratings, the series they come from, and when they were made."""
    ratings: dict[str, Any] = json.loads(files("kleos").joinpath("data", "ratings.json").read_text(encoding="utf-8"))
    return ratings


def rating_of(game: str, bot: str) -> dict[str, Any] | None:
    """The rating of a bot in a game with the interval of its step over the bot below; None if not measured."""
    rating: dict[str, Any] | None = measured()["games"].get(game, {}).get(bot)
    return rating
