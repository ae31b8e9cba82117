"""Positions of the trading games, from a table: the fields that both games have, and how each is written."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from karfunkel.engine import pending, rows_of
from karfunkel.games.trading.game import GemGame
from karfunkel.games.trading.notation.gems import GEMS_KIND, GEMS_LIST_KIND
from karfunkel.games.trading.rules.state import ANSWER, COLOURS, NONE, OVER, SECRET, TAKE_ONE, GemTable
from karfunkel.notation.position_fields import HOUSE, PositionField
from karfunkel.notation.view_field_writers import LEFT_OUT, AnyWriter, FieldWriter, OwnWriter, list_of, one_of, same

PENDING = ("asked", "depth")
"""What of the record says which decision is pending."""
HIDDEN = "hidden"
"""What others see of a choice that is not shown yet."""
ROWS = list[list[int]]

PLAYERS = PositionField("players", "number", "how many play", "required")
OPTIONS = PositionField("options", "options", "the options of the table", "the default of each option")
STAGE = PositionField("stage", "number", "the stage, 1 to 3", "1")
GEMS = PositionField("gems", GEMS_LIST_KIND, "each seat's gems", "3 of each colour")
SUPPLY = PositionField("supply", GEMS_KIND, "the gems in the supply", "22 of each colour, less the players' gems")
CHOSEN = PositionField("chosen", "words", "the action each seat chose; null: none yet", "none")
OFFER = PositionField("offer", GEMS_KIND, "the standing offer of a trade", "none")
OFFERED_BY = PositionField("offered_by", "number", "the seat that made the standing offer", "none")
TAKERS = PositionField("takers", "numbers", "who still takes a gem by free choice, in order", "all who chose it")
SAID = PositionField("said", "words", "the actions already said of a move that takes several", "none")
IS_OVER = PositionField("over", "flag", "whether the game is over", "false")


class PositionWriting:
    """How what both games have on their tables is written."""

    def __init__(self, game: GemGame, actions: Sequence[str], names: Mapping[int, str]) -> None:
        self._game, self._actions, self._names = game, actions, names
        self._deck = game.deck

    def writers(self) -> tuple[FieldWriter, ...]:
        """How each field is written that both games have. A deck never changes, so nobody looks for changes in it."""
        return (
            FieldWriter("game", (), lambda table: self._game.id, one_of([self._game.id])),
            same("players"),
            FieldWriter("deck", (), self._deck_of, str | list[str]),
            same("stage"),
            same("round", "this_round"),
            FieldWriter("gems", ("gems", "players"), lambda table: rows_of(table.gems, COLOURS)[: table.players], ROWS),
            FieldWriter("supply", ("supply",), lambda table: list(table.supply), list[int]),
            FieldWriter(
                "chosen", ("chosen", "players"), self._chosen, list_of(one_of([*self._actions, HIDDEN]) | None)
            ),
            FieldWriter("doing", ("doing",), self._doing, one_of(self._actions), optional=True),
            FieldWriter("offer", (*PENDING, "offer"), _offer, list[int], optional=True),
            FieldWriter("offered_by", (*PENDING, "offered_by"), _offered_by, optional=True),
            FieldWriter("takers", (*PENDING, "asked_seat"), _takers, list[int], optional=True),
            FieldWriter("said", ("said", "said_count"), self._said, list[str], optional=True),
            FieldWriter(
                "over", ("phase",), lambda table: True if table.phase == OVER else LEFT_OUT, bool, optional=True
            ),
        )

    def unseen(self) -> FieldWriter:
        """How the cards that nobody has seen are written."""
        return FieldWriter("unseen", ("unseen",), self._deck.unseen, list[str])

    def _deck_of(self, table: Any) -> str | list[str]:
        deck = self._deck.all_faces(table)
        return HOUSE if deck.is_house else deck.all_texts()

    def _chosen(self, table: Any) -> list[str | None]:
        """What each seat has chosen."""
        return [self._action(action) for action in table.chosen[: table.players]]

    def _doing(self, table: Any) -> Any:
        """The action that is being carried out."""
        return LEFT_OUT if table.doing == NONE else self._actions[table.doing]

    def _said(self, table: Any) -> Any:
        """What has been said of a move that takes several actions."""
        said = table.said[: table.said_count]
        return [self._names[action] for action in said] if said else LEFT_OUT

    def _action(self, action: int) -> str | None:
        """The name of a chosen action."""
        if action == SECRET:
            return HIDDEN
        return None if action == NONE else self._actions[action]


def _offer(table: GemTable) -> Any:
    return list(table.offer) if pending(table) == ANSWER else LEFT_OUT


def _offered_by(table: GemTable) -> Any:
    return table.offered_by if pending(table) == ANSWER else LEFT_OUT


def _takers(table: GemTable) -> Any:
    """Who still takes a gem by free choice, in order."""
    return table.asked_seat[: table.depth][::-1] if pending(table) == TAKE_ONE else LEFT_OUT


def as_each_sees_it(writers: Iterable[FieldWriter]) -> tuple[AnyWriter, ...]:
    """The writers of a position for a view: what was chosen, each sees with own eyes while it is secret."""
    return tuple(_with_own_eyes(writer) if writer.name == CHOSEN.name else writer for writer in writers)


def _with_own_eyes(writer: FieldWriter) -> OwnWriter:
    return OwnWriter(writer.name, writer.reads, lambda table, viewer: writer.write(table), writer.type)
