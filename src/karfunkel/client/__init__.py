"""A small client: come to a server as a guest, put tables up, follow them, play.

::

    async def play(game: str) -> None:
        client = await Client.come("http://localhost:8000", "Anna")
        opened = await client.open(NewTable(game, 2, seats=["me", "trader"], start=True))
        async with client.socket() as socket:
            table = await socket.watch(opened.table)
            while table.shown.stage == "running":
                if table.shown.moves:
                    await table.play(table.shown.moves[0])
                else:
                    await table.changed()
"""

from karfunkel.client.client import Client
from karfunkel.client.socket import FollowedTable, Socket

__all__ = ["Client", "FollowedTable", "Socket"]
