"""The event cards in one sentence each."""

from karfunkel.cli.terminal.words import View
from karfunkel.games.edelstein.rules.cards import (
    CERTIFICATE,
    EVENT_COPIES,
    EVENT_IDS,
    FOUR,
    FOUR_COLOURS,
    HALVE,
    MAJOR,
    MAJOR_ANY,
    MAJOR_ANY_PAYS,
    MAJOR_PAYS,
    MOST_CERTIFICATES_PAY,
    PER,
    REMOVE,
    SCORE_HALF,
    SCORING_KINDS,
    SECOND_CERTIFICATES_PAY,
    SWAP,
    TAKEN_BY_THREE,
    THREE,
)
from karfunkel.games.trading.rules.check import COLOUR_NAMES
from karfunkel.games.trading.rules.table import COLOURS

"""The colours that the cards four-rb and four-yg set to four."""


def card_effect(card: str, view: View) -> str:
    """What an event card does, in one sentence without its end."""
    kind = EVENT_IDS.index(card)
    if kind == MAJOR_ANY:
        return _major_any(view)
    return _EFFECTS[kind]


def is_kept(card: str) -> bool:
    """Whether a card is kept until the scoring."""
    return EVENT_IDS.index(card) < SCORING_KINDS


def explain_card(card: str, view: View) -> str | None:
    """A card, its effect, when it counts and how many there are; None if there is no such card."""
    if card not in EVENT_IDS:
        return None
    copies = EVENT_COPIES[EVENT_IDS.index(card)]
    number = "There is one such card" if copies == 1 else f"There are {copies} such cards"
    when = "It is kept openly until the next scoring" if is_kept(card) else "It is used at once, or forgone"
    return f"[bold]{card}[/]: {card_effect(card, view)}. {when}. {number} among {sum(EVENT_COPIES)}."


def _major_any(view: View) -> str:
    if view["options"]["major_any"] == "once":
        return f"+{MAJOR_ANY_PAYS} at the scoring if you alone have most gems of any colour"
    return f"+{MAJOR_ANY_PAYS} at the scoring for every colour of which you alone have most gems"


def _four(kind: int) -> str:
    first, second = (COLOUR_NAMES[colour] for colour in FOUR_COLOURS[kind])
    return f"set your {first} and your {second} gems to {FOUR} each, from or to the supply"


_EFFECTS = {
    **{
        MAJOR + colour: f"+{MAJOR_PAYS[colour]} at the scoring if you alone have most {COLOUR_NAMES[colour]} gems"
        for colour in range(COLOURS)
    },
    **{
        PER + colour: f"+1 at the scoring for each {COLOUR_NAMES[colour]} gem that you have"
        for colour in range(COLOURS)
    },
    CERTIFICATE: f"most certificates bring {MOST_CERTIFICATES_PAY} at the scoring, "
    f"second most {SECOND_CERTIFICATES_PAY}",
    **{kind: _four(kind) for kind in FOUR_COLOURS},
    SCORE_HALF: "choose a colour that is scored now, at half its value",
    SWAP: "give one gem to another player and take one from that player, who cannot refuse",
    REMOVE: "every other player loses one gem, of the colour that you choose, to the supply",
    THREE: f"take {TAKEN_BY_THREE} gems of one colour from the supply",
    HALVE: "every player, you too, gives half of each colour to the supply, rounded down",
}
