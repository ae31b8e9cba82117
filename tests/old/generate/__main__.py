"""Makes the fixtures of `tests/old`. They were made once, from version 0.1.0, and are not to be made again.

    python -m tests.old.generate FOLDER [conversations | databases | games …]
    python -m tests.old.generate FOLDER protocol-3

A conversation in a later protocol was added when that had come, each by its name, and the others stayed as they are.

A later version of the code would write something else: that is why they are kept. To see how a file came about, check
out the commit that added it and run this there, on a machine with PostgreSQL.
"""

import asyncio
import json
import lzma
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import asyncpg

from tests.old.conversation import Hands, Person
from tests.old.generate import games
from tests.old.generate.conversations import SCENARIOS, Scenario, hands_for, record_conversation
from tests.old.generate.databases import Evening, answers, cookies_of, logs, sitting_at
from tests.old.generate.protocols import PROTOCOLS
from tests.old.house import A_DAY, house
from tests.postgres import USER, Postgres, find_programs
from tests.server.running import ServerProcess

QUERY = "SELECT table_id, seq, at, entry FROM log ORDER BY table_id, seq"


def write_json(file: Path, value: Any) -> None:
    file.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", "utf-8")


def write_packed(file: Path, value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def make_conversations(folder: Path, scenarios: Mapping[str, Scenario] = SCENARIOS) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, scenario in scenarios.items():
        with tempfile.TemporaryDirectory() as temporary:
            database, hands = Path(temporary) / "house.db", hands_for(name)
            with house(database, hands) as url:
                text = asyncio.run(record_conversation(scenario, url, hands, database))
        packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
        (folder / f"{name}.txt.xz").write_bytes(packed)
        say(f"{name}: {len(text.splitlines())} lines, {len(text):,} bytes, packed {len(packed):,}")


# ---- databases


def make_databases(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "house.db"
        found = spend_evening(str(file), file, lambda: asyncio.run(rows_of_sqlite(file)))
        shutil.copyfile(file, folder / "sqlite.db")
    write_packed(folder / "sqlite.json.xz", found)
    (folder / "logs").mkdir(exist_ok=True)
    for table, lines in found["logs"].items():
        (folder / "logs" / f"{table}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    programs = find_programs()
    assert programs is not None, "this needs PostgreSQL"
    make_postgres(folder, programs)
    make_killed(folder)


def make_postgres(folder: Path, programs: Path) -> None:
    temporary = Path(tempfile.mkdtemp())
    server = Postgres(programs, temporary)
    server.make()
    server.start()
    try:
        url = server.new_database()
        found = spend_evening(url, temporary / "none", lambda: asyncio.run(rows_of_postgres(url)))
        name = url.partition("@/")[2].partition("?")[0]
        options = ["--no-owner", "--no-privileges", "--inserts", f"--host={temporary}", f"--username={USER}", name]
        dump = subprocess.check_output([programs / "pg_dump", *options])
    finally:
        server.stop()
        shutil.rmtree(temporary)
    (folder / "postgresql.sql.xz").write_bytes(lzma.compress(dump, preset=9 | lzma.PRESET_EXTREME))
    write_packed(folder / "postgresql.json.xz", found)


def spend_evening(database: str, file: Path, rows: Any) -> dict[str, Any]:
    """Play an evening with real bots; then let a server that has just started answer everything about it."""
    hands = Hands(A_DAY, "evening")
    with house(database, hands, prepare_bots=True, stand_in="trader") as url:
        evening = Evening(url, hands, file)
        asyncio.run(evening.spend())
    cookies = cookies_of(evening.talk)
    with house(database, hands) as url:
        written = logs(rows())
        match = {table: sitting_at(log) for table, log in written.items()}
        found = asyncio.run(answers(url, cookies, match))
        again = logs(rows())
    assert written == again, "something went on while it was looked at"
    say(f"{database}: {len(written)} tables, {sum(map(len, written.values()))} lines, {len(found)} answers")
    return {"at": hands.at, "cookies": cookies, "logs": written, "answers": found}


async def rows_of_sqlite(file: Path) -> list[Any]:
    import sqlite3  # noqa: PLC0415

    connection = sqlite3.connect(file)
    try:
        return connection.execute(QUERY).fetchall()
    finally:
        connection.close()


async def rows_of_postgres(url: str) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(QUERY)]
    finally:
        await connection.close()


def make_killed(folder: Path) -> None:
    """A database as a killed server leaves it: the last commits are in the log beside it, and a bot is to move."""
    killed = folder / "killed"
    killed.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "house.db"
        server = ServerProcess(str(file))

        async def act() -> dict[str, Any]:
            anna = Person(server.url)
            await anna.request("PUT", "/api/guest", '{"name":"Anna"}')
            wanted = {"game": "emerald", "players": 3, "seats": ["me", "random", "random"], "start": True}
            answer = await anna.request("POST", "/api/tables", json.dumps(wanted))
            table = json.loads(answer.split(" ", 2)[2])["table"]
            done = 0
            for _ in range(6):
                while not (shown := json.loads((await anna.request("GET", f"/api/tables/{table}")).split(" ", 2)[2]))[
                    "moves"
                ]:
                    await asyncio.sleep(0.01)
                command = {"kind": "play", "move": shown["moves"][0], "asked": shown["asked"]}
                answer = await anna.request("POST", f"/api/tables/{table}", json.dumps(command))
                done = json.loads(answer.split(" ", 2)[2])["seq"]
            server.kill()
            await anna.go()
            return {"table": table, "cookie": anna.cookie, "done": done}

        known = asyncio.run(act())
        for name in ("house.db", "house.db-wal"):
            shutil.copyfile(Path(temporary) / name, killed / name)
    write_json(killed / "known.json", known)


# ---- games


def make_games(folder: Path) -> None:
    (folder / "records").mkdir(parents=True, exist_ok=True)
    expected = {}
    for name, text, situation in games.records():
        (folder / "records" / f"{name}.txt").write_text(text, "utf-8")
        expected[name] = situation
    write_packed(folder / "records" / "expected.json.xz", expected)
    write_packed(folder / "positions.json.xz", list(games.positions()))
    (folder / "learners").mkdir(exist_ok=True)
    games.learners(folder / "learners")
    shutil.copytree(Path(__file__).parents[2] / "golden_files", folder / "goldens", dirs_exist_ok=True)


MAKERS = {"conversations": make_conversations, "databases": make_databases, "games": make_games}


def say(text: str) -> None:
    sys.stderr.write(text + "\n")


def main(folder: str, *names: str) -> None:
    for name in names or MAKERS:
        if name in PROTOCOLS:
            make_conversations(Path(folder) / "conversations", {name: PROTOCOLS[name]})
        else:
            MAKERS[name](Path(folder) if name == "games" else Path(folder) / name)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
