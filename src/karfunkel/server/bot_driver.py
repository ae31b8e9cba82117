"""Lets bots move: whenever it is a bot's turn, it thinks beside the match, and its move is a request like any other."""

from functools import partial

from karfunkel.match.decide import decide_bot_move
from karfunkel.server.actor import MatchActor, Request
from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.bot_pool import BotPool
from karfunkel.server.settings import Settings


class BotDriver:
    """The bots of all matches in memory."""

    def __init__(self, pool: BotPool, settings: Settings, tasks: BackgroundTasks) -> None:
        self._pool, self._settings, self._tasks = pool, settings, tasks
        self._thinking: set[tuple[MatchActor, int]] = set()

    def drive(self, actor: MatchActor) -> None:
        """Let all bots think whose turn it is in a match, but for those that do already."""
        for seat in actor.match.bots_to_act():
            if (actor, seat) not in self._thinking:
                self._thinking.add((actor, seat))
                self._tasks.start(self._play(actor, seat))

    async def _play(self, actor: MatchActor, seat: int) -> None:
        """Let a bot choose, and play that if the seat is still asked the same by then."""
        try:
            match = actor.match
            asked, game = match.asked.get(seat), match.game
            if asked is None or game is None or not match.seats[seat].by_bot:
                return
            level = match.seats[seat].level or self._settings.stand_in
            dice = f"{match.setup.seed}.{seat}.{match.seq}"
            move = await self._pool.choose(level, game.view(seat), game.moves(seat), dice, match.setup.host)
            decide = partial(decide_bot_move, seat=seat, asked=asked, move=move)
            await actor.ask(Request(decide, self._settings.now()))
        finally:
            self._thinking.discard((actor, seat))
        if not actor.failed:  # it may be asked again, or not have been asked any more
            self.drive(actor)
