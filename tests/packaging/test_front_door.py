"""What a stranger reads first: the metadata, the README as registries show it, the version, the notes of a release."""

import json
import re
from importlib.metadata import metadata

import pytest
from tools.hatch_metadata import readable_anywhere
from tools.release_notes import notes_of

import karfunkel
from tests.packaging.archives import ROOT


def test_the_readme_of_the_package_leads_nowhere_that_is_not_there() -> None:
    shown = readable_anywhere((ROOT / "README.md").read_text("utf-8"))
    targets = re.findall(r"\]\(([^)]+)\)", shown)
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
    assert "<!--" not in shown
    assert "docs/architecture.md: the rooms" in shown
    assert "pip install karfunkel" in shown


def test_links_become_text_and_pictures_go() -> None:
    page = "a [b](docs/c.md) d\n\n![e](f.png)\n\n[g](https://example.org)\n"
    page += "<!-- repository -->\nh\n<!-- /repository -->\ni\n"
    assert readable_anywhere(page) == "a b d\n\n[g](https://example.org)\ni\n"


def test_the_version_has_one_place() -> None:
    assert metadata("karfunkel")["Version"] == karfunkel.__version__
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == karfunkel.__version__
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))


def test_metadata_says_what_it_is() -> None:
    said = metadata("karfunkel")
    assert said["License-Expression"] == "Apache-2.0"
    assert {"all", "arena", "client", "cuda", "learn", "plot", "postgres", "server"} <= set(
        said.get_all("Provides-Extra") or ()
    )
    assert "Typing :: Typed" in (said.get_all("Classifier") or ())


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.1.0 (2026-01-02)\n\n### Added\n\n- all\n"
    assert notes_of(None, changelog) == "- new\n"
    assert notes_of("0.1.0", changelog) == "### Added\n\n- all\n"
    with pytest.raises(KeyError):
        notes_of("0.2.0", changelog)
    assert "### Added" in notes_of("Unreleased", (ROOT / "CHANGELOG.md").read_text("utf-8"))
