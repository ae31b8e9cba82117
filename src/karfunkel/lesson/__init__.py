"""Scripts that games bring: a first game that is explained, and pictures of the rules. The real rules run beneath."""

from karfunkel.lesson.script import Example, Lesson, ScriptStep, examples_of, has_lesson, lesson_of
from karfunkel.lesson.script_player import play_example, play_lesson

__all__ = [
    "Example",
    "Lesson",
    "ScriptStep",
    "examples_of",
    "has_lesson",
    "lesson_of",
    "play_example",
    "play_lesson",
]
