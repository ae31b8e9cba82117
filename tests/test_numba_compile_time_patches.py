"""Compiling rules that are only inlined: Numba is left as it was, whoever compiles at the same time."""

import threading
from typing import Any

import numba
import pytest
from numba.core import config
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.cpu import CPUContext

from karfunkel.engine.numba_compile_time_patches import only_to_be_inlined

A_WHILE = 1.0
SETTINGS: Any = config


def present() -> tuple[Any, ...]:
    """What is replaced in Numba, as it is now."""
    return (
        int(SETTINGS.OPT),
        JITCodeLibrary._optimize_final_module,  # type: ignore[attr-defined]
        JITCodeLibrary._finalize_final_module,  # type: ignore[attr-defined]
        CPUContext.get_executable,
    )


def test_two_threads_leave_numba_as_it_was() -> None:
    before = present()
    entered, leave = [threading.Event(), threading.Event()], [threading.Event(), threading.Event()]

    def compile_a_while(number: int) -> None:
        with only_to_be_inlined():
            entered[number].set()
            leave[number].wait()

    threads = [threading.Thread(target=compile_a_while, args=[number], daemon=True) for number in range(2)]
    threads[0].start()
    assert entered[0].wait(60)
    threads[1].start()
    assert not entered[1].wait(A_WHILE), "two compile at the same time"
    leave[0].set()
    assert entered[1].wait(60)
    leave[1].set()
    for thread in threads:
        thread.join(60)
    assert present() == before


def test_another_thread_compiles_no_ordinary_function_meanwhile() -> None:
    """It would have no machine code."""

    @numba.njit
    def half(number: int) -> int:
        return number // 2

    @numba.njit
    def double(number: int) -> int:
        return 2 * number

    assert half(84) == 42  # the first takes longer
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(double(21)), daemon=True)
    with only_to_be_inlined():
        thread.start()
        thread.join(A_WHILE)
        assert found == []
    thread.join(60)
    assert found == [42]


def test_a_numba_without_the_private_names_compiles_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(CPUCodeLibrary, "_verify_declare_only_symbols")
    before = int(SETTINGS.OPT), JITCodeLibrary._finalize_final_module  # type: ignore[attr-defined]
    with only_to_be_inlined():
        now = int(SETTINGS.OPT), JITCodeLibrary._finalize_final_module  # type: ignore[attr-defined]
        assert now == before
