"""[E33], [E34] All offers of a trade at once, for those who want to see them all: there can be tens of thousands.

`legal` answers how an offer can go on, one colour after the other. This gives the same offers in the same order,
without asking for each of them.
"""

from collections.abc import Iterator

from karfunkel.games.trading.rules.state import BLUE, COLOURS, COUNT, GemTable
from karfunkel.games.trading.rules.trading import standing_offer

Offers = tuple[int, int, int, range]
"""Offers that differ only in blue: so many red, yellow and green gems, and how many blue ones there can be."""


def all_offers(table: GemTable, seat: int) -> Iterator[Offers]:
    """All offers that outrank the standing one: with more gems, or with as many and higher in the first that differs.

    Of the offers that go on as the one under way has begun, if one has. A colour is counted from the fewest gems with
    which the offer, with all that the seat has of the later colours, still has as many gems as the standing one.
    """
    reds, yellows, greens, blues = (_counts(table, seat, colour) for colour in range(COLOURS))
    standing = standing_offer(table)
    standing_before_blue = table.offer[:BLUE]
    for red in _from(standing - yellows[-1] - greens[-1] - blues[-1], reds):
        for yellow in _from(standing - red - greens[-1] - blues[-1], yellows):
            for green in _from(standing - red - yellow - blues[-1], greens):
                least = standing - red - yellow - green
                if [red, yellow, green] <= standing_before_blue:
                    least += 1
                yield red, yellow, green, _from(least, blues)


def _counts(table: GemTable, seat: int, colour: int) -> range:
    """The numbers of gems of a colour that a seat can offer: of those it has, or what it has already said."""
    if colour < table.said_count:
        said = table.said[colour] - COUNT
        return range(said, said + 1)
    return range(table.gems[seat, colour] + 1)


def _from(least: int, counts: range) -> range:
    """The counts that are not below the least."""
    return counts if least <= counts.start else range(least, counts.stop)
