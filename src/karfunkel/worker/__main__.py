"""The worker itself: jobs come in, answers go out, one after the other, until whoever asks is gone.

    python -m karfunkel.worker SECONDS MEGABYTES

No job may take more of the processor than these seconds, and all together no more memory than that. Whatever goes
beyond ends the process, and so does nobody but the one who asked for it.
"""

import os
import signal
import sys
import time
import traceback
from typing import BinaryIO

import msgspec

from karfunkel.errors import Error, Refused
from karfunkel.worker.frames import read_frame, write_frame
from karfunkel.worker.jobs import AnyJob, JobResult

NICE = 10
"""How nice the process is: those who play come first."""
_decoder = msgspec.msgpack.Decoder(AnyJob)


def main(seconds: int, megabytes: int) -> None:
    """Work until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C in the terminal is for the server, which ends this, too
    requests, answers = sys.stdin.buffer, _own_output()
    if sys.platform != "win32":
        os.nice(NICE)
    _limit_memory(megabytes)
    while (frame := read_frame(requests)) is not None:
        _limit_time(seconds)
        write_frame(answers, msgspec.msgpack.encode(_answer(_decoder.decode(frame))))


def _own_output() -> BinaryIO:
    """Where answers go: what a library prints must not come between them."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _answer(job: AnyJob) -> JobResult:
    began = time.process_time()
    try:
        job.prepare()
        began = time.process_time()
        body = msgspec.json.encode(job.work())
    except Error as error:
        code = error.code if isinstance(error, Refused) else "bad-request"
        return JobResult(time.process_time() - began, refused=(code, str(error)))
    except MemoryError:
        raise  # what is left in memory nobody knows
    except Exception:  # noqa: BLE001  it is handed on
        return JobResult(time.process_time() - began, broken=traceback.format_exc())
    return JobResult(time.process_time() - began, body)


def _limit_memory(megabytes: int) -> None:
    if sys.platform == "linux":  # elsewhere this limit counts other things, or nothing
        import resource  # noqa: PLC0415  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def _limit_time(seconds: int) -> None:
    """From now on so many seconds of the processor may be used, should the server not be there to see to it."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # there is none on Windows

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + seconds, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
