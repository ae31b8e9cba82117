"""Clocks: how long a seat may think, and what happens when it thinks longer. Times are said by hand."""

import pytest

from karfunkel.games.game import Game
from karfunkel.match.clock import GRACE, Clock, Clocks, SeatClock
from karfunkel.match.commands import Answer, Ask, Play, Return, Say
from karfunkel.match.events import CameBack, Played, WentAway
from karfunkel.match.match import Match
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    MINUTE,
    NOON,
    SECOND,
    add_event,
    asked,
    bot_move,
    close,
    entries,
    everything,
    expire,
    full,
    kinds,
    legal,
    move,
    offered,
    owner,
    play_on,
    read_again,
    refused,
    started,
    try_to,
    undo,
    viewers,
    whole,
)
from tests.sizes import every_size

EVENING = Clock(each=20, reserve=60)
TIME = 80 * SECOND
"""What a seat has for its first decision."""


def clock_of(match: Match, seat: int) -> SeatClock:
    assert match.clocks is not None
    return match.clocks.seats[seat]


def reserves(match: Match) -> list[int]:
    return [clock_of(match, seat).reserve // SECOND for seat in range(match.setup.players)]


# ---- one clock


def test_what_a_decision_takes_beyond_its_own_time_comes_out_of_the_reserve() -> None:
    clocks = Clocks(EVENING, 1)
    for took, left in ((5, 60), (20, 60), (30, 50), (21, 49), (1000, 0), (3, 0)):
        clocks.start(0, NOON)
        clocks.stop(0, NOON + took * SECOND)
        assert clocks.seats[0] == SeatClock(left * SECOND)


def test_the_time_runs_out_after_the_own_time_and_the_reserve() -> None:
    clocks = Clocks(EVENING, 1)
    assert clocks.deadline(0) is None
    clocks.start(0, NOON)
    assert clocks.deadline(0) == NOON + TIME
    clocks.stop(0, NOON + 50 * SECOND)
    assert clocks.deadline(0) is None
    clocks.start(0, NOON + MINUTE)
    assert clocks.deadline(0) == NOON + MINUTE + 50 * SECOND


def test_a_clock_that_stands_is_not_stopped() -> None:
    clocks = Clocks(EVENING, 2)
    clocks.stop(1, NOON)
    assert clocks.seats == [SeatClock(60 * SECOND)] * 2


@pytest.mark.parametrize(
    ("clock", "left"),
    [(Clock(20, 0), 10), (Clock(0, 0), 30), (Clock(0, 45), 45), (Clock(60, 0), 0), (Clock(29, 0), 1)],
)
def test_one_who_is_back_has_time_to_look(clock: Clock, left: int) -> None:
    clocks = Clocks(clock, 1)
    clocks.start(0, NOON)
    clocks.restart(0, NOON + MINUTE)
    assert clocks.seats[0] == SeatClock(left * SECOND, NOON + MINUTE)
    deadline = clocks.deadline(0)
    assert deadline is not None
    assert deadline - NOON - MINUTE >= GRACE * SECOND


def test_a_clock_that_stands_does_not_begin_to_run_because_somebody_is_back() -> None:
    clocks = Clocks(EVENING, 1)
    clocks.restart(0, NOON)
    assert clocks.seats[0].since is None


# ---- at the table


def test_without_a_clock_nobody_is_late() -> None:
    match = started()
    assert (match.due(), match.deadline(0)) == (None, None)
    assert expire(match, NOON + 1000 * MINUTE) == []
    assert whole(match, 0).clocks is None


def test_before_the_game_no_clock_runs() -> None:
    match = full(clock=EVENING)
    assert all(clock_of(match, seat).since is None for seat in range(3))
    assert expire(match, NOON + 1000 * MINUTE) == []


def test_all_who_choose_have_clocks_of_their_own() -> None:
    match = started(clock=EVENING)
    assert [match.deadline(seat) for seat in range(3)] == [NOON + TIME] * 3
    move(match, 1, "gems", NOON + 30 * SECOND)
    assert clock_of(match, 1) == SeatClock(50 * SECOND)
    assert clock_of(match, 0) == clock_of(match, 2) == SeatClock(60 * SECOND, NOON), "they think on"
    move(match, 0, "gems", NOON + 70 * SECOND)
    assert reserves(match) == [10, 50, 60]
    assert match.due() == NOON + TIME


def test_the_next_decision_has_its_own_time_again() -> None:
    match = started(clock=EVENING)
    for seat in range(3):
        move(match, seat, "gems", NOON + 30 * SECOND)
    assert reserves(match) == [50, 50, 50]
    assert [match.deadline(seat) for seat in range(3)] == [NOON + 100 * SECOND] * 3


def test_one_who_moves_twice_has_the_own_time_twice() -> None:
    match = started("emerald", 3, clock=EVENING)
    move(match, 0, legal(match, 0)[0], NOON + 20 * SECOND)
    assert match.to_act() == (0,)
    assert clock_of(match, 0) == SeatClock(60 * SECOND, NOON + 20 * SECOND)


def test_the_clock_of_one_who_is_not_to_move_stands() -> None:
    match = offered(clock=EVENING)
    for seat in range(3):
        assert (clock_of(match, seat).since is not None) == (seat in match.to_act())
        assert (match.deadline(seat) is not None) == (seat in match.to_act())


def test_a_refused_move_does_not_stop_the_clock() -> None:
    match = started(clock=EVENING)
    with refused(match, "stale"):
        try_to(match, ANNA, Play("gems", 0), NOON + 70 * SECOND)
    assert match.deadline(0) == NOON + TIME


def test_talk_does_not_stop_the_clock() -> None:
    match = started(clock=EVENING)
    try_to(match, ANNA, Say("hm"), NOON + 70 * SECOND)
    assert match.deadline(0) == NOON + TIME


def test_setting_the_servers_clock_back_gives_nobody_time() -> None:
    match = started(clock=EVENING)
    move(match, 0, "gems", NOON + MINUTE)
    move(match, 1, "gems", NOON)
    move(match, 2, "gems", NOON - MINUTE)
    assert reserves(match) == [20, 20, 20]
    assert match.deadline(0) == NOON + MINUTE + 40 * SECOND


@every_size
def test_at_the_end_all_clocks_stand(game: Game, players: int) -> None:
    match = started(game.id, players, clock=Clock(30))
    play_on(match)
    assert match.stage == "over"
    assert all(clock_of(match, seat).since is None for seat in range(players))


def test_so_they_do_when_a_game_is_abandoned() -> None:
    match = started(clock=EVENING)
    close(match, "", NOON)
    assert all(clock_of(match, seat).since is None for seat in range(3))


def test_everybody_sees_all_clocks() -> None:
    match = started(clock=EVENING)
    move(match, 0, "gems", NOON + MINUTE)
    assert match.clocks is not None
    for viewer in viewers(match):
        assert whole(match, viewer).clocks == match.clocks.seats


# ---- late


def test_a_bot_plays_for_one_whose_time_has_run_out() -> None:
    match = started(clock=EVENING)
    move(match, 0, "gems", NOON)
    assert expire(match, NOON + TIME - 1) == []
    assert entries(expire(match, NOON + TIME)) == [WentAway(1), WentAway(2)]
    assert match.bots_to_act() == [1, 2]
    assert [seat.away for seat in match.seats] == [False, True, True]
    assert expire(match, NOON + 10 * TIME) == [], "one goes away once"


def test_only_those_go_away_who_were_to_move() -> None:
    match = offered(clock=EVENING)
    (late,) = match.to_act()
    assert entries(expire(match, NOON + 10 * TIME)) == [WentAway(late)]


def test_bots_are_never_late() -> None:
    match = started(bots=(1, 2), clock=EVENING)
    assert (match.deadline(1), match.deadline(0)) == (None, NOON + TIME)
    assert entries(expire(match, NOON + 10 * TIME)) == [WentAway(0)]


def test_a_table_needs_somebody_when_a_bot_is_to_move_or_the_first_is_late() -> None:
    match = started(clock=EVENING)
    assert match.due() == NOON + TIME
    expire(match, NOON + TIME)
    assert match.due() == match.at == NOON + TIME
    for seat in range(3):
        bot_move(match, seat, "gems", NOON + TIME)
    assert match.due() == match.at, "those who are away are away until they are back"


def test_while_a_bot_plays_for_one_the_seat_stays_ones_own() -> None:
    match = started(clock=EVENING)
    expire(match, NOON + TIME)
    seat = match.seats[0]
    assert (seat.person, seat.present, seat.by_bot, seat.level) == (True, False, True, None)
    assert match.seat_of(ANNA.guest) == 0
    assert whole(match, 0).moves == list(legal(match, 0)), "one can still move before the bot does"


# ---- back


def test_one_who_is_back_plays_again_and_has_time_to_look() -> None:
    match = started(clock=EVENING)
    expire(match, NOON + TIME)
    assert entries(try_to(match, ANNA, Return(), NOON + 3 * TIME)) == [CameBack(0)]
    assert match.bots_to_act() == [1, 2]
    assert match.deadline(0) == NOON + 3 * TIME + 80 * SECOND
    assert try_to(match, ANNA, Return(), NOON + 3 * TIME) == []


def test_one_whose_reserve_is_gone_has_grace() -> None:
    match = started(clock=Clock(20, 0))
    expire(match, NOON + 20 * SECOND)
    for seat in range(3):
        bot_move(match, seat, "gems", NOON + MINUTE)
    try_to(match, ANNA, Return(), NOON + 2 * MINUTE)
    assert match.deadline(0) == NOON + 2 * MINUTE + GRACE * SECOND


def test_one_who_is_back_while_others_move_has_no_running_clock() -> None:
    match = started(clock=EVENING)
    expire(match, NOON + TIME)
    bot_move(match, 0, "gems", NOON + TIME)
    try_to(match, ANNA, Return(), NOON + 2 * TIME)
    assert clock_of(match, 0).since is None
    assert not match.seats[0].away


def test_to_move_is_to_be_back() -> None:
    match = started(clock=EVENING)
    expire(match, NOON + TIME)
    lines = try_to(match, ANNA, Play("gems", asked(match, 0)), NOON + TIME)
    assert entries(lines) == [Played(0, "gems", 4), CameBack(0)]
    assert match.bots_to_act() == [1, 2]


def test_a_move_that_cannot_be_played_does_not_bring_anybody_back() -> None:
    match = started(clock=EVENING)
    expire(match, NOON + TIME)
    with refused(match, "stale"):
        try_to(match, ANNA, Play("gems", 0))
    assert match.seats[0].away


def test_one_may_be_back_when_the_game_is_over() -> None:
    match = started("basari", 3, clock=EVENING)
    expire(match, NOON + TIME)
    play_on(match)
    assert kinds(try_to(match, ANNA, Return())) == ["CameBack"]
    assert clock_of(match, 0).since is None


def test_even_the_last_move_of_a_game_brings_one_back() -> None:
    match = started("basari", 3)
    while match.stage == "running":
        seat = match.to_act()[0]
        add_event(match, WentAway(seat), NOON)
        text = legal(match, seat)[0]
        lines = try_to(match, owner(match, seat), Play(text, asked(match, seat)))
        assert kinds(lines) == ["Played", "CameBack"]
        assert everything(read_again(match)) == everything(match)
    assert match.due() is None


# ---- undo


def test_a_choice_taken_back_was_never_made_for_the_clock() -> None:
    """Otherwise choosing and taking back in turn would give time without end."""
    match = started(clock=EVENING)
    move(match, 0, "gems", NOON + 30 * SECOND)
    try_to(match, ANNA, Ask("undo"), NOON + 40 * SECOND)
    assert clock_of(match, 0) == SeatClock(60 * SECOND, NOON)
    move(match, 0, "money", NOON + 50 * SECOND)
    assert clock_of(match, 0) == SeatClock(30 * SECOND)


def test_those_who_think_when_a_choice_is_taken_back_think_on() -> None:
    match = started(clock=EVENING)
    before = [clock_of(match, seat) for seat in (1, 2)]
    places = [asked(match, seat) for seat in (1, 2)]
    move(match, 0, "gems", NOON + 30 * SECOND)
    try_to(match, ANNA, Ask("undo"), NOON + 40 * SECOND)
    assert [clock_of(match, seat) for seat in (1, 2)] == before
    assert [asked(match, seat) for seat in (1, 2)] == places


def test_an_offer_taken_back_stops_the_clock_of_the_other() -> None:
    match = offered(bots=(2,), clock=EVENING)
    (answering,) = match.to_act()
    offerer = 1 - answering
    undo(match, owner(match, offerer))
    try_to(match, owner(match, answering), Answer(yes=True), NOON + 30 * SECOND)
    assert clock_of(match, answering) == SeatClock(50 * SECOND)
    assert clock_of(match, offerer) == SeatClock(60 * SECOND, NOON + 30 * SECOND)


def test_the_clocks_of_a_table_read_again_are_the_same() -> None:
    match = started(clock=EVENING)
    move(match, 0, "gems", NOON + 30 * SECOND)
    expire(match, NOON + TIME)
    try_to(match, BEN, Return(), NOON + TIME)
    undo(match, ANNA)
    try_to(match, CARA, Play("gems", asked(match, 2)), NOON + 2 * TIME)
    again = read_again(match)
    assert match.clocks is not None
    assert again.clocks is not None
    assert again.clocks.seats == match.clocks.seats
    assert again.due() == match.due()
