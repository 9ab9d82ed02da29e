"""Looking back at a game in the terminal: chances battle by battle, the moments that count, luck and skill."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from kleos.cli.files import read_file
from kleos.cli.replay import LONGEST_NAME
from kleos.cli.review_page import page_of
from kleos.cli.screen import Screen
from kleos.cli.seats import game_of
from kleos.core.errors import BadOption
from kleos.core.game import Game
from kleos.core.record import Record, read_record
from kleos.insight.review import DEPTHS, Review, review_record
from kleos.insight.review_text import UNLUCKY, Moment, ReviewText, review_text, signed
from kleos.text.narrator import Narrator, narrator_for
from kleos.text.words import tell, tidy


class ReviewRun:
    """A record with its review, and the words for each seat that was asked for."""

    def __init__(self, path: Path, depth: str, seed: int, seat: int | None, components: Path | None) -> None:
        if depth not in DEPTHS:
            raise BadOption("error-depth", given=depth[:20], allowed=", ".join(DEPTHS))
        self.record: Record = read_record(read_file(path))
        self.game: Game = game_of(self.record, components)
        self.seats = (1, 2) if seat is None else (seat,)
        one, two = (tidy(name)[:LONGEST_NAME] for name in self.record.players)
        self.players = (one, two)
        self.narrator: Narrator = narrator_for(self.game, self.players)
        self.review: Review = review_record(self.record, self.game, depth, seed, progress=show_progress)
        show_progress(None)

    @property
    def texts(self) -> list[ReviewText]:
        """What is told of each seat."""
        return [review_text(self.narrator, self.record, self.game, self.review, seat) for seat in self.seats]

    def data(self) -> dict[str, Any]:
        """Everything for programs."""
        told: dict[str, Any] = msgspec.to_builtins(self.review)
        told |= {"luck": self.review.luck, "skill": self.review.skill}
        return told | {"words": msgspec.to_builtins(self.texts)}

    def page(self) -> str:
        """Everything as a page for a browser."""
        title = tell(
            "review-head", game=tell("game-name", game=self.game.code), one=self.players[0], two=self.players[1]
        )
        return page_of(title, self.review, self.texts, [self.narrator.full_name(seat) for seat in self.seats])


def show_progress(share: float | None) -> None:
    """How far it is, in one line of a live terminal that goes away at the end."""
    if not sys.stderr.isatty():
        return
    words = "" if share is None else tell("review-progress", share=round(100 * share))
    sys.stderr.write(f"\r{words:<40}\r")
    sys.stderr.flush()


def print_review(run: ReviewRun, screen: Screen) -> None:
    """The review in words."""
    one, two = run.players
    screen.show(tell("review-head", game=tell("game-name", game=run.game.code), one=one, two=two), style="bold")
    for text in run.texts:
        screen.show()
        screen.show(tell("review-seat", name=run.narrator.full_name(text.seat)), style="bold")
        print_parts(text, screen)
        screen.show(tell("review-moments", count=len(text.moments)), style="bold")
        for moment in text.moments:
            print_moment(moment, screen)
        print_summary(run.narrator, text, screen)


def print_parts(text: ReviewText, screen: Screen) -> None:
    """A line for each battle or turn, with the chances when it began."""
    head = [tell(name) for name in ("review-known", "review-truth", "review-luck")]
    widths = [max(6, len(name) + 2) for name in head]
    names = "".join(name.rjust(width) for name, width in zip(head, widths, strict=True))
    longest = max((len(part.heading) for part in text.parts), default=0)
    screen.show(f"{'':<{longest}}{names}", style="dim")
    for part in text.parts:
        cells = (f"{part.known}%", f"{part.truth}%", signed(part.luck))
        values = "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        screen.show(f"{part.heading:<{longest}}{values}")


def print_moment(moment: Moment, screen: Screen) -> None:
    """One moment."""
    message = "review-moment-luck" if moment.mark == UNLUCKY else "review-moment"
    told: dict[str, str | int] = {
        "ply": moment.ply,
        "part": moment.part,
        "name": moment.name,
        "points": signed(moment.points),
    }
    decided = f" · {tell('review-decided')}" if moment.decided else ""
    screen.show(tell(message, error=moment.error, **told) + decided)
    screen.show(f"  {moment.text}")


def print_summary(narrator: Narrator, text: ReviewText, screen: Screen) -> None:
    """How it ended, luck and skill, and what a decision lost."""
    screen.show(text.result, style="bold")
    screen.show(text.summary)
    rival = narrator.full_name(3 - text.seat)
    screen.show(tell("review-loss", own=text.loss, other=text.rival_loss, rival=rival))
