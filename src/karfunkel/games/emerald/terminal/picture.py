"""The table as a picture of text: the castle, the path, the cave with its stacks, the bar and the dragon; the seats."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.speech import Speech, sentence
from karfunkel.cli.terminal.words import View
from karfunkel.games.emerald.rules.ending import BONUS_POINTS
from karfunkel.games.emerald.rules.names import COLOUR_LETTERS, GEM_NAMES, PLACE_NAMES
from karfunkel.games.emerald.rules.state import FIELDS, FIRST_CAVE_FIELD, KEEP
from karfunkel.games.emerald.terminal.cards import SHORT, STYLES
from karfunkel.games.emerald.terminal.prospects import place_of

CASTLE = PLACE_NAMES[: KEEP + 1]
MEADOW = tuple(map(str, range(1, FIRST_CAVE_FIELD)))
CAVE = tuple(map(str, range(FIRST_CAVE_FIELD, FIELDS + 1)))
LABEL_WIDTH = 8
PLACE_WIDTH = 7
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def picture(speech: Speech, view: View) -> RenderableType:
    """The table as the person sees it."""
    return Group(
        "",
        Rule(f"[bold]{where(speech, view)}[/]", align="left", style="dim"),
        _indented(_castle_and_meadow(speech, view)),
        _indented(_cave(speech, view)),
        "",
        _indented(_seats(speech, view)),
        "",
    )


def where(speech: Speech, view: View) -> str:
    """Whose turn it is, and where the dragon guards."""
    turn = "Your turn" if view["mover"] == speech.seat else f"{speech.first(view['mover'])}'s turn"
    return f"{turn}; the dragon guards {view['bar']} to {view['bar_last']}"


def _indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2), expand=False)


# ---- the board


def _castle_and_meadow(speech: Speech, view: View) -> Grid:
    castle = CASTLE if view["players"] in (3, 4) else CASTLE[:-1]
    grid = _board([*castle, "", *MEADOW], "castle", 6 if view["players"] == 2 else 5)
    grid.add_row("knights", *(_knights(speech, view, place) if place else "" for place in (*castle, "", *MEADOW)))
    return grid


def _cave(speech: Speech, view: View) -> Grid:
    grid = _board([*CAVE, "chamber"], "cave", PLACE_WIDTH)
    grid.add_row("knights", *(_knights(speech, view, field) for field in CAVE), f"{view['treasures_left']} left")
    grid.add_row("gold", *(_stack(view, "gold", field) for field in CAVE))
    grid.add_row("gem", *(_stack(view, "gem", field) for field in CAVE))
    grid.add_row("guarded", *("======" if _guarded(view, field) else "" for field in CAVE), style="dim")
    grid.add_row("dragon", *(_dragon(view, field) for field in CAVE))
    return grid


def _board(places: Sequence[str], title: str, width: int) -> Grid:
    grid = Grid(box=None, padding=0, pad_edge=False, header_style="dim")
    grid.add_column(title, width=LABEL_WIDTH, style="dim")
    for place in places:
        grid.add_column(place, width=max(width, len(place) + 1) if place else 2)
    return grid


def _knights(speech: Speech, view: View, place: str) -> str:
    """The knights at a place, each by its seat (two players: and colour); the person's are bold."""
    words = []
    for seat, held in enumerate(view["knights"]):
        for knight in held:
            if place_of(view, knight) == place:
                letter = knight[-1] if view["players"] == 2 and knight[-1] in COLOUR_LETTERS else ""
                words.append(f"[bold]{seat}{letter}[/]" if seat == speech.seat else f"{seat}{letter}")
    return (" " if view["players"] == 2 else "").join(words)


def _stack(view: View, pile: str, field: str) -> str:
    """The open card of a stack and how many lie below it."""
    number = int(field) - FIRST_CAVE_FIELD
    card, below = view[f"{pile}_open"][number], view[f"{pile}_below"][number]
    if card is None:
        return "-"
    name = f"[yellow]{card}[/]" if pile == "gold" else f"[{STYLES[card]}]{SHORT[card]}[/]"
    return name + (f"+{below}" if below else "")


def _guarded(view: View, field: str) -> bool:
    return bool(view["bar"] <= int(field) <= view["bar_last"])


def _dragon(view: View, field: str) -> str:
    if int(field) != view["dragon"]:
        return ""
    return "[bold red]<D[/]" if view["facing"] == "exit" else "[bold red]D>[/]"


# ---- the seats


def _seats(speech: Speech, view: View) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for column in ("", "knights", "nest", "treasures", "gold"):
        grid.add_column(column, no_wrap=True, justify="left" if column in ("", "gold") else "right")
    for kind in GEM_NAMES:
        grid.add_column(f"[{STYLES[kind]}]{SHORT[kind]}[/]", no_wrap=True, justify="right")
    grid.add_column("bonus", no_wrap=True)
    grid.add_column("points", no_wrap=True, justify="right")
    for seat in range(view["players"]):
        grid.add_row(*_seat(speech, view, seat), style="bold" if seat == speech.seat else "")
    return grid


def _seat(speech: Speech, view: View, seat: int) -> list[str]:
    """A seat's row. The points of others do not count gold that is hidden."""
    hidden = view["gold"][seat] is None and view["gold_count"][seat] > 0
    return [
        speech.title(seat),
        str(len(view["knights"][seat])),
        str(view["nest"][seat]),
        str(view["treasures"][seat]),
        _gold(view, seat),
        *(str(view["gems"][seat].count(kind)) for kind in GEM_NAMES),
        f"+{BONUS_POINTS}" if view.get("four_kinds") == seat else "-",
        f"{view['scores'][seat]}{' + gold' if hidden else ''}",
    ]


def _gold(view: View, seat: int) -> str:
    cards = view["gold"][seat]
    if cards is None:
        number = view["gold_count"][seat]
        return f"{number} card{'' if number == 1 else 's'}" if number else "-"
    return " ".join(cards) or "-"


# ---- the end


def result(speech: Speech, view: View) -> RenderableType:
    """Who has won, and the ranking."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    for column in ("place", "", "points", "gold", "treasures", "gems", "bonuses"):
        grid.add_column(column, justify="left" if column in ("place", "") else "right", no_wrap=True)
    for seat in sorted(range(view["players"]), key=lambda seat: _place(view, seat)):
        gold = sum(map(int, view["gold"][seat]))
        numbers = (view["scores"][seat], gold, view["treasures"][seat], len(view["gems"][seat]), _bonuses(view, seat))
        style = "bold" if seat == speech.seat else ""
        grid.add_row(ORDINALS[_place(view, seat)], speech.title(seat), *map(str, numbers), style=style)
    title = Rule("[bold]The result[/]", align="left", style="dim")
    return Group("", title, Padding(_verdict(speech, view), (0, 0, 1, 2), expand=False), _indented(grid))


def _verdict(speech: Speech, view: View) -> str:
    winners = view["winners"]
    if len(winners) > 1:
        return f"[bold]{sentence(f'{speech.names(winners)} share the win')}[/]"
    text = f"{speech.does(winners[0], 'win')} with {view['scores'][winners[0]]} points"
    if winners[0] != speech.seat:
        text += f"; you come {ORDINALS[_place(view, speech.seat)]} with {view['scores'][speech.seat]}"
    return f"[bold]{sentence(text)}[/]"


def _bonuses(view: View, seat: int) -> int:
    """How many bonus cards a seat has."""
    return list(view["kind_bonuses"].values()).count(seat) + (view.get("four_kinds") == seat)


def _place(view: View, seat: int) -> int:
    """How many seats are ahead of this one: more points, then more treasures, then more gems."""

    def standing(seat: int) -> tuple[int, int, int]:
        return view["scores"][seat], view["treasures"][seat], len(view["gems"][seat])

    return sum(standing(other) > standing(seat) for other in range(view["players"]))
