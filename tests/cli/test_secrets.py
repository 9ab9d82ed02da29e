"""The terminal shows nothing that its player may not know: other hidden cards, the same screen."""

import contextlib
import io
import sys
from random import Random
from unittest.mock import patch

import pytest

import kleos
from kleos import Game, Match, Move, Observation, Player, SeededDealer, State
from kleos.cli.play import Session
from kleos.cli.screen import Screen
from kleos.cli.terminal_view import terminal_view_for
from kleos.text.log_lines import lines_of

PLAYERS = ("person", "stub")


class Rigged(SeededDealer):
    """Deals by a seed, but for the rival's hand after its first card and the rival's hero: those by `choice`."""

    def __init__(self, seed: int, choice: int) -> None:
        super().__init__(seed)
        self.choice = choice
        self.hand: list[str] = []

    def draw(self, state: State, count: int) -> Move:
        """Draw; a hidden draw of player 2 takes some outcome that fits."""
        step = state.observe(None).table.asked.step
        if not state.stream.startswith("two.") or step not in ("draw-hand", "deal-hero"):
            return super().draw(state, count)
        odds = state.odds()
        move = super().draw(state, count) if not self.hand else odds[self.choice * 7 % len(odds)][0]
        self.hand.append(move.code)
        return move


class Stub:
    """A rival that does the same whatever it holds: no action, the card it drew first, then whatever comes first."""

    def __init__(self, game: Game, card: str) -> None:
        self.game = game
        self.card = card

    def choose(self, seen: Observation, rng: Random, clock: object) -> Move:
        """The same choice for every hidden hand."""
        wanted = f"play {self.card}"
        return self.game.parse(wanted if wanted in seen.legal else seen.legal[0])

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """All weight on one move."""
        return {self.choose(seen, rng, None): 1.0}


def screen_of(seed: int, choice: int, typed: list[str]) -> tuple[str, list[str]]:
    """All that player 1 sees until the input ends, and the rival's hidden cards."""
    game = kleos.load("hector")
    dealer = Rigged(seed, choice)
    match = Match(game, dealer, PLAYERS)
    probe = Match(game, Rigged(seed, choice), PLAYERS)
    probe.play(Player.ONE, "vanguard 1")
    probe.play(Player.ONE, "orient 0")
    first = probe.observe(Player.TWO).log
    card = next(
        line.split()[-1] for line in first if line.startswith("two.") and "draw" in line and probe_is_hand(line, first)
    )
    out = io.StringIO()
    keyboard = io.StringIO("".join(f"{line}\n" for line in typed))
    with contextlib.redirect_stdout(out), patch.object(sys, "stdin", keyboard):
        Session(match, (None, Stub(game, card)), str(seed), Screen()).run()
    return out.getvalue(), dealer.hand


def probe_is_hand(line: str, log: tuple[str, ...]) -> bool:
    """Ask whether a draw of player 2 is not the vanguard: the vanguard comes first."""
    return line is not next(other for other in log if other.startswith("two."))


def test_other_hidden_cards_give_the_same_screen() -> None:
    typed = [
        "vanguard 1",
        "orient 0",
        "log",
        "why 1",
        "why retreat",
        "table",
        "pass",
        "undo",
        "pass",
        "1",
        "log",
        "help",
        "table",
    ]
    seeds = [seed for seed in range(40) if opens_at_once(seed)][:6]
    assert len(seeds) == 6
    for seed in seeds:
        first, second = screen_of(seed, 1, typed), screen_of(seed, 3, typed)
        assert first[1] != second[1], "the hidden cards differ"
        assert first[0] == second[0]
        assert "plays" in first[0], "the rival has played"


def test_a_planted_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, viewer: Player | None) -> tuple[str, ...]:
        return tuple(f"{entry.by} {entry.seen[1]}" for entry in match.entries)

    monkeypatch.setattr(Match, "log", leaky)
    seed = next(seed for seed in range(40) if opens_at_once(seed))
    assert screen_of(seed, 1, ["vanguard 1", "orient 0"])[0] != screen_of(seed, 3, ["vanguard 1", "orient 0"])[0]


def opens_at_once(seed: int) -> bool:
    """Ask whether the first vanguard needs no number, and the round has no fate decision of a rival."""
    match = Match(kleos.load("hector"), SeededDealer(seed))
    match.play(Player.ONE, "vanguard 1")
    return match.observe(Player.ONE).legal[0] == "orient 0"


# Fight for Olympus.


class Split(SeededDealer):
    """Gives player 2 yellow cards and player 1 all others; from player 2's third card on, `choice` picks them."""

    def __init__(self, choice: int) -> None:
        super().__init__(1)
        self.choice = choice
        self.hand: list[str] = []

    def draw(self, state: State, count: int) -> Move:
        """Draw; what player 1 draws does not depend on what player 2 got."""
        table = state.observe(None).table
        moves = [move for move, _ in state.odds()]
        if table.asked.step == "starter":
            return moves[0]
        yellow = [move for move in moves if move.code.startswith("draw Y")]
        if table.asked.seat == Player.ONE.seat:
            others = [move for move in moves if move not in yellow]
            return others[7 * count % len(others)]
        known = [move for move in yellow if move.code == OPENER]
        move = (known or [yellow[0 if self.choice else -1]])[0]
        self.hand.append(move.code)
        return move


OPENER = "draw YS1"  # a soldier that costs nothing and exists twice


class Plain:
    """A rival that plays its two soldiers and then nothing, whatever else it holds."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, seen: Observation, rng: Random, clock: object) -> Move:
        """The same choice for every hidden hand."""
        wanted = [code for code in ("play YS1", "end") if code in seen.legal]
        return self.game.parse(wanted[0] if wanted else seen.legal[0])

    def policy(self, seen: Observation, rng: Random) -> dict[Move, float]:
        """All weight on one move."""
        return {self.choose(seen, rng, None): 1.0}


def olympus_screen(choice: int, typed: list[str]) -> tuple[str, list[str]]:
    """All that player 1 sees until the input ends, and the rival's hidden cards."""
    game = kleos.load("olympus")
    dealer = Split(choice)
    out = io.StringIO()
    keyboard = io.StringIO("".join(f"{line}\n" for line in typed))
    with contextlib.redirect_stdout(out), patch.object(sys, "stdin", keyboard):
        Session(Match(game, dealer, PLAYERS), (None, Plain(game)), "1", Screen()).run()
    return out.getvalue(), dealer.hand


OLYMPUS_TYPED = ["log", "table", "end", "skip attack", "log", "why 1", "why play Y1", "card Y1", "1", "1", "undo", "1"]


def test_other_hidden_cards_give_the_same_olympus_screen() -> None:
    first, second = olympus_screen(0, OLYMPUS_TYPED + ["1"] * 30), olympus_screen(1, OLYMPUS_TYPED + ["1"] * 30)
    assert first[1] != second[1], "the hidden cards differ"
    assert first[0] == second[0]
    assert "stub plays" in first[0] and first[0].count("Turn 5") > 0, "the rival has played, for several turns"


def test_a_planted_leak_is_seen_in_olympus_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, viewer: Player | None) -> tuple[str, ...]:
        return tuple(f"{entry.by} {entry.seen[1]}" for entry in match.entries)

    monkeypatch.setattr(Match, "log", leaky)
    assert olympus_screen(0, ["log"])[0] != olympus_screen(1, ["log"])[0]


# Hellas.


class Gods(SeededDealer):
    """Gives player 1 the first kinds of each god, and player 2 the last or, by `choice`, the last but one."""

    def __init__(self, choice: int) -> None:
        super().__init__(2)
        self.choice = choice
        self.hand: list[str] = []

    def draw(self, state: State, count: int) -> Move:
        """Draw; what player 1 draws does not depend on what player 2 got."""
        moves = sorted((move for move, _ in state.odds()), key=lambda move: move.code)
        if not moves[0].code.startswith("deal "):
            return super().draw(state, count)
        if state.observe(None).table.asked.seat == Player.ONE.seat:
            return moves[0]
        self.hand.append(moves[-1 - self.choice].code)
        return moves[-1 - self.choice]


class Quiet(Plain):
    """A rival that lays no card, whatever it holds, and draws what it can."""

    def choose(self, seen: Observation, rng: Random, clock: object) -> Move:
        """The same choice for every hidden hand."""
        open_moves = [code for code in seen.legal if not code.startswith("play ")]
        draws = [code for code in open_moves if code.startswith("draw ") or code == "done"]
        return self.game.parse((draws or open_moves)[0])


def hellas_screen(choice: int, typed: list[str]) -> tuple[str, list[str]]:
    """All that player 1 sees until the input ends, and the rival's hidden cards."""
    game = kleos.load("hellas")
    dealer = Gods(choice)
    out = io.StringIO()
    keyboard = io.StringIO("".join(f"{line}\n" for line in typed))
    with contextlib.redirect_stdout(out), patch.object(sys, "stdin", keyboard):
        Session(Match(game, dealer, PLAYERS), (None, Quiet(game)), "1", Screen()).run()
    return out.getvalue(), dealer.hand


HELLAS_TYPED = ["log", "table", "why 1", "why play Z1", "card Z8", *["1"] * 40, "undo", "log", *["done", "1"] * 20]


def test_other_hidden_cards_give_the_same_hellas_screen() -> None:
    first, second = hellas_screen(0, HELLAS_TYPED), hellas_screen(1, HELLAS_TYPED)
    assert len(first[1]) > 3 and first[1] != second[1], "the hidden cards differ"
    assert first[0] == second[0]
    assert "stub reinforces" in first[0] and "stub gets a card of " in first[0]


def test_a_planted_leak_is_seen_in_hellas_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, viewer: Player | None) -> tuple[str, ...]:
        return tuple(f"{entry.by} {entry.seen[1]}" for entry in match.entries)

    monkeypatch.setattr(Match, "log", leaky)
    assert hellas_screen(0, ["log"])[0] != hellas_screen(1, ["log"])[0]


# All games.


@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("code", list(kleos.GAMES))
def test_the_picture_needs_the_observation_alone(code: str, seed: int) -> None:
    """Drawn from the bytes that a remote player would get, and from a re-dealt state, it is the same picture."""
    game = kleos.load(code)
    view = terminal_view_for(game, PLAYERS)
    match = Match(game, SeededDealer(seed), PLAYERS)
    rng = Random(seed)
    while isinstance(actor := match.state.actor, Player):
        seen = match.observe(actor)
        picture = [line.plain for line in view.picture(seen)]
        assert picture == [line.plain for line in view.picture(game.observation(seen.to_bytes()))]
        other = game.imagine(seen, rng).observe(actor)
        assert picture == [line.plain for line in view.picture(other)]
        assert [view.option(seen, code) for code in seen.legal] == [view.option(other, code) for code in seen.legal]
        assert view.narrator.question(seen) == view.narrator.question(other)
        match.play(actor, seen.legal[int(rng.random() * len(seen.legal))])
    for viewer in (*Player, None):
        for line in view.narrator.news(lines_of(match, viewer, 0, frozenset()), viewer):
            assert "{" not in line
