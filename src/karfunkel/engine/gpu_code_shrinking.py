"""Keeps the machine code for a GPU small: no unrolled loops, no indices that count from the end.

The threads of a GPU that play whole games wait for their instructions more than for anything else: the caches of a
multiprocessor hold about a hundred kilobytes of code at best, and the rules of a game, inlined, are up to twice that if
the compiler does as it likes. Two of its habits cost half of it, and Numba has no setting for either: it unrolls all
loops, and it lets every index count from the end of its array if it is negative, which no index of a rule ever is.

A product and a sum are not rounded in one (`fma`) either, which a processor does not do: so minds judge alike on both.
That holds only for kernels that are not optimized at the link again (`kernel_of(…, is_exact=True)`).
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import RLock, get_ident
from typing import Any

from numba.core import types

LABEL = re.compile(r'^"?([-\w$.]+)"?:')
TARGET = re.compile(r'label %"?([-\w$.]+)"?')
FIRST_MARK = 1_000_000
"""The numbers of the marks that loops get; the compiler's own are small."""

_ALONE = RLock()
"""Two threads that replaced the same function at once would leave it to each other."""


@contextmanager
def compact() -> Iterator[None]:
    """What this thread compiles for a GPU meanwhile has no unrolled loops, and no indices that count from the end."""
    with (
        _ALONE,
        _replaced("numba.cuda.cudadrv.nvvm", "compile_ir", _rolled),
        _replaced("numba.cuda.np.arrayobj", "fix_integer_index", _from_the_start),
    ):
        yield


@contextmanager
def _replaced(module: str, name: str, renew: Callable[[Any], Any]) -> Iterator[None]:
    """A function of Numba's in a new form, for this thread. A version of Numba without it just makes more code."""
    try:
        place = import_module(module)
        usual = getattr(place, name)
    except (ImportError, AttributeError):
        yield
        return
    mine, renewed = get_ident(), renew(usual)

    def either(*arguments: Any, **options: Any) -> Any:
        return (renewed if get_ident() == mine else usual)(*arguments, **options)

    setattr(place, name, either)
    try:
        yield
    finally:
        setattr(place, name, usual)


def _rolled(compile_ir: Any) -> Any:
    def compile_rolled(code: Any, **options: Any) -> Any:
        parts = [code] if isinstance(code, str) else code
        return compile_ir([keep_loops(part) for part in parts], **{**options, "fma": False})

    return compile_rolled


def _from_the_start(_: Any) -> Any:
    def index_from_the_start(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    return index_from_the_start


def keep_loops(code: str) -> str:
    """LLVM's assembly with a mark on every jump backwards: the loop it closes is not to be unrolled."""
    lines = []
    marks = 0
    labels: set[str] = set()
    for line in code.splitlines():
        if line.startswith("define "):
            labels = set()
        label = LABEL.match(line)
        if label:
            labels.add(label[1])
        jump = line.strip()
        if jump.startswith("br ") and "!" not in jump and not labels.isdisjoint(TARGET.findall(jump)):
            lines.append(f"{line}, !llvm.loop !{FIRST_MARK + marks}")
            marks += 1
        else:
            lines.append(line)
    if marks:
        meaning = FIRST_MARK + marks
        lines += [f"!{mark} = distinct !{{!{mark}, !{meaning}}}" for mark in range(FIRST_MARK, meaning)]
        lines.append(f'!{meaning} = !{{!"llvm.loop.unroll.disable"}}')
    return "\n".join(lines) + "\n"
