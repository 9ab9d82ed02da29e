"""Facts are true: another calculation, with other worlds and other luck, says the same within the stated error."""

from random import Random

import pytest

from kleos.core.players import Player
from kleos.insight.asking import measures_for
from kleos.insight.facts import Fact, recompute
from kleos.insight.hints import hint_for
from tests.insight.positions import GAMES, SMALL, decisions, default
from tests.support import many

every_game = pytest.mark.parametrize("code", GAMES)


@every_game
def test_facts_hold_when_they_are_calculated_again_with_another_seed(code: str) -> None:
    game = default(code)
    told, wrong = 0, []
    for number, seen in enumerate(decisions(game, many(8, 300))):
        for move in hint_for(game, seen, f"first {number}", SMALL).moves:
            if move.fact is None:
                continue
            told += 1
            again = recompute(game, seen, move.fact, f"again {number}", SMALL)
            if not move.fact.agrees(again):
                wrong.append((move.fact.key, move.fact.value, move.fact.others, again.value, again.others))
    assert told >= many(3, 150)
    assert len(wrong) <= 0.03 * told, wrong


def test_a_fact_that_is_not_so_is_not_agreed_with() -> None:
    fact = Fact(
        "hint-ha-battle", "look-ha-battle", "hint-ha-battle", "pass", ("retreat",), 0.7, 0.04, 0.4, 0.05, True, False
    )
    assert fact.agrees(fact)
    for value, others in ((0.5, 0.4), (0.7, 0.6), (0.4, 0.7)):
        told = Fact(
            **{**{name: getattr(fact, name) for name in fact.__struct_fields__}, "value": value, "others": others}
        )
        assert not fact.agrees(told)


@every_game
def test_what_is_asked_right_after_a_move_is_what_the_table_shows(code: str) -> None:
    """The measures read the engine's state; here the same is read from what the player himself sees next."""
    game, checked = default(code), 0
    shown = {"hint-ha-superior": superior_at, "hint-ha-points": points_at}
    for seen in decisions(game, many(40, 200), first=50):
        assert seen.viewer is not None
        for measure in measures_for(game, seen):
            if measure.name not in shown or not seen.table.fates:
                continue
            before = game.imagine(seen, Random(1))
            for code_ in seen.legal:
                after = before.copy()
                after.apply(game.parse(code_))
                if after.observe(seen.viewer).table.fates:
                    assert float(measure.ask(before, after)) == shown[measure.name](
                        after.observe(seen.viewer).table, seen.viewer
                    )
                    checked += 1
    assert checked > 50 or code != "hector"


def superior_at(table: object, viewer: Player) -> float:
    """Whether the viewer's sum is higher, as the table tells it."""
    own, rival = table.sides[viewer], table.sides[viewer.rival]  # type: ignore[attr-defined]
    return float(own.superiority > rival.superiority)


def points_at(table: object, viewer: Player) -> float:
    """The viewer's score if the tile is left, as the table tells it."""
    return float(table.fates[0].scores[viewer])  # type: ignore[attr-defined]


@every_game
def test_measures_change_nothing_and_have_keys_of_their_own(code: str) -> None:
    game = default(code)
    for seen in decisions(game, 10, first=80):
        measures = measures_for(game, seen)
        assert (
            len({measure.key for measure in measures}) == len(measures) or code == "olympus"
        )  # two soldiers are alike
        world = game.imagine(seen, Random(2))
        text = str(world)
        for measure in measures:
            measure.ask(world, world)
        assert str(world) == text
