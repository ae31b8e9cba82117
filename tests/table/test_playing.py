"""Playing: a move counts once, for the one who made it; resigning, the end, the rematch."""

import pytest

from karfunkel.errors import IllegalMove, InvalidMove
from karfunkel.games.game import Game
from karfunkel.table.commands import Ask, Play, Rematch, Resign, Return, Say
from karfunkel.table.doing import House, close, do
from karfunkel.table.entries import Abandoned, Played, Rematched, Resigned, WentAway
from tests.sizes import every_size
from tests.table.company import (
    ANNA,
    BEN,
    CARA,
    DAN,
    HOUSE,
    NOON,
    SEED,
    ZOE,
    asked,
    ended,
    entries,
    everything,
    full,
    kinds,
    legal,
    move,
    not_played,
    opened,
    owner,
    play_on,
    read_again,
    refused,
    started,
    trading,
    try_to,
    undo,
    whole,
)

# ---- a move


@every_size
def test_a_move_is_written_down_with_the_cards_that_chance_drew(game: Game, players: int) -> None:
    sitting = started(game.id, players)
    play_on(sitting)
    dealt, *played = [line.entry for line in sitting.lines if hasattr(line.entry, "drawn")]
    log = [*(f"*{card}" for card in dealt.drawn)]
    for entry in played:
        log += [f"{entry.seat}:{entry.move}", *(f"*{card}" for card in entry.drawn)]
    assert sitting.game is not None
    assert log == [str(entry) for entry in sitting.game.log]


def test_a_person_plays_on_the_own_seat_only() -> None:
    sitting = started()
    (line,) = try_to(sitting, BEN, Play("gems", asked(sitting, 0)))
    assert line.entry == Played(1, "gems", 4)
    assert sitting.to_act() == (0, 2)


def test_one_who_has_no_seat_does_not_play() -> None:
    sitting = started(bots=(2,))
    for command in (Play("gems", 4), Resign(), Return(), Ask("undo")):
        with refused(sitting, "not-seated"):
            try_to(sitting, ZOE, command)


def test_nobody_plays_out_of_turn() -> None:
    sitting = trading()
    waiting = next(seat for seat in range(3) if seat not in sitting.to_act())
    with refused(sitting, "not-your-turn"):
        try_to(sitting, owner(sitting, waiting), Play("1r", sitting.seq))


def test_nobody_plays_before_or_after_the_game() -> None:
    for sitting in (full(), ended()):
        with refused(sitting, "not-running"):
            try_to(sitting, ANNA, Play("gems", sitting.seq))


@pytest.mark.parametrize(("text", "kind"), [("nonsense", InvalidMove), ("", InvalidMove), ("accept", IllegalMove)])
def test_a_move_that_cannot_be_played_is_refused_in_words(text: str, kind: type[Exception]) -> None:
    sitting = started()
    with not_played(sitting, kind):
        try_to(sitting, ANNA, Play(text, asked(sitting, 0)))


# ---- once


@every_size
def test_a_repeated_move_counts_once(game: Game, players: int) -> None:
    """Every move of a whole game is sent twice, and so is the last."""
    sitting = started(game.id, players)
    while sitting.stage == "running":
        seat = sitting.to_act()[0]
        texts = legal(sitting, seat)
        command = Play(texts[sitting.seq % len(texts)], asked(sitting, seat))
        assert kinds(try_to(sitting, owner(sitting, seat), command)) == ["Played"]
        before = everything(sitting)
        assert try_to(sitting, owner(sitting, seat), command) == []
        assert everything(sitting) == before


def test_it_counts_once_also_while_others_have_moved() -> None:
    sitting = started()
    command = Play("gems", asked(sitting, 0))
    try_to(sitting, ANNA, command)
    move(sitting, 1, "gems")
    assert try_to(sitting, ANNA, command) == []


def test_it_counts_once_also_if_the_table_was_read_again_in_between() -> None:
    sitting = started()
    command = Play("gems", asked(sitting, 0))
    try_to(sitting, ANNA, command)
    assert try_to(read_again(sitting), ANNA, command) == []


def test_a_move_may_be_repeated_as_it_was_written_the_first_time() -> None:
    """`t1` is noted as `T1`, and yet it is the same move when it comes again."""
    sitting = started("emerald", 3)
    command = Play(legal(sitting, 0)[0].lower(), asked(sitting, 0))
    assert command.move not in legal(sitting, 0)
    assert kinds(try_to(sitting, ANNA, command)) == ["Played"]
    assert try_to(sitting, ANNA, command) == []


def test_another_move_at_the_same_place_is_stale() -> None:
    """It is not said to be done, for another one was."""
    sitting = started()
    place = asked(sitting, 0)
    try_to(sitting, ANNA, Play("gems", place))
    with refused(sitting, "not-your-turn"):
        try_to(sitting, ANNA, Play("money", place))


def test_a_move_for_an_earlier_question_is_stale() -> None:
    sitting = started("emerald", 3)
    first = asked(sitting, 0)
    move(sitting, 0, legal(sitting, 0)[0])
    while sitting.to_act() != (0,):
        play_on(sitting, 1)
    for place in {first, 0, sitting.seq + 1} - {asked(sitting, 0)}:
        with refused(sitting, "stale"):
            try_to(sitting, ANNA, Play(legal(sitting, 0)[-1], place))


def test_a_move_that_was_taken_back_is_stale_when_it_comes_again() -> None:
    """It was on its way for long, and must not undo the undo."""
    sitting = started()
    command = Play("gems", asked(sitting, 0))
    try_to(sitting, ANNA, command)
    undo(sitting, ANNA)
    with refused(sitting, "stale"):
        try_to(sitting, ANNA, command)


def test_what_a_bot_played_for_one_is_not_said_to_be_ones_own_move() -> None:
    sitting = started()
    place = asked(sitting, 0)
    sitting.write(WentAway(0), NOON)
    move(sitting, 0, "gems")
    with refused(sitting, "not-your-turn"):
        try_to(sitting, ANNA, Play("gems", place))
    assert sitting.seats[0].away


def test_the_place_of_a_question_stays_while_others_choose() -> None:
    """So a move that is on its way is not stale because somebody else was quicker."""
    sitting = started(players=4)
    place = asked(sitting, 3)
    for seat in (1, 0, 2):
        move(sitting, seat, "gems")
        assert asked(sitting, 3) == place
    assert whole(sitting, 3).asked == place
    assert kinds(try_to(sitting, DAN, Play("money", place))) == ["Played"]


# ---- bots


def test_bots_are_to_move_on_their_own_seats_only() -> None:
    sitting = started(players=4, bots=(1, 3))
    assert sitting.bots_to_act() == [1, 3]
    assert sitting.due() == sitting.at
    line = sitting.play(1, "gems", NOON, bot=True)
    assert line.entry == Played(1, "gems", 5, bot=True)
    assert sitting.bots_to_act() == [3]
    sitting.play(3, "gems", NOON, bot=True)
    assert (sitting.bots_to_act(), sitting.due()) == ([], None)


# ---- resigning


def test_one_who_resigns_hands_the_seat_to_a_bot_for_good() -> None:
    sitting = started()
    assert entries(try_to(sitting, BEN, Resign())) == [Resigned(1, "trader")]
    assert sitting.bots_to_act() == [1]
    assert sitting.seats[1].guest == BEN.guest, "one still sees who has played"
    assert sitting.seat_of(BEN.guest) is None
    assert try_to(sitting, BEN, Resign()) == [], "once is enough"
    for command in (Play("gems", asked(sitting, 1)), Return(), Ask("undo")):
        with refused(sitting, "not-seated"):
            try_to(sitting, BEN, command)


def test_one_who_was_away_can_resign() -> None:
    sitting = started()
    sitting.write(WentAway(1), NOON)
    try_to(sitting, BEN, Resign())
    assert (sitting.seats[1].level, sitting.seats[1].away) == ("trader", False)


def test_nobody_resigns_before_or_after_the_game() -> None:
    for sitting in (full(), ended()):
        with refused(sitting, "not-running"):
            try_to(sitting, ANNA, Resign())


def test_all_may_resign_and_bots_play_on() -> None:
    sitting = started()
    for who in (ANNA, BEN, CARA):
        try_to(sitting, who, Resign())
    play_on(sitting)
    assert sitting.stage == "over"


# ---- the end


@every_size
def test_a_game_is_over_when_its_table_is(game: Game, players: int) -> None:
    sitting = started(game.id, players)
    while sitting.stage == "running":
        assert sitting.to_act() == sitting.playing().to_act
        play_on(sitting, 1)
    assert sitting.game is not None
    assert sitting.game.over
    assert (sitting.to_act(), sitting.due(), sitting.question) == ((), None, None)
    shown = whole(sitting, 0)
    assert shown.view is not None
    assert shown.view["winners"] == list(sitting.game.winners)
    assert (shown.moves, shown.asked, shown.can_take_back) == ([], None, False)


def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    sitting = started("basari", 3)
    while sitting.stage == "running":
        assert (sitting.seed, whole(sitting, 0).seed) == (None, None)
        play_on(sitting, 1)
    assert (sitting.seed, whole(sitting, None).seed) == (SEED, SEED)


def test_what_was_closed_is_over_for_good() -> None:
    sitting = started()
    assert entries(close(sitting, "closed by the house", NOON)) == [Abandoned("closed by the house")]
    assert (sitting.stage, sitting.to_act(), sitting.due(), sitting.seed) == ("abandoned", (), None, SEED)
    with refused(sitting, "not-running"):
        close(sitting, "again", NOON)
    with refused(sitting, "not-running"):
        try_to(sitting, ANNA, Play("gems", 4))


def test_a_game_that_is_over_cannot_be_closed() -> None:
    sitting = ended()
    with refused(sitting, "not-running"):
        close(sitting, "too late", NOON)


# ---- the rematch


def test_after_the_game_one_who_played_asks_for_a_rematch() -> None:
    sitting = ended()
    assert entries(try_to(sitting, BEN, Rematch())) == [Rematched("next-table")]
    assert (sitting.rematch, whole(sitting, None).rematch) == ("next-table", "next-table")


def test_all_find_the_same_next_table() -> None:
    sitting = ended()
    try_to(sitting, BEN, Rematch())
    assert do(sitting, ANNA, Rematch(), NOON, House("trader", lambda: "a third table")) == []
    assert sitting.rematch == "next-table"


def test_there_is_no_rematch_while_the_game_is_on() -> None:
    for sitting in (opened(), started()):
        with refused(sitting, "running"):
            try_to(sitting, ANNA, Rematch())


def test_one_who_looked_on_does_not_ask_for_a_rematch() -> None:
    sitting = ended()
    with refused(sitting, "not-seated"):
        try_to(sitting, ZOE, Rematch())


def test_one_who_resigned_can_have_a_rematch_and_so_can_those_of_an_abandoned_game() -> None:
    sitting = started()
    try_to(sitting, BEN, Resign())
    close(sitting, "", NOON)
    assert kinds(try_to(sitting, BEN, Rematch())) == ["Rematched"]


def test_people_may_talk_after_the_game() -> None:
    assert kinds(do(ended(), ZOE, Say("Well played"), NOON, HOUSE)) == ["Said"]
