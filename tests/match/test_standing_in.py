"""A bot sits in for one who is gone, because another at the table lets it; the seat stays its owner's."""

import pytest

from karfunkel.games.game import Game
from karfunkel.match.clock import DAY, Clock
from karfunkel.match.commands import Answer, Ask, Play, Resign, Return, StandIn
from karfunkel.match.events import Abandoned, CameBack, Played, WentAway
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    MINUTE,
    NOON,
    SECOND,
    ZOE,
    asked,
    bot_move,
    ended,
    entries,
    everything,
    full,
    legal,
    offered,
    play_on,
    read_again,
    refused,
    stand_in,
    started,
    try_to,
    whole,
)
from tests.sizes import every_size


def test_a_bot_sits_in_at_a_table_without_a_clock() -> None:
    match = started()
    assert entries(stand_in(match, ANNA, 1)) == [WentAway(1, by=0)]
    assert 1 in match.bots_to_act()
    assert match.due() == match.at
    seat = whole(match, None).seats[1]
    assert (seat.guest, seat.name, seat.away) == (BEN.guest, BEN.name, True)


@every_size
def test_the_log_alone_tells_the_same(game: Game, players: int) -> None:
    match = started(game.id, players)
    play_on(match, 3)
    stand_in(match, ANNA, 1)
    play_on(match, 3)
    try_to(match, BEN, Return())
    play_on(match, 3)
    assert everything(read_again(match)) == everything(match)


def test_the_owner_takes_over_again() -> None:
    match = started()
    stand_in(match, ANNA, 1)
    assert entries(try_to(match, BEN, Return())) == [CameBack(1)]
    assert not match.bots_to_act()


def test_the_owner_who_moves_is_back() -> None:
    match = started()
    stand_in(match, ANNA, 1)
    played, back = entries(try_to(match, BEN, Play("gems", asked(match, 1))))
    assert isinstance(played, Played)
    assert (played.bot, back) == (False, CameBack(1))


def test_what_the_bot_played_meanwhile_stands() -> None:
    match = started()
    stand_in(match, ANNA, 1)
    bot_move(match, 1, legal(match, 1)[0], match.at)
    try_to(match, BEN, Return())
    assert 1 not in match.asked


def test_it_sits_in_once() -> None:
    match = started()
    stand_in(match, ANNA, 1)
    assert not stand_in(match, CARA, 1)


def test_nobody_is_replaced_who_has_a_bot_already() -> None:
    match = started(bots=[2])
    assert not stand_in(match, ANNA, 2)
    try_to(match, BEN, Resign())
    assert not stand_in(match, ANNA, 1)


def test_only_those_who_play_may_let_it() -> None:
    match = started()
    with refused(match, "not-seated"):
        stand_in(match, ZOE, 1)


def test_nobody_calls_a_bot_for_the_own_seat() -> None:
    match = started()
    with refused(match, "here"):
        stand_in(match, ANNA, 0)


def test_there_is_such_a_seat() -> None:
    match = started()
    with refused(match, "no-seat"):
        try_to(match, ANNA, StandIn(4))


@pytest.mark.parametrize("game_over", [True, False])
def test_only_while_the_game_is_on(game_over: bool) -> None:
    match = ended() if game_over else full()
    with refused(match, "not-running"):
        stand_in(match, ANNA, 1)


def test_whoever_is_here_or_left_just_now_is_not_replaced() -> None:
    match = started()
    with refused(match, "here"):
        try_to(match, ANNA, StandIn(1))
    with refused(match, "not-gone"):
        stand_in(match, ANNA, 1, gone_from=NOON + 1)
    assert stand_in(match, ANNA, 1, gone_from=NOON)


def test_a_question_waits_no_longer_for_one_who_is_gone() -> None:
    match = offered()
    try_to(match, ANNA, Ask("abandon"))
    try_to(match, CARA, Answer(yes=True))
    assert entries(stand_in(match, ANNA, 1)) == [WentAway(1, by=0), Abandoned("all agreed")]


@pytest.mark.parametrize(
    ("clock", "waits"),
    [
        (None, 2 * MINUTE),
        (Clock(each=30, reserve=600), 2 * MINUTE),
        (Clock(each=2 * DAY), 2 * DAY * SECOND),
    ],
)
def test_nobody_is_gone_sooner_than_a_decision_may_take(clock: Clock | None, waits: int) -> None:
    assert full(clock=clock).gone_after(2 * MINUTE) == waits
