"""What the person is asked about an instant event card, and what each use of it would do now."""

from collections.abc import Callable

from karfunkel.cli.terminal.speech import listed
from karfunkel.cli.terminal.words import Question
from karfunkel.games.edelstein.rules.cards import EVENT_IDS, FOUR, FOUR_COLOURS, TAKEN_BY_THREE
from karfunkel.games.edelstein.terminal.moment import EdelsteinMoment
from karfunkel.games.trading.rules.check import COLOUR_NAMES
from karfunkel.games.trading.rules.deck import LETTERS
from karfunkel.games.trading.rules.table import COLOUR_VALUES, COLOURS, GIVEN_BACK_WHEN_SHARED
from karfunkel.games.trading.terminal.speech import colour_name, gems, one

FORGO = "forgo"


def instant_card(now: EdelsteinMoment) -> Question:
    """[E24] The person uses an instant card or forgoes it."""
    card = now.view["using"]
    asked = f"You have the event card [cyan]{card}[/]. How do you use it?"
    if list(now.moves) == [FORGO]:
        asked = f"You have the event card [cyan]{card}[/], but it would change nothing."
    some = {"swap": _some_swaps, "remove": _some_removals}.get(card, lambda now: now.moves)
    return now.question(asked, lambda move: _about_use(now, move), now.few(lambda: some(now)))


def _about_use(now: EdelsteinMoment, move: str) -> str:
    if move == FORGO:
        return "do nothing; the card goes under the stack"
    return USES[now.view["using"]](now, move)


# ---- four-rb, four-yg, halve


def _about_four(now: EdelsteinMoment, _: str) -> str:
    mine, supply = now.view["gems"][now.me], now.view["supply"]
    parts = []
    for colour in FOUR_COLOURS[EVENT_IDS.index(now.view["using"])]:
        after = min(FOUR, mine[colour] + supply[colour])
        parts.append(f"your {COLOUR_NAMES[colour]} gems go from {mine[colour]} to {after}")
    return listed(parts)


def _about_halve(now: EdelsteinMoment, _: str) -> str:
    given = [sum(number // 2 for number in held) for held in now.view["gems"]]
    others = [f"{now.speech.name(seat)} {number}" for seat, number in enumerate(given) if seat != now.me]
    mine = gems([number // 2 for number in now.view["gems"][now.me]])
    return f"you give {mine}; gems given by the others: {listed(others)}"


# ---- score-half, three


def _about_score_half(now: EdelsteinMoment, move: str) -> str:
    colour = LETTERS.index(move)
    numbers = [held[colour] for held in now.view["gems"]]
    most = max(numbers)
    seats = [seat for seat, number in enumerate(numbers) if number == most]
    pays = COLOUR_VALUES[colour] // 2 // len(seats)
    if len(seats) == 1:
        return (
            f"{COLOUR_NAMES[colour]}: {now.speech.does(seats[0], 'get')} {pays} million, {(most + 1) // 2} gems go back"
        )
    back = min(GIVEN_BACK_WHEN_SHARED, most)
    return f"{COLOUR_NAMES[colour]}: {now.speech.names(seats)} get {pays} million each and give {back} gems each back"


def _about_three(now: EdelsteinMoment, move: str) -> str:
    taken = [0] * COLOURS
    colour = LETTERS.index(move)
    taken[colour] = min(TAKEN_BY_THREE, now.view["supply"][colour])
    return f"take {gems(taken)} from the supply"


# ---- swap


def _about_swap(now: EdelsteinMoment, move: str) -> str:
    given, partner, taken = LETTERS.index(move[0]), int(move[2]), LETTERS.index(move[3])
    return f"give {one(given)} to {now.speech.name(partner)} and take {one(taken)}"


def _some_swaps(now: EdelsteinMoment) -> list[str]:
    """For each partner and each colour taken the swap that gives a gem of the lowest rank; and to forgo."""
    swaps = [move for move in now.moves if move != FORGO]
    gains = [move for move in swaps if LETTERS.index(move[0]) > LETTERS.index(move[3])]
    lowest = {move[2:]: move for move in gains or swaps}
    return [*sorted(lowest.values(), key=lambda move: (move[2], LETTERS.index(move[3]))), FORGO]


# ---- remove


def _about_removal(now: EdelsteinMoment, move: str) -> str:
    lost = [f"{now.speech.name(int(seat))} {colour_name(LETTERS.index(letter))}" for seat, letter in _robbed(move)]
    return f"gems lost: {listed(lost)}"


def _robbed(move: str) -> list[tuple[str, str]]:
    return list(zip(move[::2], move[1::2], strict=True))


def _some_removals(now: EdelsteinMoment) -> list[str]:
    """From each the colour it has most of, or one colour from all; and to forgo."""
    uses = [move for move in now.moves if move != FORGO]
    same = [move for move in uses if len(set(move[1::2])) == 1]
    largest = max(uses, key=lambda move: sum(_held(now, seat, letter) for seat, letter in _robbed(move)))
    return [*dict.fromkeys([largest, *same]), FORGO]


def _held(now: EdelsteinMoment, seat: str, letter: str) -> int:
    number: int = now.view["gems"][int(seat)][LETTERS.index(letter)]
    return number


USES: dict[str, Callable[[EdelsteinMoment, str], str]] = {
    "four-rb": _about_four,
    "four-yg": _about_four,
    "halve": _about_halve,
    "score-half": _about_score_half,
    "three": _about_three,
    "swap": _about_swap,
    "remove": _about_removal,
}
