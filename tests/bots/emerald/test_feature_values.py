"""How the seats stand."""

from typing import Any

import pytest

from karfunkel.games.emerald.bots import board_field_values, feature_values
from karfunkel.games.emerald.bots.feature_names import FEATURE_NAMES, FEATURES, KNIGHTS_ON, TURNS_TO_WAIT
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.rules.state import CHAMBER, KEEP
from tests.bots.emerald.plainly import PLAIN, decisions
from tests.emerald.situations import asleep


def stands(table: Any, seat: int) -> dict[str, float]:
    """The features of a seat that are not 0, by name."""
    scratch = EmeraldScratch()
    PLAIN(feature_values.write_features)(table, scratch)
    found = {name: scratch.features[seat, feature] for feature, name in enumerate(FEATURE_NAMES)}
    return {name: value for name, value in found.items() if value}


def test_every_feature_has_its_name() -> None:
    assert FEATURE_NAMES[KNIGHTS_ON + 1] == "knights_on_1"
    assert FEATURE_NAMES[TURNS_TO_WAIT] == "turns_to_wait"
    assert TURNS_TO_WAIT == FEATURES - 1
    assert FEATURES % 2 == 0  # they are added up by twos


def test_at_first_all_stand_alike_but_for_the_turn() -> None:
    table = asleep(4)
    first, *others = (stands(table, seat) for seat in range(4))
    assert first == {"knights": 5, "knights_at_start": 5, "on_turn": 1.0}
    for seat, other in enumerate(others, 1):
        assert other == {"knights": 5, "knights_at_start": 5, "turns_to_wait": seat / 4}


def test_points_and_bribes() -> None:
    knights = [["T1", "T2"], ["T1", "T2"], ["T1", "T2"]]
    table = asleep(3, knights=knights, gold=[["2", "5", "5"], [], ["1"]], treasures=[1, 0, 0])
    found = stands(table, 0)
    assert found["points"] == 12 + 5
    assert (found["first_gold"], found["more_gold"], found["cheapest_gold"]) == (1.0, 2, 2)
    assert "first_gold" not in stands(table, 1)


def test_gems_lead_share_and_follow() -> None:
    gems = [["ruby", "ruby", "emerald"], ["emerald", "garnet"], []]
    table = asleep(3, gems=gems)
    first, second, third = (stands(table, seat) for seat in range(3))
    assert (first["leads_kind_clearly"], first["shares_kind"], first["follows_kind"], first["two_kinds"]) == (
        1,
        1,
        1,
        1,
    )
    assert (second["leads_kind"], second["shares_kind"], second["two_kinds"]) == (1, 1, 1)
    assert third["follows_kind"] == 2  # of emerald and garnet; two behind the rubies


@pytest.mark.parametrize(
    ("dragon", "facing", "bar", "threats"),
    [
        (10, "exit", 7, {9: 1, 8: 1, 7: 1}),
        (8, "exit", 7, {7: 1, 8: 1, 9: 1}),
        (7, "chamber", 8, {8: 1, 9: 1, 10: 1}),
        (11, "chamber", 9, {12: 1, 11: 1, 10: 1}),
        (13, "chamber", 12, {14: 1, 15: 1}),
    ],
)
def test_D21_the_dragon_threatens_where_its_walk_can_end(
    dragon: int, facing: str, bar: int, threats: dict[int, int]
) -> None:
    table = asleep(4, dragon=dragon, facing=facing, bar=bar)
    scratch = EmeraldScratch()
    PLAIN(board_field_values.write_threats)(table, scratch)
    found = {field: 3 * threat for field, threat in enumerate(scratch.threat) if threat}
    expected = threats if sum(threats.values()) == 3 else {**threats, 14: 2}  # to the end of the bar and back
    assert found == pytest.approx(expected)


def test_a_knight_reaches_the_chamber_or_a_card() -> None:
    table = asleep(4)
    worth = PLAIN(board_field_values.goal_value)
    assert worth(table, 0, CHAMBER) == 5
    assert worth(table, 0, KEEP + 6) == 0
    table.top[0, 7], table.top[1, 7] = 4, 0
    assert worth(table, 0, KEEP + 7) == 5
    table.top[0, 7], table.below[0, 7] = -1, 0
    for kind in range(1, 4):
        table.gems[0, kind] = 1
    assert worth(table, 0, KEEP + 7) == 5  # the fourth kind: a point and the bonus
    table.four_kinds = 1
    assert worth(table, 0, KEEP + 7) == 2


@pytest.mark.parametrize("players", range(2, 6))
def test_D30_a_game_goes_from_0_to_1(players: int) -> None:
    far = PLAIN(feature_values.progress)
    before = 0.0
    for table, _ in decisions(players, seed=players):
        assert before <= far(table) < 1.0
        before = far(table)
    assert before > 0.0
    assert far(table) == 1.0
