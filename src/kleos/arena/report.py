"""The report: one page that needs nothing but itself. Drawings are SVG, words come from the Fluent files."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from statistics import median
from typing import Any

from kleos.arena.contest import Contest, GameResult, series_of
from kleos.arena.ratings import Rating
from kleos.arena.usage import Used
from kleos.insight.intervals import interval_of
from kleos.text.words import say

WIDTH = 720
LEFT = 200
ROW = 28
LONGEST_NAME = 28
BINS = 24
FEW = 3  # uses from which no lift should be read
MOST_LIFTS = 100


def words(message: str, **arguments: str | int) -> str:
    """Words, safe to stand in a page."""
    return escape(say(message, arguments))


def page(
    title: str,
    head: Sequence[str],
    contest: Contest,
    results: list[GameResult],
    ratings: list[Rating],
    used: list[Used],
) -> str:
    """The whole page."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p class=note>{escape(line)}</p>" for line in head),
        section("report-ratings", "report-ratings-note", rating_plot(ratings)),
        section("report-cross", "report-cross-note", cross_table(contest, results)),
        section("report-seats", "report-seats-note", seat_plot(contest, results)),
        section("report-length", "report-length-note", histogram([result.plies for result in results])),
        lift_section(contest.game, used),
        forfeit_list(results),
    ]
    style = files("kleos.arena").joinpath("report.css").read_text(encoding="utf-8")
    language = words("report-language")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style></head>\n<body><main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main></body></html>\n"
    )


def lift_section(game: str, used: list[Used]) -> str:
    """Heroes in Hector & Achilles, cards elsewhere."""
    if game == "hector":
        return section("report-lift-hero", "report-lift-hero-note", lift_plot(used))
    return section("report-lift-card", "report-lift-card-note", lift_plot(used))


def section(heading: str, note: str, content: str) -> str:
    """A part of the page with its heading and a line that says how to read it."""
    if not content:
        return ""
    return f"<section><h2>{words(heading)}</h2>\n<p class=note>{words(note)}</p>\n{content}</section>"


class Axis:
    """A scale from values to places, with round marks."""

    def __init__(self, low: float, high: float, marks: int = 6) -> None:
        step = nice_step((high - low) / marks or 1.0)
        self.low = step * (low // step)
        self.high = step * -(-high // step)
        if self.high <= self.low:
            self.high = self.low + step
        self.marks = [self.low + k * step for k in range(round((self.high - self.low) / step) + 1)]

    def at(self, value: float) -> float:
        """Where a value stands."""
        return LEFT + (WIDTH - LEFT - 20) * (value - self.low) / (self.high - self.low)

    def drawn(self, height: float, form: str) -> list[str]:
        """Lines and numbers."""
        found = []
        for mark in self.marks:
            x = self.at(mark)
            found.append(f'<line class=grid x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 20:.0f}"/>')
            found.append(f'<text class=mark x="{x:.1f}" y="{height - 5:.0f}">{mark:{form}}</text>')
        return found


def nice_step(step: float) -> float:
    """1, 2 or 5 times a power of ten, not below the step."""
    power = 1.0
    while power * 10 <= step:
        power *= 10
    while power > step:
        power /= 10
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * 0.999)


def fit(name: str) -> str:
    """A name that fits beside a drawing: of a long one the end, which tells more of a command than its beginning."""
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def svg(height: float, parts: list[str], label: str) -> str:
    """A drawing that fits every width."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def whiskers(axis: Axis, rows: list[tuple[str, float, float, float, str]], form: str, label: str) -> str:
    """One row for each name: a dot with its interval."""
    height = ROW * len(rows) + 24
    parts = axis.drawn(height, form)
    for k, (name, value, low, high, told) in enumerate(rows):
        y = ROW * k + ROW / 2
        parts.append(f'<text class=name x="{LEFT - 12}" y="{y + 4:.0f}">{escape(fit(name))}</text>')
        parts.append(f'<line class=span x1="{axis.at(low):.1f}" x2="{axis.at(high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{axis.at(value):.1f}" cy="{y}" r="5"><title>{escape(told)}</title></circle>')
    return svg(height, parts, label)


def rating_plot(ratings: list[Rating]) -> str:
    """Ratings with intervals."""
    if not ratings:
        return ""
    axis = Axis(min(r.low for r in ratings), max(r.high for r in ratings))
    rows = [(r.name, r.elo, r.low, r.high, f"{r.elo:+.0f} [{r.low:+.0f}, {r.high:+.0f}]") for r in ratings]
    return whiskers(axis, rows, "+.0f", words("report-ratings")) + rating_table(ratings)


def rating_table(ratings: list[Rating]) -> str:
    """The same in numbers."""
    rows = [
        [r.name, f"{r.elo:+.0f}", f"{r.low:+.0f} – {r.high:+.0f}", f"{100 * r.points / max(1, r.games):.1f} %", r.games]
        for r in ratings
    ]
    return table(["arena-player", "arena-elo", "arena-interval", "arena-points", "report-games"], rows)


def table(columns: list[str], rows: list[list[Any]]) -> str:
    """A table; the first column holds names."""
    head = "".join(f"<th>{words(column)}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def cross_table(contest: Contest, results: list[GameResult]) -> str:
    """Everybody against everybody: share of points of the row against the column."""
    names = list(contest.players)
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = "".join(
        f"<tr><th>{escape(one)}</th>{''.join(cross_cell(results, one, two) for two in names)}</tr>" for one in names
    )
    return (
        f"<div class=wide><table class=cross><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def cross_cell(results: list[GameResult], one: str, two: str) -> str:
    """One meeting, coloured by its result."""
    forward, backward = series_of(results, one, two), series_of(results, two, one)
    if not forward.games and not backward.games:
        return "<td class=none>–</td>"
    scores = forward.unit_scores or [1 - score for score in backward.unit_scores]
    share, (low, high) = sum(scores) / len(scores), interval_of(scores)
    colour = (
        f"color-mix(in oklab, var({'--good' if share >= 0.5 else '--bad'}) {abs(share - 0.5) * 100:.0f}%, transparent)"
    )
    span = f"{100 * low:.0f}–{100 * high:.0f}"
    return f'<td style="background:{colour}"><b>{100 * share:.1f}</b><small>{span}</small></td>'


def seat_plot(contest: Contest, results: list[GameResult]) -> str:
    """The share of points of each player on each seat, and of the seat as such."""
    rows = []
    for name in contest.players:
        for seat in (1, 2):
            scores = [result.score(seat) for result in results if result.job.seats[seat - 1] == name]
            rows += seat_row(say("report-seat-of", {"player": name, "seat": seat}), scores)
    rows += seat_row(say("report-seat-all"), [result.score(1) for result in results])
    return whiskers(Axis(0.0, 100.0), rows, ".0f", words("report-seats")) if rows else ""


def seat_row(name: str, scores: list[float]) -> list[tuple[str, float, float, float, str]]:
    """One row in per cent; none without games."""
    if not scores:
        return []
    low, high = interval_of(scores)
    share = sum(scores) / len(scores)
    told = f"{100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}], n = {len(scores)}"
    return [(name, 100 * share, 100 * low, 100 * high, told)]


def histogram(lengths: list[int]) -> str:
    """How long games are."""
    if not lengths:
        return ""
    axis = Axis(min(lengths), max(lengths) + 1)
    width = (axis.high - axis.low) / BINS
    counts = [0] * BINS
    for length in lengths:
        counts[min(BINS - 1, int((length - axis.low) / width))] += 1
    height, most = 200, max(counts)
    parts = axis.drawn(height, ".0f")
    for k, count in enumerate(counts):
        x, tall = axis.at(axis.low + k * width), 170 * count / most
        wide = axis.at(axis.low + (k + 1) * width) - x - 1
        shape = f'x="{x:.1f}" y="{180 - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}"'
        parts.append(f"<rect class=bar {shape}><title>{count}</title></rect>")
    middle = words("report-median", plies=f"{median(lengths):.0f}")
    parts.append(f'<text class=name x="{LEFT - 12}" y="20">{middle}</text>')
    return svg(height, parts, words("report-length"))


def lift_plot(used: list[Used]) -> str:
    """What using a card or a hero was worth, in points per cent above one half."""
    shown = [one for one in used if one.lift.times >= FEW][:MOST_LIFTS]
    if not shown:
        return ""
    axis = Axis(min(100 * one.lift.low for one in shown), max(100 * one.lift.high for one in shown))
    rows = [
        (
            f"{one.name} {one.code}",
            100 * one.lift.lift,
            100 * one.lift.low,
            100 * one.lift.high,
            f"{100 * one.lift.lift:+.1f} [{100 * one.lift.low:+.1f}, {100 * one.lift.high:+.1f}], n = {one.lift.times}",
        )
        for one in shown
    ]
    return whiskers(axis, rows, "+.0f", words("report-lift-card"))


def forfeit_list(results: list[GameResult]) -> str:
    """Which games were given away, and why."""
    lost = [result for result in results if result.forfeit]
    if not lost:
        return ""
    items = "".join(f"<li>{escape(result.forfeit)}: {escape(result.why)}</li>" for result in lost)
    return f"<section><h2>{words('report-forfeits')}</h2><ul>{items}</ul></section>"
