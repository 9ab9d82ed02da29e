"""Every figure and every example of the rulebooks, played by the engine."""

import pytest

import kleos
from kleos import CHANCE, Game
from kleos.books.book import Chapter, Example, book_of
from kleos.books.examples import OPEN, OTHER, RIGHT, Attempt, count_decisions, fact, has_facts
from kleos.catalogue import GAMES, load
from kleos.core.players import Player

FEWEST = 8  # examples of a game
EXAMPLES = [(code, example.name) for code in GAMES for example in book_of(code).examples]
FIGURES = [(code, chapter.name) for code in GAMES for chapter in book_of(code).chapters if chapter.figure]


def example_of(code: str, name: str) -> tuple[Game, Example]:
    """A game with one of its examples."""
    return load(code), next(one for one in book_of(code).examples if one.name == name)


def chapter_of(code: str, name: str) -> Chapter:
    """A chapter by its name."""
    return next(one for one in book_of(code).chapters if one.name == name)


@pytest.mark.parametrize("code", GAMES)
def test_every_game_has_enough_examples_with_names_of_their_own(code: str) -> None:
    book = book_of(code)
    names = [one.name for one in book.examples] + [one.name for one in book.chapters]
    assert len(book.examples) >= FEWEST and len(names) == len(set(names))


@pytest.mark.parametrize(("code", "name"), FIGURES)
def test_every_figure_is_a_position_that_a_game_can_lead_to(code: str, name: str) -> None:
    figure = chapter_of(code, name).figure
    assert figure is not None and 1 <= figure.after <= len(chapter_of(code, name).paragraphs)
    state = load(code).position(figure.position)  # the gate looks at it
    assert state.observe(Player(figure.viewer - 1)).table.own is not None


@pytest.mark.parametrize(("code", "name"), EXAMPLES)
def test_every_example_leads_to_what_its_answer_says(code: str, name: str) -> None:
    game, example = example_of(code, name)
    attempt = Attempt(game, example)
    assert attempt.result == OPEN and attempt.state.actor is attempt.viewer
    while attempt.result == OPEN:
        assert attempt.state.actor is attempt.viewer, "the reader is asked until the answer is complete"
        assert not has_facts(attempt.seen(), example.facts), "what the answer says was true before it was played"
        attempt.play(attempt.script[0].code)
    assert attempt.result == RIGHT and not attempt.script
    assert has_facts(attempt.seen(), example.facts)
    assert 0 < attempt.decisions == count_decisions(game, example) <= attempt.most


@pytest.mark.parametrize(("code", "name"), EXAMPLES)
def test_every_other_first_move_is_answered(code: str, name: str) -> None:
    """Whatever the reader tries first: the example stays open for him, or is over and says how it went."""
    game, example = example_of(code, name)
    first = Attempt(game, example).script[0].code
    for code in Attempt(game, example).seen().legal:
        attempt = Attempt(game, example, [code])
        assert attempt.lines, code
        if attempt.result == OPEN:
            assert attempt.state.actor is attempt.viewer
        if code != first and attempt.result == RIGHT:
            assert has_facts(attempt.seen(), example.facts)


def test_another_way_to_the_same_end_is_right() -> None:
    game, example = example_of("olympus", "seventh-point")
    assert Attempt(game, example, ["play Danaer", "place O2", "end"]).result == RIGHT
    wrong = Attempt(game, example, ["play Danaer", "place D1", "end"])
    assert wrong.result == OTHER and wrong.state.outcome is None
    game, example = example_of("hellas", "lay-coast")
    other = Attempt(game, example, ["lay 0 W"])
    assert other.result == OPEN
    other.play(other.seen().legal[0])
    assert other.result == RIGHT, "any place where the tile fits will do"


def test_beside_the_answer_chance_goes_on_by_itself_and_always_in_the_same_way() -> None:
    game, example = example_of("hector", "better-hand")
    hands = [Attempt(game, example, ["discard R2"]).seen().table.own.hand for _ in range(3)]
    assert hands[0] == hands[1] == hands[2] and len(hands[0]) == 2
    attempt = Attempt(game, example, ["discard R2"])
    assert attempt.state.actor is not CHANCE and attempt.result == OPEN
    attempt.play(attempt.seen().legal[0])
    assert attempt.result == OTHER


def test_what_is_no_move_is_refused() -> None:
    game, example = example_of("hector", "which-turn")
    with pytest.raises(kleos.NotationError):
        Attempt(game, example, ["nonsense"])
    with pytest.raises(kleos.IllegalMove) as refused:
        Attempt(game, example, ["play R3"])
    assert refused.value.clause
    with pytest.raises(kleos.GameOver, match="played to its end"):
        Attempt(game, example, ["leave", "leave"])


def test_facts_are_paths_of_a_table() -> None:
    table = {"sides": ({"shame": 1}, {"shame": 0}), "own": None}
    assert fact(table, ["sides", "0", "shame"]) == 1 and fact(table, ["own"]) == "none"
    for path in (["sides", "2", "shame"], ["sides", "x"], ["own", "hand"], ["nothing"]):
        assert fact(table, path) not in (0, 1, "none", None)


def test_the_reader_is_told_no_more_than_a_player_is() -> None:
    """The rival's hidden cards are in no table and in no line that an example shows."""
    game, example = example_of("hector", "card-that-counts")
    attempt = Attempt(game, example)
    attempt.play_answer()
    shown = [attempt.seen().table, *(line.after for line in attempt.lines)]
    assert all(table.sides[1].hand == 1 and not table.sides[1].open_hero for table in shown)


def test_an_unknown_game_has_no_book() -> None:
    with pytest.raises(kleos.UnknownGame):
        book_of("chess")
