"""Server processes: several servers on one machine behind one port (`serve --workers`)."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from karfunkel.errors import Error
from karfunkel.server.logging_setup import Form, configure_logging
from karfunkel.server.run import check_database_and_bus, listen, serve
from karfunkel.server.settings import Settings

REST = 1.0
"""Seconds before a server that has died is started anew."""
GOODBYE = 30.0
"""Seconds that a server has to hand over what it has."""

START_ANEW: signal.Signals | None = getattr(signal, "SIGHUP", None)
"""The signal that starts all servers anew."""

logger = logging.getLogger(__name__)


class ServerProcesses:
    """The processes of the servers. One that dies is started anew; SIGHUP starts all anew, one after the other.

    Each shows its counters at a port of its own: that of the settings, and those after it.
    """

    def __init__(self, settings: Settings, host: str, port: int, number: int, notes: Form) -> None:
        self._settings, self._where = settings, (host, port, notes)
        self._context = multiprocessing.get_context("spawn")
        self._number = number
        self._processes: list[BaseProcess] = []
        self._ended = self._anew = False
        self._woken, self._wake = os.pipe()

    def run(self, when_ready: Callable[[], None]) -> None:
        """Serve until a signal says stop. Error if a server cannot even start."""
        for number in (signal.SIGTERM, signal.SIGINT, START_ANEW):
            if number is not None:
                signal.signal(number, self._hear)
        try:
            for place in range(self._number):
                self._processes.append(self._start(place))
            when_ready()
            while not self._ended:
                self._look_after()
        finally:
            for process in self._processes:
                _tell_to_stop(process)
            for process in self._processes:
                process.join(GOODBYE)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._anew = number == START_ANEW
        self._ended = self._ended or not self._anew
        os.write(self._wake, b".")

    def _start(self, place: int) -> BaseProcess:
        """A server, when it serves."""
        settings = self._settings
        if settings.metrics_at is not None:
            host, port = settings.metrics_at
            settings = replace(settings, metrics_at=(host, port + place))
        ready, its_ready = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=_serve, args=(settings, *self._where, its_ready), name="karfunkel server"
        )
        process.start()
        its_ready.close()
        try:
            ready.recv()
        except EOFError:
            process.join()
            raise Error("a server could not start; what it noted above says why") from None
        finally:
            ready.close()
        return process

    def _look_after(self) -> None:
        woken = wait([self._woken, *(process.sentinel for process in self._processes)])
        if self._woken in woken:
            os.read(self._woken, 100)
        if self._anew:
            self._anew = False
            for place in range(self._number):
                self._replace(place)
        for place, process in enumerate(self._processes):
            if not process.is_alive() and not self._ended:
                logger.error("a server has died, and is started anew", extra={"pid": process.pid})
                time.sleep(REST)
                self._start_again(place)

    def _replace(self, place: int) -> None:
        """Start a new server and only then let the old one go, unless it has the port at which the new one counts."""
        old = self._processes[place]
        if self._settings.metrics_at is not None:
            self._let_go(old)
        self._start_again(place)
        if self._processes[place] is not old:
            self._let_go(old)

    def _start_again(self, place: int) -> None:
        """Start a server in place of another, if it can be started; else that one stays, and is tried again if dead."""
        try:
            self._processes[place] = self._start(place)
        except Error as error:
            logger.error("a server was not started anew", extra={"reason": str(error)})

    @staticmethod
    def _let_go(process: BaseProcess) -> None:
        _tell_to_stop(process)
        process.join(GOODBYE)


def run_workers(
    settings: Settings, reserved: socket.socket, number: int, notes: Form, when_ready: Callable[[], None]
) -> None:
    """Run so many servers at the address of a socket that only reserves it. Error if none could start."""
    asyncio.run(check_database_and_bus(settings))
    host, port = reserved.getsockname()[:2]
    ServerProcesses(settings, host, port, number, notes).run(when_ready)


def _tell_to_stop(process: BaseProcess) -> None:
    if process.pid is not None and process.is_alive():
        os.kill(process.pid, signal.SIGTERM)


def _serve(settings: Settings, host: str, port: int, notes: Form, ready: "Connection[bool, bool]") -> None:
    """One of the servers, in its process."""
    configure_logging(notes)
    if START_ANEW is not None:
        signal.signal(START_ANEW, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # from the keyboard it comes to all; the first process tells them
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        serve(settings, listen(host, port, shared=True), lambda: ready.send(True))
    except Error as error:
        logger.error("not started", extra={"reason": str(error)})
        raise SystemExit(1) from None


def _leave_with_parent() -> None:
    """Stop when the first process is gone, however that happened."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
