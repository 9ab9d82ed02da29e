"""What can be counted in Hector & Achilles: the opponent's army, of which some cards have been seen elsewhere."""

from collections import Counter

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.games.hector.cards import COPIES, KIND_NAMES
from kleos.games.hector.view import Side, Table
from kleos.puzzles.puzzle import CardCount


def count_cards(game: Game, seen: Observation) -> list[CardCount]:
    """Every army card of the opponent, if he holds cards."""
    assert seen.viewer is not None
    table: Table = seen.table
    side = table.sides[seen.viewer.rival]
    placed = elsewhere(side)
    return [
        CardCount(card, COPIES, placed[card], min(COPIES - placed[card], side.hand)) for card in KIND_NAMES if side.hand
    ]


def elsewhere(side: Side) -> Counter[str]:
    """The cards that are certainly not in a hidden hand: played, gone, or known in a pile not drawn from. HA-11-05."""
    found = Counter(place.card for place in side.row) + Counter(side.removed)
    for number, pile in enumerate(side.piles, 1):
        if number not in side.touched:
            found += Counter(pile.known)
    return found
