"""A second, slow implementation of scoring, superiority and pile counts, written from the clauses alone.

It reads a player's observation (plain words, no engine types) and keeps pile sizes by following the moves in the log.
"""

from typing import Any

VALUES = {str(value): value for value in range(1, 5)}


def superiority(row: list[dict[str, Any]], hero_value: int) -> int:
    """HA-06-02: all visible own cards, the hero in place of the covered card, one more per token."""
    total = 0
    for card in row:
        if card["covered"]:
            total += hero_value
        else:
            total += VALUES[card["card"][1]]
        if card["token"]:
            total += 1
    return total


def score(row: list[dict[str, Any]], edge: str, hero_colour: str, hero_value: int, deployed: bool) -> int:
    """HA-07-02 to HA-07-04: the same, but only in the colours of edge and hero."""
    total = 0
    wanted = {edge, hero_colour}
    for card in row:
        if card["covered"]:
            assert deployed
            total += hero_value
        elif card["card"][0] in wanted:
            total += VALUES[card["card"][1]] + (1 if card["token"] else 0)
    return total


def edges(clockwise: str, facing: int) -> tuple[str, str]:
    """HA-06-05: the colours that face Greek and Trojan."""
    return clockwise[facing], clockwise[(facing + 2) % 4]


class PileBook:
    """Pile sizes of both seats, kept by following every line of the log, with default options."""

    def __init__(self) -> None:
        self.sizes = [{"1": 12, "2": 12, "3": 12, "home": 12} for _ in range(2)]
        self.dead: list[set[str]] = [set(), set()]
        self.shame = [0, 0]
        self.attacker = 0
        self.new_battle()

    def new_battle(self) -> None:
        self.row = [0, 0]
        self.hand = [0, 0]
        self.number = ""
        self.loser: int | None = None
        self.touched: list[set[str]] = [set(), set()]

    def pile(self, seat: int) -> str:
        """HA-04-04: the front of this number, or home when it is exhausted."""
        return "home" if self.number in self.dead[seat] else self.number

    def draw(self, stream: str, to_row: bool) -> None:
        seat = 0 if stream.startswith("one.") else 1
        pile = stream.split(".")[1].removeprefix("front")
        self.sizes[seat][pile] -= 1
        self.touched[seat].add(pile)
        if to_row:
            self.row[seat] += 1
        else:
            self.hand[seat] += 1

    def lose(self, stream: str) -> None:
        """HA-08-06: a penalty card."""
        seat = 0 if stream.startswith("one.") else 1
        pile = stream.split(".")[1].removeprefix("front")
        self.sizes[seat][pile] -= 1
        self.touched[seat].add(pile)

    def close(self, loser: int | None, fled: bool) -> None:
        """HA-07-06 to HA-07-10, HA-08-02, HA-08-03 and chapter 09."""
        for seat in (0, 1):
            pile = self.pile(seat)
            if seat != loser:
                self.sizes[seat][pile] += self.row[seat] + self.hand[seat]
            elif not fled:
                assert self.hand[seat] == 0
            for used in self.touched[seat] | {pile}:  # HA-R-05
                if used != "home" and used not in self.dead[seat] and self.sizes[seat][used] < 5:
                    self.dead[seat].add(used)
                    self.sizes[seat]["home"] += self.sizes[seat][used]
                    self.sizes[seat][used] = 0
        if fled and loser is not None:
            self.shame[loser] = min(3, self.shame[loser] + 1)
        self.attacker = 1 - self.attacker if loser is None else 1 - loser
        self.new_battle()
