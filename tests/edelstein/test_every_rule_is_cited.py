"""Every rule and every event card has a test that is named after it, in this folder."""

import ast
import re
from pathlib import Path

import pytest

from .situations import EVENT_CARDS

HERE = Path(__file__).parent
RULES = (
    *range(1, 4 + 1),
    *range(10, 13 + 1),
    *range(20, 29 + 1),
    *range(30, 34 + 1),
    *range(40, 47 + 1),
    50,
    *range(60, 64 + 1),
    70,
)
CARDS = (
    "major-r",
    "major-y",
    "major-g",
    "major-b",
    "major-any",
    "per-r",
    "per-y",
    "per-g",
    "per-b",
    "certificate",
    "four-rb",
    "four-yg",
    "score-half",
    "swap",
    "remove",
    "three",
    "halve",
)


def names_of_tests() -> list[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_*.py") if path != Path(__file__)]
    functions = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in functions if name.startswith("test_")]


NAMES = names_of_tests()


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule):
    assert any(name.startswith(f"test_E{rule}_") for name in NAMES), f"no test cites [E{rule}]"


@pytest.mark.parametrize("card", CARDS)
def test_every_event_card_has_a_test(card):
    assert any(name.startswith(f"test_card_{card.replace('-', '_')}_") for name in NAMES), f"no test cites {card}"


def test_every_test_cites_a_rule_or_a_card():
    cites = re.compile(rf"test_(E({'|'.join(map(str, RULES))})|card_({'|'.join(CARDS).replace('-', '_')}))_")
    assert [name for name in NAMES if not cites.match(name)] == []


def test_no_two_tests_have_the_same_name():
    assert sorted(NAMES) == sorted(set(NAMES))


def test_the_list_of_cards_is_complete():
    assert sorted(CARDS) == sorted(EVENT_CARDS)
