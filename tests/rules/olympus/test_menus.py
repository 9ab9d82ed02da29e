"""Menus of the workshop: whatever they offer is in order, and whatever is in order can be reached by them."""

import pytest

import kleos
from kleos.arena.card_trial import CardTrial
from kleos.catalogue import default_components
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.components import SECTIONS
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.menus import FRESH_EFFECT, Row, card_menus, effect_menus, fits, fits_card
from kleos.text.olympus.cards import effect_texts
from kleos.text.words import LANGUAGES, speaking
from tests.rules.olympus.card_maker import FIRST, made_by_chance
from tests.support import many, part, rule

CHUNKS = 3
GAMES = 6  # random ones with each card


def game_with(card: Row) -> OlympusGame:
    """The game with one own card."""
    game = kleos.load("olympus", components={"set": "chance", "extends": "default", "cards": [card]})
    assert isinstance(game, OlympusGame)
    return game


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cards_made_by_chance_play_and_read(chunk: int) -> None:
    for seed in part(chunk, CHUNKS, many(30, 300)):
        card = made_by_chance(seed)
        found = CardTrial(game_with(card), card["name"], seed).fuzz(0, GAMES)
        assert not found.faults and found.games == GAMES, (card, found.faults)
        for language in LANGUAGES:
            with speaking(language):
                texts = effect_texts(card, card.get("type", "hero"))
            assert len(texts) == len(card["effects"])
            for text in texts:
                assert text.endswith(".") and "{" not in text and "  " not in text and " ." not in text, text


@rule("FO-R-37")
def test_every_verb_with_every_trigger_can_be_reached() -> None:
    seen = {(row["when"], row["do"]) for row in reached()}
    assert seen == {(ab.TRIGGERS[t], ab.VERBS[verb]) for verb, triggers in ab.WHEN.items() for t in triggers}


def reached() -> list[Row]:
    """One row for each verb and trigger, by choosing the trigger and then the verb."""
    triggers = next(menu for menu in effect_menus(FRESH_EFFECT) if menu.field == "when")
    return [
        choice.row
        for trigger in triggers.options
        for menu in effect_menus(trigger.row)
        if menu.field == "do"
        for choice in menu.options
    ]


def test_every_choice_of_an_effect_fits_and_holds_what_was_chosen() -> None:
    for row in reached():
        for menu in effect_menus(row):
            assert menu.options, (row, menu.field)
            for choice in menu.options:
                assert fits(choice.row) and choice.row.get(menu.field) == choice.value, (row, menu.field, choice)


def test_every_effect_of_the_box_is_offered_by_its_own_menus() -> None:
    base = default_components("olympus")
    for row in [effect for section in SECTIONS for card in base[section] for effect in card["effects"]]:
        for menu in effect_menus(row):
            assert row.get(menu.field) in [choice.value for choice in menu.options], (row, menu.field)


@rule("FO-R-35")
def test_a_card_is_offered_the_places_that_are_free() -> None:
    base = default_components("olympus")
    others = [{**FIRST, "name": f"Own {k}"} for k in range(4)] + [{**FIRST, "name": "Kadmos"}]
    places = next(menu for menu in card_menus(FIRST, base, others).fields if menu.field == "replaces")
    names = [choice.value for choice in places.options]
    assert None not in names and "Kadmos" not in names and len(names) == 14
    types = next(menu for menu in card_menus(FIRST, base, []).fields if menu.field == "type")
    soldier = next(choice.row for choice in types.options if choice.value == "soldier")
    assert soldier["replaces"] in [row["name"] for row in base["soldiers"]] and fits_card(soldier)


def test_the_same_presses_make_the_same_card() -> None:
    assert made_by_chance(5) == made_by_chance(5)
    assert len({str(made_by_chance(seed)) for seed in range(20)}) == 20
