"""The event cards in words."""

from karfunkel.cli.terminal.game_ui import View
from karfunkel.words import Words

ANY_MAJORITY = "major-any"


def card_name(words: Words, card: str) -> str:
    """What a card is called."""
    return f"[bold]{words.say(f'card-{card}')}[/]"


def card_words(words: Words, card: str, view: View) -> str:
    """A card and what it does."""
    return words.say("terminal-named", name=card_name(words, card), about=_effect(words, card, view))


def _effect(words: Words, card: str, view: View) -> str:
    if card == ANY_MAJORITY and view["options"]["major_any"] == "once":
        return words.say("terminal-major-any-once")
    return words.say("about-card", card=card)
