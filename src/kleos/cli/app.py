"""The commands. Each is thin: it reads its options, calls one function and prints."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

import kleos
from kleos.builds import build_name
from kleos.cli.manual import Contents, Page
from kleos.cli.screen import Screen
from kleos.text.words import tell

app = typer.Typer(
    cls=Contents,
    help="help-app",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Depth = Annotated[str, typer.Option("--depth", metavar="quick|standard|deep", help="help-review-depth")]
ReviewSeed = Annotated[int, typer.Option("--seed", min=0, help="help-review-seed")]
Components = Annotated[Path | None, typer.Option("--components", "--cards", metavar="FILE", help="help-components")]


def show_version(wanted: bool) -> None:
    """Print version and build, and leave."""
    if wanted:
        print(tell("version", version=kleos.__version__, build=build_name()))
        raise typer.Exit


@app.callback()
def options(
    debug: Annotated[bool, typer.Option("--debug", help="help-debug")] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="en|de|nl|fr", help="help-lang")] = "",
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="help-version")
    ] = False,
) -> None:
    """Options of every command; `main` looks for --debug and --lang itself, wherever they stand."""


@app.command(cls=Page, help="help-play")
def play(
    game: Annotated[str, typer.Argument(help="help-play-game")],
    seat: Annotated[int | None, typer.Option("--seat", min=1, max=2, help="help-seat")] = None,
    against: Annotated[str | None, typer.Option("--against", metavar="BOT", help="help-against")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="help-seed")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")] = None,
    components: Components = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="help-load")] = None,
    hints: Annotated[bool | None, typer.Option("--hints/--no-hints", help="help-hints")] = None,
) -> None:
    """Play in the terminal."""
    from kleos.cli.play import sit_down
    from kleos.cli.seats import RIVAL, loaded_match, make_game, new_match, random_seed, read_switches

    if load is not None:
        seating = loaded_match(load, make_game(game, None, {}).code, components, seat, against)
    else:
        chosen = make_game(game, components, read_switches(option or []))
        seating = new_match(chosen, seat or 1, against or RIVAL, seed or random_seed())
    raise typer.Exit(sit_down(seating, load, hints))


@app.command(cls=Page, help="help-learn")
def learn(
    game: Annotated[str, typer.Argument(help="help-learn-game")],
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="help-learn-lesson")] = None,
    show_list: Annotated[bool, typer.Option("--list", help="help-learn-list")] = False,
) -> None:
    """Learn a game by playing."""
    from kleos.cli.learn import Progress, show_course
    from kleos.cli.learn import learn as teach

    if show_list:
        show_course(game, Screen(), Progress())
    else:
        raise typer.Exit(teach(game, lesson, Screen(), Progress()))


@app.command(cls=Page, help="help-games")
def games(as_json: AsJson = False) -> None:
    """List the games."""
    from kleos.cli import lists

    print_json(lists.games()) if as_json else lists.print_games(Screen())


@app.command(cls=Page, help="help-bots")
def bots(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-bots-game")] = None,
    as_json: AsJson = False,
) -> None:
    """List the bots."""
    from kleos.catalogue import load
    from kleos.cli import lists

    if game is not None:
        game = load(game).code
    print_json(lists.bots(game)) if as_json else lists.print_bots(Screen(), game)


RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")]


@app.command(cls=Page, help="help-replay")
def replay(
    file: RecordFile,
    view: Annotated[str | None, typer.Option("--as", metavar="1|2|public|full", help="help-as")] = None,
    at_once: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    components: Components = None,
) -> None:
    """Look at a record."""
    from kleos.cli.replay import replay as show

    show(file, view, at_once, components, Screen())


@app.command(cls=Page, help="help-review")
def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", min=1, max=2, help="help-review-seat")] = None,
    depth: Depth = "standard",
    seed: ReviewSeed = 0,
    components: Components = None,
    as_json: AsJson = False,
    as_page: Annotated[bool, typer.Option("--html", help="help-review-html")] = False,
) -> None:
    """Look back at a finished game."""
    from kleos.cli.review import ReviewRun, print_review

    run = ReviewRun(file, depth, seed, seat, components)
    if as_json:
        print_json(run.data())
    elif as_page:
        print(run.page())
    else:
        print_review(run, Screen())


@app.command(cls=Page, help="help-bluffs")
def bluffs(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="help-replay-file")],
    seat: Annotated[int, typer.Option("--seat", min=1, max=2, help="help-bluffs-seat")] = 1,
    depth: Depth = "standard",
    seed: ReviewSeed = 0,
    components: Components = None,
    as_json: AsJson = False,
) -> None:
    """Sum up somebody's bluffs over finished games."""
    from kleos.cli.bluffs import BluffRun, print_bluffs

    run = BluffRun(files, seat, depth, seed, components)
    print_json(run.data()) if as_json else print_bluffs(run, Screen())


@app.command(cls=Page, help="help-verify")
def verify(file: RecordFile, components: Components = None, as_json: AsJson = False) -> None:
    """Check a record."""
    from kleos.cli.verify import verify as check
    from kleos.cli.verify import verify_words

    found = check(file, components)
    if as_json:
        print_json(found)
        return
    screen = Screen()
    for words in verify_words(found):
        screen.show(words)


@app.command(cls=Page, help="help-rules")
def rules(
    what: Annotated[str, typer.Argument(metavar="GAME|CLAUSE", help="help-rules-what")],
    trace: Annotated[bool, typer.Option("--trace", help="help-trace")] = False,
    book: Annotated[bool, typer.Option("--book", help="help-rules-book")] = False,
    summary: Annotated[bool, typer.Option("--summary", help="help-rules-summary")] = False,
    as_json: AsJson = False,
) -> None:
    """Show clauses, or the rulebook."""
    from kleos.cli.book import show_book
    from kleos.cli.rules import show_rules

    if book or summary:
        raise typer.Exit(show_book(what, not book, Screen()))
    raise typer.Exit(show_rules(what, trace, as_json, Screen()))


@app.command(cls=Page, help="help-bench")
def bench(
    peers: Annotated[bool, typer.Option("--peers", help="help-bench-peers")] = False,
    learning: Annotated[bool, typer.Option("--rl", help="help-bench-rl")] = False,
    growth: Annotated[bool, typer.Option("--growth", help="help-bench-growth")] = False,
    nodes: Annotated[int, typer.Option("--nodes", min=1000, max=10**8, help="help-bench-nodes")] = 1_024_000,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=1000, help="help-bench-rounds")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, max=600, help="help-bench-seconds")] = 1.0,
    only: Annotated[str, typer.Option("--only", metavar="NAME", help="help-bench-only")] = "",
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="help-bench-json")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help-bench-plot")] = None,
    strength: Annotated[bool, typer.Option("--strength", help="help-bench-strength")] = False,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="help-bench-bot")] = "god-1",
    pairs: Annotated[int, typer.Option("--pairs", min=0, max=10**6, help="help-bench-pairs")] = 20,
    sims: Annotated[int, typer.Option("--sims", min=1, max=10**7, help="help-bench-sims")] = 400,
    cpu_ms: Annotated[int, typer.Option("--cpu-ms", min=0, max=600_000, help="help-bench-cpu-ms")] = 50,
    tails: Annotated[int, typer.Option("--tails", min=0, max=1000, help="help-bench-tails")] = 1000,
    samples: Annotated[int, typer.Option("--samples", min=1, max=1000, help="help-bench-samples")] = 1,
    sprt: Annotated[str, typer.Option("--sprt", metavar="elo0=0,elo1=20", help="help-bench-sprt")] = "",
    skip: Annotated[str, typer.Option("--skip", metavar="NAME", help="help-bench-skip")] = "",
    seed: Annotated[int, typer.Option("--seed", help="help-bench-seed")] = 1,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="help-bench-out")] = Path("strength.jsonl"),
    tables: Annotated[Path | None, typer.Option("--tables", metavar="FILE", help="help-bench-tables")] = None,
) -> None:
    """Measure speed, or strength."""
    from kleos.bench.run import Wish, measure_growth, measure_speed

    wish = Wish(peers, learning, nodes, rounds, seconds, only, json_file, plot)
    if strength:
        from kleos.cli.strength import measure_strength, read_plan

        plan = read_plan(only, bot, pairs, seed, sims, cpu_ms, tails, samples, sprt, skip)
        measure_strength(plan, out, tables)
    elif growth:
        measure_growth(wish)
    else:
        measure_speed(wish)


Names = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=SPEC", help="help-arena-bot")]
Files = Annotated[list[Path] | None, typer.Option("--code", metavar="FILE.py", help="help-arena-code")]


@app.command(cls=Page, help="help-arena")
def arena(
    game: Annotated[str, typer.Argument(help="help-play-game")],
    players: Annotated[str, typer.Option("--players", metavar="BOT,BOT[,...]", help="help-arena-players")] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**7, help="help-arena-games")] = 100,
    mirror: Annotated[bool, typer.Option("--mirror/--no-mirror", help="help-arena-mirror")] = True,
    seed: Annotated[str, typer.Option("--seed", help="help-arena-seed")] = "1",
    bot: Names = None,
    code: Files = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "--options", metavar="NAME=VALUE", help="help-option")
    ] = None,
    components: Components = None,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.001, help="help-arena-seconds")] = None,
    patience: Annotated[float, typer.Option("--patience", min=0.1, help="help-arena-patience")] = 60.0,
    concurrency: Annotated[
        int | None, typer.Option("--concurrency", min=1, max=1000, help="help-arena-concurrency")
    ] = None,
    on: Annotated[str, typer.Option("--on", metavar="processes|ray", help="help-arena-on")] = "processes",
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-arena-out")] = None,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="elo0=,elo1=", help="help-arena-sprt")] = None,
    recover: Annotated[bool, typer.Option("--recover", help="help-arena-recover")] = False,
    report: Annotated[Path | None, typer.Option("--report", metavar="HTML", help="help-arena-report")] = None,
    dataset: Annotated[Path | None, typer.Option("--dataset", metavar="FOLDER", help="help-arena-dataset")] = None,
    form: Annotated[
        str, typer.Option("--dataset-form", metavar="jsonl|parquet", help="help-arena-dataset-form")
    ] = "jsonl",
    adjust: Annotated[bool, typer.Option("--adjust", help="help-arena-adjust")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="help-arena-quiet")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other."""
    from kleos.arena.sprt import read_sprt
    from kleos.cli import arena as room
    from kleos.cli.seats import make_game, read_switches

    loaded = make_game(game, components, read_switches(option or []))
    test = None if sprt is None else read_sprt(sprt)
    named = room.read_players(players, bot or [], code or [])
    room.check_dataset(dataset, form)
    contest = room.plan_of(loaded, named, seed, mirror, seconds, patience, dataset is not None, adjust)
    plan = room.ArenaPlan(contest, games, on, concurrency or os.cpu_count() or 1, out, test, recover, quiet)
    found = room.hold(plan)
    room.check_luck(contest, found)
    if report is not None:
        room.write_report(plan, found, loaded, report)
    if dataset is not None:
        room.write_dataset(contest, found, dataset, form)
    if as_json:
        print_json(room.data_of(plan, found, loaded))
    elif not quiet:
        room.print_result(plan, found, Screen())
    room.complain(found)
    raise typer.Exit(room.FORFEITED if found.forfeits else 0)


@app.command(cls=Page, help="help-exploit")
def exploit(
    players: Annotated[str, typer.Option("--players", metavar="BOT,BOT", help="help-exploit-players")] = (
        "uniform,greedy,ismcts:sims=300"
    ),
    game: Annotated[str, typer.Option("--game", metavar="GAME:PART", help="help-exploit-game")] = "hector:small",
    iterations: Annotated[int, typer.Option("--iterations", min=1, max=100_000, help="help-exploit-iterations")] = 200,
    seed: Annotated[str, typer.Option("--seed", help="help-exploit-seed")] = "1",
    as_json: AsJson = False,
) -> None:
    """Print how far from unbeatable bots are in a reduced game."""
    from kleos.cli.exploit import measured, print_measured

    found = measured(game, players, seed, iterations)
    if as_json:
        print_json({**found._asdict(), "bots": [one._asdict() for one in found.bots]})
    else:
        print_measured(found, seed, Screen())


@app.command(cls=Page, help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-serve-port")] = 8000,
    db: Annotated[str, typer.Option("--db", metavar="URL", help="help-serve-db")] = "",
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL", help="help-serve-public")] = "",
    trusted_proxy: Annotated[str, typer.Option("--trusted-proxy", metavar="ADDRESS", help="help-serve-proxy")] = "",
    open_page: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    """Serve live play."""
    from kleos.cli.serve import serve as run
    from kleos.server.settings import from_environment

    raise typer.Exit(run(from_environment(host, port, db, public_url, trusted_proxy), open_page))


@app.command(cls=Page, help="help-schema")
def schema() -> None:
    """Print the server's schemas."""
    from kleos.cli.serve import print_schemas

    print_schemas()


cards = typer.Typer(cls=Contents, help="help-cards", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(cards, name="cards")

CardSet = Annotated[str | None, typer.Option("--set", metavar="FILE|default", help="help-cards-set")]


@cards.command("check", cls=Page, help="help-cards-check")
def cards_check(file: Annotated[Path, typer.Argument(metavar="FILE", help="help-cards-file")]) -> None:
    """Check a card set."""
    from kleos.cli.cards import check

    check(file, Screen())


@cards.command("show", cls=Page, help="help-cards-show")
def cards_show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-cards-name")],
    chosen: CardSet = None,
    as_json: AsJson = False,
) -> None:
    """Show one card."""
    from kleos.cli.cards import card_data, card_game, show
    from kleos.cli.olympus import find_card

    game = card_game(chosen)
    card = find_card(game, name)
    print_json(card_data(game, card)) if as_json else show(game, card, Screen())


@cards.command("list", cls=Page, help="help-cards-list")
def cards_list(chosen: CardSet = None, as_json: AsJson = False) -> None:
    """List the cards of a set."""
    from kleos.cli.cards import card_data, card_game, kinds_of, print_list

    game = card_game(chosen)
    print_json([card_data(game, card) for card in kinds_of(game)]) if as_json else print_list(game, Screen())


@cards.command("balance", cls=Page, help="help-cards-balance")
def cards_balance(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="help-cards-file")] = None,
    chosen: CardSet = None,
    games: Annotated[int, typer.Option("--games", min=2, help="help-cards-games")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="help-cards-seed")] = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help="help-cards-bots")] = "greedy",
    as_json: AsJson = False,
) -> None:
    """Weigh every card of a set."""
    from kleos.cli.cards import balance_data, chosen_set, print_balance, weigh

    game = chosen_set(file, chosen)
    found = weigh(game, games, seed, bots)
    print_json(balance_data(game, found, seed, bots)) if as_json else print_balance(game, found, seed, bots, Screen())


puzzles = typer.Typer(cls=Contents, help="help-puzzles", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(puzzles, name="puzzles")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-puzzles-game")]
Kind = Annotated[str | None, typer.Option("--kind", metavar="win|deduce|decide", help="help-puzzles-kind")]
MinedFile = Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="help-puzzles-out")]


@puzzles.command("play", cls=Page, help="help-puzzles-play")
def puzzles_play(
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="help-puzzles-name")] = None,
    kind: Kind = None,
    daily: Annotated[bool, typer.Option("--daily", help="help-puzzles-daily")] = False,
    as_json: AsJson = False,
) -> None:
    """Solve puzzles."""
    from kleos.cli.puzzles import Progress, play, puzzle_data, puzzles_to_play

    if as_json:
        print_json([puzzle_data(one) for one in puzzles_to_play(game, kind, daily, name, [])])
    else:
        raise typer.Exit(play(game, kind, daily, name, Screen(), Progress()))


@puzzles.command("check", cls=Page, help="help-puzzles-check")
def puzzles_check(
    game: GameName,
    count: Annotated[bool, typer.Option("--count", help="help-puzzles-count")] = False,
    kind: Kind = None,
    sims: Annotated[int | None, typer.Option("--sims", min=100, max=10**7, help="help-puzzles-sims")] = None,
    seed: Annotated[str, typer.Option("--seed", help="help-puzzles-check-seed")] = "check",
    as_json: AsJson = False,
) -> None:
    """Check the puzzles that come with Kleos."""
    from kleos.cli.puzzles import check_all, counts_of, print_checks
    from kleos.puzzles.puzzle import of_kind

    if count:
        counts = counts_of(game)
        print_json(counts) if as_json else print(len(of_kind(game, kind)))
        return
    found = check_all(game, sims, seed, kind)
    if as_json:
        print_json([{"name": one.name, "holds": one.holds, "flaw": one.flaw} for one in found])
    else:
        print_checks(found, game, Screen())
    raise typer.Exit(0 if all(one.holds for one in found) else 1)


@puzzles.command("mine", cls=Page, help="help-puzzles-mine")
def puzzles_mine(
    game: GameName,
    out: MinedFile,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**6, help="help-puzzles-games")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="help-puzzles-seed")] = "1",
    concurrency: Annotated[int, typer.Option("--concurrency", min=1, max=1000, help="help-arena-concurrency")] = 1,
    kind: Kind = None,
    choose: Annotated[Path | None, typer.Option("--choose", metavar="FILE", help="help-puzzles-choose")] = None,
    each: Annotated[int, typer.Option("--each", min=1, max=10_000, help="help-puzzles-each")] = 24,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in self-play."""
    from kleos.cli.puzzles import mined_data, show_progress, write_chosen
    from kleos.puzzles.mining import mine
    from kleos.puzzles.puzzle import KINDS, of_kind

    def report(done: int, found: int) -> None:
        show_progress(tell("puzzle-mining", done=done, games=games, found=found))

    of_kind(game, kind)  # a wrong one is told before the first game
    found = mine(game, games, seed, out, concurrency, report, KINDS if kind is None else (kind,))
    show_progress("")
    if choose is not None:
        write_chosen(found, each, choose)
    told = mined_data(found)
    print_json(told) if as_json else Screen().show(tell("puzzle-mined", game=game, **told))


def print_json(found: Any) -> None:
    """Print for programs."""
    print(json.dumps(found, indent=1, ensure_ascii=False))
