"""The rules of the house: what a person may do at a table, and what is written into its log then.

Every deed either writes lines, which are returned, or is refused with a reason and writes nothing. Some deeds find that
all is as wanted already (one sits on the seat, the move was played before): then there is nothing to write.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from karfunkel.errors import Refused
from karfunkel.table import commands
from karfunkel.table.commands import AnyCommand
from karfunkel.table.entries import (
    Abandoned,
    Answered,
    Asked,
    BotSat,
    CameBack,
    Line,
    Played,
    Rematched,
    Resigned,
    Said,
    Sat,
    Stood,
    TookBack,
    WentAway,
)
from karfunkel.table.sitting import Sitting
from karfunkel.table.takeback import moves_to_take_back

MOST_KEYS = 20
MOST_ASIDE = 5_000
"""So many lines a log may have beside the moves of the game: nobody can fill the disk by talking."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who does something."""

    guest: str
    name: str


class House(msgspec.Struct, frozen=True):
    """What the house decides: which bot plays for one who resigns, and what the next table is called."""

    stand_in: str
    new_id: Callable[[], str]


def do(sitting: Sitting, who: Person, command: AnyCommand, at: int, house: House) -> list[Line]:
    """Do what a person wants; the new lines of the log. Refused, IllegalMove or InvalidMove say why not."""
    if len(sitting.lines) - len(sitting.turns) >= MOST_ASIDE and not isinstance(command, _ALWAYS):
        raise Refused("too-much-aside", "so much was said and done at this table that it can only be played on")
    return _DEEDS[type(command)](sitting, who, command, at, house)


def run_out(sitting: Sitting, at: int) -> list[Line]:
    """Let bots play for the seats whose time has run out; close a table to which nobody comes, or nobody objects."""
    if sitting.stage == "open":
        due = sitting.due()
        return close(sitting, "nobody came", at) if due is not None and due <= at else []
    late = [seat for seat in sitting.to_act() if (time := sitting.deadline(seat)) is not None and time <= at]
    lines = [sitting.write(WentAway(seat), at) for seat in late]
    if lines:
        lines += _settle_question(sitting, at)
    unanswered = sitting.answer_due()
    if unanswered is not None and unanswered <= at:
        lines += close(sitting, "nobody objected", at)
    return lines


def close(sitting: Sitting, reason: str, at: int) -> list[Line]:
    """End the game without a result."""
    if sitting.stage in ("over", "abandoned"):
        raise Refused("not-running", "the game has ended already")
    return [sitting.write(Abandoned(reason), at)]


_ALWAYS = (commands.Play, commands.Resign, commands.Rematch)
"""What can be done however much has been said."""


# ---- before the game


def _sit(sitting: Sitting, who: Person, command: commands.Sit, at: int, house: House) -> list[Line]:
    _must_be_open(sitting)
    mine = sitting.seat_of(who.guest)
    kept = {seat for guest, seat in sitting.setup.places.items() if guest != who.guest}
    free = [number for number, seat in enumerate(sitting.seats) if seat.free and number not in kept]
    meant = sitting.setup.places.get(who.guest)
    liked = [command.seat, mine, meant if meant in free else None, *free]
    wanted = next((seat for seat in liked if seat is not None), None)
    if wanted is None:
        raise Refused("full", "every seat is taken")
    if wanted == mine:
        return []
    _must_exist(sitting, wanted)
    if not sitting.seats[wanted].free or wanted in kept:
        raise Refused("taken", f"seat {wanted} is taken")
    lines = [] if mine is None else [sitting.write(Stood(mine), at)]
    lines.append(sitting.write(Sat(wanted, who.guest, who.name), at))
    return lines + _start_if_full(sitting, at)


def _stand(sitting: Sitting, who: Person, command: commands.Stand, at: int, house: House) -> list[Line]:
    mine = sitting.seat_of(who.guest)
    if mine is None:
        return []
    if sitting.stage != "open":
        raise Refused("started", "the game has begun: resign to hand your seat to a bot")
    return [sitting.write(Stood(mine), at)]


def _seat_bot(sitting: Sitting, who: Person, command: commands.SeatBot, at: int, house: House) -> list[Line]:
    _must_be_open(sitting)
    _must_be_host(sitting, who)
    _must_exist(sitting, command.seat)
    if sitting.seats[command.seat].level == command.level:
        return []
    if sitting.seats[command.seat].guest is not None:
        raise Refused("taken", f"seat {command.seat} is taken")
    return [sitting.write(BotSat(command.seat, command.level), at), *_start_if_full(sitting, at)]


def _unseat(sitting: Sitting, who: Person, command: commands.Unseat, at: int, house: House) -> list[Line]:
    _must_be_open(sitting)
    _must_be_host(sitting, who)
    _must_exist(sitting, command.seat)
    return [] if sitting.seats[command.seat].free else [sitting.write(Stood(command.seat), at)]


def _start(sitting: Sitting, who: Person, command: commands.Start, at: int, house: House) -> list[Line]:
    if sitting.stage == "running":
        return []
    _must_be_open(sitting)
    _must_be_host(sitting, who)
    free = [number for number, seat in enumerate(sitting.seats) if seat.free]
    if free:
        raise Refused("seats-free", f"these seats are free yet: {', '.join(map(str, free))}")
    if not any(seat.person for seat in sitting.seats):
        raise Refused("no-person", "somebody has to play beside the bots")
    return [sitting.start(at)]


def _start_if_full(sitting: Sitting, at: int) -> list[Line]:
    full = not any(seat.free for seat in sitting.seats) and any(seat.person for seat in sitting.seats)
    return [sitting.start(at)] if sitting.setup.starts_when_full and full else []


# ---- the game


def _play(sitting: Sitting, who: Person, command: commands.Play, at: int, house: House) -> list[Line]:
    seat = _must_sit(sitting, who)
    if _is_repeated(sitting, seat, command):
        return []
    sitting.playing()
    asked = sitting.asked.get(seat)
    if asked is None:
        raise Refused("not-your-turn", "it is not your turn")
    if asked != command.asked:
        raise Refused("stale", "the table has changed since you were asked; look again")
    line = sitting.play(seat, command.move, at)
    return [line, *_come_back(sitting, seat, at)]


def _is_repeated(sitting: Sitting, seat: int, command: commands.Play) -> bool:
    """Whether this very move is the last that the seat has played, and still counts."""
    line = sitting.answered.get(seat)
    if line is None or not isinstance(line.entry, Played) or line.entry.asked != command.asked:
        return False
    counts = any(turn.seq == line.seq for turn in sitting.turns)
    return counts and line.entry.move.casefold() == command.move.casefold() and not line.entry.bot


def _resign(sitting: Sitting, who: Person, command: commands.Resign, at: int, house: House) -> list[Line]:
    sitting.playing()
    if any(seat.guest == who.guest and not seat.person for seat in sitting.seats):
        return []
    seat = _must_sit(sitting, who)
    line = sitting.write(Resigned(seat, house.stand_in), at)
    return [line, *_settle_question(sitting, at)]


def _return(sitting: Sitting, who: Person, command: commands.Return, at: int, house: House) -> list[Line]:
    return _come_back(sitting, _must_sit(sitting, who), at)


def _come_back(sitting: Sitting, seat: int, at: int) -> list[Line]:
    return [sitting.write(CameBack(seat), at)] if sitting.seats[seat].away else []


# ---- talk and questions


def _say(sitting: Sitting, who: Person, command: commands.Say, at: int, house: House) -> list[Line]:
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise Refused("empty", "there is nothing to say in this")
    said = [line.entry for line in sitting.talk[-MOST_KEYS:]]
    if command.key and any(isinstance(e, Said) and e.guest == who.guest and e.key == command.key for e in said):
        return []
    return [sitting.write(Said(who.guest, who.name, text, command.key), at)]


def _ask(sitting: Sitting, who: Person, command: commands.Ask, at: int, house: House) -> list[Line]:
    if command.question == "abandon" and sitting.stage == "open":
        _must_be_host(sitting, who)
        return close(sitting, "closed by its host", at)
    seat = _must_sit(sitting, who)
    sitting.playing()
    if command.seen is not None and _was_asked(sitting, seat, command.seen):
        return []
    if command.question == "undo":
        plan = moves_to_take_back(sitting, seat)
        if plan.freely:
            return [sitting.write(TookBack(plan.moves), at)]
    pending = sitting.question
    if pending is not None and (pending.question, pending.seat) == (command.question, seat):
        return []
    if pending is not None:
        raise Refused("asked-already", "another question waits for answers")
    return [sitting.write(Asked(seat, command.question), at), *_settle_question(sitting, at)]


def _was_asked(sitting: Sitting, seat: int, seen: int) -> bool:
    """Whether this seat has asked something, or moves were taken back, after that place."""
    since = [line.entry for line in sitting.lines[seen + 1 :]]
    return any(isinstance(e, TookBack) or (isinstance(e, Asked) and e.seat == seat) for e in since)


def _answer(sitting: Sitting, who: Person, command: commands.Answer, at: int, house: House) -> list[Line]:
    seat = _must_sit(sitting, who)
    if sitting.question is None:
        raise Refused("no-question", "nothing has been asked")
    if seat in sitting.question.agree and command.yes:
        return []
    return [sitting.write(Answered(seat, command.yes), at), *_settle_question(sitting, at)]


def _settle_question(sitting: Sitting, at: int) -> list[Line]:
    """If everybody who is here agrees, let it be so."""
    pending = sitting.question
    here = {number for number, seat in enumerate(sitting.seats) if seat.present}
    if pending is None or not here or not here <= set(pending.agree):
        return []
    if pending.question == "abandon":
        return close(sitting, "all agreed", at)
    return [sitting.write(TookBack(moves_to_take_back(sitting, pending.seat).moves), at)]


# ---- after the game


def _rematch(sitting: Sitting, who: Person, command: commands.Rematch, at: int, house: House) -> list[Line]:
    if sitting.stage not in ("over", "abandoned"):
        raise Refused("running", "the game is not over yet")
    if sitting.game is None or all(seat.guest != who.guest for seat in sitting.seats):
        raise Refused("not-seated", "only those who played can ask for a rematch")
    return [] if sitting.rematch is not None else [sitting.write(Rematched(house.new_id()), at)]


# ---- conditions


def _must_be_open(sitting: Sitting) -> None:
    if sitting.stage != "open":
        raise Refused("started", "this can be done only before the game begins")


def _must_be_host(sitting: Sitting, who: Person) -> None:
    if sitting.setup.host != who.guest:
        raise Refused("not-host", "only the host of the table can do this")


def _must_exist(sitting: Sitting, seat: int) -> None:
    if seat >= len(sitting.seats):
        raise Refused("no-seat", f"there is no seat {seat}; the seats are 0 to {len(sitting.seats) - 1}")


def _must_sit(sitting: Sitting, who: Person) -> int:
    seat = sitting.seat_of(who.guest)
    if seat is None:
        raise Refused("not-seated", "you have no seat at this table")
    return seat


_DEEDS: dict[type[Any], Callable[[Sitting, Person, Any, int, House], list[Line]]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.SeatBot: _seat_bot,
    commands.Unseat: _unseat,
    commands.Start: _start,
    commands.Play: _play,
    commands.Say: _say,
    commands.Ask: _ask,
    commands.Answer: _answer,
    commands.Resign: _resign,
    commands.Return: _return,
    commands.Rematch: _rematch,
}
