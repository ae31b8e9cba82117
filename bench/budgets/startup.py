"""Times of `import karfunkel`, of a fresh `make play`, and of the last `make test` and `make check`."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bench.budgets.measure import NotMeasured
from bench.budgets.table import ROOT

MODULES = "modules loaded by `import karfunkel`"
IMPORT_CPU = "processor time of `import karfunkel`"
FRESH_PLAY = "fresh `make play` until the page answers"
LAST_RUNS = {"`make test`": "test-seconds", "`make check`": "check-seconds"}
"""Where in .venv the Makefile writes how many seconds the last complete run took."""

INTERPRETERS = 9
PATIENCE = 600
"""Seconds after which a `make play` that still does not answer is given up."""
OF_THE_CALLER = {
    *("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "VIRTUAL_ENV", "KARFUNKEL_CACHE", "PIP_CACHE_DIR"),
    *("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"),
}
"""Variables that a fresh start must not inherit."""

_LIST_MODULES = """
import sys
before = set(sys.modules)
import karfunkel
print(*sorted(set(sys.modules) - before), sep="\\n")
"""
_TIME_IMPORT = """
import time
began = time.process_time()
import karfunkel
print(time.process_time() - began)
"""


def _python(code: str) -> str:
    """What a fresh interpreter prints, which keeps its bytecode as usual."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def imported_modules() -> list[str]:
    """The modules that `import karfunkel` loads beyond those of a bare interpreter."""
    return _python(_LIST_MODULES).split()


def take_import() -> Mapping[str, float]:
    """Modules and processor time of `import karfunkel`: the least of several interpreters, for more is other work's."""
    modules = imported_modules()  # first, so that the bytecode is there
    spent = [float(_python(_TIME_IMPORT)) for _ in range(INTERPRETERS)]
    return {MODULES: len(modules), IMPORT_CPU: min(spent)}


def take_last_run(name: str) -> Mapping[str, float]:
    """Minutes of the last complete run of a target of the Makefile."""
    written = ROOT / ".venv" / LAST_RUNS[name]
    if not written.exists():
        raise NotMeasured("not run here")
    return {name: int(written.read_text("utf-8")) / 60}


def take_fresh_play() -> Mapping[str, float]:
    """Seconds from `make play` in a new clone, with an empty home and empty caches, until its page answers."""
    if shutil.which("git") is None or shutil.which("make") is None:
        raise NotMeasured("needs git and make")
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder) / "karfunkel", Path(folder) / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", str(clone)], check=True)  # noqa: S607
        began = time.perf_counter()
        with _playing(clone, home) as url:
            _wait_for_page(url, began + PATIENCE)
            return {FRESH_PLAY: time.perf_counter() - began}


@contextmanager
def _playing(clone: Path, home: Path) -> Iterator[str]:
    """`make play` in a process group of its own, which ends with the block; the address it says."""
    inherited = {name: value for name, value in os.environ.items() if name not in OF_THE_CALLER}
    environment = {name: value for name, value in inherited.items() if not name.startswith("XDG_")}
    with (home / "said").open("w+", encoding="utf-8") as said:
        process = subprocess.Popen(
            ["make", "play"],  # noqa: S607
            cwd=clone,
            env={**environment, "HOME": str(home), "NO_COLOR": "1", "COLUMNS": "200"},
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield _said_address(process, home / "said")
        finally:
            _stop_group(process)


def _said_address(process: "subprocess.Popen[bytes]", said: Path) -> str:
    """Wait until the server says its address."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end and process.poll() is None:
        found = re.search(r"karfunkel is at (http://\S+:\d+)", said.read_text("utf-8"))
        if found is not None:
            return found[1]
        time.sleep(0.05)
    raise NotMeasured(f"`make play` did not start: {said.read_text('utf-8')[-300:]!r}")


def _wait_for_page(url: str, end: float) -> None:
    import httpx

    while time.perf_counter() < end:
        try:
            if httpx.get(f"{url}/", trust_env=False).status_code == httpx.codes.OK:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise NotMeasured(f"the page did not answer within {PATIENCE} s")


def _stop_group(process: "subprocess.Popen[bytes]") -> None:
    """End `make` and all that it has started."""
    for kind in (signal.SIGINT, signal.SIGKILL):
        try:
            os.killpg(process.pid, kind)
            process.wait(10)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue
