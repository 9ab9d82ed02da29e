"""Hector & Achilles in the terminal: the table drawn from an observation, the viewer at the bottom."""

from rich.text import Text

from kleos.cli.hector_drawing import STYLES, drawn_tile, pile_labels, pile_line, turn_line, wrapped
from kleos.cli.screen import WIDTH
from kleos.cli.terminal_view import TerminalView
from kleos.core.errors import GameError
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hector.view import Place, Side, Table
from kleos.text.hector.words import HectorNarrator, compact, hero_colour, scoring_colours, sides, step_at
from kleos.text.words import tell

CARD = 11  # columns of a drawn card
SUMS = 57  # where the sums begin: five cards stand before them
TILE = 19  # columns of the drawn tile


class HectorTerminalView(TerminalView):
    """The desk of Hector & Achilles."""

    example = "HA-05-41"
    reading = "play-help-hector"

    def __init__(self, game: Game, players: tuple[str, str]) -> None:
        self.game = game
        self.words = HectorNarrator(game, players)
        super().__init__(self.words)
        self.greek = 0 if game.options["greek_seat"] == "random" else int(game.options["greek_seat"])

    # Words.

    def people(self, seat: Player) -> str:
        """Greeks or Trojans; the seats may still be drawn."""
        if self.game.options["greek_seat"] == "random":
            return "?"
        return tell("people-name", people="greek" if seat == self.greek else "trojan").capitalize()

    def explain(self, name: str) -> list[Text]:
        """Cards say nothing but colour and value here."""
        raise GameError("play-no-cards")

    # The picture.

    def picture(self, seen: Observation) -> list[Text]:
        """The whole table, at most 80 columns wide."""
        table: Table = seen.table
        own, rival = sides(table, seen.viewer)
        lines = [self.headline(table, seen.viewer), self.presence(table, rival, seen.viewer)]
        lines += [pile_labels(), pile_line(table, rival)]
        if own.row or rival.row:
            lines += self.row(table, rival, seen.viewer)
            lines += self.tile(table, seen.viewer)
            lines += self.row(table, own, seen.viewer)
            lines.append(pile_labels())
        lines += [pile_line(table, own), self.presence(table, own, seen.viewer)]
        lines += self.knowledge(table, seen.viewer)
        for line in lines:
            line.rstrip()
        return lines

    def headline(self, table: Table, viewer: Player | None) -> Text:
        """Battle, round, place and attacker."""
        parts = [tell("table-battle", battle=table.battle)]
        if table.round:
            parts.append(tell("table-round", round=table.round))
        if table.number:
            parts.append(tell("table-at", number=table.number))
        mine = viewer is not None and viewer.seat == table.attacker
        name = self.words.player(table.attacker)
        parts.append(tell("table-attack-you") if mine else tell("table-attack-other", name=name))
        return Text(f"── {' · '.join(parts)} ".ljust(WIDTH, "─"), style="bold")

    def presence(self, table: Table, side: Side, viewer: Player | None) -> Text:
        """Who sits there, with hand and hero as far as the viewer knows them."""
        own = table.own if viewer is not None and viewer.seat == side.seat else None
        line = Text(" ").append(tell("table-you") if own else self.words.full_name(side.seat), style="bold")
        if not table.round or table.outcome:  # nothing is dealt yet, or any more
            return line
        if own is None:
            line.append(f" · {tell('table-hand-count', count=side.hand)}")
        else:
            line.append(f" · {tell('table-hand')}{'' if own.hand else ' –'}")
            for card in own.hand:
                line.append(f" [{card}]", style=STYLES[card[0]])
        line.append(" · ").append_text(self.hero_text(table, side, viewer))
        if own and own.hero_bottom:
            line.append(f" · {tell('table-under', colours=' '.join(own.hero_bottom))}")
        return line

    def hero_text(self, table: Table, side: Side, viewer: Player | None) -> Text:
        """The hero: none, hidden, held, deployed or shown."""
        colour = hero_colour(table, viewer, Player(side.seat - 1))
        if side.hero == "none":
            return Text(tell("table-hero-none"))
        if not colour:
            return Text(tell("table-hero-hidden", colours=" ".join(side.heroes_left)))
        hero = self.words.hero(side, colour)
        if side.hero == "deployed":
            return Text(tell("table-hero-deployed", hero=hero), style=STYLES[colour])
        if side.open_hero:
            return Text(tell("table-hero-shown", hero=hero), style=STYLES[colour])
        return Text(tell("table-hero-held", hero=hero), style=STYLES[colour])

    # Rows and sums.

    def row(self, table: Table, side: Side, viewer: Player | None) -> list[Text]:
        """Four lines: the played cards, and the two sums beside them."""
        if not side.row:
            return []
        lines = [Text(" "), Text(" "), Text(" "), Text(" ")]
        for number, place in enumerate(side.row):
            for line, part in zip(lines, self.card(side, place, number), strict=True):
                line.append_text(part)
        for line, part in zip(lines, sums(table, side, viewer), strict=True):
            line.pad_right(max(0, SUMS - len(line)))
            line.append_text(part)
        return lines

    def card(self, side: Side, place: Place, number: int) -> list[Text]:
        """One card as a box; a hero shows which card it covers."""
        name, title = place.card, tell("troop-short", value=int(place.card[1]))
        foot = ""
        if place.covered:
            name, title = self.words.hero_card(side.open_hero), self.words.hero_name(side, side.open_hero)
            foot = f" {tell('table-covers', card=place.card)} "
        head = str(number) if number else tell("table-vanguard")
        inner = CARD - 2
        style = STYLES[name[0]]
        face = f"{name} +1" if place.token else name
        return [
            Text(f"┌{head.center(inner, '─')}┐", style=style),
            Text("│", style=style).append(face.center(inner), style=f"bold {style}").append("│"),
            Text(f"│{title[:inner].center(inner)}│", style=style),
            Text(f"└{foot.center(inner, '─')}┘", style=style),
        ]

    # The tile.

    def tile(self, table: Table, viewer: Player | None) -> list[Text]:
        """The tile as it lies, and what each quarter turn would show and score."""
        if not table.fates:
            return []
        me = Player.ONE if viewer is None else viewer
        leave, clockwise, counter = (fate.colours for fate in table.fates)
        if step_at(table) == "orient":
            return [*drawn_tile(leave[me.rival], counter[me], clockwise[me], leave[me])]
        picture = [Text(tell("table-tile", tile=table.tile).center(TILE))]
        picture += drawn_tile(leave[me.rival], counter[me], clockwise[me], leave[me])
        lines = [turn_line("", self.heads(me, viewer), "dim")]
        for fate in table.fates:
            label = tell("table-turned", turn=fate.turn.removeprefix("turn "))
            scores = [f"{fate.scores[seat]}{open_end(table, viewer, seat)}" for seat in (me, me.rival)]
            lines.append(turn_line(label, (fate.colours[me], fate.colours[me.rival], *scores), ""))
        for line, part in zip(picture, lines, strict=True):
            line.pad_right(max(0, TILE - len(line)))
            line.append_text(part)
        return picture

    def heads(self, me: Player, viewer: Player | None) -> tuple[str, str, str, str]:
        """Heads over the preview: whom colours face, and who would score."""
        if viewer is not None:
            rival = tell("table-rival")
            return tell("table-faces-you"), rival, tell("table-you-score"), rival
        one, two = tell("table-faces", seat=me.seat), tell("table-faces", seat=me.rival.seat)
        return one, two, tell("table-scores", seat=me.seat), tell("table-scores", seat=me.rival.seat)

    # What is known.

    def knowledge(self, table: Table, viewer: Player | None) -> list[Text]:
        """Cards seen going into piles, and cards out of the game."""
        lines: list[Text] = []
        for side in sides(table, viewer):
            name = (
                tell("table-you") if viewer is not None and side.seat == viewer.seat else self.words.player(side.seat)
            )
            known = known_cards(table, side, viewer)
            if known:
                mine = viewer is not None and side.seat == viewer.seat
                message = "table-known" if mine else "table-known-rival"
                lines += wrapped(f"{name} · {tell(message, cards=known)}")
            out = lost_cards(side)
            if out:
                lines += wrapped(f"{name} · {tell('table-out', cards=out)}")
        if not table.fates:
            lines += wrapped(tell("table-stock", tiles=" ".join(map(str, table.stock))))
        return lines


def known_cards(table: Table, side: Side, viewer: Player | None) -> str:
    """Pile by pile, what the viewer knows to lie there."""
    parts = []
    own = table.own if viewer is not None and side.seat == viewer.seat else None
    for number, pile in enumerate(side.piles):
        known = own.known[number] if own else pile.known
        perhaps = own.perhaps[number] if own else pile.perhaps
        found = [compact(known)] if known else []
        found += [tell("table-maybe", cards=compact(perhaps))] if perhaps else []
        if found:
            parts.append(f"{tell('pile-label', pile=number + 1)} {', '.join(found)}")
    return "; ".join(parts)


def lost_cards(side: Side) -> str:
    """What has left the game."""
    unseen = sum(side.removed_unseen)
    parts = [compact(side.removed)] if side.removed else []
    parts += [tell("table-unseen-out", count=unseen)] if unseen else []
    parts += [tell("table-lost-heroes", colours=" ".join(side.heroes_lost))] if side.heroes_lost else []
    return "; ".join(parts)


def open_end(table: Table, viewer: Player | None, seat: Player) -> str:
    """A plus where a hidden hero may add to a score."""
    return "+" if table.sides[seat].hero == "hand" and not hero_colour(table, viewer, seat) else ""


def sums(table: Table, side: Side, viewer: Player | None) -> list[Text]:
    """Superiority and would-score-now of one side."""
    seat = Player(side.seat - 1)
    lines = [Text(f"{tell('table-superiority'):<16}{side.superiority:>3}", style="bold"), Text(), Text(), Text()]
    if table.fates and step_at(table) != "orient":
        more = open_end(table, viewer, seat)
        lines[1] = Text(f"{tell('table-score'):<16}{table.fates[0].scores[seat]:>3}{more}", style="bold")
        lines[2] = Text(f"{tell('table-colours'):<16}  ")
        for colour in scoring_colours(table, viewer, seat):
            lines[2].append(f"{colour} ", style=f"bold {STYLES[colour]}")
        if more:
            lines[2].append("?")
            lines[3] = Text(f"+ {tell('table-left-out')}"[: WIDTH - SUMS], style="dim")
    return lines
