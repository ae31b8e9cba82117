"""A record as a table with people at it, so that it can be looked at like a game that was played here."""

from karfunkel.errors import Error
from karfunkel.notation.game_record import Entry, read_record
from karfunkel.table.entries import Line, LogEntry, Opened, Played, Sat, Started
from karfunkel.table.make import from_record, options_of
from karfunkel.table.sitting import Sitting


def sitting_from_record(text: str) -> Sitting:
    """The table of a record, move by move; Error says what is wrong with it."""
    table = from_record(text)
    headers = read_record(text).headers
    if "Position" in headers:
        raise Error("only games from their first move on can be shown; this record begins with a position")
    deck = headers.get("Deck", "house")
    opened = Opened(
        game=table.game,
        players=table.players,
        seed=headers.get("Seed", ""),
        host="",
        code="",
        options=options_of(headers),
        deck=None if deck == "house" else deck.split(),
    )
    sitting = Sitting("record", Line(0, 0, opened))
    for seat in range(table.players):
        sitting.write(Sat(seat, f"seat{seat}", f"{seat + 1}"), 0)
    for entry in _entries(table.log):
        if isinstance(entry, Played):
            entry.asked = sitting.asked.get(entry.seat, 0)
        sitting.write(entry, 0)
    return sitting


def _entries(log: tuple[Entry, ...]) -> list[LogEntry]:
    """Moves with the cards drawn after them."""
    entries: list[LogEntry] = [Started([])]
    for written in log:
        last = entries[-1]
        if written.seat is not None:
            entries.append(Played(written.seat, written.text, 0, []))
        elif isinstance(last, Played | Started):
            last.drawn.append(written.text)
    return entries
