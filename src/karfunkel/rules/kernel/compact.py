"""Little machine code for a GPU.

The threads of a GPU that play whole games wait for their instructions more than for anything else: the caches of a
multiprocessor hold about a hundred kilobytes of code, and the rules of a game, inlined, are more than twice that if the
compiler does as it likes. Two of its habits cost half of it, and Numba has no setting for either: it unrolls all loops,
and it lets every index count from the end of its array if it is negative, which no index of a rule ever is.
"""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from typing import Any
from unittest.mock import patch

from numba.core import types

LABEL = re.compile(r'^"?([-\w$.]+)"?:')
TARGET = re.compile(r'label %"?([-\w$.]+)"?')
FIRST_MARK = 1_000_000
"""The numbers of the marks that loops get; the compiler's own are small."""

_ALONE = threading.RLock()


@contextmanager
def compact() -> Iterator[None]:
    """What is compiled for a GPU meanwhile has no unrolled loops, and no indices that count from the end."""
    with (
        _ALONE,
        _replaced("numba.cuda.cudadrv.nvvm", "compile_ir", _rolled),
        _replaced("numba.cuda.np.arrayobj", "fix_integer_index", _from_the_start),
    ):
        yield


def _replaced(module: str, name: str, replace: Callable[[Any], Any]) -> AbstractContextManager[Any]:
    """A function of Numba's in a new form, for a while. A version of Numba without it just makes more code."""
    try:
        place = import_module(module)
        return patch.object(place, name, replace(getattr(place, name)))
    except (ImportError, AttributeError):
        return nullcontext()


def _rolled(compile_ir: Any) -> Any:
    def compile_rolled(code: Any, **options: Any) -> Any:
        parts = [code] if isinstance(code, str) else code
        return compile_ir([keep_loops(part) for part in parts], **options)

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
