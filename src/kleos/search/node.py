"""Node: what a search remembers of one information set, and the settings of a search."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from kleos.core.moves import Move

UNLIMITED: Final = 1 << 60


@mypyc_attr(acyclic=True)
@final
class Node:
    """All visits to what one player can tell apart; children are keyed by moves as that player sees them."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self, available: int) -> None:
        self.visits: int = 0
        self.total: float = 0.0  # sum of results for the player whose tree this is
        self.available: int = available  # how often it could have been chosen
        self.children: dict[Move, Node] | None = None


@final
class SearchSettings:
    """How a search goes about it. Each piece has a switch, so that its worth can be measured."""

    __slots__ = (
        "explore",
        "horizon",
        "informed_playouts",
        "modelled",
        "nodes",
        "prior",
        "redeal",
        "single_observer",
        "worlds",
    )

    def __init__(
        self,
        horizon: int = 1,
        informed_playouts: bool = True,
        prior: bool = True,
        explore: float = 0.1,
        single_observer: bool = False,
        redeal: float = 0.0,
        worlds: int = 0,
        nodes: int = 200_000,
        modelled: bool = False,
    ) -> None:
        self.horizon = horizon  # cuts to look ahead, 0 = to the end of the game
        self.informed_playouts = informed_playouts  # playouts by the evaluator's weights; False = all moves alike
        self.prior = prior  # the evaluator's weights as a prior in the tree; False = plain UCB
        self.explore = explore
        self.single_observer = (
            single_observer  # one tree from the searcher's view for both players; False = a tree for each
        )
        self.redeal = redeal  # share of simulations that teach the rival's tree on worlds where my hand is dealt anew
        self.worlds = worlds  # imagine so many worlds and use them again and again; 0 = a new one each time
        self.modelled = modelled  # the rival moves by the evaluator's weights everywhere; False = by a tree of his own
        self.nodes = nodes  # once there are so many, no more are added; simulations go on
