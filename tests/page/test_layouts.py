"""At every size, in every state: nothing lies over anything, and what one needs to decide is in sight together."""

from collections.abc import Callable
from itertools import cycle

import pytest

from tests.page.browsing import Visitor
from tests.page.moments import Moment, fullest
from tests.page.overlaps import MOUSE, TOUCH
from tests.page.staged import StagedTable, moments_of

PHONES = [(360, 640), (640, 360), (390, 844), (844, 390)]
DESKS = [(1280, 800), (820, 1180), (1440, 900), (1920, 1080)]

_TOPS_OF_PANELS = """() => [...document.querySelectorAll("[data-part^=merchant-], [data-part^=panel-]")]
    .map((panel) => panel.getBoundingClientRect().top)"""

# A sheet of styles is not drawn anew by the page, as the styles of an element may be.
_BAR_RAISED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-part=bar] { translate: 0 -100% !important }");
    document.adoptedStyleSheets.push(sheet);
}"""


def _staged(visitor: Callable[..., Visitor], *, touch: bool) -> StagedTable:
    """A table whose moments the test sets."""
    anna = visitor(locale="de", reduced_motion="reduce", has_touch=touch).named("Wilhelmine-Charlotte-Ann")
    anna.context.add_init_script("localStorage.setItem('karfunkel.guide', 'off')")
    return StagedTable(anna)


def _fullest_of_each_kind(game: str) -> list[Moment]:
    """Each kind of decision once: with as many players as can come to it."""
    return list({moment.decision: moment for moment in moments_of(game) if moment.decision != "over"}.values())


@pytest.mark.parametrize("touch", [True, False], ids=["phones", "desks"])
@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_nothing_lies_over_anything_and_all_is_in_sight(
    visitor: Callable[..., Visitor], game: str, touch: bool
) -> None:
    """Sizes come in turns, one for each decision; `make pictures` looks at all decisions in all sizes."""
    table = _staged(visitor, touch=touch)
    found = {}
    for moment, (width, height) in zip(_fullest_of_each_kind(game), cycle(PHONES if touch else DESKS), strict=False):
        table.show(moment)
        table.resize(width, height)
        if faults := table.lasting_faults(TOUCH if touch else MOUSE):
            found[f"{moment.name} at {width} × {height}"] = faults
    assert found == {}
    assert table.visitor.complaints == []


@pytest.mark.parametrize("touch", [True, False], ids=["phones", "desks"])
@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_spectators_see_all_five(visitor: Callable[..., Visitor], game: str, touch: bool) -> None:
    """They see one panel more than those who play."""
    table = _staged(visitor, touch=touch)
    moments = [moment for kind, moment in fullest(game, 5).items() if kind in ("choose", "answer", "knight")]
    found = {}
    for moment in moments:
        table.show(moment._replace(seat=None))
        for width, height in PHONES if touch else DESKS:
            table.resize(width, height)
            if faults := table.lasting_faults(TOUCH if touch else MOUSE):
                found[f"{moment.name} at {width} × {height}"] = faults
            if not touch:
                tops = table.page.evaluate(_TOPS_OF_PANELS)
                assert len(tops) == 5
                assert max(tops) - min(tops) < 2, "a panel has wrapped"
    assert found == {}


@pytest.mark.parametrize("touch", [True, False], ids=["phones", "desks"])
@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_who_is_gone_is_seen_beside_everything_else(visitor: Callable[..., Visitor], game: str, touch: bool) -> None:
    table = _staged(visitor, touch=touch)
    moment = next(moment for kind, moment in fullest(game, 5).items() if kind in ("answer", "knight"))
    gone, *_ = moment.table.to_act
    table.show(moment._replace(seat=(gone + 1) % 5), question=None)
    table.miss(gone)
    table.page.get_by_role("button", name="Bot spielen lassen").wait_for()
    assert table.page.locator(f"[data-part$='-{gone}'] .presence.gone").count() == 1
    found = {}
    for width, height in PHONES if touch else DESKS:
        table.resize(width, height)
        if faults := table.lasting_faults(TOUCH if touch else MOUSE):
            found[f"{width} × {height}"] = faults
        assert table.page.locator("[data-part=banner]").is_visible()
    assert found == {}


def test_a_part_that_lies_over_another_is_found(visitor: Callable[..., Visitor]) -> None:
    table = _staged(visitor, touch=False)
    table.show(fullest("emerald", 2)["knight"])
    assert table.lasting_faults() == []
    table.resize(820, 1180)
    table.page.evaluate(_BAR_RAISED)
    faults = table.lasting_faults()
    assert any("lies over" in fault for fault in faults), faults
