"""What the person is asked at the decisions that the trading games share, and what each choice would do now."""

from collections.abc import Callable, Mapping

from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.games.trading.terminal.decision_context import TradingDecisionContext
from karfunkel.games.trading.terminal.gem_card_texts import letter_counts
from karfunkel.games.trading.terminal.trade_questions import answer, open_trade


def choose(now: TradingDecisionContext) -> Question:
    """[E21], [B11] The person chooses an action."""
    return now.question(now.say("decision-choose"), lambda action: about_action(now, now.me, action))


def about_action(now: TradingDecisionContext, seat: int, action: str) -> str:
    """An action, and what it would bring a seat."""
    return now.say("terminal-named", name=now.say(f"action-{action}"), about=now.gain(seat, action))


# ---- free choice


def exchange(now: TradingDecisionContext) -> Question:
    """[E26], [B14] The person gives a gem and takes two; a player without gems may have to give none."""
    asked = "decision-exchange-free" if now.moves[0].startswith(">") else "decision-exchange"
    shown = now.few(lambda: list(filter(_two_of_another, now.moves)))
    return now.question(now.say(asked), lambda move: _about_exchange(now, move), shown)


def _about_exchange(now: TradingDecisionContext, move: str) -> str:
    given, _, taken = move.partition(">")
    theirs = now.ui.gems(letter_counts(taken))
    if not given:
        return now.say("exchange-take-do", theirs=theirs)
    return now.say("exchange-do", mine=now.ui.gems(letter_counts(given)), theirs=theirs)


def _two_of_another(move: str) -> bool:
    """Whether an exchange takes two gems of one colour, which is not the one given."""
    given, _, taken = move.partition(">")
    return len(set(taken)) == 1 and given not in taken


def take_one(now: TradingDecisionContext) -> Question:
    """[E26], [B14] The person takes one gem."""
    return now.question(now.say("decision-take-one"), lambda move: take_gems(now, move, 1))


def take_gems(now: TradingDecisionContext, letter: str, number: int) -> str:
    """What it means to take so many gems of a colour, as far as the supply has them."""
    there = min(number, now.view["supply"][LETTERS.index(letter)])
    return now.say("exchange-take-do", theirs=now.ui.gems(letter_counts(letter * there)))


SHARED: Mapping[str, Callable[[TradingDecisionContext], Question]] = {
    "choose": choose,
    "open-trade": open_trade,
    "answer": answer,
    "exchange": exchange,
    "take-one": take_one,
}
"""The questions by decision."""
