"""The command `serve`."""

import webbrowser
from pathlib import Path
from socket import socket
from typing import get_args

import platformdirs
from rich.console import Console

from karfunkel.errors import Error
from karfunkel.server.logging_setup import Form, configure_logging
from karfunkel.server.run import address, listen
from karfunkel.server.run import serve as run_server
from karfunkel.server.settings import UNLIMITED, Limits, Settings

USUAL_PORT = 8000
TRIED_PORTS = 20


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
) -> None:
    """Serve until told to stop, and say where."""
    if log not in get_args(Form):
        raise Error(f"notes are written as {' or '.join(get_args(Form))}, not as {log!r:.60}")
    settings = Settings(
        database=database or usual_database(),
        origins=frozenset(origins or ()),
        limits=UNLIMITED if unlimited else Limits(),
        secure_cookies=secure,
    )
    listening = _listen(host, port)
    said = address(listening)
    configure_logging("json" if log == "json" else "text")

    def say() -> None:
        Console().print(f"karfunkel is at [bold]{said}[/] (Ctrl+C ends it)", highlight=False)
        if open_page:
            webbrowser.open(said)

    run_server(settings, listening, say)


def _listen(host: str, port: int | None) -> socket:
    """Listen at this port; if none is named, at the usual one or the next that is free."""
    if port is not None:
        return listen(host, port)
    for tried in range(USUAL_PORT, USUAL_PORT + TRIED_PORTS):
        try:
            return listen(host, tried)
        except Error:
            continue
    return listen(host, 0)
