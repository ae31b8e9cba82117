"""Messages of Fluent as functions: read by `fluent.syntax`, each compiled once; arguments go in, a sentence comes out.

What a message lacks stands in it by its name, and is noted. No marks are set around what is put into a sentence, for
terminals need none. Tests compare every message with `fluent.runtime`, which brings the rules of all languages along.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from karfunkel.words.language_rules import format_integer, format_number, plural_category

Argument = str | int
NUMBER_OPTIONS = {
    "useGrouping": "grouped",
    "minimumIntegerDigits": "integer_digits",
    "minimumFractionDigits": "least_fraction_digits",
    "maximumFractionDigits": "most_fraction_digits",
}
"""What `NUMBER` may be told, by Fluent's names and by ours. It knows no currencies, percents and significant digits."""


class Missing(str):
    """What stands in a sentence for what is missing. It leads every choice to its default."""

    __slots__ = ()


class FormattedNumber(NamedTuple):
    """A number that `NUMBER` was asked to write in a certain way."""

    number: float
    options: Mapping[str, Any]


Value = str | int | float | FormattedNumber


@dataclass(slots=True)
class Sentence:
    """A sentence while it is made: what may stand in it, and what it turned out to lack."""

    arguments: Mapping[str, Value]
    lacking: list[str] = field(default_factory=list)
    under_way: list[str] = field(default_factory=list)
    """The messages that are being said, each within the one before."""
    in_term: bool = False
    """Terms may be called without their arguments."""


Maker = Callable[[Sentence], Value]
"""Makes a part of a sentence, or what chooses one."""


class FluentMessages:
    """The messages and terms of one language that were read so far."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._patterns: dict[str, ast.Pattern | None] = {}
        self._makers: dict[str, Maker] = {}

    def __contains__(self, name: str) -> bool:
        """Whether a message of this name was read."""
        return name in self._patterns

    def read(self, text: str) -> None:
        """Read messages and terms. Those that are known stay as they are; what is not Fluent is passed over."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                if name not in self._patterns:
                    self._patterns[name] = entry.value
                    self._patterns |= {f"{name}.{one.id.name}": one.value for one in entry.attributes}

    def say(self, name: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """A message with what stands in it, and what it lacks. One that has only attributes is empty."""
        if self._patterns[name] is None:
            return "", []
        sentence = Sentence(arguments)
        return str(self._entry(name, sentence)), sentence.lacking

    def _entry(self, name: str, sentence: Sentence) -> Value:
        """A message, a term or an attribute of one, as it stands in a sentence."""
        maker = self._makers.get(name)
        if maker is None:
            pattern = self._patterns.get(name)
            if pattern is None:
                sentence.lacking.append(name)
                return Missing(name if name in self._patterns else f"{{{name}}}")
            maker = self._makers[name] = self._pattern(pattern)
        if name in sentence.under_way:
            sentence.lacking.append(f"{name}, which stands in itself")
            return Missing("???")
        sentence.under_way.append(name)
        said = maker(sentence)
        sentence.under_way.pop()
        return said

    # ---- from syntax to functions

    def _pattern(self, pattern: ast.Pattern) -> Maker:
        """A text with what stands in it."""
        parts = [self._element(element) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            text = "".join(map(str, parts))
            return lambda _: text
        language = self._language

        def make(sentence: Sentence) -> Value:
            return "".join([part if isinstance(part, str) else written(part(sentence), language) for part in parts])

        return make

    def _element(self, element: ast.TextElement | ast.Placeable) -> str | Maker:
        if isinstance(element, ast.TextElement):
            return element.value
        if isinstance(element.expression, ast.StringLiteral):
            return str(element.expression.parse()["value"])
        return self._expression(element.expression)

    def _expression(self, node: ast.SelectExpression | ast.InlineExpression | ast.Placeable) -> Maker:
        match node:
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.SelectExpression():
                return self._choice(node)
            case ast.MessageReference():
                return self._message(node)
            case ast.TermReference():
                return self._term(node)
            case ast.FunctionReference():
                return self._function(node)
            case ast.Placeable():
                return self._nested(node)
            case _:
                value = _literal(node)
                return lambda _: value

    def _nested(self, node: ast.Placeable) -> Maker:
        inner, language = self._expression(node.expression), self._language
        return lambda sentence: written(inner(sentence), language)

    def _choice(self, node: ast.SelectExpression) -> Maker:
        """The first variant whose key is the value, or the plural form of it; else the default."""
        selector, language = self._expression(node.selector), self._language
        ways = [(_key(variant.key), self._pattern(variant.value)) for variant in node.variants]
        usual = next(self._pattern(variant.value) for variant in node.variants if variant.default)

        def make(sentence: Sentence) -> Value:
            value = selector(sentence)
            if not isinstance(value, Missing):
                number = value.number if isinstance(value, FormattedNumber) else value
                for key, way in ways:
                    if _chosen(number, key, language):
                        return way(sentence)
            return usual(sentence)

        return make

    def _message(self, node: ast.MessageReference) -> Maker:
        name = _name("", node)
        return lambda sentence: self._entry(name, sentence)

    def _term(self, node: ast.TermReference) -> Maker:
        """A term, which knows those arguments alone that it is called with."""
        name = _name("-", node)
        named = {one.name.name: _literal(one.value) for one in node.arguments.named} if node.arguments else {}

        def make(sentence: Sentence) -> Value:
            return self._entry(name, Sentence(named, sentence.lacking, sentence.under_way, in_term=True))

        return make

    def _function(self, node: ast.FunctionReference) -> Maker:
        """`NUMBER`, the only function; any other, and one that is called wrongly, is missing."""
        named = {one.name.name: _literal(one.value) for one in node.arguments.named}
        positional = [self._expression(one) for one in node.arguments.positional]
        known = node.id.name == "NUMBER" and len(positional) == 1 and all(map(_is_option, named, named.values()))
        options = {NUMBER_OPTIONS[name]: value for name, value in named.items()} if known else {}

        def make(sentence: Sentence) -> Value:
            value = positional[0](sentence) if known else ""
            if isinstance(value, Missing):
                return value
            if isinstance(value, str):
                sentence.lacking.append(f"{node.id.name}()")
                return Missing(f"{node.id.name}()")
            if isinstance(value, FormattedNumber):
                return FormattedNumber(value.number, {**value.options, **options})
            return FormattedNumber(value, options)

        return make


def written(value: Value, language: str) -> str:
    """A value as it stands in a sentence."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return format_integer(value, language)
    if isinstance(value, FormattedNumber):
        return format_number(value.number, language, **value.options)
    return format_number(value, language)


def _variable(name: str) -> Maker:
    def make(sentence: Sentence) -> Value:
        value = sentence.arguments.get(name)
        if value is not None:
            return value
        if not sentence.in_term:
            sentence.lacking.append(f"${name}")
        return Missing(name)

    return make


def _chosen(value: str | float, key: str | float, language: str) -> bool:
    """Whether a value is a key, or one of them is a number and the other its plural form."""
    if isinstance(value, str) == isinstance(key, str):
        return value == key
    number, form = (key, value) if isinstance(value, str) else (value, key)
    return plural_category(float(number), language) == form


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else _number(key)


def _literal(node: Any) -> str | float:
    return _number(node) if isinstance(node, ast.NumberLiteral) else str(node.parse()["value"])


def _number(node: ast.NumberLiteral) -> float:
    return float(node.value) if "." in node.value else int(node.value)


def _is_option(name: str, value: str | float) -> bool:
    return name == "useGrouping" or (name in NUMBER_OPTIONS and isinstance(value, int))


def _name(sign: str, node: ast.MessageReference | ast.TermReference) -> str:
    return f"{sign}{node.id.name}{f'.{node.attribute.name}' if node.attribute else ''}"
