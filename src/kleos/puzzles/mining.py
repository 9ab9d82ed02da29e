"""Mine puzzles from self-play: games are looked through one by one, and what is found is kept in a file at once.

A line of the file is one game with its puzzles. Games whose line is there are not played again, so mining goes on where
it was stopped. Everything follows from the game, the seed and the number.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import msgspec

from kleos.core.errors import BadRecord, GameError, fault_of
from kleos.puzzles.finding import puzzles_in
from kleos.puzzles.puzzle import KINDS, Puzzle, game_of
from kleos.puzzles.solving import scores_of

Report = Callable[[int, int], None]  # games looked through, puzzles found


class Mined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that was looked through."""

    game: str
    seed: str
    number: int
    found: tuple[Puzzle, ...]


READER = msgspec.json.Decoder(Mined)


def mine_one(code: str, seed: str, number: int, kinds: Sequence[str]) -> bytes:
    """Play a game, find its puzzles, and ask the levels; a line of the file."""
    game = game_of(code)
    found = tuple(
        msgspec.structs.replace(puzzle, scores=scores_of(puzzle))
        for puzzle in puzzles_in(game, f"{code}/{seed}/{number}", kinds)
    )
    return msgspec.json.encode(Mined(code, seed, number, found))


def mine(
    code: str,
    games: int,
    seed: str,
    path: Path,
    concurrency: int,
    report: Report,
    kinds: Sequence[str] = KINDS,
) -> list[Mined]:
    """Look through so many games, those in the file counted."""
    game_of(code)
    found = read_file(path, code, seed)
    done = {one.number for one in found}
    todo = [number for number in range(games) if number not in done]
    report(len(found), sum(len(one.found) for one in found))
    try:
        with path.open("ab") as file:
            for line in in_turn(code, seed, todo, concurrency, kinds):
                file.write(line + b"\n")
                file.flush()
                found.append(READER.decode(line))
                report(len(found), sum(len(one.found) for one in found))
    except OSError as error:
        raise GameError("error-file", file=path.name, detail=fault_of(error)) from error
    return found


def in_turn(code: str, seed: str, numbers: Sequence[int], concurrency: int, kinds: Sequence[str]) -> Iterator[bytes]:
    """The lines of games as they are finished, so many at a time; whoever stops early waits for nothing."""
    if concurrency == 1:
        yield from (mine_one(code, seed, number, kinds) for number in numbers)
        return
    pool = ProcessPoolExecutor(concurrency, mp_context=get_context("spawn"))
    waiting = iter(numbers)
    running: set[Future[bytes]] = set()
    try:
        for number in waiting:
            running.add(pool.submit(mine_one, code, seed, number, kinds))
            if len(running) >= concurrency:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        yield from (one.result() for one in wait(running).done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def read_file(path: Path, code: str, seed: str) -> list[Mined]:
    """What a file has already; a last line that was cut off is dropped."""
    try:
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):
            del lines[-1]
            path.write_bytes(b"".join(lines))
        found = [READER.decode(line) for line in lines]
    except OSError as error:
        raise GameError("error-file", file=path.name, detail=fault_of(error)) from error
    except ValueError as error:
        raise BadRecord("error-mined-file", file=path.name, detail=str(error)[:120]) from error
    if any((one.game, one.seed) != (code, seed) for one in found):
        raise BadRecord("error-mined-file", file=path.name, detail=f"{found[0].game} {found[0].seed}"[:60])
    return found


def chosen(found: Sequence[Mined], each: int) -> list[Puzzle]:
    """So many puzzles of each kind at most, with names: of every difficulty alike, and from as many games as can be."""
    picked = []
    for kind in KINDS:
        every = [one for mined in found for one in mined.found if one.kind == kind]
        every.sort(key=lambda puzzle: puzzle.difficulty)
        hard = [one for one in every if one.difficulty > 0]
        some = spread_over(hard if len(hard) >= each else every, each)
        picked += [msgspec.structs.replace(one, name=f"{kind}-{k:02}") for k, one in enumerate(some, 1)]
    return picked


def spread_over(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of them at most, evenly from the easiest to the hardest."""
    if len(puzzles) <= most:
        return list(puzzles)
    return [puzzles[k * len(puzzles) // most] for k in range(most)]
