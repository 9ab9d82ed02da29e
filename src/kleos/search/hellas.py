"""What a search is told about Hellas: the cut is the end of a turn; cities count, and who can take which."""

from typing import Final, final

from kleos.core.game import Game
from kleos.core.moves import Move
from kleos.core.state import State
from kleos.games.hellas import moves
from kleos.games.hellas.attack import needed
from kleos.games.hellas.cards import TEMPLE, TEN
from kleos.games.hellas.components import VERBS, Components
from kleos.games.hellas.game import HellasGame
from kleos.games.hellas.hexes import members
from kleos.games.hellas.state import HellasState
from kleos.games.hellas.steps import ACT, FIGHT, SEND, STEP, TARGET
from kleos.games.hellas.targets import near_targets, threat
from kleos.search.fitted import FittedEvaluator

SURE: Final = 60  # weight of what is plainly right
ALWAYS: Final = ("place", "remove", "draw", "steps", "steal", "extra_turn", "voyage_again", "voyage_free")
FIGHTS: Final = ("fight_add", "fight_equal", "fight_ships")


@final
class HellasEvaluator(FittedEvaluator):
    """Looks some turns ahead."""

    __slots__ = ("fights", "helps")

    def __init__(self, weights: list[float], box: Components) -> None:
        super().__init__(weights)
        names = ["" if verb < 0 else VERBS[verb] for verb in box.verb]
        self.helps: list[bool] = [name in ALWAYS for name in names]
        self.fights: list[bool] = [name in FIGHTS for name in names]

    def stage(self, state: State) -> int:
        """Turns."""
        assert isinstance(state, HellasState)
        return state.turn

    # The value of a position between two turns.

    def mover(self, state: State) -> int:
        """The player whose turn begins."""
        assert isinstance(state, HellasState)
        return state.active

    def side_features(self, state: State, player: int) -> list[float]:
        """Cities, pieces, temples, cards, and how many cities of the rival could be taken now."""
        assert isinstance(state, HellasState)
        side, foe = state.sides[player], state.sides[1 - player]
        cities, kinds = side.cities(), state.layout.kinds
        greeks, ships, temples, lone, docked = 0, 0, 0, 0, 0
        for city in members(side.held):
            greeks += state.greeks[city]
            ships += state.ships[city]
            if state.ships[city]:
                docked += 1
            if TEMPLE[kinds[city]]:
                temples += 1
            if state.greeks[city] < 2:
                lone += 1
        takes, takes_by_two = 0, 0
        for city in members(foe.held):
            force, need = threat(state, player, city)
            if force >= need:
                takes += 1
                if force >= need + 1:
                    takes_by_two += 1
        hand = len(side.hand) + sum(side.unseen)
        return [
            cities / 3.0,
            1.0 if cities >= TEN - 2 else 0.0,
            1.0 if cities >= TEN - 1 else 0.0,
            1.0 if cities >= TEN - 1 and takes else 0.0,
            greeks / 5.0,
            ships / 5.0,
            docked / 5.0,
            temples / 2.0,
            lone / 3.0,
            1.0 if takes else 0.0,
            takes / 3.0,
            takes_by_two / 3.0,
            hand / 5.0,
            side.gods[0] / 3.0,
            side.gods[1] / 3.0,
        ]

    def feature_names(self) -> list[str]:
        """The names of the features of one side."""
        return [
            "cities",
            "eight cities",
            "nine cities",
            "ten in reach",
            "greeks",
            "ships",
            "docked",
            "temples",
            "lone greeks",
            "can take",
            "takes",
            "takes with one more",
            "hand",
            "first god",
            "second god",
        ]

    # Playouts.

    def prior(self, state: State, options: list[Move]) -> list[int]:
        """Rules of thumb by question."""
        assert isinstance(state, HellasState)
        step, player = state.top.step, state.top.player
        if step is ACT:
            return self.weigh_actions(state, player, options)
        if step is STEP:
            return self.weigh_steps(state, player, options)
        if step is TARGET:
            return self.weigh_targets(state, player, options)
        if step is SEND:
            return weigh_force(state, options)
        if step is FIGHT:
            return self.weigh_fight(state, player, options)
        return [self.plain_weight(state, move) for move in options]

    def plain_weight(self, state: HellasState, move: Move) -> int:
        """Finish what was begun; little moving about; cards that always help."""
        verb = move.verb
        if verb == moves.DONE:
            return SURE
        if verb == moves.LIFT_GREEK or verb == moves.LIFT_SHIP or verb == moves.FAIL or verb == moves.CONVERT:
            return 1
        if verb == moves.PLAY:
            return 20 if self.helps[move.arg] else 3
        if verb == moves.PASS:
            return 12
        if verb == moves.DROP_GREEK:
            return 1 + 4 * rivals_near(state, move.arg)
        return 6

    def weigh_actions(self, state: HellasState, player: int, options: list[Move]) -> list[int]:
        """Take what can be taken, sail with a lead in ships, else grow."""
        weights: list[int] = []
        for move in options:
            verb = move.verb
            if verb == moves.PLAY:
                weights.append(20 if self.helps[move.arg] else 2)
            elif verb == moves.ATTACK:
                weights.append(SURE * 2 if best_margin(state, player) >= 0 else 1)
            elif verb == moves.VOYAGE:
                weights.append(max(2, 12 + 5 * ship_lead(state, player)))
            else:
                weights.append(3 if state.sides[player].greeks + state.sides[player].ships == 0 else 16)
        return weights

    def weigh_steps(self, state: HellasState, player: int, options: list[Move]) -> list[int]:
        """Greeks where rivals stand near, ships where few are, cards now and then."""
        weights: list[int] = []
        for move in options:
            verb = move.verb
            if verb == moves.GREEK_TO:
                weights.append(2 + 4 * min(rivals_near(state, move.arg), 3) + 2 * (3 - state.greeks[move.arg]))
            elif verb == moves.SHIP_TO:
                weights.append(10 - 3 * state.ships[move.arg])
            elif verb == moves.DRAW:
                weights.append(10)
            else:
                weights.append(20 if verb == moves.PLAY and self.helps[move.arg] else 1)
        return weights

    def weigh_targets(self, state: HellasState, player: int, options: list[Move]) -> list[int]:
        """A city that would fall."""
        weights: list[int] = []
        for move in options:
            if move.verb == moves.TARGET:
                force, need = threat(state, player, move.arg)
                weights.append(SURE + 10 * (force - need) if force >= need else 1)
            else:
                weights.append(3 if move.verb == moves.WITHDRAW else 1)
        return weights

    def weigh_fight(self, state: HellasState, player: int, options: list[Move]) -> list[int]:
        """Fight cards when the fight would be lost without them."""
        winning = (state.force + state.attack_plus >= needed(state)) == (player == state.active)
        weights: list[int] = []
        for move in options:
            if move.verb == moves.PLAY and not winning and self.fights[move.arg]:
                weights.append(SURE // 2)
            elif move.verb == moves.PASS:
                weights.append(20)
            else:
                weights.append(1)
        return weights


def weigh_force(state: HellasState, options: list[Move]) -> list[int]:
    """As many as needed, over land if that is enough."""
    enough = state.force >= needed(state)
    land = state.layout.land[state.target]
    weights: list[int] = []
    for move in options:
        if move.verb == moves.SEND:
            weights.append(2 if enough else 40 if land >> move.arg & 1 else 12)
        else:
            weights.append(SURE if enough else 1)
    return weights


def rivals_near(state: HellasState, city: int) -> int:
    """Greeks of the rival that could come against an own city."""
    rival = state.sides[1 - state.top.player]
    total = 0
    for other in members(rival.with_two_greeks & state.layout.contacts(city)):
        total += state.greeks[other] - 1
    return total


def best_margin(state: HellasState, player: int) -> int:
    """By how much the easiest rival city would fall; below 0 if none would."""
    best = -9
    for city in members(near_targets(state, player)):
        force, need = threat(state, player, city)
        if force - need > best:
            best = force - need
    return best


def ship_lead(state: HellasState, player: int) -> int:
    """Ships on the table, less the rival's."""
    total = 0
    for city in members(state.sides[player].held):
        total += state.ships[city]
    for city in members(state.sides[1 - player].held):
        total -= state.ships[city]
    return total


def make_evaluator(game: Game, weights: list[float]) -> HellasEvaluator:
    """The evaluator of a game, with its component set."""
    assert isinstance(game, HellasGame)
    return HellasEvaluator(weights, game.rules.box)
