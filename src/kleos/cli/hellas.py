"""Hellas in the terminal: the map drawn from an observation, the viewer at the bottom."""

from difflib import get_close_matches
from textwrap import wrap

from rich.text import Text

from kleos.cli.hellas_drawing import Cell, draw_map, draw_row, signs, ten, tile_cell
from kleos.cli.screen import WIDTH
from kleos.cli.terminal_view import TerminalView
from kleos.core.errors import NotationError
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hellas.cards import GOD_NAMES, TEN, TILE_EDGES, TILE_INDEX
from kleos.games.hellas.game import HellasGame
from kleos.games.hellas.hexes import turned, write_edges
from kleos.games.hellas.view import Fight, Own, Side, Table
from kleos.text.hellas.places import OWN, RIVAL, pieces, spot_place
from kleos.text.hellas.words import HellasNarrator, sides
from kleos.text.words import tell

NAME = 30  # columns before a card's text


class HellasTerminalView(TerminalView):
    """The desk of Hellas."""

    example = "HE-VOY-05"
    reading = "play-help-hellas"

    def __init__(self, game: Game, players: tuple[str, str]) -> None:
        assert isinstance(game, HellasGame)
        self.game = game
        self.words = HellasNarrator(game, players)
        super().__init__(self.words)

    # Words.

    def explain(self, name: str) -> list[Text]:
        """What a card does, by its name or code."""
        return card_lines(self.words, find_card(self.words, name))

    # The picture.

    def picture(self, seen: Observation) -> list[Text]:
        """The whole table, at most 80 columns wide."""
        table: Table = seen.table
        own, rival = sides(table, seen.viewer)
        lines = [self.headline(table, seen.viewer), *self.presence(table, rival, seen.viewer), Text()]
        lines += self.map(seen, own.seat) + self.turned(seen)
        lines += [Text(), *self.presence(table, own, seen.viewer)]
        lines += self.threats(table, own) + self.piles(table) + self.cards_laid(table, seen.viewer)
        if table.fight is not None:
            lines += self.fight(table, table.fight)
        if table.own is not None:
            lines += self.hand(seen, table.own)
        for line in lines:
            line.rstrip()
        return lines

    def headline(self, table: Table, viewer: Player | None) -> Text:
        """Turn, action and tile pile."""
        parts = [tell("table-he-coast")]
        if table.turn:
            parts = [tell("table-he-turn", turn=table.turn, **self.words.who(table.active, viewer))]
            parts += [tell("table-he-action", action=table.action)] if table.action != "none" else []
        parts.append(tell("table-he-pile", count=table.pile))
        return Text(f"── {' · '.join(parts)} ".ljust(WIDTH, "─")[:WIDTH], style="bold")

    def presence(self, table: Table, side: Side, viewer: Player | None) -> list[Text]:
        """Who sits there: cities, temples, supply, hand by god, and what is known of the hand."""
        mine = viewer is not None and viewer.seat == side.seat
        bottom = side is sides(table, viewer)[0]
        mark = OWN if bottom else RIVAL
        name = tell("table-you") if mine else self.words.full_name(side.seat)
        temples = sum(tile.temple for tile in table.tiles if tile.holder == side.seat)
        line = Text(f" {mark} {name}", style="bold yellow" if bottom else "bold red")
        line.append(f"  {ten(side.cities, mark, TEN)}  ", style="not bold")
        line.append(tell("table-he-cities", count=side.cities, most=TEN))
        line.append(f" · {tell('table-he-temples', count=temples)}", style="not bold")
        found = [line, *quiet(f"{self.supply(side)} · {self.backs(side)}")]
        known = side.shown + (table.own.betrayed if mine else table.own.rival) if table.own else side.shown
        if known:
            cards = self.words.names(tuple(sorted(known)))
            found += quiet(tell("table-he-betrayed" if mine else "table-he-known", cards=cards))
        return found

    def supply(self, side: Side) -> str:
        """What is left to place."""
        return tell("table-he-supply", greeks=side.greeks, ships=side.ships)

    def backs(self, side: Side) -> str:
        """The hand by god, with what was drawn and not seen yet."""
        words = tell("table-he-hand", count=sum(side.hand), gods=self.words.gods(side.hand))
        if any(side.unseen):
            words += f" · {tell('table-he-unseen', gods=self.words.gods(side.unseen))}"
        return words

    def map(self, seen: Observation, own: int) -> list[Text]:
        """The laid tiles, and the numbers of the choices on the spots that may be chosen."""
        tiles = seen.table.tiles
        cells = [tile_cell(tile, own, tile.kind in self.words.bridges) for tile in tiles]
        for number, code in enumerate(seen.legal, 1):
            verb, *where = code.split()
            if verb == "lay":
                cells.append(Cell(*spot_place(tiles, int(where[0]), where[1]), "", f"[{number}]", "", "bold magenta"))
        asked = seen.table.asked
        if asked is not None and asked.spot:
            tile, edge = asked.spot.split()
            cells.append(Cell(*spot_place(tiles, int(tile), edge), "", "[?]", "", "bold magenta"))
        return draw_map(cells)

    def turned(self, seen: Observation) -> list[Text]:
        """The tiles turned up now, or the ways in which one may lie, each with its edges."""
        table: Table = seen.table
        if not table.turned:
            return []
        number = {code: f"[{k}]" for k, code in enumerate(seen.legal, 1)}
        drawn = []
        for kind in table.turned:
            inside = signs(kind.endswith("t"), kind in self.words.bridges)
            ring = TILE_EDGES[TILE_INDEX[kind]]
            turns = [int(code.removeprefix("turn ")) for code in seen.legal if code.startswith("turn ")]
            for k in turns or [0]:
                label = number.get(f"turn {k}" if turns else f"keep {kind}", "")
                drawn.append((write_edges(turned(ring, k)), inside, label))
        words = ", ".join(self.words.tile(kind) for kind in table.turned)
        return [*quiet(tell("table-he-turned", count=len(table.turned), tiles=words)), *draw_row(drawn)]

    def threats(self, table: Table, own: Side) -> list[Text]:
        """Which cities can be attacked and by how many, both ways."""
        lines: list[Text] = []
        if table.outcome:
            return lines
        for message, is_own in (("table-he-threats", True), ("table-he-chances", False)):
            cities = [tile for tile in table.tiles if tile.threat and (tile.holder == own.seat) == is_own]
            parts = [
                tell(
                    "table-he-threat",
                    city=tile.number,
                    force=tile.threat,
                    need=tile.need,
                    falls="yes" if tile.threat >= tile.need else "no",
                )
                for tile in cities
            ]
            if parts:
                lines += quiet(tell(message, cities=" · ".join(parts)))
        return lines

    def piles(self, table: Table) -> list[Text]:
        """God cards, drawn and laid aside, and what is known of the tile pile."""
        lines = quiet(tell("table-he-god-piles", gods=self.words.gods(table.piles)))
        for god, cards in zip(GOD_NAMES, table.discards, strict=True):
            if cards:
                counts = {card: cards.count(card) for card in sorted(set(cards))}
                names = [self.words.name(card) + (f" x{count}" if count > 1 else "") for card, count in counts.items()]
                lines += quiet(tell("table-he-discards", god=self.words.god(god), cards=", ".join(names)))
        for message, kinds in (("table-he-tail", table.tail), ("table-he-aside", table.aside)):
            if kinds:
                lines += quiet(tell(message, tiles=", ".join(self.words.tile(kind) for kind in kinds)))
        return lines

    def cards_laid(self, table: Table, viewer: Player | None) -> list[Text]:
        """The reply stack and the open cards."""
        lines: list[Text] = []
        if table.chain:
            cards = " < ".join(self.words.name(card) for card in table.chain)
            lines += quiet(tell("table-he-chain", cards=cards), "bold")
        for side in table.sides:
            if side.open_card:
                card = self.words.name(side.open_card)
                lines += quiet(tell("table-he-open", card=card, **self.words.who(side.seat, viewer)))
        return lines

    def fight(self, table: Table, fight: Fight) -> list[Text]:
        """The running fight as it stands."""
        parts = [
            tell("table-he-fight", city=fight.target, pieces=pieces(table.tiles[fight.target])),
            tell("table-he-force", force=fight.force, attack=fight.attack, need=fight.needed),
        ]
        parts += [tell("table-he-water")] if fight.over_water else []
        parts += [tell("table-he-equal")] if fight.equal else []
        parts += [tell("table-he-crews")] if fight.crews else []
        parts.append(tell("table-he-stands", wins="yes" if fight.attack >= fight.needed else "no"))
        return quiet(" · ".join(parts), "bold")

    def hand(self, seen: Observation, own: Own) -> list[Text]:
        """The hand, card by card; what can be laid now is marked."""
        if not own.hand:
            return [Text(f" {tell('table-he-empty')}", style="dim")]
        playable = {code.removeprefix("play ") for code in seen.legal if code.startswith("play ")}
        lines = [Text(f" {tell('table-he-own-hand', marked='yes' if playable else 'no')}", style="bold")]
        for card in own.hand:
            lines += card_lines(self.words, card, "►" if card in playable else "")
        return lines


def quiet(words: str, style: str = "") -> list[Text]:
    """A note below something, wrapped."""
    return [Text(f"   {part}", style=style) for part in wrap(words, WIDTH - 4)]


def card_lines(words: HellasNarrator, card: str, mark: str = "") -> list[Text]:
    """A card: mark, code, name and text."""
    parts = wrap(words.text(card), WIDTH - NAME) or [""]
    first = Text(f" {mark:1} ", style="bold").append(f"{card:<3}", style="dim not bold").append(words.name(card))
    first.append(" " * (NAME - len(first)) + parts[0], style="not bold")
    return [first, *(Text(" " * NAME + part) for part in parts[1:])]


def find_card(words: HellasNarrator, name: str) -> str:
    """The code of the card that was meant; names that come near are offered."""
    wanted = " ".join(name[:40].split())
    by_name = {words.name(card).casefold(): card for card in words.rows}
    card = by_name.get(wanted.casefold(), wanted.upper())
    if card in words.rows:
        return card
    near = get_close_matches(wanted.casefold(), by_name, n=3)
    if near:
        names = words.names(tuple(by_name[word] for word in near))
        raise NotationError("error-near-card", "", near=names, card=wanted, set=words.set)
    raise NotationError("error-no-such-card", card=wanted, set=words.set)
