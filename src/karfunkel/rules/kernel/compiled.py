"""Rules compiled by Numba, for the CPU and for CUDA. The only module of the rules that knows Numba.

Each rule is compiled for the types its annotations name, once, after the rules it calls: a record type for a table,
64-bit integers for ints. Only the entries become machine code that is kept: the rules they call are inlined into them,
for a call costs more than most rules do. The code lies in the user's cache folder, in a folder named after a hash of
all that it depends on, so that a changed rule, another Numba or another processor never meets old code. A file
`complete` marks a folder with which nothing needs compiling.
"""

import hashlib
import os
import shutil
import sys
import time
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
import platformdirs
from llvmlite import binding as llvm
from numba.core import config, types

from karfunkel.rules.kernel.agenda import tell, tell_nobody
from karfunkel.rules.kernel.record import Actions, Dice, Record, Tables
from karfunkel.rules.kernel.rule import Binding, unwrapped

Progress = Callable[[int, int], None]
"""Is told how many of how many rules are compiled."""

DAYS_KEPT = 30

COMPLETE = "complete"

SILENT = {tell: tell_nobody}

OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # tables are not allocated by rules: there are no references to count
}

_SETTINGS: Any = config


def compile_rules(
    name: str,
    records: Sequence[type[Record]],
    verbs: Mapping[str, Any],
    entries: Sequence[Any],
    progress: Progress | None = None,
) -> dict[str, Any]:
    """The entry rules compiled for this CPU, by name; from the cache where it has them.

    Compiling takes a while, once: it is told to `progress`, or on stderr if there is none.

    Args:
        name: what the rules are of, for people and for the cache folder.
        records: the table of the game, then other records that rules take; annotations may name their base classes.
        verbs: the game's own rules for the verbs that others call.
        entries: the rules that will be called from Python.
        progress: is told how many of how many rules are compiled.
    """
    folder = _cache_folder(name, _rules_needed(verbs, entries))
    rules = Binding(_inlined, verbs, SILENT)
    with _numba_cache_in(folder):
        compiled = {entry: _entry(rules.unwrapped(entry), cached=folder is not None) for entry in entries}
        if folder is None or not (folder / COMPLETE).exists():
            _announce(name, progress)
            with _hardly_optimized():
                _compile_each(rules.bound, records, progress)
        _compile_each(compiled, records, None)
    if folder is not None:
        (folder / COMPLETE).touch()
    return {entry.__name__: dispatcher for entry, dispatcher in compiled.items()}


def _rules_needed(verbs: Mapping[str, Any], entries: Sequence[Any]) -> list[Any]:
    """The entries and all rules they call, one after the other."""
    plain = Binding(unwrapped, verbs, SILENT)
    for entry in entries:
        plain(entry)
    return list(plain.bound)


def _announce(name: str, progress: Progress | None) -> None:
    if progress is None:
        sys.stderr.write(f"karfunkel: compiling the rules of {name} for this machine (once, up to a minute) …\n")
        sys.stderr.flush()


def _compile_each(rules: Mapping[Any, Any], records: Sequence[type[Record]], progress: Progress | None) -> None:
    for done, (function, dispatcher) in enumerate(rules.items()):
        signature = signature_of(function, records)
        if signature is not None:
            dispatcher.compile(signature)
            dispatcher.disable_compile()
        if progress is not None:
            progress(done + 1, len(rules))


def _inlined(function: Any) -> Any:
    """A rule for other rules to call, of which nothing is left but its code inside theirs."""
    options = {**OPTIONS, "forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return numba.njit(**options)(function)


def _entry(function: Any, *, cached: bool) -> Any:
    """A rule for Python to call."""
    options = {**OPTIONS, "cache": cached, "no_cfunc_wrapper": True}
    return numba.njit(**options)(function)


@contextmanager
def _hardly_optimized() -> Iterator[None]:
    """Rules that are inlined are optimized where they end up: this saves a third of the compiling."""
    before = _SETTINGS.OPT
    _SETTINGS.OPT = type(before)(1)
    try:
        yield
    finally:
        _SETTINGS.OPT = before


def signature_of(function: Any, records: Sequence[type[Record]]) -> tuple[Any, ...] | None:
    """The argument types that a rule's annotations name; None if they leave them open."""
    if function.__defaults__:
        return None
    hints = typing.get_type_hints(function)
    hints.pop("return", None)
    arguments = [_numba_type(hint, records) for hint in hints.values()]
    return None if None in arguments else tuple(arguments)


def _numba_type(hint: Any, records: Sequence[type[Record]]) -> Any:
    if hint is int:
        return types.int64
    if hint is bool:
        return types.boolean
    if hint is Dice:
        return types.Array(types.int64, 1, "C")
    if hint is Actions:
        return types.Array(types.int32, 1, "C")
    if hint is Tables:
        return types.Array(numba.from_dtype(records[0].dtype), 1, "C")
    meant = [record for record in records if isinstance(hint, type) and issubclass(record, hint)]
    return numba.from_dtype(meant[0].dtype) if meant else None


# ---- the cache


def cache_root() -> Path:
    """Where compiled rules are kept: KARFUNKEL_CACHE, or the user's cache folder."""
    named = os.environ.get("KARFUNKEL_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("karfunkel"))


def _cache_folder(name: str, rules: Sequence[Any]) -> Path | None:
    """The cache folder of these rules; None if none can be made."""
    root = cache_root()
    folder = root / f"{name}-{_fingerprint(rules)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_folders(root)
    except OSError:
        return None
    return folder


def _fingerprint(rules: Sequence[Any]) -> str:
    digest = hashlib.sha256()
    for file in sorted({rule.__code__.co_filename for rule in rules} | {__file__}):
        digest.update(Path(file).read_bytes())
    for rule in rules:
        digest.update(f"{rule.__module__}.{rule.__name__};".encode())
    processor = (
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
        os.environ.get("NUMBA_BOUNDSCHECK", ""),
    )
    digest.update(repr((numba.__version__, sys.version, sys.platform, processor)).encode())
    return digest.hexdigest()[:16]


def _forget_old_folders(root: Path) -> None:
    oldest = time.time() - DAYS_KEPT * 24 * 3600
    for folder in root.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _numba_cache_in(folder: Path | None) -> Iterator[None]:
    """Numba asks for its cache folder when a function is wrapped; it is one setting for the whole process."""
    before = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(folder) if folder is not None else before
    try:
        yield
    finally:
        _SETTINGS.CACHE_DIR = before
