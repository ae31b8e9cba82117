"""What the person is asked at each decision, and what each choice would do now."""

from collections.abc import Callable, Mapping

from karfunkel.cli.terminal.words import Question
from karfunkel.games.edelstein.terminal.cards import card_effect
from karfunkel.games.edelstein.terminal.moment import EdelsteinMoment
from karfunkel.games.edelstein.terminal.trades import last_offer, open_trade
from karfunkel.games.edelstein.terminal.uses import instant_card
from karfunkel.games.trading.terminal import questions

# ---- choosing and guessing


def _choose(now: EdelsteinMoment) -> Question:
    if now.view["players"] == 2:
        return questions.choose(
            now, f"You are active: which action do you choose? {now.speech.first(now.rival)} will guess it."
        )
    return questions.choose(now)


def _guess(now: EdelsteinMoment) -> Question:
    asked = f"{now.speech.first(now.rival)} has chosen in secret. What do you guess? If you are right, nobody does it."
    return now.question(asked, lambda action: _about_guess(now, action))


def _guess_again(now: EdelsteinMoment) -> Question:
    wrong = now.view["guesses"][0]
    if_wrong = f"if wrong, {now.speech.name(now.rival)} does it"
    asked = f"It is not {wrong}. Guess again: if right, you trade for it; {if_wrong}."
    return now.question(asked, lambda action: _about_guess(now, action))


def _about_guess(now: EdelsteinMoment, action: str) -> str:
    return f"would be: {now.does(now.rival, action)}{now.prospect(action)}"


# ---- event cards


def _which_event(now: EdelsteinMoment) -> Question:
    card, down = now.view["event"], len(now.view["events_down"])
    about = {
        "open": f"take [bold]{card}[/]: {card_effect(card, now.view)}",
        "hidden": f"take the top card of the stack unseen ({down} lie face down); {card} goes under it",
    }
    return now.question("Which event card do you take?", lambda move: about[move])


QUESTIONS: Mapping[str, Callable[[EdelsteinMoment], Question]] = {
    **questions.SHARED,
    "choose": _choose,
    "guess": _guess,
    "guess-again": _guess_again,
    "open-trade": open_trade,
    "last-offer": last_offer,
    "which-event": _which_event,
    "instant-card": instant_card,
}
