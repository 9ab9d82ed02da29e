"""Which lines a page is asked to act out."""

from random import Random

import kleos
from kleos import Match, Player, SeededDealer
from kleos.text.log_lines import Line, lines_of
from kleos.text.narrator import narrator_for

SAILING = ("voyage", "lay", "turn")


def acted(seed: int, viewer: Player | None) -> tuple[list[Line], list[Line]]:
    """All lines of some turns of Hellas with many voyages, and those that are acted out."""
    game = kleos.load("hellas")
    match, rng = Match(game, SeededDealer(seed)), Random(seed)
    while match.outcome is None and match.ply < 150:
        actor, legal = match.state.actor, match.state.legal_moves()
        assert isinstance(actor, Player)
        match.play(actor, rng.choice([move for move in legal if move.code.split()[0] in SAILING] or legal))
    lines = lines_of(match, viewer, 0)
    writer = narrator_for(game, ("person", "person")).writer(viewer)
    writer.tell(lines)
    return lines, writer.acted


def test_tiles_of_voyages_are_acted_out_and_those_of_the_setup_are_not() -> None:
    for viewer in (Player.ONE, Player.TWO, None):
        lines, shown = acted(3, viewer)
        laid = [line for line in lines if len(line.after.tiles) > len(line.before.tiles)]
        voyages = [line for line in laid if line.before.turn]
        assert len(laid) > len(voyages) > 2, "no tile of a voyage, or none of the setup"
        assert {line.by for line in voyages} == {"1", "2"}
        assert [line.ply for line in shown if line in laid] == [line.ply for line in voyages]
