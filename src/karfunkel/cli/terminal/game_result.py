"""The end of a game: who has won, and the ranking."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType

from karfunkel.cli.terminal.seat_grids import Column, indented, seats_grid, titled
from karfunkel.cli.terminal.seat_names import PlayerNames


class FinalResult:
    """The result of a game, as its last view shows it."""

    def __init__(self, people: PlayerNames, view: Mapping[str, Any], columns: Sequence[Column]) -> None:
        self._people, self._words, self._view, self._columns = people, people.words, view, columns

    def table(self) -> RenderableType:
        """Who has won, and the ranking."""
        place = Column(self._words.say("end-rank"), lambda seat: f"{self._view['places'][seat]}.", "right")
        name = Column(self._words.say("end-name"), self._people.title)
        seats = sorted(range(self._view["players"]), key=lambda seat: self._view["places"][seat])
        ranking = seats_grid(self._people, [place, name, *self._columns], seats, gap=2)
        verdict = indented(f"[bold]{self._verdict()}[/]", below=1)
        return Group("", titled(self._words.say("end-title")), verdict, indented(ranking))

    def _verdict(self) -> str:
        winners, me = self._view["winners"], self._people.seat
        if len(winners) == 1:
            [one] = winners
            return (
                self._words.say("end-won-you") if one == me else self._words.say("end-won", name=self._people.name(one))
            )
        if me in winners:
            return self._words.say("terminal-shared-win", names=self._people.others(winners))
        return self._words.say("end-shared", names=self._people.names(winners))
