"""Pieces of the drawn table of Hector & Achilles: piles, the fate tile, quiet lines."""

from textwrap import wrap

from rich.text import Text

from kleos.cli.screen import WIDTH
from kleos.games.hector.cards import FAVOURS, MAX_SHAME
from kleos.games.hector.view import Pile, Side, Table
from kleos.text.words import tell

STYLES = {"R": "red", "G": "green", "B": "bright_blue", "Y": "yellow", "P": "magenta", "N": "color(137)"}
NAMES = 11  # columns before the piles
CELLS = (10, 10, 10, 10, 10, 9, 9)  # fronts 1, 2, 3, home, heroes, favour, shame


def wrapped(words: str) -> list[Text]:
    """Quiet lines, the later ones a little further in."""
    return [Text(line, style="dim") for line in wrap(words, WIDTH, initial_indent=" ", subsequent_indent="     ")]


def drawn_tile(top: str, left: str, right: str, bottom: str) -> list[Text]:
    """A square with a letter on each edge."""
    lines = [Text("     ╭── "), Text("     "), Text("     ╰── ")]
    lines[0].append(top, style=f"bold {STYLES[top]}").append(" ──╮")
    lines[1].append(left, style=f"bold {STYLES[left]}").append("       ").append(right, style=f"bold {STYLES[right]}")
    lines[2].append(bottom, style=f"bold {STYLES[bottom]}").append(" ──╯")
    return lines


def turn_line(label: str, cells: tuple[str, ...], style: str) -> Text:
    """One line of the preview: two colours, two scores."""
    line = Text(f"{label:<24}", style=style)
    for cell, width in zip(cells, (9, 9, 10, 9), strict=True):
        line.append(f"{cell[:width]:^{width}}", style=STYLES.get(cell, ""))
    return line


def pile_labels() -> Text:
    """Names over the piles, the same columns for both sides."""
    names = [tell("pile-label", pile=pile) for pile in (1, 2, 3, 4)]
    names += [tell("table-heroes"), tell("table-favour"), tell("table-shame")]
    return Text(" " * NAMES + "".join(f"{name:^{cell}}" for name, cell in zip(names, CELLS, strict=True)), style="dim")


def pile_line(table: Table, side: Side) -> Text:
    """The sizes of the piles, the battle pile marked, and the tokens."""
    cells = [pile_cell(pile, bool(table.number) and side.battle_pile == k + 1) for k, pile in enumerate(side.piles)]
    cells += [
        str(side.hero_pile),
        "●" * side.favour + "○" * (FAVOURS - side.favour),
        "●" * side.shame + "○" * (MAX_SHAME - side.shame),
    ]
    line = Text(" ").append(f"{tell('people-name', people=side.people):<{NAMES - 1}}", style="bold")
    for cell, width in zip(cells, CELLS, strict=True):
        line.append(f"{cell:^{width}}", style="reverse bold" if cell.startswith("►") else "")
    return line


def pile_cell(pile: Pile, fights: bool) -> str:
    """One pile."""
    if pile.exhausted:
        return tell("table-exhausted")
    return f"► {pile.size}" if fights else str(pile.size)
