"""How quickly the page is there, how quickly and smoothly it draws, and how much it weighs.

Printed are the time from the address to a lobby that can be used (with nothing kept from before), the time from a
message of the socket to its being drawn (p50, p95 and the longest, speed off, over a game against bots), what a line of
the log costs the processor (the browser's own account, stepping through a replay: others at work on the machine do not
change it much), how many frames of an animated round with all seats taken take too long, and the compressed size of all
that the page sends. The first visit of a table loads its game besides.

    python -m bench.page
"""

import argparse
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.page.browsing import Visitor, browsing
from tests.page.playing import click_one, play_until, wait_for_question
from tests.server.running import serving, settings_for

from karfunkel.games.registry import GAMES
from karfunkel.server.static_files import built_files

KB = 1024
USUAL_PLAYERS = 4
# From the socket's message to the end of the frame in which it is drawn: after the frame's own work a message comes.
TIMES = """
    window.drawn = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", (event) => {
                if (!String(event.data).includes('"kind":"update"')) return;
                const came = performance.now();
                requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => window.drawn.push(performance.now() - came);
                    channel.port2.postMessage(null);
                });
            });
        }
    };
"""

# What the browser does on the page's own thread for a change of the table.
WORK = {
    "FunctionCall": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
}
STEPS = """async (steps) => {
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    for (let step = 0; step < steps; step += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await frame();
        await frame();
    }
}"""
FRAMES = """
    window.frames_ = [];
    let last = 0;
    const tick = (now) => { if (last) window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
"""
LONG_FRAME = 33.4
"""Milliseconds: one frame of sixty a second was left out, and one more."""


def lobby(browser: Any, url: str, visits: int) -> list[float]:
    """Milliseconds from the address to buttons that can be pressed, each time with an empty cache."""
    times = []
    for _ in range(visits):
        visitor = Visitor(browser, url)
        visitor.page.goto("/", wait_until="commit")
        visitor.page.wait_for_selector("article button:not(:disabled)")
        times.append(float(visitor.page.evaluate("() => performance.now()")))
        visitor.close()
    return times


def drawing(browser: Any, url: str, game: str, players: int, clicks: int) -> list[float]:
    """Milliseconds from each message to its being drawn."""
    visitor = Visitor(browser, url).named("Anna")
    visitor.context.add_init_script(TIMES)
    page = visitor.see(f"/t/{visitor.new_table(game, players)}")
    dice = random.Random(1)
    for _ in range(clicks):
        if not wait_for_question(page):
            break
        click_one(page, dice)
    times = [float(time) for time in page.evaluate("() => window.drawn")]
    visitor.close()
    return times


def work_in(events: list[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds of each kind of work; a layout that a script asks for counts as layout alone."""
    spent = dict.fromkeys(WORK.values(), 0.0)
    around: list[dict[str, Any]] = []
    known = (event for event in events if event["name"] in WORK and "tdur" in event)
    for event in sorted(known, key=lambda one: (one["pid"], one["tid"], one["ts"], -one["dur"])):
        while around and not _is_within(event, around[-1]):
            around.pop()
        spent[WORK[event["name"]]] += event["tdur"] / 1000
        if around:
            spent[WORK[around[-1]["name"]]] -= event["tdur"] / 1000
        around.append(event)
    return spent


def _is_within(event: dict[str, Any], other: dict[str, Any]) -> bool:
    same_thread = (event["pid"], event["tid"]) == (other["pid"], other["tid"])
    return same_thread and bool(event["ts"] < other["ts"] + other["dur"])


def work(browser: Any, url: str, game: str, players: int, steps: int) -> dict[str, float]:
    """Milliseconds of the processor for each line of a replay, by what they go into."""
    visitor = Visitor(browser, url).named("Anna")
    table = visitor.new_table(game, players)
    play_until(visitor, table)
    page = visitor.see(f"/r/{table}")
    page.wait_for_selector("div.bar")
    page.evaluate(STEPS, 20)
    seen: list[dict[str, Any]] = []
    ended: list[bool] = []
    devtools = visitor.context.new_cdp_session(page)
    devtools.on("Tracing.dataCollected", lambda told: seen.extend(told["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    devtools.send("Tracing.start", {"categories": "devtools.timeline", "transferMode": "ReportEvents"})
    page.evaluate(STEPS, steps)
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    visitor.close()
    return {part: ms / steps for part, ms in work_in(seen).items()}


def smoothness(browser: Any, url: str, game: str, players: int, clicks: int) -> list[float]:
    """Milliseconds of each frame while a game is animated at its usual speed."""
    visitor = Visitor(browser, url, speed=1).named("Anna")
    visitor.context.add_init_script(FRAMES)
    page = visitor.see(f"/t/{visitor.new_table(game, players)}")
    dice = random.Random(1)
    for _ in range(clicks):
        page.wait_for_selector(".bar.asked button:not(:disabled)")
        click_one(page, dice)
    frames = [float(time) for time in page.evaluate("() => window.frames_")]
    visitor.close()
    return frames


def weight(endings: tuple[str, ...]) -> dict[str, int]:
    """Bytes of all files with these endings, as Brotli and as gzip."""
    files = [file for path, file in built_files().items() if path.endswith(endings)]
    return {encoding: sum(len(file.body(encoding)[0]) for file in files) for encoding in ("br", "gzip")}


def first_visit(browser: Any, url: str) -> int:
    """Bytes of scripts and styles that a first visit of the lobby loads."""
    visitor = Visitor(browser, url)
    loaded: list[Any] = []

    def note(request: Any) -> None:
        loaded.append(request)

    visitor.page.on("requestfinished", note)
    visitor.see("/").wait_for_selector("article")
    sizes = [request.sizes()["responseBodySize"] for request in loaded if "/assets/" in request.url]
    visitor.close()
    return sum(sizes)


def main() -> None:
    """Measure and print."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--visits", type=int, default=10)
    wanted.add_argument("--clicks", type=int, default=120)
    wanted.add_argument("--steps", type=int, default=60)
    wanted.add_argument("--rounds", type=int, default=12)
    given = wanted.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(Path(folder) / "house.db", new_seed=lambda: "bench")) as url,
        browsing() as browser,
    ):
        times = lobby(browser, url, given.visits)
        usual = statistics.median(times)
        print(f"lobby usable after       {usual:6.0f} ms (median of {len(times)}, longest {max(times):.0f})")
        sizes = {game.id: min(USUAL_PLAYERS, game.max_players) for game in GAMES.values()}
        for game, players in sizes.items():
            drawn = sorted(drawing(browser, url, game, players, given.clicks))
            p95 = drawn[int(len(drawn) * 0.95)]
            print(
                f"{game:<10} message drawn {statistics.median(drawn):6.1f} ms (p95 {p95:.1f}, longest {drawn[-1]:.1f}, "
                f"{len(drawn)} messages)"
            )
        for game, players in sizes.items():
            parts = work(browser, url, game, players, given.steps)
            told = ", ".join(f"{part} {spent:.1f}" for part, spent in parts.items())
            print(f"{game:<10} a line costs  {sum(parts.values()):6.1f} ms of the processor ({told})")
        for game, players in {game.id: game.max_players for game in GAMES.values()}.items():
            frames = smoothness(browser, url, game, players, given.rounds)
            long = 100 * sum(frame > LONG_FRAME for frame in frames) / len(frames)
            print(f"{game:<10} animated      {long:6.1f} % of {len(frames)} frames over 33 ms, with {players} players")
        print(f"first visit of the lobby {first_visit(browser, url) / KB:6.0f} KB of scripts, styles and fonts")
    for what, endings in (("scripts and styles", (".js", ".css")), ("words of all languages", (".json",))):
        bytes_by = weight(endings)
        print(f"{what:<24} {bytes_by['br'] / KB:6.1f} KB by Brotli, {bytes_by['gzip'] / KB:.1f} KB by gzip")


if __name__ == "__main__":
    main()
