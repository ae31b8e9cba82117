"""The same rules on a GPU. Needs a CUDA device, or Numba's simulator (NUMBA_ENABLE_CUDASIM=1)."""

from collections.abc import Mapping
from contextlib import nullcontext
from inspect import signature
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for it, and NumPy 2.5 has it no more
    np.row_stack = np.vstack

from llvmlite import ir
from numba import cuda as numba_cuda
from numba.core import cgutils, config, types
from numba.core.extending import intrinsic

from karfunkel.engine.decision_stack import tell, tell_nobody
from karfunkel.engine.gpu_code_shrinking import compact
from karfunkel.engine.rule import Binding
from karfunkel.errors import Error

cuda: Any = numba_cuda
_SETTINGS: Any = config

_HAS_LINK_TIME_OPTIMIZATION = "lto" in signature(numba_cuda.jit).parameters
"""Whether this Numba optimizes once more when it links, unless it is told not to."""

WORD = 4
"""The bytes of a word, in which records are copied."""


def require_gpu() -> None:
    """Error in a sentence if there is no GPU to play on."""
    if not cuda.is_available():
        raise Error("there is no GPU for CUDA here, or its driver is missing; the device `cpu` needs none")


def cuda_rules(verbs: Mapping[str, Any], replaced: Mapping[Any, Any] | None = None) -> Binding:
    """A binding of rules as functions of the device, some of them replaced by others."""
    return Binding(cuda.jit(device=True), verbs, {tell: tell_nobody, **(replaced or {})})


def kernel_of(function: Any, most_registers: int | None = None, *, is_exact: bool = False) -> Any:
    """A function as a kernel. It is compiled at its first launch.

    Args:
        function: what each thread runs.
        most_registers: how many registers each may have.
        is_exact: whether fractional numbers are to be those of the CPU to the last bit. Then nothing is optimized once
            more at the link: the linker rounds a product and a sum in one, whatever the compiler was told (`compact`).
    """
    options: dict[str, Any] = {}
    if most_registers is not None and not _SETTINGS.ENABLE_CUDASIM:
        options["max_registers"] = most_registers
    if is_exact and _HAS_LINK_TIME_OPTIMIZATION:
        options["lto"] = False
    return cuda.jit(function, **options)


def launch(kernel: Any, blocks: int, block: int, shared: int, *arguments: Any) -> None:
    """Launch a kernel with so many bytes of shared memory for each block."""
    is_compiled = _SETTINGS.ENABLE_CUDASIM or kernel.overloads
    with nullcontext() if is_compiled else compact():
        kernel[blocks, block, 0, shared](*arguments)


def _copy_words(typing_context: Any, target: Any, at: Any, source: Any, index: Any) -> Any:
    """An intrinsic that copies a record of one array into another, word by word; Numba would do it byte by byte."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole = ir.IntType(64)
        word = ir.IntType(8 * WORD)

        def record(array: Any, inside: Any, number: Any) -> Any:
            data = context.make_array(array)(context, builder, inside).data
            offset = builder.mul(number, whole(array.dtype.size))
            return builder.inttoptr(builder.add(builder.ptrtoint(data, whole), offset), word.as_pointer())

        new = record(target, *arguments[:2])
        old = record(source, *arguments[2:])
        with cgutils.for_range(builder, whole(target.dtype.size // WORD)) as loop:
            builder.store(builder.load(builder.gep(old, [loop.index])), builder.gep(new, [loop.index]))
        return context.get_dummy_value()

    return types.void(target, types.int64, source, types.int64), generate


def _copy_record(target: Any, at: int, source: Any, index: int) -> None:
    target[at] = source[index]


copy_record: Any = _copy_record if _SETTINGS.ENABLE_CUDASIM else intrinsic(_copy_words)
"""Copy a record of whole words from one array into another."""
