"""What the person is asked in a trade."""

from collections.abc import Mapping, Sequence

from karfunkel.cli.terminal.words import Question
from karfunkel.games.trading.notation.gems import read_gems
from karfunkel.games.trading.rules.deck import LETTERS
from karfunkel.games.trading.terminal.moment import Moment
from karfunkel.games.trading.terminal.speech import gems

SHOWN_RAISES = 3
"""How many raises of each kind are shown: of higher rank, and of one gem more."""
ACCEPT = "accept"


def open_trade(now: Moment, instead: Mapping[str, str] | None = None) -> Question:
    """[E32], [B22] The person opens a trade, or does something `instead`, which is explained there."""
    others = instead or {}
    asked = f"You and {now.speech.name(now.rival)} trade for {now.stake}, and you begin. What do you offer?"
    shown = now.few(lambda: [*_smallest(now.moves, 1, len(LETTERS)), *others])
    return now.question(asked, lambda move: others.get(move) or _about_opening(now, move), _sorted(shown))


def _about_opening(now: Moment, move: str) -> str:
    return f"offer {gems(read_gems(move))}; if accepted, {now.does(now.me, now.view['doing'])}"


def answer(now: Moment) -> Question:
    """[E33] The person accepts an offer or raises."""
    offered = f"{now.speech.first(now.rival)} offers you {gems(now.view['offer'])} for {now.stake}"
    asked = f"{offered}. Accept, or offer more to {now.gain(now.me, now.view['doing'])}?"
    if list(now.moves) == [ACCEPT]:
        asked = f"{offered}, and you cannot offer more."
    return now.question(asked, lambda move: _about_answer(now, move), _sorted(now.few(lambda: _small_raises(now))))


def _small_raises(now: Moment) -> list[str]:
    """To accept, the smallest raises in rank and the smallest with one gem more."""
    standing = sum(now.view["offer"])
    of_rank, of_count = (_smallest(now.moves, count, SHOWN_RAISES) for count in (standing, standing + 1))
    return [ACCEPT, *of_rank, *of_count]


def _about_answer(now: Moment, move: str) -> str:
    if move == ACCEPT:
        return f"you get {gems(now.view['offer'])}; {now.does(now.rival, now.view['doing'])}"
    more = _count(move) - sum(now.view["offer"])
    return f"offer {gems(read_gems(move))} ({f'{more} more' if more else 'higher rank'})"


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
