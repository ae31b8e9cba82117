"""The same rules on a GPU. Needs a CUDA device, or Numba's simulator (NUMBA_ENABLE_CUDASIM=1)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for it, and NumPy 2.5 has it no more
    np.row_stack = np.vstack

from llvmlite import ir
from numba import cuda as numba_cuda
from numba.core import config
from numba.core.extending import intrinsic

from karfunkel.errors import Error
from karfunkel.rules.kernel.agenda import tell, tell_nobody
from karfunkel.rules.kernel.rule import Binding

cuda: Any = numba_cuda
_SETTINGS: Any = config


def require_gpu() -> None:
    """Error in a sentence if there is no GPU to play on."""
    if not cuda.is_available():
        raise Error("there is no GPU for CUDA here, or its driver is missing; the device `cpu` needs none")


def cuda_rules(verbs: Mapping[str, Any], replaced: Mapping[Any, Any] | None = None) -> Binding:
    """A binding of rules as functions of the device, some of them replaced by others."""
    return Binding(cuda.jit(device=True), verbs, {tell: tell_nobody, **(replaced or {})})


def _pass_through_assembly(typing_context: Any, array: Any) -> Any:
    """An intrinsic that gives an array back, the address of its data by way of a piece of assembly."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        inside = context.make_array(array)(context, builder, arguments[0])
        word = ir.IntType(64)
        assembly = ir.InlineAsm(ir.FunctionType(word, [word]), "mov.u64 $0, $1;", "=l,l")
        address = builder.call(assembly, [builder.ptrtoint(inside.data, word)])
        inside.data = builder.inttoptr(address, inside.data.type)
        return inside._getvalue()

    return array(array), generate


def _same(array: Any) -> Any:
    return array


hidden: Any = _same if _SETTINGS.ENABLE_CUDASIM else intrinsic(_pass_through_assembly)
"""An array whose memory the compiler knows nothing about. Of local memory it knows all too much: it unrolls every loop
over it in the hope of keeping it in registers, which a table is too large for."""
