"""Mutants for all games: positions, records, component sets and options with something changed, and what they must do.

Nothing here knows a game. A mutant may be refused by a typed error, or it is taken: then it must keep its game's
invariants through further moves, and so must every world imagined from it.
"""

import copy
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

import msgspec

import kleos
from kleos import BadRecord, Game, GameError, State
from kleos.core.dealer import SeededDealer
from kleos.core.match import Match
from kleos.core.options import Option
from kleos.core.record import PUBLIC, Record, seal
from kleos.core.snapshots import read_snapshots
from tests.support import VIEWERS, random_move

MOVES = 50  # so many further moves a mutant that is taken must survive
SECONDS = 1.0  # of processor time, which no mutant may need to be read: a guard against endless loops
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 8, 9, 12, 20, 64, 99, 100, 255, 10**6, 10**9, -(10**9), 2**31, 2**63, 10**30)
WORDS = ("", "?", "*", "x", "-", "0", "none", "R1", "chance", "marker R", "\x1b[31m", "\ud800", "a" * 300, "ά", "1e9")
ODD: tuple[Any, ...] = (None, True, False, 1.5, -0.0, float("inf"), [], {}, [[]], {"": 0}, "text", 10**40, (1, 2))


# Changing text.


def changed_number(rng: Random, number: int) -> int:
    """Another number: near, doubled, or one from the list."""
    return rng.choice((number + 1, number - 1, number + rng.randint(-9, 9), 2 * number, -number, rng.choice(NUMBERS)))


def mutated_text(rng: Random, text: str, other: str) -> str:
    """A position with some words changed, left out, doubled, or taken from another position of the game."""
    lines = [line.split(" ") for line in text.split("\n")]
    donors = [word for word in other.split() if word]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        line = rng.choice(lines)
        at = rng.randrange(len(line))
        way = rng.randrange(8)
        if way == 0 and len(line) > 1:
            del line[at]
        elif way == 1:
            line.insert(at, rng.choice(donors))
        elif way == 2:
            line[at] = same_key(rng, line[at], donors)
        else:
            line[at] = mutated_word(rng, line[at], rng.choice(donors))
        if not line:
            line.append("")
    return "\n".join(" ".join(line) for line in lines)


def same_key(rng: Random, word: str, donors: list[str]) -> str:
    """What another position says under the same key."""
    key = word.partition("=")[0]
    return rng.choice([donor for donor in donors if donor.partition("=")[0] == key] or [word])


def mutated_word(rng: Random, word: str, other: str) -> str:
    """A word `key=value`: one of its items, numbers or characters changed."""
    key, sign, value = word.partition("=")
    if not sign or rng.random() < 0.1:
        return mutated_characters(rng, word)
    mark = rng.choice((",", ".", "|", ":"))
    items = value.split(mark)
    given = other.partition("=")[2].split(mark)
    at = rng.randrange(len(items))
    way = rng.randrange(6)
    if way == 0:
        del items[at]
    elif way == 1:
        items.insert(at, rng.choice(items))
    elif way == 2:
        items.insert(at, rng.choice(given))
    elif way == 3:
        items[at] = rng.choice(given)
    elif way == 4:
        rng.shuffle(items)
    else:
        items[at] = mutated_characters(rng, items[at])
    return f"{key}{sign}{mark.join(items)}"


def mutated_characters(rng: Random, text: str) -> str:
    """Text with a number or a character changed."""
    digits = [k for k, letter in enumerate(text) if letter.isdigit()]
    if digits and rng.random() < 0.7:
        first = last = rng.choice(digits)
        while last < len(text) and text[last].isdigit():
            last += 1
        return text[:first] + str(changed_number(rng, int(text[first:last][:20]))) + text[last:]
    at = rng.randrange(len(text) + 1)
    way = rng.randrange(3)
    if way == 0:
        return text[:at] + text[at + 1 :]
    return text[:at] + rng.choice("0123456789RBYGONZAP,.:=@!+-*?x/ \n") + text[at + (way == 1) :]


# Changing JSON data.


def branches(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or mapping in the data with each of its keys."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from branches(data[key])


def mutate_json(rng: Random, data: Any, donor: Any) -> None:
    """Change plain JSON data in place, some of it into what stands in the same place of a donor."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = list(branches(data))
        if not places:
            return
        holder, key = rng.choice(places)
        if isinstance(holder, dict):
            mutate_field(rng, holder, key, donor)
        else:
            mutate_item(rng, holder, key)


def mutate_field(rng: Random, holder: dict[str, Any], key: str, donor: Any) -> None:
    """Change, drop or add a field."""
    way = rng.randrange(10)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[rng.choice(WORDS[:8])] = holder[key]
    elif way < 5:
        given = [found[other] for found, other in branches(donor) if other == key and isinstance(found, dict)]
        holder[key] = copy.deepcopy(rng.choice(given)) if given else other_value(rng, holder[key])
    else:
        holder[key] = other_value(rng, holder[key])


def mutate_item(rng: Random, holder: list[Any], at: int) -> None:
    """Change, drop, double or move an item of a list, or make the list long."""
    way = rng.randrange(12)
    if way == 0:
        del holder[at]
    elif way == 1:
        holder.insert(at, copy.deepcopy(rng.choice(holder)))
    elif way == 2:
        rng.shuffle(holder)
    elif way == 3:
        holder[:] = holder[:at]
    elif way == 4:
        holder[at] = copy.deepcopy(rng.choice(holder))
    elif way == 5 and rng.random() < 0.2:
        holder.extend([copy.deepcopy(holder[at])] * 300)
    else:
        holder[at] = other_value(rng, holder[at])


def other_value(rng: Random, value: Any) -> Any:
    """Something else, most often of the same kind."""
    if rng.random() < 0.1:
        return copy.deepcopy(rng.choice(ODD))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return changed_number(rng, value)
    if isinstance(value, str):
        return rng.choice(WORDS) if rng.random() < 0.3 else mutated_characters(rng, value)
    if isinstance(value, list):
        return rng.choice(([], value[:-1], value + value[-1:], value + value))
    return copy.deepcopy(rng.choice(ODD))


# Mutants.


def plain_record(record: Record) -> dict[str, Any]:
    """A record as plain JSON data, so that everything in it can be changed."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return data


def mutated_record(rng: Random, record: Record, donor: Record) -> Record | None:
    """A redacted record with something changed, most often its last table, and sealed again; None = no record."""
    data, other = plain_record(record), plain_record(donor)
    if rng.random() < 0.85:
        at = -1 if rng.random() < 0.7 else rng.randrange(len(data["frames"]))
        mutate_json(rng, data["frames"][at], rng.choice(other["frames"]))
    else:
        key = rng.choice(("moves", "by", "view", "players", "options", "result", "frames"))
        small = {key: data[key]} if key != "frames" else {key: data[key][-2:]}
        mutate_json(rng, small, other)
        data[key] = (
            data[key][:-2] + small[key] if key == "frames" and isinstance(small.get(key), list) else small.get(key)
        )
    try:
        return seal(msgspec.convert(data, Record))
    except (msgspec.ValidationError, msgspec.EncodeError, UnicodeEncodeError, ValueError, TypeError, OverflowError):
        return None  # what cannot be a record is refused by its reader, which has tests of its own


def mutated_set(rng: Random, components: dict[str, Any], donor: dict[str, Any]) -> dict[str, Any]:
    """A component set with something changed."""
    data = copy.deepcopy(components)
    mutate_json(rng, data, donor)
    return data


def mutated_options(rng: Random, switches: tuple[Option, ...]) -> dict[str, Any]:
    """Options, some of them right."""
    options: dict[str, Any] = {}
    for switch in rng.sample(switches, rng.randint(1, len(switches))):
        right = rng.choice(switch.values) if not switch.least else rng.choice((switch.least, switch.default))
        if rng.random() < 0.7:
            options[switch.name] = right if rng.random() < 0.5 else str(right)
        else:
            options[switch.name] = other_value(rng, right)
    if rng.random() < 0.15:
        options[mutated_characters(rng, rng.choice(list(options)))] = rng.choice(ODD)
    return options


# What must hold.


def taken(make: Callable[[], Any], *wanted: type[GameError]) -> Any:
    """What comes of a mutant; None when it was refused by an error of a wanted type, in one line and in time."""
    begun = process_time()
    try:
        found = make()
    except wanted as error:
        found = None
        words = str(error)
        assert 0 < len(words) < 1000 and "\n" not in words and "\x1b" not in words, words
    assert process_time() - begun < SECONDS, "a mutant takes too long to be read"
    return found


def assert_sound(state: State, rng: Random, moves: int = MOVES) -> None:
    """The state keeps its game's invariants now and through further moves, and so do worlds imagined by all viewers."""
    game = state.game
    assert_position_kept(state)
    for _ in range(moves):
        game.check(state)
        assert_worlds(state, rng)
        if state.actor is None:
            return
        state.apply(random_move(state, rng))
    game.check(state)


def assert_position_kept(state: State) -> None:
    """The state can be written and read again."""
    text = str(state)
    assert str(state.game.position(text)) == text, text


def assert_worlds(state: State, rng: Random) -> None:
    """Whoever looks can imagine a world that keeps the rules, looks the same and waits for the same actor."""
    for viewer in VIEWERS:
        seen = state.observe(viewer)
        world = state.game.imagine(seen, rng)
        state.game.check(world)
        assert world.observe(viewer) == seen and world.actor == state.actor, str(state)


def try_position(game: Game, text: str, rng: Random) -> bool:
    """A mutated position is refused as notation, or sound; True = taken."""
    state = taken(lambda: game.position(text), kleos.NotationError)
    if state is not None:
        assert_sound(state, rng)
    return state is not None


def try_record(game: Game, record: Record, rng: Random) -> bool:
    """A mutated redacted record is refused as a record, or its tables are right and it can be played on."""
    taken(lambda: read_snapshots(record, game), BadRecord)
    match = taken(lambda: Match.play_on(record, SeededDealer(7), rng, game), BadRecord)
    if match is not None:
        assert_sound(match.state, rng)
    return match is not None


def try_set(code: str, components: dict[str, Any], rng: Random) -> bool:
    """A mutated component set is refused as such, or its games are sound from the start."""
    game = taken(lambda: kleos.load(code, components=components), kleos.BadCardSet)
    if game is not None:
        assert_same_codes(game)
        assert_sound(game.start(), rng)
    return game is not None


def try_options(code: str, options: dict[str, Any], rng: Random) -> bool:
    """Mutated options are refused as such, or games under them are sound from the start."""
    game = taken(lambda: kleos.load(code, **options), kleos.BadOption)
    if game is not None:
        assert_sound(game.start(), rng)
    return game is not None


def assert_same_codes(game: Game) -> None:
    """Every move code is read as its own move."""
    for move in game.moves:
        assert game.parse(move.code) is move, move.code


# Where mutants come from.


def some_positions(game: Game, rng: Random, count: int) -> list[str]:
    """Positions of random games, as text."""
    found: list[str] = []
    while len(found) < count:
        state = game.start()
        stop = rng.randrange(400)
        while state.actor is not None and stop:
            state.apply(random_move(state, rng))
            stop -= 1
        found.append(str(state))
    return found


def some_records(game: Game, rng: Random, count: int, longest: int = 60) -> list[Record]:
    """Redacted records of the last lines of random games; a whole game has too many tables to be read so often."""
    found: list[Record] = []
    while len(found) < count:
        found.append(cut(redacted(game, rng), rng.randint(1, longest)))
    return found


def redacted(game: Game, rng: Random) -> Record:
    """A redacted record of a random game broken off somewhere."""
    match = Match(game, SeededDealer(rng.randrange(10**9)))
    stop = rng.randrange(250)
    while match.outcome is None and match.ply < stop:
        seat = match.state.actor
        assert isinstance(seat, kleos.Player)
        match.play(seat, random_move(match.state, rng))
    return match.record(rng.choice((kleos.Player.ONE, kleos.Player.TWO, PUBLIC)))


def cut(record: Record, lines: int) -> Record:
    """A record's last lines alone."""
    return seal(
        msgspec.structs.replace(
            record, moves=record.moves[-lines:], by=record.by[-lines:], frames=record.frames[-lines - 1 :]
        )
    )
