"""What the person is asked at each decision, and what each choice would do now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.cli.terminal.questions import Question
from karfunkel.games.emerald.rules.state import FIRST_CAVE_FIELD, MOVES_A_TURN
from karfunkel.games.emerald.terminal.card_texts import card_words
from karfunkel.games.emerald.terminal.move_prospects import about_move, rolls, wakes


@dataclass(frozen=True)
class DecisionContext:
    """A decision of the person."""

    ui: GameUI
    view: View
    moves: Sequence[str]

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message."""
        return self.ui.words.say(message, **arguments)

    def question(self, asked: str, about: Callable[[str], str]) -> Question:
        """A question whose moves are explained by `about`."""
        return self.ui.question(asked, self.moves, self.moves, about)


def _knight(now: DecisionContext) -> Question:
    first = now.view["moves_left"] == MOVES_A_TURN
    asked = now.say("decision-knight" if first else "decision-knight-again")
    return now.question(asked, lambda move: _about_knight(now, move))


def _about_knight(now: DecisionContext, move: str) -> str:
    return now.say("stop-long") if move == "stop" else about_move(now.ui, now.view, move)


def _card(now: DecisionContext) -> Question:
    field = now.view["taking"]
    asked = now.say("decision-card", field=field)
    if wakes(now.view, field):
        asked += f" {now.say('move-wakes')} {rolls(now.ui, now.view)}"
    return now.question(asked, lambda pile: _about_card(now, pile, field - FIRST_CAVE_FIELD))


def _about_card(now: DecisionContext, pile: str, number: int) -> str:
    card, below = now.view[f"{pile}_open"][number], now.view[f"{pile}_below"][number]
    mine = now.view["gems"][now.ui.seat].count(card)
    has = [now.say("you-have", count=mine)] if pile == "gem" else []
    taken = now.say("take", card=card_words(now.ui, pile, card))
    return "; ".join([taken, *has, now.say("terminal-below", number=below)])


def _catch(now: DecisionContext) -> Question:
    asked = now.say("decision-catch", field=now.view["dragon"])
    return now.question(asked, lambda move: _about_catch(now, int(move[0])))


def _about_catch(now: DecisionContext, seat: int) -> str:
    whose = now.say("catch", name=now.ui.people.name(seat), you=now.ui.people.is_me(seat))
    return now.say("terminal-named", name=whose, about=now.say("gold-count", count=now.view["gold_count"][seat]))


def _bribe(now: DecisionContext) -> Question:
    asked = now.say("decision-bribe", field=now.view["dragon"])
    return now.question(asked, lambda move: _about_bribe(now, move))


def _about_bribe(now: DecisionContext, move: str) -> str:
    if move != "nest":
        return now.say("bribe", card=card_words(now.ui, "gold", move.removeprefix("bribe")))
    left = len(now.view["knights"][now.ui.seat]) - 1
    ends = [now.say("terminal-ends-the-game")] if left == 1 else []
    return "; ".join([now.say("nest"), now.say("knights-left", count=left), *ends])


ASKED: dict[str, Callable[[DecisionContext], Question]] = {
    "knight": _knight,
    "card": _card,
    "catch": _catch,
    "bribe": _bribe,
}
