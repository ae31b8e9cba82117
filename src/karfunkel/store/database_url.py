"""URLs of databases: what they name, and how they can be told without the password that may be in them."""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from karfunkel.errors import Error, shown_url
from karfunkel.optional_imports import require_extra

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
HIDDEN = "pass"
"""What is asked for behind a `?` under a name with this in it is nobody else's business: `password`, `sslpassword`."""


def address_of(url: str) -> URL:
    """A URL, or the name of an SQLite file, as the address of a database with the driver that we use."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise Error(f"{shown_url(url)} is not the URL of a database") from None
    if address.drivername in DRIVERS:
        address = address.set(drivername=DRIVERS[address.drivername])
    if address.drivername not in DRIVERS.values():
        raise Error(f"karfunkel stores its tables in SQLite or PostgreSQL, not in {shown_url(address.drivername)}")
    if address.get_backend_name() == "postgresql":
        with require_extra("postgres"):
            import asyncpg  # noqa: F401, PLC0415  # who uses SQLite needs none
    return address


def without_secrets(address: URL) -> str:
    """An address as it can stand in a sentence or a note."""
    return address.difference_update_query([name for name in address.query if HIDDEN in name]).render_as_string()
