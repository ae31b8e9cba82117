"""Names of guests: nothing that cannot be seen, that turns the text around, or that runs over other lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karfunkel.match.guest_names import LONGEST_NAME, cleaned, skeleton, told_apart


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna \t Bell ", "Anna Bell"),
        ("Än\u200bne\ufeff", "Änne"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066x\u2069", "x"),
        ("A\u0301\u0301\u0301\u0301\u0301\u0301", "Á\u0301\u0301"),
        ("\u3164", ""),
        ("\u2800\u115f\u1160\uffa0", ""),
        ("\u0301", ""),
        ("\u00a0\u3000", ""),
        ("宝石", "宝石"),
        ("אבי", "אבי"),
        ("नमस्ते", "नमस्ते"),
        ("🦊", "🦊"),
    ],
)
def test_what_cannot_be_seen_is_left_out(name: str, kept: str) -> None:
    assert cleaned(name) == kept


@given(st.text(max_size=60))
def test_cleaning_twice_changes_nothing(name: str) -> None:
    once = cleaned(name)
    assert cleaned(once) == once
    assert once.isprintable()


@given(st.text(min_size=1, max_size=LONGEST_NAME).map(cleaned), st.lists(st.text(max_size=LONGEST_NAME), max_size=4))
def test_a_name_that_is_told_apart_looks_like_no_other_and_is_short_enough(name: str, others: list[str]) -> None:
    shown = told_apart(name, others)
    assert len(shown) <= max(LONGEST_NAME, len(name))
    assert skeleton(shown) not in {skeleton(other) for other in others if other}
