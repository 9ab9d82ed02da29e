"""Prompts: whoever waits is told what the other decides, by what everybody sees."""

from random import Random

import pytest

import kleos
from kleos import Player
from kleos.text.narrator import narrator_for
from kleos.text.words import LANGUAGES, speaking, tell
from tests.support import many


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_waits_is_told_what_the_other_decides(game: str, language: str) -> None:
    narrator = narrator_for(kleos.load(game), ("person", "person"), ("Ann", "Ben"))
    told: dict[str, set[str]] = {}
    with speaking(language):
        for seed in range(many(3, 30)):
            state, rng = kleos.load(game).start(), Random(seed)
            while state.outcome is None:
                if isinstance(state.actor, Player):
                    table = state.observe(state.actor.rival)
                    spectator = state.observe(None)
                    assert narrator.prompt(table) == narrator.prompt(spectator)
                    told.setdefault(narrator.prompt(table), set()).add(table.table.asked.step)
                    assert narrator.prompt(state.observe(state.actor)) == narrator.question(state.observe(state.actor))
                state.play_random(rng)
    assert len(told) > 4 and not any("{" in words or "Ann" in words for words in told)


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_is_mentioned_fits_into_a_sentence(game: str, language: str) -> None:
    narrator = narrator_for(kleos.load(game), ("person", "person"), ("Ann", "Ben"))
    with speaking(language):
        bare = {tell("move-fo-answer", verb=verb, question="use") for verb in ("use", "decline")}
        for seed in range(many(3, 30)):
            state, rng = kleos.load(game).start(), Random(seed)
            while state.outcome is None:
                if isinstance(state.actor, Player):
                    seen = state.observe(state.actor)
                    mentioned = [narrator.mention(seen, code) for code in seen.legal]
                    assert not [words for words in mentioned if words.endswith(".") or words in bare]
                state.play_random(rng)
