"""Metadata hook of Hatchling: the README as package registries show it, where links into the repository lead nowhere.

The project has no public address of its own yet. So such links become plain text, and what only the repository can show
(between `<!-- repository -->` and `<!-- /repository -->`) is left out.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ONLY_HERE = re.compile(r"<!-- repository -->.*?<!-- /repository -->\n*", re.DOTALL)
IMAGE = re.compile(r"^!\[[^]]*\]\((?!https?:)[^)]+\)\n*", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|#)[^)]+\)")


class ReadmeHook(MetadataHookInterface):
    """Sets the README of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Take the README as it can be read anywhere."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readable_anywhere(text)}


def readable_anywhere(text: str) -> str:
    """A page without what only the repository can show."""
    return LINK.sub(r"\1", IMAGE.sub("", ONLY_HERE.sub("", text)))
