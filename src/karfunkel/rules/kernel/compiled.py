"""Rules compiled by Numba, for the CPU and for CUDA. The only module of the rules that knows Numba.

Each rule is compiled for the types its annotations name, once, after the rules it calls: a record type for a table,
64-bit integers for ints. The machine code is kept in the user's cache folder, in a folder named after a hash of all
that it depends on, so that a changed rule, another Numba or another processor never meets old code. A file `complete`
marks a folder with which nothing needs compiling.
"""

import hashlib
import os
import shutil
import sys
import time
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
    plain = Binding(unwrapped, verbs, {tell: tell_nobody})
    for entry in entries:
        plain(entry)
    folder = _cache_folder(name, plain.bound)
    with _numba_cache_in(folder):
        binding = Binding(_jit(cached=folder is not None), verbs, {tell: tell_nobody})
        compiled = {entry.__name__: binding(entry) for entry in entries}
        if folder is None or not (folder / "complete").exists():
            _compile_all(name, binding.bound, records, progress)
        else:
            _compile_each([(entry, compiled[entry.__name__]) for entry in entries], records, None)
    if folder is not None:
        (folder / "complete").touch()
    return compiled


def _compile_all(
    name: str, bound: Mapping[Any, Any], records: Sequence[type[Record]], progress: Progress | None
) -> None:
    if progress is None:
        sys.stderr.write(f"karfunkel: compiling the rules of {name} for this machine (once, up to a minute) …\n")
        sys.stderr.flush()
    _compile_each(list(bound.items()), records, progress)


def _compile_each(rules: Sequence[tuple[Any, Any]], records: Sequence[type[Record]], progress: Progress | None) -> None:
    for done, (function, dispatcher) in enumerate(rules):
        signature = signature_of(function, records)
        if signature is not None:
            dispatcher.compile(signature)
            dispatcher.disable_compile()
        if progress is not None:
            progress(done + 1, len(rules))


def _jit(*, cached: bool) -> Callable[[Any], Any]:
    options: dict[str, Any] = {
        "cache": cached,
        "nogil": True,
        "error_model": "numpy",
        "_nrt": False,  # tables are not allocated by rules: nothing to count references of
    }
    wrap: Callable[[Any], Any] = numba.njit(**options)
    return wrap


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


def _cache_folder(name: str, rules: Iterable[Any]) -> Path | None:
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


def _fingerprint(rules: Iterable[Any]) -> str:
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
