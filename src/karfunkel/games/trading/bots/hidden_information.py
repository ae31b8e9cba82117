"""What views of trading games hide: the actions that others have chosen and not yet shown."""

import random
from typing import Any

from karfunkel.bots.determinization import ActionWeights, View
from karfunkel.games.trading.rules.state import ACTION_CARDS, FREE, MAX_PLAYERS, GemTable
from karfunkel.notation.notation_lookup import notation_of

HIDDEN = "hidden"
"""What a view says in the place of a chosen action that it does not show."""


class ChosenActions:
    """[E70], [B40] The actions that others have chosen, until they are shown."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Let those whose action is hidden have chosen the first that they can have chosen."""
        name = notation_of(view["game"]).action_name(_possible_choices(view)[0])
        position["chosen"] = [name if chosen == HIDDEN else chosen for chosen in view["chosen"]]

    def draw(self, table: GemTable, view: View, dice: random.Random, action_weights: ActionWeights) -> None:
        """Choose for everybody whose action is hidden."""
        possible = _possible_choices(view)
        weights = None if action_weights is None else [action_weights[action] for action in possible]
        for seat, chosen in enumerate(view["chosen"]):
            if chosen == HIDDEN:
                table.chosen[seat] = dice.choices(possible, weights)[0]


def _possible_choices(view: View) -> list[int]:
    """The action cards, less those that have been guessed in vain [E62]; the last one is for five players only."""
    cards = ACTION_CARDS if view["players"] == MAX_PLAYERS else FREE
    name = notation_of(view["game"]).action_name
    return [action for action in range(cards) if name(action) not in view.get("guesses", ())]
