"""How a game ended, in words."""

from kleos.core.players import Player
from kleos.core.state import Outcome
from kleos.text.words import tell


def result_words(outcome: Outcome | None, viewer: Player | None) -> str:
    """How the game ended, with the clause."""
    if outcome is None:
        return tell("replay-running")
    reason = tell(outcome.reason, who=concerned(outcome, viewer))
    clause = f" [{outcome.clause}]" if outcome.clause else ""  # who resigns needs no clause
    if outcome.winner is None:
        return tell("play-drawn", reason=reason, clause=clause)
    if viewer is None:
        name = tell("player-name", seat=outcome.winner.seat).capitalize()
        return tell("play-won", name=name, reason=reason, clause=clause)
    message = "play-won-you" if outcome.winner == viewer else "play-lost-you"
    return tell(message, reason=reason, clause=clause)


def concerned(outcome: Outcome, viewer: Player | None) -> str:
    """Whom the end is told to, for messages: who won, who lost, or anybody else."""
    if viewer is None or outcome.winner is None:
        return "other"
    return "won" if outcome.winner == viewer else "lost"


def outcome_of(result: tuple[int, str, str] | None) -> Outcome | None:
    """The outcome that a record tells."""
    if result is None:
        return None
    return Outcome(Player(result[0] - 1) if result[0] in (1, 2) else None, result[1], result[2])
