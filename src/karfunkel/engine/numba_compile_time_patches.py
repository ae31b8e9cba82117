"""Quicker compiling of rules that are only ever inlined: no optimizing and no machine code for each alone.

Numba optimizes every function with all that it calls, and makes machine code of it. Rules are called by rules that are
called by rules, and nearly all of them are inlined: only the entries are ever run. So the others are translated, and no
more. That is more than twice as quick, and the entries, into which all of them come, are as fast.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from numba.core import config
from numba.core.compiler_lock import global_compiler_lock

COMPILING: Any = global_compiler_lock
"""The lock that Numba holds while it compiles, held here while settings of the whole process are others."""
_SETTINGS: Any = config


class Replacement(NamedTuple):
    """An attribute of Numba, and the value that it has for a while."""

    target: Any
    name: str
    value: Any


@contextmanager
def only_to_be_inlined() -> Iterator[None]:
    """Functions compiled meanwhile can be called by compiled functions, but not be run by themselves.

    Other threads wait with their compiling. A Numba that is built otherwise compiles as usual, which takes longer.
    """
    with COMPILING, ExitStack() as replaced:
        for replacement in _replacements():
            replaced.enter_context(_replaced(*replacement))
        yield


def _replacements() -> list[Replacement]:
    """What is replaced in Numba; nothing if it does not have all the private names that are needed."""
    try:
        from numba import _dynfunc  # type: ignore[attr-defined]  # noqa: PLC0415  # a module of C
        from numba.core.codegen import JITCodeLibrary  # noqa: PLC0415
        from numba.core.cpu import CPUContext  # noqa: PLC0415
    except ImportError:
        return []
    needed = {
        _dynfunc: ("make_function",),
        JITCodeLibrary: (
            "_optimize_final_module",
            "_finalize_final_module",
            "_finalize_dynamic_globals",
            "_verify_declare_only_symbols",
        ),
        CPUContext: ("get_executable",),
    }
    if not all(hasattr(target, name) for target, names in needed.items() for name in names):
        return []
    return [
        Replacement(_SETTINGS, "OPT", type(_SETTINGS.OPT)(1)),
        Replacement(JITCodeLibrary, "_optimize_final_module", _leave_as_it_is),
        Replacement(JITCodeLibrary, "_finalize_final_module", _finish_without_machine_code),
        Replacement(CPUContext, "get_executable", _nothing_to_run),
    ]


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
    from numba import _dynfunc  # type: ignore[attr-defined]  # noqa: PLC0415

    name = description.qualname.rpartition(".")[2]
    return _dynfunc.make_function(description.lookup_module(), name, "inlined", 0, environment, (library,))
