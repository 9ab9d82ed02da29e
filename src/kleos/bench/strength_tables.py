"""What the strength bench measured, as Markdown: the tables of docs/measurements/strength.md."""

from collections.abc import Iterable
from statistics import fmean

from kleos.arena.sprt import first_verdict, judge
from kleos.bench.habits import habit_named
from kleos.bench.ladder import HABITS, SIMULATIONS, SUITES, LadderFile, LadderPlan, Meeting, PairLine, meetings
from kleos.bench.ladder import TIME as EQUAL_TIME
from kleos.insight.intervals import interval_of

TITLES = {
    SIMULATIONS: "ladder, equal simulations",
    EQUAL_TIME: "ladder, equal processor time",
    HABITS: "habits, equal simulations",
}


def tables(plan: LadderPlan, file: LadderFile) -> str:
    """All tables of a plan, as far as they are measured."""
    parts = [match_table(game, kind, plan, file) for game in plan.games for kind in TITLES]
    parts += [suite_table(SUITES[game], plan, file) for game in plan.games if game in SUITES]
    return "\n".join(part for part in parts if part)


def match_table(game: str, kind: str, plan: LadderPlan, file: LadderFile) -> str:
    """One table of meetings."""
    found = [(it, file.lines_of(it, plan.pairs)) for it in meetings(plan) if (it.game, it.kind) == (game, kind)]
    rows = [meeting_row(meeting, lines, plan) for meeting, lines in found if lines]
    if not rows:
        return ""
    more = [f"`{name}`: {habit_named(game, name).about}" for name in habit_names(found)] if kind == HABITS else []
    test = " SPRT |" if plan.sprt is not None else ""
    head = f"\n| {game}, {TITLES[kind]}: a | b | score of a, 95 % | pairs | seed | CPU-ms a move, a / b |{test}"
    return "\n".join([head, "|---|---|---|---|---|---|" + ("---|" if test else ""), *rows, "", *more])


def habit_names(found: Iterable[tuple[Meeting, list[PairLine]]]) -> list[str]:
    """The habits that were measured."""
    return [meeting.a.partition("/")[0] for meeting, lines in found if lines]


def meeting_row(meeting: Meeting, lines: list[PairLine], plan: LadderPlan) -> str:
    """One line of a table."""
    scores = [line.points / 2 for line in lines]
    low, high = interval_of(scores)
    costs = [
        1000
        * sum(getattr(line, f"seconds_{who}") for line in lines)
        / max(1, sum(getattr(line, f"moves_{who}") for line in lines))
        for who in "ab"
    ]
    cells = [
        f"`{meeting.a}`",
        f"`{meeting.b}`",
        f"{fmean(scores):.1%} [{low:.1%}, {high:.1%}]",
        str(len(lines)),
        str(meeting.seed),
        f"{costs[0]:.1f} / {costs[1]:.1f}",
    ]
    if plan.sprt is not None:
        verdict = first_verdict(scores, True, plan.sprt) or judge(scores, True, plan.sprt)
        cells.append(f"{verdict.accepted or '–'} {verdict.llr:+.2f}")
    return "| " + " | ".join(cells) + " |"


def suite_table(name: str, plan: LadderPlan, file: LadderFile) -> str:
    """NashConv/2 of each bot on each game of a suite, and the means."""
    lines = [line for line in file.suites.values() if (line.suite, line.seed) == (name, plan.seed)]
    bots = list(dict.fromkeys(line.bot for line in lines))
    games = sorted({(line.name, line.sets, line.mixed) for line in lines})
    if not lines:
        return ""
    values = {(line.name, line.bot): line.value for line in lines}
    rows = [f"\n| {name}, NashConv/2 | sets | mixed | {' | '.join(f'`{bot}`' for bot in bots)} |"]
    rows.append("|---|---|---|" + "---|" * len(bots))
    for game, sets, mixed in games:
        cells = [f"{values[game, bot]:.3f}" if (game, bot) in values else "" for bot in bots]
        rows.append(f"| {game} | {sets} | {'yes' if mixed else ''} | {' | '.join(cells)} |")
    means = [fmean(line.value for line in lines if line.bot == bot) for bot in bots]
    rows.append(
        f"| mean of {len(games)} | | {sum(mixed for *_, mixed in games)} | "
        + " | ".join(f"{mean:.3f}" for mean in means)
        + " |"
    )
    return "\n".join(rows) + "\n"
