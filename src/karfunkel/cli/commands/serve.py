"""Serve tables over the network."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.cli.shared_options import Database


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network come.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="The port; if left out, 8000 or the next that is free.", show_default=False)
    ] = None,
    db: Database = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    bus: Annotated[
        str | None,
        typer.Option(
            help="The NATS on which the other servers are that share the database, such as nats://127.0.0.1:4222. "
            "A URL with a password belongs into the environment, or into --bus-file.",
            envvar="KARFUNKEL_BUS",
            show_default=False,
        ),
    ] = None,
    bus_file: Annotated[
        Path | None,
        typer.Option(
            help="A file with the URL of that NATS, such as tls://name:password@nats.example:4222.",
            envvar="KARFUNKEL_BUS_FILE",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="So many servers on this machine, behind one port; more than one needs --bus.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="The address of a page elsewhere that may speak to the server. May be given several times."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="Cookies only over https: for a server behind a proxy that speaks it.")
    ] = False,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits of how much a guest may do: for measurements.")
    ] = False,
    log: Annotated[str, typer.Option(help="How to write notes to the standard error: text or json.")] = "text",
    public_url: Annotated[
        str | None,
        typer.Option(
            help="Where people find it, such as https://gems.example. Without it, it answers to addresses and to names "
            "in its own network only. With https, cookies go over https only.",
            show_default=False,
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy, such as 127.0.0.1, that says from where requests come "
            "(X-Forwarded-For). Nobody else is believed. May be given several times."
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(help="Show the counters at a port of their own: 9464 or 0.0.0.0:9464.", show_default=False),
    ] = None,
    metrics_token_file: Annotated[
        Path | None,
        typer.Option(
            help="Show the counters at /metrics to who sends the token in this file, or in KARFUNKEL_METRICS_TOKEN.",
            show_default=False,
        ),
    ] = None,
    secret_file: Annotated[
        Path | None,
        typer.Option(
            help="A file with keys that sign cookies, one a line, the newest last; else KARFUNKEL_SECRET, or those "
            "that the database keeps.",
            envvar="KARFUNKEL_SECRET_FILE",
            show_default=False,
        ),
    ] = None,
    keep_talk: Annotated[
        int, typer.Option(min=0, help="Days for which talk is kept after a game has ended; 0 for ever.")
    ] = 90,
) -> None:
    """Serve tables over the network: people and bots, in browsers and programs.

    Tables are kept in an SQLite file, or in the PostgreSQL database that --db names. Whatever the server has
    acknowledged is safe there, even if it is killed.

    Examples:
    - karfunkel serve --host 0.0.0.0 --db postgresql://karfunkel:secret@localhost/karfunkel

    - karfunkel serve --public-url https://gems.example --proxy 127.0.0.1

    - karfunkel serve --db postgresql://localhost/karfunkel --bus nats://127.0.0.1:4222 --workers 4
    """
    from karfunkel.cli.serve import given_bus, serve_tables

    serve_tables(
        host,
        port,
        db,
        open_page,
        origin,
        secure,
        unlimited,
        log,
        public_url,
        proxy,
        metrics,
        metrics_token_file,
        secret_file,
        keep_talk,
        given_bus(bus, bus_file),
        workers,
    )
