"""A decision with thousands of moves: chosen action by action, searched for, and never thousands of buttons."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from karfunkel.match import moves_for_viewer
from tests.outside import note_package, outside_games
from tests.page.browsing import Visitor, need_browser
from tests.server.running import serving, settings_for

ACTIONS, LENGTH = 70, 2
BUTTONS = 60
"""So many are made at most."""
RULES = f"""
from karfunkel.engine import FIRST_DECISION, Agenda, Row, answered, ask, int8, rule, say

class Table(Agenda):
    points: Row = int8(2, each_seat=True)
    turn: int = int8()

def set_up(table):
    pass

@rule
def go_on(table):
    if table.depth == 0 and table.turn < 4:
        ask(table, FIRST_DECISION, table.turn % 2)

@rule
def legal(table, seat, actions):
    for action in range({ACTIONS}):
        actions[action] = action
    return {ACTIONS}

@rule
def unfinished(table, seat):
    return table.said_count < {LENGTH}

@rule
def apply(table, seat, action):
    say(table, action)
    if not unfinished(table, seat):
        table.points[seat] += action
        answered(table)
        table.turn += 1
        go_on(table)

@rule
def score(table, seat):
    return table.points[seat]
"""
GAME = f"""
from karfunkel.games.game import Game
from many_moves import rules
GAME = Game(id="many_moves", title="Many moves", min_players=2, max_players=2, table=rules.Table, verbs=rules,
            actions={ACTIONS}, most_legal={ACTIONS})
"""
NOTATION = f"""
from karfunkel.engine import FIRST_DECISION
from karfunkel.notation.declared_notation import DeclaredNotation
from many_moves.game import GAME
FIELDS = [f"field{{n}}" for n in range({ACTIONS})]
NOTATION = DeclaredNotation(GAME, actions=FIELDS, decisions={{FIRST_DECISION: "way"}})
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a house with that game."""
    need_browser()
    package = tmp_path / "src" / "many_moves"
    package.mkdir(parents=True)
    parts = {"__init__": "", "rules": RULES, "game": GAME, "notation": NOTATION}
    for name, text in parts.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    note_package(tmp_path, "many-moves", {"many_moves": "many_moves.game:GAME"})
    with (
        outside_games([str(tmp_path), str(package.parent)]),
        serving(settings_for(tmp_path / "house.db", new_seed=lambda: "page")) as url,
    ):
        yield url


@pytest.mark.parametrize("told", [True, False])
def test_thousands_of_moves_are_a_few_buttons(
    visitor: Callable[..., Visitor], house: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they are too many to be told, the page asks for them."""
    monkeypatch.setattr(moves_for_viewer, "MOST_MOVES", ACTIONS**LENGTH - (0 if told else 1))
    anna = visitor(url=house).named("Anna")
    table = anna.new_table("many_moves", 2)
    assert len(anna.ask("GET", f"/api/tables/{table}")["moves"]) == (ACTIONS**LENGTH if told else 0)
    page = anna.see(f"/t/{table}")
    buttons = page.locator(".bar.asked .move")
    buttons.first.wait_for()
    assert buttons.count() == BUTTONS
    assert page.get_by_text(f"… and {ACTIONS - BUTTONS} more").is_visible()
    page.get_by_role("searchbox").fill("field67")
    assert buttons.all_inner_texts() == [f"1\nField67\n{ACTIONS}"]
    buttons.first.click()
    assert buttons.count() == BUTTONS
    page.get_by_role("button", name="Field67", exact=True).focus()
    page.keyboard.press("Backspace")
    for number in ("5", "9"):
        page.keyboard.press(number)
    page.wait_for_function(
        """(table) => fetch(`/api/tables/${table}`).then((told) => told.json())
            .then((told) => told.view.points[0] === 8)""",
        arg=table,
    )
    assert anna.complaints == []
