"""What a search is told about Hector & Achilles: the cut is the end of a battle; cards in the right colours count."""

from typing import Final, final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.state import State
from kleos.games.hector.battlefield import ACTION, CARD, FATE, ORIENTATION, VANGUARD_CHOICE
from kleos.games.hector.cards import BIT, CARDS, COLOUR, ENOUGH, HOME, VALUE, VALUES
from kleos.games.hector.fate import turned
from kleos.games.hector.moves import CHANGE, DEPLOY, DISCARD, PASS, RETREAT, UPGRADE
from kleos.games.hector.side import NO_HERO, Side
from kleos.games.hector.state import HectorState
from kleos.search.fitted import FittedEvaluator

CARDS_OF_VALUE: Final[list[int]] = [
    sum(BIT[card] for card in range(CARDS) if VALUE[card] == value) for value in range(VALUES + 1)
]
READY: Final = 24  # weight of going on without an action
DOOMED: Final = 7  # a lead of the rival that a retreat answers


@final
class HectorEvaluator(FittedEvaluator):
    """Looks to the end of the battle."""

    __slots__ = ()

    def stage(self, state: State) -> int:
        """Battles."""
        assert isinstance(state, HectorState)
        return state.battle

    # The value of a position between two battles.

    def mover(self, state: State) -> int:
        """The attacker."""
        assert isinstance(state, HectorState)
        return state.attacker

    def side_features(self, state: State, player: int) -> list[float]:
        """The worth of lost cards, how near fronts and home are to their fall, heroes, tokens, shame."""
        assert isinstance(state, HectorState)
        side = state.sides[player]
        worth = 0
        firm, shaky, dead = 0.0, 0.0, 0
        for front in range(HOME):
            size = side.sizes[front]
            if side.exhausted >> front & 1:
                dead += 1
            elif size >= 2 * ENOUGH:
                firm += 1.0
            else:
                shaky += 1.0
        home = side.sizes[HOME]
        for value in range(1, VALUES + 1):
            worth += value * (side.gone & CARDS_OF_VALUE[value]).bit_count()
        heroes = 0
        for hero in side.heroes:
            heroes += state.hero_value(player, hero)
        return [
            worth / 20.0,
            firm,
            shaky,
            1.0 if dead == 2 else 0.0,
            1.0 if dead and home < 2 * ENOUGH else 0.0,
            1.0 if dead and home < 3 * ENOUGH else 0.0,
            home / 10.0,
            len(side.heroes) / 3.0,
            heroes / 10.0,
            side.favour / 3.0,
            side.shame / 3.0,
        ]

    def feature_names(self) -> list[str]:
        """The names of the features of one side."""
        return [
            "worth lost",
            "firm fronts",
            "shaky fronts",
            "last front",
            "home fall",
            "home risk",
            "home",
            "heroes",
            "hero worth",
            "tokens",
            "shame",
        ]

    # Playouts.

    def prior(self, state: State, options: list[Move]) -> list[int]:
        """Rules of thumb by phase; most of a battle is the order of cards and the turns of the tile."""
        assert isinstance(state, HectorState)
        phase = state.phase
        if phase == CARD:
            return [1 + VALUE[2 * move.arg] for move in options]  # who leads turns the tile
        if phase == ACTION:
            return weigh_actions(state, options)
        if phase == FATE:
            return weigh_turns(state, options)
        if phase == ORIENTATION:
            return weigh_orientations(state, options)
        if phase == VANGUARD_CHOICE:
            sizes = state.sides[state.attacker].sizes
            return [sizes[move.arg] for move in options]
        return [3] * len(options)


def row_score(side: Side, edge: int, hero: int) -> int:
    """What a side's row scores in two colours; a deployed hero comes on top."""
    total = 0
    place = 0
    for card in side.row:
        colour = COLOUR[card]
        if place != side.cover and (colour == edge or colour == hero):
            total += VALUE[card] + (side.tokens >> place & 1)
        place += 1
    return total


def prospect(side: Side, edge: int, hero: int) -> int:
    """The score of a side with this edge of the tile when its whole hand is out."""
    total = row_score(side, edge, hero)
    for card in side.hand:
        colour = COLOUR[card]
        if colour == edge or colour == hero:
            total += VALUE[card]
    return total


def lead(state: HectorState, player: int, facing: int) -> int:
    """By how much a player would win if the tile lay so at the end."""
    edges = state.rules.components.tiles[state.tile]
    greek = state.greek
    total = 0
    for each in (0, 1):
        side = state.sides[each]
        edge = edges[(facing if each == greek else facing + 2) & 3]
        score = prospect(side, edge, side.hero)
        if side.deployed:
            score += state.hero_value(each, side.hero)
        total += score if each == player else -score
    return total


def weigh_turns(state: HectorState, options: list[Move]) -> list[int]:
    """Turn the tile to where it suits best."""
    player = state.to_act
    leads = [lead(state, player, turned(state.facing, move.arg)) for move in options]
    best = max(leads)
    return [max(1, 24 - 5 * (best - found)) for found in leads]


def weigh_actions(state: HectorState, options: list[Move]) -> list[int]:
    """Mostly go on; the hero late and where it gains, a retreat when all is lost."""
    player = state.to_act
    side = state.sides[player]
    edge, hero = state.colour_of(player), side.hero
    ahead = lead(state, player, state.facing)
    weights: list[int] = []
    for move in options:
        verb = move.verb
        if verb == PASS:
            weights.append(READY)
        elif verb == DISCARD:
            colour = COLOUR[2 * move.arg]
            weights.append(1 if colour == edge or colour == hero else 5 - VALUE[2 * move.arg])
        elif verb == DEPLOY:
            gain = state.hero_value(player, hero)
            colour = COLOUR[side.row[move.arg]]
            if colour == edge or colour == hero:
                gain -= VALUE[side.row[move.arg]]
            weights.append(2 + 4 * gain if -8 <= ahead <= 4 and gain > 0 else 1)
        elif verb == UPGRADE:
            colour = COLOUR[side.row[move.arg]]
            weights.append(12 if -4 <= ahead <= 3 and (colour == edge or colour == hero) else 1)
        elif verb == CHANGE:
            weights.append(4 if hero != NO_HERO and ahead < 0 and not holds_colour(side, hero) else 1)
        elif verb == RETREAT:
            weights.append(READY if ahead < -DOOMED and state.round > 2 else 1)
        else:
            weights.append(1)
    return weights


def holds_colour(side: Side, colour: int) -> bool:
    """Ask whether a side has cards of a colour in this battle."""
    for card in side.hand:
        if COLOUR[card] == colour:
            return True
    for card in side.row:
        if COLOUR[card] == colour:
            return True
    return False


def weigh_orientations(state: HectorState, options: list[Move]) -> list[int]:
    """Let the edge in the vanguard's colour face its owner, or at least not away."""
    edges = state.rules.components.tiles[state.tile]
    side = state.sides[state.attacker]
    colour, value = COLOUR[side.row[0]], VALUE[side.row[0]]
    weights: list[int] = []
    for move in options:
        facing = move.arg if state.attacker == state.greek else move.arg + 2
        if edges[facing & 3] == colour:
            weights.append(1 + 2 * value)
        elif edges[(facing + 2) & 3] == colour:
            weights.append(1)
        else:
            weights.append(2)
    return weights


def make_evaluator(game: Game, weights: list[float]) -> HectorEvaluator:
    """The evaluator of a game, with its component set."""
    return HectorEvaluator(weights)
