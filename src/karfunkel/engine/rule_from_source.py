"""Makes a rule of a source text, and finds the text of a rule again; every way of running takes such rules."""

import linecache
from collections.abc import Mapping
from typing import Any

from karfunkel.engine.rule import rule


def generated_rule(name: str, module: str, owner: str, source: str, known: Mapping[str, Any]) -> Any:
    """The rule of this name in a source text.

    Args:
        name: the name of the function.
        module: the module that writes the text. Numba imports it when it loads the rule from its cache.
        owner: what the text is written for, such as the id of a game.
        source: the text, with nothing but functions in it.
        known: what the text calls by name: rules, constants and the types of its annotations.
    """
    file = f"<{module} for {owner}>"
    namespace: dict[str, Any] = {"__name__": f"{module}.{owner}", **known}
    exec(compile(source, file, "exec"), namespace)  # noqa: S102  # our own text
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    made = rule(namespace[name])
    made.__module__, made.source = module, source
    return made


def source_of(function: Any) -> str | None:
    """The text of a rule that was written by a program; None if it stands in a file."""
    source: str | None = getattr(function, "source", None)
    return source
