"""A bot refuses a view that no game shows, or plays by it; it never ends the interpreter."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import karfunkel
from karfunkel.analysis import advise
from karfunkel.bots import LEVELS
from karfunkel.bots.determinization import table_to_decide
from karfunkel.errors import InvalidPosition
from tests.bots.test_determinization import DICE
from tests.outside import environment, installed, outside_games

VIEWS, SEED = 400, 3


@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald", "tailings"])
def test_no_damaged_view_ends_the_interpreter(game: str, tmp_path: Path) -> None:
    command = (sys.executable, "-X", "faulthandler", "-m", "tests.bots.damaged_views", game, str(VIEWS), str(SEED))
    done = subprocess.run(command, env=environment(installed(tmp_path)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout)
    assert min(told["refused"], told["played"]) > VIEWS / 20


def chosen(view: dict[str, Any]) -> str:
    return LEVELS["novice"].choose(view, ["A", "B"], DICE(1))


@pytest.mark.parametrize("seat", [-1, 3, 1000, None, True, "1", 2**63])
def test_a_seat_that_nobody_has_is_refused(seat: object) -> None:
    view = karfunkel.new("basari", 3, seed=1).view(0)
    with pytest.raises(InvalidPosition, match="there is no seat"):
        chosen({**view, "seat": seat})


def test_a_seat_that_may_not_move_is_refused() -> None:
    table = karfunkel.new("basari", 3, seed=1)
    table.play(0, "A")
    for ask in (chosen, lambda view: advise(view, DICE(1))):
        with pytest.raises(InvalidPosition, match="seat 0 may not move now"):
            ask(table.view(0))


def test_a_view_without_what_is_needed_is_refused() -> None:
    view = karfunkel.new("basari", 3, seed=1).view(0)
    for name in ("game", "seat", "chosen", "players"):
        with pytest.raises(InvalidPosition, match=name):
            chosen({other: value for other, value in view.items() if other != name})


def test_a_move_under_way_that_nobody_can_have_begun_is_refused(tmp_path: Path) -> None:
    with outside_games(installed(tmp_path)):
        view = karfunkel.new("geode", 2, seed=1).view(0)
        for said in (["stop"], ["dig"], ["dig"] * 4):
            with pytest.raises(InvalidPosition, match="not the beginning of a move"):
                table_to_decide({**view, "said": said}, DICE(1))
