"""What the person is asked at each decision, and what each choice would do now."""

from collections.abc import Callable

from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.emerald.rules.state import FIRST_CAVE_FIELD, MOVES_A_TURN
from karfunkel.games.emerald.terminal.card_texts import card_words
from karfunkel.games.emerald.terminal.decision_context import EmeraldDecisionContext
from karfunkel.games.emerald.terminal.move_previews import about_move, rolls, wakes


def _knight(now: EmeraldDecisionContext) -> Question:
    first = now.view["moves_left"] == MOVES_A_TURN
    asked = now.say("decision-knight" if first else "decision-knight-again")
    return now.question(asked, lambda move: _about_knight(now, move))


def _about_knight(now: EmeraldDecisionContext, move: str) -> str:
    return now.say("stop-long") if move == "stop" else about_move(now.ui, now.view, move)


def _card(now: EmeraldDecisionContext) -> Question:
    field = now.view["taking"]
    asked = now.say("decision-card", field=field)
    if wakes(now.view, field):
        asked += f" {now.say('move-wakes')} {rolls(now.ui, now.view)}"
    return now.question(asked, lambda pile: _about_card(now, pile, field - FIRST_CAVE_FIELD))


def _about_card(now: EmeraldDecisionContext, pile: str, number: int) -> str:
    card, below = now.view[f"{pile}_open"][number], now.view[f"{pile}_below"][number]
    mine = now.view["gems"][now.ui.seat].count(card)
    has = [now.say("you-have", count=mine)] if pile == "gem" else []
    taken = now.say("take", card=card_words(now.ui, pile, card))
    return "; ".join([taken, *has, now.say("terminal-below", number=below)])


def _catch(now: EmeraldDecisionContext) -> Question:
    asked = now.say("decision-catch", field=now.view["dragon"])
    return now.question(asked, lambda move: _about_catch(now, int(move[0])))


def _about_catch(now: EmeraldDecisionContext, seat: int) -> str:
    whose = now.say("catch", name=now.ui.people.name(seat), you=now.ui.people.is_me(seat))
    return now.say("terminal-named", name=whose, about=now.say("gold-count", count=now.view["gold_count"][seat]))


def _bribe(now: EmeraldDecisionContext) -> Question:
    asked = now.say("decision-bribe", field=now.view["dragon"])
    return now.question(asked, lambda move: _about_bribe(now, move))


def _about_bribe(now: EmeraldDecisionContext, move: str) -> str:
    if move != "nest":
        return now.say("bribe", card=card_words(now.ui, "gold", move.removeprefix("bribe")))
    left = len(now.view["knights"][now.ui.seat]) - 1
    ends = [now.say("terminal-ends-the-game")] if left == 1 else []
    return "; ".join([now.say("nest"), now.say("knights-left", count=left), *ends])


ASKED: dict[str, Callable[[EmeraldDecisionContext], Question]] = {
    "knight": _knight,
    "card": _card,
    "catch": _catch,
    "bribe": _bribe,
}
