"""Every god card once, by its verb. HE-EFF-01 to HE-EFF-20."""

from kleos import CHANCE, Player
from tests.rules.hellas.positions import GAME, city, do, field, hand, laid, supply, world
from tests.support import codes, refused, rule, walk

PLAIN = "L2G1S D1G1S L1G0S D1G1S"
ATTACK = ("attack", "target 2", "send 1", "commit")


@rule("HE-EFF-01")
def test_a1_counts_one_extra_greek_for_whoever_laid_it() -> None:
    state = do(field("L2G0S D2G0S L1G0S D1G0S", one="hand=A1"), *ATTACK, "play A1")
    assert city(state, 2) == "L1G0S"  # the extra one is no piece
    state = do(field("L2G0S D1G0S L1G0S D1G0S", two="hand=A1"), *ATTACK, "play A1")
    assert city(state, 2) == "D1G0S"
    both = field("L2G0S D3G0S L1G0S D1G0S", one="hand=A1,A1")
    do(both, *ATTACK, "play A1", "play A1")
    assert city(both, 2) == "L1G0S"  # cumulative


@rule("HE-EFF-02")
def test_a2_lets_equal_numbers_win_over_water() -> None:
    water = ("attack", "target 2", "send 3", "commit")
    state = do(field("L1G0S D1G0S L2G0S D1G0S", one="hand=A2,A2"), *water)
    assert "play A2" in codes(state)
    do(state, "play A2")
    assert refused(state, "play A2") == "HE-EFF-02"  # it is on already
    do(state, "pass")
    assert city(state, 2) == "L1G0S"
    land = do(field("L2G0S D2G0S L1G0S D1G0S", one="hand=A2"), *ATTACK)
    assert refused(land, "play A2") == "HE-EFF-02"


@rule("HE-EFF-03", "HE-R-34")
def test_p1_lets_the_ships_defend() -> None:
    state = field("L3G0S D1G2S L1G0S D1G0S", two="hand=P1,P1")
    do(state, "attack", "target 2", "send 1", "send 1", "commit", "play P1")
    assert city(state, 2) == "D1G2S"  # 2 against 3, by land
    fight = field("L3G0S D1G2S L1G0S D1G0S", two="hand=P1,P1,A1")
    do(fight, "attack", "target 2", "send 1", "send 1", "commit", "play P1")
    assert refused(fight, "play P1") == "HE-EFF-03" and fight.observe(None).table.fight.needed == 3
    attacker = field("L2G1S D2G1S L1G0S D1G0S", one="hand=A1,P1", two="hand=A1")
    do(attacker, *ATTACK)
    assert refused(attacker, "play P1") == "HE-EFF-03"


FAR = ["D1G0S"] * 15
FAR[7], FAR[10], FAR[14] = "L1G0S", "L1G0S", "L3G0S"


@rule("HE-EFF-04", "HE-R-31")
def test_a3_reaches_a_city_without_contact_and_counts_as_water() -> None:
    state = do(world(FAR, one="hand=A3"), "attack", "play A3")
    assert "target 5" in codes(state) and "target 2" not in codes(state)  # 2 borders city 8
    assert refused(state, "target 2") == "HE-R-31"
    do(state, "target 5", "send 15")
    assert state.over_water
    do(state, "send 15", "commit")
    assert city(state, 5) == "L2G0S" and not state.far_attack
    near = field(PLAIN, "action=attack agenda=target.1 fights=1", one="hand=A3")
    assert refused(near, "play A3") == "HE-EFF-04"  # every rival city is in contact
    back = do(world(FAR, one="hand=A3,A6"), "attack", "play A3", "withdraw")
    assert not back.far_attack


@rule("HE-EFF-05", "HE-R-32")
def test_a4_gives_a_second_attack_on_another_city() -> None:
    state = field("L3G0S D1G1S L1G0S D1G0S", one="hand=A4,P7")
    do(state, "attack", "play A4", "target 2", "send 1", "commit", "ships 1")
    assert state.actor is Player.ONE and "target 4" in codes(state) and "withdraw" in codes(state)
    assert refused(state, "target 2") == "HE-ATK-01"
    do(state, "target 4", "send 1", "commit")
    assert city(state, 2) == "L1G1S" and city(state, 4) == "L1G0S"
    assert state.new_cities == 1 << 2 | 1 << 4 and "done" in codes(state)  # reorganise once, into both
    failed = do(field("L3G0S D3G1S L1G0S D1G0S", one="hand=A4"), "attack", "play A4", *ATTACK[1:])
    assert refused(failed, "target 2") == "HE-EFF-05" and "target 4" in codes(failed)
    do(failed, "withdraw")
    assert failed.actor is Player.TWO
    one_left = field("L3G0S D1G1S L1G0S L1G0S", "action=attack agenda=target.1 fights=1", one="hand=A4")
    assert refused(one_left, "play A4") == "HE-EFF-05"


@rule("HE-EFF-05")
def test_a_city_just_won_may_be_an_origin() -> None:
    state = field("L3G0S D1G0S D1G0S D1G0S", one="hand=A4")
    do(state, "attack", "play A4", "target 2", "send 1", "send 1", "commit", "target 4")
    assert codes(state) == ["send 2", "withdraw"]


@rule("HE-EFF-06", "HE-R-33")
def test_a5_turns_ships_of_one_city_into_greeks() -> None:
    state = field("L1G3S D1G0S L1G1S D1G0S", one="hand=A5")
    do(state, "attack", "play A5")
    assert codes(state) == ["convert 1", "convert 3"]
    do(state, "convert 1")
    assert codes(state) == ["convert 1", "stop"]
    do(state, "convert 1")
    assert city(state, 1) == "L3G1S" and supply(state, 0) == (11, 8)  # three Greeks are the most
    full = field("L3G3S D1G0S L1G0S D1G0S", "action=attack agenda=target.1 fights=1", one="hand=A5")
    assert refused(full, "play A5") == "HE-EFF-06"


@rule("HE-EFF-07")
def test_a6_and_p3_place_up_to_two_pieces() -> None:
    state = field(PLAIN, one="hand=A6,P3")
    do(state, "play A6", "greek 1", "greek 3")
    assert city(state, 1) == "L3G1S" and city(state, 3) == "L2G0S"
    do(state, "play P3", "ship 3", "stop")
    assert city(state, 3) == "L2G1S" and codes(state)[0] == "reinforce"


@rule("HE-EFF-08")
def test_p2_lets_equal_ships_suffice() -> None:
    tiles = "WWWWWL@1,0:L1G1S WLWWWW@1,-1:D1G1S"
    state = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW", one="hand=P2")
    assert "lay 1 NE" not in codes(state)
    do(state, "play P2", "lay 1 NE")
    assert city(state, 3) == "L1G0S" and not state.equal_ships
    for way, fits in (("each", False), ("any", True), ("all_sum", True)):
        other = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW flags=even", ship_majority=way)
        assert ("lay 1 NE" in codes(other)) == fits, way
    shared = "WWWWWL@1,0:L1G1S WLWWWW@1,-1:D1G0S"
    each = laid(shared, "agenda=lay.1 action=voyage turned=WWWWWW flags=even", ship_majority="each")
    assert "lay 1 NE" in codes(each)  # 0:0 is equal


@rule("HE-EFF-09")
def test_p4_saves_the_ship() -> None:
    tiles = "WWWWWL@1,0:L1G1S WLWWWW@1,-1:L1G1S"
    state = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW", one="hand=P4")
    do(state, "play P4", "lay 1 NE")
    assert city(state, 1) == city(state, 2) == "L1G1S" and not state.free_voyage


@rule("HE-EFF-10")
def test_p5_makes_a_second_voyage_after_a_success() -> None:
    tiles = "WWWWWL@1,0:L2G1S WLWWWW@1,-1:L1G1S"
    state = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW", one="hand=P5,P5")
    assert refused(state, "play P5") == "HE-GOD-11"
    do(state, "lay 1 NE", "pay 1", "play P5")
    assert state.actor is CHANCE and state.stream == "tiles"
    do(state, "flip WLLLLLt")
    if codes(state) == ["fail"]:
        do(state, "fail")
        assert refused(state, "play P5") == "HE-EFF-10"  # not again until another success
        assert "lift greek 1" in codes(state)  # the first success stands
    else:
        do(state, codes(state)[0])
        assert state.new_cities.bit_count() == 2


@rule("HE-EFF-10")
def test_after_a_failed_second_voyage_the_first_success_stands() -> None:
    tiles = "WWWWWL@1,0:L2G1S WLWWWW@1,-1:D1G0S"
    state = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW", one="hand=P5,P5")
    do(state, "lay 1 NE", "play P5", "flip WWWWLL", "fail")
    assert refused(state, "play P5") == "HE-EFF-10"
    assert codes(state) == ["lift greek 1", "done"]


@rule("HE-EFF-11", "HE-R-50")
def test_p6_turns_two_more_tiles_and_keeps_one() -> None:
    tiles = "WWWWWL@1,0:L2G1S WLWWWW@1,-1:L1G1S"
    state = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW tail=WLLLLLt", one="hand=P6")
    pile = state.tiles_left()
    do(state, "play P6", "flip WWWWLL", "flip WWWLLL")
    assert codes(state) == ["keep WWWLLL", "keep WWWWLL", "keep WWWWWW"]
    do(state, "keep WWWLLL")
    assert state.observe(None).table.tail == ("WLLLLLt", "WWWWWW", "WWWWLL") and state.tiles_left() == pile
    assert state.observe(None).table.turned == ("WWWLLL",)
    same = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWLL", one="hand=P6")
    do(same, "play P6", "flip WWWWLL", "flip WWWWLL")
    assert same.observe(None).table.tail == ("WWWWLL", "WWWWLL")  # no question: they are all alike
    empty = laid(tiles, "agenda=lay.1 action=voyage turned=WWWWWW", one="hand=P6")
    empty.tile_bag, empty._legal = [], None  # as with the last tile
    assert empty.tiles_left() == 0 and refused(empty, "play P6") == "HE-EFF-11"


@rule("HE-EFF-12")
def test_p7_removes_one_ship_of_the_rival() -> None:
    state = do(field("L2G1S D1G2S L1G0S D1G1S", one="hand=P7"), "play P7")
    assert codes(state) == ["storm 2", "storm 4"]
    do(state, "storm 2")
    assert city(state, 2) == "D1G1S" and supply(state, 1) == (13, 8)
    single = do(field("L2G1S D1G2S L1G0S D1G0S", one="hand=P7"), "play P7")
    assert city(single, 2) == "D1G1S"  # one option, not asked


@rule("HE-EFF-15")
def test_z3_gives_a_second_turn_and_each_is_tested() -> None:
    state = field(PLAIN, one="hand=Z3,Z3")
    do(state, "play Z3")
    assert refused(state, "play Z3") == "HE-EFF-15"  # once per turn
    do(state, "reinforce", "ship 1", "ship 1", "ship 3", "done")
    assert state.actor is Player.ONE and state.turn == 4
    do(state, "play Z3", "reinforce", "ship 3", "ship 3", "draw ares", "deal A1", "done")
    assert state.actor is Player.ONE
    won = world([*["L1G0S"] * 10, "D1G0S"], one="hand=Z3")
    do(won, "play Z3", "reinforce", "ship 1", "ship 1", "ship 1", "stop", "done")
    assert won.outcome is not None and won.outcome.winner is Player.ONE


@rule("HE-EFF-16")
def test_z4_swaps_two_cities_and_each_mans_the_one_it_gained() -> None:
    state = do(field("L3G2S D1G1S L1G0S D1G1S", one="hand=Z4"), "play Z4", "swap 1", "swap 2")
    assert city(state, 1) == "D3G2S" and city(state, 2) == "L1G1S"
    assert [side.cities() for side in state.sides] == [2, 2]
    short = ["L1G0S", "D3G3S", "L3G3S", "L3G3S", "L3G3S", "L3G0S", "D1G0S"]
    state = do(world(short, one="hand=Z4"), "play Z4", "swap 1", "swap 2")
    assert city(state, 2) == "L3G1S" and city(state, 1) == "D1G0S"  # as far as it lasts
    new = world(["L1G0S", "L2G0S", "D1G0S", "D1G0S"], "agenda=after.1 action=voyage new=1", one="hand=Z4")
    do(new, "play Z4", "swap 1", "swap 3")
    assert new.new_cities == 0  # the city gained does not count as new
    single = do(field("D1G0S D1G0S L2G0S D1G0S", one="hand=Z4"), "play Z4")
    assert codes(single) == ["swap 1", "swap 2", "swap 4"]  # the own city is not asked for
    none = field("L1G0S L1G0S L1G0S L1G0S", one="hand=Z4")
    assert refused(none, "play Z4") == "HE-EFF-16"


@rule("HE-EFF-17", "HE-REIN-07")
def test_z5_draws_two_cards_and_looks_at_each_at_once() -> None:
    state = do(field(PLAIN, one="hand=Z5"), "play Z5")
    assert codes(state) == ["draw ares", "draw poseidon", "draw zeus"]
    do(state, "draw ares")
    assert state.actor is CHANCE
    do(state, "deal A6")
    assert hand(state, 0) == "A6"
    do(state, "draw zeus", "deal Z1")
    assert refused(state, "play A6") == "HE-GOD-08"
    limited = do(field(PLAIN, one="hand=A1,A2,A3,P1,P2,P3,Z5"), "play Z5")
    assert limited.actor is CHANCE and limited.stream == "zeus"  # one god left, not asked
    do(limited, "deal Z1")
    assert codes(limited)[0] == "reinforce" or "play" in codes(limited)[0]  # seven cards: no second draw
    full = field(PLAIN, one="hand=A1,A1,A1,P1,P1,P1,Z5")
    full.piles[2], full._legal = 0, None  # synthetic: the limits leave cards in every pile
    assert refused(full, "play Z5") == "HE-EFF-17"


@rule("HE-EFF-18")
def test_z6_adds_two_steps() -> None:
    state = field(PLAIN, one="hand=Z6")
    do(state, "reinforce", "ship 1", "ship 1", "play Z6", "ship 3")
    assert "stop" in codes(state) and state.steps_left == 2  # these are optional
    do(state, "ship 3", "greek 1")
    assert "done" in codes(state)
    assert refused(do(field(PLAIN, one="hand=Z6"), "attack"), "play Z6") == "HE-GOD-11"


@rule("HE-EFF-19", "HE-R-53")
def test_z7_takes_a_random_card_of_a_god_below_three() -> None:
    state = field(PLAIN, one="hand=A1,A1,A2,Z7", two="hand=A6,P3,P3,Z5")
    do(state, "play Z7", "pass")
    assert state.actor is CHANCE and state.stream == "two.hand"
    assert [(move.code, weight) for move, weight in state.odds()] == [("steal P3", 2), ("steal Z5", 1)]
    move = state.game.parse("steal P3")
    assert state.seen_as(move, Player.TWO) is move and state.seen_as(move, None).code == "steal poseidon"
    do(state, "steal P3")
    assert hand(state, 0) == "A1,A1,A2,P3" and hand(state, 1) == "A6,P3,Z5"
    assert refused(state, "play P3") == "HE-GOD-08"
    assert state.observe(Player.TWO).table.own.rival == ("P3",)
    assert state.observe(None).table.sides[0].taken == (0, 1, 0)
    assert refused(field(PLAIN, one="hand=A1,A1,A2,Z7", two="hand=A6"), "play Z7") == "HE-EFF-19"


@rule("HE-R-53")
def test_after_a_theft_onlookers_no_longer_know_shown_cards_of_that_god() -> None:
    state = field(PLAIN, "agenda=act.1,steal.1.1", two="hand=P7,P3 shown=P7")
    do(state, "steal P3")
    assert state.observe(None).table.sides[1].shown == ()
    assert state.observe(Player.ONE).table.own.rival == ("P7",)  # the thief still knows


@rule("HE-R-15", "HE-R-53")
def test_a_card_stolen_this_turn_stays_known_when_its_double_is_laid() -> None:
    state = field(PLAIN, one="hand=Z6,Z6 peered=Z6 taken=Z6")
    do(state, "reinforce", "play Z6")
    assert hand(state, 0) == "Z6" and state.observe(Player.TWO).table.own.rival == ("Z6",)
    assert str(state.game.position(str(state))) == str(state)


@rule("HE-EFF-19")
def test_a_theft_from_a_hand_that_has_gone_takes_nothing() -> None:
    state = field(PLAIN, one="hand=Z1,Z7", two="hand=Z1")
    do(state, "play Z7", "play Z1", "play Z1")
    assert state.actor is Player.ONE and hand(state, 0) == ""


@rule("HE-EFF-20")
def test_z8_lets_everything_be_moved_after_a_voyage_or_attack() -> None:
    lost = do(field("L3G1S D3G1S L1G0S D1G0S", one="hand=Z8"), *ATTACK)
    do(lost, "play Z8")
    assert "lift greek 1" in codes(lost) and "lift ship 1" in codes(lost)
    back = do(field("L3G1S D3G1S L1G0S D1G0S", one="hand=Z8"), "attack", "withdraw")
    assert "play Z8" in codes(back)
    steps = do(field(PLAIN, one="hand=Z8"), "reinforce", "ship 1", "ship 1", "ship 3")
    assert refused(steps, "play Z8") == "HE-EFF-20"


def test_every_card_of_the_set_can_be_laid_somewhere() -> None:
    seen = set()
    for seed in range(30):
        for state in walk(GAME, seed):
            seen |= {move.code for move in state.legal_moves() if move.code.startswith("play")}
    assert len(seen) == 21


@rule("HE-EFF-06", "HE-GOD-10")
def test_a5_with_an_empty_supply_takes_the_one_greek_to_be_had() -> None:
    target = "action=attack agenda=target.1 fights=1"
    cities = [*["L1G0S"] * 12, "L3G0S", "D1G0S"]
    cities[0] = "L1G2S"
    state = do(world(cities, target, one="hand=A5"), "play A5", "convert 1")
    assert city(state, 1) == "L2G1S" and city(state, 13) == "L2G0S"  # nobody is asked
    single = ["L3G1S", *["L1G0S"] * 12, "D1G0S"]
    single[0], single[1] = "L2G1S", "L2G0S"
    assert "play A5" in codes(world(single, target, one="hand=A5"))
    none = [*["L1G0S"] * 14, "L1G1S", "D1G0S"]
    assert refused(world(none, target, one="hand=A5"), "play A5") == "HE-EFF-06"


@rule("HE-EFF-07")
def test_a6_stops_when_every_city_is_full() -> None:
    state = do(field("L3G0S D1G0S L2G0S D1G0S", one="hand=A6"), "play A6", "greek 3")
    assert codes(state)[0] == "reinforce"
    gone = [*["L3G0S"] * 5, "D1G0S"]
    assert refused(world(gone, one="hand=A6"), "play A6") == "HE-EFF-07"  # nothing to place, nowhere to shift


@rule("HE-COMP-04")
def test_the_overview_cards_are_no_part_of_play() -> None:
    data = GAME.component_data()
    assert {card["god"] for card in data["cards"]} == {"ares", "poseidon", "zeus"}
    assert not any("overview" in str(part).lower() for part in (data["cards"], data["tiles"], *GAME.moves))


@rule("HE-GOD-01")
def test_the_gods_keep_to_their_themes() -> None:
    windows: dict[str, set[str]] = {"ares": set(), "poseidon": set(), "zeus": set()}
    for card in GAME.component_data()["cards"]:
        windows[card["god"]] |= set(card["windows"])
    assert windows["ares"] == {"free", "target", "fight"}  # nothing of Ares touches a voyage
    assert windows["poseidon"] == {"free", "lay", "after", "fight"}  # of an attack only the ships in the city
    assert {"turn", "steps", "fight", "after", "reply"} <= windows["zeus"]


@rule("HE-GOD-13")
def test_a_card_serves_whoever_lays_it_and_is_never_forced() -> None:
    table = "L2G1S D1G2S L1G0S D1G1S"
    assert codes(do(field(table, one="hand=A6"), "play A6")) == ["greek 1", "greek 3", "stop"]  # own cities
    assert codes(do(field(table, one="hand=P3"), "play P3")) == ["ship 1", "ship 3", "stop"]
    assert codes(do(field(table, one="hand=P7"), "play P7")) == ["storm 2", "storm 4"]  # the rival's
    own = field(table, one="hand=A6,Z1")
    assert refused(own, "play Z1") and "play Z1" not in codes(do(own, "play A6"))  # a cancel never strikes one's own
    answer = do(field(table, one="hand=A6", two="hand=Z1"), "play A6")
    assert sorted(codes(answer)) == ["pass", "play Z1"]
    for side, holder in (("one", "L"), ("two", "D")):  # the same card, laid by either side of one fight
        fight = do(field("L3G0S D2G0S L1G0S D1G0S", **{side: "hand=A1"}), "attack", "target 2", "send 1", "send 1")
        do(fight, "commit", "play A1")
        assert city(fight, 2)[0] == holder, side
