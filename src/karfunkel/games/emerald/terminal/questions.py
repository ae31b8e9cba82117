"""What the person is asked at each decision, and what each choice would do now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from karfunkel.cli.terminal.speech import Speech
from karfunkel.cli.terminal.words import Choice, Question, View
from karfunkel.games.emerald.rules.state import FIRST_CAVE_FIELD, MOVES_A_TURN
from karfunkel.games.emerald.terminal.cards import card_name, gold_name
from karfunkel.games.emerald.terminal.prospects import about_move, gold_in_hand, rolls, wakes


@dataclass(frozen=True)
class Moment:
    """A decision of the person."""

    speech: Speech
    view: View
    moves: Sequence[str]

    def question(self, asked: str, about: Callable[[str], str]) -> Question:
        """A question whose moves are explained by `about`."""
        choices = tuple(Choice(move, about(move)) for move in self.moves)
        return Question(asked, choices, numbered=not any(move.isdigit() for move in self.moves))


def ask(speech: Speech, view: View, moves: Sequence[str]) -> Question:
    """The question at the pending decision."""
    return ASKED[view["decision"]](Moment(speech, view, moves))


def _knight(now: Moment) -> Question:
    first = now.view["moves_left"] == MOVES_A_TURN
    asked = "Which knight do you move?" if first else "Do you move a second knight?"
    return now.question(asked, lambda move: _about_knight(now, move))


def _about_knight(now: Moment, move: str) -> str:
    return "end your turn" if move == "stop" else about_move(now.speech, now.view, move)


def _card(now: Moment) -> Question:
    field = now.view["taking"]
    asked = f"Which card do you take on field {field}?"
    if wakes(now.view, field):
        asked += f" Then the dragon wakes: {rolls(now.speech, now.view)}."
    return now.question(asked, lambda pile: _about_card(now, pile, field - FIRST_CAVE_FIELD))


def _about_card(now: Moment, pile: str, number: int) -> str:
    card, below = now.view[f"{pile}_open"][number], now.view[f"{pile}_below"][number]
    has = f"; you have {now.view['gems'][now.speech.seat].count(card)}" if pile == "gem" else ""
    return f"take {card_name(pile, card)}{has}; {below or 'no'} more card{'' if below == 1 else 's'} below it"


def _catch(now: Moment) -> Question:
    asked = f"The dragon stands on {now.view['dragon']} among several knights. Whose does it catch?"
    return now.question(asked, lambda move: _about_catch(now, int(move[0])))


def _about_catch(now: Moment, seat: int) -> str:
    if seat == now.speech.seat:
        return f"your own; you have {gold_in_hand(now.view, seat)}"
    return f"a knight of {now.speech.name(seat)}, who has {gold_in_hand(now.view, seat)}"


def _bribe(now: Moment) -> Question:
    asked = f"The dragon has caught your knight on {now.view['dragon']}. Do you bribe it?"
    return now.question(asked, lambda move: _about_bribe(now, move))


def _about_bribe(now: Moment, move: str) -> str:
    left = len(now.view["knights"][now.speech.seat]) - 1
    if move == "nest":
        end = ", and the game ends" if left == 1 else ""
        return f"let it go to the nest; you have {left} knight{'' if left == 1 else 's'} left{end}"
    return f"pay {gold_name(move.removeprefix('bribe'))}; your knight stays"


ASKED: dict[str, Callable[[Moment], Question]] = {
    "knight": _knight,
    "card": _card,
    "catch": _catch,
    "bribe": _bribe,
}
