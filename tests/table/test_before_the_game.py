"""Before the game: sitting down, standing up, bots, beginning; who may see a private table."""

import pytest

from karfunkel.games.game import Game
from karfunkel.table.commands import Play, SeatBot, Sit, Stand, Start, Unseat
from karfunkel.table.doing import Person, run_out
from karfunkel.table.entries import Admitted, BotSat, Sat, Started, Stood
from karfunkel.table.sitting import OPEN_FOR, Seat
from tests.sizes import every_size
from tests.table.company import (
    ANNA,
    BEN,
    CARA,
    DAN,
    NOON,
    PEOPLE,
    ZOE,
    entries,
    full,
    kinds,
    legal,
    move,
    opened,
    read_again,
    refused,
    started,
    try_to,
    whole,
)

# ---- sitting down


def test_one_who_names_no_seat_gets_the_first_that_is_free() -> None:
    sitting = opened()
    try_to(sitting, BEN, Sit(0))
    assert entries(try_to(sitting, ANNA, Sit())) == [Sat(1, ANNA.guest, "Anna")]
    assert sitting.seat_of(ANNA.guest) == 1


def test_one_may_choose_a_seat() -> None:
    sitting = opened()
    assert entries(try_to(sitting, ANNA, Sit(2))) == [Sat(2, ANNA.guest, "Anna")]
    assert [seat.free for seat in sitting.seats] == [True, True, False]


@pytest.mark.parametrize("again", [Sit(), Sit(1)])
def test_one_who_sits_already_need_not_sit_down_again(again: Sit) -> None:
    sitting = opened()
    try_to(sitting, ANNA, Sit(1))
    assert try_to(sitting, ANNA, again) == []


def test_one_may_change_to_another_seat() -> None:
    sitting = opened()
    try_to(sitting, ANNA, Sit(0))
    assert entries(try_to(sitting, ANNA, Sit(2))) == [Stood(0), Sat(2, ANNA.guest, "Anna")]
    assert sitting.seats[0].free
    assert sitting.seat_of(ANNA.guest) == 2


def test_nobody_sits_on_two_seats() -> None:
    sitting = opened(players=5, game="basari")
    for seat in (4, 2, 0, 1):
        try_to(sitting, ANNA, Sit(seat))
        assert sum(not seat.free for seat in sitting.seats) == 1


@pytest.mark.parametrize("bots", [(), (1,)])
def test_a_seat_of_somebody_else_is_taken(bots: tuple[int, ...]) -> None:
    sitting = full(bots=bots)
    try_to(sitting, CARA, Stand())
    with refused(sitting, "taken"):
        try_to(sitting, CARA, Sit(1))


def test_at_a_full_table_there_is_no_seat() -> None:
    sitting = full(bots=(2,))
    with refused(sitting, "full"):
        try_to(sitting, DAN, Sit())


def test_there_are_as_many_seats_as_players() -> None:
    sitting = opened(players=3)
    for command in (Sit(3), SeatBot(3, "trader"), Unseat(4)):
        with refused(sitting, "no-seat"):
            try_to(sitting, ANNA, command)


# ---- standing up


def test_one_may_stand_up_before_the_game() -> None:
    sitting = full()
    assert entries(try_to(sitting, BEN, Stand())) == [Stood(1)]
    assert sitting.seats[1] == Seat()
    assert sitting.seat_of(BEN.guest) is None


def test_one_who_does_not_sit_need_not_stand_up() -> None:
    assert try_to(full(), ZOE, Stand()) == []


def test_once_the_game_has_begun_nobody_sits_down_or_stands_up() -> None:
    sitting = started(bots=(2,))
    for who, command in (
        (BEN, Stand()),
        (BEN, Sit(2)),
        (ZOE, Sit()),
        (ANNA, SeatBot(2, "random")),
        (ANNA, Unseat(2)),
    ):
        with refused(sitting, "started"):
            try_to(sitting, who, command)


# ---- the host


def test_the_host_puts_bots_on_free_seats() -> None:
    sitting = opened()
    assert entries(try_to(sitting, ANNA, SeatBot(1, "trader"))) == [BotSat(1, "trader")]
    seat = sitting.seats[1]
    assert (seat.by_bot, seat.person, seat.free) == (True, False, False)


def test_a_bot_may_be_changed_for_one_of_another_level() -> None:
    sitting = opened()
    try_to(sitting, ANNA, SeatBot(1, "trader"))
    assert try_to(sitting, ANNA, SeatBot(1, "trader")) == []
    assert entries(try_to(sitting, ANNA, SeatBot(1, "random"))) == [BotSat(1, "random")]


def test_a_bot_does_not_drive_anybody_away() -> None:
    sitting = full()
    with refused(sitting, "taken"):
        try_to(sitting, ANNA, SeatBot(1, "trader"))


def test_the_host_frees_seats() -> None:
    sitting = full(bots=(2,))
    assert entries(try_to(sitting, ANNA, Unseat(1))) == [Stood(1)]
    assert entries(try_to(sitting, ANNA, Unseat(2))) == [Stood(2)]
    assert try_to(sitting, ANNA, Unseat(2)) == []
    assert [seat.free for seat in sitting.seats] == [False, True, True]


def test_only_the_host_does_so() -> None:
    sitting = full(bots=(2,))
    for command in (SeatBot(2, "random"), Unseat(1), Start()):
        with refused(sitting, "not-host"):
            try_to(sitting, BEN, command)


def test_the_host_need_not_play() -> None:
    sitting = opened()
    for who in (BEN, CARA, DAN):
        try_to(sitting, who, Sit())
    assert kinds(try_to(sitting, ANNA, Start())) == ["Started"]
    with refused(sitting, "not-seated"):
        try_to(sitting, ANNA, Play("gems", 4))


# ---- beginning


@every_size
def test_the_game_begins_when_the_host_says_so(game: Game, players: int) -> None:
    sitting = full(game.id, players)
    assert (sitting.stage, sitting.game, sitting.to_act(), sitting.due()) == ("open", None, (), sitting.at + OPEN_FOR)
    assert whole(sitting, 0).view is None
    (line,) = try_to(sitting, ANNA, Start())
    assert isinstance(line.entry, Started)
    assert sitting.stage == "running"
    assert sitting.to_act() == sitting.playing().to_act
    assert set(sitting.asked.values()) == {line.seq}
    seat = sitting.to_act()[0]
    assert whole(sitting, seat).moves == list(legal(sitting, seat))


def test_what_was_drawn_for_the_set_up_stands_in_the_log() -> None:
    sitting = started("emerald", 3)
    entry = sitting.lines[-1].entry
    assert isinstance(entry, Started)
    assert entry.drawn == [card.text for card in sitting.playing().log]
    assert entry.drawn


def test_to_begin_twice_is_to_begin_once() -> None:
    sitting = started()
    assert try_to(sitting, ANNA, Start()) == []
    assert try_to(sitting, BEN, Start()) == []


def test_the_game_does_not_begin_before_all_seats_are_taken() -> None:
    sitting = full()
    try_to(sitting, BEN, Stand())
    with refused(sitting, "seats-free"):
        try_to(sitting, ANNA, Start())


def test_somebody_has_to_play_beside_the_bots() -> None:
    sitting = opened()
    for seat in range(3):
        try_to(sitting, ANNA, SeatBot(seat, "trader"))
    with refused(sitting, "no-person"):
        try_to(sitting, ANNA, Start())


def test_a_table_may_begin_as_soon_as_it_is_full() -> None:
    sitting = opened(starts_when_full=True)
    assert kinds(try_to(sitting, BEN, Sit())) == ["Sat"]
    assert kinds(try_to(sitting, ANNA, SeatBot(2, "trader"))) == ["BotSat"]
    assert kinds(try_to(sitting, CARA, Sit())) == ["Sat", "Started"]
    assert sitting.stage == "running"


def test_it_may_be_a_bot_that_fills_it() -> None:
    sitting = opened(starts_when_full=True)
    for who in (ANNA, BEN):
        try_to(sitting, who, Sit())
    assert kinds(try_to(sitting, ANNA, SeatBot(2, "trader"))) == ["BotSat", "Started"]


def test_a_table_full_of_bots_waits_for_a_person() -> None:
    sitting = opened(starts_when_full=True)
    for seat in range(3):
        assert kinds(try_to(sitting, ANNA, SeatBot(seat, "trader"))) == ["BotSat"]
    assert sitting.stage == "open"


def test_another_table_waits_for_its_host() -> None:
    assert full().stage == "open"


def test_a_table_to_which_nobody_comes_is_closed() -> None:
    sitting = opened()
    assert run_out(sitting, NOON + OPEN_FOR - 1) == []
    assert kinds(run_out(sitting, NOON + OPEN_FOR)) == ["Abandoned"]
    assert (sitting.stage, sitting.due()) == ("abandoned", None)
    assert run_out(sitting, NOON + 2 * OPEN_FOR) == []


def test_it_is_kept_as_long_as_somebody_comes_now_and_then() -> None:
    sitting = opened()
    try_to(sitting, BEN, Sit(), NOON + OPEN_FOR - 1)
    assert run_out(sitting, NOON + OPEN_FOR) == []
    assert sitting.due() == NOON + 2 * OPEN_FOR - 1


# ---- private tables


def test_everybody_may_see_a_public_table() -> None:
    sitting = opened(public=True)
    for who in (ANNA, ZOE):
        assert sitting.may_see(who.guest)
    assert sitting.may_see(None)


def test_a_private_table_is_for_its_host_and_those_who_came_by_its_link() -> None:
    sitting = opened(public=False)
    assert sitting.may_see(ANNA.guest)
    assert not sitting.may_see(BEN.guest)
    assert not sitting.may_see(None)
    sitting.write(Admitted(BEN.guest), 0)
    assert sitting.may_see(BEN.guest)
    assert not sitting.may_see(CARA.guest)
    assert read_again(sitting).admitted == {ANNA.guest, BEN.guest}


def test_one_who_has_stood_up_may_still_look_on() -> None:
    sitting = opened(public=False)
    sitting.write(Sat(0, BEN.guest, "Ben"), 0)
    try_to(sitting, BEN, Stand())
    assert sitting.may_see(BEN.guest)


def test_guests_are_told_apart_by_who_they_are_and_not_by_their_names() -> None:
    sitting = opened()
    twins = [Person(guest, "Anna") for guest in ("one", "two", "three")]
    for who in twins:
        try_to(sitting, who, Sit())
    assert [sitting.seat_of(who.guest) for who in twins] == [0, 1, 2]
    assert sitting.seat_of(None) is None


def test_the_people_of_a_table_keep_their_seats_when_it_is_read_again() -> None:
    sitting = started(players=4, bots=(2,))
    move(sitting, 1, "gems")
    again = read_again(sitting)
    assert [again.seat_of(who.guest) for who in PEOPLE] == [0, 1, None, 3, None]
