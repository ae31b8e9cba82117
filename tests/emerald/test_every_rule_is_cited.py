"""Every rule has a test that is named after it, in this folder."""

import ast
import re
from pathlib import Path

import pytest

from karfunkel.games.emerald import rules

HERE = Path(__file__).parent
RULES = (*range(1, 6 + 1), *range(10, 14 + 1), *range(20, 28 + 1), *range(30, 33 + 1))
FILES = ("test_setup.py", "test_turn.py", "test_dragon.py", "test_end.py", "test_sight.py")
"""The rulebook's chapters; the other files test what is not a rule."""


def names_of_tests() -> list[str]:
    trees = [ast.parse((HERE / file).read_text("utf-8")) for file in FILES]
    functions = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in functions if name.startswith("test_")]


NAMES = names_of_tests()


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule):
    assert any(name.startswith(f"test_D{rule}_") for name in NAMES), f"no test cites [D{rule}]"


def test_every_test_cites_a_rule():
    cites = re.compile(rf"test_D({'|'.join(map(str, RULES))})_")
    assert [name for name in NAMES if not cites.match(name)] == []


def test_no_two_tests_have_the_same_name():
    assert sorted(NAMES) == sorted(set(NAMES))


def test_the_rules_cite_every_number():
    text = "".join(file.read_text("utf-8") for file in Path(rules.__file__).parent.glob("*.py"))
    assert {int(number) for number in re.findall(r"\[D(\d+)\]", text)} == set(RULES)
