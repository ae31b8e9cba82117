"""The table as a picture of text: a row for each seat, a column for each colour, so that majorities are seen."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.edelstein.cards import card_effect, is_kept
from karfunkel.cli.terminal.edelstein.speech import Speech, card_face, sentence
from karfunkel.cli.terminal.words import View
from karfunkel.rules.edelstein.state import ROUNDS
from karfunkel.rules.gems.table import COLOUR_VALUES, COLOURS, STAGES

PLACES = ("first", "second", "third", "fourth", "fifth")


def picture(speech: Speech, view: View) -> RenderableType:
    """The table as the person sees it."""
    return Group(
        "",
        Rule(f"[bold]{where(view)}[/]", align="left", style="dim"),
        Padding(_seats(speech, view), (0, 0, 0, 2), expand=False),
        Padding(_event_line(view), (0, 0, 1, 2), expand=False),
    )


def where(view: View) -> str:
    """The stage and the round; of two players the turn."""
    name = "turn" if view["players"] == 2 else "round"
    return f"Stage {view['stage']} of {STAGES}, {name} {view['round']} of {ROUNDS[view['players']]}"


def _event_line(view: View) -> str:
    if view.get("using"):
        return f"Event card in use: [bold]{view['using']}[/] - {card_effect(view['using'], view)}."
    card = view["event"]
    if card is None:
        return "No event card lies open any more."
    when = "kept" if is_kept(card) else "at once"
    return f"Open event card: [bold]{card}[/] ({when}) - {card_effect(card, view)}."


# ---- the seats


def _seats(speech: Speech, view: View) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    grid.add_column("")
    for colour in range(COLOURS):
        grid.add_column(speech.heading(colour) + " ", justify="right", no_wrap=True)
    for column in ("money", "card", "action"):
        grid.add_column(column, justify="right" if column == "money" else "left", no_wrap=True)
    grid.add_column("kept")
    for seat in range(view["players"]):
        grid.add_row(*_seat(speech, view, seat), style="bold" if seat == speech.seat else "")
    grid.add_row("supply", *(f"{number} " for number in view["supply"]), style="dim")
    grid.add_row("* pays", *(f"{value} " for value in COLOUR_VALUES), style="dim")
    return grid


def _seat(speech: Speech, view: View, seat: int) -> list[str]:
    """A seat's row."""
    card = view["cards"][seat]
    return [
        sentence(speech.name(seat)).rstrip("."),
        *(_gem_count(view, seat, colour) for colour in range(COLOURS)),
        str(view["money"][seat]),
        card_face(card) if card else "-",
        _action(view, seat),
        _kept(view["kept"][seat]),
    ]


def _gem_count(view: View, seat: int, colour: int) -> str:
    """How many gems a seat has of a colour, with a star if nobody has more."""
    most = max(gems[colour] for gems in view["gems"])
    number = view["gems"][seat][colour]
    return f"{number}{'*' if number == most > 0 else ' '}"


def _action(view: View, seat: int) -> str:
    if view["players"] == 2 and seat != view["active"]:
        return f"guessed {'/'.join(view['guesses'])}" if view["guesses"] else "guesses"
    chosen: str | None = view["chosen"][seat]
    return {None: "-", "hidden": "face down"}.get(chosen) or str(chosen)


def _kept(cards: list[str]) -> str:
    counted = Counter(cards)
    return ", ".join(f"{number} {card}" if number > 1 else card for card, number in counted.items()) or "-"


# ---- the end


def result(speech: Speech, view: View) -> RenderableType:
    """Who has won, and the ranking."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    for column in ("place", "", "money", "gems left"):
        grid.add_column(column, justify="right" if column == "money" else "left", no_wrap=True)
    for seat in sorted(range(view["players"]), key=lambda seat: _place(view, seat)):
        gems = " ".join(f"{speech.heading(colour)} {view['gems'][seat][colour]}" for colour in range(COLOURS))
        name = sentence(speech.name(seat)).rstrip(".")
        style = "bold" if seat == speech.seat else ""
        grid.add_row(PLACES[_place(view, seat)], name, str(view["money"][seat]), gems, style=style)
    title = Rule("[bold]The result[/]", align="left", style="dim")
    return Group(
        "",
        title,
        Padding(_verdict(speech, view), (0, 0, 1, 2), expand=False),
        Padding(grid, (0, 0, 0, 2), expand=False),
    )


def _verdict(speech: Speech, view: View) -> str:
    winners = view["winners"]
    if len(winners) > 1:
        return f"[bold]{sentence(f'{speech.names(winners)} share the win')}[/]"
    text = f"{speech.does(winners[0], 'win')} with {view['money'][winners[0]]} million"
    if winners[0] != speech.seat:
        text += f"; you come {PLACES[_place(view, speech.seat)]} with {view['money'][speech.seat]}"
    return f"[bold]{sentence(text)}[/]"


def _place(view: View, seat: int) -> int:
    """How many seats are ahead of this one: more money, then more gems, then more red, yellow, green, blue."""

    def standing(seat: int) -> tuple[int, ...]:
        return (view["money"][seat], sum(view["gems"][seat]), *view["gems"][seat])

    return sum(standing(other) > standing(seat) for other in range(view["players"]))
