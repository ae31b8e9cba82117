"""An environment with nothing but a wheel and what its metadata asks for, linked from this one, without a network."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Collection, Iterable
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Environment:
    """A Python with few packages."""

    def __init__(self, folder: Path, wheel: Path, without: Collection[str] = (), extras: Collection[str] = ()) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        self.site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.site)
        (unpacked,) = distributions(name="karfunkel", path=[str(self.site)])
        self.packages = needed(unpacked, extras, without)
        for package in self.packages:
            self._link(distribution(package))

    def _link(self, package: Distribution) -> None:
        """Link what a package has put into the folder of packages."""
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            link = self.site / top
            if not link.exists():
                link.symlink_to(str(package.locate_file(top)))

    def run(self, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        """What Python says when it is started with these words, from a folder of its own; it must end like this."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment = {**inherited, "COLUMNS": "200", "LC_MESSAGES": "C", "KARFUNKEL_CACHE": str(self.folder / "cache")}
        ran = subprocess.run(
            [str(self.python), *words],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            input="",
        )
        assert ran.returncode == status, ran.stdout + ran.stderr
        return ran

    def karfunkel(self, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        """What the command says."""
        return self.run("-m", "karfunkel", *words, status=status)


def needed(package: Distribution, extras: Iterable[str] = (), without: Collection[str] = ()) -> set[str]:
    """The names of all packages that one asks for, and that those ask for, with these extras."""
    found: set[str] = set()
    waiting = [(package, frozenset({"", *extras}))]
    while waiting:
        one, wanted = waiting.pop()
        for requirement in map(Requirement, one.requires or ()):
            name = canonicalize_name(requirement.name)
            marker = requirement.marker
            applies = marker is None or any(marker.evaluate({"extra": extra}) for extra in wanted)
            if not applies or name in without or (name in found and not requirement.extras):
                continue
            found.add(name)
            asked = package if name == "karfunkel" else distribution(name)
            waiting.append((asked, frozenset({"", *requirement.extras})))
    return found - {"karfunkel"}
