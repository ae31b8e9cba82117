"""Bots with a mind think in processes: they choose what they choose here, and one that dies is replaced."""

import asyncio
import os
import random
import signal
from typing import Any

import pytest

import karfunkel
from karfunkel.bots.mind import ThinkingBot, mind_of
from karfunkel.games.registry import GAMES
from karfunkel.server.bot_processes import BotProcesses
from tests.server.players import run

PATIENCE = 60.0
FIRST, DECISIONS = 5, 6


def decisions(game: str) -> list[tuple[dict[str, Any], list[str]]]:
    """What a seat sees, and may do, some times in a game."""
    table, dice = karfunkel.new(game, players=GAMES[game].sizes[-1], seed="7"), random.Random(1)
    found = []
    for number in range(FIRST + DECISIONS):
        seat = table.to_act[0]
        if number >= FIRST:
            found.append((dict(table.view(seat)), list(table.moves(seat))))
        table.play(seat, dice.choice(list(table.moves(seat))))
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_chooses_in_a_process_what_it_chooses_here(game: str) -> None:
    mind_of(game)  # compiled, if it is not yet

    async def go() -> None:
        processes = BotProcesses(1)
        bots = [ThinkingBot("novice", 1.0), ThinkingBot("trader", 1.0)]
        for number, (view, moves) in enumerate(decisions(game)):
            for bot in bots:
                apart = await processes.choose(bot, view, moves, f"dice {number}", PATIENCE)
                assert apart == bot.choose(view, moves, random.Random(f"dice {number}"))
        await processes.close()
        assert processes.pids == []

    run(go(), patience=600)


def test_one_that_dies_in_mid_thought_is_replaced() -> None:
    mind_of("emerald")
    view, moves = decisions("emerald")[0]

    async def go() -> None:
        processes = BotProcesses(1)
        await processes.choose(ThinkingBot("trader", 1.0), view, moves, "dice", PATIENCE)
        (before,) = processes.pids
        os.kill(before, signal.SIGSTOP)  # so that it surely is in the midst of it
        thinking = asyncio.create_task(processes.choose(ThinkingBot("trader", 1.0), view, moves, "dice", PATIENCE))
        await asyncio.sleep(0.1)
        os.kill(before, signal.SIGKILL)
        assert await thinking in moves
        assert processes.pids not in ([], [before])
        await processes.close()

    run(go(), patience=600)


def test_one_that_takes_too_long_is_ended() -> None:
    mind_of("emerald")
    view, moves = decisions("emerald")[0]

    async def go() -> None:
        processes = BotProcesses(1)
        await processes.choose(ThinkingBot("trader", 1.0), view, moves, "dice", PATIENCE)
        (stalled,) = processes.pids
        os.kill(stalled, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await processes.choose(ThinkingBot("trader", 1.0), view, moves, "dice", 0.3)
        assert processes.pids == []
        assert await processes.choose(ThinkingBot("trader", 1.0), view, moves, "dice", PATIENCE) in moves
        await processes.close()

    run(go(), patience=600)
