"""Hellas in words: cards, tiles, cities, spots, questions and legal moves."""

from collections.abc import Mapping
from typing import Any

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hellas.cards import GOD_NAMES, TILE_EDGES, TILE_INDEX, TILE_NAMES, tile_kind
from kleos.games.hellas.game import HellasGame
from kleos.games.hellas.hexes import DOLPHIN, EDGE_NAMES, read_edges, turned, write_edges
from kleos.games.hellas.view import Side, Table
from kleos.text.hellas.cards import god_card_text
from kleos.text.hellas.places import DOLPHIN_SIGN, OWN, RIVAL, beside, pieces, spot_place
from kleos.text.names import proper
from kleos.text.narrator import LogWriter, Narrator
from kleos.text.words import Argument, tell, tidy

UNSEEN = (*GOD_NAMES, "?")  # what stands for a card that is not seen
ACTIONS = ("reinforce", "voyage", "attack")
PIECES = ("greek", "ship")
PLAIN = (*ACTIONS, "pass", "commit", "withdraw", "fail", "stop", "done")


class HellasNarrator(Narrator):
    """The words of one game: names come from its component set, players' names from the match."""

    matters = "ask-he-other"

    def __init__(self, game: Game, players: tuple[str, str], names: tuple[str, str] | None = None) -> None:
        assert isinstance(game, HellasGame)
        super().__init__(game, players, names)
        data = game.component_data()
        self.set = tidy(str(data.get("set", "")))
        self.rows: dict[str, dict[str, Any]] = {str(row["id"]): row for row in data["cards"]}
        self.tiles: dict[str, str] = {}
        self.bridges: set[str] = set()
        for row in data["tiles"]:
            kind = TILE_NAMES[tile_kind(read_edges(row["edges"]), row["temple"])]
            if row["city"]:
                self.tiles.setdefault(kind, tidy(str(row.get("name") or row["id"]))[:20])
            if row["bridge"]:
                self.bridges.add(kind)

    # Cards and gods.

    def name(self, card: str) -> str:
        """A card's name."""
        row = self.rows.get(card, {})
        return proper(str(row.get("name") or card))[:24]

    def card_words(self, card: str) -> str:
        """A card by its name."""
        return self.name(card)

    def names(self, cards: tuple[str, ...]) -> str:
        """Several cards."""
        return ", ".join(self.name(card) for card in cards)

    def text(self, card: str) -> str:
        """What a card does."""
        return god_card_text(self.rows[card]) if card in self.rows else ""

    def god(self, god: str) -> str:
        """A god's name."""
        return tell("table-he-god", god=god)

    def gods(self, counts: tuple[int, int, int]) -> str:
        """Counts by god."""
        return tell("table-he-gods", ares=counts[0], poseidon=counts[1], zeus=counts[2])

    # Tiles, cities, spots.

    def tile(self, kind: str) -> str:
        """A tile by its name and edges."""
        temple = "yes" if kind.endswith("t") else "no"
        name = proper(self.tiles.get(kind, kind))
        return tell("table-he-tile", style=self.style, name=name, temple=temple, edges=kind)

    def place(self, number: int) -> str:
        """A city as a place: by its name beside a drawn map, by its number beside one in letters."""
        name = tell("page-hellas-city-name", number=number)
        return tell("table-he-place", style=self.style, name=name, number=number)

    def city(self, seen: Observation, number: int) -> str:
        """A city with what stands there."""
        tile = seen.table.tiles[number]
        mine = tile.holder == (Player.ONE if seen.viewer is None else seen.viewer).seat
        mark = OWN if mine else RIVAL
        return tell("table-he-city", style=self.style, city=self.place(number), mark=mark, pieces=pieces(tile))

    def named(self, things: Mapping[str, str | int]) -> dict[str, Argument]:
        """A city by its place."""
        found: dict[str, Argument] = dict(things)
        return {**found, "city": self.place(int(things["city"]))} if "city" in things else found

    def spot(self, table: Table, number: int, edge: str) -> str:
        """A spot by the tiles around it."""
        around = beside(table.tiles, spot_place(table.tiles, number, edge))
        labels = [self.label(other) for other in around]
        found = tell("table-he-and", first=", ".join(labels[:-1]), last=labels[-1]) if labels[1:] else labels[0]
        return tell("table-he-spot", tiles=found, edge=tell("table-he-edge", edge=edge), tile=self.label(number))

    def label(self, number: int) -> str:
        """A tile beside a spot; the dolphin by its sign in letters."""
        if self.is_drawn:
            return tell("table-he-dolphin") if number == DOLPHIN else self.place(number)
        return DOLPHIN_SIGN if number == DOLPHIN else str(number)

    def water(self, edges: str) -> str:
        """The edges with water."""
        names = [name for name, letter in zip(EDGE_NAMES, edges, strict=True) if letter == "W"]
        return " ".join(tell("table-he-edge-short", edge=name) for name in names)

    # The log.

    def heading(self, table: Any, viewer: Player | None) -> str:
        """Whose turn it is."""
        return tell("log-he-turn", turn=table.turn, **self.who(table.active, viewer)) if table.turn else ""

    def writer(self, viewer: Player | None) -> LogWriter:
        """Who writes the log of this game for a viewer."""
        from kleos.text.hellas.news import HellasLogWriter

        return HellasLogWriter(self, viewer)

    def hand_words(self, table: Any, seat: Player) -> tuple[str, str]:
        """The hand of the table's own player."""
        return self.names(table.own.hand) or tell("replay-nothing"), ""

    # Questions.

    def asked(self, seen: Observation) -> str:
        """What the viewer decides."""
        table: Table = seen.table
        assert table.asked is not None
        asked = table.asked.step
        if asked == "step":
            return tell("ask-he-step", count=table.steps_left)
        if asked == "reply":
            return tell("ask-he-reply", card=self.name(table.chain[-1]))
        if asked in ("coast", "lay", "turn"):
            return tell("ask-he-tile", question=asked, tile=self.tile(table.turned[-1]))
        if asked in ("target", "send", "fight") and table.fight is not None:
            return tell("ask-he-fight", question=asked, city=self.place(table.fight.target))
        if asked in ("place", "shift"):
            return tell("ask-he-place", question=asked, piece=table.asked.piece, count=table.asked.left)
        if asked == "reorganise":
            return tell("ask-he-reorganise", count=table.asked.carried)
        if asked == "act" and seen.viewer is not None and not table.sides[seen.viewer].cities:
            return tell("ask-he-no-city")  # HE-R-26
        return tell("ask-he", question=asked, action=table.action)

    # Moves.

    def option(self, seen: Observation, code: str) -> str:
        """A legal move of the viewer."""
        verb, _, what = code.partition(" ")
        if verb in PLAIN:
            return tell("move-he-plain", verb=verb, question=seen.table.asked.step)
        if verb == "play":
            return tell("move-he-play", card=self.name(what), text=self.text(what))
        if verb == "draw":
            return tell("move-he-draw", god=self.god(what))
        if verb == "lay":
            number, _, edge = what.partition(" ")
            return tell("move-he-lay", spot=self.spot(seen.table, int(number), edge))
        if verb == "turn":
            edges = write_edges(turned(TILE_EDGES[TILE_INDEX[seen.table.turned[-1]]], int(what)))
            return tell("move-he-turn", count=int(what), edges=self.water(edges))
        if verb == "keep":
            return tell("move-he-keep", tile=self.tile(what))
        if verb == "ships":
            return tell("move-he-ships", count=int(what))
        if verb in ("lift", "drop"):
            piece, _, number = what.partition(" ")
            return tell("move-he-piece", verb=verb, piece=piece, city=self.city(seen, int(number)))
        return tell("move-he-city", verb=verb, question=seen.table.asked.step, city=self.city(seen, int(what)))

    def mention(self, seen: Observation, code: str) -> str:
        """A card by its name: what it does would break the sentence."""
        verb, _, what = code.partition(" ")
        return tell("move-he-card", card=self.name(what)) if verb == "play" else self.option(seen, code)

    def closed(self, seen: Observation) -> list[str]:
        """The god cards of the hand, the three actions, the gods to draw from, and where loose pieces may not go."""
        own, asked = seen.table.own, seen.table.asked
        if own is None or asked is None:
            return []
        cards = [f"play {card}" for card in dict.fromkeys(own.hand)]
        if asked.step == "act":
            return cards + list(ACTIONS)
        if asked.step in ("step", "draw") and has_verb(seen, *PIECES, "draw"):
            return cards + [f"draw {god}" for god in GOD_NAMES]
        return cards + (closed_drops(seen) if has_verb(seen, "done") else [])


def has_verb(seen: Observation, *verbs: str) -> bool:
    """Ask whether a legal move has one of these verbs."""
    return any(code.partition(" ")[0] in verbs for code in seen.legal)


def closed_drops(seen: Observation) -> list[str]:
    """Where pieces that may be lifted might be put: people move them about before they send any move."""
    seat = None if seen.viewer is None else seen.viewer.seat
    cities = [tile.number for tile in seen.table.tiles if tile.holder == seat]
    pieces = [piece for piece in PIECES if any(code.startswith(f"lift {piece} ") for code in seen.legal)]
    return [f"drop {piece} {city}" for piece in pieces for city in cities]


def sides(table: Table, viewer: Player | None) -> tuple[Side, Side]:
    """The viewer's side and the other; a spectator sits with player 1."""
    seat = Player.ONE if viewer is None else viewer
    return table.sides[seat], table.sides[seat.rival]
