"""The notation of Emerald."""

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Any

from karfunkel.errors import Error
from karfunkel.notation.emerald.moves import DECISIONS, NAMES, move_text, read_move, why_not
from karfunkel.notation.emerald.news import news
from karfunkel.notation.emerald.position import POSITION_FIELDS, hands, position, read_position, unseen
from karfunkel.notation.notation import Actions, Notation
from karfunkel.rules.emerald import EMERALD
from karfunkel.rules.emerald.board import KNIGHTS_OF_A_COLOUR, colours_of_each, knights_in_play
from karfunkel.rules.emerald.dragon import walk
from karfunkel.rules.emerald.ending import BONUS_POINTS, has_most, open_points, score, treasures_left
from karfunkel.rules.emerald.names import CARD_NAMES, GEM_NAMES
from karfunkel.rules.emerald.state import BAR_LENGTH, BRIBED, DIE, GEM_KINDS, GEMS, GOLD, NONE, ROLL, TURN_GOLD, Table
from karfunkel.rules.kernel import Binding, pending, unwrapped


class EmeraldNotation(Notation):
    """Moves, cards, positions and news of the game as words."""

    game = EMERALD
    position_fields = POSITION_FIELDS
    revealing_news = frozenset({BRIBED})

    def move_text(self, table: Table, seat: int, actions: Actions) -> str:
        """The text of a move at the pending decision."""
        return move_text(table, seat, actions)

    def read_move(self, table: Table, seat: int, text: str) -> Actions:
        """The actions that a text says at the pending decision."""
        return read_move(table, seat, text)

    def why_not(self, table: Table, seat: int, actions: Actions) -> str:
        """Why a move is illegal."""
        return why_not(table, seat, actions)

    def decision(self, table: Table) -> str | None:
        """The name of the pending decision."""
        return DECISIONS.get(pending(table))

    def action_name(self, action: int) -> str:
        """The name of an action."""
        return NAMES[action]

    def card_text(self, table: Table, card: int) -> str:
        """What the pending draw turned up: a number of the die, a gold card or a gem."""
        if pending(table) == ROLL:
            return f"die{card}"
        return _card_text(pending(table) - TURN_GOLD, card)

    def read_card(self, table: Table, text: str) -> int:
        """The outcome of the pending draw that this text names."""
        if pending(table) == ROLL:
            return _read_roll(text)
        pile = pending(table) - TURN_GOLD
        for face in range(len(CARD_NAMES[pile])):
            if text == _card_text(pile, face) and table.unseen[pile, face] > 0:
                return face
        raise Error(f"{text!r:.60} is not a card that can be turned now")

    def position(self, table: Table) -> dict[str, Any]:
        """Everything about a table."""
        return position(table)

    def read_position(self, position: Mapping[str, Any]) -> Table:
        """The table of a position."""
        return read_position(position)

    def has_secrets(self, table: Table) -> bool:
        """[D33] Nothing is a secret to the rules; what others' gold is, only the view leaves out."""
        return False

    def view(self, table: Table, viewer: int | None) -> dict[str, Any]:
        """[D33] What a seat (None: a spectator) sees: of others' gold only the number, unless it is open.

        The gold that it does not see is told together, unseen cards and hidden hands, and not which is where.
        """
        seen = position(table)
        gold = seen["gold"]
        own = _gold_seen(table, viewer, gold)
        seen["gold"] = own["gold"]
        seen["gold_count"] = [len(cards) for cards in gold]
        seen["nest"] = _in_nest(table)
        seen["treasures_left"] = treasures_left(table)
        seen["bar_last"] = table.bar + BAR_LENGTH - 1
        seen["rolls"] = list(_rolls(table.bar, table.dragon, table.facing))
        seen["unseen_gold"] = own["unseen_gold"]
        seen["unseen_gems"] = unseen(table, GEMS)
        if table.over:
            seen["kind_bonuses"] = {GEM_NAMES[kind]: _bonus_of(table, kind) for kind in range(GEM_KINDS)}
        return seen

    def own_view(self, table: Table, viewer: int | None) -> dict[str, Any]:
        """[D33] The gold that the viewer sees, and what it may still find."""
        return _gold_seen(table, viewer, hands(table, GOLD))

    def news(self, table: Table, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What the rules told, as an event; everybody sees the same."""
        return news(table, told)

    def scores(self, table: Table) -> tuple[int, ...]:
        """[D32] The points of each seat; kind bonuses count once the game is over."""
        return tuple(score(table, seat) for seat in range(table.players))

    def seen_scores(self, table: Table, viewer: int | None) -> tuple[int, ...]:
        """[D33] The points of each seat as far as the viewer sees them: hidden gold does not count."""
        return tuple(
            score(table, seat) if _sees_gold(table, viewer, seat) else open_points(table, seat)
            for seat in range(table.players)
        )

    def scored_now(self, table: Table, viewer: int | None) -> tuple[list[dict[str, Any]], tuple[int, ...]]:
        """[D31] The kind bonuses, which count only once the game is over, and the scores with them."""
        events, scores = super().scored_now(table, viewer)
        bonuses = [0 if table.over else BONUS_POINTS * _number_for(events, seat) for seat in range(table.players)]
        return events, tuple(score + bonus for score, bonus in zip(scores, bonuses, strict=True))

    def heading(self, table: Table) -> str:
        """Where the bar lies."""
        return f"the bar beside {table.bar} to {table.bar + BAR_LENGTH - 1}"


def _card_text(pile: int, face: int) -> str:
    return f"gold{CARD_NAMES[pile][face]}" if pile == GOLD else CARD_NAMES[pile][face]


def _read_roll(text: str) -> int:
    match = re.fullmatch(rf"die([1-{DIE}])", text, re.ASCII)
    if match is None:
        raise Error(f"{text!r:.60} is no roll of the die; that is die1 to die{DIE}")
    return int(match[1])


def _sees_gold(table: Table, viewer: int | None, seat: int) -> bool:
    """[D33] Whether a viewer sees which gold cards a seat has."""
    return viewer == seat or bool(table.open_gold) or bool(table.over)


def _gold_seen(table: Table, viewer: int | None, gold: list[list[str]]) -> dict[str, Any]:
    """[D33] The hands of gold that a viewer sees; the others lie among the gold that it has not seen."""
    if table.open_gold or table.over:
        return {"gold": gold, "unseen_gold": unseen(table, GOLD)}
    hidden = [cards for seat, cards in enumerate(gold) if seat != viewer]
    return {
        "gold": [cards if seat == viewer else None for seat, cards in enumerate(gold)],
        "unseen_gold": sorted(chain(unseen(table, GOLD), *hidden)),
    }


def _number_for(events: list[dict[str, Any]], seat: int) -> int:
    return sum(event["seat"] == seat for event in events)


@lru_cache
def _rolls(bar: int, dragon: int, facing: int) -> tuple[int, ...]:
    """[D21] Where each number of the die would take the dragon."""
    fields = []
    for number in range(1, DIE + 1):
        trial = Table()
        trial.bar, trial.dragon, trial.facing = bar, dragon, facing
        _walk(trial, number)
        fields.append(trial.dragon)
    return tuple(fields)


_walk = Binding(unwrapped, {})(walk)


def _in_nest(table: Table) -> list[int]:
    """How many knights of each seat the dragon has in its nest."""
    had = KNIGHTS_OF_A_COLOUR[table.players] * colours_of_each(table)
    return [had - knights_in_play(table, seat) - table.treasures[seat] for seat in range(table.players)]


def _bonus_of(table: Table, kind: int) -> int | None:
    holder = has_most(table, kind)
    return None if holder == NONE else holder
