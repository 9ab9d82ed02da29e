"""God cards: windows, answers, the open card, limits and locks. HE-GOD and their rulings, HE-EFF-00, -13, -14."""

import copy
from random import Random
from typing import Any

import pytest

import kleos
from kleos import CHANCE, Player
from kleos.catalogue import default_components
from kleos.games.hellas.cards import CARD_INDEX, NO_CARD
from kleos.games.hellas.state import HellasState
from tests.rules.hellas.positions import FIELD, actor, city, discards, do, field, hand, position, world
from tests.support import codes, refused, rule

PLAIN = "L2G1S D1G1S L1G0S D1G1S"


@rule("HE-GOD-04", "HE-R-43", "HE-V-25")
def test_an_exhausted_pile_is_renewed_at_once_by_its_discards() -> None:
    state = field(PLAIN, "discard=A1,A2,A2,A2,A3,A3,A3,A4,A4,A5,A5,A6", two="hand=A1,A1,A1")
    assert state.piles[0] == 1
    do(state, "reinforce", "draw ares")
    assert state.piles[0] == 12 and discards(state)[0] == 0
    do(state, "draw ares")
    assert state.piles[0] == 11
    do(state, "ship 1")
    assert state.observe(None).table.old == (1, 0, 0)
    assert [move.code for move in state.legal_moves()] == ["deal A6"]  # the last card of the old pile, for certain
    do(state, "deal A6")
    assert len(state.legal_moves()) == 6  # and one of the twelve renewed ones


@rule("HE-R-43")
def test_a_pile_without_cards_and_discards_cannot_be_drawn_from() -> None:
    state = field(PLAIN)
    state.piles[0], state.bags[0] = 0, []  # synthetic: the limits leave cards in every pile
    assert refused(do(state, "reinforce"), "draw ares") == "HE-R-43"
    late = field(PLAIN)
    late.piles[0], late.bags[0], late.discards[0] = 0, [], late.bags[0]  # synthetic: a pile is renewed at once
    do(late, "reinforce", "draw ares")  # renewed as soon as a draw is asked for
    assert late.piles[0] == 15 and discards(late)[0] == 0


@rule("HE-GOD-06", "HE-GOD-17")
def test_only_cards_with_the_symbol_are_played_in_the_rivals_turn() -> None:
    state = field("L2G0S D2G1S L1G0S D1G0S", two="hand=A1,A5,A6,P1,P3,Z2")
    do(state, "attack", "target 2", "send 1", "commit")
    assert actor(state) is Player.TWO and codes(state) == ["play A1", "play P1", "pass"]
    assert refused(state, "play A6") == "HE-GOD-06"
    assert refused(state, "play A5") == "HE-GOD-06"  # the erratum


@rule("HE-GOD-07", "HE-R-45", "HE-V-19", "HE-R-19")
def test_an_answer_comes_before_the_choices_or_never() -> None:
    state = field(PLAIN, one="hand=Z4,P7", two="hand=Z1")
    do(state, "play Z4")
    assert actor(state) is Player.TWO and codes(state) == ["play Z1", "pass"]
    do(state, "pass")
    assert actor(state) is Player.ONE and codes(state) == ["swap 1", "swap 3"]
    do(state, "swap 1", "swap 2")
    assert actor(state) is Player.ONE  # no second chance
    do(state, "play P7")
    assert actor(state) is Player.TWO  # but a window after each card
    do(state, "play Z1")
    assert city(state, 2) == "L1G1S"  # the swap stands, the storm is void


@rule("HE-GOD-08", "HE-R-15", "HE-V-20")
def test_a_card_just_drawn_is_not_used_this_turn_but_in_the_rivals_next() -> None:
    state = field("L2G1S D3G0S L1G0S D1G0S", one="hand=P1")
    do(state, "reinforce", "draw ares", "draw poseidon", "ship 1", "deal A6", "deal P1")
    assert refused(state, "play A6") == "HE-GOD-08"
    do(state, "done", "attack", "target 1", "send 2", "send 2", "commit")
    assert actor(state) is Player.ONE and "play P1" in codes(state)


@rule("HE-R-15")
def test_of_equal_cards_the_older_ones_may_be_used() -> None:
    state = field(PLAIN, one="hand=P3,P3 fresh=P3")
    do(state, "play P3", "stop")
    assert refused(state, "play P3") == "HE-GOD-08"
    stolen = field(PLAIN, one="hand=P3 peered=P3 taken=P3")
    assert refused(stolen, "play P3") == "HE-GOD-08"


@rule("HE-GOD-09", "HE-R-21", "HE-V-20")
def test_with_two_turns_in_a_row_cards_of_the_first_serve_in_the_second() -> None:
    state = field(PLAIN, one="hand=Z3")
    do(state, "play Z3", "reinforce", "draw ares", "ship 1", "ship 1", "deal A6", "done")
    assert actor(state) is Player.ONE and state.turn == 4 and "play A6" in codes(state)
    do(state, "reinforce")
    late = do(field(PLAIN, one="hand=Z3"), "reinforce")
    assert refused(late, "play Z3") == "HE-GOD-11"  # only before the action is named


@rule("HE-GOD-10", "HE-R-33", "HE-EFF-06", "HE-EFF-07")
def test_with_a_short_supply_pieces_are_shifted_instead() -> None:
    full = ["L3G1S", "L3G0S", "L3G0S", "L3G3S", "L2G3S", "L1G3S", "D1G0S"]
    state = world(full, one="hand=A6,P3")
    do(state, "play A6")
    assert codes(state) == ["lift greek 1", "lift greek 2", "lift greek 3", "lift greek 4", "lift greek 5", "stop"]
    do(state, "lift greek 1")
    assert codes(state) == ["drop greek 5", "drop greek 6"]
    do(state, "drop greek 6", "stop", "play P3", "lift ship 4", "drop ship 2")
    assert (city(state, 1), city(state, 6), city(state, 2)) == ("L2G1S", "L2G3S", "L3G1S")
    convert = world(full, "action=attack agenda=target.1 fights=1", one="hand=A5")
    do(convert, "play A5")
    assert codes(convert) == ["convert 5", "convert 6"]
    do(convert, "convert 6")
    assert codes(convert) == ["from 1", "from 2", "from 3", "from 4", "from 5"]
    do(convert, "from 1")
    assert (city(convert, 1), city(convert, 6)) == ("L2G1S", "L2G2S")


@rule("HE-GOD-11", "HE-V-22")
def test_a_card_tied_to_one_action_is_not_played_with_another() -> None:
    for cards in ("A2,A3", "A4,A5"):
        voyage = field(PLAIN, "agenda=lay.1 action=voyage turned=WWWWWW", one=f"hand={cards}")
        steps = do(field(PLAIN, one=f"hand={cards}"), "reinforce")
        for state in (voyage, steps):
            for card in cards.split(","):
                assert refused(state, f"play {card}") == "HE-GOD-11"


@rule("HE-GOD-12", "HE-R-16", "HE-V-21")
def test_the_starter_plays_no_card_in_the_first_turn() -> None:
    first = field("L2G1S D1G1S L1G0S D1G0S", "turn=1", one="hand=P7,Z1", two="hand=P1,A6")
    assert refused(first, "play P7") == "HE-GOD-12"
    do(first, "attack", "target 2", "send 1", "commit", "play P1", "pass")  # Dark may, Light cannot even answer
    assert city(first, 2) == "D1G1S" and first.actor is Player.TWO
    assert "play A6" in codes(first)
    both = field("L2G1S D1G1S L1G0S D1G0S", "turn=1", two="hand=P1,A6", first_turn_ban="both")
    do(both, "attack", "target 2", "send 1", "commit")
    assert city(both, 2).startswith("L")
    do(both, "ships 0", "done")
    assert both.turn == 2 and "play A6" in codes(both)  # his own first turn is free
    assert "play P7" in codes(field(PLAIN, "turn=3", one="hand=P7"))


@rule("HE-GOD-14", "HE-GOD-15", "HE-R-22", "HE-R-23", "HE-EFF-13", "HE-V-18")
@pytest.mark.parametrize("answers", range(7))
def test_a_card_stands_iff_the_number_of_answers_is_even(answers: int) -> None:
    data = copy.deepcopy(default_components("hellas"))
    data["cards"] = [row for row in data["cards"] if row["god"] != "zeus" or row["id"] in ("Z1", "Z2")]
    for row in data["cards"]:
        row["copies"] = {"Z1": 14, "Z2": 2}.get(row["id"], row["copies"])
    tiles = " ".join(f"{tile}:{c}" for tile, c in zip(FIELD, PLAIN.split(), strict=True))
    game = kleos.load("hellas", components=data)
    hands = ("P7,Z1,Z1,Z1", "Z1,Z1,Z1")
    state = game.position(f"/ map {tiles} / one hand={hands[0]} / two hand={hands[1]}")
    assert isinstance(state, HellasState)
    do(state, "play P7")
    for k in range(answers):
        assert state.actor is (Player.TWO if k % 2 == 0 else Player.ONE)
        assert codes(state) == ["play Z1", "pass"]  # strict alternation, and only an answer
        do(state, "play Z1")
    if answers < 6:  # then nobody has one left
        do(state, "pass")
    if answers % 2 == 0:
        assert codes(state) == ["storm 2", "storm 4"]
        do(state, "storm 2")
    assert (city(state, 2) == "D1G0S") == (answers % 2 == 0)
    assert actor(state) is Player.ONE and discards(state)[2] == answers
    assert discards(state)[1] == answers % 2  # a void card goes to the discard at once
    assert "play Z1" not in codes(state)  # nothing to answer


@rule("HE-R-56")
def test_an_answer_that_worked_is_kept_only_under_the_switch() -> None:
    for kept in (False, True):
        state = field("L2G0S D2G1S L1G0S D1G0S", one="hand=A1,Z1,Z2", two="hand=P1,P1", cancel_kept=kept)
        do(state, "attack", "target 2", "send 1", "commit", "pass", "play P1", "play Z1")  # the ships do not fight
        assert state.sides[0].open_card == (CARD_INDEX["Z1"] if kept else NO_CARD)
        assert discards(state) == [0, 1, 0 if kept else 1]
        assert ("play Z2" in codes(state)) is kept
        if kept:
            do(state, "play Z2")
            assert hand(state, 0) == "A1,Z1" and discards(state) == [0, 1, 1]
            assert state.sides[0].shown == [CARD_INDEX["Z1"]]


@rule("HE-R-56")
def test_no_answer_lies_open_where_the_first_card_stands() -> None:
    state = field(PLAIN, one="hand=P7,Z1", two="hand=Z1", cancel_kept=True)
    do(state, "play P7", "play Z1", "play Z1")
    assert discards(state) == [0, 0, 2]
    assert (state.sides[0].open_card, state.sides[1].open_card) == (CARD_INDEX["P7"], NO_CARD)


@rule("HE-GOD-16", "HE-GOD-18")
def test_the_cards_named_by_the_book_are_in_the_set_and_known_to_all() -> None:
    data = default_components("hellas")
    rows = {row["id"]: row for row in data["cards"]}
    verbs = {key: rows[card]["effects"][0]["verb"] for key, card in data["ledger_keys"].items()}
    assert verbs == {
        "A-PLUS1": "fight_add",
        "A-EQUAL": "fight_equal",
        "A-FAR": "attack_far",
        "A-TWICE": "attack_again",
        "A-CONVERT": "convert",
        "P-SHIPDEF": "fight_ships",
        "Z-CANCEL": "cancel",
        "Z-KEEP": "keep",
        "Z-DOUBLE": "extra_turn",
        "Z-SWAP": "swap_cities",
        "P-EVEN": "voyage_equal",
    }
    assert [card for card, row in rows.items() if row["reply"]] == ["A1", "P1", "Z1", "Z2"]
    assert kleos.load("hellas").spec()["components"] == data


@rule("HE-R-18", "HE-R-42")
def test_the_attacker_is_asked_first_and_two_passes_close_the_fight() -> None:
    state = field("L3G0S D1G0S L1G0S D1G0S", one="hand=A1,A1", two="hand=A1,A1")
    do(state, "attack", "target 2", "send 1", "send 1", "commit")
    assert actor(state) is Player.ONE
    do(state, "pass")
    assert actor(state) is Player.TWO
    do(state, "play A1")
    assert actor(state) is Player.ONE  # the other side moves after each card
    do(state, "play A1")
    assert actor(state) is Player.TWO
    do(state, "pass")
    assert actor(state) is Player.ONE and state.force
    do(state, "pass")
    assert not state.force and city(state, 2) == "L2G0S"


@rule("HE-R-24", "HE-R-25", "HE-EFF-14")
def test_the_open_card_is_kept_and_may_be_laid_again_at_once() -> None:
    state = field(PLAIN, one="hand=P7,Z2")
    assert refused(state, "play Z2") == "HE-EFF-14"  # nothing lies open
    do(state, "play P7", "storm 2", "play Z2")
    assert hand(state, 0) == "P7" and discards(state) == [0, 0, 1]
    assert state.observe(Player.TWO).table.sides[0].shown == ("P7",)
    do(state, "play P7")
    assert (city(state, 2), city(state, 4)) == ("D1G0S", "D1G0S")
    assert state.observe(None).table.sides[0].shown == ()


@rule("HE-R-24")
def test_the_open_card_goes_when_the_next_takes_effect_when_a_fight_begins_or_ends_and_at_the_end_of_the_turn() -> None:
    state = field("L3G1S D1G1S L1G0S D1G1S", one="hand=P7,A6,Z2,A1")
    do(state, "play P7", "storm 4", "play A6", "stop")
    assert discards(state) == [0, 1, 0] and state.sides[0].open_card >= 0
    do(state, "attack", "target 2", "send 1", "send 1", "commit")
    assert discards(state) == [1, 1, 0]
    assert refused(state, "play Z2") == "HE-EFF-14"
    do(state, "play A1")
    do(state, "pass")
    assert discards(state) == [2, 1, 0] and state.sides[0].open_card < 0
    turn = do(field(PLAIN, one="hand=P7"), "play P7", "storm 2", "reinforce", "ship 1", "ship 1", "ship 3")
    assert discards(turn) == [0, 0, 0]
    assert discards(do(turn, "done")) == [0, 1, 0]


@rule("HE-R-24", "HE-EFF-14")
def test_a_void_card_cannot_be_kept_and_a_void_keep_leaves_the_card_open() -> None:
    state = field(PLAIN, one="hand=P7,Z2", two="hand=Z1")
    do(state, "play P7", "play Z1", "pass")
    assert refused(state, "play Z2") == "HE-EFF-14"
    state = field(PLAIN, one="hand=P7,Z2", two="hand=Z1")
    do(state, "play P7", "pass", "storm 2", "play Z2", "play Z1")
    assert hand(state, 0) == "" and state.sides[0].open_card >= 0 and discards(state) == [0, 0, 2]


@rule("HE-R-35", "HE-EFF-14")
def test_a_card_is_kept_only_with_room_for_its_god() -> None:
    full = field(PLAIN, one="hand=P1,P2,P4,Z2 open=P7")
    assert refused(full, "play Z2") == "HE-EFF-14"
    unseen = field(PLAIN, "agenda=step.1 action=reinforcement steps=1,2", one="hand=P1,P2,Z2 open=P7 unseen=0,1,0")
    assert refused(unseen, "play Z2") == "HE-EFF-14"
    zeus = field(PLAIN, one="hand=Z1,Z1,Z2 open=Z5")
    do(zeus, "play Z2")
    assert hand(zeus, 0) == "Z1,Z1,Z5"


@rule("HE-EFF-14")
def test_in_the_rivals_turn_a_card_is_kept_in_a_fight_only() -> None:
    state = field("L3G0S D1G1S L1G0S D1G0S", two="hand=P1,Z2", one="hand=A1")
    do(state, "attack", "target 2", "send 1", "send 1", "commit", "pass", "play P1", "pass", "play Z2")
    assert hand(state, 1) == "P1" and state.ships_defend
    do(state, "pass")
    assert city(state, 2) == "L2G0S"


@rule("HE-R-36")
def test_faces_are_the_owners_and_backs_are_public() -> None:
    state = field(PLAIN, one="hand=A1,Z1", two="hand=P1")
    table = state.observe(Player.TWO).table
    assert table.own.hand == ("P1",) and table.sides[0].hand == (1, 0, 1)
    assert b"A1" not in state.observe(Player.TWO).to_bytes() and state.observe(None).table.own is None
    assert table.piles == (15, 15, 15)
    do(state, "reinforce", "draw ares", "ship 1", "ship 1")
    move = state.game.parse("deal A2")
    assert state.seen_as(move, Player.ONE) is move
    assert state.seen_as(move, Player.TWO).code == state.seen_as(move, None).code == "deal ares"


@rule("HE-R-46")
def test_a_window_opens_on_public_facts_alone() -> None:
    fight = ("attack", "target 2", "send 1", "commit")
    for cards, asked in (("A2", True), ("P7", True), ("Z5", False), ("", False)):
        state = do(field("L2G0S D2G1S L1G0S D1G0S", two=f"hand={cards}" if cards else ""), *fight)
        assert (isinstance(state, HellasState) and state.force > 0) == asked, cards
        if asked:
            assert codes(state) == ["pass"]
    no_ships = do(field("L2G0S D2G0S L1G0S D1G0S", two="hand=P1"), *fight)
    assert not no_ships.force
    state = do(field(PLAIN, one="hand=P7", two="hand=Z5"), "play P7")
    assert actor(state) is Player.TWO and codes(state) == ["pass"]
    assert do(field(PLAIN, one="hand=P7", two="hand=A1"), "play P7").actor is Player.ONE


@rule("HE-R-46", "HE-R-52")
def test_with_closed_counts_a_window_opens_iff_the_hand_is_not_empty() -> None:
    state = do(field(PLAIN, one="hand=P7", two="hand=A1", open_counts=False), "play P7")
    assert actor(state) is Player.TWO and codes(state) == ["pass"]
    assert state.observe(None).table.sides[1].hand == (1, 0, 0)  # perfect memory knows it anyway
    fight = ("attack", "target 2", "send 1", "commit")
    state = do(field("L2G0S D2G0S L1G0S D1G0S", two="hand=Z5", open_counts=False), *fight)
    assert actor(state) is Player.TWO
    assert not do(field("L2G0S D2G0S L1G0S D1G0S", open_counts=False), *fight).force


def asked(state: HellasState, plan: Random) -> list[tuple[object, str]]:
    """Light plays at random what he can, Dark always passes or names the first thing: who is asked what."""
    found: list[tuple[object, str]] = []
    while state.actor is not None and state.turn == 3:
        found.append((state.actor, state.observe(None).table.asked.step))
        legal = state.legal_moves()
        if state.actor is CHANCE:
            state.apply(legal[0])
        elif actor(state) is Player.TWO:
            state.apply(next(move for move in legal if move.code == "pass"))
        else:
            state.apply(legal[int(plan.random() * len(legal))])
    return found


@rule("HE-R-46")
@pytest.mark.parametrize("seed", range(40))
def test_the_same_questions_are_asked_whatever_cards_the_rival_holds(seed: int) -> None:
    faces = {"A": ["A1", "A2", "A3", "A4", "A5", "A6"], "P": ["P1", "P2", "P4", "P6"], "Z": ["Z1", "Z2", "Z4", "Z5"]}
    rng = Random(seed)
    backs = "".join(rng.choice("APZ") for _ in range(rng.randrange(4)))
    mine = ",".join(rng.sample(["A1", "A5", "A6", "P3", "P7", "Z2", "Z4", "Z3"], 4))
    runs = []
    for _ in range(6):
        rival = ",".join(card for god in "APZ" for card in rng.sample(faces[god], backs.count(god)))
        state = field("L3G1S D2G1S L2G0S D1G1S", one=f"hand={mine}", two=f"hand={rival}" if rival else "")
        runs.append(asked(state, Random(seed)))
    assert all(run == runs[0] for run in runs)


@rule("HE-EFF-00", "HE-R-54")
def test_a_card_is_laid_only_if_its_condition_holds() -> None:
    state = field("L3G3S D1G0S L3G3S D1G0S", one="hand=A6,P3,P7")
    for card, clause in (("A6", "HE-EFF-07"), ("P3", "HE-EFF-07"), ("P7", "HE-EFF-12")):
        assert refused(state, f"play {card}") == clause
    twice = field(PLAIN, "agenda=lay.1 action=voyage turned=WWWWWW", one="hand=P4,P4")
    do(twice, "play P4", "play P4")  # a second one changes nothing, but may be laid
    assert hand(twice, 0) == ""


def test_all_card_moves_are_refused_where_they_do_not_belong() -> None:
    state: Any = field(PLAIN, one="hand=Z1,A1", two="hand=Z1")
    assert refused(state, "play Z1") == "HE-GOD-11"
    assert refused(state, "play A3") == "HE-GOD-03"
    do(state, "attack")
    assert position(str(state)).actor is Player.ONE
