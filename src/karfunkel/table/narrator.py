"""What people are told of a table: the whole of it once, then an update for each line of the log.

Both are made for one viewer, a seat or a spectator (None), from what that viewer may see. An update names only what has
changed: each field it has takes the place of the one before, the fields of `patch` those of the view, and the fields
that `dropped` names are no longer in the view. So one who puts the updates upon the whole, in their order, has the
whole of the last line.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from karfunkel.table import entries
from karfunkel.table.clock import Clock, SeatClock
from karfunkel.table.entries import Line, LogEntry
from karfunkel.table.sitting import Open, Seat, Sitting, Stage
from karfunkel.table.takeback import can_take_back

Event = dict[str, Any]
View = dict[str, Any]


class SetUp(entries.Happening, tag="opened"):
    """How the table was put up; what must stay in the house is left out."""

    game: str
    players: int
    host: str
    options: dict[str, str]
    deck: list[str] | None
    clock: Clock | None
    public: bool
    starts_when_full: bool
    rematch_of: str | None
    places: dict[str, int]
    seed_hash: str


class Moved(entries.Happening, tag="played"):
    """A seat moved; the events tell what that brought about."""

    seat: int
    bot: bool = False


class Dealt(entries.Happening, tag="started"):
    """The game began."""


class Hushed(entries.Happening):
    """A guest said something that the viewer does not want to read."""

    guest: str


Happened = (
    SetUp
    | Hushed
    | entries.Admitted
    | entries.Sat
    | entries.BotSat
    | entries.Stood
    | Dealt
    | Moved
    | entries.TookBack
    | entries.Said
    | entries.Asked
    | entries.Answered
    | entries.Resigned
    | entries.WentAway
    | entries.CameBack
    | entries.Abandoned
    | entries.Rematched
)
"""The lines of a log, as everybody may see them."""


class Talk(msgspec.Struct, frozen=True):
    """A line of talk."""

    seq: int
    at: int
    guest: str
    name: str
    text: str


class Shown(msgspec.Struct, tag_field="kind", tag="table"):
    """The whole of a table, as one viewer may see it."""

    table: str
    seq: int
    at: int
    viewer: int | None
    setup: SetUp
    stage: Stage
    seats: list[Seat]
    clocks: list[SeatClock] | None
    question: Open | None
    view: View | None
    moves: list[str]
    asked: int | None
    can_take_back: bool
    seed: str | None
    rematch: str | None
    talk: list[Talk]


class Update(msgspec.Struct, tag_field="kind", tag="update", omit_defaults=True):
    """One line of the log, what it brought about, and what is different now."""

    table: str
    seq: int
    at: int
    happened: Happened
    events: list[Event] = []
    stage: Stage | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    question: Open | UnsetType | None = UNSET
    view: View | UnsetType = UNSET
    patch: Annotated[View | UnsetType, Meta(description="Fields of the view that are different now.")] = UNSET
    dropped: list[str] = []
    moves: list[str] | UnsetType = UNSET
    asked: int | UnsetType | None = UNSET
    can_take_back: bool | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Scene:
    """What all viewers of a table see alike, put into words once for each line."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._seq = sitting.seq
        self.view: View | None = None if sitting.game is None else sitting.game.view()
        self.is_new = False
        """Whether there was no view before the last line."""
        self.patch: View = {}
        self.dropped: list[str] = []
        self._events: list[Event] = []
        self._alike = True

    def hear(self, line: Line) -> None:
        """Look at what a line of the game has changed. The first of the viewers to ask does it for all."""
        if line.seq == self._seq:
            return
        self._seq = line.seq
        game = self._sitting.game
        if game is None:
            return
        before, self.view = self.view, game.view()
        self.is_new = before is None
        self.patch = _differences(before or {}, self.view)
        self.dropped = [name for name in before or {} if name not in self.view]
        happened = isinstance(line.entry, entries.Played | entries.Started)
        self._events = list(game.events()) if happened else []
        self._alike = not happened or game.tells_all_alike

    def events(self, viewer: int | None) -> list[Event]:
        """What the last line brought about, in the eyes of a viewer."""
        if self._alike or viewer is None or self._sitting.game is None:
            return self._events
        return list(self._sitting.game.events(viewer))


def _differences(before: View, now: View) -> View:
    return {name: value for name, value in now.items() if name not in before or before[name] != value}


class Narrator:
    """Tells one viewer what happens at a table, line by line as it happens."""

    def __init__(self, sitting: Sitting, viewer: int | None, scene: Scene | None = None) -> None:
        self._sitting = sitting
        self.viewer = viewer
        self._scene = scene or Scene(sitting)
        self._own = self._look()
        self._asked = self._place()
        self._can_take_back = can_take_back(sitting, viewer)

    def whole(self) -> Shown:
        """The whole table as it is now."""
        sitting = self._sitting
        return Shown(
            table=sitting.id,
            seq=sitting.seq,
            at=sitting.at,
            viewer=self.viewer,
            setup=_set_up(sitting),
            stage=sitting.stage,
            seats=list(sitting.seats),
            clocks=None if sitting.clocks is None else list(sitting.clocks.seats),
            question=sitting.question,
            view=None if self._scene.view is None else {**self._scene.view, **self._own},
            moves=self._moves(),
            asked=self._asked,
            can_take_back=self._can_take_back,
            seed=sitting.seed,
            rematch=sitting.rematch,
            talk=[_talk(line) for line in sitting.talk],
        )

    def update(self, line: Line) -> Update:
        """What the last line of the log brought about. To be called for every line, right after it has happened."""
        sitting, entry = self._sitting, line.entry
        update = Update(sitting.id, line.seq, line.at, _happened(sitting, entry))
        if isinstance(entry, entries.Said):
            return update
        update.stage, update.question = sitting.stage, sitting.question
        if isinstance(entry, entries.Played | entries.Started | entries.TookBack | entries.Abandoned):
            self._tell_game(update, line)
        if not isinstance(entry, entries.Played):
            update.seats = list(sitting.seats)
        if sitting.clocks is not None:
            update.clocks = list(sitting.clocks.seats)
        if sitting.seed is not None:
            update.seed = sitting.seed
        if sitting.rematch is not None:
            update.rematch = sitting.rematch
        return update

    def _tell_game(self, update: Update, line: Line) -> None:
        sitting = self._sitting
        self._scene.hear(line)
        update.events = self._scene.events(self.viewer)
        self._tell_view(update)
        if self._place() != self._asked:
            self._asked = self._place()
            update.asked, update.moves = self._asked, self._moves()
        if can_take_back(sitting, self.viewer) != self._can_take_back:
            self._can_take_back = not self._can_take_back
            update.can_take_back = self._can_take_back

    def _tell_view(self, update: Update) -> None:
        scene = self._scene
        if scene.view is None:
            return
        before, self._own = self._own, self._look()
        if scene.is_new:
            update.view = {**scene.view, **self._own}
            return
        shared = {name: value for name, value in scene.patch.items() if name not in self._own}
        update.patch = {**shared, **_differences(before, self._own)}
        update.dropped = scene.dropped

    def _look(self) -> View:
        """What only this viewer sees so."""
        return {} if self._sitting.game is None else self._sitting.game.own_view(self.viewer)

    def _place(self) -> int | None:
        return None if self.viewer is None else self._sitting.asked.get(self.viewer)

    def _moves(self) -> list[str]:
        if self._asked is None or self.viewer is None or self._sitting.game is None:
            return []
        return list(self._sitting.game.moves(self.viewer))


def retell(table: str, lines: Sequence[Line], viewer: int | None, since: int) -> list[Update]:
    """The updates of all lines of a log after place `since`, as they were told when they happened."""
    then = Sitting.from_log(table, lines[: since + 1])
    narrator = Narrator(then, viewer)
    updates: list[Update] = []
    then.listeners.append(lambda line: updates.append(narrator.update(line)))
    for line in lines[since + 1 :]:
        then.enter(line)
    return updates


def hush(update: Update, muted: set[str]) -> Update:
    """An update without the words of one whom its reader has muted."""
    said = update.happened
    if isinstance(said, entries.Said) and said.guest in muted:
        return msgspec.structs.replace(update, happened=Hushed(said.guest))
    return update


def _happened(sitting: Sitting, entry: LogEntry) -> Happened:
    """An entry without what must stay in the house: the seed, the code of the link, the move, cards yet unseen."""
    if isinstance(entry, entries.Played):
        return Moved(entry.seat, entry.bot)
    if isinstance(entry, entries.Started):
        return Dealt()
    if isinstance(entry, entries.Opened):
        return _set_up(sitting)
    return entry


def _set_up(sitting: Sitting) -> SetUp:
    setup = sitting.setup
    return SetUp(
        setup.game,
        setup.players,
        setup.host,
        setup.options,
        setup.deck,
        setup.clock,
        setup.public,
        setup.starts_when_full,
        setup.rematch_of,
        setup.places,
        sitting.seed_hash,
    )


def _talk(line: Line) -> Talk:
    said = line.entry
    if not isinstance(said, entries.Said):
        raise TypeError("only what was said is talk")
    return Talk(line.seq, line.at, said.guest, said.name, said.text)
