"""Every reason to refuse something occurs, is said in words, and leaves the table as it was."""

import ast
import inspect
from collections.abc import Callable
from types import ModuleType

import pytest

from karfunkel.match import decide, decide_seats, decide_talk_and_votes, match, requirements
from karfunkel.match import undo_limit as undoing
from karfunkel.match.commands import (
    Answer,
    Ask,
    Ban,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    Unsay,
    Unseat,
)
from karfunkel.match.decide_seats import MOST_BANNED, MOST_SEAT_CHANGES
from karfunkel.match.decide_talk_and_votes import MOST_TALK_OF_ONE, MOST_VOTES_OF_ONE
from karfunkel.match.events import Said
from karfunkel.match.match import Match
from tests.match.company import (
    ANNA,
    BEN,
    CARA,
    DAN,
    NOON,
    ZOE,
    add_event,
    asked,
    close,
    ended,
    full,
    move,
    offered,
    opened,
    owner,
    refused,
    stand_in,
    started,
    trading,
    try_to,
    undo,
)

Deed = Callable[[Match], object]


def all_bots() -> Match:
    table = opened()
    for seat in range(3):
        try_to(table, ANNA, SeatBot(seat, "trader"))
    return table


def asked_for_undo() -> Match:
    table = offered()
    undo(table, owner(table, 1 - table.to_act()[0]))
    return table


def chosen_by_anna() -> Match:
    table = started()
    move(table, 0, "gems")
    return table


def talkative() -> Match:
    """A table at which enough has been said."""
    table = started()
    for _ in range(MOST_TALK_OF_ONE):
        add_event(table, Said(ANNA.guest, ANNA.name, "and so on", ""), NOON)
    return table


def restless() -> Match:
    """A table at which Zoe has sat down often enough."""
    table = opened()
    for number in range(MOST_SEAT_CHANGES):
        try_to(table, ZOE, Sit(number % 2))
    return table


def questioned() -> Match:
    """A game in which Anna has asked often enough."""
    table = started()
    for _ in range(MOST_VOTES_OF_ONE):
        try_to(table, ANNA, Ask("abandon"))
        try_to(table, BEN, Answer(yes=False))
    return table


def unseated() -> Match:
    table = full()
    try_to(table, ANNA, Unseat(1))
    return table


def banned() -> Match:
    table = opened()
    try_to(table, ANNA, Ban(ZOE.guest))
    return table


def all_banned() -> Match:
    """A table from which as many are banned as can be."""
    table = opened()
    for number in range(MOST_BANNED):
        try_to(table, ANNA, Ban(f"guest-{number}"))
    return table


REFUSALS: list[tuple[str, Callable[[], Match], Deed]] = [
    ("full", full, lambda table: try_to(table, DAN, Sit())),
    ("taken", full, lambda table: try_to(table, DAN, Sit(1))),
    ("taken", full, lambda table: try_to(table, ANNA, SeatBot(1, "trader"))),
    ("no-seat", opened, lambda table: try_to(table, ANNA, Sit(4))),
    ("no-seat", opened, lambda table: try_to(table, ANNA, Unseat(3))),
    ("not-host", full, lambda table: try_to(table, BEN, Start())),
    ("not-host", full, lambda table: try_to(table, BEN, Ask("abandon"))),
    ("seats-free", opened, lambda table: try_to(table, ANNA, Start())),
    ("no-person", all_bots, lambda table: try_to(table, ANNA, Start())),
    ("started", started, lambda table: try_to(table, DAN, Sit())),
    ("started", started, lambda table: try_to(table, BEN, Stand())),
    ("started", ended, lambda table: try_to(table, ANNA, Start())),
    ("not-running", full, lambda table: try_to(table, ANNA, Play("gems", 0))),
    ("not-running", ended, lambda table: try_to(table, ANNA, Resign())),
    ("not-running", ended, lambda table: close(table, "", NOON)),
    ("not-your-turn", chosen_by_anna, lambda table: try_to(table, ANNA, Play("money", asked(table, 1)))),
    ("stale", started, lambda table: try_to(table, ANNA, Play("gems", asked(table, 0) - 1))),
    ("not-seated", started, lambda table: try_to(table, ZOE, Return())),
    ("not-seated", ended, lambda table: try_to(table, ZOE, Rematch())),
    ("empty", started, lambda table: try_to(table, ANNA, Say("\n"))),
    ("too-much-talk", talkative, lambda table: try_to(table, ANNA, Say("and so on"))),
    ("too-many-changes", restless, lambda table: try_to(table, ZOE, Sit(2))),
    ("too-many-questions", questioned, lambda table: try_to(table, ANNA, Ask("abandon"))),
    ("asked-already", asked_for_undo, lambda table: try_to(table, CARA, Ask("abandon"))),
    ("no-question", started, lambda table: try_to(table, ANNA, Answer(yes=True))),
    ("unseated", unseated, lambda table: try_to(table, BEN, Sit())),
    ("banned", banned, lambda table: try_to(table, ZOE, Sit())),
    ("own-table", full, lambda table: try_to(table, ANNA, Ban(ANNA.guest))),
    ("plays", started, lambda table: try_to(table, ANNA, Ban(BEN.guest))),
    ("too-many-banned", all_banned, lambda table: try_to(table, ANNA, Ban(ZOE.guest))),
    ("nothing-said", started, lambda table: try_to(table, ANNA, Unsay(0))),
    ("not-yours", talkative, lambda table: try_to(table, BEN, Unsay(table.seq))),
    ("running", started, lambda table: try_to(table, ANNA, Rematch())),
    ("here", started, lambda table: try_to(table, ANNA, StandIn(1))),
    ("not-gone", started, lambda table: stand_in(table, ANNA, 1, gone_from=NOON + 1)),
    ("no-move", started, lambda table: undo(table, ANNA)),
    ("shown", trading, lambda table: undo(table, CARA)),
]


@pytest.mark.parametrize(("code", "situation", "deed"), REFUSALS)
def test_it_is_refused(code: str, situation: Callable[[], Match], deed: Deed) -> None:
    table = situation()
    with refused(table, code):
        deed(table)


def codes_of(module: ModuleType) -> set[str]:
    """The codes of all reasons that a module can give."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
    refusing = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refused"]
    return {call.args[0].value for call in refusing if isinstance(call.args[0], ast.Constant)}


def test_no_reason_was_forgotten_here() -> None:
    deciding = (decide, decide_seats, decide_talk_and_votes, requirements, undoing, match)
    assert set().union(*map(codes_of, deciding)) == {code for code, _, _ in REFUSALS}
