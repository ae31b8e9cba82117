"""What is wrong with how a page stands: parts over each other or out of sight, and targets that are too small."""

from typing import Any

MOUSE, TOUCH = 24, 44
"""How large targets are at least, in pixels."""
# Named parts are those with `data-part`. Nothing in them may stand out of them, for then it lies over others.
_FAULTS = """(least) => {
    const TOLERANCE = 1.5;
    const faults = [];
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !element.closest(".sr-only") && getComputedStyle(element).clipPath !== "inset(50%)";
    const boxOf = (element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
    };
    const inside = (one, other, by = TOLERANCE) => one.left >= other.left - by && one.top >= other.top - by
        && one.right <= other.right + by && one.bottom <= other.bottom + by;
    const say = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const parts = [...document.querySelectorAll("[data-part]")].filter(isSeen)
        .map((element) => ({ element, name: element.dataset.part, box: boxOf(element) }));
    for (const { element, name, box } of parts) {
        if (!inside(box, screen)) faults.push(`${name} is out of the window: ${say(box)}`);
        if (!element.matches(".picture") && element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0
            && /auto|scroll|hidden/.test(getComputedStyle(element).overflowY))
            faults.push(`${name} does not show all: ${element.scrollHeight} in ${element.clientHeight}`);
        for (const inner of element.querySelectorAll("button, svg, h2, h3, p, li, strong, b, img")) {
            if (!isSeen(inner) || inner.parentElement.closest("svg")) continue;
            if (element.matches(".picture") && inner.closest(".placed, .dragon")) continue;
            const its = boxOf(inner);
            if (its.width > 0 && !inside(its, box, 4)) {
                const what = `${inner.tagName}.${inner.getAttribute("class") ?? ""}`;
                faults.push(`${what} stands out of ${name}: ${say(its)} in ${say(box)}`);
                break;
            }
        }
    }
    parts.forEach((one, at) => {
        for (const other of parts.slice(at + 1)) {
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (across > TOLERANCE && down > TOLERANCE) faults.push(`${one.name} lies over ${other.name}`);
        }
    });
    for (const room of document.querySelectorAll("main, .board-room")) {
        if (isSeen(room) && room.scrollHeight > room.clientHeight + 1)
            faults.push(`${room.className || "main"} has to be scrolled: ${room.scrollHeight} in ${room.clientHeight}`);
    }
    const targets = [...document.querySelectorAll("main button, .room > header button, main a")].filter(isSeen);
    for (const target of targets) {
        if (target.closest(".picture") || target.matches("p a")) continue;
        // What is laid over a whole part makes all of it the target, and what is laid around one makes it larger.
        const over = getComputedStyle(target, "::after");
        const all = over.position === "absolute" && over.content !== "none"
            ? { width: parseFloat(over.width), height: parseFloat(over.height) } : boxOf(target);
        const { width, height } = all;
        const words = (target.ariaLabel ?? target.innerText).slice(0, 30);
        const wanted = least;
        if (Math.min(width, height) < wanted - 0.5)
            faults.push(`a target is small: ${JSON.stringify(words)}, ${Math.round(width)} × ${Math.round(height)}`);
        if (!target.closest(".bar") || target.disabled) continue;
        const box = boxOf(target);
        const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (!target.contains(at)) faults.push(`something lies over ${JSON.stringify(words)}`);
    }
    return faults;
}"""


def faults_of(page: Any, least: int = MOUSE) -> list[str]:
    """What is wrong with the page as it stands; nothing if all is well."""
    return list(page.evaluate(_FAULTS, least))
