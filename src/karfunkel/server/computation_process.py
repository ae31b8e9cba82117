"""A worker: a process beside the server that works out what would keep everybody waiting here.

It is started when it is first needed and ends when it was not needed for some time. What takes it too long or too much
memory ends it, and only the one who asked hears of that; the next job starts another.
"""

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import NamedTuple

import msgspec

from karfunkel.errors import Refused
from karfunkel.worker.frames import HEAD, framed
from karfunkel.worker.jobs import AnyJob, JobResult

GIVEN_UP = "given-up"
"""The code of a refusal because a job took too much."""
GIVEN_UP_REASON = "this took too long, or too much memory, and was given up"
IDLE = 300.0
"""Seconds after which a worker that has nothing to do ends, so that its memory comes back."""
OURS, POSTGRES = "KARFUNKEL_", "PG"
NEEDED = frozenset({"KARFUNKEL_CACHE", "KARFUNKEL_WEIGHTS"})
"""Of what is set for the server, a worker is told only this, since it reads what strangers send."""

logger = logging.getLogger(__name__)
_decoder = msgspec.msgpack.Decoder(JobResult)


class WorkDone(NamedTuple):
    """What came of a job, in JSON, or why nothing did; and how many seconds of the processor it took."""

    body: bytes | None
    error: Exception | None
    seconds: float


class ComputationProcess:
    """A process that works for the server, one job after the other."""

    def __init__(self, name: str, longest: int, megabytes: int, idle: float = IDLE) -> None:
        self._name, self._longest, self._megabytes, self._idle = name, longest, megabytes, idle
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._idle_timer: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self._process is None else self._process.pid

    async def run(self, job: AnyJob) -> WorkDone:
        """Have a job done when it is its turn."""
        async with self._turn:
            self._stop_timer()
            began = time.monotonic()
            try:
                async with asyncio.timeout(self._longest):
                    answer = await self._ask(job)
            except (OSError, EOFError, msgspec.DecodeError) as error:
                seconds = time.monotonic() - began
                code = await self._end()
                about = {"worker": self._name, "job": type(job).__name__, "exit": code, "why": type(error).__name__}
                logger.error("a worker had to be given up", extra=about)
                return WorkDone(None, Refused(GIVEN_UP, GIVEN_UP_REASON), seconds)
            except BaseException:  # whoever waited is gone, and an answer may be on its way
                await self._end()
                raise
            self._idle_timer = asyncio.get_running_loop().call_later(self._idle, self._let_go)
            return self._done(job, answer)

    def _done(self, job: AnyJob, answer: JobResult) -> WorkDone:
        if answer.refused is not None:
            return WorkDone(None, Refused(*answer.refused), answer.seconds)
        if answer.broken is not None:
            about = {"worker": self._name, "job": type(job).__name__, "trace": answer.broken}
            logger.error("a job failed", extra=about)
            return WorkDone(None, RuntimeError(f"{type(job).__name__} failed in a worker"), answer.seconds)
        return WorkDone(answer.body, None, answer.seconds)

    async def _ask(self, job: AnyJob) -> JobResult:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        requests, answers = process.stdin, process.stdout
        if requests is None or answers is None:
            raise EOFError
        requests.write(framed(msgspec.msgpack.encode(job)))
        await requests.drain()
        size = int.from_bytes(await answers.readexactly(HEAD), "big")
        return _decoder.decode(await answers.readexactly(size))

    async def _start(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if _may_be_told(name)}
        command = (sys.executable, "-m", "karfunkel.worker", str(self._longest), str(self._megabytes))
        nowhere = asyncio.subprocess.DEVNULL
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=nowhere, env={**environment, "OPENBLAS_NUM_THREADS": "1"}
        )

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        self._stop_timer()
        await self._end()

    async def _end(self) -> int | None:
        """End the process; how it ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        if process.returncode is None:
            process.kill()
        return await process.wait()

    def _let_go(self) -> None:
        """There was nothing to do for long: let the process end by itself."""
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()

    def _stop_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None


def _may_be_told(name: str) -> bool:
    """Whether a worker is told a variable of the environment: no settings of ours, and nothing about a database."""
    return name in NEEDED or not name.startswith((OURS, POSTGRES))
