"""What people are told of a table: the whole of it once, then an update for each line of the log.

Both are made for one viewer, a seat or a spectator (None), from what that viewer may see. An update names only what has
changed: each field it has takes the place of the one before, the fields of `patch` those of the view, and the fields
that `dropped` names are no longer in the view. So one who puts the updates upon the whole, in their order, has the
whole of the last line.
"""

from collections.abc import Sequence
from copy import copy

import msgspec

from karfunkel.table import entries
from karfunkel.table.entries import Line
from karfunkel.table.scene import OF_THE_GAME, Scene, set_up
from karfunkel.table.sitting import Sitting
from karfunkel.table.takeback import can_take_back
from karfunkel.table.told import Hushed, Shown, Talk, Update
from karfunkel.table.told_moves import MoveForm, ToldMoves, told_moves


class Narrator:
    """Tells one viewer what happens at a table, line by line as it happens."""

    def __init__(
        self, sitting: Sitting, viewer: int | None, scene: Scene | None = None, form: MoveForm = "list"
    ) -> None:
        self._sitting, self._form = sitting, form
        self.viewer = viewer
        self._scene = scene or Scene(sitting)
        self._own = self._scene.own(viewer)
        self._asked = self._place()
        self._can_take_back = can_take_back(sitting, viewer)

    def whole(self) -> Shown:
        """The whole table as it is now."""
        sitting = self._sitting
        moves, choices = self._moves()
        return Shown(
            table=sitting.id,
            seq=sitting.seq,
            at=sitting.at,
            viewer=self.viewer,
            setup=set_up(sitting),
            stage=sitting.stage,
            seats=list(sitting.seats),
            clocks=None if sitting.clocks is None else list(sitting.clocks.seats),
            question=sitting.question,
            view=None if sitting.game is None else sitting.game.view(self.viewer),
            moves=moves,
            asked=self._asked,
            can_take_back=self._can_take_back,
            seed=sitting.seed,
            rematch=sitting.rematch,
            talk=[_talk(line) for line in sitting.talk],
            choices=choices,
        )

    def update(self, line: Line) -> Update:
        """What the last line of the log brought about. To be called for every line, right after it has happened."""
        update = copy(self._scene.update(line))
        if isinstance(line.entry, OF_THE_GAME):
            self._tell_own(update)
        return update

    def _tell_own(self, update: Update) -> None:
        """Add what this viewer sees with own eyes."""
        sitting, scene, viewer = self._sitting, self._scene, self.viewer
        if not scene.alike and viewer is not None and sitting.game is not None:
            update.events = list(sitting.game.events(viewer))
        own = scene.own_changes(viewer, self._own)
        self._own.update(own)
        if scene.is_new and sitting.game is not None:
            update.view = sitting.game.view(viewer)
        elif own:
            update.patch = {**scene.patch, **own}
        if (asked := self._place()) != self._asked:
            self._asked = update.asked = asked
            moves, update.choices = self._moves()
            if self._form == "list":
                update.moves = moves
        if can_take_back(sitting, viewer) != self._can_take_back:
            self._can_take_back = not self._can_take_back
            update.can_take_back = self._can_take_back

    def _place(self) -> int | None:
        return None if self.viewer is None else self._sitting.asked.get(self.viewer)

    def _moves(self) -> ToldMoves:
        return told_moves(self._sitting.game, None if self._asked is None else self.viewer, self._form)


def retell(table: str, lines: Sequence[Line], viewer: int | None, since: int, form: MoveForm = "list") -> list[Update]:
    """The updates of all lines of a log after place `since`, as they were told when they happened."""
    then = Sitting.from_log(table, lines[: since + 1])
    narrator = Narrator(then, viewer, form=form)
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


def _talk(line: Line) -> Talk:
    said = line.entry
    if not isinstance(said, entries.Said):
        raise TypeError("only what was said is talk")
    return Talk(line.seq, line.at, said.guest, said.name, said.text)
