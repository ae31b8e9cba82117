"""A page that is shown one table after the other, without a match on the server: the test speaks for the socket."""

import itertools
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec

from karfunkel.match.clock import Clock, SeatClock
from karfunkel.match.match import PendingVote, Seat
from karfunkel.match.moves_for_viewer import moves_in_form
from karfunkel.match.viewer_messages import SetUp, TableSnapshot
from karfunkel.protocol.messages import Absence, WhoIsHere
from tests.page.browsing import Visitor
from tests.page.moments import Moment, fullest
from tests.page.overlaps import MOUSE, faults_of

TABLE = "staged"
LONG_NAMES = [
    "Wilhelmine-Charlotte-Ann",
    "Maximilian von Wittelsba",
    "Bartholomäus Knüttelmann",
    "MMMMMMMMMMMMMMMMMMMMMMMM",
    "Herzogin Friederike-Luis",
]
"""As long as names may be."""
_LOOKS = 5
PLAYERS = {"edelstein": (2, 3, 4, 5), "basari": (3, 4, 5), "emerald": (2, 3, 4, 5)}

# The page measures itself, and then draws itself anew; so it is looked at until nothing changes any more.
_STANDS_STILL = """async () => {
    const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const places = () => JSON.stringify([...document.querySelectorAll("[data-part]")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height];
    }));
    let [before, still] = [places(), 0];
    for (let frames = 0; frames < 60 && still < 2; frames += 1) {
        await frame();
        const now = places();
        still = now === before ? still + 1 : 0;
        before = now;
    }
    return still >= 2;
}"""


def snapshot(moment: Moment, seq: int, **changes: Any) -> TableSnapshot:
    """The moment as its viewer is told it at a table with a clock, at which somebody wants to end the game."""
    table, seat = moment.table, moment.seat
    over = table.over
    asked = seat if seat in table.to_act else None
    moves, choices = moves_in_form(table if asked is not None else None, asked, "choices")
    now = int(time.time() * 1000)
    running = [SeatClock(reserve=599_000, since=now if at in table.to_act else None) for at in range(table.players)]
    told = TableSnapshot(
        table=TABLE,
        seq=seq,
        at=now,
        viewer=seat,
        setup=SetUp(
            game=moment.game,
            players=table.players,
            host="guest0",
            options={},
            deck=None,
            clock=Clock(each=60, reserve=600),
            public=False,
            starts_when_full=True,
            rematch_of=None,
            places={},
            seed_hash="",
        ),
        stage="over" if over else "running",
        seats=[Seat(guest=f"guest{at}", name=LONG_NAMES[at]) for at in range(table.players)],
        clocks=None if over else running,
        question=None if over else PendingVote("abandon", (seat or 0) ^ 1, [(seat or 0) ^ 1]),
        view=table.view(seat),
        moves=moves,
        asked=None if asked is None else seq,
        can_take_back=False,
        seed=None,
        rematch=None,
        talk=[],
        choices=choices,
    )
    return msgspec.structs.replace(told, **changes)


def moments_of(game: str) -> list[Moment]:
    """The fullest moment of each kind of decision, for each number of players."""
    return [moment for players in PLAYERS[game] for moment in fullest(game, players).values()]


class StagedTable:
    """The page of a table, at which the test sets one moment after the other."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._say: Callable[[str], None] = lambda _: None
        self._numbers = itertools.count(1)
        self._told: TableSnapshot | None = None
        self.page.route_web_socket("**/api/socket", self._meet)
        self.page.route(f"**/api/tables/{TABLE}/**", lambda route: route.fulfill(json=[]))

    def _meet(self, socket: Any) -> None:
        self._say = socket.send
        socket.on_message(self._hear)
        welcome = {
            "kind": "welcome",
            "guest": "guest0",
            "name": "",
            "at": int(time.time() * 1000),
            "version": "",
            "protocol": 3,
        }
        socket.send(json.dumps(welcome))

    def _hear(self, message: str) -> None:
        if json.loads(message)["kind"] == "watch" and self._told is not None:
            self._say(msgspec.json.encode(self._told).decode())

    def show(self, moment: Moment, **changes: Any) -> None:
        """Set a moment; the page is opened when the first is set."""
        first = self._told is None or self._told.setup.game != moment.game
        self.say(moment, **changes)
        assert self._told is not None
        if first:
            self.page.goto(f"/t/{TABLE}")
        self.page.locator(f"main [data-seq='{self._told.seq}']").wait_for(state="attached")

    def say(self, moment: Moment, **changes: Any) -> None:
        """Tell a moment, whatever the page makes of it."""
        self._told = snapshot(moment, next(self._numbers), **changes)
        self._say(msgspec.json.encode(self._told).decode())

    def miss(self, *seats: int) -> None:
        """Tell that those who play on these seats have left long ago, and all others are here."""
        assert self._told is not None
        absent = [Absence(since=0, gone_from=1) if at in seats else None for at in range(len(self._told.seats))]
        self._say(msgspec.json.encode(WhoIsHere(TABLE, absent)).decode())

    def tell(self, *events: dict[str, Any]) -> None:
        """Tell that these events have happened, and that nothing is different after them."""
        assert self._told is not None
        seq, at = next(self._numbers), self._told.at
        line = {"kind": "update", "table": TABLE, "seq": seq, "at": at, "happened": {"kind": "played", "seat": 0}}
        self._say(json.dumps({**line, "events": events}))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page stands in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        self.settle()

    def settle(self) -> None:
        """Wait until the parts of the table are where they were two frames ago."""
        assert self.page.evaluate(_STANDS_STILL), "the page does not come to rest"

    def lasting_faults(self, least: int = MOUSE) -> list[str]:
        """What is wrong with how the page stands, and stays wrong: a slow machine draws late."""
        faults: list[str] = []
        for _ in range(_LOOKS):
            self.settle()
            if not (faults := faults_of(self.page, least)):
                break
            self.page.wait_for_timeout(200)
        return faults
