"""Small machine code for a GPU: what is changed about the compiler, and that the rules do without what is left out."""

import random
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from karfunkel.engine import Binding, chance_pending, unwrapped
from karfunkel.engine.gpu_code_shrinking import FIRST_MARK, compact, keep_loops
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.rules.state import OVER
from karfunkel.learn.batch_setting import verbs_of
from karfunkel.learn.gpu_table_sorting import FIRST_PHASE, NOWHERE, phases_of, place_of
from karfunkel.learn.observation import layout_of
from karfunkel.learn.rewards import MARGIN, RANK, WIN, add_rewards
from tests.sizes import random_states

CODE = """\
define i64 @"sum"(i64 %"n")
{
entry:
  br label %"B2"
B2:
  %"more" = icmp slt i64 %"i", %"n"
  br i1 %"more", label %"B8", label %"B20"
B8:
  br label %"B2"
B20:
  ret i64 0
}

define void @"other"()
{
entry:
  br label %"B8"
B8:
  ret void
}
"""


def test_only_jumps_backwards_are_marked_as_loops() -> None:
    lines = keep_loops(CODE).splitlines()
    marked = [line for line in lines if "!llvm.loop" in line]
    assert marked == [f'  br label %"B2", !llvm.loop !{FIRST_MARK}']
    assert lines.index(marked[0]) == CODE.splitlines().index("B8:") + 1
    assert lines[-2:] == [
        f"!{FIRST_MARK} = distinct !{{!{FIRST_MARK}, !{FIRST_MARK + 1}}}",
        f'!{FIRST_MARK + 1} = !{{!"llvm.loop.unroll.disable"}}',
    ]


def test_code_without_loops_stays_as_it_is() -> None:
    straight = CODE.partition("define void")[0].replace('B8:\n  br label %"B2"', "B8:\n  ret i64 1")
    assert keep_loops(straight) == straight


def test_the_compiler_is_itself_again_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    compiler = SimpleNamespace(compile_ir=lambda code, **options: given.append((code, options)))
    arrays = SimpleNamespace(fix_integer_index=lambda *arguments: "counted from the end")
    monkeypatch.setitem(sys.modules, "numba.cuda.cudadrv.nvvm", compiler)
    monkeypatch.setitem(sys.modules, "numba.cuda.np.arrayobj", arrays)
    before = (compiler.compile_ir, arrays.fix_integer_index)
    context = SimpleNamespace(cast=lambda builder, index, kind, wanted: (index, kind, str(wanted)))
    with compact():
        compiler.compile_ir(CODE, opt=3)
        compiler.compile_ir([CODE, CODE])
        assert arrays.fix_integer_index(context, None, "int8", -1, 5) == (-1, "int8", "int64")
    exact = {"fma": False}
    assert given == [([keep_loops(CODE)], {"opt": 3, **exact}), ([keep_loops(CODE)] * 2, exact)]
    assert (compiler.compile_ir, arrays.fix_integer_index) == before


def test_other_threads_compile_as_ever_and_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    arrays = SimpleNamespace(fix_integer_index=lambda *arguments: "counted from the end")
    monkeypatch.setitem(sys.modules, "numba.cuda.np.arrayobj", arrays)
    before = arrays.fix_integer_index

    def in_turn() -> bool:
        with compact():
            return arrays.fix_integer_index is not before

    with ThreadPoolExecutor() as others:
        with compact():
            assert others.submit(arrays.fix_integer_index).result() == "counted from the end"
            turn = others.submit(in_turn)
            assert not wait([turn], 0.2).done
        assert turn.result()
    assert arrays.fix_integer_index is before


def test_a_compiler_of_another_kind_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    other = SimpleNamespace(llvm_to_ptx=None)
    monkeypatch.setitem(sys.modules, "numba.cuda.cudadrv.nvvm", other)
    monkeypatch.setitem(sys.modules, "numba.cuda.np.arrayobj", None)
    with compact():
        assert vars(other) == {"llvm_to_ptx": None}


class Strict(list[Any]):
    """A row that refuses indices that count from its end."""

    def __getitem__(self, index: Any) -> Any:
        assert index >= 0
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert index >= 0
        super().__setitem__(index, value)


def every_choice(game: Game) -> list[dict[str, str]]:
    """All ways to choose the options of a game and the version of its rules."""
    options = (*game.options, game.rules_option)
    names = [option.name for option in options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in options))]


def strict_start(game: Game, players: int, options: dict[str, str]) -> Any:
    """A table, nothing drawn yet, whose rows are strict."""
    table = game.lay_out(players, options, game.house_deck())
    game.plain.go_on(table)
    for name in table.rows_and_grids:
        if isinstance(getattr(table, name), list):
            setattr(table, name, Strict(getattr(table, name)))
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_rule_counts_from_the_end_of_a_row(game: Game) -> None:
    """Nor of a grid, a dict in plain play: a negative number would not be found, or be one too many in the end."""
    rules = game.plain
    verbs = verbs_of(game)
    bound = Binding(unwrapped, verbs)
    observe, reward = bound(verbs["observe"]), bound(add_rewards)
    actions: Any = Strict([0] * game.most_legal)
    for players, options, number in product(game.sizes, every_choice(game), range(10)):
        luck = random.Random(number)
        seen: Any = Strict([0] * layout_of(game).size(players))
        table = strict_start(game, players, options)
        while table.depth > 0:
            if chance_pending(table):
                rules.draw(table, rules.chance_pick(table, luck.randrange(rules.chance_total(table))))
            else:
                seat = rules.next_seat(table)
                observe(table, seat, seen)
                rules.apply(table, seat, actions[luck.randrange(rules.legal(table, seat, actions))])
        for kind in (MARGIN, RANK, WIN):
            reward(table, kind, Strict([0.0] * players))
        table.to_bytes()  # ValueError if a grid has more cells than it should


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_table_stands_somewhere(game: Game) -> None:
    """The places by which tables are sorted are enough for all that can be pending, and for all phases."""
    place = Binding(unwrapped, {**game.rules, **phases_of(game.id)})(place_of)
    for players in game.sizes:
        for table in random_states(game, players, 1):
            assert 0 <= place(table) < (FIRST_PHASE if table.depth > 0 else NOWHERE)
    assert FIRST_PHASE + OVER < NOWHERE, "the last phase"
