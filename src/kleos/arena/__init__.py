"""The arena: bots against bots on the same deals."""

from kleos.arena.mirrored import Played, Series, play_game, series

__all__ = ["Played", "Series", "play_game", "series"]
