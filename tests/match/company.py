"""Tables with people at them, said in a line each."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from karfunkel.errors import Error, Refused
from karfunkel.games.registry import GAMES
from karfunkel.match import decide as decisions
from karfunkel.match import evolve as evolution
from karfunkel.match.commands import AnyCommand, Ask, Play, Sit, StandIn, Start
from karfunkel.match.decide import decide
from karfunkel.match.decide_seats import decide_start
from karfunkel.match.decision import Decision, MatchRules, Person
from karfunkel.match.events import BotSat, LogEntry, MatchEvent, Opened, event_from_json, event_to_json, personal_data
from karfunkel.match.evolve import match_from_log, new_match
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.projection import Viewer, frame_of, project, snapshot
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.messages import encode
from karfunkel.table.table import Table

PEOPLE = [Person(f"guest-{name.lower()}", name) for name in ("Anna", "Ben", "Cara", "Dan", "Eve")]
ANNA, BEN, CARA, DAN, EVE = PEOPLE
ZOE = Person("guest-zoe", "Zoe")
"""She only looks on."""

SEED, CODE = "seed-that-nobody-knows", "code-of-the-link"
NOON = 1_700_000_000_000
RULES = MatchRules("trader", lambda: "next-table", lambda: NOON, lambda match, seat: None)
SECOND, MINUTE = 1000, 60_000

BIDS = {"edelstein": ("money", "money", "gems", "event", "event"), "basari": ("B", "B", "C", "C", "D")}
"""Choices after which the first two trade before anything else happens."""
TRADING_SIZES = [(name, players) for name in BIDS for players in GAMES[name].sizes if players > 2]
SECRET_SIZES = [*TRADING_SIZES, ("edelstein", 2)]


# ---- tables


def opened(game: str = "edelstein", players: int = 3, **setup: Any) -> Match:
    """A table that Anna has just put up; nobody sits."""
    event = Opened(**{"seed": SEED, "host": ANNA.guest, "code": CODE, "game": game, "players": players, **setup})
    return new_match("table", LogEntry(0, NOON, event))


def full(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Match:
    """A table at which all sit, Anna first; on these seats there are bots."""
    match = opened(game, players, **setup)
    for seat in range(players):
        if seat in bots:
            add_event(match, BotSat(seat, "trader"), NOON)
        else:
            try_to(match, PEOPLE[seat], Sit(seat))
    return match


def started(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Match:
    """A game that has just begun."""
    match = full(game, players, bots=bots, **setup)
    try_to(match, ANNA, Start())
    return match


def trading(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Match:
    """A game in which seats 0 and 1 are about to trade."""
    match = started(game, players, bots=bots, **setup)
    for seat in range(players):
        move(match, seat, BIDS[game][seat])
    assert decision(match) == "open-trade"
    return match


def offered(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Match:
    """A game in which seat 0 or 1 has made the first offer to the other."""
    match = trading(game, players, bots=bots, **setup)
    move(match, match.to_act()[0], lowest_offer(match))
    return match


def ended(game: str = "edelstein", players: int = 3, **setup: Any) -> Match:
    """A game that was played to its end."""
    match = started(game, players, **setup)
    play_on(match)
    assert match.stage == "over"
    return match


# ---- doing


LISTENERS: dict[Match, list[Callable[[LogEntry], None]]] = {}
"""Who is told of every entry of a match right after it has happened."""


def add_event(match: Match, event: MatchEvent, at: int, game: Table | None = None) -> LogEntry:
    """Let something happen, and tell those who listen."""
    entry = evolution.add_event(match, event, at, game)
    for listener in LISTENERS.get(match, ()):
        listener(entry)
    return entry


def hear(match: Match, entry: LogEntry) -> None:
    """Let something happen that stands in a log, and tell those who listen."""
    evolution.evolve(match, entry)
    for listener in LISTENERS.get(match, ()):
        listener(entry)


def start(match: Match, at: int) -> list[LogEntry]:
    """The game begins."""
    return carry_out(match, decide_start(match), at)


def carry_out(match: Match, decision: Decision, at: int) -> list[LogEntry]:
    """Let all that was decided happen."""
    return [add_event(match, event, at, decision.game) for event in decision.events]


def try_to(match: Match, who: Person, command: AnyCommand, at: int | None = None) -> list[LogEntry]:
    """CommandRequest something, if nothing else is said at the time of the last entry."""
    return carry_out(match, decide(match, who, command, RULES), match.at if at is None else at)


def stand_in(match: Match, who: Person, seat: int, gone_from: int = NOON) -> list[LogEntry]:
    """Let a bot play on a seat whose owner has left, and counts as gone from that time on."""
    rules = replace(RULES, gone_from=lambda match, number: gone_from if number == seat else None)
    return carry_out(match, decide(match, who, StandIn(seat), rules), match.at)


def expire(match: Match, at: int) -> list[LogEntry]:
    """Let happen what is due."""
    return carry_out(match, decisions.decide_expiry(match, at), at)


def close(match: Match, reason: str, at: int) -> list[LogEntry]:
    """End the game without a result."""
    return carry_out(match, decisions.decide_closing(match, reason), at)


def bot_move(match: Match, seat: int, text: str, at: int) -> LogEntry:
    """A bot moves, whoever sits there."""
    decision = decisions.decide_move(match, seat, text, bot=True)
    return carry_out(match, decision, at)[0]


def asked(match: Match, seat: int) -> int:
    """The place that a seat has to name when it moves."""
    return match.asked[seat]


def move(match: Match, seat: int, text: str, at: int | None = None) -> list[LogEntry]:
    """A seat moves: whoever sits there, a person or a bot."""
    if match.seats[seat].by_bot:
        return [bot_move(match, seat, text, match.at if at is None else at)]
    return try_to(match, owner(match, seat), Play(text, asked(match, seat)), at)


def play_on(match: Match, moves: int | None = None, at: int | None = None) -> None:
    """Everybody plays: a move that is different from time to time; to the end if no number is said."""
    while match.stage == "running" and moves != 0:
        seat = match.to_act()[-1]
        texts = legal(match, seat)
        move(match, seat, texts[match.seq * 7 % len(texts)], at)
        moves = None if moves is None else moves - 1


def undo(match: Match, who: Person) -> list[LogEntry]:
    return try_to(match, who, Ask("undo"))


# ---- looking


def owner(match: Match, seat: int) -> Person:
    return Person(str(match.seats[seat].guest), match.seats[seat].name)


def legal(match: Match, seat: int) -> tuple[str, ...]:
    return match.playing().moves(seat)


def decision(match: Match) -> Any:
    return match.playing().view()["decision"]


def lowest_offer(match: Match) -> str:
    """An offer that can still be raised."""
    return next(text for text in legal(match, match.to_act()[0]) if text[0].isdigit())


def viewers(match: Match) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(match.setup.players)]


def whole(match: Match, viewer: int | None, form: MoveForm = "list") -> TableSnapshot:
    return snapshot(match, Viewer(viewer, form))


def wholes(match: Match, form: MoveForm = "list") -> list[bytes]:
    """What everybody sees, as it is sent."""
    return [encode(whole(match, viewer, form)) for viewer in viewers(match)]


def entries(lines: Sequence[LogEntry]) -> list[MatchEvent]:
    return [line.event for line in lines]


def kinds(lines: Sequence[LogEntry]) -> list[str]:
    """What happened, by name: `Played`, `CameBack`."""
    return [type(line.event).__name__ for line in lines]


def everything(match: Match) -> dict[str, Any]:
    """All that a table knows, told or not."""
    game = match.game
    return {
        "lines": list(match.log),
        "wholes": wholes(match),
        "stage": match.stage,
        "seats": list(match.seats),
        "admitted": set(match.admitted),
        "turns": list(match.turns),
        "asked": dict(match.asked),
        "answered": dict(match.answered),
        "clocks": None if match.clocks is None else list(match.clocks.seats),
        "deadlines": [match.deadline(seat) for seat in range(match.setup.players)],
        "vote": match.vote,
        "talk": list(match.talk),
        "rematch": match.rematch,
        "due": match.due(),
        "game": None if game is None else (game.state, game.log, game.record(with_seed=True)),
    }


def stored(lines: Sequence[LogEntry]) -> list[LogEntry]:
    """Lines as they come back from where they are kept."""
    return [
        LogEntry(line.seq, line.at, event_from_json(event_to_json(line.event), personal_data(line.event)))
        for line in lines
    ]


def read_again(match: Match) -> Match:
    """The table as its log tells it."""
    return match_from_log(match.id, stored(match.log))


def listen(match: Match, listener: Callable[[LogEntry], None]) -> None:
    """Tell this of every entry from now on."""
    LISTENERS.setdefault(match, []).append(listener)


def can_take_back(match: Match, seat: int | None) -> bool:
    return seat in match.undoable


class Eyes:
    """One viewer of a match. It has to be told of every entry."""

    def __init__(self, match: Match, seat: int | None, form: MoveForm = "list") -> None:
        self._match, self.viewer = match, Viewer(seat, form)
        self._frame = frame_of(match, [self.viewer])

    def whole(self) -> TableSnapshot:
        return snapshot(self._match, self.viewer)

    def update(self, entry: LogEntry) -> Update:
        updates, self._frame = project(self._match, entry, self._frame, [self.viewer])
        return updates[self.viewer]


class Told:
    """What each viewer is told of a match from now on. What all see alike they share, as at the server."""

    def __init__(self, match: Match, form: MoveForm = "list") -> None:
        self.updates: dict[int | None, list[Update]] = {seat: [] for seat in viewers(match)}
        self._viewers = [Viewer(seat, form) for seat in self.updates]
        self._match, self._frame = match, frame_of(match, self._viewers)
        listen(match, self._hear)

    def _hear(self, entry: LogEntry) -> None:
        updates, self._frame = project(self._match, entry, self._frame, self._viewers)
        for viewer, update in updates.items():
            self.updates[viewer.seat].append(update)

    def as_sent(self, viewer: int | None) -> list[bytes]:
        return [encode(update) for update in self.updates[viewer]]


# ---- refusing


def is_sentence(text: str) -> bool:
    """Whether a person can read this: a few words, and nothing that only a program would write."""
    return len(text.split()) >= 4 and "_" not in text and "Traceback" not in text and "{" not in text


@contextmanager
def refused(match: Match, code: str) -> Iterator[None]:
    """What is done here is refused for this reason, which is said in words, and changes nothing."""
    before = everything(match)
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert is_sentence(str(caught.value))
    assert everything(match) == before


@contextmanager
def not_played(match: Match, kind: type[Error]) -> Iterator[None]:
    """The move that is tried here cannot be played, and nothing changes."""
    before = everything(match)
    with pytest.raises(kind) as caught:
        yield
    assert is_sentence(str(caught.value))
    assert everything(match) == before
