"""Quicker compiling of rules that are only ever inlined: no optimizing and no machine code for each alone.

Numba optimizes every function with all that it calls, and makes machine code of it. Rules are called by rules that are
called by rules, and nearly all of them are inlined: only the entries are ever run. So the others are translated, and no
more. That is more than twice as quick, and the entries, into which all of them come, are as fast.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]  # a module of C
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.cpu import CPUContext

_SETTINGS: Any = config


@contextmanager
def only_to_be_inlined() -> Iterator[None]:
    """Functions compiled meanwhile can be called by compiled functions, but not be run by themselves."""
    with (
        _replaced(_SETTINGS, "OPT", type(_SETTINGS.OPT)(1)),
        _replaced(JITCodeLibrary, "_optimize_final_module", _leave_as_it_is),
        _replaced(JITCodeLibrary, "_finalize_final_module", _finish_without_machine_code),
        _replaced(CPUContext, "get_executable", _nothing_to_run),
    ):
        yield


@contextmanager
def _replaced(target: Any, name: str, value: Any) -> Iterator[None]:
    """For a while an attribute of Numba has another value."""
    before = getattr(target, name)
    setattr(target, name, value)
    try:
        yield
    finally:
        setattr(target, name, before)


def _leave_as_it_is(library: Any) -> None:
    """It is optimized where it ends up."""


def _finish_without_machine_code(library: Any) -> None:
    library._finalize_dynamic_globals()
    library._verify_declare_only_symbols()
    library._finalized = True


def _nothing_to_run(context: Any, library: Any, description: Any, environment: Any) -> Any:
    """A function by which Numba knows the compiled one. It has no machine code and must not be called."""
    name = description.qualname.rpartition(".")[2]
    return _dynfunc.make_function(description.lookup_module(), name, "inlined", 0, environment, (library,))
