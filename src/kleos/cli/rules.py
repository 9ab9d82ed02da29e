"""The rules in the terminal: one clause, all clauses of a game, or how far tests prove them."""

import json
from functools import cache
from textwrap import wrap

from kleos.catalogue import GAMES
from kleos.cli.screen import WIDTH, Screen
from kleos.core.errors import GameError, UnknownGame
from kleos.text.rules import clause_text
from kleos.text.words import tell
from kleos.trace import Clause, checkout, clauses, report


@cache
def ledger(game: str) -> dict[str, Clause]:
    """The clauses of a game by their ids."""
    try:
        return clauses(game)
    except OSError as error:
        raise GameError("error-no-ledger", game=game) from error


def find_clause(game: str, text: str) -> Clause | None:
    """The clause that was meant; case does not matter."""
    return ledger(game).get(text.strip().upper())


def print_clause(screen: Screen, clause: Clause) -> None:
    """One clause with its text; tables of examples are left as they are."""
    first, *rest = f"{clause.id}  {clause_text(clause)}".splitlines()
    for line in wrap(first, WIDTH, initial_indent="  ", subsequent_indent="    "):
        screen.show(line, style="dim")
    for line in rest:
        for part in wrap(line, WIDTH, initial_indent="    ", subsequent_indent="    "):
            screen.show(part, style="dim")


def show_rules(what: str, trace: bool, as_json: bool, screen: Screen) -> int:
    """`kleos rules`: the exit code is 1 when a trace finds something unproved."""
    if trace:
        return show_trace(what, as_json)
    chosen = list(ledger(what).values()) if what in GAMES else [wanted_clause(what)]
    if as_json:
        print(
            json.dumps(
                [{**clause._asdict(), "words": clause_text(clause)} for clause in chosen], indent=1, ensure_ascii=False
            )
        )
        return 0
    for clause in chosen:
        print_clause(screen, clause)
    if what in GAMES:
        screen.show(tell("rules-count", count=len(chosen)))
    return 0


def wanted_clause(text: str) -> Clause:
    """The clause in any game's ledger."""
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
