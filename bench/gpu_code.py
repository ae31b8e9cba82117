"""The machine code that bots get on a GPU, made on a machine that has none: whether it reckons as a processor does.

python -m bench.gpu_code [GAME …] [--arch 90a] [--optimize-links]

Compiles and links the kernel that plays tables with bots, by numba-cuda and NVIDIA's linker (`pip install
numba-cuda[cu13]`), and counts its operations on fractional numbers. None may round a product and a sum in one (`fma`),
or bots choose something else than on the CPU where two moves are nearly as good. With `--optimize-links` the linker
optimizes once more, which is Numba's usual way: then it does just that, whatever the compiler was told.
"""

import argparse
import re
import sys
import time
from collections import Counter
from types import SimpleNamespace

from numba import types
from numba.cuda import compiler, dispatcher
from numba.cuda.np.numpy_support import from_dtype

from karfunkel.bots.compiled_levels import compiled_levels_of
from karfunkel.engine.gpu_code_shrinking import compact
from karfunkel.games.registry import game_called
from karfunkel.learn.gpu_batch_with_bots import kernels_with_bots
from karfunkel.learn.gpu_kernels import device_record

OURS = ("emerald", "basari", "edelstein")
OPERATION = re.compile(r"^\s+(?:@!?%p\d+ )?((?:fma|mul|add|sub|div|sqrt)[\w.]*\.f64)\s", re.MULTILINE)
STATUS = 1
"""What the program returns if there are such operations."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=OURS)
    parser.add_argument("--arch", default="90a", help="for which GPUs")
    parser.add_argument("--optimize-links", action="store_true", help="let the linker optimize once more")
    arguments = parser.parse_args()
    arch = re.fullmatch(r"(\d+)(\d)(a?)", arguments.arch)
    device = SimpleNamespace(compute_capability=(int(arch[1]), int(arch[2])))
    dispatcher.get_current_device = compiler.get_current_device = lambda: device
    found = [count_operations(game, arguments) for game in arguments.games]
    sys.exit(STATUS if any("fma.rn.f64" in operations for operations in found) else 0)


def count_operations(game, arguments):
    began = time.perf_counter()
    kernel = kernels_with_bots(game).play
    options = kernel.targetoptions
    optimizes = arguments.optimize_links or options.get("lto") is not False
    how = {"device": False, "abi": "numba", "cc": dispatcher.get_current_device().compute_capability}
    with compact():
        code, _ = compiler.compile(
            kernel.py_func, types.void(*argument_types(game)), output="ltoir" if optimizes else "ptx", **how
        )
    if optimizes:
        code = linked(code, arguments.arch)
    operations = Counter(OPERATION.findall(code))
    told = ", ".join(f"{name} {number}" for name, number in sorted(operations.items()))
    print(f"{game}: {told} ({time.perf_counter() - began:.0f} s)", flush=True)
    return operations


def linked(code, arch):
    """Code for the linker as it comes out of it, as text."""
    from cuda.bindings import nvjitlink

    options = [f"-arch=sm_{arch}", "-lto", "-ptx"]
    link = nvjitlink.create(len(options), options)
    nvjitlink.add_data(link, nvjitlink.InputType.LTOIR, code, len(code), "kernel")
    nvjitlink.complete(link)
    text = bytearray(nvjitlink.get_linked_ptx_size(link))
    nvjitlink.get_linked_ptx(link, text)
    return text.decode("latin1")


def argument_types(game):
    """The types of all that the kernel gets."""
    levels, record = compiled_levels_of(game), from_dtype(device_record(game_called(game)))
    knowledge, thoughts = (from_dtype(kind.dtype) for kind in (levels.knowledge, levels.thoughts))
    numbers, tables = types.int64[::1], types.Array(record, 1, "C")
    by_column, by_row = types.int64[::1, :], types.int64[:, ::1]
    state = (tables, by_column, by_column, numbers, numbers, numbers, by_column, by_row)
    ends, minds = (tables, by_row, by_row, tables), (types.Array(record, 2, "C"), types.Array(knowledge, 1, "C"))
    told = (types.Array(thoughts, 1, "C"), numbers, types.float32[::1, :], types.boolean[::1], numbers)
    return (*state, *ends, *minds, *told, *[types.int64] * 5)


if __name__ == "__main__":
    main()
