"""Log of refusals: what is refused, and why, a line a minute for those who run the server."""

import asyncio
import logging
from collections import Counter

MINUTE = 60.0

logger = logging.getLogger(__name__)


async def note_refusals(refused: Counter[str], every: float = MINUTE) -> None:
    """Note every minute how much was refused since the last note, by why; nothing, if nothing was."""
    before: Counter[str] = Counter()
    while True:
        await asyncio.sleep(every)
        now = refused.copy()
        if new := now - before:
            logger.info("refused in the last minute", extra=dict(new.most_common()))
        before = now
