"""What can be counted in Fight for Olympus: pile, box and the opponent's hidden hand are one zone."""

from collections import Counter

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.games.olympus.cards import COPIES_OF, KIND, KIND_NAMES, KINDS
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.imagine import OlympusWorldSampler
from kleos.puzzles.puzzle import CardCount


def count_cards(game: Game, seen: Observation) -> list[CardCount]:
    """Every card, if the opponent holds cards that are hidden."""
    assert isinstance(game, OlympusGame) and seen.viewer is not None
    sampler = game.make_sampler(seen.viewer, seen.table)
    assert isinstance(sampler, OlympusWorldSampler)
    rival = seen.viewer.rival
    hidden, known = sampler.hands[rival], sampler.template.sides[rival].hand
    bag = Counter(KIND[card] for card in sampler.template.bag)
    found = []
    for kind in range(KINDS if hidden else 0):
        free, held, copies = bag[kind], known.count(kind), COPIES_OF[kind]
        if game.rules.box.present[kind]:
            found.append(CardCount(KIND_NAMES[kind], copies, copies - free - held, held + min(free, hidden)))
    return found
