"""`kleos bench`: both builds beside other engines in one run, in alternating rounds; medians, spread and ratios."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import kleos
from kleos.bench.learning import GIN, LEARNING, LEARNING_PEERS, SIZES
from kleos.bench.measure import MEASURES
from kleos.bench.meters import SLICES, Meter, Order
from kleos.bench.peers import ALL_PEERS, PEERS, SEARCH_PEERS
from kleos.bench.plot import draw, vector_speeds
from kleos.builds import build_name
from kleos.core.errors import fault_of
from kleos.text.words import tell

Row = dict[str, object]
WIDTH = 120
PLAIN_SEARCH = "search-to-cut"
SHOWN = ("openspiel crazy_eights", "catanatron", *SEARCH_PEERS, PLAIN_SEARCH, GIN)  # ratios in the printed table
GROUPS = ("playouts", "search", "state", "memory", "learning")
BUILDS = {"pure": "1", "native": "0"}


class Wish(NamedTuple):
    """What is to be measured, and where the figures go."""

    peers: bool
    learning: bool
    nodes: int
    rounds: int
    seconds: float
    only: str
    json: Path | None
    plot: Path | None


def measured(name: str, module: str, *arguments: str) -> Any:
    """What a measurement in a process of its own printed."""
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        detail = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise kleos.GameError("error-bench-failed", name=name, detail=detail)
    return json.loads(done.stdout.strip().splitlines()[-1])


def ours(measure: str, code: str, build: str) -> Order:
    """A measurement of ours, in the build wanted."""
    return Order(f"{code} {measure} {build}", "kleos.bench.measure", (measure, code), BUILDS[build])


def builds() -> list[str]:
    """The builds that can be measured from here."""
    return ["pure", "native"] if build_name() == "native" else ["pure"]


def learning_orders(peers: bool) -> dict[str, Order]:
    """What learners pay for, by name; in the quicker build alone."""
    build = builds()[-1]
    module = "kleos.bench.learning"
    found = [
        Order(f"{code} {measure} {build}", module, (measure, code), BUILDS[build])
        for measure in LEARNING
        for code in kleos.GAMES
    ]
    if peers:
        found += [Order(name, module, (name,)) for name in LEARNING_PEERS if is_there(name)]
    return {order.name: order for order in found}


def is_there(peer: str) -> bool:
    """Ask whether a peer of learners can be measured here."""
    return all(find_spec(module) is not None for module in LEARNING_PEERS[peer][1])


def orders(peers: bool) -> dict[str, Order]:
    """What is measured, by name."""
    found = [ours(measure, code, build) for code in kleos.GAMES for build in builds() for measure in MEASURES]
    if peers:
        installed = [name for name, peer in ALL_PEERS.items() if peer.is_installed()]
        found += [Order(name, "kleos.bench.peers", (name,)) for name in installed]
    return {order.name: order for order in sorted(found, key=place)}


def place(order: Order) -> tuple[int, bool]:
    """Where in a round: what is compared is measured shortly after each other, the compiled build beside the peers."""
    return GROUPS.index(group_of(order.name)), not order.name.endswith("pure")


def measure_all(chosen: dict[str, Order], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Take each measurement once a round, group by group, those of a group in turns."""
    results: dict[str, list[float]] = {name: [] for name in chosen}
    groups = [[order for order in chosen.values() if group_of(order.name) == group] for group in GROUPS]
    with Progress(transient=True) as progress:
        bar = progress.add_task(tell("bench-running"), total=rounds * len(chosen) * SLICES)
        for number in range(rounds):
            for group in groups:
                for meter in in_turns(group, seconds, number, lambda: progress.advance(bar)):
                    results[meter.name].append(meter.rate)
    return results


def in_turns(group: list[Order], seconds: float, seed: int, done: Callable[[], None]) -> list[Meter]:
    """Measure a group slice by slice, each meter in its turn."""
    meters = [Meter(order) for order in group]
    try:
        for part in range(SLICES):
            for meter in meters:
                meter.take(seconds / SLICES, seed * SLICES + part)
                done()
    finally:
        for meter in meters:
            meter.close()
    return meters


def group_of(name: str) -> str:
    """What a measurement is about: only figures of one group stand beside each other."""
    if name in LEARNING_PEERS or any(f" {measure} " in name for measure in LEARNING):
        return "learning"
    if name in PEERS or "playouts" in name:
        return "playouts"
    if name in SEARCH_PEERS or "search" in name:
        return "search"
    return "memory" if "memory" in name else "state"


def summary(results: dict[str, list[float]]) -> list[Row]:
    """Medians, spread, and the ratio of playouts and plain searches to the peers of the same run."""
    rows = []
    for name, values in results.items():
        row: Row = {"name": name, "group": group_of(name), "median": median(values)}
        row.update(low=min(values), high=max(values))
        kin = kin_of(name)
        if kin:
            row["ratios"] = {peer: ratio(values, results[peer]) for peer in kin if peer in results}
        plain = name.replace("search-for-hints", PLAIN_SEARCH)
        if plain != name and plain in results:
            row["ratios"] = {PLAIN_SEARCH: ratio(values, results[plain])}  # what a hint costs beyond its simulations
        rows.append(row)
    return rows


def kin_of(name: str) -> list[str]:
    """The peers that a measurement of ours is compared with."""
    if name in ALL_PEERS or name in LEARNING_PEERS:
        return []
    if group_of(name) == "learning":
        return [] if " encode " in name or " observe " in name else list(LEARNING_PEERS)
    return list(PEERS if "playouts" in name else SEARCH_PEERS if "search-to-end" in name else ())


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the rounds' ratios: what slows a round slows both."""
    return median(one / other for one, other in zip(ours, theirs, strict=True))


def show(rows: list[Row], rounds: int) -> None:
    """Print the table."""
    table = Table(title=tell("bench-title", machine=machine(), rounds=rounds))
    for column in ("bench-what", "bench-median", "bench-spread", "bench-ratios"):
        table.add_column(tell(column), justify="left" if column in ("bench-what", "bench-ratios") else "right")
    for row in rows:
        spread = f"{row['low']:,.0f} - {row['high']:,.0f}"
        table.add_row(str(row["name"]), f"{row['median']:,.0f}", spread, told_ratios(row.get("ratios")))
    console().print(table)


def told_ratios(ratios: object) -> str:
    """The ratios that people ask for; all of them are in the JSON."""
    if not isinstance(ratios, dict):
        return ""
    return ", ".join(f"{ratios[peer]:.1f} {peer.split()[-1]}" for peer in SHOWN if peer in ratios)


def console() -> Console:
    """Wide enough for the tables, whatever the terminal is."""
    return Console(width=max(WIDTH, Console().width))


def machine() -> str:
    """What it was measured on."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def write(file: Path | None, text: str) -> None:
    """Write a file that was asked for."""
    if file is not None:
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            raise kleos.GameError("error-bench-file", file=str(file), detail=fault_of(error)) from error


def say_what_is_missing(peers: bool, learning: bool = False) -> list[str]:
    """Name what is not measured; returns the peers that are not installed."""
    if learning:
        skipped = [name for name in LEARNING_PEERS if peers and not is_there(name)]
    else:
        skipped = [name for name, peer in ALL_PEERS.items() if peers and not peer.is_installed()]
    if skipped:
        console().print(tell("bench-skipped", peers=", ".join(skipped)))
    if "native" not in builds():
        console().print(tell("bench-pure-alone"))
    return skipped


def measure_speed(chosen: Wish) -> None:
    """Speed and memory of states, beside the peers if they are wanted."""
    all_peers = set(LEARNING_PEERS if chosen.learning else ALL_PEERS)
    found = learning_orders(chosen.peers) if chosen.learning else orders(chosen.peers)
    wanted = {name: order for name, order in found.items() if chosen.only in name or name in all_peers}
    if not set(wanted) - all_peers and chosen.only:
        raise kleos.GameError("error-bench-only", only=chosen.only)
    skipped = say_what_is_missing(chosen.peers, chosen.learning)
    rows = summary(measure_all(wanted, chosen.rounds, chosen.seconds))
    show(rows, chosen.rounds)
    if chosen.learning:
        show_vectors(rows)
    figures = {"machine": machine(), "rounds": chosen.rounds, "seconds": chosen.seconds, "skipped": skipped}
    write(chosen.json, json.dumps({**figures, "rows": rows}, indent=1))
    write(chosen.plot, draw(rows, tell("bench-title", machine=machine(), rounds=chosen.rounds)))


def show_vectors(rows: list[Row]) -> None:
    """Print how steps grow with the number of games in a vector."""
    table = Table(title=tell("bench-vector-title", machine=machine()))
    table.add_column(tell("bench-vector-games"), justify="right")
    speeds = vector_speeds(rows)
    for code in speeds:
        table.add_column(tell("game-name", game=code), justify="right")
    for size in SIZES:
        cells = [f"{found[size]:,.0f}" if size in found else "" for found in speeds.values()]
        table.add_row(f"{size:,}", *cells)
    if speeds:
        console().print(table)


def measure_growth(chosen: Wish) -> None:
    """Growth of one game's search, or of all three, without a cap and with one."""
    from kleos.bench.growth import CAP

    games = [code for code in kleos.GAMES if chosen.only in code]
    if not games:
        raise kleos.GameError("error-bench-only", only=chosen.only)
    figures: dict[str, Any] = {}
    for code in games:
        looks = [
            measured(code, "kleos.bench.growth", code, str(chosen.nodes), str(cap)) for cap in (10 * chosen.nodes, CAP)
        ]
        figures[code] = {"free": looks[0], "capped": looks[1], "cap": CAP}
        show_growth(code, looks[0], looks[1], CAP)
    write(chosen.json, json.dumps({"machine": machine(), "build": build_name(), "growth": figures}, indent=1))


def show_growth(code: str, free: list[Row], capped: list[Row], cap: int) -> None:
    """Print what a search came to at every doubling."""
    table = Table(title=tell("bench-growth-title", game=tell("game-name", game=code), machine=machine()))
    cost, memory = tell("bench-growth-cost"), tell("bench-growth-memory")
    table.add_column(tell("bench-growth-simulations"), justify="right")
    for kind in (tell("bench-growth-free"), tell("bench-growth-cap", cap=cap)):
        for what in (tell("bench-growth-nodes"), cost, memory):
            table.add_column(f"{kind}\n{what}", justify="right")
    for one, two in zip(free, capped, strict=False):
        cells = [f"{look[key]:,.0f}" for look in (one, two) for key in ("nodes", "microseconds", "megabytes")]
        table.add_row(f"{one['simulations']:,}", *cells)
    console().print(table)
    last = free[-1]
    console().print(
        tell("bench-growth-node", bytes=round(1e6 * float(str(last["megabytes"])) / int(str(last["nodes"]))))
    )
