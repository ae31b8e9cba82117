"""Everything that is said to people: Fluent files, read by the page and by the terminal.

The general words lie in this folder, those of a game in its own: `<its package>/words/en.ftl`. A game may share words
with others through the library that its class comes from; together these are its scopes.
"""

from karfunkel.words.fluent_file_locations import (
    ENGLISH,
    checked_language,
    languages,
    scopes_of,
    system_language,
    text_of,
)
from karfunkel.words.translations import Words

__all__ = ["ENGLISH", "Words", "checked_language", "languages", "scopes_of", "system_language", "text_of"]
