"""Training: a network on its way, with all that it takes; what is saved of it lets it go on later."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from karfunkel.errors import Error
from karfunkel.learn import Batch
from karfunkel.learn.policy import scales
from karfunkel.training.evaluation import WinShare, against_chance, among_bots
from karfunkel.training.learning_curve import WINS, TensorBoard, draw_curve
from karfunkel.training.network import Network, policy_of
from karfunkel.training.past_selves import PastSelves
from karfunkel.training.ppo import learn
from karfunkel.training.processes import Processes
from karfunkel.training.rollout import Rollout, Stopwatch, play
from karfunkel.training.settings import TrainingSettings

POLICY, STATE, CURVE = "policy.npz", "state.pt", "curve.png"
"""What lies in the folder."""
COURSE = ("steps", "updates", "seconds", "curve")
SLOWEST_PACE = 0.05
"""The learning rate falls to this share of what it was at the beginning."""


def _say_nothing(sentence: str) -> None:
    """Nobody wants to hear it."""


class Training:
    """A training of one network, by one process or several."""

    def __init__(
        self,
        settings: TrainingSettings,
        say: Callable[[str], None] = _say_nothing,
        processes: Processes | None = None,
    ) -> None:
        self.settings, self.out, self._say = settings, Path(settings.out), say
        self.processes = processes or Processes()
        self.steps = self.updates = 0
        self.seconds = 0.0
        self.curve: list[dict[str, float]] = []
        self.past = PastSelves(settings)
        self.batch = self._new_batch()
        self.trial = self._new_trial()
        self.batch.step(self.batch.random_actions())  # compiles what is not yet compiled, before the clock runs
        torch.manual_seed(settings.seed)
        scale = torch.tensor(scales(settings.game, settings.players))
        self.network = Network(scale, self.batch.actions, settings.width, settings.blocks).to(settings.device)
        self._learner = self.processes.wrapped(self.network)
        self.optimizer = torch.optim.Adam(self.network.parameters(), eps=1e-5, fused=settings.device == "cuda")
        room = settings.steps, settings.tables, settings.players, settings.device
        self.rollout = Rollout.room(self.batch, *room)
        self.watch = Stopwatch(settings.device)
        self._board = TensorBoard(self.out / "tensorboard")
        if settings.resume:
            self.restore()
        torch.manual_seed(settings.seed + self.updates * self.processes.of + self.processes.number)

    def _new_batch(self) -> Batch:
        """The tables of this process, with games that no other process and no earlier batch has."""
        settings, processes = self.settings, self.processes
        return Batch(
            settings.game,
            settings.players,
            settings.tables,
            seed=settings.seed + self.updates,
            reward=settings.reward,
            device=settings.device,
            first=processes.number * settings.tables,
            stride=processes.of * settings.tables,
            seats=settings.seats(self.past.files),
            shuffle_seats=True,
            illegal="replace",
        )

    def _new_trial(self) -> Batch:
        settings = self.settings
        among = ["learner", *[settings.trial] * (settings.players - 1)] if settings.trial else None
        return Batch(
            settings.game,
            settings.players,
            settings.trial_tables,
            reward="win",
            device=settings.device,
            seats=among,
            shuffle_seats=True,
        )

    def run(self) -> Path:
        """Train until the time is over; the file of the policy."""
        began, said, steps_before = time.perf_counter() - self.seconds, self.seconds, self.steps
        until = self.seconds + 60 * self.settings.session
        while self._goes_on(until):
            figures = self.update()
            self.seconds = time.perf_counter() - began
            if self.processes.is_first and self.seconds - said > self.settings.every:
                said = self.seconds
                self.measure(figures, self.steps - steps_before)
                self.save()
        if self.processes.is_first:
            self.save()
        return self.out / POLICY

    def _goes_on(self, until: float) -> bool:
        """Whether there is time for another update: only if all processes say so."""
        settings = self.settings
        is_left = self.seconds < 60 * settings.minutes and self.updates != settings.updates and self.seconds <= until
        return bool(self.processes.least(int(is_left)))

    def update(self) -> dict[str, float]:
        """Play some steps and learn from them; the figures of it."""
        settings = self.settings
        imitates = self.updates < settings.distil
        seconds = self.processes.least(int(self.seconds))  # or their networks would not stay the same
        pace = max(1 - seconds / (60 * settings.minutes), SLOWEST_PACE)
        play(self.batch, self.network, self.rollout, settings.device, self.watch, asks_for_advice=imitates)
        with self.watch("update"):
            figures = learn(
                self._learner, self.optimizer, self.rollout, settings, pace, self.processes, imitates=imitates
            )
        self.steps += self.rollout.actions.numel() * self.processes.of
        self.updates += 1
        if self.past.is_due(self.updates):
            if self.processes.is_first:
                self.past.add(self.network, self.updates)
            self.processes.least(0)  # nobody looks for the file before it is there
            self.batch = self._new_batch()
        return figures

    def tried(self) -> WinShare:
        """How many games the network wins as it is now."""
        settings = self.settings
        if settings.trial:
            return among_bots(self.network, self.trial, settings.device, self.updates)
        return against_chance(self.network, self.trial, settings.players, settings.device, self.updates)

    def measure(self, figures: dict[str, float], steps: int) -> None:
        """Say how it goes, and note it for the curve."""
        share = self.tried()
        self.curve.append({**figures, WINS: share.wins, "low": share.low, "high": share.high, "steps": self.steps})
        self._board.write(self.curve[-1])
        rate = steps / max(sum(self.watch.spent.values()), 1e-9)
        words = "; ".join(f"{name} {figure:.3f}" for name, figure in figures.items())
        self._say(
            f"{self.seconds:5.0f} s: {self.steps / 1e6:,.1f} M decisions, {rate / 1e6:.2f} M/s ({self.watch}); "
            f"{words}; wins against {self.settings.trial or 'chance'} {share}"
        )

    def save(self) -> None:
        """Write the policy, the curve, and what is needed to go on."""
        settings = self.settings
        self.out.mkdir(parents=True, exist_ok=True)
        policy_of(self.network, settings.game, settings.players).save(self.out / POLICY)
        stored: dict[str, Any] = {name: getattr(self, name) for name in COURSE}
        stored.update(network=self.network.state_dict(), optimizer=self.optimizer.state_dict())
        torch.save(stored, self.out / "new.pt")
        (self.out / "new.pt").replace(self.out / STATE)
        title = f"{settings.game}, {settings.players} players"
        draw_curve(self.curve, title, settings.trial or "chance", self.out / CURVE)

    def restore(self) -> None:
        """Go on where it was left; Error if that cannot be read."""
        file = self.out / STATE
        if not file.exists():
            raise Error(f"there is nothing to go on with in {str(self.out)!r}")
        try:
            stored = torch.load(file, map_location=self.settings.device, weights_only=True)
            self.network.load_state_dict(stored["network"])
            self.optimizer.load_state_dict(stored["optimizer"])
        except (RuntimeError, KeyError, ValueError) as error:
            raise Error(f"{str(file)!r} is of a network of another shape, or cannot be read") from error
        for name in COURSE:
            setattr(self, name, stored[name])
        self.batch = self._new_batch()  # other games than those at the beginning
