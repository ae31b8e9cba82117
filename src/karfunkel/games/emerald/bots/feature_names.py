"""The features that an evaluation of Emerald is made of: their names and places.

What each is worth is fitted to games (`karfunkel.games.emerald.bots.fit`) and kept by name (`karfunkel.bots.weights`).
"""

from karfunkel.games.emerald.rules.state import FIELDS

FEATURE_NAMES = (
    "points",
    "first_gold",
    "more_gold",
    "cheapest_gold",
    "treasures",
    "leads_kind_clearly",
    "leads_kind",
    "shares_kind",
    "follows_kind",
    "one_kind",
    "two_kinds",
    "three_kinds",
    "knights",
    "last_two_knights",
    "knights_at_start",
    *(f"knights_on_{field}" for field in range(1, FIELDS + 1)),
    "knights_beside_bar",
    "knights_past_bar",
    "danger_alone",
    "danger_shared",
    "danger_without_gold",
    "can_enter_chamber",
    "more_can_enter_chamber",
    "reach_on_turn",
    "reach_off_turn",
    "on_turn",
    "second_move",
    "turns_to_wait",
)

FEATURES = len(FEATURE_NAMES)
(
    POINTS,
    FIRST_GOLD,
    MORE_GOLD,
    CHEAPEST_GOLD,
    OWN_TREASURES,
    LEADS_KIND_CLEARLY,
    LEADS_KIND,
    SHARES_KIND,
    FOLLOWS_KIND,
    ONE_KIND,
    TWO_KINDS,
    THREE_KINDS,
    KNIGHTS,
    LAST_TWO_KNIGHTS,
    KNIGHTS_AT_START,
) = range(15)
KNIGHTS_ON = KNIGHTS_AT_START
"""Knights on field n count at KNIGHTS_ON + n."""
(
    KNIGHTS_BESIDE_BAR,
    KNIGHTS_PAST_BAR,
    DANGER_ALONE,
    DANGER_SHARED,
    DANGER_WITHOUT_GOLD,
    CAN_ENTER_CHAMBER,
    MORE_CAN_ENTER_CHAMBER,
    REACH_ON_TURN,
    REACH_OFF_TURN,
    ON_TURN,
    SECOND_MOVE,
    TURNS_TO_WAIT,
) = range(KNIGHTS_ON + FIELDS + 1, FEATURES)
