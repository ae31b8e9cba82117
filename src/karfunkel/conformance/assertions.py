"""Assertion of the checks: refuses a game of which it is not true."""

from karfunkel.errors import Error

GAMES_EACH = 25
"""How many random games most checks play."""


class ConformanceError(Error):
    """A game does not keep to what every game must keep to."""


def demand(is_so: object, what: str) -> None:
    """Refuse a game of which this is not so."""
    if not is_so:
        raise ConformanceError(what)
