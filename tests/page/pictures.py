"""Takes pictures of the page, for the documents and for looking at them.

python -m tests.page.pictures FOLDER                 # all places, three sizes, light and dark
python -m tests.page.pictures FOLDER --place trade --size phone --scheme dark
"""

import argparse
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.page.browsing import SIZES, Visitor, browsing
from tests.page.places import PLACES
from tests.page.playing import ASKED, END, click_one
from tests.server.running import serving, settings_for

SCHEMES = ["dark", "light"]
_MOST_CLICKS = 600


def _until(game: str, players: int, sight: str) -> Callable[[Visitor], None]:
    """Play on the page, with motion, until something is in sight; it stays only for a moment."""

    def go(anna: Visitor) -> None:
        dice = random.Random(5)
        page = anna.see(f"/t/{anna.new_table(game, players)}")
        for _ in range(_MOST_CLICKS):
            page.wait_for_function(
                f"""() => document.querySelector(`{sight}`) || document.querySelector("{END}")
                    || document.querySelector("{ASKED} button:not(:disabled)")"""
            )
            if page.locator(sight).count() or page.locator(END).count():
                break
            click_one(page, dice)
        page.wait_for_timeout(700)

    return go


PICTURES: dict[str, Callable[[Visitor], None]] = {
    **PLACES,
    "scoring": _until("edelstein", 3, ".scoring.live tr.now ~ tr.now, .scoring.live tfoot .sum"),
    "dragon": _until("emerald", 3, ".token.caught"),
}


@contextmanager
def _house() -> Iterator[str]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(Path(folder) / "house.db", new_seed=lambda: "pictures")) as url,
    ):
        yield url


def _take(browser: Any, url: str, place: str, size: str, schemes: list[str], folder: Path) -> None:
    speed = 2 if place in ("scoring", "dragon") else 0
    anna = Visitor(browser, url, size=size, speed=speed, color_scheme=schemes[0]).named("Anna")
    anna.context.add_init_script("localStorage.setItem('karfunkel.guide', 'off')")
    PICTURES[place](anna)
    for scheme in schemes:
        anna.page.emulate_media(color_scheme=scheme)
        anna.page.evaluate("() => new Promise((go) => setTimeout(go, 250))")
        anna.page.screenshot(path=folder / f"{place.replace(' ', '-')}-{size}-{scheme}.png")
    anna.close()


def main() -> None:
    """Take the pictures."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--place", action="append", choices=list(PICTURES))
    wanted.add_argument("--size", action="append", choices=list(SIZES))
    wanted.add_argument("--scheme", action="append", choices=SCHEMES)
    given = wanted.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with _house() as url, browsing() as browser:
        for place in given.place or PICTURES:
            for size in given.size or SIZES:
                _take(browser, url, place, size, given.scheme or SCHEMES, given.folder)


if __name__ == "__main__":
    main()
