"""Chapter 08: a retreat loses the battle at once, and old shame costs further cards.

True without a line of their own: HA-08-08, HA-08-09, HA-R-46.
"""

from kleos.games.hector.battlefield import NO_SCORE, PENALTY, RANSOM_CHOICE, Battlefield
from kleos.games.hector.cards import BIT, HOME, MAX_SHAME
from kleos.games.hector.closing import close_battle
from kleos.games.hector.scoring import lose_deployed_hero, lose_row, may_ransom, return_hero, take_back
from kleos.games.hector.side import NO_HERO


def retreat(state: Battlefield, loser: int) -> None:
    """HA-08-01 to HA-08-04: the rival takes everything back, the own row is lost, the deployed hero may be ransomed."""
    state.winner = 1 - loser
    state.fled = True
    state.note_battle([NO_SCORE, NO_SCORE], [side.hero if side.deployed else NO_HERO for side in state.sides])
    take_back(state, 1 - loser)  # HA-08-02
    may = may_ransom(state.sides[loser])
    lose_row(state.sides[loser])  # HA-08-03
    if may:
        state.ask(RANSOM_CHOICE, loser)  # HA-08-04
    else:
        come_home(state)


def come_home(state: Battlefield) -> None:
    """HA-08-05, HA-08-06: take the hand back and pay for the shame held so far (HA-R-27), in the order of HA-R-26."""
    loser = state.sides[1 - state.winner]
    lose_deployed_hero(loser)
    return_hero(loser)  # HA-R-29: unrevealed
    state.due = loser.shame
    if not state.rules.penalty_first:
        loser.put_back_hand()
    next_penalty(state)


def next_penalty(state: Battlefield) -> None:
    """HA-08-06, HA-R-28: a card from the battle pile, else from home, else the rest is waived."""
    player = 1 - state.winner
    loser = state.sides[player]
    if state.due and loser.sizes[loser.pile] + loser.sizes[HOME] > 0:
        state.ask_card(PENALTY, player)
        return
    state.due = 0
    loser.put_back_hand()
    loser.shame = min(MAX_SHAME, loser.shame + 1)  # HA-08-07
    close_battle(state)


def lose_penalty(state: Battlefield, card: int) -> None:
    """HA-08-06: one further army card leaves the game; HA-11-06: openly by default."""
    loser = state.sides[state.drawer]
    pile = state.draw_from
    loser.gone |= BIT[card]
    if state.rules.hide_discards:
        loser.lose_unseen(pile, card)
    else:
        loser.reveal(pile, card)
    state.reveals += 1
    state.due -= 1
    next_penalty(state)
