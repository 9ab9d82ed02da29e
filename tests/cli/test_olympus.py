"""Fight for Olympus in the terminal, by typing into a pipe."""

import re
from pathlib import Path

import pytest

import kleos as package
from kleos import Match, Player, SeededDealer
from kleos.cli.terminal_view import terminal_view_for
from kleos.core.record import read_record
from kleos.games.olympus.state import OlympusState
from kleos.text.log_lines import Line, lines_of
from tests.cli.terminal import Run, kleos, one_line_error

WHOLE_GAME = ["1"] * 900


def play(*typed: str, seed: int = 3, against: str = "uniform", more: tuple[str, ...] = ()) -> Run:
    return kleos("play", "olympus", "--seed", str(seed), "--against", against, *more, typed=typed)


def after(run: Run, typed: str) -> str:
    """What was answered to a line, up to the next prompt."""
    return run.out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0].removesuffix("> ")


def picture(text: str, viewer: Player | None = Player.ONE) -> str:
    """The table drawn at a position."""
    game = package.load("olympus")
    return "\n".join(
        line.plain for line in terminal_view_for(game, ("person", "greedy")).picture(at(text).observe(viewer))
    )


def at(text: str) -> OlympusState:
    """A position."""
    state = package.load("olympus").position(text)
    assert isinstance(state, OlympusState)
    return state


def choices(text: str, *codes: str) -> tuple[str, list[str]]:
    """What is asked after some moves, and the legal answers in words."""
    state = at(text)
    for code in codes:
        state.apply(state.game.parse(code))
    actor = state.actor
    assert isinstance(actor, Player)
    seen = state.observe(actor)
    view = terminal_view_for(state.game, ("person", "greedy"))
    return view.narrator.question(seen), [view.option(seen, code) for code in seen.legal]


# Whole games.


@pytest.mark.parametrize("seat", ["1", "2"])
@pytest.mark.parametrize("against", ["uniform", "greedy"])
def test_a_whole_game_by_typing_1(seat: str, against: str) -> None:
    run = play(*WHOLE_GAME, against=against, more=("--seat", seat))
    assert run.code == 0
    assert re.search(r"You (win|lose) the game: .* \[FO-", " ".join(run.out.split())) or "The game is a draw" in run.out
    assert "Dealt from seed 3." in run.out
    assert run.err == ""


@pytest.mark.parametrize("seed", [1, 2, 5])
@pytest.mark.parametrize("typed", ["1", "2"])
def test_no_line_is_longer_than_80_columns_and_none_has_colour(
    seed: int, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # what is typed after the end of the game names a file
    run = play("help", "why 1", "rules FO-R-02", "card Circe", *[typed, "1"] * 400, "log", seed=seed)
    assert max(len(line) for line in run.out.splitlines()) <= 80
    assert "\x1b" not in run.out
    assert not re.search(r"\{|\$", run.out), "a message id without words"


@pytest.mark.parametrize(
    "option",
    ["starter_skip=declared", "starter_skip=attack_only", "attack_optional=true", "open_discard=false"],
)
def test_every_kind_of_option_can_be_played(option: str) -> None:
    run = play(*["2", "1"] * 500, more=("--option", option))
    assert run.code == 0
    assert " the game: " in run.out or "The game is a draw" in run.out


def test_two_people_share_the_screen_behind_a_curtain() -> None:
    run = play(*["1"] * 40, against="person")
    one, two = run.out.split("Pass the screen to Player 1")[1].split("Pass the screen to Player 2")[:2]
    assert "Your hand" in one and one.endswith("\n" * 60)
    assert "Your hand" not in two.split("press Enter")[0]


def test_save_load_verify_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*["1"] * 30, f"save {file}", "quit")
    assert "continued from game.json" in kleos("play", "olympus", "--load", str(file), typed=["1"]).out
    assert "seal intact" in kleos("verify", str(file)).out
    for view in ("1", "2", "public", "full"):
        run = kleos("replay", str(file), "--all", "--as", view)
        assert run.code == 0 and "Olympus" in run.out
        assert ("holds" in run.out) == (view == "full")


# The picture.


def test_the_table_shows_both_sides_with_values_damage_and_equipment() -> None:
    table = picture("one O1=Menelaos+Red_Sword:w1 T=Danaer / two O1=Paris D2=Aias markers=R")
    assert table.index("Paris") < table.index("Menelaus"), "the rival is on top"
    assert "R 4/3 ●" in table and "+Red Sword" in table
    assert "M 3/6" in table, "a multicolour unit"
    assert "marker R" in table
    assert table.count(" O1 ") == table.count(" D2 ") == 2


def test_the_forecast_of_both_sides() -> None:
    table = picture("one O1=Menelaos O2=Nestor D1=Danaer T=Kikonen / two O1=Danaer O3=Paris T=Karer")
    theirs, _, mine = table.splitlines()[7:10]
    assert [part.strip() for part in theirs.split("▼")[1:]] == ["2 damage", "no bonus", "3: falls"]
    assert [part.strip() for part in mine.split("▲")[1:]] == ["2: falls  attack 0", "marker", "3: falls"]


def test_what_the_forecast_leaves_open_is_a_note() -> None:
    table = picture("one O1=Diomedes O2=Philoktetes / two hand=Danae O1=Phaiaken O2=Alkestis O3=Eurydike")
    assert "O1 Diomedes: also 1 damage to adjacent units, another unit may take the hit" in " ".join(table.split())
    assert "O2 Philoctetes: may hit another" in " ".join(table.split())


def test_a_silenced_unit_is_told_with_and_without_equipment() -> None:
    assert "│ silenced" in picture("one O1=Danaer / two O1=Perseus")
    assert "* O1 Danaans: silenced" in picture("one O1=Danaer+Red_Helmet / two O1=Perseus")


@pytest.mark.parametrize(("score", "words"), [(0, "tied"), (3, "you lead by 3"), (-7 + 1, "greedy leads by 6")])
def test_the_score_track_has_the_stone_where_it_lies(score: int, words: str) -> None:
    line = next(line for line in picture(f"score={score} / one O1=Danaer").splitlines() if words in line)
    fields = re.findall(r"[-+]\d|●|0", line)
    assert fields[score + 7] == "●" and len(fields) == 15


def test_only_what_is_legal_is_marked_payable() -> None:
    table = picture("one hand=Menelaos,Cheiron,Red_Helmet,Danaer")
    marked = [line.split()[2] for line in table.splitlines() if line.startswith(" ► ")]
    assert marked == ["Menelaus", "Danaans"], "nothing pays blue for Chiron, and nobody bears the helmet"


def test_seen_cards_of_the_rival_are_listed() -> None:
    assert "known in hand: Paris" in picture("one O1=Danaer / two hand=Paris,Danae open=Paris")
    assert "your opponent has seen: Paris" in picture("one hand=Paris,Danae open=Paris / two O1=Danaer")


def test_a_spectator_sees_no_hand_and_no_long_line() -> None:
    assert max(map(len, picture("score=-6 / one O1=Danaer", None).splitlines())) <= 80
    assert "Your hand" not in picture("one hand=Menelaos / two hand=Danaer", None)


# Questions and choices in words.

ASKED = [
    ("one hand=Menelaos,Cheiron", ["play Menelaos"], "Pay for Menelaus: symbol 1 of 1 is red", "pay with Chiron"),
    (
        "one hand=Danaer / two O1=Paris",
        ["play Danaer"],
        "Which space for Danaans",
        "at O1, Olympus, opposite Paris 4/3",
    ),
    ("one hand=Red_Helmet O1=Danaer", ["play Red Helmet"], "Which unit carries Red Helmet", "Danaans 2/2 at O1"),
    (
        "one hand=Alkmene O1=Danaer:w1",
        ["play Alkmene", "place O2"],
        "Alcmene: Heal up to 3 damage from one of your units.",
        "your Danaans 2/2, 1 damage at O1",
    ),
    (
        "one hand=Kirke markers=RBY / two T=Paris",
        ["play Kirke", "pay marker B", "pay marker R", "pay marker Y", "place O1"],
        "Circe: Return an enemy unit",
        "your opponent’s Paris 4/3 at T",
    ),
    ("one D1=Danaer", ["end"], "Take a colour marker", "take the red marker"),
    (
        "one O2=Philoktetes / two O1=Paris",
        ["end"],
        "Philoctetes faces nobody and may hit another",
        "hit the space opposite",
    ),
    (
        "one O1=Elektra / two hand=Danae O1=Danaer O2=Alkestis",
        ["end"],
        "Electra is about to hit Danaans",
        "nobody takes the hit",
    ),
    (
        "one O1=Nestor O2=Danaer / two O2=Aias",
        ["end"],
        "Thanks to Nestor, Danaans may attack once more",
        "attack once more",
    ),
    (
        "one hand=Ariadne markers=G O1=Danaer O2=Karer",
        ["play Ariadne", "pay marker G", "place T", "own O1"],
        "Where do Danaans move",
        "to O2, swapping with Carians 3/1",
    ),
]


@pytest.mark.parametrize(("text", "codes", "question", "option"), ASKED)
def test_questions_and_choices_in_words(text: str, codes: list[str], question: str, option: str) -> None:
    asked, options = choices(text, *codes)
    assert question in asked
    assert any(option in words for words in options), options


# Commands.


def test_why_and_card_and_names() -> None:
    run = play("why 1", "why play Circe", "card kirke", "card B14", "card Kirk", "card", "help")
    assert "legal now, play" in after(run, "why 1") and "[FO-PLAY-01]" in after(run, "why 1")
    assert "this card is not in your hand" in after(run, "why play Circe")
    assert "Circe" in after(run, "card kirke") and after(run, "card kirke") == after(run, "card B14")
    assert "did you mean: Circe" in after(run, "card Kirk")
    assert "which card?" in after(run, "card")
    assert "forecast" in after(run, "help")


def test_hector_has_no_card_texts() -> None:
    run = kleos("play", "hector", "--seed", "3", typed=["card Hector"])
    assert "no text" in run.out


# The log.


def told(text: str, *codes: str) -> list[str]:
    """The news of some moves from a position, as player 1 sees them."""
    state = at(text)
    lines = []
    for code in codes:
        move = state.game.parse(code)
        before, by = state.observe(Player.ONE).table, state.actor
        name = str(by.seat) if isinstance(by, Player) else state.stream
        shown = state.seen_as(move, Player.ONE).code
        state.apply(move)
        lines.append(Line(f"{name} {shown}", before, state.observe(Player.ONE).table))
    return terminal_view_for(state.game, ("person", "greedy")).narrator.news(lines, Player.ONE)


def test_a_card_its_payment_and_its_place_are_one_sentence() -> None:
    codes = ("play Menelaos", "pay Cheiron", "place O1")
    assert told("one hand=Menelaos,Cheiron", *codes) == ["you play Menelaus at O1, paying Chiron"]


def test_attacks_are_told_with_what_they_did() -> None:
    text = "one O1=Menelaos O2=Danaer O3=Kikonen / two O1=Phaiaken O3=Danaer"
    assert told(text, "end")[1:] == [
        "your Menelaus attacks Phaeacians at O1: 2 damage",
        "your Danaans attack from O2, unopposed",
        "your Cicones attack Danaans at O3: beaten",
        "the score marker moves 1 space towards you, now at 1 on your side",
    ]


def test_draws_in_a_row_are_one_sentence_and_the_rival_draws_unseen() -> None:
    assert told("one O1=Nestor", "end", "draw R1", "draw R2")[1] == "you draw Andromache, Menelaus"
    assert told("active=2 / two O1=Nestor", "end", "draw R1", "draw R2")[1] == "greedy draws 2 cards"


@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_a_game_has_words_for_every_viewer(seed: int) -> None:
    game = package.load("olympus", open_discard=bool(seed % 2), attack_optional=seed > 1)
    match = Match(game, SeededDealer(seed), ("person", "uniform"))
    turn = 0
    while isinstance(actor := match.state.actor, Player):
        legal = match.observe(actor).legal
        turn += 1
        match.play(actor, legal[turn * 7 % len(legal)])
    view = terminal_view_for(game, match.players)
    for viewer in (*Player, None):
        sentences = view.narrator.news(lines_of(match, viewer, 0, frozenset()), viewer)
        assert len(sentences) > 50
        assert not any("{" in words or "$" in words for words in sentences)


OWN_SET = """
set = "mine"
extends = "default"

[[cards]]
name = "Eris who throws the Golden Apple again"
replaces = "Kadmos"
home = "R"
cost = ""
A = 4
D = 2
effects = [{ when = "play", must = true, do = "draw", n = 1 }]
"""


def test_an_own_set_is_played_to_the_end(tmp_path: Path) -> None:
    file, record = tmp_path / "mine.toml", tmp_path / "game.json"
    file.write_text(OWN_SET, encoding="utf-8")
    run = play(*["1"] * 20, f"save {record}", *WHOLE_GAME, more=("--cards", str(file)))
    assert run.code == 0 and " the game: " in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80
    own = package.load("olympus", components=file)
    assert read_record(record.read_bytes()).components == own.component_hash
    assert "continued" in kleos("play", "olympus", "--cards", str(file), "--load", str(record)).out
    assert "components" in one_line_error(kleos("play", "olympus", "--load", str(record)))


def test_the_starter_is_told_what_the_attack_costs() -> None:
    game = package.load("olympus", starter_skip="lazy")
    match = Match(game, SeededDealer(1))
    starter = Player(match.state.actor)  # type: ignore[arg-type]
    match.play(starter, "end")
    seen = match.observe(starter)
    view = terminal_view_for(game, match.players)
    assert seen.table.asked.step == "enter_attack"
    assert view.option(seen, "attack") == "attack; you then draw no cards"
    assert view.option(seen, "skip attack") == "skip the attack phase"


def test_an_attack_that_costs_nothing_is_only_an_attack() -> None:
    game = package.load("olympus", attack_optional=True)
    match = Match(game, SeededDealer(1))
    while match.state.observe(None).table.asked.step != "may_attack":
        seat = Player(match.state.actor)  # type: ignore[arg-type]
        match.play(seat, match.observe(seat).legal[0])
    seen = match.observe(Player(match.state.actor))  # type: ignore[arg-type]
    assert terminal_view_for(game, match.players).option(seen, "attack") == "attack"
