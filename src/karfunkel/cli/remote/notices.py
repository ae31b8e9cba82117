"""What people do at a table beside their moves, in sentences. Texts are Rich markup."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.markup import escape

from karfunkel.cli.terminal.speech import Speech, capital, listed, sentence
from karfunkel.table import entries
from karfunkel.table.sitting import Seat
from karfunkel.table.told import Happened, Shown, Talk

MISLEADING = re.compile(r"you|it|supply|seat \d+", re.IGNORECASE)
"""Names that mean something else in our sentences."""
REQUESTS = {"undo": "take the last move back", "abandon": "end the game without a result"}
SHOWN_TALK = 5


def speech_at(shown: Shown) -> Speech:
    """How the people at a table are called."""
    me = -1 if shown.viewer is None else shown.viewer
    return Speech(me, names_of(shown.seats))


def names_of(seats: Sequence[Seat]) -> dict[int, str]:
    """The names of the people at their seats; with the seat where the name alone does not say who it is."""
    names = {number: seat.name for number, seat in enumerate(seats) if seat.guest is not None}
    used = Counter(name.lower() for name in names.values())
    return {
        number: f"{name} (seat {number})" if used[name.lower()] > 1 or MISLEADING.fullmatch(name) else name
        for number, name in names.items()
    }


def notice(happened: Happened, shown: Shown) -> str | None:
    """What has happened, if that is to be told; `shown` is the table after it."""
    teller = TELLERS.get(type(happened))
    return None if teller is None else teller(happened, speech_at(shown), shown)


def spoken(name: str, text: str) -> str:
    """A line of talk."""
    return f"[bold]{escape(name)}:[/] {escape(text)}"


def last_talk(shown: Shown) -> list[str]:
    """What was said last."""
    talk: list[Talk] = shown.talk[-SHOWN_TALK:]
    return [spoken(one.name, one.text) for one in talk]


def who_sits_where(shown: Shown) -> list[str]:
    """A line for each seat."""
    lines = []
    for number, seat in enumerate(shown.seats):
        who = escape(seat.name) if seat.guest else f"a bot ({seat.level})" if seat.level else "free"
        lines.append(f"Seat {number}: {who}{' (you)' if number == shown.viewer else ''}")
    return lines


def company(shown: Shown) -> str:
    """Who else is at the table, in a sentence."""
    speech = speech_at(shown)
    others = [(seat, sitter) for seat, sitter in enumerate(shown.seats) if seat != shown.viewer]
    people = [f"{speech.name(seat)} (seat {seat})" for seat, sitter in others if sitter.person]
    bots = [f"seat {seat} ({sitter.level})" for seat, sitter in others if not sitter.person]
    parts = [f"with you: {listed(people)}"] if people else []
    parts += [f"{'bots play' if len(bots) > 1 else 'a bot plays'} {listed(bots)}"] if bots else []
    return sentence("; ".join(parts))


def open_question(shown: Shown) -> str | None:
    """What another asks, as long as the person has not answered."""
    question = shown.question
    if question is None or shown.viewer is None or shown.viewer in question.agree:
        return None
    asks = speech_at(shown).does(question.seat, "ask")
    return f"{capital(asks)} to {REQUESTS[question.question]}. Do you agree? Type [bold]yes[/] or [bold]no[/]."


# ---- what each happening is called


def _sat(happened: entries.Sat, speech: Speech, shown: Shown) -> str:
    return sentence(f"{speech.does(happened.seat, 'take')} seat {happened.seat}")


def _bot_sat(happened: entries.BotSat, speech: Speech, shown: Shown) -> str:
    return f"A bot ({happened.level}) takes seat {happened.seat}."


def _stood(happened: entries.Stood, speech: Speech, shown: Shown) -> str:
    return f"Seat {happened.seat} is free again."


def _took_back(happened: entries.TookBack, speech: Speech, shown: Shown) -> str:
    number = len(happened.moves)
    return "A move is taken back." if number == 1 else f"The last {number} moves are taken back."


def _said(happened: entries.Said, speech: Speech, shown: Shown) -> str | None:
    mine = shown.viewer is not None and shown.seats[shown.viewer].guest == happened.guest
    return None if mine else spoken(happened.name, happened.text)


def _asked(happened: entries.Asked, speech: Speech, shown: Shown) -> str | None:
    if happened.seat != shown.viewer:
        return open_question(shown)
    others = [seat for seat, sitter in enumerate(shown.seats) if sitter.present and seat != shown.viewer]
    if not others:
        return None
    return f"You ask to {REQUESTS[happened.question]}; {listed([speech.name(seat) for seat in others])} may say no."


def _answered(happened: entries.Answered, speech: Speech, shown: Shown) -> str:
    return sentence(speech.does(happened.seat, "agree" if happened.yes else "do not agree"))


def _resigned(happened: entries.Resigned, speech: Speech, shown: Shown) -> str:
    return sentence(f"{speech.does(happened.seat, 'resign')}; a bot ({happened.level}) plays on for that seat")


def _went_away(happened: entries.WentAway, speech: Speech, shown: Shown) -> str:
    if happened.seat == shown.viewer:
        return "Your time has run out, and a bot plays for you. Type [bold]back[/] to take over."
    return f"The time of {speech.name(happened.seat)} has run out; a bot plays for that seat until they are back."


def _came_back(happened: entries.CameBack, speech: Speech, shown: Shown) -> str:
    return sentence(f"{speech.name(happened.seat)} {'are' if happened.seat == shown.viewer else 'is'} back")


def _abandoned(happened: entries.Abandoned, speech: Speech, shown: Shown) -> str:
    reason = f": {escape(happened.reason)}" if happened.reason else ""
    return f"The game was ended without a result{reason}."


def _rematched(happened: entries.Rematched, speech: Speech, shown: Shown) -> str:
    return "A table for a rematch is up. Type [bold]rematch[/] to sit down there."


TELLERS: Mapping[type[Any], Callable[[Any, Speech, Shown], str | None]] = {
    entries.Sat: _sat,
    entries.BotSat: _bot_sat,
    entries.Stood: _stood,
    entries.TookBack: _took_back,
    entries.Said: _said,
    entries.Asked: _asked,
    entries.Answered: _answered,
    entries.Resigned: _resigned,
    entries.WentAway: _went_away,
    entries.CameBack: _came_back,
    entries.Abandoned: _abandoned,
    entries.Rematched: _rematched,
}
"""Moves are told by their events, and who was let in is told when they sit down."""
