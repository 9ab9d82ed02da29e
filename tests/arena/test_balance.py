"""The balance of a card set: counted from mirrored games, the same for the same seed, and a rigged card stands out."""

import pytest

import kleos
from kleos.arena.balance import card_balance, lift_of
from kleos.games.olympus.game import OlympusGame
from tests.rules.olympus.positions import changed, effect
from tests.support import many


def olympus(game: kleos.Game) -> OlympusGame:
    """The game by its own type."""
    assert isinstance(game, OlympusGame)
    return game


def test_every_card_is_counted_and_shares_add_up() -> None:
    told: list[int] = []
    found = card_balance(olympus(kleos.load("olympus")), 20, 1, "uniform", told.append)
    assert found.games == 20 == told[-1] and len(found.cards) == 84
    assert sum(found.endings.values()) == pytest.approx(1.0)
    assert sum(card.drawn.times for card in found.cards) > 20 * 12
    assert all(card.played.times <= card.drawn.times + 20 for card in found.cards)


def test_the_same_seed_gives_the_same_balance() -> None:
    game = olympus(kleos.load("olympus"))
    assert card_balance(game, 6, 3) == card_balance(game, 6, 3)
    assert card_balance(game, 6, 3) != card_balance(game, 6, 4)


def test_a_card_that_wins_at_once_stands_out() -> None:
    game = olympus(changed({"Danaer": {"effects": [effect("play", "score", n=7)]}}))
    found = card_balance(game, many(80, 400), 1)
    assert any(card.name == "Danaer" for card in found.outliers)
    assert next(card for card in found.cards if card.name == "Danaer").played.lift > 0.3


def test_lifts_have_intervals() -> None:
    assert lift_of([]) == (0, 0.0, -0.5, 0.5)
    lift = lift_of([1.0, 0.0, 1.0, 1.0])
    assert lift.low < lift.lift == 0.25 < lift.high


def test_fewer_than_two_games_are_refused() -> None:
    with pytest.raises(kleos.BadOption) as caught:
        card_balance(olympus(kleos.load("olympus")), 0, 1)
    assert "games" in str(caught.value) and "\n" not in str(caught.value)
