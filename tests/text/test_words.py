"""Every message id in the code has words, every message is used, and both agree on the arguments."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kleos
from kleos.catalogue import GAMES, default_components
from kleos.core.errors import fault_of
from kleos.text.names import message_of
from kleos.text.option_words import option_words, value_words
from kleos.text.words import LANGUAGES, LOCALES, bundle, from_header, has, message_files, nearest, say, speaking

SOURCES = Path(kleos.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
FAMILIES = (
    "error why end game bot colour troop people pile hero player table ask move log play help replay verify rules bench"
    " cards arena report exploit want manual fault hint look"
)
PREFIXES = tuple(f"{family}-" for family in FAMILIES.split())
OWN_PARAMETERS = {"clause"}  # of an error, and no argument of its message


@cache
def messages(language: str = "en") -> dict[str, set[str]]:
    """Message id -> the variables that it uses."""
    body = [
        entry
        for file in message_files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]
    junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names)), "a message stands twice"
    found = {entry.id.name: names_within(entry) for entry in body if isinstance(entry, ftl.Message)}
    return {name: variables(name, found) for name in found}


class NamesWithin(Visitor):
    """Collects the variables of a message, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """One `$variable`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """One `{ message }`."""
        self.messages.add(node.id.name)


def names_within(message: ftl.Message) -> NamesWithin:
    """What one message names."""
    visitor = NamesWithin()
    visitor.visit(message)
    return visitor


def variables(name: str, found: dict[str, NamesWithin]) -> set[str]:
    """The variables of a message and of those that it refers to."""
    return found[name].variables.union(*(variables(other, found) for other in found[name].messages))


@cache
def referred_to() -> set[str]:
    """The messages that other messages refer to."""
    body = [entry for file in message_files("en") for entry in FluentParser().parse(file.read_text("utf-8")).body]
    return {name for entry in body if isinstance(entry, ftl.Message) for name in names_within(entry).messages}


def is_id(node: ast.expr) -> bool:
    """Ask whether a string is meant as a message id."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return node.value in messages() or (
        node.value.startswith(PREFIXES) and node.value.replace("-", "").isalpha() and not node.value.endswith("-")
    )


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """All modules of the package."""
    for path in sorted(SOURCES.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def used_ids() -> dict[str, str]:
    """The message ids in the code, each with a place."""
    return {
        node.value: f"{path.name}:{node.lineno}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and is_id(node) and isinstance(node.value, str)
    }


def calls() -> Iterator[tuple[str, set[str], bool, str]]:
    """Calls with a message id: the id, the argument names, whether more may come in by `**`, and the place."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and is_id(arg)]
            nested = [word.value.value for word in node.keywords if isinstance(word.value, ast.Constant)]
            names = {word.arg for word in node.keywords if word.arg}
            names -= {name for wanted in nested if str(wanted).startswith("want-") for name in messages()[str(wanted)]}
            names |= {
                str(key.value)
                for arg in node.args
                if isinstance(arg, ast.Dict)
                for key in arg.keys
                if isinstance(key, ast.Constant)
            }
            names -= set() if ast.unparse(node.func) == "tell" else OWN_PARAMETERS
            for name in ids:
                yield str(name), names, any(word.arg is None for word in node.keywords), f"{path.name}:{node.lineno}"


def test_every_message_id_in_the_code_has_words() -> None:
    missing = {name: where for name, where in used_ids().items() if name not in messages()}
    assert not missing


ASKED_FOR_ELSEWHERE = tuple(  # by tests/lessons and tests/books/test_terms.py, each of them
    f"{family}-{game}-" for family in ("lesson", "term") for game in GAMES
)


def test_every_message_is_used() -> None:
    others = {name for name in messages() if name.startswith(ASKED_FOR_ELSEWHERE)}
    assert sorted(set(messages()) - set(used_ids()) - used_names() - used_by_the_page() - referred_to() - others) == []


def used_by_the_page() -> set[str]:
    """The messages that the page's sources name, and those that such a message refers to."""
    found = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"\bpage-[a-z-]*[a-z]\b", text))
        found |= {
            name for start in re.findall(r"`(page-[a-z-]+-)\$", text) for name in messages() if name.startswith(start)
        }
    return found & set(messages())


def test_the_page_says_nothing_that_has_no_words() -> None:
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for name in re.findall(r"\b(?:say|tell)\(\s*'([a-z][a-z-]*[a-z])'", path.read_text(encoding="utf-8")):
            assert name in messages(), f"{path.name}: {name}"


def test_the_page_gets_all_that_it_says() -> None:
    """The build of the page takes some files alone; what the page's sources name must lie in them."""
    plugin = (WEB.parent / "plugins" / "words.ts").read_text(encoding="utf-8")
    taken = re.findall(r"'([a-z]+)'", re.findall(r"const FILES = \[([^\]]*)\]", plugin)[0])
    there = {name for file in message_files("en") if file.stem in taken for name in names_in(file)}
    texts = [path.read_text(encoding="utf-8") for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]]
    said = {name for text in texts for name in re.findall(r"['`]([a-z]+(?:-[a-z]+)+)['`]", text) if name in messages()}
    starts = tuple({start for text in texts for start in re.findall(r"say\(`([a-z-]+-)\$", text)})
    said |= used_by_the_page() | {name for name in messages() if name.startswith(starts)}
    assert len(said) > 300 and "card-type-hero" in said and "game-name" in said
    assert sorted(said - there) == []
    told = ("why-", "want-", "option-", "name-")  # in answers of the server
    assert sorted({name for name in messages() if name.startswith(told)} - there) == []


def used_names() -> set[str]:
    """The messages of all names in the default component sets."""
    data = {code: kleos.load(code).component_data() for code in GAMES}
    rows = [row for section in ("heroes", "soldiers", "equipment") for row in data["olympus"][section]]
    rows += data["hellas"]["cards"] + data["hellas"]["tiles"]
    heroes = [str(hero[people]) for hero in data["hector"]["heroes"] for people in ("greek", "trojan")]
    return {message_of(name) for name in [*heroes, *(str(row["name"]) for row in rows)]}


def names_in(file: Path) -> list[str]:
    """The ids of a file's messages, in its order."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_with_the_same_messages_in_the_same_order(language: str) -> None:
    ours, english = LOCALES / language, LOCALES / "en"
    tree = sorted(file.relative_to(english) for file in english.rglob("*") if file.is_file())
    assert sorted(file.relative_to(ours) for file in ours.rglob("*") if file.is_file()) == tree
    for name in tree:
        assert names_in(ours / name) == names_in(english / name), name


def test_the_languages_are_the_folders() -> None:
    assert LANGUAGES[0] == "en" and {"de", "nl", "fr"} < set(LANGUAGES)
    assert set(LANGUAGES) == {folder.name for folder in LOCALES.iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_all_languages(language: str) -> None:
    assert len({say("page-language-name", {"language": one}, language) for one in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(("game", "letters"), {"hector": "ha", "olympus": "fo", "hellas": "he"}.items())
def test_a_game_keeps_its_own_words_together(game: str, letters: str) -> None:
    own = re.compile(rf"(why|table|ask|move|log)-{letters}(-|$)|page-{game}-|play-help-{game}$")
    for file in message_files("en"):
        at_home = LOCALES / "en" / "games" / game in file.parents
        for name in names_in(file):
            assert at_home or not own.match(name), f"{file}: {name}"
            assert not at_home or own.match(name) or not name.startswith(("why-", "page-", "play-")), f"{file}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    ours, english = messages(language), messages()
    assert sorted(set(english) ^ set(ours)) == []
    assert {name: (ours[name], english[name]) for name in english if ours[name] != english[name]} == {}


def test_code_and_words_agree_on_the_arguments() -> None:
    checked = 0
    for name, given, open_ended, where in calls():
        if name.startswith("end-"):
            continue  # an engine names how a game ended, and `results` words it
        if name.startswith(("hint-", "look-")) and where.partition(".")[0] in GAMES:
            continue  # a game's measures name the messages of facts, and `hint_text` words them
        wanted = messages()[name]
        wrong = given - wanted if open_ended else given ^ wanted
        assert not wrong, f"{where}: {name} has {sorted(wanted)}, given {sorted(given)}"
        checked += 1
    assert checked > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_no_full_stop(language: str) -> None:
    for name in messages():
        if name.startswith(("error-", "why-", "end-")):
            words = say(name, dict.fromkeys(messages()[name], "x"), language)
            assert not words.endswith((".", "!")), name
            if language != "de":  # where nouns begin with a capital
                assert not words[0].isupper() or words.startswith(("KLEOS_", "Ray ")), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_has_at_most_twelve_words(language: str) -> None:
    for name in messages():
        if name.startswith("why-"):
            words = say(name, dict.fromkeys(messages()[name], "7"), language)
            assert len([word for word in words.split() if word not in (":", ";")]) <= 12, words


QUOTES = {"en": "“”", "de": "„“", "nl": "“”", "fr": "«»"}
ALL_QUOTES = set("“”„«»")


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_that_of_the_language(language: str) -> None:
    for name, names in messages(language).items():
        words = say(name, dict.fromkeys(names, "7"), language)
        assert set(words) & ALL_QUOTES <= set(QUOTES[language]), words
        assert "  " not in words.strip() or name.startswith(("play-help", "learn-help", "puzzle-help")), words
        if language == "fr":
            assert not re.search(r"\w [:;?!»]|« ", words), words  # a space that may break
        elif language == "de":
            assert not re.search(r"\w [:;?!]", words), words


def test_a_wish_for_a_language() -> None:
    assert nearest(["de_AT.UTF-8"]) == "de" and nearest(["xx", "nl"]) == "nl" and nearest(["C.UTF-8", ""]) == "en"
    assert from_header("pl, fr-CH;q=0.7, nl;q=0.9") == "nl"
    assert from_header("de;q=0, fr;q=0.1") == "fr" and from_header("*;;q=x,,") == "en"


def test_an_argument_may_name_what_was_wanted() -> None:
    words: dict[str, str | int] = {"card": "Eris", "field": "A", "wanted": "want-number", "low": 0, "high": 9}
    assert say("error-bad-card", words) == "card “Eris”, A: expected a whole number from 0 to 9"
    assert say("error-bad-card", words, "de") == "Karte „Eris“, A: erwartet: eine ganze Zahl von 0 bis 9"
    assert "want-nothing" in say("error-bad-card", {**words, "wanted": "want-nothing"})


def test_what_the_system_says_is_said_in_the_language_too(tmp_path: Path) -> None:
    with pytest.raises(kleos.BadCardSet) as caught, speaking("fr"):
        kleos.load("olympus", components=tmp_path / "none.toml")
    assert "n’existe pas" in say(caught.value.message, caught.value.arguments, "fr")
    assert "keine Datei" in say("error-file", {"file": "x", "detail": fault_of(IsADirectoryError(21, "x"))}, "de")
    assert fault_of(ValueError("two\nlines")) == "two lines"


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "kleos.text.words.bundle", lambda language: bundle("en") if language == "en" else FluentBundle([language])
    )
    assert say("log-undo", {"who": "you", "name": ""}, "nl") == "you take your last move back"


class Texts(Visitor):
    """Collects the words of a file, without ids, variables and cases."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        """Words between variables."""
        self.found.append(node.value)


def english_for_people() -> Iterator[tuple[str, str]]:
    """Everything in English that players, hosts and bot writers read, and where it is."""
    for file in sorted((LOCALES / "en").rglob("*.ftl")):
        texts = Texts()
        texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield from ((text, file.name) for text in texts.found)
    root = Path(__file__).parents[2]
    for page in (root / "README.md", root / "docs" / "index.md", *sorted((root / "docs" / "guide").glob("*.md"))):
        yield page.read_text(encoding="utf-8"), page.name


def test_the_other_player_is_the_opponent_one_resigns_and_the_first_page_is_home() -> None:
    unwanted = re.compile(r"\brivals?\b|\b(give|gives|gave|giving) up\b|\b(first|start|front) page\b", re.IGNORECASE)
    found = [(match[0], place) for text, place in english_for_people() for match in unwanted.finditer(text)]
    assert found == []
    assert sum(1 for _ in english_for_people()) > 1500


def test_a_missing_message_is_shown_not_hidden() -> None:
    assert not has("error-of-nobody")
    assert say("error-of-nobody") == "{error-of-nobody}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_words(language: str) -> None:
    with speaking(language):
        for game in GAMES:
            for switch in kleos.load(game).switches:
                assert option_words(switch.name) != switch.name
                for value in switch.values:
                    assert switch.least or value_words(switch.name, value) != str(value)


def test_a_god_card_is_told_by_its_effect_alone() -> None:
    effects = [row["effects"][0] for row in default_components("hellas")["cards"]]
    found = messages()
    for effect in effects:
        assert found[f"god-{effect['verb']}"] <= effect.keys(), "the page words a card by its effect"
