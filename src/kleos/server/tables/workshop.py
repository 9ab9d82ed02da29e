"""Card sets of the workshop: what a page shows of one that is being made. All of this runs in a sandbox process."""

from contextlib import suppress
from typing import Any

import msgspec

from kleos.catalogue import default_components, load
from kleos.core.errors import BadCardSet, GameError
from kleos.games.olympus.components import MARKUP, MOST_TEXT, SECTIONS
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.menus import CardMenus, Row, card_menus
from kleos.games.olympus.rows import refuse
from kleos.server.http.problems import Problem, problem
from kleos.server.tables.untrusted import check_set, read_set
from kleos.text.olympus.faces import Face, faces_of
from kleos.text.words import LANGUAGES, speaking

GAME = "olympus"
MOST_NEAREST = 3
LAYOUT = {"set", "note", "extends", "cards"}


class CardCheck(msgspec.Struct):
    """One card of a set: how it looks, what it says in every language, what may be changed, and what is like it."""

    face: Face
    texts: dict[str, str]
    menus: CardMenus
    nearest: list[Face]


class SetCheck(msgspec.Struct):
    """A set that is being made: what is wrong with it, as `kleos cards check` says it, and the card in hand."""

    problem: Problem | None
    hash: str  # "" while something is wrong
    faces: list[Face]  # the own cards; none while something is wrong
    card: CardCheck | None  # none while the card itself is wrong


class SharedSet(msgspec.Struct):
    """A set that is in order, as it is kept and handed on."""

    hash: str
    components: dict[str, Any]


def own_set(text: str) -> dict[str, Any]:
    """The set in the text of a file, which must extend the box: the workshop makes single cards."""
    found = read_set(text)
    if found.get("extends") != "default" or not isinstance(found.get("cards"), list):
        raise refuse("set", "extends", "FO-R-35", "want-exactly", value="default")
    return found


def olympus(components: dict[str, Any]) -> OlympusGame:
    """The game with a set."""
    game = load(GAME, components=components)
    assert isinstance(game, OlympusGame)
    return game


def share(text: str) -> SharedSet:
    """A set that games can be begun with, and its hash."""
    found = own_set(text)
    game = check_set(GAME, {}, found)
    for row in found["cards"]:
        if any(sign in str(row.get("prov", "")) for sign in MARKUP):
            raise refuse(row["name"], "prov", "FO-CARD-02", "want-text", most=MOST_TEXT)
    return SharedSet(game.component_hash, {key: found[key] for key in found if key in LAYOUT})


def check(text: str, card: int) -> SetCheck:
    """Everything that a page shows of a set and of one of its cards."""
    found = own_set(text)
    try:
        game = olympus(found)
    except BadCardSet as error:
        return SetCheck(problem(error), "", [], card_alone(found, card))
    faces = own_faces(game, found)
    return SetCheck(None, game.component_hash, faces, card_check(game, found, card))


def own_faces(game: OlympusGame, found: dict[str, Any]) -> list[Face]:
    """The faces of the own cards, in their order."""
    by_name = {face.figure: face for face in faces_of(game)}
    return [by_name[row["name"]] for row in found["cards"]]


def card_alone(found: dict[str, Any], card: int) -> CardCheck | None:
    """A card of a set with a fault somewhere: by itself it may be in order."""
    if not 0 <= card < len(found["cards"]):
        return None
    alone = {"set": "-", "extends": "default", "cards": [found["cards"][card]]}
    with suppress(GameError):
        return card_check(olympus(alone), alone, 0, found["cards"])
    return None


def card_check(game: OlympusGame, found: dict[str, Any], card: int, rows: list[Any] | None = None) -> CardCheck | None:
    """One card of a set that is in order; `rows` are all cards beside it, where some are not."""
    if not 0 <= card < len(found["cards"]):
        return None
    row = found["cards"][card]
    texts = {}
    for language in LANGUAGES:
        with speaking(language):
            texts[language] = own_faces(game, found)[card].text
    others = [one for one in rows or found["cards"] if isinstance(one, dict) and one != row]
    menus = card_menus(row, default_components(GAME), others)
    return CardCheck(own_faces(game, found)[card], texts, menus, nearest(row))


def nearest(row: Row) -> list[Face]:
    """The cards of the box that are most like this one: by type, verbs, colour, cost and values."""
    base = default_components(GAME)
    rows = [one for section in SECTIONS for one in base[section]]
    faces = {face.figure: face for face in faces_of(load(GAME))}
    own_type = row.get("type", "hero")
    near = sorted(rows, key=lambda one: distance(row, one, faces[one["name"]].type == own_type))
    return [faces[one["name"]] for one in near[:MOST_NEAREST]]


def distance(one: Row, two: Row, same_type: bool) -> int:
    """How unlike two cards are."""
    verbs = [{(effect["do"], effect["when"]) for effect in card["effects"]} for card in (one, two)]
    values = int(abs(one["A"] - two["A"]) + abs(one["D"] - two["D"]) + 2 * abs(len(one["cost"]) - len(two["cost"])))
    return 100 * (not same_type) + 4 * len(verbs[0] ^ verbs[1]) + values + int(one["home"] != two["home"])
