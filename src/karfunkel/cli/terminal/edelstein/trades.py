"""What the person is asked in a trade."""

from collections.abc import Sequence

from karfunkel.cli.terminal.edelstein.moment import Moment
from karfunkel.cli.terminal.edelstein.speech import gems
from karfunkel.cli.terminal.words import Question
from karfunkel.notation.fields import read_gems

SHOWN_RAISES = 3
"""How many raises of each kind are shown: of higher rank, and of one gem more."""
WORDS = ("accept", "decline")


def open_trade(now: Moment) -> Question:
    """[E32] The person opens a trade."""
    asked = f"You and seat {now.rival} trade for {_stake(now)}, and you begin. What do you offer?"
    if list(now.moves) == ["decline"]:
        asked = f"You and seat {now.rival} trade for {_stake(now)}, but you have no gem to offer."
    return now.question(
        asked, lambda move: _about_opening(now, move), _sorted(now.few(lambda: _small_offers(now.moves)))
    )


def _stake(now: Moment) -> str:
    return f"[cyan]{now.view['doing']}[/]"


def _small_offers(moves: Sequence[str]) -> list[str]:
    """All offers of one gem, and to decline."""
    return [*_smallest(moves, 1, 4), "decline"]


def _sorted(moves: Sequence[str]) -> list[str]:
    """Accept, then offers from the smallest on, then decline."""
    offers = sorted((move for move in moves if move not in WORDS), key=lambda move: (_count(move), read_gems(move)))
    return [*(move for move in moves if move == "accept"), *offers, *(move for move in moves if move == "decline")]


def _count(move: str) -> int:
    return sum(read_gems(move))


def _smallest(moves: Sequence[str], count: int, number: int) -> list[str]:
    """The lowest offers, in rank, of so many gems."""
    offers = [move for move in moves if move not in WORDS and _count(move) == count]
    return sorted(offers, key=read_gems)[:number]


def _about_opening(now: Moment, move: str) -> str:
    if move == "decline":
        return f"offer nothing; then seat {now.rival} may give you one gem and do it"
    return f"offer {gems(read_gems(move))}; if accepted, {now.does(now.me, now.view['doing'])}"


def last_offer(now: Moment) -> Question:
    """[E32] The other has declined to open; the person may offer one gem."""
    asked = f"Seat {now.rival} offers nothing for {_stake(now)}. Do you give it one gem, and do the action?"
    return now.question(asked, lambda move: _about_last_offer(now, move))


def _about_last_offer(now: Moment, move: str) -> str:
    if move == "decline":
        return "give nothing; nobody does the action"
    return f"give {gems(read_gems(move))}; {now.does(now.me, now.view['doing'])}"


def answer(now: Moment) -> Question:
    """[E33] The person accepts an offer or raises."""
    offer, doing = gems(now.view["offer"]), now.view["doing"]
    asked = (
        f"Seat {now.rival} offers you {offer} for {_stake(now)}. Accept, or offer more to {now.gain(now.me, doing)}?"
    )
    if list(now.moves) == ["accept"]:
        asked = f"Seat {now.rival} offers you {offer} for {_stake(now)}, and you cannot offer more."
    return now.question(asked, lambda move: _about_answer(now, move), _sorted(now.few(lambda: _small_raises(now))))


def _small_raises(now: Moment) -> list[str]:
    """To accept, the smallest raises in rank and the smallest with one gem more."""
    standing = sum(now.view["offer"])
    of_rank, of_count = (_smallest(now.moves, count, SHOWN_RAISES) for count in (standing, standing + 1))
    return ["accept", *of_rank, *of_count]


def _about_answer(now: Moment, move: str) -> str:
    if move == "accept":
        return f"you get {gems(now.view['offer'])}; {now.does(now.rival, now.view['doing'])}"
    more = _count(move) - sum(now.view["offer"])
    return f"offer {gems(read_gems(move))} ({f'{more} more' if more else 'higher rank'})"
