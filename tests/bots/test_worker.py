"""Bots in processes of their own: the same moves as in this process, from bytes alone, and no failure hangs."""

import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

import kleos
from kleos import BotFailed, Game, Match, Player, SeededDealer, UnknownBot
from kleos.bots.code import bot_classes
from kleos.bots.json_process import MAX_LINE, JsonProcess
from kleos.bots.registry import is_safe, make
from kleos.bots.stdio import StdioProcess
from kleos.bots.worker import BotProcess
from tests.support import many

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def game() -> Game:
    return kleos.load("hector", check_scope="designated")


@pytest.fixture(scope="module")
def question(game: Game) -> bytes:
    """An observation with several legal moves."""
    match = Match(game, SeededDealer("worker"), frames=False)
    seen = match.observe(Player.ONE)
    assert len(seen.legal) > 1
    return seen.to_bytes()


@pytest.mark.parametrize("code", list(kleos.GAMES))
def test_a_process_plays_as_the_same_bot_does_here(code: str) -> None:
    game = kleos.load(code)
    here = make("greedy:slip=0.3", game)
    match = Match(game, SeededDealer(3), frames=False)
    with BotProcess("greedy:slip=0.3", game) as there:
        for number in range(many(40, 200)):
            actor = match.state.actor
            if not isinstance(actor, Player):
                break
            seen = match.observe(actor)
            code = there.choose(seen.to_bytes(), f"seed {number}")
            assert code == here.choose(seen, Random(f"seed {number}"), None).code
            match.play(actor, code)


def test_options_and_components_arrive(question: bytes) -> None:
    data = {**kleos.load("hector").component_data(), "set": "another name"}
    with BotProcess("uniform", kleos.load("hector", components=data, max_battles=3)) as bot:
        assert bot.choose(question, 1)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no niceness")
def test_a_nice_process_gives_way_to_ours() -> None:
    process = JsonProcess([sys.executable, "-c", "input()"], "nice", niceness=7)
    try:
        pid = process.process.pid
        assert os.getpriority(os.PRIO_PROCESS, pid) >= 7
        assert os.getsid(pid) == os.getsid(0), "Linux compares niceness within one session alone"
        assert os.getpgid(pid) == pid, "a group of its own, which Ctrl-C does not reach"
    finally:
        process.kill()


def test_several_processes_wait_in_threads(game: Game, question: bytes) -> None:
    bots = [BotProcess("uniform", game) for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        assert len(set(threads.map(lambda bot: bot.choose(question, 5), bots))) == 1
        list(threads.map(BotProcess.close, bots))


def test_a_wrong_spec_is_told_by_the_start(game: Game) -> None:
    for spec, word in (("zeus", "zeus"), ("greedy:slip=7", "slip"), ("code:none.py", "none.py")):
        with pytest.raises(UnknownBot) as caught, BotProcess(spec, game) as bot:
            bot.start()
        assert word in str(caught.value) and "{error" not in str(caught.value)


def test_a_killed_process_fails_once_and_starts_anew(game: Game, question: bytes) -> None:
    with BotProcess("uniform", game) as bot:
        first = bot.choose(question, 7)
        assert bot.process is not None
        os.kill(bot.process.process.pid, signal.SIGKILL)
        bot.process.process.wait()
        assert bot.choose(question, 7) == first, "a process found dead is replaced"


def test_a_bot_leaves_when_its_caller_is_gone(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "sleeper.py"
    file.write_text(
        "import time\nclass Sleeper:\n def __init__(self, game): pass\n def choose(self, *_): time.sleep(1e6)"
    )
    bot = BotProcess(f"code:{file}", game)
    bot.start()
    assert bot.process is not None
    bot.process.send(b'{"type":"observe","observation":{}}', b'{"type":"go","seed":"1"}')
    bot.process.to_send.put(None)  # closes its stdin
    assert bot.process.process.wait(30) == 0
    bot.close()


# Misbehaviour of a class in a worker.

BROKEN = {
    "raises": ("raise ValueError('no idea')", "ValueError: no idea"),
    "exits": ("raise SystemExit(3)", "exit code 3"),
    "dies": ("import os; os.kill(os.getpid(), 9)", "exit code -9"),
    "sleeps": ("import time; time.sleep(1000)", "within 1 s"),
    "prints": ("print('x' * 100_000); return None", "not a move of hector"),
    "nonsense": ("return 'sing loudly'", "sing loudly"),
    "a number": ("return 7", "“7”"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_class_fails_in_one_line(game: Game, question: bytes, tmp_path: Path, name: str) -> None:
    body, words = BROKEN[name]
    file = tmp_path / "broken.py"
    file.write_text(f"class Broken:\n def __init__(self, game): pass\n def choose(self, seen, rng, clock): {body}\n")
    with (
        BotProcess(f"code:{file}", game, patience=1.0 if name == "sleeps" else 30.0) as bot,
        pytest.raises(BotFailed) as caught,
    ):
        bot.choose(question, 1)
    assert words in str(caught.value) and "\n" not in str(caught.value) and "{error" not in str(caught.value)


# Misbehaviour of a program.

HELLO = 'import sys, time; print(\'{"type": "hello"}\', flush=True); '
PROGRAMS = {
    "rubbish at once": ("print('I am a bot!', flush=True); input()", "I am a bot!"),
    "rubbish later": (HELLO + "input(); input(); print('7 of hearts', flush=True); input()", "7 of hearts"),
    "another type": (HELLO + 'print(\'{"type": "move"}\', flush=True); time.sleep(99)', "bestmove"),
    "a move that is no text": (HELLO + 'print(\'{"type": "bestmove", "move": 7}\', flush=True); input()', "move"),
    "exits at once": ("raise SystemExit(4)", "exit code 4"),
    "exits later": (HELLO + "input(); raise SystemExit(5)", "exit code 5"),
    "a traceback": (HELLO + "1 / 0", "ZeroDivisionError"),
    "sleeps at once": ("import time; time.sleep(1000)", "not answer"),
    "sleeps later": (HELLO + "time.sleep(1000)", "not answer"),
    "reads nothing": ('print(\'{"type": "hello"}\', flush=True)\nwhile True: pass', "not answer"),
    "ten megabytes": (HELLO + "sys.stdout.write('x' * 10_000_000); sys.stdout.flush(); input()", f"{MAX_LINE:,}"),
    "lines without end": (HELLO + '\nwhile True: print(\'{"type": "info"}\')', "stdio:"),
    "closes its output": (HELLO + "import os; os.close(1); time.sleep(1000)", "closed its output"),
    "shouts on stderr": (HELLO + "sys.stderr.write('x' * 10_000_000); input(); raise SystemExit(6)", "exit code 6"),
    "deep rubbish": (HELLO + "print('[' * 100_000, flush=True); input()", "[[["),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_broken_program_fails_in_one_line(game: Game, question: bytes, tmp_path: Path, name: str) -> None:
    program, words = PROGRAMS[name]
    file = tmp_path / "program.py"
    file.write_text(program)
    spec = f"stdio:{sys.executable} {file}"
    quick = 1.0 if words in ("not answer", "stdio:") else 20.0
    with StdioProcess(spec, game, patience=quick, starting=quick) as bot, pytest.raises(BotFailed) as caught:
        bot.choose(question, 1)
    assert words in str(caught.value) and "\n" not in str(caught.value) and "{error" not in str(caught.value)
    assert bot.process is not None and not bot.process.is_running


def test_children_of_a_program_do_not_hold_us_up(game: Game, question: bytes) -> None:
    spec = "stdio:sh -c 'sleep 1000 & exit 1'"
    with StdioProcess(spec, game, starting=1.0) as bot, pytest.raises(BotFailed):
        bot.choose(question, 1)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("stdio:", "stdio:COMMAND"),
        ("stdio:'python", "No closing quotation"),
        ("stdio:no-such-program-here --x", "no-such-program-here"),
        ("code:", "code:FILE"),
        ("code:missing.py", "there is no such file"),
        ("code:.", "folder"),
    ],
)
def test_a_bad_spec_is_one_line(game: Game, spec: str, words: str) -> None:
    with pytest.raises((UnknownBot, BotFailed)) as caught:
        make(spec, game)
    assert words in str(caught.value) and "{error" not in str(caught.value) and "\n" not in str(caught.value)


BAD_FILES = {
    "syntax": ("class Bot:\n  def choose(self: pass\n", "line 2"),
    "no class": ("x = 1\n", "no class with a method choose"),
    "two": ("class A:\n def choose(self): pass\nclass B:\n def choose(self): pass\n", "A, B"),
    "import": ("import nothing_like_it\nclass A:\n def choose(self): pass\n", "nothing_like_it"),
    "no game": ("class A:\n def choose(self): pass\n", "TypeError"),
    "null": ("\0", "null"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_bot_file_is_one_line(game: Game, tmp_path: Path, name: str) -> None:
    text, words = BAD_FILES[name]
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(UnknownBot) as caught:
        make(f"code:{file}", game)
    assert words in str(caught.value) and "mine.py" in str(caught.value) and "\n" not in str(caught.value)
    with pytest.raises(UnknownBot, match=r"mine\.py"):
        make(f"code:{file}:Zeus", game)


def test_examples_play_a_whole_game(game: Game) -> None:
    program = f"stdio:{sys.executable} {EXAMPLES / 'first_bot.py'}"
    assert bot_classes(EXAMPLES / "bold_bot.py") == ["Bold"]
    with StdioProcess(program, game) as one, BotProcess(f"code:{EXAMPLES / 'bold_bot.py'}", game) as two:
        match = Match(game, SeededDealer(1), frames=False)
        while isinstance(actor := match.state.actor, Player):
            bot = one if actor == Player.ONE else two
            match.play(actor, bot.choose(match.observe(actor).to_bytes(), match.ply))
    assert match.state.outcome is not None


def test_a_program_is_a_bot_of_this_process_too(game: Game) -> None:
    bot = make(f"stdio:{sys.executable} {EXAMPLES / 'first_bot.py'}", game)
    match = Match(game, SeededDealer(1), frames=False)
    seen = match.observe(Player.ONE)
    chosen = bot.choose(seen, Random(1), None)
    assert chosen.code in seen.legal and bot.policy(seen, Random(1))[chosen] == 1.0


def test_only_the_package_s_own_bots_are_safe() -> None:
    assert is_safe("greedy:slip=0.5") and is_safe("uniform")
    assert not is_safe("stdio:rm -rf /") and not is_safe("code:x.py")
