"""Matches and records: undo, refusals in the right order, seals, redactions, and playing on."""

import json
from random import Random

import msgspec
import pytest

import kleos
from kleos import BadRecord, Match, Player, SeededDealer, UndoRefused
from kleos.catalogue import GAMES
from kleos.core.lines import Ending, Undo, walk
from kleos.core.record import seal
from kleos.trace import clauses
from tests.support import many, random_move

ONE, TWO = Player.ONE, Player.TWO


def started(seed: int = 1) -> Match:
    """A match at the first action: vanguard and orientation are chosen."""
    match = Match(kleos.load("hector"), SeededDealer(seed))
    while match.observe(ONE).table.asked.step != "action":
        match.play(match.state.actor, match.state.legal_moves()[0])  # type: ignore[arg-type]
    return match


def finished(seed: int) -> Match:
    match = Match(kleos.load("hector"), SeededDealer(seed))
    rng = Random(seed)
    while isinstance(match.state.actor, Player):
        match.play(match.state.actor, rng.choice(match.state.legal_moves()))
    return match


def test_a_pass_can_be_taken_back_and_is_a_line_of_the_record() -> None:
    match = started()
    before, ply = str(match.state), match.ply
    match.play(ONE, "pass")
    assert match.can_undo(ONE)
    match.undo(ONE)
    assert str(match.state) == before
    assert match.ply == ply + 2
    assert match.log(None)[-1] == f"1 undo {ply}"


def test_undo_is_refused_after_a_chance_move() -> None:
    match = started()
    match.play(ONE, next(m for m in match.state.legal_moves() if m.code.startswith("discard")))
    with pytest.raises(UndoRefused) as caught:
        match.undo(ONE)
    assert caught.value.message == "error-undo-chance"
    assert not match.can_undo(ONE)


def test_undo_is_refused_after_a_card_was_shown() -> None:
    match = started()
    match.play(ONE, "pass")
    match.play(ONE, match.state.legal_moves()[0])
    with pytest.raises(UndoRefused) as caught:
        match.undo(ONE)
    assert caught.value.message == "error-undo-revealed"


def test_undo_is_refused_after_the_rival_decided() -> None:
    match = started()
    match.play(ONE, "pass")
    match.play(ONE, match.state.legal_moves()[0])
    match.play(TWO, "pass")
    with pytest.raises(UndoRefused) as caught:
        match.undo(ONE)
    assert caught.value.message == "error-undo-rival"
    match.undo(TWO)
    assert match.state.actor == TWO


def test_undo_before_any_decision_is_refused() -> None:
    with pytest.raises(UndoRefused) as caught:
        started().undo(TWO)
    assert caught.value.message == "error-nothing-to-undo"


def test_by_consent_a_draw_can_be_undone_and_draws_run_on() -> None:
    match = started()
    discard = next(m for m in match.state.legal_moves() if m.code.startswith("discard"))
    before = str(match.state)
    match.play(ONE, discard)
    first = match.entries[-1]
    drawn = match.draws[first.by]
    match.undo(ONE, consent=True)
    assert str(match.state) == before
    match.play(ONE, discard)
    assert match.draws[first.by] == drawn + 1, "the same card would tell what comes"
    again = Match.replay(kleos.read_record(match.record().to_bytes()))
    assert again.entries == match.entries and str(again.state) == str(match.state)


def test_undo_at_every_ply_then_redo_equals_no_undo() -> None:
    for seed in range(many(2, 10)):
        plain = Match(kleos.load("hector"), SeededDealer(seed), frames=False)
        wavering = Match(kleos.load("hector"), SeededDealer(seed), frames=False)
        rng = Random(seed)
        undone = 0
        while isinstance(plain.state.actor, Player):
            seat, move = plain.state.actor, rng.choice(plain.state.legal_moves())
            plain.play(seat, move)
            wavering.play(seat, move)
            if wavering.can_undo(seat):
                wavering.undo(seat)
                wavering.play(seat, move)
                undone += 1
            assert str(wavering.state) == str(plain.state)
        assert undone > 0


def test_turn_and_ply_are_checked_before_the_move_is_even_read() -> None:
    match = started()
    for nonsense in ("no move at all", "play R1", "retreat"):
        with pytest.raises(kleos.NotYourTurn):
            match.play(TWO, nonsense)
        with pytest.raises(kleos.StalePly):
            match.play(ONE, nonsense, ply=match.ply - 1)
    before = str(match.state), match.ply
    with pytest.raises(kleos.NotationError):
        match.play(ONE, "no move at all", ply=match.ply)
    with pytest.raises(kleos.IllegalMove):
        match.play(ONE, "turn cw")
    assert (str(match.state), match.ply) == before


def test_nothing_can_be_played_after_the_end() -> None:
    match = finished(3)
    with pytest.raises(kleos.GameOver):
        match.play(ONE, "pass")


def test_a_changed_byte_breaks_the_seal() -> None:
    data = finished(4).record().to_bytes()
    kleos.read_record(data)
    rng = Random(1)
    refused = 0
    for _ in range(many(60, 600)):
        at = rng.randrange(len(data))
        changed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        if changed.split() == data.split():
            continue
        try:
            read = kleos.read_record(changed)
        except BadRecord as error:
            assert "\n" not in str(error) and "{" not in str(error)
            refused += 1
        else:
            assert read == kleos.read_record(data), "only blanks may differ"
    assert refused > 40


def test_a_resealed_lie_does_not_replay() -> None:
    record = finished(5).record()
    moves = list(record.moves)
    lies = [
        msgspec.structs.replace(record, moves=tuple(moves[:-1])),
        msgspec.structs.replace(record, moves=("retreat", *moves[1:])),
        msgspec.structs.replace(record, moves=(*moves, "pass")),
        msgspec.structs.replace(record, moves=("nonsense", *moves[1:])),
        msgspec.structs.replace(record, moves=("vanguard 1", "draw ?", *moves[2:])),
        msgspec.structs.replace(record, result=(0, "end-limit", "HA-R-44")),
        msgspec.structs.replace(record, components="0" * 64),
        msgspec.structs.replace(record, rules="99"),
        msgspec.structs.replace(record, moves=("undo 5", *moves)),
    ]
    for lie in lies:
        with pytest.raises(BadRecord) as caught:
            Match.replay(kleos.read_record(seal(lie).to_bytes()))
        assert "\n" not in str(caught.value) and "{" not in str(caught.value)
    with pytest.raises(kleos.BadOption):
        Match.replay(seal(msgspec.structs.replace(record, options={"four_choice": "maybe"})))
    with pytest.raises(kleos.UnknownGame):
        Match.replay(seal(msgspec.structs.replace(record, game="chess")))


def test_rubbish_is_no_record() -> None:
    for data in (b"", b"{}", b"[1,2]", b"\xff\xfe", b'{"format": "kleos-record/9"}', b"[" * 100_000):
        with pytest.raises(BadRecord) as caught:
            kleos.read_record(data)
        assert "\n" not in str(caught.value) and "{" not in str(caught.value)
    future = json.loads(finished(6).record().to_bytes())
    future["format"] = "kleos-record/2"
    with pytest.raises(BadRecord, match="kleos-record/1"):
        kleos.read_record(json.dumps(future).encode())


def test_a_redacted_record_does_not_replay_as_truth_but_can_be_played_on() -> None:
    match = started(7)
    match.play(ONE, "pass")
    record = kleos.read_record(match.record(ONE).to_bytes())
    with pytest.raises(BadRecord):
        Match.replay(record)
    on = Match.play_on(record, SeededDealer(1), Random(1))
    assert on.imagined
    assert on.observe(ONE).table == match.observe(ONE).table
    assert on.log(ONE) == match.log(ONE)
    rng = Random(2)
    while isinstance(on.state.actor, Player):
        on.play(on.state.actor, rng.choice(on.state.legal_moves()))
    assert on.state.outcome is not None
    with pytest.raises(BadRecord):
        on.record()


@pytest.mark.parametrize("code", GAMES)
def test_a_move_after_playing_on_from_a_redacted_record_can_be_taken_back(code: str) -> None:
    rng = Random(3)
    match = Match(kleos.load(code), SeededDealer(3))
    for _ in range(15):
        match.play_line(random_move(match.state, rng).code)
    on = Match.play_on(match.record(ONE), SeededDealer(1), rng, match.game)
    before, seat = str(on.state), on.state.actor
    assert isinstance(seat, Player)
    on.play(seat, random_move(on.state, rng))
    on.undo(seat, consent=True)
    assert str(on.state) == before == str(on.state_at(on.ply))


def test_playing_on_from_a_full_record_needs_no_imagination() -> None:
    match = started(8)
    on = Match.play_on(kleos.read_record(match.record().to_bytes()), SeededDealer(8), Random(1))
    assert not on.imagined and str(on.state) == str(match.state)
    for one in (match, on):
        one.play(ONE, next(m for m in one.state.legal_moves() if m.code.startswith("discard")))
    assert str(on.state) == str(match.state), "the dealer goes on where the record stopped"


def test_tables_of_the_past_are_kept_for_each_viewer() -> None:
    match = started(9)
    assert match.table_at(0, None).asked.step == "vanguard"
    assert match.table_at(match.ply, ONE) == match.observe(ONE).table
    with pytest.raises(kleos.NotationError, match="tables"):
        Match(kleos.load("hector"), SeededDealer(1), frames=False).table_at(0, None)


@pytest.mark.parametrize("code", GAMES)
def test_every_line_that_a_log_can_hold_rests_on_a_clause(code: str) -> None:
    known = clauses(code)
    for move in kleos.load(code).moves:
        assert move.clause in known, move.code


def test_one_walk_tells_every_line_with_the_positions_around_it() -> None:
    match = started(21)
    first = next(m for m in match.state.legal_moves() if m.code.startswith("discard"))
    ply = match.ply
    match.play(ONE, first)
    match.undo(ONE, consent=True)
    match.play(ONE, first)
    match.forfeit(ONE)
    codes = [entry.code for entry in match.entries]
    steps = list(walk(match.game, codes, match.state_at(0)))
    assert [step.ply for step in steps] == list(range(match.ply))
    assert str(steps[-1].after) == str(match.state) and str(steps[ply].before) == str(match.state_at(ply))
    undone = next(step for step in steps if isinstance(step.line, Undo))
    assert undone.line == Undo(ply) and str(undone.after) == str(match.state_at(ply))
    assert steps[-1].line == Ending("resign", ONE) and str(steps[-1].before) == str(steps[-1].after)
    later = list(walk(match.game, codes[ply + 1 :], steps[ply].after, ply + 1, match.state_at))
    assert str(later[-1].after) == str(match.state), "an undo that goes back before the first line"
    with pytest.raises(kleos.NotationError, match="no step"):
        list(walk(match.game, [f"undo {ply}"], match.state, ply + 1))
