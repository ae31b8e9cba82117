"""The rules in a few paragraphs, and each decision explained."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.edelstein.notation.moves import ASKS, DECISIONS
from karfunkel.games.trading.terminal import rulebook
from karfunkel.games.trading.terminal.speech import GemSpeech

CHOOSING = (
    "Each round every player gets a gem card and secretly chooses an action: [bold]money[/] (the amount on the "
    "card), [bold]event[/] (an event card) or [bold]gems[/] (the gems on the card, from the supply). "
    f"{rulebook.DONE_BY_ONE}"
)
GUESSING = (
    "You take turns at being active. The active player gets a gem card and secretly chooses [bold]money[/], "
    "[bold]event[/] or [bold]gems[/]. The other guesses. Right at once: nobody does it. Right the second time: you "
    "trade for it. Wrong twice: the active player does it."
)
CARD = "A card such as rrb +5 offers two red gems and a blue one, or 5 million."


def rules(speech: GemSpeech, view: View) -> list[str]:
    """The game in a few paragraphs."""
    choosing = [GUESSING] if view["players"] == 2 else [CHOOSING]
    free = [rulebook.free_choice("[bold]free[/]")] if view["players"] == 5 else []
    scoring = f"{rulebook.majorities(speech)} Kept event cards pay then, too. Most money at the end wins."
    return [*choosing, *free, rulebook.TRADING, scoring, rulebook.legend(speech, CARD)]


def advice(view: View) -> str:
    """The decision at hand, and how its moves are written."""
    card = view.get("using") or view["event"] or "swap"
    return f"{rulebook.asked_now(view, DECISIONS, ASKS)} An event card is explained by its name: help {card}"
