"""Installs the wheel as a stranger would, by pip into empty environments, and tries all commands: `make test-packages`.

It takes minutes, for packages come over the network and rules are compiled, so it is no part of `make test`. What an
installation costs is printed: packages, megabytes (what Numba's LLVM takes apart), seconds.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from karfunkel.games.registry import first_game

ROOT = Path(__file__).parents[1]
GAME = first_game()
MEGABYTE = 1_000_000
PLAY = ("play", GAME, "--players", "3", "--seed", "1", "--plain")
CORE_COMMANDS: Sequence[tuple[str, ...]] = (
    ("--version",),
    ("--help",),
    (*PLAY, "--bots", "random"),
    ("simulate", GAME, "--players", "3", "--games", "1000"),
    ("bench", GAME, "--players", "3", "--no-starts"),
    ("replay", "game.txt", "--plain"),
    ("verify", "game.txt"),
    ("analyse", "game.txt", "--seconds", "0.001"),
    ("new-game", "pebbles"),
    ("train", GAME, "--games", "50"),
)
PLAIN_COMMANDS: Sequence[tuple[str, ...]] = (
    PLAY,
    ("replay", "game.txt", "--plain"),
    ("verify", "game.txt"),
    ("new-game", "pebbles"),
)
PLAYED = """
import random, karfunkel
table, dice = karfunkel.new({game!r}, 3, seed=5), random.Random(1)
while not table.over:
    seat = table.to_act[0]
    table.play(seat, dice.choice(table.moves(seat)))
open("game.txt", "w", encoding="utf-8").write(table.record(with_seed=True))
"""
PATIENCE = 120
NOT_OURS = ("pip", "setuptools", "pkg_resources", "_distutils_hack")
"""What an empty environment has."""
MOST_PACKAGES, MOST_MEGABYTES = 16, 100
"""What a bare installation may bring at most beside LLVM, and beside the bytecode that pip makes of all of it."""


class Installation:
    """An empty environment with the wheel in it."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "", without: Sequence[str] = ()) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", str(folder))
        self.python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        before = self.packages()
        began = time.perf_counter()
        words = ("install", "--quiet", "--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt"))
        run(self.python, "-m", "pip", *words, f"{wheel}{extras}")
        if without:
            run(self.python, "-m", "pip", "uninstall", "--quiet", "--yes", *without)
        self.seconds = time.perf_counter() - began
        self.installed = self.packages() - before

    def packages(self) -> set[str]:
        """The names of all packages."""
        listed = run(self.python, "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check")
        return {line.partition("==")[0] for line in listed.splitlines()}

    def sizes(self) -> Counter[str]:
        """The megabytes of every package, and those of all `bytecode`, which pip writes beside it."""
        found: Counter[str] = Counter()
        (site,) = self.folder.glob("[Ll]ib/**/site-packages")
        for path in site.rglob("*"):
            package = path.relative_to(site).parts[0].partition(".")[0]
            if path.is_file() and package not in NOT_OURS:
                found["bytecode" if path.suffix == ".pyc" else package] += path.stat().st_size / MEGABYTE
        return found

    def say_cost(self, what: str) -> Counter[str]:
        """Print how large it is, and what of it weighs most; what it weighs beside LLVM and bytecode."""
        sizes = self.sizes()
        llvm, bytecode = sizes.pop("llvmlite", 0), sizes.pop("bytecode", 0)
        print(
            f"{what}: {len(self.installed)} packages, {sizes.total():.0f} MB, {bytecode:.0f} MB of bytecode, "
            f"{llvm:.0f} MB of LLVM, {self.seconds:.0f} s"
        )
        print(f"  {', '.join(f'{name} {size:.0f} MB' for name, size in sizes.most_common(7))}")
        return sizes

    def karfunkel(self, *words: str, status: int = 0) -> None:
        """Run a command in the folder of the environment; it must end like this."""
        began = time.perf_counter()
        ran = subprocess.run(
            [self.python, "-m", "karfunkel", *words],
            cwd=self.folder,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        print(f"  karfunkel {' '.join(words)}: {time.perf_counter() - began:.1f} s")
        if ran.returncode != status or "Traceback" in ran.stderr:
            sys.exit(f"it ended with {ran.returncode}, not {status}:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")


def run(*command: str, cwd: Path | None = None) -> str:
    """What a command prints; it must succeed."""
    ran = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        sys.exit(f"`{' '.join(command)}` failed:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    return ran.stdout


def try_core(wheel: Path, folder: Path) -> None:
    """The bare wheel: every core command works; the others say what to install."""
    bare = Installation(folder / "bare", wheel)
    sizes = bare.say_cost("the bare wheel")
    if len(bare.installed) > MOST_PACKAGES:
        sys.exit(f"more than {MOST_PACKAGES} packages: {', '.join(sorted(bare.installed))}")
    if sizes.total() > MOST_MEGABYTES:
        sys.exit(f"more than {MOST_MEGABYTES} MB beside LLVM and bytecode: {sizes.total():.0f}")
    run(bare.python, "-c", PLAYED.format(game=GAME), cwd=bare.folder)
    for words in CORE_COMMANDS:
        bare.karfunkel(*words)
    for words in (("serve",), ("tables",), ("arena", GAME, "--bots", "random,random")):
        bare.karfunkel(*words, status=2)


def try_plain(wheel: Path, folder: Path) -> None:
    """The same with Numba taken away."""
    plain = Installation(folder / "plain", wheel, without=("numba", "llvmlite"))
    plain.say_cost("without Numba")
    run(plain.python, "-c", PLAYED.format(game=GAME), cwd=plain.folder)
    for words in PLAIN_COMMANDS:
        plain.karfunkel(*words)
    plain.karfunkel("simulate", GAME, status=2)


def try_server(wheel: Path, folder: Path) -> None:
    """All that `make play` installs: the server shows its page, from an empty folder."""
    whole = Installation(folder / "all", wheel, "[all]")
    whole.say_cost("[all]")
    whole.karfunkel("serve", "--bus", "nats://127.0.0.1:4222", status=2)
    whole.karfunkel("serve", "--workers", "2", status=2)
    empty = folder / "empty"
    empty.mkdir()
    words = ("serve", "--port", "18999", "--db", str(empty / "tables.db"))
    server = subprocess.Popen([whole.python, "-m", "karfunkel", *words], cwd=empty)
    try:
        page = first_answer("http://127.0.0.1:18999/")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
    if "<script" not in page:
        sys.exit(f"the server does not answer with the page, but with:\n{page[:500]}")
    print("  the server answers with its page")


def first_answer(url: str) -> str:
    """What a server answers once it is there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def main() -> None:
    """Build the wheel and try it three times."""
    folder = Path(tempfile.mkdtemp(prefix="karfunkel-packages-"))
    try:
        run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=ROOT)
        (wheel,) = folder.glob("*.whl")
        print(f"{wheel.name}: {wheel.stat().st_size / MEGABYTE:.1f} MB")
        for attempt in (try_core, try_plain, try_server):
            attempt(wheel, folder)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
