"""Settings of a server, and its limits. Time, names and seeds come from here too, so that tests can choose them."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from karfunkel.bots.levels import usual_level
from karfunkel.server.allowed_hosts import PublicUrl
from karfunkel.table.verifiable_chance import new_seed


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
    address_messages: tuple[float, int] = (100, 300)
    """Messages of one address: it can have as many guests as it likes."""
    talk: tuple[float, int] = (0.5, 5)
    """Lines of talk of one guest."""
    address_talk: tuple[float, int] = (3, 30)
    """The same of one address."""
    new_guests: tuple[float, int] = (0.5, 20)
    """New guests from one address."""
    reports: tuple[float, int] = (0.02, 10)
    """Reports of one guest, and of one address."""
    new_tables: tuple[float, int] = (0.2, 20)
    """New tables of one guest."""
    address_tables: tuple[float, int] = (0.5, 60)
    """The same of one address."""
    exports: tuple[float, int] = (0.02, 3)
    """How often one guest, and one address, may take its data along."""
    guest_reading: tuple[float, int] = (0.1, 1)
    """Seconds of the processor for one guest to read what was: updates, replays, records."""
    address_reading: tuple[float, int] = (0.2, 3)
    """The same for one address."""
    guest_thinking: tuple[float, int] = (0.1, 5)
    """Seconds of the processor for one guest's hints and analyses."""
    address_thinking: tuple[float, int] = (0.2, 10)
    """The same for one address."""
    tables: int = 50
    """Tables of one guest that are open or running."""
    sockets: int = 20
    """Sockets of one guest at a time."""
    watched: int = 50
    """Tables that one socket watches."""
    message_bytes: int = 4096
    body_bytes: int = 262_144
    head_bytes: int = 16_384
    """Of a request: its address and all its headers."""
    headers: int = 100
    head_seconds: float = 10
    """Within which a request has come up to its body, counted from the connection or from its first byte."""
    body_seconds: float = 30
    """Within which the body has come."""
    write_seconds: float = 30
    """Within which one takes something of an answer that waits."""
    connections: int = 250
    """Open connections of one address."""
    connections_in_all: int = 10_000
    penalty: float = 1
    """Seconds after which one who asks too fast is answered."""


_FREE = (0.0, 0)
_MANY = 1_000_000
UNLIMITED = Limits(*(_FREE,) * 14, tables=_MANY, sockets=_MANY, connections=_MANY, connections_in_all=_MANY)
"""No rates: for tests and measurements. A rate of 0 means none."""


@dataclass(frozen=True)
class Settings:
    """What can be set about a server. What may hold a secret is not in its `repr`, which a trace could show."""

    database: str = field(repr=False)
    bus: str | None = field(default=None, repr=False)
    """The NATS on which the servers are that share the database; without it, this one is alone."""
    origins: frozenset[str] = frozenset()
    """Origins of pages that may speak to the server beside its own."""
    limits: Limits = field(default_factory=Limits)
    public_url: PublicUrl | None = None
    """Where people find the server; without it, it is found in its own network only."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose word about the address of a client is believed."""
    secure_cookies: bool = False
    metrics_at: tuple[str, int] | None = None
    """Host and port at which the counters are shown to everybody who can reach that."""
    metrics_token: str | None = field(default=None, repr=False)
    """Who knows it is shown the counters at `/metrics`."""
    keys: tuple[str, ...] = field(default=(), repr=False)
    """Keys that sign cookies beside those of the database, the newest last; it signs."""
    keep_talk: int | None = 90
    """Days after the end of a game for which what was said there is kept; None for ever."""
    stand_in: str = field(default_factory=usual_level)
    """The level of the bot that plays for one who is away or has resigned."""
    thinkers: int = 2
    """How many bots may think at the same time."""
    prepare_bots: bool = True
    """Whether the minds of bots are compiled and loaded when they are wanted; if not, simpler bots play for them."""
    second_look: float | None = None
    """Seconds for each decision of a finished game that is thought over again; None for the usual."""
    patience: float = 10
    """Seconds that a bot may think before another move is played for it."""
    gone_after: float = 120
    """Seconds after which the others may let a bot play for one who has left."""
    grace: float = 60
    """Seconds after a start during which nobody's time runs out."""
    idle: float = 60
    """Seconds after which a table that nobody watches is put away; its log stays."""
    now: Callable[[], int] = now
    new_id: Callable[[], str] = new_id
    new_seed: Callable[[], str] = new_seed
