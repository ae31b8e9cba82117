"""Looks whether every link within a built site leads somewhere: `python tools/check_links.py build/docs`."""

import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {"a": "href", "img": "src", "link": "href", "script": "src", "source": "srcset", "video": "src"}


class Page(HTMLParser):
    """The links of a page, and the places in it that links may lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag links to, and what it is called."""
        said = dict(attrs)
        self.places.update(name for name in (said.get("id"), said.get("name")) if name)
        if link := said.get(LINKS.get(tag, "")):
            self.links.append(link)


@cache
def page_at(file: Path) -> Page:
    """A page, read once."""
    return Page(file.read_text("utf-8"))


def dead_links(folder: Path) -> Iterator[str]:
    """Every link that leads nowhere, with the page on which it stands."""
    for file in sorted(folder.rglob("*.html")):
        for link in page_at(file).links:
            parts = urlsplit(link)
            if not (parts.scheme or parts.netloc) and not leads_somewhere(file, unquote(parts.path), parts.fragment):
                yield f"{file.relative_to(folder)}: {link}"


def leads_somewhere(file: Path, path: str, fragment: str) -> bool:
    """Whether there is such a file, and such a place in it."""
    target = file.parent / path if path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return not fragment or target.suffix != ".html" or unquote(fragment) in page_at(target).places


def main() -> None:
    """Say which links are dead; none may be."""
    folder = Path(sys.argv[1])
    dead = list(dead_links(folder))
    sys.stdout.write("".join(f"dead link on {link}\n" for link in dead))
    sys.exit(bool(dead) or not list(folder.rglob("*.html")))


if __name__ == "__main__":
    main()
