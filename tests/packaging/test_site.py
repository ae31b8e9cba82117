"""The documentation as a site; `make docs` builds it, and looks at every link of what it has built."""

import re
from pathlib import Path

from tools.check_links import dead_links

from tests.packaging.archives import ROOT

INDEX = ROOT / "docs" / "index.md"
ENTRY = re.compile(r"^(?:.+ <)?([\w./-]+?)>?$")


def listed_pages() -> set[Path]:
    """The pages that the site's index lists."""
    trees = re.findall(r"^```\{toctree\}\n(.*?)^```$", INDEX.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    lines = [line for tree in trees for line in tree.splitlines() if line and not line.startswith(":")]
    entries = [ENTRY.match(line) for line in lines]
    return {(INDEX.parent / f"{entry[1]}.md").resolve() for entry in entries if entry is not None}


def test_the_index_lists_every_page_and_no_other() -> None:
    pages = {
        *ROOT.glob("*.md"),
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / "src" / "karfunkel" / "games").glob("*/README.md"),
        *(ROOT / "examples" / "games").glob("*/README.md"),
    }
    assert listed_pages() == {page.resolve() for page in pages} - {INDEX}


def test_dead_links_are_found_and_others_are_not(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "index.html").write_text(
        '<a href="folder/page.html#here">a</a> <a href="folder/page.html#there">b</a> <a href="folder">c</a>'
        '<img src="gone.png"> <a href="https://example.org/x">d</a> <a href="#top">e</a> <p id="top">',
        "utf-8",
    )
    (tmp_path / "folder" / "page.html").write_text('<h2 id="here">x</h2> <a href="../index.html">f</a>', "utf-8")
    assert list(dead_links(tmp_path)) == [
        "index.html: folder/page.html#there",
        "index.html: folder",
        "index.html: gone.png",
    ]
