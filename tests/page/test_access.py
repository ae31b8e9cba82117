"""What axe-core finds: nothing serious on any page, in light or dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.page.places import PLACES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WORSE = {"serious", "critical"}
# Lines of a log that are out of sight are styled when they come into sight: here all of them are.
SETTLED = """async () => {
    document.querySelectorAll("li").forEach((line) => { line.style.contentVisibility = "visible"; });
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
    ({ id, impact, nodes }) => ({
        id, impact, where: nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary}`),
    }))"""


def found_by_axe(page: Any) -> list[str]:
    """What is serious."""
    return [f"{one['id']} ({one['impact']}): {one['where']}" for one in page.evaluate(RUN) if one["impact"] in WORSE]


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(visitor: Callable[..., Visitor], place: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `make page` installs it")
    anna = visitor(bypass_csp=True, reduced_motion="reduce").named("Anna")
    PLACES[place](anna)
    anna.page.add_script_tag(path=AXE)
    found = {}
    for scheme in ("dark", "light"):
        anna.page.emulate_media(color_scheme=scheme)
        anna.page.evaluate(SETTLED)
        found[scheme] = found_by_axe(anna.page)
    assert found == {"dark": [], "light": []}
