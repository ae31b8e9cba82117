"""Seat options of environments of one learner: its seat, who has the others, and what a reset changes of that."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from karfunkel.errors import Error, shown
from karfunkel.games.game import Game

DRAWN = "drawn"
"""The learner's seat, if it is drawn for each game anew."""


@dataclass(frozen=True)
class SeatOptions:
    """Where a learner sits, among whom, and by which options of the game."""

    seat: int | None
    """None if it is drawn for each game anew."""
    bots: Any
    options: Mapping[str, str]

    @classmethod
    def checked(
        cls, game: Game, players: int, seat: Any, bots: Any, options: Mapping[str, str] | None
    ) -> "SeatOptions":
        """What was told, if it can be so; Error otherwise."""
        return cls(_checked_seat(seat, players), bots, game.checked_options(options))

    def changed(self, game: Game, players: int, options: Mapping[str, Any] | None) -> "SeatOptions":
        """With what `reset(options=…)` says: `seat`, `bots`, any option of the game; Error if it says anything else."""
        changed = self
        for name, value in (options or {}).items():
            if name == "seat":
                changed = replace(changed, seat=_checked_seat(value, players))
            elif name == "bots":
                changed = replace(changed, bots=value)
            elif name in [option.name for option in game.options]:
                changed = replace(changed, options=game.checked_options({**changed.options, name: value}))
            else:
                known = ", ".join(["seat", "bots", *(option.name for option in game.options)])
                raise Error(f"there is no option {shown(name)} of a reset; there is {known}")
        return changed

    def lineup(self, players: int) -> list[Any]:
        """Everybody's seat: the learner, and clockwise from it the others."""
        others = entries_of(self.bots, players - 1)
        own = self.seat or 0
        return [*others[len(others) - own :], "learner", *others[: len(others) - own]]


def entries_of(bots: Any, number: int) -> list[Any]:
    """An entry for each of so many bots: one for all of them, or one for each; Error if there are not so many."""
    is_one = isinstance(bots, (str, Mapping)) or not isinstance(bots, Sequence)
    entries = [bots] * number if is_one else list(bots)
    if len(entries) != number:
        raise Error(f"beside the learner there are {number} seats, but {len(entries)} bots")
    return entries


def _checked_seat(seat: Any, players: int) -> int | None:
    if seat is None or seat == DRAWN:
        return None
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise Error(f"there is no seat {shown(seat)}; the seats are 0 to {players - 1}, or {DRAWN!r}")
    return seat
