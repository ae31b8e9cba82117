"""From what a seat sees back to a table at which the rules can be tried out.

A view has everything but the secrets. Those are drawn at random from all that the view leaves possible, as the game's
own `bots/secrets.py` says. Nothing here knows the real table.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from karfunkel.engine import Agenda
from karfunkel.games.registry import part_of
from karfunkel.notation.games import notation_of

View = Mapping[str, Any]
Leanings = Sequence[float] | None


def table_from_view(view: View, dice: random.Random) -> Any:
    """A plain table that looks like this view to its seat: the real one but for the secrets, which are drawn.

    Each possibility is as likely as any other.
    """
    notation = notation_of(view["game"])
    position = {field.name: view[field.name] for field in notation.position_fields if field.name in view}
    secrets = secrets_of(notation.game.id)
    secrets.fill_in(position, view)
    table = notation.read_position(position)
    secrets.draw(table, view, dice, None)
    return table


def draw_secrets(table: Agenda, view: View, dice: random.Random, leanings: Leanings = None) -> None:
    """Draw the secrets of a table made from this view anew; far quicker than to make the table again.

    The leanings say how likely each action card is to have been chosen; None if each is as likely as any other.
    """
    secrets_of(view["game"]).draw(table, view, dice, leanings)


class Secrets(Protocol):
    """What the views of a game keep back."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Put something possible into a position where the view keeps something back."""

    def draw(self, table: Any, view: View, dice: random.Random, leanings: Leanings) -> None:
        """Draw what the view keeps back, and put it into the table."""


def secrets_of(game: str) -> Secrets:
    """What is secret in a game."""
    secrets: Secrets = part_of(game, "bots.secrets").SECRETS
    return secrets
