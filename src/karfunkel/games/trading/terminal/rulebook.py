"""The rules that the trading games share, in a few paragraphs."""

from collections.abc import Mapping

from karfunkel.cli.terminal.speech import listed
from karfunkel.cli.terminal.words import View
from karfunkel.games.trading.rules.check import COLOUR_NAMES
from karfunkel.games.trading.rules.table import COLOUR_VALUES, GIVEN_BACK_WHEN_SHARED, STAGES
from karfunkel.games.trading.terminal.speech import GemSpeech

DONE_BY_ONE = "Chosen by one player, that player does it; by two, they trade for it; by three or more, nobody does it."
TRADING = (
    "In a trade two players offer each other ever more of their gems for the action. Who accepts gets the gems; who "
    "offered them does the action. A higher offer has more gems, or as many of higher rank (red, yellow, green, blue)."
)


def free_choice(action: str) -> str:
    """[E26], [B14] The action of the game of five."""
    return (
        f"With five players there is also {action}: alone, you exchange one gem for any two; together with others, "
        "each takes one gem."
    )


def majorities(speech: GemSpeech) -> str:
    """[E40] The scoring of the colours."""
    values = ", ".join(f"{name} {value}" for name, value in zip(COLOUR_NAMES, COLOUR_VALUES, strict=True))
    earned = speech.terms.earned
    unit = "" if speech.terms.unit == earned else f" {speech.terms.unit}"
    return (
        f"After each of the {STAGES} stages the player with most gems of a colour gets {earned} ({values}{unit}) and "
        f"gives half of these gems back. Who share most share the {earned} and give {GIVEN_BACK_WHEN_SHARED} gems back."
    )


def legend(speech: GemSpeech, card: str) -> str:
    """What the table shows; `card` tells of a card."""
    colours = listed([f"{speech.heading(colour)} {name}" for colour, name in enumerate(COLOUR_NAMES)])
    return (
        f"The gems of the table are {colours}. A star marks who has most of a colour, the row '* pays' says what that "
        f"brings at the scoring. {card}"
    )


def asked_now(view: View, decisions: Mapping[int, str], asks: Mapping[int, str]) -> str:
    """The decision at hand, and how its moves are written."""
    kind = next(kind for kind, name in decisions.items() if name == view["decision"])
    return f"[bold]Now[/] you are asked {asks[kind]}."
