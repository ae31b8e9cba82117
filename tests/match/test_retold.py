"""A record as a table with people: looked at move by move like a game that was played here."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karfunkel
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import match_from_log
from karfunkel.match.from_record import match_from_record
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer, updates_since
from karfunkel.protocol.apply_update import apply_update
from tests.match.company import (
    ANNA,
    Eyes,
    bot_move,
    everything,
    hear,
    kinds,
    listen,
    read_again,
    started,
    undo,
    viewers,
    whole,
)
from tests.match.histories import evening
from tests.sizes import every_size, random_table


@every_size
def test_a_record_becomes_the_table_it_tells_of(game: Game, players: int) -> None:
    table = random_table(game, players, 21)
    match = match_from_record(table.record())
    assert match.stage == "over"
    assert match.game is not None
    assert (match.game.scores, match.game.winners) == (table.scores, table.winners)
    assert (match.game.log, match.game.state) == (table.log, table.state)
    assert match.seed == "21"
    assert match.seed_hash in table.record()
    for viewer in viewers(match):
        assert whole(match, viewer).view == table.view(viewer)
    assert everything(read_again(match)) == everything(match)


@every_size
def test_it_is_retold_move_by_move(game: Game, players: int) -> None:
    table = random_table(game, players, 22)
    match = match_from_record(table.record())
    moves = sum(entry.seat is not None for entry in table.log)
    assert kinds(match.log) == ["Opened", *["Sat"] * players, "Started", *["Played"] * moves]
    for viewer in (None, players - 1):
        shown = Eyes(match_from_log("record", match.log[:1]), viewer).whole()
        for update in updates_since("record", match.log, Viewer(viewer), 0):
            shown = apply_update(shown, update)
        assert shown == whole(match, viewer)


@every_size
def test_every_move_answers_what_was_asked_then(game: Game, players: int) -> None:
    match = match_from_record(random_table(game, players, 23, moves=30).record())
    asked: dict[int, int] = {}
    again = Match("record", match.log[0])

    def remember(line: LogEntry) -> None:
        asked.clear()
        asked.update(again.asked)

    listen(again, remember)
    for line in match.log[1:]:
        if kinds([line]) == ["Played"]:
            assert line.event.asked == asked[line.event.seat]  # type: ignore[union-attr]
        hear(again, line)


@every_size
def test_a_game_of_people_is_told_again_by_its_record(game: Game, players: int) -> None:
    """What was taken back is not in it."""
    for table in evening(game, players, 24, most_lines=400):
        table.try_something()
    match = table.match
    assert match.game is not None
    again = match_from_record(match.game.record(with_seed=True))
    assert again.game is not None
    assert again.game.state == match.game.state
    assert again.seed_hash == match.seed_hash
    assert len(again.turns) == len(match.turns)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = started()
    bot_move(match, 0, "gems", 0)
    undo(match, ANNA)
    bot_move(match, 0, "money", 0)
    record = match.playing().record(with_seed=True)
    assert "0:money" in record
    assert "0:gems" not in record


def test_a_game_that_is_not_over_is_shown_as_far_as_it_went() -> None:
    table = random_table(GAMES["edelstein"], 3, 25, moves=20)
    match = match_from_record(table.record())
    assert match.stage == "running"
    assert match.to_act() == table.to_act
    assert (match.seed, match.clocks, match.due()) == (None, None, None)


def test_a_game_whose_seed_is_not_known_has_none() -> None:
    lines = random_table(GAMES["emerald"], 3, 26).record().splitlines(keepends=True)
    match = match_from_record("".join(line for line in lines if not line.startswith("Seed:")))
    assert match.stage == "over"
    assert match.seed is None
    assert whole(match, None).seed is None


def test_options_and_decks_are_kept() -> None:
    table = karfunkel.new("emerald", 3, seed=1, options={"open_gold": "on"})
    match = match_from_record(table.record())
    assert match.setup.options == {"open_gold": "on", "rules": str(GAMES["emerald"].version)}
    deck = ["bb7w1"] * 39
    dealt = karfunkel.new("basari", 3, seed=1, deck=deck)
    assert match_from_record(dealt.record()).setup.deck == deck
    house = match_from_record(karfunkel.new("basari", 3, seed=1).record())
    assert house.setup.deck == GAMES["basari"].deck_texts()


def test_everybody_has_a_seat_and_nobody_a_link() -> None:
    match = match_from_record(random_table(GAMES["basari"], 4, 27).record())
    assert all(seat.person for seat in match.seats)
    assert len({seat.guest for seat in match.seats}) == 4
    assert match.setup.code == ""


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
        match_from_record(record)
    assert len(str(caught.value).split()) > 3


def test_a_record_that_begins_with_a_position_is_not_shown() -> None:
    table = karfunkel.from_position(random_table(GAMES["edelstein"], 3, 29, moves=9).position(), seed=1)
    with pytest.raises(Error, match="position"):
        match_from_record(table.record())


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
        match = match_from_record(text)
    except Error as error:
        assert str(error)
    else:
        assert match.stage in ("running", "over")
