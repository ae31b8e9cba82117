"""Batch: many tables that a learner steps with one call, on the CPU or a GPU."""

import threading
from collections.abc import Mapping
from typing import Any, Protocol

from karfunkel.engine import NOBODY
from karfunkel.errors import Error, IllegalMove, shown
from karfunkel.learn.action_names import alphabet
from karfunkel.learn.batch_setting import BatchSetting, checked_number
from karfunkel.learn.batch_state import BatchState, Playout, Snapshot, Step
from karfunkel.learn.cpu_batch import CpuTables
from karfunkel.optional_imports import require_extra

DEVICES = ("cpu", "cuda")


class Tables(Protocol):
    """Where the tables are and how they are played: on the CPU, or on a GPU."""

    state: BatchState
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

    def begin(self, seed: int) -> None:
        """Begin the first game of every table."""

    def saved(self) -> BatchState:
        """A copy of the state."""

    def restore(self, state: BatchState, seed: int) -> None:
        """Put every table back to where it was."""

    def take_actions(self, given: Any) -> int:
        """Copy the actions that were given, an integer for each table, to `chosen`; Error if they are anything else.

        Returns the first table whose action is not legal; NOBODY if there is none.
        """

    def legal_actions(self, table: int) -> list[int]:
        """What is legal at a table."""

    def advance(self, chosen: Any, decisions: int, seed: int) -> None:
        """Play so many decisions at every table: the first as chosen, the others at random."""

    def play_out(self, seed: int) -> tuple[Playout, BatchState]:
        """Play copies of all tables to their ends at random; what came of it, and the copies."""


class Batch:
    """A batch of tables of one game, each at its own place in its own game. Threads that share it take turns.

    At each table one seat decides at a time; while all choose secretly, they are asked in the order of their seats and
    do not see each other's choice. Chance is drawn inside. A game that ends is followed by the next one at its table.

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
    ) -> None:
        self._setting = BatchSetting.checked(game, players, n, seed, options, reward, first, stride)
        self._seed = seed
        self._lock = threading.Lock()
        self._tables = _tables_on(device, self._setting, threads)
        self._tables.begin(seed)

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
    def tables(self) -> Any:
        """The tables themselves, as records of the rules: read-only, or a copy on a GPU. They hold the secrets, too."""
        return self._tables.tables

    @property
    def now(self) -> Step:
        """What the last step, or the reset, returned."""
        return self._tables.step

    def reset(self, seed: int | None = None) -> Step:
        """Begin anew with the first game of every table, under another seed if one is given.

        The rewards are 0 and nothing is done; all else is as after a step.
        """
        seed = self._seed if seed is None else checked_number("the seed is", seed, 0, 2**63 - 1)
        with self._lock:
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
            illegal = tables.take_actions(actions)
            if illegal != NOBODY:
                raise IllegalMove(self._why_not(illegal, int(tables.chosen[illegal])))
            tables.advance(tables.chosen, 1, self._seed)
        return tables.step

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

    def _why_not(self, table: int, action: int) -> str:
        names = alphabet(self._setting.game.id)
        name = f"{action}, which is {names[action]}," if 0 <= action < len(names) else f"{action}"
        allowed = ", ".join(f"{i} ({names[i]})" for i in self._tables.legal_actions(table))
        return f"the action {name} is not legal at table {table}; there it is {allowed}"


def _tables_on(device: str, setting: BatchSetting, threads: int | None) -> Tables:
    if device == "cpu":
        return CpuTables(setting, threads)
    if device == "cuda":
        with require_extra("cuda"):
            from karfunkel.learn.gpu_batch import CudaTables  # noqa: PLC0415
        return CudaTables(setting)
    raise Error(f"the device is {' or '.join(DEVICES)}, not {shown(device)}")
