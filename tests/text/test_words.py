"""Every message id in the code has words, every message is used, and both agree on the arguments."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kleos
from kleos.text.words import has, say

SOURCES = Path(kleos.__file__).parent
FAMILIES = (
    "error why end game bot colour troop people pile hero player table ask move log play help replay verify rules bench"
    " cards arena report exploit"
)
PREFIXES = tuple(f"{family}-" for family in FAMILIES.split())
OWN_PARAMETERS = {"clause"}  # of an error, and no argument of its message


@cache
def messages() -> dict[str, set[str]]:
    """Message id -> the variables that it uses."""
    files = sorted((SOURCES / "text").glob("en*.ftl"))
    body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """One `$variable`."""
        self.found.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """The variables of one message."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def is_id(node: ast.expr) -> bool:
    """Ask whether a string is meant as a message id."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return node.value in messages() or (node.value.startswith(PREFIXES) and node.value.replace("-", "").isalpha())


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """All modules of the package."""
    for path in sorted(SOURCES.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def used_ids() -> dict[str, str]:
    """The message ids in the code, each with a place."""
    return {
        node.value: f"{path.name}:{node.lineno}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and is_id(node) and isinstance(node.value, str)
    }


def calls() -> Iterator[tuple[str, set[str], bool, str]]:
    """Calls with a message id: the id, the argument names, whether more may come in by `**`, and the place."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and is_id(arg)]
            names = {word.arg for word in node.keywords if word.arg}
            names |= {
                str(key.value)
                for arg in node.args
                if isinstance(arg, ast.Dict)
                for key in arg.keys
                if isinstance(key, ast.Constant)
            }
            names -= set() if ast.unparse(node.func) == "tell" else OWN_PARAMETERS
            for name in ids:
                yield str(name), names, any(word.arg is None for word in node.keywords), f"{path.name}:{node.lineno}"


def test_every_message_id_in_the_code_has_words() -> None:
    missing = {name: where for name, where in used_ids().items() if name not in messages()}
    assert not missing


def test_every_message_is_used() -> None:
    assert sorted(set(messages()) - set(used_ids())) == []


def test_code_and_words_agree_on_the_arguments() -> None:
    checked = 0
    for name, given, open_ended, where in calls():
        wanted = messages()[name]
        wrong = given - wanted if open_ended else given ^ wanted
        assert not wrong, f"{where}: {name} has {sorted(wanted)}, given {sorted(given)}"
        checked += 1
    assert checked > 100


def test_errors_are_lower_case_without_a_full_stop() -> None:
    for name in messages():
        if name.startswith(("error-", "why-", "end-")):
            words = say(name, dict.fromkeys(messages()[name], "x"))
            assert not words.endswith((".", "!")), name
            assert not words[0].isupper(), name


def test_a_reason_has_at_most_twelve_words() -> None:
    for name in messages():
        if name.startswith("why-"):
            assert len(say(name).replace(";", "").split()) <= 12, name


def test_a_missing_message_is_shown_not_hidden() -> None:
    assert not has("error-of-nobody")
    assert say("error-of-nobody") == "{error-of-nobody}"
