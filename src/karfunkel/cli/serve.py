"""The command `serve`."""

import os
import sys
import webbrowser
from importlib import import_module
from pathlib import Path
from socket import socket
from typing import get_args

import platformdirs
from rich.console import Console

from karfunkel.cli.serve_startup_message import addresses_for_others, announce
from karfunkel.errors import Error, shown
from karfunkel.optional_imports import require_extra
from karfunkel.server.allowed_hosts import MOST_PORTS, PublicUrl
from karfunkel.server.logging_setup import Form, configure_logging
from karfunkel.server.run import address, listen
from karfunkel.server.run import serve as run_server
from karfunkel.server.settings import UNLIMITED, Limits, Settings
from karfunkel.server.trusted_proxies import Proxies

USUAL_PORT = 8000
TRIED_PORTS = 20
METRICS_TOKEN = "KARFUNKEL_METRICS_TOKEN"  # noqa: S105 the name of a variable
SHORTEST_KEY = 32


def usual_database() -> str:
    """Where tables are kept if nobody says otherwise."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('karfunkel', appauthor=False)) / 'tables.db'}"


def serve_tables(
    host: str,
    port: int | None,
    database: str | None,
    open_page: bool,
    origins: list[str] | None,
    secure: bool,
    unlimited: bool,
    log: str,
    public_url: str | None,
    proxies: list[str] | None,
    metrics: str | None,
    metrics_token_file: Path | None,
    secret_file: Path | None,
    keep_talk: int | None,
    bus: str | None,
    workers: int,
) -> None:
    """Serve until told to stop, and say where."""
    if log not in get_args(Form):
        raise Error(f"notes are written as {' or '.join(get_args(Form))}, not as {log!r:.60}")
    if workers > 1 and bus is None:
        raise Error("several servers on one machine need a bus on which they find each other: --bus nats://…")
    if bus is not None:
        with require_extra("cluster"):
            import_module("nats")
    public = None if public_url is None else PublicUrl(public_url)
    settings = Settings(
        database=database or usual_database(),
        bus=bus,
        origins=frozenset(origins or ()),
        limits=UNLIMITED if unlimited else Limits(),
        public_url=public,
        proxies=tuple(Proxies(proxies or ()).names),
        secure_cookies=secure or (public is not None and public.secure),
        metrics_at=None if metrics is None else _host_and_port(metrics),
        metrics_token=_metrics_token(metrics_token_file),
        keys=given_keys(secret_file),
        keep_talk=keep_talk or None,
    )
    if settings.metrics_at is not None:
        listen(*settings.metrics_at).close()  # so that what is wrong with it is said in a sentence
    notes: Form = "json" if log == "json" else "text"
    with _listen(host, port, shared=workers > 1) as listening:
        said = address(listening) if public is None else public.origin
        configure_logging(notes)

        def say() -> None:
            announce(Console(), said, addresses_for_others(listening))
            if open_page:
                webbrowser.open(said)

        if workers == 1:
            run_server(settings, listening, say)
        elif sys.platform == "win32":
            raise Error("on Windows several servers cannot share a port; start one, without --workers")
        else:
            from karfunkel.server.server_processes import run_workers

            run_workers(settings, listening, workers, notes, say)


def _host_and_port(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > MOST_PORTS:
        raise Error(f"the counters are shown at a port, such as 9464 or 0.0.0.0:9464, not at {shown(text)}")
    return host.strip("[]") or "127.0.0.1", int(port)


def _metrics_token(file: Path | None) -> str | None:
    """What lets somebody see the counters: from a file or the environment, where other users do not read it."""
    return os.environ.get(METRICS_TOKEN) or None if file is None else _read_secret(file, "the token for the counters")


def given_bus(url: str | None, file: Path | None) -> str | None:
    """The URL of the bus; from a file if there is a password in it, which other users would read in a command."""
    return url if file is None else _read_secret(file, "the URL of the bus")


def _read_secret(file: Path, what: str) -> str:
    try:
        secret = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Error(f"{what} cannot be read from {file}: {error}") from None
    if not secret:
        raise Error(f"{what} in {file} is empty")
    return secret


def given_keys(file: Path | None) -> tuple[str, ...]:
    """The keys that sign cookies, from a file or the environment: one a line, the newest last."""
    if file is None:
        text = os.environ.get("KARFUNKEL_SECRET", "")
    else:
        try:
            text = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Error(f"the keys in {str(file)!r} cannot be read: {error}") from None
    keys = tuple(text.split())
    if (file is not None and not keys) or any(len(key) < SHORTEST_KEY for key in keys):
        raise Error(f"a key that signs cookies has at least {SHORTEST_KEY} letters; `openssl rand -hex 32` makes one")
    return keys


def _listen(host: str, port: int | None, *, shared: bool) -> socket:
    """Listen at this port; if none is named, at the usual one or the next that is free."""
    if port is not None:
        return _listen_at(host, port, shared)
    for tried in range(USUAL_PORT, USUAL_PORT + TRIED_PORTS):
        try:
            return _listen_at(host, tried, shared)
        except Error:
            continue
    return _listen_at(host, 0, shared)


def _listen_at(host: str, port: int, shared: bool) -> socket:
    """Listen at a port that nobody else has, not even servers that share it among them: people would come to either."""
    if shared:
        listen(host, port).close()
    return listen(host, port, shared=shared)
