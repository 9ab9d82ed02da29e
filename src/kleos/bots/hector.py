"""What greedy thinks of a move in Hector & Achilles: how the present battle would end, counted in army cards.

All cards in hand will be played before the battle is scored, so the own row is known in advance; the rival's hand and
hero are averages. Who is superior in the end turns the tile his way.
"""

from math import exp
from typing import Final, NamedTuple

from kleos.bots.greedy import MoveRater
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.games.hector.cards import ENOUGH, HOME
from kleos.games.hector.view import Place, Side, Table

MEAN: Final = 2.5  # value of a card nobody has seen
STAKE: Final = 5.0  # army cards that a scored defeat costs
SHAME_COST: Final = 0.5  # of a shame token: further cards in later retreats
HERO_COST: Final = 0.5  # of a lost hero, for each point of its value
TOKEN_COST: Final = 1.0
DISCARD_COST: Final = 0.7  # a card gone for good
FALL_COST: Final = 4.0  # a front or home that falls
TEMPO: Final = 0.01  # strong cards first: who leads now turns the tile now
COLOUR_STRENGTH: Final = 20.0  # the values of one colour together
WORTHY: Final = 4  # a hero of this value is worth the last token


Edges = tuple[str, str]  # the colours of the tile that face me and the rival


class Army(NamedTuple):
    """One side as it will stand when all cards are out."""

    row: tuple[tuple[str, float], ...]  # colour and value of each open card, tokens included
    heroes: str  # colours that its hero may have
    deployed: float  # the value of a deployed hero
    unseen: float  # cards still to come that are not known
    committed: float  # what a defeat costs beside the row


def move_rater_for(game: Game) -> MoveRater:
    """Greedy's move rater for a game with this component set."""
    return HectorMoveRater(game).rate


class HectorMoveRater:
    """Rates legal moves from an observation alone."""

    def __init__(self, game: Game) -> None:
        data = game.component_data()
        self.heroes: dict[str, int] = {row["colour"]: row["value"] for row in data["heroes"]}
        self.tiles: list[str] = [row["clockwise"] for row in data["fate_tiles"]]

    def rate(self, seen: Observation) -> list[float]:
        """One rating for each legal move."""
        return [self.rate_move(seen.table, int(seen.viewer or 0), code) for code in seen.legal]

    def rate_move(self, table: Table, me: int, code: str) -> float:
        """Ask the rule of thumb of the phase, or look at how the battle would end."""
        verb, _, what = code.partition(" ")
        own, rival = table.sides[me], table.sides[1 - me]
        if verb == "vanguard":
            return vanguard_rating(own, HOME if what == "home" else int(what) - 1)
        if verb == "number":
            return fall_risk(rival, int(what)) - fall_risk(own, int(what))
        if verb == "orient":
            return self.orientation_rating(table, me, int(what))
        if verb == "give":
            hero = self.heroes[own.open_hero] >= WORTHY or own.favour > 1
            return float(hero == (what == "token"))
        if verb == "retreat":
            return -(len(own.row) + own.shame + SHAME_COST + self.committed(own))
        return self.prospect(table, me, verb, what)

    # Opening.

    def orientation_rating(self, table: Table, me: int, facing: int) -> float:
        """Colours with much strength left for me, and little for the rival."""
        edges = self.tiles[table.tile - 1]
        greek = table.sides[me].people == "greek"
        mine, theirs = edges[(facing if greek else facing + 2) % 4], edges[(facing + 2 if greek else facing) % 4]
        vanguard = table.sides[me].row[0].card
        bonus = float(vanguard[1]) if vanguard[0] == mine else 0.0
        return bonus + 0.1 * (strength_left(table.sides[me], mine) - strength_left(table.sides[1 - me], theirs))

    # The battle.

    def prospect(self, table: Table, me: int, verb: str, what: str) -> float:
        """What the battle brings after this move: the stake by the chance to win, less what the move costs."""
        own, rival = self.own_army(table, me, verb, what), self.rival_army(table.sides[1 - me])
        lies, reach = tile_ways(table, me, f"{verb} {what}".strip())
        chance = (self.chance_to_win(own, rival, [lies]) + self.chance_to_win(own, rival, reach)) / 2
        cost = DISCARD_COST if verb == "discard" else 0.0
        now = TEMPO * float(what[1]) if verb == "play" else 0.0
        return chance * STAKE - (1 - chance) * (STAKE + own.committed) - cost + now

    def own_army(self, table: Table, me: int, verb: str, what: str) -> Army:
        """The own side after a move and after all its cards were played."""
        assert table.own is not None
        side = table.sides[me]
        hand, row = list(table.own.hand), list(side.row)
        deployed, heroes, unseen = side.hero == "deployed", table.own.hero, 0.0
        committed = self.committed(side)
        if verb == "discard":
            hand.remove(what)
            unseen = 1.0
        elif verb == "change":
            heroes = side.heroes_left.replace(heroes, "") or heroes
        elif verb == "deploy":
            row[int(what)] = Place(row[int(what)].card, True, False)
            deployed = True
            committed += HERO_COST * self.heroes[heroes]
        elif verb == "upgrade":
            row[int(what)] = Place(row[int(what)].card, False, True)
            committed += TOKEN_COST
        value = float(self.heroes[heroes]) if deployed else 0.0
        return Army(
            open_cards(row) + tuple((card[0], float(card[1])) for card in hand), heroes, value, unseen, committed
        )

    def rival_army(self, side: Side) -> Army:
        """The other side, as far as it can be seen."""
        deployed = float(self.heroes[side.open_hero]) if side.hero == "deployed" else 0.0
        heroes = "" if side.hero == "none" else side.open_hero or side.heroes_left
        return Army(open_cards(list(side.row)), heroes, deployed, float(side.hand), 0.0)

    def committed(self, side: Side) -> float:
        """What lies on the table beside army cards."""
        hero = HERO_COST * self.heroes[side.open_hero] if side.hero == "deployed" else 0.0
        return hero + TOKEN_COST * sum(place.token for place in side.row)

    def chance_to_win(self, own: Army, rival: Army, ways: list[Edges]) -> float:
        """The superior side picks the edge that suits it best."""
        lead = total(own) - total(rival)
        superior = likely(lead, 1.0 + rival.unseen)
        spread = 1.5 + own.unseen + rival.unseen
        chances = [likely(mean_score(own, mine) - mean_score(rival, theirs), spread) for mine, theirs in ways]
        return superior * max(chances) + (1 - superior) * min(chances)


def open_cards(row: list[Place]) -> tuple[tuple[str, float], ...]:
    """Colour and value of the cards that count."""
    return tuple((place.card[0], float(place.card[1]) + place.token) for place in row if not place.covered)


def total(army: Army) -> float:
    """The superiority to expect."""
    return sum(value for _, value in army.row) + army.deployed + MEAN * army.unseen


def mean_score(army: Army, edge: str) -> float:
    """The score to expect with this edge of the tile: the mean over the heroes that may be there."""
    scores = []
    for hero in army.heroes or "-":
        colours = {edge, hero} - {"-"}
        scores.append(
            sum(value for colour, value in army.row if colour in colours) + len(colours) * army.unseen * MEAN / 6
        )
    return sum(scores) / len(scores) + army.deployed


def likely(lead: float, spread: float) -> float:
    """The chance that a lead with this much doubt in it is a real one."""
    return 1 / (1 + exp(-1.7 * lead / spread))


def tile_ways(table: Table, me: int, code: str) -> tuple[Edges, list[Edges]]:
    """My edge and the rival's as the tile lies after a move, and all ways it may lie when the battle is scored."""
    shown = {fate.turn: (fate.colours[me], fate.colours[1 - me]) for fate in table.fates}
    lies = shown.get(code, shown["leave"])
    phases = 5 - table.round - (code in shown)  # fate phases still to come
    if phases == 0:
        return lies, [lies]
    mine, theirs = shown["leave"]
    around = [*shown.values(), (theirs, mine)]
    opposite = (lies[1], lies[0])
    return lies, [edges for edges in around if phases > 1 or edges != opposite]


def vanguard_rating(own: Side, pile: int) -> float:
    """Spare the fronts: take it from a large home, else from the largest front."""
    return own.piles[pile].size + (4.0 if pile == HOME and own.piles[HOME].size > 2 * ENOUGH else 0.0)


def fall_risk(side: Side, number: int) -> float:
    """What a defeat at this number would mean to a side: the smaller its pile, the nearer its fall."""
    pile = side.piles[number - 1] if number <= HOME else side.piles[HOME]
    if pile.exhausted or number > HOME:
        size = side.piles[HOME].size
        return FALL_COST * (3.0 if size < 2 * ENOUGH else 0.5)
    return FALL_COST if pile.size < 2 * ENOUGH else 12.0 / pile.size


def strength_left(side: Side, colour: str) -> float:
    """The values of a colour that a side has not lost yet."""
    return COLOUR_STRENGTH - sum(int(card[1]) for card in side.removed if card[0] == colour)
