"""The question that asks for a move: its sentence, its choices, and which move an answer means."""

from dataclasses import dataclass

from karfunkel.errors import Error
from karfunkel.words import Words

MOST_DIGITS = 9


@dataclass(frozen=True)
class Choice:
    """A move that is shown to the person, and what it would do now."""

    move: str
    about: str = ""


@dataclass(frozen=True)
class Question:
    """What the person is asked: a sentence, the choices shown, and another move that can be typed, if not all are."""

    asked: str
    choices: tuple[Choice, ...]
    another: str | None = None

    @property
    def numbered(self) -> bool:
        """Whether a choice can be typed as its number; not where the moves themselves are numbers."""
        return not any(choice.move.isdigit() for choice in self.choices)


def move_meant(words: Words, question: Question, text: str) -> str:
    """The move that an answer means: a number's, or what was typed. Enter plays the only move there is."""
    last = len(question.choices)
    if not text:
        if last == 1:
            return question.choices[0].move
        raise Error(
            words.say("terminal-error-answer" if question.numbered else "terminal-error-answer-move", last=last)
        )
    if not (question.numbered and text.isascii() and text.isdigit()):
        return _as_written(question, text)
    if not 1 <= int(text[:MOST_DIGITS]) <= last:
        raise Error(words.say("terminal-error-number", number=text[:20], last=last))
    return question.choices[int(text) - 1].move


def _as_written(question: Question, text: str) -> str:
    """A move typed in any case: as a choice writes it, else in small letters."""
    return {choice.move.lower(): choice.move for choice in question.choices}.get(text.lower(), text.lower())
