"""The gate of Hellas: what every position read from outside must keep, the ledger's I1 to I7 and its flow of a turn.

A position may be one for study, with fewer tiles than a real game or with several seas (HE-R-03); but every piece, card
and tile is in one place, edges and contacts are right, and the questions on the agenda can be answered, now and later.
"""

from kleos.core.agenda import BOTTOM, Step
from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.games.hellas.agenda_check import check_agenda
from kleos.games.hellas.board import ATTACK, COASTING, ENDS, NO_ACTION, OVER, VOYAGE
from kleos.games.hellas.cards import (
    CARD_KINDS,
    CARDS_EACH,
    CITIES,
    COAST_TILES,
    GOD,
    GOD_LIMIT,
    GODS,
    GREEKS,
    HAND_LIMIT,
    MOST,
    NO_CARD,
    SHIPS,
    TILE_EDGES,
)
from kleos.games.hellas.coast import MOST_TRIES
from kleos.games.hellas.god_cards import has_march_card
from kleos.games.hellas.god_piles import cards_drawn
from kleos.games.hellas.hexes import TILES, TURNS, dolphin_alone, matches, members, size, turned
from kleos.games.hellas.questions import flying
from kleos.games.hellas.side import Side
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import (
    AFTER,
    DEAL_UNSEEN,
    EXCHANGE,
    FIGHT,
    FLIP_VOYAGE,
    FROM_CITY,
    LAY,
    PAY_SHIP,
    REPLY,
    SEND,
    STEP,
    TARGET,
    TURN_TILE,
)
from kleos.games.hellas.targets import near_targets

DRAWN_ENDS = ("end-turn-cap", "end-no-coast")


def check_state(game: Game, state: HellasState) -> None:
    """Refuse a state that no game leads to."""
    check_end(game, state)
    check_layout(game, state)
    check_tiles(game, state)
    for player in (0, 1):
        check_pieces(game, state, player)
        check_hand(game, state.sides[player])
    for god in range(GODS):
        check_god(game, state, god)
    if state.outcome is None:
        check_turn(game, state)
        check_flags(game, state)
        check_agenda(game, state)
        check_actor(game, state)


# The table.


def check_end(game: Game, state: HellasState) -> None:
    """HE-END, HE-R-26, HE-R-37: a game is over for a known reason, and otherwise goes on."""
    outcome = state.outcome
    over = outcome is not None
    game.insist(0 <= state.active <= 1 and 0 <= state.chain_by <= 1 and 0 <= state.turn <= state.rules.turn_cap, "turn")
    game.insist(over == (state.to_act == NOBODY) == (state.action == OVER) == (state.top is BOTTOM), "outcome")
    if outcome is not None:
        game.insist(not state.chain and state.target == state.force == 0 and not state.turned, "outcome")
        game.insist((outcome.reason, outcome.clause) in ENDS, "outcome")
        game.insist(outcome.winner is not None or outcome.reason in DRAWN_ENDS, "outcome")


def check_layout(game: Game, state: HellasState) -> None:
    """I7, HE-COAST-03, HE-COAST-04: equal letters at every shared edge, and contact for every tile."""
    layout = state.layout
    count = len(layout.cells)
    game.insist(1 <= count <= TILES and len(set(layout.cells)) == count, "map HE-COMP-05")
    grown = dolphin_alone(layout.kinds[0])
    for number in range(1, count):
        place = grown.place_of(layout.cells[number])
        game.insist(place >= 0, "map HE-COAST-04")
        spot = grown.spots[place]
        kind, turn = layout.kinds[number], layout.turns[number]
        game.insist(turn in TURNS[TILE_EDGES[kind]], "map HE-R-51")
        edges = turned(TILE_EDGES[kind], turn)
        game.insist(edges == layout.edges[number] and matches(edges, spot.known, spot.water), "map HE-COAST-03")
        grown = grown.laid(spot.cell, kind, turn, edges)
    for number in range(1, count):
        near = layout.land[number] | layout.sea[number]
        game.insist(near & 1 == 1 or size(near) > 1, "map HE-COAST-04")


def check_tiles(game: Game, state: HellasState) -> None:
    """I6: every city has one holder, and every tile one place."""
    one, two = state.sides
    everything = (1 << len(state.layout.cells)) - 2
    game.insist(one.held & two.held == 0 and one.held | two.held == everything, "map HE-COMP-06")
    tiles = state.layout.kinds[1:] + state.tile_bag + state.tail + state.aside + state.turned
    game.insist(sorted(tiles) == sorted(state.rules.box.tiles) and len(tiles) == CITIES, "tiles HE-COMP-05")
    game.insist(0 <= state.coast_try < MOST_TRIES, "try HE-R-38")
    game.insist(state.new_cities >= 0 and state.new_cities & ~everything == 0, "new HE-REORG-02")
    game.insist(state.attacked >= 0 and state.attacked & ~everything == 0, "attacked HE-EFF-05")


def check_pieces(game: Game, state: HellasState, player: int) -> None:
    """I1, I2, I3: 15 Greeks and 10 ships, a Greek in every city, at most three of each."""
    side = state.sides[player]
    greeks, ships = flying(state, player)
    held = members(side.held)
    game.insist(side.greeks >= 0 and side.ships >= 0, "pieces HE-COMP-01")
    game.insist(sum(state.greeks[city] for city in held) + side.greeks + greeks == GREEKS, "pieces HE-COMP-01")
    game.insist(sum(state.ships[city] for city in held) + side.ships + ships == SHIPS, "pieces HE-COMP-02")
    for city in held:
        least = 0 if state.top.step is FROM_CITY and state.top.a == city else 1
        game.insist(least <= state.greeks[city] <= MOST and 0 <= state.ships[city] <= MOST, "map HE-REIN-03")


# Cards.


def check_hand(game: Game, side: Side) -> None:
    """I5: a hand within its limits, in order, with the known cards in it."""
    game.insist(all(0 <= kind < CARD_KINDS for kind in side.hand), "hand HE-COMP-03")
    game.insist(all(count >= 0 for count in side.unseen), "unseen HE-REIN-07")
    game.insist(len(side.hand) + sum(side.unseen) <= HAND_LIMIT, "hand HE-REIN-06")
    game.insist(all(side.gods[god] + side.unseen[god] <= GOD_LIMIT for god in range(GODS)), "hand HE-REIN-06")
    game.insist(side.hand == sorted(side.hand) and sum(side.gods) == len(side.hand), "hand")
    for known in (side.shown + side.peered, side.fresh + side.taken):
        rest = side.hand[:]
        for kind in known:
            game.insist(kind in rest, "shown HE-R-25")
            rest.remove(kind)
    for kind in side.taken:
        game.insist(kind in side.shown + side.peered, "taken HE-R-53")  # both players saw it


def check_god(game: Game, state: HellasState, god: int) -> None:
    """I4: sixteen cards of each god, as many of each kind as the set has."""
    out = state.chain + [side.open_card for side in state.sides if side.open_card != NO_CARD]
    cards = state.bags[god] + state.renewed_from[god] + state.discards[god]
    for kind in out + state.sides[0].hand + state.sides[1].hand:
        if GOD[kind] == god:
            cards = [*cards, kind]
    game.insist(len(cards) == CARDS_EACH and sorted(cards) == sorted(state.rules.box.bags[god]), "cards HE-COMP-03")
    drawn = cards_drawn(state, god)
    game.insist(len(state.bags[god]) + len(state.renewed_from[god]) == state.piles[god] + drawn, "piles HE-R-43")
    unseen = state.sides[0].unseen[god] + state.sides[1].unseen[god]
    game.insist(state.piles[god] >= 0 and len(state.renewed_from[god]) <= unseen, "old HE-R-43")


# The turn.


def check_turn(game: Game, state: HellasState) -> None:
    """HE-TURN, HE-COAST-08: turns are counted from the end of the coast on."""
    coasting = state.action == COASTING
    game.insist((state.turn == 0) == coasting, "turn HE-COAST-10")
    game.insist(not coasting or state.active == 0, "active HE-COAST-01")
    game.insist(coasting or not state.aside, "aside HE-COAST-09")
    game.insist(not coasting or (not state.tail and len(state.layout.cells) <= COAST_TILES), "map HE-COAST-08")
    game.insist(bool(state.chain) == (state.top.step is REPLY), "chain HE-GOD-14")
    game.insist(bool(state.chain) or state.chain_by == 0, "chain HE-GOD-14")
    looking = state.top.step is DEAL_UNSEEN
    for player in (0, 1):
        draws = player == state.active and (state.base().step is STEP or looking)
        game.insist(draws or not any(state.sides[player].unseen), "unseen HE-REIN-07")
        mine = player == state.active
        game.insist(mine or not (state.sides[player].fresh or state.sides[player].taken), "fresh HE-R-15")


def check_flags(game: Game, state: HellasState) -> None:
    """What an action or a card has turned on belongs to that action."""
    action, base = state.action, state.base().step
    game.insist((state.steps_left > 0) == (base is STEP) and 0 <= state.steps_made < 100, "steps HE-REIN-01")
    game.insist(base is STEP or state.steps_made == 0, "steps HE-REIN-01")
    voyage = base in (FLIP_VOYAGE, LAY, TURN_TILE, FROM_CITY, PAY_SHIP) and action == VOYAGE
    game.insist(voyage or not (state.equal_ships or state.free_voyage), "flags HE-EFF-08")
    game.insist(action == VOYAGE or not state.landed, "flags HE-EFF-10")
    game.insist(base in (TARGET, SEND) or not state.far_attack, "flags HE-EFF-04")
    game.insist(action != NO_ACTION or not state.attacked, "attacked HE-EFF-05")
    check_fight(game, state, base)
    if state.attack_on_card:  # HE-R-47
        game.insist(state.top.step in (TARGET, AFTER), "flags HE-R-47")
        game.insist(action == ATTACK and not near_targets(state, state.active), "flags HE-R-47")
        game.insist(has_march_card(state, state.active), "flags HE-R-47")


def check_fight(game: Game, state: HellasState, base: Step) -> None:
    """HE-ATK: a target and a force from the naming of the target to the end of the fight."""
    fighting = base in (SEND, FIGHT)
    rival = state.sides[1 - state.active]
    game.insist((state.target > 0) == fighting and state.target >= 0, "fight HE-ATK-01")
    if fighting:
        game.insist(rival.held >> state.target & 1 == 1, "fight HE-ATK-01")
        game.insist(not state.attacked >> state.target & 1, "fight HE-EFF-05")
    game.insist((state.force >= 1) if base is FIGHT else (state.force >= 0 and (fighting or state.force == 0)), "force")
    game.insist(state.force > 0 or not state.over_water, "flags HE-ATK-09")
    card = state.attack_plus or state.defence_plus or state.equal_suffices or state.ships_defend
    game.insist(base is FIGHT or not card, "fight HE-EFF-01")
    game.insist(0 <= state.attack_plus < 100 and 0 <= state.defence_plus < 100, "fight HE-EFF-01")
    due = 1 if fighting or base is TARGET else 0
    most = 99 if fighting or base in (TARGET, EXCHANGE) else 0
    game.insist(due <= state.fights <= most, "fights HE-EFF-05")


def check_actor(game: Game, state: HellasState) -> None:
    """The top of the agenda says who acts, and there is something to choose or to draw."""
    at_chance = state.top.step.draw is not None
    game.insist(state.to_act == (CHANCE_SEAT if at_chance else state.top.player), "actor")
    game.insist(bool(state._legal_list()), "agenda")
