"""The archives that strangers install, built as they are for a release."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from karfunkel.server.static_files import FOLDER as PAGE

ROOT = Path(__file__).parents[2]
built = pytest.mark.skipif(
    not (PAGE / "third-party-notices.txt").exists(), reason="the page has not been built: `make page` builds it"
)


def build(root: Path, target: str, into: Path, environment: dict[str, str] | None = None) -> Path:
    """The archive that a source tree makes: `wheel` or `sdist`."""
    ran = try_to_build(root, target, into, environment)
    assert ran.returncode == 0, ran.stderr
    (archive,) = into.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return archive


def try_to_build(
    root: Path, target: str, into: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What building says."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def names_in(archive: Path) -> set[str]:
    """The files of an archive, those of an archive of sources without the folder that holds them all."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sources:
        return {name.partition("/")[2] for name in sources.getnames()}


def unpack(archive: Path, into: Path) -> Path:
    """The folder of sources in an archive."""
    with tarfile.open(archive) as sources:
        sources.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder
