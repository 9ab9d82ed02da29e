"""What a god card does that stands: one verb each. HE-EFF-01 to HE-EFF-20."""

from kleos.games.hellas.board import Board
from kleos.games.hellas.card_effects import ask_draw, ask_steal, voyage_again
from kleos.games.hellas.cards import Kind
from kleos.games.hellas.components import (
    ATTACK_AGAIN,
    ATTACK_FAR,
    CONVERT,
    DRAW,
    EXTRA_TURN,
    FIGHT_ADD,
    FIGHT_EQUAL,
    FIGHT_SHIPS,
    PLACE,
    REMOVE,
    REORGANISE,
    STEAL,
    STEPS,
    SWAP_CITIES,
    VOYAGE_AGAIN,
    VOYAGE_CHOICE,
    VOYAGE_EQUAL,
    VOYAGE_FREE,
)
from kleos.games.hellas.piece_effects import ask_place, ask_storm, ask_swap
from kleos.games.hellas.steps import CONVERT_SHIP, FLIP_MORE


def take_effect(state: Board, player: int, kind: Kind) -> None:
    """A card stands: do what it says."""
    box = state.rules.box
    verb, n = box.verb[kind], box.n[kind]
    if verb == FIGHT_ADD:
        fight_add(state, player, n)
    elif verb == FIGHT_EQUAL:
        state.equal_suffices = True  # HE-EFF-02
    elif verb == FIGHT_SHIPS:
        state.ships_defend = True  # HE-EFF-03
    elif verb == ATTACK_FAR:
        state.far_attack = True  # HE-EFF-04
    elif verb == ATTACK_AGAIN:
        state.fights += n  # HE-EFF-05
    elif verb == CONVERT:
        state.ask(CONVERT_SHIP, player)
    elif verb == PLACE:
        ask_place(state, player, box.piece[kind], n)
    elif verb == VOYAGE_EQUAL:
        state.equal_ships = True  # HE-EFF-08
    elif verb == VOYAGE_FREE:
        state.free_voyage = True  # HE-EFF-09
    elif verb == VOYAGE_AGAIN:
        voyage_again(state, player)
    elif verb == VOYAGE_CHOICE:
        state.push(FLIP_MORE, player, min(n, state.tiles_left()))
    elif verb == REMOVE:
        ask_storm(state, player, n)
    elif verb == EXTRA_TURN:
        state.extra_turn = True  # HE-EFF-15
    elif verb == SWAP_CITIES:
        ask_swap(state, player)
    elif verb == DRAW:
        ask_draw(state, player, n)
    elif verb == STEPS:
        state.steps_left += n  # HE-EFF-18
    elif verb == STEAL:
        ask_steal(state, player, n)
    else:
        assert verb == REORGANISE
        state.free_reorganisation = True  # HE-EFF-20


def fight_add(state: Board, player: int, n: int) -> None:
    """HE-EFF-01: extra Greeks for whoever laid the card; they are no pieces."""
    if player == state.active:
        state.attack_plus += n
    else:
        state.defence_plus += n
