"""A match from a record, so that it can be looked at like one that was played here."""

from karfunkel.errors import Error
from karfunkel.match.events import LogEntry, MatchEvent, Opened, Played, Sat, Started
from karfunkel.match.evolve import add_event, new_match
from karfunkel.match.match import Match
from karfunkel.notation.game_record import Entry, read_record
from karfunkel.table.create_table import from_record, options_of


def match_from_record(text: str) -> Match:
    """The match of a record, move by move; Error says what is wrong with it."""
    headers = read_record(text).headers
    if "Position" in headers:
        raise Error("only games from their first move on can be shown; this record begins with a position")
    table = from_record(text)
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
    match = new_match("record", LogEntry(0, 0, opened))
    for seat in range(table.players):
        add_event(match, Sat(seat, f"seat{seat}", f"{seat + 1}"), 0)
    for event in _events(table.log):
        if isinstance(event, Played):
            event.asked = match.asked.get(event.seat, 0)
        add_event(match, event, 0)
    return match


def _events(log: tuple[Entry, ...]) -> list[MatchEvent]:
    """Moves with the cards drawn after them."""
    found: list[MatchEvent] = [Started([])]
    for written in log:
        last = found[-1]
        if written.seat is not None:
            found.append(Played(written.seat, written.text, 0, []))
        elif isinstance(last, Played | Started):
            last.drawn.append(written.text)
    return found
