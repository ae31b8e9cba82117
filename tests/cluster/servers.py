"""A cluster for tests: servers in processes of their own, and a balancer before them."""

import asyncio
import contextlib
import random
import signal
import threading

from tests.nats import Nats
from tests.server.running import ServerProcess

PIECE = 1 << 16


class Balancer:
    """Sends each connection to any of some servers, as a plain load balancer does."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self.ports: list[int] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listening = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.port: int = self._listening.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        async def stop() -> None:
            self._listening.close()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()

        asyncio.run_coroutine_threadsafe(stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._dice.sample(self.ports, len(self.ports)):
            try:
                its_reader, its_writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(_copy(reader, its_writer), _copy(its_reader, writer))
            return
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


class Cluster:
    """Some servers on one database and one bus."""

    def __init__(self, database: str, nats: Nats, number: int, dice: random.Random) -> None:
        self.database, self.nats, self.dice = database, nats, dice
        self.balancer = Balancer(dice)
        self.servers: list[ServerProcess] = []
        self.status: int | None = None
        """How the servers ended; None while they live."""
        for _ in range(number):
            self.add()

    @property
    def url(self) -> str:
        return self.balancer.url

    def add(self) -> ServerProcess:
        """One server more."""
        server = ServerProcess(self.database, words=["--bus", self.nats.url])
        self.servers.append(server)
        self._balance()
        return server

    def kill_one(self) -> None:
        """Kill any of them, and start another."""
        killed = self.servers.pop(self.dice.randrange(len(self.servers)))
        self._balance()
        killed.kill()
        self.add()

    def replace_one(self) -> None:
        """Start another, and tell the one that has run longest to stop."""
        self.add()
        old = self.servers.pop(0)
        self._balance()
        old.stop()

    def freeze_one(self, seconds: float) -> None:
        """Let one stand still, as if it were cut off from everything; then it goes on as if nothing had happened."""
        frozen = self.dice.choice(self.servers)
        frozen.send_signal(signal.SIGSTOP)
        threading.Event().wait(seconds)
        frozen.send_signal(signal.SIGCONT)

    def stop(self) -> str:
        """Tell all to stop, and wait."""
        notes = "".join(server.stop() for server in self.servers)
        self.status = 0
        if self.servers:
            self.balancer.close()
        self.servers.clear()
        return notes

    def _balance(self) -> None:
        self.balancer.ports = [server.port for server in self.servers]
