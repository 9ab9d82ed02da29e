"""Tables read back from encodings, written from the feature tables alone.

What follows from the rest by the rules (forecasts, threats, sums, streams) is left empty here: a world drawn from such
a table must show it all the same.
"""

from collections.abc import Callable
from typing import Any

from kleos import Game, Player
from kleos.games.hector import view as hector
from kleos.games.hector.battlefield import ENDS as HECTOR_ENDS
from kleos.games.hector.battlefield import PHASE_NAMES
from kleos.games.hector.cards import COLOURS, KIND_NAMES, PILE_NAMES
from kleos.games.hellas import view as hellas
from kleos.games.hellas.board import ACTION_NAMES
from kleos.games.hellas.board import ENDS as HELLAS_ENDS
from kleos.games.hellas.cards import CARD_NAMES, GOD_NAMES, TILE_NAMES, tile_kind, turn_of
from kleos.games.hellas.encode import FLAG_NAMES
from kleos.games.hellas.hexes import TILES, write_edges
from kleos.games.hellas.steps import STEPS as HELLAS_STEPS
from kleos.games.olympus import view as olympus
from kleos.games.olympus.board import ENDS as OLYMPUS_ENDS
from kleos.games.olympus.board import PHASE_NAMES as OLYMPUS_PHASES
from kleos.games.olympus.board import SKIP_NAMES
from kleos.games.olympus.cards import COLOURS as MARKERS
from kleos.games.olympus.cards import KIND_NAMES as OLYMPUS_KINDS
from kleos.games.olympus.cards import SLOT_NAMES
from kleos.games.olympus.notation import UNIT_NAMES
from kleos.games.olympus.steps import STEPS as OLYMPUS_STEPS
from kleos.games.olympus.steps import names_unit

Bits = dict[str, Any]
HEROES = 60


def rebuilt(game: Game, data: bytes) -> tuple[Player | None, Any]:
    """The viewer and the table that an encoding tells of."""
    bits: Bits = game.features.decode(data)
    viewer = None if bits["seat"] < 0 else Player(bits["seat"])
    return viewer, READERS[game.code](bits, 0 if viewer is None else int(viewer), viewer is None)


def seat(place: int, first: int) -> int:
    """A seat from `mine`, `rival` or none."""
    return 0 if place < 0 else 1 + (place ^ first)


def actor(bits: Bits, first: int) -> Any:
    """Who acts."""
    return None if bits["actor"] < 0 else "chance" if bits["actor"] == 2 else seat(bits["actor"], first)


def outcome(bits: Bits, first: int, ends: tuple[tuple[str, str], ...]) -> Any:
    """How the game ended."""
    if bits["end"] < 0:
        return None
    return (0 if bits["won"] == 2 else seat(bits["won"], first), *ends[bits["end"]])


def names(counts: tuple[int, ...], labels: Any) -> tuple[str, ...]:
    """Things by how often they are there."""
    return tuple(label for label, count in zip(labels, counts, strict=True) for _ in range(count))


def members(mask: int, labels: Any) -> tuple[Any, ...]:
    """The things of a set."""
    return tuple(label for k, label in enumerate(labels) if mask >> k & 1)


def letter(place: int) -> str:
    """A colour, or none."""
    return "" if place < 0 else COLOURS[place]


def sides_of(make: Callable[[Bits, str, int], Any], bits: Bits, first: int) -> tuple[Any, Any]:
    """Both sides in the order of their seats."""
    found = {player: make(bits, "mine " if player == first else "rival ", player) for player in (0, 1)}
    return found[0], found[1]


# Hector & Achilles.


def hector_table(bits: Bits, first: int, watching: bool) -> hector.Table:
    """A table without forecasts."""
    phase = PHASE_NAMES[bits["phase"]]
    seated = phase != "seating"
    greek = 0 if not seated else seat(bits["greek"], first) - 1
    asked = None
    if bits["asked"] >= 0:
        pile = bits["asked pile"]
        asked = hector.Asked(
            phase, seat(bits["asked"], first), None if pile < 0 else pile + 1, bits["asked count"] or None
        )

    def side(bits: Bits, who: str, player: int) -> hector.Side:
        people = ("greek" if player == greek else "trojan") if seated else ""
        return hector_side(bits, who, player, people)

    return hector.Table(
        battle=bits["battle"],
        round=bits["round"],
        asked=asked,
        actor=actor(bits, first),
        stream="",
        attacker=seat(bits["attacker"], first),
        number=bits["number"] + 1,
        source=bits["source"] + 1,
        tile=bits["tile"] + 1,
        facing=bits["facing"],
        stock=members(bits["stock"], range(1, 7)),
        winner=seat(bits["winner"], first),
        fled=bool(bits["fled"]),
        revealed=bool(bits["revealed"]),
        last=hector_last(bits, first),
        fates=(),
        sides=sides_of(side, bits, first),
        own=None if watching else hector_own(bits),
        outcome=outcome(bits, first, HECTOR_ENDS),
    )


def hector_last(bits: Bits, first: int) -> hector.Result | None:
    """How the last battle was decided."""
    if bits["last winner"] < 0:
        return None
    winner = 0 if bits["last winner"] == 2 else seat(bits["last winner"], first)
    who = ("mine", "rival") if first == 0 else ("rival", "mine")
    one, two = (bits[f"last score {name}"] for name in who)
    heroes = tuple(letter(bits[f"last hero {name}"]) for name in who)
    scores = None if bits["last fled"] else (one, two)
    return hector.Result(bits["last battle"], winner, bool(bits["last fled"]), scores, (heroes[0], heroes[1]))


def event(code: int) -> str:
    """One event of a hand's story."""
    return KIND_NAMES[code - 1] if code <= 24 else "+" if code == 25 else "^" if code == 26 else f"?{code - 27}"


def hector_side(bits: Bits, who: str, player: int, people: str) -> hector.Side:
    """What everybody knows of a player."""
    row = []
    for place in range(5):
        if bits[f"{who}row {place}"] >= 0:
            covered, token = bool(bits[f"{who}row {place} covered"]), bool(bits[f"{who}row {place} token"])
            row.append(hector.Place(KIND_NAMES[bits[f"{who}row {place}"]], covered, token))
    story = [bits[f"{who}story {k}"] for k in range(16)]
    return hector.Side(
        seat=player + 1,
        people=people,
        piles=tuple(
            hector.Pile(
                size=bits[f"{who}{pile} size"],
                exhausted=bool(bits[f"{who}{pile} exhausted"]),
                known=names(bits[f"{who}{pile} known"], KIND_NAMES),
                perhaps=members(bits[f"{who}{pile} perhaps"], KIND_NAMES),
                secrets=bits[f"{who}{pile} secrets"],
            )
            for pile in PILE_NAMES
        ),
        battle_pile=bits[f"{who}battle pile"] + 1,
        row=tuple(row),
        hand=bits[f"{who}hand"],
        story=tuple(event(code) for code in story if code),
        touched=members(bits[f"{who}touched"], range(1, 5)),
        hero=("none", "hand", "deployed")[bits[f"{who}hero"] + 1],
        open_hero=letter(bits[f"{who}open hero"]),
        hero_pile=bits[f"{who}hero pile"],
        hero_bottom=bits[f"{who}hero bottom"],
        heroes_left="".join(members(bits[f"{who}heroes left"], COLOURS)),
        heroes_lost="".join(members(bits[f"{who}heroes lost"], COLOURS)),
        favour=bits[f"{who}favour"],
        shame=bits[f"{who}shame"],
        removed=names(bits[f"{who}removed"], KIND_NAMES),
        removed_unseen=tuple(bits[f"{who}{pile} removed unseen"] for pile in PILE_NAMES),
        superiority=bits[f"{who}superiority"],
    )


def hector_own(bits: Bits) -> hector.Own:
    """What the viewer alone knows."""
    return hector.Own(
        hand=names(bits["own hand"], KIND_NAMES),
        hand_from_home=names(bits["own hand from home"], KIND_NAMES),
        hero=letter(bits["own hero"]),
        hero_bottom="".join(letter(code - 1) for k in range(6) if (code := bits[f"own hero bottom {k}"])),
        known=tuple(names(bits[f"own {pile} known"], KIND_NAMES) for pile in PILE_NAMES),
        perhaps=tuple(members(bits[f"own {pile} perhaps"], KIND_NAMES) for pile in PILE_NAMES),
        removed_unseen=tuple(names(bits[f"own {pile} removed unseen"], KIND_NAMES) for pile in PILE_NAMES),
    )


# Fight for Olympus.


def olympus_table(bits: Bits, first: int, watching: bool) -> olympus.Table:
    """A table without forecasts."""
    discard = [bits[f"order.{k}"] for k in range(bits["discarded"])]
    tail = [bits[f"order.{k}"] for k in range(bits["discarded"], bits["discarded"] + bits["tail"])]
    if watching:
        knowers = tail
    else:
        knowers = [(code & 127 > 0) << first | (code >> 7) << (1 - first) for code in tail]
    score = bits["score mine"] - bits["score rival"]
    return olympus.Table(
        turn=bits["turn"],
        active=seat(bits["active"], first),
        starter=seat(bits["starter"], first),
        phase=OLYMPUS_PHASES[bits["phase"]],
        skip=SKIP_NAMES[bits["skip"]],
        actor=actor(bits, first),
        asked=None,
        stream="",
        score=score if first == 0 else -score,
        deck=bits["deck"],
        tail=tuple(knowers),
        looked=bits["looked"],
        discard=tuple(OLYMPUS_KINDS[code - 1] for code in discard),
        markers="".join(members(bits["markers"], MARKERS)),
        played=bits["played"],
        agenda=",".join(reversed([olympus_frame(bits, k, first) for k in range(bits["frames"])])),
        sides=sides_of(olympus_side, bits, first),
        own=None if watching else olympus_own(bits, tail),
        outcome=outcome(bits, first, OLYMPUS_ENDS),
    )


def olympus_frame(bits: Bits, k: int, first: int) -> str:
    """A frame in position notation."""
    step = list(OLYMPUS_STEPS.by_name.values())[bits[f"frame {k} step"] - 1]
    player = first if bits[f"frame {k} mine"] else 1 - first
    a, b, c = bits[f"frame {k} a"] - 1, bits[f"frame {k} b"], bits[f"frame {k} c"]
    numbers = [UNIT_NAMES[a + 1], str(b), str(c)] if names_unit(step) else ["", str(a), str(b)]
    return ".".join([step.name, str(player + 1), *numbers])


def cards(bits: Bits, name: str) -> tuple[str, ...]:
    """A set of cards."""
    found = list(members(bits[f"{name} heroes"], OLYMPUS_KINDS[:60]))
    found += names(bits[f"{name} soldiers"], OLYMPUS_KINDS[60:72])
    return (
        *found,
        *members(bits[f"{name} equipment"], OLYMPUS_KINDS[72:84]),
        *members(bits[f"{name} added"], OLYMPUS_KINDS[84:]),
    )


def one_card(bits: Bits, hero: str, other: str) -> str:
    """One card, or none."""
    if bits[hero] >= 0:
        return OLYMPUS_KINDS[bits[hero]]
    return "" if bits[other] < 0 else OLYMPUS_KINDS[HEROES + bits[other]]


def olympus_side(bits: Bits, who: str, player: int) -> olympus.Side:
    """What everybody knows of a player."""
    slots = []
    for slot in SLOT_NAMES:
        card = one_card(bits, f"{who}{slot} hero", f"{who}{slot} other unit")
        equipment = bits[f"{who}{slot} equipment"]
        unit = olympus.Unit(
            card=card,
            equipment="" if equipment < 0 else OLYMPUS_KINDS[72 + equipment],
            attack=0,
            defence=0,
            damage=bits[f"{who}{slot} damage"],
            attacked=bool(bits[f"{who}{slot} attacked"]),
            grants=bits[f"{who}{slot} grants"],
            granted=bool(bits[f"{who}{slot} granted"]),
            silenced=False,
            strike=None,
        )
        slots.append(unit if card else None)
    markers = "".join(members(bits[f"{who}markers"], MARKERS))
    hand, closed = bits[f"{who}hand"], bits[f"{who}closed"]
    return olympus.Side(player + 1, hand, cards(bits, f"{who}known"), closed, tuple(slots), markers)


def olympus_own(bits: Bits, tail: list[int]) -> olympus.Own:
    """What the viewer alone knows."""
    fresh = one_card(bits, "own fresh hero", "own fresh other card")
    return olympus.Own(
        hand=cards(bits, "own hand"),
        betrayed=cards(bits, "own betrayed"),
        rival=cards(bits, "own rival's hand"),
        tail=tuple(OLYMPUS_KINDS[(code & 127) - 1] if code & 127 else "" for code in tail),
        looked=tuple(OLYMPUS_KINDS[code - 1] for k in range(6) if (code := bits[f"own looked.{k}"])),
        fresh=fresh,
        fresh_known=bool(bits["own fresh known"]),
        closed=cards(bits, "own closed"),
    )


# Hellas.


def hellas_table(bits: Bits, first: int, watching: bool) -> hellas.Table:
    """A table without forecasts."""
    tiles = [TILE_NAMES[code - 1] for k in range(TILES) if (code := bits[f"tiles.{k}"])]
    turned, tail = bits["turned"], bits["tail"]
    assert len(tiles) == turned + tail + bits["aside"]
    return hellas.Table(
        turn=bits["turn"],
        active=seat(bits["active"], first),
        action=ACTION_NAMES[bits["action"]],
        actor=actor(bits, first),
        asked=None,
        stream="",
        agenda=hellas_agenda(bits, first),
        tiles=tuple(hellas_tile(bits, k, first) for k in range(TILES) if bits[f"tile {k} there"]),
        pile=bits["pile"],
        tail=tuple(tiles[turned : turned + tail]),
        aside=tuple(tiles[turned + tail :]),
        turned=tuple(tiles[:turned]),
        coast_try=bits["coast try"],
        piles=by_god(bits, "{} pile"),
        old=by_god(bits, "{} old"),
        discards=(discards(bits, "ares"), discards(bits, "poseidon"), discards(bits, "zeus")),
        chain=tuple(CARD_NAMES[bits[f"chain.{k}"] - 1] for k in range(bits["chain"])),
        chain_by=seat(bits["chain by"], first) or 1,
        steps_left=bits["steps left"],
        steps_made=bits["steps made"],
        new=members(bits["new"], range(TILES)),
        attacked=members(bits["attacked"], range(TILES)),
        fights=bits["fights"],
        flags=members(bits["flags"], FLAG_NAMES),
        fight=hellas_fight(bits),
        sides=sides_of(hellas_side, bits, first),
        own=None if watching else hellas_own(bits),
        outcome=outcome(bits, first, HELLAS_ENDS),
    )


def hellas_agenda(bits: Bits, first: int) -> str:
    """The frames in position notation; in the first deal the lower ones follow from their number."""
    depth, steps = bits["frames"], list(HELLAS_STEPS.by_name)
    if not depth:
        return ""
    base = frame(steps[bits["base step"]], seat(bits["base"], first), bits["base a"], 0, 0)
    numbers = bits["asked a"], bits["asked b"], bits["asked c"]
    top = frame(steps[bits["step"]], seat(bits["asked"], first), *numbers)
    if steps[bits["step"]] == "deal":
        deals = [frame("deal", player, god, 0, 0) for player in (2, 1) for god in (2, 1, 0)]
        assert deals[depth - 2] == top
        return ",".join([base, *deals[: depth - 1]])
    return top if depth == 1 else f"{base},{top}"


def frame(step: str, player: int, a: int, b: int, c: int) -> str:
    """A frame in position notation."""
    return f"{step}.{player}.{a}.{b}.{c}"


def hellas_tile(bits: Bits, number: int, first: int) -> hellas.Tile:
    """A tile and its city."""
    edges, temple = bits[f"tile {number} water"], bool(bits[f"tile {number} temple"])
    kind = tile_kind(edges, temple)
    holder, greeks, ships = 0, 0, 0
    for who, player in (("mine ", first), ("rival ", 1 - first)):
        if bits[f"{who}held"] >> number & 1:
            holder = player + 1
        greeks += sum(bits[f"{who}with {count}"] >> number & 1 for count in ("one Greek", "two Greeks", "three Greeks"))
        ships += sum(bits[f"{who}with {count}"] >> number & 1 for count in ("one ship", "two ships", "three ships"))
    q, r = bits[f"tile {number} q"] - 32, bits[f"tile {number} r"] - 32
    turn = turn_of(kind, edges)
    letters = write_edges(edges)
    return hellas.Tile(number, q, r, TILE_NAMES[kind], turn, letters, temple, holder, greeks, ships, 0, 0)


def hellas_fight(bits: Bits) -> hellas.Fight | None:
    """The running attack."""
    if bits["fight target"] < 0:
        return None
    return hellas.Fight(
        target=bits["fight target"],
        force=bits["fight force"],
        over_water=bool(bits["fight over water"]),
        attack=0,
        needed=0,
        attack_plus=bits["fight attack plus"],
        defence_plus=bits["fight defence plus"],
        equal=bool(bits["fight equal"]),
        crews=bool(bits["fight crews"]),
    )


def by_god(bits: Bits, name: str) -> tuple[int, int, int]:
    """A number for each god."""
    return bits[name.format("ares")], bits[name.format("poseidon")], bits[name.format("zeus")]


def discards(bits: Bits, god: str) -> tuple[str, ...]:
    """A discard pile in its order."""
    return tuple(CARD_NAMES[bits[f"{god} discards.{k}"] - 1] for k in range(bits[f"{god} discarded"]))


def god_cards(bits: Bits, name: str) -> tuple[str, ...]:
    """A set of cards."""
    return names(tuple(count for god in GOD_NAMES for count in bits[f"{name} {god}"]), CARD_NAMES)


def hellas_side(bits: Bits, who: str, player: int) -> hellas.Side:
    """What everybody knows of a player."""
    open_card = bits[f"{who}open card"]
    return hellas.Side(
        seat=player + 1,
        cities=0,
        greeks=bits[f"{who}Greeks"],
        ships=bits[f"{who}ships"],
        hand=by_god(bits, who + "{} hand"),
        unseen=by_god(bits, who + "{} unseen"),
        fresh=by_god(bits, who + "{} fresh"),
        taken=by_god(bits, who + "{} taken"),
        shown=god_cards(bits, f"{who}shown"),
        open_card="" if open_card < 0 else CARD_NAMES[open_card],
    )


def hellas_own(bits: Bits) -> hellas.Own:
    """What the viewer alone knows."""
    lists = ("hand", "fresh", "taken", "betrayed", "rival's hand", "rival's taken")
    return hellas.Own(*(god_cards(bits, f"own {name}") for name in lists))


READERS: dict[str, Callable[[Bits, int, bool], Any]] = {
    "hector": hector_table,
    "olympus": olympus_table,
    "hellas": hellas_table,
}
