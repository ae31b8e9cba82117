"""The table as a picture of text: the castle, the path, the cave with its stacks, the bar and the dragon; the seats."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from karfunkel.cli.terminal.game_ui import GameUI, View
from karfunkel.cli.terminal.seat_grids import Column, indented, seats_grid, titled
from karfunkel.games.emerald.rules.end_and_scoring import BONUS_POINTS
from karfunkel.games.emerald.rules.notation_names import COLOUR_LETTERS, GEM_NAMES, PLACE_NAMES
from karfunkel.games.emerald.rules.state import FIELDS, FIRST_CAVE_FIELD, KEEP
from karfunkel.games.emerald.terminal.card_texts import short_kind
from karfunkel.games.emerald.terminal.move_previews import place_of

CASTLE = PLACE_NAMES[: KEEP + 1]
MEADOW = tuple(map(str, range(1, FIRST_CAVE_FIELD)))
CAVE = tuple(map(str, range(FIRST_CAVE_FIELD, FIELDS + 1)))
LABEL_WIDTH = 8
PLACE_WIDTH = 7
NOTHING = "-"


def picture(ui: GameUI, view: View) -> RenderableType:
    """The table as the person sees it."""
    board = (indented(_castle_and_meadow(ui, view)), indented(_cave(ui, view)))
    return Group("", titled(_where(ui, view)), *board, "", indented(_seats(ui, view), below=1))


def _where(ui: GameUI, view: View) -> str:
    """Whose turn it is, and where the dragon guards."""
    mover, guarded = view["mover"], {"first": view["bar"], "last": view["bar_last"]}
    return ui.words.say("terminal-where", me=ui.people.is_me(mover), name=ui.people.name(mover), **guarded)


# ---- the board


def _castle_and_meadow(ui: GameUI, view: View) -> Grid:
    castle = CASTLE if view["players"] in (3, 4) else CASTLE[:-1]
    grid = _board([*castle, "", *MEADOW], ui.words.say("terminal-castle"), 6 if view["players"] == 2 else 5)
    knights = [_knights(ui, view, place) if place else "" for place in (*castle, "", *MEADOW)]
    grid.add_row(ui.words.say("terminal-knights"), *knights)
    return grid


def _cave(ui: GameUI, view: View) -> Grid:
    say = ui.words.say
    grid = _board([*CAVE, say("terminal-chamber")], say("terminal-cave"), PLACE_WIDTH)
    left = say("terminal-treasures-left", number=view["treasures_left"])
    grid.add_row(say("terminal-knights"), *(_knights(ui, view, field) for field in CAVE), left)
    grid.add_row(say("terminal-gold"), *(_stack(ui, view, "gold", field) for field in CAVE))
    grid.add_row(say("terminal-gem"), *(_stack(ui, view, "gem", field) for field in CAVE))
    guarded = ("======" if view["bar"] <= int(field) <= view["bar_last"] else "" for field in CAVE)
    grid.add_row(say("terminal-guarded"), *guarded, style="dim")
    grid.add_row(say("terminal-dragon"), *(_dragon(view, field) for field in CAVE))
    return grid


def _board(places: Sequence[str], title: str, width: int) -> Grid:
    grid = Grid(box=None, padding=0, pad_edge=False, header_style="dim")
    grid.add_column(title, width=LABEL_WIDTH, style="dim", no_wrap=True)
    for place in places:
        grid.add_column(place, width=max(width, len(place)) if place else 2)
    return grid


def _knights(ui: GameUI, view: View, place: str) -> str:
    """The knights at a place, each by its seat (two players: and colour); the person's are bold."""
    words = []
    for seat, held in enumerate(view["knights"]):
        for knight in held:
            if place_of(view, knight) == place:
                letter = knight[-1] if view["players"] == 2 and knight[-1] in COLOUR_LETTERS else ""
                words.append(f"[bold]{seat}{letter}[/]" if seat == ui.seat else f"{seat}{letter}")
    return (" " if view["players"] == 2 else "").join(words)


def _stack(ui: GameUI, view: View, pile: str, field: str) -> str:
    """The open card of a stack and how many lie below it."""
    number = int(field) - FIRST_CAVE_FIELD
    card, below = view[f"{pile}_open"][number], view[f"{pile}_below"][number]
    if card is None:
        return NOTHING
    name = f"[yellow]{card}[/]" if pile == "gold" else short_kind(ui, card)
    return name + (f"+{below}" if below else "")


def _dragon(view: View, field: str) -> str:
    if int(field) != view["dragon"]:
        return ""
    return "[bold red]<D[/]" if view["facing"] == "exit" else "[bold red]D>[/]"


# ---- the seats


def _seats(ui: GameUI, view: View) -> Grid:
    say = ui.words.say
    columns = [
        Column("", ui.people.title),
        Column(say("terminal-knights"), lambda seat: str(len(view["knights"][seat])), "right"),
        Column(say("terminal-nest"), lambda seat: str(view["nest"][seat]), "right"),
        Column(say("column", column="treasures"), lambda seat: str(view["treasures"][seat]), "right"),
        Column(say("column", column="gold"), lambda seat: _gold(ui, view, seat)),
        *(_kind_column(ui, view, kind) for kind in GEM_NAMES),
        Column(say("column", column="bonuses"), lambda seat: _bonus(view, seat)),
        Column(say("column", column="total"), lambda seat: _points(ui, view, seat), "right"),
    ]
    return seats_grid(ui.people, columns, range(view["players"]))


def _kind_column(ui: GameUI, view: View, kind: str) -> Column:
    return Column(short_kind(ui, kind), lambda seat: str(view["gems"][seat].count(kind)), "right")


def _bonus(view: View, seat: int) -> str:
    return f"+{BONUS_POINTS}" if view.get("four_kinds") == seat else NOTHING


def _points(ui: GameUI, view: View, seat: int) -> str:
    """The points of others do not count gold that is hidden."""
    hidden = view["gold"][seat] is None and view["gold_count"][seat] > 0
    return f"{view['scores'][seat]}{' + ' + ui.words.say('column', column='gold') if hidden else ''}"


def _gold(ui: GameUI, view: View, seat: int) -> str:
    cards = view["gold"][seat]
    if cards is None:
        number = view["gold_count"][seat]
        return ui.words.say("terminal-cards", number=number) if number else NOTHING
    return " ".join(cards) or NOTHING
