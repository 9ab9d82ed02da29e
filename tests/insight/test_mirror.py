"""The mirror: known odds in all three games, sums that come out, and worlds that show the same."""

from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Game, GameError, Match, Player, SeededDealer, State
from kleos.insight.mirror import Half, HiddenOdds, Mirror, mirror
from kleos.insight.mirror_text import mirror_text
from kleos.insight.odds import drawn
from kleos.text.narrator import narrator_for
from kleos.text.words import LANGUAGES, speaking
from tests.contract.games import GAMES, any_options, default
from tests.support import many, random_move, walk

FEW = 60  # worlds where figures are not looked at
ENOUGH = 5  # standard errors: of nearly 20,000 comparisons with --full, one or two stray further than four


def first_decision(game: Game, seed: str, step: str) -> State:
    """The first position of a random game that asks for this."""
    match, rng = Match(game, SeededDealer(seed), frames=False), Random(seed)
    while isinstance(actor := match.state.actor, Player):
        if match.state.observe(None).table.asked.step == step:
            return match.state
        match.play(actor, rng.choice(match.state.observe(actor).legal))
    raise AssertionError(step)


def group(half: Half, name: str) -> HiddenOdds:
    return next(one for one in half.hidden if one.name == name)


def chance_of(one: HiddenOdds, code: str) -> float:
    return next(odds.chance for odds in one.odds if odds.code == code)


# Known odds.


def test_hector_first_hand_and_hero() -> None:
    state: Any = first_decision(default("hector"), "first", "action")
    viewer = state.actor
    found = mirror(state.game, state.observe(viewer))
    for half, player in ((found.rival, viewer.rival), (found.own, viewer)):
        assert {odds.chance for odds in group(half, "hero").odds} == {1 / 6}
        hand = group(half, "hand")
        (vanguard,) = state.observe(None).table.sides[player].row
        assert hand.worlds == 0 and hand.count == 4 and len(hand.odds) == 24
        assert chance_of(hand, vanguard.card) == pytest.approx(4 / 47)
        other = next(odds.code for odds in hand.odds if odds.code != vanguard.card)
        assert chance_of(hand, other) == pytest.approx(1 - comb(45, 4) / comb(47, 4))


def test_hector_a_card_shown_makes_its_twin_less_likely() -> None:
    """Whoever showed a card while holding two of it had one option: such hands weigh half."""
    game = kleos.load("hector")
    text = (
        "phase=action round=1 actor=2 number=1 source=1 tile=1@0"
        " / one piles=7,12,12,12 row=R1,B1 hand=G2,Y3,N4 hero=G"
        " / two piles=7,12,12,12 row=Y2 hand=Y1,B2,P3,N1 hero=P"
    )
    state = game.position(text)
    hand = group(mirror(game, state.observe(Player.TWO)).rival, "hand")
    assert hand.worlds == 0 and hand.count == 3
    # Three cards of 46 unseen ones; hands with the other B1 weigh half.
    whole = comb(45, 3) + comb(45, 2) / 2
    assert chance_of(hand, "B1") == pytest.approx(comb(45, 2) / 2 / whole)
    assert chance_of(hand, "R1") == pytest.approx((comb(44, 2) + comb(44, 1) / 2) / whole)


def test_olympus_first_hand() -> None:
    state: Any = next(state for state in walk(default("olympus"), 3) if isinstance(state.actor, Player))
    viewer = state.actor
    own, rival = state.sides[viewer].hand, state.sides[viewer.rival].hand
    found = mirror(state.game, state.observe(viewer))
    hand = group(found.rival, "hand")
    unseen = 96 - len(own)
    hero = next(odds for odds in hand.odds if odds.code[1:].isdigit())
    assert hand.worlds == 0 and hero.chance == pytest.approx(len(rival) / unseen)
    mine = group(found.own, "hand")
    assert not found.own.is_whole and {odds.chance for odds in mine.odds if odds.held}
    some = next(odds for odds in mine.odds if odds.held and "S" not in odds.code)
    assert some.chance == pytest.approx(len(own) / 96), "what lies in the viewer's own hand is no help to the opponent"


def test_hellas_cards_by_god() -> None:
    for state in walk(default("hellas"), 5):
        found: Any = state
        if isinstance(found.actor, Player) and sum(found.sides[found.actor.rival].gods) >= 2:
            break
    viewer = found.actor
    seen = found.observe(viewer)
    for one in mirror(found.game, seen).rival.hidden:
        god = ("ares", "poseidon", "zeus").index(one.name)
        letter = one.name[0].upper()
        gone = [*seen.table.own.hand, *seen.table.chain, *seen.table.discards[god]]
        gone += [side.open_card for side in seen.table.sides]
        left = 16 - sum(card.startswith(letter) for card in gone)
        assert one.worlds == 0 and one.count == seen.table.sides[viewer.rival].hand[god]
        assert sum(odds.mean for odds in one.odds) == pytest.approx(one.count)
        single = drawn((), [str(k) for k in range(left)], one.count)["0"].chance
        kinds = Counter(str(card) for card in found.rules.box.bags[god])
        first = next(odds for odds in one.odds if odds.chance)
        assert first.chance >= single - 1e-9 and len(kinds) == len(one.odds)


def test_drawing_from_a_bag() -> None:
    odds = drawn(["x"], ["a", "a", "b", "c"], 2)
    assert odds["x"] == (1.0, 1.0)
    assert odds["a"].chance == pytest.approx(5 / 6) and odds["a"].mean == pytest.approx(1.0)
    assert odds["b"].chance == pytest.approx(1 / 2)
    assert drawn([], ["a"], 0)["a"] == (0.0, 0.0)
    assert drawn(["x", "x"], [], 0) == {"x": (1.0, 2.0)}


# What always holds.


def mirrors(code: str, games: int, worlds: int, every: int = 7) -> Iterator[tuple[State, Player, Mirror]]:
    """Mirrors of both players at some decisions of random games."""
    for seed in range(games):
        game = default(code) if seed % 2 else any_options(code, seed)
        for ply, state in enumerate(walk(game, seed)):
            if ply % every == seed % every and (state.actor is None or isinstance(state.actor, Player)):
                for viewer in Player:
                    yield state, viewer, mirror(game, state.observe(viewer), worlds)


def truth(state: Any, player: Player, name: str) -> list[str]:
    """What a player really hides."""
    own = state.observe(player).table.own
    if name == "hero":
        return [own.hero]
    if name == "closed":
        return list(own.closed)
    cards: tuple[str, ...] = own.hand
    return [card for card in cards if name == "hand" or card[0] == name[0].upper()]


@pytest.mark.parametrize("code", GAMES)
def test_sums_come_out_and_the_truth_is_never_impossible(code: str) -> None:
    groups, counted = 0, 0
    for state, viewer, found in mirrors(code, many(2, 30), FEW):
        for half, player in ((found.rival, viewer.rival), (found.own, viewer)):
            for one in half.hidden:
                real = truth(state, player, one.name)
                assert len(real) == one.count
                assert sum(odds.mean for odds in one.odds) == pytest.approx(one.count)
                assert all(0 <= odds.chance <= 1 and odds.chance <= odds.mean + 1e-9 for odds in one.odds)
                if not one.worlds:
                    assert {odds.code for odds in one.odds if odds.chance > 0} >= set(real)
                held = {odds.code for odds in one.odds if odds.held}
                assert held == (set(real) if half is found.own else set())
                groups += 1
                counted += not one.worlds
    assert groups > 100 and counted > groups / 4


@pytest.mark.parametrize("code", GAMES)
def test_worlds_show_the_same(code: str) -> None:
    """Counted odds against the frequencies of `imagine`: what the viewer can know, and what everybody can."""
    draws, compared = many(400, 4000), 0
    for state, viewer, found in mirrors(code, many(1, 6), FEW, every=23):
        own = state.observe(viewer).table.own
        halves: list[tuple[Half, Player, Player | None]] = [(found.rival, viewer.rival, viewer)]
        if code == "hector":
            halves.append((found.own, viewer, viewer.rival))  # the opponent himself knows no more
        elif not own.betrayed and not own.rival:
            halves.append((found.own, viewer, None))
        for half, player, eyes in halves:
            counted = [one for one in half.hidden if not one.worlds]
            if counted:
                compare(state, player, eyes, counted, draws)
                compared += len(counted)
    assert compared > 10


def compare(state: State, player: Player, eyes: Player | None, groups: list[HiddenOdds], draws: int) -> None:
    """Each chance against the share of worlds."""
    sampler, rng = state.game.sampler(state.observe(eyes)), Random(1)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(draws):
        world = sampler.draw(rng)
        for one in groups:
            seen.update({(one.name, code) for code in truth(world, player, one.name)})
    for one in groups:
        for odds in one.odds:
            error = sqrt(max(odds.chance * (1 - odds.chance), 1 / draws) / draws)
            share = seen[one.name, odds.code] / draws
            assert abs(share - odds.chance) <= ENOUGH * error, f"{one.name} {odds.code}\n{state}"


def test_where_nothing_can_be_counted_the_error_is_told() -> None:
    guessed = [
        one
        for _, _, found in mirrors("hector", 2, FEW)
        for half in (found.rival, found.own)
        for one in half.hidden
        if one.worlds
    ]
    assert guessed
    for one in guessed:
        likely = max(odds.chance * (1 - odds.chance) for odds in one.odds)
        assert one.worlds == FEW and one.error == pytest.approx(sqrt(likely / FEW))


def test_a_spectator_has_no_mirror() -> None:
    state = default("hector").start()
    with pytest.raises(GameError) as caught:
        mirror(state.game, state.observe(None))
    assert "{" not in str(caught.value)


def test_a_game_that_tells_nothing_of_what_it_hides_has_an_empty_mirror(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleos.insight.mirror.has_part", lambda code, name: False)
    state = first_decision(default("hector"), "first", "action")
    found = mirror(state.game, state.observe(Player.ONE))
    assert found.rival.hidden == found.own.hidden == ()


# In words.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", GAMES)
def test_it_has_words_in_every_language(code: str, language: str) -> None:
    told = set()
    with speaking(language):
        for state, viewer, found in mirrors(code, 2, 20, every=17):
            narrator = narrator_for(state.game, ("person", "novice"), ("Anna", "Ben"))
            text = mirror_text(narrator, state.observe(viewer), found)
            for half in (text.other, text.own):
                told |= {half.title, half.about}
                for one in half.hidden:
                    told |= {one.title, one.note, *one.lines}
                    assert all(odds.name and 0 <= odds.chance <= 100 for odds in one.odds)
    assert len(told) > 10 and not any("{" in words for words in told)


def test_a_hundred_per_cent_is_certain_and_none_is_impossible() -> None:
    for state, viewer, found in mirrors("hellas", 2, 20):
        narrator = narrator_for(state.game, ("person", "person"))
        text = mirror_text(narrator, state.observe(viewer), found)
        for half, words in ((found.rival, text.other), (found.own, text.own)):
            for one, told in zip(half.hidden, words.hidden, strict=True):
                for odds, shown in zip(one.odds, told.odds, strict=True):
                    assert (shown.chance == 100) == (odds.chance == 1) and (shown.chance == 0) == (odds.chance == 0)


def test_moves_of_chance_have_no_mirror_of_their_own() -> None:
    """Between a move and the draws after it a table is looked at by nobody; the mirror still has an answer."""
    rng, state = Random(2), default("olympus").start()
    for _ in range(60):
        if state.actor is None:
            break
        assert mirror(state.game, state.observe(Player.ONE), 5).own.seat == 1
        state.apply(random_move(state, rng))
