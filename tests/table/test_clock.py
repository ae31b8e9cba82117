"""Clocks: how long a seat may think, and what happens when it thinks longer. Times are said by hand."""

import pytest

from karfunkel.games.game import Game
from karfunkel.table.clock import GRACE, Clock, Clocks, SeatClock
from karfunkel.table.commands import Answer, Ask, Play, Return, Say
from karfunkel.table.doing import close, run_out
from karfunkel.table.entries import CameBack, Played, WentAway
from karfunkel.table.sitting import Sitting
from tests.sizes import every_size
from tests.table.company import (
    ANNA,
    BEN,
    CARA,
    MINUTE,
    NOON,
    SECOND,
    asked,
    entries,
    everything,
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

EVENING = Clock(each=20, reserve=60)
TIME = 80 * SECOND
"""What a seat has for its first decision."""


def clock_of(sitting: Sitting, seat: int) -> SeatClock:
    assert sitting.clocks is not None
    return sitting.clocks.seats[seat]


def reserves(sitting: Sitting) -> list[int]:
    return [clock_of(sitting, seat).reserve // SECOND for seat in range(sitting.setup.players)]


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
    sitting = started()
    assert (sitting.due(), sitting.deadline(0)) == (None, None)
    assert run_out(sitting, NOON + 1000 * MINUTE) == []
    assert whole(sitting, 0).clocks is None


def test_before_the_game_no_clock_runs() -> None:
    sitting = full(clock=EVENING)
    assert all(clock_of(sitting, seat).since is None for seat in range(3))
    assert run_out(sitting, NOON + 1000 * MINUTE) == []


def test_all_who_choose_have_clocks_of_their_own() -> None:
    sitting = started(clock=EVENING)
    assert [sitting.deadline(seat) for seat in range(3)] == [NOON + TIME] * 3
    move(sitting, 1, "gems", NOON + 30 * SECOND)
    assert clock_of(sitting, 1) == SeatClock(50 * SECOND)
    assert clock_of(sitting, 0) == clock_of(sitting, 2) == SeatClock(60 * SECOND, NOON), "they think on"
    move(sitting, 0, "gems", NOON + 70 * SECOND)
    assert reserves(sitting) == [10, 50, 60]
    assert sitting.due() == NOON + TIME


def test_the_next_decision_has_its_own_time_again() -> None:
    sitting = started(clock=EVENING)
    for seat in range(3):
        move(sitting, seat, "gems", NOON + 30 * SECOND)
    assert reserves(sitting) == [50, 50, 50]
    assert [sitting.deadline(seat) for seat in range(3)] == [NOON + 100 * SECOND] * 3


def test_one_who_moves_twice_has_the_own_time_twice() -> None:
    sitting = started("emerald", 3, clock=EVENING)
    move(sitting, 0, legal(sitting, 0)[0], NOON + 20 * SECOND)
    assert sitting.to_act() == (0,)
    assert clock_of(sitting, 0) == SeatClock(60 * SECOND, NOON + 20 * SECOND)


def test_the_clock_of_one_who_is_not_to_move_stands() -> None:
    sitting = offered(clock=EVENING)
    for seat in range(3):
        assert (clock_of(sitting, seat).since is not None) == (seat in sitting.to_act())
        assert (sitting.deadline(seat) is not None) == (seat in sitting.to_act())


def test_a_refused_move_does_not_stop_the_clock() -> None:
    sitting = started(clock=EVENING)
    with refused(sitting, "stale"):
        try_to(sitting, ANNA, Play("gems", 0), NOON + 70 * SECOND)
    assert sitting.deadline(0) == NOON + TIME


def test_talk_does_not_stop_the_clock() -> None:
    sitting = started(clock=EVENING)
    try_to(sitting, ANNA, Say("hm"), NOON + 70 * SECOND)
    assert sitting.deadline(0) == NOON + TIME


def test_setting_the_servers_clock_back_gives_nobody_time() -> None:
    sitting = started(clock=EVENING)
    move(sitting, 0, "gems", NOON + MINUTE)
    move(sitting, 1, "gems", NOON)
    move(sitting, 2, "gems", NOON - MINUTE)
    assert reserves(sitting) == [20, 20, 20]
    assert sitting.deadline(0) == NOON + MINUTE + 40 * SECOND


@every_size
def test_at_the_end_all_clocks_stand(game: Game, players: int) -> None:
    sitting = started(game.id, players, clock=Clock(30))
    play_on(sitting)
    assert sitting.stage == "over"
    assert all(clock_of(sitting, seat).since is None for seat in range(players))


def test_so_they_do_when_a_game_is_abandoned() -> None:
    sitting = started(clock=EVENING)
    close(sitting, "", NOON)
    assert all(clock_of(sitting, seat).since is None for seat in range(3))


def test_everybody_sees_all_clocks() -> None:
    sitting = started(clock=EVENING)
    move(sitting, 0, "gems", NOON + MINUTE)
    assert sitting.clocks is not None
    for viewer in viewers(sitting):
        assert whole(sitting, viewer).clocks == sitting.clocks.seats


# ---- late


def test_a_bot_plays_for_one_whose_time_has_run_out() -> None:
    sitting = started(clock=EVENING)
    move(sitting, 0, "gems", NOON)
    assert run_out(sitting, NOON + TIME - 1) == []
    assert entries(run_out(sitting, NOON + TIME)) == [WentAway(1), WentAway(2)]
    assert sitting.bots_to_act() == [1, 2]
    assert [seat.away for seat in sitting.seats] == [False, True, True]
    assert run_out(sitting, NOON + 10 * TIME) == [], "one goes away once"


def test_only_those_go_away_who_were_to_move() -> None:
    sitting = offered(clock=EVENING)
    (late,) = sitting.to_act()
    assert entries(run_out(sitting, NOON + 10 * TIME)) == [WentAway(late)]


def test_bots_are_never_late() -> None:
    sitting = started(bots=(1, 2), clock=EVENING)
    assert (sitting.deadline(1), sitting.deadline(0)) == (None, NOON + TIME)
    assert entries(run_out(sitting, NOON + 10 * TIME)) == [WentAway(0)]


def test_a_table_needs_somebody_when_a_bot_is_to_move_or_the_first_is_late() -> None:
    sitting = started(clock=EVENING)
    assert sitting.due() == NOON + TIME
    run_out(sitting, NOON + TIME)
    assert sitting.due() == sitting.at == NOON + TIME
    for seat in range(3):
        sitting.play(seat, "gems", NOON + TIME, bot=True)
    assert sitting.due() == sitting.at, "those who are away are away until they are back"


def test_while_a_bot_plays_for_one_the_seat_stays_ones_own() -> None:
    sitting = started(clock=EVENING)
    run_out(sitting, NOON + TIME)
    seat = sitting.seats[0]
    assert (seat.person, seat.present, seat.by_bot, seat.level) == (True, False, True, None)
    assert sitting.seat_of(ANNA.guest) == 0
    assert whole(sitting, 0).moves == list(legal(sitting, 0)), "one can still move before the bot does"


# ---- back


def test_one_who_is_back_plays_again_and_has_time_to_look() -> None:
    sitting = started(clock=EVENING)
    run_out(sitting, NOON + TIME)
    assert entries(try_to(sitting, ANNA, Return(), NOON + 3 * TIME)) == [CameBack(0)]
    assert sitting.bots_to_act() == [1, 2]
    assert sitting.deadline(0) == NOON + 3 * TIME + 80 * SECOND
    assert try_to(sitting, ANNA, Return(), NOON + 3 * TIME) == []


def test_one_whose_reserve_is_gone_has_grace() -> None:
    sitting = started(clock=Clock(20, 0))
    run_out(sitting, NOON + 20 * SECOND)
    for seat in range(3):
        sitting.play(seat, "gems", NOON + MINUTE, bot=True)
    try_to(sitting, ANNA, Return(), NOON + 2 * MINUTE)
    assert sitting.deadline(0) == NOON + 2 * MINUTE + GRACE * SECOND


def test_one_who_is_back_while_others_move_has_no_running_clock() -> None:
    sitting = started(clock=EVENING)
    run_out(sitting, NOON + TIME)
    sitting.play(0, "gems", NOON + TIME, bot=True)
    try_to(sitting, ANNA, Return(), NOON + 2 * TIME)
    assert clock_of(sitting, 0).since is None
    assert not sitting.seats[0].away


def test_to_move_is_to_be_back() -> None:
    sitting = started(clock=EVENING)
    run_out(sitting, NOON + TIME)
    lines = try_to(sitting, ANNA, Play("gems", asked(sitting, 0)), NOON + TIME)
    assert entries(lines) == [Played(0, "gems", 4), CameBack(0)]
    assert sitting.bots_to_act() == [1, 2]


def test_a_move_that_cannot_be_played_does_not_bring_anybody_back() -> None:
    sitting = started(clock=EVENING)
    run_out(sitting, NOON + TIME)
    with refused(sitting, "stale"):
        try_to(sitting, ANNA, Play("gems", 0))
    assert sitting.seats[0].away


def test_one_may_be_back_when_the_game_is_over() -> None:
    sitting = started("basari", 3, clock=EVENING)
    run_out(sitting, NOON + TIME)
    play_on(sitting)
    assert kinds(try_to(sitting, ANNA, Return())) == ["CameBack"]
    assert clock_of(sitting, 0).since is None


def test_even_the_last_move_of_a_game_brings_one_back() -> None:
    sitting = started("basari", 3)
    while sitting.stage == "running":
        seat = sitting.to_act()[0]
        sitting.write(WentAway(seat), NOON)
        text = legal(sitting, seat)[0]
        lines = try_to(sitting, owner(sitting, seat), Play(text, asked(sitting, seat)))
        assert kinds(lines) == ["Played", "CameBack"]
        assert everything(read_again(sitting)) == everything(sitting)
    assert sitting.due() is None


# ---- undo


def test_a_choice_taken_back_was_never_made_for_the_clock() -> None:
    """Otherwise choosing and taking back in turn would give time without end."""
    sitting = started(clock=EVENING)
    move(sitting, 0, "gems", NOON + 30 * SECOND)
    try_to(sitting, ANNA, Ask("undo"), NOON + 40 * SECOND)
    assert clock_of(sitting, 0) == SeatClock(60 * SECOND, NOON)
    move(sitting, 0, "money", NOON + 50 * SECOND)
    assert clock_of(sitting, 0) == SeatClock(30 * SECOND)


def test_those_who_think_when_a_choice_is_taken_back_think_on() -> None:
    sitting = started(clock=EVENING)
    before = [clock_of(sitting, seat) for seat in (1, 2)]
    places = [asked(sitting, seat) for seat in (1, 2)]
    move(sitting, 0, "gems", NOON + 30 * SECOND)
    try_to(sitting, ANNA, Ask("undo"), NOON + 40 * SECOND)
    assert [clock_of(sitting, seat) for seat in (1, 2)] == before
    assert [asked(sitting, seat) for seat in (1, 2)] == places


def test_an_offer_taken_back_stops_the_clock_of_the_other() -> None:
    sitting = offered(bots=(2,), clock=EVENING)
    (answering,) = sitting.to_act()
    offerer = 1 - answering
    undo(sitting, owner(sitting, offerer))
    try_to(sitting, owner(sitting, answering), Answer(yes=True), NOON + 30 * SECOND)
    assert clock_of(sitting, answering) == SeatClock(50 * SECOND)
    assert clock_of(sitting, offerer) == SeatClock(60 * SECOND, NOON + 30 * SECOND)


def test_the_clocks_of_a_table_read_again_are_the_same() -> None:
    sitting = started(clock=EVENING)
    move(sitting, 0, "gems", NOON + 30 * SECOND)
    run_out(sitting, NOON + TIME)
    try_to(sitting, BEN, Return(), NOON + TIME)
    undo(sitting, ANNA)
    try_to(sitting, CARA, Play("gems", asked(sitting, 2)), NOON + 2 * TIME)
    again = read_again(sitting)
    assert sitting.clocks is not None
    assert again.clocks is not None
    assert again.clocks.seats == sitting.clocks.seats
    assert again.due() == sitting.due()
