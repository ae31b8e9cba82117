"""The types of what viewers get of Basari, the card game: events and views, for programs that are checked by types.

    view = cast(View, table.view(0))

Made from the declarations of the game by `make wire`. Do not change it by hand.
"""

from typing import Literal, NotRequired, TypedDict

GemsEvent = TypedDict(
    "GemsEvent",
    {
        "event": Literal["gems"],
        "from": int | Literal["supply"],
        "to": int | Literal["supply"],
        "colour": Literal["r", "y", "g", "b"],
        "number": int,
    },
)
"""The event `gems`."""


class StageEvent(TypedDict):
    """The event `stage`."""

    event: Literal["stage"]
    stage: int


class RoundEvent(TypedDict):
    """The event `round`."""

    event: Literal["round"]
    stage: int
    round: int


class DealtEvent(TypedDict):
    """The event `dealt`."""

    event: Literal["dealt"]
    seat: int
    card: str


class ChoseEvent(TypedDict):
    """The event `chose`."""

    event: Literal["chose"]
    seat: int
    action: NotRequired[Literal["A", "B", "C", "D"]]


class ShownEvent(TypedDict):
    """The event `shown`."""

    event: Literal["shown"]
    seat: int
    action: Literal["A", "B", "C", "D"]


class VoidEvent(TypedDict):
    """The event `void`."""

    event: Literal["void"]
    action: Literal["A", "B", "C", "D"]


class TradeEvent(TypedDict):
    """The event `trade`."""

    event: Literal["trade"]
    action: Literal["A", "B", "C", "D"]
    first: int
    second: int


class OfferedEvent(TypedDict):
    """The event `offered`."""

    event: Literal["offered"]
    seat: int
    to: int
    gems: str


class AcceptedEvent(TypedDict):
    """The event `accepted`."""

    event: Literal["accepted"]
    seat: int
    of: int


class DoesEvent(TypedDict):
    """The event `does`."""

    event: Literal["does"]
    seat: int
    action: Literal["A", "B", "C", "D"]


class ScoringEvent(TypedDict):
    """The event `scoring`."""

    event: Literal["scoring"]
    stage: int


class ScoredEvent(TypedDict):
    """The event `scored`."""

    event: Literal["scored"]
    colour: Literal["r", "y", "g", "b"]
    most: int
    sharing: int


class StageScoredEvent(TypedDict):
    """The event `stage-scored`."""

    event: Literal["stage-scored"]
    stage: int


class OverEvent(TypedDict):
    """The event `over`."""

    event: Literal["over"]


EarnedEvent = TypedDict(
    "EarnedEvent",
    {
        "event": Literal["earned"],
        "seat": int,
        "points": int,
        "for": Literal["majority-r", "majority-y", "majority-g", "majority-b", "card", "workers"],
    },
)
"""The event `earned`."""


class MoreWorkersEvent(TypedDict):
    """The event `more-workers`."""

    event: Literal["more-workers"]
    seat: int
    card: str
    workers: int


class StackEmptyEvent(TypedDict):
    """The event `stack-empty`."""

    event: Literal["stack-empty"]
    seat: int


class ForNothingEvent(TypedDict):
    """The event `for-nothing`."""

    event: Literal["for-nothing"]
    seat: int
    action: Literal["A", "B", "C", "D"]


class WorkersScoredEvent(TypedDict):
    """The event `workers-scored`."""

    event: Literal["workers-scored"]
    seat: int
    workers: int


Event = (
    GemsEvent
    | StageEvent
    | RoundEvent
    | DealtEvent
    | ChoseEvent
    | ShownEvent
    | VoidEvent
    | TradeEvent
    | OfferedEvent
    | AcceptedEvent
    | DoesEvent
    | ScoringEvent
    | ScoredEvent
    | StageScoredEvent
    | OverEvent
    | EarnedEvent
    | MoreWorkersEvent
    | StackEmptyEvent
    | ForNothingEvent
    | WorkersScoredEvent
)
"""Whatever may be told to a viewer."""


class View(TypedDict):
    """What a viewer sees of a table."""

    game: Literal["basari"]
    players: int
    options: dict[str, str]
    deck: str | list[str]
    stage: int
    round: int
    gems: list[list[int]]
    supply: list[int]
    points: list[int]
    cards: list[str | None]
    earlier: list[str]
    workers: list[int]
    chosen: list[Literal["A", "B", "C", "D", "hidden"] | None]
    doing: NotRequired[Literal["A", "B", "C", "D"]]
    offer: NotRequired[list[int]]
    offered_by: NotRequired[int]
    drawing: NotRequired[int]
    takers: NotRequired[list[int]]
    said: NotRequired[list[str]]
    unseen: list[str]
    seat: int | None
    to_act: list[int]
    decision: Literal["choose", "open-trade", "answer", "exchange", "take-one"] | None
    scores: list[int]
    over: bool
    winners: list[int]
    places: list[int]
