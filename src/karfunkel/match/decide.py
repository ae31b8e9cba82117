"""What a person may do in a match: every command is decided into events, or refused. Nothing changes here.

Some commands find that all is as wanted already (one sits on the seat, the move was played before): then nothing
happens, and nobody is told.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from karfunkel.errors import Refused
from karfunkel.match import commands, events
from karfunkel.match.commands import AnyCommand
from karfunkel.match.events import MatchEvent
from karfunkel.match.guest_names import told_apart
from karfunkel.match.match import Match, PendingVote, Seat
from karfunkel.match.undo_limit import undo_of
from karfunkel.table.table import Table
from karfunkel.table.verifiable_chance import fair_order

MOST_KEYS = 20
MOST_SEAT_CHANGES = 30
"""So often a guest may sit down at one table, and its host put bots on seats."""
UNSEATED_FOR = 300_000
"""So long a guest whose seat the host has freed cannot sit down again, in milliseconds."""
MOST_BANNED = 100
"""So many guests a host can ban from one table."""
MOST_BANS = 200
"""So often the host of a table can ban somebody: nobody can fill the disk by banning and letting in again."""
MOST_TALK_OF_ONE = 1_000
"""So many lines a guest may say in one match: nobody can fill the disk by talking."""
MOST_UNDOS_OF_ONE = 200
"""So often a guest may take a secret choice back in one match."""
MOST_VOTES_OF_ONE = 100
"""So often a guest may ask the others for something in one match."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who does something."""

    guest: str
    name: str


class MatchRules(msgspec.Struct, frozen=True):
    """What the server knows: which bot plays for one who resigns, the next match's name, the time, who is gone."""

    stand_in: str
    new_id: Callable[[], str]
    now: Callable[[], int]
    """The time, in milliseconds since 1970."""
    gone_from: Callable[[Match, int], int | None]
    """From when on the one who plays on a seat is gone, if nobody comes until then; None while it is here."""


class Decision(msgspec.Struct, frozen=True):
    """What is to happen: events, and the table that they lead to, if it was worked out to decide them."""

    events: Sequence[MatchEvent] = ()
    game: Table | None = None


BANNED = "the host of this table has banned you from it"
NOTHING = Decision()
"""All is as wanted already."""


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
        found += _settle(match, match.vote, _present(match) - set(late))
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


# ---- before the game


def _sit(match: Match, who: Person, command: commands.Sit, rules: MatchRules) -> Decision:
    mine = match.seat_of(who.guest)
    if match.stage == "running" and mine is not None and command.seat in (None, match.sat_on(mine)):
        return NOTHING  # that was the last free seat, and the game began: the answer may have been lost
    _require_open(match)
    _require_welcome(match, who, rules)
    kept = {seat for guest, seat in match.setup.places.items() if guest != who.guest}
    free = [number for number, seat in enumerate(match.seats) if seat.free and number not in kept]
    meant = match.setup.places.get(who.guest)
    liked = [command.seat, mine, meant if meant in free else None, *free]
    wanted = next((seat for seat in liked if seat is not None), None)
    if wanted is None:
        raise Refused("full", "every seat is taken")
    if wanted == mine:
        return NOTHING
    _require_seat(match, wanted)
    if not match.seats[wanted].free or wanted in kept:
        raise Refused("taken", f"seat {wanted} is taken")
    if match.counts[who.guest, "Sat"] >= MOST_SEAT_CHANGES:
        raise Refused("too-many-changes", "you have changed seats too often at this table")
    found: list[MatchEvent] = [] if mine is None else [events.Stood(mine)]
    name = _name_here(match, who)
    found.append(events.Sat(wanted, who.guest, name))
    seats = list(match.seats)
    if mine is not None:
        seats[mine] = Seat()
    seats[wanted] = Seat(who.guest, name)
    return _start_if_full(match, seats, found)


def _stand(match: Match, who: Person, command: commands.Stand, rules: MatchRules) -> Decision:
    mine = match.seat_of(who.guest)
    if mine is None:
        return NOTHING
    if match.stage != "open":
        raise Refused("started", "the game has begun: resign to hand your seat to a bot")
    return Decision([events.Stood(mine)])


def _seat_bot(match: Match, who: Person, command: commands.SeatBot, rules: MatchRules) -> Decision:
    sits = any(match.sat_on(n) == command.seat and seat.level == command.level for n, seat in enumerate(match.seats))
    if match.stage == "running" and match.setup.host == who.guest and sits:
        return NOTHING  # that was the last free seat, too
    _require_open(match)
    _require_host(match, who)
    _require_seat(match, command.seat)
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


def _unseat(match: Match, who: Person, command: commands.Unseat, rules: MatchRules) -> Decision:
    _require_open(match)
    _require_host(match, who)
    _require_seat(match, command.seat)
    seat = match.seats[command.seat]
    return NOTHING if seat.free else Decision([_unseated(command.seat, seat, who)])


def _unseated(number: int, seat: Seat, host: Person) -> events.Stood:
    """The host frees a seat. Whoever it takes it from cannot sit right back."""
    return events.Stood(number, unseated=seat.guest not in (None, host.guest))


def _ban(match: Match, who: Person, command: commands.Ban, rules: MatchRules) -> Decision:
    _require_host(match, who)
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


def _unban(match: Match, who: Person, command: commands.Unban, rules: MatchRules) -> Decision:
    _require_host(match, who)
    return Decision([events.Unbanned(command.whom)]) if command.whom in match.banned else NOTHING


def _start(match: Match, who: Person, command: commands.Start, rules: MatchRules) -> Decision:
    if match.stage == "running":
        return NOTHING
    _require_open(match)
    _require_host(match, who)
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


# ---- the game


def _play(match: Match, who: Person, command: commands.Play, rules: MatchRules) -> Decision:
    seat = _require_seated(match, who)
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
    seat = _require_seated(match, who)
    return Decision([events.Resigned(seat, rules.stand_in), *_settle(match, match.vote, _present(match) - {seat})])


def _stand_in(match: Match, who: Person, command: commands.StandIn, rules: MatchRules) -> Decision:
    """A bot sits in for one who is gone. Whoever is here may let it, for its owner takes the seat back at any time."""
    seat = _require_seated(match, who)
    match.playing()
    _require_seat(match, command.seat)
    if match.seats[command.seat].by_bot:
        return NOTHING
    gone_from = rules.gone_from(match, command.seat)
    if gone_from is None or command.seat == seat:
        raise Refused("here", "whoever plays on this seat is here")
    if rules.now() < gone_from:
        seconds = -(-(gone_from - rules.now()) // 1000)
        raise Refused("not-gone", f"a bot may sit in if nobody is back within {seconds} s")
    present = _present(match) - {command.seat}
    return Decision([events.WentAway(command.seat, by=seat), *_settle(match, match.vote, present)])


def _return(match: Match, who: Person, command: commands.Return, rules: MatchRules) -> Decision:
    seat = _require_seated(match, who)
    return Decision([events.CameBack(seat)]) if match.seats[seat].away else NOTHING


# ---- talk and votes


def _say(match: Match, who: Person, command: commands.Say, rules: MatchRules) -> Decision:
    if who.guest in match.banned:
        raise Refused("banned", BANNED)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise Refused("empty", "there is nothing to say in this")
    said = [entry.event for entry in match.talk[-MOST_KEYS:]]
    if command.key and any(
        isinstance(event, events.Said) and event.guest == who.guest and event.key == command.key for event in said
    ):
        return NOTHING
    if match.counts[who.guest, "Said"] >= MOST_TALK_OF_ONE:
        raise Refused("too-much-talk", "you have said so much at this table that no more can be kept")
    return Decision([events.Said(who.guest, _name_here(match, who), text, command.key)])


def _unsay(match: Match, who: Person, command: commands.Unsay, rules: MatchRules) -> Decision:
    said = match.log[command.seq].event if command.seq < len(match.log) else None
    if not isinstance(said, events.Said):
        raise Refused("nothing-said", "nothing was said there")
    if who.guest not in (said.guest, match.setup.host):
        raise Refused("not-yours", "you can delete what you have said yourself, and the host what anybody has said")
    return Decision([events.Unsaid(command.seq)]) if said.text else NOTHING


def _name_here(match: Match, who: Person) -> str:
    """What somebody is called at this table, where no two who sit look alike."""
    return told_apart(who.name, (seat.name for seat in match.seats if seat.guest not in (None, who.guest)))


def _ask(match: Match, who: Person, command: commands.Ask, rules: MatchRules) -> Decision:
    if command.question == "abandon" and match.stage == "open":
        _require_host(match, who)
        return decide_closing(match, "closed by its host")
    seat = _require_seated(match, who)
    match.playing()
    if command.seen is not None and _was_asked(match, seat, command.question, command.seen):
        return NOTHING
    if command.question == "undo":
        undo = undo_of(match, seat)
        if undo.freely and match.counts[who.guest, "TookBack"] >= MOST_UNDOS_OF_ONE:
            raise Refused("too-many-questions", "you have taken moves back too often in this game")
        if undo.freely:
            return Decision([events.TookBack(undo.moves)])
    if match.vote is not None and (match.vote.question, match.vote.seat) == (command.question, seat):
        return NOTHING
    if match.vote is not None:
        raise Refused("asked-already", "another question waits for answers")
    if match.counts[who.guest, "Asked"] >= MOST_VOTES_OF_ONE:
        raise Refused("too-many-questions", "you have asked the others too often in this game")
    vote = PendingVote(command.question, seat, [seat])
    return Decision([events.Asked(seat, command.question), *_settle(match, vote, _present(match))])


def _was_asked(match: Match, seat: int, question: events.Question, seen: int) -> bool:
    """Whether this seat has asked this after that place, or has taken a move of its own back."""
    for entry in match.log[seen + 1 :]:
        event = entry.event
        if isinstance(event, events.Asked) and (event.seat, event.question) == (seat, question):
            return True
        if question == "undo" and isinstance(event, events.TookBack) and _is_of(match, event.moves, seat):
            return True
    return False


def _is_of(match: Match, moves: Sequence[int], seat: int) -> bool:
    """Whether the first of the moves that were taken back was of this seat: whoever asks for that names its own."""
    event = match.log[moves[0]].event
    return isinstance(event, events.Played) and event.seat == seat


def _answer(match: Match, who: Person, command: commands.Answer, rules: MatchRules) -> Decision:
    seat = _require_seated(match, who)
    later = [] if command.seen is None else [entry.event for entry in match.log[command.seen + 1 :]]
    if any(isinstance(event, events.Answered) and event.seat == seat for event in later):
        return NOTHING
    if any(isinstance(event, events.Asked) for event in later):
        raise Refused("stale", "something else has been asked since; look again")
    vote = match.vote
    if vote is None:
        raise Refused("no-question", "nothing has been asked")
    if seat in vote.agree and command.yes:
        return NOTHING
    answer = events.Answered(seat, command.yes)
    if not command.yes:
        return Decision([answer])
    agreed = PendingVote(vote.question, vote.seat, [*vote.agree, seat])
    return Decision([answer, *_settle(match, agreed, _present(match))])


def _present(match: Match) -> set[int]:
    """The seats of people who are not away."""
    return {number for number, seat in enumerate(match.seats) if seat.present}


def _settle(match: Match, vote: PendingVote | None, present: set[int]) -> list[MatchEvent]:
    """What a vote leads to, if everybody who is here agrees."""
    if vote is None or not present or not present <= set(vote.agree):
        return []
    if vote.question == "abandon":
        return [events.Abandoned("all agreed")]
    return [events.TookBack(undo_of(match, vote.seat).moves)]


# ---- after the game


def _rematch(match: Match, who: Person, command: commands.Rematch, rules: MatchRules) -> Decision:
    if not match.ended:
        raise Refused("running", "the game is not over yet")
    if match.game is None or all(seat.guest != who.guest for seat in match.seats):
        raise Refused("not-seated", "only those who played can ask for a rematch")
    return NOTHING if match.rematch is not None else Decision([events.Rematched(rules.new_id())])


# ---- conditions


def _require_open(match: Match) -> None:
    if match.stage != "open":
        raise Refused("started", "this can be done only before the game begins")


def _require_welcome(match: Match, who: Person, rules: MatchRules) -> None:
    if who.guest in match.banned:
        raise Refused("banned", BANNED)
    until = match.unseated.get(who.guest, -UNSEATED_FOR) + UNSEATED_FOR
    if rules.now() < until:
        minutes = -(-(until - rules.now()) // 60_000)
        raise Refused("unseated", f"the host has freed your seat; you can sit down here again in {minutes} min")


def _require_host(match: Match, who: Person) -> None:
    if match.setup.host != who.guest:
        raise Refused("not-host", "only the host of the table can do this")


def _require_seat(match: Match, seat: int) -> None:
    if seat >= len(match.seats):
        raise Refused("no-seat", f"there is no seat {seat}; the seats are 0 to {len(match.seats) - 1}")


def _require_seated(match: Match, who: Person) -> int:
    seat = match.seat_of(who.guest)
    if seat is None:
        raise Refused("not-seated", "you have no seat at this table")
    return seat


_HANDLERS: dict[type[Any], Callable[[Match, Person, Any, MatchRules], Decision]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.SeatBot: _seat_bot,
    commands.Unseat: _unseat,
    commands.Ban: _ban,
    commands.Unban: _unban,
    commands.Start: _start,
    commands.Play: _play,
    commands.Say: _say,
    commands.Unsay: _unsay,
    commands.Ask: _ask,
    commands.Answer: _answer,
    commands.Resign: _resign,
    commands.StandIn: _stand_in,
    commands.Return: _return,
    commands.Rematch: _rematch,
}
