"""History of a table as it was seen: what has happened, word by word, and who has seen it.

A draw or a move of which the rules tell a seat more than others (`own`) is known to that seat alone, until it is shown
or the game is over. So what a secret is stands in one place, the declaration of its event.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from karfunkel.engine import NOBODY, Agenda, rows_of
from karfunkel.notation.game_record import Entry
from karfunkel.notation.notation import Notation

HIDDEN = "?"
"""What stands for a move or a card that one has not seen."""

Told = Sequence[tuple[int, ...]]


class SeenHistory:
    """What has happened, a word for each move and each draw, and whose secrets are among them."""

    def __init__(
        self,
        words: Sequence[str] = (),
        secrets: Mapping[int, int] = MappingProxyType({}),
        gone: Iterable[int] = (),
    ) -> None:
        self._words = list(words)
        self._secrets = dict(secrets)
        """The places of the words that have not been shown, and whose they are; NOBODY's, if nobody has seen them."""
        self._gone = set(gone)
        """The places of those that will not be shown before the end: what they were about is out of the game."""

    def copy(self) -> "SeenHistory":
        """An independent history of the same."""
        return SeenHistory(self._words, self._secrets, self._gone)

    def __deepcopy__(self, memo: object) -> "SeenHistory":
        return self.copy()

    def __str__(self) -> str:
        return " ".join(self._words)

    def add(self, word: str, known_to: int | None = None) -> None:
        """Something has happened; if it is a secret, it is known to this seat alone."""
        if known_to is not None:
            self._secrets[len(self._words)] = known_to
        self._words.append(word)

    def settle(self, notation: Notation, table: Agenda, told: Told) -> None:
        """Note what is no secret any more, after something has happened of which this was told."""
        if not self._secrets or table.said_count > 0:
            return
        over = not notation.has_secrets(table)
        keepers = keepers_of_secrets(notation, table)
        ended = {place for place, whose in self._secrets.items() if whose != NOBODY and whose not in keepers}
        if over or any(news[0] in notation.revealing_news for news in told):
            shown = self._secrets.keys() if over else ended - self._gone
            self._secrets = {place: whose for place, whose in self._secrets.items() if place not in shown}
        else:
            self._gone |= ended

    def hidden_from(self, seat: int | None) -> dict[int, int]:
        """The places of what a seat (None: a spectator) has not been shown, and whose it is."""
        return {place: whose for place, whose in self._secrets.items() if seat is None or whose != seat}

    def seen_by(self, seat: int) -> str:
        """All of it, as far as a seat has seen it."""
        words = self._words.copy()
        for place, whose in self.hidden_from(seat).items():
            words[place] = HIDDEN if whose == NOBODY else f"{whose}:{HIDDEN}"
        return " ".join(words)


def known_to(notation: Notation, seat: int | None, told: Told) -> int | None:
    """Who alone knows what a seat did (None: what chance drew), of which this was told.

    None if everybody knows it, NOBODY if nobody does. Whoever moves knows the move.
    """
    owner = notation.events.seat_told(told)
    return owner if seat is None or owner is None else seat


def hidden_entries(notation: Notation, start: Any, log: Sequence[Entry], viewer: int | None) -> set[int]:
    """The numbers of the entries of a log that a viewer has not seen, played again from a plain table."""
    rules, table, history = notation.game.plain, start.copy(), SeenHistory()
    rules.go_on(table)
    for seat, text in log:
        told: list[tuple[int, ...]] = []
        table.told = told
        if seat is None:
            rules.draw(table, notation.read_card(table, text))
        else:
            for action in notation.read_move(table, seat, text)[table.said_count :]:
                rules.apply(table, seat, action)
        history.add(text, known_to(notation, seat, told))
        history.settle(notation, table, told)
    return set(history.hidden_from(viewer))


# ---- secrets that lie on a table


def keepers_of_secrets(notation: Notation, table: Agenda) -> set[int]:
    """The seats of which something is hidden from others now."""
    if not notation.has_secrets(table):
        return set()
    seen = table.copy()
    notation.game.plain.hide(seen, NOBODY)
    seats = range(table.players)
    return {seat for seat in seats if secrets_of(notation, seen, seat) != secrets_of(notation, table, seat)}


def secrets_of(notation: Notation, table: Agenda, seat: int) -> list[Any]:
    """What the fields that may be hidden have of a seat."""
    rows, game = [], notation.game
    for name in notation.secret_fields:
        value, shape = getattr(table, name), game.table.fields[name].shape
        if name in game.seat_fields:
            value = value[seat] if len(shape) == 1 else rows_of(value, shape[1])[seat]
        rows.append(value)
    return rows
