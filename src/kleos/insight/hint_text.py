"""Hints in words: sentences of the Fluent files, bound to what was computed."""

from random import Random

import msgspec

from kleos.catalogue import has_part, part
from kleos.core.observation import Observation
from kleos.insight.facts import Fact
from kleos.insight.hints import Hint, HintMove, Rest
from kleos.text.narrator import Narrator
from kleos.text.words import tell

IDLE = (
    "pass",
    "end",
    "done",
    "stop",
    "decline",
    "skip",
    "leave",
    "commit",
)  # moves that tell nothing about the one before


class HintLine(msgspec.Struct):
    """A good move as people read it."""

    code: str
    words: str
    chance: int  # per cent, as are the ends of the whisker
    low: int
    high: int
    reason: str
    follows: tuple[str, ...]  # the own moves likely to follow at once
    targets: tuple[str, ...]  # things of the page that the move and those after it name


class HintText(msgspec.Struct):
    """A hint as people read it; a page lights the things."""

    look: str
    things: tuple[str, ...]
    moves: tuple[HintLine, ...]
    notes: tuple[str, ...]  # what cannot be told apart, and the range of the rest


def hint_text(narrator: Narrator, seen: Observation, hint: Hint) -> HintText:
    """Word a hint for the player whose observation it was made from."""
    if len(seen.legal) == 1:
        return HintText(tell("look-only-move"), (), (), ())
    fact = hint.look
    look = tell("look-nothing") if fact is None else tell(fact.look, **about(narrator, seen, fact))
    things = () if fact is None else fact.things
    lines = tuple(hint_line(narrator, seen, hint, move) for move in hint.moves)
    notes = [alike_words(group) for group in hint.alike]
    if hint.rest is not None:
        notes.append(rest_words(hint.rest))
    return HintText(look, things, lines, tuple(notes))


def hint_line(narrator: Narrator, seen: Observation, hint: Hint, move: HintMove) -> HintLine:
    """One move with its chance and its reason."""
    assert seen.viewer is not None
    targets = [target_of(narrator.game.code, code, seen.viewer.seat) for code in (move.code, *move.follows)]
    return HintLine(
        code=move.code,
        words=move_words(narrator, seen, move),
        chance=per_cent(move.chance),
        low=per_cent(move.low),
        high=per_cent(move.high),
        reason=tell("hint-no-fact") if move.fact is None else fact_words(narrator, seen, hint, move.fact),
        follows=move.follows,
        targets=tuple(dict.fromkeys(target for target in targets if target)),
    )


def target_of(game: str, code: str, seat: int) -> str:
    """The thing of the page that a move names; "" where there is none."""
    return str(part(game, "targets")(code, seat)) if has_part(game, "targets") else ""


def move_words(narrator: Narrator, seen: Observation, move: HintMove) -> str:
    """The move, and the player's own next one where it follows at once and says something."""
    words = narrator.mention(seen, move.code)
    if not move.follows or move.follows[0].partition(" ")[0] in IDLE:
        return words
    assert seen.viewer is not None
    world = narrator.game.imagine(seen, Random(0))
    world.apply(narrator.game.parse(move.code))
    return tell("hint-follows", move=words, next=narrator.mention(world.observe(seen.viewer), move.follows[0]))


def fact_words(narrator: Narrator, seen: Observation, hint: Hint, fact: Fact) -> str:
    """A fact as a sentence."""
    shown = [move.code for move in hint.moves]
    number = shown.index(fact.against[0]) + 1 if fact.against[0] in shown else 0
    is_one = len(fact.against) == 1
    against = ("named" if is_one else "good") if number else ("one" if is_one else "tried")
    if len(seen.legal) == 2:
        against = "one"
    numbers = {"value": amount(fact, fact.value), "others": amount(fact, fact.others)}
    form = "sure" if fact.is_sure else "odds"
    return tell(fact.name, form=form, against=against, number=number, **numbers, **about(narrator, seen, fact))


def about(narrator: Narrator, seen: Observation, fact: Fact) -> dict[str, str | int | float]:
    """What a fact is about, by name."""
    assert seen.viewer is not None
    rival = narrator.called(seen.viewer.rival.seat, seen.viewer)
    return {**narrator.named(fact.arguments), "rival": rival}


def amount(fact: Fact, value: float) -> int | float:
    """A share in per cent, an amount with one digit at most."""
    if fact.is_share:
        return per_cent(value)
    shown = round(value, 1)
    return int(shown) if shown == int(shown) else shown


def per_cent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * share)


def alike_words(group: tuple[int, ...]) -> str:
    """Which moves cannot be told apart."""
    return tell("hint-alike", count="two" if len(group) == 2 else "more", first=group[0], last=group[-1])


def rest_words(rest: Rest) -> str:
    """From where to where the other moves reach."""
    reach = {"low": per_cent(rest.low), "high": per_cent(rest.high)}
    if rest.tried < rest.count:
        return tell("hint-rest-some", tried=rest.tried, count=rest.count, **reach)
    if rest.count > 1 and reach["low"] == reach["high"]:
        return tell("hint-rest-same", count=rest.count, high=reach["high"])
    return tell("hint-rest", count=rest.count, **reach)
