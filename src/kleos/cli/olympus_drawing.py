"""Pieces of the drawn table of Fight for Olympus: framed areas, slots, the forecast, the score track, hand cards."""

from textwrap import wrap

from rich.text import Text

from kleos.cli.screen import WIDTH
from kleos.games.olympus.cards import AREA_NAMES, SEVEN, SLOT_NAMES
from kleos.games.olympus.view import Side, Strike, Unit
from kleos.text.olympus.cards import AREAS
from kleos.text.olympus.words import OlympusNarrator
from kleos.text.words import tell

STYLES = {"R": "red", "B": "bright_blue", "Y": "yellow", "G": "green", "M": "magenta"}
FRAMES = ((0, 1, 2), (3, 4), (5,))  # slots by area
CELL = 12  # columns of a slot
INSIDE = CELL - 1
MOST_DOTS = 5
TEXT = 34  # where a card's text begins
BONUSES = {
    "point": "table-fo-strike-point",
    "marker": "table-fo-strike-marker",
    "card": "table-fo-strike-card",
    "": "table-fo-strike-nothing",
}


def quiet(words: str) -> list[Text]:
    """Quiet lines, the later ones a little further in."""
    return [Text(line, style="dim") for line in wrap(words, WIDTH, initial_indent=" ", subsequent_indent="     ")]


def fit(name: str, width: int) -> str:
    """A name in few letters: the first of two words shrinks, then the end is cut off."""
    first, blank, rest = name.partition(" ")
    if len(name) > width and blank:
        name = f"{first[0]}. {rest}"
    return name if len(name) <= width else name[: width - 1] + "…"


# The areas.


def row_of(cells: list[Text], edge: str) -> Text:
    """One line through all areas; `edge` is drawn at both ends of each."""
    line = Text()
    for number, slots in enumerate(FRAMES):
        line.append(" " if number else "").append(edge, style="dim")
        for slot in slots:
            part = cells[slot]
            part.truncate(CELL)
            part.pad_right(CELL - len(part))
            line.append_text(part)
        line.append(edge, style="dim")
    return line


def border(left: str, right: str, labels: list[str]) -> Text:
    """The upper or lower edge of all areas, one label for each area or each slot."""
    by_slot = len(labels) == len(SLOT_NAMES)
    parts = []
    for area, slots in enumerate(FRAMES):
        names = [labels[slot] for slot in slots] if by_slot else [labels[area]]
        width = CELL * len(slots) // len(names)
        dash = "" if by_slot else "─"  # a slot's name stands right over its unit's
        parts.append(left + "".join(f"{dash} {name} ".ljust(width, "─") for name in names) + right)
    return Text(" ".join(parts), style="dim")


def area_names() -> list[str]:
    """Olympus, Delphi, Troy."""
    return [tell(AREAS[name]) for name in AREA_NAMES]


def side_lines(words: OlympusNarrator, side: Side, rival_on_top: bool) -> list[Text]:
    """A player's three areas; the slots' names face the middle."""
    cells = [unit_cell(words, unit) for unit in side.slots]
    lines = [row_of([cell[k] for cell in cells], "│") for k in range(3)]
    areas, slots = area_names(), list(SLOT_NAMES)
    upper, lower = (areas, slots) if rival_on_top else (slots, areas)
    return [border("┌", "┐", upper), *lines, border("└", "┘", lower)]


def unit_cell(words: OlympusNarrator, unit: Unit | None) -> list[Text]:
    """Name; colour, values and damage; equipment, or that the unit is silenced."""
    if unit is None:
        return [Text(), Text(" ·", style="dim"), Text()]
    letter = words.letter(unit.card)
    style = STYLES[letter]
    dots = "●" * unit.damage if unit.damage <= MOST_DOTS else f"{unit.damage}●"
    values = Text(f" {letter} ", style=style).append(f"{unit.attack}/{unit.defence} ", style="bold not dim")
    below = f"+{fit(words.name(unit.equipment), INSIDE - 1)}" if unit.equipment else ""
    if unit.silenced and not below:
        below = tell("table-fo-silenced")
    return [
        Text(f" {fit(words.name(unit.card), INSIDE)}", style=f"bold {style}"),
        values.append(dots, style="red"),
        Text(f" {below}", style="dim" if unit.silenced else ""),
    ]


# The forecast.


def strike_cells(side: Side, arrow: str) -> Text:
    """What each unit's attack would do."""
    return row_of([strike_cell(unit, arrow) for unit in side.slots], " ")


def strike_cell(unit: Unit | None, arrow: str) -> Text:
    """One forecast, at most the width of a slot."""
    if unit is None:
        return Text()
    if unit.attacked:
        return Text(f" {arrow} {tell('table-fo-strike-done')}", style="dim")
    strike = unit.strike
    if strike is None:
        return Text(f" {tell('table-fo-strike-none')}", style="dim")
    more = "*" if strike_parts(unit, strike) else ""
    return Text(f" {arrow} {strike_words(strike)}{more}", style="bold" if strike.beats or strike.bonus else "")


def strike_words(strike: Strike) -> str:
    """Damage, or the bonus where nobody stands."""
    if not strike.target:
        return tell(BONUSES[strike.bonus])
    return tell("table-fo-strike-falls" if strike.beats else "table-fo-strike-hurts", damage=strike.damage)


def strike_parts(unit: Unit, strike: Strike) -> list[str]:
    """What a forecast leaves open."""
    found = [tell("table-fo-note-splash", damage=strike.splash)] if strike.splash else []
    found += [tell("table-fo-note-aims")] if strike.aims else []
    found += [tell("table-fo-note-stand")] if strike.stand_in else []
    found += [tell("table-fo-note-saved", count=strike.saved_by)] if strike.saved_by else []
    found += [tell("table-fo-note-grants", count=unit.grants)] if unit.grants else []
    return found


def side_notes(words: OlympusNarrator, side: Side) -> str:
    """What the slots have no room for."""
    notes = []
    for slot, unit in enumerate(side.slots):
        if unit is None:
            continue
        found = [tell("table-fo-silenced")] if unit.silenced and unit.equipment else []
        if unit.strike is not None and not unit.attacked:
            found += strike_parts(unit, unit.strike)
        if found:
            where = {"slot": SLOT_NAMES[slot], "unit": words.name(unit.card)}
            notes.append(tell("table-fo-note", notes=", ".join(found), **where))
    return " · ".join(notes)


def bonus_line(markers: str) -> Text:
    """Between the rows: what an unopposed attack brings in each area."""
    free = tell("table-fo-bonus-marker", colours=" ".join(markers)) if markers else tell("table-fo-bonus-steal")
    labels = [tell("table-fo-bonus-point"), free, tell("table-fo-bonus-card")]
    parts = [f"  {label}".ljust(CELL * len(slots) + 2) for label, slots in zip(labels, FRAMES, strict=True)]
    return Text(" ".join(parts), style="dim italic")


# Score and hand.


def score_track(score: int, left: str, right: str, words: str) -> Text:
    """The track from the rival's seven to the own one, with the stone."""
    line = Text(f" {fit(left, 8):>8} ", style="bold")
    for field in range(-SEVEN, SEVEN + 1):
        if field == score:
            line.append("  ●", style="bold not dim")
        else:
            line.append(f"{field:+3d}" if field else "  0", style="dim not bold")
    line.append(f"  {fit(right, 8)}")
    return line.append(f" · {words}" if len(line) + len(words) + 3 <= WIDTH else "", style="not bold")


def card_lines(words: OlympusNarrator, card: str, mark: str = "") -> list[Text]:
    """A card: mark, code, name, cost, values and text."""
    style = STYLES[words.letter(card)]
    parts = wrap(words.text(card), WIDTH - TEXT) or [""]
    first = Text(f" {mark:1} ", style="bold").append(f"{card:<4}", style="dim not bold")
    first.append(f"{fit(words.name(card), 13):<14}", style=style).append(f"{words.cost(card):<6} ", style="not bold")
    first.append(f"{words.values(card):<6}")
    first.append(parts[0], style="not bold")
    return [first, *(Text(" " * TEXT + part) for part in parts[1:])]
