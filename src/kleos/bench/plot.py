"""Draw the figures of a benchmark as an SVG: bars on a logarithmic scale, ours beside the peers."""

from html import escape
from math import log10

from kleos.text.words import tell

WIDTH, LEFT, RIGHT, BAR, GAP, HEAD = 960, 330, 110, 18, 6, 44
OURS = {"native": "#b5651d", "pure": "#e0b98a"}
PEER = "#5b7a8c"
GROUPS = {"playouts": "bench-group-playouts", "search": "bench-group-search", "state": "bench-group-state"}


def draw(rows: list[dict[str, object]], title: str) -> str:
    """The whole picture: a group of bars for each kind of measurement."""
    parts: list[str] = []
    top = HEAD
    for group, heading in GROUPS.items():
        members = [row for row in rows if row["group"] == group]
        if members:
            parts.append(f'<text x="12" y="{top + 16}" class="head">{escape(tell(heading))}</text>')
            top = draw_group(parts, members, top + 28) + 16
    style = "text{font:13px sans-serif;fill:#222}.head{font-weight:bold}.title{font-size:15px}line{stroke:#222}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img" aria-label="{escape(title)}">'
        f'<style>{style}</style><rect width="{WIDTH}" height="{top}" fill="#fff"/>'
        f'<text x="12" y="24" class="title">{escape(title)}</text>{"".join(parts)}</svg>\n'
    )


def draw_group(parts: list[str], rows: list[dict[str, object]], top: int) -> int:
    """Bars on one scale, the quickest first; returns where the next group begins."""
    speeds = {str(row["name"]): number(row, "median") for row in rows}
    low = 10 ** int(log10(min(speeds.values())))
    scale = (WIDTH - LEFT - RIGHT) / max(log10(max(speeds.values()) / low), 0.1)
    for row in sorted(rows, key=lambda row: -number(row, "median")):
        bar, name = length(number(row, "median"), low, scale), str(row["name"])
        parts.append(f'<text x="{LEFT - 8}" y="{top + 14}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{top}" width="{bar:.1f}" height="{BAR}" fill="{colour(name)}"/>')
        ends = [LEFT + length(number(row, end), low, scale) for end in ("low", "high")]
        y = top + BAR // 2
        parts.append(f'<line x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{max(LEFT + bar, ends[1]) + 6:.1f}" y="{top + 14}">{number(row, "median"):,.0f}</text>')
        top += BAR + GAP
    return top


def number(row: dict[str, object], key: str) -> float:
    """A figure of a row."""
    return float(str(row[key]))


def length(value: float, low: float, scale: float) -> float:
    """How long a bar is."""
    return max(log10(max(value, low) / low) * scale, 2.0)


def colour(name: str) -> str:
    """Ours by build, peers alike."""
    return OURS.get(name.rsplit(" ", 1)[-1], PEER)
