"""What can be counted in Hellas: the god cards, of each god the opponent's hidden cards and the pile as one zone."""

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.games.hellas.cards import CARD_KINDS, CARD_NAMES, GOD
from kleos.games.hellas.game import HellasGame
from kleos.games.hellas.imagine import HellasWorldSampler
from kleos.puzzles.puzzle import CardCount


def count_cards(game: Game, seen: Observation) -> list[CardCount]:
    """Every god card of which the opponent holds hidden backs."""
    assert isinstance(game, HellasGame) and seen.viewer is not None
    sampler = game.make_sampler(seen.viewer, seen.table)
    assert isinstance(sampler, HellasWorldSampler)
    rival = seen.viewer.rival
    hidden, bags, known = sampler.hands[rival], sampler.template.bags, sampler.template.sides[rival].hand
    found = []
    for kind in range(CARD_KINDS):
        god, held = GOD[kind], known.count(kind)
        free, copies = bags[god].count(kind), game.rules.box.copies[kind]
        if hidden[god] and copies:
            found.append(CardCount(CARD_NAMES[kind], copies, copies - free - held, held + min(free, hidden[god])))
    return found
