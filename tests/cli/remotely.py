"""People at terminals who play at a server."""

import io
import queue
import random
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from karfunkel.cli.remote.guest_cookies import Guests
from karfunkel.cli.remote.play import Remote, Wishes
from karfunkel.words import Words

PATIENCE = 60
WIDTH = 200
MOST_ANSWERS = 1000
"""More than any game asks for; one who has typed so much is not understood, and hangs up."""
CHOICE = re.compile(r"^ +(?:\d+|-)  (\S+)(?:  |$)", re.MULTILINE)


def new_console() -> tuple[Console, io.StringIO]:
    output = io.StringIO()
    return Console(file=output, width=WIDTH, color_system=None, highlight=False, emoji=False), output


def guests_of(home: Path) -> Guests:
    """The guests that a computer remembers."""
    return Guests(Words("en"), home / "guests.json")


def scripted(wishes: Wishes, home: Path, answer: Callable[[str], str]) -> str:
    """All that the terminal shows to one who answers, whenever asked, what `answer` makes of the screen."""
    console, output = new_console()
    Remote(wishes, console, lambda _: answer(output.getvalue()), guests_of(home), talkative=False).run()
    return output.getvalue()


def last_choices(screen: str) -> list[str]:
    """The moves of the question that stands at the end of a screen."""
    return CHOICE.findall(screen.rpartition("\n> ")[2])


def any_choice(dice: random.Random, *at_the_end: str) -> Callable[[str], str]:
    """One who types any of the moves shown, and these lines once the game is over."""
    last = iter(at_the_end)
    patience = iter(range(MOST_ANSWERS))

    def answer(screen: str) -> str:
        choices = last_choices(screen)
        if "Enter leaves." in screen:
            return next(last, "")
        if not choices or next(patience, None) is None:
            raise EOFError
        return dice.choice(choices)

    return answer


class Person:
    """A person at a terminal: types whenever they like, and looks at the screen."""

    def __init__(self, wishes: Wishes, home: Path) -> None:
        console, self._output = new_console()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.error: Exception | None = None
        self._seen = 0
        self._remote = Remote(wishes, console, self._read, guests_of(home), talkative=True, silence=0.05)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _read(self, _: str) -> str:
        line = self._lines.get()
        if line is None:
            raise EOFError
        return line

    def _run(self) -> None:
        try:
            self._remote.run()
        except Exception as error:  # noqa: BLE001 it is raised again where the test looks
            self.error = error

    @property
    def screen(self) -> str:
        return self._output.getvalue()

    def types(self, *lines: str) -> None:
        for line in lines:
            self._lines.put(line)

    def sees(self, text: str) -> str:
        """Wait until the terminal shows a text after what was seen last; what it shows since then, up to it."""
        deadline = time.monotonic() + PATIENCE
        while (place := self.screen.find(text, self._seen)) < 0:
            if not self._thread.is_alive():
                raise AssertionError(f"{text!r} never came; left with {self.error!r} after:\n{self.screen}")
            assert time.monotonic() < deadline, f"{text!r} does not come:\n{self.screen}"
            time.sleep(0.005)
        shown = self.screen[self._seen : place + len(text)]
        self._seen = place + len(text)
        return shown

    def sees_all(self, *texts: str) -> None:
        """Wait until the terminal shows all these texts after what was seen last, in whatever order."""
        before = self._seen
        ends = []
        for text in texts:
            self._seen = before
            self.sees(text)
            ends.append(self._seen)
        self._seen = max(ends)

    def found(self, pattern: str) -> str:
        """What the first group of a pattern means on the screen."""
        match = re.search(pattern, self.screen)
        assert match, f"{pattern!r} is not on the screen:\n{self.screen}"
        return match[1]

    def leaves(self, *lines: str) -> str:
        """Type these last lines and hang up; all that the terminal has shown."""
        self.types(*lines)
        self._lines.put(None)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), f"does not leave:\n{self.screen}"
        if self.error is not None:
            raise self.error
        return self.screen
