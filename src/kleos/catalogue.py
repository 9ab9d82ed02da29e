"""The catalogue: codes -> games. The one place that knows which games exist and where their parts lie."""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from kleos.core.errors import BadCardSet, UnknownGame, fault_of
from kleos.core.game import Game, loaders
from kleos.core.moves import finders


@dataclass(frozen=True)
class Entry:
    """A game, and where its parts are: each as `module:name`, imported when it is first asked for, "" = it has none.

    Parts of higher layers are named here and never imported by this module, so that a game is registered once.
    """

    code: str
    game: str  # the class of the game
    edges: tuple[str, ...]  # modules that register themselves when they are imported: the view
    components: str  # the component set: `package/path of the file`
    evaluator: str = ""  # what the search is told: Callable[[Game, list[float]], FittedEvaluator]
    policy: str = ""  # what a learned policy looks at: Callable[[Game], MoveFeatures]
    move_rater: str = ""  # greedy's rating of moves: Callable[[Game], MoveRater]
    levels: str = ""  # the plans of the five levels
    narrator: str = ""  # questions, moves and log in words
    terminal_view: str = ""  # the table in the terminal
    measures: str = ""  # what insight may ask of a move: Callable[[Game, Observation], list[Measure]]
    hidden: str = ""  # what of a player is hidden, and its odds: Callable[[Game, Observation, Player], Known]
    bluffs: str = ""  # where somebody could bluff, and what came of it: Bluffing
    lead: str = ""  # how far seat 1 is ahead: Callable[[State], int]
    card_counts: str = ""  # what the opponent may hold, by counting: Callable[[Game, Observation], list[CardCount]]
    targets: str = ""  # the thing on a page that a move names: Callable[[str, int], str]
    stage_owner: str = (
        ""  # the seat that a battle belongs to, seen from its end; "" = whoever moves: Callable[[State], int]
    )
    card_faces: str = ""  # what a page prints on cards, where it cannot tell from the component set alone
    quick_questions: tuple[str, ...] = ()  # steps that people answer at a glance, and so do bots at a server


def entry_of_the_house(
    code: str,
    card_faces: str = "",
    quick_questions: tuple[str, ...] = (),
    stage_owner: str = "",
    bluffs: str = "",
    policy: str = "",
) -> Entry:
    """The entry of a game whose parts lie where those of all our games lie."""
    name = code.capitalize()
    return Entry(
        code=code,
        game=f"kleos.games.{code}.game:{name}Game",
        edges=(f"kleos.games.{code}.view",),
        components=f"kleos/data/{code}.json",
        evaluator=f"kleos.search.{code}:make_evaluator",
        policy=policy,
        move_rater=f"kleos.bots.{code}:move_rater_for",
        levels=f"kleos.bots.levels:{code.upper()}",
        narrator=f"kleos.text.{code}.words:{name}Narrator",
        terminal_view=f"kleos.cli.{code}:{name}TerminalView",
        measures=f"kleos.insight.{code}:measures_of",
        hidden=f"kleos.insight.{code}:hidden_of",
        bluffs=bluffs,
        lead=f"kleos.insight.{code}:lead_of",
        card_counts=f"kleos.puzzles.{code}:count_cards",
        targets=f"kleos.insight.{code}:target_of",
        stage_owner=stage_owner,
        card_faces=card_faces,
        quick_questions=quick_questions,
    )


GAMES: dict[str, Entry] = {
    entry.code: entry
    for entry in (
        entry_of_the_house(
            "hector",
            quick_questions=("ransom",),
            stage_owner="kleos.insight.hector:winner_of_battle",
            bluffs="kleos.insight.hector_bluffs:BLUFFS",
            policy="kleos.search.hector_moves:make_features",
        ),
        entry_of_the_house("hellas", quick_questions=("reply", "draw", "keep")),
        entry_of_the_house(
            "olympus", card_faces="kleos.text.olympus.faces:faces_of", quick_questions=("pay", "keep", "under")
        ),
    )
}
MAX_SET_BYTES = 1_000_000
OF_THE_FILE = ("error-file", "error-set-size", "error-set-unreadable")  # errors that name the file already


def register(entry: Entry) -> None:
    """Add a game of one's own: everything that lists, loads or plays games knows it from now on."""
    if entry.code in GAMES and GAMES[entry.code] != entry:
        raise UnknownGame("error-game-taken", game=entry.code)
    GAMES[entry.code] = entry


def entry_of(code: str) -> Entry:
    """The entry of a game."""
    if not isinstance(code, str) or code not in GAMES:
        raise UnknownGame("error-unknown-game", game=str(code)[:40], games=", ".join(GAMES))
    return GAMES[code]


def has_part(code: str, name: str) -> bool:
    """Ask whether a game has a part, without importing it."""
    return bool(getattr(entry_of(code), name))


def part(code: str, name: str) -> Any:
    """A part of a game: `part("hector", "narrator")` is the narrator's class."""
    place = getattr(entry_of(code), name)
    if not place:
        raise UnknownGame("error-game-part", game=code, part=name)
    return found_at(place)


@cache
def found_at(place: str) -> Any:
    """What `module:name` names."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def maker(code: str) -> Callable[[object, dict[str, object]], Game]:
    """The class of a game, its edge modules imported."""
    for edge in entry_of(code).edges:
        import_module(edge)
    found: Callable[[object, dict[str, object]], Game] = part(code, "game")
    return found


@cache
def default_text(code: str) -> str:
    """The component set in the package, as text."""
    package, _, path = entry_of(code).components.partition("/")
    return files(package).joinpath(path).read_text(encoding="utf-8")


def default_components(code: str) -> dict[str, Any]:
    """The component set in the package; each caller has a copy of his own."""
    data: dict[str, Any] = json.loads(default_text(code))
    return data


def read_component_file(path: Path) -> object:
    """Parse a component set from a file."""
    try:
        with path.open("rb") as file:
            found = file.read(MAX_SET_BYTES + 1)  # never more, however large it says it is
        if len(found) > MAX_SET_BYTES:
            raise BadCardSet("error-set-size", file=path.name, most=MAX_SET_BYTES)
        return parse_components(found.decode("utf-8"), path.name, path.suffix == ".toml")
    except OSError as error:
        raise BadCardSet("error-file", file=path.name, detail=fault_of(error)) from error
    except ValueError as error:
        raise BadCardSet("error-set-unreadable", file=path.name, detail=short(error)) from error


def parse_components(text: str, name: str, is_toml: bool) -> object:
    """Parse the text of a component set, JSON or TOML."""
    try:
        return tomllib.loads(text) if is_toml else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCardSet("error-set-unreadable", file=name, detail=short(error)) from error


def plain(data: object, name: str) -> object:
    """A copy of a component set that is plain JSON data: no dates, no broken text, nothing endless or too large."""
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False)
        if len(text.encode()) > MAX_SET_BYTES:
            raise BadCardSet("error-set-size", file=name, most=MAX_SET_BYTES)
        return json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadCardSet("error-set-unreadable", file=name, detail=short(error)) from error


def short(error: Exception) -> str:
    """What went wrong, in one short line that can be printed anywhere."""
    words = " ".join(str(error).split())[:120]
    return words.encode("ascii", "backslashreplace").decode()


def load(code: str, /, *, components: Mapping[str, Any] | str | Path | None = None, **options: object) -> Game:
    """Load a game: `kleos.load("hector", check_scope="designated")`. `components` is a file or its parsed content."""
    make = maker(code)
    try:
        if components is None:
            return make(default_components(code), options)
        if isinstance(components, str | Path):
            path = Path(components)
            return make(whole_set(code, plain(read_component_file(path), path.name)), options)
        return make(whole_set(code, plain(components, "components")), options)
    except BadCardSet as error:
        if not isinstance(components, str | Path) or error.message in OF_THE_FILE:
            raise
        detail = str(error).removesuffix(f" [{error.clause}]")
        raise BadCardSet("error-file", error.clause, file=Path(components).name, detail=detail) from error


def whole_set(code: str, data: object) -> object:
    """The set with the one that it extends put in; only the set in the package can be extended."""
    if not isinstance(data, dict) or "extends" not in data:
        return data
    return {**data, "extends": default_components(code) if data["extends"] == "default" else None}


def fill_tables(code: str) -> None:
    """Import a game's modules, for moves that arrive from another process."""
    maker(code)


loaders.append(load)
finders.append(fill_tables)
