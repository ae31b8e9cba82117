"""How much the page weighs, and how it is sent."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from bench.budgets.page_weight import playable_files

from karfunkel.server.static_files import FOLDER, built_files
from tests.server.running import serving, settings_for

KB = 1024
LIMIT = 150 * KB
"""What is loaded until the first game can be played: the heaviest, in the heaviest language."""
ALL = 200 * KB
"""All scripts and styles that the build makes, compressed: of all games, with the words of all languages."""
CODE, WORDS = (".js", ".css"), (".json",)

built = pytest.mark.skipif(
    not (FOLDER / "index.html").exists(), reason="the page has not been built: `make page` builds it"
)


def weight(endings: tuple[str, ...], encoding: str) -> int:
    """Bytes of all files with these endings, as they are sent."""
    return sum(len(file.body(encoding)[0]) for path, file in built_files().items() if Path(path).suffix in endings)


@built
def test_what_is_loaded_until_the_first_game_can_be_played_keeps_to_the_limit() -> None:
    files = built_files()
    loaded = playable_files(files)
    assert any(path.endswith(".css") for path in loaded)
    assert 0 < sum(len(files[path].body("br")[0]) for path in loaded) <= LIMIT


@built
def test_what_only_other_games_need_is_not_loaded_for_one() -> None:
    """The board of games without one, and the reading of Fluent, come when they are needed."""
    later = {path.rpartition("/")[2].partition("-")[0] for path in set(built_files()) - playable_files(built_files())}
    assert {"general", "fluent"} <= later


@built
def test_all_scripts_styles_and_words_together_keep_to_the_limit() -> None:
    assert 0 < weight(CODE + WORDS, "br") <= ALL
    assert 0 < weight(CODE, "gzip") <= LIMIT


@built
def test_the_build_left_nothing_else_that_runs() -> None:
    """Nothing with another ending can be a script or a style that the sum leaves out."""
    endings = {Path(path).suffix for path in built_files()}
    assert endings <= {".html", ".js", ".css", ".json", ".svg", ".woff2", ".txt"}
    inline = re.findall(r"<script(?![^>]*src=)", (FOLDER / "index.html").read_text("utf-8"))
    assert inline == []


@built
def test_files_are_sent_as_the_browser_can_read_them(tmp_path: Path) -> None:
    script = max(
        (path for path in built_files() if path.endswith(".js")), key=lambda path: len(built_files()[path].plain)
    )
    plain = (FOLDER / script).read_bytes()
    with serving(settings_for(tmp_path / "house.db")) as url, httpx.Client(base_url=url) as client:
        sent = {}
        for accepted in ("gzip, deflate, br", "gzip", "identity", "br;q=0, gzip"):
            with client.stream("GET", f"/{script}", headers={"accept-encoding": accepted}) as answer:
                sent[accepted] = (answer.headers.get("content-encoding"), b"".join(answer.iter_raw()))
                assert answer.headers["vary"] == "accept-encoding"
                assert "immutable" in answer.headers["cache-control"]
    assert sent["gzip, deflate, br"] == ("br", (FOLDER / f"{script}.br").read_bytes())
    assert sent["identity"] == (None, plain)
    for accepted in ("gzip", "br;q=0, gzip"):
        encoding, body = sent[accepted]
        assert encoding == "gzip"
        assert gzip.decompress(body) == plain
    assert len(sent["gzip, deflate, br"][1]) < len(sent["gzip"][1]) < len(plain)
