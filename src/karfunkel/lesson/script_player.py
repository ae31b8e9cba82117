"""Plays scripts by the real rules: a match from a position, with the moves of a script, as its reader is told it."""

from collections.abc import Sequence

from karfunkel.errors import Refused
from karfunkel.games.game import RULES
from karfunkel.games.registry import game_called
from karfunkel.lesson.script import Example, Lesson, Script, ScriptStep
from karfunkel.match.events import BotSat, LogEntry, Opened, Played, Sat, Started
from karfunkel.match.evolve import add_event, new_match
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer, frame_of, project, snapshot
from karfunkel.match.viewer_messages import Update
from karfunkel.notation.game_record import Entry
from karfunkel.protocol.lesson_bodies import ExampleTold, LessonStep, LessonTold
from karfunkel.table import Table, from_position

LEARNER = "learner"
"""The guest on the learner's seat: nobody who is known."""


def play_lesson(lesson: Lesson, played: Sequence[str]) -> LessonTold:
    """All that is told up to the learner's next move, after these moves of its own; Refused if they are others."""
    match = _begin(lesson)
    viewer = Viewer(lesson.seat, "choices")
    first, frame = snapshot(match, viewer), frame_of(match, [viewer])
    steps: list[LessonStep] = []
    updates: list[Update] = []
    left = list(played)
    for step in lesson.steps:
        if step.say is not None:
            steps.append(LessonStep(step.say, step.point, step.play, match.seq))
        if step.play is None:
            continue
        if lesson.mover(step) == lesson.seat and not _take(step, left):
            return LessonTold(first, updates, steps, ends=False)
        told, frame = project(match, _move(match, lesson, step), frame, [viewer])
        updates.append(told[viewer])
    if left:
        raise Refused("not-in-lesson", "the lesson is over before these moves")
    return LessonTold(first, updates, steps, ends=True)


def play_example(example: Example) -> ExampleTold:
    """The moment of an example: the table, and what its moves bring about."""
    match = _begin(example)
    viewer = Viewer(example.seat, "choices")
    first, frame = snapshot(match, viewer), frame_of(match, [viewer])
    updates: list[Update] = []
    for step in example.steps:
        told, frame = project(match, _move(match, example, step), frame, [viewer])
        updates.append(told[viewer])
    return ExampleTold(example.section, example.say, example.show, example.until, first, updates)


def _take(step: ScriptStep, left: list[str]) -> bool:
    """Whether the learner has made the move of this step, which is taken from its moves; Refused if it made another."""
    if not left:
        return False
    move = left.pop(0)
    if move != step.play:
        raise Refused("not-in-lesson", f"the lesson goes on with {step.play} here, not with {move:.40}")
    return True


def _begin(lesson: Script) -> Match:
    """The match at the position where the lesson begins."""
    table = from_position(lesson.position, lesson.seed)
    options = {RULES: str(game_called(table.game).version), **lesson.position.get("options", {})}
    opened = Opened(table.game, table.players, lesson.seed, LEARNER, "", options, public=False)
    match = new_match("lesson", LogEntry(0, 0, opened))
    for seat in range(table.players):
        add_event(match, Sat(seat, LEARNER, "") if seat == lesson.seat else BotSat(seat, lesson.level), 0)
    add_event(match, Started([]), 0, table)
    return match


def _move(match: Match, lesson: Script, step: ScriptStep) -> LogEntry:
    """Let a seat move as the script says, and chance draw as it says."""
    before, seat = match.playing(), lesson.mover(step)
    after = _after(before, seat, step)
    move, *cards = after.entries_from(before.entries)
    event = Played(seat, move.text, match.asked.get(seat, 0), [card.text for card in cards], seat != lesson.seat)
    return add_event(match, event, 0, after)


def _after(before: Table, seat: int, step: ScriptStep) -> Table:
    """The table after a move of the script."""
    after = before.copy()
    after.replay([Entry(seat, step.play or ""), *(Entry(None, card) for card in step.draw)])
    after.draw()
    return after
