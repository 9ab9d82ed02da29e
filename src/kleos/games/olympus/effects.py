"""The one interpreter of abilities: pass over, ask, or do. One small function per verb. FO-EFF.

`player` controls the effect; `unit` is the slot of its unit (bearer), or GHOST + slot when that has left play. What
chooses units is in choosing.py, what moves them in moving.py, what takes hand cards in hands.py.

True without a line of their own: FO-ABL-05, FO-ABL-06, FO-ABL-07, FO-R-45, FO-R-46.
"""

from kleos.core.agenda import Frame, Rule
from kleos.core.moves import Move
from kleos.games.olympus import abilities as ab
from kleos.games.olympus.abilities import Effect
from kleos.games.olympus.board import BY_ABILITY, BY_MUST, Board
from kleos.games.olympus.bonuses import ask_marker
from kleos.games.olympus.cards import GHOST, NO_SLOT, SLOTS, Kind
from kleos.games.olympus.choosing import chooses_unit, heal, targets
from kleos.games.olympus.discarding import attacker_slot, discard_units
from kleos.games.olympus.hands import discard_own, price_options
from kleos.games.olympus.moves import DECLINING, PICKS, USING
from kleos.games.olympus.moving import ask_next_move
from kleos.games.olympus.questions import RowQuestion, is_of_own_effect
from kleos.games.olympus.steps import (
    CHECK,
    DRAW_CARDS,
    LOOK,
    LOSE_CARDS,
    OFFER_FREE,
    OWE_DISCARD,
    REACT,
    RECALL_CARD,
    RUN,
    STRIP,
    TARGET,
    UPKEEP_CARD,
    USE_EFFECT,
)
from kleos.games.olympus.values import beside, is_healable, is_silenced, is_touchable


def run_row(state: Board, player: int, unit: int, effect: int, end: int, checked: bool) -> None:
    """Carry out one row of a card and leave the others on the agenda, each with a state check if so wanted."""
    if unit == NO_SLOT:
        return  # FO-R-41: who has left play does nothing more
    if effect + 1 < end:
        state.push(RUN if checked else REACT, player, unit, effect + 1, end)
    if unit < GHOST and is_silenced(state, player, unit):
        return  # FO-EFF-40
    if checked:
        state.ask(CHECK, player)  # FO-EFF-05
    begin(state, player, unit, state.rules.box.effects[effect])


def begin(state: Board, player: int, unit: int, effect: Effect) -> None:
    """FO-EFF-02, FO-EFF-03, FO-R-24: pass over what can do nothing, ask where there is a choice, otherwise do."""
    verb = effect.verb
    if verb == ab.MARKER:
        ask_marker(state, player, effect.n, BY_MUST if effect.must else BY_ABILITY)
    elif verb == ab.RECALL:
        if recallable(state, effect):
            state.push(RECALL_CARD, player, unit, effect.id)
    elif verb == ab.UPKEEP:
        begin_upkeep(state, player, unit, effect)
    elif chooses_unit(effect):
        if targets(state, player, unit, effect, 0):
            state.push(TARGET, player, unit, effect.id)
        elif effect.else_self and unit < GHOST:
            offer(state, player, unit, effect)
    elif can_do(state, player, unit, effect):
        offer(state, player, unit, effect)


def offer(state: Board, player: int, unit: int, effect: Effect) -> None:
    """Do what must be done; ask `use` or `decline` otherwise."""
    if effect.must:
        do(state, player, unit, effect)
    else:
        state.push(USE_EFFECT, player, unit, effect.id)


def can_do(state: Board, player: int, unit: int, effect: Effect) -> bool:
    """FO-EFF-03: ask whether an effect without a choice would do anything."""
    verb = effect.verb
    if verb == ab.DRAW or verb == ab.OPP_DRAW or verb == ab.PEEK:
        return state.deck > 0
    if verb == ab.OPP_DISCARD:
        return len(state.sides[1 - player].hand) > 0
    if verb == ab.HEAL:
        return any(is_healable(state, player, slot) for slot in own_slots(unit, effect.target))
    if verb == ab.DAMAGE:
        if effect.target == ab.OPPOSITE:
            return is_touchable(state, 1 - player, unit & 7)
        if effect.target == ab.ATTACKER:
            slot = attacker_slot(state)
            return slot != NO_SLOT and is_touchable(state, 1 - player, slot)
    return True


def own_slots(unit: int, target: int) -> list[int]:
    """The own slots that a target without a choice means."""
    if target == ab.SELF:
        return [unit]
    if target == ab.SELF_BESIDE:
        return sorted([unit, *beside(unit)])
    return list(range(SLOTS))  # all_own


class RunningRows(Rule[Board]):
    """FO-EFF-05: rows of a unit, each followed by a state check."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """The next row."""
        run_row(state, frame.player, frame.a, frame.b, frame.c, True)


class Reacting(Rule[Board]):
    """FO-EFF-06: rows of a unit that reacts or has fallen, without state checks."""

    __slots__ = ()

    def run(self, state: Board, frame: Frame) -> None:
        """The next row."""
        run_row(state, frame.player, frame.a, frame.b, frame.c, False)


class UsingEffect(RowQuestion):
    """D-ABIL: whether an effect without a choice is used."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Use, or decline."""
        return [USING, DECLINING]

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Do it, or leave it."""
        if move is not DECLINING:
            do(state, frame.player, frame.a, state.rules.box.effects[frame.b])

    def is_choice(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """The effect is free to use, and would do something or fall on its own unit."""
        if effect.must or effect.verb in (ab.UPKEEP, ab.RECALL, ab.MARKER):
            return False
        if chooses_unit(effect):
            alone = effect.else_self and frame.a < GHOST
            return alone and not targets(state, frame.player, frame.a, effect, 0)
        return can_do(state, frame.player, frame.a, effect)


# Effects without a choice.


def do(state: Board, player: int, unit: int, effect: Effect) -> None:
    """Carry out an effect that needs no choice."""
    verb = effect.verb
    state.unsettled = True
    if verb == ab.DRAW:
        do_draw(state, player, effect)
    elif verb == ab.DAMAGE:
        do_damage(state, player, unit, effect)
    elif verb == ab.HEAL:
        for slot in own_slots(unit, effect.target):
            heal(state, player, slot, effect.n)
    elif verb == ab.OPP_DRAW:
        state.push(DRAW_CARDS, 1 - player, effect.n)  # FO-EFF-25
    elif verb == ab.OPP_DISCARD:
        do_opp_discard(state, player, effect)
    elif verb == ab.PEEK:
        state.push(LOOK, player, effect.n, effect.take)  # FO-EFF-27
    elif verb == ab.SCORE:
        state.add_score(player, effect.n)  # FO-EFF-30
    elif verb == ab.MOVE:
        ask_next_move(state, player, 0, 0)
    else:
        assert verb == ab.DESTROY  # self, or else_self
        discard_units(state, [player * 8 + unit], -1)


def do_draw(state: Board, player: int, effect: Effect) -> None:
    """FO-EFF-24: draw, then discard or offer a free play."""
    if effect.then_discard:
        state.push(OWE_DISCARD, player, effect.then_discard)
    if effect.play_free:
        state.ask(OFFER_FREE, player)
    state.push(DRAW_CARDS, player, effect.n)


def do_damage(state: Board, player: int, unit: int, effect: Effect) -> None:
    """FO-EFF-21, FO-EFF-08: ability damage to the unit itself, to the one opposite, or to the attacker."""
    if effect.target == ab.SELF:
        state.sides[player].damage[unit] += effect.n
    elif effect.target == ab.OPPOSITE:
        state.sides[1 - player].damage[unit & 7] += effect.n
    else:
        state.sides[1 - player].damage[attacker_slot(state)] += effect.n


def do_opp_discard(state: Board, player: int, effect: Effect) -> None:
    """FO-EFF-26: at random, or chosen after a look at the whole hand."""
    if effect.chosen:
        state.sides[1 - player].show_hand()
        state.reveals += 1
        state.push(STRIP, player, effect.n)
    else:
        state.push(LOSE_CARDS, 1 - player, effect.n)


# Recall.


def recallable(state: Board, effect: Effect) -> list[int]:
    """FO-EFF-28: kinds of the type that lie openly in the discard pile, ascending."""
    types = state.rules.box.type_of
    return sorted({kind for kind in state.discard if types[kind] == effect.type})


def recall_options(state: Board, effect: Effect) -> list[Move]:
    """The cards to choose from, and decline unless compelled."""
    moves = [PICKS[kind] for kind in recallable(state, effect)]
    if not effect.must:
        moves.append(DECLINING)
    return moves


def recall(state: Board, player: int, kind: Kind) -> None:
    """Into the hand, for all to see; the copy discarded last is taken."""
    at = len(state.discard) - 1
    while state.discard[at] != kind:
        at -= 1
    state.discard.pop(at)
    side = state.sides[player]
    side.gain(kind)
    side.open.append(kind)


class RecallingCard(RowQuestion):
    """D-ABIL: which card comes back from the discard pile."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Cards that lie there, and decline where it is allowed."""
        return recall_options(state, state.rules.box.effects[frame.b])

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Take it."""
        if move is not DECLINING:
            recall(state, frame.player, move.arg)

    def is_choice(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """The row recalls, and there is a card to take."""
        return effect.verb == ab.RECALL and bool(recallable(state, effect))


# Upkeep.


def begin_upkeep(state: Board, player: int, unit: int, effect: Effect) -> None:
    """FO-EFF-34: discard so many cards or suffer; too few cards = suffer."""
    if len(state.sides[player].hand) >= effect.n:
        state.push(UPKEEP_CARD, player, unit, effect.id, 0)
    else:
        suffer(state, player, unit, effect)


def pay_upkeep(state: Board, player: int, unit: int, effect: Effect, kind: Kind, paid: int) -> None:
    """One card of the upkeep."""
    discard_own(state, player, kind)
    if paid + 1 < effect.n:
        state.push(UPKEEP_CARD, player, unit, effect.id, paid + 1)


def suffer(state: Board, player: int, unit: int, effect: Effect) -> None:
    """The alternative: damage, or to be discarded."""
    state.unsettled = True
    if effect.amount:
        state.sides[player].damage[unit] += effect.amount
    else:
        discard_units(state, [player * 8 + unit], -1)


class PayingUpkeep(RowQuestion):
    """D-ABIL: the next card of an upkeep, or to suffer."""

    __slots__ = ()

    def options(self, state: Board, frame: Frame) -> list[Move]:
        """Hand cards; `decline` means to suffer, and is open until the first card has gone."""
        return price_options(state, frame.player, frame.c)

    def answer(self, state: Board, frame: Frame, move: Move) -> None:
        """Pay, or suffer."""
        effect = state.rules.box.effects[frame.b]
        if move is DECLINING:
            suffer(state, frame.player, frame.a, effect)
        else:
            pay_upkeep(state, frame.player, frame.a, effect, move.arg, frame.c)

    def is_in_place(self, state: Board, frame: Frame) -> bool:
        """An own effect."""
        return is_of_own_effect(state, frame)

    def is_choice(self, state: Board, frame: Frame, effect: Effect) -> bool:
        """The row asks for more cards, and the hand has them."""
        left = effect.n - frame.c
        return effect.verb == ab.UPKEEP and 0 < left <= len(state.sides[frame.player].hand)


RUN.handled_by(RunningRows())
REACT.handled_by(Reacting())
USE_EFFECT.handled_by(UsingEffect())
RECALL_CARD.handled_by(RecallingCard())
UPKEEP_CARD.handled_by(PayingUpkeep())
