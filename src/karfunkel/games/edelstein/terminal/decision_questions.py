"""What the person is asked at each decision, and what each choice would do now."""

from collections.abc import Callable, Mapping

from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.edelstein.terminal.decision_context import EdelsteinDecisionContext
from karfunkel.games.edelstein.terminal.event_card_texts import card_words
from karfunkel.games.edelstein.terminal.instant_card_questions import instant_card
from karfunkel.games.trading.notation.gems import read_gems
from karfunkel.games.trading.terminal import decision_questions
from karfunkel.games.trading.terminal.decision_questions import about_action
from karfunkel.games.trading.terminal.trade_questions import DECLINE

# ---- choosing and guessing


def _choose(now: EdelsteinDecisionContext) -> Question:
    if now.view["players"] > 2:
        return decision_questions.choose(now)
    asked = now.say("decision-choose-active", name=now.ui.people.name(now.rival))
    return now.question(asked, lambda action: about_action(now, now.me, action))


def _guess(now: EdelsteinDecisionContext) -> Question:
    asked = now.say("decision-guess", name=now.ui.people.name(now.rival))
    return now.question(asked, lambda action: about_action(now, now.rival, action))


def _guess_again(now: EdelsteinDecisionContext) -> Question:
    asked = now.say("decision-guess-again", action=now.say(f"action-{now.view['guesses'][-1]}"))
    return now.question(asked, lambda action: about_action(now, now.rival, action))


# ---- trades and event cards


def _last_offer(now: EdelsteinDecisionContext) -> Question:
    """[E32] The other has declined to open; the person may offer one gem."""
    return now.question(now.say("decision-last-offer", **now.trade), lambda move: _about_last_offer(now, move))


def _about_last_offer(now: EdelsteinDecisionContext, move: str) -> str:
    if move == DECLINE:
        return now.say("terminal-decline-last")
    return now.say("terminal-last-offer", gems=now.ui.gems(read_gems(move)), gain=now.reward(now.me))


def _which_event(now: EdelsteinDecisionContext) -> Question:
    down = now.say("hidden-about", number=len(now.view["events_down"]))
    about = {
        "open": f"{now.say('open')} – {card_words(now.ui.words, now.view['event'], now.view)}",
        "hidden": f"{now.say('hidden')} ({down})",
    }
    return now.question(now.say("decision-which-event"), lambda move: about[move])


QUESTIONS: Mapping[str, Callable[[EdelsteinDecisionContext], Question]] = {
    **decision_questions.SHARED,
    "choose": _choose,
    "guess": _guess,
    "guess-again": _guess_again,
    "last-offer": _last_offer,
    "which-event": _which_event,
    "instant-card": instant_card,
}
