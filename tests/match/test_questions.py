"""Ending a game without a result: the host before it begins, all who are here afterwards."""

import pytest

from karfunkel.match.clock import Clock
from karfunkel.match.commands import Answer, Ask, Resign, Say, Sit, Stand, Start
from karfunkel.match.decide_seats import MOST_SEAT_CHANGES
from karfunkel.match.decide_talk_and_votes import MOST_TALK_OF_ONE, MOST_VOTES_OF_ONE
from karfunkel.match.decision import Person
from karfunkel.match.events import Abandoned, Answered, Asked, Said, WentAway
from karfunkel.match.match import ANSWER_WITHIN
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    MINUTE,
    NOON,
    ZOE,
    add_event,
    ended,
    entries,
    expire,
    full,
    kinds,
    move,
    offered,
    opened,
    play_on,
    read_again,
    refused,
    started,
    try_to,
    undo,
    whole,
)

ABANDON = Ask("abandon")


# ---- before the game


def test_the_host_closes_a_table_before_the_game() -> None:
    match = full()
    assert kinds(try_to(match, ANNA, ABANDON)) == ["Abandoned"]
    assert (match.stage, whole(match, None).stage) == ("abandoned", "abandoned")
    with refused(match, "started"):
        try_to(match, ZOE, Sit())


def test_the_host_does_so_without_sitting() -> None:
    assert kinds(try_to(opened(), ANNA, ABANDON)) == ["Abandoned"]


@pytest.mark.parametrize("who", [BEN, ZOE])
def test_nobody_else_does(who: Person) -> None:
    match = full()
    with refused(match, "not-host"):
        try_to(match, who, ABANDON)


def test_before_the_game_there_is_nothing_to_take_back() -> None:
    match = full()
    with refused(match, "not-running"):
        undo(match, ANNA)


# ---- during the game


def test_a_game_is_abandoned_if_all_agree() -> None:
    match = started()
    assert entries(try_to(match, BEN, ABANDON)) == [Asked(1, "abandon")]
    assert entries(try_to(match, ANNA, Answer(yes=True))) == [Answered(0, True)]
    assert match.stage == "running"
    lines = try_to(match, CARA, Answer(yes=True))
    assert [type(entry) for entry in entries(lines)] == [Answered, Abandoned]
    assert (match.stage, match.vote, match.to_act()) == ("abandoned", None, ())


def test_who_never_answers_has_agreed_after_a_day() -> None:
    match = started()
    try_to(match, BEN, ABANDON, NOON + MINUTE)
    end = NOON + MINUTE + ANSWER_WITHIN
    assert match.due() == read_again(match).due() == end
    assert expire(match, end - 1) == []
    assert entries(expire(match, end)) == [Abandoned("nobody objected")]
    assert (match.stage, match.due()) == ("abandoned", None)


def test_who_objects_in_time_plays_on() -> None:
    match = started()
    try_to(match, BEN, ABANDON)
    try_to(match, ANNA, Answer(yes=False))
    assert match.due() is None
    assert expire(match, NOON + 2 * ANSWER_WITHIN) == []


def test_to_take_a_move_back_needs_an_answer_however_long_it_takes() -> None:
    match = offered()
    undo(match, ANNA)
    assert match.vote is not None
    assert match.due() is None
    assert expire(match, NOON + 2 * ANSWER_WITHIN) == []


def test_one_who_has_said_too_much_is_silent_and_all_else_goes_on() -> None:
    match = started()
    for number in range(MOST_TALK_OF_ONE):
        add_event(match, Said(ANNA.guest, ANNA.name, str(number), ""), NOON)
    with refused(match, "too-much-talk"):
        try_to(match, ANNA, Say("more"))
    assert kinds(try_to(match, BEN, Say("at last"))) == ["Said"]
    assert kinds(try_to(match, ANNA, ABANDON)) == ["Asked"]
    assert kinds(try_to(match, BEN, Answer(yes=False))) == ["Answered"]
    play_on(match, 5)
    assert kinds(try_to(match, BEN, Resign())) == ["Resigned"]


def test_one_who_has_asked_too_often_asks_no_more_and_others_do() -> None:
    match = started()
    for _ in range(MOST_VOTES_OF_ONE):
        try_to(match, ANNA, ABANDON)
        try_to(match, BEN, Answer(yes=False))
    with refused(match, "too-many-questions"):
        try_to(match, ANNA, ABANDON)
    assert kinds(try_to(match, BEN, ABANDON)) == ["Asked"]


def test_strangers_who_change_seats_again_and_again_keep_nobody_from_sitting() -> None:
    match = opened()
    for _ in range(MOST_SEAT_CHANGES // 2):
        try_to(match, ZOE, Sit(1))
        try_to(match, ZOE, Sit(2))
    try_to(match, ZOE, Stand())
    with refused(match, "too-many-changes"):
        try_to(match, ZOE, Sit(1))
    for seat, who in enumerate((ANNA, BEN, CARA)):
        assert kinds(try_to(match, who, Sit(seat))) == ["Sat"]
    assert kinds(try_to(match, ANNA, Start())) == ["Started"]


def test_not_even_the_host_ends_a_running_game_alone() -> None:
    match = started()
    assert kinds(try_to(match, ANNA, ABANDON)) == ["Asked"]
    assert match.stage == "running"


def test_if_one_wants_to_play_on_it_goes_on() -> None:
    match = started()
    try_to(match, BEN, ABANDON)
    try_to(match, ANNA, Answer(yes=False))
    assert (match.stage, match.vote) == ("running", None)


def test_one_who_plays_with_bots_ends_the_game_at_once() -> None:
    assert kinds(try_to(started(bots=(1, 2)), ANNA, ABANDON)) == ["Asked", "Abandoned"]


def test_those_who_are_away_are_not_asked() -> None:
    match = started()
    add_event(match, WentAway(2), NOON)
    try_to(match, ANNA, ABANDON)
    assert kinds(try_to(match, BEN, Answer(yes=True))) == ["Answered", "Abandoned"]


def test_one_who_is_away_may_still_say_no() -> None:
    match = started()
    add_event(match, WentAway(2), NOON)
    try_to(match, ANNA, ABANDON)
    try_to(match, CARA, Answer(yes=False))
    assert match.vote is None


def test_one_who_resigns_is_not_waited_for() -> None:
    match = started(bots=(2,))
    try_to(match, ANNA, ABANDON)
    assert kinds(try_to(match, BEN, Resign())) == ["Resigned", "Abandoned"]


def test_one_whose_time_runs_out_is_not_waited_for() -> None:
    """Or the one who asked would wait for ever: the same question is not asked twice."""
    match = started(bots=(2,), clock=Clock(20))
    move(match, 0, "gems", NOON)
    try_to(match, ANNA, ABANDON)
    assert kinds(expire(match, NOON + 20_000)) == ["WentAway", "Abandoned"]


def test_a_move_leaves_the_question_open() -> None:
    match = started()
    try_to(match, BEN, ABANDON)
    play_on(match, 3)
    assert match.vote is not None
    assert match.vote.question == "abandon"


def test_so_does_one_who_chooses_something_else() -> None:
    """Nobody answers for the others by taking back an own choice."""
    match = started()
    move(match, 0, "gems")
    try_to(match, BEN, ABANDON)
    assert kinds(undo(match, ANNA)) == ["TookBack"]
    assert match.vote is not None
    assert match.vote.question == "abandon"
    try_to(match, ANNA, Answer(yes=True))
    assert kinds(try_to(match, CARA, Answer(yes=True)))[-1] == "Abandoned"


def test_the_end_of_the_game_answers_the_question() -> None:
    match = started("basari", 3)
    try_to(match, BEN, ABANDON)
    play_on(match)
    assert (match.stage, match.vote) == ("over", None)
    with refused(match, "no-question"):
        try_to(match, ANNA, Answer(yes=True))


def test_only_those_who_play_ask_and_answer() -> None:
    match = started()
    with refused(match, "not-seated"):
        try_to(match, ZOE, ABANDON)
    try_to(match, BEN, ABANDON)
    with refused(match, "not-seated"):
        try_to(match, ZOE, Answer(yes=True))


def test_nothing_can_be_answered_before_it_is_asked() -> None:
    for match in (full(), started(), ended()):
        with refused(match, "no-question"):
            try_to(match, ANNA, Answer(yes=True))


def test_an_answer_does_not_count_for_what_was_asked_later() -> None:
    match = started()
    try_to(match, BEN, ABANDON)
    seen = match.seq
    try_to(match, CARA, Answer(yes=False))
    try_to(match, CARA, ABANDON)
    with refused(match, "stale"):
        try_to(match, ANNA, Answer(yes=True, seen=seen))
    assert kinds(try_to(match, ANNA, Answer(yes=True, seen=match.seq))) == ["Answered"]


@pytest.mark.parametrize("yes", [True, False])
def test_an_answer_that_is_repeated_counts_once(yes: bool) -> None:
    match = started()
    try_to(match, BEN, ABANDON)
    answer = Answer(yes=yes, seen=match.seq)
    assert kinds(try_to(match, ANNA, answer)) == ["Answered"]
    assert try_to(match, ANNA, answer) == []
    if not yes:
        try_to(match, CARA, ABANDON)
        assert try_to(match, ANNA, answer) == []
        assert match.vote is not None


def test_a_game_that_is_over_is_not_abandoned() -> None:
    match = ended()
    for question in (ABANDON, Ask("undo")):
        with refused(match, "not-running"):
            try_to(match, ANNA, question)
