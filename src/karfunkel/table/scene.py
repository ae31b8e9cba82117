"""What the viewers of a table see, kept from line to line, so that only what has changed is put into words."""

from typing import Any

from karfunkel.games.registry import game_called
from karfunkel.notation.field_writers import LEFT_OUT, OwnWriter, Snapshot
from karfunkel.table import entries
from karfunkel.table.entries import Line, LogEntry
from karfunkel.table.sitting import Sitting
from karfunkel.table.table import Table
from karfunkel.table.told import Dealt, Happened, Moved, SetUp, Update, View

OF_THE_GAME = (entries.Played, entries.Started, entries.TookBack, entries.Abandoned)
"""The entries that change what is seen of the game."""


class Scene:
    """What all viewers of a table see alike, written once for each line, and what each may see differently now."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._update = Update(sitting.id, sitting.seq, sitting.at, Dealt())
        """What all were told last; of the line before the first that is told, nothing."""
        self.is_new = False
        """Whether there was nothing to see before the last line."""
        self.patch: View = {}
        """The fields that all see alike and that are different now."""
        self.dropped: list[str] = []
        self.alike = True
        """Whether all viewers see the events of the last line alike."""
        self._fields: View = {}
        """All that has been written, as it stands now."""
        self._snapshot: Snapshot | None = None
        self._had_secrets = False
        self._own_stale: tuple[OwnWriter, ...] = ()
        if sitting.game is not None:
            self._look(sitting.game)

    def update(self, line: Line) -> Update:
        """What all viewers are told alike of the last line. The first of them to ask has it written for all."""
        if self._update.seq != line.seq:
            self._update = self._tell(line)
        return self._update

    def _tell(self, line: Line) -> Update:
        sitting, entry = self._sitting, line.entry
        update = Update(sitting.id, line.seq, line.at, _happened(sitting, entry))
        if isinstance(entry, entries.Said):
            return update
        update.stage, update.question = sitting.stage, sitting.question
        if isinstance(entry, OF_THE_GAME):
            self._tell_game(update, entry)
        if not isinstance(entry, entries.Played):
            update.seats = list(sitting.seats)
        if sitting.clocks is not None:
            update.clocks = list(sitting.clocks.seats)
        if sitting.seed is not None:
            update.seed = sitting.seed
        if sitting.rematch is not None:
            update.rematch = sitting.rematch
        return update

    def _tell_game(self, update: Update, entry: LogEntry) -> None:
        """Add what a line of the game has changed."""
        game = self._sitting.game
        if game is None:
            return
        self.is_new = self._snapshot is None
        self._look(game)
        self.alike = True
        if isinstance(entry, entries.Played | entries.Started):
            self.alike = game.tells_all_alike
            update.events = list(game.events())
        if not self.is_new:
            update.patch, update.dropped = self.patch, self.dropped

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
        ended = ("winners", list(game.winners) if over else []), ("places", list(game.places) if over else [])
        self._note([*written, ("to_act", list(game.to_act)), ("over", over), *ended])
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


def _happened(sitting: Sitting, entry: LogEntry) -> Happened:
    """An entry without what must stay in the house: the seed, the code of the link, the move, cards yet unseen."""
    if isinstance(entry, entries.Played):
        return Moved(entry.seat, entry.bot)
    if isinstance(entry, entries.Started):
        return Dealt()
    if isinstance(entry, entries.Opened):
        return set_up(sitting)
    return entry


def set_up(sitting: Sitting) -> SetUp:
    """How a table was put up, as everybody may know it: what is usual is left out."""
    setup = sitting.setup
    game = game_called(setup.game)
    return SetUp(
        setup.game,
        setup.players,
        setup.host,
        game.unusual_options(setup.options),
        None if setup.deck == game.deck_texts() else setup.deck,
        setup.clock,
        setup.public,
        setup.starts_when_full,
        setup.rematch_of,
        setup.places,
        sitting.seed_hash,
    )
