"""Chapter 03 of the ledger: the frame of a battle, and who attacks next."""

from kleos import Player
from tests.rules.hector.positions import (
    GREEK_WINS,
    TIE,
    TIED_BY,
    TROJAN_WINS,
    TURNS,
    at,
    let_chance,
    start,
    step_of,
    table,
)
from tests.support import do, rule


@rule("HA-03-01")
def test_a_battle_is_an_opening_four_rounds_scoring_and_closing() -> None:
    state = start()
    phases = []
    while table(state).battle == 1 and state.actor is not None:
        if isinstance(state.actor, Player):
            phases.append((step_of(state), table(state).round, state.actor))
            state.apply(state.legal_moves()[0])  # pass, play the first card, leave
        else:
            let_chance(state)
    turns = [step for step in phases if step[0] == "action"]
    assert phases[0] == ("vanguard", 0, Player.ONE)
    assert turns == [("action", k, by) for k in (1, 2, 3, 4) for by in (Player.ONE, Player.TWO)]
    fates = [phases.index(step) for step in phases if step[0] == "fate"]
    assert fates and all(phases[k - 1][0] == "card" and phases[k - 1][2] is Player.TWO for k in fates)
    assert (table(state).battle, step_of(state)) == (2, "vanguard")


@rule("HA-03-01")
def test_a_retreat_jumps_to_the_closing() -> None:
    state = at(TURNS[2])
    do(state, "retreat")
    assert (table(state).battle, step_of(state)) == (2, "vanguard")


@rule("HA-03-02")
def test_the_winner_of_a_scored_battle_attacks_next() -> None:
    attacking = do(at(GREEK_WINS), "play N1", "leave")
    defending = do(at(TROJAN_WINS), "play Y1", "leave")
    assert (attacking.actor, defending.actor) == (Player.ONE, Player.TWO)


@rule("HA-03-02")
def test_the_winner_by_a_retreat_attacks_next() -> None:
    attacker_flees = do(at(TURNS[1]), "retreat")
    defender_flees = do(at(TURNS[1]), "pass", "play B1", "retreat")
    assert (attacker_flees.actor, defender_flees.actor) == (Player.TWO, Player.ONE)


@rule("HA-03-03")
def test_after_a_tie_the_former_defender_attacks() -> None:
    assert do(at(TIE), *TIED_BY).actor is Player.TWO
    other = TIE.replace("actor=2", "attacker=2 actor=2").replace("row=Y3,R1,G1,N3 hand=Y1", "row=Y3,R1,G1,N3,Y1")
    other = other.replace("actor=2 number", "actor=1 number").replace("row=B4,R1,G1,N1,N2", "row=B4,R1,G1,N1 hand=N2")
    state = do(at(other), "play N2")
    assert state.actor is Player.ONE
