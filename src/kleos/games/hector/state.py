"""HectorState: which chapter decides in which phase, what chance may draw, and who sees it.

True without a line of their own: HA-12-01, HA-12-03, HA-12-04, HA-12-06.
"""

from collections.abc import Callable
from random import Random
from typing import Final, final

from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import CHANCE_SEAT, Player
from kleos.games.hector.battlefield import (
    ACTION,
    CARD,
    FATE,
    HANDS,
    HERO_CHANGE,
    HERO_DEAL,
    LAST_CARD_DRAW,
    NUMBER_CHOICE,
    ORIENTATION,
    PENALTY,
    RANSOM_CHOICE,
    REPLACEMENT,
    RIVAL_VANGUARD,
    SEAT_NAMES,
    SEATING,
    TILE_TURN,
    VANGUARD_CHOICE,
    VANGUARD_DRAW,
    Battlefield,
)
from kleos.games.hector.cards import COLOURS, PILE_NAMES
from kleos.games.hector.encode import encode
from kleos.games.hector.fate import fate_options, turn_fate
from kleos.games.hector.moves import (
    DEPLOY,
    DISCARD,
    DRAW,
    DRAWS,
    HERO,
    HEROES,
    LOSE,
    LOSSES,
    RANSOMS,
    SEAT,
    SEATS,
    SEEN_DEPLOYS,
    SEEN_DRAWS,
    SEEN_LOSSES,
    TILE,
    TILES,
    UNSEEN_DISCARD,
    UNSEEN_DRAW,
    UNSEEN_HERO,
    UNSEEN_LOSS,
)
from kleos.games.hector.opening import (
    deal_hero,
    draw_hand_card,
    fix_number,
    name_vanguard,
    number_options,
    open_battle,
    orient,
    orientation_options,
    turn_rival_vanguard,
    turn_tile,
    turn_vanguard,
    vanguard_options,
)
from kleos.games.hector.options import RANDOM_SEAT, Rules
from kleos.games.hector.refusals import refusal
from kleos.games.hector.retreat import come_home, lose_penalty
from kleos.games.hector.scoring import pay_ransom, settle_defeat
from kleos.games.hector.turns import act, action_options, card_options, change_hero, draw_replacement, play_card

STREAMS: Final[list[list[str]]] = [[f"{seat}.{pile}" for pile in PILE_NAMES] for seat in SEAT_NAMES]
POSITION_WRITERS: Final[list[Callable[["HectorState"], str]]] = []  # notation.py registers itself: it needs this module
HERO_STREAMS: Final[list[str]] = [f"{seat}.hero" for seat in SEAT_NAMES]


def start(game: Game, rules: Rules) -> "HectorState":
    """Set the game up. HA-02-01 to HA-02-06: nothing is dealt yet, and nothing needs to be."""
    state = HectorState(game, rules, None)
    if rules.greek == RANDOM_SEAT:
        state.ask_chance(SEATING, 0)  # HA-12-00
    else:
        open_battle(state)
    return state


@final
class HectorState(Battlefield):
    """A position of Hector & Achilles."""

    __slots__ = ()

    def copy(self) -> "HectorState":
        """An independent state, equal in everything."""
        return HectorState(self.game, self.rules, self)

    # Decisions.

    def apply(self, move: Move) -> None:
        """Carry the move out in place; here, since a call of a class's own method costs less than of a base's."""
        super().apply(move)

    def legal_moves(self) -> list[Move]:
        """List the legal moves in table order; here for the same reason."""
        return super().legal_moves()

    def generate_legal(self) -> list[Move]:
        """Ask the chapter that decides in this phase."""
        phase = self.phase
        if phase == ACTION:
            return action_options(self)
        if phase == CARD:
            return card_options(self)
        if phase == FATE:
            return fate_options(self)
        if phase == VANGUARD_CHOICE:
            return vanguard_options(self)
        if phase == ORIENTATION:
            return orientation_options(self)
        if phase == NUMBER_CHOICE:
            return number_options(self)
        return RANSOMS[:] if phase == RANSOM_CHOICE else []  # HA-07-08

    def perform(self, move: Move) -> None:
        """Hand the move to its chapter; the phases are tried in the order of their frequency."""
        phase = self.phase
        arg = move.arg
        if phase == HANDS:
            draw_hand_card(self, arg)
        elif phase == ACTION:
            act(self, move)
        elif phase == CARD:
            play_card(self, arg)
        elif phase == HERO_DEAL:
            deal_hero(self, arg)
        elif phase == FATE:
            turn_fate(self, arg)
        elif phase == VANGUARD_CHOICE:
            name_vanguard(self, arg)
        elif phase == VANGUARD_DRAW:
            turn_vanguard(self, arg)
        elif phase == TILE_TURN:
            turn_tile(self, arg)
        elif phase == ORIENTATION:
            orient(self, arg)
        elif phase == RIVAL_VANGUARD:
            turn_rival_vanguard(self, arg)
        elif phase == REPLACEMENT:
            draw_replacement(self, arg)
        elif phase == NUMBER_CHOICE:
            fix_number(self, arg)
        elif phase == PENALTY:
            lose_penalty(self, arg)
        elif phase == HERO_CHANGE:
            change_hero(self, arg)
        elif phase == RANSOM_CHOICE:
            pay_ransom(self, arg)
            if self.fled:
                come_home(self)
            else:
                settle_defeat(self)
        else:
            assert phase == SEATING
            self.seat_greek(arg)

    def seat_greek(self, player: int) -> None:
        """HA-R-40, HA-12-00: the seats are drawn; HA-02-06: the Greek attacks first."""
        self.greek = player
        self.attacker = player
        self.reveals += 1
        open_battle(self)

    def reason_against(self, move: Move) -> IllegalMove:
        """Pick the reason and the clause for a move that is not legal."""
        return refusal(self, move)

    # Chance.

    @property
    def stream(self) -> str:
        """The pile drawn from."""
        if self.to_act != CHANCE_SEAT:
            raise self.no_chance()
        phase = self.phase
        if phase <= LAST_CARD_DRAW:
            return STREAMS[self.drawer][self.draw_from]
        if phase == TILE_TURN:
            return "tiles"
        if phase == SEATING:
            return "seats"
        return HERO_STREAMS[self.drawer]

    def odds(self) -> list[tuple[Move, int]]:
        """Every outcome with its weight: HA-12-00 to HA-12-05."""
        if self.to_act != CHANCE_SEAT:
            raise self.no_chance()
        phase = self.phase
        if phase <= LAST_CARD_DRAW:
            return self.card_odds()
        if phase == TILE_TURN:
            return [(TILES[tile], 1) for tile in self.stock]
        if phase == SEATING:
            return [(seat, 1) for seat in SEATS]
        side = self.sides[self.drawer]
        if side.heroes:
            return [(HEROES[colour], 1) for colour in sorted(side.heroes)]
        return [(HEROES[side.tail[0]], 1)]

    def card_odds(self) -> list[tuple[Move, int]]:
        """Each seen card of the pile is as likely as each place of an unseen one; that may be any card of the bag."""
        side = self.sides[self.drawer]
        pile = self.draw_from
        seen = side.seen[pile]
        unseen = side.sizes[pile] - len(seen)
        rows = LOSSES if self.phase == PENALTY else DRAWS
        weights = {card: len(side.bag) if unseen else 1 for card in seen}
        if unseen:
            for card in side.bag:
                weights[card] = unseen
        return [(rows[card], weights[card]) for card in sorted(weights)]

    def sample(self, rng: Random) -> Move:
        """Draw one outcome without listing them."""
        if self.to_act != CHANCE_SEAT:
            raise self.no_chance()
        phase = self.phase
        side = self.sides[self.drawer]
        if phase <= LAST_CARD_DRAW:
            pile = self.draw_from
            seen = side.seen[pile]
            point = self.random(rng) * float(side.sizes[pile])  # a float, so that the product is machine arithmetic
            k = int(point)
            if k < len(seen):
                card = seen[k]
            else:
                bag = side.bag
                card = bag[int((point - k) * len(bag))]  # the fraction is as random as a second number, and for free
            move = LOSSES[card] if phase == PENALTY else DRAWS[card]
        elif phase == TILE_TURN:
            move = TILES[self.stock[int(self.random(rng) * float(len(self.stock)))]]
        elif phase == SEATING:
            move = SEATS[int(self.random(rng) * 2.0)]
        elif side.heroes:
            move = HEROES[side.heroes[int(self.random(rng) * float(len(side.heroes)))]]
        else:
            move = HEROES[side.tail[0]]
        self._drawn = move
        return move

    def is_possible(self, move: Move) -> bool:
        """Ask whether chance may do this now."""
        phase = self.phase
        verb = move.verb
        if phase <= LAST_CARD_DRAW:
            return verb == (LOSE if phase == PENALTY else DRAW) and self.sides[self.drawer].has(
                self.draw_from, move.arg
            )
        if phase == TILE_TURN:
            return verb == TILE and move.arg in self.stock
        if phase == SEATING:
            return verb == SEAT
        side = self.sides[self.drawer]
        return verb == HERO and (move.arg in side.heroes or (not side.heroes and move.arg == side.tail[0]))

    # Secrets.

    def write_features(self, viewer: int, truth: bool) -> bytes:
        """The encoding for a seat or a spectator."""
        return encode(self, viewer, truth)

    def redacted(self, move: Move, viewer: Player | None) -> Move:
        """HA-11-02, HA-11-03, HA-R-49: kinds, never copies; hidden things not at all."""
        verb = move.verb
        if verb == DRAW:
            open_card = self.phase == VANGUARD_DRAW or self.phase == RIVAL_VANGUARD
            return SEEN_DRAWS[move.arg >> 1] if open_card or viewer == self.drawer else UNSEEN_DRAW
        if verb == HERO:
            return move if viewer == self.drawer else UNSEEN_HERO
        if verb == LOSE:
            hidden = self.rules.hide_discards and viewer != self.drawer
            return UNSEEN_LOSS if hidden else SEEN_LOSSES[move.arg >> 1]
        if verb == DEPLOY:
            return SEEN_DEPLOYS[move.arg * len(COLOURS) + self.sides[self.to_act].hero]
        if verb == DISCARD and self.rules.hide_discards and viewer != self.to_act:
            return UNSEEN_DISCARD
        return move

    # The state as text.

    def orders(self) -> list[list[int]]:
        """Tiles, and of each side the cards that nobody has seen, those seen in each pile, and the heroes."""
        return [self.stock[:], *self.sides[0].orders(), *self.sides[1].orders()]

    def reorder(self, orders: list[list[int]]) -> None:
        """Lay tiles, cards and heroes in these orders."""
        half = 1 + len(orders) // 2
        self.stock = orders[0]
        self.sides[0].reorder(orders[1:half])
        self.sides[1].reorder(orders[half:])

    def __str__(self) -> str:
        return POSITION_WRITERS[0](self)
