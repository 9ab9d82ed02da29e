"""Playing in the terminal by typing into a pipe."""

import re
from pathlib import Path

import pytest

from kleos.core.record import read_record
from tests.cli.terminal import Run, kleos, one_line_error

WHOLE_GAME = ["1"] * 400


def play(*typed: str, seed: int = 3, against: str = "uniform", more: tuple[str, ...] = ()) -> Run:
    return kleos("play", "hector", "--seed", str(seed), "--against", against, *more, typed=typed)


def after(run: Run, typed: str) -> str:
    """What was answered to a line, up to the next prompt."""
    return run.out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0].removesuffix("> ")


# Whole games.


@pytest.mark.parametrize("seat", ["1", "2"])
@pytest.mark.parametrize("against", ["uniform", "greedy"])
def test_a_whole_game_by_typing_1(seat: str, against: str) -> None:
    run = play(*WHOLE_GAME, against=against, more=("--seat", seat))
    assert run.code == 0
    assert re.search(r"You (win|lose) the game: .* \[HA-", " ".join(run.out.split())) or "The game is a draw" in run.out
    assert "Dealt from seed 3." in run.out
    assert run.err == ""


@pytest.mark.parametrize("seed", [1, 2])
def test_no_line_is_longer_than_80_columns_and_none_has_colour(seed: int) -> None:
    run = play("help", "why 1", "rules HA-R-06", "log", *WHOLE_GAME, seed=seed)
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert "\x1b" not in run.out
    assert "{" not in run.out, "a message id without words"


@pytest.mark.parametrize(
    "option",
    ["discards=owner_only", "greek_seat=1", "greek_seat=random", "four_choice=fronts_and_home", "max_battles=1"],
)
def test_every_kind_of_option_can_be_played(option: str) -> None:
    run = play(*["4", "2", "1"] * 150, more=("--option", option))
    assert run.code == 0
    assert " the game" in run.out or "The game is a draw" in run.out


def test_a_forced_move_against_a_bot_is_played_and_noted() -> None:
    assert "(the only move)" in play(*WHOLE_GAME).out


def test_no_move_is_played_for_a_person_whose_rival_reads_along() -> None:
    assert "(the only move)" not in play(*["1"] * 900, against="person").out


def test_the_seed_decides_the_deal() -> None:
    assert play(*["1"] * 20).out == play(*["1"] * 20).out
    assert play(*["1"] * 20).out != play(*["1"] * 20, seed=4).out


def test_moves_may_be_typed_as_codes() -> None:
    run = play("vanguard 1", "ORIENT  0", "pass")
    assert "you take no action" in run.out


# The picture.


def test_the_table_shows_both_sums_and_every_quarter_turn() -> None:
    run = play("1", "1")
    table = run.out.split("> 1\n")[-1]
    assert table.count("superiority") == 2
    assert table.count("score right now") == 2
    assert "hidden hero left out" in table
    for turn in ("as it lies", "turned clockwise", "turned anticlockwise"):
        assert turn in table
    assert table.index("TROJANS") < table.index("GREEKS"), "the rival is on top"
    assert table.count("front 1   front 2   front 3     home") == 2


# Asking why.


def test_why_a_move_is_legal() -> None:
    answer = after(play("1", "1", "why 2"), "why 2")
    assert "discard G3: legal now" in answer
    assert "[HA-05-10]" in answer
    assert "Discard and draw: an army card" in answer


def test_why_a_move_is_not_legal() -> None:
    answer = after(play("1", "1", "why upgrade 0"), "why upgrade 0")
    assert "upgrade only after deploying your hero" in answer
    assert "[HA-05-40]" in answer
    assert "HA-05-40  " in answer


def test_an_illegal_move_costs_one_line_and_nothing_else() -> None:
    run = play("1", "1", "upgrade 0", "1", "deploy 0")
    assert after(run, "upgrade 0").strip().endswith("[HA-05-40]")
    assert "only one action per turn" in after(run, "deploy 0")


def test_a_form_from_the_log_is_answered_with_the_form_to_type() -> None:
    run = play("1", "1", "deploy 0 R")
    assert "type deploy 0" in after(run, "deploy 0 R")


NUMBERS = ("0", "99", "-1", "1.5", "٣", "9" * 500)
MOVES = ("blah", "deploy", "deploy 9", "draw R3a", "[bold]x[/bold]", "\x1b[31m", "x" * 5000, "{ $who }")
COMMANDS = ("why", "why 99", "why blah", "rules", "rules HA-99-99", "save", "save /nowhere/at/all", "undo")


@pytest.mark.parametrize("nonsense", [*NUMBERS, *MOVES, *COMMANDS])
def test_nonsense_gets_one_answer_and_the_same_prompt(nonsense: str) -> None:
    run = play("1", "1", nonsense, "1")
    assert run.code == 0
    assert "you take no action" in run.out
    assert "Traceback" not in run.out + run.err
    assert "\x1b" not in run.out
    answer = run.out.split("retreat: lose the battle", 1)[1].split("> ", 1)[1].split("\n> ")[0]
    assert 1 <= len(answer.splitlines()[1:]) <= 3, answer


def test_empty_lines_are_ignored() -> None:
    assert "you take no action" in play("1", "", "1", "", "", "1").out


def test_help_names_every_command() -> None:
    answer = after(play("help"), "help")
    for word in ("why", "undo", "table", "log", "rules", "explain", "save", "quit"):
        assert word in answer


def test_rules_prints_a_clause() -> None:
    assert "one token per card" in after(play("rules ha-05-41"), "rules ha-05-41")


def test_explain_lists_the_words_on_the_table_and_explains_one() -> None:
    listed = after(play("explain"), "explain")
    assert "Vanguard" in listed and "Fate tile" in listed
    answer = " ".join(after(play("explain fate"), "explain fate").split())
    assert "Fate tile [HA-06-05]" in answer and "Example: Yellow below" in answer
    assert "faces you counts for you" in answer
    assert "there is no word “zeus”" in play("explain zeus").out


def test_the_log_tells_only_what_was_seen() -> None:
    answer = after(play("1", "1", "log"), "log")
    assert "uniform draws 4 cards" in answer
    assert "uniform draws a hero" in answer
    assert re.search(r"you draw \w\d \w\d \w\d \w\d", answer)


# Taking back.


def test_undo_after_a_pass() -> None:
    run = play("1", "1", "pass", "undo", "2")
    assert "taken back" in run.out
    assert "you discard G3" in run.out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ((), "nothing to take back"),
        (("1",), "a card has been drawn since"),
        (("1", "1", "1", "1"), "your opponent has decided"),
    ],
)
def test_undo_is_refused_once_something_was_learned(typed: tuple[str, ...], reason: str) -> None:
    assert reason in after(play(*typed, "undo"), "undo")


# Leaving.


def test_the_end_of_input_says_how_to_go_on() -> None:
    run = play("1")
    assert run.code == 0
    assert "not saved" in run.out.splitlines()[-2] + run.out.splitlines()[-1]
    assert "--load" in run.out


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = play("1", "quit", str(file))
    assert run.code == 0
    assert read_record(file.read_bytes()).result is None
    assert "not saved" in play("1", "quit", "").out


def test_ctrl_c_leaves_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kleos.cli.screen.Screen.ask", stop)
    run = play()
    assert run.code == 130
    assert "not saved" in run.out
    assert run.err == ""


# Saving and going on.


def test_save_load_and_play_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    straight = play(*["1"] * 30, "log")
    first = play(*["1"] * 13, f"save {file}", "quit")
    assert "holds hidden cards" in " ".join(first.out.split())
    second = kleos("play", "hector", "--load", str(file), typed=[*["1"] * 17, "log"])
    assert "continued from game.json" in second.out
    assert after(second, "log") == after(straight, "log")


def test_save_does_not_overwrite_another_file(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "already exists" in play(f"save {file}").out
    assert file.read_text() == "dear diary"


def test_a_loaded_game_may_be_saved_to_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("1", f"save {file}")
    run = kleos("play", "hector", "--load", str(file), typed=["1", f"save {file}"])
    assert "already exists" not in run.out
    assert len(read_record(file.read_bytes()).moves) > 10


def test_a_finished_game_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    end = play(*WHOLE_GAME).out.count("\n> 1\n")
    play(*["1"] * (end + 1), str(file))
    assert "kleos replay" in one_line_error(kleos("play", "hector", "--load", str(file)))


# Two people.


def test_two_people_share_the_screen_behind_a_curtain() -> None:
    run = play("", "1", "1", "1", "1", "", "1", "1", against="person")
    one, two = run.out.split("Pass the screen to Player 1")[1].split("Pass the screen to Player 2")
    hand = re.findall(r"\[\w\d\]", one.split("you · hand")[-1].splitlines()[0])
    assert len(hand) == 4
    assert one.endswith("\n" * 60), "the first player's table is pushed away"
    assert "you · hand" not in two.split("press Enter")[0]
    assert two.split("press Enter")[1].count("\n" * 60) >= 1


def test_two_people_play_a_whole_game() -> None:
    run = play(*["1"] * 900, against="person")
    assert run.code == 0
    assert "wins the game" in run.out


# Bad input on the command line.


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["play", "chess"], ["chess", "hector"]),
        (["play", "hector", "--option", "colour=red"], ["colour", "four_choice"]),
        (["play", "hector", "--option", "discards=maybe"], ["maybe", "public, owner_only", "HA-R-08"]),
        (["play", "hector", "--option", "max_battles=0"], ["0", ">= 1"]),
        (["play", "hector", "--option", "discards"], ["discards", "name=value"]),
        (["play", "hector", "--option", "components=x"], ["components", "four_choice"]),
        (["play", "hector", "--against", "zeus"], ["zeus", "uniform, greedy"]),
        (["play", "hector", "--against", "uniform:ms=3"], ["ms=3"]),
        (["play", "hector", "--against", "greedy:slip=2"], ["slip", "2", "0..1"]),
        (["play", "hector", "--seat", "3"], ["seat"]),
        (["play", "hector", "--load", "/no/such/file"], ["/no/such/file"]),
        (["play", "hector", "--components", "/no/such/file"], ["file"]),
        (["play"], ["game"]),
        (["sing"], ["sing", "--help"]),
        (["play", "hector", "--loud"], ["--loud", "--help"]),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], names: list[str]) -> None:
    error = one_line_error(kleos(*arguments))
    for name in names:
        assert name.casefold() in error.casefold()


def test_debug_shows_where() -> None:
    with pytest.raises(Exception, match="chess"):
        kleos("--debug", "play", "chess")
