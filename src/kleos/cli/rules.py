"""The rules in the terminal: one clause, all clauses of a game, or how far tests prove them."""

import json
from textwrap import wrap

from kleos.catalogue import GAMES
from kleos.cli.screen import WIDTH, Screen
from kleos.core.errors import GameError, UnknownGame
from kleos.text.rules import ClauseWords, rules_for_players
from kleos.text.words import tell
from kleos.trace import checkout, report


def rules_of(game: str) -> dict[str, ClauseWords]:
    """What players read about a game, by the ids of the clauses."""
    try:
        return rules_for_players(game)
    except OSError as error:
        raise GameError("error-no-ledger", game=game) from error


def find_clause(game: str, text: str) -> ClauseWords | None:
    """The clause that was meant; case does not matter."""
    return rules_of(game).get(text.strip().upper())


def print_clause(screen: Screen, clause: ClauseWords) -> None:
    """One clause with its words."""
    text = f"{clause.id}  {clause.words}"
    for line in wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False):
        screen.show(line, style="dim")


def show_rules(what: str, trace: bool, as_json: bool, screen: Screen) -> int:
    """`kleos rules`: the exit code is 1 when a trace finds something unproved."""
    if trace:
        return show_trace(what, as_json)
    chosen = list(rules_of(what).values()) if what in GAMES else [wanted_clause(what)]
    if as_json:
        print(json.dumps([clause._asdict() for clause in chosen], indent=1, ensure_ascii=False))
        return 0
    for clause in chosen:
        print_clause(screen, clause)
    if what in GAMES:
        screen.show(tell("rules-count", count=len(chosen)))
    return 0


def wanted_clause(text: str) -> ClauseWords:
    """The clause of any game."""
    found = [clause for game in GAMES if (clause := find_clause(game, text))]
    if not found:
        raise GameError("error-no-clause", wanted=text[:20], games=", ".join(GAMES))
    return found[0]


def show_trace(game: str, as_json: bool) -> int:
    """How far tests prove the clauses; the tests lie in a checkout, not in the package."""
    if game not in GAMES:
        raise UnknownGame("error-unknown-game", game=game[:40], games=", ".join(GAMES))
    root = checkout()
    if root is None:
        raise GameError("error-no-checkout")
    lines, agreed = report(game, root)
    print(json.dumps({"agreed": agreed, "lines": lines}, indent=1) if as_json else "\n".join(lines))
    return 0 if agreed else 1
