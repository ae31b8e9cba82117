"""The cards in words, and what each is good for."""

from karfunkel.games.emerald.rules.ending import BONUS_POINTS, TREASURE_POINTS
from karfunkel.games.emerald.rules.names import GEM_NAMES
from karfunkel.games.emerald.rules.state import COPIES, GEMS, GOLD_VALUES, TREASURES

STYLES = {"ruby": "red", "emerald": "green", "garnet": "magenta", "turquoise": "cyan"}
SHORT = {"ruby": "ruby", "emerald": "emer", "garnet": "garn", "turquoise": "turq"}
"""How the gems are called where there is little room."""
FOUR_KINDS = "four-kinds"

EXPLAINED = ("gold", *GEM_NAMES, "treasure", FOUR_KINDS)


def gold_name(value: str) -> str:
    """A gold card in words."""
    return f"[yellow]gold {value}[/]"


def gem_name(kind: str) -> str:
    """A gem in words."""
    article = "an" if kind[0] in "aeiou" else "a"
    return f"{article} [{STYLES[kind]}]{kind}[/]"


def card_name(pile: str, card: str) -> str:
    """A card in words."""
    return gold_name(card) if pile == "gold" else gem_name(card)


def bonus_name(bonus: str) -> str:
    """What a bonus card is for, in words."""
    return "four different gems" if bonus == FOUR_KINDS else f"most of the gem [{STYLES[bonus]}]{bonus}[/]"


def explain_card(card: str) -> str | None:
    """What a card is good for; None if there is no such card."""
    if card == "gold":
        return (
            f"[bold]gold[/]: counts its value, 1 to {GOLD_VALUES}. It can bribe the dragon to leave a caught knight "
            "where it stands; then the card is gone, whatever its value."
        )
    if card in GEM_NAMES:
        return (
            f"[bold]{card}[/]: counts 1; who alone has most of its kind gets {BONUS_POINTS} more at the end. There are "
            f"{COPIES[GEMS]} of each kind. It cannot bribe the dragon."
        )
    if card == "treasure":
        return f"[bold]treasure[/]: counts {TREASURE_POINTS}. There are {TREASURES}; the last one ends the game."
    if card == FOUR_KINDS:
        return f"[bold]four-kinds[/]: {BONUS_POINTS} for the first player who has a gem of each of the four kinds."
    return None
