"""What the person is asked in a trade."""

from collections.abc import Sequence

from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.trading.notation.gems import read_gems
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.games.trading.terminal.decision_context import TradingDecisionContext

SHOWN_RAISES = 3
"""How many raises of each kind are shown: of higher rank, and of one gem more."""
ACCEPT, DECLINE = "accept", "decline"


def open_trade(now: TradingDecisionContext) -> Question:
    """[E32], [B22] The person opens a trade, or declines where that is possible."""
    declining = [move for move in now.moves if move == DECLINE]
    shown = now.few(lambda: [*_smallest(now.moves, 1, len(LETTERS)), *declining])
    return now.question(
        now.say("decision-open-trade", **now.trade), lambda move: _about_opening(now, move), _sorted(shown)
    )


def _about_opening(now: TradingDecisionContext, move: str) -> str:
    if move == DECLINE:
        return now.say("terminal-decline", name=now.ui.people.name(now.rival))
    return now.say("terminal-offer", gems=now.ui.gems(read_gems(move)), gain=now.reward(now.me))


def answer(now: TradingDecisionContext) -> Question:
    """[E33] The person accepts an offer or raises."""
    asked = "decision-answer-forced" if list(now.moves) == [ACCEPT] else "decision-answer"
    shown = _sorted(now.few(lambda: _small_raises(now)))
    return now.question(now.say(asked, **now.trade), lambda move: _about_answer(now, move), shown)


def _small_raises(now: TradingDecisionContext) -> list[str]:
    """To accept, the smallest raises in rank and the smallest with one gem more."""
    standing = sum(now.view["offer"])
    of_rank, of_count = (_smallest(now.moves, count, SHOWN_RAISES) for count in (standing, standing + 1))
    return [ACCEPT, *of_rank, *of_count]


def _about_answer(now: TradingDecisionContext, move: str) -> str:
    if move == ACCEPT:
        offered = now.trade
        return now.say("terminal-accept", name=offered["name"], gems=offered["gems"], gain=now.reward(now.rival))
    more = _count(move) - sum(now.view["offer"])
    raised = {0: "raise-higher", 1: "raise-more"}.get(more, "offer")
    return now.say(raised, gems=now.ui.gems(read_gems(move)))


# ---- offers


def _is_offer(move: str) -> bool:
    return move[0].isdigit()


def _count(move: str) -> int:
    return sum(read_gems(move))


def _smallest(moves: Sequence[str], count: int, number: int) -> list[str]:
    """The lowest offers, in rank, of so many gems."""
    offers = [move for move in moves if _is_offer(move) and _count(move) == count]
    return sorted(offers, key=read_gems)[:number]


def _sorted(moves: Sequence[str]) -> list[str]:
    """To accept, then offers from the smallest on, then what else there is."""
    offers = sorted(filter(_is_offer, moves), key=lambda move: (_count(move), read_gems(move)))
    words = [move for move in moves if not _is_offer(move)]
    return [*(move for move in words if move == ACCEPT), *offers, *(move for move in words if move != ACCEPT)]
