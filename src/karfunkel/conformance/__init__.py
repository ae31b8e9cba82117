"""What every game must keep to, ours and other people's: checks that random games of it are played for.

    from karfunkel.conformance import check_game

    def test_my_game():
        check_game("geode")

The first check that fails raises `ConformanceError` and says what is wrong, where, and with which seed.
"""

from karfunkel.conformance.all_checks import CHECKS, Check, check_game
from karfunkel.conformance.assertions import ConformanceError

__all__ = ["CHECKS", "Check", "ConformanceError", "check_game"]
