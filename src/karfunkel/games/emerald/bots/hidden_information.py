"""What views of Emerald hide: the gold cards that others hold."""

import random
from collections.abc import Iterator
from typing import Any

from karfunkel.bots.determinization import ActionWeights, View
from karfunkel.games.emerald.rules.notation_names import GOLD_NAMES
from karfunkel.games.emerald.rules.state import GOLD
from karfunkel.games.emerald.rules.state import Table as EmeraldTable


class GoldInHands:
    """[D33] The gold cards that others hold, unless the table plays with open gold."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Deal the hidden hands from the gold that the view does not see, in order."""
        cards = iter(view["unseen_gold"])
        position["gold"] = [list(_hand(view, seat, cards)) for seat in range(view["players"])]

    def draw(self, table: EmeraldTable, view: View, dice: random.Random, action_weights: ActionWeights) -> None:
        """Deal the hidden hands; the other cards are those that nobody has seen."""
        if None not in view["gold"]:
            return
        cards = iter(dice.sample(view["unseen_gold"], len(view["unseen_gold"])))
        for seat in range(table.players):
            hand = list(_hand(view, seat, cards))
            for value, name in enumerate(GOLD_NAMES):
                table.gold[seat, value] = hand.count(name)
        rest = list(cards)
        for value, name in enumerate(GOLD_NAMES):
            table.unseen[GOLD, value] = rest.count(name)


def _hand(view: View, seat: int, cards: Iterator[str]) -> Iterator[str]:
    """The gold cards of a seat: those that the view shows, else as many as it says, from the cards."""
    shown = view["gold"][seat]
    if shown is not None:
        yield from shown
        return
    for _ in range(view["gold_count"][seat]):
        yield next(cards)


HIDDEN_INFORMATION = GoldInHands()
