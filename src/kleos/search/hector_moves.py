"""What a learned policy looks at in Hector & Achilles: colours that count, leads and round, as the mover knows them."""

from typing import Final, final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.state import State
from kleos.games.hector.battlefield import ACTION, CARD, FATE, NUMBER_CHOICE, ORIENTATION, VANGUARD_CHOICE
from kleos.games.hector.cards import COLOUR, COLOURS, ENOUGH, HAND, HOME, VALUE
from kleos.games.hector.fate import turned
from kleos.games.hector.moves import CHANGE, DEPLOY, DISCARD, GIVE_TOKEN, LEAVE, PASS, UPGRADE
from kleos.games.hector.side import NO_HERO, Side
from kleos.games.hector.state import HectorState
from kleos.search.hector import prospect, row_score
from kleos.search.policy import MoveFeatures

# How many of each there are. A relation says where on the tile a colour lies, and whether it is the own hero's.
RELATIONS: Final = 8
VALUES: Final = 4
ROUNDS: Final = 4
LEADS: Final = 9
MARGINS: Final = 7
HEROES: Final = 3  # none, hidden, deployed
STAKES: Final = 9
GAPS: Final = 6
SIZES: Final = 6
VERBS: Final = 6  # of optional actions

UNSEEN_CARD: Final = 11  # tenths of a point that a card in the rival's hand will score
UNSEEN_HERO: Final = 20  # and what a hidden hero's colour will

# Where each table of weights begins.
CARD_COLOUR: Final = 0  # relation, value, round
CARD_MARGIN: Final = CARD_COLOUR + RELATIONS * VALUES * ROUNDS  # margin, value, round
CARD_PAIRS: Final = CARD_MARGIN + MARGINS * VALUES * ROUNDS  # cards of the colour left in hand, relation
ACTION_LEAD: Final = CARD_PAIRS + HAND * RELATIONS  # verb, round, the rival's hero, lead
ACTION_MARGIN: Final = ACTION_LEAD + VERBS * ROUNDS * HEROES * LEADS  # verb, round, own hero, margin
PASS_STAKE: Final = ACTION_MARGIN + VERBS * ROUNDS * HEROES * MARGINS  # what each verb is about, in this order
DISCARD_COLOUR: Final = PASS_STAKE + STAKES  # relation, value, round
CHANGE_COUNT: Final = DISCARD_COLOUR + RELATIONS * VALUES * ROUNDS  # cards of the hero's colour, round
DEPLOY_GAIN: Final = CHANGE_COUNT + 6 * ROUNDS  # gain, relation of the hero, round
UPGRADE_COLOUR: Final = DEPLOY_GAIN + 8 * 4 * ROUNDS  # relation, tokens left
RETREAT_STAKE: Final = UPGRADE_COLOUR + RELATIONS * 4  # shame, stake
MORE: Final = RETREAT_STAKE + 4 * STAKES  # a second table of verbs
DEPLOY_TURNS: Final = MORE + VERBS  # who leads in superiority before and after, value covered
UPGRADE_TURNS: Final = DEPLOY_TURNS + 9 * (VALUES + 1)  # who leads before and after, round
DISCARD_PAIRS: Final = UPGRADE_TURNS + 9 * ROUNDS  # cards of the colour in hand
FATE_GAP: Final = DISCARD_PAIRS + HAND + 1  # gap to the best turn, round, whether it turns
FATE_LEAD: Final = FATE_GAP + GAPS * ROUNDS * 2  # lead after it, round, whether it turns
FATE_OPEN: Final = FATE_LEAD + LEADS * ROUNDS * 2  # gap by the open cards alone, round, whether the own hero is hidden
ORIENT_CARD: Final = FATE_OPEN + GAPS * ROUNDS * 2  # relation and value of the own vanguard
ORIENT_HEROES: Final = ORIENT_CARD + 4 * VALUES  # own live hero of the own edge, the rival's of his
VANGUARD_SIZE: Final = ORIENT_HEROES + 4  # home or front, size
VANGUARD_LOST: Final = VANGUARD_SIZE + 2 * SIZES  # home or front, own fronts lost
NUMBER_SIZES: Final = VANGUARD_LOST + 2 * 4  # own size, the rival's
RANSOM_HERO: Final = NUMBER_SIZES + (SIZES + 1) * (SIZES + 1)  # what is given, value of the hero, tokens
ALL: Final = RANSOM_HERO + 2 * 8 * 4


@final
class HectorMoves(MoveFeatures):
    """The features of all decisions."""

    __slots__ = ()

    def size(self) -> int:
        """All tables together."""
        return ALL

    def active(self, state: State, options: list[Move]) -> list[int]:
        """Ask by the phase."""
        assert isinstance(state, HectorState)
        phase = state.phase
        if phase == CARD:
            return cards(state, options)
        if phase == ACTION:
            return actions(state, options)
        if phase == FATE:
            return turns(state, options)
        if phase == ORIENTATION:
            return orientations(state, options)
        if phase == VANGUARD_CHOICE:
            return vanguards(state, options)
        if phase == NUMBER_CHOICE:
            return numbers(state, options)
        return ransoms(state, options)


# What a player knows.


def relations(state: HectorState, player: int) -> list[int]:
    """Where each colour lies: on the own edge, to either side, on the rival's edge, not at all; 4 more: the hero's."""
    edges = state.rules.components.tiles[state.tile]
    facing = state.facing if player == state.greek else state.facing + 2
    found = [3] * len(COLOURS)
    found[edges[(facing + 2) & 3]] = 2
    found[edges[(facing + 1) & 3]] = 1
    found[edges[(facing + 3) & 3]] = 1
    found[edges[facing & 3]] = 0
    hero = state.sides[player].hero
    if hero != NO_HERO:
        found[hero] += 4
    return found


def known_lead(state: HectorState, player: int, facing: int, is_open: bool) -> int:
    """By how many tenths of a point a player would win with the tile so; `is_open`: by what both see alone."""
    edges = state.rules.components.tiles[state.tile]
    mine, his = state.sides[player], state.sides[1 - player]
    at = facing if player == state.greek else facing + 2
    edge, other = edges[at & 3], edges[(at + 2) & 3]
    hero = mine.hero if mine.deployed or not is_open else NO_HERO
    total = 10 * (row_score(mine, edge, hero) if is_open else prospect(mine, edge, hero))
    if mine.deployed:
        total += 10 * state.hero_value(player, mine.hero)
    total -= 10 * row_score(his, other, his.hero if his.deployed else NO_HERO)
    if his.deployed:
        total -= 10 * state.hero_value(1 - player, his.hero)
    if not is_open:
        total -= UNSEEN_CARD * len(his.hand)
        if not his.deployed and his.hero != NO_HERO:
            total -= UNSEEN_HERO
    return total


def lead_class(tenths: int) -> int:
    """A lead as one of nine, the largest last."""
    if tenths < -25:
        return 0 if tenths < -85 else 1 if tenths < -55 else 2
    if tenths < 25:
        return 3 if tenths < -5 else 4 if tenths < 5 else 5
    return 6 if tenths < 55 else 7 if tenths < 85 else 8


def margin_class(points: int) -> int:
    """A lead in superiority as one of seven."""
    if points == 0:
        return 3
    if points < 0:
        return 0 if points < -5 else 1 if points < -2 else 2
    return 6 if points > 5 else 5 if points > 2 else 4


def sign(points: int) -> int:
    """Behind, even or ahead."""
    return 0 if points < 0 else 1 if points == 0 else 2


def hero_class(side: Side) -> int:
    """No hero, a hidden one, a deployed one."""
    return 0 if side.hero == NO_HERO else 2 if side.deployed else 1


def gap_class(tenths: int) -> int:
    """How far behind the best: not at all, up to a point, and so on."""
    points = (tenths + 9) // 10
    return points if points < 3 else 3 if points < 5 else 4 if points < 8 else 5


def size_class(size: int) -> int:
    """How near a pile is to its end."""
    return 0 if size < ENOUGH else 1 if size == ENOUGH else 2 if size < 8 else 3 if size < 10 else 4 if size < 12 else 5


def stake_of(side: Side) -> int:
    """What is lost with this battle: the battle pile's size, and how many fronts have fallen."""
    size = side.sizes[side.pile]
    fallen = side.exhausted.bit_count()
    return (0 if size < ENOUGH else 1 if size < 2 * ENOUGH else 2) * 3 + (fallen if fallen < 2 else 2)


def of_colour(cards: list[int], colour: int) -> int:
    """How many cards of a colour there are."""
    total = 0
    for card in cards:
        if COLOUR[card] == colour:
            total += 1
    return total


# The decisions.


def cards(state: HectorState, options: list[Move]) -> list[int]:
    """Which card is played."""
    player = state.to_act
    side, rival = state.sides[player], state.sides[1 - player]
    turn = state.round - 1
    where = relations(state, player)
    margin = CARD_MARGIN + margin_class(side.superiority - rival.superiority) * VALUES * ROUNDS + turn
    found: list[int] = []
    for move in options:
        card = 2 * move.arg
        value, colour = VALUE[card] - 1, COLOUR[card]
        place = where[colour]
        found.append(CARD_COLOUR + (place * VALUES + value) * ROUNDS + turn)
        found.append(margin + value * ROUNDS)
        found.append(CARD_PAIRS + (of_colour(side.hand, colour) - 1) * RELATIONS + place)
    return found


def actions(state: HectorState, options: list[Move]) -> list[int]:
    """What is done before the card."""
    player = state.to_act
    side, rival = state.sides[player], state.sides[1 - player]
    turn = state.round - 1
    points = side.superiority - rival.superiority
    where = relations(state, player)
    lead = ACTION_LEAD + (turn * HEROES + hero_class(rival)) * LEADS
    lead += lead_class(known_lead(state, player, state.facing, False))
    margin = ACTION_MARGIN + (turn * HEROES + hero_class(side)) * MARGINS + margin_class(points)
    found: list[int] = []
    for move in options:
        verb = move.verb
        kind = verb - PASS
        found.append(lead + kind * ROUNDS * HEROES * LEADS)
        found.append(margin + kind * ROUNDS * HEROES * MARGINS)
        first, second = 0, MORE + kind
        if verb == PASS:
            first = PASS_STAKE + stake_of(side)
        elif verb == DISCARD:
            colour = COLOUR[2 * move.arg]
            first = DISCARD_COLOUR + (where[colour] * VALUES + VALUE[2 * move.arg] - 1) * ROUNDS + turn
            second = DISCARD_PAIRS + of_colour(side.hand, colour)
        elif verb == CHANGE:
            count = of_colour(side.hand, side.hero) + of_colour(side.row, side.hero)
            first = CHANGE_COUNT + (count if count < 5 else 5) * ROUNDS + turn
        elif verb == DEPLOY:
            card, value = side.row[move.arg], state.hero_value(player, side.hero)
            place = where[COLOUR[card]]
            covered = VALUE[card] if place == 0 or place > 3 else 0
            gain = value - covered
            gain = 0 if gain < 0 else gain if gain < 7 else 7
            first = DEPLOY_GAIN + (gain * 4 + (where[side.hero] & 3)) * ROUNDS + turn
            after = sign(points + value - VALUE[card])
            second = DEPLOY_TURNS + (sign(points) * 3 + after) * (VALUES + 1) + covered
        elif verb == UPGRADE:
            first = UPGRADE_COLOUR + where[COLOUR[side.row[move.arg]]] * 4 + side.favour
            second = UPGRADE_TURNS + (sign(points) * 3 + sign(points + 1)) * ROUNDS + turn
        else:
            first = RETREAT_STAKE + side.shame * STAKES + stake_of(side)
        found.append(first)
        found.append(second)
    return found


def turns(state: HectorState, options: list[Move]) -> list[int]:
    """How the tile is turned."""
    player = state.to_act
    side = state.sides[player]
    turn = state.round - 1
    hidden = 1 if hero_class(side) == 1 else 0
    leads: list[int] = []
    opens: list[int] = []
    for move in options:
        facing = turned(state.facing, move.arg)
        leads.append(known_lead(state, player, facing, False))
        opens.append(known_lead(state, player, facing, True))
    best, widest = max(leads), max(opens)
    found: list[int] = []
    place = 0
    for move in options:
        moved = 0 if move.arg == LEAVE else 1
        found.append(FATE_GAP + (gap_class(best - leads[place]) * ROUNDS + turn) * 2 + moved)
        found.append(FATE_LEAD + (lead_class(leads[place]) * ROUNDS + turn) * 2 + moved)
        found.append(FATE_OPEN + (gap_class(widest - opens[place]) * ROUNDS + turn) * 2 + hidden)
        place += 1
    return found


def orientations(state: HectorState, options: list[Move]) -> list[int]:
    """How the tile is laid."""
    player = state.to_act
    side, rival = state.sides[player], state.sides[1 - player]
    edges = state.rules.components.tiles[state.tile]
    colour, value = COLOUR[side.row[0]], VALUE[side.row[0]] - 1
    found: list[int] = []
    for move in options:
        at = move.arg if player == state.greek else move.arg + 2
        edge, other = edges[at & 3], edges[(at + 2) & 3]
        where = 3
        if edge == colour:
            where = 0
        elif other == colour:
            where = 2
        elif edges[(at + 1) & 3] == colour or edges[(at + 3) & 3] == colour:
            where = 1
        found.append(ORIENT_CARD + where * VALUES + value)
        mine = 0 if side.lost_heroes >> edge & 1 else 1
        his = 0 if rival.lost_heroes >> other & 1 else 1
        found.append(ORIENT_HEROES + mine * 2 + his)
    return found


def vanguards(state: HectorState, options: list[Move]) -> list[int]:
    """Which pile the vanguard comes from."""
    side = state.sides[state.to_act]
    fallen = side.exhausted.bit_count()
    found: list[int] = []
    for move in options:
        home = 1 if move.arg == HOME else 0
        found.append(VANGUARD_SIZE + home * SIZES + size_class(side.sizes[move.arg]))
        found.append(VANGUARD_LOST + home * 4 + fallen)
    return found


def numbers(state: HectorState, options: list[Move]) -> list[int]:
    """Which front is fought for."""
    player = state.to_act
    found: list[int] = []
    for move in options:
        mine = front_class(state.sides[player], move.arg - 1)
        his = front_class(state.sides[1 - player], move.arg - 1)
        found.append(NUMBER_SIZES + mine * (SIZES + 1) + his)
    return found


def front_class(side: Side, front: int) -> int:
    """How near a front is to its fall; the last class is home, which fights for a fallen one."""
    if front == HOME or side.exhausted >> front & 1:
        return SIZES
    return size_class(side.sizes[front])


def ransoms(state: HectorState, options: list[Move]) -> list[int]:
    """Whether a hero is bought back."""
    player = state.to_act
    side = state.sides[player]
    value = state.hero_value(player, side.hero)
    found: list[int] = []
    for move in options:
        token = 1 if move.arg == GIVE_TOKEN else 0
        found.append(RANSOM_HERO + (token * 8 + (value if value < 8 else 7)) * 4 + side.favour)
    return found


def make_features(game: Game) -> HectorMoves:
    """The features of a game; they are the same with every component set."""
    return HectorMoves()
