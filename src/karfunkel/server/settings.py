"""What can be set about a server. Time, names and seeds come from here too, so that tests can choose them."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from karfunkel.table.chance import new_seed


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name for a table or a guest that nobody can guess."""
    return secrets.token_urlsafe(9)


@dataclass(frozen=True)
class Limits:
    """How much one guest, or one address, may ask for. A rate is so many a second, with so many at once."""

    requests: tuple[float, int] = (20, 100)
    """HTTP requests of one address."""
    messages: tuple[float, int] = (20, 60)
    """Messages of one guest over all its sockets."""
    talk: tuple[float, int] = (0.5, 5)
    """Lines of talk of one guest."""
    new_guests: tuple[float, int] = (0.5, 20)
    """New guests from one address."""
    new_tables: tuple[float, int] = (0.2, 20)
    """New tables of one guest."""
    tables: int = 50
    """Tables of one guest that are open or running."""
    sockets: int = 20
    """Sockets of one guest at a time."""
    watched: int = 50
    """Tables that one socket watches."""
    message_bytes: int = 4096
    body_bytes: int = 262_144


_FREE = (0.0, 0)
UNLIMITED = Limits(_FREE, _FREE, _FREE, _FREE, _FREE, tables=1_000_000, sockets=1_000_000)
"""No rates: for tests and measurements. A rate of 0 means none."""


@dataclass(frozen=True)
class Settings:
    """What can be set about a server."""

    database: str
    origins: frozenset[str] = frozenset()
    """Origins of pages that may speak to the server beside its own."""
    limits: Limits = field(default_factory=Limits)
    secure_cookies: bool = False
    stand_in: str = "trader"
    """The level of the bot that plays for one who is away or has resigned."""
    thinkers: int = 2
    """How many bots may think at the same time."""
    prepare_bots: bool = True
    """Whether the minds of bots are compiled and loaded when they are wanted; if not, simpler bots play for them."""
    patience: float = 10
    """Seconds that a bot may think before another move is played for it."""
    grace: float = 60
    """Seconds after a start during which nobody's time runs out."""
    idle: float = 60
    """Seconds after which a table that nobody watches is put away; its log stays."""
    now: Callable[[], int] = now
    new_id: Callable[[], str] = new_id
    new_seed: Callable[[], str] = new_seed
