"""The terminal at a table of a server: lines from the keyboard and updates from the server in one queue."""

from collections import deque
from collections.abc import Callable
from queue import Empty

from rich.console import Console

from karfunkel.cli.remote.client_thread import (
    CommandDone,
    ConnectionLost,
    ConnectionRestored,
    Inbox,
    Item,
    LineTyped,
    News,
    ServerSession,
    TableLost,
)
from karfunkel.cli.remote.stdin_reader import StdinReader
from karfunkel.cli.terminal.command_prompt import PROMPT
from karfunkel.cli.terminal.localized_printer import Printer
from karfunkel.match.commands import AnyCommand
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.apply_update import apply_update
from karfunkel.words import Words

ERASE_LINE = "\r\x1b[K"


class RemoteConsole(Printer):
    """A terminal at a table of a server. `shown` is the table up to the news that were taken so far."""

    def __init__(
        self,
        session: ServerSession,
        inbox: Inbox,
        console: Console,
        read: Callable[[str], str],
        talkative: bool,
        words: Words,
    ) -> None:
        super().__init__(console, words)
        self.session = session
        self.talkative = talkative
        """Whether the person may say something at any time, or only answers when asked, as a script does."""
        self._inbox = inbox
        self._reader = StdinReader(read, inbox)
        self._later: deque[Item] = deque()
        self._prompting = False
        self._seq = 0
        self._shown: TableSnapshot | None = None

    # ---- the table

    def sit_at(self, table: str) -> TableSnapshot:
        """Turn to a table."""
        self._later = deque(item for item in self._later if isinstance(item, LineTyped))
        self._shown = self.session.follow(table)
        self._seq = 0
        return self._shown

    @property
    def shown(self) -> TableSnapshot:
        """The table."""
        if self._shown is None:
            raise RuntimeError("one has to sit at a table first")
        return self._shown

    @property
    def settled(self) -> bool:
        """Whether the table shows all that the person has done."""
        return self.shown.seq >= self._seq

    def do(self, command: AnyCommand) -> None:
        """Do something at the table and wait until it is done; Error if it is refused."""
        self.session.do(command)
        waiting: list[Item] = []
        while not isinstance(item := self._inbox.get(), CommandDone):
            if not self._mention(item):
                waiting.append(item)
        self._later.extend(waiting)
        if item.error is not None:
            raise item.error
        self._seq = item.seq

    # ---- what comes next

    def next(self, listen: bool, timeout: float | None = None) -> str | News | None:
        """What the person types or the server tells; None if nothing happens. EOFError if the person has hung up."""
        if listen or self.talkative:
            self._reader.listen()
            self._raise_prompt()
        while True:
            try:
                item = self._later.popleft() if self._later else self._inbox.get(timeout=timeout)
            except Empty:
                self.lower_prompt()
                return None
            if isinstance(item, LineTyped):
                return self._take_line(item)
            if isinstance(item, Update):
                if item.table == self.shown.table and item.seq == self.shown.seq + 1:
                    self._shown = apply_update(self.shown, item)
                    self.lower_prompt()
                    return item
            elif isinstance(item, TableSnapshot):
                if item.table == self.shown.table:
                    self._shown = item
                    self.lower_prompt()
                    return item
            elif self._mention(item) and (listen or self.talkative):
                self._raise_prompt()

    def _take_line(self, line: LineTyped) -> str:
        self._reader.line_taken()
        if line.text is None:
            self.lower_prompt()
            raise EOFError
        if not self.talkative or not self.console.is_terminal:
            prompt = "" if self._prompting else PROMPT
            self.console.print(f"{prompt}{line.text}", markup=False, soft_wrap=True)
        self._prompting = False
        return line.text

    def _mention(self, item: Item) -> bool:
        """Say something of the line to the server, if that is what it is about."""
        if isinstance(item, TableLost):
            self.lower_prompt()
            raise item.error
        if isinstance(item, ConnectionLost | ConnectionRestored):
            self.lower_prompt()
            message = "terminal-line-back" if isinstance(item, ConnectionRestored) else "table-line-away"
            self._say(f"[dim]{self.words.say(message)}[/]")
            return True
        return False

    # ---- the prompt

    def _raise_prompt(self) -> None:
        if self.console.is_terminal and not self._prompting:
            self.console.file.write(PROMPT)
            self.console.file.flush()
            self._prompting = True

    def lower_prompt(self) -> None:
        """Make room for what is to be told."""
        if self._prompting:
            self.console.file.write(ERASE_LINE)
            self._prompting = False
