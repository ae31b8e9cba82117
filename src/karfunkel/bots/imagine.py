"""From what a seat sees back to a table at which the rules can be tried out.

A view has everything but the secrets: in the trading games the actions that others have chosen and not yet shown, in
Emerald the gold cards that others hold. Those are drawn at random from all that the view leaves possible. Nothing here
knows the real table.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from karfunkel.notation.games import notation_of
from karfunkel.rules.emerald.names import GOLD_NAMES
from karfunkel.rules.emerald.state import GOLD
from karfunkel.rules.emerald.state import Table as EmeraldTable
from karfunkel.rules.gems.table import ACTION_CARDS, FREE, MAX_PLAYERS, GemTable
from karfunkel.rules.kernel import Agenda

View = Mapping[str, Any]
Leanings = Sequence[float] | None

HIDDEN = "hidden"
"""What a view says in the place of a chosen action that it does not show."""


def table_from_view(view: View, dice: random.Random) -> Any:
    """A plain table that looks like this view to its seat: the real one but for the secrets, which are drawn.

    Each possibility is as likely as any other.
    """
    notation = notation_of(view["game"])
    position = {field.name: view[field.name] for field in notation.position_fields if field.name in view}
    secrets = SECRETS[notation.game.id]
    secrets.fill_in(position, view)
    table = notation.read_position(position)
    secrets.draw(table, view, dice, None)
    return table


def draw_secrets(table: Agenda, view: View, dice: random.Random, leanings: Leanings = None) -> None:
    """Draw the secrets of a table made from this view anew; far quicker than to make the table again.

    The leanings say how likely each action card is to have been chosen; None if each is as likely as any other.
    """
    SECRETS[view["game"]].draw(table, view, dice, leanings)


class Secrets(Protocol):
    """What the views of a game keep back."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Put something possible into a position where the view keeps something back."""

    def draw(self, table: Any, view: View, dice: random.Random, leanings: Leanings) -> None:
        """Draw what the view keeps back, and put it into the table."""


class ChosenActions:
    """[E70], [B40] The actions that others have chosen, until they are shown."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Let those whose action is hidden have chosen the first that they can have chosen."""
        name = notation_of(view["game"]).action_name(_possible_choices(view)[0])
        position["chosen"] = [name if chosen == HIDDEN else chosen for chosen in view["chosen"]]

    def draw(self, table: GemTable, view: View, dice: random.Random, leanings: Leanings) -> None:
        """Choose for everybody whose action is hidden."""
        possible = _possible_choices(view)
        weights = None if leanings is None else [leanings[action] for action in possible]
        for seat, chosen in enumerate(view["chosen"]):
            if chosen == HIDDEN:
                table.chosen[seat] = dice.choices(possible, weights)[0]


def _possible_choices(view: View) -> list[int]:
    """The action cards, less those that have been guessed in vain [E62]; the last one is for five players only."""
    cards = ACTION_CARDS if view["players"] == MAX_PLAYERS else FREE
    name = notation_of(view["game"]).action_name
    return [action for action in range(cards) if name(action) not in view.get("guesses", ())]


class GoldInHands:
    """[D33] The gold cards that others hold, unless the table plays with open gold."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Deal the hidden hands from the gold that the view does not see, in order."""
        cards = iter(view["unseen_gold"])
        position["gold"] = [list(_hand(view, seat, cards)) for seat in range(view["players"])]

    def draw(self, table: EmeraldTable, view: View, dice: random.Random, leanings: Leanings) -> None:
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


SECRETS: Mapping[str, Secrets] = {
    "edelstein": ChosenActions(),
    "basari": ChosenActions(),
    "emerald": GoldInHands(),
}
"""What is secret in each game."""
