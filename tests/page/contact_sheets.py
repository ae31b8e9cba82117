"""Looks at every game, number of players and kind of decision in every size, and compares some with how they were.

python -m tests.page.contact_sheets FOLDER                    # all, light and dark, one sheet for each decision
python -m tests.page.contact_sheets FOLDER --game emerald --players 5
python -m tests.page.contact_sheets FOLDER --kept             # only what there are baselines of
python -m tests.page.contact_sheets FOLDER --kept --keep      # take the baselines anew, once they were looked at

It says what lies over what, and which of the baselines looks different now; then it fails.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageStat

from tests.page.browsing import Visitor, browsing
from tests.page.moments import Moment
from tests.page.overlaps import MOUSE, TOUCH
from tests.page.staged import PLAYERS, StagedTable, moments_of
from tests.page.test_layouts import DESKS, PHONES
from tests.server.running import serving, settings_for

BASELINES = Path(__file__).parent / "baselines"
KEPT = {
    "edelstein-5-choose",
    "edelstein-3-answer",
    "edelstein-5-instant-card-swap",
    "basari-3-choose",
    "basari-5-answer",
    "emerald-5-knight",
    "emerald-2-bribe",
}
"""The moments whose pictures are kept, in the dark, in all sizes."""
SCHEMES = ("dark", "light")
WIDTH = 1900
GAP = 8
SCALE = 0.5
MOST_DIFFERENT = 3.0
"""How much a picture may differ from its baseline on average, of 255: clocks tick, fonts differ a little."""


def sheet(pictures: list[Path]) -> Image.Image:
    """Pictures beside each other, at half their size."""
    opened = [Image.open(path).convert("RGB") for path in pictures]
    small = [one.resize((int(one.width * SCALE), int(one.height * SCALE))) for one in opened]
    places, x, y, row = [], 0, 0, 0
    for one in small:
        if x + one.width > WIDTH and x > 0:
            x, y, row = 0, y + row + GAP, 0
        places.append((x, y))
        x, row = x + one.width + GAP, max(row, one.height)
    found = Image.new("RGB", (WIDTH, y + row), "gray")
    for one, place in zip(small, places, strict=True):
        found.paste(one, place)
    return found


def _kept_bytes(picture: Path) -> bytes:
    """A picture as it is kept."""
    data = io.BytesIO()
    Image.open(picture).convert("RGB").save(data, "WEBP", quality=80)
    return data.getvalue()


def _as_kept(picture: Path) -> Image.Image:
    return Image.open(io.BytesIO(_kept_bytes(picture))).convert("RGB")


def difference(one: Path, other: Path) -> float:
    """How much a picture differs from its baseline on average, of 255, once it has lost as much as that one."""
    first, second = Image.open(one).convert("RGB"), _as_kept(other)
    if first.size != second.size:
        second = second.resize(first.size)
    return sum(ImageStat.Stat(ImageChops.difference(first, second)).mean) / 3


def _taken(table: StagedTable, moment: Moment, folder: Path, *, touch: bool) -> Iterator[tuple[Path, list[str]]]:
    """Pictures of a moment in all sizes, light and dark, each with what is wrong."""
    table.show(moment)
    for width, height in PHONES if touch else DESKS:
        table.resize(width, height)
        faults = table.lasting_faults(TOUCH if touch else MOUSE)
        for scheme in SCHEMES:
            table.page.emulate_media(color_scheme=scheme)
            path = folder / f"{moment.name}-{width}x{height}-{scheme}.png"
            table.page.screenshot(path=path)
            yield path, faults


def _compare(path: Path, *, keep: bool) -> str | None:
    """What is to be said of a picture and its baseline."""
    moment, size, scheme = path.stem.rsplit("-", 2)
    if moment not in KEPT or scheme != "dark":
        return None
    baseline = BASELINES / f"{moment}-{size}.webp"
    if keep:
        BASELINES.mkdir(exist_ok=True)
        baseline.write_bytes(_kept_bytes(path))
    elif not baseline.exists():
        return f"{path.name} has no baseline"
    elif (amount := difference(baseline, path)) > MOST_DIFFERENT:
        return f"{path.name} differs from its baseline by {amount:.1f}"
    return None


def _look(browser: Any, url: str, moments: list[Moment], folder: Path, *, touch: bool, keep: bool) -> list[str]:
    """Take pictures of these moments; what is wrong with them."""
    anna = Visitor(browser, url, locale="de", reduced_motion="reduce", has_touch=touch).named("Anna")
    anna.context.add_init_script("localStorage.setItem('karfunkel.guide', 'off')")
    table, wrong = StagedTable(anna), []
    for moment in moments:
        pictures = []
        for path, faults in _taken(table, moment, folder, touch=touch):
            pictures.append(path)
            told = [*faults, _compare(path, keep=keep)]
            wrong += [f"{path.stem}: {one}" for one in told if one is not None]
        sheet(pictures).save(folder / f"sheet-{moment.name}-{'phones' if touch else 'desks'}.webp", quality=80)
        for path in pictures:
            path.unlink()
    anna.close()
    return wrong


def main() -> int:
    """Take the pictures, and say what is wrong."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--game", action="append", choices=list(PLAYERS))
    wanted.add_argument("--players", action="append", type=int)
    wanted.add_argument("--decision", action="append")
    wanted.add_argument("--kept", action="store_true")
    wanted.add_argument("--keep", action="store_true")
    given = wanted.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    wrong = []
    with (
        tempfile.TemporaryDirectory() as place,
        serving(settings_for(Path(place) / "house.db")) as url,
        browsing() as browser,
    ):
        for game in given.game or PLAYERS:
            moments = [
                moment
                for moment in moments_of(game)
                if moment.decision != "over"
                and moment.players in (given.players or PLAYERS[game])
                and moment.decision in (given.decision or [moment.decision])
                and (moment.name in KEPT or not given.kept)
            ]
            for touch in (True, False):
                wrong += _look(browser, url, moments, given.folder, touch=touch, keep=given.keep)
    sys.stdout.write("\n".join([*wrong, f"{len(wrong)} faults"]) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
