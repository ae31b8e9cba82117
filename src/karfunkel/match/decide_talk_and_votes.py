"""Command handlers of talk and votes: to say something, ask the others, answer; and what a vote leads to."""

from collections.abc import Sequence

from karfunkel.errors import Refused
from karfunkel.match import commands, events
from karfunkel.match.decide_seats import name_here
from karfunkel.match.decision import NOTHING, Decision, MatchRules, Person
from karfunkel.match.events import MatchEvent
from karfunkel.match.match import Match, PendingVote
from karfunkel.match.requirements import BANNED, require_host, require_seated
from karfunkel.match.undo_limit import undo_of

MOST_KEYS = 20
MOST_TALK_OF_ONE = 1_000
"""So many lines a guest may say in one match: nobody can fill the disk by talking."""
MOST_UNDOS_OF_ONE = 200
"""So often a guest may take a secret choice back in one match."""
MOST_VOTES_OF_ONE = 100
"""So often a guest may ask the others for something in one match."""


def say(match: Match, who: Person, command: commands.Say, rules: MatchRules) -> Decision:
    """Say something to all."""
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
    return Decision([events.Said(who.guest, name_here(match, who), text, command.key)])


def unsay(match: Match, who: Person, command: commands.Unsay, rules: MatchRules) -> Decision:
    """Delete a line of talk."""
    said = match.log[command.seq].event if command.seq < len(match.log) else None
    if not isinstance(said, events.Said):
        raise Refused("nothing-said", "nothing was said there")
    if who.guest not in (said.guest, match.setup.host):
        raise Refused("not-yours", "you can delete what you have said yourself, and the host what anybody has said")
    return Decision([events.Unsaid(command.seq)]) if said.text else NOTHING


def ask(match: Match, who: Person, command: commands.Ask, rules: MatchRules) -> Decision:
    """Ask the others to take a move back or to end the game; what needs nobody's consent is done."""
    if command.question == "abandon" and match.stage == "open":
        require_host(match, who)
        return Decision([events.Abandoned("closed by its host")])
    seat = require_seated(match, who)
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
    return Decision([events.Asked(seat, command.question), *settle(match, vote, present_seats(match))])


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


def answer(match: Match, who: Person, command: commands.Answer, rules: MatchRules) -> Decision:
    """Agree or not; what all agree to is done."""
    seat = require_seated(match, who)
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
    answered = events.Answered(seat, command.yes)
    if not command.yes:
        return Decision([answered])
    agreed = PendingVote(vote.question, vote.seat, [*vote.agree, seat])
    return Decision([answered, *settle(match, agreed, present_seats(match))])


def present_seats(match: Match) -> set[int]:
    """The seats of people who are not away."""
    return {number for number, seat in enumerate(match.seats) if seat.present}


def settle(match: Match, vote: PendingVote | None, present: set[int]) -> list[MatchEvent]:
    """What a vote leads to, if everybody who is here agrees."""
    if vote is None or not present or not present <= set(vote.agree):
        return []
    if vote.question == "abandon":
        return [events.Abandoned("all agreed")]
    return [events.TookBack(undo_of(match, vote.seat).moves)]
