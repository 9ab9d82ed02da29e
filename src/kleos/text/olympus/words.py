"""Fight for Olympus in words: cards, units, questions and legal moves."""

from collections.abc import Mapping
from typing import Any

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.olympus.cards import (
    AREA,
    AREA_NAMES,
    COLOURS,
    EQUIPMENT,
    KIND_INDEX,
    MULTI,
    SLOT_NAMES,
    SOLDIER,
    TYPES,
)
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.view import Asked, Side, Table, Unit
from kleos.text.names import card_name
from kleos.text.narrator import LogWriter, Narrator
from kleos.text.olympus.cards import AREAS, capital, card_text, speaker, what_text
from kleos.text.words import Argument, tell

LETTERS = COLOURS + "M"
# What is asked where nothing but the question itself matters.
PLAIN_QUESTIONS = {
    "declare": "ask-fo-declare",
    "play": "ask-fo-play",
    "enter_attack": "ask-fo-enter",
    "strip": "ask-fo-strip",
    "under": "ask-fo-under",
    "marker": "ask-fo-marker",
}
CARD_QUESTIONS = {"place": "ask-fo-place", "bearer": "ask-fo-bearer"}
COUNT_QUESTIONS = {"discard": "ask-fo-discard", "keep": "ask-fo-keep"}
EFFECT_QUESTIONS = ("use", "target", "upkeep", "recall")


class OlympusNarrator(Narrator):
    """The words of one game: card names come from its card set, players' names from the match."""

    matters = "ask-fo-other"

    def __init__(self, game: Game, players: tuple[str, str], names: tuple[str, str] | None = None) -> None:
        assert isinstance(game, OlympusGame)
        super().__init__(game, players, names)
        self.box = game.rules.box

    # Cards.

    def name(self, card: str) -> str:
        """A card's name."""
        return card_name(self.row(card))

    def card_words(self, card: str) -> str:
        """A card by its name."""
        return self.name(card)

    def names(self, cards: tuple[str, ...]) -> str:
        """Several cards; one that is not known is a question mark."""
        return ", ".join(self.name(card) if card else "?" for card in cards)

    def row(self, card: str) -> dict[str, Any]:
        """A card as the set gives it."""
        row: dict[str, Any] = self.box.rows[KIND_INDEX[card]]
        return row

    def letter(self, card: str) -> str:
        """R, B, Y or G; M for a multicolour card."""
        return LETTERS[self.box.class_of[KIND_INDEX[card]]]

    def is_multi(self, card: str) -> bool:
        """Ask whether a card has all colours."""
        return self.box.class_of[KIND_INDEX[card]] == MULTI

    def cost(self, card: str) -> str:
        """The symbols of a cost."""
        return str(self.row(card)["cost"]) or "–"

    def values(self, card: str) -> str:
        """Printed attack and defence; what equipment adds."""
        kind = KIND_INDEX[card]
        attack, defence = self.box.attack[kind], self.box.defence[kind]
        return f"+{attack}/+{defence}" if self.box.type_of[kind] == EQUIPMENT else f"{attack}/{defence}"

    def text(self, card: str) -> str:
        """What a card does; nothing for one without an ability."""
        row = self.row(card)
        return card_text(row, self.type(card)) if row["effects"] else ""

    def type(self, card: str) -> str:
        """Hero, soldier or equipment, as sets call it."""
        return TYPES[self.box.type_of[KIND_INDEX[card]]]

    def face(self, card: str) -> str:
        """Name, values and cost of a card."""
        words = {"name": self.name(card), "values": self.values(card)}
        cost = str(self.row(card)["cost"])
        return tell("move-fo-card", cost=cost, **words) if cost else tell("move-fo-card-free", **words)

    def effect(self, asked: Asked) -> tuple[str, str]:
        """The card whose ability is asked about, and what the ability does."""
        assert asked.card is not None and asked.row is not None
        card = self.row(asked.card)
        row = card["effects"][asked.row]
        return card_name(card), capital(what_text(row, speaker(card, self.type(asked.card), row)))

    def unit(self, unit: Unit | None) -> str:
        """A unit with its values as they stand."""
        if unit is None:
            return tell("table-fo-nobody")
        words: dict[str, str | int] = {"name": self.name(unit.card), "attack": unit.attack, "defence": unit.defence}
        return tell("table-fo-hurt", damage=unit.damage, **words) if unit.damage else tell("table-fo-unit", **words)

    def acting(self, unit: Unit | None) -> dict[str, str]:
        """A unit as the subject of a sentence: soldiers are many."""
        many = unit is not None and self.box.type_of[KIND_INDEX[unit.card]] == SOLDIER
        return {"unit": self.unit_name(unit), "many": "yes" if many else "no"}

    def named(self, things: Mapping[str, str | int]) -> dict[str, Argument]:
        """A unit by its card's name, and whether it is many."""
        found: dict[str, Argument] = dict(things)
        if "unit" in things:
            card = str(things["unit"])
            found |= {"unit": self.name(card), "many": "yes" if self.type(card) == TYPES[SOLDIER] else "no"}
        return found

    def slot(self, slot: str) -> str:
        """A space: by its area beside a drawn table, by its code beside one in letters."""
        return tell("page-olympus-slot", slot=slot) if self.is_drawn else slot

    def unit_name(self, unit: Unit | None) -> str:
        """A unit's name alone."""
        return tell("table-fo-nobody") if unit is None else self.name(unit.card)

    # The log.

    def heading(self, table: Any, viewer: Player | None) -> str:
        """Whose turn it is."""
        return tell("log-fo-turn", turn=table.turn, **self.who(table.active, viewer)) if table.turn else ""

    def writer(self, viewer: Player | None) -> LogWriter:
        """Who writes the log of this game for a viewer."""
        from kleos.text.olympus.news import OlympusLogWriter

        return OlympusLogWriter(self, viewer)

    def hand_words(self, table: Any, seat: Player) -> tuple[str, str]:
        """The hand of the table's own player."""
        return self.names(table.own.hand) or tell("replay-nothing"), ""

    # Questions.

    def asked(self, seen: Observation) -> str:
        """What the viewer decides."""
        asked = asked_at(seen.table)
        if asked.step in PLAIN_QUESTIONS:
            return tell(PLAIN_QUESTIONS[asked.step])
        if asked.step in EFFECT_QUESTIONS:
            card, text = self.effect(asked)
            return tell("ask-fo-effect", card=card, text=text)
        if asked.step == "play_free":
            return tell("ask-fo-free", card=self.face(seen.table.own.fresh))
        return self.card_question(asked) or self.fight_question(seen.table, asked)

    def card_question(self, asked: Asked) -> str:
        """A question about a card, or about several."""
        if asked.step == "pay":
            return self.pay_question(asked)
        if asked.step in CARD_QUESTIONS:
            return tell(CARD_QUESTIONS[asked.step], card=self.name(asked.card or ""))
        if asked.step in COUNT_QUESTIONS:
            return tell(COUNT_QUESTIONS[asked.step], count=asked.count or 0)
        return ""

    def pay_question(self, asked: Asked) -> str:
        """The next symbol of a cost."""
        card, paid = asked.card or "", asked.paid or 0
        cost = self.row(card)["cost"]
        return tell("ask-fo-pay", card=self.name(card), letter=cost[paid], number=paid + 1, most=len(cost))

    def fight_question(self, table: Table, asked: Asked) -> str:
        """A question about a unit."""
        mine, theirs = table.sides[asked.seat - 1], table.sides[2 - asked.seat]
        acting = self.acting(unit_at(mine, asked.unit))
        if asked.step in ("move_all", "move_to"):
            return tell("ask-fo-move", **acting)
        if asked.step == "may_attack":
            return tell("ask-fo-may", **acting)
        if asked.step == "retarget":
            return tell("ask-fo-retarget", target=self.unit_name(unit_at(theirs, asked.unit)), **acting)
        if asked.step == "stand_in":
            return tell("ask-fo-stand", target=acting["unit"], **self.acting(unit_at(theirs, asked.attacker)))
        if asked.step == "survive":
            return tell("ask-fo-survive", count=(asked.cost or 0) - (asked.paid or 0), **acting)
        return tell("ask-fo-again", unit=acting["unit"], by=self.unit_name(unit_at(mine, asked.granter)))

    # Moves.

    def closed(self, seen: Observation) -> list[str]:
        """The cards of the hand while they are asked for."""
        own, asked = seen.table.own, seen.table.asked
        if own is None or asked is None or asked.step not in ("play", "pay"):
            return []
        return [f"{asked.step} {card}" for card in dict.fromkeys(own.hand)]

    def option(self, seen: Observation, code: str) -> str:
        """A legal move of the viewer."""
        verb, _, what = code.partition(" ")
        if verb == "play":
            return tell("move-fo-play", card=self.face(what))
        if verb == "pay":
            return self.payment(what)
        if verb in ("place", "equip", "own", "enemy", "to"):
            return self.slot_move(seen, verb, what)
        if verb == "take":
            return tell("move-fo-take" if seen.table.markers else "move-fo-steal", letter=what)
        if verb == "discard":
            return tell("move-fo-discard", card=self.face(what))
        if verb == "pick":
            step = step_at(seen.table)
            return tell("move-fo-pick", question=step, card=self.name(what) if step == "under" else self.face(what))
        if verb == "skip":
            return tell("move-fo-skip", phase=what)
        return tell("move-fo-answer", verb=verb, question=step_at(seen.table))

    def mention(self, seen: Observation, code: str) -> str:
        """An ability by its card."""
        asked = asked_at(seen.table)
        if code in ("use", "decline") and asked.step in EFFECT_QUESTIONS and asked.step != "upkeep":
            return tell("move-fo-ability", verb=code, card=self.effect(asked)[0])
        return self.option(seen, code)

    def payment(self, what: str) -> str:
        """Pay a symbol."""
        if what.startswith("marker "):
            return tell("move-fo-pay-marker", letter=what[-1])
        return tell("move-fo-pay-multi" if self.is_multi(what) else "move-fo-pay", card=self.face(what))

    def slot_move(self, seen: Observation, verb: str, what: str) -> str:
        """A move that names a slot."""
        slot, name = SLOT_NAMES.index(what), self.slot(what)
        own, rival = sides(seen.table, seen.viewer)
        mine, theirs = own.slots[slot], rival.slots[slot]
        if verb == "place":
            space = name if self.is_drawn else f"{what}, {tell(AREAS[AREA_NAMES[AREA[slot]]])}"
            return tell("move-fo-place", slot=space, foe=self.unit(theirs))
        if verb == "equip":
            return tell("move-fo-equip", slot=name, unit=self.unit(mine))
        if verb == "own":
            return tell("move-fo-own", slot=name, unit=self.unit(mine))
        if verb == "enemy":
            return tell("move-fo-enemy", slot=name, unit=self.unit(theirs))
        asked = asked_at(seen.table)
        if asked.step == "move_all":
            return tell("move-fo-stay" if asked.unit == what else "move-fo-to", slot=name)
        return tell("move-fo-to", slot=name) if mine is None else tell("move-fo-swap", slot=name, unit=self.unit(mine))


def asked_at(table: Table) -> Asked:
    """What is decided or drawn at a table where the game goes on."""
    assert table.asked is not None
    return table.asked


def step_at(table: Table) -> str:
    """The name of what is decided or drawn."""
    return asked_at(table).step


def unit_at(side: Side, slot: str | None) -> Unit | None:
    """The unit in a slot, by the slot's name."""
    return None if slot is None else side.slots[SLOT_NAMES.index(slot)]


def sides(table: Table, viewer: Player | None) -> tuple[Side, Side]:
    """The viewer's side and the other; a spectator sits with player 1."""
    seat = Player.ONE if viewer is None else viewer
    return table.sides[seat], table.sides[seat.rival]
