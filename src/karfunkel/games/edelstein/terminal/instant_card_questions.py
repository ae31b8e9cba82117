"""What the person is asked about an instant event card, and what each use of it would do now."""

from collections.abc import Callable

from karfunkel.cli.terminal.move_question import Question
from karfunkel.games.edelstein.rules.event_cards import EVENT_IDS, FOUR, FOUR_COLOURS, TAKEN_BY_THREE
from karfunkel.games.edelstein.terminal.decision_context import EdelsteinDecisionContext
from karfunkel.games.edelstein.terminal.event_card_texts import card_name
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.games.trading.rules.state import COLOUR_VALUES, GIVEN_BACK_WHEN_SHARED
from karfunkel.games.trading.terminal.decision_questions import take_gems
from karfunkel.games.trading.terminal.gem_card_texts import letter_counts

FORGO = "forgo"


def instant_card(now: EdelsteinDecisionContext) -> Question:
    """[E24] The person uses an instant card or forgoes it."""
    card = now.view["using"]
    some = {"swap": _some_swaps, "remove": _some_removals}.get(card, lambda now: now.moves)
    asked = now.say("decision-instant-card", card=card_name(now.ui.words, card))
    return now.question(asked, lambda move: _about_use(now, move), now.few(lambda: some(now)))


def _about_use(now: EdelsteinDecisionContext, move: str) -> str:
    return now.say("forgo") if move == FORGO else USES[now.view["using"]](now, move)


# ---- four-rb, four-yg, halve


def _about_four(now: EdelsteinDecisionContext, _: str) -> str:
    mine, supply = now.view["gems"][now.me], now.view["supply"]
    colours = FOUR_COLOURS[EVENT_IDS.index(now.view["using"])]
    after = {colour: min(FOUR, mine[colour] + supply[colour]) for colour in colours}
    return ", ".join(f"{now.ui.colour(colour)} {mine[colour]} → {after[colour]}" for colour in colours)


def _about_halve(now: EdelsteinDecisionContext, _: str) -> str:
    """What everybody gives back."""
    halves = [now.ui.gems([number // 2 for number in held]) for held in now.view["gems"]]
    return "; ".join(f"{now.ui.people.name(seat)}: −{given}" for seat, given in enumerate(halves))


# ---- score-half, three


def _about_score_half(now: EdelsteinDecisionContext, move: str) -> str:
    colour = LETTERS.index(move)
    numbers = [held[colour] for held in now.view["gems"]]
    most = max(numbers)
    seats = [seat for seat, number in enumerate(numbers) if number == most]
    back = (most + 1) // 2 if len(seats) == 1 else min(GIVEN_BACK_WHEN_SHARED, most)
    paid = now.ui.amount(COLOUR_VALUES[colour] // 2 // len(seats))
    names, gems = now.ui.people.names(seats), now.ui.gems(letter_counts(move * back))
    return f"{now.ui.colour(colour)}: {names} +{paid}, −{gems}"


def _about_three(now: EdelsteinDecisionContext, move: str) -> str:
    return take_gems(now, move, TAKEN_BY_THREE)


# ---- swap


def _about_swap(now: EdelsteinDecisionContext, move: str) -> str:
    mine, theirs = now.ui.gems(letter_counts(move[0])), now.ui.gems(letter_counts(move[3]))
    return now.say("swap-do", mine=mine, theirs=theirs, name=now.ui.people.name(int(move[2])))


def _some_swaps(now: EdelsteinDecisionContext) -> list[str]:
    """For each partner and each colour taken the swap that gives a gem of the lowest rank; and to forgo."""
    swaps = [move for move in now.moves if move != FORGO]
    gains = [move for move in swaps if LETTERS.index(move[0]) > LETTERS.index(move[3])]
    lowest = {move[2:]: move for move in gains or swaps}
    return [*sorted(lowest.values(), key=lambda move: (move[2], LETTERS.index(move[3]))), FORGO]


# ---- remove


def _about_removal(now: EdelsteinDecisionContext, move: str) -> str:
    lost = [(now.ui.people.name(int(seat)), now.ui.gems(letter_counts(letter))) for seat, letter in _robbed(move)]
    return "; ".join(f"{name}: −{gem}" for name, gem in lost)


def _robbed(move: str) -> list[tuple[str, str]]:
    return list(zip(move[::2], move[1::2], strict=True))


def _some_removals(now: EdelsteinDecisionContext) -> list[str]:
    """From each the colour it has most of, or one colour from all; and to forgo."""
    uses = [move for move in now.moves if move != FORGO]
    same = [move for move in uses if len(set(move[1::2])) == 1]
    largest = max(uses, key=lambda move: sum(_held(now, seat, letter) for seat, letter in _robbed(move)))
    return [*dict.fromkeys([largest, *same]), FORGO]


def _held(now: EdelsteinDecisionContext, seat: str, letter: str) -> int:
    number: int = now.view["gems"][int(seat)][LETTERS.index(letter)]
    return number


USES: dict[str, Callable[[EdelsteinDecisionContext, str], str]] = {
    "four-rb": _about_four,
    "four-yg": _about_four,
    "halve": _about_halve,
    "score-half": _about_score_half,
    "three": _about_three,
    "swap": _about_swap,
    "remove": _about_removal,
}
