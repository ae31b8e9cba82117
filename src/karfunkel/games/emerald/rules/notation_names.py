"""What things are called, in positions, moves and messages."""

from karfunkel.games.emerald.rules.state import (
    CHAMBER,
    CHAMBERWARDS,
    EXIT,
    FIELDS,
    GEM_KINDS,
    GOLD_VALUES,
    KEEP,
    PILES,
    TOWERS,
)

GOLD_NAMES = tuple(str(value + 1) for value in range(GOLD_VALUES))
GEM_NAMES = ("ruby", "emerald", "garnet", "turquoise")
CARD_NAMES = (GOLD_NAMES, GEM_NAMES)
"""The cards of each pile by face: a gold card is called by its value."""
PILE_NAMES = ("gold", "gem")

PLACE_NAMES = (
    *(f"T{tower + 1}" for tower in range(TOWERS)),
    "K",
    *(str(field) for field in range(1, FIELDS + 1)),
    "chamber",
)
COLOUR_LETTERS = "ab"
"""The two colours of each of two players."""

FACING_NAMES = {EXIT: "exit", CHAMBERWARDS: "chamber"}


def place_name(place: int) -> str:
    """A start place, a field or the chamber."""
    return PLACE_NAMES[place]


def colour_letter(players: int, colour: int) -> str:
    """`a` or `b` for the colours of two players; nothing for more players, who have one each."""
    return COLOUR_LETTERS[colour % 2] if players == 2 else ""


def colour_name(players: int, colour: int) -> str:
    """A colour of knights by the seat that has it: `2`, of two players `1b`."""
    return f"{colour // 2}{colour_letter(players, colour)}" if players == 2 else str(colour)


assert len(PILE_NAMES) == PILES
assert len(GEM_NAMES) == GEM_KINDS
assert PLACE_NAMES[KEEP] == "K"
assert PLACE_NAMES[CHAMBER] == "chamber"
