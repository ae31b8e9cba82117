"""Build hook of Hatchling: wheels and source archives carry the page, and the notices of what it bundles.

The page is built where it is missing and Node can be had; where it cannot, nothing is built. So an archive of sources,
which has the page, makes the same wheel without Node. Editable installs never build it: `make page` does.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/karfunkel/server/page")
ENTRY, NOTICES = PAGE / "index.html", PAGE / "third-party-notices.txt"
OLDEST_NODE = 20
INSTALL = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
BUILD = ("run", "--silent", "build", "--", "--logLevel", "warn")


class PageIsMissing(RuntimeError):  # noqa: N818  it is shown by its name
    """There is no page, and none can be built here."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before an archive is made, unless it is there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make sure that the page and its notices are there."""
        if version != "editable":
            ensure_page(Path(self.root))


def ensure_page(root: Path) -> None:
    """Build the page unless it is there; PageIsMissing if that is not possible."""
    if is_built(root):
        return
    npm = npm_command()
    for words in (INSTALL, BUILD):
        run_npm(root / "web", npm, words)
    if not is_built(root):
        raise PageIsMissing(f"the page was built, but {ENTRY} or {NOTICES} is not there")


def is_built(root: Path) -> bool:
    """Whether the page and its notices are there."""
    return all((root / file).is_file() for file in (ENTRY, NOTICES))


def npm_command() -> str:
    """The command of npm; PageIsMissing if there is no Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    found = node_version(node) if node else None
    if npm is None or found is None or found < OLDEST_NODE:
        here = "there is none" if found is None else f"here is {found}"
        raise PageIsMissing(
            f"the page has not been built, and building it needs Node {OLDEST_NODE} or newer with npm; {here}. "
            "Install it, or build from a source archive, which has the page"
        )
    return npm


def node_version(node: str) -> int | None:
    """The number before the first dot of Node's version; None if it says none."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    number = said.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdigit() else None


def run_npm(folder: Path, npm: str, words: Sequence[str]) -> None:
    """Run npm in a folder; PageIsMissing with what it said if it fails."""
    ran = subprocess.run([npm, *words], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode != 0:
        raise PageIsMissing(f"the page cannot be built: `npm {' '.join(words)}` failed:\n{ran.stdout}{ran.stderr}")
