"""What greedy thinks of a move in Hellas: take what can be taken, else sail with a lead in ships, else reinforce.

Free cards are laid as soon as they help, fight cards when the fight would be lost without them.
"""

from typing import Final

from kleos.bots.greedy import MoveRater
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.games.hellas.cards import CARD_INDEX, TILE_INDEX
from kleos.games.hellas.components import VERBS
from kleos.games.hellas.game import HellasGame
from kleos.games.hellas.hexes import Layout, cell_at, members
from kleos.games.hellas.state import rebuild_layout
from kleos.games.hellas.view import Table, Tile

WIN: Final = 4.0  # a city that falls
SOON: Final = 6.0  # a card that helps now
CALM: Final = 2.0  # a reinforcement
CARD: Final = 0.4  # a card in hand, for each missing one
WORTH: Final[dict[str, float]] = {"done": 0.0, "pass": 0.0, "stop": 0.0, "withdraw": 0.0, "fail": -1.0, "commit": 0.5}
ALWAYS: Final = ("place", "remove", "draw", "steps", "steal", "extra_turn", "voyage_again", "voyage_free")


def move_rater_for(game: Game) -> MoveRater:
    """Greedy's move rater for a game with this component set."""
    assert isinstance(game, HellasGame)
    return HellasMoveRater(game).rate


class HellasMoveRater:
    """Rates legal moves from an observation alone."""

    def __init__(self, game: HellasGame) -> None:
        box = game.rules.box
        self.verbs = {name: VERBS[box.verb[kind]] for name, kind in CARD_INDEX.items() if box.copies[kind]}

    def rate(self, seen: Observation) -> list[float]:
        """One rating for each legal move."""
        look = GreedyLook(seen.table, int(seen.viewer or 0))
        return [self.rate_move(look, seen.legal, code) for code in seen.legal]

    def rate_move(self, look: "GreedyLook", legal: tuple[str, ...], code: str) -> float:
        """Ask the rule of thumb of the verb."""
        verb, _, what = code.partition(" ")
        if code in WORTH:
            return WORTH[code]
        if verb == "play":
            return self.rate_card(look, legal, self.verbs[what])
        if verb in ("reinforce", "voyage", "attack"):
            return look.action(verb)
        if verb == "target":
            return look.margin(int(what)) + (0.5 if look.tiles[int(what)].temple else 0.0)
        if verb == "send":
            return look.send(int(what))
        if verb in ("greek", "ship"):
            return look.step(verb, int(what))
        if verb in ("lift", "drop"):
            return look.move(verb, what)
        if verb == "draw":
            return 0.2 + CARD * (5 - sum(look.mine.hand) - sum(look.mine.unseen))
        if verb == "ships":
            return float(what)
        if verb == "from":
            return float(look.tiles[int(what)].greeks)
        if verb == "swap":
            tile = look.tiles[int(what)]
            return float(tile.greeks + tile.temple) * (-1 if tile.holder == look.me + 1 else 1)
        return -1.0 if verb == "convert" else 1.0

    def rate_card(self, look: "GreedyLook", legal: tuple[str, ...], verb: str) -> float:
        """A card now: when it helps at once."""
        can_lay = any(code.startswith("lay") for code in legal)
        if verb in ALWAYS:
            return SOON
        if verb in ("fight_add", "fight_equal", "fight_ships"):
            return 1.0 if look.is_losing() else -1.0
        if verb in ("voyage_equal", "voyage_choice"):
            return -1.0 if can_lay else SOON
        if verb == "cancel":
            return 0.5
        if verb == "keep":
            return SOON if look.mine.open_card[:1] != "A" else -1.0
        if verb == "attack_again":
            return SOON if sum(look.margin(city) >= 0 for city in look.his_cities) > 1 else -1.0
        if verb == "swap_cities":
            strongest = max((look.tiles[city].greeks for city in look.his_cities), default=0)
            weakest = min((look.tiles[city].greeks for city in look.my_cities), default=3)
            return SOON if strongest > weakest + 1 else -1.0
        return -1.0


class GreedyLook:
    """A position as greedy sees it."""

    def __init__(self, table: Table, me: int) -> None:
        self.table = table
        self.me = me
        self.mine, self.his = table.sides[me], table.sides[1 - me]
        self.tiles: tuple[Tile, ...] = table.tiles
        self.my_cities = [tile.number for tile in self.tiles if tile.holder == me + 1]
        self.his_cities = [tile.number for tile in self.tiles if tile.holder == 2 - me]
        self._layout: Layout | None = None

    @property
    def layout(self) -> Layout:
        """The contacts of the tiles, worked out when first needed."""
        if self._layout is None:
            kinds = [TILE_INDEX[tile.kind] for tile in self.tiles]
            cells = [cell_at(tile.q, tile.r) for tile in self.tiles]
            self._layout = rebuild_layout(cells, kinds, [tile.turn for tile in self.tiles])
        return self._layout

    def spare(self, mask: int, holder: int) -> int:
        """Greeks that may leave the cities of a player in a mask."""
        return sum(self.tiles[city].greeks - 1 for city in members(mask) if self.tiles[city].holder == holder + 1)

    def margin(self, city: int) -> float:
        """WIN and more if a rival city would fall, less than nothing if not."""
        land = self.spare(self.layout.land[city], self.me)
        both = land + self.spare(self.layout.over_water(city), self.me)
        lead = max(land - self.tiles[city].greeks, both - self.tiles[city].greeks - 1)
        return WIN + 0.1 * lead if lead >= 0 else -1.0

    def action(self, verb: str) -> float:
        """Attack what falls, sail with a lead, else grow."""
        if verb == "attack":
            return max((self.margin(city) for city in self.his_cities), default=-1.0)
        if verb == "voyage":
            ships = sum(self.tiles[city].ships for city in self.my_cities)
            return 1.0 + 0.35 * (ships - sum(self.tiles[city].ships for city in self.his_cities)) if ships else -1.0
        grown = self.mine.greeks + self.mine.ships == 0
        return 0.5 if grown else CALM

    def send(self, origin: int) -> float:
        """Over land if that is enough; no more than needed."""
        fight = self.table.fight
        assert fight is not None
        by_land = self.layout.land[fight.target] >> origin & 1 == 1
        land_total = self.spare(self.layout.land[fight.target], self.me) + fight.force
        if not by_land and not fight.over_water and land_total >= fight.needed:
            return -1.0
        missing = fight.attack < fight.needed or (fight.attack == fight.needed and not by_land and not fight.over_water)
        return 1.0 if missing else -1.0

    def is_losing(self) -> bool:
        """Whether the running fight would be lost now."""
        fight = self.table.fight
        assert fight is not None
        return (fight.attack >= fight.needed) != (self.table.active == self.me + 1)

    def step(self, verb: str, city: int) -> float:
        """Greeks where rivals stand near, ships where few are."""
        near = self.spare(self.layout.contacts(city), 1 - self.me)
        if verb == "greek":
            return 1.0 + 0.2 * min(near, 3) - 0.2 * self.tiles[city].greeks
        return 1.2 - 0.3 * self.tiles[city].ships

    def move(self, verb: str, what: str) -> float:
        """Bring a second Greek and a ship into a new city; leave the rest alone."""
        piece, number = what.split()
        tile = self.tiles[int(number)]
        if verb == "drop":
            return 1.0
        asked = self.table.asked
        moving = asked is not None and asked.step in ("after", "reorganise")
        if "free" in self.table.flags or len(self.table.new) != 1 or not moving:
            return -1.0
        into = self.tiles[self.table.new[0]]
        if piece == "greek":
            return 0.5 if tile.greeks == 3 and into.greeks < 2 else -1.0
        return 0.4 if tile.ships > 1 and into.ships == 0 else -1.0
