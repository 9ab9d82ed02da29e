"""The trial of one card: each deal is played with the card and with an ordinary one in its place, from both seats.

The change is the score of whoever drew (played) the card less the score of the same seat at the same deal with another
card of the box in that place. Until the card is drawn both games are the same, so most of the luck of the deal falls
out. Sums are all that is kept, so a trial can stop, go on and be added up from parts.
"""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import msgspec

from kleos.arena.balance import Lift
from kleos.bots.registry import make
from kleos.catalogue import default_components, load
from kleos.core.bot import Bot
from kleos.core.dealer import draw_with
from kleos.core.players import CHANCE_SEAT, NOBODY, Player
from kleos.games.olympus.cards import KIND_INDEX, MOST_PLAYS, TYPES
from kleos.games.olympus.components import SECTIONS
from kleos.games.olympus.game import OlympusGame
from kleos.games.olympus.moves import DRAW, PLAY, STARTERS
from kleos.games.olympus.state import OlympusState
from kleos.insight.intervals import NORMAL_95

BOT = "greedy"
GAME = "olympus"
CHECKED_EVERY = 40  # moves of a random game between two looks at the whole state


class ChangeSums(msgspec.Struct):
    """What is needed of many deals: `s` is a deal's sum of changes, `n` how many it has."""

    deals: int = 0
    n: float = 0.0
    s: float = 0.0
    nn: float = 0.0
    ss: float = 0.0
    ns: float = 0.0

    def add(self, changes: list[float]) -> None:
        """Count one deal."""
        n, s = len(changes), sum(changes)
        if n:
            self.join(ChangeSums(1, n, s, n * n, s * s, n * s))

    def join(self, other: "ChangeSums") -> None:
        """Count the deals of another part."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))

    def lift(self) -> Lift:
        """The mean change with a 95 % interval by deals; two deals that never were keep it wide while there are few."""
        if self.n < 1:
            return Lift(0, 0.0, -1.0, 1.0)
        mean = self.s / self.n
        spread = self.ss - 2 * mean * self.ns + mean * mean * self.nn + 2.0
        half = NORMAL_95 * float((spread * (self.deals + 1) / self.deals) ** 0.5) / self.n
        return Lift(int(self.n), mean, max(-1.0, mean - half), min(1.0, mean + half))


class TrialSums(msgspec.Struct):
    """What some deals of a trial came to."""

    deals: int = 0
    games: int = 0
    drawn: ChangeSums = msgspec.field(default_factory=ChangeSums)
    played: ChangeSums = msgspec.field(default_factory=ChangeSums)

    def join(self, other: "TrialSums") -> None:
        """Count the deals of another part."""
        self.deals += other.deals
        self.games += other.games
        self.drawn.join(other.drawn)
        self.played.join(other.played)


class FuzzSums(msgspec.Struct):
    """What random games came to."""

    games: int = 0
    longest: int = 0  # moves of a game
    most_plays: int = 0  # cards that one player played in one turn
    faults: list[str] = []

    @property
    def has_chain(self) -> bool:
        """Ask whether somebody could play on in one turn until the rules end it."""
        return self.most_plays >= MOST_PLAYS

    def join(self, other: "FuzzSums") -> None:
        """Count the games of another part."""
        self.games += other.games
        self.longest = max(self.longest, other.longest)
        self.most_plays = max(self.most_plays, other.most_plays)
        self.faults = [*self.faults, *other.faults][:3]


class DealtGame(NamedTuple):
    """A finished game: each seat's score, who drew the card, who played it."""

    scores: tuple[float, float]
    drew: tuple[bool, bool]
    played: tuple[bool, bool]


class CardTrial:
    """One card of a set, and the same set with other cards in its place."""

    def __init__(self, game: OlympusGame, card: str, seed: int) -> None:
        self.game = game
        self.code, self.type, _ = game.card(card)
        self.kind = KIND_INDEX[self.code]
        self.seed = seed
        self.data = game.component_data()
        self.ordinary = self.ordinary_rows()
        self.made: dict[int, tuple[OlympusGame, tuple[Bot, Bot]]] = {}

    def ordinary_rows(self) -> list[dict[str, Any]]:
        """What may stand in the card's place: cards of the box of its type and, within the box, of its colour."""
        own = self.game.rules.box.rows[self.kind]
        rows: list[dict[str, Any]] = default_components(GAME)[SECTIONS[TYPES.index(self.type)]]
        is_added = any(row["name"] == own["name"] for row in self.data.get("added", []))
        return [row for row in rows if row["name"] != own["name"] and (is_added or row["home"] == own["home"])]

    def table(self, substitute: int) -> tuple[OlympusGame, tuple[Bot, Bot]]:
        """The game with a substitute in the card's place, and its players; -1 = the card itself."""
        found = self.made.get(substitute)
        if found is None:
            game = self.game if substitute < 0 else with_row(self.data, self.name, self.ordinary[substitute])
            found = self.made[substitute] = (game, (make(BOT, game), make(BOT, game)))
        return found

    @property
    def name(self) -> str:
        """The card's name in the set."""
        return self.game.rules.box.names[self.kind]

    def play(self, first: int, count: int) -> TrialSums:
        """Play some deals; each is the same whoever plays it and whenever."""
        found = TrialSums()
        for deal in range(first, first + count):
            drawn: list[float] = []
            played: list[float] = []
            for starter in (0, 1):
                found.games += self.compare(deal, starter, drawn, played)
            found.drawn.add(drawn)
            found.played.add(played)
            found.deals += 1
        return found

    def compare(self, deal: int, starter: int, drawn: list[float], played: list[float]) -> int:
        """One deal with the card and, if somebody drew it, without; answers how many games that took."""
        with_card = self.play_game(-1, deal, starter)
        if not any(with_card.drew):
            return 1
        substitute = Random(f"{self.seed} {deal}").randrange(len(self.ordinary))
        without = self.play_game(substitute, deal, starter)
        for player in (0, 1):
            change = with_card.scores[player] - without.scores[player]
            drawn += [change] * with_card.drew[player]
            played += [change] * with_card.played[player]
        return 2

    def play_game(self, substitute: int, deal: int, starter: int) -> DealtGame:
        """One game with a given starter and deal."""
        game, bots = self.table(substitute)
        key = f"kleos-card/1 {self.seed} {deal}".encode()
        rng = Random(f"{self.seed} {deal} {starter}")
        state = game.start()
        state.apply(STARTERS[starter])
        draws: Counter[str] = Counter()
        drew, played = [False, False], [False, False]
        while state.to_act != NOBODY:
            player = state.top.player
            if state.to_act == CHANCE_SEAT:
                stream = state.stream
                move = draw_with(key, state, draws[stream])
                draws[stream] += 1
                if move.verb == DRAW and move.arg == self.kind:
                    drew[player] = True
            else:
                move = bots[player].choose(state.observe(Player(player)), rng, None)
                if move.verb == PLAY and move.arg == self.kind:
                    played[player] = True
            state.apply(move)
        return DealtGame(scores_of(state), (drew[0], drew[1]), (played[0], played[1]))

    def fuzz(self, first: int, count: int) -> FuzzSums:
        """Play games by chance: none may fail, and none may go on without end."""
        found = FuzzSums()
        for number in range(first, first + count):
            try:
                found.join(random_game(self.game, f"{self.seed} fuzz {number}"))
            except Exception as error:  # whatever a card brings about is told, not raised
                found.join(FuzzSums(1, faults=[f"{type(error).__name__}: {error}"[:200]]))
        return found


def with_row(data: dict[str, Any], name: str, row: dict[str, Any]) -> OlympusGame:
    """The game of a set in which a card keeps its name and place, and is otherwise another."""
    whole = deepcopy(data)
    for section in (*SECTIONS, "added"):
        for k, old in enumerate(whole.get(section, [])):
            if old["name"] == name:
                kept = {key: old[key] for key in ("name", "type") if key in old}
                whole[section][k] = {**{key: row[key] for key in row if key not in ("en", "type")}, **kept}
    game = load(GAME, components=whole)
    assert isinstance(game, OlympusGame)
    return game


def scores_of(state: OlympusState) -> tuple[float, float]:
    """Each seat's score."""
    outcome = state.outcome
    assert outcome is not None
    if outcome.winner is None:
        return 0.5, 0.5
    return float(outcome.winner == 0), float(outcome.winner == 1)


def random_game(game: OlympusGame, seed: str) -> FuzzSums:
    """One random game to its end, looked at as a whole now and then."""
    rng = Random(seed)
    state = game.start()
    plies = plays = most = 0
    turn = state.turn
    while state.to_act != NOBODY:
        if plies > game.max_plies:
            raise RuntimeError(str(plies))
        if state.turn != turn:
            turn, plays = state.turn, 0
        move = state.sample(rng) if state.to_act == CHANCE_SEAT else rng.choice(state.legal_moves())
        plays += move.verb == PLAY
        most = max(most, plays)
        state.apply(move)
        plies += 1
        if plies % CHECKED_EVERY == 0:
            game.check(state)
    return FuzzSums(1, plies, most)
