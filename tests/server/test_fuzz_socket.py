"""The socket against everybody who sends anything: the server answers, and what is refused changes nothing."""

import contextlib
import itertools
import json
import logging
import math
import random
import sqlite3
import struct
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from karfunkel.client import Client
from karfunkel.match.commands import (
    Answer,
    AnyCommand,
    Ask,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Unseat,
)
from karfunkel.match.events import (
    Abandoned,
    Answered,
    Asked,
    CameBack,
    LogEntry,
    Played,
    Rematched,
    Resigned,
    Sat,
    Stood,
    TookBack,
    event_from_json,
)
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import (
    CommandRequest,
    Done,
    Failed,
    FromClient,
    FromServer,
    Leave,
    Ping,
    Pong,
    Watch,
    Welcome,
    decode_server,
    encode,
)
from karfunkel.server.settings import UNLIMITED
from karfunkel.server.uvicorn_websocket import MOST_PIECES
from tests.server.players import play_alone, run
from tests.server.running import serving, settings_for

PATIENCE = 30
LONGEST = UNLIMITED.message_bytes
PEOPLE = ("host", "seated", "spectator", "stranger")
"""The spectator has come to the private tables too, but sits nowhere; the stranger has not."""
STAGES = ("open", "private", "running", "private and running", "over", "abandoned")


class House(msgspec.Struct):
    """A server with guests, who have tables at every stage. Nobody at them is a bot, so nothing happens by itself."""

    url: str
    database: str
    cookies: dict[str, str]
    guests: dict[str, str]
    tables: dict[str, str]

    def logs(self) -> dict[str, list[LogEntry]]:
        """What people have done at the tables so far, as it is stored. The bots of those who resign play on."""
        logs: dict[str, list[LogEntry]] = {table: [] for table in self.tables.values()}
        with contextlib.closing(sqlite3.connect(self.database)) as stored:
            for table, seq, at, entry in stored.execute("SELECT table_id, seq, at, entry FROM log ORDER BY seq"):
                line = LogEntry(seq, at, event_from_json(entry))
                if not getattr(line.event, "bot", False):
                    logs.setdefault(table, []).append(line)
        return {stage: logs[table] for stage, table in self.tables.items()}

    @contextlib.contextmanager
    def socket(self, person: str) -> Iterator["Voice"]:
        """The socket of a person."""
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        cookie = {"Cookie": self.cookies[person]} if person in self.cookies else {}
        with connect(
            address, additional_headers=cookie, proxy=None, compression=None, max_size=None, open_timeout=PATIENCE
        ) as connection:
            yield Voice(connection)


class Voice:
    """A socket on which anything can be said."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._numbers = itertools.count()

    def hear(self) -> FromServer:
        """The next message of the server."""
        return decode_server(self.connection.recv(PATIENCE))

    def say(self, data: bytes, opcode: Opcode = Opcode.TEXT) -> None:
        """Send bytes as they are, in one frame."""
        self.connection.send(data, text=opcode is Opcode.TEXT)

    def answers(self) -> list[FromServer]:
        """All that is told until the answer to a ping comes: so everything said before has been answered."""
        end = f"end {next(self._numbers)}"
        self.say(encode(Ping(end)))
        told = []
        while not (isinstance(message := self.hear(), Pong) and message.id == end):
            told.append(message)
        return told


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    yield from opened_house(tmp_path)


@pytest.fixture(scope="module")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all the tests after which everything is as before."""
    yield from opened_house(tmp_path_factory.mktemp("quiet"))


def opened_house(folder: Path, **changes: object) -> Iterator[House]:
    database = str(folder / "house.db")
    names = itertools.count()
    chosen = settings_for(database, new_id=lambda: f"name{next(names)}", new_seed=lambda: "a seed", **changes)
    with serving(chosen) as url:
        yield run(furnished(url, database))


async def furnished(url: str, database: str) -> House:
    """Guests come, put tables up, sit down and play a little."""
    people = {name: await Client.come(url, name) for name in PEOPLE}
    host, seated, spectator = people["host"], people["seated"], people["spectator"]
    wanted = {
        "open": NewTable("basari", 3),
        "private": NewTable("edelstein", 4, public=False),
        "running": NewTable("edelstein", 2),
        "private and running": NewTable("basari", 3, public=False),
        "over": NewTable("emerald", 2, seats=["me", "random"], start=True),
        "abandoned": NewTable("emerald", 2),
    }
    opened = {stage: await host.open(table) for stage, table in wanted.items()}
    for stage in ("open", "private", "running", "private and running"):
        await seated.come_by_link(opened[stage].code)
        await seated.do(opened[stage].table, Sit())
    for stage in ("private", "private and running"):
        await spectator.come_by_link(opened[stage].code)
    third = await Client.come(url, "third")
    await third.come_by_link(opened["private and running"].code)
    await third.do(opened["private and running"].table, Sit())
    for stage in ("running", "private and running"):
        await host.do(opened[stage].table, Start())
    await host.do(opened["abandoned"].table, Ask("abandon"))
    await play_alone(host, opened["over"].table)
    house = House(
        url,
        database,
        {name: client.cookie for name, client in people.items()},
        {name: client.me.guest for name, client in people.items()},
        {stage: table.table for stage, table in opened.items()},
    )
    for client in (*people.values(), third):
        await client.leave()
    return house


def assert_unharmed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """A fresh socket is answered, the server is ready, and it noted nothing that went wrong.

    The sockets of the test itself may note that they were cut off in the middle of something.
    """
    with house.socket("spectator") as line:
        assert isinstance(line.hear(), Welcome)
        assert line.answers() == []
    assert httpx.get(f"{house.url}/healthz").json() == {"ok": True}
    noted = [record for record in caplog.records if record.levelno >= logging.ERROR]
    errors = [record.getMessage() for record in noted if record.name != "websockets.client"]
    assert set(errors) <= {"Invalid UTF-8 sequence received from client."}  # uvicorn makes much of this


def code_of(closed: ConnectionClosed) -> int | None:
    """The code with which the server has closed a socket."""
    return None if closed.rcvd is None else closed.rcvd.code


# ---- what is no message


def deep(text: str, depth: int) -> bytes:
    """Something within itself, again and again."""
    return (text * depth).encode()


NO_MESSAGES = {
    "nothing": b"",
    "a space": b" ",
    "zeros": b"\0\0\0",
    "a word": b"ping",
    "null": b"null",
    "a list": b'[{"kind":"ping"}]',
    "two at once": b'{"kind":"ping"}{"kind":"ping"}',
    "half of one": b'{"kind":"ping","id":"a',
    "no kind": b'{"id":"a"}',
    "an unknown kind": b'{"kind":"welcome"}',
    "a kind of the log": b'{"kind":"do","table":"name","command":{"kind":"played","seat":0,"move":"x","asked":0}}',
    "two kinds": b'{"kind":"ping","kind":"pong"}',
    "a kind that is no text": b'{"kind":1}',
    "an unknown field": b'{"kind":"ping","admin":true}',
    "a number that is too big": b'{"kind":"watch","table":"name","since":1e999}',
    "an endless number": b'{"kind":"watch","table":"name","since":' + b"9" * 2000 + b"}",
    "a place below 0": b'{"kind":"watch","table":"name","since":-1}',
    "a place beyond all": b'{"kind":"watch","table":"name","since":9007199254740993}',
    "half a place": b'{"kind":"watch","table":"name","since":0.5}',
    "not a number": b'{"kind":"watch","table":"name","since":NaN}',
    "a seat too far": b'{"kind":"do","table":"name","command":{"kind":"sit","seat":5}}',
    "true as a seat": b'{"kind":"do","table":"name","command":{"kind":"sit","seat":true}}',
    "no table": b'{"kind":"watch","table":""}',
    "a table with a zero": b'{"kind":"watch","table":"a\\u0000"}',
    "a table elsewhere": b'{"kind":"watch","table":"../name"}',
    "half a pair": b'{"kind":"ping","id":"\\ud800"}',
    "a long name": b'{"kind":"ping","id":"' + b"a" * 41 + b'"}',
    "too much to say": b'{"kind":"do","table":"name","command":{"kind":"say","text":"' + b"a" * 501 + b'"}}',
    "nothing to do": b'{"kind":"do","table":"name","command":{}}',
    "null to do": b'{"kind":"do","table":"name","command":null}',
    "lists in lists": deep("[", LONGEST),
    "objects in objects": deep('{"a":', LONGEST // 5),
    "more than may be sent": b'{"kind":"ping","id":"' + b"a" * LONGEST + b'"}',
}
NO_TEXT = {
    "no UTF-8": b'{"kind":"ping","id":"\xff"}',
    "half a character": b'{"kind":"ping","id":"\xc3"}',
    "half a pair in UTF-8": b'{"kind":"ping","id":"\xed\xa0\x80"}',
    "UTF-16": '{"kind":"ping"}'.encode("utf-16"),
    "only bytes": bytes(range(256)),
}


def test_what_is_no_message_is_answered_with_a_reason(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    before = quiet_house.logs()
    with quiet_house.socket("host") as line:
        line.hear()
        for name, data in (NO_MESSAGES | NO_TEXT).items():
            opcodes = (Opcode.BINARY,) if name in NO_TEXT else (Opcode.TEXT, Opcode.BINARY)
            for opcode in opcodes:
                line.say(data, opcode)
                told = line.answers()
                assert [type(message) for message in told] == [Failed], (name, told)
                assert told[0].code == ("too-big" if len(data) > LONGEST else "bad-message"), (name, told)
    assert quiet_house.logs() == before
    assert_unharmed(quiet_house, caplog)


@pytest.mark.parametrize("text", ['{"a":%s', '{"kind":%s', '{"kind":"do","command":{"a":%s'])
def test_lists_in_lists_in_a_field_are_answered_with_a_reason(
    text: str, quiet_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with quiet_house.socket("host") as line:
        line.hear()
        line.say((text % ("[" * 4000)).encode())
        assert [message.code for message in line.answers() if isinstance(message, Failed)] == ["bad-message"]
    assert_unharmed(quiet_house, caplog)


def test_text_that_is_no_text_closes_only_its_own_socket(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    for name, data in NO_TEXT.items():
        with quiet_house.socket("host") as line:
            line.hear()
            line.say(data)
            with pytest.raises(ConnectionClosed) as closed:
                line.answers()
            assert code_of(closed.value) == 1007, name
    assert_unharmed(quiet_house, caplog)


def test_a_huge_frame_closes_only_its_own_socket(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    for size, opcode in itertools.product((4 * LONGEST + 1, 1_000_000), (Opcode.TEXT, Opcode.BINARY)):
        with quiet_house.socket("host") as line:
            line.hear()
            with contextlib.suppress(ConnectionClosed):
                line.say(b" " * size, opcode)
            with pytest.raises(ConnectionClosed):
                line.answers()
    assert_unharmed(quiet_house, caplog)


def test_frames_that_break_the_rules_close_only_their_own_socket(
    quiet_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    mask, reserved = b"\0\0\0\0", 0x70
    frames = {
        "noise": bytes(range(128, 256)),
        "a page": b"GET /api/quiet_house HTTP/1.1\r\nHost: here\r\n\r\n",
        "no mask": b"\x81\x02{}",
        "reserved bits": bytes([0x81 | reserved, 0x82]) + mask + b"{}",
        "an unknown opcode": bytes([0x83, 0x82]) + mask + b"{}",
        "a long ping": bytes([0x89, 0xFE]) + struct.pack("!H", 200) + mask + b"a" * 200,
        "a ping in pieces": bytes([0x09, 0x80]) + mask,
        "a going on of nothing": bytes([0x80, 0x82]) + mask + b"{}",
        "a length beyond all": bytes([0x81, 0xFF]) + b"\xff" * 8 + mask,
        "a huge length": bytes([0x81, 0xFF]) + struct.pack("!Q", 2**40) + mask + b"{}",
        "a strange goodbye": bytes([0x88, 0x82]) + mask + struct.pack("!H", 999),
        "half a goodbye": bytes([0x88, 0x81]) + mask + b"\x03",
    }
    for data in frames.values():
        with quiet_house.socket("host") as line:
            line.hear()
            line.connection.socket.sendall(data)
            with pytest.raises(ConnectionClosed):
                line.connection.recv(PATIENCE)
    assert_unharmed(quiet_house, caplog)


def test_a_message_may_come_in_pieces(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    with quiet_house.socket("host") as line:
        line.hear()
        pieces = [Frame(Opcode.TEXT, b'{"kind":"pi', fin=False), Frame(Opcode.CONT, b"", fin=False)]
        for frame in (*pieces, Frame(Opcode.CONT, b'ng","id":"one"}', fin=True)):
            line.connection.socket.sendall(frame.serialize(mask=True))
        assert [getattr(message, "id", None) for message in (line.hear(),)] == ["one"]
    assert_unharmed(quiet_house, caplog)


def test_a_message_in_pieces_without_end_closes_only_its_own_socket(
    quiet_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Empty pieces are nothing to the limit of a message's size, and yet each is kept."""
    with quiet_house.socket("host") as line:
        line.hear()
        line.connection.socket.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        line.connection.socket.sendall(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * MOST_PIECES)
        with pytest.raises(ConnectionClosed) as closed:
            line.connection.recv(PATIENCE)
        assert code_of(closed.value) == 1009
    assert_unharmed(quiet_house, caplog)


def test_one_who_is_cut_off_in_the_middle_leaves_nothing_behind(
    quiet_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    before = quiet_house.logs()
    whole = Frame(Opcode.TEXT, encode(CommandRequest(quiet_house.tables["open"], Say("cut")))).serialize(mask=True)
    for length in range(0, len(whole), 7):
        with quiet_house.socket("host") as line:
            line.connection.socket.sendall(whole[:length])
            line.connection.socket.close()
    assert quiet_house.logs() == before
    assert_unharmed(quiet_house, caplog)


# ---- who may come in


def test_a_socket_is_only_for_guests_and_for_pages_of_this_house(
    quiet_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    address = quiet_house.url.replace("http", "ws", 1) + "/api/socket"
    good = quiet_house.cookies["host"]
    cookies = ("", "karfunkel=", "karfunkel=.", f"{good}x", good.replace("=", "=x"), "karfunkel=ÿ", ";;", "a b", '"')
    origins = (
        "null",
        "http://there",
        "http://[",
        "ÿ",
        "x" * 5000,
        quiet_house.url + ".there",
        quiet_house.url.replace("http:", ""),
    )
    tries = [({"Cookie": cookie}, 4001) for cookie in cookies]
    tries += [({"Cookie": good, "Origin": origin}, 4003) for origin in origins]
    for headers, code in tries:
        with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as connection:
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(PATIENCE)
            assert code_of(closed.value) == code, headers
    assert_unharmed(quiet_house, caplog)


# ---- messages that are nearly right


TEXTS = ("", "id", "me", "trader", "nobody", "undo", "abandon", "\0", "\u202e", "a" * 60, "0", "gems", "a" * 600)
NUMBERS = (0, 1, 2, 3, 4, 5, 17, -1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e300, math.nan)
KINDS = [kind.__struct_config__.tag for kind in (*get_args(FromClient), *get_args(AnyCommand), *get_args(FromServer))]


def anything(dice: random.Random) -> Any:
    """Some value that JSON has, or that some writers of JSON believe it has."""
    simple = (None, True, False, dice.choice(NUMBERS), dice.choice(TEXTS))
    inner = dice.choice(simple)
    return dice.choice((*simple, [inner], [[inner], inner], {"kind": inner}, {dice.choice(TEXTS): [inner]}))


def some_command(dice: random.Random) -> AnyCommand:
    """A command that can be understood; mostly it cannot be done."""
    seat = dice.randrange(5)
    return dice.choice(
        (
            *(Sit(), Sit(seat), Unseat(seat), SeatBot(seat, dice.choice(("trader", "nobody")))),
            *(Stand(), Start(), Resign(), Return(), Rematch()),
            *(Play(dice.choice(TEXTS[:-1]), dice.randrange(9)), Play("0", 2**53)),
            *(Say("hello", dice.choice(("", "key"))), Say("\u202e\0")),
            *(Ask("undo"), Ask("abandon"), Answer(yes=True), Answer(yes=False)),
        )
    )


def some_message(dice: random.Random, tables: list[str]) -> FromClient:
    """A message that can be understood."""
    table = dice.choice(tables)
    form = dice.choice(get_args(MoveForm))
    watch = Watch(table, dice.choice((None, 0, 1, 5, 2**53)), dice.choice((None, 0, 1, 4)), form)
    do = CommandRequest(table, some_command(dice), dice.choice(("", "id")))
    return dice.choice((do, do, do, do, watch, Leave(table), Ping()))


def nearly_a_message(dice: random.Random, tables: list[str]) -> bytes:
    """A message, or one with something wrong in it."""
    message = msgspec.to_builtins(some_message(dice, tables))
    for _ in range(dice.choice((0, 0, 0, 0, 0, 1, 1, 2))):
        part = dice.choice([part for part in (message, message.get("command")) if isinstance(part, dict)])
        field = dice.choice([*part, "kind", "seat", "extra"])
        change = dice.choice(("other", "other", "gone", "kind", "in a list"))
        if change == "gone":
            part.pop(field, None)
        else:
            part[field] = {"other": anything(dice), "kind": dice.choice(KINDS), "in a list": [part.get(field)]}[change]
    text = json.dumps(message, ensure_ascii=dice.random() < 0.5)
    doubled = text.replace("{", '{"kind":"ping",', 1)
    changed = (text[: dice.randrange(len(text))], text * 2, doubled, text[:-1] + ',"a":1}')
    return dice.choice((*[text] * 16, *changed)).encode()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_what_is_refused_changes_nothing(seed: int, house: House, caplog: pytest.LogCaptureFixture) -> None:
    dice = random.Random(seed)
    codes: Counter[str] = Counter()
    with contextlib.ExitStack() as stack:
        lines = {person: stack.enter_context(house.socket(person)) for person in PEOPLE}
        for _ in range(800):
            person = dice.choice(PEOPLE)
            message = nearly_a_message(dice, [*house.tables.values(), "nowhere"])
            before = house.logs()
            lines[person].say(message, dice.choice((Opcode.TEXT, Opcode.BINARY)))
            told = lines[person].answers()
            answers = [answer for answer in told if isinstance(answer, Done | Failed)]
            codes.update(getattr(answer, "code", "done") for answer in answers)
            assert codes["broken"] == 0, (person, message)
            done = any(isinstance(answer, Done) for answer in answers)
            assert done or house.logs() == before, (person, message, told)
    assert {"done", "bad-message", "no-table", "not-seated", "not-host", "started"} <= set(codes)
    assert_unharmed(house, caplog)


# ---- everybody, everything, everywhere


EVERYTHING: tuple[AnyCommand, ...] = (
    *(Sit(seat) for seat in (None, 0, 1, 2, 3, 4)),
    *(Play(move, asked) for move, asked in itertools.product(("", "?", "a" * 60, "0", "gems"), (0, 1, 5, 2**53))),
    Say("hello", "key"),
    Say("\u202e \0", "key"),
    *(Unseat(seat) for seat in range(5)),
    *(SeatBot(seat, level) for seat, level in itertools.product((0, 1, 4), ("trader", "nobody"))),
    Ask("undo"),
    Answer(True),
    Answer(False),
    Return(),
    Rematch(),
    Start(),
    Ask("abandon"),
    Stand(),
    Resign(),
)


@pytest.mark.slow
def test_everybody_may_try_everything_at_every_stage(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with contextlib.ExitStack() as stack:
        for person in reversed(PEOPLE):
            line = stack.enter_context(house.socket(person))
            line.hear()
            for stage, command in itertools.product(STAGES, EVERYTHING):
                before = house.logs()
                line.say(encode(CommandRequest(house.tables[stage], command, "this")))
                answers = [told for told in line.answers() if isinstance(told, Done | Failed)]
                assert [told.id for told in answers] == ["this"], (person, stage, command, answers)
                now = house.logs()
                assert all(now[other] == before[other] for other in STAGES if other != stage)
                news = now[stage][len(before[stage]) :]
                assert now[stage][: len(before[stage])] == before[stage]
                if isinstance(answers[0], Failed):
                    assert not news, (person, stage, command, answers, news)
                    assert answers[0].code != "broken", (person, stage, command)
                if person == "stranger" and "private" in stage:
                    assert getattr(answers[0], "code", None) in ("no-table", "no-level")
                if person != "host":
                    owners = {whose(line, now[stage]) for line in news}
                    assert owners <= {house.guests[person]}, (person, stage, command, news)
    assert_unharmed(house, caplog)


def whose(line: LogEntry, log: list[LogEntry]) -> str | None:
    """Whose deed a line is: of the guest it names, or of the one on its seat. None: it is for the host alone."""
    named: str | None = getattr(line.event, "guest", None)
    if isinstance(line.event, Played | Resigned | CameBack | Asked | Answered | Stood):
        sat = [before.event for before in log if isinstance(before.event, Sat) and before.seq < line.seq]
        named = next(entry.guest for entry in reversed(sat) if entry.seat == line.event.seat)
    if isinstance(line.event, Abandoned | TookBack | Rematched):  # what follows from deeds of those who sit there
        named = whose(log[log.index(line) - 1], log)
    return named


# ---- too much


def test_a_flood_is_answered_and_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for house in opened_house(tmp_path, limits=replace(UNLIMITED, messages=(0.001, 20))):
        before = house.logs()
        with house.socket("stranger") as line:
            line.hear()
            for number in range(24):
                line.say(encode(CommandRequest(house.tables["private"], Say("hello"), f"{number}")))
            answers = [line.hear() for _ in range(24)]  # a refusal comes a second later
        codes = Counter(answer.code for answer in answers if isinstance(answer, Failed))
        assert codes == {"no-table": 20, "too-fast": 4}
        assert house.logs() == before
        assert_unharmed(house, caplog)


def test_one_who_never_listens_harms_nobody(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    with quiet_house.socket("host") as deaf:
        watching = Frame(Opcode.TEXT, encode(Watch(quiet_house.tables["over"]))).serialize(mask=True)
        for _ in range(3000):
            deaf.connection.socket.sendall(watching)
        with quiet_house.socket("seated") as line:
            line.hear()
            assert line.answers() == []
        deaf.connection.socket.close()
    assert_unharmed(quiet_house, caplog)
