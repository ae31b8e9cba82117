"""Event handlers: what each event does to a match. Nothing else changes one."""

from collections.abc import Callable, Iterable, Sequence
from sys import intern
from typing import Any

import msgspec

from karfunkel.errors import Error
from karfunkel.match import events
from karfunkel.match.events import LogEntry, MatchEvent
from karfunkel.match.match import MOST_TALK, Match, PendingVote, Seat, Turn
from karfunkel.notation.game_record import Entry as RecordEntry
from karfunkel.table.append_only_list import AppendOnlyList
from karfunkel.table.table import Table


def match_from_log(match_id: str, log: Iterable[LogEntry]) -> Match:
    """The match as its log leaves it."""
    rest = iter(log)
    match = new_match(match_id, next(rest))
    for entry in rest:
        evolve(match, entry)
    return match


def new_match(match_id: str, first: LogEntry) -> Match:
    """The match that the first entry of a log creates."""
    match = Match(match_id, first)
    if match.setup.deck is not None:
        match.setup.deck = [intern(card) for card in match.setup.deck]  # thousands of matches have the same cards
    return match


def add_event(match: Match, event: MatchEvent, at: int, game: Table | None = None) -> LogEntry:
    """Let an event happen now, after all that has happened before."""
    entry = LogEntry(match.seq + 1, max(at, match.at), event)
    evolve(match, entry, game)
    return entry


def evolve(match: Match, entry: LogEntry, game: Table | None = None) -> None:
    """Let an event happen. `game` is the table that it leads to, if that is known: it is not played again then."""
    match.log.append(entry)
    match.seq, match.at = entry.seq, entry.at
    _HANDLERS[type(entry.event)](match, entry, entry.event, game)


# ---- before the game


def _admit(match: Match, entry: LogEntry, event: events.Admitted, game: Table | None) -> None:
    match.admitted |= {event.guest}


def _sit(match: Match, entry: LogEntry, event: events.Sat, game: Table | None) -> None:
    _set_seat(match, event.seat, Seat(event.guest, event.name))
    _count(match, event.guest, events.Sat)
    match.admitted |= {event.guest}


def _seat_bot(match: Match, entry: LogEntry, event: events.BotSat, game: Table | None) -> None:
    _set_seat(match, event.seat, Seat(level=event.level, bot=event.bot))
    _count(match, match.setup.host, events.BotSat)


def _stand(match: Match, entry: LogEntry, event: events.Stood, game: Table | None) -> None:
    guest = match.seats[event.seat].guest
    if event.unseated and guest is not None:
        match.unseated = {**match.unseated, guest: entry.at}
    _set_seat(match, event.seat, Seat())


def _ban(match: Match, entry: LogEntry, event: events.Banned, game: Table | None) -> None:
    match.banned = {**match.banned, event.guest: _name_of(match, event.guest)}
    _count(match, match.setup.host, events.Banned)
    match.admitted -= {event.guest}


def _unban(match: Match, entry: LogEntry, event: events.Unbanned, game: Table | None) -> None:
    match.banned = {guest: name for guest, name in match.banned.items() if guest != event.guest}


def _name_of(match: Match, guest: str) -> str:
    """What a guest was called last at this table; empty if it had no name here, or is forgotten."""
    for entry in reversed(match.log):
        if isinstance(entry.event, events.Sat | events.Said) and entry.event.guest == guest:
            return entry.event.name
    return ""


def _set_seat(match: Match, number: int, seat: Seat) -> None:
    match.seats = (*match.seats[:number], seat, *match.seats[number + 1 :])


def _count(match: Match, guest: str, kind: type[MatchEvent]) -> None:
    match.counts = match.counts.copy()
    match.counts[guest, kind.__name__] += 1


# ---- the game


def _start(match: Match, entry: LogEntry, event: events.Started, game: Table | None) -> None:
    match.drawn_seats = event.seats
    if event.seats is not None:
        match.seats = tuple(_moved(match.seats[place], place, seat) for seat, place in enumerate(event.seats))
    match.game = match.checkpoint = game or match.replayed(event, ())
    match.stage = "running"
    _ask_anew(match, entry, set())


def _moved(seat: Seat, before: int, after: int) -> Seat:
    """A seat as its player takes it along to another place: bots keep their names."""
    if seat.guest is not None or before == after:
        return seat
    bot = seat.bot_number(before)
    return msgspec.structs.replace(seat, bot=None if bot == after else bot)


def _play(match: Match, entry: LogEntry, event: events.Played, game: Table | None) -> None:
    before = match.playing()
    if game is None:
        game = before.copy()
        game.replay([RecordEntry(event.seat, event.move), *_cards(event.drawn)])
    written = game.entries_from(before.entries)
    revealing = bool(event.drawn) or game.showed_secrets
    match.game = game
    match.turns.append(Turn(entry.seq, event.seat, written, game.kept_secret, revealing))
    match.answered = {**match.answered, event.seat: entry}
    match.undoable = frozenset() if revealing else match.undoable | {event.seat}
    if revealing:
        match.checkpoint = game
    _drop_undo(match)
    if game.over:
        match.stage = "over"
        match.undoable = frozenset()
        match.vote = None
    _ask_anew(match, entry, {event.seat})


def _take_back(match: Match, entry: LogEntry, event: events.TookBack, game: Table | None) -> None:
    taken = [turn for turn in match.turns if turn.seq in event.moves]
    match.turns = AppendOnlyList(turn for turn in match.turns if turn.seq not in event.moves)
    for turn in taken[:1]:
        _count(match, str(match.seats[turn.seat].guest), events.TookBack)
    match.game = _without(match, taken)
    match.undoable = frozenset(turn.seat for turn in _since_shown(match.turns))
    _drop_undo(match)
    freely = all(turn.secret for turn in taken)
    _ask_anew(match, entry, set() if freely else set(match.asked))
    for turn in taken if freely else ():
        _think_on(match, turn)


def _without(match: Match, taken: list[Turn]) -> Table:
    """The table as if these turns had never been: played again from the last checkpoint, which is never far."""
    if match.checkpoint is None or any(turn.revealing for turn in taken):
        return match.replayed(_started(match), match.turns)
    table = match.checkpoint.copy()
    for turn in _since_shown(match.turns):
        table.replay(turn.entries)
    return table


def _since_shown(turns: Sequence[Turn]) -> Sequence[Turn]:
    """The turns after the last card or secret was shown."""
    shown = max((number for number, turn in enumerate(turns, start=1) if turn.revealing), default=0)
    return turns[shown:]


def _started(match: Match) -> events.Started:
    """How the game began."""
    started = next((entry.event for entry in match.log if isinstance(entry.event, events.Started)), None)
    if started is None:
        raise Error("the game has not begun, so no move of it can be taken back")
    return started


def _cards(drawn: list[str]) -> list[RecordEntry]:
    return [RecordEntry(None, card) for card in drawn]


def _think_on(match: Match, turn: Turn) -> None:
    """Let the clock of one who took a secret choice back run as if it had never been made."""
    played = match.log[turn.seq]
    if match.clocks is not None and isinstance(played.event, events.Played):
        match.clocks.resume(turn.seat, match.log[played.event.asked].at, played.at)
        if any(isinstance(one.event, events.CameBack) and one.event.seat == turn.seat for one in match.log[turn.seq :]):
            match.clocks.restart(turn.seat, match.at)


def _drop_undo(match: Match) -> None:
    """Nobody is asked any more to take a move back: it was done, or the game has gone on."""
    if match.vote is not None and match.vote.question == "undo":
        match.vote = None


def _ask_anew(match: Match, entry: LogEntry, moved: set[int]) -> None:
    """Ask the seats that are to move now; those that have been asked before and have not moved think on."""
    to_act = match.game.to_act if match.game is not None and match.stage == "running" else ()
    before = match.asked
    thinking = {seat: place for seat, place in before.items() if seat in to_act and seat not in moved}
    match.asked = {seat: thinking.get(seat, entry.seq) for seat in to_act}
    if match.clocks is not None:
        for seat in moved | set(before):
            if seat not in thinking:
                match.clocks.stop(seat, entry.at)
        for seat in to_act:
            if seat not in thinking:
                match.clocks.start(seat, entry.at)


# ---- people


def _say(match: Match, entry: LogEntry, event: events.Said, game: Table | None) -> None:
    if event.text:  # else it was erased
        match.talk = (*match.talk[1 - MOST_TALK :], entry)
    _count(match, event.guest, events.Said)


def _unsay(match: Match, entry: LogEntry, event: events.Unsaid, game: Table | None) -> None:
    match.log = AppendOnlyList(_without_text(line) if line.seq == event.said else line for line in match.log)
    match.talk = tuple(line for line in match.talk if line.seq != event.said)


def _without_text(entry: LogEntry) -> LogEntry:
    """A line of talk as it stands in the log once it is deleted."""
    if not isinstance(entry.event, events.Said):
        raise Error("only talk can be deleted")
    return LogEntry(entry.seq, entry.at, msgspec.structs.replace(entry.event, text=""))


def _call_vote(match: Match, entry: LogEntry, event: events.Asked, game: Table | None) -> None:
    match.vote = PendingVote(event.question, event.seat, [event.seat])
    match.vote_at = entry.at
    _count(match, str(match.seats[event.seat].guest), events.Asked)


def _answer_vote(match: Match, entry: LogEntry, event: events.Answered, game: Table | None) -> None:
    if match.vote is not None and event.yes:
        match.vote = PendingVote(match.vote.question, match.vote.seat, [*match.vote.agree, event.seat])
    else:
        match.vote = None


def _resign(match: Match, entry: LogEntry, event: events.Resigned, game: Table | None) -> None:
    seat = match.seats[event.seat]
    _set_seat(match, event.seat, Seat(seat.guest, seat.name, event.level))


def _go_away(match: Match, entry: LogEntry, event: events.WentAway, game: Table | None) -> None:
    seat = match.seats[event.seat]
    _set_seat(match, event.seat, Seat(seat.guest, seat.name, away=True))


def _come_back(match: Match, entry: LogEntry, event: events.CameBack, game: Table | None) -> None:
    seat = match.seats[event.seat]
    _set_seat(match, event.seat, Seat(seat.guest, seat.name))
    if match.clocks is not None:
        match.clocks.restart(event.seat, entry.at)


def _abandon(match: Match, entry: LogEntry, event: events.Abandoned, game: Table | None) -> None:
    match.stage = "abandoned"
    match.undoable = frozenset()
    match.vote = None
    _ask_anew(match, entry, set(match.asked))


def _offer_rematch(match: Match, entry: LogEntry, event: events.Rematched, game: Table | None) -> None:
    match.rematch = event.table


_HANDLERS: dict[type[Any], Callable[[Match, LogEntry, Any, Table | None], None]] = {
    events.Admitted: _admit,
    events.Sat: _sit,
    events.BotSat: _seat_bot,
    events.Stood: _stand,
    events.Banned: _ban,
    events.Unbanned: _unban,
    events.Started: _start,
    events.Played: _play,
    events.TookBack: _take_back,
    events.Said: _say,
    events.Unsaid: _unsay,
    events.Asked: _call_vote,
    events.Answered: _answer_vote,
    events.Resigned: _resign,
    events.WentAway: _go_away,
    events.CameBack: _come_back,
    events.Abandoned: _abandon,
    events.Rematched: _offer_rematch,
}
