"""The house of today, for fixtures of earlier days: the one place where their tests meet the server's own names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.old.conversation import Hands
from tests.server.running import serving, settings_for

FOLDER = Path(__file__).parent
A_DAY = 1_700_000_000_000
"""When the conversations begin, in milliseconds since 1970."""
SOON = 0.05


@contextmanager
def house(database: str | Path, hands: Hands, **changes: Any) -> Iterator[str]:
    """A server whose time, ids and seeds are in our hands; bots are random, and nobody has to wait for anything."""
    settings = settings_for(
        database,
        **{
            "now": hands.now,
            "new_id": hands.new_id,
            "new_seed": hands.new_seed,
            "stand_in": "random",
            "grace": 0,
            "idle": SOON,
            **changes,
        },
    )
    with serving(settings) as url:
        yield url
