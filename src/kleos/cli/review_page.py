"""A review as one page for a browser that needs nothing else: the two lines drawn, and everything in words."""

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files

from kleos.insight.outlook import Point
from kleos.insight.review import Review
from kleos.insight.review_text import ReviewText, signed
from kleos.text.words import language, tell

WIDTH, HEIGHT = 900, 240
STYLE = "review_page.css"


def page_of(title: str, review: Review, texts: Sequence[ReviewText], names: Sequence[str]) -> str:
    """The whole page."""
    body = [f"<h1>{escape(title)}</h1>"]
    for text, name in zip(texts, names, strict=True):
        body += seat_part(review, text, name)
    style = files("kleos.cli").joinpath(STYLE).read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return (
        f'<!doctype html>\n<html lang="{language()}"><head>{head}</head><body>\n' + "\n".join(body) + "\n</body></html>"
    )


def seat_part(review: Review, text: ReviewText, name: str) -> list[str]:
    """What one seat could know, its moments, luck and skill."""
    return [
        f"<h2>{escape(tell('review-seat', name=name))}</h2>",
        drawing(review, text.seat),
        f"<p>{escape(text.result)}<br>{escape(text.summary)}</p>",
        "<ol>",
        *(
            f'<li><span class="mark">{escape(one.part)} · {escape(one.name)} {signed(one.points)}</span><br>'
            f"{escape(one.text)}"
            for one in text.moments
        ),
        "</ol>",
        part_table(text),
    ]


def part_table(text: ReviewText) -> str:
    """The chances when each battle or turn began."""
    heads = "".join(f"<th>{escape(tell(name))}</th>" for name in ("review-known", "review-truth", "review-luck"))
    rows = "".join(
        f"<tr><td>{escape(one.heading)}</td><td>{one.known}%</td><td>{one.truth}%</td><td>{signed(one.luck)}</td></tr>"
        for one in text.parts
    )
    return f"<table><caption>{escape(tell('review-part'))}</caption><tr><th></th>{heads}</tr>{rows}</table>"


def drawing(review: Review, seat: int) -> str:
    """Both lines, and a dot for each mark."""
    known = line(review, lambda point: point.known[seat - 1])
    truth = line(review, lambda point: point.truth if seat == 1 else 1 - point.truth)
    by_ply = {point.ply: point for point in review.points}
    dots = "".join(
        f'<circle cx="{across(review, one.ply)}" cy="{down(by_ply[one.ply].known[seat - 1])}" r="6" fill="#b3261e"/>'
        for one in review.marked(seat)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(tell("review-chart"))}">'
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}" stroke="#bbb"/>'
        f'<polyline points="{truth}" fill="none" stroke="#221810" stroke-dasharray="3 3"/>'
        f'<polyline points="{known}" fill="none" stroke="#c1652f" stroke-width="3"/>{dots}</svg>'
    )


def line(review: Review, chance: Callable[[Point], float]) -> str:
    """The points of a line."""
    return " ".join(f"{across(review, point.ply)},{down(chance(point))}" for point in review.points)


def across(review: Review, ply: int) -> float:
    """Where a line of the record stands."""
    return round(WIDTH * ply / max(1, review.lines), 1)


def down(chance: float) -> float:
    """Where a chance stands."""
    return round(HEIGHT * (1 - chance), 1)
