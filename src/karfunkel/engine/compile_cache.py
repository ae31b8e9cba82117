"""The cache of compiled rules on disk, so that compiling happens once.

Each set of rules has a folder named after a hash of all it depends on: the sources of the engine and of the games whose
rules it has (a constant in any of them may be part of the machine code), where they lie, Numba, Python and the
processor. A file `complete` marks a folder with which nothing needs compiling.
"""

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding as llvm

from karfunkel.engine.rule_from_source import source_of

try:
    import fcntl
except ImportError:  # Windows has no such locks: there two processes may compile the same rules at the same time
    fcntl = None  # type: ignore[assignment]

ENGINE = Path(__file__).parent
OURS, GAMES = "karfunkel.", "karfunkel.games."
COMPLETE = "complete"
DAYS_KEPT = 30


def cache_root() -> Path:
    """The folder of all compiled rules, within KARFUNKEL_CACHE or the user's cache folder."""
    named = os.environ.get("KARFUNKEL_CACHE")
    return (Path(named) if named else _user_cache()) / "compiled-rules"


def _user_cache() -> Path:
    """The user's cache folder, also on a bare machine on which only Numba is installed."""
    try:
        import platformdirs  # noqa: PLC0415
    except ImportError:
        return Path.home() / ".cache" / "karfunkel"
    return Path(platformdirs.user_cache_dir("karfunkel"))


def cache_folder(name: str, rules: Sequence[Any], records: Sequence[Any] = ()) -> Path | None:
    """The folder of these rules over these records; None if none can be made."""
    folder = cache_root() / f"{name}-{fingerprint(rules, records)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    _forget_old_folders(folder.parent)
    return folder


@contextmanager
def alone(folder: Path | None) -> Iterator[None]:
    """Let no two processes compile the same rules at once: the second waits, and then finds them done."""
    if folder is None or sys.platform == "win32" or fcntl is None:
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_complete(folder: Path | None) -> bool:
    """Whether nothing needs compiling with this folder."""
    return folder is not None and (folder / COMPLETE).exists()


def mark_complete(folder: Path | None) -> None:
    """From now on nothing needs compiling with this folder."""
    if folder is not None:
        (folder / COMPLETE).touch()


def forget(folder: Path) -> None:
    """Throw away what a folder has, but keep the folder."""
    (folder / COMPLETE).unlink(missing_ok=True)
    for inside in folder.iterdir():
        shutil.rmtree(inside, ignore_errors=True)


def fingerprint(rules: Sequence[Any], records: Sequence[Any] = ()) -> str:
    """A hash of all that the machine code of these rules depends on, over these records."""
    files = {file for folder in folders_of(rules) for file in folder.rglob("*.py")}
    files |= {Path(rule.__code__.co_filename) for rule in rules if source_of(rule) is None}
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file).encode())
        digest.update(file.read_bytes())
    for rule in rules:
        digest.update(f"{rule.__module__}.{rule.__name__};{source_of(rule) or ''}".encode())
    digest.update(repr([record.dtype for record in records]).encode())
    processor = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(repr((numba.__version__, sys.version, sys.platform, processor, bounds)).encode())
    return digest.hexdigest()[:16]


def folders_of(rules: Sequence[Any]) -> set[Path]:
    """The folder of the engine, and those of the games that some of these rules are of, our own or other packages'."""
    folders = {ENGINE}
    for rule in rules:
        if rule.__module__.startswith(GAMES):
            depth = rule.__module__.removeprefix(GAMES).count(".")
        elif not rule.__module__.startswith(OURS):
            depth = rule.__module__.count(".")
        else:
            continue
        if depth > 0:
            folders.add(Path(rule.__code__.co_filename).parents[depth - 1])
    return folders


def _forget_old_folders(root: Path) -> None:
    """Remove folders of compiled rules that nobody has used for long."""
    oldest = time.time() - DAYS_KEPT * 24 * 3600
    for folder in root.iterdir():
        try:
            if re.fullmatch(r".+-[0-9a-f]{16}", folder.name) and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # another process was quicker
