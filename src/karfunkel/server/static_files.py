"""The static files of the page: built ones, read once, sent compressed to those who can read that."""

import gzip
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from karfunkel.errors import Error

FOLDER = Path(__file__).parent / "page"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The types of our own files: what a system says of them may be anything, above all on Windows."""
FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
NOT_BUILT = "the page has not been built: `make page` builds it"
_BROTLI = ".br"
_WORTH_IT = 0.9
"""What is not smaller than this part of the plain file is sent plain."""


class BuiltFile:
    """A file of the page: as it is, compressed by Brotli when the page was built, and by gzip for those without it."""

    def __init__(self, path: Path) -> None:
        self.kind = KINDS.get(path.suffix, "application/octet-stream")
        self.plain = path.read_bytes()
        squeezed = path.with_name(path.name + _BROTLI)
        self.brotli = squeezed.read_bytes() if squeezed.exists() else None

    @cached_property
    def gzip(self) -> bytes | None:
        """The file compressed by gzip; nothing if that saves little. It is made when it is first asked for."""
        squeezed = gzip.compress(self.plain, 9, mtime=0)
        return squeezed if len(squeezed) < len(self.plain) * _WORTH_IT else None

    def body(self, accepted: str) -> tuple[bytes, str | None]:
        """The bytes for a browser that accepts these encodings, and which of them they are in."""
        wishes = (part.replace(" ", "").partition(";") for part in accepted.lower().split(","))
        encodings = {name for name, _, quality in wishes if quality != "q=0"}
        if "br" in encodings and self.brotli is not None:
            return self.brotli, "br"
        if "gzip" in encodings and self.gzip is not None:
            return self.gzip, "gzip"
        return self.plain, None

    def response(self, request: Request[Any, Any, Any], keep: str) -> Response[bytes]:
        """The file as an answer."""
        body, encoding = self.body(request.headers.get("accept-encoding", ""))
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        if encoding is not None:
            headers["content-encoding"] = encoding
        return Response(body, media_type=self.kind, headers=headers)


@cache
def built_files() -> dict[str, BuiltFile]:
    """All files of the page by their paths; none if it has not been built."""
    if not (FOLDER / "index.html").exists():
        return {}
    found = sorted(path for path in FOLDER.rglob("*") if path.is_file() and path.suffix != _BROTLI)
    return {path.relative_to(FOLDER).as_posix(): BuiltFile(path) for path in found}


@get(
    [
        "/",
        "/t/{name:str}",
        "/j/{name:str}",
        "/d/{name:str}",
        "/r/{name:str}",
        "/rules",
        "/rules/{name:str}",
        "/lesson/{name:str}",
        "/decks/{name:str}",
        "/record",
        "/about",
    ],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; what it shows follows from its address."""
    index = built_files().get("index.html")
    if index is None:
        raise Error(NOT_BUILT)
    return index.response(request, ANEW)


def page_of_nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page, which says that there is nothing here, for a person with a wrong address; nothing for programs."""
    index = built_files().get("index.html")
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if index is None or not is_person or str(request.scope["path"]).startswith("/api/"):
        return None
    answer = index.response(request, ANEW)
    answer.status_code = 404
    return answer


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A built file whose name changes with its content."""
    return _file(f"assets/{name}").response(request, FOREVER)


@get("/icon.svg", include_in_schema=False)
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The picture of the page in tabs and lists."""
    return _file("icon.svg").response(request, ANEW)


def _file(path: str) -> BuiltFile:
    found = built_files().get(path)
    if found is None:
        raise NotFoundException
    return found


PAGE_HANDLERS = [page, asset, icon]
