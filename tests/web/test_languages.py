"""Every game in every language: nothing unworded, nothing cut off, on a desk and on a small phone."""

import os
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ViewportSize

from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import wrong_looks, wrong_words
from tests.web.visitor import DESKTOP, WHOLE, Visitor

LANGUAGES = ("en", "de", "nl", "fr")
GAMES = ("hector", "olympus", "hellas")
# The first ones have every language and every game.
CASES = [(language, GAMES[(k + shift) % 3]) for shift in range(3) for k, language in enumerate(LANGUAGES)]
OPTIONS = {"hellas": {"turn_cap": 12}}  # a shorter game that ends like any other
VIEWPORTS: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 740}, "desktop": DESKTOP}
SHOTS = os.environ.get("KLEOS_SHOTS", "")  # a folder for pictures


def look_closely(visitor: Visitor, game: str, language: str) -> list[str]:
    """Tell what is wrong with words and looks at both sizes."""
    found = []
    for device, size in VIEWPORTS.items():
        visitor.resize(size)
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            visitor.page.screenshot(path=Path(SHOTS, f"{game}-{language}-{device}-{visitor.ply:04}.png"))
        found += [f"{device}: {wrong}" for wrong in (*wrong_words(visitor, language), *wrong_looks(visitor))]
    return found


@pytest.mark.parametrize(("language", "game"), CASES[: many(4, 12)])
def test_a_game_is_played_in_each_language(visit: Visit, language: str, game: str) -> None:
    someone = visit("/", locale=f"{language}-{language.upper()}")
    assert someone.page.evaluate("() => document.documentElement.lang") == language
    wrong = look_closely(someone, f"home-{game}", language)
    someone.sit_down_with(game, OPTIONS.get(game, {}))
    rng = Random(4)
    most = WHOLE if many(0, 1) else 12
    for count in range(most):
        if not someone.await_turn():
            break
        if count % many(6, 15) == 5:
            wrong += look_closely(someone, game, language)
        someone.play(rng.choice(someone.offered()))
    if most == WHOLE:
        assert someone.is_over()
        someone.page.wait_for_selector('[data-proof="verified"]')
        wrong += look_closely(someone, game, language)
    assert sorted(set(wrong)) == []
