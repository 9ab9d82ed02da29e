"""The arena: the same results in any order, in any place, after any accident; failing bots forfeit by name."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import kleos
from kleos import BadRecord
from kleos.arena import series
from kleos.arena.contest import Contest, GameResult, Job, contest_of, series_of
from kleos.arena.executors import on_processes
from kleos.arena.mirrored import play_game
from kleos.arena.report import page
from kleos.arena.results_file import ResultsFile, head_of
from kleos.arena.runner import Runner
from kleos.arena.sprt import Sprt
from kleos.arena.tournament import play
from kleos.arena.usage import lifts, used_in
from kleos.bots.registry import make
from tests.cli.terminal import kleos as command
from tests.cli.terminal import one_line_error
from tests.support import many

EXAMPLES = Path(__file__).parents[2] / "examples"


def contest(code: str = "hector", players: str = "greedy uniform", **settings: Any) -> Contest:
    return contest_of(kleos.load(code), {name: name for name in players.split()}, "7", **settings)


def invented(contest: Contest, jobs: Any, concurrency: int) -> Any:
    """An executor that plays nothing: the first player wins three games out of four. Results come backwards."""
    for job in reversed(list(jobs)):
        strong = (job.pair + (job.first == "b")) % 4 != 0
        seat = 1 if (job.first == "a") == strong else 2
        yield GameResult(job.a, job.b, job.pair, job.first, seat, "end-home", "HA-10-02", 10 + job.pair)


def test_processes_give_what_a_series_gives() -> None:
    game, chosen = kleos.load("hector"), contest()
    found = play(chosen, 2 * many(2, 10), ResultsFile(None, {}), on_processes, 2)
    bots = {name: make(name, game) for name in chosen.players}
    for result in found.results:
        one, two = result.job.seats
        match = play_game(game, (bots[one], bots[two]), *result.job.seeds("7"))
        assert match.state.outcome == result.played().outcome and match.ply == result.plies
        assert used_in(match) == result.used


def test_results_do_not_depend_on_order_or_concurrency() -> None:
    one = play(contest("olympus"), many(6, 40), ResultsFile(None, {}), on_processes, 1)
    two = play(contest("olympus"), many(6, 40), ResultsFile(None, {}), on_processes, 2)
    assert one == two and len(one.results) == many(6, 40)


def test_a_contest_plays_every_pairing_on_the_same_deals() -> None:
    jobs = list(contest(players="a b c").jobs(4))
    assert len(jobs) == 3 * 4 == len(set(jobs))
    assert len({job.seeds("7")[0] for job in jobs}) == 2 and len({job.seeds("7")[1] for job in jobs}) == 12
    single = list(contest(mirror=False).jobs(5))
    assert [job.first for job in single] == list("ababa") and len({job.seeds("7")[0] for job in single}) == 5


def test_a_series_of_results_is_a_series() -> None:
    game = kleos.load("hector")
    found = play(contest(), 6, ResultsFile(None, {}), on_processes, 1)
    told = series_of(found.results, "greedy", "uniform")
    assert told.pairs == 3 and told.wins + told.draws <= 6
    assert series(game, make("greedy", game), make("uniform", game), 3, 7).pairs == told.pairs


# The file.


def test_a_file_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file, chosen = tmp_path / "arena.jsonl", contest()
    head = head_of(chosen, "1")
    first = ResultsFile(file, head)
    whole = play(chosen, 40, first, invented)
    first.close()
    lines = file.read_bytes().splitlines(keepends=True)
    for cut in (lines[:1], lines[:7], [*lines[:7], lines[7][:30]], [lines[0][:20]], []):
        file.write_bytes(b"".join(cut))
        again = ResultsFile(file, head)
        assert len(again.results) == max(0, min(len(cut) - 1, 6))
        assert play(chosen, 40, again, invented) == whole
        again.close()
        assert sorted(file.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file, chosen = tmp_path / "arena.jsonl", contest()
    ResultsFile(file, head_of(chosen, "1")).close()
    others = {
        "game": head_of(contest("olympus"), "1"),
        "players": head_of(contest(players="greedy greedy:slip=0.1"), "1"),
        "mirror": head_of(contest(mirror=False), "1"),
        "kleos": head_of(chosen, "2"),
        "seed": {**head_of(chosen, "1"), "seed": "8"},
        "options": head_of(contest_of(kleos.load("hector", max_battles=3), dict(chosen.players), "7"), "1"),
    }
    before = file.read_bytes()
    for field, head in others.items():
        with pytest.raises(BadRecord, match=field):
            ResultsFile(file, head)
        assert file.read_bytes() == before
    for text in (b"not an arena\n", b"{}\n", b"no line end", b'{"format": 1}\n'):
        file.write_bytes(text)
        with pytest.raises(BadRecord):
            ResultsFile(file, head_of(chosen, "1"))
        assert file.read_bytes() == text, "a stranger's file is left as it was"
    file.write_bytes(before + b"rubbish\n")
    with pytest.raises(BadRecord, match="line 2"):
        ResultsFile(file, head_of(chosen, "1"))


def test_two_arenas_cannot_share_a_file(tmp_path: Path) -> None:
    file, head = tmp_path / "arena.jsonl", head_of(contest(), "1")
    one = ResultsFile(file, head)
    with pytest.raises(BadRecord, match="in use"):
        ResultsFile(file, head)
    one.close()
    ResultsFile(file, head).close()


def arena(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kleos", "arena", "hector", "--players", "uniform,greedy", "--seed", "5", *arguments]


def games_in(file: Path) -> int:
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0


def test_a_killed_arena_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    total = many(40, 200)
    file = tmp_path / "arena.jsonl"
    options = ["--games", str(total), "--json"]
    for share in (0.2, 0.6):
        process = subprocess.Popen([*arena(*options), "--out", str(file)], stdout=subprocess.DEVNULL)
        limit = monotonic() + 300
        while games_in(file) < share * total and process.poll() is None and monotonic() < limit:
            sleep(0.01)
        assert process.poll() is None, "it must be killed in the middle"
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert 0 < games_in(file) < total
    resumed = subprocess.run([*arena(*options), "--out", str(file)], capture_output=True, text=True, check=True)
    whole = subprocess.run(arena(*options), capture_output=True, text=True, check=True)
    assert json.loads(resumed.stdout) == json.loads(whole.stdout)
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert len(rows) == total == len({(row["a"], row["b"], row["pair"], row["first"]) for row in rows})


# Stopping early.


def test_a_test_stops_at_the_same_deal_in_any_order() -> None:
    chosen, sprt = contest(), Sprt(0, 100, 0.05, 0.05)
    found = play(chosen, 400, ResultsFile(None, {}), invented, sprt=sprt)
    assert found.verdict is not None and found.verdict.accepted == "H1"
    assert len(found.results) == 2 * found.verdict.deals < 400
    none = play(chosen, 4, ResultsFile(None, {}), invented, sprt=sprt)
    assert none.verdict is not None and none.verdict.accepted == "" and none.verdict.deals == 2


BROKEN = {
    "crash": ("code", "raise ValueError('oh no')", "ValueError: oh no"),
    "illegal": ("code", "return 'draw R1a'", "draw R1a"),
    "no move": ("code", "return None", "None"),
    "late": ("code", "import time; time.sleep(1000)", "not answer within"),
    "rubbish": ("stdio", "print('hello there', flush=True); input()", "hello there"),
    "silent": ("stdio", "import time; time.sleep(1000)", "not answer within"),
    "flood": ("stdio", "import sys; sys.stdout.write('x' * 10_000_000); sys.stdout.flush(); input()", "wrote too much"),
    "exit": ("stdio", "raise SystemExit(3)", "exit code 3"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_failing_bot_forfeits_by_name(name: str, tmp_path: Path) -> None:
    kind, body, words = BROKEN[name]
    file = tmp_path / "broken.py"
    head = "class Broken:\n def __init__(self, game): pass\n def choose(self, seen, rng, clock): "
    file.write_text(head + body if kind == "code" else body)
    spec = f"code:{file}" if kind == "code" else f"stdio:{sys.executable} {file}"
    runner = Runner(contest_of(kleos.load("hector"), {"good": "uniform", "bad": spec}, "1", patience=5.0))
    if kind == "stdio":
        runner.bot("bad").starting = 5.0
    try:
        for first, winner in (("a", 1), ("b", 2)):
            result = runner.play(Job("good", "bad", 0, first))
            assert result.forfeit == "bad" and words in result.why and result.reason == "end-forfeit"
            assert result.winner == winner, "the rival wins"
    finally:
        runner.close()


def test_forfeits_end_an_arena_unless_it_is_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("class Broken:\n def __init__(self, game): pass\n def choose(self, *_): raise ValueError('no')\n")
    given = [
        "arena",
        "hector",
        "--code",
        str(file),
        "--players",
        "uniform,Broken",
        "--games",
        "4",
        "--concurrency",
        "1",
    ]
    run = command(*given)
    assert run.code == 1 and "3 games" in run.out and "Broken forfeited 3 games" in run.err and "--recover" in run.err
    assert len(run.err.splitlines()) == 2 and "ValueError: no" in run.err
    run = command(*given, "--recover", "--json")
    assert run.code == 1 and len(json.loads(run.out)["forfeits"]) == 4


# The command.


def test_the_command_prints_for_people_and_programs() -> None:
    run = command(
        "arena", "olympus", "--players", "greedy,uniform", "-n", "4", "--seed", "x y", "--option", "tie_at_zero=draw"
    )
    assert run.code == 0 and "Fight for Olympus: 4 games, seed x y" in run.out and "2 mirrored deals" in run.out
    found = json.loads(
        command("arena", "olympus", "--players", "greedy,uniform", "-n", "4", "--seed", "x y", "--json").out
    )
    assert found["seed"] == "x y" and found["kleos"] == kleos.__version__ and found["rules"] and found["build"]
    assert found["games"] == 4 and found["pairings"][0]["deals"] == 2 and found["forfeits"] == []
    assert command("arena", "olympus", "--players", "greedy,uniform", "-n", "2", "--quiet").out == ""


def test_more_than_two_play_a_round_robin_and_a_bot_may_meet_itself() -> None:
    found = json.loads(
        command("arena", "hector", "--players", "uniform,uniform,greedy:slip=0.5", "--games", "2", "--json").out
    )
    assert list(found["players"]) == ["uniform", "uniform#2", "greedy:slip=0.5"]
    assert len(found["pairings"]) == len(found["ratings"]) == 3 and found["games"] == 6


def test_examples_play_in_the_arena() -> None:
    program = f"mine=stdio:{sys.executable} {EXAMPLES / 'first_bot.py'}"
    given = ["--code", str(EXAMPLES / "bold_bot.py"), "--bot", program, "--players", "Bold,mine", "--games", "2"]
    run = command("arena", "hector", *given, "--json")
    assert run.code == 0 and list(json.loads(run.out)["players"]) == ["Bold", "mine"], run.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "greedy"], "two players"),
        (["--players", ""], "two players"),
        (["--players", "greedy,zeus"], "zeus"),
        (["--players", "greedy,greedy:depth=3"], "depth=3"),
        (["--players", "greedy,person"], "people"),
        (["--players", "greedy,stdio:no-such-program"], "no-such-program"),
        (["--players", "greedy,code:missing.py"], "missing.py"),
        (["--players", "greedy,uniform", "--games", "0"], "games"),
        (["--players", "greedy,uniform", "--seconds", "0"], "seconds"),
        (["--players", "greedy,uniform", "--sprt", "elo0=9,elo1=1"], "elo0"),
        (["--players", "greedy,uniform,uniform", "--sprt", "elo1=1"], "two players"),
        (["--players", "greedy,uniform", "--on", "moon"], "moon"),
        (["--players", "greedy,uniform", "--bot", "x"], "NAME=SPEC"),
        (["--players", "greedy,uniform", "--code", "missing.py"], "missing.py"),
        (["--players", "greedy,uniform", "--out", "/no/such/folder/file"], "file"),
        (["--players", "greedy,uniform", "--option", "zeus=1"], "zeus"),
        (["--players", "greedy,uniform", "-n", "2", "--report", "/no/such/folder/x.html"], "x.html"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], words: str) -> None:
    assert words in one_line_error(command("arena", "hector", *arguments))


def test_a_bot_file_with_a_syntax_error_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine\n")
    for given in (["--code", str(file), "--players", "Mine,greedy"], ["--players", f"code:{file},greedy"]):
        assert "mine.py, line 1" in one_line_error(command("arena", "hector", *given))


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    options = ["--games", "2", "--concurrency", "2", "--json"]
    environment = {**os.environ, "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    environment.pop("RAY_ADDRESS", None)
    on_ray = subprocess.run(
        arena("--on", "ray", *options), capture_output=True, text=True, env=environment, check=False
    )
    assert on_ray.returncode == 0, on_ray.stderr
    here = subprocess.run(arena(*options), capture_output=True, text=True, check=True)
    assert json.loads(on_ray.stdout) == json.loads(here.stdout)


# The report.


@pytest.mark.parametrize("code", list(kleos.GAMES))
def test_a_report_needs_nothing_but_itself(code: str, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    run = command("arena", code, "--players", "greedy,uniform", "-n", str(many(10, 100)), "--report", str(file))
    assert run.code == 0
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"https?://|src=|href=|@import|url\(", text)
    for heading in ("Ratings", "Cross table", "Seats", "Length of a game", "Heroes" if code == "hector" else "Cards"):
        assert f"<h2>{heading}</h2>" in text
    assert (
        text.count("<svg") == text.count("</svg>") == 4 and "NaN" not in text and "{" not in text.split("</style>")[1]
    )


def test_a_report_shows_names_as_text() -> None:
    chosen = contest(players="<script> b&c")
    found = play(chosen, 4, ResultsFile(None, {}), invented)
    text = page("<b>", ["x < y"], chosen, found.results, [], [])
    assert "<script>" not in text and "&lt;script&gt;" in text and "x &lt; y" in text
    assert page("empty", [], chosen, [], [], []).endswith("</html>\n")


def test_lifts_are_those_of_who_used_it() -> None:
    jobs = [Job("a", "b", k, "a") for k in range(40)]
    results = [
        GameResult(*job, 1 + job.pair % 2, "end-home", "", 9, (("R",), ("G",)) if job.pair % 2 else (("G",), ("R",)))
        for job in jobs
    ]
    found = {used.code: used.lift.lift for used in lifts(kleos.load("hector"), results)}
    assert found == {"G": 0.5, "R": -0.5}
