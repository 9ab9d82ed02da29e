"""The first coast: both players lay four tiles each. HE-COAST.

True without a line of their own: HE-COAST-07, HE-COAST-11.
"""

from typing import Final

from kleos.core.agenda import Frame
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas import moves
from kleos.games.hellas.board import COASTING, TIED, VOYAGE, Board
from kleos.games.hellas.cards import COAST_TILES, TEMPLE, City, Kind
from kleos.games.hellas.hexes import EDGES, size
from kleos.games.hellas.moves import LAYS, TURN, TURNINGS
from kleos.games.hellas.offer import Offer, singles
from kleos.games.hellas.questions import ONE_TILE, HellasQuestion, TileDraw
from kleos.games.hellas.setup import set_up
from kleos.games.hellas.spots import choose_spot, fits, fits_somewhere, lay_tile, refuse_spot, turns_at
from kleos.games.hellas.steps import COAST, FLIP_COAST, TURN_TILE
from kleos.games.hellas.turns import start_turn
from kleos.games.hellas.voyage import man_city

HELPS: Final = 3  # HE-R-38: the pile as it is, reshuffled once, with temples; then the next attempt
MOST_TRIES: Final = 10 * HELPS  # HE-R-55
IN_COAST: Final = (COASTING,)
IN_BOTH: Final = (COASTING, VOYAGE)


def flip_coast(state: Board, player: int) -> None:
    """HE-COAST-01: turn the next tile; HE-R-38: a pile that has run out is helped twice, then all begins anew."""
    while not state.tile_bag:
        state.coast_try += 1
        if state.coast_try % HELPS == 1:
            state.tile_bag = [kind for kind in state.aside if not TEMPLE[kind]]
            state.aside = [kind for kind in state.aside if TEMPLE[kind]]
        elif state.coast_try % HELPS == 2:
            state.tile_bag = state.aside
            state.aside = []
        else:
            begin_anew(state)
            return
    state.ask(FLIP_COAST, player)


def begin_anew(state: Board) -> None:
    """HE-R-38: everything from the start; HE-R-55: a set whose coast never ends is drawn after ten attempts."""
    tries = state.coast_try
    if tries >= MOST_TRIES:
        state.coast_try = MOST_TRIES - 1
        state.end(TIED, "end-no-coast", "HE-R-55")
        return
    state.begin()
    state.coast_try = tries
    set_up(state)


def see_coast_tile(state: Board, player: int, kind: Kind) -> None:
    """HE-COAST-05, HE-COAST-06: set aside what does not fit and what has a temple, and turn the next one."""
    state.next_tile(kind)
    admitted = not TEMPLE[kind] or state.coast_try % HELPS == 2
    if admitted and fits_somewhere(state.layout, kind, state.rules.coast_single_sea):
        state.turned = [kind]
        state.ask(COAST, player)
    else:
        state.aside.append(kind)
        flip_coast(state, player)


def man_coast(state: Board, player: int, city: City) -> None:
    """HE-COAST-02: a Greek and a ship; HE-COAST-08: the coast ends after four tiles each."""
    state.add_greek(player, city)
    state.add_ship(player, city)
    if city < COAST_TILES:
        flip_coast(state, 1 - player)
        return
    state.tile_bag = state.tile_bag + state.aside  # HE-COAST-09
    state.aside = []
    assert state.action == COASTING
    start_turn(state, 0)  # HE-COAST-10


class TurningUpCoastTile(TileDraw):
    """C-FLIP: the next tile of the coast."""

    __slots__ = ()

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Ask where to lay it, or set it aside."""
        see_coast_tile(state, frame.player, move.arg)

    def actions(self) -> tuple[int, ...]:
        """Before the first turn."""
        return IN_COAST

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """There is a tile to turn."""
        game.insist(bool(state.tile_bag), "tiles HE-R-09")


class LayingCoastTile(HellasQuestion):
    """D-COAST: where to lay the tile turned up."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """Every spot where the tile fits. HE-R-03: whether the sea must stay one is a switch."""
        return singles([LAYS[spot.code] for spot in fits(state.layout, state.turned[0], state.rules.coast_single_sea)])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Lay it, if there is one way only to turn it."""
        city = choose_spot(state, frame.player, move.arg, False)
        if city:
            man_coast(state, frame.player, city)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not there."""
        return refuse_spot(state, move, False) if move.verb == moves.LAY else None

    def actions(self) -> tuple[int, ...]:
        """Before the first turn."""
        return IN_COAST

    def tiles(self) -> int:
        """The one to lay."""
        return ONE_TILE

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The tile fits somewhere, else it had been set aside."""
        one_sea = state.rules.coast_single_sea
        game.insist(fits_somewhere(state.layout, state.turned[0], one_sea), "turned HE-COAST-03")


class TurningTile(HellasQuestion):
    """D-COAST, D-LAY: how to turn the tile in a spot that more than one turn fits into. HE-R-51."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """Every turn that fits into the spot."""
        turns = turns_at(state, state.layout.spot(frame.a), frame.b == 1)
        return singles([TURNINGS[k] for k in range(EDGES) if turns >> k & 1])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Lay the tile, and man the city as coast or voyage has it."""
        spot = state.layout.spot(frame.a)
        assert spot is not None
        city = lay_tile(state, frame.player, spot, move.arg)
        if frame.b:
            man_city(state, frame.player, city)
        else:
            man_coast(state, frame.player, city)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not so."""
        return IllegalMove(move, "why-he-turn", "HE-VOY-02") if move.verb == TURN else None

    def actions(self) -> tuple[int, ...]:
        """On the coast and on a voyage."""
        return IN_BOTH

    def tiles(self) -> int:
        """The one to lay."""
        return ONE_TILE

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """HE-COAST-03: more than one turn fits, else nobody is asked."""
        game.insist(frame.b == int(state.action == VOYAGE) and 0 <= frame.a < len(LAYS), "agenda HE-R-51")
        turns = turns_at(state, state.layout.spot(frame.a), frame.b == 1)
        game.insist(size(turns) > 1, "agenda HE-COAST-03")


FLIP_COAST.handled_by(TurningUpCoastTile())
COAST.handled_by(LayingCoastTile())
TURN_TILE.handled_by(TurningTile())
