"""Reviews: the parts add up, the truth makes no mark, and a move that is plainly bad is marked."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

import kleos
from kleos import Match, Player, SeededDealer
from kleos.arena.mirrored import play_game
from kleos.bots.registry import make
from kleos.core.dealer import ScriptedDealer
from kleos.insight.chances import Estimate, InsightPlan, Rehearsal
from kleos.insight.judging import BAD, judged, mark_of, prove, scan
from kleos.insight.review import Review, ReviewCancelled, ReviewPlan, plan_for, review_record
from kleos.insight.review_text import MOST_ONLY, luck_after, review_text, told_marks, unlucky, whole_points
from kleos.text.narrator import narrator_for
from kleos.text.words import LANGUAGES, speaking
from tests.insight.positions import GAMES, decisions, default
from tests.support import many

every_game = pytest.mark.parametrize("code", GAMES)
TINY = ReviewPlan(
    scan=InsightPlan(2, 16, 4, 4, 0, candidates=2, others=0),
    proof=InsightPlan(2, 24, 8, 8, 0, candidates=3, others=0),
    proofs=4,
    playouts=2,
)
FAIR = InsightPlan(4, 240, 48, 48, 0, candidates=4, others=0)


@cache
def played(code: str, seed: int) -> Match:
    """A whole game between greedy bots."""
    game = default(code)
    bot = make("greedy", game)
    return play_game(game, (bot, bot), f"review {seed}", f"thought {seed}")


@cache
def reviewed(match: Match, seed: int = 0) -> Review:
    """Its review, as short as can be."""
    return review_record(match.record(), match.game, seed=seed, plan=TINY)


@every_game
def test_a_review_tells_every_line_and_its_parts_add_up(code: str) -> None:
    match = played(code, 1)
    found = reviewed(match)
    assert [point.ply for point in found.points] == list(range(match.ply + 1))
    assert found.luck + found.skill == pytest.approx(found.result - found.start, abs=1e-12)
    assert found.points[-1].truth == found.points[-1].known[0] == 1 - found.points[-1].known[1] == found.result
    assert all(0 <= value <= 1 for point in found.points for value in (*point.known, point.truth))
    assert [band.first for band in found.bands[1:]] == [band.last for band in found.bands[:-1]]
    assert found.bands[0].first == 0 and found.bands[-1].last == match.ply
    for one in found.judgements:
        assert one.options > 1 and match.entries[one.ply].code == one.code
        assert match.entries[one.ply].by == str(one.seat)
        if one.mark in BAD:
            assert one.loss >= 2.5 * one.error and one.best != one.code


def test_the_same_record_depth_and_seed_give_the_same_review() -> None:
    match = played("olympus", 1)
    again = review_record(match.record(), match.game, plan=TINY)
    assert again == reviewed(match)
    assert review_record(match.record(), match.game, seed=1, plan=TINY) != again


@every_game
def test_another_truth_behind_the_same_observation_gets_the_same_mark(code: str) -> None:
    game, count = default(code), 0
    for number, seen in enumerate(decisions(game, many(3, 40), first=90)):
        assert seen.viewer is not None
        move = Random(number).choice(seen.legal)
        truths = [game.imagine(seen, Random(f"truth {k}")) for k in range(2)]
        found = []
        for truth in truths:
            looked = truth.observe(seen.viewer)
            scanned = scan(game, looked, move, TINY.scan, "s")
            judgement = judged(0, seen.viewer.seat, len(looked.legal), scanned)
            found.append(prove(game, looked, judgement, scanned, TINY.proof, "s/again"))
        assert found[0] == found[1]
        count += str(truths[0]) != str(truths[1])
    assert count


def test_what_is_drawn_later_marks_nothing_before() -> None:
    game = default("hector")
    first = played("hector", 1)
    cut = next(ply for ply, entry in enumerate(first.entries) if ply > 60 and entry.by not in ("1", "2"))
    state = first.state_at(cut)
    other = next(move for move in state.legal_moves() if move.code != first.entries[cut].code)
    second = finished(game, [entry.code for entry in first.entries[:cut]] + [other.code])
    plan = ReviewPlan(TINY.scan, TINY.proof, 1000, 2)
    earlier = []
    for match in (first, second):
        found = review_record(match.record(), game, plan=plan)
        earlier.append([one for one in found.judgements if one.ply < cut])
    assert earlier[0] == earlier[1] and earlier[0]


def finished(game: kleos.Game, codes: list[str]) -> Match:
    """A game that begins with these lines, which is given up after them."""
    script = ScriptedDealer(codes, SeededDealer("rest"))
    match = Match(game, script)
    match.play_lines(script)
    match.forfeit(Player.TWO)
    return match


@every_game
def test_a_move_that_is_plainly_worst_is_marked(code: str) -> None:
    """The worst of all moves, by a calculation of its own, where it loses a blunder's worth for certain."""
    game, planted, marked = default(code), 0, 0
    for number, seen in enumerate(decisions(game, many(12, 200), first=200)):
        rehearsal = Rehearsal(game, seen, (), FAIR, f"plant {number}")
        rehearsal.run(only=seen.legal[:10])
        order = sorted(rehearsal.tried, key=lambda tried: rehearsal.chance(tried).mean)
        worst, best = order[0], order[-1]
        if rehearsal.chance(best).mean - rehearsal.chance(worst).mean < 0.25:
            continue
        planted += 1
        scanned = scan(game, seen, worst.move.code, FAIR, f"look {number}")
        judgement = judged(0, 1, len(seen.legal), scanned)
        if scanned.weight:
            judgement = prove(game, seen, judgement, scanned, FAIR, f"look {number}/again")
        marked += judgement.mark in BAD
    assert marked >= 0.75 * planted


def test_a_loss_is_named_by_its_size_and_only_if_certain() -> None:
    names = [mark_of(Estimate(loss, 0.005)) for loss in (0.029, 0.03, 0.07, 0.15, 0.6)]
    assert names == ["", "slip", "mistake", "blunder", "blunder"]
    assert mark_of(Estimate(0.2, 0.081)) == "" and mark_of(Estimate(0.2, 0.08)) == "blunder"


def test_a_review_tells_how_far_it_is_and_can_be_stopped() -> None:
    match = played("olympus", 1)
    shares: list[float] = []
    review_record(match.record(), match.game, progress=shares.append, plan=TINY)
    assert shares == sorted(shares) and shares[-1] == 1.0 and len(shares) > 20
    with pytest.raises(ReviewCancelled):
        review_record(match.record(), match.game, is_stopped=lambda: len(shares) > 0, plan=TINY)


def test_what_was_taken_back_is_not_judged() -> None:
    match, rng = Match(default("hector"), SeededDealer("undone")), Random(5)
    while match.outcome is None and match.ply < 150:
        seat = match.state.actor
        assert isinstance(seat, Player)
        match.play(seat, rng.choice(match.state.legal_moves()))
        if match.outcome is None and rng.random() < 0.1:
            match.undo(seat, consent=True)
    if match.outcome is None:
        match.forfeit(Player.TWO)
    found = reviewed(match)
    undone = {
        ply
        for at, entry in enumerate(match.entries)
        if entry.code.startswith("undo")
        for ply in range(int(entry.code.split()[1]), at + 1)
    }
    assert undone and not undone & {one.ply for one in found.judgements}
    assert not undone & {point.ply for point in found.points}
    assert found.luck + found.skill == pytest.approx(found.result - found.start, abs=1e-12)


def test_only_finished_games_that_show_everything_are_reviewed() -> None:
    match, begun = played("olympus", 1), Match(default("olympus"), SeededDealer("begun"))
    for record in (match.record(Player.ONE), match.record("public"), begun.record()):
        with pytest.raises(kleos.BadRecord):
            review_record(record, match.game)


@every_game
def test_more_decisions_get_fewer_steps_each(code: str) -> None:
    short, long = plan_for(code, "standard", 40, 100), plan_for(code, "standard", 300, 700)
    assert short.scan.sims > long.scan.sims and short.playouts > long.playouts
    assert plan_for(code, "quick", 100, 200).scan.sims < plan_for(code, "deep", 100, 200).scan.sims


@every_game
def test_the_words_are_there_in_every_language(code: str) -> None:
    match = played(code, 1)
    found = reviewed(match)
    narrator = narrator_for(match.game, ("one", "two"))
    for language in LANGUAGES:
        with speaking(language):
            for seat in (1, 2) if language == "en" else (1,):
                text = review_text(narrator, match.record(), match.game, found, seat)
                assert text.luck + text.skill == text.end - text.start
                told = [text.result, text.summary, *(part.heading for part in text.parts)]
                told += [words for one in text.moments for words in (one.name, one.part, one.text)]
                assert not [words for words in told if "{" in words or not words]
                assert len(text.moments) == len(told_marks(found, seat)) + len(unlucky(found, seat))


def test_of_many_only_moves_the_greatest_are_told() -> None:
    match = played("olympus", 1)
    found = reviewed(match)
    leads = [-0.3, -0.1, -0.5, -0.2, -0.4]
    judgements = [replace(one, mark="only", loss=lead) for one, lead in zip(found.of(1), leads, strict=False)]
    kept = told_marks(replace(found, judgements=tuple(judgements)), 1)
    assert [one.loss for one in kept] == [-0.3, -0.5, -0.4] and len(kept) == MOST_ONLY


def test_luck_after_a_move_is_that_of_its_own_seat() -> None:
    found = reviewed(played("hector", 1))
    total = sum(luck_after(found, one) * (1 if one.seat == 1 else -1) for one in found.judgements)
    first = found.judgements[0].ply
    assert total == pytest.approx(sum(draw.gain for draw in found.draws if draw.ply > first), abs=1e-9)
    assert whole_points(0.5, 0.204) == (20, 30)
