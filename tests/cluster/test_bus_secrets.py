"""The password of the bus: it comes from a file or the environment, opens the bus, and is told to nobody."""

import socket
import threading
from pathlib import Path

import pytest

from karfunkel.cli.serve import given_bus
from karfunkel.errors import Error
from karfunkel.server.cluster import nats_bus
from karfunkel.server.cluster.nats_bus import NatsBus
from karfunkel.server.settings import Settings
from tests.nats import Nats
from tests.server.players import run


def refusal(url: str) -> str:
    """What is said of a bus that cannot be had."""

    async def go() -> str:
        with pytest.raises(Error) as refused:
            await NatsBus.connect(url)
        return str(refused.value)

    return str(run(go()))


def test_the_url_of_the_bus_comes_from_a_file_if_one_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bus"
    file.write_text("nats://anna:hush@127.0.0.1:4222\n")
    assert given_bus("nats://elsewhere", file) == "nats://anna:hush@127.0.0.1:4222"
    assert given_bus("nats://elsewhere", None) == "nats://elsewhere"
    file.write_text("\n")
    with pytest.raises(Error, match="is empty"):
        given_bus(None, file)
    with pytest.raises(Error, match="cannot be read"):
        given_bus(None, tmp_path / "nothing")


@pytest.mark.parametrize("url", ["nats://anna:hush@127.0.0.1:1", "nats://hush@127.0.0.1:1", "nats://a:hush@[127.0.0.1"])
def test_a_bus_that_is_not_there_is_told_without_its_password(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_bus, "PATIENCE", 0.5)
    said = refusal(url)
    assert "there is no bus at" in said
    assert "127.0.0.1" in said
    assert "hush" not in said


def test_only_who_knows_the_password_is_on_the_bus(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_bus, "PATIENCE", 1)
    guarded = Nats(nats.program, "--user", "anna", "--pass", "hush")
    guarded.start()
    try:
        for login in ("", "anna:wrong@", "hush@"):
            assert "hush" not in refusal(guarded.url.replace("//", f"//{login}"))

        async def come() -> bool:
            bus = await NatsBus.connect(guarded.url.replace("//", "//anna:hush@"))
            try:
                return bus.connected
            finally:
                await bus.close()

        assert run(come())
    finally:
        guarded.kill()


def test_where_tls_is_wanted_nothing_is_said_without_it(nats: Nats) -> None:
    """NATS' own client goes on without TLS where the other side does not ask for it, and sends the password."""
    said = refusal(nats.url.replace("nats://", "tls://anna:hush@"))
    assert "does not speak TLS" in said
    assert "hush" not in said


def test_settings_do_not_show_their_secrets() -> None:
    settings = Settings("postgresql://anna:hush@h/d", bus="nats://anna:hush@h", metrics_token="hush", keys=("hush",))  # noqa: S106
    assert "hush" not in repr(settings)


def test_what_is_no_bus_is_told_in_a_sentence() -> None:
    def greet() -> None:
        line, _ = listening.accept()
        with line:
            line.sendall(b"220 mail.example\r\n")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        answering = threading.Thread(target=greet, daemon=True)
        answering.start()
        assert "there is no bus at" in refusal(f"tls://127.0.0.1:{listening.getsockname()[1]}")
        answering.join()
