"""The gate of Hector & Achilles: the ledger's invariants D6, which every position read from outside must keep."""

from kleos.core.game import Game
from kleos.core.players import NOBODY
from kleos.games.hector.cards import HOME, PILES, bits
from kleos.games.hector.side import STRIDE, Side
from kleos.games.hector.state import HectorState


def check_state(game: Game, state: HectorState) -> None:
    """Refuse a state that no game leads to."""
    game.insist((state.outcome is None) == (state.to_act != NOBODY), "outcome")
    for side in state.sides:
        check_cards(game, side, len(state.rules.components.army))


def check_cards(game: Game, side: Side, army: int) -> None:
    """Every physical card is in exactly one zone, and the late-dealt books balance."""
    zones = [side.bag, *side.seen, side.hand, side.table, bits(side.gone)]
    cards = [card for zone in zones for card in zone]
    game.insist(len(cards) == len(set(cards)) == army, "cards")
    game.insist(sum(side.sizes) + len(side.hand) + len(side.table) + side.gone.bit_count() == army, "piles")
    game.insist(sum(side.sizes) - sum(len(pile) for pile in side.seen) == len(side.bag), "piles")
    game.insist(all(side.sizes[pile] >= len(side.seen[pile]) for pile in range(PILES)), "piles")
    for zone, pile in enumerate([*side.seen, side.bag]):
        game.insist(all(side.spot[card] == zone * STRIDE + k for k, card in enumerate(pile)), "piles")
    game.insist(all(side.sizes[front] == 0 for front in range(HOME) if side.dead >> front & 1), "piles")
