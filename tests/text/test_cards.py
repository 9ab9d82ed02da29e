"""Every card of the default sets in four languages: docs/cards.md is printed from the effects, for reading."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from kleos.catalogue import default_components
from kleos.text.hellas.cards import god_card_text
from kleos.text.names import card_name
from kleos.text.olympus.cards import Row, card_text
from kleos.text.words import LANGUAGES, speaking, tell
from tests.oracles.card_sets import SECTION_TYPES, random_set

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"


def printed() -> str:
    """All cards, one below the other, each in four languages."""
    lines = ["# All cards in four languages", ""]
    lines += ["Made from the effects of each card by `python3 dev.py golden`; a test proves that it is up to date.", ""]
    olympus = default_components("olympus")
    lines += ["## Fight for Olympus", ""]
    for section, type_ in SECTION_TYPES.items():
        for row in olympus[section]:
            lines += told(row, card_name, partial(card_text, type_=type_))
    lines += ["## Hellas", ""]
    for row in default_components("hellas")["cards"]:
        lines += told(row, card_name, god_card_text)
    return "\n".join(lines)


def told(row: Row, name_of: Callable[[Row], str], text_of: Callable[[Row], str]) -> list[str]:
    """A card: a line in each language."""
    lines = []
    for language in LANGUAGES:
        with speaking(language):
            lines.append(f"- {language} **{name_of(row)}**: {text_of(row)}")
    return [*lines, ""]


def test_the_printed_cards_are_up_to_date(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--golden-rewrite"):
        PAGE.write_text(printed(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == printed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_valid_card_reads_in_every_language(language: str) -> None:
    with speaking(language):
        for seed in range(20):
            for section, rows in random_set(seed).items():
                if section not in SECTION_TYPES:
                    continue
                for row in rows:
                    text = card_text(row, SECTION_TYPES[section])
                    assert "{" not in text and "  " not in text and not text[0].islower(), text
                    assert tell("card-no-ability") == text or text.endswith("."), text
