"""Playing: a move counts once, for the one who made it; resigning, the end, the rematch."""

import pytest
from msgspec.structs import replace

from karfunkel.errors import IllegalMove, InvalidMove
from karfunkel.games.game import Game
from karfunkel.match.commands import Ask, Play, Rematch, Resign, Return, Say
from karfunkel.match.decide import decide
from karfunkel.match.decision import NOTHING
from karfunkel.match.events import Abandoned, Played, Rematched, Resigned, WentAway
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    DAN,
    NOON,
    RULES,
    SEED,
    ZOE,
    add_event,
    asked,
    bot_move,
    close,
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
from tests.sizes import every_size

# ---- a move


@every_size
def test_a_move_is_written_down_with_the_cards_that_chance_drew(game: Game, players: int) -> None:
    match = started(game.id, players)
    play_on(match)
    dealt, *played = [line.event for line in match.log if hasattr(line.event, "drawn")]
    log = [*(f"*{card}" for card in dealt.drawn)]
    for entry in played:
        log += [f"{entry.seat}:{entry.move}", *(f"*{card}" for card in entry.drawn)]
    assert match.game is not None
    assert log == [str(entry) for entry in match.game.log]


def test_a_person_plays_on_the_own_seat_only() -> None:
    match = started()
    (line,) = try_to(match, BEN, Play("gems", asked(match, 0)))
    assert line.event == Played(1, "gems", 4)
    assert match.to_act() == (0, 2)


def test_one_who_has_no_seat_does_not_play() -> None:
    match = started(bots=(2,))
    for command in (Play("gems", 4), Resign(), Return(), Ask("undo")):
        with refused(match, "not-seated"):
            try_to(match, ZOE, command)


def test_nobody_plays_out_of_turn() -> None:
    match = trading()
    waiting = next(seat for seat in range(3) if seat not in match.to_act())
    with refused(match, "not-your-turn"):
        try_to(match, owner(match, waiting), Play("1r", match.seq))


def test_nobody_plays_before_or_after_the_game() -> None:
    for match in (full(), ended()):
        with refused(match, "not-running"):
            try_to(match, ANNA, Play("gems", match.seq))


@pytest.mark.parametrize(("text", "kind"), [("nonsense", InvalidMove), ("", InvalidMove), ("accept", IllegalMove)])
def test_a_move_that_cannot_be_played_is_refused_in_words(text: str, kind: type[Exception]) -> None:
    match = started()
    with not_played(match, kind):
        try_to(match, ANNA, Play(text, asked(match, 0)))


# ---- once


@every_size
def test_a_repeated_move_counts_once(game: Game, players: int) -> None:
    """Every move of a whole game is sent twice, and so is the last."""
    match = started(game.id, players)
    while match.stage == "running":
        seat = match.to_act()[0]
        texts = legal(match, seat)
        command = Play(texts[match.seq % len(texts)], asked(match, seat))
        assert kinds(try_to(match, owner(match, seat), command)) == ["Played"]
        before = everything(match)
        assert try_to(match, owner(match, seat), command) == []
        assert everything(match) == before


def test_it_counts_once_also_while_others_have_moved() -> None:
    match = started()
    command = Play("gems", asked(match, 0))
    try_to(match, ANNA, command)
    move(match, 1, "gems")
    assert try_to(match, ANNA, command) == []


def test_it_counts_once_also_if_the_table_was_read_again_in_between() -> None:
    match = started()
    command = Play("gems", asked(match, 0))
    try_to(match, ANNA, command)
    assert try_to(read_again(match), ANNA, command) == []


def test_a_move_may_be_repeated_as_it_was_written_the_first_time() -> None:
    """`t1` is noted as `T1`, and yet it is the same move when it comes again."""
    match = started("emerald", 3)
    command = Play(legal(match, 0)[0].lower(), asked(match, 0))
    assert command.move not in legal(match, 0)
    assert kinds(try_to(match, ANNA, command)) == ["Played"]
    assert try_to(match, ANNA, command) == []


def test_another_move_at_the_same_place_is_stale() -> None:
    """It is not said to be done, for another one was."""
    match = started()
    place = asked(match, 0)
    try_to(match, ANNA, Play("gems", place))
    with refused(match, "not-your-turn"):
        try_to(match, ANNA, Play("money", place))


def test_a_move_for_an_earlier_question_is_stale() -> None:
    match = started("emerald", 3)
    first = asked(match, 0)
    move(match, 0, legal(match, 0)[0])
    while match.to_act() != (0,):
        play_on(match, 1)
    for place in {first, 0, match.seq + 1} - {asked(match, 0)}:
        with refused(match, "stale"):
            try_to(match, ANNA, Play(legal(match, 0)[-1], place))


def test_a_move_that_was_taken_back_is_stale_when_it_comes_again() -> None:
    """It was on its way for long, and must not undo the undo."""
    match = started()
    command = Play("gems", asked(match, 0))
    try_to(match, ANNA, command)
    undo(match, ANNA)
    with refused(match, "stale"):
        try_to(match, ANNA, command)


def test_what_a_bot_played_for_one_is_not_said_to_be_ones_own_move() -> None:
    match = started()
    place = asked(match, 0)
    add_event(match, WentAway(0), NOON)
    move(match, 0, "gems")
    with refused(match, "not-your-turn"):
        try_to(match, ANNA, Play("gems", place))
    assert match.seats[0].away


def test_the_place_of_a_question_stays_while_others_choose() -> None:
    """So a move that is on its way is not stale because somebody else was quicker."""
    match = started(players=4)
    place = asked(match, 3)
    for seat in (1, 0, 2):
        move(match, seat, "gems")
        assert asked(match, 3) == place
    assert whole(match, 3).asked == place
    assert kinds(try_to(match, DAN, Play("money", place))) == ["Played"]


# ---- bots


def test_bots_are_to_move_on_their_own_seats_only() -> None:
    match = started(players=4, bots=(1, 3))
    assert match.bots_to_act() == [1, 3]
    assert match.due() == match.at
    line = bot_move(match, 1, "gems", NOON)
    assert line.event == Played(1, "gems", 5, bot=True)
    assert match.bots_to_act() == [3]
    bot_move(match, 3, "gems", NOON)
    assert (match.bots_to_act(), match.due()) == ([], None)


# ---- resigning


def test_one_who_resigns_hands_the_seat_to_a_bot_for_good() -> None:
    match = started()
    assert entries(try_to(match, BEN, Resign())) == [Resigned(1, "trader")]
    assert match.bots_to_act() == [1]
    assert match.seats[1].guest == BEN.guest, "one still sees who has played"
    assert match.seat_of(BEN.guest) is None
    assert try_to(match, BEN, Resign()) == [], "once is enough"
    for command in (Play("gems", asked(match, 1)), Return(), Ask("undo")):
        with refused(match, "not-seated"):
            try_to(match, BEN, command)


def test_one_who_was_away_can_resign() -> None:
    match = started()
    add_event(match, WentAway(1), NOON)
    try_to(match, BEN, Resign())
    assert (match.seats[1].level, match.seats[1].away) == ("trader", False)


def test_nobody_resigns_before_or_after_the_game() -> None:
    for match in (full(), ended()):
        with refused(match, "not-running"):
            try_to(match, ANNA, Resign())


def test_all_may_resign_and_bots_play_on() -> None:
    match = started()
    for who in (ANNA, BEN, CARA):
        try_to(match, who, Resign())
    play_on(match)
    assert match.stage == "over"


# ---- the end


@every_size
def test_a_game_is_over_when_its_table_is(game: Game, players: int) -> None:
    match = started(game.id, players)
    while match.stage == "running":
        assert match.to_act() == match.playing().to_act
        play_on(match, 1)
    assert match.game is not None
    assert match.game.over
    assert (match.to_act(), match.due(), match.vote) == ((), None, None)
    shown = whole(match, 0)
    assert shown.view is not None
    assert shown.view["winners"] == list(match.game.winners)
    assert (shown.moves, shown.asked, shown.can_take_back) == ([], None, False)


def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    match = started("basari", 3)
    while match.stage == "running":
        assert (match.seed, whole(match, 0).seed) == (None, None)
        play_on(match, 1)
    assert (match.seed, whole(match, None).seed) == (SEED, SEED)


def test_what_was_closed_is_over_for_good() -> None:
    match = started()
    assert entries(close(match, "closed by the house", NOON)) == [Abandoned("closed by the house")]
    assert (match.stage, match.to_act(), match.due(), match.seed) == ("abandoned", (), None, SEED)
    with refused(match, "not-running"):
        close(match, "again", NOON)
    with refused(match, "not-running"):
        try_to(match, ANNA, Play("gems", 4))


def test_a_game_that_is_over_cannot_be_closed() -> None:
    match = ended()
    with refused(match, "not-running"):
        close(match, "too late", NOON)


# ---- the rematch


def test_after_the_game_one_who_played_asks_for_a_rematch() -> None:
    match = ended()
    assert entries(try_to(match, BEN, Rematch())) == [Rematched("next-table")]
    assert (match.rematch, whole(match, None).rematch) == ("next-table", "next-table")


def test_all_find_the_same_next_table() -> None:
    match = ended()
    try_to(match, BEN, Rematch())
    assert decide(match, ANNA, Rematch(), replace(RULES, new_id=lambda: "a third table")) == NOTHING
    assert match.rematch == "next-table"


def test_there_is_no_rematch_while_the_game_is_on() -> None:
    for match in (opened(), started()):
        with refused(match, "running"):
            try_to(match, ANNA, Rematch())


def test_one_who_looked_on_does_not_ask_for_a_rematch() -> None:
    match = ended()
    with refused(match, "not-seated"):
        try_to(match, ZOE, Rematch())


def test_one_who_resigned_can_have_a_rematch_and_so_can_those_of_an_abandoned_game() -> None:
    match = started()
    try_to(match, BEN, Resign())
    close(match, "", NOON)
    assert kinds(try_to(match, BEN, Rematch())) == ["Rematched"]


def test_people_may_talk_after_the_game() -> None:
    assert kinds(try_to(ended(), ZOE, Say("Well played"))) == ["Said"]
