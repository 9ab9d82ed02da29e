"""Hector & Achilles: what can be asked of a move (the battle, fronts, heroes, cards), and what is hidden."""

from collections.abc import Mapping

from kleos.core.game import Game
from kleos.core.observation import Observation
from kleos.core.players import Player
from kleos.games.hector.battlefield import NO_TILE
from kleos.games.hector.cards import COLOURS, KIND_NAMES
from kleos.games.hector.imagine import HectorWorldSampler
from kleos.games.hector.scoring import score
from kleos.games.hector.side import NO_HERO
from kleos.games.hector.state import HectorState
from kleos.games.hector.view import Side, Table
from kleos.insight.asking import LESS, Asking, Measure, won
from kleos.insight.hector_hand import hand_odds
from kleos.insight.odds import Hidden, Known, Odds

HERO, TILE = "hero", "tile"  # what the page calls the own hero's card and the fate tile


def measures_of(game: Game, seen: Observation) -> list[Measure]:
    """All that can be asked at this table."""
    viewer = seen.viewer
    assert viewer is not None
    me, foe = int(viewer), int(viewer.rival)
    table: Table = seen.table
    own, rival = table.sides[me], table.sides[foe]
    return [
        Measure("hint-ha-win", "look-ha-battle", won(me), weight=2.0, things=(pile(rival),)),
        Measure("hint-ha-lose", "look-ha-battle", won(foe), weight=2.0, better=LESS, things=(pile(own),)),
        Measure("hint-ha-battle", "look-ha-battle", battle_won(me), weight=1.0, things=(*row(own), *row(rival))),
        Measure("hint-ha-front", "look-ha-front", front_lost(foe), weight=0.9, things=(pile(rival),)),
        Measure("hint-ha-hold", "look-ha-front", front_lost(me), weight=0.9, better=LESS, things=(pile(own),)),
        Measure("hint-ha-hero-lost", "look-ha-hero", hero_lost(me), weight=0.6, better=LESS, things=(HERO,)),
        Measure("hint-ha-hero-won", "look-ha-battle", hero_lost(foe), weight=0.6, things=row(rival)),
        Measure(
            "hint-ha-lost", "look-ha-front", cards_lost(me), 0.07, LESS, is_share=False, least=0.3, things=(pile(own),)
        ),
        Measure(
            "hint-ha-taken", "look-ha-front", cards_lost(foe), 0.07, is_share=False, least=0.3, things=(pile(rival),)
        ),
        Measure("hint-ha-favour", "look-ha-favour", favour(me), 0.12, is_share=False, least=0.3),
        *right_now(table, me, foe, (*row(own), *row(rival))),
    ]


def right_now(table: Table, me: int, foe: int, rows: tuple[str, ...]) -> list[Measure]:
    """What the table shows as soon as the move is made."""
    found = [
        Measure("hint-ha-superior", "look-ha-superior", superior(me), weight=0.3, is_now=True, things=rows),
        Measure(
            "hint-ha-points", "look-ha-points", lead(me), 0.025, is_share=False, is_now=True, least=0.5, things=(TILE,)
        ),
        Measure(
            "hint-ha-theirs",
            "look-ha-points",
            lead(foe),
            0.025,
            LESS,
            is_share=False,
            is_now=True,
            least=0.5,
            things=(TILE,),
        ),
    ]
    if table.sides[me].hero == "hand" and not table.sides[me].open_hero:
        found.append(Measure("hint-ha-hidden", "look-ha-hero", hidden(me), weight=0.35, is_now=True, things=(HERO,)))
    return found


def pile(side: Side) -> str:
    """The pile that a side fights with, as the page calls it; home before that is fixed."""
    return f"pile:{side.seat}:{side.battle_pile or 4}"


def row(side: Side) -> tuple[str, ...]:
    """The cards that a side has played, as the page calls them."""
    return tuple(f"place:{side.seat}:{place}" for place in range(len(side.row)))


# At the end of the battle.


def battle_won(player: int) -> Asking:
    """Ask whether a player has won the battle that was being fought. HA-07-05, HA-08-01."""

    def ask(before: HectorState, after: HectorState) -> bool:
        return bool(after.last) and after.last[0] == before.battle and after.last[1] == player

    return ask


def front_lost(player: int) -> Asking:
    """Ask whether one of a player's fronts was exhausted. HA-09-01."""
    return lambda before, after: after.sides[player].exhausted != before.sides[player].exhausted


def hero_lost(player: int) -> Asking:
    """Ask whether a player's hero left the game. HA-07-08."""
    return lambda before, after: after.sides[player].lost_heroes != before.sides[player].lost_heroes


def cards_lost(player: int) -> Asking:
    """How many of a player's army cards left the game. HA-07-07, HA-08-06."""

    def ask(before: HectorState, after: HectorState) -> int:
        gone, then = after.sides[player].gone, before.sides[player].gone
        return gone.bit_count() - then.bit_count()

    return ask


def favour(player: int) -> Asking:
    """How many tokens of divine favour a player has."""
    return lambda before, after: after.sides[player].favour


# Right after the move.


def superior(player: int) -> Asking:
    """Ask whether a player has superiority. HA-06-02."""
    return lambda before, after: after.sides[player].superiority > after.sides[1 - player].superiority


def lead(player: int) -> Asking:
    """A player's score as the tile lies; nothing before there is one, or once somebody has fled. HA-07-03."""
    return lambda before, after: 0 if after.tile == NO_TILE or after.fled else score(after, player)


def hidden(player: int) -> Asking:
    """Ask whether a player's hero is in hand, where nobody else sees it. HA-11-04."""

    def ask(before: HectorState, after: HectorState) -> bool:
        side = after.sides[player]
        return side.hero != NO_HERO and not side.deployed and side.hero == before.sides[player].hero

    return ask


def winner_of_battle(after: HectorState) -> int:
    """The seat that won the battle which has just ended; 0 where nobody did. HA-07-05, HA-08-01."""
    if after.outcome is not None and after.outcome.winner is not None:
        return after.outcome.winner.seat
    return after.last[1] + 1 if after.last and after.last[1] in (0, 1) else 0


def target_of(code: str, seat: int) -> str:
    """The played card that a move names, as the page calls it."""
    verb, _, what = code.partition(" ")
    return f"place:{seat}:{what}" if verb in ("deploy", "upgrade") else ""


def lead_of(state: HectorState) -> int:
    """How many fronts more than the other player ONE still holds. HA-10-01."""
    one, two = (side.exhausted.bit_count() for side in state.sides)
    return two - one


# What is hidden.


def hidden_of(game: Game, seen: Observation, player: Player) -> Known:
    """A player's hero and hand as everybody at the table can know them.

    Each side has cards of its own, so what somebody holds tells him nothing of the other's: nobody can know more.
    """
    table: Table = seen.table
    side = table.sides[player]
    own = table.own if table.own is not None and seen.viewer == player else None
    sampler = game.make_sampler(None, table)
    assert isinstance(sampler, HectorWorldSampler)
    present = {card >> 1 for card in sampler.template.rules.components.army}
    hero = Hidden(
        name="hero",
        count=int(side.hero == "hand"),
        things=tuple(colour for colour in COLOURS if colour in side.heroes_left + side.heroes_lost),
        held=(own.hero,) if own is not None else (),
        counted=hero_odds(side),
        find=lambda world: (COLOURS[world.sides[player].hero],),
    )
    hand = Hidden(
        name="hand",
        count=side.hand,
        things=tuple(name for kind, name in enumerate(KIND_NAMES) if kind in present),
        held=own.hand if own is not None else (),
        counted=hand_odds(sampler, player, side.hand),
        find=lambda world: [KIND_NAMES[card >> 1] for card in world.sides[player].hand],
    )
    return Known(sampler, [hero, hand], is_whole=True)


def hero_odds(side: Side) -> Mapping[str, Odds]:
    """HA-11-04: an open hero is known; any other that is left may be the one in hand, each as likely."""
    heroes = side.open_hero or side.heroes_left
    return {hero: Odds(1 / len(heroes), 1 / len(heroes)) for hero in heroes}
