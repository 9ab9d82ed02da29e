"""Deductions: what the opponent can hold follows from exact counting, and imagined worlds bear it out."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from kleos.catalogue import part
from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.puzzles.puzzle import CAN, CANNOT, MOST, CardCount

CHOICES = 4
WORLDS = 600  # imagined to bear a deduction out
PATIENCE = 40  # times as many for a check: the rarest hand of a puzzle that ships comes twice in a thousand worlds


class Deduction(NamedTuple):
    """A question about the opponent's hand with its one right answer."""

    asks: str
    card: str
    options: tuple[str, ...]
    answer: str
    counts: tuple[CardCount, ...]


class Held(NamedTuple):
    """What the opponent held in imagined worlds: of each card the most copies, and in how many worlds it was there."""

    most: Counter[str]
    times: Counter[str]


def count_cards(game: Game, seen: Observation) -> list[CardCount]:
    """What can be counted, by the game's own part."""
    found: list[CardCount] = part(game.code, "card_counts")(game, seen)
    return found


def held_in(game: Game, seen: Observation, worlds: int, luck: Random) -> Held:
    """Imagine worlds, and look into the opponent's hand in each."""
    assert seen.viewer is not None
    sampler, most, times = game.sampler(seen), Counter[str](), Counter[str]()
    for _ in range(worlds):
        own = sampler.draw(luck).observe(seen.viewer.rival).table.own
        hand = Counter(own.hand)
        times.update(hand.keys())
        most |= hand
    return Held(most, times)


def deduction_at(game: Game, seen: Observation, luck: Random) -> Deduction | None:
    """A question whose answer is certain here, if there is a good one."""
    counts = count_cards(game, seen)
    luck.shuffle(counts)
    makers = [which_cannot, which_can, how_many]
    luck.shuffle(makers)
    for make in makers:
        found = make(counts, luck)
        if found is not None and is_borne_out(game, seen, found, luck):
            return found
    return None


def which_cannot(counts: Sequence[CardCount], luck: Random) -> Deduction | None:
    """Three cards that the opponent may hold, partly in sight, and one that he cannot."""
    out = [one for one in counts if one.most == 0 and one.copies > 1] or [one for one in counts if one.most == 0]
    near = [one for one in counts if one.most and one.seen]
    far = [one for one in counts if one.most and not one.seen]
    others = (near + far)[: CHOICES - 1]
    if not out or len(others) < CHOICES - 1:
        return None
    return choice(CANNOT, out[0], others, luck)


def which_can(counts: Sequence[CardCount], luck: Random) -> Deduction | None:
    """Three cards that the opponent cannot hold, and one that he may, a copy of which has been seen."""
    out = [one for one in counts if one.most == 0][: CHOICES - 1]
    near = [one for one in counts if one.most and one.seen]
    if len(out) < CHOICES - 1 or not near:
        return None
    return choice(CAN, near[0], out, luck)


def how_many(counts: Sequence[CardCount], luck: Random) -> Deduction | None:
    """How many copies of one card the opponent may hold at most."""
    several = [one for one in counts if one.copies > 1 and one.seen]
    if not several:
        return None
    answers = sorted({one.most for one in several})
    wanted = luck.choice(answers)
    card = next(one for one in several if one.most == wanted)
    options = tuple(str(number) for number in range(card.copies + 1))
    return Deduction(MOST, card.card, options, str(card.most), (card,))


def choice(asks: str, answer: CardCount, others: Sequence[CardCount], luck: Random) -> Deduction:
    """One card among others, in any order."""
    counts = [answer, *others]
    luck.shuffle(counts)
    return Deduction(asks, "", tuple(one.card for one in counts), answer.card, tuple(counts))


def is_borne_out(game: Game, seen: Observation, found: Deduction, luck: Random, worlds: int = WORLDS) -> bool:
    """Ask whether imagined worlds reach what counting allows for every card asked about, and never more."""
    return not not_borne_out(game, seen, found.counts, luck, worlds)


def not_borne_out(
    game: Game, seen: Observation, counts: Sequence[CardCount], luck: Random, worlds: int, patience: int = 1
) -> list[str]:
    """The cards of which imagined hands hold more than counting allows, or fewer in all of so many times the worlds."""
    most, wrong = Counter[str](), [one.card for one in counts]
    for _ in range(patience):
        most |= held_in(game, seen, worlds, luck).most
        wrong = [one.card for one in counts if most[one.card] != one.most]
        if not wrong or any(most[one.card] > one.most for one in counts):
            break
    return wrong


def right_answer(asks: str, card: str, counts: Sequence[CardCount]) -> str:
    """What follows from the counts; "" where no answer or more than one does."""
    if asks == MOST:
        return next((str(one.most) for one in counts if one.card == card), "")
    fitting = [one.card for one in counts if (one.most > 0) == (asks == CAN)]
    return fitting[0] if len(fitting) == 1 else ""


def guessed(asks: str, card: str, options: Sequence[str], held: Held, luck: Random) -> str:
    """What somebody answers who has looked into so many imagined hands and no more."""
    if asks == MOST:
        return str(held.most[card])
    times = [held.times[option] for option in options]
    best = min(times) if asks == CANNOT else max(times)
    return luck.choice([option for option, count in zip(options, times, strict=True) if count == best])
