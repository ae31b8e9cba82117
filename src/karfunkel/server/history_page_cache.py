"""Cache of history pages: the updates of a match, page by page. A full page never changes, so it is kept."""

import weakref
from collections import OrderedDict
from typing import NamedTuple

from karfunkel.match.projection import Viewer, updates_since
from karfunkel.match.viewer_messages import Update
from karfunkel.protocol.messages import encode
from karfunkel.server.costly_work import Asker, ThreadQueue
from karfunkel.server.watched_match import WatchedMatch

PAGE = 200
"""So many entries of a log are on a page."""
MOST_KEPT_BYTES = 16_000_000
"""So large may be the pages together that are kept."""


class _Page(NamedTuple):
    """A full page, and the actor from whose match it was made."""

    actor: "weakref.ref[WatchedMatch]"
    updates: list[Update]
    size: int


class HistoryPageCache:
    """Makes pages of updates, in a queue of its own, and keeps those that are full."""

    def __init__(self, queue: ThreadQueue) -> None:
        self._queue = queue
        self._pages: OrderedDict[tuple[str, Viewer, int], _Page] = OrderedDict()
        self._size = 0

    async def updates(self, actor: WatchedMatch, viewer: Viewer, since: int, asker: Asker) -> list[Update]:
        """The updates after place `since` of the log, up to the end of their page."""
        if since >= actor.match.seq:
            return []
        first = since // PAGE * PAGE
        page = await self._page(actor, viewer, first, asker)
        return [update for update in page if update.seq > since]

    async def _page(self, actor: WatchedMatch, viewer: Viewer, first: int, asker: Asker) -> list[Update]:
        key = (actor.match.id, viewer, first)
        known = self._pages.get(key)
        if known is not None and known.actor() is actor:
            self._pages.move_to_end(key)
            return known.updates
        match, end = actor.match, first + PAGE
        log = match.log[: end + 1]

        def work() -> tuple[list[Update], int]:
            updates = updates_since(match.id, log, viewer, first)
            return updates, len(encode(updates))

        updates, size = await self._queue.run(asker, work)
        if match.seq >= end:
            self._keep(key, _Page(weakref.ref(actor), updates, size))
        return updates

    def _keep(self, key: tuple[str, Viewer, int], page: _Page) -> None:
        if (old := self._pages.pop(key, None)) is not None:
            self._size -= old.size
        self._pages[key] = page
        self._size += page.size
        while self._size > MOST_KEPT_BYTES:
            self._size -= self._pages.popitem(last=False)[1].size
