"""Guests who send a move again as long as nobody can say what became of it."""

import asyncio

from karfunkel.client import FollowedTable
from karfunkel.errors import Refused
from karfunkel.match.commands import Play
from tests.server.test_kill import Crowd

AWAY = ("broken", "not-stored", "try-again")
"""What a server answers whose database is away. It may have stored the move all the same, so it is sent again."""


class PatientCrowd(Crowd):
    """Guests who send a move again as long as the server cannot say what became of it."""

    async def send(self, follower: FollowedTable, play: Play) -> int | None:
        """The place that the server named; None if it answers that it asks for another move by now."""
        while True:
            try:
                return await follower.do(play)
            except Refused as refused:
                if refused.code not in (*AWAY, "stale", "not-your-turn", "not-running"):
                    raise
                if refused.code not in AWAY:
                    return None
            await asyncio.sleep(0.05)
