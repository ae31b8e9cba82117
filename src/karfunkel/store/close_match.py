"""Closing a match from outside the server that serves it."""

from contextlib import suppress

from karfunkel.errors import Error
from karfunkel.match.decide import decide_closing
from karfunkel.match.evolve import add_event, match_from_log
from karfunkel.store.group_commit import NotStored
from karfunkel.store.match_summary import list_write, match_write
from karfunkel.store.store import Store

MOST_TRIES = 5


async def close_match(store: Store, match_id: str, reason: str, at: int) -> None:
    """End a match without a result. A server that has it in memory finds that out when it next looks around."""
    for _ in range(MOST_TRIES - 1):
        with suppress(NotStored):  # somebody moved at the same time
            await _try_to_close(store, match_id, reason, at)
            return
    await _try_to_close(store, match_id, reason, at)


async def _try_to_close(store: Store, match_id: str, reason: str, at: int) -> None:
    log = await store.read_log(match_id)
    if not log:
        raise Error(f"there is no table {match_id!r:.60}")
    match = match_from_log(match_id, log)
    entries = [add_event(match, event, at) for event in decide_closing(match, reason).events]
    await store.write(match_write(match, entries), list_write(match, due=at))
