"""How the languages spoken here count, write numbers and put things in a row, as Unicode's CLDR has it."""

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

THOUSANDS = re.compile(r"(?<=\d)(?=(?:\d{3})+$)")
MILLION = 1_000_000


class LanguageRules(NamedTuple):
    """What differs from language to language."""

    group: str
    """What stands between thousands."""
    point: str
    """What stands before a fraction."""
    pair: str
    """What joins two things."""
    last: str
    """What joins the last of several things to the others."""
    none_is_one: bool = False
    """Whether everything below 2 is said as one is, and millions are said in a way of their own."""


RULES = {
    "en": LanguageRules(",", ".", " and ", ", and "),
    "de": LanguageRules(".", ",", " und ", " und "),
    "fr": LanguageRules("\u202f", ",", " et ", " et ", none_is_one=True),
    "nl": LanguageRules(".", ",", " en ", " en "),
}


def rules_of(language: str) -> LanguageRules:
    """The rules of a language; the English ones where it has no words, for English ones are said then."""
    return RULES.get(language, RULES["en"])


def plural_category(number: float, language: str) -> str:
    """The plural form that a number asks for: `one`, `many` or `other`."""
    if not rules_of(language).none_is_one:
        return "one" if abs(number) == 1 else "other"
    if abs(number) < 2:
        return "one"
    return "many" if number % MILLION == 0 else "other"


def join_list(parts: Sequence[str], language: str) -> str:
    """Things in a row, the last two joined by a word: `2 red, 1 green, and 1 blue`."""
    rules = rules_of(language)
    if len(parts) < 3:
        return rules.pair.join(parts)
    return f"{', '.join(parts[:-1])}{rules.last}{parts[-1]}"


def format_integer(number: int, language: str) -> str:
    """A whole number as the language writes it."""
    return f"{number:,}".replace(",", rules_of(language).group)


def format_number(
    number: float,
    language: str,
    *,
    grouped: bool = True,
    integer_digits: int = 1,
    least_fraction_digits: int = 0,
    most_fraction_digits: int = 3,
) -> str:
    """A number as the language writes it, with so many digits before and after the point."""
    rules = rules_of(language)
    exact = Decimal(str(number))
    rounded = abs(exact).quantize(Decimal(1).scaleb(-most_fraction_digits))
    whole, _, fraction = f"{rounded:f}".partition(".")
    whole = whole.zfill(integer_digits)
    if grouped:
        whole = THOUSANDS.sub(rules.group, whole)
    fraction = fraction.rstrip("0").ljust(least_fraction_digits, "0") if most_fraction_digits else ""
    return f"{'-' * exact.is_signed()}{whole}{rules.point * bool(fraction)}{fraction}"
