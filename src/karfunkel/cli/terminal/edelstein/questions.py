"""What the person is asked at each decision, and what each choice would do now."""

from collections.abc import Callable, Sequence

from karfunkel.cli.terminal.edelstein.cards import card_effect
from karfunkel.cli.terminal.edelstein.moment import Moment
from karfunkel.cli.terminal.edelstein.speech import Speech, gems, one
from karfunkel.cli.terminal.edelstein.trades import answer, last_offer, open_trade
from karfunkel.cli.terminal.edelstein.uses import instant_card
from karfunkel.cli.terminal.words import Question, View
from karfunkel.notation.fields import LETTERS


def ask(speech: Speech, view: View, moves: Sequence[str]) -> Question:
    """The question at the pending decision."""
    return ASKED[view["decision"]](Moment(speech, view, moves))


# ---- choosing and guessing


def _choose(now: Moment) -> Question:
    asked = "Which action do you choose? All choices are shown at the same time."
    if now.view["players"] == 2:
        asked = f"You are active: which action do you choose? Seat {now.rival} will guess it."
    return now.question(asked, lambda action: now.gain(now.me, action) + now.prospect(action))


def _guess(now: Moment) -> Question:
    asked = f"Seat {now.rival} has chosen in secret. What do you guess? If you are right, nobody does it."
    return now.question(asked, lambda action: f"would be: {now.does(now.rival, action)}{now.prospect(action)}")


def _guess_again(now: Moment) -> Question:
    wrong = now.view["guesses"][0]
    asked = f"It is not {wrong}. Guess again: if right, you trade for it; if wrong, seat {now.rival} does it."
    return now.question(asked, lambda action: f"would be: {now.does(now.rival, action)}{now.prospect(action)}")


# ---- event cards


def _which_event(now: Moment) -> Question:
    card, down = now.view["event"], len(now.view["events_down"])
    about = {
        "open": f"take [bold]{card}[/]: {card_effect(card, now.view)}",
        "hidden": f"take the top card of the stack unseen ({down} lie face down); {card} goes under it",
    }
    return now.question("Which event card do you take?", lambda move: about[move])


# ---- free choice


def _exchange(now: Moment) -> Question:
    asked = "Free choice is yours alone: which gem do you give, and which do you take for it?"
    return now.question(asked, _about_exchange, now.few(lambda: [move for move in now.moves if _two_of_another(move)]))


def _about_exchange(move: str) -> str:
    given, _, taken = move.partition(">")
    return f"give {one(LETTERS.index(given))}, take {gems([taken.count(letter) for letter in LETTERS])}"


def _two_of_another(move: str) -> bool:
    """Whether an exchange takes two gems of one colour, which is not the one given."""
    return len(set(move[2:])) == 1 and move[0] not in move[2:]


def _take_one(now: Moment) -> Question:
    asked = "You share free choice with others: which gem do you take?"
    return now.question(asked, lambda move: f"take {one(LETTERS.index(move))} from the supply")


ASKED: dict[str, Callable[[Moment], Question]] = {
    "choose": _choose,
    "guess": _guess,
    "guess-again": _guess_again,
    "open-trade": open_trade,
    "last-offer": last_offer,
    "answer": answer,
    "which-event": _which_event,
    "instant-card": instant_card,
    "exchange": _exchange,
    "take-one": _take_one,
}
