"""Verifies the draws of a finished game: its seed is the one promised, and every card came from it."""

from karfunkel.errors import Error
from karfunkel.notation.game_record import read_record
from karfunkel.table.create_table import from_record
from karfunkel.table.verifiable_chance import fair_order, seed_hash


def verify(text: str) -> int:
    """How many draws of a record agree with its seed: all of them. Error says what does not agree."""
    record = read_record(text)
    promised, seed = record.headers.get("Seed-Hash"), record.headers.get("Seed")
    if promised is None:
        raise Error("the record has no Seed-Hash, so nothing was promised that could be checked")
    if seed is None:
        raise Error("the record does not show its Seed yet; it does once the game is over")
    if seed_hash(seed) != promised:
        raise Error(f"the seed is not the one promised: its SHA-256 is {seed_hash(seed)}, not {promised}")
    table = from_record(text)
    seats, due_seats = record.headers.get("Seats"), " ".join(map(str, fair_order(seed, table.players)))
    if seats is not None and seats != due_seats:
        raise Error(f"the seats were drawn as {seats!r:.60} in the record, but the seed gives {due_seats}")
    draws = table.promised_draws()
    for number, (drawn, due) in enumerate(draws):
        if drawn != due:
            raise Error(f"draw {number} is {drawn} in the record, but the seed gives {due}")
    return len(draws)
