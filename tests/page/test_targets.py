"""What is clicked or touched is large enough: 24 pixels for a mouse, 44 for a finger."""

from collections.abc import Callable

import pytest

from tests.page.browsing import Visitor
from tests.page.overlaps import MOUSE, TOUCH
from tests.page.places import PLACES

# Everything that can be touched, but links within text and rows that are touched as a whole.
_SMALL = """(least) => {
    const targets = [...document.querySelectorAll("button, a, select, input, summary")].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest(".sr-only") && !one.matches("p a, li a:not(.button)"));
    return targets.flatMap((one) => {
        const over = getComputedStyle(one, "::after");
        const around = one.matches("[type=radio], [type=checkbox]") ? one.closest("label") ?? one : one;
        const box = over.position === "absolute" && over.content !== "none"
            ? { width: parseFloat(over.width), height: parseFloat(over.height) } : around.getBoundingClientRect();
        const { width, height } = box;
        const words = (one.ariaLabel ?? one.innerText).slice(0, 30);
        return width > 0 && Math.min(width, height) < least - 0.5
            ? [`${words}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
}"""


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
@pytest.mark.parametrize("place", ["lobby", "new table", "waiting", "replay", "lesson", "decks"])
def test_targets_are_large_enough(visitor: Callable[..., Visitor], place: str, touch: bool) -> None:
    anna = visitor(has_touch=touch, size="phone" if touch else "desk").named("Anna")
    PLACES[place](anna)
    assert anna.page.evaluate(_SMALL, TOUCH if touch else MOUSE) == []


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_so_are_those_beside_what_was_said(visitor: Callable[..., Visitor], touch: bool) -> None:
    anna, ben = visitor(has_touch=touch).named("Anna"), visitor().named("Ben")
    table = anna.new_table("edelstein", 2, public=True)
    for one in (anna, ben):
        one.ask("POST", f"/api/tables/{table}", {"kind": "say", "text": "Good luck"})
    page = anna.see(f"/t/{table}")
    page.get_by_role("button", name="Do not show what Ben says").wait_for()
    assert page.evaluate(_SMALL, TOUCH if touch else MOUSE) == []
