"""A session at a server: one person's view, moves and record there, and the sentences of the game so far."""

from collections.abc import Sequence

import msgspec

from karfunkel.cli.remote.console import RemoteConsole
from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.match.events import TookBack
from karfunkel.match.viewer_messages import Dealt, Moved, TableSnapshot, Update
from karfunkel.notation.move_shapes import TooMany
from karfunkel.protocol.apply_update import apply_update, with_moves

ENDED = ("over", "abandoned")


class RemoteSession:
    """The session of the person at one seat of a table at a server."""

    def __init__(self, remote: RemoteConsole, person: int, ui: GameUI) -> None:
        self.person = person
        self._remote, self._ui = remote, ui
        self._told: list[tuple[int, str]] = []
        """The story: each line with the place in the log where it happened."""
        self._since = 0
        """The place in the log where the game began, or of the person's last move."""
        self._listed_at: TableSnapshot | None = None
        self._listed: Sequence[str] = ()
        """The moves of the table as it was shown then."""
        self.read_up()

    # ---- looking

    @property
    def view(self) -> View:
        """What the person sees."""
        if self._remote.shown.view is None:
            raise RuntimeError("a view is asked for before the game begins")
        return self._remote.shown.view

    @property
    def moves(self) -> Sequence[str]:
        """The moves that the person can make now."""
        shown = self._remote.shown
        if shown is not self._listed_at:
            self._listed_at, self._listed = shown, self._list_moves(shown)
        return self._listed

    def _list_moves(self, shown: TableSnapshot) -> Sequence[str]:
        session = self._remote.session
        too_many = isinstance(shown.choices, TooMany)
        return session.ask(session.client.moves(shown.table)) if too_many else with_moves(shown).moves

    @property
    def over(self) -> bool:
        """Whether the game has ended, with or without a result."""
        return self._remote.shown.stage in ENDED

    @property
    def story(self) -> list[str]:
        """All that has happened so far."""
        return [line for _, line in self._told]

    def record(self) -> str:
        """The record of the game, once it is over."""
        session = self._remote.session
        return session.ask(session.client.record(self._remote.shown.table))

    # ---- the story

    def news(self) -> list[str]:
        """What has happened since the person's last move."""
        return [line for seq, line in self._told if seq > self._since]

    def hear(self, update: Update, shown: TableSnapshot) -> list[str]:
        """Take in an update, after which the table is as shown; the new lines of the story."""
        if isinstance(update.happened, TookBack):
            gone = set(update.happened.moves)
            self._told = [(seq, line) for seq, line in self._told if seq not in gone]
        lines = self._lines(update, shown.view)
        self._told += [(update.seq, line) for line in lines]
        happened = update.happened
        if isinstance(happened, Dealt) or (isinstance(happened, Moved) and happened.seat == self.person):
            self._since = update.seq
        return lines

    def read_up(self) -> list[str]:
        """Hear the whole story up to now; what of it is new."""
        told_to = max((seq for seq, _ in self._told), default=0)
        now, session = self._remote.shown, self._remote.session
        self._told = []
        shown = msgspec.structs.replace(now, seq=0, view=None, talk=[])
        for update in session.ask(session.client.updates(now.table, 0, "choices")):
            if update.seq <= now.seq:
                shown = apply_update(shown, update)
                self.hear(update, shown)
        return [line for seq, line in self._told if seq > told_to]

    def _lines(self, update: Update, view: View | None) -> list[str]:
        if view is None:
            return []
        if isinstance(update.happened, Dealt):
            return self._ui.opening()
        return self._ui.tell(update.events, view)
