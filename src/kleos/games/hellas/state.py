"""HellasState: carries the agenda on until somebody must decide, knows what chance may draw, and who sees it."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, final

from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import NATURE, Player
from kleos.games.hellas import board as b
from kleos.games.hellas import components as cs
from kleos.games.hellas import effects as ef
from kleos.games.hellas import moves as mv
from kleos.games.hellas.attack import (
    commit,
    exchange,
    exchange_offer,
    is_fighting_open,
    march,
    name_target,
    near_targets,
    pass_fight,
    send,
    send_offer,
    target_offer,
    withdraw,
)
from kleos.games.hellas.board import Board
from kleos.games.hellas.cards import DOLPHIN_KIND, GOD, GOD_NAMES, GREEK, SHIP, TEMPLE, TILE_EDGES
from kleos.games.hellas.coast import (
    choose_spot,
    coast_offer,
    lay_tile,
    man_coast,
    see_coast_tile,
    set_up,
    turn_offer,
)
from kleos.games.hellas.ending import end_turn
from kleos.games.hellas.god_cards import has_march_card, lay_card, playable, settle
from kleos.games.hellas.hexes import Layout, dolphin_alone, members, turned
from kleos.games.hellas.offer import NOTHING, Offer, cities
from kleos.games.hellas.options import Rules
from kleos.games.hellas.refusals import refusal
from kleos.games.hellas.reinforcement import (
    draw_unseen,
    finish,
    look_at_unseen,
    reinforce,
    settle_pile,
    source_of,
    step_made,
    step_offer,
    take_card,
)
from kleos.games.hellas.reorganisation import (
    ONLY_DONE,
    PHASE,
    drop,
    first_lifts,
    has_after,
    lift,
    reorganise_offer,
)
from kleos.games.hellas.side import Side
from kleos.games.hellas.voyage import bring_greek, fail, lay_offer, man_city, pay, payers, see_tile, set_sail

POSITION_WRITERS: Final[list[Callable[["HellasState"], str]]] = []  # filled by notation.py
HAND_STREAMS: Final = ("one.hand", "two.hand")
ONLY_PASS: Final = [mv.PASSING]
ALL_ACTIONS: Final = [mv.REINFORCING, mv.VOYAGING, mv.ATTACKING]
NO_VOYAGE: Final = [mv.REINFORCING, mv.ATTACKING]
NO_ATTACK: Final = [mv.REINFORCING, mv.VOYAGING]
ONLY_REINFORCE: Final = [mv.REINFORCING]


def start(game: Game, rules: Rules) -> "HellasState":
    """Set the game up. HE-SET."""
    state = HellasState(game, rules, None)
    set_up(state)
    state.advance()
    return state


@final
class HellasState(Board):
    """A position of Hellas."""

    __slots__ = ()

    def copy(self) -> "HellasState":
        """An independent state, equal in everything."""
        return HellasState(self.game, self.rules, self)

    # The agenda.

    def advance(self) -> None:
        """Go on until somebody must decide, chance must draw, or the game is over."""
        while self.outcome is None:
            frame = self.top
            step = frame.step
            if step > b.LAST_QUESTION:
                self.to_act = NATURE
                return
            if step == b.FIGHT and not is_fighting_open(self, frame.player):
                pass_fight(self, frame.player, frame.a)  # HE-R-46: a window that does not open counts as a pass
            elif step == b.AFTER and not has_after(self, frame.player):
                self.pop()
                end_turn(self, frame.player)
            else:
                self.to_act = frame.player
                return

    # Decisions.

    def options(self) -> list[Move]:
        """What is offered, as a list."""
        return self.offer().rows()

    def any_move(self, rng: Random) -> Move:
        """Draw from what is offered, without a list."""
        return self.offer().draw(self, rng)

    def offer(self) -> Offer:
        """Ask the chapter that put the question."""
        frame = self.top
        step, player = frame.step, frame.player
        if step == b.REORG:
            return reorganise_offer(self, player, frame.a, frame.b, frame.c)
        if step == b.AFTER:
            offer = Offer(playable(self, player, cs.IN_AFTER), ONLY_DONE)
            first_lifts(self, player, offer)
            return offer
        if step == b.STEP:
            offer = step_offer(self, player)
            offer.cards = playable(self, player, cs.IN_STEPS)
            return offer
        if step == b.ACT:
            return Offer(playable(self, player, cs.IN_TURN), self.actions(player))
        if step == b.LAY:
            offer = lay_offer(self, player)
            offer.cards = playable(self, player, cs.IN_LAY)
            return offer
        if step == b.TARGET:
            offer = target_offer(self, player)
            offer.cards = playable(self, player, cs.IN_TARGET)
            return offer
        if step == b.SEND:
            return send_offer(self, player, frame.a)
        if step == b.FIGHT:
            return Offer(playable(self, player, cs.IN_FIGHT), ONLY_PASS)
        if step == b.REPLY:
            return Offer(playable(self, player, cs.IN_REPLY), ONLY_PASS)
        if step == b.COAST:
            return coast_offer(self)
        if step == b.TURN_TILE:
            return turn_offer(self, frame.a, frame.b == 1)
        return self.inner_offer(step, player, frame.a, frame.c)

    def actions(self, player: int) -> list[Move]:
        """HE-TURN-01, HE-TURN-05: one of three actions; HE-R-09: no voyage without tiles; HE-R-47: when to attack."""
        sails = bool(self.tile_bag) or bool(self.tail)
        if near_targets(self, player) or has_march_card(self, player):
            return ALL_ACTIONS if sails else NO_VOYAGE
        return NO_ATTACK if sails else ONLY_REINFORCE

    def inner_offer(self, step: int, player: int, a: int, c: int) -> Offer:
        """Questions inside a voyage, an attack or an effect."""
        if step == b.EXCHANGE:
            return exchange_offer(a)
        if step == b.PAY_SHIP:
            return cities(payers(self, player, a), mv.PAYS, NOTHING)
        if step == b.FROM_CITY:
            return cities(self.sides[player].two, mv.FROMS, NOTHING)
        if step == b.KEEP_TILE:
            return ef.keep_tile_offer(self)
        if step == b.CONVERT_SHIP:
            return ef.convert_offer(self, player, a)
        if step == b.CONVERT_FROM:
            return ef.convert_from_offer(self, player, a)
        if step == b.PLACE_PIECE:
            return ef.place_offer(self, player, a)
        if step == b.SHIFT_PIECE:
            return ef.shift_offer(self, player, a, c)
        if step == b.STORM_CITY:
            return ef.storm_offer(self, player)
        if step == b.SWAP_OWN:
            return ef.swap_offer(self, player)
        if step == b.SWAP_RIVAL:
            return ef.swap_offer(self, 1 - player)
        assert step == b.DRAW_GOD
        return ef.draw_offer(self, player)

    def perform(self, move: Move) -> None:
        """Answer the question on top of the agenda and go on to the next one."""
        frame = self.top
        step, player, a, c = frame.step, frame.player, frame.a, frame.b
        verb, arg = move.verb, move.arg
        if verb == mv.PLAY:
            self.play(step, player, arg)
        elif step == b.STEP:
            self.make_step(player, verb, arg)
        else:
            self.pop()
            if step > b.LAST_QUESTION:
                self.happen(step, player, a, c, arg)
            elif step == b.REORG or step == b.AFTER:
                self.reorganise(step, player, verb, arg, a, c)
            elif step == b.SEND:
                self.answer_send(player, verb, arg)
            elif step <= b.TURN_TILE:
                self.answer(step, player, verb, arg, a, c)
            else:
                self.choose(step, player, verb, arg, a, c)
        self.advance()

    def play(self, step: int, player: int, kind: int) -> None:
        """Lay a card: the window stays on the agenda; a reply is used up, a fight passes to the other side."""
        if step == b.REPLY:
            self.pop()
        elif step == b.FIGHT:
            self.pop()
            self.ask(b.FIGHT, 1 - player)  # HE-R-18
        lay_card(self, player, kind)

    def make_step(self, player: int, verb: int, arg: int) -> None:
        """D-STEP."""
        if verb == mv.STOP:
            finish(self, player)
            return
        if verb == mv.GREEK_TO:
            self.add_greek(player, arg)
        elif verb == mv.SHIP_TO:
            self.add_ship(player, arg)
        else:
            draw_unseen(self, player, arg)
        step_made(self, player)

    def reorganise(self, step: int, player: int, verb: int, arg: int, a: int, c: int) -> None:
        """D-REORG."""
        if verb == mv.DONE:
            end_turn(self, player)
            return
        carried = c % PHASE if step == b.REORG else 0
        if verb == mv.LIFT_GREEK:
            lift(self, player, GREEK, arg, a, carried)
        elif verb == mv.LIFT_SHIP:
            lift(self, player, SHIP, arg, a, carried)
        elif verb == mv.DROP_GREEK:
            drop(self, player, GREEK, arg, a, carried)
        else:
            drop(self, player, SHIP, arg, a, carried)

    def answer_send(self, player: int, verb: int, arg: int) -> None:
        """D-FORCE."""
        if verb == mv.SEND:
            send(self, player, arg)
        elif verb == mv.COMMIT:
            commit(self, player)
        else:
            withdraw(self, player)

    def answer(self, step: int, player: int, verb: int, arg: int, a: int, c: int) -> None:
        """A decision about action, tile, target or window."""
        if step == b.ACT:
            if verb == mv.REINFORCE:
                reinforce(self, player)
            elif verb == mv.VOYAGE:
                set_sail(self, player)
            else:
                march(self, player)
        elif step == b.LAY:
            if verb == mv.FAIL:
                fail(self, player)
            else:
                city = choose_spot(self, player, arg, True)
                if city:
                    man_city(self, player, city)
        elif step == b.TARGET:
            if verb == mv.WITHDRAW:
                withdraw(self, player)
            else:
                name_target(self, player, arg)
        elif step == b.FIGHT:
            self.push(step, player, a)
            pass_fight(self, player, a)
        elif step == b.REPLY:
            settle(self)
        elif step == b.COAST:
            city = choose_spot(self, player, arg, False)
            if city:
                man_coast(self, player, city)
        else:
            assert step == b.TURN_TILE
            city = lay_tile(self, player, a, arg)
            if c:
                man_city(self, player, city)
            else:
                man_coast(self, player, city)

    def choose(self, step: int, player: int, verb: int, arg: int, a: int, c: int) -> None:
        """A choice inside a voyage, an attack or an effect."""
        if step == b.EXCHANGE:
            exchange(self, player, c, arg)
        elif step == b.PAY_SHIP:
            pay(self, player, a, arg)
        elif step == b.FROM_CITY:
            bring_greek(self, player, a, arg)
        elif step == b.KEEP_TILE:
            ef.keep_tile(self, arg)
        elif step == b.CONVERT_SHIP:
            if verb != mv.STOP:
                ef.convert(self, player, arg)
        elif step == b.CONVERT_FROM:
            ef.convert_from(self, player, a, arg)
        elif step == b.PLACE_PIECE:
            if verb == mv.LIFT_GREEK or verb == mv.LIFT_SHIP:
                ef.shift_lift(self, player, a, c, arg)
            elif verb != mv.STOP:
                ef.place(self, player, a, c, arg)
        elif step == b.SHIFT_PIECE:
            ef.shift_drop(self, player, a, c, arg)
        elif step == b.STORM_CITY:
            ef.storm(self, player, a, arg)
        elif step == b.SWAP_OWN:
            ef.give_city(self, player, arg)
        elif step == b.SWAP_RIVAL:
            ef.swap_cities(self, player, a, arg)
        else:
            assert step == b.DRAW_GOD
            ef.draw(self, player, a, arg)

    def reason_against(self, move: Move) -> IllegalMove:
        """Pick the reason and the clause for a move that is not legal."""
        return refusal(self, move)

    # Chance.

    def happen(self, step: int, player: int, a: int, c: int, arg: int) -> None:
        """An outcome of chance."""
        if step == b.DEAL_UNSEEN:
            look_at_unseen(self, player, arg)
        elif step == b.FLIP_VOYAGE:
            see_tile(self, player, arg)
        elif step == b.FLIP_COAST:
            see_coast_tile(self, player, arg)
        elif step == b.DEAL_HAND:
            self.piles[a] -= 1
            take_card(self, player, arg, False)
            settle_pile(self, a)
        elif step == b.DEAL_DRAWN:
            ef.see_drawn(self, player, arg, c)
        elif step == b.FLIP_MORE:
            ef.see_more(self, player, arg, a)
        else:
            assert step == b.STEAL_CARD
            ef.steal(self, player, arg, a)

    @property
    def stream(self) -> str:
        """The source drawn from."""
        if self.to_act != NATURE:
            raise self.no_chance()
        frame = self.top
        if frame.step <= b.LAST_FLIP:
            return "tiles"
        return HAND_STREAMS[1 - frame.player] if frame.step == b.STEAL_CARD else GOD_NAMES[frame.a]

    def outcomes(self) -> list[int]:
        """The kinds that chance may show now, a copy each."""
        frame = self.top
        if frame.step <= b.LAST_FLIP:
            return self.tile_bag if self.tile_bag else self.tail[:1]
        if frame.step == b.STEAL_CARD:
            return ef.loot(self, frame.player)
        return source_of(self, frame.step == b.DEAL_UNSEEN, frame.a)

    def rows(self) -> list[Move]:
        """The rows of what chance does now."""
        step = self.top.step
        return mv.FLIPS if step <= b.LAST_FLIP else mv.STEALS if step == b.STEAL_CARD else mv.DEALS

    def odds(self) -> list[tuple[Move, int]]:
        """Every outcome with its weight: copies of a kind are not told apart. C-TILES, C-GODS, C-FLIP, C-REVEAL."""
        if self.to_act != NATURE:
            raise self.no_chance()
        kinds, rows = self.outcomes(), self.rows()
        return [(rows[kind], kinds.count(kind)) for kind in sorted(set(kinds))]

    def sample(self, rng: Random) -> Move:
        """Draw one outcome without listing them."""
        if self.to_act != NATURE:
            raise self.no_chance()
        kinds = self.outcomes()
        move = self._drawn = self.rows()[kinds[int(self.random(rng) * float(len(kinds)))]]
        return move

    def can_happen(self, move: Move) -> bool:
        """Ask whether chance may do this now."""
        step = self.top.step
        verb = mv.FLIP if step <= b.LAST_FLIP else mv.STEAL if step == b.STEAL_CARD else mv.DEAL
        return move.verb == verb and move.arg in self.outcomes()

    # Secrets.

    def seen_as(self, move: Move, viewer: Player | None) -> Move:
        """A dealt card is seen by its player alone, a stolen one by both; others see the back."""
        if move.verb == mv.DEAL:
            return move if viewer == self.top.player else mv.DEAL_BACKS[GOD[move.arg]]
        if move.verb == mv.STEAL and viewer is None:
            return mv.STEAL_BACKS[GOD[move.arg]]
        return move

    # The state as plain data.

    def fields(self) -> tuple[Any, ...]:
        """Everything that cannot be worked out, as ints and lists, in a fixed order."""
        return (
            (self.to_act, self.reveals, self.outcome),
            self.agenda,
            (self.layout.cells[:], self.layout.kinds[:], self.layout.turns[:]),
            (self.greeks[:], self.ships[:]),
            (self.tile_bag[:], self.tail[:], self.aside[:], self.turned[:], self.coast_try),
            (self.piles[:], self.bags[:], self.old[:], self.discards[:]),
            (self.turn, self.active, self.action, self.steps_left, self.steps_made),
            (self.new, self.free, self.landed, self.even, self.calm, self.far, self.extra, self.proof),
            (self.fights, self.attacked, self.target, self.force, self.wet),
            (self.attack_plus, self.defence_plus, self.equal, self.crews),
            (self.chain[:], self.chain_by),
            self.sides[0].fields(),
            self.sides[1].fields(),
        )

    def restore(self, fields: tuple[Any, ...]) -> None:
        """Take over what `fields` gave."""
        self._legal = None
        control, agenda, tiles, pieces, pile, gods, turn, flags, fight, plus, chain, one, two = fields
        self.to_act, self.reveals, self.outcome = control
        self.agenda = agenda
        self.layout = rebuild_layout(tiles[0], tiles[1], tiles[2])
        self.tile_bag, self.tail, self.aside, self.turned, self.coast_try = pile
        self.piles, self.bags, self.old, self.discards = gods
        self.turn, self.active, self.action, self.steps_left, self.steps_made = turn
        self.new, self.free, self.landed, self.even, self.calm, self.far, self.extra, self.proof = flags
        self.fights, self.attacked, self.target, self.force, self.wet = fight
        self.attack_plus, self.defence_plus, self.equal, self.crews = plus
        self.chain, self.chain_by = chain
        self.sides = [Side(None), Side(None)]
        self.sides[0].restore(one)
        self.sides[1].restore(two)
        self.greeks, self.ships = pieces
        self.find_masks()

    def find_masks(self) -> None:
        """Work the masks of both sides and of the temples out anew."""
        self.temples = 0
        for number, kind in enumerate(self.layout.kinds):
            if TEMPLE[kind]:
                self.temples |= 1 << number
        for player in (0, 1):
            for city in members(self.sides[player].held):
                self.put_greeks(player, city, self.greeks[city])
                self.put_ships(player, city, self.ships[city])

    def __str__(self) -> str:
        return POSITION_WRITERS[0](self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self.game, self.fields())


def rebuild_layout(cells: list[int], kinds: list[int], turns: list[int]) -> Layout:
    """Lay all tiles again in their order."""
    layout = dolphin_alone(DOLPHIN_KIND)
    for number in range(1, len(cells)):
        edges = turned(TILE_EDGES[kinds[number]], turns[number])
        layout = layout.laid(cells[number], kinds[number], turns[number], edges)
    return layout


def rebuild(game: Game, fields: tuple[Any, ...]) -> HellasState:
    """Unpickle a state."""
    state = game.start()
    assert isinstance(state, HellasState)
    state.restore(fields)
    return state
