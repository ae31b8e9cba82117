"""What a browser loads, Brotli-compressed, from entering the address until the first game can be played.

That is the page, what it names, the script of one game with all that this imports, the words of one language, and the
fonts. Of games and languages the heaviest are taken. Words of the rules are loaded when somebody reads them.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.budgets.measure import KB, NotMeasured

from karfunkel.server.static_files import NOT_BUILT, BuiltFile, built_files

PAGE_WEIGHT = "page until the first game can be played, Brotli"
INDEX = "index.html"

_NAMED = re.compile(r'(?:src|href)="/([^"]+)"')
_STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([^"']+\.js)["']""")
_DYNAMIC_IMPORT = re.compile(r"""\bimport\(\s*["'`]\./([^"'`]+\.js)["'`]""")
_URL = re.compile(r"url\(/([^)]+)\)")
_WORDS = re.compile(r"assets/words-([a-z]+)-[0-9a-f]+\.json")
IDS = "ids"
"""The names of all messages, which every language needs."""


def take_page_weight() -> Mapping[str, float]:
    """KB until the first game can be played."""
    files = built_files()
    if not files:
        raise NotMeasured(NOT_BUILT)
    return {PAGE_WEIGHT: weight(files, playable_files(files)) / KB}


def weight(files: Mapping[str, BuiltFile], paths: Iterable[str]) -> int:
    """Bytes of some files, as they are sent to a browser that reads Brotli."""
    return sum(len(files[path].body("br")[0]) for path in paths)


def playable_files(files: Mapping[str, BuiltFile]) -> set[str]:
    """The files that are loaded until the first game can be played: of the heaviest game, in the heaviest language."""
    named = set(_NAMED.findall(_text(files[INDEX])))
    page = {INDEX, *named, *_fonts(files, named), *_imported(files, named)}
    games = [_imported(files, {game}) - page for game in _games(files, page)]
    return page | max(games, key=lambda game: weight(files, game)) | _words(files)


def _text(file: BuiltFile) -> str:
    return file.plain.decode()


def _fonts(files: Mapping[str, BuiltFile], named: Iterable[str]) -> set[str]:
    """What the styles load."""
    return {url for path in named if path.endswith(".css") for url in _URL.findall(_text(files[path]))}


def _imported(files: Mapping[str, BuiltFile], scripts: Iterable[str]) -> set[str]:
    """Scripts, and all that they import as soon as they are loaded."""
    found: set[str] = set()
    waiting = {script for script in scripts if script.endswith(".js")}
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= _siblings(path, _STATIC_IMPORT.findall(_text(files[path]))) - found
    return found


def _games(files: Mapping[str, BuiltFile], page: Iterable[str]) -> set[str]:
    """The scripts that the page imports when a game is played: each brings one game."""
    scripts = [path for path in page if path.endswith(".js")]
    return {game for path in scripts for game in _siblings(path, _DYNAMIC_IMPORT.findall(_text(files[path])))}


def _siblings(path: str, names: Iterable[str]) -> set[str]:
    return {(Path(path).parent / name).as_posix() for name in names}


def _words(files: Mapping[str, BuiltFile]) -> set[str]:
    """The words of the heaviest language, and the names of all messages."""
    languages = {found[1]: path for path in files if (found := _WORDS.fullmatch(path))}
    ids = languages.pop(IDS)
    return {ids, max(languages.values(), key=lambda path: weight(files, [path]))}
