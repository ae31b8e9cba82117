"""The shape of moves: what a seat may do, described, not listed; an offer of gems has tens of thousands of moves.

Every shape describes exactly the list of moves, in the order of the list. The page reads the same shapes
(`web/src/wire/choices.ts`), and both keep to the same table of cases.
"""

import random
import re
from collections.abc import Iterator
from itertools import accumulate, chain, islice, product
from math import prod

import msgspec

PATIENCE = 40
"""So many offers are drawn at random before all that can be made are listed to draw one of them."""


class Shape(msgspec.Struct, frozen=True, tag_field="shape"):
    """The moves of one decision."""


class MoveList(Shape, frozen=True, tag="list"):
    """Moves one by one."""

    moves: list[str]


class OfferRange(Shape, frozen=True, tag="offer"):
    """A number of each kind of gem, or one of a few other moves.

    An offer such as `2r1b` names, in the order of `kinds`, how many of each it has; what it has none of is left out.
    Of each kind there are at least `least` and at most `most`. It outranks the offer `outrank`: it has more gems in
    all, or as many and more of the first kind of which the two differ. Where nothing stands, that is the empty offer.
    """

    kinds: list[str]
    least: list[int]
    most: list[int]
    outrank: list[int]
    others: list[str]


class OneOfEach(Shape, frozen=True, tag="each"):
    """One of each of these parts, joined in their order without anything between them; or one of a few other moves."""

    parts: list[list[str]]
    others: list[str]


class TooMany(Shape, frozen=True, tag="many"):
    """Moves without a shape, too many to be listed unasked: the list can be asked for."""


MoveShape = MoveList | OfferRange | OneOfEach
"""What a notation says of the moves at a decision."""
Choices = MoveShape | TooMany
"""What is said of them to others."""


def moves_of(choices: MoveShape) -> list[str]:
    """All moves, one by one."""
    return list(_each_move(choices))


def first_moves(choices: MoveShape, most: int) -> list[str]:
    """The moves one by one, but not more than so many."""
    return list(islice(_each_move(choices), most))


def allows(choices: MoveShape, move: str) -> bool:
    """Whether a text is one of the moves."""
    match choices:
        case MoveList(moves):
            return move in moves
        case OfferRange(others=others):
            offer = _read_offer(choices, move)
            return move in others or (offer is not None and _is_in_range(choices, offer))
        case OneOfEach(parts, others):
            return move in others or _is_joined(move, parts)


def random_move(choices: MoveShape, dice: random.Random) -> str:
    """One of the moves, all equally likely, without listing those of a shape if there is a quicker way."""
    match choices:
        case MoveList(moves):
            return dice.choice(moves)
        case OfferRange(others=others):
            return _random_offer(choices, dice) or dice.choice(moves_of(choices))
        case OneOfEach(parts, others):
            number = dice.randrange((prod(map(len, parts)) if parts else 0) + len(others))
            return others[number] if number < len(others) else "".join(map(dice.choice, parts))


def _each_move(choices: MoveShape) -> Iterator[str]:
    match choices:
        case MoveList(moves):
            return iter(moves)
        case OfferRange(others=others):
            return chain(_offers(choices), others)
        case OneOfEach(parts, others):
            return chain(map("".join, product(*parts)) if parts else (), others)


# ---- offers


def _offers(bounds: OfferRange) -> Iterator[str]:
    """All offers, counted up kind by kind from the last one."""
    still_to_come = [*accumulate(reversed(bounds.most), initial=0)][-2::-1]
    last = len(bounds.kinds) - 1

    def go_on(text: str, offer: tuple[int, ...], missing: int) -> Iterator[str]:
        """The offers that begin like this one, which lacks so many gems to be as large as the one to outrank."""
        at = len(offer)
        kind = bounds.kinds[at]
        least = missing - still_to_come[at]
        if at == last and list(offer) <= bounds.outrank[:last]:
            least += 1
        for count in range(max(least, bounds.least[at]), bounds.most[at] + 1):
            begun = f"{text}{count}{kind}" if count else text
            if at == last:
                yield begun
            else:
                yield from go_on(begun, (*offer, count), missing - count)

    return go_on("", (), sum(bounds.outrank))


def _read_offer(bounds: OfferRange, text: str) -> list[int] | None:
    """How many gems of each kind a text names; None if it is not how an offer is written."""
    parts = "".join(rf"(?:([1-9]\d*){re.escape(kind)})?" for kind in bounds.kinds)
    match = re.fullmatch(parts, text, re.ASCII)
    return [int(number or 0) for number in match.groups()] if match else None


def _is_in_range(bounds: OfferRange, offer: list[int]) -> bool:
    counts = zip(bounds.least, offer, bounds.most, strict=True)
    within = all(least <= count <= most for least, count, most in counts)
    return within and (sum(offer), offer) > (sum(bounds.outrank), bounds.outrank)


def _random_offer(bounds: OfferRange, dice: random.Random) -> str | None:
    """An offer or another move, drawn until it outranks; None if that does not happen soon."""
    sizes = [max(0, most - least + 1) for least, most in zip(bounds.least, bounds.most, strict=True)]
    in_all = prod(sizes)
    for _ in range(PATIENCE):
        number = dice.randrange(in_all + len(bounds.others))
        if number >= in_all:
            return bounds.others[number - in_all]
        offer = []
        for least, size in zip(bounds.least, sizes, strict=True):
            number, more = divmod(number, size)
            offer.append(least + more)
        if _is_in_range(bounds, offer):
            return "".join(f"{count}{kind}" for count, kind in zip(offer, bounds.kinds, strict=True) if count)
    return None


# ---- one of each


def _is_joined(text: str, parts: list[list[str]]) -> bool:
    """Whether a text is made of one of each of these parts."""
    ends = {0}
    for part in parts:
        ends = {end + len(word) for end in ends for word in part if text.startswith(word, end)}
    return bool(parts) and len(text) in ends
