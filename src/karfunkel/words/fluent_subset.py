"""The part of Fluent in which games speak: texts, arguments, and choices by an argument. The page can say no more."""

from fluent.syntax import FluentParser, ast, visitor


class _Unsayable(visitor.Visitor):
    """What stands in a message beyond that."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802  # as the visitor calls it
        inner = node.expression
        chosen = inner.selector if isinstance(inner, ast.SelectExpression) else inner
        allowed = ast.VariableReference if inner is not chosen else (ast.VariableReference, ast.StringLiteral)
        if not isinstance(chosen, allowed):
            self.found.append(type(chosen).__name__)
        self.generic_visit(node)


def find_unsayable(text: str) -> list[str]:
    """What is wrong with the messages of a Fluent text, in sentences; nothing if all of them can be said everywhere."""
    wrong = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"this is not Fluent: {(entry.content or '').strip()[:80]!r}")
        elif isinstance(entry, ast.Term):
            wrong.append(f"-{entry.id.name} is a term; there are messages only")
        elif isinstance(entry, ast.Message):
            wrong += [f"the message {entry.id.name} has {reason}" for reason in _unsayable_in(entry)]
    return wrong


def _unsayable_in(message: ast.Message) -> list[str]:
    visited = _Unsayable()
    visited.visit(message)
    reasons = [f"a {kind}; texts, $arguments and choices by an $argument can stand in it" for kind in visited.found]
    return [*reasons, *["attributes"] * bool(message.attributes)]
