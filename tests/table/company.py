"""Tables with people at them, said in a line each."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from karfunkel.errors import Error, Refused
from karfunkel.games.registry import GAMES
from karfunkel.protocol.messages import encode
from karfunkel.table.commands import AnyCommand, Ask, Play, Sit, Start
from karfunkel.table.doing import House, Person, do
from karfunkel.table.entries import BotSat, Line, LogEntry, Opened, entry_from_json, entry_to_json
from karfunkel.table.narrator import Narrator
from karfunkel.table.scene import Scene
from karfunkel.table.sitting import Sitting
from karfunkel.table.told import Shown, Update
from karfunkel.table.told_moves import MoveForm

PEOPLE = [Person(f"guest-{name.lower()}", name) for name in ("Anna", "Ben", "Cara", "Dan", "Eve")]
ANNA, BEN, CARA, DAN, EVE = PEOPLE
ZOE = Person("guest-zoe", "Zoe")
"""She only looks on."""

SEED, CODE = "seed-that-nobody-knows", "code-of-the-link"
HOUSE = House("trader", lambda: "next-table")
NOON = 1_700_000_000_000
SECOND, MINUTE = 1000, 60_000

BIDS = {"edelstein": ("money", "money", "gems", "event", "event"), "basari": ("B", "B", "C", "C", "D")}
"""Choices after which the first two trade before anything else happens."""
TRADING_SIZES = [(name, players) for name in BIDS for players in GAMES[name].sizes if players > 2]
SECRET_SIZES = [*TRADING_SIZES, ("edelstein", 2)]


# ---- tables


def opened(game: str = "edelstein", players: int = 3, **setup: Any) -> Sitting:
    """A table that Anna has just put up; nobody sits."""
    entry = Opened(**{"seed": SEED, "host": ANNA.guest, "code": CODE, "game": game, "players": players, **setup})
    return Sitting("table", Line(0, NOON, entry))


def full(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Sitting:
    """A table at which all sit, Anna first; on these seats there are bots."""
    sitting = opened(game, players, **setup)
    for seat in range(players):
        if seat in bots:
            sitting.write(BotSat(seat, "trader"), NOON)
        else:
            try_to(sitting, PEOPLE[seat], Sit(seat))
    return sitting


def started(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Sitting:
    """A game that has just begun."""
    sitting = full(game, players, bots=bots, **setup)
    try_to(sitting, ANNA, Start())
    return sitting


def trading(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Sitting:
    """A game in which seats 0 and 1 are about to trade."""
    sitting = started(game, players, bots=bots, **setup)
    for seat in range(players):
        move(sitting, seat, BIDS[game][seat])
    assert decision(sitting) == "open-trade"
    return sitting


def offered(game: str = "edelstein", players: int = 3, *, bots: Sequence[int] = (), **setup: Any) -> Sitting:
    """A game in which seat 0 or 1 has made the first offer to the other."""
    sitting = trading(game, players, bots=bots, **setup)
    move(sitting, sitting.to_act()[0], lowest_offer(sitting))
    return sitting


def ended(game: str = "edelstein", players: int = 3, **setup: Any) -> Sitting:
    """A game that was played to its end."""
    sitting = started(game, players, **setup)
    play_on(sitting)
    assert sitting.stage == "over"
    return sitting


# ---- doing


def try_to(sitting: Sitting, who: Person, command: AnyCommand, at: int | None = None) -> list[Line]:
    """Do something, if nothing else is said at the time of the last line."""
    return do(sitting, who, command, sitting.at if at is None else at, HOUSE)


def asked(sitting: Sitting, seat: int) -> int:
    """The place that a seat has to name when it moves."""
    return sitting.asked[seat]


def move(sitting: Sitting, seat: int, text: str, at: int | None = None) -> list[Line]:
    """A seat moves: whoever sits there, a person or a bot."""
    if sitting.seats[seat].by_bot:
        return [sitting.play(seat, text, sitting.at if at is None else at, bot=True)]
    return try_to(sitting, owner(sitting, seat), Play(text, asked(sitting, seat)), at)


def play_on(sitting: Sitting, moves: int | None = None, at: int | None = None) -> None:
    """Everybody plays: a move that is different from time to time; to the end if no number is said."""
    while sitting.stage == "running" and moves != 0:
        seat = sitting.to_act()[-1]
        texts = legal(sitting, seat)
        move(sitting, seat, texts[sitting.seq * 7 % len(texts)], at)
        moves = None if moves is None else moves - 1


def undo(sitting: Sitting, who: Person) -> list[Line]:
    return try_to(sitting, who, Ask("undo"))


# ---- looking


def owner(sitting: Sitting, seat: int) -> Person:
    return Person(str(sitting.seats[seat].guest), sitting.seats[seat].name)


def legal(sitting: Sitting, seat: int) -> tuple[str, ...]:
    return sitting.playing().moves(seat)


def decision(sitting: Sitting) -> Any:
    return sitting.playing().view()["decision"]


def lowest_offer(sitting: Sitting) -> str:
    """An offer that can still be raised."""
    return next(text for text in legal(sitting, sitting.to_act()[0]) if text[0].isdigit())


def viewers(sitting: Sitting) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(sitting.setup.players)]


def whole(sitting: Sitting, viewer: int | None, form: MoveForm = "list") -> Shown:
    return Narrator(sitting, viewer, form=form).whole()


def wholes(sitting: Sitting) -> list[bytes]:
    """What everybody sees, as it is sent."""
    return [encode(whole(sitting, viewer)) for viewer in viewers(sitting)]


def entries(lines: Sequence[Line]) -> list[LogEntry]:
    return [line.entry for line in lines]


def kinds(lines: Sequence[Line]) -> list[str]:
    """What happened, by name: `Played`, `CameBack`."""
    return [type(line.entry).__name__ for line in lines]


def everything(sitting: Sitting) -> dict[str, Any]:
    """All that a table knows, told or not."""
    game = sitting.game
    return {
        "lines": list(sitting.lines),
        "wholes": wholes(sitting),
        "stage": sitting.stage,
        "seats": list(sitting.seats),
        "admitted": set(sitting.admitted),
        "turns": list(sitting.turns),
        "asked": dict(sitting.asked),
        "answered": dict(sitting.answered),
        "clocks": None if sitting.clocks is None else list(sitting.clocks.seats),
        "deadlines": [sitting.deadline(seat) for seat in range(sitting.setup.players)],
        "question": sitting.question,
        "talk": list(sitting.talk),
        "rematch": sitting.rematch,
        "due": sitting.due(),
        "game": None if game is None else (game.state, game.log, game.record(with_seed=True)),
    }


def stored(lines: Sequence[Line]) -> list[Line]:
    """Lines as they come back from where they are kept."""
    return [Line(line.seq, line.at, entry_from_json(entry_to_json(line.entry))) for line in lines]


def read_again(sitting: Sitting) -> Sitting:
    """The table as its log tells it."""
    return Sitting.from_log(sitting.id, stored(sitting.lines))


class Told:
    """What each viewer is told of a table from now on. What all see alike they share, as in the house."""

    def __init__(self, sitting: Sitting, form: MoveForm = "list") -> None:
        scene = Scene(sitting)
        self.narrators = {viewer: Narrator(sitting, viewer, scene, form) for viewer in viewers(sitting)}
        self.updates: dict[int | None, list[Update]] = {viewer: [] for viewer in self.narrators}
        sitting.listeners.append(self._hear)

    def _hear(self, line: Line) -> None:
        for viewer, narrator in self.narrators.items():
            self.updates[viewer].append(narrator.update(line))

    def as_sent(self, viewer: int | None) -> list[bytes]:
        return [encode(update) for update in self.updates[viewer]]


# ---- refusing


def is_sentence(text: str) -> bool:
    """Whether a person can read this: a few words, and nothing that only a program would write."""
    return len(text.split()) >= 4 and "_" not in text and "Traceback" not in text and "{" not in text


@contextmanager
def refused(sitting: Sitting, code: str) -> Iterator[None]:
    """What is done here is refused for this reason, which is said in words, and changes nothing."""
    before = everything(sitting)
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert is_sentence(str(caught.value))
    assert everything(sitting) == before


@contextmanager
def not_played(sitting: Sitting, kind: type[Error]) -> Iterator[None]:
    """The move that is tried here cannot be played, and nothing changes."""
    before = everything(sitting)
    with pytest.raises(kind) as caught:
        yield
    assert is_sentence(str(caught.value))
    assert everything(sitting) == before
