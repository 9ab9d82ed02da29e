"""How long a line may be where no formatter breaks it: strings, comments and class attributes of the page."""

from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
WRITTEN = {".svelte", ".ts", ".js", ".mjs", ".css"}
WIDTH = 120


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
