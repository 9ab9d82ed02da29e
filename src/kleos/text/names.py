"""Names of heroes, soldiers, equipment, god cards and tiles in the language being spoken.

Component sets give each thing one name. Names that the default sets know have a message `name-...`; any other name,
such as that of an own card, is shown as its maker wrote it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kleos.text.words import ENGLISH, has, language, say, tidy


@cache
def message_of(name: str) -> str:
    """The message that a name would have: `name-red-helmet` for Red Helmet; "" where it has none."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in tidy(name).casefold())
    found = f"name-{letters}"
    return found if letters.isascii() and has(found, ENGLISH) else ""


def proper(name: str) -> str:
    """A name in the language being spoken."""
    message = message_of(name)
    return say(message) if message else tidy(name)


def card_name(row: Mapping[str, Any]) -> str:
    """The name of a card of a set; an own card may bring an English name of its own."""
    name = str(row["name"])
    own = row.get("en")
    if message_of(name) or not own or language() != ENGLISH:
        return proper(name)
    return tidy(str(own))
