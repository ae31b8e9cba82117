"""Resampling of OpenSpiel's states: others that look the same to a player, with what is hidden drawn anew."""

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from karfunkel.bots.determinization import redraw_hidden_information
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.optional_imports import require_extra

with require_extra("openspiel"):
    import pyspiel

if TYPE_CHECKING:
    from karfunkel.learn.openspiel import KarfunkelState

DEALS = 200
"""So often hidden cards are dealt anew, until they fit to all that a player has seen."""


def resampled(state: "KarfunkelState", player: int, dice: random.Random) -> "KarfunkelState":
    """A state that looks the same to this player: what others chose and have not shown is drawn anew."""
    table = state.single.table.copy()
    if state.midway:  # nobody knows what was hidden before it began, so the past cannot be played again
        if notation_of(state.single.game.id).has_secrets(table):
            redraw_hidden_information(table, state.single.view(player), dice)
        return _elsewhere(state, table)
    hidden = state.past.hidden_from(player)
    history = enumerate(state.full_history())
    if any(place in hidden and one.player == pyspiel.PlayerId.CHANCE for place, one in history):
        return _dealt_anew(state, player, hidden, dice)
    if hidden:
        redraw_hidden_information(table, state.single.view(player), dice)
    again: KarfunkelState = state.get_game().new_initial_state()
    planned: dict[int, list[int]] = {}
    for place, action in enumerate(state.history()):
        if place not in hidden:
            again.apply_action(action)
        else:
            actions = planned.get(hidden[place]) or again.single.moves_to(table, hidden[place], action)
            again.apply_action(actions.pop(0))
            planned[hidden[place]] = actions
    return again


def _dealt_anew(
    state: "KarfunkelState", player: int, hidden: Mapping[int, int], dice: random.Random
) -> "KarfunkelState":
    """A state of another past, in which chance dealt other secrets: each is as likely as it is to this player.

    What is hidden is drawn until all else fits. Where it hardly ever does, it is a state at another table, with the
    same past.
    """
    seen, view, most = state.past.seen_by(player), state.single.view(player), _most_cards(state, hidden)
    for _ in range(DEALS):
        again = _played_again(state, hidden, most, dice)
        if again and again.past.seen_by(player) == seen and again.single.view(player) == view:
            return again
    table = state.single.table.copy()
    redraw_hidden_information(table, view, dice)
    return _elsewhere(state, table)


def _played_again(
    state: "KarfunkelState", hidden: Mapping[int, int], most: Sequence[int], dice: random.Random
) -> "KarfunkelState | None":
    """The same past with what is hidden drawn at random; None if that was not possible, or is not likely enough."""
    again: KarfunkelState = state.get_game().new_initial_state()
    for place, action in enumerate(state.history()):
        cards = again.cards_for()
        if place not in hidden:
            if dice.random() * most[place] >= cards.get(action, 0):
                return None
            again.apply_action(action)
        elif cards:
            again.apply_action(dice.choices(list(cards), list(cards.values()))[0])
    return again


def _most_cards(state: "KarfunkelState", hidden: Mapping[int, int]) -> list[int]:
    """For each step of the past how many cards could have stood for it: no more than if all hidden ones did."""
    most: list[int] = []
    again: KarfunkelState = state.get_game().new_initial_state()
    for place, action in enumerate(state.history()):
        hidden_before = sum(one < place for one in hidden) if again.is_chance_node() else 0
        most.append(again.cards_for()[action] + hidden_before)
        again.apply_action(action)
    return most


def _elsewhere(state: "KarfunkelState", table: Any) -> "KarfunkelState":
    """A state at another table with the same past."""
    there: KarfunkelState = state.get_game().state_at(table)
    there.past = deepcopy(state.past)
    return there
