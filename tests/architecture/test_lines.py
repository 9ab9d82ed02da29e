"""What no formatter sees to: long lines of the page, long files, and that dev.py stays small and needs only Python."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
WRITTEN = {".svelte", ".ts", ".js", ".mjs", ".css"}
WIDTH = 120
LONGEST_FILE = 480


def test_no_line_of_the_page_is_longer_than_the_width() -> None:
    folders = [WEB / name for name in ("src", "plugins", "scripts", "public")]
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in WRITTEN]
    assert len(files) > 150
    long = [
        f"{file.relative_to(WEB)}:{number}"
        for file in [*files, *WEB.glob("*.ts"), *WEB.glob("*.js")]
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]
    assert long == []


def test_no_python_file_is_long() -> None:
    files = [file for folder in ("src", "tests", "tools", "examples") for file in (ROOT / folder).rglob("*.py")]
    sizes = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in files}
    assert len(sizes) > 350
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}
    states = {f"src/kleos/games/{game}/state.py" for game in ("olympus", "hellas")}
    assert all(sizes[name] < 300 for name in states), "dispatch belongs to the chapters"


def test_dev_is_small_and_starts_with_nothing_but_python() -> None:
    assert len((ROOT / "dev.py").read_text("utf-8").splitlines()) <= 250
    to_read, read = ["dev"], set()
    while to_read:
        module = to_read.pop()
        read.add(module)
        found = imported(ROOT / f"{module.replace('.', '/')}.py")
        to_read += [name for name in found if name.startswith("tools.") and name not in read]
        others = {name.split(".")[0] for name in found} - {"tools"}
        assert others <= sys.stdlib_module_names, module
    assert read == {"dev", "tools.fingerprint", "tools.programs"}


def imported(file: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
