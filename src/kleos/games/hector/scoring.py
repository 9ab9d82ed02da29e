"""Chapter 07: the score of a battle and what winner and loser do with their cards.

True without a line of their own: HA-R-30, HA-R-47.
"""

from kleos.games.hector.battlefield import NO_SOURCE, RANSOM_CHOICE, TIED, Battlefield
from kleos.games.hector.cards import BIT, COLOUR, HOME, VALUE
from kleos.games.hector.closing import close_battle
from kleos.games.hector.moves import GIVE_TOKEN
from kleos.games.hector.side import NO_COVER, NO_HERO, Side


def score_row(side: Side, edge: int, hero: int) -> int:
    """HA-07-02, HA-07-03: visible cards in the colour of the tile's edge or of the hero, tokens on them included.

    A card in both colours counts once (HA-R-21); the covered card counts for nothing (HA-05-31).
    """
    total = 0
    place = 0
    for card in side.row:
        colour = COLOUR[card]
        if place != side.cover and (colour == edge or colour == hero):
            total += VALUE[card] + (side.tokens >> place & 1)  # HA-R-20
        place += 1
    return total


def score(state: Battlefield, player: int) -> int:
    """HA-07-03, HA-07-04: the row, and a deployed hero's value (HA-R-22); a hero in hand lends its colour alone."""
    side = state.sides[player]
    total = score_row(side, state.colour_of(player), side.hero)
    return total + state.hero_value(player, side.hero) if side.deployed else total


def score_battle(state: Battlefield) -> None:
    """HA-07-01, HA-07-05: heroes in hand are revealed, the higher score wins."""
    if any(side.hero != NO_HERO and not side.deployed for side in state.sides):
        state.reveals += 1
    state.revealed = True
    one = score(state, 0)
    two = score(state, 1)
    state.fled = False
    state.winner = TIED if one == two else 0 if one > two else 1
    state.note_battle([one, two], [side.hero for side in state.sides])
    if state.winner == TIED:
        settle_tie(state)
        return
    if may_ransom(state.sides[1 - state.winner]):
        state.ask(RANSOM_CHOICE, 1 - state.winner)
    else:
        settle_defeat(state)


def may_ransom(side: Side) -> bool:
    """HA-07-08, HA-R-24: a deployed hero and a token left in the box."""
    return side.deployed and side.favour > 0


def settle_tie(state: Battlefield) -> None:
    """HA-07-10: both take everything back."""
    for player in (0, 1):
        take_back(state, player)
    close_battle(state)


def settle_defeat(state: Battlefield) -> None:
    """HA-07-06, HA-07-07, HA-07-09: the loser's row and tokens leave the game, the winner takes his back."""
    loser = state.sides[1 - state.winner]
    lose_row(loser)
    lose_deployed_hero(loser)
    return_hero(loser)
    loser.put_back_hand()  # nothing is left in it, but its story ends here, also when the game does
    take_back(state, state.winner)
    close_battle(state)


def pay_ransom(state: Battlefield, choice: int) -> None:
    """HA-07-08: one token from the box in place of the deployed hero."""
    loser = state.sides[1 - state.winner]
    if choice == GIVE_TOKEN:
        loser.favour -= 1
        loser.deployed = False


def lose_row(side: Side) -> None:
    """HA-07-07, HA-R-23, HA-R-43: all played army cards, the covered one too, and all placed tokens leave the game."""
    for card in side.row:
        side.gone |= BIT[card]
    clear_row(side)


def clear_row(side: Side) -> None:
    """Nothing lies in the row any more."""
    side.row.clear()
    side.tokens = 0
    side.cover = NO_COVER
    side.superiority = 0


def lose_deployed_hero(side: Side) -> None:
    """HA-07-08: a deployed hero that was not ransomed leaves the game."""
    if side.deployed:
        side.lost_heroes |= 1 << side.hero
        side.hero = NO_HERO
        side.deployed = False


def return_hero(side: Side) -> None:
    """Put the hero, if there is one, back into the hero pile, which is shuffled (HA-09-05)."""
    if side.hero != NO_HERO:
        side.heroes = [*side.heroes, side.hero]
        side.hero = NO_HERO
        side.deployed = False
    if side.tail:
        side.heroes = side.heroes + side.tail
        side.tail = []


def take_back(state: Battlefield, player: int) -> None:
    """HA-07-06, HA-08-02: row and hand to the battle pile, hero to its pile, placed tokens to the box (HA-R-25)."""
    side = state.sides[player]
    for place, card in enumerate(side.row):
        side.put_back(return_pile(state, player, place), card)
    side.favour += side.placed()
    clear_row(side)
    side.put_back_hand()
    return_hero(side)


def return_pile(state: Battlefield, player: int, place: int) -> int:
    """HA-R-04: the battle pile; under `origin` the attacker's vanguard goes home to its source."""
    side = state.sides[player]
    if state.rules.to_origin and place == 0 and player == state.attacker and state.source != NO_SOURCE:
        fallen = state.source != HOME and not state.front_alive(player, state.source)
        return HOME if fallen else state.source
    return side.pile
