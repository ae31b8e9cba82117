"""Batch: many tables that a learner steps with one call, on the CPU or a GPU."""

import threading
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from karfunkel.bots.compiled_levels import COMPILED_LEVELS, level_number
from karfunkel.engine import NOBODY
from karfunkel.errors import Error, IllegalMove, shown
from karfunkel.learn.action_names import alphabet
from karfunkel.learn.batch_setting import BatchSetting, checked_number
from karfunkel.learn.batch_state import AnyBatchState, Ends, Playout, Snapshot, StateWithBots, Step
from karfunkel.learn.cpu_batch import CpuTables
from karfunkel.learn.cpu_batch_with_bots import CpuTablesWithBots
from karfunkel.learn.lineup import LEARNER, NAMES, Seat
from karfunkel.learn.start_table import Deck
from karfunkel.optional_imports import require_extra

DEVICES = ("cpu", "cuda")
ILLEGAL = ("refuse", "report", "replace")
"""What can be done about illegal actions."""


class BatchTables(Protocol):
    """Where the tables are and how they are played: on the CPU, or on a GPU."""

    state: AnyBatchState
    """What the tables are played by. It is not given to anybody."""

    @property
    def step(self) -> Step:
        """What the last step, or the reset, returned. Whatever is written into it is never read."""

    @property
    def tables(self) -> Any:
        """The tables, to look at."""

    @property
    def games(self) -> Any:
        """The numbers of their games."""

    @property
    def drawn(self) -> Any:
        """A random legal action for each."""

    @property
    def chosen(self) -> Any:
        """The actions that were taken last."""

    def begin(self, seed: int, *, is_next: bool = False) -> None:
        """Begin the first game of every table, or the next one."""

    def saved(self) -> AnyBatchState:
        """A copy of the state."""

    def restore(self, state: AnyBatchState, seed: int) -> None:
        """Put every table back to where it was."""

    def take_actions(self, given: Any) -> int:
        """Copy the actions that were given, an integer for each table, to `chosen`; Error if they are anything else.

        Returns the first table whose action is not legal; NOBODY if there is none.
        """

    def take_or_replace(self, given: Any) -> None:
        """The same, with random actions in the place of illegal ones."""

    def replaced(self, *, wait: bool) -> tuple[int, int] | None:
        """The first table that is known to have been given an illegal action since this was asked last, and the action.

        None if there is none. A GPU that is not waited for tells it some steps later.
        """

    def legal_actions(self, table: int) -> list[int]:
        """What is legal at a table."""

    def advance(self, chosen: Any, decisions: int, seed: int) -> None:
        """Play so many decisions at every table: the first as chosen, the others at random."""

    def play_out(self, seed: int) -> tuple[Playout, AnyBatchState]:
        """Play copies of all tables to their ends at random; what came of it, and the copies."""


class Batch:
    """A batch of tables of one game, each at its own place in its own game. Threads that share it take turns.

    At each table one seat decides at a time; while all choose secretly, they are asked in the order of their seats and
    do not see each other's choice. Chance is drawn inside. A game that ends is followed by the next one at its table.
    Bots that have seats play inside, too, so that only learners are ever asked.

    Table `i` plays the games number `first + i`, `first + i + stride` and so on. A game depends on the seed, its number
    and the actions, and on nothing else: not on the number of threads, nor on the device, nor on how games are divided
    among batches. Batches that together are to play what one of `n` tables would play have their own `first`, and
    `stride=n`.

    Args:
        game: the id of the game.
        players: how many play at each table.
        n: how many tables there are. A thousand for each core or more let it run at full speed.
        seed: decides chance and the random actions, together with the number of each game.
        options: the options of the game.
        reward: what the end of a game brings each seat: `margin`, how many points more than the others on average;
            `rank`, 1 for the first to -1 for the last; `win`, 1 for the winner, shared if there are several.
        threads: how many threads play on the CPU; as many as there are cores if none is said.
        device: `cpu`, or `cuda` for a GPU; then all arrays are on the GPU, where PyTorch, JAX and CuPy can read them
            without a copy.
        first: the number of the first table's first game.
        stride: how far apart the numbers of a table's games are; `n` if none is said.
        seats: who has which seat: `learner`, `random`, `novice`, `trader`, or a policy (a `Policy` or its file). An
            entry may also be several of them with weights, such as `{"trader": 3, "novice": 1}`, of which one is drawn
            for each game. Learners have all seats if nothing is said.
        shuffle_seats: whether it is drawn for each game anew who of them sits where.
        illegal: what is done about illegal actions. `refuse`: IllegalMove at once, and nothing is changed at any table;
            a GPU is waited for at every step. `report`: random actions are played instead, and a later call of `step`
            or `check` raises IllegalMove; nothing is waited for. `replace`: the same, and nothing is said.
        position: where every game begins, as `Table.position()` says it, secrets included; with its options and cards.
        deck: the cards that are played with, as texts, or a file with one in each line; the house deck if left out.
        rounds: how many rounds are left where every game begins, of games whose rounds can be counted.
    """

    def __init__(
        self,
        game: str,
        players: int,
        n: int,
        *,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        reward: str = "margin",
        threads: int | None = None,
        device: str = "cpu",
        first: int = 0,
        stride: int | None = None,
        seats: Sequence[Seat] | None = None,
        shuffle_seats: bool = False,
        illegal: str = "refuse",
        position: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        rounds: int | None = None,
    ) -> None:
        self._setting = BatchSetting.checked(
            game, players, n, seed, options, reward, first, stride, seats, shuffle_seats, position, deck, rounds
        )
        self._made_of = (
            (game, players, n),
            {
                "seed": seed,
                "options": dict(options) if options else None,
                "reward": reward,
                "threads": threads,
                "device": device,
                "first": first,
                "stride": stride,
                "seats": seats,
                "shuffle_seats": shuffle_seats,
                "illegal": illegal,
                "position": position,
                "deck": deck,
                "rounds": rounds,
            },
        )
        if illegal not in ILLEGAL:
            raise Error(f"`illegal` is {', '.join(ILLEGAL[:-1])} or {ILLEGAL[-1]}, not {shown(illegal)}")
        self._illegal = illegal
        self._seed = seed
        self._lock = threading.Lock()
        self._tables = _tables_on(device, self._setting, threads)
        self._tables.begin(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, or a pickled batch, goes on where this one is."""
        if not isinstance(self._tables, CpuTables):
            raise Error("a batch on a GPU cannot be copied or pickled; `snapshot` keeps where it is")
        now = self._tables.step
        return _made_again, (*self._made_of, self.snapshot(), now.rewards.tobytes(), now.done.tobytes())

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self._setting.observation_size

    @property
    def actions(self) -> int:
        """How many actions the game has."""
        return self._setting.actions

    @property
    def games(self) -> Any:
        """The number of the game that each table is playing: read-only, or a copy on a GPU."""
        return self._tables.games

    @property
    def lineups(self) -> Any:
        """Who has the seats of the game that each table is playing: a row of names for each table."""
        lineup = self._setting.lineup
        if lineup is None or not isinstance(self._tables.state, StateWithBots):
            return np.full((self._setting.n, self._setting.players), NAMES[LEARNER])
        lineups = self._tables.state.lineups
        here = lineups.copy_to_host() if hasattr(lineups, "copy_to_host") else lineups
        return np.array(lineup.names)[here]

    @property
    def tables(self) -> Any:
        """The tables themselves, as records of the rules: read-only, or a copy on a GPU. They hold the secrets, too."""
        return self._tables.tables

    @property
    def now(self) -> Step:
        """What the last step, or the reset, returned."""
        return self._tables.step

    def reset(self, seed: int | None = None) -> Step:
        """Begin the first game of every table under a seed; without one, leave all games and begin the next ones.

        The rewards are 0 and nothing is done; all else is as after a step.
        """
        if seed is not None:
            seed = checked_number("the seed is", seed, 0, 2**63 - 1)
        with self._lock:
            if seed is None:
                self._tables.begin(self._seed, is_next=True)
            else:
                self._seed = seed
                self._tables.begin(seed)
        return self._tables.step

    def step(self, actions: Any) -> Step:
        """Carry out one action at each table, that of the seat which decides there, and all that follows from it.

        Where this ends a game, `done` is true, `rewards` has what the end brought each seat, and the table has already
        begun its next game: `observations`, `masks` and `seat` are those of the first decision of that game. The last
        table of the old game is not shown; nobody decides anything there. Elsewhere `rewards` is 0.

        If any action is wrong, nothing is changed at any table.

        Args:
            actions: an integer for each table.

        Raises:
            Error: the actions are not one integer for each table.
            IllegalMove: an action is not legal at its table.
        """
        tables = self._tables
        with self._lock:
            if self._illegal == "refuse":
                illegal = tables.take_actions(actions)
                if illegal != NOBODY:
                    raise IllegalMove(self._why_not(illegal, int(tables.chosen[illegal])))
            else:
                self._raise_reported(wait=False)
                tables.take_or_replace(actions)
            tables.advance(tables.chosen, 1, self._seed)
        return tables.step

    def check(self) -> None:
        """IllegalMove if an illegal action was replaced since it was last told; of batches with `illegal="report"`."""
        with self._lock:
            self._raise_reported(wait=True)

    def _raise_reported(self, *, wait: bool) -> None:
        if self._illegal == "report" and (replaced := self._tables.replaced(wait=wait)) is not None:
            table, action = replaced
            raise IllegalMove(f"the action {self._named(action)} was not legal at table {table}; another was played")

    def random_actions(self) -> Any:
        """A random legal action for each table: the same until the next step, which draws the next ones.

        They come from streams of their own, so that chance is the same whether they are used or not. The array is the
        batch's own, as those of a step are: copy it to play some of them and something else at other tables.
        """
        return self._tables.drawn

    def random_steps(self, number: int) -> Step:
        """Step so many times with random actions, without a look at what lies between.

        `rewards` is the sum over all games that ended meanwhile, `done` says whether any did.
        """
        number = checked_number("steps are", number, 1, 2**31 - 1)
        with self._lock:
            self._tables.advance(self._tables.state.drawn, number, self._seed)
        return self._tables.step

    def play_out(self) -> Playout:
        """Play every table to its end with random actions, and leave it where it is.

        The actions and draws are those that would come if `random_actions` were played from now on.
        """
        with self._lock:
            return self._tables.play_out(self._seed)[0]

    def advice(self, level: str) -> Any:
        """What a novice or a trader would do at each table in the place of the seat that decides: an action for each.

        Of batches that were told their `seats`. Learners can imitate it, or begin with it.
        """
        number = level_number(level)
        if number is None:
            raise Error(f"{' and '.join(COMPILED_LEVELS)} advise, not {shown(level)}")
        if not hasattr(self._tables, "advice"):
            raise Error("only a batch that was told its `seats` has advice")
        with self._lock:
            return self._tables.advice(number)

    def last_ends(self) -> Ends:
        """How the games ended that the last step has brought to their ends; of batches that were told their `seats`.

        If several games of a table ended in one step, it is the last of them.
        """
        if not isinstance(self._tables, CpuTablesWithBots):
            raise Error("only a batch on the CPU that was told its `seats` keeps how games have ended")
        with self._lock:
            return self._tables.last_ends()

    def snapshot(self) -> Snapshot:
        """All that the games depend on, copied; `restore` puts the batch back to it."""
        with self._lock:
            return Snapshot(self._setting.same, self._seed, self._tables.saved())

    def restore(self, snapshot: Snapshot) -> Step:
        """Put the batch back to where it was; Error if the snapshot is of a batch that was made otherwise."""
        if not isinstance(snapshot, Snapshot) or snapshot.of != self._setting.same:
            raise Error("this is not a snapshot of a batch that was made in the same way")
        with self._lock:
            self._tables.restore(snapshot.state, snapshot.seed)
            self._seed = snapshot.seed
        return self._tables.step

    def _named(self, action: int) -> str:
        names = alphabet(self._setting.game.id)
        return f"{action}, which is {names[action]}," if 0 <= action < len(names) else f"{action}"

    def _why_not(self, table: int, action: int) -> str:
        names, name = alphabet(self._setting.game.id), self._named(action)
        allowed = ", ".join(f"{i} ({names[i]})" for i in self._tables.legal_actions(table))
        return f"the action {name} is not legal at table {table}; there it is {allowed}"


def _made_again(
    given: tuple[Any, ...], named: dict[str, Any], snapshot: Snapshot, rewards: bytes, done: bytes
) -> Batch:
    """A batch like another one, at the same place in its games."""
    batch = Batch(*given, **named)
    batch.restore(snapshot)
    tables = batch._tables
    if isinstance(tables, CpuTables):
        tables.show_again(rewards, done)
    return batch


def _tables_on(device: str, setting: BatchSetting, threads: int | None) -> BatchTables:
    if device == "cpu":
        return CpuTables(setting, threads) if setting.lineup is None else CpuTablesWithBots(setting, threads)
    if device == "cuda":
        with require_extra("cuda"):
            from karfunkel.learn.gpu_batch import CudaTables  # noqa: PLC0415
            from karfunkel.learn.gpu_batch_with_bots import CudaTablesWithBots  # noqa: PLC0415
        return CudaTables(setting) if setting.lineup is None else CudaTablesWithBots(setting)
    raise Error(f"the device is {' or '.join(DEVICES)}, not {shown(device)}")
