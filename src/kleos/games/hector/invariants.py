"""The gate of Hector & Achilles: what every position read from outside must keep, the ledger's D5 and D6.

A position may be one for study that no real game would show, such as a player without a hero or a thin pile; but every
card, hero and token is in one place, and what is decided or drawn now can be, and so can all that follows.
"""

from typing import Final

from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.games.hector.battlefield import (
    ACTION,
    CARD,
    ENDS,
    FATE,
    HANDS,
    HERO_CHANGE,
    HERO_DEAL,
    NO_NUMBER,
    NO_SCORE,
    NO_SOURCE,
    NO_TILE,
    NUMBER_CHOICE,
    ORIENTATION,
    OVER,
    PENALTY,
    RANSOM_CHOICE,
    REPLACEMENT,
    RIVAL_VANGUARD,
    SEATING,
    TIED,
    TILE_TURN,
    VANGUARD_CHOICE,
    VANGUARD_DRAW,
)
from kleos.games.hector.cards import (
    COLOURS,
    FAVOURS,
    HAND,
    HOME,
    MAX_SHAME,
    PILES,
    ROUNDS,
    VALUE,
    VANGUARD_OF_CHOICE,
    bits,
)
from kleos.games.hector.closing import ALL_FRONTS
from kleos.games.hector.opening import HOME_NUMBER, battle_pile
from kleos.games.hector.options import RANDOM_SEAT
from kleos.games.hector.scoring import may_ransom
from kleos.games.hector.side import DRAWN, DREW, DREW_HOME, NO_COVER, NO_HERO, OUT, STRIDE, Side
from kleos.games.hector.state import HectorState

DRAWN_ENDS: Final = ("end-fronts", "end-short", "end-both", "end-limit")  # those that both players may meet at once
IN_TURN: Final = (ACTION, CARD, REPLACEMENT, HERO_CHANGE)
BEFORE_NUMBER: Final = (SEATING, VANGUARD_CHOICE, VANGUARD_DRAW, NUMBER_CHOICE)
BEFORE_TILE: Final = (*BEFORE_NUMBER, TILE_TURN)
MOST_SECRETS: Final = 999


def check_state(game: Game, state: HectorState) -> None:
    """Refuse a state that no game leads to."""
    check_end(game, state)
    check_ranges(game, state)
    check_last(game, state)
    for player in (0, 1):
        side = state.sides[player]
        check_cards(game, side, len(state.rules.components.army))
        check_knowledge(game, side)
        check_heroes(game, state, player)
        check_row(game, state, player)
    check_tile(game, state)
    if state.phase != OVER:
        check_fronts(game, state)
        check_actor(game, state)
        check_rows_and_hands(game, state)
        check_phase(game, state)


# The whole table.


def check_end(game: Game, state: HectorState) -> None:
    """HA-10-01 to HA-10-04: a game is over for a known reason, and otherwise goes on."""
    outcome = state.outcome
    game.insist((outcome is not None) == (state.to_act == NOBODY) == (state.phase == OVER), "outcome")
    game.insist(1 <= state.battle <= state.rules.max_battles, "battle HA-R-44")
    game.insist(0 <= state.round <= ROUNDS, "round HA-03-01")
    if outcome is not None:
        game.insist((outcome.reason, outcome.clause) in ENDS, "outcome")
        game.insist(outcome.winner is not None or outcome.reason in DRAWN_ENDS, "outcome")
        game.insist(outcome.winner is None or outcome.reason != "end-limit", "outcome HA-R-44")


def check_ranges(game: Game, state: HectorState) -> None:
    """Seats, numbers and piles are ones that there are, in a finished game too."""
    most = HOME_NUMBER if state.rules.four_home else HOME
    game.insist(all(0 <= seat <= 1 for seat in (state.attacker, state.drawer, state.greek)), "attacker")
    game.insist(TIED <= state.winner <= 1, "winner")
    game.insist(0 <= state.number <= most, "number HA-R-01")
    game.insist(NO_SOURCE <= state.source < PILES, "source HA-04-01")
    game.insist(0 <= state.draw_from < PILES, "from HA-05-11")
    game.insist(0 <= state.due <= 2 * HAND, "due HA-04-08")


def check_last(game: Game, state: HectorState) -> None:
    """HA-07-01, HA-08-10: how the last battle was decided; a retreat has no scores."""
    if not state.last:
        return
    battle, winner, fled, one, two, *heroes = state.last
    game.insist(1 <= battle <= state.battle and -1 <= winner <= 1 and fled in (0, 1), "last")
    game.insist((one == two == NO_SCORE) if fled else (one >= 0 and two >= 0), "last HA-08-10")
    game.insist(not fled or winner != TIED, "last HA-08-01")
    game.insist(bool(fled) or winner == (TIED if one == two else 0 if one > two else 1), "last HA-07-05")
    game.insist(len(heroes) == 2 and all(NO_HERO <= hero < len(COLOURS) for hero in heroes), "last")


def check_tile(game: Game, state: HectorState) -> None:
    """HA-04-05, HA-09-06: the tile is not in the stock, and lies there as long as a battle needs it."""
    tiles = len(state.rules.components.tiles)
    game.insist(state.stock == sorted(set(state.stock)), "stock")
    game.insist(all(0 <= tile < tiles for tile in state.stock), "stock")
    game.insist(NO_TILE <= state.tile < tiles and state.tile not in state.stock, "tile")
    game.insist(0 <= state.facing < 4 and (state.tile != NO_TILE or state.facing == 0), "tile")
    if state.phase != OVER:
        game.insist((state.tile == NO_TILE) == (state.phase in BEFORE_TILE), "tile HA-04-05")
        game.insist(state.tile != NO_TILE or bool(state.stock), "stock HA-R-35")


def check_fronts(game: Game, state: HectorState) -> None:
    """HA-10-01: who has no front left has lost; HA-04-04: number and battle piles belong together."""
    for player in (0, 1):
        side = state.sides[player]
        game.insist(side.exhausted != ALL_FRONTS, "piles HA-10-01")
        pile = HOME if state.number == NO_NUMBER else battle_pile(state, player, state.number)
        game.insist(side.pile == pile, "at HA-04-04")
    game.insist((state.number == NO_NUMBER) == (state.phase in BEFORE_NUMBER), "number HA-04-02")
    named = state.phase not in (SEATING, VANGUARD_CHOICE)
    game.insist((state.source != NO_SOURCE) == named, "source HA-04-01")


# One side.


def check_cards(game: Game, side: Side, army: int) -> None:
    """Every physical card is in exactly one zone, and the late-dealt books balance."""
    zones = [side.bag, *side.seen, side.hand, side.row, bits(side.gone)]
    cards = [card for zone in zones for card in zone]
    game.insist(len(cards) == len(set(cards)) == army and min(cards) >= 0, "cards HA-01-04")
    game.insist(sum(side.sizes) + len(side.hand) + len(side.row) + side.gone.bit_count() == army, "piles")
    game.insist(sum(side.sizes) - sum(len(pile) for pile in side.seen) == len(side.bag), "piles")
    game.insist(all(side.sizes[pile] >= len(side.seen[pile]) for pile in range(PILES)), "piles")
    for zone, pile in enumerate([*side.seen, side.bag]):
        game.insist(all(side.spot[card] == zone * STRIDE + k for k, card in enumerate(pile)), "piles")
    game.insist(all(side.sizes[front] == 0 for front in range(HOME) if side.exhausted >> front & 1), "piles HA-09-02")
    game.insist(0 <= side.exhausted <= ALL_FRONTS and 0 <= side.pile < PILES, "piles")
    game.insist(side.hand == sorted(side.hand) and len(side.hand) <= HAND, "hand HA-04-08")
    game.insist(0 <= side.shame <= MAX_SHAME, "shame HA-08-07")


def check_knowledge(game: Game, side: Side) -> None:
    """Known cards are where they may be known, and the hand's story fits the hand."""
    in_piles = sum(1 << card for pile in side.seen for card in pile)
    game.insist(side.own & ~in_piles == 0, "cards HA-11-03")
    game.insist(all(side.spot[card] != OUT for card in bits(side.known)), "cards HA-11-05")
    game.insist(side.unseen_gone & ~side.gone == 0, "lost HA-R-08")
    hidden = [*side.hand, *bits(side.unseen_gone)]
    game.insist(all(DRAWN <= side.spot[card] < DRAWN + PILES for card in hidden), "hand HA-R-50")
    game.insist(all(side.spot[card] - DRAWN in (side.pile, HOME) for card in side.hand), "hand HA-R-50")
    game.insist(all(0 <= count <= MOST_SECRETS for count in side.secrets), "secrets")
    held = 0
    for event in side.story:
        held += 1 if event in (DREW, DREW_HOME) else -1
        game.insist(held >= 0, "story")
    game.insist(held == len(side.hand) and side.topped == side.story.count(DREW_HOME), "story")


def check_heroes(game: Game, state: HectorState, player: int) -> None:
    """HA-01-05: every hero in one place; HA-05-30, HA-05-40: a deployed one covers a card, tokens need one."""
    side = state.sides[player]
    values = state.rules.components.hero_values[state.people(player)]
    there = [*side.heroes, *side.tail, *bits(side.lost_heroes)]
    if side.hero != NO_HERO:
        there.append(side.hero)
    game.insist(sorted(there) == [colour for colour, value in enumerate(values) if value], "heroes HA-01-05")
    game.insist(not side.deployed or side.hero != NO_HERO, "hero HA-05-30")
    home_again = state.phase == RANSOM_CHOICE and state.fled  # the row is lost, the hero waits for its ransom
    game.insist(side.deployed == (side.cover != NO_COVER) or home_again, "hero HA-05-30")
    game.insist(side.deployed or side.tokens == 0, "row HA-05-40")
    game.insist(side.favour >= 0 and side.favour + side.placed() <= FAVOURS, "box HA-01-08")


def check_row(game: Game, state: HectorState, player: int) -> None:
    """HA-06-02: superiority is a sum over the row; HA-R-19: no token on the covered card."""
    side = state.sides[player]
    places = len(side.row)
    game.insist(places == 0 or 0 < side.touched < 1 << PILES, "touched HA-R-05")
    game.insist(NO_COVER <= side.cover < places and 0 <= side.tokens < 1 << places, "row")
    game.insist(side.cover == NO_COVER or not side.tokens >> side.cover & 1, "row HA-R-19")
    game.insist(side.placed() <= max(0, places - 1), "row HA-05-40")
    strength = side.placed() + sum(VALUE[card] for place, card in enumerate(side.row) if place != side.cover)
    if side.cover != NO_COVER:
        strength += state.hero_value(player, side.hero)
    game.insist(side.superiority == strength, "superiority HA-06-02")


# What is decided or drawn now.


def check_actor(game: Game, state: HectorState) -> None:
    """HA-05-01, HA-06-03: the right player decides, or chance draws from a pile that has what is drawn."""
    phase = state.phase
    game.insist((state.to_act == CHANCE_SEAT) == (phase >= VANGUARD_DRAW), "actor")
    game.insist(state.rules.greek in (RANDOM_SEAT, state.greek), "greek HA-R-40")
    if phase in (VANGUARD_CHOICE, NUMBER_CHOICE, ORIENTATION):
        game.insist(state.to_act == state.attacker, "actor HA-04-01")
    elif phase == FATE:
        one, two = state.sides[0].superiority, state.sides[1].superiority
        game.insist(one != two and state.to_act == (0 if one > two else 1), "actor HA-06-03")
    elif phase == RANSOM_CHOICE:
        game.insist(state.winner != TIED and state.to_act == 1 - state.winner, "actor HA-07-08")
    elif phase in (VANGUARD_DRAW, RIVAL_VANGUARD, HANDS, REPLACEMENT, PENALTY):
        check_draw(game, state)


def check_draw(game: Game, state: HectorState) -> None:
    """HA-05-11, HA-R-06: from the battle pile, or from home when that is empty; the vanguard from the pile named."""
    side = state.sides[state.drawer]
    if state.phase == VANGUARD_DRAW:
        source = state.source
    else:
        source = side.pile if side.sizes[side.pile] else HOME
    game.insist(state.draw_from == source and side.sizes[source] > 0, "from HA-05-11")
    drawer = state.attacker
    if state.phase == RIVAL_VANGUARD or (state.phase == HANDS and state.due <= HAND):
        drawer = 1 - state.attacker
    elif state.phase == PENALTY:
        drawer = 1 - state.winner
    elif state.phase == REPLACEMENT:
        drawer = state.drawer
    game.insist(state.drawer == drawer, "drawer HA-12-02")


def check_rows_and_hands(game: Game, state: HectorState) -> None:
    """HA-05-02: a card each turn, so rows and hands tell where the battle is."""
    attacker, defender = state.sides[state.attacker], state.sides[1 - state.attacker]
    rows = (len(attacker.row), len(defender.row))
    hands = (len(attacker.hand), len(defender.hand))
    phase = state.phase
    begun = phase in IN_TURN or phase == FATE
    game.insist((state.round > 0) == (begun or phase in (RANSOM_CHOICE, PENALTY)), "round HA-03-01")
    if phase in (SEATING, VANGUARD_CHOICE, VANGUARD_DRAW):
        game.insist(rows == (0, 0) and hands == (0, 0), "row HA-04-01")
    elif phase in (NUMBER_CHOICE, TILE_TURN, ORIENTATION, RIVAL_VANGUARD):
        game.insist(rows == (1, 0) and hands == (0, 0), "row HA-04-06")
        game.insist(phase != NUMBER_CHOICE or VALUE[attacker.row[0]] == VANGUARD_OF_CHOICE, "row HA-04-03")
    elif phase in (HANDS, HERO_DEAL):
        still = state.due if phase == HANDS else 0
        game.insist(rows == (1, 1) and hands == (HAND - max(0, still - HAND), HAND - min(HAND, still)), "hand HA-04-08")
    elif begun:
        check_turn(game, state)


def check_turn(game: Game, state: HectorState) -> None:
    """HA-05-01, HA-05-02: the attacker lays a card, then the defender; a hand holds what is still to be laid."""
    player = state.drawer if state.to_act == CHANCE_SEAT else state.to_act
    for side in state.sides:
        mine = side is state.sides[state.attacker]
        laid = state.phase == FATE or (mine and player != state.attacker)
        game.insist(len(side.row) == state.round + int(laid), "row HA-05-02")
        waits = state.phase == REPLACEMENT and side is state.sides[player]
        game.insist(len(side.hand) == HAND + 1 - len(side.row) - int(waits), "hand HA-05-02")


def check_phase(game: Game, state: HectorState) -> None:
    """What each phase needs besides."""
    phase = state.phase
    settling = phase in (RANSOM_CHOICE, PENALTY)
    game.insist((state.winner != TIED) == settling and (settling or not state.fled), "winner")
    game.insist(state.revealed == (phase == RANSOM_CHOICE and not state.fled), "revealed HA-07-01")
    if phase not in (HANDS, HERO_DEAL, PENALTY):
        game.insist(state.due == 0, "due")
    if phase in BEFORE_NUMBER or phase in (TILE_TURN, ORIENTATION, RIVAL_VANGUARD, HANDS):
        game.insist(all(side.hero == NO_HERO for side in state.sides), "hero HA-04-08")
        game.insist(not any(side.tail for side in state.sides), "heroes HA-09-05")
    if phase == SEATING:
        game.insist(state.rules.greek == RANDOM_SEAT and state.battle == 1, "phase HA-12-00")
        game.insist(all(side.gone == 0 and not any(side.seen) for side in state.sides), "phase HA-12-00")
        game.insist(not any(any(side.doubts) or any(side.secrets) for side in state.sides), "phase HA-12-00")
    elif phase == VANGUARD_CHOICE:
        game.insist(any(state.sides[state.attacker].sizes), "piles HA-R-03")
        game.insist(all(not side.story and not side.touched for side in state.sides), "touched")
    elif phase in (TILE_TURN, ORIENTATION, RIVAL_VANGUARD, HANDS):
        check_supply(game, state)
    elif phase == HERO_DEAL:
        check_hero_deal(game, state)
    elif phase == HERO_CHANGE:
        side = state.sides[state.drawer]
        game.insist(side.hero == NO_HERO and len(side.tail) > 0, "hero HA-05-20")
        game.insist(len(side.heroes) + len(side.tail) > 1, "heroes HA-R-10")
        game.insist(state.draw_from == HOME, "from")
    elif settling:
        check_settling(game, state)


def check_supply(game: Game, state: HectorState) -> None:
    """HA-R-06: the cards still to be dealt are there."""
    game.insist(state.phase != HANDS or 1 <= state.due <= 2 * HAND, "due HA-04-08")
    for player in (0, 1):
        side = state.sides[player]
        needed = HAND - len(side.hand) + (1 - len(side.row))
        supply = side.sizes[side.pile] + (side.sizes[HOME] if side.pile != HOME else 0)
        game.insist(supply >= needed, "piles HA-R-06")


def check_hero_deal(game: Game, state: HectorState) -> None:
    """HA-04-08, HA-R-09: the attacker's hero first; none from an empty pile."""
    first, second = state.sides[state.attacker], state.sides[1 - state.attacker]
    game.insist(state.due in (1, 2) and second.hero == NO_HERO, "due HA-04-08")
    game.insist(state.drawer == (state.attacker if state.due == 2 else 1 - state.attacker), "drawer HA-04-08")
    game.insist(state.due == 1 or first.hero == NO_HERO, "hero HA-04-08")
    game.insist(bool(state.sides[state.drawer].heroes) and state.draw_from == HOME, "heroes HA-R-09")
    game.insist(not first.tail and not second.tail, "heroes HA-09-05")


def check_settling(game: Game, state: HectorState) -> None:
    """HA-07-08, HA-08-02 to HA-08-06: a ransom or a penalty is due, and what was settled before is settled."""
    winner, loser = state.sides[state.winner], state.sides[1 - state.winner]
    if state.fled:
        game.insist(not winner.row and not winner.hand and winner.hero == NO_HERO, "row HA-08-02")
        game.insist(not loser.row and not winner.tail, "row HA-08-03")
    if state.phase == RANSOM_CHOICE:
        game.insist(may_ransom(loser), "hero HA-07-08")
        if state.fled:
            game.insist(1 <= len(loser.hand) <= HAND, "hand HA-08-05")
            return
        game.insist(len(winner.row) == len(loser.row) == ROUNDS + 1, "row HA-07-01")
        game.insist(not winner.hand and not loser.hand and state.round == ROUNDS, "hand HA-07-01")
        return
    game.insist(state.fled and 1 <= state.due <= loser.shame, "due HA-08-06")
    game.insist(loser.hero == NO_HERO and not loser.tail, "hero HA-08-04")
    game.insist(state.rules.penalty_first or not loser.hand, "hand HA-08-05")
