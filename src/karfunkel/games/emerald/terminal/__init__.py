"""Emerald in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.cli.terminal.move_question import Question
from karfunkel.cli.terminal.seat_grids import Column
from karfunkel.games.emerald.terminal.card_texts import EXPLAINED, STYLES, explain_card
from karfunkel.games.emerald.terminal.decision_context import EmeraldDecisionContext
from karfunkel.games.emerald.terminal.decision_questions import ASKED
from karfunkel.games.emerald.terminal.table_picture import picture


class EmeraldUI(GameUI):
    """Emerald, as the person at one seat sees it."""

    styles = STYLES

    def draw(self, view: View) -> RenderableType:
        """The table."""
        return picture(self, view)

    def ask(self, view: View, moves: Sequence[str]) -> Question:
        """What the person is to decide."""
        return ASKED[view["decision"]](EmeraldDecisionContext(self, view, moves))

    def explain(self, card: str, view: View) -> str | None:
        """What a card is good for."""
        return explain_card(self, card)

    def cards(self) -> tuple[str, ...]:
        """The cards that can be explained."""
        return EXPLAINED

    def result_columns(self, view: View) -> list[Column]:
        """The points, and what they come from."""
        numbers = [_counted(view, seat) for seat in range(view["players"])]

        def column(name: str) -> Column:
            return Column(self.words.say("column", column=name), lambda seat: str(numbers[seat][name]), "right")

        return [column(name) for name in numbers[0]]


def _counted(view: View, seat: int) -> dict[str, int]:
    return {
        "total": view["scores"][seat],
        "gold": sum(map(int, view["gold"][seat])),
        "treasures": view["treasures"][seat],
        "gems": len(view["gems"][seat]),
        "bonuses": _bonuses(view, seat),
    }


def _bonuses(view: View, seat: int) -> int:
    """How many bonus cards a seat has."""
    return list(view["kind_bonuses"].values()).count(seat) + (view.get("four_kinds") == seat)


UI = EmeraldUI
