"""The rules in a few paragraphs, and each decision explained."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.emerald.notation.moves import ASKS, DECISIONS
from karfunkel.games.emerald.rules.ending import BONUS_POINTS, TREASURE_POINTS
from karfunkel.games.emerald.rules.state import TREASURES

MOVING = (
    "In your turn you move one knight, or two different ones. A knight goes as many steps as there are knights where "
    "it leaves, itself counted. Knights go from the castle (T1 to T4, K) over the meadow (1 to 6) through the cave (7 "
    "to 15) into the chamber, where each takes a treasure and your turn ends."
)
TWO_COLOURS = "Of two players each has two colours, a and b; both knights of a turn are of one colour."
CARDS = (
    "Where a card lies you must take one, gold or a gem, and your turn ends. On the table 3+2 is a stack whose open "
    "card is gold 3, with two cards below it."
)
DRAGON = (
    "A knight that ends its move beside the bar (=====) or on the dragon's field wakes the dragon: it walks 1 to 3 "
    "fields the way it faces ([bold]<D[/] or [bold]D>[/]), back and forth beside the bar, and catches a knight where "
    "it stops. Its owner pays a gold card, or the knight goes to the nest. Then the bar moves on."
)
END = (
    f"The game ends when the last of {TREASURES} treasures is taken, or when a player has one knight left. Gold counts "
    f"its value, a treasure {TREASURE_POINTS}, a gem 1. {BONUS_POINTS} more for the first with all four kinds of gems, "
    f"and at the end {BONUS_POINTS} for whoever alone has most of a kind."
)
DECISION_OF = {name: kind for kind, name in DECISIONS.items()}


def rules(view: View) -> list[str]:
    """The game in a few paragraphs."""
    return [MOVING, *([TWO_COLOURS] if view["players"] == 2 else []), CARDS, DRAGON, END]


def advice(view: View) -> str:
    """The decision at hand, and how its moves are written."""
    return (
        f"[bold]Now[/] you are asked {ASKS[DECISION_OF[view['decision']]]}. A card is explained by its name: help gold"
    )
