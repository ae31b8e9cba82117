"""Compiles rules for the CPU by Numba.

Each rule is compiled for the types its annotations name, once, after the rules it calls: a record type for a table,
64-bit integers for ints. Only the entries become machine code that is kept: the rules they call are inlined into them,
for a call costs more than most rules do. It is kept in a cache (`compile_cache.py`), from which it loads in a moment.
"""

import pickle
import sys
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.engine.decision_stack import tell, tell_nobody
from karfunkel.engine.record_types import Actions, Dice, Numbers, Record, Tables
from karfunkel.engine.rule import Binding, unwrapped
from karfunkel.optional_imports import require_numba

with require_numba():
    import numba
    from numba.core import config, types

    from karfunkel.engine.compile_cache import alone, cache_folder, forget, is_complete, mark_complete
    from karfunkel.engine.numba_compile_time_patches import COMPILING, only_to_be_inlined

Progress = Callable[[int, int], None]
"""Is told how many of how many rules are compiled."""

DAMAGED = (EOFError, ImportError, IndexError, KeyError, OSError, RuntimeError, ValueError, pickle.UnpicklingError)
"""What loading from a cache whose files are damaged can raise."""

SILENT = {tell: tell_nobody}

OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # tables are not allocated by rules: there are no references to count
}

_SETTINGS: Any = config

_inlined_rules: dict[type[Record], dict[Any, Any]] = {}
"""Copies of rules to be inlined, by the table of their game: what several sets have in common is compiled once."""


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
    folder = cache_folder(name, _rules_needed(verbs, entries), records)
    if folder is not None and is_complete(folder):
        try:
            return _compile(records, verbs, entries, folder, None)
        except DAMAGED:
            forget(folder)
    if progress is None:
        _announce(name)
    with alone(folder):
        return _compile(records, verbs, entries, folder, progress)


def _compile(
    records: Sequence[type[Record]],
    verbs: Mapping[str, Any],
    entries: Sequence[Any],
    folder: Path | None,
    progress: Progress | None,
) -> dict[str, Any]:
    """Compile the entries, or load them from a complete folder."""
    rules = Binding(_inlined, verbs, SILENT, _inlined_rules.setdefault(records[0], {}))
    with _numba_cache_in(folder):
        compiled = {entry: _entry(rules.unwrapped(entry), cached=folder is not None) for entry in entries}
        if not is_complete(folder):
            with only_to_be_inlined():
                _compile_each(rules.bound, records, progress)
        _compile_each(compiled, records, None)
    mark_complete(folder)
    return {entry.__name__: dispatcher for entry, dispatcher in compiled.items()}


def _rules_needed(verbs: Mapping[str, Any], entries: Sequence[Any]) -> list[Any]:
    """The entries and all rules they call, one after the other."""
    plain = Binding(unwrapped, verbs, SILENT)
    for entry in entries:
        plain(entry)
    return list(plain.bound)


def _announce(name: str) -> None:
    game = name.partition("-")[0]
    sys.stderr.write(f"karfunkel: compiling the rules of {game} for this machine (once, up to a minute) …\n")
    sys.stderr.flush()


def _compile_each(rules: Mapping[Any, Any], records: Sequence[type[Record]], progress: Progress | None) -> None:
    for done, (function, dispatcher) in enumerate(rules.items()):
        signature = signature_of(function, records)
        if signature is not None and not dispatcher.signatures:
            dispatcher.compile(signature)
            dispatcher.disable_compile()
        if progress is not None:
            progress(done + 1, len(rules))


def _inlined(function: Any) -> Any:
    """A rule for other rules to call, of which nothing is left but its code inside theirs; unless it stays apart."""
    inline = not getattr(function, "is_apart", False)
    options = {**OPTIONS, "forceinline": inline, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return numba.njit(**options)(function)


def _entry(function: Any, *, cached: bool) -> Any:
    """A rule for Python to call."""
    options = {**OPTIONS, "cache": cached, "no_cfunc_wrapper": True}
    return numba.njit(**options)(function)


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
    if hint is float:
        return types.float64
    if hint is bool:
        return types.boolean
    if hint is Dice:
        return types.Array(types.int64, 1, "C")
    if hint is Actions:
        return types.Array(types.int32, 1, "C")
    if hint is Numbers:
        return types.Array(types.float64, 1, "C")
    if hint is Tables:
        return types.Array(numba.from_dtype(records[0].dtype), 1, "C")
    if hasattr(hint, "records_of"):
        return types.Array(_numba_type(hint.records_of, records), 1, "C")
    if hasattr(hint, "array"):  # another kind of array, which says the type of its numbers and its dimensions
        kind, dimensions = hint.array
        return types.Array(numba.from_dtype(np.dtype(kind)), dimensions, "C")
    meant = [record for record in records if isinstance(hint, type) and issubclass(record, hint)]
    return numba.from_dtype(meant[0].dtype) if meant else None


@contextmanager
def _numba_cache_in(folder: Path | None) -> Iterator[None]:
    """Numba asks for its cache folder when a function is wrapped: one setting of the process, so others wait."""
    with COMPILING:
        before = _SETTINGS.CACHE_DIR
        _SETTINGS.CACHE_DIR = str(folder) if folder is not None else before
        try:
            yield
        finally:
            _SETTINGS.CACHE_DIR = before
