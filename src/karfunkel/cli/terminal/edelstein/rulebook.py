"""The rules in a few paragraphs, and each decision explained."""

from karfunkel.cli.terminal.edelstein.speech import Speech, listed
from karfunkel.cli.terminal.words import View
from karfunkel.notation.edelstein.moves import ASKS, DECISIONS
from karfunkel.rules.gems.check import COLOUR_NAMES
from karfunkel.rules.gems.table import COLOUR_VALUES, STAGES

CHOOSING = (
    "Each round every player gets a gem card and secretly chooses an action: [bold]money[/] (the amount on the "
    "card), [bold]event[/] (an event card) or [bold]gems[/] (the gems on the card, from the supply). Chosen by one "
    "player, that player does it; by two, they trade for it; by three or more, nobody does it."
)
GUESSING = (
    "You take turns at being active. The active player gets a gem card and secretly chooses [bold]money[/], "
    "[bold]event[/] or [bold]gems[/]. The other guesses. Right at once: nobody does it. Right the second time: you "
    "trade for it. Wrong twice: the active player does it."
)
FREE = (
    "With five players there is also [bold]free[/]: alone, you exchange one gem for any two; together with others, "
    "each takes one gem."
)
TRADING = (
    "In a trade two players offer each other ever more of their gems for the action. Who accepts gets the gems; who "
    "offered them does the action. A higher offer has more gems, or as many of higher rank (red, yellow, green, blue)."
)
DECISION_OF = {name: kind for kind, name in DECISIONS.items()}


def rules(speech: Speech, view: View) -> list[str]:
    """The game in a few paragraphs."""
    choosing = [GUESSING] if view["players"] == 2 else [CHOOSING]
    free = [FREE] if view["players"] == 5 else []
    values = ", ".join(f"{name} {value}" for name, value in zip(COLOUR_NAMES, COLOUR_VALUES, strict=True))
    scoring = (
        f"After each of the {STAGES} stages the player with most gems of a colour gets money ({values} million) and "
        "gives half of these gems back. Who share most share the money and give 2 gems back. Kept event cards pay "
        "then, too. Most money at the end wins."
    )
    return [*choosing, *free, TRADING, scoring, _legend(speech)]


def _legend(speech: Speech) -> str:
    colours = listed([f"{speech.heading(colour)} {name}" for colour, name in enumerate(COLOUR_NAMES)])
    return (
        f"The gems of the table are {colours}. A star marks who has most of a colour, the row '* pays' says what that "
        "brings at the scoring. A card such as rrb +5 offers two red gems and a blue one, or 5 million."
    )


def advice(view: View) -> str:
    """The decision at hand, and how its moves are written."""
    kind = DECISION_OF[view["decision"]]
    card = view.get("using") or view["event"] or "swap"
    return f"[bold]Now[/] you are asked {ASKS[kind]}. An event card is explained by its name: help {card}"
