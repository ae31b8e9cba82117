"""What the person is asked at the decisions that the trading games share, and what each choice would do now."""

from collections.abc import Callable, Mapping

from karfunkel.cli.terminal.words import Question
from karfunkel.games.trading.rules.deck import LETTERS
from karfunkel.games.trading.terminal.moment import Moment
from karfunkel.games.trading.terminal.speech import gems, letter_counts, one
from karfunkel.games.trading.terminal.trades import answer, open_trade


def choose(now: Moment, asked: str = "Which action do you choose? All choices are shown at the same time.") -> Question:
    """[E21], [B11] The person chooses an action."""
    return now.question(asked, lambda action: now.gain(now.me, action) + now.prospect(action))


# ---- free choice


def exchange(now: Moment) -> Question:
    """[E26], [B14] The person gives a gem and takes two; a player without gems may have to give none."""
    asked = "Free choice is yours alone: which gem do you give, and which do you take for it?"
    if now.moves[0].startswith(">"):
        asked = "Free choice is yours alone, and you have no gem to give. What do you take?"
    return now.question(asked, _about_exchange, now.few(lambda: list(filter(_two_of_another, now.moves))))


def _about_exchange(move: str) -> str:
    given, _, taken = move.partition(">")
    take = f"take {gems(letter_counts(taken))}"
    return f"give {one(LETTERS.index(given))}, {take}" if given else take


def _two_of_another(move: str) -> bool:
    """Whether an exchange takes two gems of one colour, which is not the one given."""
    given, _, taken = move.partition(">")
    return len(set(taken)) == 1 and given not in taken


def take_one(now: Moment) -> Question:
    """[E26], [B14] The person takes one gem."""
    asked = "You share free choice with others: which gem do you take?"
    return now.question(asked, lambda move: f"take {one(LETTERS.index(move))} from the supply")


SHARED: Mapping[str, Callable[[Moment], Question]] = {
    "choose": choose,
    "open-trade": open_trade,
    "answer": answer,
    "exchange": exchange,
    "take-one": take_one,
}
"""The questions by decision."""
