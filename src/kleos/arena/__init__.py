"""The arena: bots against bots on the same deals."""

from kleos.arena.mirrored import PlayedGame, Series, play_game, series
from kleos.arena.ratings import Deal, Rating, rate

__all__ = ["Deal", "PlayedGame", "Rating", "Series", "play_game", "rate", "series"]
