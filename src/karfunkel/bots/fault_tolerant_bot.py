"""A wrapper around bots that always answers: who crashes, stalls or answers nonsense loses a move, never the game."""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, wait
from queue import SimpleQueue
from typing import Any, NamedTuple

from karfunkel.bots.bot import Bot
from karfunkel.errors import Error, shown

FAILED, STALLED, NONSENSE = "failed", "stalled", "nonsense"
"""How a move can be lost."""
LOSSES = (FAILED, STALLED, NONSENSE)


class MoveLost(Error):  # noqa: N818 - named like the other errors of the house
    """A bot has no move to give; `kind` is one of LOSSES, the text says why."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class BotAnswer(NamedTuple):
    """What a bot played, how long it thought, and how it lost its move, if it did."""

    move: str
    seconds: float
    lost: str | None = None
    why: str = ""


class FaultTolerantBot:
    """Plays as another bot does, and at random where that one has no legal move to give in time.

    A bot within this process cannot be stopped, so it thinks in a thread that is left to itself when it thinks longer
    than `patience` seconds; what it says after that is not heard. Without patience it thinks in the caller's thread.
    """

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        self.bot, self._patience = bot, patience
        self._idle: list[_WorkerThread] = []
        self.losses: Counter[str] = Counter()
        """How often a move was lost, by kind."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move of the bot, or a random one."""
        return self.answer(view, moves, dice).move

    def answer(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> BotAnswer:
        """The move of the bot, or a random one, and what happened.

        The bot has dice of its own, made from these: one that is no longer heard may go on throwing them.
        """
        own = random.Random(dice.getrandbits(64))  # noqa: S311 - a game, not a secret
        began = time.perf_counter()
        try:
            move = self._ask(lambda: self.bot.choose(view, moves, own))
            seconds = time.perf_counter() - began
            if not isinstance(move, str) or move not in moves:
                raise MoveLost(NONSENSE, f"it answered {shown(move)}, which is not one of its moves")
        except MoveLost as lost:
            return self._lose(lost.kind, str(lost), moves, dice, time.perf_counter() - began)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            why = f"{type(error).__name__}: {error}"
            return self._lose(FAILED, why, moves, dice, time.perf_counter() - began)
        return BotAnswer(move, seconds)

    def _lose(self, kind: str, why: str, moves: Sequence[str], dice: random.Random, seconds: float) -> BotAnswer:
        self.losses[kind] += 1
        return BotAnswer(dice.choice(moves), seconds, kind, why)

    def _ask(self, question: Callable[[], Any]) -> Any:
        if self._patience is None:
            return question()
        thinker = self._free_thinker()
        answer = thinker.ask(question)
        if not wait([answer], self._patience).done:
            raise MoveLost(STALLED, f"it did not answer within {self._patience:g} seconds")
        self._idle.append(thinker)
        return answer.result()

    def _free_thinker(self) -> "_WorkerThread":
        try:
            return self._idle.pop()
        except IndexError:
            return _WorkerThread()

    def close(self) -> None:
        """Let the idle threads go, and the bot itself if it has something to let go."""
        while self._idle:
            self._idle.pop().leave()
        if close := getattr(self.bot, "close", None):
            close()


class _WorkerThread:
    """A thread that answers one question at a time. The interpreter does not wait for it when it ends."""

    def __init__(self) -> None:
        self._questions: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        threading.Thread(target=self._think, name="bot", daemon=True).start()

    def ask(self, question: Callable[[], Any]) -> Future[Any]:
        answer: Future[Any] = Future()
        self._questions.put((question, answer))
        return answer

    def leave(self) -> None:
        self._questions.put(None)

    def _think(self) -> None:
        while asked := self._questions.get():
            question, answer = asked
            try:
                answer.set_result(question())
            except Exception as error:  # noqa: BLE001 - it is raised where the question was asked
                answer.set_exception(error)
            except BaseException as error:  # noqa: BLE001 - a bot that leaves the interpreter leaves only this move
                answer.set_exception(RuntimeError(f"it raised {type(error).__name__}"))
            del question, answer, asked
