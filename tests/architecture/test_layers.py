"""Imports point one way, in the order that CONTRIBUTING.md gives: nobody imports what stands above or beside him."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kleos"
FACE = "kleos"  # src/kleos/__init__.py: the public names
ORDER = re.compile(r"`(core <- [^`]*)`")
NAMED = re.compile(r"kleos\.(\w+)[\w.]*(:\w+)?")  # a whole text that names a module, as import_module and -m want it


@cache
def layers() -> list[list[str]]:
    """The order, from the bottom up; those in one layer do not know each other."""
    found = ORDER.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("\n", " "))
    assert len(found) == 1
    return [re.split(r", *", layer) for layer in re.split(r" *<- *", found[0])]


@cache
def rooms() -> set[str]:
    """Every package and every module at the top of src/kleos."""
    packages = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    modules = {path.stem for path in SOURCE.glob("*.py") if path.stem != "__init__"}
    return packages | modules | {FACE}


def room_of(module: str) -> str:
    """The room of a module: kleos.core.state -> core; kleos, or a name that it offers -> the face."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in rooms() else FACE


def imports_of(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Line and room of everything of ours that a source imports, by statement or by a text that names a module."""
    tree = ast.parse(source)
    loggers = {id(text) for call in ast.walk(tree) if is_logger(call) for text in ast.walk(call)}
    for node in ast.walk(tree):
        for module in named_by(node, package) if id(node) not in loggers else ():
            if module.split(".")[0] == "kleos":
                yield getattr(node, "lineno", 0), room_of(module)


def named_by(node: ast.AST, package: str) -> list[str]:
    """The modules that one node of a source names."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    if isinstance(node, ast.ImportFrom):
        above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
        module = ".".join([*above, *([node.module] if node.module else [])])
        return [f"{module}.{name.name}" for name in node.names]
    if isinstance(node, ast.JoinedStr):
        return named_in("".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values))
    return named_in(node.value) if isinstance(node, ast.Constant) else []


def named_in(text: object) -> list[str]:
    """The module that a text is the name of, if it is one of a room's."""
    found = NAMED.fullmatch(text) if isinstance(text, str) else None
    return [found[0]] if found and found[1] in rooms() else []


def without_names(source: str) -> str:
    """A source without its texts: what is left is what it imports itself."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.unparse(tree)


def is_logger(node: ast.AST) -> bool:
    """Ask whether this is a call of getLogger, whose names are no modules."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).endswith("getLogger")


REGISTRY = "catalogue"  # names the parts of every game, and imports one only when it is asked for


def upward(source: str, package: str, room: str) -> list[tuple[int, str]]:
    """What a source imports that does not stand below its own room."""
    height = {name: k for k, layer in enumerate(layers()) for name in layer}
    found = imports_of(source if room != REGISTRY else without_names(source), package)
    return [(line, to) for line, to in found if to != room and height[to] >= height[room]]


def test_the_order_names_every_package_and_module_once() -> None:
    named = [name for layer in layers() for name in layer]
    assert sorted(named) == sorted(rooms())


def test_imports_point_one_way() -> None:
    wrong, looked_at = [], 0
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE)
        room = FACE if inside.name == str(inside) == "__init__.py" else inside.parts[0].removesuffix(".py")
        source, package = path.read_text("utf-8"), ".".join(("kleos", *inside.parts[:-1]))
        wrong += [f"{inside}:{line} imports {to}" for line, to in upward(source, package, room)]
        looked_at += len(list(imports_of(source, package)))
    assert wrong == []
    assert looked_at > 800


def folders_known_by(folder: str) -> set[str]:
    """The parts of the server that the modules of one of its folders import, itself left out."""
    found = set()
    for path in sorted((SOURCE / "server" / folder).rglob("*.py")):
        package = ".".join(("kleos", *path.relative_to(SOURCE).parts[:-1]))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts = [re.split("[.:]", module) for module in named_by(node, package)]
            found |= {names[2] for names in parts if names[:2] == ["kleos", "server"] and len(names) > 2}
    return found - {folder}


def test_the_servers_storage_knows_neither_tables_nor_routes_nor_bots() -> None:
    assert folders_known_by("storage") == {"server_node"}, "which it knows as a type alone"
    assert folders_known_by("tables") >= {"storage"} and folders_known_by("http") >= {"storage", "tables"}


def test_the_agenda_stays_with_the_rules() -> None:
    """Texts, bots, server and page read what is asked by name, never the frames behind it."""
    files = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in ("core", "games")]
    page = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(files) > 130 and len(page) > 150
    assert [
        str(path.relative_to(ROOT)) for path in (*files, *page) if "agenda" in path.read_text("utf-8").lower()
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        "import kleos",
        "import kleos.server.http.application",
        "from kleos import load",
        "from kleos import cli",
        "from kleos.adapters.openspiel_bot import make_bot",
        "from ..arena import series",
        "from .. import arena",
        "def late():\n    from kleos.server import app",
        'import_module("kleos.adapters.openspiel_bot")',
        'NAMES = {"x": "kleos.cli.hector:HectorDesk"}',
        'import_module(f"kleos.cli.{game}")',
    ],
)
def test_every_way_to_import_upwards_is_seen(source: str) -> None:
    assert upward(source, "kleos.bots", "bots")


@pytest.mark.parametrize(
    "source",
    [
        "from kleos.core.state import State",
        "from . import levels",
        "from ..search import node",
        'import_module(f"kleos.games.{code}.view")',
        'logging.getLogger("kleos.server")',
        '"""As kleos.server does."""',
        "import json",
    ],
)
def test_what_stands_below_and_what_is_no_import_is_let_through(source: str) -> None:
    assert not upward(source, "kleos.bots", "bots")


def test_the_registry_names_every_layer_and_imports_none() -> None:
    source = (SOURCE / "catalogue.py").read_text("utf-8")
    assert {room for _, room in imports_of(source, "kleos")} >= {"games", "search", "bots", "text", "cli"}
    assert {room for _, room in imports_of(without_names(source), "kleos")} == {"core"}
    assert upward("from kleos.bots.levels import NAMES", "kleos", "catalogue"), "an import is still one"
