"""Before the game: match down, standing up, bots, beginning; who may see a private table."""

import pytest

from karfunkel.games.game import Game
from karfunkel.match.commands import Play, SeatBot, Sit, Stand, Start, Unseat
from karfunkel.match.decision import Person
from karfunkel.match.events import Admitted, BotSat, Sat, Started, Stood
from karfunkel.match.match import OPEN_FOR, Seat
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    DAN,
    NOON,
    PEOPLE,
    ZOE,
    add_event,
    entries,
    expire,
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
from tests.sizes import every_size

# ---- match down


def test_one_who_sat_down_last_and_asks_again_sits_there() -> None:
    """The answer may have been lost: clients send again what was not answered."""
    match = opened(players=2, starts_when_full=True)
    try_to(match, ANNA, Sit())
    try_to(match, BEN, Sit(1))
    assert match.stage == "running"
    for command in (Sit(), Sit(1)):
        assert try_to(match, BEN, command) == []
    for who, command in ((BEN, Sit(0)), (CARA, Sit())):
        with refused(match, "started"):
            try_to(match, who, command)


def test_one_who_names_no_seat_gets_the_first_that_is_free() -> None:
    match = opened()
    try_to(match, BEN, Sit(0))
    assert entries(try_to(match, ANNA, Sit())) == [Sat(1, ANNA.guest, "Anna")]
    assert match.seat_of(ANNA.guest) == 1


def test_one_may_choose_a_seat() -> None:
    match = opened()
    assert entries(try_to(match, ANNA, Sit(2))) == [Sat(2, ANNA.guest, "Anna")]
    assert [seat.free for seat in match.seats] == [True, True, False]


@pytest.mark.parametrize("again", [Sit(), Sit(1)])
def test_one_who_sits_already_need_not_sit_down_again(again: Sit) -> None:
    match = opened()
    try_to(match, ANNA, Sit(1))
    assert try_to(match, ANNA, again) == []


def test_one_may_change_to_another_seat() -> None:
    match = opened()
    try_to(match, ANNA, Sit(0))
    assert entries(try_to(match, ANNA, Sit(2))) == [Stood(0), Sat(2, ANNA.guest, "Anna")]
    assert match.seats[0].free
    assert match.seat_of(ANNA.guest) == 2


def test_nobody_sits_on_two_seats() -> None:
    match = opened(players=5, game="basari")
    for seat in (4, 2, 0, 1):
        try_to(match, ANNA, Sit(seat))
        assert sum(not seat.free for seat in match.seats) == 1


@pytest.mark.parametrize("bots", [(), (1,)])
def test_a_seat_of_somebody_else_is_taken(bots: tuple[int, ...]) -> None:
    match = full(bots=bots)
    try_to(match, CARA, Stand())
    with refused(match, "taken"):
        try_to(match, CARA, Sit(1))


def test_at_a_full_table_there_is_no_seat() -> None:
    match = full(bots=(2,))
    with refused(match, "full"):
        try_to(match, DAN, Sit())


def test_there_are_as_many_seats_as_players() -> None:
    match = opened(players=3)
    for command in (Sit(3), SeatBot(3, "trader"), Unseat(4)):
        with refused(match, "no-seat"):
            try_to(match, ANNA, command)


# ---- standing up


def test_one_may_stand_up_before_the_game() -> None:
    match = full()
    assert entries(try_to(match, BEN, Stand())) == [Stood(1)]
    assert match.seats[1] == Seat()
    assert match.seat_of(BEN.guest) is None


def test_one_who_does_not_sit_need_not_stand_up() -> None:
    assert try_to(full(), ZOE, Stand()) == []


def test_once_the_game_has_begun_nobody_sits_down_or_stands_up() -> None:
    match = started(bots=(2,))
    for who, command in (
        (BEN, Stand()),
        (BEN, Sit(2)),
        (ZOE, Sit()),
        (ANNA, SeatBot(2, "random")),
        (ANNA, Unseat(2)),
    ):
        with refused(match, "started"):
            try_to(match, who, command)


# ---- the host


def test_the_host_puts_bots_on_free_seats() -> None:
    match = opened()
    assert entries(try_to(match, ANNA, SeatBot(1, "trader"))) == [BotSat(1, "trader")]
    seat = match.seats[1]
    assert (seat.by_bot, seat.person, seat.free) == (True, False, False)


def test_a_bot_may_be_changed_for_one_of_another_level() -> None:
    match = opened()
    try_to(match, ANNA, SeatBot(1, "trader"))
    assert try_to(match, ANNA, SeatBot(1, "trader")) == []
    assert entries(try_to(match, ANNA, SeatBot(1, "random"))) == [BotSat(1, "random")]


def test_a_bot_does_not_drive_anybody_away() -> None:
    match = full()
    with refused(match, "taken"):
        try_to(match, ANNA, SeatBot(1, "trader"))


def test_the_host_frees_seats() -> None:
    match = full(bots=(2,))
    assert entries(try_to(match, ANNA, Unseat(1))) == [Stood(1, unseated=True)]
    assert entries(try_to(match, ANNA, Unseat(2))) == [Stood(2)]
    assert try_to(match, ANNA, Unseat(2)) == []
    assert [seat.free for seat in match.seats] == [False, True, True]


def test_only_the_host_does_so() -> None:
    match = full(bots=(2,))
    for command in (SeatBot(2, "random"), Unseat(1), Start()):
        with refused(match, "not-host"):
            try_to(match, BEN, command)


def test_the_host_need_not_play() -> None:
    match = opened()
    for who in (BEN, CARA, DAN):
        try_to(match, who, Sit())
    assert kinds(try_to(match, ANNA, Start())) == ["Started"]
    with refused(match, "not-seated"):
        try_to(match, ANNA, Play("gems", 4))


# ---- beginning


@every_size
def test_the_game_begins_when_the_host_says_so(game: Game, players: int) -> None:
    match = full(game.id, players)
    assert (match.stage, match.game, match.to_act(), match.due()) == ("open", None, (), match.at + OPEN_FOR)
    assert whole(match, 0).view is None
    (line,) = try_to(match, ANNA, Start())
    assert isinstance(line.event, Started)
    assert match.stage == "running"
    assert match.to_act() == match.playing().to_act
    assert set(match.asked.values()) == {line.seq}
    seat = match.to_act()[0]
    assert whole(match, seat).moves == list(legal(match, seat))


def test_what_was_drawn_for_the_set_up_stands_in_the_log() -> None:
    match = started("emerald", 3)
    entry = match.log[-1].event
    assert isinstance(entry, Started)
    assert entry.drawn == [card.text for card in match.playing().log]
    assert entry.drawn


def test_to_begin_twice_is_to_begin_once() -> None:
    match = started()
    assert try_to(match, ANNA, Start()) == []
    assert try_to(match, BEN, Start()) == []


def test_the_game_does_not_begin_before_all_seats_are_taken() -> None:
    match = full()
    try_to(match, BEN, Stand())
    with refused(match, "seats-free"):
        try_to(match, ANNA, Start())


def test_somebody_has_to_play_beside_the_bots() -> None:
    match = opened()
    for seat in range(3):
        try_to(match, ANNA, SeatBot(seat, "trader"))
    with refused(match, "no-person"):
        try_to(match, ANNA, Start())


def test_a_table_may_begin_as_soon_as_it_is_full() -> None:
    match = opened(starts_when_full=True)
    assert kinds(try_to(match, BEN, Sit())) == ["Sat"]
    assert kinds(try_to(match, ANNA, SeatBot(2, "trader"))) == ["BotSat"]
    assert kinds(try_to(match, CARA, Sit())) == ["Sat", "Started"]
    assert match.stage == "running"


def test_it_may_be_a_bot_that_fills_it() -> None:
    match = opened(starts_when_full=True)
    for who in (ANNA, BEN):
        try_to(match, who, Sit())
    assert kinds(try_to(match, ANNA, SeatBot(2, "trader"))) == ["BotSat", "Started"]


def test_a_table_full_of_bots_waits_for_a_person() -> None:
    match = opened(starts_when_full=True)
    for seat in range(3):
        assert kinds(try_to(match, ANNA, SeatBot(seat, "trader"))) == ["BotSat"]
    assert match.stage == "open"


def test_another_table_waits_for_its_host() -> None:
    assert full().stage == "open"


def test_a_table_to_which_nobody_comes_is_closed() -> None:
    match = opened()
    assert expire(match, NOON + OPEN_FOR - 1) == []
    assert kinds(expire(match, NOON + OPEN_FOR)) == ["Abandoned"]
    assert (match.stage, match.due()) == ("abandoned", None)
    assert expire(match, NOON + 2 * OPEN_FOR) == []


def test_it_is_kept_as_long_as_somebody_comes_now_and_then() -> None:
    match = opened()
    try_to(match, BEN, Sit(), NOON + OPEN_FOR - 1)
    assert expire(match, NOON + OPEN_FOR) == []
    assert match.due() == NOON + 2 * OPEN_FOR - 1


# ---- private tables


def test_everybody_may_see_a_public_table() -> None:
    match = opened(public=True)
    for who in (ANNA, ZOE):
        assert match.may_see(who.guest)
    assert match.may_see(None)


def test_a_private_table_is_for_its_host_and_those_who_came_by_its_link() -> None:
    match = opened(public=False)
    assert match.may_see(ANNA.guest)
    assert not match.may_see(BEN.guest)
    assert not match.may_see(None)
    add_event(match, Admitted(BEN.guest), 0)
    assert match.may_see(BEN.guest)
    assert not match.may_see(CARA.guest)
    assert read_again(match).admitted == {ANNA.guest, BEN.guest}


def test_one_who_has_stood_up_may_still_look_on() -> None:
    match = opened(public=False)
    add_event(match, Sat(0, BEN.guest, "Ben"), 0)
    try_to(match, BEN, Stand())
    assert match.may_see(BEN.guest)


def test_guests_are_told_apart_by_who_they_are_and_not_by_their_names() -> None:
    match = opened()
    twins = [Person(guest, "Anna") for guest in ("one", "two", "three")]
    for who in twins:
        try_to(match, who, Sit())
    assert [match.seat_of(who.guest) for who in twins] == [0, 1, 2]
    assert match.seat_of(None) is None


def test_the_people_of_a_table_keep_their_seats_when_it_is_read_again() -> None:
    match = started(players=4, bots=(2,))
    move(match, 1, "gems")
    again = read_again(match)
    assert [again.seat_of(who.guest) for who in PEOPLE] == [0, 1, None, 3, None]
