"""Our compiler of Fluent says what `fluent.runtime` says: all our messages, and any that could be written."""

import json
import random
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor
from hypothesis import example, given, settings
from hypothesis import strategies as st

from karfunkel.words import languages
from karfunkel.words.fluent_compiler import Argument, FluentMessages, written
from karfunkel.words.language_rules import RULES, format_number, join_list, plural_category

ROOT = Path(__file__).parent.parent
CASES = json.loads((ROOT / "tests" / "sentence_cases.json").read_text("utf-8"))
"""Messages in all languages, and what they say. web/tests/words.test.ts reads the same."""
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 12345, 1_000_000, 1_234_567, 2_000_000, -1, -2, -1000)
TEXTS = ("Anna", "", "none", "one", "1")
SAMPLES = 6

every_language = pytest.mark.parametrize("language", languages())


class Bundle:
    """What `fluent.runtime` makes of a text."""

    def __init__(self, language: str, text: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def say(self, name: str, arguments: dict[str, Argument]) -> tuple[str, int]:
        """A message, and how many things are wrong with it."""
        pattern = self.bundle.get_message(name).value
        said, wrong = self.bundle.format_pattern(pattern, arguments) if pattern else ("", [])
        return str(said), len(wrong)


def ours(language: str, text: str) -> FluentMessages:
    messages = FluentMessages(language)
    messages.read(text)
    return messages


# ---- our own words


class Used(visitor.Visitor):
    """The arguments of a message, and the words by which it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[Argument] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        self.keys.add(node.key.name if isinstance(node.key, ast.Identifier) else int(node.key.value))
        self.generic_visit(node)


def sampled(message: ast.Message) -> Iterator[dict[str, Argument]]:
    """Arguments of a message: numbers, texts, the words it chooses by; now and then one is missing."""
    used, dice = Used(), random.Random(message.id.name)
    used.visit(message)
    values = [*sorted(used.keys, key=str) * 3, *NUMBERS, *TEXTS, True, None]
    for _ in range(SAMPLES if used.names else 1):
        drawn = {name: dice.choice(values) for name in sorted(used.names)}
        yield {name: value for name, value in drawn.items() if value is not None}


def files(language: str) -> list[Path]:
    own = [*ROOT.glob(f"src/karfunkel/words/{language}/*.ftl"), *ROOT.glob(f"src/**/words/{language}.ftl")]
    return sorted([*own, *ROOT.glob(f"examples/games/*/src/*/words/{language}.ftl")])


@pytest.mark.slow
@every_language
def test_every_message_says_what_fluents_own_runtime_makes_of_it(language: str) -> None:
    told = 0
    for file in files(language):
        text = file.read_text("utf-8")
        messages, bundle = ours(language, text), Bundle(language, text)
        for message in FluentParser().parse(text).body:
            if isinstance(message, ast.Message):
                for arguments in sampled(message):
                    said, lacking = messages.say(message.id.name, arguments)
                    assert (said, len(lacking)) == bundle.say(message.id.name, arguments), (message.id.name, arguments)
                    told += 1
    assert told > 2000


# ---- whatever can be written

NAMES = ["a", "b", "number", "name"]
REFERENCES = ["m0", "m1", "m1.tip", "lost", "-t0", "-t1", "-t1(a: 1)", '-t1(a: "one", b: 2.50)', "-lost"]
LITERALS = ["3", "1.0", "0.5", "12345.6789", '"{"', '"\\u00e9"', "NOTHING($a)", "NUMBER()"]
WRITTEN = ["$a", "$number", "$lost", "1234.5", '"text"', "NUMBER($a, minimumFractionDigits: 1)"]
OPTIONS = ["useGrouping: 0", "minimumIntegerDigits: 5", "minimumFractionDigits: 2", "maximumFractionDigits: 0"]
SELECTORS = ["$a", "$b", "$number", "$name", "-t0.tip", "-t1.case", "1", "NUMBER($number)", '"b"']
KEYS = ["0", "1", "2", "1.5", "1000000", "one", "many", "other", "b", "Anna"]


def number(value: str, options: list[str]) -> str:
    return f"NUMBER({', '.join([value, *options])})"


def choice(selector: str, others: list[tuple[str, str]], usual: str) -> str:
    variants = "".join(f"\n    [{key}] {value}" for key, value in others)
    return f"{{ {selector} ->{variants}\n   *[other] {usual}\n }}"


inline = st.one_of(
    st.sampled_from([*(f"${name}" for name in NAMES), *REFERENCES, *LITERALS]),
    st.builds(number, st.sampled_from(WRITTEN), st.lists(st.sampled_from(OPTIONS), unique=True, max_size=3)),
)
variants = st.lists(st.tuples(st.sampled_from(KEYS), inline.map("{{ {} }}".format)), max_size=3)
texts = st.recursive(
    st.one_of(st.sampled_from(["red", "two words"]), inline.map("{{ {} }}".format)),
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map(" ".join),
        st.builds(choice, st.sampled_from(SELECTORS), variants, inner),
        inline.map("{{ {{ {} }} }}".format),
    ),
    max_leaves=5,
)
resources = st.builds(
    "m0 = {}\nm1 = x {}\n    .tip = y {}\n-t0 = z {}\n    .tip = b\n-t1 = z {}\n    .case = v {}\n".format, *[texts] * 6
)
arguments_drawn = st.dictionaries(st.sampled_from(NAMES), st.one_of(st.sampled_from(NUMBERS), st.sampled_from(TEXTS)))


@example("en", "m0 = { $number ->\n    [2] two\n    [one] one\n   *[other] { $number }\n }\nm1 = m\n", {"number": 1})
@example("en", "m0 = { $b ->\n    [b] b\n   *[other] missing\n }\nm1 = m\n", {})
@example("de", "m0 = { -t1(a: 1234.5) }\n-t1 = { $a } { $b }\nm1 = { m0 }\n", {"a": 1, "b": 2})
@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.sampled_from(languages()), resources, arguments_drawn)
def test_any_message_says_what_fluents_own_runtime_makes_of_it(
    language: str, text: str, arguments: dict[str, Argument]
) -> None:
    messages, bundle = ours(language, text), Bundle(language, text)
    for name in ("m0", "m1"):
        try:
            expected = bundle.say(name, arguments)
        except RecursionError:  # what stands in itself, and in nothing else
            messages.say(name, arguments)
            continue
        said, lacking = messages.say(name, arguments)
        assert (said, bool(lacking)) == (expected[0], expected[1] > 0)


def test_a_message_that_stands_in_itself_ends() -> None:
    messages = ours("en", "a = { b }\nb = { a }\n")
    said, lacking = messages.say("a", {})
    assert said == "???"
    assert lacking == ["a, which stands in itself"]


def test_what_was_read_stays_as_it_is() -> None:
    messages = ours("en", "a = first\n    .b = attribute\nc =\n    .d = only this\n")
    messages.read("a = second\ne = { a.b } { c }")
    assert messages.say("a", {}) == ("first", [])
    assert messages.say("c", {}) == ("", [])
    assert messages.say("e", {}) == ("attribute c", ["c"])


# ---- what languages differ in


def test_every_language_has_its_rules() -> None:
    assert RULES.keys() == set(languages())


def test_a_language_without_words_is_said_as_english_is() -> None:
    assert join_list(["a", "b", "c"], "sv") == "a, b, and c"


@every_language
def test_numbers_and_their_forms_are_those_of_the_language(language: str) -> None:
    locale = Locale(language)
    plain, form = locale.decimal_formats[None], locale.plural_form
    for number in (*NUMBERS, 0.5, 1.0, 1.5, -0.25, 2.0005, 1234.5678, 1_000_000.0):
        assert written(number, language) == plain.apply(number, locale)
        assert format_number(number, language) == plain.apply(number, locale)
        assert plural_category(number, language) == form(Decimal(str(number)) if number % 1 else int(number))


@every_language
def test_lists_are_joined_as_in_the_language(language: str) -> None:
    for length in range(6):
        parts = ["{0}", "b", "c, d", "e", "f"][:length]
        assert join_list(parts, language) == format_list(parts, locale=language)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}: {case['message']}"[:40])
def test_sentences_are_those_of_the_page(case: dict[str, str | list[list[Argument]]]) -> None:
    messages = ours(case["language"], f"m = {case['message']}")
    for number, said in case["said"]:
        assert messages.say("m", {"n": number}) == (said, [])
