"""Seats: drawn by fair chance when a game begins, or kept as people sat down; a rematch moves everybody on."""

from collections import Counter

import pytest

from karfunkel.errors import Error
from karfunkel.games.registry import GAMES
from karfunkel.match.commands import SeatBot, Sit, Start
from karfunkel.match.events import BotSat, Started
from karfunkel.match.match import Match
from karfunkel.table.verifiable_chance import fair_order
from karfunkel.table.verify_draws import verify
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    PEOPLE,
    add_event,
    everything,
    opened,
    play_on,
    read_again,
    refused,
    started,
    try_to,
    whole,
)

pytestmark = pytest.mark.usefixtures("drawn_seats")
GAME = next(iter(GAMES))


def test_every_order_is_as_likely_as_any_other() -> None:
    found = Counter(tuple(fair_order(f"seed {number}", 3)) for number in range(6000))
    assert len(found) == 6
    assert all(900 < times < 1100 for times in found.values())


def test_an_order_is_always_the_same_for_a_seed() -> None:
    """By HMAC-SHA256 with the messages `seats.k.a`, as docs/notation.md tells it: this must never change."""
    assert fair_order("seed-that-nobody-knows", 5) == [0, 1, 4, 3, 2]
    assert fair_order("karfunkel", 4) == [3, 1, 2, 0]
    assert fair_order("1", 2) == [0, 1]


def test_all_sit_where_the_seed_puts_them() -> None:
    match = started(players=5, seating="drawn")
    order = fair_order(match.setup.seed, 5)
    (event,) = [entry.event for entry in match.log if isinstance(entry.event, Started)]
    assert event.seats == order
    assert [seat.guest for seat in match.seats] == [PEOPLE[place].guest for place in order]
    assert [seat.guest for seat in whole(match, 0).seats] == [seat.guest for seat in match.seats]
    assert everything(read_again(match)) == everything(match)


def test_those_who_keep_their_places_are_not_moved() -> None:
    match = started(players=5)
    assert [seat.guest for seat in match.seats] == [person.guest for person in PEOPLE]


def bots_of(match: Match) -> set[tuple[str, int]]:
    """The bots of a match: their levels, and by which numbers they are called."""
    return {(seat.level, seat.bot_number(number)) for number, seat in enumerate(match.seats) if seat.level}


def test_bots_keep_their_names_where_they_are_put() -> None:
    match = opened(players=5, seating="drawn")
    try_to(match, ANNA, Sit(2))
    for place, level in enumerate(("random", "novice", None, "trader", "master")):
        if level is not None:
            try_to(match, ANNA, SeatBot(place, level))
    before = bots_of(match)
    assert before == {("random", 0), ("novice", 1), ("trader", 3), ("master", 4)}
    try_to(match, ANNA, Start())
    assert [seat.level for seat in match.seats] != ["random", "novice", None, "trader", "master"], "all were moved"
    assert bots_of(match) == before
    assert everything(read_again(match)) == everything(match)


def test_no_two_bots_at_a_table_are_called_the_same() -> None:
    match = opened(players=4)
    add_event(match, BotSat(0, "random", bot=1), match.at)
    for seat in (1, 2):
        try_to(match, ANNA, SeatBot(seat, "trader"))
    assert [seat.bot_number(number) for number, seat in enumerate(match.seats[:3])] == [1, 0, 2]


def test_the_record_says_how_seats_were_drawn_and_that_is_checked() -> None:
    match = started(players=4, seating="drawn")
    play_on(match)
    assert match.game is not None
    record = match.game.record(with_seed=True)
    order = " ".join(map(str, fair_order(match.setup.seed, 4)))
    assert f"Seats: {order}\n" in record
    assert verify(record) > 0
    other = order[::-1]
    with pytest.raises(Error, match=f"the seats were drawn as '{other}'"):
        verify(record.replace(f"Seats: {order}", f"Seats: {other}"))


def test_clocks_and_turns_are_those_of_the_new_seats() -> None:
    match = started(players=3, seating="drawn")
    for seat in range(3):
        assert match.seat_of(match.seats[seat].guest) == seat
    play_on(match, 5)
    assert everything(read_again(match)) == everything(match)


def test_one_who_sends_again_that_it_sits_down_is_not_refused_because_seats_were_drawn() -> None:
    """The answer may have been lost; the game began with the last seat, and drew another one for it."""
    seed = next(f"s{number}" for number in range(99) if fair_order(f"s{number}", 3)[2] != 2)
    match = opened(players=3, seating="drawn", starts_when_full=True, seed=seed)
    for seat, who in enumerate((ANNA, BEN, CARA)):
        assert try_to(match, who, Sit(seat))
    assert match.stage == "running"
    assert try_to(match, CARA, Sit(2)) == []
    with refused(match, "started"):
        try_to(match, CARA, Sit(1))


def test_the_host_who_sends_again_that_a_bot_sits_down_is_not_refused() -> None:
    match = opened(players=3, seating="drawn", starts_when_full=True)
    for seat, who in enumerate((ANNA, BEN)):
        try_to(match, who, Sit(seat))
    assert try_to(match, ANNA, SeatBot(2, "trader"))
    assert try_to(match, ANNA, SeatBot(2, "trader")) == []
    with refused(match, "started"):
        try_to(match, ANNA, SeatBot(2, "novice"))
