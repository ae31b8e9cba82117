"""The command `karfunkel play --server`: put a table up, join one or come back to it, and play there."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from urllib.parse import urlsplit

from rich.console import Console

from karfunkel.bots.levels import USUAL_LEVEL, checked_level
from karfunkel.cli.play_local import can_show_shapes, forgive_odd_characters, terminal
from karfunkel.cli.remote.client_thread import Inbox, ServerSession
from karfunkel.cli.remote.console import RemoteConsole
from karfunkel.cli.remote.game_loop import SILENCE, RemoteGameLoop
from karfunkel.cli.remote.guest_cookies import Guests
from karfunkel.cli.remote.people_notices import names_of
from karfunkel.cli.remote.stdin_reader import StandardInput
from karfunkel.cli.remote.table_lists import TableLists
from karfunkel.cli.remote.waiting_room import WaitingRoom
from karfunkel.cli.terminal import ui_for
from karfunkel.cli.terminal.game_ui import GameUI
from karfunkel.cli.terminal.localized_printer import MOST_QUOTED
from karfunkel.errors import Error, Refused
from karfunkel.games.registry import game_called
from karfunkel.match.commands import Return, Sit
from karfunkel.protocol.http import NewTable
from karfunkel.text_files import read_lines
from karfunkel.words import ENGLISH, Words, checked_language

NO_TABLE = "no-table"
NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What the name of a table and the code of an invitation look like."""


@dataclass(frozen=True)
class Wishes:
    """What the person wants at a server: to join a table, to put one up for a game, or else to look around."""

    server: str
    name: str | None = None
    game: str | None = None
    join: str | None = None
    players: int = 4
    seat: int | None = None
    bots: str = USUAL_LEVEL
    open_seats: int = 0
    public: bool = False
    deck: Path | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def table(self, words: Words) -> NewTable:
        """The table to be put up; Error if it cannot be as wished."""
        game_called(self.game or "").checked_players(self.players)
        checked_level(self.bots)
        me = self.seat or 0
        if not 0 <= me < self.players:
            raise Error(words.say("terminal-error-no-seat", number=me, last=self.players - 1))
        if not 0 <= self.open_seats < self.players:
            raise Error(words.say("terminal-error-open-seats", most=self.players - 1, number=self.open_seats))
        others = ["open"] * self.open_seats + [self.bots] * (self.players - 1 - self.open_seats)
        return NewTable(
            self.game or "",
            self.players,
            options=dict(self.options),
            deck=None if self.deck is None else read_lines(self.deck, "the deck"),
            public=self.public,
            seats=[*others[:me], "me", *others[me:]],
            starts_when_full=True,
        )


def play_at_server(wishes: Wishes, plain: bool, language: str | None = None) -> None:
    """Play at a server in this terminal."""
    spoken = checked_language(language)
    forgive_odd_characters()
    read, talkative = StandardInput(), sys.stdin.isatty()
    Remote(wishes, terminal(plain), read, Guests(Words(spoken)), talkative, language=spoken).run()


class Remote:
    """A person at a terminal who comes to a server and plays there, one table after the other."""

    def __init__(
        self,
        wishes: Wishes,
        console: Console,
        read: Callable[[str], str],
        guests: Guests,
        talkative: bool,
        silence: float = SILENCE,
        language: str = ENGLISH,
    ) -> None:
        self._wishes, self._console, self._read, self._guests = wishes, console, read, guests
        self._talkative, self._silence = talkative, silence
        self._words = Words(language)

    def run(self) -> None:
        """Come, play or look around, and go."""
        wishes = self._wishes
        server = address(self._words, wishes.server)
        if wishes.join is None and wishes.game is not None:
            wishes.table(self._words)
        name = self._guests.name(server, wishes.name)
        inbox: Inbox = SimpleQueue()
        with ServerSession(server, inbox, self._words) as session:
            session.come(name, self._guests)
            if wishes.join is None and wishes.game is None:
                TableLists(session, self._console, self._words).show()
                return
            remote = RemoteConsole(session, inbox, self._console, self._read, self._talkative, self._words)
            table: str | None = self._find(session)
            while table is not None:
                table = self._play_at(remote, table)

    def _find(self, session: ServerSession) -> str:
        """The table that the person wants to play at."""
        wanted, client = self._wishes.join, session.client
        if wanted is None:
            return session.ask(client.open(self._wishes.table(self._words))).table
        if NAME.fullmatch(wanted):
            with _none_such():
                return session.ask(client.look(wanted)).table
            with _none_such():
                return session.ask(client.come_by_link(wanted))
        raise Error(self._words.say("terminal-error-no-table", server=session.server, text=wanted[:MOST_QUOTED]))

    def _play_at(self, remote: RemoteConsole, table: str) -> str | None:
        """Play at a table; the table of a rematch, if there is to be one."""
        played = remote.sit_at(table).setup.game
        if self._wishes.game not in (None, played):
            raise Error(self._words.say("terminal-error-other-game", played=played, wanted=self._wishes.game or ""))
        if remote.shown.viewer is None:
            self._sit_down(remote)
        if remote.shown.stage == "open" and not WaitingRoom(remote, self._ui(remote).title, self._wishes.bots).wait():
            return None
        seat = remote.shown.viewer
        if seat is None:
            return None
        if remote.shown.seats[seat].away and remote.shown.stage == "running":
            remote.do(Return())
        return RemoteGameLoop(remote, seat, self._ui(remote), self._silence).play()

    def _ui(self, remote: RemoteConsole) -> GameUI:
        """The game of a table, as it is shown to the person there."""
        shown, shapes = remote.shown, can_show_shapes(self._console)
        names = names_of(self._words, shown.seats)
        return ui_for(shown.setup.game, shown.viewer or 0, self._words.language, shapes, names)

    def _sit_down(self, remote: RemoteConsole) -> None:
        if remote.shown.stage != "open":
            raise Error(self._words.say("terminal-error-begun"))
        remote.do(Sit(self._wishes.seat))
        while remote.shown.viewer is None:
            remote.next(listen=False)


@contextmanager
def _none_such() -> Iterator[None]:
    """Go on if there is no such table."""
    try:
        yield
    except Refused as refused:
        if refused.code != NO_TABLE:
            raise


def address(words: Words, server: str) -> str:
    """The address of a server as it is kept and asked: with its scheme, without a slash at its end."""
    text = server.strip().rstrip("/")
    text = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable:
        raise Error(words.say("terminal-error-address", text=server[:MOST_QUOTED]))
    return text
