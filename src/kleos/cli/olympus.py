"""Fight for Olympus in the terminal: the table drawn from an observation, the viewer at the bottom."""

from difflib import get_close_matches

from rich.text import Text

from kleos.cli.olympus_drawing import (
    bonus_line,
    card_lines,
    quiet,
    score_track,
    side_lines,
    side_notes,
    strike_cells,
)
from kleos.cli.screen import WIDTH
from kleos.cli.terminal_view import TerminalView
from kleos.core.errors import NotationError
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.olympus.cards import KIND_NAMES, KINDS
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.view import Asked, Own, Side, Table
from kleos.text.olympus.words import OlympusNarrator, sides
from kleos.text.words import tell

UNPLACED = ("pay", "place", "bearer")  # a card has left the hand and lies nowhere yet


class OlympusTerminalView(TerminalView):
    """The desk of Fight for Olympus."""

    example = "FO-ATK-11"
    reading = "play-help-olympus"

    def __init__(self, game: Game, players: tuple[str, str]) -> None:
        assert isinstance(game, OlympusGame)
        self.game = game
        self.words = OlympusNarrator(game, players)
        super().__init__(self.words)

    # Words.

    def explain(self, name: str) -> list[Text]:
        """What a card does, by its name or code."""
        return card_lines(self.words, find_card(self.game, name))

    # The picture.

    def picture(self, seen: Observation) -> list[Text]:
        """The whole table, at most 80 columns wide."""
        table: Table = seen.table
        own, rival = sides(table, seen.viewer)
        lines = [self.headline(table, seen.viewer), *self.presence(table, rival, seen.viewer)]
        lines += self.notes(table, rival) + side_lines(self.words, rival, True)
        if not table.outcome:
            lines += [strike_cells(rival, "▼"), bonus_line(table.markers), strike_cells(own, "▲")]
        lines += side_lines(self.words, own, False) + self.notes(table, own)
        lines += [*self.presence(table, own, seen.viewer), self.track(table, seen.viewer)]
        if table.own is not None:
            lines += self.knowledge(table, table.own) + self.hand(seen, table.own)
        for line in lines:
            line.rstrip()
        return lines

    def notes(self, table: Table, side: Side) -> list[Text]:
        """What the forecast has no room for."""
        notes = "" if table.outcome else side_notes(self.words, side)
        return quiet(f"* {notes}") if notes else []

    def headline(self, table: Table, viewer: Player | None) -> Text:
        """Turn, phase and piles."""
        parts = [tell("table-fo-setup")]
        if table.turn:
            phase = tell("table-fo-phase", phase=table.phase)
            parts = [tell("table-fo-turn", turn=table.turn, **self.words.who(table.active, viewer)), phase]
        parts.append(tell("table-fo-pile", count=table.deck))
        count = len(table.discard)
        top = self.words.name(table.discard[-1]) if count else ""
        parts.append(
            tell("table-fo-discard-top", count=count, card=top) if count else tell("table-fo-discard", count=count)
        )
        return Text(f"── {' · '.join(parts)} ".ljust(WIDTH, "─")[:WIDTH], style="bold")

    def presence(self, table: Table, side: Side, viewer: Player | None) -> list[Text]:
        """Who sits there, with hand, markers and what is known of the hand."""
        mine = viewer is not None and viewer.seat == side.seat
        line = Text(" ").append(tell("table-you") if mine else self.words.full_name(side.seat), style="bold")
        line.append(f" · {tell('table-hand-count', count=side.hand)}")
        markers = (
            tell("table-fo-markers", count=len(side.markers), colours=" ".join(side.markers)) if side.markers else ""
        )
        line.append(f" · {markers or tell('table-fo-no-markers')}")
        if side.closed and not mine:
            line.append(f" · {tell('table-fo-closed', count=side.closed)}")
        known = side.known if mine or table.own is None else side.known + table.own.rival
        if mine and table.own is not None:
            known += table.own.betrayed
        if not known:
            return [line]
        message = "table-fo-betrayed" if mine else "table-fo-known"
        return [line, *quiet(tell(message, cards=self.words.names(known)))]

    def track(self, table: Table, viewer: Player | None) -> Text:
        """The score track, the viewer's side at the right."""
        me = Player.ONE if viewer is None else viewer
        score = table.score if me == Player.ONE else -table.score
        leader = me if score > 0 else me.rival
        words = tell("table-fo-level")
        if score:
            words = tell("table-fo-leads", points=abs(score), **self.words.who(leader.seat, viewer))
        left, right = (
            tell("table-you") if seat == viewer else self.words.called(seat.seat, viewer) for seat in (me.rival, me)
        )
        return score_track(score, left, right, words)

    def knowledge(self, table: Table, own: Own) -> list[Text]:
        """What only this player knows beside the hand."""
        lines: list[Text] = []
        if any(own.tail):
            lines += quiet(tell("table-fo-under", cards=self.words.names(own.tail)))
        if own.closed:
            lines += quiet(tell("table-fo-closed-own", cards=self.words.names(own.closed)))
        if own.looked:
            lines += quiet(tell("table-fo-looking", cards=self.words.names(own.looked)))
        return lines

    def hand(self, seen: Observation, own: Own) -> list[Text]:
        """The hand, card by card; what can be played now is marked."""
        lines: list[Text] = []
        asked = seen.table.asked
        if asked is not None and asked.step in UNPLACED and asked.seat == (seen.viewer or Player.ONE).seat:
            lines += self.payment(asked)
        if not own.hand:
            return [*lines, Text(f" {tell('table-fo-empty')}", style="dim")]
        playable = {code.removeprefix("play ") for code in seen.legal if code.startswith("play ")}
        head = Text(f" {tell('table-fo-hand')}", style="bold")
        lines.append(head.append(f"  {tell('table-fo-payable')}" if playable else "", style="dim not bold"))
        for card in own.hand:
            lines += card_lines(self.words, card, "►" if card in playable else "")
        return lines

    def payment(self, asked: Asked) -> list[Text]:
        """The card being played and its sockets: ● paid, the letter of what is still to pay."""
        card = asked.card or ""
        cost = self.words.row(card)["cost"]
        paid = len(cost) if asked.paid is None else asked.paid
        sockets = " ".join("[●]" if k < paid else f"[{symbol}]" for k, symbol in enumerate(cost))
        words = tell("table-fo-paying", card=self.words.name(card))
        return [Text(f" {words}  ", style="bold").append(sockets)] if cost else []


def find_card(game: OlympusGame, name: str) -> str:
    """The code of the card that was meant, by any of its names; names that come near are offered."""
    words = OlympusNarrator(game, ("", ""))
    spoken = {
        words.name(KIND_NAMES[kind]).casefold(): KIND_NAMES[kind]
        for kind in range(KINDS)
        if game.rules.box.present[kind]
    }
    wanted = " ".join(name.split()).casefold()
    try:
        return spoken.get(wanted) or game.card(name)[0]
    except NotationError as error:
        known = {**game.by_name, **spoken}
        near = dict.fromkeys(known[word] for word in get_close_matches(wanted, known, n=3))
        if not near:
            raise
        names = words.names(tuple(near))
        raise NotationError("error-near-card", "", near=names, **error.arguments) from error
