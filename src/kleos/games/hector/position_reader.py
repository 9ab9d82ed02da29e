"""Reading a position: the words of the notation, one by one, into a state. `notation.py` says what they mean."""

from kleos.core.game import Game
from kleos.core.players import CHANCE_SEAT, NOBODY
from kleos.core.positions import HEAD, PositionReader, read_keys, split_lines
from kleos.games.hector.battlefield import (
    ACTION,
    CARD,
    FATE,
    NO_NUMBER,
    NO_SOURCE,
    NUMBER_CHOICE,
    ORIENTATION,
    OVER,
    RANSOM_CHOICE,
    SEATING,
    VANGUARD_CHOICE,
    VANGUARD_DRAW,
)
from kleos.games.hector.cards import (
    BIT,
    CARD_NAMES,
    COLOURS,
    FAVOURS,
    HAND,
    HOME,
    KIND_NAMES,
    PILES,
    ROUNDS,
    VALUE,
)
from kleos.games.hector.head_notation import HEAD_LINE, PILE_KEYS, read_pile
from kleos.games.hector.notation import KNOWN_MARKS, SIDE_KEYS
from kleos.games.hector.options import Rules
from kleos.games.hector.side import DRAWN, DREW, DREW_HOME, GONE, NO_COVER, NO_HERO, OUT, STRIDE, Side
from kleos.games.hector.state import HectorState


def read_position(game: Game, rules: Rules, text: str) -> HectorState:
    """Build the state that a text describes."""
    parts = split_lines(game, text, SIDE_KEYS)
    state = HectorState(game, rules, None)
    reader = HectorPositionReader(game, rules, state)
    reader.read_head(parts.get(HEAD, []))
    for player in (0, 1):
        reader.read_side(player, parts.get(SIDE_KEYS[player], []))
    reader.finish()
    return state


class HectorPositionReader(PositionReader):
    """Reads the words of a position into a state."""

    def __init__(self, game: Game, rules: Rules, state: HectorState) -> None:
        super().__init__(game)
        self.rules = rules
        self.state = state
        self.head: dict[str, str] = {}

    # Small things.

    def pile(self, key: str, text: str) -> int:
        """The name of an army pile."""
        return read_pile(self, key, text)

    def colours(self, key: str, text: str) -> list[int]:
        """Different colour letters."""
        return self.letters(key, text, COLOURS)

    def kind(self, text: str) -> int:
        """The name of a kind."""
        if text not in KIND_NAMES:
            raise self.game.unreadable(text, "want-army-card")
        return KIND_NAMES.index(text)

    # The first line.

    def read_head(self, words: list[str]) -> None:
        """Whose decision or draw is next, and the tile; what is left out follows from the rest."""
        state = self.state
        found = self.head = read_keys(self, HEAD_LINE, state, words)
        if "attacker" not in found:
            state.attacker = state.greek
        if "drawer" not in found:
            state.drawer = state.attacker
        if "round" not in found:
            state.round = 1 if state.phase in (ACTION, CARD, FATE) else 0
        if "source" not in found:
            state.source = self.usual_source()
        if "stock" not in found:
            state.stock = [tile for tile in range(len(self.rules.components.tiles)) if tile != state.tile]

    def usual_source(self) -> int:
        """Where the vanguard came from, if it is out and the position does not say: from the front of its number."""
        state = self.state
        if state.phase in (SEATING, VANGUARD_CHOICE, OVER):
            return NO_SOURCE
        return state.number - 1 if state.number != NO_NUMBER else HOME

    # The other lines.

    def read_side(self, player: int, words: list[str]) -> None:
        """One player's things."""
        side = self.state.sides[player]
        keys = (
            "piles at row hand in1 in2 in3 inhome gone lost hero heroes fallen box shame"
            " story touched secrets perhaps mine"
        )
        found = self.words(words, tuple(keys.split()))
        self.read_sizes(side, found)
        self.read_cards(side, found)
        self.read_heroes(side, found)
        side.favour = self.number("box", found.get("box", str(3 - side.placed())), 0, 3)
        side.shame = self.number("shame", found.get("shame", "0"), 0, 3)
        self.read_memory(side, found)
        self.add_strength(side, player)
        self.check_side(side, player)

    def read_sizes(self, side: Side, found: dict[str, str]) -> None:
        """Pile sizes and the battle pile."""
        sizes = found["piles"].split(",") if "piles" in found else [str(size) for size in side.sizes]
        if len(sizes) != PILES:
            raise self.game.unreadable("piles=" + found.get("piles", ""), "want-pile-sizes")
        side.exhausted = 0
        for k, size in enumerate(sizes):
            if size.endswith("x") and k != HOME:
                side.exhausted |= 1 << k
            side.sizes[k] = self.number("piles", size.removesuffix("x"), 0, len(self.rules.components.army))
        default = PILE_KEYS[HOME]
        if 1 <= self.state.number <= HOME and not side.exhausted >> (self.state.number - 1) & 1:
            default = PILE_KEYS[self.state.number - 1]
        side.pile = self.pile("at", found.get("at", default))

    def read_cards(self, side: Side, found: dict[str, str]) -> None:
        """Every named card to its place; the others into the bag, or out of the game where no pile has room."""
        keys = ("row", "hand", "in1", "in2", "in3", "inhome", "gone", "lost")
        named = [(key, name) for key in keys for name in found.get(key, "").split(",") if name]
        if any(name == "*" and key != "gone" for key, name in named):
            raise self.game.unreadable("*", "want-army-card")  # `gone=*`: whatever the piles have no room for
        taken = self.give_copies([name for _, name in named])
        side.spot = [OUT] * len(side.spot)
        for (key, name), card in zip(named, taken, strict=True):
            self.place(side, key, name.lstrip("RGBYPN1234ab"), card)
        side.hand.sort()
        bag = [card for card in self.rules.components.army if card not in taken]
        room = sum(side.sizes) - sum(len(pile) for pile in side.seen)
        if not 0 <= room <= len(bag) or any(side.sizes[k] < len(side.seen[k]) for k in range(PILES)):
            raise self.game.unreadable("piles", "want-fewer-unseen", most=len(bag))
        if room < len(bag) and "gone" in found and found["gone"] != "*":
            raise self.game.unreadable("piles", "want-more-unseen", count=len(bag) - room)
        side.bag = bag[:room]
        for card in bag[room:]:
            side.gone |= BIT[card]
        for position, card in enumerate(side.bag):
            side.spot[card] = PILES * STRIDE + position

    def give_copies(self, names: list[str]) -> list[int]:
        """Find the physical copy of each name; letters first, then the free copies in order."""
        army = self.rules.components.army
        cards: list[int] = []
        for name in names:
            stem = name[:3] if name[2:3] in ("a", "b") else ""
            cards.append(CARD_NAMES.index(stem) if stem in CARD_NAMES else -1)
        for k, name in enumerate(names):
            if name == "*":
                continue
            if cards[k] < 0:
                kind = self.kind(name[:2])
                free = [card for card in (2 * kind, 2 * kind + 1) if card in army and card not in cards]
                if not free:
                    raise self.game.unreadable(name, "want-no-further-copy")
                cards[k] = free[0]
        if len(set(cards)) != len(cards) or any(card not in army for card in cards if card >= 0):
            raise self.game.unreadable(",".join(names)[:60], "want-copies-once")
        return cards

    def place(self, side: Side, key: str, marks: str, card: int) -> None:
        """Put one named card into its place."""
        bit = BIT[card] if card >= 0 else 0
        if key == "gone":
            side.gone |= bit
        elif key == "row":
            if "<" in marks:
                if side.cover != NO_COVER:
                    raise self.game.unreadable("row", "want-one-cover")
                side.cover = len(side.row)
            if "*" in marks:
                side.tokens |= 1 << len(side.row)
            side.row.append(card)
        elif key == "hand":
            side.hand.append(card)
            side.spot[card] = DRAWN + (HOME if "^" in marks else side.pile)
            if "+" in marks:
                side.known |= bit
        elif key == "lost":
            side.gone |= bit
            side.unseen_gone |= bit
            side.spot[card] = DRAWN + self.pile("lost", marks.strip("@+") or PILE_KEYS[side.pile])
            if "+" in marks:
                side.known |= bit
        else:
            pile = PILE_KEYS.index(key[2:])
            if marks not in KNOWN_MARKS:
                raise self.game.unreadable(f"{key}={marks}", "want-story-marks")
            known = KNOWN_MARKS.index(marks)
            side.own |= bit if known & 1 else 0
            side.known |= bit if known & 2 else 0
            side.spot[card] = pile * STRIDE + len(side.seen[pile])
            side.seen[pile].append(card)

    def read_heroes(self, side: Side, found: dict[str, str]) -> None:
        """Hero in hand or deployed, hero pile with its known bottom, fallen heroes."""
        live = sorted(side.heroes)
        side.lost_heroes = 0
        for colour in self.colours("fallen", found.get("fallen", "")):
            side.lost_heroes |= 1 << colour
        hero = found.get("hero", "")
        named = self.colours("hero", hero.removesuffix("!"))
        if len(named) != (1 if "hero" in found else 0):
            raise self.game.unreadable(f"hero={hero}", "want-letter", letters=COLOURS)
        side.hero = named[0] if named else NO_HERO
        side.deployed = side.cover != NO_COVER or hero.endswith("!")
        left = [c for c in live if not side.lost_heroes >> c & 1 and c != side.hero]
        pile, _, tail = found.get("heroes", "".join(COLOURS[c] for c in left)).partition("|")
        side.heroes = self.colours("heroes", pile)
        side.tail = self.colours("heroes", tail)
        if sorted(side.heroes + side.tail) != left:
            raise self.game.unreadable("heroes=" + found.get("heroes", ""), "want-heroes-in-pile")

    def read_memory(self, side: Side, found: dict[str, str]) -> None:
        """What the battle's memory holds; by default the hand was drawn, and cards of the row came from it."""
        side.story = []
        if "story" in found:
            for event in found["story"].split(","):
                side.story.append(self.event(event))
        elif side.hand or len(side.row) > 1:
            for card in side.hand:
                side.story.append(DREW if side.zone(card) == side.pile else DREW_HOME)
            side.story.extend([DREW] * (len(side.row) - 1))
            side.story.extend(card >> 1 for card in side.row[1:])
        side.topped = side.story.count(DREW_HOME)
        default = PILE_KEYS[side.pile] if side.row else ""
        if side.row and side is self.state.sides[self.state.attacker] and self.state.source != NO_SOURCE:
            default += f",{PILE_KEYS[self.state.source]}"
        side.touched = 0
        for name in found.get("touched", default).split(","):
            if name:
                side.touched |= 1 << self.pile("touched", name)
        counts = found.get("secrets", "0,0,0,0").split(",")
        if len(counts) != PILES:
            raise self.game.unreadable("secrets=" + found["secrets"], "want-four-numbers")
        side.secrets = [self.number("secrets", count, 0, 999) for count in counts]
        for key, first in (("perhaps", 0), ("mine", PILES)):
            for doubt in found.get(key, "").split(","):
                if doubt:
                    name, _, pile = doubt.partition("@")
                    side.doubt(first + self.pile(key, pile), self.kind(name))

    def event(self, text: str) -> int:
        """One event of a hand's story."""
        if text == ".":
            return DREW
        if text == "^":
            return DREW_HOME
        if text.startswith("?"):
            return GONE - self.number("story", text[1:], 0, 99)
        return self.kind(text)

    def check_side(self, side: Side, player: int) -> None:
        """Refuse what no game leads to."""
        name = SIDE_KEYS[player]
        if side.favour + side.placed() > FAVOURS:
            raise self.game.unreadable(f"{name} box={side.favour}", "want-three-tokens")
        if len(side.row) > ROUNDS + 1 or len(side.hand) > HAND:
            raise self.game.unreadable(name, "want-five-and-four")
        if side.cover != NO_COVER and side.tokens >> side.cover & 1:
            raise self.game.unreadable(f"{name} row", "want-no-token-covered")
        if side.hero != NO_HERO and side.lost_heroes >> side.hero & 1:
            raise self.game.unreadable(f"{name} hero", "want-hero-alive")

    def add_strength(self, side: Side, player: int) -> None:
        """Superiority is a sum over the row. HA-06-02."""
        side.superiority = side.placed()
        for place, card in enumerate(side.row):
            if place != side.cover:
                side.superiority += VALUE[card]
        if side.cover != NO_COVER:
            if side.hero == NO_HERO:
                raise self.game.unreadable("row", "want-cover-hero")
            side.superiority += self.state.hero_value(player, side.hero)

    def finish(self) -> None:
        """Find out who acts."""
        state = self.state
        phase = state.phase
        if phase == OVER:
            state.to_act = NOBODY
        elif phase >= VANGUARD_DRAW:
            state.to_act = CHANCE_SEAT
        elif "actor" in self.head:
            state.to_act = self.number("actor", self.head["actor"], 1, 2) - 1
        elif phase in (VANGUARD_CHOICE, NUMBER_CHOICE, ORIENTATION, ACTION, CARD):
            state.to_act = state.attacker
        elif phase == FATE:
            state.to_act = 0 if state.sides[0].superiority > state.sides[1].superiority else 1
        else:
            assert phase == RANSOM_CHOICE
            state.to_act = 1 - state.winner
