"""Command handlers: every command of a person is decided into events, or refused. Nothing changes here.

Some commands find that all is as wanted already (one sits on the seat, the move was played before): then nothing
happens, and nobody is told.
"""

from collections.abc import Callable, Sequence
from typing import Any

from karfunkel.errors import Refused
from karfunkel.match import commands, decide_seats, decide_talk_and_votes, events
from karfunkel.match.commands import AnyCommand
from karfunkel.match.decide_talk_and_votes import present_seats, settle
from karfunkel.match.decision import NOTHING, Decision, MatchRules, Person
from karfunkel.match.events import MatchEvent
from karfunkel.match.match import Match
from karfunkel.match.requirements import BANNED, require_seat, require_seated


def decide(match: Match, who: Person, command: AnyCommand, rules: MatchRules) -> Decision:
    """What a command of a person leads to. Refused, IllegalMove or InvalidMove say why it cannot be done."""
    return _HANDLERS[type(command)](match, who, command, rules)


def decide_bot_move(match: Match, seat: int, asked: int, move: str) -> Decision:
    """The move of a bot, if its seat is still asked the same."""
    if match.asked.get(seat) != asked or not match.seats[seat].by_bot:
        return NOTHING
    return decide_move(match, seat, move, bot=True)


def decide_admission(match: Match, guest: str) -> Decision:
    """A guest comes by the link."""
    if guest in match.banned:
        raise Refused("banned", BANNED)
    known = match.setup.public or guest in match.admitted
    return NOTHING if known else Decision([events.Admitted(guest)])


def decide_expiry(match: Match, at: int) -> Decision:
    """Let bots play for the seats whose time has run out; close a match to which nobody comes, or nobody objects."""
    if match.stage == "open":
        due = match.due()
        return decide_closing(match, "nobody came") if due is not None and due <= at else NOTHING
    late = [seat for seat in match.to_act() if (time := match.deadline(seat)) is not None and time <= at]
    found: list[MatchEvent] = [events.WentAway(seat) for seat in late]
    if late:
        found += settle(match, match.vote, present_seats(match) - set(late))
    unanswered = match.vote_due()
    if unanswered is not None and unanswered <= at and not _ends(found):
        found.append(events.Abandoned("nobody objected"))
    return Decision(found)


def decide_closing(match: Match, reason: str) -> Decision:
    """End the game without a result."""
    if match.ended:
        raise Refused("not-running", "the game has ended already")
    return Decision([events.Abandoned(reason)])


def _ends(found: Sequence[MatchEvent]) -> bool:
    return any(isinstance(event, events.Abandoned) for event in found)


# ---- the game


def _play(match: Match, who: Person, command: commands.Play, rules: MatchRules) -> Decision:
    seat = require_seated(match, who)
    if _is_repeated(match, seat, command):
        return NOTHING
    match.playing()
    asked = match.asked.get(seat)
    if asked is None:
        raise Refused("not-your-turn", "it is not your turn")
    if asked != command.asked:
        raise Refused("stale", "the table has changed since you were asked; look again")
    return decide_move(match, seat, command.move, bot=False)


def decide_move(match: Match, seat: int, move: str, *, bot: bool) -> Decision:
    """A seat moves, and chance draws what follows."""
    before = match.playing()
    game = before.after(seat, move)
    written = game.entries_from(before.entries)
    played = events.Played(seat, written[0].text, match.asked.get(seat, 0), [card.text for card in written[1:]], bot)
    back = [events.CameBack(seat)] if match.seats[seat].away and not bot else []
    return Decision([played, *back], game)


def _is_repeated(match: Match, seat: int, command: commands.Play) -> bool:
    """Whether this very move is the last that the seat has played, and still counts."""
    entry = match.answered.get(seat)
    if entry is None or not isinstance(entry.event, events.Played) or entry.event.asked != command.asked:
        return False
    counts = any(turn.seq == entry.seq for turn in match.turns)
    return counts and entry.event.move.casefold() == command.move.casefold() and not entry.event.bot


def _resign(match: Match, who: Person, command: commands.Resign, rules: MatchRules) -> Decision:
    match.playing()
    if any(seat.guest == who.guest and not seat.person for seat in match.seats):
        return NOTHING
    seat = require_seated(match, who)
    return Decision([events.Resigned(seat, rules.stand_in), *settle(match, match.vote, present_seats(match) - {seat})])


def _stand_in(match: Match, who: Person, command: commands.StandIn, rules: MatchRules) -> Decision:
    """A bot sits in for one who is gone. Whoever is here may let it, for its owner takes the seat back at any time."""
    seat = require_seated(match, who)
    match.playing()
    require_seat(match, command.seat)
    if match.seats[command.seat].by_bot:
        return NOTHING
    gone_from = rules.gone_from(match, command.seat)
    if gone_from is None or command.seat == seat:
        raise Refused("here", "whoever plays on this seat is here")
    if rules.now() < gone_from:
        seconds = -(-(gone_from - rules.now()) // 1000)
        raise Refused("not-gone", f"a bot may sit in if nobody is back within {seconds} s")
    present = present_seats(match) - {command.seat}
    return Decision([events.WentAway(command.seat, by=seat), *settle(match, match.vote, present)])


def _return(match: Match, who: Person, command: commands.Return, rules: MatchRules) -> Decision:
    seat = require_seated(match, who)
    return Decision([events.CameBack(seat)]) if match.seats[seat].away else NOTHING


# ---- after the game


def _rematch(match: Match, who: Person, command: commands.Rematch, rules: MatchRules) -> Decision:
    if not match.ended:
        raise Refused("running", "the game is not over yet")
    if match.game is None or all(seat.guest != who.guest for seat in match.seats):
        raise Refused("not-seated", "only those who played can ask for a rematch")
    return NOTHING if match.rematch is not None else Decision([events.Rematched(rules.new_id())])


_HANDLERS: dict[type[Any], Callable[[Match, Person, Any, MatchRules], Decision]] = {
    commands.Sit: decide_seats.sit,
    commands.Stand: decide_seats.stand,
    commands.SeatBot: decide_seats.seat_bot,
    commands.Unseat: decide_seats.unseat,
    commands.Ban: decide_seats.ban,
    commands.Unban: decide_seats.unban,
    commands.Start: decide_seats.start,
    commands.Play: _play,
    commands.Say: decide_talk_and_votes.say,
    commands.Unsay: decide_talk_and_votes.unsay,
    commands.Ask: decide_talk_and_votes.ask,
    commands.Answer: decide_talk_and_votes.answer,
    commands.Resign: _resign,
    commands.StandIn: _stand_in,
    commands.Return: _return,
    commands.Rematch: _rematch,
}
