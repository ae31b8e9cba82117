"""Sentences for what people do at a table beside their moves. Texts are Rich markup."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.markup import escape

from karfunkel.cli.terminal.localized_printer import typed
from karfunkel.cli.terminal.seat_names import PlayerNames, bot_name, level_name
from karfunkel.match import events
from karfunkel.match.match import Seat
from karfunkel.match.viewer_messages import PublicEvent, TableSnapshot, Talk
from karfunkel.words import Words

SHOWN_TALK = 5


def people_at(words: Words, shown: TableSnapshot) -> PlayerNames:
    """How those at a table are called."""
    me = -1 if shown.viewer is None else shown.viewer
    return PlayerNames(words, me, names_of(words, shown.seats))


def names_of(words: Words, seats: Sequence[Seat]) -> dict[int, str]:
    """The names of those at their seats; with the seat where the name alone does not say who it is."""
    names = {number: _name(words, seat, number) for number, seat in enumerate(seats) if not seat.free}
    used = Counter(name.casefold() for name in names.values())
    return {
        number: words.say("terminal-seated", name=name, number=number)
        if used[name.casefold()] > 1 or _misleads(words, name, len(seats))
        else name
        for number, name in names.items()
    }


def _name(words: Words, seat: Seat, number: int) -> str:
    return seat.name if seat.guest else bot_name(words, seat.bot_number(number))


def _misleads(words: Words, name: str, seats: int) -> bool:
    """Whether a name means something else in our sentences."""
    numbered = [words.say("terminal-seat", number=number) for number in range(seats)]
    return name.casefold() in {
        said.casefold() for said in (words.say("terminal-you"), words.say("table-you-badge"), *numbered)
    }


def notice(words: Words, happened: PublicEvent, shown: TableSnapshot) -> str | None:
    """What has happened, if that is to be told; `shown` is the table after it."""
    teller = TELLERS.get(type(happened))
    return None if teller is None else teller(happened, people_at(words, shown), shown)


def spoken(name: str, text: str) -> str:
    """A line of talk."""
    return f"[bold]{escape(name)}:[/] {escape(text)}"


def last_talk(shown: TableSnapshot) -> list[str]:
    """What was said last."""
    talk: list[Talk] = shown.talk[-SHOWN_TALK:]
    return [spoken(one.name, one.text) for one in talk]


def who_sits_where(words: Words, shown: TableSnapshot) -> list[str]:
    """A line for each seat."""
    seats = [words.say("terminal-seat", number=number) for number in range(len(shown.seats))]
    sitters = [_sitter(words, shown, number) for number in range(len(shown.seats))]
    return [words.say("terminal-named", name=seat, about=sitter) for seat, sitter in zip(seats, sitters, strict=True)]


def _sitter(words: Words, shown: TableSnapshot, number: int) -> str:
    seat = shown.seats[number]
    if seat.free:
        return words.say("wait-free")
    if not seat.guest:
        return f"{bot_name(words, seat.bot_number(number))} ({level_name(words, seat.level or '')})"
    return f"{escape(seat.name)} ({words.say('table-you-badge')})" if number == shown.viewer else escape(seat.name)


def company(words: Words, shown: TableSnapshot) -> list[str]:
    """Who else is at the table, in a sentence for people and one for bots."""
    people = people_at(words, shown)
    others = [(seat, sitter) for seat, sitter in enumerate(shown.seats) if seat != shown.viewer]
    named = [people.title(seat) for seat, sitter in others if sitter.person]
    bots = [(seat, sitter.level or "") for seat, sitter in others if not sitter.person]
    lines = [words.say("terminal-people", names=words.list(named))] if named else []
    for level in dict.fromkeys(level for _, level in bots):
        seats = [people.title(seat) for seat, its in bots if its == level]
        lines.append(
            words.say("terminal-bots", names=words.list(seats), level=level_name(words, level), count=len(seats))
        )
    return lines


def open_question(words: Words, shown: TableSnapshot) -> str | None:
    """What another asks, as long as the person has not answered."""
    question = shown.question
    if question is None or shown.viewer is None or shown.viewer in question.agree:
        return None
    asked = words.say(f"table-question-{question.question}", name=people_at(words, shown).name(question.seat))
    return f"{asked} {words.say('terminal-agree', yes=typed('yes'), no=typed('no'))}"


# ---- what each happening is called


def _sat(happened: events.Sat, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-sat", **people.who(happened.seat))


def _bot_sat(happened: events.BotSat, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-botsat", number=happened.seat, level=level_name(people.words, happened.level))


def _stood(happened: events.Stood, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-stood", number=happened.seat)


def _took_back(happened: events.TookBack, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-tookback", number=len(happened.moves))


def _said(happened: events.Said, people: PlayerNames, shown: TableSnapshot) -> str | None:
    mine = shown.viewer is not None and shown.seats[shown.viewer].guest == happened.guest
    return None if mine else spoken(happened.name, happened.text)


def _asked(happened: events.Asked, people: PlayerNames, shown: TableSnapshot) -> str | None:
    if happened.seat != shown.viewer:
        return open_question(people.words, shown)
    others = [seat for seat, sitter in enumerate(shown.seats) if sitter.present and seat != shown.viewer]
    if not others:
        return None
    asked = people.words.say(f"log-asked-{happened.question}", **people.who(happened.seat))
    return f"{asked} {people.words.say('terminal-may-refuse', names=people.names(others))}"


def _answered(happened: events.Answered, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say(f"log-answered-{'yes' if happened.yes else 'no'}", **people.who(happened.seat))


def _resigned(happened: events.Resigned, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-resigned", **people.who(happened.seat))


def _went_away(happened: events.WentAway, people: PlayerNames, shown: TableSnapshot) -> str:
    said = people.words.say("log-wentaway", **people.who(happened.seat))
    if happened.seat != shown.viewer:
        return said
    return f"{said} {people.words.say('terminal-take-over', back=typed('back'))}"


def _came_back(happened: events.CameBack, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-cameback", **people.who(happened.seat))


def _abandoned(happened: events.Abandoned, people: PlayerNames, shown: TableSnapshot) -> str:
    return people.words.say("log-abandoned")


def _rematched(happened: events.Rematched, people: PlayerNames, shown: TableSnapshot) -> str:
    how = people.words.say("terminal-sit-down-again", rematch=typed("rematch"))
    return f"{people.words.say('log-rematched')} {how}"


TELLERS: Mapping[type[Any], Callable[[Any, PlayerNames, TableSnapshot], str | None]] = {
    events.Sat: _sat,
    events.BotSat: _bot_sat,
    events.Stood: _stood,
    events.TookBack: _took_back,
    events.Said: _said,
    events.Asked: _asked,
    events.Answered: _answered,
    events.Resigned: _resigned,
    events.WentAway: _went_away,
    events.CameBack: _came_back,
    events.Abandoned: _abandoned,
    events.Rematched: _rematched,
}
"""Moves are told by their events, and who was let in is told when they sit down."""
