"""Draw the figures of a benchmark as an SVG: bars on a logarithmic scale, ours beside the peers."""

from html import escape
from math import log10

from kleos.text.words import tell

WIDTH, LEFT, RIGHT, BAR, GAP, HEAD = 960, 330, 110, 18, 6, 44
OURS = {"native": "#b5651d", "pure": "#e0b98a"}
PEER = "#5b7a8c"
GROUPS = {
    "playouts": "bench-group-playouts",
    "search": "bench-group-search",
    "state": "bench-group-state",
    "learning": "bench-group-learning",
}
LINES = ("#b5651d", "#3f6f8f", "#6b8e23", "#8b3a62")  # of the games, in their order
HEIGHT = 260  # of the picture of growth


def draw(rows: list[dict[str, object]], title: str) -> str:
    """The whole picture: a group of bars for each kind of measurement."""
    parts: list[str] = []
    top = HEAD
    for group, heading in GROUPS.items():
        members = [row for row in rows if row["group"] == group]
        if members:
            parts.append(f'<text x="12" y="{top + 16}" class="head">{escape(tell(heading))}</text>')
            top = draw_group(parts, members, top + 28) + 16
    speeds = vector_speeds(rows)
    if speeds:
        parts.append(f'<text x="12" y="{top + 16}" class="head">{escape(tell("bench-group-vectors"))}</text>')
        top = draw_vectors(parts, speeds, top + 28) + 16
    style = "text{font:13px sans-serif;fill:#222}.head{font-weight:bold}.title{font-size:15px}line{stroke:#222}"
    style += "polyline{fill:none;stroke-width:2}"
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


def vector_speeds(rows: list[dict[str, object]]) -> dict[str, dict[int, float]]:
    """Steps a second by game and by the number of games in a vector."""
    found: dict[str, dict[int, float]] = {}
    for row in rows:
        code, _, measure = str(row["name"]).partition(" ")
        size = measure.split()[0].removeprefix("vector-") if measure else ""
        if size.isdigit():
            found.setdefault(code, {})[int(size)] = number(row, "median")
    return found


def draw_vectors(parts: list[str], speeds: dict[str, dict[int, float]], top: int) -> int:
    """A line for each game: steps a second over the number of games, both on logarithmic scales."""
    sizes = sorted({size for found in speeds.values() for size in found})
    values = [speed for found in speeds.values() for speed in found.values()]
    low, high = log10(min(values) / 1.2), log10(max(values) * 1.2)
    wide, bottom = WIDTH - LEFT - RIGHT, top + HEIGHT

    def place(size: int, speed: float) -> tuple[float, float]:
        across = log10(size / sizes[0]) / max(log10(sizes[-1] / sizes[0]), 0.1)
        return LEFT + wide * across, bottom - HEIGHT * (log10(speed) - low) / (high - low)

    for size in sizes:
        x = place(size, 10**low)[0]
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{bottom}" y2="{bottom + 5}"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{size:,}</text>')
    parts.append(f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{bottom}" y2="{bottom}"/>')
    for at, (code, found) in enumerate(speeds.items()):
        colour_of_line = LINES[at % len(LINES)]
        points = [place(size, found[size]) for size in sizes if size in found]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" stroke="{colour_of_line}"/>')
        name = escape(tell("game-name", game=code))
        parts.append(f'<text x="{LEFT - 8}" y="{points[0][1]:.1f}" text-anchor="end">{name}</text>')
        for size, (x, y) in zip(sorted(found), points, strict=True):
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour_of_line}"/>')
            parts.append(f'<text x="{x + 6:.1f}" y="{y - 6:.1f}">{found[size]:,.0f}</text>')
    return bottom + 28


def number(row: dict[str, object], key: str) -> float:
    """A figure of a row."""
    return float(str(row[key]))


def length(value: float, low: float, scale: float) -> float:
    """How long a bar is."""
    return max(log10(max(value, low) / low) * scale, 2.0)


def colour(name: str) -> str:
    """Ours by build, peers alike."""
    return OURS.get(name.rsplit(" ", 1)[-1], PEER)
