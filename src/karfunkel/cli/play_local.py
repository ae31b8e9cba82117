"""The command `karfunkel play` without a server: one person against bots, in a terminal."""

import io
import os
import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console

from karfunkel.bots import Bot, bot_called
from karfunkel.bots.bot_while_compiling import BotWhileCompiling, bot_while_compiling
from karfunkel.bots.levels import USUAL_LEVEL, usual_level
from karfunkel.cli.terminal import LocalGameLoop, LocalSession, ui_for
from karfunkel.cli.terminal.save_file import SaveFile
from karfunkel.cli.terminal.seat_names import bot_name, level_name
from karfunkel.errors import Error
from karfunkel.notation.game_record import read_record
from karfunkel.table import Table, from_record, new
from karfunkel.table.verifiable_chance import new_seed
from karfunkel.text_files import read_text
from karfunkel.words import ENGLISH, Words, checked_language


def play_in_terminal(
    game: str,
    players: int,
    seat: int,
    seed: str | None,
    deck: Path | None,
    options: Mapping[str, str],
    resume: Path | None,
    plain: bool,
    bots: str | None = None,
    bot_file: Path | None = None,
    language: str | None = None,
) -> None:
    """Play a game in the terminal, from its beginning or from a saved record, against a level or a trained policy."""
    words, level = Words(checked_language(language)), bots or usual_level()
    bot_called(level)
    if resume is None:
        seed = new_seed() if seed is None else seed
        table = new(game, players, seed, options, deck)
    else:
        table, seed = resumed(words, game, resume)
    check_seat(words, table, seat)
    bot = bot_while_compiling(level, table.game) if bot_file is None else policy_bot(bot_file, table)
    forgive_odd_characters()
    try:
        called = level if bot_file is None else bot_file.name
        console = terminal(plain)
        if bots is None and bot_file is None and level != USUAL_LEVEL:
            console.print(words.say("terminal-no-numba", level=level_name(words, level)))
        converse(table, seat, seed, console, read_line, resume, called, bot, words.language)
    finally:
        if isinstance(bot, BotWhileCompiling):
            bot.close()


def converse(
    table: Table,
    seat: int,
    seed: str,
    console: Console,
    read: Callable[[str], str],
    file: Path | None = None,
    bots: str = "random",
    bot: Bot | None = None,
    language: str = ENGLISH,
) -> None:
    """Play at a table with the person at this seat, until the game is over or left."""
    names = {other: bot_name(Words(language), other) for other in range(table.players) if other != seat}
    ui = ui_for(table.game, seat, language, can_show_shapes(console), names)
    chance = random.Random(f"{seed} {len(table.log)}")  # noqa: S311 - a game, not a secret
    session = LocalSession(table, seat, ui, chance, bots, bot)
    LocalGameLoop(session, ui, SaveFile(ui.words, table.game, seat, file), console, read).run()


def policy_bot(file: Path, table: Table) -> Bot:
    """The trained policy of a file; Error if it is not for tables like this one."""
    from karfunkel.learn.policy import PolicyBot

    bot = PolicyBot(file)
    bot.require(table.game, table.players)
    return bot


def check_seat(words: Words, table: Table, seat: int) -> None:
    """Error if there is no such seat at a table."""
    if not 0 <= seat < table.players:
        raise Error(words.say("terminal-error-no-seat", number=seat, last=table.players - 1))


def resumed(words: Words, game: str, file: Path) -> tuple[Table, str]:
    """The table of a saved game, and its seed."""
    text = read_text(file, "the game")
    table, seed = from_record(text), read_record(text).headers.get("Seed")
    if table.game != game:
        raise Error(words.say("terminal-error-other-record", file=str(file), played=table.game, wanted=game))
    if seed is None:
        raise Error(words.say("terminal-error-no-seed", file=str(file)))
    return table, seed


def terminal(plain: bool) -> Console:
    """The terminal, with colours if it can show them and nobody minds."""
    without_colours = plain or bool(os.environ.get("NO_COLOR"))
    return Console(color_system=None if without_colours else "auto", highlight=False, emoji=False)


def can_show_shapes(console: Console) -> bool:
    """Whether the terminal can show more than ASCII."""
    return console.encoding.startswith("utf")


def forgive_odd_characters() -> None:
    """Read and write what the terminal's encoding does not know as question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def read_line(prompt: str) -> str:
    """A line from the person. What comes from a pipe is shown, so that the game can be read afterwards."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
    return line
