"""The command `guests`: what those who run a server see and do."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from karfunkel.cli.app import app
from karfunkel.cli.serve import given_keys
from karfunkel.errors import Error
from karfunkel.store import Guest, Store
from karfunkel.store.talk_reports import TalkReport
from tests.server.players import run


@pytest.fixture
def database(tmp_path: Path) -> str:
    async def fill() -> None:
        store = await Store.open(str(tmp_path / "h.db"))
        await store.guest_names.save(Guest("anna-1", "Anna"), 1)
        await store.guest_names.save(Guest("ben-1", "Ben"), 2)
        await store.talk_reports.add(TalkReport("table", 7, "anna-1", "ben-1", 3, "rude", "a rude word"))
        await store.close()

    run(fill())
    return str(tmp_path / "h.db")


def asked(database: str, *words: str) -> str:
    answer = CliRunner().invoke(app, ["guests", "--db", database, *words])
    if answer.exception is not None and not isinstance(answer.exception, SystemExit):
        raise answer.exception
    return answer.stdout


def listed(database: str, *words: str) -> list[str]:
    return [one["id"] for one in json.loads(asked(database, "--json", *words))]


def test_guests_are_found_banned_and_forgotten(database: str) -> None:
    assert listed(database) == ["ben-1", "anna-1"]
    assert listed(database, "ann") == ["anna-1"]
    assert "banned: ben-1" in asked(database, "--ban", "ben-1", "--reason", "insults")
    assert listed(database, "--banned") == ["ben-1"]
    assert "insults" in asked(database)
    asked(database, "--unban", "ben-1")
    assert listed(database, "--banned") == []
    asked(database, "--forget", "anna-1")
    assert "Anna" not in asked(database)


def test_reports_are_read_and_thrown_away(database: str) -> None:
    assert "a rude word" in asked(database, "--reports")
    assert "thrown away: 1 report" in asked(database, "--done", "table:7")
    assert json.loads(asked(database, "--reports", "--json")) == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--ban", "nobody"], "no guest 'nobody'"),
        (["--done", "nonsense"], "TABLE:LINE"),
        (["--reason", "because"], "needs --ban"),
        (["--ban", "anna-1", "--forget", "anna-1"], "one thing at a time"),
    ],
)
def test_nonsense_is_refused(database: str, words: list[str], reason: str) -> None:
    with pytest.raises(Error, match=reason):
        asked(database, *words)


def test_keys_come_from_a_file_or_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "keys"
    file.write_text(f"{'a' * 32}\n{'b' * 40}\n")
    assert given_keys(file) == ("a" * 32, "b" * 40)
    monkeypatch.setenv("KARFUNKEL_SECRET", "c" * 32)
    assert given_keys(None) == ("c" * 32,)
    for wrong in ("", "short"):
        file.write_text(wrong)
        with pytest.raises(Error, match="at least 32 letters"):
            given_keys(file)
    with pytest.raises(Error, match="cannot be read"):
        given_keys(tmp_path / "nothing")
