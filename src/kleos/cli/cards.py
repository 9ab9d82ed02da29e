"""`kleos cards`: look at the cards of Fight for Olympus, check an own set, and weigh every card of a set."""

from pathlib import Path
from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from kleos.arena.balance import Balance, CardBalance, Lift, card_balance
from kleos.cli.olympus_drawing import STYLES, card_lines, fit
from kleos.cli.screen import WIDTH, Screen
from kleos.cli.seats import make_game
from kleos.core.errors import BadOption
from kleos.games.olympus.cards import KIND_INDEX, KIND_NAMES, KINDS, MULTI
from kleos.games.olympus.game import OlympusGame
from kleos.text.olympus import cards as texts
from kleos.text.olympus.words import OlympusNarrator
from kleos.text.words import tell

GAME = "olympus"
DEFAULT = "default"
NOBODY = ("", "")
FEW = 30  # games from which no lift should be read


def card_game(file: str | None) -> OlympusGame:
    """The game with the card set of a file, or the default one."""
    game = make_game(GAME, None if file in (None, DEFAULT) else Path(str(file)), {})
    assert isinstance(game, OlympusGame)
    return game


def kinds_of(game: OlympusGame) -> list[str]:
    """The codes of all cards of a set."""
    return [KIND_NAMES[kind] for kind in range(KINDS) if game.rules.box.present[kind]]


def card_data(game: OlympusGame, card: str) -> dict[str, Any]:
    """A card for programs."""
    box, words = game.rules.box, OlympusNarrator(game, NOBODY)
    kind, row = KIND_INDEX[card], words.row(card)
    return {
        "kind": card,
        "name": row["name"],
        "en": row.get("en"),
        "type": words.type(card),
        "home": row["home"],
        "multi": box.class_of[kind] == MULTI,
        "cost": row["cost"],
        "attack": box.attack[kind],
        "defence": box.defence[kind],
        "text": texts.card_text(row, words.type(card)),
        "effects": row["effects"],
    }


# check, show, list


def check(file: Path, screen: Screen) -> None:
    """Read a set; say that it is in order, and which cards are not those of the default set."""
    game, default = card_game(str(file)), card_game(None)
    box = game.rules.box
    screen.show(tell("cards-good", file=file.name, set=box.name, count=box.total))
    known = default.rules.box.rows
    own = [card for card in kinds_of(game) if box.rows[KIND_INDEX[card]] != known[KIND_INDEX[card]]]
    screen.show(tell("cards-own", count=len(own)))
    print_cards(game, own, screen)
    screen.show(tell("cards-hash", hash=box.hash), style="dim")


def show(game: OlympusGame, card: str, screen: Screen) -> None:
    """One card with its text."""
    words = OlympusNarrator(game, NOBODY)
    row, name = words.row(card), words.name(card)
    data = card_data(game, card)
    both = name != row["name"]
    head = tell("cards-head-both", name=name, other=row["name"], kind=card) if both else ""
    screen.show(Text(head or tell("cards-head", name=name, kind=card), style=f"bold {STYLES[words.letter(card)]}"))
    colour = tell("card-multi") if data["multi"] else tell("colour-name", letter=row["home"])
    cost = row["cost"] or tell("card-cost-none")
    type_ = tell(texts.TYPES[data["type"]])
    screen.show(f"  {tell('cards-line', type=type_, colour=colour, cost=cost, values=words.values(card))}")
    for sentence in texts.effect_texts(row, data["type"]):
        for line in wrap(sentence, WIDTH, initial_indent="  ", subsequent_indent="    "):
            screen.show(line)


def print_list(game: OlympusGame, screen: Screen) -> None:
    """All cards of a set."""
    print_cards(game, kinds_of(game), screen)
    box = game.rules.box
    screen.show(tell("cards-count", set=box.name, count=box.total, kinds=sum(box.present)))


def print_cards(game: OlympusGame, cards: list[str], screen: Screen) -> None:
    """Cards, one below the other."""
    words = OlympusNarrator(game, NOBODY)
    for card in cards:
        screen.show_all(card_lines(words, card))


# balance


def chosen_set(file: Path | None, name: str | None) -> OlympusGame:
    """The set to weigh: a file, or the one that --set names."""
    if file is not None and name is not None:
        raise BadOption("error-two-sets")
    return card_game(name if file is None else str(file))


def weigh(game: OlympusGame, games: int, seed: int, bot: str) -> Balance:
    """Play, with a progress bar where somebody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return card_balance(game, games, seed, bot)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(tell("cards-playing"), total=games)
        return card_balance(game, games, seed, bot, lambda played: progress.update(task, completed=played))


def balance_data(game: OlympusGame, found: Balance, seed: int, bot: str) -> dict[str, Any]:
    """The balance for programs."""
    return {
        "set": game.rules.box.name,
        "hash": game.rules.box.hash,
        "games": found.games,
        "bot": bot,
        "seed": seed,
        "starter": lift_data(found.starter),
        "turns": found.turns,
        "endings": found.endings,
        "cards": [
            {
                "kind": card.kind,
                "name": card.name,
                "drawn": lift_data(card.drawn),
                "played": lift_data(card.played),
                "outlier": card in found.outliers,
            }
            for card in found.cards
        ],
    }


def lift_data(lift: Lift) -> dict[str, Any]:
    """A lift with its interval, as shares."""
    return {"times": lift.times, "lift": lift.lift, "low": lift.low, "high": lift.high}


def print_balance(game: OlympusGame, found: Balance, seed: int, bot: str, screen: Screen) -> None:
    """The balance as a table, the best card first; those hardly played come last."""
    words = OlympusNarrator(game, NOBODY)
    name = game.rules.box.name
    screen.show(tell("cards-balance-head", set=name, games=found.games, bot=bot, seed=seed), style="bold")
    share, low, high = (f"{100 * (0.5 + x):.1f}" for x in (found.starter.lift, found.starter.low, found.starter.high))
    screen.show(tell("cards-balance-starter", share=share, low=low, high=high, turns=f"{found.turns:.1f}"))
    for reason, part in found.endings.items():
        screen.show(f"  {tell('cards-balance-end', share=f'{100 * part:5.1f}', reason=tell(reason, who='other'))}")
    screen.show()
    columns = f"{tell('cards-balance-columns-drawn'):>6}{tell('cards-balance-columns-lift'):>7}"
    played = f"{tell('cards-balance-columns-played'):>8}{tell('cards-balance-columns-lift'):>7}"
    interval = f"{tell('cards-balance-columns-interval'):^16}"
    screen.show(f"     {tell('cards-balance-columns-card'):<13}{columns}{interval}{played}{interval}", style="dim")
    usual = sum(worth(card) for card in found.cards) / len(found.cards)
    for card in sorted(found.cards, key=lambda card: (card.played.times < FEW, -card.played.lift)):
        flag = "" if card not in found.outliers else "▲" if worth(card) > usual else "▼"
        screen.show(balance_line(words, card, flag))
    screen.show()
    for line in (tell("cards-balance-note"), outlier_words(words, found)):
        screen.show(line)


def worth(card: CardBalance) -> float:
    """Both lifts together."""
    return card.drawn.lift + card.played.lift


def balance_line(words: OlympusNarrator, card: CardBalance, flag: str) -> Text:
    """One card of the table."""
    line = Text(f"{card.kind:<5}", style="dim")
    line.append(f"{fit(words.name(card.kind), 12):<13}", style=f"not dim {STYLES[words.letter(card.kind)]}")
    line.append(f"{lift_cells(card.drawn, 6)}{lift_cells(card.played, 8)}", style="not dim")
    line.append(f"{flag:>2}", style="bold not dim")
    line.rstrip()
    return line


def lift_cells(lift: Lift, width: int) -> str:
    """Times, lift and interval in per cent."""
    if not lift.times:
        return f"{0:>{width}}" + " " * 23
    interval = f"[{100 * lift.low:+.1f}, {100 * lift.high:+.1f}]"
    return f"{lift.times:>{width}}{100 * lift.lift:>+7.1f}{interval:>16}"


def outlier_words(words: OlympusNarrator, found: Balance) -> str:
    """Which cards stand out."""
    cards = found.outliers
    if not cards:
        return tell("cards-balance-none")
    names = ", ".join(words.name(card.kind) for card in cards)
    return tell("cards-balance-outliers", count=len(cards), names=names)
