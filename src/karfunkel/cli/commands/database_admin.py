"""Look after what a server keeps: its tables, its guests, their backups."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.cli.shared_options import Database


def tables(
    context: typer.Context,
    db: Database = None,
    close: Annotated[
        list[str] | None, typer.Option(help="End this table without a result. May be given several times.")
    ] = None,
    reason: Annotated[str, typer.Option(help="Why a table is closed; those at the table are told.")] = "closed",
    ended: Annotated[bool, typer.Option("--ended", help="List tables whose games have ended.")] = False,
    limit: Annotated[int, typer.Option(help="At most so many.", min=1)] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
) -> None:
    """List or close the tables of a server, whether it is running or not; or copy them to another database.

    Examples:
    - karfunkel tables --close Zb3kQ9sLw1xA --reason "nobody came back"

    - karfunkel tables copy tables.db postgresql://karfunkel:secret@localhost/karfunkel
    """
    if context.invoked_subcommand is not None:
        return
    from karfunkel.cli.tables_admin import close_tables, list_tables

    if close:
        close_tables(db, close, reason)
    else:
        list_tables(db, ended, limit, as_json)


def copy(
    source: Annotated[str, typer.Argument(help="The database that has the tables: a file or a URL.")],
    target: Annotated[str, typer.Argument(help="An empty database: a file or a URL.")],
) -> None:
    """Copy all tables and guests from one database to another, such as from SQLite to PostgreSQL.

    No server may use either of them meanwhile. What was in the first stays there.

    Example: karfunkel tables copy tables.db postgresql://karfunkel:secret@localhost/karfunkel
    """
    from karfunkel.cli.backup_restore_copy import copy_tables

    copy_tables(source, target)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.", show_default=False)],
    db: Database = None,
) -> None:
    """Write a backup of a server's database into a file, while the server runs or not.

    The file is an SQLite database, also if the tables are kept in PostgreSQL. It holds what is stored at one moment.

    Example: karfunkel backup monday.db --db postgresql://karfunkel:secret@localhost/karfunkel
    """
    from karfunkel.cli.backup_restore_copy import write_backup

    write_backup(file, db)


def restore(
    file: Annotated[Path, typer.Argument(help="The backup.", show_default=False)],
    db: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database holds; otherwise it must be empty.")
    ] = False,
) -> None:
    """Fill a database from a backup: all of it, or nothing if that fails. Stop its server first.

    A backup of either kind of database, also of an earlier version, fills both kinds.

    Example: karfunkel restore monday.db --db postgresql://karfunkel:secret@localhost/karfunkel --replace
    """
    from karfunkel.cli.backup_restore_copy import restore_backup

    restore_backup(file, db, replace)


def guests(
    words: Annotated[
        str | None,
        typer.Argument(help="Only guests with these letters in their name, or of this id.", show_default=False),
    ] = None,
    db: Database = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned.")] = False,
    ban: Annotated[
        str | None, typer.Option(help="Ban the guest of this id from the server.", show_default=False)
    ] = None,
    unban: Annotated[str | None, typer.Option(help="Let this guest come again.", show_default=False)] = None,
    sign_out: Annotated[
        str | None, typer.Option(help="Let no cookie of this guest count any more.", show_default=False)
    ] = None,
    forget: Annotated[
        str | None,
        typer.Option(help="Erase the name of this guest and all it said; its games stay.", show_default=False),
    ] = None,
    reason: Annotated[str, typer.Option(help="Why; one who is banned is told.")] = "",
    reports: Annotated[bool, typer.Option("--reports", help="List the talk that was reported.")] = False,
    done: Annotated[
        str | None,
        typer.Option(help="Throw the reports of a line away: TABLE:LINE, as --reports lists it.", show_default=False),
    ] = None,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="Sign cookies with a new key; those signed with the last two stay good.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="At most so many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print lists as JSON.")] = False,
) -> None:
    """List the guests of a server, ban or forget them, and read what was reported, whether it is running or not.

    A server that is running notices within seconds, and ends the connections of a guest who is banned. Guests are known
    by a cookie alone, so one who is banned can come as somebody new. From a table its host can ban, on the page.

    Examples:
    - karfunkel guests anna

    - karfunkel guests --reports

    - karfunkel guests --ban Zb3kQ9sLw1xA --reason "insults"

    - karfunkel guests --forget Zb3kQ9sLw1xA
    """
    from karfunkel.cli.guests_admin import GuestWishes, look_after_guests

    wishes = GuestWishes(words, banned, ban, unban, sign_out, forget, reason, reports, done, new_key, limit, as_json)
    look_after_guests(db, wishes)
