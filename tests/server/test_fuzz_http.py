"""The HTTP API against its own document, and against whatever else can come in over a line."""

import itertools
import json
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from karfunkel.client import Client
from karfunkel.match.clock import Clock
from karfunkel.match.commands import AnyCommand, Ask, Sit, Start
from karfunkel.match.events import LogEntry
from karfunkel.protocol.http import NewName, NewTable, Problem, RecordText
from karfunkel.store import Store
from tests.server.players import play_alone, run
from tests.server.running import serving, settings_for

PATIENCE = 30
HASTE = 0.05
EXAMPLES = 25
"""Requests that are made up for each operation, beside those that cover its document."""
ONLY_TALK_AND_SEATS = {"Said", "Sat", "Stood", "Started"}
"""What a guest can bring about at a public table of others that is still open; a last seat may start the game."""
FUZZ = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
SIGNS = (
    "\n",
    "\n\n",
    "*",
    ":",
    "0:",
    "9:",
    "=",
    "#",
    "Options: ",
    "Players: 9\n",
    "Position: {}\n",
    "-1",
    "\0",
    "٣",
    " ",
)
"""What means something in a record."""


class House(msgspec.Struct):
    """A server with guests and tables at every stage."""

    url: str
    database: str
    cookie: str
    """Of the guest who asks."""
    me: str
    own: dict[str, str]
    """My tables by their stage."""
    others: dict[str, str]
    """The tables of another guest, by what they are."""
    codes: list[str]
    record: str

    def logs(self) -> dict[str, list[LogEntry]]:
        """The logs of the tables of others."""

        async def read() -> dict[str, list[LogEntry]]:
            store = await Store.open(self.database)
            try:
                return {name: await store.read_log(table) for name, table in self.others.items()}
            finally:
                await store.close()

        logs: dict[str, list[LogEntry]] = run(read())
        return logs


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    yield from opened_house(tmp_path)


@pytest.fixture(scope="module")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all the tests after which everything is as before."""
    yield from opened_house(tmp_path_factory.mktemp("quiet"))


def opened_house(folder: Path) -> Iterator[House]:
    database = str(folder / "house.db")
    names = itertools.count()
    chosen = settings_for(database, new_id=lambda: f"name{next(names)}", new_seed=lambda: "a seed")
    with serving(chosen) as url:
        yield run(furnished(url, database))


async def furnished(url: str, database: str) -> House:
    """Guests come and put tables up."""
    me, other, third = [await Client.come(url, name) for name in ("Anna", "Ben", "Clara")]
    own = {
        "open": await me.open(NewTable("edelstein", 4, seats=["me", "open", "open", "trader"])),
        "private": await me.open(NewTable("basari", 3, public=False)),
        "running": await me.open(NewTable("basari", 3, seats=["me", "trader", "random"], start=True)),
        "over": await me.open(NewTable("emerald", 2, seats=["me", "random"], start=True)),
        "abandoned": await me.open(NewTable("emerald", 2)),
    }
    await me.do(own["abandoned"].table, Ask("abandon"))
    await play_alone(me, own["over"].table)
    others = {
        "open": await other.open(NewTable("emerald", 3)),
        "private": await other.open(NewTable("basari", 3, public=False)),
        "running": await other.open(NewTable("edelstein", 2)),
        "private and running": await other.open(NewTable("edelstein", 2, public=False)),
    }
    for name in ("running", "private and running"):
        await third.come_by_link(others[name].code)
        await third.do(others[name].table, Sit())
        await other.do(others[name].table, Start())
    record = await me.record(own["over"].table)
    codes = [*(opened.code for opened in own.values()), others["open"].code]
    house = House(
        url,
        database,
        me.cookie,
        me.me.guest,
        {name: opened.table for name, opened in own.items()},
        {name: opened.table for name, opened in others.items()},
        codes,
        record,
    )
    for client in (me, other, third):
        await client.leave()
    return house


# ---- the document


def explored(house: House, cookie: str | None) -> tuple[list[str], Counter[int]]:
    """What is not as the document says, after many requests that are right or wrong by it; the statuses that came."""
    import schemathesis  # noqa: PLC0415  most processes that collect this test do not run it
    from schemathesis.engine import events, from_schema  # noqa: PLC0415

    tables = [*house.own.values(), *house.others.values()]
    values = {"tables": tables, "codes": house.codes, "guests": [house.me], "records": [house.record]}
    config = {
        "seed": 1,
        "headers": {} if cookie is None else {"Cookie": cookie},
        "continue-on-failure": True,
        "dictionaries": {name: {"values": chosen} for name, chosen in values.items()},
        "parameters": {
            "path.table": {"dictionary": "tables", "probability": 0.8},
            "path.code": {"dictionary": "codes", "probability": 0.8},
            "path.other": {"dictionary": "guests", "probability": 0.8},
            "body.record": {"dictionary": "records", "probability": 0.5},
        },
        "generation": {"deterministic": True, "max-examples": EXAMPLES, "database": "none", "no-shrink": True},
        "phases": {"stateful": {"max-steps": 6, "generation": {"max-examples": 10}}},
        "checks": {
            "allow_header_conformance": {"enabled": False},  # the framework names too few methods
            "negative_data_rejection": {"expected-statuses": ["400", "401", "403", "404", "405", "413", "429"]},
        },
    }
    schema = schemathesis.openapi.from_url(
        f"{house.url}/api/openapi.json", config=schemathesis.Config.from_dict(config)
    )
    complaints: list[str] = []
    statuses: Counter[int] = Counter()
    for event in from_schema(schema).execute():
        if isinstance(event, events.NonFatalError | events.FatalError):
            complaints.append(f"{event}")
        if not isinstance(event, events.ScenarioFinished):
            continue
        answers = {case: made.response for case, made in event.recorder.interactions.items()}
        statuses.update(answer.status_code for answer in answers.values() if answer is not None)
        for case, checks in event.recorder.checks.items():
            for check in checks:
                answer = answers[case]
                if check.failure_info is None or (answer is not None and refused_with_reason(check.name, answer.text)):
                    continue
                found = check.failure_info
                complaints.append(f"{event.label}: {check.name}: {found.failure}\n{found.code_sample}")
    return complaints, statuses


def refused_with_reason(check: str, answer: str) -> bool:
    """Whether what fits the document was refused by the rules of the house, and not as something unreadable."""
    return check == "positive_data_acceptance" and json.loads(answer)["code"] != "bad-request"


def assert_unharmed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The server answers, and has noted nothing that went wrong."""
    assert httpx.get(f"{house.url}/healthz").json() == {"ok": True}
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.slow
def test_for_a_guest_the_api_is_as_its_document_says(house: House, caplog: pytest.LogCaptureFixture) -> None:
    before = house.logs()
    complaints, statuses = explored(house, house.cookie)
    assert complaints == []
    assert {200, 201, 204, 400, 404, 405, 409} <= set(statuses)
    assert max(statuses) < 500
    after = house.logs()
    assert {name for name in before if after[name] != before[name]} <= {"open", "running"}
    news = after["open"][len(before["open"]) :]
    assert {type(line.event).__name__ for line in news} <= ONLY_TALK_AND_SEATS
    news = after["running"][len(before["running"]) :]
    assert {getattr(line.event, "guest", None) for line in news} <= {house.me}
    assert {type(line.event).__name__ for line in news} <= {"Said"}
    assert_unharmed(house, caplog)


@pytest.mark.slow
def test_for_a_stranger_the_api_is_as_its_document_says(house: House, caplog: pytest.LogCaptureFixture) -> None:
    before = house.logs()
    complaints, statuses = explored(house, None)
    assert complaints == []
    assert {200, 400, 401, 404, 405} <= set(statuses)
    assert max(statuses) < 500
    assert house.logs() == before
    assert_unharmed(house, caplog)


def test_the_document_tells_every_limit_of_what_is_sent(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "house.db")) as url:
        told = httpx.get(f"{url}/api/openapi.json").json()["components"]["schemas"]
    sent = (NewName, NewTable, RecordText, Clock, *get_args(AnyCommand))
    for struct in sent:
        _, described = msgspec.json.schema_components((struct,), ref_template="#/components/schemas/{name}")
        named = struct.__name__ if struct.__name__ in told else f"table_commands_{struct.__name__}"
        limits = {key: value for key, value in described[struct.__name__].items() if key != "description"}
        assert limits_of(told[named]) == limits_of(limits), struct


def limits_of(described: Any) -> Any:
    """A description of a type, less what is only words; in one order, in one way of saying `or`."""
    if isinstance(described, list):
        return sorted((limits_of(item) for item in described), key=str)
    if not isinstance(described, dict):
        return described
    words = ("description", "title", "default", "examples")
    return {{"oneOf": "anyOf"}.get(key, key): limits_of(value) for key, value in described.items() if key not in words}


# ---- bodies


BODIES = {
    "nothing": b"",
    "null": b"null",
    "a number": b"17",
    "an endless number": b"9" * 10_000,
    "a number that is too big": b'{"name":1e999}',
    "not a number": b"NaN",
    "half an object": b'{"name":"An',
    "an unknown field": b'{"name":"Anna","admin":true}',
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "half a character": b'{"name":"\xc3"}',
    "half a pair": b'{"name":"\\ud800"}',
    "half a pair in UTF-8": b'{"name":"\xed\xa0\x80"}',
    "UTF-16": '{"name":"Anna"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"name":"Anna"}',
    "zeros": b"\0" * 100,
    "deep lists": b"[" * 100_000,
    "deep lists in a field": b'{"name":' + b"[" * 100_000,
    "deep lists that end": b'{"name":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "deep objects": b'{"a":' * 40_000,
    "too much": b'{"name":"' + b"a" * 300_000 + b'"}',
    "a form": b"name=Anna",
    "msgpack": b"\x81\xa4name\xa4Anna",
    "parts": b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnna\r\n--x--\r\n',
}
WITH_BODIES = ("PUT /api/guest", "POST /api/tables", "POST /api/tables/{open}", "POST /api/replays")
CONTENT_TYPES = (
    "application/json",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/x-msgpack",
    "text/plain; charset=klingon",
    ";",
)


def test_what_is_no_body_is_refused_with_a_reason(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    with httpx.Client(base_url=quiet_house.url, headers={"cookie": quiet_house.cookie}) as client:
        name_before = client.get("/api/guest").json()["name"]
        table_before = client.get(f"/api/tables/{quiet_house.own['open']}").json()
        for name, route, content_type in itertools.product(BODIES, WITH_BODIES, CONTENT_TYPES):
            method, path = route.format(**quiet_house.own).split()
            answer = client.request(method, path, content=BODIES[name], headers={"content-type": content_type})
            assert answer.status_code in (400, 413), (name, route, content_type, answer.text)
            assert msgspec.json.decode(answer.content, type=Problem).code in ("bad-request", "too-big")
        assert client.get("/api/guest").json()["name"] == name_before
        assert client.get(f"/api/tables/{quiet_house.own['open']}").json() == table_before
    assert_unharmed(quiet_house, caplog)


def test_a_record_with_mistakes_in_it_is_shown_or_refused(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    statuses: Counter[int] = Counter()

    @settings(FUZZ, max_examples=60)
    @given(changed_texts(quiet_house.record))
    def replays(record: str) -> None:
        answer = httpx.post(f"{quiet_house.url}/api/replays", json={"record": record})
        statuses[answer.status_code] += 1
        assert answer.status_code == 200 or Problem(**answer.json()).code == "bad-record", (record, answer.text)

    replays()
    assert set(statuses) == {200, 400}
    assert_unharmed(quiet_house, caplog)


@st.composite
def changed_texts(draw: st.DrawFn, text: str) -> str:
    """A text in which something was cut out, doubled or written over."""
    for _ in range(draw(st.integers(0, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        strange = st.text(st.characters(codec="utf-8"), max_size=5)
        put_in = draw(st.one_of(st.just(""), st.just(text[start:end] * 2), strange, st.sampled_from(SIGNS)))
        text = text[:start] + put_in + text[end:]
    return text or "-"


# ---- the line


def status_on_the_line(url: str, data: bytes, patience: float = PATIENCE) -> int | None:
    """The status of the answer to these bytes; None if the line is closed, or silent for so long that we close it."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        try:
            line.sendall(data)
            line.settimeout(patience)
            answer = line.recv(65_536)
        except (TimeoutError, ConnectionError):
            return None
    return int(answer.split()[1]) if answer else None


def asking(method: bytes = b"GET", path: bytes = b"/api/guest", body: bytes = b"", **headers: bytes) -> bytes:
    """A request, byte by byte."""
    lines = {b"Host": b"here", b"Connection": b"close"}
    if body:
        lines |= {b"Content-Type": b"application/json", b"Content-Length": str(len(body)).encode()}
    lines |= {name.replace("_", "-").encode(): value for name, value in headers.items()}
    head = b"".join(b"%s: %s\r\n" % line for line in lines.items())
    return b"%s %s HTTP/1.1\r\n%s\r\n%s" % (method, path, head, body)


NAME = b'{"name":"Eve"}'


def test_a_cookie_that_was_not_given_is_nobody(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    name, value = quiet_house.cookie.split("=")
    guest, signed_at, signature = value.split(".")
    changed = [f"{value[:i]}{'x' if value[i] not in 'wxyz' else 'A'}{value[i + 1 :]}" for i in range(len(value))]
    strange = [
        *changed,
        "",
        ".",
        guest,
        f"{guest}.",
        f".{signature}",
        f"{guest}.{signature}.{signature}",
        f"{guest}.{signed_at}",
        f"{guest}.{signature.upper()}",
        f"{guest}.{signature}0",
        f"{guest}%00.{signature}",
        '"',
        '"\\777"',
        "[1]",
        "x" * 4_000,
        "ÿ",
        "a, b=c",
        "=" * 100,
    ]
    cookies = [f"{name}={value}" for value in strange]
    cookies += ["", ";" * 1000, f"{name}", f"={value}", f"{name.upper()}={value}", "a b=c; =; ,", f"{name}=x; {name}=y"]
    for cookie in cookies:
        assert status_on_the_line(quiet_house.url, asking(path=b"/api/mine", Cookie=cookie.encode("latin-1"))) == 401, (
            cookie
        )
    assert status_on_the_line(quiet_house.url, asking(path=b"/api/mine", Cookie=quiet_house.cookie.encode())) == 200
    assert_unharmed(quiet_house, caplog)


def test_pages_of_other_sites_change_nothing(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    origins = (
        "null",
        "http://there",
        "http://[",
        "here",
        "",
        "//here",
        "http://here@there",
        "http://here:1",
        "\xff",
        "http:///",
        "x" * 9000,
    )
    for origin in origins:
        request = asking(
            b"PUT", body=b'{"name":"Mallory"}', Cookie=quiet_house.cookie.encode(), Origin=origin.encode("latin-1")
        )
        assert status_on_the_line(quiet_house.url, request) == 403, origin
    with httpx.Client(headers={"cookie": quiet_house.cookie}) as client:
        assert client.get(f"{quiet_house.url}/api/guest").json()["name"] != "Mallory"
    assert_unharmed(quiet_house, caplog)


PATHS = (
    b"/",
    b"*",
    b"//",
    b"/api",
    b"/api/",
    b"//api//house",
    b"/api/tables/%00",
    b"/api/tables/..",
    b"/api/tables/%2e%2e%2fguest",
    b"/..%2f..%2fetc/passwd",
    b"/../../etc/passwd",
    b"/api/tables/%ff%fe",
    b"/api/tables/%ZZ",
    b"/api/tables/" + b"a" * 5000,
    b"/api/tables/" + b"a/" * 5000,
    b"/" + b"a" * 60_000,
    b"/api/lobby?" + b"game=x&" * 3000,
    b"/api/lobby?game=%00",
    b"/api/lobby?limit=%D9%A3",
    b"/api/lobby?limit=" + b"9" * 5000,
    b"/api/lobby?before=-1",
    b"/api/lobby?%=%&&=;",
    b"/api/invitations/%00",
    b"/api/mutes/%00",
    b"/api/socket",
    b"/api/tables/\xff",
    b"http://there/api/house",
    b"?",
    b"",
)
METHODS = (
    b"GET",
    b"HEAD",
    b"POST",
    b"PUT",
    b"DELETE",
    b"OPTIONS",
    b"PATCH",
    b"TRACE",
    b"CONNECT",
    b"BREW",
    b"get",
    b"",
)
HEADERS: tuple[dict[str, bytes], ...] = (
    {"Host": b""},
    {"Host": b"\xff"},
    {"Host": b"a" * 9000},
    {"Content_Length": b"-1"},
    {"Content_Length": b"one"},
    {"Content_Length": b"99999999999999999999"},
    {"Content_Length": b"300000"},
    {"Content_Length": b"3"},
    {"Content_Type": b"\xff/;=,"},
    {"Content_Encoding": b"gzip"},
    {"Transfer_Encoding": b"chunked"},
    {"Transfer_Encoding": b"gzip, chunked"},
    {"Expect": b"100-continue"},
    {"Expect": b"a wonder"},
    {"Upgrade": b"websocket", "Connection": b"Upgrade"},
    {"Upgrade": b"h2c", "Connection": b"Upgrade"},
    {"X_Forwarded_For": b"\0"},
    {"Accept": b"nothing/at-all"},
    {"Range": b"bytes=9-1"},
    {"A" * 9000: b"b"},
)


def test_no_request_harms_the_server(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    before = quiet_house.logs()
    cookie = quiet_house.cookie.encode()
    requests = [asking(method, path, Cookie=cookie) for method, path in itertools.product(METHODS, PATHS)]
    requests += [
        asking(method, b"/api/guest", NAME, Cookie=cookie, **headers)
        for method, headers in itertools.product((b"GET", b"PUT"), HEADERS)
    ]
    for request in requests:
        assert (status_on_the_line(quiet_house.url, request, HASTE) or 400) < 500, request[:200]
    assert quiet_house.logs() == before
    assert_unharmed(quiet_house, caplog)


def test_no_bytes_harm_the_server(quiet_house: House, caplog: pytest.LogCaptureFixture) -> None:
    right = asking(b"PUT", b"/api/guest", NAME, Cookie=quiet_house.cookie.encode(), Origin=b"http://here")

    @settings(FUZZ, max_examples=200)
    @given(changed_bytes(right))
    def answers(data: bytes) -> None:
        assert (status_on_the_line(quiet_house.url, data, HASTE) or 400) < 500

    answers()
    assert_unharmed(quiet_house, caplog)


@st.composite
def changed_bytes(draw: st.DrawFn, data: bytes) -> bytes:
    """Bytes in which something was cut out, doubled or written over."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.integers(0, 12)))
        put_in = draw(st.one_of(st.just(b""), st.just(data[start:end] * 2), st.binary(max_size=6)))
        data = data[:start] + put_in + data[end:]
    return data
