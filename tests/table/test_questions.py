"""Ending a game without a result: the host before it begins, all who are here afterwards."""

import pytest

from karfunkel.table.clock import Clock
from karfunkel.table.commands import Answer, Ask, Resign, Say, Sit
from karfunkel.table.doing import MOST_ASIDE, Person, run_out
from karfunkel.table.entries import Abandoned, Answered, Asked, Said, WentAway
from karfunkel.table.sitting import ANSWER_WITHIN
from tests.table.company import (
    ANNA,
    BEN,
    CARA,
    MINUTE,
    NOON,
    ZOE,
    ended,
    entries,
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
    sitting = full()
    assert kinds(try_to(sitting, ANNA, ABANDON)) == ["Abandoned"]
    assert (sitting.stage, whole(sitting, None).stage) == ("abandoned", "abandoned")
    with refused(sitting, "started"):
        try_to(sitting, ZOE, Sit())


def test_the_host_does_so_without_sitting() -> None:
    assert kinds(try_to(opened(), ANNA, ABANDON)) == ["Abandoned"]


@pytest.mark.parametrize("who", [BEN, ZOE])
def test_nobody_else_does(who: Person) -> None:
    sitting = full()
    with refused(sitting, "not-host"):
        try_to(sitting, who, ABANDON)


def test_before_the_game_there_is_nothing_to_take_back() -> None:
    sitting = full()
    with refused(sitting, "not-running"):
        undo(sitting, ANNA)


# ---- during the game


def test_a_game_is_abandoned_if_all_agree() -> None:
    sitting = started()
    assert entries(try_to(sitting, BEN, ABANDON)) == [Asked(1, "abandon")]
    assert entries(try_to(sitting, ANNA, Answer(yes=True))) == [Answered(0, True)]
    assert sitting.stage == "running"
    lines = try_to(sitting, CARA, Answer(yes=True))
    assert [type(entry) for entry in entries(lines)] == [Answered, Abandoned]
    assert (sitting.stage, sitting.question, sitting.to_act()) == ("abandoned", None, ())


def test_who_never_answers_has_agreed_after_a_day() -> None:
    sitting = started()
    try_to(sitting, BEN, ABANDON, NOON + MINUTE)
    end = NOON + MINUTE + ANSWER_WITHIN
    assert sitting.due() == read_again(sitting).due() == end
    assert run_out(sitting, end - 1) == []
    assert entries(run_out(sitting, end)) == [Abandoned("nobody objected")]
    assert (sitting.stage, sitting.due()) == ("abandoned", None)


def test_who_objects_in_time_plays_on() -> None:
    sitting = started()
    try_to(sitting, BEN, ABANDON)
    try_to(sitting, ANNA, Answer(yes=False))
    assert sitting.due() is None
    assert run_out(sitting, NOON + 2 * ANSWER_WITHIN) == []


def test_to_take_a_move_back_needs_an_answer_however_long_it_takes() -> None:
    sitting = offered()
    undo(sitting, ANNA)
    assert sitting.question is not None
    assert sitting.due() is None
    assert run_out(sitting, NOON + 2 * ANSWER_WITHIN) == []


def test_a_table_at_which_too_much_was_said_can_only_be_played_on() -> None:
    sitting = started()
    for number in range(MOST_ASIDE - len(sitting.lines)):
        sitting.write(Said(ANNA.guest, ANNA.name, str(number), ""), NOON)
    for command in (Say("more"), ABANDON, Answer(yes=True)):
        with refused(sitting, "too-much-aside"):
            try_to(sitting, ANNA, command)
    play_on(sitting, 5)
    assert kinds(try_to(sitting, BEN, Resign())) == ["Resigned"]


def test_not_even_the_host_ends_a_running_game_alone() -> None:
    sitting = started()
    assert kinds(try_to(sitting, ANNA, ABANDON)) == ["Asked"]
    assert sitting.stage == "running"


def test_if_one_wants_to_play_on_it_goes_on() -> None:
    sitting = started()
    try_to(sitting, BEN, ABANDON)
    try_to(sitting, ANNA, Answer(yes=False))
    assert (sitting.stage, sitting.question) == ("running", None)


def test_one_who_plays_with_bots_ends_the_game_at_once() -> None:
    assert kinds(try_to(started(bots=(1, 2)), ANNA, ABANDON)) == ["Asked", "Abandoned"]


def test_those_who_are_away_are_not_asked() -> None:
    sitting = started()
    sitting.write(WentAway(2), NOON)
    try_to(sitting, ANNA, ABANDON)
    assert kinds(try_to(sitting, BEN, Answer(yes=True))) == ["Answered", "Abandoned"]


def test_one_who_is_away_may_still_say_no() -> None:
    sitting = started()
    sitting.write(WentAway(2), NOON)
    try_to(sitting, ANNA, ABANDON)
    try_to(sitting, CARA, Answer(yes=False))
    assert sitting.question is None


def test_one_who_resigns_is_not_waited_for() -> None:
    sitting = started(bots=(2,))
    try_to(sitting, ANNA, ABANDON)
    assert kinds(try_to(sitting, BEN, Resign())) == ["Resigned", "Abandoned"]


def test_one_whose_time_runs_out_is_not_waited_for() -> None:
    """Or the one who asked would wait for ever: the same question is not asked twice."""
    sitting = started(bots=(2,), clock=Clock(20))
    move(sitting, 0, "gems", NOON)
    try_to(sitting, ANNA, ABANDON)
    assert kinds(run_out(sitting, NOON + 20_000)) == ["WentAway", "Abandoned"]


def test_a_move_leaves_the_question_open() -> None:
    sitting = started()
    try_to(sitting, BEN, ABANDON)
    play_on(sitting, 3)
    assert sitting.question is not None
    assert sitting.question.question == "abandon"


def test_so_does_one_who_chooses_something_else() -> None:
    """Nobody answers for the others by taking back an own choice."""
    sitting = started()
    move(sitting, 0, "gems")
    try_to(sitting, BEN, ABANDON)
    assert kinds(undo(sitting, ANNA)) == ["TookBack"]
    assert sitting.question is not None
    assert sitting.question.question == "abandon"
    try_to(sitting, ANNA, Answer(yes=True))
    assert kinds(try_to(sitting, CARA, Answer(yes=True)))[-1] == "Abandoned"


def test_the_end_of_the_game_answers_the_question() -> None:
    sitting = started("basari", 3)
    try_to(sitting, BEN, ABANDON)
    play_on(sitting)
    assert (sitting.stage, sitting.question) == ("over", None)
    with refused(sitting, "no-question"):
        try_to(sitting, ANNA, Answer(yes=True))


def test_only_those_who_play_ask_and_answer() -> None:
    sitting = started()
    with refused(sitting, "not-seated"):
        try_to(sitting, ZOE, ABANDON)
    try_to(sitting, BEN, ABANDON)
    with refused(sitting, "not-seated"):
        try_to(sitting, ZOE, Answer(yes=True))


def test_nothing_can_be_answered_before_it_is_asked() -> None:
    for sitting in (full(), started(), ended()):
        with refused(sitting, "no-question"):
            try_to(sitting, ANNA, Answer(yes=True))


def test_a_game_that_is_over_is_not_abandoned() -> None:
    sitting = ended()
    for question in (ABANDON, Ask("undo")):
        with refused(sitting, "not-running"):
            try_to(sitting, ANNA, question)
