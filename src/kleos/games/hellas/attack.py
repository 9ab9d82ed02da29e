"""Attacks: target, force, fight, and what becomes of the city. HE-ATK, HE-R-18.

True without a line of their own: HE-ATK-05, HE-ATK-07, HE-ATK-17.
"""

from typing import Final

from kleos.core.agenda import GO_ON, Frame
from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.games.hellas import moves
from kleos.games.hellas.board import ATTACK, Board
from kleos.games.hellas.cards import ARES, MOST, NO_CARD, POSEIDON, ZEUS, City
from kleos.games.hellas.components import IN_FIGHT, IN_TARGET
from kleos.games.hellas.ending import check_conquest
from kleos.games.hellas.god_cards import ONLY_PASS, Window
from kleos.games.hellas.moves import COMMITTING, SENDS, SHIP_COUNTS, SHIPS, TARGETS, WITHDRAWING
from kleos.games.hellas.offer import Offer, cities, singles
from kleos.games.hellas.questions import HellasQuestion, holds
from kleos.games.hellas.steps import AFTER, EXCHANGE, FIGHT, SEND, TARGET
from kleos.games.hellas.targets import far_targets, near_targets, origins

ONLY_COMMIT: Final = [COMMITTING]
ONLY_WITHDRAW: Final = [WITHDRAWING]
IN_ATTACK: Final = (ATTACK,)


def march(state: Board, player: int) -> None:
    """Name an attack. HE-R-47: without a usable origin it rests on a card in hand."""
    state.action = ATTACK
    state.fights = 1
    state.attacked = 0
    state.attack_on_card = not near_targets(state, player)
    state.ask(TARGET, player)


# The target.


class NamingTarget(Window):
    """D-TARGET: the city to attack, or the end of the action."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-R-13, HE-R-14: any target, however hopeless, or none."""
        player = frame.player
        targets = far_targets(state, player) if state.far_attack else near_targets(state, player)
        return self.with_cards(state, frame, cities(targets, TARGETS, ONLY_WITHDRAW))

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Name it, lay a card, or withdraw."""
        if move.verb == moves.TARGET:
            name_target(state, frame.player, move.arg)
        elif move is WITHDRAWING:
            withdraw(state, frame.player)
        else:
            self.lay(state, frame, move.arg)

    def refuse_choice(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why a city cannot be attacked."""
        if move.verb != moves.TARGET:
            return None
        if not state.sides[1 - frame.player].held >> move.arg & 1:
            return IllegalMove(move, "why-he-not-rivals", "HE-ATK-01")
        if state.attacked >> move.arg & 1:
            return IllegalMove(move, "why-he-attacked", "HE-EFF-05")
        if state.far_attack:
            return IllegalMove(move, "why-he-not-far", "HE-R-31")
        return IllegalMove(move, "why-he-no-origin", "HE-ATK-04")

    def actions(self) -> tuple[int, ...]:
        """In an attack."""
        return IN_ATTACK


def name_target(state: Board, player: int, city: int) -> None:
    """HE-ATK-01: the force comes next."""
    state.target = city
    state.force = 0
    state.over_water = False
    state.ask(SEND, player)


def withdraw(state: Board, player: int) -> None:
    """HE-R-13: the action ends; what A-FAR gave is lost."""
    state.far_attack = False
    state.fights = 0
    state.target = 0
    state.ask(AFTER, player)


# The force.


class SendingGreeks(HellasQuestion):
    """D-FORCE: one Greek after the other, then the fight."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-R-49: one Greek at a time, cities ascending; HE-R-11: at least one before the commit."""
        last = frame.a
        mask = origins(state, frame.player, state.target) >> last << last
        return cities(mask, SENDS, ONLY_COMMIT if state.force else ONLY_WITHDRAW)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """A Greek goes, the fight begins, or nobody goes."""
        if move is COMMITTING:
            commit(state, frame.player)
        elif move is WITHDRAWING:
            withdraw(state, frame.player)
        else:
            send(state, frame.player, move.arg)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why a Greek cannot go, or the force cannot stop here."""
        if move is COMMITTING:
            return IllegalMove(move, "why-he-no-force", "HE-R-11")
        if move is WITHDRAWING:
            return IllegalMove(move, "why-he-marching", "HE-R-13")
        return refuse_origin(state, frame, move) if move.verb == moves.SEND else None

    def actions(self) -> tuple[int, ...]:
        """In an attack."""
        return IN_ATTACK

    def missing(self, state: Board, frame: Frame) -> str:
        """The city attacked."""
        return missing_target(state)

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The last Greek came out of an own city."""
        game.insist(frame.a == 0 or holds(state, frame.player, frame.a), "agenda HE-R-49")


def refuse_origin(state: Board, frame: Frame, move: Move) -> IllegalMove:
    """Why no Greek can go from there."""
    if not state.sides[frame.player].held >> move.arg & 1:
        return IllegalMove(move, "why-he-not-yours", "HE-ATK-02")
    if state.greeks[move.arg] < 2:
        return IllegalMove(move, "why-he-governor", "HE-ATK-04")
    if move.arg < frame.a:
        return IllegalMove(move, "why-he-order", "HE-R-49")
    return IllegalMove(move, "why-he-no-contact", "HE-ATK-02")


def missing_target(state: Board) -> str:
    """A force and a fight need a rival city to go against."""
    return "" if state.sides[1 - state.active].held >> state.target & 1 else "want-fight"


def send(state: Board, player: int, origin: int) -> None:
    """HE-ATK-03, HE-ATK-04: a Greek leaves, the governor stays. HE-ATK-09, HE-R-12: any part over water counts."""
    state.put_greeks(player, origin, state.greeks[origin] - 1)
    state.force += 1
    if state.far_attack or not state.layout.land[state.target] >> origin & 1:
        state.over_water = True
    state.push(SEND, player, origin)


def commit(state: Board, player: int) -> None:
    """The fight begins. HE-R-24: open cards go; HE-EFF-04: far is used up."""
    state.far_attack = False
    state.discard_open(0)
    state.discard_open(1)
    state.ask(FIGHT, player)


# The fight.


def is_fighting_open(state: Board, player: int) -> bool:
    """HE-R-46: whether this side is asked, by public facts alone."""
    side = state.sides[player]
    if not side.hand or state.is_banned(player):
        return False
    if not state.rules.open_counts:
        return True
    gods = side.gods
    if gods[ARES] or (gods[ZEUS] and side.open_card != NO_CARD):
        return True
    return gods[POSEIDON] > 0 and player != state.active and state.ships[state.target] > 0 and not state.ships_defend


class Fighting(Window):
    """D-BATTLE: lay a card into the fight, or pass."""

    __slots__ = ()

    def meet(self, state: Board, frame: Frame) -> int:
        """HE-R-46: a window that does not open counts as a pass."""
        if is_fighting_open(state, frame.player):
            return frame.player
        state.pop()
        pass_fight(state, frame)
        return GO_ON

    def offer(self, state: Board, frame: Frame) -> Offer:
        """A card, or pass."""
        return self.with_cards(state, frame, singles(ONLY_PASS))

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Lay a card, or pass."""
        if move.verb == moves.PLAY:
            self.lay(state, frame, move.arg)
        else:
            pass_fight(state, frame)

    def stay(self, state: Board, frame: Frame) -> None:
        """HE-R-18: after a card it is the other side's turn to fight."""
        state.ask(FIGHT, 1 - frame.player)

    def actions(self) -> tuple[int, ...]:
        """In an attack."""
        return IN_ATTACK

    def is_for_active(self) -> bool:
        """Both sides fight."""
        return False

    def missing(self, state: Board, frame: Frame) -> str:
        """The city attacked."""
        return missing_target(state)

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """One pass at most, and a side that is asked by public facts."""
        game.insist(frame.a in (0, 1), "agenda HE-R-18")
        game.insist(state.top is not frame or is_fighting_open(state, frame.player), "agenda HE-R-46")


def pass_fight(state: Board, frame: Frame) -> None:
    """HE-R-18: two passes in a row close the fight."""
    if frame.a:
        resolve(state, state.active)
    else:
        state.push(FIGHT, 1 - frame.player, 1)


def needed(state: Board) -> int:
    """HE-ATK-06, HE-ATK-08, HE-R-34: what the attackers must reach."""
    city = state.target
    defence = state.greeks[city] + state.defence_plus + (state.ships[city] if state.ships_defend else 0)
    return defence + (1 if state.over_water and not state.equal_suffices else 0)


def resolve(state: Board, player: int) -> None:
    """HE-ATK-11: the comparison comes after the cards."""
    won = state.force + state.attack_plus >= needed(state)
    city, force = state.target, state.force
    end_fight(state)
    if won:
        conquer(state, player, city, force)
    else:
        state.sides[player].greeks += force  # HE-ATK-15
        go_on(state, player)


def end_fight(state: Board) -> None:
    """Effects of the fight end; HE-R-24: its open cards go."""
    state.attacked |= 1 << state.target
    state.fights -= 1
    state.target = 0
    state.force = 0
    state.over_water = False
    state.attack_plus = 0
    state.defence_plus = 0
    state.equal_suffices = False
    state.ships_defend = False
    state.discard_open(0)
    state.discard_open(1)


def conquer(state: Board, player: int, city: City, force: int) -> None:
    """HE-ATK-12 to HE-ATK-14, HE-ATK-16: the defender leaves, three victors stay, the surplus goes to the supply."""
    ships = state.ships[city]
    state.clear_city(1 - player, city)
    side = state.sides[player]
    side.held |= 1 << city
    state.new_cities |= 1 << city
    stay = min(MOST, force)
    state.put_greeks(player, city, stay)
    side.greeks += force - stay  # HE-R-29
    most = min(ships, side.ships)
    if most:
        state.push(EXCHANGE, player, most, city)
    else:
        go_on(state, player)
    check_conquest(state, player)


class ExchangingShips(HellasQuestion):
    """D-SHIPX: how many ships to put into the conquered city."""

    __slots__ = ()

    def offer(self, state: Board, frame: Frame) -> Offer:
        """HE-ATK-13, HE-R-28: as many ships as the defender had, or fewer."""
        return singles(SHIP_COUNTS[: frame.a + 1])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Ships from the supply into the conquered city."""
        state.sides[frame.player].ships -= move.arg
        state.put_ships(frame.player, frame.b, move.arg)
        go_on(state, frame.player)

    def refuse(self, state: Board, frame: Frame, move: Move) -> IllegalMove | None:
        """Why not so many."""
        return IllegalMove(move, "why-he-too-many-ships", "HE-ATK-13") if move.verb == SHIPS else None

    def actions(self) -> tuple[int, ...]:
        """In an attack."""
        return IN_ATTACK

    def missing(self, state: Board, frame: Frame) -> str:
        """An own city, and not more ships than it can hold."""
        owned = state.sides[frame.player].held >> frame.b & 1
        return "" if frame.a <= MOST and owned else "want-ships-to-place"

    def check(self, game: Game, state: Board, frame: Frame) -> None:
        """The city was conquered in this turn, and ships are to be had."""
        most, city = frame.a, frame.b
        game.insist(holds(state, frame.player, city) and state.ships[city] == 0, "agenda HE-ATK-13")
        fits = 1 <= most <= min(MOST, state.sides[frame.player].ships)
        game.insist(fits and state.new_cities >> city & 1 == 1, "agenda HE-ATK-13")


def go_on(state: Board, player: int) -> None:
    """HE-EFF-05: a further fight, or the end of the action."""
    if state.fights > 0:
        state.ask(TARGET, player)
    else:
        state.ask(AFTER, player)


TARGET.handled_by(NamingTarget(IN_TARGET))
SEND.handled_by(SendingGreeks())
FIGHT.handled_by(Fighting(IN_FIGHT))
EXCHANGE.handled_by(ExchangingShips())
