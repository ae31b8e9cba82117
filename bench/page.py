"""How quickly the page is there, how quickly it draws, and how much it weighs.

Printed are the time from the address to a lobby that can be used (with nothing kept from before), the time from a
message of the socket to its being drawn (p50, p95 and the longest, speed off, over a game against bots), and the
compressed size of all scripts and styles. The first visit of a table loads its game besides.

    python -m bench.page
"""

import argparse
import gzip
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.page.browsing import Visitor, browsing
from tests.page.playing import click_one, wait_for_question
from tests.server.running import serving, settings_for

from karfunkel.server.pages import FOLDER

KB = 1024
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


def weight() -> dict[str, tuple[int, int]]:
    """For scripts and styles how many there are and how many bytes they have, compressed."""
    found = {}
    for ending in ("js", "css"):
        sizes = [len(gzip.compress(file.read_bytes(), 9)) for file in sorted(FOLDER.rglob(f"*.{ending}"))]
        found[ending] = (len(sizes), sum(sizes))
    return found


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
    given = wanted.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(Path(folder) / "house.db", new_seed=lambda: "bench")) as url,
        browsing() as browser,
    ):
        times = lobby(browser, url, given.visits)
        usual = statistics.median(times)
        print(f"lobby usable after       {usual:6.0f} ms (median of {len(times)}, longest {max(times):.0f})")
        for game, players in (("edelstein", 4), ("basari", 4), ("emerald", 4)):
            drawn = sorted(drawing(browser, url, game, players, given.clicks))
            p95 = drawn[int(len(drawn) * 0.95)]
            print(
                f"{game:<10} message drawn {statistics.median(drawn):6.1f} ms (p95 {p95:.1f}, longest {drawn[-1]:.1f}, "
                f"{len(drawn)} messages)"
            )
        print(f"first visit of the lobby {first_visit(browser, url) / KB:6.0f} KB of scripts, styles and fonts")
    for ending, (number, size) in weight().items():
        print(f"all {ending:<4}{number:4} files     {size / KB:6.0f} KB compressed")


if __name__ == "__main__":
    main()
