"""A trade solved backwards is what trying everything gives."""

import itertools
import random

import pytest

from karfunkel.engine import Binding, unwrapped
from karfunkel.games.edelstein.bots.evaluation_terms import may_decline
from karfunkel.games.trading.bots.pair_trade_value import NOT_DONE, end_of_trade, last_offer_end
from karfunkel.games.trading.bots.trade_solver import (
    MOST_OFFERED,
    NEVER,
    NO_OFFER,
    Bargain,
    doer_of,
    end_of,
    gems_of_end,
    given_at,
    solve,
)
from karfunkel.games.trading.rules.state import COLOURS

Offer = tuple[int, ...]


def some_bargain(dice: random.Random, most: int) -> Bargain:
    """A trade with small stocks, in which every gem given and the action bring each side any number."""
    bargain = Bargain()
    bargain.have[:] = [dice.choice((0, 0, 1, 2)) for _ in range(2 * COLOURS)]
    for doer, side in itertools.product(range(2), repeat=2):
        bargain.done[doer, side] = dice.uniform(-1, 1) + (1.5 if doer == side else 0.0)
        for colour, number in itertools.product(range(COLOURS), range(1, most + 1)):
            sign = -1 if doer == side else 1
            bargain.given[given_at(doer, side, colour, number)] = sign * number * dice.uniform(0.1, 1.0)
    return bargain


def offers_of(bargain: Bargain, side: int, most: int) -> list[Offer]:
    stocks = (range(number + 1) for number in bargain.have[side * COLOURS : (side + 1) * COLOURS])
    return [offer for offer in itertools.product(*stocks) if 0 < sum(offer) <= most]


def rank(offer: Offer) -> tuple[int, Offer]:
    """[E33]"""
    return sum(offer), offer


def brought(bargain: Bargain, doer: int, offer: Offer) -> tuple[float, float]:
    parts = [
        bargain.done[doer, side] + sum(bargain.given[given_at(doer, side, c, n)] for c, n in enumerate(offer))
        for side in (0, 1)
    ]
    return parts[0], parts[1]


def after(bargain: Bargain, doer: int, offer: Offer, most: int) -> tuple[float, float]:
    """What both sides get after an offer of a side, if both answer as is best for them: all answers are tried."""
    other = 1 - doer
    ends = [brought(bargain, doer, offer)]
    for higher in offers_of(bargain, other, most):
        if rank(higher) > rank(offer):
            ends.append(after(bargain, other, higher, most))
    return max(ends, key=lambda end: end[other])


def in_order_of_solve(most: int) -> list[Offer]:
    everything = (offer for offer in itertools.product(range(most + 1), repeat=COLOURS) if 0 < sum(offer) <= most)
    return sorted(everything, key=rank, reverse=True)


@pytest.mark.parametrize("seed", range(12))
def test_it_is_what_trying_everything_gives(seed: int) -> None:
    most = 2 + seed % 2
    bargain = some_bargain(random.Random(seed), most)
    assert solve(bargain, most, NO_OFFER) == len(in_order_of_solve(most))
    for side in (0, 1):
        own = offers_of(bargain, side, most)
        for number, offer in enumerate(in_order_of_solve(most)):
            found = bargain.offer_brings[side, number]
            assert found == pytest.approx(after(bargain, side, offer, most)[side] if offer in own else NEVER)
        best = max((after(bargain, side, offer, most)[side] for offer in own), default=NEVER)
        assert bargain.best[side, side] == pytest.approx(best)


def test_only_offers_above_the_standing_one_are_thought_of() -> None:
    bargain = some_bargain(random.Random(5), 3)
    standing = (0, 1, 0, 1)
    above = [offer for offer in in_order_of_solve(3) if rank(offer) > rank(standing)]
    assert solve(bargain, 3, end_of(0, *standing)) == len(above)


def test_an_end_is_one_number() -> None:
    for doer, offer in itertools.product((0, 1), [(0, 0, 0, 0), (5, 0, 0, 0), (1, 2, 1, 1), (0, 0, 0, 5)]):
        end = end_of(doer, *offer)
        assert doer_of(end) == doer
        assert tuple(gems_of_end(end, colour) for colour in range(COLOURS)) == offer


def plain_end(bargain: Bargain) -> int:
    end: int = Binding(unwrapped, {"may_decline": may_decline})(end_of_trade)(bargain, MOST_OFFERED)
    return end


def test_E32_who_has_no_gem_declines_and_gets_one_for_it() -> None:
    """The other gives its least dear gem for the action."""
    bargain = Bargain()
    bargain.have[:] = [0, 0, 0, 0, 2, 2, 2, 2]
    bargain.done[1, 1] = 2.0
    for colour, number in itertools.product(range(COLOURS), range(1, MOST_OFFERED + 1)):
        for doer in (0, 1):
            bargain.given[given_at(doer, doer, colour, number)] = -number * (1.0 - 0.2 * colour)
            bargain.given[given_at(doer, 1 - doer, colour, number)] = number * (1.0 - 0.2 * colour)
    assert last_offer_end(bargain) == end_of(1, 0, 0, 0, 1)
    assert plain_end(bargain) == end_of(1, 0, 0, 0, 1)


def test_E32_nobody_does_what_brings_neither_anything() -> None:
    bargain = Bargain()
    bargain.have[:] = [1] * 8
    for doer, side in itertools.product(range(2), repeat=2):
        bargain.done[doer, side] = -1.0 if doer == side else 0.0
        for colour in range(COLOURS):
            bargain.given[given_at(doer, side, colour, 1)] = -1.0 if doer == side else 1.0
    assert plain_end(bargain) == NOT_DONE


def test_who_wants_it_more_pays_just_enough() -> None:
    """The action is worth 3 to the opener and 1 to the other, a gem 1 to both: the opener pays with one gem."""
    bargain = Bargain()
    bargain.have[:] = [0, 0, 0, 4, 0, 0, 0, 4]
    bargain.done[0, 0], bargain.done[1, 1] = 3.0, 1.0
    for number, doer in itertools.product(range(1, MOST_OFFERED), range(2)):
        bargain.given[given_at(doer, doer, 3, number)] = -1.0 * number
        bargain.given[given_at(doer, 1 - doer, 3, number)] = 1.0 * number
    assert plain_end(bargain) == end_of(0, 0, 0, 0, 1)
