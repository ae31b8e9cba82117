"""Tries the rules with the oldest and the newest NumPy and Numba, on every Python that is here: `make test-versions`.

The oldest are those that `pyproject.toml` names, the newest those that pip finds without constraints. Each is installed
into an environment of its own, with the wheel, and plays and compiles. It takes minutes. `try_versions.py 3.13` tries
one Python alone.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

from karfunkel.games.registry import GAMES

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
TESTS = (
    *(f"tests/{game}" for game in GAMES),
    "tests/test_compiled.py",
    "tests/test_kernel.py",
    "tests/test_moves.py",
)
NEEDED = ("pytest", "pytest-xdist", "hypothesis", "asyncpg")
OLDEST_FOR = {"3.11": ("numpy", "numba")}
"""The oldest versions have wheels for the oldest Python only."""


def oldest(package: str) -> str:
    """The oldest version of a package that karfunkel says it works with."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    found = next(match for line in asked if (match := re.match(rf"{package}>=([\d.]+)", line)))
    return f"{package}=={found[1]}.*"


def attempts() -> Iterator[tuple[str, str, list[str]]]:
    """What is tried: a name, a Python, and the versions that are wished for."""
    for version in sys.argv[1:] or PYTHONS:
        python = find_python(version)
        if python is None:
            print(f"Python {version} is not here")
            continue
        if version in OLDEST_FOR:
            yield f"Python {version}, the oldest", python, [oldest(package) for package in OLDEST_FOR[version]]
        yield f"Python {version}, the newest", python, []


def find_python(version: str) -> str | None:
    """The program of a Python that works; pyenv has some that are not in the path."""
    beside = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))
    for program in (sys.executable, shutil.which(f"python{version}"), *map(str, beside)):
        if program and said_version(program) == version:
            return program
    return None


def said_version(program: str) -> str:
    """The version that a Python says it is."""
    script = "import sys; print('%d.%d' % sys.version_info[:2])"
    return subprocess.run([program, "-c", script], capture_output=True, text=True, check=False).stdout.strip()


def attempt(name: str, python: str, wishes: list[str], wheel: Path, folder: Path) -> bool:
    """Install into an environment of its own and run the tests; whether all is well."""
    subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
    own = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    words = ("install", "--quiet", "--disable-pip-version-check")
    installed = subprocess.run(
        [own, "-m", "pip", *words, f"{wheel}[server]", *NEEDED, *wishes], capture_output=True, text=True, check=False
    )
    if installed.returncode != 0:
        print(f"{name}: cannot be installed:\n{installed.stderr[-1000:]}")
        return False
    versions = "import numba, numpy; print(f'NumPy {numpy.__version__}, Numba {numba.__version__}')"
    said = subprocess.run([own, "-W", "ignore", "-c", versions], capture_output=True, text=True, check=False)
    tests = [own, "-m", "pytest", "-q", "--numprocesses", "2", "-p", "no:cacheprovider", "-W", "default", *TESTS]
    environment = {**os.environ, "KARFUNKEL_CACHE": str(folder / "cache")}
    ran = subprocess.run(tests, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    last = ran.stdout.strip().splitlines()[-1:] or [ran.stderr[-300:]]
    print(f"{name}: {said.stdout.strip() or said.stderr[-300:]}: {last[0]}", flush=True)
    if ran.returncode != 0:
        print(ran.stdout[-3000:])
    return ran.returncode == 0


def main() -> None:
    """Try all; whether one fails is the exit status."""
    folder = Path(tempfile.mkdtemp(prefix="karfunkel-versions-"))
    try:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        (wheel,) = folder.glob("*.whl")
        results = [attempt(*one, wheel, folder / "environment") for one in attempts()]
    finally:
        shutil.rmtree(folder)
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
