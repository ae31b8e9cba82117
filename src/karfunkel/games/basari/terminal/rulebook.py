"""The rules in a few paragraphs, the actions, and each decision explained."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.basari.notation.moves import ASKS, DECISIONS
from karfunkel.games.basari.rules.state import MANY_WORKERS, WORKERS_PAY
from karfunkel.games.trading.rules.table import MAX_PLAYERS
from karfunkel.games.trading.terminal import rulebook
from karfunkel.games.trading.terminal.speech import GemSpeech

CHOOSING = (
    "Each round every player gets a bazaar card, its current card, and secretly chooses an action: [bold]A[/] (one "
    "more card, for its workers), [bold]B[/] (the points of the current card) or [bold]C[/] (its gems, from the "
    f"supply). {rulebook.DONE_BY_ONE}"
)
OPENING = "Who has more red gems (then yellow, green, blue) opens the trade, and must offer at least one gem."
WORKERS = (
    "Cards, and the workers on them, stay before you until the stage is scored. A stage ends with the round in which "
    f"somebody has {MANY_WORKERS} workers or more; everybody who has so many then gets {WORKERS_PAY} points."
)
CARD = "A card such as rrb +5 w2 offers two red gems and a blue one, or 5 points; it has two workers."

EXPLAINED = {
    "A": "take the top card of the stack. Its workers count as yours until the stage is scored; your current card "
    "stays the one you were dealt",
    "B": "note the points of your current card",
    "C": "take the gems of your current card from the supply, as far as it has them",
    "D": f"free choice, with {MAX_PLAYERS} players only. Alone, give one gem to the supply and take any two; without a "
    "gem, take two for nothing. Together with others, each takes one gem. It is never traded for",
}


def rules(speech: GemSpeech, view: View) -> list[str]:
    """The game in a few paragraphs."""
    free = [rulebook.free_choice("[bold]D[/], free choice")] if view["players"] == MAX_PLAYERS else []
    trading = f"{rulebook.TRADING} {OPENING}"
    scoring = f"{rulebook.majorities(speech)} All other gems stay. Most points at the end win; a tie is a shared win."
    return [CHOOSING, *free, trading, WORKERS, scoring, rulebook.legend(speech, CARD)]


def explain_action(action: str) -> str | None:
    """What an action does; None if there is no such action."""
    return f"[bold]{action}[/]: {EXPLAINED[action]}." if action in EXPLAINED else None


def advice(view: View) -> str:
    """The decision at hand, and how its moves are written."""
    return f"{rulebook.asked_now(view, DECISIONS, ASKS)} An action is explained by its letter: help A"
