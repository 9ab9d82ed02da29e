"""Frozen bots: what they played on fixed positions they play for ever, and nothing that is tuned later touches them."""

import json
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Player
from kleos.bots import levels
from kleos.bots.frozen import frozen, frozen_plan
from kleos.bots.registry import make
from kleos.bots.search_bot import Ismcts, SearchPlan
from kleos.search import evaluators
from kleos.server.bots.scheduler import bots_for_people, check_bot
from tests.support import positions

KEPT = Path(__file__).with_name("frozen.jsonl")  # one line a decision: never rewritten, only added to
PER_GAME = 6
SIMS = (200, 0)  # simulations of most decisions; the first one of a game is made with the bot's own


def bot_of(name: str, code: str, sims: int) -> Ismcts:
    bot = make(f"{name}:sims={sims}" if sims else name, kleos.load(code))
    assert isinstance(bot, Ismcts)
    return bot


def played(line: dict[str, Any]) -> dict[str, Any]:
    """What a frozen bot does with the position of a line: its move, and the visits of its search."""
    bot = bot_of(line["bot"], line["game"], line["sims"])
    state = bot.game.position(line["position"])
    seen = state.observe(Player(state.to_act))
    visits, _ = bot.search(seen, line["seed"], None)
    return {"move": bot.choose(seen, Random(line["seed"]), None).code, "visits": visits}


def new_lines(name: str, code: str) -> list[dict[str, Any]]:
    """Lines for a bot that has none yet, from positions of random games."""
    found: list[dict[str, Any]] = []
    for state in positions(kleos.load(code), games=50, every=37, seed=22):
        if isinstance(state.actor, Player) and len(state.legal_moves()) > 2 and len(found) < PER_GAME:
            line = {"bot": name, "game": code, "sims": SIMS[not found], "seed": len(found), "position": str(state)}
            found.append({**line, **played(line)})
    return found


def kept() -> list[dict[str, Any]]:
    return [json.loads(line) for line in KEPT.read_text("utf-8").splitlines()] if KEPT.exists() else []


CASES = [(name, code) for name in frozen() for code in kleos.GAMES]


@pytest.mark.parametrize(("name", "code"), CASES)
def test_a_frozen_bot_plays_as_on_the_day_it_was_frozen(name: str, code: str, request: pytest.FixtureRequest) -> None:
    mine = [line for line in kept() if (line["bot"], line["game"]) == (name, code)]
    if not mine and request.config.getoption("--golden-rewrite"):
        mine = new_lines(name, code)
        with KEPT.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in mine)
    assert len(mine) == PER_GAME
    for line in mine:
        assert played(line) == {"move": line["move"], "visits": line["visits"]}, line["position"]


@pytest.mark.parametrize(("name", "code"), CASES)
def test_every_field_of_a_frozen_plan_is_written_down(name: str, code: str) -> None:
    assert set(frozen()[name]["games"][code]["plan"]) == {field.name for field in fields(SearchPlan)}


@pytest.mark.parametrize("code", kleos.GAMES)
def test_levels_and_fitted_values_do_not_reach_a_frozen_bot(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, weights = frozen_plan("god-1", code), make("god-1", kleos.load(code)).evaluator.weights  # type: ignore[attr-defined]
    monkeypatch.setattr(evaluators, "fitted_values", lambda: {code: {"weights": [0.0] * len(weights)}})
    monkeypatch.setattr(levels, "plans_of", lambda _: {"olympian": SearchPlan(sims=1)})
    bot = make("god-1", kleos.load(code))
    assert isinstance(bot, Ismcts) and bot.plan == plan and plan.sims >= 3500
    assert bot.evaluator.weights == weights and any(weights)  # type: ignore[attr-defined]
    assert make("ismcts", kleos.load(code)).evaluator.weights == [0.0] * len(weights)  # type: ignore[attr-defined]


def test_only_the_budget_of_a_frozen_bot_may_be_chosen() -> None:
    game = kleos.load("hector")
    assert make("god-1:sims=9", game).plan.sims == 9  # type: ignore[attr-defined]
    timed = make("ismcts-1:cpu_ms=5", game).plan  # type: ignore[attr-defined]
    assert timed.cpu_ms == 5 and timed.sims > 10**6 and not timed.prior
    with pytest.raises(kleos.UnknownBot):
        make("god-1:explore=1", game)
    with pytest.raises(kleos.UnknownBot):
        make("god-2", game)


def test_processor_time_ends_a_search() -> None:
    game = kleos.load("hector")
    state = next(state for state in positions(game, games=1, every=40, seed=1) if isinstance(state.actor, Player))
    bot = bot_of("god-1", "hector", 0)
    few = make("god-1:cpu_ms=1", game)
    assert isinstance(few, Ismcts) and isinstance(state.actor, Player)
    seen = state.observe(state.actor)
    assert 50 <= sum(few.search(seen, 1, None)[0]) < few.plan.sims
    assert sum(bot.search(seen, 1, None)[0]) <= bot.plan.sims


def test_no_person_is_offered_a_frozen_bot() -> None:
    assert not set(frozen()) & set(bots_for_people())
    with pytest.raises(kleos.UnknownBot):
        check_bot("god-1", kleos.load("hector"))
