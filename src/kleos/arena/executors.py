"""Executors: where the games of a contest are played. Processes on this machine, or Ray on this one or many."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Any

import msgspec

from kleos.arena.contest import Contest, GameResult, Job
from kleos.arena.runner import Runner
from kleos.bots.json_process import JsonProcess, encode
from kleos.core.errors import BadOption, GameError

FOR_EVER = 1e8  # seconds: the runner itself gives up on slow bots
ATTEMPTS = 3  # to start Ray
Executor = Callable[[Contest, Iterable[Job], int], Iterator[GameResult]]


def on_processes(contest: Contest, jobs: Iterable[Job], concurrency: int) -> Iterator[GameResult]:
    """Play on this machine, so many games at a time; results come as they are finished."""
    waiting = iter(jobs)
    lock, stop = Lock(), Event()
    done: SimpleQueue[GameResult | BaseException | None] = SimpleQueue()
    runners: list[JsonProcess] = []

    def next_job() -> Job | None:
        with lock:
            return None if stop.is_set() else next(waiting, None)

    def work() -> None:
        try:
            run_games(contest, next_job, done, runners)
        except BaseException as error:  # told to the caller's thread, which raises it
            done.put(error)
        done.put(None)

    threads = [Thread(target=work, daemon=True) for _ in range(concurrency)]
    for thread in threads:
        thread.start()
    try:
        yield from collected(done, concurrency)
    finally:
        stop.set()
        for runner in runners:
            runner.close()  # a runner in the middle of a game leaves too, and takes its bots along
        for thread in threads:
            thread.join()


def run_games(
    contest: Contest, next_job: Callable[[], Job | None], done: SimpleQueue[Any], runners: list[JsonProcess]
) -> None:
    """Feed one runner until there are no more games."""
    job = next_job()
    if job is None:
        return
    runner = JsonProcess([sys.executable, "-P", "-m", "kleos.arena.runner"], "arena.runner")
    runners.append(runner)
    try:
        runner.send(encode(type="contest", contest=contest))
        while job is not None:
            runner.send(encode(type="play", job=job))
            answer = runner.receive("played", FOR_EVER)
            done.put(msgspec.convert(answer["result"], GameResult))
            job = next_job()
    finally:
        runner.close()


def collected(done: SimpleQueue[GameResult | BaseException | None], workers: int) -> Iterator[GameResult]:
    """Results until all workers have finished; what went wrong in one is raised here."""
    while workers:
        found = done.get()
        if found is None:
            workers -= 1
        elif isinstance(found, BaseException):
            raise found
        else:
            yield found


def on_ray(contest: Contest, jobs: Iterable[Job], concurrency: int) -> Iterator[GameResult]:
    """Play on Ray: the cluster that RAY_ADDRESS names, or one made on this machine for the occasion."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise GameError("error-extra", package="ray", extra="ray") from error
    start_ray(ray, {} if os.environ.get("RAY_ADDRESS") else own_ray(concurrency))
    actor = ray.remote(num_cpus=1)(Runner)
    runners = [actor.remote(contest) for _ in range(concurrency)]
    try:
        waiting = iter(jobs)
        running = {runner.play.remote(job): runner for runner, job in zip(runners, waiting, strict=False)}
        while running:
            ready, _ = ray.wait(list(running), num_returns=1)
            runner = running.pop(ready[0])
            job = next(waiting, None)
            if job is not None:
                running[runner.play.remote(job)] = runner
            yield ray.get(ready[0])
    finally:
        for runner in runners:
            runner.close.remote()
        ray.shutdown()


def start_ray(ray: Any, settings: dict[str, Any]) -> None:
    """Start Ray; it gives itself 30 s, which a busy machine may need more than once."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            ray.init(log_to_driver=False, logging_level="error", **settings)
            return
        except Exception as error:
            ray.shutdown()
            if attempt == ATTEMPTS:
                raise GameError("error-ray-start", detail=" ".join(str(error).split())[:160]) from error


def own_ray(concurrency: int) -> dict[str, Any]:
    """The settings of a Ray made for one arena: results are small, and nobody looks at a dashboard."""
    return {"num_cpus": concurrency, "include_dashboard": False, "object_store_memory": 100_000_000}


EXECUTORS: dict[str, Executor] = {"processes": on_processes, "ray": on_ray}


def executor(name: str) -> Executor:
    """The executor of a name."""
    if name not in EXECUTORS:
        raise BadOption("error-bad-value", option="on", value=name[:40], allowed=", ".join(EXECUTORS))
    return EXECUTORS[name]
