"""Bluffs over games: found exactly where they can be chosen, judged by what was seen alone, summed without haste."""

from random import Random

import pytest

from kleos import Player
from kleos.core.lines import walk
from kleos.insight.bluffs import (
    AHEAD,
    ALIKE,
    BEHIND,
    ENOUGH,
    FEWEST_GAMES,
    LESS,
    LEVEL,
    MORE,
    MOST_DRILLS,
    BluffLine,
    GameBluffs,
    Occasion,
    bluff_lines,
    games_missing,
)
from kleos.insight.hector_bluffs import AGAINST, EARLY, HIDDEN, RETREAT, bluffs_of, lead_of, offered
from kleos.insight.intervals import interval_of, wilson
from kleos.insight.judging import mix_of, scan
from kleos.insight.review import counted_steps
from tests.insight.positions import decisions, default
from tests.insight.test_review import TINY, played, reviewed
from tests.rules.hector.positions import TURNS, at
from tests.support import many

# Seat 1 faces B, turned cw P, ccw N; seat 2 faces Y, N, P. The open cards say 4:1, 0:0, 3:0.
FATE = (
    "phase=fate round=1 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=B4,N3 hand=G2,Y3,P4 hero={}"
    " / two piles=7,12,12,12 row=Y1,R1 hand=B2,P3,N1 hero=P"
)
STAYS = {"pass", "change"}


def at_position(text: str) -> dict[str, set[str]]:
    """The bluffs that can be chosen at a position, with their moves."""
    state = at(text)
    assert isinstance(state.actor, Player)
    return {one.kind: set(one.codes) for one in offered(state.observe(state.actor), state.observe(None))}


def came_to(text: str, *codes: str) -> dict[tuple[int, str, int], bool | None]:
    """What bluffs came to after these moves, by round, kind and place."""
    state = at(text)
    steps = list(walk(state.game, codes, state))
    return {(one.ply, one.kind, one.round): one.worked for one in bluffs_of(steps)}


# Where a bluff can be chosen.


def test_before_the_third_round_a_hero_in_hand_can_be_kept_hidden_deployed_early_or_all_given_up() -> None:
    hand = {f"discard {card}" for card in ("B2", "P3", "N1", "Y1")}
    found = at_position(TURNS[1].replace("phase=action", "phase=action attacker=2"))
    assert found == {HIDDEN: STAYS | hand, EARLY: {"deploy 0"}, RETREAT: {"retreat"}}
    assert at_position(TURNS[2])[EARLY] == {"deploy 0", "deploy 1"}


def test_from_the_third_round_on_no_deployment_is_early() -> None:
    for turn in (3, 4):
        found = at_position(TURNS[turn])
        assert set(found) == {HIDDEN, RETREAT} and found[HIDDEN] > STAYS
        assert not [code for code in found[HIDDEN] if code.startswith("deploy")]


def test_a_hero_on_the_table_cannot_be_kept_hidden() -> None:
    text = TURNS[3].replace("row=R1,B1,G2", "row=R1<,B1,G2")
    assert at_position(text) == {RETREAT: {"retreat"}}


@pytest.mark.parametrize("hero", ["G", "N", "P", "B"])
def test_the_open_interest_counts_open_cards_alone(hero: str) -> None:
    assert at_position(FATE.format(hero)) == {AGAINST: {"turn cw"}}, "4:1 falls to 0:0; 3:0 is as good"


def test_where_no_turn_hurts_nothing_is_turned_against_an_interest() -> None:
    assert at_position(FATE.format("G").replace("row=B4,N3", "row=R4,R3")) == {}


def test_choices_of_cards_are_no_bluffs() -> None:
    assert at_position(TURNS[2].replace("phase=action", "phase=card")) == {}


@pytest.mark.parametrize(("hero", "lead"), [("G", AHEAD), ("R", LEVEL), ("Y", BEHIND)])
def test_the_lead_is_what_would_score_now_with_the_own_hero(hero: str, lead: str) -> None:
    text = (
        f"phase=action round=1 number=1 source=1 tile=1@0 / one piles=7,12,12,12 row=G3 hand=B1,G2,Y3,N4 hero={hero}"
        " / two piles=7,12,12,12 row=R4 hand=Y1,B2,P3,N1 hero=R"
    )
    state = at(text if lead != BEHIND else text.replace("row=R4", "row=Y1"))
    assert lead_of(state.observe(Player.ONE)) == lead


# What it came to.


def test_keeping_the_hero_hidden_works_when_the_battle_is_won() -> None:
    found = came_to(TURNS[4], "pass", "play N4", "pass", "play N1", "turn ccw")
    assert found[0, HIDDEN, 4] is True and found[2, HIDDEN, 4] is False, "6:3 for seat 1"
    assert found[0, RETREAT, 4] is None


def test_an_opponent_who_flees_is_a_battle_won_and_a_retreat_came_to_nothing_that_is_known() -> None:
    found = came_to(TURNS[4], "pass", "play N4", "retreat")
    assert found[0, HIDDEN, 4] is True
    assert found[2, RETREAT, 4] is None and found[2, HIDDEN, 4] is None


def test_hiding_counts_once_a_battle_and_not_where_the_hero_is_deployed_or_flees_in_the_end() -> None:
    begin = ["pass", "play Y3", "pass", "play P3"]
    state = at(TURNS[3])
    for code in begin:
        state.apply(state.game.parse(code))
    begin += ["leave"] if state.observe(None).table.asked.step == "fate" else []
    third = len(begin)
    whole = came_to(TURNS[3], *begin, "pass", "play N4", "pass", "play N1", "leave")
    assert whole[0, HIDDEN, 3] is None and whole[2, HIDDEN, 3] is None, "its last decision counts"
    assert {whole[third, HIDDEN, 4], whole[third + 2, HIDDEN, 4]} == {True, False}
    fled = came_to(TURNS[3], *begin, "retreat")
    assert fled[0, HIDDEN, 3] is None and fled[2, HIDDEN, 3] is True
    shown = came_to(TURNS[3], *begin, "deploy 0", "play N4", "pass", "play N1", "leave")
    assert {one for (ply, kind, _), one in shown.items() if kind == HIDDEN and ply in (0, third)} == {None}


def test_a_turn_against_the_open_interest_and_an_early_deployment_work_with_the_battle() -> None:
    text = FATE.format("P").replace("round=1", "round=4").replace("row=B4,N3 hand=G2,Y3,P4", "row=B4,P3,P4,R1,R2")
    text = text.replace("row=Y1,R1 hand=B2,P3,N1", "row=Y1,R1,G1,G2,R3")
    assert at_position(text)[AGAINST] == {"turn ccw"}, "the open cards say 4:1, 7:0, 0:0"
    assert came_to(text, "turn ccw")[0, AGAINST, 4] is True, "purple is his hero: 7:0"
    assert came_to(text, "leave")[0, AGAINST, 4] is None
    early = came_to(TURNS[1], "deploy 0", "play N4", "retreat")
    assert early[0, EARLY, 1] is True and early[0, HIDDEN, 1] is None


def test_a_battle_that_was_not_fought_out_says_nothing() -> None:
    assert set(came_to(TURNS[3], "pass", "play Y3").values()) == {None}


def test_a_whole_game_is_counted_as_its_log_says() -> None:
    match = played("hector", 1)
    review = reviewed(match)
    steps = counted_steps(match.game, match.record().moves)
    actions = [step for step in steps if "retreat" in {move.code for move in step.before.legal_moves()}]
    assert [one.ply for one in review.bluffs if one.kind == RETREAT] == [step.ply for step in actions]
    hidden = [one.ply for one in review.bluffs if one.kind == HIDDEN]
    legal = [step.ply for step in actions if any(move.code[:6] == "deploy" for move in step.before.legal_moves())]
    assert hidden == legal
    for one in review.bluffs:
        assert match.entries[one.ply].by == str(one.seat) and 1 <= one.round <= 4
        assert 0 <= one.reference <= 1 and (one.worked is None or one.taken)
    assert {one.kind for one in review.bluffs if one.taken} >= {HIDDEN, EARLY}


def test_games_without_bluffs_have_none() -> None:
    assert reviewed(played("olympus", 1)).bluffs == ()


# The reference.


def test_another_truth_behind_the_same_observation_changes_neither_occasion_nor_reference() -> None:
    game, count = default("hector"), 0
    for seen in decisions(game, many(12, 80), first=50):
        assert seen.viewer is not None
        found = []
        for k in range(2):
            truth = game.imagine(seen, Random(f"truth {k}"))
            looked = truth.observe(seen.viewer)
            assert looked == seen
            found.append((offered(looked, truth.observe(None)), scan(game, looked, seen.legal[0], TINY.scan, "s").mix))
        assert found[0] == found[1]
        count += bool(found[0][0])
    assert count


def test_the_reference_mixes_what_its_search_visits_and_nothing_that_it_hardly_tried() -> None:
    mix = mix_of(["a", "b", "c", "d"], [20, 60, 5, 0])
    assert [(one.code, one.share) for one in mix] == [("b", 0.75), ("a", 0.25)]


# Sums.


def occasions(
    count: int, taken: int, reference: float, kind: str = HIDDEN, number: int = 1, lead: str = LEVEL
) -> list[Occasion]:
    """So many occasions of one kind, so many of them taken."""
    return [
        Occasion(
            ply, 1, kind, number, lead, ply < taken, ply < taken // 2 if ply < taken else None, reference, ply % 2 > 0
        )
        for ply in range(count)
    ]


def lab(found: list[Occasion], games: int = FEWEST_GAMES) -> dict[tuple[str, str], BluffLine]:
    """The lines of occasions that are dealt out over so many games."""
    dealt = [GameBluffs(str(k), found[k::games]) for k in range(games)]
    return {(line.kind, line.lead): line for line in bluff_lines("hector", dealt)}


def test_a_verdict_needs_two_intervals_that_do_not_touch() -> None:
    for taken, verdict in ((0, LESS), (20, ALIKE), (40, MORE)):
        (cell, *rest) = lab(occasions(40, taken, 0.5))[HIDDEN, ""].cells
        assert (cell.occasions, cell.taken, cell.missing, cell.verdict) == (40, taken, 0, verdict)
        assert (cell.low, cell.high) == wilson(taken / 40, 40)
        assert cell.reference == 0.5 and cell.reference_low <= 0.5 <= cell.reference_high
        assert {one.verdict for one in rest} == {""} and all(one.missing for one in rest)


def test_the_reference_holds_both_readings_of_a_search() -> None:
    (cell, *_) = lab(occasions(40, 10, 0.9))[HIDDEN, ""].cells
    first = interval_of([float(k % 2 > 0) for k in range(40)])
    assert (cell.reference_low, cell.reference_high) == (first.low, interval_of([0.9] * 40).high)
    assert cell.reference == pytest.approx(0.9)


def test_too_few_occasions_or_games_give_no_verdict_but_say_how_many_are_missing() -> None:
    assert lab(occasions(ENOUGH - 1, 0, 1.0))[HIDDEN, ""].cells[0].verdict == ""
    assert lab(occasions(200, 0, 1.0), games=FEWEST_GAMES - 1)[HIDDEN, ""].cells[0].missing == 1
    assert games_missing(ENOUGH, FEWEST_GAMES, FEWEST_GAMES) == 0
    assert games_missing(10, 2, 2) == 6, "10 in 2 games: at this rate 20 more take 6 more games"
    assert games_missing(0, 0, 0) == ENOUGH
    assert all(games_missing(count, 9, 9) >= games_missing(count + 1, 9, 9) > 0 for count in range(ENOUGH - 2))


def test_lines_tell_rounds_leads_and_what_worked_apart() -> None:
    found = occasions(40, 40, 0.1, lead=AHEAD) + occasions(40, 0, 0.1, number=3, lead=BEHIND)
    lines = lab(found)
    assert [cell.occasions for cell in lines[HIDDEN, ""].cells] == [40, 0, 40, 0]
    assert [cell.occasions for cell in lines[HIDDEN, AHEAD].cells] == [40, 0, 0, 0]
    assert [cell.occasions for cell in lines[HIDDEN, BEHIND].cells] == [0, 0, 40, 0]
    assert lines[HIDDEN, ""].told == 1 and lines[HIDDEN, BEHIND].told in (0, 3)
    assert (lines[HIDDEN, ""].worked, lines[HIDDEN, ""].tried) == (20, 40)
    assert [cell.round for cell in lines[EARLY, ""].cells] == [1, 2]
    assert len(lines) == 16 and not lines[AGAINST, ""].drills


def test_drills_begin_where_the_player_differs_most_from_the_reference() -> None:
    found = occasions(40, 20, 0.9)
    drills = lab(found)[HIDDEN, ""].drills
    assert len(drills) == MOST_DRILLS and all(one.ply >= 20 for one in drills), "hidden by the reference, not by him"
    assert {(one.game, one.ply) for one in drills} <= {(str(one.ply % FEWEST_GAMES), one.ply) for one in found}


def test_wilson_is_honest_at_the_ends() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0) and wilson(0.0, 10)[0] == 0.0 < wilson(0.0, 10)[1] < 0.3
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
