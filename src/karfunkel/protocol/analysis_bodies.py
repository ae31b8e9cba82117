"""The bodies of answers about hints and analyses."""

import msgspec


class Why(msgspec.Struct, frozen=True):
    """Why a move is good: the name of a sentence, and what it speaks of."""

    name: str
    about: dict[str, str | int]


class Thought(msgspec.Struct, frozen=True):
    """A move that was thought of: the chance to win after it, and how often it should be played (both 0 to 1)."""

    move: str
    chance: float
    weight: float
    level: bool
    """Whether it is about as good as the first one, as far as can be told."""


class Hint(msgspec.Struct, frozen=True):
    """What a strong bot would play here, the best move first, and why that one."""

    thoughts: list[Thought]
    why: Why


class AnalysedMove(msgspec.Struct, frozen=True):
    """A decision thought over again: what was played, what would have been best, and the chances after each."""

    seq: int
    """The line of the table's log."""
    seat: int
    move: str
    best: str
    chance: float
    best_chance: float
    error: float
    """The standard error of the difference between the two."""
    mistake: bool
    """Whether the difference is known beyond its uncertainty."""


class Chances(msgspec.Struct, frozen=True):
    """Every seat's chance to win after a line of the table's log."""

    seq: int
    chances: list[float]


class GameAnalysis(msgspec.Struct, frozen=True):
    """A game thought over again: who was how likely to win when, and what each decision cost."""

    chances: list[Chances]
    decisions: list[AnalysedMove]
