"""The mirror at the terminal: what the player can know of the opponent's hidden things, and the opponent of his."""

from kleos.cli.screen import Screen
from kleos.core.observation import Observation
from kleos.insight.mirror import mirror
from kleos.insight.mirror_text import HalfText, mirror_text
from kleos.text.narrator import Narrator


def show_mirror(screen: Screen, narrator: Narrator, seen: Observation) -> None:
    """Print both halves, from what the player sees."""
    found = mirror_text(narrator, seen, mirror(narrator.game, seen))
    for half in (found.other, found.own):
        show_half(screen, half)


def show_half(screen: Screen, half: HalfText) -> None:
    """What can be known of one player."""
    screen.show(half.title, style="bold")
    screen.show(half.about, style="dim")
    for group in half.hidden:
        screen.show(group.title)
        for line in group.lines:
            screen.show(f"  {line}")
        screen.show(f"  {group.note}", style="dim")
