"""No words that people read stand in Python, Svelte or TypeScript: they all come from the Fluent files."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.text.test_words import SOURCES, WEB, messages

SENTENCE = re.compile(r"[A-Za-zÀ-ÿ]{2,} [a-zà-ÿ]{2,}")  # two words in a row
STYLES = {"bold", "not", "dim", "italic", "reverse", "yellow", "red", "cyan", "magenta", "underline"}
CALLERS = {"AttributeError", "TypeError"}
LOGGERS = {"debug", "info", "warning", "error", "exception", "log"}  # for hosts, not for players
MARKUP = re.compile(r"^\s*[<\">]|^<!doctype|color-mix")
# Files with words for programmers alone: names of measurements and of features, help for those who fit values,
# descriptions of metrics, SQL, errors of an adapter's caller, and the trace of clauses to tests.
FOR_PROGRAMMERS = re.compile(
    r"^(bench/|search/|insight/fit_|adapters/|vector|server/(metrics|storage/)|core/(proof|features)|exact/find_|"
    r"games/\w+/encode|trace)"
)
# A text each that is no sentence for people: moves, parts of notation, names of tests of an interval.
ALLOWED = {
    "bytes are wanted, not ",  # a mistake of a caller
    "viewer is 1, 2 or null",  # why bytes are no observation, for whoever wrote them
    "more than ",
    "question and agenda differ",
    "no step ",
    "the mail server offers no STARTTLS",  # for the host's log, as the next one
    "push service: ",
    " mirrored pairs (",  # how a series shows itself to whoever measures strength
}


def docstrings(tree: ast.Module) -> set[int]:
    """The nodes of all docstrings."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body[0] for node in ast.walk(tree) if isinstance(node, kinds) and node.body]
    return {id(first.value) for first in bodies if isinstance(first, ast.Expr)}


def excused(tree: ast.Module) -> set[int]:
    """Strings in log lines, in errors about a caller's mistakes, and lists of words that are split at once."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLERS:
            found |= {id(part) for part in ast.walk(node)}
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in (*LOGGERS, "split")
        ):
            found |= {id(part) for part in ast.walk(node)}
    return found


def sentences() -> Iterator[tuple[str, str]]:
    """Everything in the package that looks like words for people."""
    moves = {move.split()[0] for move in ["turn", "give", "skip", "pay", "lift", "drop", "vanguard"]}
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if FOR_PROGRAMMERS.match(name):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skipped = docstrings(tree) | excused(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in skipped:
                continue
            text = node.value
            words = text.split()
            if (
                name.endswith(("notation.py", "position_reader.py")) and text.replace(" ", "").isalnum()
            ):  # keys of a position
                continue
            if not SENTENCE.search(text) or MARKUP.search(text) or set(words) <= STYLES or words[0] in moves:
                continue
            yield f"{name}:{node.lineno}", text


def test_no_sentence_is_hard_coded_in_python() -> None:
    assert [(where, text) for where, text in sentences() if text not in ALLOWED] == []


def test_the_scan_finds_what_it_looks_for(tmp_path: Path) -> None:
    tree = ast.parse(
        'def f():\n    """A docstring here."""\n    print("please try again")\n    log.info("one thing happened")'
    )
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    skipped = docstrings(tree) | excused(tree)
    assert [node.value for node in texts if id(node) not in skipped] == ["please try again"]
    assert page_words('<p>Hello there</p><a title="Go on" href="x">{say("x")}</a>') == ["Hello there", "Go on"]
    assert (
        page_words("<script>const a = 1 < 2;</script><p>{#if a}{say('b')}{/if}</p><style>p { color: red }</style>")
        == []
    )


# The page.

PROPER = {"KLEOS", "Kleos"}


def page_words(source: str) -> list[str]:
    """Text and labels in the markup of a component that do not come from an expression."""
    markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    before = ""
    while before != markup:
        before, markup = markup, re.sub(r"\{[^{}]*\}", "", markup)
    texts = [text.strip() for text in re.findall(r">([^<>]*[A-Za-z]{2,}[^<>]*)<", markup)]
    labels = re.findall(r"\b(?:aria-label|title|alt|placeholder)=\"([^\"]*[A-Za-z]{2}[^\"]*)\"", markup)
    return texts + labels


def test_no_word_is_hard_coded_in_svelte() -> None:
    found = {
        path.name: words
        for path in sorted(WEB.rglob("*.svelte"))
        if (words := [word for word in page_words(path.read_text(encoding="utf-8")) if word not in PROPER])
    }
    assert found == {}


COMMENT = re.compile(r"//.*|^\s*/?\*.*|/\*.*?\*/")
QUOTED = re.compile(r"'([^'\n]*)'")
FOR_TYPESCRIPT = {"not hexadecimal", "nothing to draw", "turn cw", "turn ccw"}  # errors of the verifier, moves
NAMES = re.compile(r"Juan Pablo del Peral")  # who drew a font


def test_no_sentence_is_hard_coded_in_typescript() -> None:
    found = []
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".svelte":
            text = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, flags=re.S))
        for line in text.splitlines():
            for words in QUOTED.findall(COMMENT.sub("", line)):
                spoken = SENTENCE.search(words) and not NAMES.search(words) and not re.search(r"[(){}=<>]", words)
                if spoken and words not in FOR_TYPESCRIPT and words not in messages():
                    found.append((path.name, words))
    assert found == []
