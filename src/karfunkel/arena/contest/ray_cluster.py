"""Games on many machines, by Ray. The same games as on one machine; karfunkel has to be installed on all of them."""

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from karfunkel.arena.contest.contest_settings import Contest
from karfunkel.arena.contest.play_game import ContestBots, RecordedGame
from karfunkel.arena.contest.schedule import Fixture
from karfunkel.arena.contest.worker_pool import WAITING_EACH, Games
from karfunkel.errors import Error
from karfunkel.optional_imports import require_extra

Batch = tuple[Fixture, ...]

LOCAL = "local"
"""A small cluster on this machine, started for the contest and ended with it."""
MOST_IN_A_BATCH = 8
BATCHES_EACH = 8
"""Every core gets at least so many batches, if there are games enough, so that none is idle at the end."""
QUIETLY = {"log_to_driver": False, "logging_level": logging.ERROR}


class RayCluster:
    """The machines of a Ray cluster: `local`, `auto` (the one this machine belongs to), or its address."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        with require_extra("ray"):
            import ray  # noqa: PLC0415 - it takes a while to import
        self._ray: Any = ray
        self._address, self._processes = address, processes

    def play(self, contest: Contest, games: Sequence[Fixture]) -> Games:
        """Play the games on all cores of the cluster. Those of a machine that goes away are played again."""
        self._join()
        try:
            cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            size = batch_size(len(games), cores)
            yield from self._share_out(contest, list(batches(games, size)), cores * WAITING_EACH)
        finally:
            self._ray.shutdown()

    def _join(self) -> None:
        try:
            if self._address == LOCAL:
                self._ray.init(num_cpus=self._processes, include_dashboard=False, **QUIETLY)
            else:
                self._ray.init(address=self._address, **QUIETLY)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise Error(f"there is no Ray cluster at {self._address!r}: {str(error).splitlines()[0]}") from None

    def _share_out(self, contest: Contest, waiting: Sequence[Batch], most: int) -> Iterator[RecordedGame]:
        play = self._ray.remote(play_batch)
        plan = json.dumps(contest.as_dict())
        rest = iter(waiting)
        busy: list[Any] = [play.remote(plan, batch) for batch in islice(rest, most)]
        try:
            while busy:
                done, busy = self._ray.wait(busy)
                busy += [play.remote(plan, batch) for batch in islice(rest, len(done))]
                for results in self._ray.get(done):
                    yield from results
        finally:
            for job in busy:
                self._ray.cancel(job, force=True)


def batches(games: Iterable[Fixture], size: int) -> Iterator[Batch]:
    """The games in batches."""
    rest = iter(games)
    while batch := tuple(islice(rest, size)):
        yield batch


def batch_size(games: int, cores: int) -> int:
    """How many games make a batch, if so many cores play them: quick games are not worth a message each."""
    return max(1, min(MOST_IN_A_BATCH, games // (cores * BATCHES_EACH)))


def play_batch(plan: str, batch: Batch) -> list[RecordedGame]:
    """Play a batch on some machine of the cluster."""
    bots = _bots_of_process(plan)
    return [bots.play(fixture) for fixture in batch]


@lru_cache(maxsize=1)
def _bots_of_process(plan: str) -> ContestBots:
    """The bots of a contest, which get ready once in every process."""
    bots = ContestBots(Contest.from_dict(json.loads(plan)))
    bots.warm_up()
    return bots
