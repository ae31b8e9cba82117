"""A small client: come to a server as a guest, put tables up, follow them, play.

A whole game against a bot, always with the first move there is::

    import asyncio

    from karfunkel.client import Client
    from karfunkel.protocol.http import NewTable


    async def play(server: str) -> str:
        async with await Client.come(server, "Anna") as me, me.socket() as socket:
            game = (await me.house()).games[0].game
            opened = await me.open(NewTable(game, 2, seats=["me", "trader"], start=True))
            table = await socket.watch(opened.table)
            while table.shown.stage == "running":
                if table.shown.moves:
                    await table.play(table.shown.moves[0])
                else:
                    await table.changed()
            return await me.record(opened.table)


    print(asyncio.run(play("http://localhost:8000")))
"""

from karfunkel.optional_imports import require_extra

with require_extra("client"):
    from karfunkel.client.http_client import Client
    from karfunkel.client.reconnecting_websocket import FollowedTable, Socket

__all__ = ["Client", "FollowedTable", "Socket"]
