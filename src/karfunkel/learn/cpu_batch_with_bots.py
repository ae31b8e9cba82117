"""A batch on the CPU in which bots have seats: novices and traders play inside the loop, policies beside it."""

from functools import cache
from typing import Any, cast

import numpy as np

from karfunkel.bots.compiled_levels import CompiledLevels, compiled_levels_of
from karfunkel.engine import WORDS
from karfunkel.errors import Error
from karfunkel.games.registry import game_called
from karfunkel.learn.batch_setting import BatchSetting, verbs_of
from karfunkel.learn.batch_state import AnyBatchState, Array, Ends, StateWithBots, Step
from karfunkel.learn.batch_step import begin_all, find_illegal
from karfunkel.learn.batch_step_with_bots import advance_with_bots, advise, choose_by_logits, look_at_ends, seat_all
from karfunkel.learn.cpu_batch import PORTION, CpuTables, empty_state
from karfunkel.learn.empty_compiled_levels import NO_LEVELS
from karfunkel.learn.lineup import FIRST_POLICY, Lineup
from karfunkel.learn.observation import OBSERVED

ENTRIES = (begin_all, find_illegal, seat_all, advance_with_bots, advise, choose_by_logits, look_at_ends)


@cache
def loops_with_bots(game: str) -> dict[str, Any]:
    """The loops, compiled for a game together with the minds of its novices and traders."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    chosen, levels = game_called(game), _levels_of(game)
    verbs = {**levels.verbs, **verbs_of(chosen), "choose_move": levels.verbs["choose_move"]}
    return compile_rules(f"{game}-learn-with-bots", (chosen.table, levels.knowledge, levels.thoughts), verbs, ENTRIES)


def _levels_of(game: str) -> CompiledLevels:
    """The compiled levels of a game, or what stands in their place."""
    try:
        return compiled_levels_of(game)
    except Error:
        return NO_LEVELS


class CpuTablesWithBots(CpuTables):
    """The tables of such a batch."""

    def __init__(self, setting: BatchSetting, threads: int | None) -> None:
        lineup = setting.lineup
        if lineup is None:
            raise TypeError("a batch without bots has tables of its own")
        self._lineup: Lineup = lineup
        levels = compiled_levels_of(setting.game.id) if lineup.has_levels else _levels_of(setting.game.id)
        super().__init__(setting, threads)
        self._knowledges = levels.weights(setting.players)
        self._all_rows = np.arange(setting.n)
        self._ended = np.zeros(setting.n, setting.game.table.dtype)
        self._ended_lineups = np.zeros((setting.n, setting.players), np.int64)
        self._spaces = [_Space(levels, setting) for _ in self._team.slices]

    def _new_state(self, setting: BatchSetting) -> AnyBatchState:
        return StateWithBots(
            *empty_state(setting),
            thinking=np.zeros((setting.n, WORDS), np.int64),
            lineups=np.zeros((setting.n, setting.players), np.int64),
        )

    def _compiled(self, game: str) -> dict[str, Any]:
        return loops_with_bots(game)

    def _seat_bots(self, seed: int) -> None:
        state = cast("StateWithBots", self.state)
        self._loops["seat_all"](
            state.lineups,
            self._lineup.odds,
            state.thinking,
            state.games,
            self._setting.start,
            seed,
            int(self._lineup.is_shuffled),
            0,
            self._setting.n,
        )

    def _play(
        self,
        state: AnyBatchState,
        chosen: Array,
        step: Step,
        legal: Array,
        made: Array,
        stride: int,
        decisions: int,
        seed: int,
    ) -> None:
        with_bots = cast("StateWithBots", state)
        if self._lineup.policies and decisions > 1:
            raise Error("policies do not play at random: step one decision at a time where they have seats")
        self._play_rows(with_bots, chosen, step, legal, made, stride, decisions, seed, self._all_rows)
        waiting = self._waiting_for_policies(with_bots, self._all_rows)
        answers = np.zeros_like(self.chosen) if len(waiting) else chosen
        while len(waiting):
            self._let_policies_choose(with_bots, step, legal, answers, waiting)
            self._play_rows(with_bots, answers, step, legal, made, stride, 1, seed, waiting, is_further=True)
            waiting = self._waiting_for_policies(with_bots, waiting)
        step.masks[:], step.seat[:] = legal, state.seats

    def advice(self, level: int) -> Array:
        """What a level would do in the place of the seats that decide; Error if the game has no compiled levels."""
        compiled_levels_of(self._setting.game.id)
        state, advised = self.state, np.zeros(self._setting.n, np.int64)

        def advise_slice(_: Array, actions: Array, first: int, last: int) -> None:
            space = self._spaces[self._team.slices.index((first, last))]
            self._loops["advise"](
                state.tables,
                state.luck,
                state.seats,
                space.spare,
                space.dice,
                space.desk,
                self._knowledges,
                space.thoughts[0],
                actions,
                advised,
                level,
                first,
                last,
            )

        self._team.share(advise_slice)
        return advised

    def last_ends(self) -> Ends:
        """How the games ended that the last step has brought to their ends."""
        setting = self._setting
        rows = np.flatnonzero(self._step.done)
        shape = (len(rows), setting.players)
        ends = Ends(
            tables=rows,
            observations=np.zeros((*shape, setting.observation_size), OBSERVED),
            scores=np.zeros(shape, np.int64),
            places=np.zeros(shape, np.int64),
            lineups=self._ended_lineups[rows],
        )
        scratch = np.zeros(1, setting.game.table.dtype)
        self._loops["look_at_ends"](self._ended, scratch, rows, ends.observations, ends.scores, ends.places)
        return ends

    def _waiting_for_policies(self, state: StateWithBots, rows: Array) -> Array:
        """Those of some tables at which a policy is to decide."""
        if not self._lineup.policies:
            return rows[:0]
        seats = state.seats[rows]
        who = state.lineups[rows, np.maximum(seats, 0)]
        waiting: Array = rows[(seats >= 0) & (who >= FIRST_POLICY)]
        return waiting

    def _let_policies_choose(
        self, state: StateWithBots, step: Step, legal: Array, answers: Array, waiting: Array
    ) -> None:
        who = state.lineups[waiting, state.seats[waiting]]
        for number, policy in enumerate(self._lineup.policies, start=FIRST_POLICY):
            rows = np.ascontiguousarray(waiting[who == number])
            if len(rows):
                logits = np.ascontiguousarray(policy.logits(step.observations[rows]), np.float32)
                self._loops["choose_by_logits"](logits, legal, state.thinking, answers, rows)

    def _play_rows(
        self,
        state: StateWithBots,
        chosen: Array,
        step: Step,
        legal: Array,
        made: Array,
        stride: int,
        decisions: int,
        seed: int,
        rows: Array,
        *,
        is_further: bool = False,
    ) -> None:
        play, setting, lineup = self._loops["advance_with_bots"], self._setting, self._lineup
        seen = (step.observations, legal, step.rewards, step.done.view(np.uint8), made)
        ends = (self._ended, self._ended_lineups)
        if state is not self.state:  # these are copies, whose ends are nobody's
            ends = (np.zeros_like(self._ended), np.zeros_like(self._ended_lineups))
        numbers = (setting.reward, seed, stride, decisions, int(lineup.is_shuffled), int(is_further))

        def play_slice(scratch: Array, actions: Array, first: int, last: int) -> None:
            space = self._spaces[self._team.slices.index((first, last))]
            begin, end = np.searchsorted(rows, (first, last)).tolist()
            for at in range(begin, end, PORTION):
                play(
                    *state,
                    *ends,
                    lineup.odds,
                    setting.start,
                    scratch,
                    actions,
                    space.dice,
                    space.desk,
                    self._knowledges,
                    space.thoughts[0],
                    chosen,
                    *seen,
                    *numbers,
                    rows,
                    at,
                    min(at + PORTION, end),
                )

        self._team.share(play_slice)


class _Space:
    """What one thread thinks on."""

    def __init__(self, levels: CompiledLevels, setting: BatchSetting) -> None:
        self.desk = levels.new_desk(setting.game)
        self.thoughts = levels.new_thoughts()
        self.dice, self.spare = (np.zeros(WORDS, np.int64) for _ in range(2))
