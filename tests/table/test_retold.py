"""A record as a table with people: looked at move by move like a game that was played here."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karfunkel
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.protocol.following import follow
from karfunkel.table.entries import Line
from karfunkel.table.narrator import Narrator, retell
from karfunkel.table.retold import sitting_from_record
from karfunkel.table.sitting import Sitting
from tests.sizes import every_size, random_table
from tests.table.company import ANNA, everything, kinds, read_again, started, undo, viewers, whole
from tests.table.histories import evening


@every_size
def test_a_record_becomes_the_table_it_tells_of(game: Game, players: int) -> None:
    table = random_table(game, players, 21)
    sitting = sitting_from_record(table.record())
    assert sitting.stage == "over"
    assert sitting.game is not None
    assert (sitting.game.scores, sitting.game.winners) == (table.scores, table.winners)
    assert (sitting.game.log, sitting.game.state) == (table.log, table.state)
    assert sitting.seed == "21"
    assert sitting.seed_hash in table.record()
    for viewer in viewers(sitting):
        assert whole(sitting, viewer).view == table.view(viewer)
    assert everything(read_again(sitting)) == everything(sitting)


@every_size
def test_it_is_retold_move_by_move(game: Game, players: int) -> None:
    table = random_table(game, players, 22)
    sitting = sitting_from_record(table.record())
    moves = sum(entry.seat is not None for entry in table.log)
    assert kinds(sitting.lines) == ["Opened", *["Sat"] * players, "Started", *["Played"] * moves]
    for viewer in (None, players - 1):
        shown = Narrator(Sitting.from_log("record", sitting.lines[:1]), viewer).whole()
        for update in retell("record", sitting.lines, viewer, 0):
            shown = follow(shown, update)
        assert shown == whole(sitting, viewer)


@every_size
def test_every_move_answers_what_was_asked_then(game: Game, players: int) -> None:
    sitting = sitting_from_record(random_table(game, players, 23, moves=30).record())
    asked: dict[int, int] = {}
    again = Sitting("record", sitting.lines[0])

    def remember(line: Line) -> None:
        asked.clear()
        asked.update(again.asked)

    again.listeners.append(remember)
    for line in sitting.lines[1:]:
        if kinds([line]) == ["Played"]:
            assert line.entry.asked == asked[line.entry.seat]  # type: ignore[union-attr]
        again.enter(line)


@every_size
def test_a_game_of_people_is_told_again_by_its_record(game: Game, players: int) -> None:
    """What was taken back is not in it."""
    for table in evening(game, players, 24, most_lines=400):
        table.try_something()
    sitting = table.sitting
    assert sitting.game is not None
    again = sitting_from_record(sitting.game.record(with_seed=True))
    assert again.game is not None
    assert again.game.state == sitting.game.state
    assert again.seed_hash == sitting.seed_hash
    assert len(again.turns) == len(sitting.turns)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    sitting = started()
    sitting.play(0, "gems", 0)
    undo(sitting, ANNA)
    sitting.play(0, "money", 0)
    record = sitting.playing().record(with_seed=True)
    assert "0:money" in record
    assert "0:gems" not in record


def test_a_game_that_is_not_over_is_shown_as_far_as_it_went() -> None:
    table = random_table(GAMES["edelstein"], 3, 25, moves=20)
    sitting = sitting_from_record(table.record())
    assert sitting.stage == "running"
    assert sitting.to_act() == table.to_act
    assert (sitting.seed, sitting.clocks, sitting.due()) == (None, None, None)


def test_a_game_whose_seed_is_not_known_has_none() -> None:
    lines = random_table(GAMES["emerald"], 3, 26).record().splitlines(keepends=True)
    sitting = sitting_from_record("".join(line for line in lines if not line.startswith("Seed:")))
    assert sitting.stage == "over"
    assert sitting.seed is None
    assert whole(sitting, None).seed is None


def test_options_and_decks_are_kept() -> None:
    table = karfunkel.new("emerald", 3, seed=1, options={"open_gold": "on"})
    sitting = sitting_from_record(table.record())
    assert sitting.setup.options == {"open_gold": "on", "rules": str(GAMES["emerald"].version)}
    deck = ["bb7w1"] * 39
    dealt = karfunkel.new("basari", 3, seed=1, deck=deck)
    assert sitting_from_record(dealt.record()).setup.deck == deck
    house = sitting_from_record(karfunkel.new("basari", 3, seed=1).record())
    assert house.setup.deck == GAMES["basari"].deck_texts()


def test_everybody_has_a_seat_and_nobody_a_link() -> None:
    sitting = sitting_from_record(random_table(GAMES["basari"], 4, 27).record())
    assert all(seat.person for seat in sitting.seats)
    assert len({seat.guest for seat in sitting.seats}) == 4
    assert sitting.setup.code == ""


# ---- bad records

GOOD = random_table(GAMES["basari"], 3, 28).record()
HEADERS, MOVES = GOOD.split("\n\n", 1)


@pytest.mark.parametrize(
    "record",
    [
        "",
        "nonsense",
        "\x00\x00",
        "Game: chess\nPlayers: 2\n",
        "Game: basari\n",
        "Game: basari\nPlayers: 9\n",
        "Game: basari\nPlayers: three\n",
        "Game: basari\nPlayers: 3\n",
        "Game: basari\nPlayers: 3\nOptions: open\n",
        "Game: basari\nPlayers: 3\nOptions: open=on\n",
        "Game: basari\nPlayers: 3\nDeck: r\n",
        GOOD.replace("Game: basari", "Game: edelstein"),
        GOOD.replace("Seed: 28", "Seed: 29"),
        GOOD.replace("Result: ", "Result: 9"),
        f"{HEADERS}\n\n0:Z {MOVES}",
        f"{HEADERS}\n\n*zz9 {MOVES}",
        f"{HEADERS}\n\n{MOVES} 0:A",
        HEADERS,
        GOOD[: len(GOOD) * 2 // 3],
        None,
        7,
    ],
)
def test_a_bad_record_is_an_error_that_says_what_is_wrong(record: Any) -> None:
    with pytest.raises(Error) as caught:
        sitting_from_record(record)
    assert len(str(caught.value).split()) > 3


def test_a_record_that_begins_with_a_position_is_not_shown() -> None:
    table = karfunkel.from_position(random_table(GAMES["edelstein"], 3, 29, moves=9).position(), seed=1)
    with pytest.raises(Error, match="position"):
        sitting_from_record(table.record())


RECORDS = [random_table(game, 3, 30, moves=40).record(with_seed=True) for game in GAMES.values()]


@settings(max_examples=80, deadline=None)
@given(
    record=st.sampled_from(RECORDS),
    start=st.integers(0, 2000),
    length=st.integers(0, 8),
    insert=st.text("0123456789rygb>*#:=, \nABCmoneyT", max_size=6),
)
def test_whatever_a_record_says_it_is_a_table_or_an_error(record: str, start: int, length: int, insert: str) -> None:
    text = record[:start] + insert + record[start + length :]
    try:
        sitting = sitting_from_record(text)
    except Error as error:
        assert str(error)
    else:
        assert sitting.stage in ("running", "over")
