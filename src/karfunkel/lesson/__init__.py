"""Scripts that games bring: a first game that is explained, and pictures of the rules. The real rules run beneath."""

from karfunkel.lesson.play import play_example, play_lesson
from karfunkel.lesson.script import Example, Lesson, Step, examples_of, has_lesson, lesson_of

__all__ = [
    "Example",
    "Lesson",
    "Step",
    "examples_of",
    "has_lesson",
    "lesson_of",
    "play_example",
    "play_lesson",
]
