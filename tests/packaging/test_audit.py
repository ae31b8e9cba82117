"""`make audit` says what is known of what we install: holes, none, or that the lists cannot be reached."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOLE_IN_PYTHON = (
    1,
    "Found 1 known vulnerability in 1 package\nName Version ID\nhttpx 0.1 X-1 leaks the proxy's password",
)
HOLE_IN_PAGE = (1, "# npm audit report\n\nundici <5\nSeverity: high\nnetwork requests are smuggled\n1 high severity")
AWAY_FROM_PYTHON = (1, "requests.exceptions.ConnectionError: Failed to resolve 'pypi.org'")
AWAY_FROM_PAGE = (1, "npm error audit endpoint returned an error\nnpm error network ECONNREFUSED")
NONE = (0, "No known vulnerabilities found")
UNKNOWN = (0, "Name Skip Reason\nx Dependency not found and could not be audited")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script of the shell")


def audited(folder: Path, python: tuple[int, str], npm: tuple[int, str]) -> tuple[int, str]:
    """How the script ends, and what it says, where these programs answer so."""
    for name, (status, said) in (("python", python), ("npm", npm)):
        (folder / name).write_text(f"#!/bin/sh\ncat <<'END'\n{said}\nEND\nexit {status}\n")
        (folder / name).chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    command = ["sh", "tools/audit.sh", str(folder / "python")]
    done = subprocess.run(command, cwd=ROOT, env={"PATH": path}, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("python", "npm", "status", "said"),
    [
        (NONE, NONE, 0, "Python packages: no known holes"),
        (NONE, NONE, 0, "packages of the page: no known holes"),
        (UNKNOWN, NONE, 0, "1 not audited"),
        (AWAY_FROM_PYTHON, NONE, 0, "Python packages: not audited, the list of known holes cannot be reached"),
        (NONE, AWAY_FROM_PAGE, 0, "packages of the page: not audited, the list of known holes cannot be reached"),
        (HOLE_IN_PYTHON, NONE, 1, "leaks the proxy's password"),
        (NONE, HOLE_IN_PAGE, 1, "network requests are smuggled"),
        (HOLE_IN_PYTHON, AWAY_FROM_PAGE, 1, "not audited"),
        (NONE, (2, "something else"), 1, "something else"),
    ],
)
def test_a_hole_fails_and_a_list_that_cannot_be_reached_is_named(
    tmp_path: Path, python: tuple[int, str], npm: tuple[int, str], status: int, said: str
) -> None:
    found = audited(tmp_path, python, npm)
    assert found[0] == status, found[1]
    assert said in found[1]
