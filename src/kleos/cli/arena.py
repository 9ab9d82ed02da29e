"""`kleos arena`: reads who plays, shows how far it is, and prints what came out."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kleos import __version__
from kleos.arena.adjusted import FEWEST, AdjustedScore, adjusted_score
from kleos.arena.contest import Contest, contest_of, deals_of, series_of
from kleos.arena.dataset import DatasetWriter, check_place
from kleos.arena.executors import executor
from kleos.arena.ratings import Rating, rate
from kleos.arena.report import page
from kleos.arena.results_file import ResultsFile, head_of
from kleos.arena.runner import Runner
from kleos.arena.sprt import Sprt
from kleos.arena.tournament import Tournament, play
from kleos.arena.usage import lifts
from kleos.bots.code import PREFIX as CODE
from kleos.bots.code import bot_classes
from kleos.builds import build_name
from kleos.cli.screen import Screen
from kleos.core.errors import BadOption, fault_of
from kleos.core.game import Game
from kleos.core.players import PERSON
from kleos.text.words import tell, tidy

FORFEITED = 1  # exit code


class ArenaPlan(NamedTuple):
    """What was asked for."""

    contest: Contest
    games: int
    on: str
    concurrency: int
    out: Path | None
    sprt: Sprt | None
    recover: bool
    quiet: bool


def read_players(given: str, named: list[str], files: list[Path]) -> dict[str, str]:
    """Names and specs of the players; a bot that is to meet itself gets a number."""
    known = {**classes_of(files), **named_bots(named)}
    players: dict[str, str] = {}
    for word in split_specs(given) or list(known):
        if word == PERSON:
            raise BadOption("error-arena-person")
        again = sum(name == word or name.startswith(f"{word}#") for name in players)
        players[f"{word}#{again + 1}" if again else word] = known.get(word, word)
    return players


def split_specs(given: str) -> list[str]:
    """Cut at commas, but not between the parameters of one bot: `a:x=1,y=2,b` is two bots."""
    specs: list[str] = []
    for part in given.split(","):
        head, sign, _ = part.partition("=")
        if sign and ":" not in head and specs and ":" in specs[-1]:
            specs[-1] += f",{part.strip()}"
        elif part.strip():
            specs.append(part.strip())
    return specs


def named_bots(named: list[str]) -> dict[str, str]:
    """Read NAME=SPEC."""
    found = {}
    for given in named:
        name, _, spec = given.partition("=")
        if not name.strip() or not spec.strip() or ":" in name:
            raise BadOption("error-arena-bot", given=given[:60])
        found[name.strip()] = spec.strip()
    return found


def classes_of(files: list[Path]) -> dict[str, str]:
    """The bots of Python files, by the names of their classes."""
    return {name: f"{CODE}{file}:{name}" for file in files for name in bot_classes(file)}


def plan_of(
    game: Game,
    players: dict[str, str],
    seed: str,
    mirror: bool,
    seconds: float | None,
    patience: float,
    keeps_moves: bool = False,
    weighs_luck: bool = False,
) -> Contest:
    """The contest; every bot is started once, so that a wrong name is told before the first game."""
    contest = contest_of(game, players, seed, mirror, seconds, patience, keeps_moves, weighs_luck)
    runner = Runner(contest)
    try:
        runner.check()
    finally:
        runner.close()
    return contest


def hold(plan: ArenaPlan) -> Tournament:
    """Play, with a bar where somebody watches."""
    if plan.sprt is not None and len(plan.contest.players) != 2:
        raise BadOption("error-arena-two")
    chosen = executor(plan.on)
    results_file = ResultsFile(plan.out, head_of(plan.contest, __version__, build_name()))
    try:
        with bar(plan.quiet) as show:
            return play(
                plan.contest, plan.games, results_file, chosen, plan.concurrency, plan.sprt, plan.recover, tell=show
            )
    finally:
        results_file.close()


@contextmanager
def bar(quiet: bool) -> Iterator[Any]:
    """A progress bar with the time left, on stderr."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(tell("arena-playing"), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def check_dataset(folder: Path | None, form: str) -> None:
    """Refuse a place for a dataset before the first game."""
    if folder is not None:
        check_place(folder, form)


def check_luck(contest: Contest, found: Tournament) -> None:
    """Refuse games of a file that was begun without weighing the luck."""
    if contest.weighs_luck and any(result.luck is None for result in found.results):
        raise BadOption("error-adjust-luck")


def write_dataset(contest: Contest, found: Tournament, folder: Path, form: str) -> int:
    """Write every decision, in the order of the deals; how many there are."""
    if any(not result.codes and not result.forfeit for result in found.results):
        raise BadOption("error-dataset-moves")
    writer = DatasetWriter(folder, form, contest, __version__)
    try:
        for result in found.results:
            writer.add(result)
    finally:
        writer.close()
    return writer.rows


# For programs.


def data_of(plan: ArenaPlan, found: Tournament, game: Game) -> dict[str, Any]:
    """Everything that came out."""
    contest = plan.contest
    return {
        **head_of(contest, __version__, build_name()),
        "games": len(found.results),
        "ratings": [rating._asdict() for rating in ratings_of(contest, found)],
        "pairings": [pairing_data(found, a, b) for a, b in contest.pairings()],
        "first_seat": first_seat(found),
        "plies": mean([result.plies for result in found.results]),
        "lifts": [{"code": used.code, "name": used.name, **used.lift._asdict()} for used in lifts(game, found.results)],
        "sprt": None
        if found.verdict is None or plan.sprt is None
        else {**plan.sprt._asdict(), **found.verdict._asdict()},
        "forfeits": [
            {"player": r.forfeit, "why": r.why, "a": r.a, "b": r.b, "pair": r.pair, "first": r.first}
            for r in found.forfeits
        ],
        "gave_up": found.gave_up or None,
    }


def pairing_data(found: Tournament, a: str, b: str) -> dict[str, Any]:
    """One pairing from the view of a."""
    series = series_of(found.results, a, b)
    if not series.games:
        return {"a": a, "b": b, "games": 0}
    low, high = series.interval
    lost = len(series.games) - series.wins - series.draws
    row = {"a": a, "b": b, "games": len(series.games), "deals": len(series.unit_scores), "score": series.score}
    adjusted = adjusted_score(found.results, a, b)
    apart = {} if adjusted is None else {"adjusted": adjusted._asdict()}
    return {**row, "low": low, "high": high, "won": series.wins, "drawn": series.draws, "lost": lost, **apart}


def ratings_of(contest: Contest, found: Tournament) -> list[Rating]:
    """Ratings over all pairings."""
    return rate(deals_of(found.results, contest.mirror))


def first_seat(found: Tournament) -> float:
    """The share of points made on seat 1, whoever sat there."""
    return mean([result.score(1) for result in found.results])


def mean(values: list[Any]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


# For people.


def print_result(plan: ArenaPlan, found: Tournament, screen: Screen) -> None:
    """Head, pairings, ratings, forfeits."""
    contest, played = plan.contest, len(found.results)
    words = tell("arena-head", game=tell("game-name", game=contest.game), games=played, seed=contest.seed)
    screen.show(words, style="bold")
    rules = contest.load().rules_version
    screen.show(tell("arena-versions", version=__version__, rules=rules, build=build_name()), style="dim")
    for a, b in contest.pairings():
        print_pairing(contest, pairing_data(found, a, b), screen)
    if len(contest.players) > 2 and played:
        print_ratings(ratings_of(contest, found), screen)
    if played:
        share, plies = f"{100 * first_seat(found):.1f}", f"{mean([r.plies for r in found.results]):.0f}"
        screen.show(tell("arena-seats", share=share, plies=plies))
    if found.verdict is not None and plan.sprt is not None:
        print_verdict(plan.sprt, found, screen)


def complain(found: Tournament) -> None:
    """Name on stderr who forfeited and why, one line for each player."""
    for player in dict.fromkeys(result.forfeit for result in found.forfeits):
        lost = [result for result in found.forfeits if result.forfeit == player]
        words = tell("arena-forfeit", player=player, games=len(lost), why=lost[0].why)
        print(tell("error-line", words=tidy(words)), file=sys.stderr)
    if found.gave_up:
        print(tell("error-line", words=tell("arena-gave-up", player=found.gave_up)), file=sys.stderr)


def print_pairing(contest: Contest, row: dict[str, Any], screen: Screen) -> None:
    """One pairing in a line or two."""
    if not row["games"]:
        screen.show(tell("arena-pairing-none", a=row["a"], b=row["b"]))
        return
    shares = {key: f"{100 * row[key]:.1f}" for key in ("score", "low", "high")}
    counts = {key: row[key] for key in ("a", "b", "won", "drawn", "lost", "deals")}
    screen.show(tell("arena-pairing", mirrored=str(contest.mirror).lower(), **counts, **shares))
    if contest.weighs_luck:
        print_adjusted(row.get("adjusted"), screen)


def print_adjusted(told: dict[str, float] | None, screen: Screen) -> None:
    """The same without the luck of the draws."""
    if told is None:
        screen.show(tell("arena-adjusted-few", count=FEWEST), style="dim")
        return
    found = AdjustedScore(**told)
    parts = {name: f"{100 * getattr(found, name):.1f}" for name in ("score", "low", "high", "luck_error")}
    factors = {name: f"{getattr(found, name):.2f}" for name in ("factor", "factor_low", "factor_high")}
    luck, share = f"{100 * found.luck:+.1f}", f"{100 * found.share:.0f}"
    screen.show(tell("arena-adjusted", luck=luck, share=share, **parts, **factors))


def print_ratings(ratings: list[Rating], screen: Screen) -> None:
    """The table of ratings."""
    screen.show()
    width = max(len(tell("arena-player")), *(len(rating.name) for rating in ratings))
    names = f"{tell('arena-player'):<{width}}  {tell('arena-elo'):>6}"
    screen.show(f"{names}  {tell('arena-interval'):^16}  {tell('arena-points'):>8}", style="dim")
    for rating in ratings:
        interval = f"[{rating.low:+.0f}, {rating.high:+.0f}]"
        points = f"{100 * rating.points / max(1, rating.games):.1f} %"
        screen.show(f"{rating.name:<{width}}  {rating.elo:>+6.0f}  {interval:^16}  {points:>8}")
    screen.show()


def print_verdict(sprt: Sprt, found: Tournament, screen: Screen) -> None:
    """What the test says."""
    verdict = found.verdict
    assert verdict is not None
    llr, low, high = (f"{value:.2f}" for value in (verdict.llr, verdict.low, verdict.high))
    elo = f"{sprt.elo0 if verdict.accepted == 'H0' else sprt.elo1:g}"
    accepted = verdict.accepted or "none"
    screen.show(tell("arena-sprt", accepted=accepted, elo=elo, llr=llr, low=low, high=high, deals=verdict.deals))


def write_report(plan: ArenaPlan, found: Tournament, game: Game, path: Path) -> None:
    """Write the page."""
    contest = plan.contest
    changed = [f"{o.name}={game.options[o.name]}" for o in game.switches if game.options[o.name] != o.default]
    head = [
        tell("arena-versions", version=__version__, rules=game.rules_version, build=build_name()),
        tell("report-settings", seed=contest.seed, options=", ".join(changed) or "–"),
        *(tell("report-players", name=name, spec=spec) for name, spec in contest.players.items() if name != spec),
    ]
    title = tell("report-title", game=tell("game-name", game=contest.game), games=len(found.results))
    ratings = ratings_of(contest, found)
    text = page(title, head, contest, found.results, ratings, lifts(game, found.results))
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption("error-file", file=str(path)[:60], detail=fault_of(error)) from error
