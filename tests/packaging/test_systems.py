"""What only some systems have is asked for before it is used: here they are taken away, as they lack on Windows."""

import subprocess
import sys
from pathlib import Path

import pytest

HIDE = """
import os, signal, sys, asyncio, importlib, multiprocessing, subprocess, tempfile, concurrent.futures
for others in (  # they have branches of their own, for the system that this really is
    "numba", "llvmlite.binding", "numpy", "rich.console", "typer", "litestar", "uvicorn", "websockets.asyncio.client",
    "httpx", "aiosqlite", "asyncpg", "sqlalchemy.ext.asyncio", "alembic.command", "msgspec", "prometheus_client",
    "openskill.models", "matplotlib.figure", "segno", "platformdirs", "gymnasium", "pettingzoo", "pyspiel",
):
    importlib.import_module(others)
for module in ("fcntl", "grp", "pwd", "resource", "termios", "tty"):
    sys.modules[module] = None
for name in ("getuid", "geteuid", "getpgid", "nice", "sched_getaffinity", "setsid", "statvfs", "uname"):
    delattr(os, name)
for name in ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "alarm", "pause", "setitimer"):
    delattr(signal, name)
sys.argv = ["karfunkel", *sys.argv[1:]]
"""
RUN = HIDE + "from karfunkel.cli import main; main()"
IMPORT = (
    HIDE
    + """
import pkgutil, karfunkel
def is_for_here(name):
    return not name.endswith(("__main__", "engine.cuda", "mako")) and ".migrations" not in name and ".gpu_" not in name
for module in pkgutil.walk_packages(karfunkel.__path__, "karfunkel."):
    if is_for_here(module.name):
        importlib.import_module(module.name)
"""
)
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def elsewhere(script: str, *words: str, folder: Path) -> str:
    command = [sys.executable, "-W", "ignore", "-c", script, *words]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, input="")
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    return ran.stdout


@pytest.mark.slow
def test_every_module_can_be_imported_on_another_system(tmp_path: Path) -> None:
    elsewhere(IMPORT, folder=tmp_path)


@pytest.mark.slow
def test_commands_run_on_another_system(tmp_path: Path) -> None:
    play = ("play", "basari", "--players", "3", "--seed", "1", "--plain", "--bots", "random")
    assert "Basari" in elsewhere(RUN, *play, folder=tmp_path)
    arena = ("arena", "basari", "--players", "3", "--games", "3", "--processes", "1", "--out", "contest")
    assert elsewhere(RUN, *arena, "--bots", f"random,{BOT}", folder=tmp_path)
    assert "no tables" in elsewhere(RUN, "tables", "--db", "house.db", folder=tmp_path)
    assert "0 tables" in elsewhere(RUN, "backup", "monday.db", "--db", "house.db", folder=tmp_path)
    assert "0 tables" in elsewhere(RUN, "restore", "monday.db", "--db", "other.db", folder=tmp_path)
