"""What the rule tests of Hector & Achilles share: positions, component sets and short ways to look at them."""

from copy import deepcopy
from random import Random
from typing import Any

import kleos
from kleos import CHANCE, Game, Player, State
from kleos.catalogue import default_components
from kleos.games.hector.scoring import score
from kleos.games.hector.state import HectorState
from kleos.games.hector.view import Own, Result, Side, Table

HECTOR = kleos.load("hector")

# Battle for front 1 on tile 1 (edges B N Y P): the Greek (seat 1) attacks and faces B, the Trojan (seat 2) faces Y.
# Seat 2 has one card left to play; neither hero's colour lies in its owner's row.
LAST_CARD = "phase=card round=4 actor=2 number=1 source=1 tile=1@0"
WINNING_ONE = "one piles=7,12,12,12 row=B4,B3,B2,B1,R1 hero=G"
LOSING_ONE = "one piles=7,12,12,12 row=R1,R2,G1,G2,N1 hero=P"
WINNING_TWO = "two piles=7,12,12,12 row=Y4,Y3,Y2,R1 hand=Y1 hero=G"
LOSING_TWO = "two piles=7,12,12,12 row=R1,R2,G1,G2 hand=N1 hero=P"
GREEK_WINS = f"{LAST_CARD} / {WINNING_ONE} / {LOSING_TWO}"  # 10:0, after `play N1`, `leave`
TROJAN_WINS = f"{LAST_CARD} / {LOSING_ONE} / {WINNING_TWO}"  # 0:10, after `play Y1`, `leave`
TIE = (
    f"{LAST_CARD} / one piles=7,12,12,12 row=B4,R1,G1,N1,N2 hero=P"
    " / two piles=7,12,12,12 row=Y3,R1,G1,N3 hand=Y1 hero=P"
)
TIED_BY = ("play Y1",)  # 4:4; superiority 9:9, so nobody turns the tile

# Turn t of seat 1, the attacker, in the same battle; the hand holds different cards.
TURNS = {
    1: "phase=action round=1 number=1 source=1 tile=1@0"
    " / one piles=7,12,12,12 row=R1 hand=B1,G2,Y3,N4 hero=G / two piles=7,12,12,12 row=Y2 hand=Y1,B2,P3,N1 hero=P",
    2: "phase=action round=2 number=1 source=1 tile=1@0"
    " / one piles=7,12,12,12 row=R1,B1 hand=G2,Y3,N4 hero=G / two piles=7,12,12,12 row=Y2,Y1 hand=B2,P3,N1 hero=P",
    3: "phase=action round=3 number=1 source=1 tile=1@0"
    " / one piles=7,12,12,12 row=R1,B1,G2 hand=Y3,N4 hero=G / two piles=7,12,12,12 row=Y2,Y1,B2 hand=P3,N1 hero=P",
    4: "phase=action round=4 number=1 source=1 tile=1@0"
    " / one piles=7,12,12,12 row=R1,B1,G2,Y3 hand=N4 hero=G / two piles=7,12,12,12 row=Y2,Y1,B2,P3 hand=N1 hero=P",
}


# Rows and hands of a rival about whom a test says nothing: none of these cards is of a colour that tile 1 shows him.
SPARE_ROW = ("R1", "R2", "G1", "G2", "R3")
SPARE_HAND = ("G3", "R4", "G4", "R3")


def at(text: str, game: Game = HECTOR) -> State:
    """The position that a text describes; in the turns of a battle a player left out has a row and a hand too."""
    return game.position(with_rival(text))


def with_rival(text: str) -> str:
    """Give player 2, if the text leaves him out, as many cards as his turn asks for."""
    head = dict(word.split("=") for word in text.split("/", maxsplit=1)[0].split() if "=" in word)
    if "two" in text.split() or head.get("phase") not in ("action", "card", "fate"):
        return text
    played = int(head.get("round", 1)) + (head["phase"] == "fate")
    row, hand = ",".join(SPARE_ROW[:played]), ",".join(SPARE_HAND[: 5 - played])
    drawn = f"piles=7,12,12,12 row={row}" + (f" hand={hand}" if hand else "")
    return f"{text} / two {drawn}"


def start(game: Game = HECTOR) -> State:
    """The position before the first move."""
    return game.start()


def box(tile: str = "", **values: int) -> dict[str, Any]:
    """The component set with another tile 1 (edges clockwise) and other hero values by colour."""
    data = deepcopy(default_components("hector"))
    if tile:
        data["fate_tiles"][0]["clockwise"] = tile
    for hero in data["heroes"]:
        hero["value"] = values.get(hero["colour"], hero["value"])
    return data


def with_tile(tile: str, **values: int) -> Game:
    """The game with another tile 1 and other hero values."""
    return kleos.load("hector", components=box(tile, **values))


def let_chance(state: State, seed: int = 0) -> State:
    """Let chance act until somebody decides."""
    rng = Random(seed)
    while state.actor is CHANCE:
        state.apply(state.sample(rng))
    return state


def quiet_turn(state: State) -> None:
    """Take a turn without an action, playing the first card."""
    state.apply(state.game.parse("pass"))
    state.apply(state.legal_moves()[0])


def step_of(state: State) -> str:
    """What is decided or drawn; nothing when the game is over."""
    asked = table(state).asked
    return "" if asked is None else asked.step


def table(state: State, viewer: Player | None = None) -> Table:
    """What a viewer sees; by default a spectator."""
    seen = state.observe(viewer).table
    assert isinstance(seen, Table)
    return seen


def side(state: State, seat: int) -> Side:
    """What everybody sees of seat 1 or 2."""
    return table(state).sides[seat - 1]


def own(state: State, seat: int) -> Own:
    """What seat 1 or 2 alone knows."""
    found = table(state, Player(seat - 1)).own
    assert found is not None
    return found


def sizes(state: State, seat: int) -> list[int]:
    """The pile sizes of a seat: fronts 1, 2, 3, home."""
    return [pile.size for pile in side(state, seat).piles]


def exhausted(state: State, seat: int) -> list[int]:
    """The numbers of a seat's exhausted fronts."""
    return [number for number, pile in enumerate(side(state, seat).piles, 1) if pile.exhausted]


def row(state: State, seat: int) -> list[str]:
    """The played cards of a seat, vanguard first."""
    return [place.card for place in side(state, seat).row]


def lost(before: State, after: State, seat: int) -> list[str]:
    """The army cards of a seat that left the game between two positions."""
    gone = list(side(after, seat).removed)
    for card in side(before, seat).removed:
        gone.remove(card)
    return gone


def scores(state: State) -> tuple[int, int]:
    """What seats 1 and 2 would score now, heroes in hand revealed."""
    assert isinstance(state, HectorState)
    return score(state, 0), score(state, 1)


def superiority(state: State) -> tuple[int, int]:
    """The superiority totals of seats 1 and 2."""
    one, two = table(state).sides
    return one.superiority, two.superiority


def result(state: State) -> Result:
    """How the last battle was decided, as everybody saw it."""
    found = table(state).last
    assert found is not None
    return found


def odds(state: State) -> dict[str, int]:
    """What chance may do now, with its weights."""
    return {move.code: weight for move, weight in state.odds()}


def verdict(state: State) -> tuple[Player | None, str] | None:
    """Winner and clause of a finished game."""
    return None if state.outcome is None else (state.outcome.winner, state.outcome.clause)
