"""The types of what viewers get of Emerald: events and views, for programs that are checked by types.

    view = cast(View, table.view(0))

Made from the declarations of the game by `make wire`. Do not change it by hand.
"""

from typing import Literal, NotRequired, TypedDict


class TurnEvent(TypedDict):
    """The event `turn`."""

    event: Literal["turn"]
    seat: int


class StoppedEvent(TypedDict):
    """The event `stopped`."""

    event: Literal["stopped"]
    seat: int


KnightEvent = TypedDict(
    "KnightEvent",
    {
        "event": Literal["knight"],
        "seat": int,
        "colour": NotRequired[Literal["a", "b"]],
        "from": Literal[
            "T1", "T2", "T3", "T4", "K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"
        ],
        "to": Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "chamber"],
    },
)
"""The event `knight`."""


class TreasureEvent(TypedDict):
    """The event `treasure`."""

    event: Literal["treasure"]
    seat: int
    left: int


class TookEvent(TypedDict):
    """The event `took`."""

    event: Literal["took"]
    seat: int
    pile: Literal["gold", "gem"]
    field: int
    card: Literal["1", "2", "3", "4", "5", "ruby", "emerald", "garnet", "turquoise"]


class TurnedEvent(TypedDict):
    """The event `turned`."""

    event: Literal["turned"]
    pile: Literal["gold", "gem"]
    field: int
    card: Literal["1", "2", "3", "4", "5", "ruby", "emerald", "garnet", "turquoise"]


BonusEvent = TypedDict(
    "BonusEvent",
    {"event": Literal["bonus"], "seat": int, "for": Literal["ruby", "emerald", "garnet", "turquoise", "four-kinds"]},
)
"""The event `bonus`."""


class RolledEvent(TypedDict):
    """The event `rolled`."""

    event: Literal["rolled"]
    seat: int
    number: int


DragonEvent = TypedDict("DragonEvent", {"event": Literal["dragon"], "from": int, "to": int})
"""The event `dragon`."""


class DragonTurnedEvent(TypedDict):
    """The event `dragon-turned`."""

    event: Literal["dragon-turned"]
    field: int
    facing: Literal["exit", "chamber"]


class CaughtEvent(TypedDict):
    """The event `caught`."""

    event: Literal["caught"]
    seat: int
    colour: NotRequired[Literal["a", "b"]]
    field: int


class BribedEvent(TypedDict):
    """The event `bribed`."""

    event: Literal["bribed"]
    seat: int
    colour: NotRequired[Literal["a", "b"]]
    card: Literal["1", "2", "3", "4", "5"]


class NestEvent(TypedDict):
    """The event `nest`."""

    event: Literal["nest"]
    seat: int
    colour: NotRequired[Literal["a", "b"]]
    field: int


class BarEvent(TypedDict):
    """The event `bar`."""

    event: Literal["bar"]
    first: int
    last: int


class OverEvent(TypedDict):
    """The event `over`."""

    event: Literal["over"]
    why: Literal["last-treasure", "last-knight"]
    seat: int


Event = (
    TurnEvent
    | StoppedEvent
    | KnightEvent
    | TreasureEvent
    | TookEvent
    | TurnedEvent
    | BonusEvent
    | RolledEvent
    | DragonEvent
    | DragonTurnedEvent
    | CaughtEvent
    | BribedEvent
    | NestEvent
    | BarEvent
    | OverEvent
)
"""Whatever may be told to a viewer."""


class View(TypedDict):
    """What a viewer sees of a table."""

    game: Literal["emerald"]
    players: int
    options: dict[str, str]
    knights: list[list[str]]
    treasures: list[int]
    gold: list[list[Literal["1", "2", "3", "4", "5"]] | None]
    gems: list[list[Literal["emerald", "garnet", "ruby", "turquoise"]]]
    four_kinds: NotRequired[int]
    bribes: list[Literal["1", "2", "3", "4", "5"]]
    gold_open: list[Literal["1", "2", "3", "4", "5"] | None]
    gold_below: list[int]
    gem_open: list[Literal["emerald", "garnet", "ruby", "turquoise"] | None]
    gem_below: list[int]
    bar: int
    dragon: int
    facing: Literal["chamber", "exit"]
    mover: int
    moves_left: int
    moved: NotRequired[str]
    freed: NotRequired[str]
    taking: NotRequired[int]
    woken: NotRequired[bool]
    catching: NotRequired[bool]
    caught: NotRequired[str]
    gold_count: list[int]
    nest: list[int]
    treasures_left: int
    bar_last: int
    rolls: list[int]
    goals: dict[
        str,
        Literal[
            "1",
            "10",
            "11",
            "12",
            "13",
            "14",
            "15",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
            "9",
            "K",
            "T1",
            "T2",
            "T3",
            "T4",
            "chamber",
        ],
    ]
    wakes: list[int]
    unseen_gold: list[Literal["1", "2", "3", "4", "5"]]
    unseen_gems: list[Literal["emerald", "garnet", "ruby", "turquoise"]]
    kind_bonuses: NotRequired[dict[str, int | None]]
    seat: int | None
    to_act: list[int]
    decision: Literal["knight", "card", "catch", "bribe"] | None
    scores: list[int]
    over: bool
    winners: list[int]
    places: list[int]
