"""Determinization: from the view of a seat to a full table, with what is hidden drawn at random.

A view has everything but the secrets. Those are drawn at random from all that the view leaves possible, as the game's
own `bots/hidden_information.py` says, or its verb `determinize`. Nothing here knows the real table.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from karfunkel.engine import WORDS, Agenda, Dice, forget_said, say, shake
from karfunkel.errors import Error, InvalidPosition, shown
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, optional_part
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.notation.position_fields import is_number

View = Mapping[str, Any]
ActionWeights = Sequence[float] | None


UNREADABLE = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What is raised where values of a view are not such as its game shows."""


def table_from_view(view: View, dice: random.Random) -> Any:
    """A plain table that looks like this view to its seat: the real one but for the secrets, which are drawn.

    Each possibility is as likely as any other. A view comes from anywhere, and compiled rules check nothing, so
    whatever is wrong with it is found here: InvalidPosition, or another Error.
    """
    try:
        table = _drawn_table(view, dice)
        wrong = [*_wrong_seat(table, view["seat"]), *game_called(view["game"]).check(table)]
    except UNREADABLE as error:
        raise InvalidPosition([f"the view cannot be read ({type(error).__name__}: {error})"]) from error
    if wrong:
        raise InvalidPosition(wrong)
    return table


def table_to_decide(view: View, dice: random.Random) -> Any:
    """Such a table from the view of a seat that may move now; InvalidPosition if it may not."""
    table, seat, game = table_from_view(view, dice), view["seat"], game_called(view["game"])
    if not game.plain.acts(table, seat):
        raise InvalidPosition([f"seat {seat} may not move now"])
    if not _has_begun_legally(game, table, seat):
        raise InvalidPosition([f"what seat {seat} has said is not the beginning of a move"])
    return table


def _drawn_table(view: View, dice: random.Random) -> Any:
    notation = notation_of(view["game"])
    position = {field.name: view[field.name] for field in notation.position_fields if field.name in view}
    hidden = hidden_information_of(notation.game.id)
    hidden.fill_in(position, view)
    table = notation.read_seen(position)
    hidden.draw(table, view, dice, None)
    return table


def _has_begun_legally(game: Game, table: Agenda, seat: int) -> bool:
    """Whether what was said of a move under way can have been said."""
    said = table.said[: table.said_count]
    forget_said(table)
    for action in said:
        if action not in game.legal_actions(table, seat):
            return False
        say(table, action)
        if not game.plain.unfinished(table, seat):
            return False
    return True


def _wrong_seat(table: Agenda, seat: object) -> list[str]:
    return [] if is_number(seat) and seat in range(table.players) else [f"there is no seat {shown(seat)}"]


def redraw_hidden_information(
    table: Agenda, view: View, dice: random.Random, action_weights: ActionWeights = None
) -> None:
    """Draw the secrets of a table made from this view anew; far quicker than to make the table again.

    The weights say how likely each action is to have been chosen; None if each is as likely as any other.
    """
    hidden_information_of(view["game"]).draw(table, view, dice, action_weights)


class HiddenInformation(Protocol):
    """What the views of a game keep back."""

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Put something possible into a position where the view keeps something back."""

    def draw(self, table: Any, view: View, dice: random.Random, action_weights: ActionWeights) -> None:
        """Draw what the view keeps back, and put it into the table."""


def hidden_information_of(game: str) -> HiddenInformation:
    """What is secret in a game."""
    brought = optional_part(game, "bots.hidden_information")
    hidden: HiddenInformation = DrawnByRules(game_called(game)) if brought is None else brought.HIDDEN_INFORMATION
    return hidden


class DrawnByRules:
    """The secrets of a game, drawn by its verb `determinize`; its views show the fields of its record as they are."""

    def __init__(self, game: Game) -> None:
        refuse_unimaginable(game)
        self._game = game

    def fill_in(self, position: dict[str, Any], view: View) -> None:
        """Say as positions do what views say otherwise: that the game is over, and the options."""
        position |= {name: int(value) for name, value in position.items() if isinstance(value, bool)}
        if self._game.options and "options" not in position:
            position["options"] = {
                option.name: view[option.name] for option in self._game.options if option.name in view
            }

    def draw(self, table: Any, view: View, dice: random.Random, action_weights: ActionWeights) -> None:
        """Blank what the seat may not see, and draw it."""
        luck = Dice([0] * WORDS)
        shake(luck, dice.getrandbits(32), 0)
        self._game.plain.hide(table, view["seat"])
        self._game.plain.determinize(table, view["seat"], luck)


def refuse_unimaginable(game: Game) -> None:
    """Error if the rules of a game hide something, and do not say how it is to be imagined."""
    if game.has_secrets and not game.brings("determinize"):
        raise Error(f"bots cannot play {game.title}: its rules hide things, and have no determinize to imagine them")
