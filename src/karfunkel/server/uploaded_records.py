"""Records that somebody brings along."""

from karfunkel.errors import Error, Refused
from karfunkel.match.from_record import match_from_record
from karfunkel.match.match import Match


def read_record(text: str) -> Match:
    """The match of a record; Refused if it is none."""
    try:
        return match_from_record(text)
    except Error as error:
        raise Refused("bad-record", str(error)) from None
