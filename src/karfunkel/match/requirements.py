"""Requirements of commands on a match and on whoever gives them: Refused says what is missing."""

from karfunkel.errors import Refused
from karfunkel.match.decision import MatchRules, Person
from karfunkel.match.match import Match

BANNED = "the host of this table has banned you from it"
UNSEATED_FOR = 300_000
"""So long a guest whose seat the host has freed cannot sit down again, in milliseconds."""


def require_open(match: Match) -> None:
    """Refused once the game has begun."""
    if match.stage != "open":
        raise Refused("started", "this can be done only before the game begins")


def require_welcome(match: Match, who: Person, rules: MatchRules) -> None:
    """Refused to whom the host has banned, or has just unseated."""
    if who.guest in match.banned:
        raise Refused("banned", BANNED)
    until = match.unseated.get(who.guest, -UNSEATED_FOR) + UNSEATED_FOR
    if rules.now() < until:
        minutes = -(-(until - rules.now()) // 60_000)
        raise Refused("unseated", f"the host has freed your seat; you can sit down here again in {minutes} min")


def require_host(match: Match, who: Person) -> None:
    """Refused to all but the host."""
    if match.setup.host != who.guest:
        raise Refused("not-host", "only the host of the table can do this")


def require_seat(match: Match, seat: int) -> None:
    """Refused if there is no such seat."""
    if seat >= len(match.seats):
        raise Refused("no-seat", f"there is no seat {seat}; the seats are 0 to {len(match.seats) - 1}")


def require_seated(match: Match, who: Person) -> int:
    """The seat of somebody; Refused to those who have none."""
    seat = match.seat_of(who.guest)
    if seat is None:
        raise Refused("not-seated", "you have no seat at this table")
    return seat
