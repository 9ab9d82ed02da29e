"""What each seat brought into play: heroes in Hector & Achilles, cards in the other games; and what that was worth."""

from typing import NamedTuple

from kleos.arena.balance import Lift, lift_of
from kleos.arena.contest import GameResult
from kleos.core.game import Game
from kleos.core.match import Match
from kleos.core.players import Player


class Used(NamedTuple):
    """One card or hero, and how those who used it did above one half."""

    code: str
    name: str
    lift: Lift


def used_in(match: Match) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What each seat used in a game, as every spectator saw it."""
    verb = "deploy" if match.game.code == "hector" else "play"
    one, two = (
        tuple(sorted({e.seen[2].split()[-1] for e in match.entries if e.by == seat and e.seen[2].split()[0] == verb}))
        for seat in ("1", "2")
    )
    return one, two


def names_of(game: Game) -> dict[str, str]:
    """The names of what can be used."""
    data = game.component_data()
    if game.code == "hector":
        return {row["colour"]: f"{row['greek']} / {row['trojan']}" for row in data["heroes"]}
    if game.code == "hellas":
        return {row["id"]: row["name"] for row in data["cards"]}
    from kleos.games.olympus.cards import KIND_NAMES
    from kleos.games.olympus.game import OlympusGame

    assert isinstance(game, OlympusGame)
    box = game.rules.box
    return {code: box.names[kind] for kind, code in enumerate(KIND_NAMES) if box.present[kind]}


def lifts(game: Game, results: list[GameResult]) -> list[Used]:
    """The lift of everything used, the best first; forfeits tell nothing."""
    scores: dict[str, list[float]] = {}
    for result in results:
        for player in Player if not result.forfeit else ():
            for code in result.used[player]:
                scores.setdefault(code, []).append(result.score(player.seat))
    names = names_of(game)
    found = [Used(code, names.get(code, code), lift_of(made)) for code, made in scores.items()]
    return sorted(found, key=lambda used: (-used.lift.lift, used.code))
