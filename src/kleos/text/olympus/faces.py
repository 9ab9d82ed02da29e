"""What is printed on every card of a set, in the language being spoken: for pages that draw the cards."""

import msgspec

from kleos.core.game import Game
from kleos.games.olympus.cards import KIND_NAMES, KINDS, TYPES
from kleos.text.olympus.words import OlympusNarrator

PEOPLE = ("person", "person")


class Face(msgspec.Struct, frozen=True):
    """A card as it lies on the table."""

    card: str  # as moves and tables name it
    name: str
    figure: str  # its name in the set, the same in every language
    icon: str  # the drawing that an own card wishes for, "" = none
    type: str
    colour: str  # R, B, Y or G; M for a multicolour card
    cost: str  # a letter per symbol
    attack: int
    defence: int
    when: tuple[str, ...]  # the moments of its abilities
    text: str  # what it does, "" = nothing


def faces_of(game: Game) -> list[Face]:
    """All cards of the set that is played with."""
    words = OlympusNarrator(game, PEOPLE)
    return [face_of(words, kind) for kind in range(KINDS) if words.box.present[kind]]


def face_of(words: OlympusNarrator, kind: int) -> Face:
    """One card."""
    card, box = KIND_NAMES[kind], words.box
    row = box.rows[kind]
    return Face(
        card=card,
        name=words.name(card),
        figure=str(row["name"]),
        icon=str(row.get("icon", "")),
        type=TYPES[box.type_of[kind]],
        colour=words.letter(card),
        cost=str(row["cost"]),
        attack=box.attack[kind],
        defence=box.defence[kind],
        when=tuple(dict.fromkeys(str(effect["when"]) for effect in row["effects"])),
        text=words.text(card),
    )
