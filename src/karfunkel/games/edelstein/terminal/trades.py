"""What the person is asked where a trade can be declined."""

from karfunkel.cli.terminal.words import Question
from karfunkel.games.edelstein.terminal.moment import EdelsteinMoment
from karfunkel.games.trading.notation.gems import read_gems
from karfunkel.games.trading.terminal import trades
from karfunkel.games.trading.terminal.speech import gems

DECLINE = "decline"


def open_trade(now: EdelsteinMoment) -> Question:
    """[E32] The person opens a trade or declines to."""
    declining = f"offer nothing; then {now.speech.name(now.rival)} may give you one gem and do it"
    if list(now.moves) == [DECLINE]:
        asked = f"You and {now.speech.name(now.rival)} trade for {now.stake}, but you have no gem to offer."
        return now.question(asked, lambda _: declining)
    return trades.open_trade(now, {DECLINE: declining})


def last_offer(now: EdelsteinMoment) -> Question:
    """[E32] The other has declined to open; the person may offer one gem."""
    offers = f"{now.speech.first(now.rival)} offers nothing for {now.stake}"
    asked = f"{offers}. Do you give {now.speech.pronoun(now.rival)} one gem, and do the action?"
    return now.question(asked, lambda move: _about_last_offer(now, move))


def _about_last_offer(now: EdelsteinMoment, move: str) -> str:
    if move == DECLINE:
        return "give nothing; nobody does the action"
    return f"give {gems(read_gems(move))}; {now.does(now.me, now.view['doing'])}"
