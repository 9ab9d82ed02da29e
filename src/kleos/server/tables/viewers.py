"""Viewers: whose view a table, a line or a record is told in."""

from kleos.core.players import Player


def as_player(viewer: int | None) -> Player | None:
    """A seat as the kernel counts it."""
    return None if viewer is None else Player(viewer - 1)
