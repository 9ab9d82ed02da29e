"""Hector & Achilles in words: cards, heroes, players, questions and legal moves."""

from typing import Any

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hector.cards import COLOURS
from kleos.games.hector.view import Side, Table
from kleos.text.names import proper
from kleos.text.narrator import LogWriter, Narrator
from kleos.text.words import tell

CHOICES = {"vanguard": ("1", "2", "3", "home"), "number": ("1", "2", "3")}  # shown in full, open or closed
BATTLE_STEPS = ("action", "card", "fate")  # during which the five actions stay in their places


class HectorNarrator(Narrator):
    """The words of one game: hero names come from its component set, players' names from the match."""

    matters = "ask-ha-other"

    def __init__(self, game: Game, players: tuple[str, str], names: tuple[str, str] | None = None) -> None:
        data = game.component_data()
        super().__init__(game, players, names)
        self.heroes: dict[str, dict[str, Any]] = {row["colour"]: row for row in data["heroes"]}
        self.tiles: list[str] = [row["clockwise"] for row in data["fate_tiles"]]

    def hero_card(self, colour: str) -> str:
        """A hero as a card, such as R6."""
        return f"{colour}{self.heroes[colour]['value']}"

    def hero(self, side: Side, colour: str) -> str:
        """A hero with its name."""
        return tell("hero-name", name=self.hero_name(side, colour), card=self.hero_card(colour))

    def hero_name(self, side: Side, colour: str) -> str:
        """The name alone."""
        return proper(str(self.heroes[colour][side.people]))

    def hidden_name(self, table: Any, seat: int, group: str, code: str) -> str:
        """A hero by his name, an army card by colour and value."""
        if group == "hero":
            return self.hero_name(table.sides[seat - 1], code)
        value = int(code[1:])
        troop = tell("troop-name", value=value)
        return tell("page-hector-card", colour=colour_name(code[0]), name=troop, value=value)

    # The log.

    def heading(self, table: Any, viewer: Player | None) -> str:
        """The battle and the round."""
        return tell("page-hector-moment", battle=table.battle, round=table.round) if table.battle else ""

    def writer(self, viewer: Player | None) -> LogWriter:
        """Who writes the log of this game for a viewer."""
        from kleos.text.hector.news import HectorLogWriter

        return HectorLogWriter(self, viewer)

    def hand_words(self, table: Any, seat: Player) -> tuple[str, str]:
        """The hand of the table's own player, and his hero."""
        own = table.own
        return " ".join(own.hand), self.hero(table.sides[seat], own.hero) if own.hero else ""

    # Questions.

    def asked(self, seen: Observation) -> str:
        """What the viewer decides."""
        table: Table = seen.table
        own, rival = sides(table, seen.viewer)
        turn = table.round
        step = step_at(table)
        if step == "vanguard":
            return tell("ask-vanguard")
        if step == "number":
            return tell("ask-number")
        if step == "orient":
            return tell("ask-orient")
        if step == "action":
            return tell("ask-action", turn=turn)
        if step == "card":
            return tell("ask-card", turn=turn)
        if step == "fate":
            return tell("ask-fate", mine=own.superiority, theirs=rival.superiority)
        return tell("ask-ransom")

    # Moves.

    def option(self, seen: Observation, code: str) -> str:
        """A legal move of the viewer."""
        verb, _, what = code.partition(" ")
        if verb in ("vanguard", "number", "orient"):
            return self.opening_move(seen, verb, what)
        if verb in ("leave", "turn"):
            return self.turn_move(seen, code)
        own, _ = sides(seen.table, seen.viewer)
        hero = self.hero(own, seen.table.own.hero) if seen.table.own.hero else ""
        if verb == "pass":
            return tell("move-pass")
        if verb == "discard":
            return tell("move-discard", card=what)
        if verb == "change":
            return tell("move-change", hero=hero)
        if verb == "retreat":
            return tell("move-retreat", cards=len(own.row) + own.shame)
        if verb == "play":
            return self.play_move(seen, what)
        if verb == "give":
            return tell("move-give-hero", hero=hero) if what == "hero" else tell("move-give-token", hero=hero)
        return self.place_move(own, verb, int(what), hero)

    def closed(self, seen: Observation) -> list[str]:
        """Each pile or front of a choice; in a battle each of the five actions that has no open move."""
        step = step_at(seen.table)
        if step in CHOICES:
            return [f"{step} {what}" for what in CHOICES[step]]
        if step not in BATTLE_STEPS:
            return []
        opened = {code.partition(" ")[0] for code in seen.legal}
        actions = (f"discard {first_card(seen.table)}", "change", "deploy 0", "upgrade 0", "retreat")
        return [code for code in actions if code.partition(" ")[0] not in opened]

    def opening_move(self, seen: Observation, verb: str, what: str) -> str:
        """Vanguard, number, orientation."""
        table: Table = seen.table
        own, rival = sides(table, seen.viewer)
        if verb == "vanguard":
            pile = 4 if what == "home" else int(what)
            return tell("move-vanguard", pile=pile_name(pile), size=own.piles[pile - 1].size)
        if verb == "number":
            number = int(what)
            sizes = {"mine": battle_size(own, number), "theirs": battle_size(rival, number)}
            return tell("move-number", number=number, **sizes)
        greek, trojan = self.orientation(table, int(what))
        mine, theirs = (greek, trojan) if own.people == "greek" else (trojan, greek)
        return tell("move-orient", mine=colour_name(mine), theirs=colour_name(theirs))

    def orientation(self, table: Table, facing: int) -> tuple[str, str]:
        """The colours that face the Greek and the Trojan player. HA-06-05."""
        edges = self.tiles[table.tile - 1]
        return edges[facing], edges[(facing + 2) % 4]

    def turn_move(self, seen: Observation, code: str) -> str:
        """A decision of the fate phase."""
        assert seen.viewer is not None
        fate = next(fate for fate in seen.table.fates if fate.turn == code)
        mine, theirs = fate.colours[seen.viewer], fate.colours[seen.viewer.rival]
        message = {"leave": "move-leave", "turn cw": "move-turn-cw", "turn ccw": "move-turn-ccw"}[code]
        return tell(message, mine=colour_name(mine), theirs=colour_name(theirs))

    def play_move(self, seen: Observation, card: str) -> str:
        """Play a card; say whether its colour scores as the tile lies."""
        troop = tell("troop-name", value=int(card[1]))
        if card[0] in scoring_colours(seen.table, seen.viewer, seen.viewer):
            return tell("move-play-scores", card=card, troop=troop)
        return tell("move-play", card=card, troop=troop)

    def place_move(self, own: Side, verb: str, place: int, hero: str) -> str:
        """Deploy or upgrade on a card of the own row."""
        card = own.row[place].card
        if verb == "deploy":
            message = "move-deploy" if place else "move-deploy-vanguard"
            return tell(message, hero=hero, card=card)
        message = "move-upgrade" if place else "move-upgrade-vanguard"
        return tell(message, card=card)


def step_at(table: Table) -> str:
    """The name of what is decided or drawn; nothing when the game is over."""
    return "" if table.asked is None else table.asked.step


def sides(table: Table, viewer: Player | None) -> tuple[Side, Side]:
    """The viewer's side and the other; a spectator sits with player 1."""
    seat = Player.ONE if viewer is None else viewer
    return table.sides[seat], table.sides[seat.rival]


def first_card(table: Table) -> str:
    """The card that stands for all when discarding is asked about; any with an empty hand."""
    return table.own.hand[0] if table.own is not None and table.own.hand else "R1"


def colour_name(letter: str) -> str:
    """A colour in a sentence: red for R."""
    return tell("colour-name", letter=letter)


def pile_name(pile: int) -> str:
    """Front 1, 2, 3 or home (4)."""
    return tell("pile-name", pile=pile)


def battle_size(side: Side, number: int) -> int:
    """Cards in the pile that a number would send a side to. HA-04-04."""
    front = side.piles[number - 1]
    return side.piles[3].size if front.exhausted else front.size


def hero_colour(table: Table, viewer: Player | None, seat: Player) -> str:
    """The colour of a seat's hero, as far as the viewer knows it."""
    if viewer == seat and table.own is not None:
        return table.own.hero
    return table.sides[seat].open_hero


def scoring_colours(table: Table, viewer: Player | None, seat: Player | None) -> str:
    """The colours that score for a seat as the tile lies, as far as the viewer knows them. HA-07-02."""
    if seat is None or not table.fates:
        return ""
    edge = table.fates[0].colours[seat]
    hero = hero_colour(table, viewer, seat)
    return edge if hero in ("", edge) else edge + hero


def compact(cards: tuple[str, ...]) -> str:
    """Many cards in few letters: R13 G2."""
    groups = [colour + "".join(card[1] for card in cards if card[0] == colour) for colour in COLOURS]
    return " ".join(group for group in groups if len(group) > 1)
