"""`kleos bench`: both builds beside other engines in one run, in alternating rounds; medians, spread and ratios."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import kleos
from kleos.bench.measure import MEASURES
from kleos.bench.peers import PEERS, SEARCH_PEERS, PeerMissing
from kleos.builds import build_name
from kleos.text.words import tell

Task = Callable[[float, int], float]
ALL_PEERS = {**PEERS, **SEARCH_PEERS}
WIDTH = 120


def ours(measure: str, code: str, pure: bool) -> Task:
    """A measurement in a process of its own, in the build wanted."""

    def run(seconds: float, seed: int) -> float:
        done = subprocess.run(
            [sys.executable, "-m", "kleos.bench.measure", measure, code, str(seconds), str(seed)],
            env={**os.environ, "KLEOS_PURE": "1" if pure else "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(done.stdout)
        return float(found["count"] / found["seconds"])

    return run


def theirs(name: str) -> Task:
    """A peer's random playouts, or its simulations."""
    return lambda seconds, seed: ALL_PEERS[name](Random(seed), seconds).steps_per_second


def tasks(peers: bool) -> dict[str, Task]:
    """What is measured, by name."""
    found: dict[str, Task] = {}
    builds = [("pure", True)] + ([("native", False)] if build_name() == "native" else [])
    for code in kleos.GAMES:
        for build, pure in builds:
            for measure in MEASURES:
                found[f"{code} {measure} {build}"] = ours(measure, code, pure)
    if peers:
        found.update({name: theirs(name) for name in ALL_PEERS})
    return found


def measure_all(chosen: dict[str, Task], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Take each measurement once a round, so that a busy moment of the machine strikes all alike."""
    results: dict[str, list[float]] = {name: [] for name in chosen}
    with Progress(transient=True) as progress:
        bar = progress.add_task(tell("bench-running"), total=rounds * len(chosen))
        for number in range(rounds):
            for name, task in chosen.items():
                try:
                    results[name].append(task(seconds, number))
                except PeerMissing as error:
                    progress.console.print(str(error))
                    results[name].append(float("nan"))
                progress.advance(bar)
    return {name: values for name, values in results.items() if values and values[0] == values[0]}


def summary(results: dict[str, list[float]]) -> list[dict[str, object]]:
    """Medians, spread, and the ratio of playouts and plain searches to the peers of the same run."""
    rows = []
    medians = {name: median(values) for name, values in results.items()}
    for name, values in results.items():
        row: dict[str, object] = {"name": name, "median": medians[name], "low": min(values), "high": max(values)}
        kin = PEERS if "playouts" in name else SEARCH_PEERS if "search-to-end" in name else {}
        if kin and name not in ALL_PEERS:
            row["ratios"] = {peer: medians[name] / medians[peer] for peer in kin if peer in medians}
        rows.append(row)
    return rows


def show(rows: list[dict[str, object]]) -> None:
    """Print the table."""
    table = Table(title=tell("bench-title", machine=machine()))
    for column in ("bench-what", "bench-median", "bench-spread", "bench-ratios"):
        table.add_column(tell(column), justify="left" if column in ("bench-what", "bench-ratios") else "right")
    for row in rows:
        ratios = row.get("ratios")
        told = ", ".join(f"{v:.2f} {k.split()[-1]}" for k, v in ratios.items()) if isinstance(ratios, dict) else ""
        table.add_row(str(row["name"]), f"{row['median']:,.0f}", f"{row['low']:,.0f} - {row['high']:,.0f}", told)
    Console(width=max(WIDTH, Console().width)).print(table)


def machine() -> str:
    """What it was measured on."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="kleos bench", description=tell("help-bench"))
    parser.add_argument("--peers", action="store_true", help=tell("help-bench-peers"))
    parser.add_argument("--rounds", type=int, default=5, help=tell("help-bench-rounds"))
    parser.add_argument("--seconds", type=float, default=1.0, help=tell("help-bench-seconds"))
    parser.add_argument("--only", default="", help=tell("help-bench-only"))
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help=tell("help-bench-json"))
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error(tell("bench-bad-numbers"))
    wanted = {name: task for name, task in tasks(chosen.peers).items() if chosen.only in name or name in ALL_PEERS}
    rows = summary(measure_all(wanted, chosen.rounds, chosen.seconds))
    show(rows)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps({"machine": machine(), "rows": rows}, indent=1), encoding="utf-8")
    return 0
