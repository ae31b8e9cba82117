"""The types of what viewers get of Edel, Stein & Reich: events and views, for programs that are checked by types.

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
    action: NotRequired[Literal["money", "event", "gems", "free"]]


class ShownEvent(TypedDict):
    """The event `shown`."""

    event: Literal["shown"]
    seat: int
    action: Literal["money", "event", "gems", "free"]


class VoidEvent(TypedDict):
    """The event `void`."""

    event: Literal["void"]
    action: Literal["money", "event", "gems", "free"]


class TradeEvent(TypedDict):
    """The event `trade`."""

    event: Literal["trade"]
    action: Literal["money", "event", "gems", "free"]
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
    action: Literal["money", "event", "gems", "free"]


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
        "money": int,
        "for": Literal[
            "majority-r",
            "majority-y",
            "majority-g",
            "majority-b",
            "major-r",
            "major-y",
            "major-g",
            "major-b",
            "per-r",
            "per-y",
            "per-g",
            "per-b",
            "major-any",
            "certificate",
            "four-rb",
            "four-yg",
            "score-half",
            "swap",
            "remove",
            "three",
            "halve",
            "gem-card",
        ],
    },
)
"""The event `earned`."""


class AsideEvent(TypedDict):
    """The event `aside`."""

    event: Literal["aside"]
    card: str


class TurnedEvent(TypedDict):
    """The event `turned`."""

    event: Literal["turned"]
    card: Literal[
        "major-r",
        "major-y",
        "major-g",
        "major-b",
        "per-r",
        "per-y",
        "per-g",
        "per-b",
        "major-any",
        "certificate",
        "four-rb",
        "four-yg",
        "score-half",
        "swap",
        "remove",
        "three",
        "halve",
    ]


class TookEvent(TypedDict):
    """The event `took`."""

    event: Literal["took"]
    seat: int
    card: Literal[
        "major-r",
        "major-y",
        "major-g",
        "major-b",
        "per-r",
        "per-y",
        "per-g",
        "per-b",
        "major-any",
        "certificate",
        "four-rb",
        "four-yg",
        "score-half",
        "swap",
        "remove",
        "three",
        "halve",
    ]


class DrewEvent(TypedDict):
    """The event `drew`."""

    event: Literal["drew"]
    seat: int
    card: Literal[
        "major-r",
        "major-y",
        "major-g",
        "major-b",
        "per-r",
        "per-y",
        "per-g",
        "per-b",
        "major-any",
        "certificate",
        "four-rb",
        "four-yg",
        "score-half",
        "swap",
        "remove",
        "three",
        "halve",
    ]


class ShuffledEvent(TypedDict):
    """The event `shuffled`."""

    event: Literal["shuffled"]


class GuessedEvent(TypedDict):
    """The event `guessed`."""

    event: Literal["guessed"]
    seat: int
    action: Literal["money", "event", "gems", "free"]
    right: bool


class DeclinedEvent(TypedDict):
    """The event `declined`."""

    event: Literal["declined"]
    seat: int


class NotDoneEvent(TypedDict):
    """The event `not-done`."""

    event: Literal["not-done"]
    action: Literal["money", "event", "gems", "free"]


class KeptEvent(TypedDict):
    """The event `kept`."""

    event: Literal["kept"]
    seat: int
    card: Literal[
        "major-r",
        "major-y",
        "major-g",
        "major-b",
        "per-r",
        "per-y",
        "per-g",
        "per-b",
        "major-any",
        "certificate",
        "four-rb",
        "four-yg",
        "score-half",
        "swap",
        "remove",
        "three",
        "halve",
    ]


class UsedEvent(TypedDict):
    """The event `used`."""

    event: Literal["used"]
    seat: int
    card: Literal[
        "major-r",
        "major-y",
        "major-g",
        "major-b",
        "per-r",
        "per-y",
        "per-g",
        "per-b",
        "major-any",
        "certificate",
        "four-rb",
        "four-yg",
        "score-half",
        "swap",
        "remove",
        "three",
        "halve",
    ]


class ForgoneEvent(TypedDict):
    """The event `forgone`."""

    event: Literal["forgone"]
    seat: int
    card: Literal[
        "major-r",
        "major-y",
        "major-g",
        "major-b",
        "per-r",
        "per-y",
        "per-g",
        "per-b",
        "major-any",
        "certificate",
        "four-rb",
        "four-yg",
        "score-half",
        "swap",
        "remove",
        "three",
        "halve",
    ]


class CertificatesEvent(TypedDict):
    """The event `certificates`."""

    event: Literal["certificates"]
    most: int
    sharing: int


class FillUpEvent(TypedDict):
    """The event `fill-up`."""

    event: Literal["fill-up"]
    colour: Literal["r", "y", "g", "b"]


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
    | AsideEvent
    | TurnedEvent
    | TookEvent
    | DrewEvent
    | ShuffledEvent
    | GuessedEvent
    | DeclinedEvent
    | NotDoneEvent
    | KeptEvent
    | UsedEvent
    | ForgoneEvent
    | CertificatesEvent
    | FillUpEvent
)
"""Whatever may be told to a viewer."""


class View(TypedDict):
    """What a viewer sees of a table."""

    game: Literal["edelstein"]
    players: int
    options: dict[str, str]
    deck: str | list[str]
    stage: int
    round: int
    gems: list[list[int]]
    supply: list[int]
    money: list[int]
    kept: list[
        list[
            Literal[
                "certificate",
                "four-rb",
                "four-yg",
                "halve",
                "major-any",
                "major-b",
                "major-g",
                "major-r",
                "major-y",
                "per-b",
                "per-g",
                "per-r",
                "per-y",
                "remove",
                "score-half",
                "swap",
                "three",
            ]
        ]
    ]
    aside: str | None
    cards: list[str | None]
    discarded: list[str]
    event: (
        Literal[
            "certificate",
            "four-rb",
            "four-yg",
            "halve",
            "major-any",
            "major-b",
            "major-g",
            "major-r",
            "major-y",
            "per-b",
            "per-g",
            "per-r",
            "per-y",
            "remove",
            "score-half",
            "swap",
            "three",
        ]
        | None
    )
    events_up: list[
        Literal[
            "certificate",
            "four-rb",
            "four-yg",
            "halve",
            "major-any",
            "major-b",
            "major-g",
            "major-r",
            "major-y",
            "per-b",
            "per-g",
            "per-r",
            "per-y",
            "remove",
            "score-half",
            "swap",
            "three",
        ]
    ]
    beginner: NotRequired[int]
    chosen: list[Literal["event", "free", "gems", "hidden", "money"] | None]
    guesses: NotRequired[list[Literal["event", "free", "gems", "money"]]]
    doing: NotRequired[Literal["event", "free", "gems", "money"]]
    offer: NotRequired[list[int]]
    offered_by: NotRequired[int]
    declined: NotRequired[bool]
    doer: NotRequired[int]
    using: NotRequired[
        Literal[
            "certificate",
            "four-rb",
            "four-yg",
            "halve",
            "major-any",
            "major-b",
            "major-g",
            "major-r",
            "major-y",
            "per-b",
            "per-g",
            "per-r",
            "per-y",
            "remove",
            "score-half",
            "swap",
            "three",
        ]
    ]
    takers: NotRequired[list[int]]
    said: NotRequired[list[str]]
    unseen: list[str]
    events_down: list[
        Literal[
            "certificate",
            "four-rb",
            "four-yg",
            "halve",
            "major-any",
            "major-b",
            "major-g",
            "major-r",
            "major-y",
            "per-b",
            "per-g",
            "per-r",
            "per-y",
            "remove",
            "score-half",
            "swap",
            "three",
        ]
    ]
    active: NotRequired[int]
    seat: int | None
    to_act: list[int]
    decision: (
        Literal[
            "choose",
            "guess",
            "guess-again",
            "open-trade",
            "last-offer",
            "answer",
            "which-event",
            "instant-card",
            "exchange",
            "take-one",
        ]
        | None
    )
    scores: list[int]
    over: bool
    winners: list[int]
    places: list[int]
