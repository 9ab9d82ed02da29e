"""The oracle sees the truth, and nobody but the match tables of the bench can ask it."""

import re
from pathlib import Path
from random import Random

import pytest

import kleos
from kleos import Player
from kleos.bench.oracle import Oracle
from kleos.bots.registry import BOTS, make
from kleos.bots.search_bot import Ismcts
from kleos.server.bots.scheduler import bots_for_people
from tests.support import many, positions

SOURCE = Path(kleos.__file__).parent


def searcher(game: kleos.Game) -> Ismcts:
    bot = make("god-1:sims=60", game)
    assert isinstance(bot, Ismcts)
    return bot


@pytest.mark.parametrize("code", kleos.GAMES)
def test_it_decides_by_what_is_hidden_and_the_honest_bot_does_not(code: str) -> None:
    game = kleos.load(code)
    bot, differs = searcher(game), 0
    oracle = Oracle(bot)
    found = (it for it in positions(game, games=40, every=23, seed=5) if isinstance(it.actor, Player))
    for number, state in enumerate(found):
        if differs > 1 and number >= many(6, 40):
            break
        seen = state.observe(Player(state.to_act))
        worlds = [game.imagine(seen, Random(number)) for number in range(4)]
        answers = {oracle.decide(world, seen, Random(1)).code for world in worlds}
        assert answers <= set(seen.legal)
        differs += len(answers) > 1
        assert len({bot.choose(world.observe(seen.viewer), Random(1), None).code for world in worlds}) == 1
    assert differs, "the truth made no difference: this is no oracle"


def test_it_keeps_no_truth_after_a_decision_and_does_not_change_it() -> None:
    game = kleos.load("hector")
    state = next(it for it in positions(game, games=5, every=31, seed=2) if isinstance(it.actor, Player))
    oracle, before = Oracle(searcher(game)), str(state)
    oracle.decide(state, state.observe(Player(state.to_act)), Random(1))
    assert str(state) == before and oracle.knowing.truth is None


def test_no_spec_no_table_and_no_other_package_reaches_it() -> None:
    with pytest.raises(kleos.UnknownBot):
        make("oracle", kleos.load("hector"))
    assert not any("oracle" in name for name in [*BOTS, *bots_for_people()])
    assert not hasattr(Oracle, "choose"), "it cannot sit where a bot sits"
    users = {
        path.relative_to(SOURCE).parts[0]
        for path in SOURCE.rglob("*.py")
        if re.search(r"bench\.oracle|bench import oracle", path.read_text("utf-8"))
    }
    assert users <= {"bench"}
