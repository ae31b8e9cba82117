"""Says any game's moves by its messages `move-<text>`.

The page's buttons follow the same rules, so that both say the same.
"""

import re

from karfunkel.notation.declared_notation import JOINT
from karfunkel.words.event_teller import readable
from karfunkel.words.translations import Words

UNNAMEABLE = re.compile("[^A-Za-z0-9_-]+")
"""What cannot stand in the name of a message; a hyphen stands there instead."""
BETWEEN = " · "


def move_words(words: Words, move: str) -> str:
    """A move in the words of its game: in one piece, or action by action; readable where the game has no words."""
    whole = _said(words, move)
    return whole or BETWEEN.join(_said(words, action) or readable(action) for action in move.split(JOINT))


def own_move_words(words: Words, move: str) -> str:
    """The same for where the text of the move is shown beside it: empty if the game has no words for any of it."""
    said = move_words(words, move)
    return "" if said == BETWEEN.join(map(readable, move.split(JOINT))) else said


def move_message(text: str) -> str:
    """The name of the message that says a move, or an action of it."""
    return f"move-{UNNAMEABLE.sub('-', text)}"


def _said(words: Words, text: str) -> str | None:
    return words.say_if_known(move_message(text))
