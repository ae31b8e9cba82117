"""Every rule has a test that is named after it, in this folder."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (1, 2, 3, 10, 11, 12, 13, 14, 20, 21, 22, 30, 31, 32, 40, 41)


def names_of_tests() -> list[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_*.py") if path != Path(__file__)]
    functions = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in functions if name.startswith("test_")]


NAMES = names_of_tests()


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule):
    assert any(name.startswith(f"test_B{rule}_") for name in NAMES), f"no test cites [B{rule}]"


def test_every_test_cites_a_rule():
    cites = re.compile(rf"test_B({'|'.join(map(str, RULES))})_")
    assert [name for name in NAMES if not cites.match(name)] == []


def test_no_two_tests_have_the_same_name():
    assert sorted(NAMES) == sorted(set(NAMES))
