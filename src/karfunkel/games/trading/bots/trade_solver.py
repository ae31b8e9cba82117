"""Solves a trade by backward induction over the offers.

Offers are totally ordered, each must outrank the one before, and both sides see everything: so the best answer to an
offer is known once the answers to all higher ones are. The offers of up to a few gems are gone through from the highest
to the lowest. To each belongs what comes of it: the other side accepts, or makes the higher offer that suits it best.
What is still above those offers is left out: nobody gives so much.

The two sides are numbered 0 and 1; side 0 is the seat that opens the trade. What an outcome brings a side is the sum of
what the action brings it and what the gems do, colour by colour.
"""

from karfunkel.engine import Numbers, Record, Row, int64, rule
from karfunkel.engine.record_float_fields import Plane, float64
from karfunkel.games.trading.rules.state import COLOURS

MOST_OFFERED = 5
"""No offer with more gems is thought of."""
OFFERS = 125
"""So many offers of one to five gems there are."""
SIDES = 2
NEVER = -1e9
"""What an offer brings that cannot be made."""
NO_OFFER = -1


class Bargain(Record):
    """A trade under consideration."""

    have: Row = int64(SIDES * COLOURS)
    """The gems of both sides."""
    done: Plane = float64(SIDES, SIDES)
    """What it brings each side (column) if one side (row) does the action,"""
    given: Numbers = float64(SIDES * SIDES * COLOURS * (MOST_OFFERED + 1))
    """and if that side then gives so many gems of a colour: see `given_at`."""
    offer_brings: Plane = float64(SIDES, OFFERS)
    """What comes of each offer, from the highest to the lowest, for the side that makes it."""
    best: Plane = float64(SIDES, SIDES)
    """What the best offer of a side (row) so far brings each side,"""
    best_end: Row = int64(SIDES)
    """and how it ends: the side that does the action and the gems it gives, see `end_of`."""
    others_part: Numbers = float64(SIDES)
    """What the offer of a side that is being weighed brings the other one,"""
    end: Row = int64(SIDES)
    """and how it ends."""


@rule
def given_at(doer: int, side: int, colour: int, number: int) -> int:
    """Where it stands what it brings a side if the doer gives so many gems of a colour."""
    return ((doer * SIDES + side) * COLOURS + colour) * (MOST_OFFERED + 1) + number


@rule
def end_of(doer: int, red: int, yellow: int, green: int, blue: int) -> int:
    """An end of a trade as one number: who does the action, for which gems."""
    return (((doer * 8 + red) * 8 + yellow) * 8 + green) * 8 + blue


@rule
def doer_of(end: int) -> int:
    """The side that does the action."""
    return end >> 12


@rule
def gems_of_end(end: int, colour: int) -> int:
    """How many gems of a colour the doer gives."""
    return (end >> (3 * (COLOURS - 1 - colour))) & 7


@rule
def brings(bargain: Bargain, doer: int, side: int, red: int, yellow: int, green: int, blue: int) -> float:
    """What it brings a side if the doer does the action and gives these gems."""
    return (
        bargain.done[doer, side]
        + bargain.given[given_at(doer, side, 0, red)]
        + bargain.given[given_at(doer, side, 1, yellow)]
        + bargain.given[given_at(doer, side, 2, green)]
        + bargain.given[given_at(doer, side, 3, blue)]
    )


@rule
def has(bargain: Bargain, side: int, red: int, yellow: int, green: int, blue: int) -> bool:
    """Whether a side has these gems."""
    return (
        bargain.have[side * COLOURS] >= red
        and bargain.have[side * COLOURS + 1] >= yellow
        and bargain.have[side * COLOURS + 2] >= green
        and bargain.have[side * COLOURS + 3] >= blue
    )


@rule
def evaluate_offer(bargain: Bargain, doer: int, offer: int, red: int, yellow: int, green: int, blue: int) -> None:
    """What comes of an offer of a side; all higher offers of both sides have been weighed."""
    bargain.offer_brings[doer, offer] = NEVER
    if not has(bargain, doer, red, yellow, green, blue):
        return
    other = 1 - doer
    accepted = brings(bargain, doer, other, red, yellow, green, blue)
    if bargain.best[other, other] > accepted:
        bargain.offer_brings[doer, offer] = bargain.best[other, doer]
        bargain.others_part[doer] = bargain.best[other, other]
        bargain.end[doer] = bargain.best_end[other]
    else:
        bargain.offer_brings[doer, offer] = brings(bargain, doer, doer, red, yellow, green, blue)
        bargain.others_part[doer] = accepted
        bargain.end[doer] = end_of(doer, red, yellow, green, blue)


@rule
def remember_offer(bargain: Bargain, doer: int, offer: int) -> None:
    """If the offer just weighed is the best of its side so far, remember what comes of it."""
    if bargain.offer_brings[doer, offer] > bargain.best[doer, doer]:
        bargain.best[doer, doer] = bargain.offer_brings[doer, offer]
        bargain.best[doer, 1 - doer] = bargain.others_part[doer]
        bargain.best_end[doer] = bargain.end[doer]


@rule
def solve(bargain: Bargain, most: int, standing: int) -> int:
    """Solve a trade over the offers of up to `most` gems that outrank the standing one; how many offers those are.

    The standing offer is an `end_of` side 0 with its gems, at most `most`; or NO_OFFER.
    """
    for side in range(SIDES):
        bargain.best[side, side] = NEVER
        bargain.best_end[side] = NO_OFFER
    offer = 0
    for size in range(most, 0, -1):
        for red in range(size, -1, -1):
            for yellow in range(size - red, -1, -1):
                for green in range(size - red - yellow, -1, -1):
                    blue = size - red - yellow - green
                    if standing != NO_OFFER and not outranks(standing, size, end_of(0, red, yellow, green, blue)):
                        return offer
                    evaluate_offer(bargain, 0, offer, red, yellow, green, blue)
                    evaluate_offer(bargain, 1, offer, red, yellow, green, blue)
                    remember_offer(bargain, 0, offer)
                    remember_offer(bargain, 1, offer)
                    offer += 1
    return offer


@rule
def outranks(standing: int, size: int, end: int) -> bool:
    """[E33] Whether an offer has more gems than the standing one, or as many of higher rank."""
    standing_size = 0
    for colour in range(COLOURS):
        standing_size += gems_of_end(standing, colour)
    if size != standing_size:
        return size > standing_size
    return end > standing
