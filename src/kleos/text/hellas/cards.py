"""The text of a god card, made from its effect, so that text and behaviour cannot disagree."""

from collections.abc import Mapping
from typing import Any

from kleos.text.words import tell

# Each verb's message; those with a number word their own plurals.
VERBS = {
    "fight_add": "god-fight_add",
    "fight_equal": "god-fight_equal",
    "fight_ships": "god-fight_ships",
    "attack_far": "god-attack_far",
    "attack_again": "god-attack_again",
    "convert": "god-convert",
    "place": "god-place",
    "voyage_equal": "god-voyage_equal",
    "voyage_free": "god-voyage_free",
    "voyage_again": "god-voyage_again",
    "voyage_choice": "god-voyage_choice",
    "remove": "god-remove",
    "cancel": "god-cancel",
    "keep": "god-keep",
    "extra_turn": "god-extra_turn",
    "swap_cities": "god-swap_cities",
    "draw": "god-draw",
    "steps": "god-steps",
    "steal": "god-steal",
    "reorganise_freely": "god-reorganise_freely",
}


def god_card_text(row: Mapping[str, Any]) -> str:
    """What a god card does, in a sentence or two."""
    effect = row["effects"][0]
    words: dict[str, str | int] = {key: value for key, value in effect.items() if key in ("n", "piece")}
    return tell(VERBS[effect["verb"]], **words)
