"""What the viewers of a table see, kept from line to line, so that only what has changed is put into words."""

from typing import Any

from karfunkel.notation.writers import LEFT_OUT, OwnWriter, Snapshot
from karfunkel.table import entries
from karfunkel.table.entries import Line
from karfunkel.table.sitting import Sitting
from karfunkel.table.table import Table
from karfunkel.table.told import Event, View


class Scene:
    """What all viewers of a table see alike, written once for each line, and what each may see differently now."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._seq = sitting.seq
        self.is_new = False
        """Whether there was nothing to see before the last line."""
        self.patch: View = {}
        """The fields that all see alike and that are different now."""
        self.dropped: list[str] = []
        self._fields: View = {}
        """All that has been written, as it stands now."""
        self._snapshot: Snapshot | None = None
        self._had_secrets = False
        self._own_stale: tuple[OwnWriter, ...] = ()
        self._events: list[Event] = []
        self._alike = True
        if sitting.game is not None:
            self._look(sitting.game)

    def hear(self, line: Line) -> None:
        """Look at what a line of the game has changed. The first of the viewers to ask does it for all."""
        if line.seq == self._seq:
            return
        self._seq = line.seq
        game = self._sitting.game
        if game is None:
            return
        self.is_new = self._snapshot is None
        self._look(game)
        happened = isinstance(line.entry, entries.Played | entries.Started)
        self._events = list(game.events()) if happened else []
        self._alike = not happened or game.tells_all_alike

    def events(self, viewer: int | None) -> list[Event]:
        """What the last line brought about, in the eyes of a viewer."""
        if self._alike or viewer is None or self._sitting.game is None:
            return self._events
        return list(self._sitting.game.events(viewer))

    def own(self, viewer: int | None) -> View:
        """All that a viewer may see differently from others, as it is now."""
        game = self._sitting.game
        if game is None:
            return {}
        seen = game.seen_by(viewer)
        return {writer.name: writer.write(seen, viewer) for writer in game.sheet.own_from(game.sheet.everything)}

    def own_changes(self, viewer: int | None, before: View) -> View:
        """What of that is different from how the viewer saw it before the last line."""
        if not self._own_stale or self._sitting.game is None:
            return {}
        seen = self._sitting.game.seen_by(viewer)
        now = ((writer.name, writer.write(seen, viewer)) for writer in self._own_stale)
        return {name: value for name, value in now if before.get(name, LEFT_OUT) != value}

    # ---- looking

    def _look(self, game: Table) -> None:
        """Write anew what is written from numbers that have changed, and note what that changes."""
        sheet, seen = game.sheet, game.seen_by(None)
        before, now = self._snapshot, sheet.snapshot(seen)
        changed = sheet.everything if before is None else sheet.changed(before, now)
        written = [(writer.name, writer.write(seen)) for writer in sheet.shared_from(changed)]
        over = game.over
        winners = list(game.winners) if over else []
        self._note([*written, ("to_act", list(game.to_act)), ("over", over), ("winners", winners)])
        secrets = game.has_secrets
        hidden = secrets or self._had_secrets
        self._own_stale = sheet.own_from(sheet.everything if hidden else changed)
        self._snapshot, self._had_secrets = now, secrets

    def _note(self, written: list[tuple[str, Any]]) -> None:
        """Find what of this is different from before."""
        fields = self._fields
        self.patch, self.dropped = patch, dropped = {}, []
        for name, value in written:
            if value is LEFT_OUT:
                if name in fields:
                    del fields[name]
                    dropped.append(name)
            elif fields.get(name, LEFT_OUT) != value:
                fields[name] = patch[name] = value
