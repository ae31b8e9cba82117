"""Command handlers of the time before the game: to sit down and stand up, put bots on seats, ban, start."""

from collections.abc import Sequence

from karfunkel.errors import Refused
from karfunkel.match import commands, events
from karfunkel.match.decision import NOTHING, Decision, MatchRules, Person
from karfunkel.match.events import MatchEvent
from karfunkel.match.guest_names import told_apart
from karfunkel.match.match import Match, Seat
from karfunkel.match.requirements import require_host, require_open, require_seat, require_welcome
from karfunkel.table.verifiable_chance import fair_order

MOST_SEAT_CHANGES = 30
"""So often a guest may sit down at one table, and its host put bots on seats."""
MOST_BANNED = 100
"""So many guests a host can ban from one table."""
MOST_BANS = 200
"""So often the host of a table can ban somebody: nobody can fill the disk by banning and letting in again."""


def sit(match: Match, who: Person, command: commands.Sit, rules: MatchRules) -> Decision:
    """Take a seat; the game may begin by that."""
    mine = match.seat_of(who.guest)
    if match.stage == "running" and mine is not None and command.seat in (None, match.sat_on(mine)):
        return NOTHING  # that was the last free seat, and the game began: the answer may have been lost
    require_open(match)
    require_welcome(match, who, rules)
    kept = {seat for guest, seat in match.setup.places.items() if guest != who.guest}
    free = [number for number, seat in enumerate(match.seats) if seat.free and number not in kept]
    meant = match.setup.places.get(who.guest)
    liked = [command.seat, mine, meant if meant in free else None, *free]
    wanted = next((seat for seat in liked if seat is not None), None)
    if wanted is None:
        raise Refused("full", "every seat is taken")
    if wanted == mine:
        return NOTHING
    require_seat(match, wanted)
    if not match.seats[wanted].free or wanted in kept:
        raise Refused("taken", f"seat {wanted} is taken")
    if match.counts[who.guest, "Sat"] >= MOST_SEAT_CHANGES:
        raise Refused("too-many-changes", "you have changed seats too often at this table")
    found: list[MatchEvent] = [] if mine is None else [events.Stood(mine)]
    name = name_here(match, who)
    found.append(events.Sat(wanted, who.guest, name))
    seats = list(match.seats)
    if mine is not None:
        seats[mine] = Seat()
    seats[wanted] = Seat(who.guest, name)
    return _start_if_full(match, seats, found)


def stand(match: Match, who: Person, command: commands.Stand, rules: MatchRules) -> Decision:
    """Give the seat up."""
    mine = match.seat_of(who.guest)
    if mine is None:
        return NOTHING
    if match.stage != "open":
        raise Refused("started", "the game has begun: resign to hand your seat to a bot")
    return Decision([events.Stood(mine)])


def seat_bot(match: Match, who: Person, command: commands.SeatBot, rules: MatchRules) -> Decision:
    """Put a bot on a seat; the game may begin by that."""
    sits = any(match.sat_on(n) == command.seat and seat.level == command.level for n, seat in enumerate(match.seats))
    if match.stage == "running" and match.setup.host == who.guest and sits:
        return NOTHING  # that was the last free seat, too
    require_open(match)
    require_host(match, who)
    require_seat(match, command.seat)
    if match.seats[command.seat].level == command.level:
        return NOTHING
    if match.seats[command.seat].guest is not None:
        raise Refused("taken", f"seat {command.seat} is taken")
    if match.counts[who.guest, "BotSat"] >= MOST_SEAT_CHANGES:
        raise Refused("too-many-changes", "you have put bots on seats too often at this table")
    seats = list(match.seats)
    seats[command.seat] = Seat(level=command.level)
    return _start_if_full(match, seats, [events.BotSat(command.seat, command.level, _new_bot(match, command.seat))])


def _new_bot(match: Match, seat: int) -> int | None:
    """Which bot comes to a seat: that of the seat, unless it sits elsewhere."""
    here = {other.bot_number(number) for number, other in enumerate(match.seats) if other.level and number != seat}
    return None if seat not in here else next(bot for bot in range(len(match.seats)) if bot not in here)


def unseat(match: Match, who: Person, command: commands.Unseat, rules: MatchRules) -> Decision:
    """Free a seat."""
    require_open(match)
    require_host(match, who)
    require_seat(match, command.seat)
    seat = match.seats[command.seat]
    return NOTHING if seat.free else Decision([_unseated(command.seat, seat, who)])


def _unseated(number: int, seat: Seat, host: Person) -> events.Stood:
    """The host frees a seat. Whoever it takes it from cannot sit right back."""
    return events.Stood(number, unseated=seat.guest not in (None, host.guest))


def ban(match: Match, who: Person, command: commands.Ban, rules: MatchRules) -> Decision:
    """Keep a guest from this table."""
    require_host(match, who)
    if command.whom == who.guest:
        raise Refused("own-table", "you are the host of this table")
    if command.whom in match.banned:
        return NOTHING
    if match.counts[who.guest, "Banned"] >= MOST_BANS:
        raise Refused("too-many-changes", "you have banned guests too often at this table")
    if len(match.banned) >= MOST_BANNED:
        raise Refused("too-many-banned", f"at most {MOST_BANNED} guests can be banned from a table")
    seats = [number for number, seat in enumerate(match.seats) if seat.guest == command.whom]
    if seats and match.stage != "open":
        raise Refused("plays", "this guest plays here; you can mute what it says, and report it")
    unseated = [_unseated(number, match.seats[number], who) for number in seats]
    return Decision([*unseated, events.Banned(command.whom)])


def unban(match: Match, who: Person, command: commands.Unban, rules: MatchRules) -> Decision:
    """Let a guest come again."""
    require_host(match, who)
    return Decision([events.Unbanned(command.whom)]) if command.whom in match.banned else NOTHING


def start(match: Match, who: Person, command: commands.Start, rules: MatchRules) -> Decision:
    """Begin the game."""
    if match.stage == "running":
        return NOTHING
    require_open(match)
    require_host(match, who)
    free = [number for number, seat in enumerate(match.seats) if seat.free]
    if free:
        raise Refused("seats-free", f"these seats are free yet: {', '.join(map(str, free))}")
    if not any(seat.person for seat in match.seats):
        raise Refused("no-person", "somebody has to play beside the bots")
    return decide_start(match)


def _start_if_full(match: Match, seats: Sequence[Seat], found: list[MatchEvent]) -> Decision:
    full = not any(seat.free for seat in seats) and any(seat.person for seat in seats)
    if not (match.setup.starts_when_full and full):
        return Decision(found)
    start = decide_start(match)
    return Decision([*found, *start.events], start.game)


def decide_start(match: Match) -> Decision:
    """The game begins: seats are drawn, if they are to be, and the cards of the set-up."""
    setup = match.setup
    seats = fair_order(setup.seed, setup.players) if setup.seating == "drawn" else None
    game = match.laid_out(seats)
    game.draw()
    return Decision([events.Started([card.text for card in game.log], seats)], game)


def name_here(match: Match, who: Person) -> str:
    """What somebody is called at this table, where no two who sit look alike."""
    return told_apart(who.name, (seat.name for seat in match.seats if seat.guest not in (None, who.guest)))
