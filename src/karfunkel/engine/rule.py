"""Rules are plain functions marked with @rule; binding makes copies of them for one way of running.

`@rule` only marks. A `Binding` copies functions, with all rules they call, into new globals and wraps each copy: with
nothing for plain Python, with Numba's compilers for the CPU and for CUDA. So all ways live in one process and the
modules of rules know of none.

A `@verb` is a rule that every game brings itself, under the same name: the games' shared modules and the loops that
play any game call verbs, and a `Binding` puts the game's own function in their place.
"""

import types
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """Mark a function as a rule."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def verb(function: Function) -> Function:
    """Mark a rule that each game brings itself."""
    function.is_verb = True  # type: ignore[attr-defined]
    return rule(function)


def unwrapped(function: Any) -> Any:
    """The wrapping of the plain way: none."""
    return function


def apart(function: Function) -> Function:
    """Mark a rule that stays a function of its own when it is compiled.

    Rules are inlined where they are called. That is right for small rules and for a loop that calls a large one once;
    a search that applies moves in ten places would compile the whole game ten times.
    """
    function.is_apart = True  # type: ignore[attr-defined]
    return rule(function)


class Binding:
    """Copies of rules, each wrapped by `wrap`, with the verbs of one game and some rules replaced.

    Bindings that are given the same `shared` copies use one copy of each rule that calls the same rules in all of them:
    so what several sets of a game's rules have in common is compiled once.
    """

    def __init__(
        self,
        wrap: Callable[[Any], Any],
        verbs: Mapping[str, Any],
        replaced: Mapping[Any, Any] | None = None,
        shared: dict[Any, Any] | None = None,
    ) -> None:
        self.bound: dict[Any, Any] = {}
        """Every rule bound so far; a rule stands after all the rules it calls."""
        self._wrap = wrap
        self._verbs = verbs
        self._replaced = replaced or {}
        self._shared = {} if shared is None else shared
        self._globals: dict[str, dict[str, Any]] = {}
        self._under_way: list[str] = []

    def __call__(self, function: Any) -> Any:
        """The bound copy of a rule."""
        function = self._own(function)
        if function not in self.bound:
            self._refuse_recursion(function)
            self._under_way.append(function.__name__)
            key = (function, *self._called_by(function).items())
            if key not in self._shared:
                self._shared[key] = self._wrap(self._copy(function))
            self.bound[function] = self._shared[key]
            self._under_way.pop()
        return self.bound[function]

    def unwrapped(self, function: Any) -> Any:
        """A copy of a rule that calls bound rules, but is not wrapped itself."""
        return self._copy(self._own(function))

    def _own(self, function: Any) -> Any:
        if getattr(function, "is_verb", False):
            return self._replaced.get(function) or self._verbs[function.__name__]
        return self._replaced.get(function, function)

    def _called_by(self, function: Any) -> dict[str, Any]:
        """The bound copies of the rules that a rule calls, by the names under which it knows them."""
        source = function.__globals__
        called = {name: source.get(name) for name in function.__code__.co_names}
        return {name: self(one) for name, one in called.items() if getattr(one, "is_rule", False)}

    def _copy(self, function: Any) -> Any:
        source = function.__globals__
        bound = self._globals.setdefault(source["__name__"], dict(source))
        bound.update(self._called_by(function))
        copy = types.FunctionType(function.__code__, bound, function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__, copy.__doc__ = (
            function.__qualname__,
            function.__module__,
            function.__doc__,
        )
        copy.__annotations__ = function.__annotations__
        copy.__dict__.update(function.__dict__)
        return copy

    def _refuse_recursion(self, function: Any) -> None:
        if function.__name__ in self._under_way:
            chain = " → ".join([*self._under_way, function.__name__])
            raise TypeError(f"rules must not call each other in a circle: {chain}")
