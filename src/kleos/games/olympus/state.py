"""OlympusState: carries the agenda on until somebody must decide, knows what chance may draw, and who sees it."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, final

from kleos.core.errors import IllegalMove
from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.players import NATURE, Player
from kleos.games.olympus import board as b
from kleos.games.olympus.attack import (
    after_attack,
    aim,
    area_bonus,
    attack,
    attack_again,
    hit,
    hold,
    open_attacks,
    phase_two,
    retarget_options,
    stand_in_options,
    strike,
    unmet,
    visit_slots,
)
from kleos.games.olympus.board import Board
from kleos.games.olympus.bonuses import marker_options, take_marker
from kleos.games.olympus.cards import CARDS, HAND, KIND, NO_CARD
from kleos.games.olympus.discarding import check, finish_hit, survive
from kleos.games.olympus.drawing import (
    after_drawing,
    draw_card,
    draw_one,
    keep_card,
    look_at,
    lose_card,
    phase_three,
    put_under,
    sort_looked,
)
from kleos.games.olympus.effects import (
    choose,
    discard_options,
    discard_own,
    do,
    give_destination,
    hand_rows,
    move_all_options,
    move_options,
    move_unit,
    offer_free,
    owe_discard,
    pay_upkeep,
    recall,
    recall_options,
    run,
    stop_choosing,
    strip,
    suffer,
    target_options,
    upkeep_options,
)
from kleos.games.olympus.ending import end_step, start_turn
from kleos.games.olympus.equipment import bearer_options
from kleos.games.olympus.moves import (
    ATTACKING,
    DECLINE,
    DECLINING,
    DISCARD,
    DRAW,
    DRAWING,
    HOLDING,
    LOSE,
    LOSSES,
    PAY_MARKER,
    PICK,
    PICKS,
    PLAY,
    SKIP,
    SKIPS,
    STARTER,
    STARTERS,
    UNSEEN_DISCARD,
    UNSEEN_DRAW,
    UNSEEN_PICK,
    USING,
)
from kleos.games.olympus.options import Rules
from kleos.games.olympus.payment import ask_payment, pay_card, pay_marker, payment_options
from kleos.games.olympus.play import (
    announce,
    ask_place,
    equip,
    free_options,
    open_play,
    place,
    place_options,
    play_free,
    play_options,
)
from kleos.games.olympus.refusals import refusal
from kleos.games.olympus.side import Side

POSITION_WRITERS: Final[list[Callable[["OlympusState"], str]]] = []  # filled by notation.py
HAND_STREAMS: Final = ("one.hand", "two.hand")
LAST_QUESTION: Final = b.ATTACK_AGAIN
LAST_DRAW: Final = b.LOSE_CARDS


def start(game: Game, rules: Rules) -> "OlympusState":
    """Set the game up. FO-SET-01 to FO-SET-06: the starter is drawn by lot, then hands are dealt."""
    state = OlympusState(game, rules, None)
    state.push(b.DEAL, 1, a=HAND)
    state.push(b.DEAL, 0, a=HAND)
    state.push(b.DRAW_STARTER, 0)
    state.advance()
    return state


@final
class OlympusState(Board):
    """A position of Fight for Olympus."""

    __slots__ = ()

    def copy(self) -> "OlympusState":
        """An independent state, equal in everything."""
        return OlympusState(self.game, self.rules, self)

    # The agenda.

    def advance(self) -> None:
        """Carry out steps of the rules until somebody must decide, chance must draw, or the game is over."""
        while self.outcome is None:
            frame = self.top
            step = frame.step
            if step <= LAST_QUESTION:
                assert step >= 0
                self.to_act = frame.player
                return
            if step <= LAST_DRAW:
                if self.deck or step > b.LOOK or step == b.DRAW_STARTER:
                    self.to_act = NATURE
                    return
                self.pop()  # FO-R-30: nothing left to draw
                continue
            self.pop()
            self.carry_out(step, frame.player, frame.unit, frame.a, frame.b)

    def carry_out(self, step: int, player: int, unit: int, a: int, c: int) -> None:
        """Hand a step to its chapter."""
        if step == b.CHECK:
            check(self)
        elif step == b.ATTACKS:
            visit_slots(self, player, a)
        elif step == b.RUN:
            run(self, player, unit, a, c, True)
        elif step == b.END_STEP:
            end_step(self, player, a)
        elif step == b.PHASE_THREE:
            phase_three(self, player)
        elif step == b.DRAWN:
            after_drawing(self, player)
        elif step == b.TURN:
            if start_turn(self, player):
                open_play(self, player)
        elif step == b.PHASE_TWO:
            phase_two(self, player)
        elif step == b.AFTER:
            after_attack(self, player, unit, 0)
        elif step == b.STRIKE:
            strike(self, player, unit, a)
        elif step == b.BONUS:
            area_bonus(self, player, unit, a)
        elif step == b.UNMET:
            unmet(self, player, unit)
        elif step == b.REACT:
            run(self, player, unit, a, c, False)
        elif step == b.OWE_DISCARD:
            owe_discard(self, player, a)
        elif step == b.OFFER_FREE:
            offer_free(self, player)
        else:
            assert step == b.SORT_LOOKED
            sort_looked(self, player, a)

    # Decisions.

    def options(self) -> list[Move]:
        """Ask the chapter that put the question."""
        frame = self.top
        step, player, unit, a, c = frame.step, frame.player, frame.unit, frame.a, frame.b
        if step == b.PLAY_CARD:
            return play_options(self, player)
        if step == b.PAY_SYMBOL:
            return payment_options(self, player, a, c)
        if step == b.PLACE_UNIT:
            return place_options(self, player)
        if step == b.CHOOSE_BEARER:
            return bearer_options(self, player)
        if step == b.USE_EFFECT or step == b.ATTACK_AGAIN:
            return [USING, DECLINING]
        if step == b.TARGET:
            return target_options(self, player, unit, self.rules.box.effects[a], c)
        if step == b.TAKE_MARKER:
            return marker_options(self, player, c)
        if step == b.UPKEEP_CARD or step == b.SURVIVE_HIT:
            return upkeep_options(self, player, c)
        if step == b.DISCARD_CARD:
            return discard_options(self, player)
        if step == b.RECALL_CARD:
            return recall_options(self, self.rules.box.effects[a])
        if step == b.STRIP:
            return hand_rows(self, 1 - player, PICKS)
        if step == b.KEEP or step == b.UNDER:
            return [PICKS[kind] for kind in sorted(set(self.looked))]
        if step == b.MOVE_TO:
            return move_options(unit)
        if step == b.MOVE_ALL:
            return move_all_options(c)
        if step == b.PLAY_FREE:
            return free_options(self, player)
        if step == b.RETARGET_HIT:
            return retarget_options(self, player, unit)
        if step == b.STAND_IN:
            return stand_in_options(self, player, unit)
        if step == b.ENTER_ATTACK:
            return [SKIPS[1], ATTACKING]
        if step == b.MAY_ATTACK:
            return [ATTACKING, HOLDING]
        assert step == b.DECLARE
        return SKIPS[:]

    def perform(self, move: Move) -> None:
        """Answer the question on top of the agenda and go on to the next one."""
        frame = self.top
        step, player, unit, a, c = frame.step, frame.player, frame.unit, frame.a, frame.b
        self.pop()
        if step > LAST_QUESTION:
            self.happen(step, player, a, c, move.arg)
        elif step <= b.MAY_ATTACK:
            self.answer_phase(step, player, unit, a, c, move)
        else:
            self.answer_ability(step, player, unit, a, c, move)
        self.advance()

    def answer_phase(self, step: int, player: int, unit: int, a: int, c: int, move: Move) -> None:
        """A decision of the phases of a turn."""
        arg = move.arg
        if step == b.PLAY_CARD:
            if move.verb == PLAY:
                self.push(b.PLAY_CARD, player)
                announce(self, player, arg)
            else:
                if move.verb == SKIP:
                    self.skip = b.NO_SKIP
                self.push(b.PHASE_TWO, player)
        elif step == b.PAY_SYMBOL:
            if move.verb == PAY_MARKER:
                pay_marker(self, player, arg)
            else:
                pay_card(self, player, arg)
            if not ask_payment(self, player, a, c + 1):
                ask_place(self, player, a)
        elif step == b.PLACE_UNIT:
            place(self, player, arg, a)
        elif step == b.CHOOSE_BEARER:
            equip(self, player, arg, a)
        elif step == b.ENTER_ATTACK:
            if move.verb == SKIP:
                self.skip = b.NO_SKIP
                self.push(b.PHASE_THREE, player)
            else:
                open_attacks(self, player)
        elif step == b.MAY_ATTACK:
            if move is ATTACKING:
                attack(self, player, unit)
            else:
                hold(self, player, unit)
        else:
            assert step == b.DECLARE
            self.skip = b.SKIP_PLAY + arg
            open_play(self, player)

    def answer_ability(self, step: int, player: int, unit: int, a: int, c: int, move: Move) -> None:
        """A decision inside an effect."""
        arg = move.arg
        declined = move.verb == DECLINE
        effects = self.rules.box.effects
        if step == b.USE_EFFECT:
            if not declined:
                do(self, player, unit, effects[a])
        elif step == b.TARGET:
            if declined:
                stop_choosing(self, player, effects[a], c)
            else:
                choose(self, player, unit, effects[a], c, arg)
        elif step == b.TAKE_MARKER:
            if not declined:
                take_marker(self, player, arg, a, c)
        elif step == b.UPKEEP_CARD:
            if declined:
                suffer(self, player, unit, effects[a])
            else:
                pay_upkeep(self, player, unit, effects[a], arg, c)
        elif step == b.DISCARD_CARD:
            discard_own(self, player, arg)
            owe_discard(self, player, a - 1)
        elif step == b.RECALL_CARD:
            if not declined:
                recall(self, player, arg)
        elif step == b.STRIP:
            strip(self, player, arg, a)
        elif step == b.KEEP:
            keep_card(self, player, arg, a)
        elif step == b.UNDER:
            put_under(self, player, arg)
        elif step == b.MOVE_TO:
            move_unit(self, player, unit, arg)
        elif step == b.MOVE_ALL:
            give_destination(self, player, a, c, arg)
        elif step == b.PLAY_FREE:
            if declined:
                self.fresh = NO_CARD
                self.fresh_known = False
            else:
                play_free(self, player, arg)
        elif step == b.RETARGET_HIT:
            aim(self, player, unit, a, unit if declined else arg)
        elif step == b.STAND_IN:
            hit(self, 1 - player, a, unit if declined else arg)
        elif step == b.SURVIVE_HIT:
            self.answer_survive(player, unit, a, c, -1 if declined else arg)
        else:
            assert step == b.ATTACK_AGAIN
            if declined:
                after_attack(self, player, unit, a + 1)
            else:
                attack_again(self, player, unit, a)

    def answer_survive(self, player: int, unit: int, cost: int, paid: int, card: int) -> None:
        """FO-EFF-38: one more card for the life of a unit, or none."""
        if card < 0:
            finish_hit(self, player, unit)
            return
        discard_own(self, player, card)
        if paid + 1 < cost:
            self.push(b.SURVIVE_HIT, player, unit, cost, paid + 1)
        else:
            survive(self, player, unit)

    def reason_against(self, move: Move) -> IllegalMove:
        """Pick the reason and the clause for a move that is not legal."""
        return refusal(self, move)

    # Chance.

    def happen(self, step: int, player: int, a: int, c: int, arg: int) -> None:
        """An outcome of chance."""
        if step == b.DRAW_CARDS:
            draw_one(self, player, arg, a)
        elif step == b.DEAL:
            draw_card(self, player, arg)
            if a > 1:
                self.push(b.DEAL, player, a=a - 1)
            elif player == 1:
                self.push(b.TURN, self.starter)
        elif step == b.LOOK:
            look_at(self, player, arg, a, c)
        elif step == b.LOSE_CARDS:
            lose_card(self, player, arg, a)
        else:
            assert step == b.DRAW_STARTER
            self.starter = arg  # FO-SET-05
            self.active = arg
            self.reveals += 1

    @property
    def stream(self) -> str:
        """The source drawn from."""
        if self.to_act != NATURE:
            raise self.no_chance()
        step, player = self.top.step, self.top.player
        if step == b.DRAW_STARTER:
            return "starter"
        return HAND_STREAMS[player] if step == b.LOSE_CARDS else "deck"

    def odds(self) -> list[tuple[Move, int]]:
        """Every outcome with its weight: C-START, C-DRAW, C-RAND."""
        if self.to_act != NATURE:
            raise self.no_chance()
        step, player = self.top.step, self.top.player
        if step == b.DRAW_STARTER:
            return [(starter, 1) for starter in STARTERS]
        if step == b.LOSE_CARDS:
            hand = self.sides[player].hand
            return [(LOSSES[kind], hand.count(kind)) for kind in sorted(set(hand))]
        if len(self.tail) >= self.deck:
            return [(DRAWING[self.tail[0]], 1)]
        return [(DRAWING[kind], self.unseen(kind)) for kind in sorted({KIND[card] for card in self.bag})]

    def sample(self, rng: Random) -> Move:
        """Draw one outcome without listing them."""
        if self.to_act != NATURE:
            raise self.no_chance()
        step, player = self.top.step, self.top.player
        if step == b.DRAW_STARTER:
            move = STARTERS[int(self.random(rng) * 2.0)]
        elif step == b.LOSE_CARDS:
            hand = self.sides[player].hand
            move = LOSSES[hand[int(self.random(rng) * float(len(hand)))]]
        elif len(self.tail) >= self.deck:
            move = DRAWING[self.tail[0]]
        else:
            move = DRAWING[KIND[self.bag[int(self.random(rng) * float(len(self.bag)))]]]
        self._drawn = move
        return move

    def can_happen(self, move: Move) -> bool:
        """Ask whether chance may do this now."""
        step, player = self.top.step, self.top.player
        if step == b.DRAW_STARTER:
            return move.verb == STARTER
        if step == b.LOSE_CARDS:
            return move.verb == LOSE and move.arg in self.sides[player].hand
        if move.verb != DRAW:
            return False
        if len(self.tail) >= self.deck:
            return move.arg == self.tail[0]
        return self.unseen(move.arg) > 0

    # Secrets.

    def seen_as(self, move: Move, viewer: Player | None) -> Move:
        """A drawn or looked-at card is seen by its player alone; a discard too if the discard pile is closed."""
        verb = move.verb
        if verb != DRAW and verb != PICK and verb != DISCARD:
            return move
        step, player = self.top.step, self.top.player
        if viewer == player:
            return move
        if verb == DRAW:
            return UNSEEN_DRAW
        if verb == PICK:
            return UNSEEN_PICK if step == b.KEEP or step == b.UNDER else move
        return UNSEEN_DISCARD if self.rules.hide_discards else move

    # The state as plain data.

    def fields(self) -> tuple[Any, ...]:
        """Everything that cannot be worked out, as ints and lists, in a fixed order."""
        return (
            self.to_act,
            self.reveals,
            self.outcome,
            self.agenda,
            self.bag[:],
            self.deck,
            self.tail[:],
            self.knowers[:],
            self.looked[:],
            self.discard[:],
            self.fresh,
            self.fresh_known,
            self.board_markers,
            self.score,
            self.turn,
            self.active,
            self.starter,
            self.phase,
            self.skip,
            self.played,
            self.sides[0].fields(),
            self.sides[1].fields(),
        )

    def restore(self, fields: tuple[Any, ...]) -> None:
        """Take over what `fields` gave."""
        self._legal = None
        self.unsettled = True
        (
            self.to_act,
            self.reveals,
            self.outcome,
            self.agenda,
            self.bag,
            self.deck,
            self.tail,
            self.knowers,
            self.looked,
            self.discard,
            self.fresh,
            self.fresh_known,
            self.board_markers,
            self.score,
            self.turn,
            self.active,
            self.starter,
            self.phase,
            self.skip,
            self.played,
            one,
            two,
        ) = fields
        self.sides = [Side(self.rules.box, None), Side(self.rules.box, None)]
        self.sides[0].restore(one)
        self.sides[1].restore(two)
        self.find_bag()

    def find_bag(self) -> None:
        """Note where each card lies in the bag."""
        self.spot = [b.OUT_OF_BAG] * CARDS
        for position, card in enumerate(self.bag):
            self.spot[card] = position

    def __str__(self) -> str:
        return POSITION_WRITERS[0](self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self.game, self.fields())


def rebuild(game: Game, fields: tuple[Any, ...]) -> OlympusState:
    """Unpickle a state."""
    state = game.start()
    assert isinstance(state, OlympusState)
    state.restore(fields)
    return state
