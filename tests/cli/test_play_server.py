"""Playing at a server in the terminal: `karfunkel play --server`."""

import json
import os
import pty
import random
import re
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import karfunkel
from karfunkel.cli.remote.client_thread import ServerSession
from karfunkel.cli.remote.event_notices import names_of
from karfunkel.cli.remote.game_loop import clock_time
from karfunkel.cli.remote.guest_cookies import GuestCookie
from karfunkel.cli.remote.play import Wishes, address
from karfunkel.cli.terminal import LocalSession, ui_for
from karfunkel.cli.terminal.player_names import bot_name
from karfunkel.client import Client
from karfunkel.match import moves_for_viewer
from karfunkel.match.clock import Clock
from karfunkel.match.match import Seat
from karfunkel.protocol.http import NewTable, OpenedTable
from karfunkel.table import verify
from karfunkel.words import Words
from tests.cli.remotely import PATIENCE, Person, any_choice, guests_of, scripted
from tests.server.hand import Hands
from tests.server.players import run
from tests.server.running import ServerProcess, serving, settings_for

Homes = tuple[Path, Path]
SOON = 0.05
"""Seconds after which a server looks again whether somebody's time has run out."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which all the tests of this module play, each at tables of its own."""
    with serving(settings_for(tmp_path_factory.mktemp("server") / "tables.db")) as url:
        yield url


@pytest.fixture
def empty_server(tmp_path: Path) -> Iterator[str]:
    """A server at which nobody has put up a table."""
    with serving(settings_for(tmp_path / "tables.db")) as url:
        yield url


@pytest.fixture
def homes(tmp_path: Path) -> Homes:
    """The computers of two people."""
    return tmp_path / "anna", tmp_path / "ben"


def two_at_a_table(server: str, homes: Homes, game: str, players: int = 2) -> tuple[Person, Person]:
    """Anna has put a table up, Ben has joined by the code that she was shown, and the game has begun."""
    anna = Person(Wishes(server, "Anna", game, players=players, open_seats=1), homes[0])
    anna.sees("Waiting for one more player.")
    ben = Person(Wishes(server, "Ben", join=anna.found(r"with the code (\S+),")), homes[1])
    anna.sees("Ben sits down.")
    anna.sees("You sit on seat 0.")
    ben.sees("You sit on seat 1.")
    return anna, ben


def put_up(server: str, table: NewTable) -> OpenedTable:
    """A table that somebody else has put up."""

    async def open_it() -> OpenedTable:
        host = await Client.come(server, "Host")
        opened = await host.open(table)
        await host.leave()
        return opened

    opened: OpenedTable = run(open_it())
    return opened


def log_on(screen: str) -> list[str]:
    """The lines that the command `log` showed last."""
    shown = screen.rpartition("The whole game so far")[2].splitlines()[1:]
    lines = [line.strip() for line in shown]
    end = next(number for number, line in enumerate(lines) if not line or line.startswith("The game is over. You can"))
    return lines[:end]


def result_on(screen: str) -> list[str]:
    """The numbers of the ranking, without the names and the seats."""
    rows = re.findall(r"^ +\d\.  .*", screen, re.MULTILINE)
    return [" ".join(re.findall(r"\d+", re.sub(r"\(\d\)", "", row))) for row in rows]


# ---- whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "seat"), [("edelstein", 2, 1), ("edelstein", 4, 0), ("basari", 3, 2), ("emerald", 3, 0)]
)
def test_a_whole_game_against_bots(server: str, tmp_path: Path, game: str, players: int, seat: int) -> None:
    file = tmp_path / "record.txt"
    wishes = Wishes(server, "Anna", game, players=players, seat=seat)
    screen = scripted(wishes, tmp_path, any_choice(random.Random(players), f"save {file}", "log"))
    assert "Place  Name" in screen
    assert f"karfunkel verify {file}" in screen
    assert "Goodbye. The game is saved" in screen
    record = file.read_text("utf-8")
    assert verify(record) > 0
    table = karfunkel.from_record(record)
    names = {other: bot_name(Words("en"), other) for other in range(players) if other != seat}
    told = LocalSession(table, seat, ui_for(game, seat, "en", shapes=True, names=names), random.Random(1)).story
    assert log_on(screen) == [Text.from_markup(line).plain for line in told], "the story is that of play without server"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("basari", 3), ("emerald", 2)])
def test_two_terminals_play_a_whole_game_with_each_other(server: str, homes: Homes, game: str, players: int) -> None:
    seats = ["open", "open", "random"][:players]
    table = put_up(server, NewTable(game, players, seats=seats, starts_when_full=True)).table
    screens: dict[str, str] = {}

    def play(name: str, home: Path) -> None:
        screens[name] = scripted(Wishes(server, name, join=table), home, any_choice(random.Random(name)))

    people = [threading.Thread(target=play, args=pair) for pair in zip(("Anna", "Ben"), homes, strict=True)]
    for person in people:
        person.start()
    for person in people:
        person.join(2 * PATIENCE)
    assert result_on(screens["Anna"]) == result_on(screens["Ben"])
    assert len(result_on(screens["Anna"])) == players
    assert re.search(r"Ben \([01]\)", screens["Anna"])
    assert re.search(r"Anna \([01]\)", screens["Ben"])


@pytest.mark.parametrize("game", ["emerald", "basari"])
def test_moves_that_are_too_many_to_be_told_are_asked_for(
    server: str, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All decisions with more than two moves."""
    monkeypatch.setattr(moves_for_viewer, "MOST_MOVES", 2)
    screen = scripted(Wishes(server, "Anna", game, players=3), tmp_path, any_choice(random.Random(1)))
    assert "Place  Name" in screen


# ---- coming to a table


def test_friends_join_by_the_code_and_are_called_by_their_names(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "basari", players=3)
    assert "With you: Ben (1).\n  Against a bot (Trader): Beryl (2)." in anna.leaves()
    assert "With you: Anna (0)." in ben.leaves()


def test_a_private_table_is_on_no_list_but_that_of_its_people(empty_server: str, homes: Homes) -> None:
    anna = Person(Wishes(empty_server, "Anna", "basari", players=3, open_seats=2), homes[0])
    anna.sees("Waiting for 2 more players.")
    ben = Person(Wishes(empty_server, "Ben", join=anna.found(r"with the code (\S+),")), homes[1])
    ben.sees("Waiting for one more player.")
    table = anna.leaves().split("--join ")[-1].split()[0]
    ben.leaves()
    assert table in scripted(Wishes(empty_server), homes[0], str)
    assert table in scripted(Wishes(empty_server), homes[1], str)
    stranger = scripted(Wishes(empty_server, "Carl"), homes[1], str)
    assert table not in stranger
    assert "No table waits for you. Create one with" in stranger


def test_a_public_table_is_listed_and_joined_by_its_name(empty_server: str, homes: Homes) -> None:
    anna = Person(Wishes(empty_server, "Anna", "emerald", players=2, open_seats=1, public=True), homes[0])
    anna.sees("Waiting for one more player.")
    listed = scripted(Wishes(empty_server, "Ben"), homes[1], str)
    table = re.search(r"^ +(\S+) +Emerald +Anna, free +one free seat", listed, re.MULTILINE)
    assert table
    ben = Person(Wishes(empty_server, join=table[1]), homes[1])
    ben.sees("You sit on seat 1.")
    ben.sees("With you: Anna (0).")
    ben.leaves()
    anna.leaves()


def test_one_sits_on_the_seat_one_wants(server: str, tmp_path: Path) -> None:
    table = put_up(server, NewTable("edelstein", 3, seats=["open", "random", "open"])).table
    person = Person(Wishes(server, "Anna", join=table, seat=2), tmp_path)
    person.sees("Seat 2: Anna (you)")
    person.leaves()


def test_the_host_can_begin_with_bots_on_the_free_seats(server: str, tmp_path: Path) -> None:
    person = Person(Wishes(server, "Anna", "basari", players=4, open_seats=2, bots="random"), tmp_path)
    person.sees("Waiting for 2 more players.")
    person.types("dance", "moves", "start")
    person.sees("“dance” is not understood before the game begins")
    person.sees("A bot takes seat 1: Random.")
    person.sees("Against bots (Random): Opal (1), Beryl (2), and Onyx (3).")
    person.leaves()


def test_a_guest_cannot_begin_in_place_of_the_host(server: str, tmp_path: Path) -> None:
    person = Person(Wishes(server, "Anna", join=put_up(server, NewTable("basari", 3)).table), tmp_path)
    person.types("start")
    person.sees("Only the host can do this.")
    person.leaves()


def test_a_table_that_was_closed_is_left(server: str, tmp_path: Path) -> None:
    person = Person(Wishes(server, "Anna", "basari", players=3, open_seats=1), tmp_path)
    person.types("abandon")
    person.sees("The game ends without a result.")
    person.leaves()


@pytest.mark.parametrize("wanted", ["nowhere", "../house", "a b", "x" * 50, ""])
def test_a_table_that_is_not_there(server: str, tmp_path: Path, wanted: str) -> None:
    with pytest.raises(karfunkel.Error, match="has no table and no invitation"):
        scripted(Wishes(server, "Anna", join=wanted), tmp_path, str)


def test_one_who_comes_too_late_is_told_so(server: str, homes: Homes) -> None:
    anna = Person(Wishes(server, "Anna", "basari", players=3, public=True), homes[0])
    anna.sees("What do you choose?")
    table = anna.leaves().split("--join ")[-1].split()[0]
    with pytest.raises(karfunkel.Error, match="has begun without you"):
        scripted(Wishes(server, "Ben", join=table), homes[1], str)
    with pytest.raises(karfunkel.Error, match="At this table basari is played, not emerald"):
        scripted(Wishes(server, "Anna", "emerald", join=table), homes[0], str)


def test_coming_back_goes_on_where_one_was(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    anna.types("T1a")
    anna.sees("Do you move a second knight?")
    anna.types("log", "quit")
    before = log_on(anna.leaves())
    ben.sees("Anna moves a knight from tower 1 to field 4.")
    again = Person(Wishes(server, join=anna.found(r"--join (\S+) --name Anna\n")), homes[0])
    again.sees("Do you move a second knight?")
    again.types("log", "stop")
    ben.sees("Which knight do you move?")
    ben.leaves("T1a")
    assert log_on(again.leaves()) == before
    third = Person(Wishes(server, join=anna.found(r"--join (\S+) --name Anna\n")), homes[0])
    news = third.sees("Ben to move")
    assert "Ben moves a knight" in news
    assert "You move" not in news, "only what has happened since the own last move"
    third.leaves()


# ---- at the table


def test_others_are_told_of_as_they_move_and_waited_for(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    ben.sees("Anna to move")
    ben.sees("Waiting for Anna.")
    ben.types("T1a", "moves")
    ben.sees("It is not your turn. Waiting for Anna.")
    ben.sees("It is not your turn. Waiting for Anna.")
    anna.types("T1a")
    ben.sees("Anna moves a knight from tower 1 to field 4.")
    anna.leaves()
    ben.leaves()


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("nonsense", "'nonsense' is not a move; you are asked to choose an action"),
        ("2r1b", "does not answer what you are asked"),
        ("9", "There is no choice 9; the choices are 1 to 3."),
        ("", "Type a number from 1 to 3, a move, or help."),
        ("x" * 5000, "is not a move"),
        ("say", "Say what, such as: say hello"),
        ("say " + "x" * 501, "At most 500 characters can be said at once, not 501."),
        ("yes", "The question has been settled already."),
        ("undo", "You have not"),
        ("rematch", "That is possible once the game is over."),
        ("save game.txt", "That is possible once the game is over."),
        ("help", "hand your seat to a bot, for good"),
        ("help A", "A, More workers: Take the top card"),
    ],
)
def test_odd_answers_are_answered_and_the_question_stays(server: str, tmp_path: Path, answer: str, said: str) -> None:
    person = Person(Wishes(server, "Anna", "basari", players=3), tmp_path)
    person.sees("What do you choose?")
    person.types(answer)
    person.sees(f"> {answer}\n")
    person.sees(said)
    person.types("C")
    person.sees("You want the gems.")
    person.leaves()


def test_talk_is_heard_by_all_and_is_no_markup(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    ben.types("say [bold]hello[/] Anna")
    anna.sees("Ben: [bold]hello[/] Anna")
    anna.types("say hello Ben", "quit")
    ben.sees("Anna: hello Ben")
    assert "Anna: hello" not in anna.leaves(), "one knows what one has said"
    again = Person(Wishes(server, join=anna.found(r"--join (\S+) --name Anna\n")), homes[0])
    again.sees("Ben: [bold]hello[/] Anna")
    again.leaves()
    ben.leaves()


def test_a_choice_that_nobody_has_seen_is_taken_back_without_asking(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "basari", players=3)
    anna.types("C")
    anna.sees("Waiting for Ben")
    anna.types("undo")
    anna.sees("A move is taken back.")
    anna.sees("What do you choose?")
    anna.leaves("A")
    assert "would like" not in ben.leaves()


def test_others_are_asked_before_a_move_is_taken_back(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    anna.types("T1a", "undo")
    anna.sees("Ben may say no.")
    ben.sees("Anna would like to take the last move back. Do you agree? Type yes or no.")
    ben.types("no")
    anna.sees("Ben says no.")
    anna.types("undo")
    ben.sees("Anna would like to take the last move back.")
    ben.types("yes")
    anna.sees("Ben agrees.")
    anna.sees("Which knight do you move?")
    anna.types("log")
    assert "moves a knight" not in "".join(log_on(anna.leaves("table")))
    ben.leaves()


def test_a_game_is_ended_if_all_agree(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    ben.types("abandon")
    anna.sees("Ben would like to end the game without a result. Do you agree?")
    anna.types("yes")
    for person in (anna, ben):
        person.sees("The game ends without a result.")
        person.sees("The game is over.")
        person.types("moves")
        person.sees("There is no move to make any more.")
        assert "Place  Name" not in person.leaves("")


def test_a_seat_is_handed_to_a_bot(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    anna.types("resign")
    anna.sees("A bot takes over for good. Goodbye.")
    ben.sees("Anna resigns.")
    ben.sees("Which knight do you move?")
    anna.leaves()
    ben.leaves()


def test_a_rematch_begins_when_all_have_sat_down_again(server: str, homes: Homes) -> None:
    anna, ben = two_at_a_table(server, homes, "emerald")
    anna.types("abandon")
    ben.sees("Do you agree?")
    ben.types("yes")
    anna.sees("The game is over.")
    anna.types("rematch")
    anna.sees("Waiting for one more player.")
    ben.sees("There is a table for a rematch. Type rematch to sit down there.")
    ben.types("rematch")
    anna.sees("You sit on seat 1.")
    ben.sees("You sit on seat 0.")
    ben.sees("Which knight do you move?")
    anna.leaves()
    ben.leaves()


def test_one_whose_time_runs_out_can_take_over_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, clock = Hands(), Clock(each=60)
    monkeypatch.setattr("karfunkel.server.scheduler.LOOK_AROUND", SOON)
    monkeypatch.setattr("karfunkel.server.sleeping_matches.LOOK_AROUND", SOON)
    with serving(hands.settings(tmp_path / "tables.db", grace=0, idle=SOON)) as url:
        wanted = NewTable("emerald", 2, seats=["open", "random"], starts_when_full=True, clock=clock)
        person = Person(Wishes(url, "Anna", join=put_up(url, wanted).table), tmp_path)
        person.sees("1:00 left")
        hands.pass_seconds(59)
        person.types("moves")
        assert "away" not in person.sees("T1a, T2a")
        hands.pass_seconds(1)
        person.sees("You are away. A bot plays for you. Type back to take over.")
        person.types("back")
        person.sees("You are back.")
        assert person.leaves().count("A bot plays for you") == 1


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (59, "0:59"), (125, "2:05"), (3600, "1:00:00"), (97_200, "1 d 3 h")]
)
def test_times_on_a_clock(seconds: int, shown: str) -> None:
    assert clock_time(Words("en"), seconds) == shown


def test_names_that_could_be_taken_for_something_else_come_with_their_seat() -> None:
    seats = [Seat("a", "Anna"), Seat("b", "anna"), Seat(level="trader"), Seat("c", "You"), Seat("d", "seat 1")]
    named = {0: "Anna (seat 0)", 1: "anna (seat 1)", 2: "Beryl", 3: "You (seat 3)", 4: "seat 1 (seat 4)"}
    assert names_of(Words("en"), seats) == named
    assert names_of(Words("de"), [Seat("a", "Du"), Seat("b", "Platz 1")]) == {0: "Du (Platz 0)", 1: "Platz 1 (Platz 1)"}
    assert names_of(Words("en"), [Seat("a", "Anna"), Seat("b", "Ben")]) == {0: "Anna", 1: "Ben"}


# ---- the line


@pytest.mark.slow
def test_a_server_that_goes_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.client.reconnecting_websocket.PAUSES", (SOON,))
    monkeypatch.setattr("karfunkel.cli.remote.play.NewTable", partial(NewTable, seating="as-sat"))
    database = str(tmp_path / "tables.db")
    first = ServerProcess(database)
    person = Person(Wishes(first.url, "Anna", "emerald", players=2), tmp_path)
    person.sees("Which knight do you move?")
    first.kill()
    person.sees("Connection lost, trying again")
    person.types("T1a")
    second = ServerProcess(database, first.port)
    try:
        person.sees_all("You move a knight from tower 1 to field 4.", "The connection is back.")
        person.types("log")
        assert "".join(log_on(person.leaves("table"))).count("You move a knight") == 1
    finally:
        second.stop()


def test_one_can_leave_while_the_server_is_away(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"))
    person = Person(Wishes(server.url, "Anna", "emerald", players=2), tmp_path)
    person.sees("Which knight do you move?")
    server.kill()
    person.sees("Connection lost, trying again")
    assert "Come back with:" in person.leaves("quit")


def test_who_has_missed_too_much_for_updates_is_told_it_all_the_same(
    server: str, homes: Homes, monkeypatch: pytest.MonkeyPatch
) -> None:
    visits: list[ServerSession] = []
    monkeypatch.setattr(ServerSession, "__enter__", lambda visit: visits.append(visit) or visit)
    monkeypatch.setattr("karfunkel.server.watched_match.MOST_MISSED", 0)
    monkeypatch.setattr("karfunkel.client.reconnecting_websocket.PAUSES", (1,))
    anna, ben = two_at_a_table(server, homes, "emerald")
    anna.types("T1a", "stop")
    anna.sees("Waiting for Ben.")
    socket = visits[0]._socket
    assert socket is not None
    visits[0].ask(socket.drop())
    anna.sees("Connection lost, trying again")
    ben.types("T1a", "stop")
    anna.sees("Ben moves a knight from tower 1 to field 3.")
    anna.sees("Which knight do you move?")
    anna.types("log")
    assert "".join(log_on(anna.leaves("table"))).count("Ben moves a knight") == 1
    ben.leaves()


# ---- who one is


def test_the_same_name_at_the_same_computer_is_the_same_guest(server: str, tmp_path: Path) -> None:
    guests = guests_of(tmp_path)
    scripted(Wishes(server, "Anna"), tmp_path, str)
    anna = guests.known(server, "Anna")
    scripted(Wishes(f"{server}/", "Ben"), tmp_path, str)
    scripted(Wishes(server, "Anna"), tmp_path, str)
    assert guests.name(server, None) == "Anna"
    again, ben = guests.known(server, "Anna"), guests.known(server, "Ben")
    assert again.guest == anna.guest != ben.guest, "the cookie may have been renewed"
    assert stat.S_IMODE(guests.file.stat().st_mode) == 0o600


def test_a_guest_whom_the_server_has_forgotten_comes_anew(server: str, tmp_path: Path) -> None:
    guests = guests_of(tmp_path)
    guests.remember(server, "Anna", GuestCookie("gone", "karfunkel=gone.0000"))
    person = Person(Wishes(server, "Anna", "basari", players=3), tmp_path)
    person.sees("What do you choose?")
    person.leaves()
    known = guests.known(server, "Anna")
    assert known is not None
    assert known.guest != "gone"


def test_one_has_to_say_a_name_once(server: str, tmp_path: Path) -> None:
    with pytest.raises(karfunkel.Error, match="say your name, such as: --name Anna"):
        scripted(Wishes(server), tmp_path, str)


def test_a_broken_book_of_guests_is_not_overwritten(server: str, tmp_path: Path) -> None:
    (tmp_path / "guests.json").write_text("not JSON")
    with pytest.raises(karfunkel.Error, match="where guests are kept, cannot be read"):
        scripted(Wishes(server, "Anna"), tmp_path, str)
    assert (tmp_path / "guests.json").read_text() == "not JSON"


# ---- the command


def karfunkel_play(home: Path, *words: str, typed: str = "", status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "karfunkel", "play", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "XDG_CONFIG_HOME": str(home), "HOME": str(home), "COLUMNS": "200"},
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"server": ""}, "“” is not the address of a server"),
        ({"server": "http://["}, "is not the address of a server"),
        ({"server": "http://127.0.0.1:99999"}, "is not the address of a server"),
        ({"server": "gopher://127.0.0.1"}, "is not the address of a server"),
        ({"server": "a b.invalid"}, "does not answer"),
        ({}, "the server http://127.0.0.1:1 does not answer"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 2}, "is for 3 to 5 players, not 2"),
        ({"seat": 7}, "There is no seat 7"),
        ({"bots": "wise"}, "there is no bot of level 'wise'"),
        ({"open_seats": 4}, "0 to 3 seats can be left open, not 4"),
        ({"deck": Path("/no/deck")}, "the deck '/no/deck' cannot be read"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, wrong: dict[str, Any], said: str) -> None:
    wishes = Wishes(**{"server": "127.0.0.1:1", "name": "Anna", "game": "basari", **wrong})
    with pytest.raises(karfunkel.Error, match=re.escape(said)):
        scripted(wishes, tmp_path, str)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--server", "127.0.0.1:1", "--name", "Anna"), "the server http://127.0.0.1:1 does not answer"),
        (("--server", "127.0.0.1:1", "--seed", "1"), "--seed, --resume and --bot-file are for games on this computer"),
        (("basari", "--join", "abc"), "--join, --open-seats and --public need a server"),
    ],
)
def test_bad_input_is_answered_with_one_sentence_and_status_2(tmp_path: Path, words: list[str], said: str) -> None:
    done = karfunkel_play(tmp_path, *words, status=2)
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


def test_a_server_that_refuses_a_name_says_why(server: str, tmp_path: Path) -> None:
    with pytest.raises(karfunkel.Error, match="24"):
        scripted(Wishes(server, "x" * 50), tmp_path, str)
    assert not (tmp_path / "guests.json").exists()


def test_from_a_pipe(server: str, tmp_path: Path) -> None:
    done = karfunkel_play(
        tmp_path, "emerald", "--server", server, "--name", "Anna", "--players", "2", typed="T1a\nstop"
    )
    assert done.stderr == ""
    assert "> T1a\n" in done.stdout
    assert "You move a knight from tower 1 to field 4." in done.stdout
    assert "You move no second knight." in done.stdout
    assert "--join" in done.stdout.splitlines()[-1]
    [file] = tmp_path.rglob("guests.json")
    assert json.loads(file.read_text())[server]["last"] == "Anna"


def test_ctrl_c_at_a_terminal_leaves_politely(server: str, tmp_path: Path) -> None:
    outer, inner = pty.openpty()
    words = ["play", "emerald", "--server", server, "--name", "Anna", "--players", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "karfunkel", *words],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "TERM": "xterm"},
    )
    os.close(inner)
    screen = b""

    def until(text: bytes) -> None:
        nonlocal screen
        deadline = time.monotonic() + PATIENCE
        while text not in screen and time.monotonic() < deadline:
            screen += os.read(outer, 4096)

    until(b"> ")
    os.write(outer, b"T1a\n")
    until(b"second knight?")
    process.send_signal(signal.SIGINT)
    until(b"--join")
    assert process.wait(PATIENCE) == 0
    os.close(outer)
    assert b"Goodbye. The table stays" in screen
    assert b"Traceback" not in screen


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("https://play.example/", "https://play.example"),
        (" http://h ", "http://h"),
    ],
)
def test_addresses(given: str, meant: str) -> None:
    assert address(Words("en"), given) == meant
