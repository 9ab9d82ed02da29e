"""Hellas in the terminal, by typing into a pipe."""

import re
from pathlib import Path

import pytest

import kleos as package
from kleos import Match, Player, SeededDealer
from kleos.cli.hellas_drawing import Cell, draw_map
from kleos.cli.terminal_view import terminal_view_for
from kleos.games.hellas.state import HellasState
from kleos.text.log_lines import Line
from tests.cli.terminal import Run, kleos

SHORT = ("--option", "turn_cap=30")


def play(*typed: str, seed: int = 3, more: tuple[str, ...] = SHORT) -> Run:
    return kleos("play", "hellas", "--seed", str(seed), "--against", "uniform", *more, typed=typed)


def after(run: Run, typed: str) -> str:
    """What was answered to a line, up to the next prompt."""
    return run.out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0].removesuffix("> ")


def at(text: str, *codes: str) -> HellasState:
    """A position, after some moves."""
    state = package.load("hellas").position(text)
    assert isinstance(state, HellasState)
    for code in codes:
        state.apply(state.game.parse(code))
    return state


def picture(state: HellasState, viewer: Player | None = Player.ONE) -> str:
    """The table drawn at a position."""
    lines = terminal_view_for(state.game, ("person", "uniform")).picture(state.observe(viewer))
    assert max(len(line.plain) for line in lines) <= 80
    return "\n".join(line.plain for line in lines)


def choices(state: HellasState) -> tuple[str, list[str]]:
    """What is asked, and the legal answers in words."""
    actor = state.actor
    assert isinstance(actor, Player)
    seen = state.observe(actor)
    view = terminal_view_for(state.game, ("person", "uniform"))
    return view.narrator.question(seen), [view.option(seen, code) for code in seen.legal]


# Whole games.


@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_whole_game_by_typing_1(seat: str) -> None:
    run = play(*["1"] * 900, more=(*SHORT, "--seat", seat))
    assert run.code == 0 and run.err == ""
    assert re.search(r"You (win|lose) the game: .* \[HE-", " ".join(run.out.split())) or "The game is a draw" in run.out


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("typed", [["1"], ["2", "1", "3"]])
def test_no_line_is_longer_than_80_columns_and_none_has_colour(seed: int, typed: list[str]) -> None:
    run = play("help", "why 1", "rules HE-R-51", "card Thunderbolt", *typed * 20, "log", *typed * 100, seed=seed)
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert "\x1b" not in run.out
    assert not re.search(r"\{|\$", run.out), "a message id without words"


def test_save_load_verify_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*["1"] * 30, f"save {file}", "quit")
    assert "continued from game.json" in kleos("play", "hellas", "--load", str(file), typed=["1"]).out
    assert "seal intact" in kleos("verify", str(file)).out
    for view in ("1", "2", "public", "full"):
        run = kleos("replay", str(file), "--all", "--as", view)
        assert run.code == 0 and "Hellas" in run.out
        assert ("holds" in run.out) == (view == "full")


def test_hellas_is_listed() -> None:
    assert "hellas: Hellas" in kleos("games").out


# The picture.

PAIR = "map LLWWLL@1,0:L2G1S LLWWLLt@0,1:D3G0S"


def test_the_map_shows_edges_holders_pieces_and_temple() -> None:
    lines = picture(at("turn=3 / map LLWWWL@1,0:L2G1S WLWWLWt@-1,0:D3G0S")).splitlines()
    row = next(k for k, line in enumerate(lines) if "Δ" in line)
    assert [part for part in re.split(r"[~# ]+", lines[row]) if part] == ["○2TB", "Δ", "●1"]
    assert [part for part in re.split(r"[~# ]+", lines[row + 1]) if part] == ["3g0s", "2g1s"]
    assert lines[row].strip()[0] == "~" and lines[row].strip()[-1] == "#", "water in the west, land in the east"
    assert lines[row - 1].strip() == "·~~~~·====·~~~~·~~~~·~~~~·====·"
    assert lines[row + 2].strip() == "·====·~~~~·~~~~·~~~~·~~~~·====·"


@pytest.mark.parametrize(("count", "width"), [(4, 41), (9, 73), (13, 79), (15, 80)])
def test_a_wide_map_has_smaller_cells(count: int, width: int) -> None:
    lines = draw_map([Cell(q, 0, "WLWLWL", f"●{q}TB", "3g3s", "") for q in range(count)])
    assert max(len(line.plain.strip()) for line in lines) == width
    assert "●3TB" in lines[1].plain and "3g3s" in lines[2].plain


def test_both_sides_with_supply_cities_temples_and_backs() -> None:
    table = picture(at(f"turn=3 / {PAIR} / one hand=A1,Z1 / two hand=P1,P2"))
    assert "● you  ●·········  1 of 10 cities · 0 temples" in table
    assert "supply: 13 Greeks, 9 ships · 2 cards: Ares 1, Poseidon 0, Zeus 1" in table
    assert "○ Player 2, uniform  ○·········  1 of 10 cities · 1 temple" in table
    assert "supply: 12 Greeks, 10 ships · 2 cards: Ares 0, Poseidon 2, Zeus 0" in table
    assert "Shield-brother" in table and "Even seas" not in table


def test_threats_are_counted_both_ways() -> None:
    table = picture(at(f"turn=3 / {PAIR}"))
    assert "threatened: city 1 by 2, falls to 2" in table
    assert "within your reach: city 2 by 1, needs 3" in table


def test_a_threat_over_water_needs_one_more() -> None:
    table = picture(at("turn=3 / map LLWWWL@1,0:L2G1S WLWWLWt@-1,0:D3G0S"))
    assert "threatened: city 1 by 2, needs 3" in table
    assert "within your reach: city 2 by 1, needs 4" in table


def test_a_running_fight_is_told_as_it_stands() -> None:
    state = at(f"turn=3 / {PAIR} / one hand=A1 / two hand=P1", "attack", "target 2", "send 1", "commit")
    table = picture(state)
    assert "Attack on city 2 (3g0s) · 1 Greek counts as 1, 3 needed · as things stand, the city holds" in " ".join(
        table.split()
    )
    assert "► A1" in table
    assert choices(state)[0] == "The fight for city 2: play a card?"


def test_the_tile_turned_up_is_drawn_and_its_spots_are_numbered() -> None:
    run = play("1")
    first, second = run.out.split("\n> 1\n")
    assert all(f"[{number}]" in first for number in range(1, 7)), "six spots around the dolphin"
    assert "turned up: bay WWLLLL" in first and "·==·~~·" in first
    assert "~ [1] #   ~ [2] #" in second, "both ways to lie"


def test_a_spectator_sees_no_hand() -> None:
    table = picture(at(f"turn=3 / {PAIR} / one hand=A1 / two hand=P1"), None)
    assert "Shield-brother" not in table and "Crews on the walls" not in table


# Words.


def test_spots_are_named_by_their_neighbours() -> None:
    match = Match(package.load("hellas"), SeededDealer(3))
    match.play(Player.ONE, "lay 0 E")
    match.play(Player.ONE, "turn 2")
    seen = match.observe(Player.TWO)
    view = terminal_view_for(match.game, ("person", "uniform"))
    assert view.option(seen, "lay 0 W") == "next to Δ: west of Δ"
    assert view.option(seen, "lay 0 SE") == "next to Δ and 1: south-east of Δ"


def test_why_and_card() -> None:
    run = play("why 1", "why lay 0 E", "why attack", "card z1", "card thunderbolts", "card nobody", "help")
    assert "[HE-VOY-01]" in after(run, "why 1")
    assert "this is not the decision to make now" in after(run, "why attack")
    assert "Thunderbolt" in after(run, "card z1") and "Cancel" in after(run, "card z1")
    assert "did you mean: Thunderbolt" in " ".join(after(run, "card thunderbolts").split())
    assert "no card called “nobody”" in after(run, "card nobody")
    assert "dolphin" in after(run, "help")


def told(state: HellasState, *codes: str) -> list[str]:
    """The news of some moves from a position, as player 1 sees them."""
    lines = []
    for code in codes:
        move = state.game.parse(code)
        before, by = state.observe(Player.ONE).table, state.actor
        name = str(by.seat) if isinstance(by, Player) else state.stream
        shown = state.seen_as(move, Player.ONE).code
        state.apply(move)
        lines.append(Line(f"{name} {shown}", before, state.observe(Player.ONE).table))
    return terminal_view_for(state.game, ("person", "uniform")).narrator.news(lines, Player.ONE)


def test_an_attack_that_fails_is_told_in_two_sentences() -> None:
    assert told(at(f"turn=3 / {PAIR}"), "attack", "target 2", "send 1", "commit")[:2] == [
        "you attack: city 1 to city 2",
        "the attack on city 2 fails: 1 against 3 needed",
    ]


def test_a_conquest_is_told() -> None:
    state = at("turn=3 / map LLWWLL@1,0:L3G1S LLWWLLt@0,1:D1G0S")
    assert "city 2 is yours now" in told(state, "attack", "target 2", "send 1", "commit")


def test_steps_are_one_sentence_and_the_rival_draws_unseen() -> None:
    assert told(at(f"turn=3 / {PAIR}"), "reinforce", "ship 1", "draw zeus", "draw ares")[0] == (
        "you reinforce: ship to city 1, a card of Zeus, a card of Ares"
    )
    state = at(f"turn=4 active=2 / {PAIR}")
    news = told(state, "reinforce", "ship 2", "draw zeus", "draw zeus", "draw ares", "deal A1", "deal Z1", "deal Z2")
    assert not any(name in " ".join(news) for name in ("Thunderbolt", "Lasting favour", "Shield-brother"))


def test_a_card_made_void_is_told() -> None:
    table = f"turn=3 / {PAIR} / one hand=A6,Z1,P3 / two hand=Z1,Z1"
    news = told(at(table), "play A6", "play Z1")
    assert news[-1] != "Muster is cancelled"  # the first player may still answer the answer
    assert told(at(table), "play A6", "play Z1", "pass")[-1] == "Muster is cancelled"
    assert told(at(f"turn=3 / {PAIR} / one hand=A6 / two hand=Z1"), "play A6", "play Z1")[-1] == "Muster is cancelled"
    assert "cancelled" not in " ".join(told(at(table), "play A6", "play Z1", "play Z1", "pass"))
