"""Description of a game, for those who show it without knowing it: its numbers, its options, its events, its board."""

import msgspec

from karfunkel.engine.game_interface import Order
from karfunkel.games.game import DeckForm
from karfunkel.games.registry import game_called
from karfunkel.notation.events import Event
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.protocol.http import GameOption
from karfunkel.words import scopes_of


class JoinedDescription(msgspec.Struct, frozen=True):
    """How events that follow each other make one sentence: what they count is called by a name, and is of a type."""

    name: str
    type: str
    number: str
    word: str


class EventDescription(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of event: its fields with the names of their types, and whether no sentence is said of it."""

    name: str
    fields: dict[str, str]
    silent: bool = False
    joined: JoinedDescription | None = None


def describe_event(event: Event) -> EventDescription:
    """A kind of event, as one has to know it to tell it."""
    fields = {name: kind.name for name, kind in event.fields.items()}
    joined = None if event.joined is None else JoinedDescription(**vars(event.joined))
    return EventDescription(event.name, fields, event.silent, joined)


class GameDescription(msgspec.Struct, frozen=True):
    """A game, as one has to know it to show it."""

    game: str
    title: str
    least_players: int
    most_players: int
    order: Order
    """Whether the most points win, or the fewest."""
    options: list[GameOption]
    scopes: list[str]
    """Where its words are looked up, the first of them first."""
    events: list[EventDescription]
    seat_fields: list[str] | None
    """The fields of its view that have an entry for each seat; None if it does not say."""
    board: str | None
    """The address of the board that it brings along, an ES module; None if it brings none."""
    deck: DeckForm | None
    """What a deck looks like that can be brought to a table; None if the game takes no other than its own."""


def describe(game: str, board: str | None = None) -> GameDescription:
    """A game with its events; the address of its board, if it has one, is the server's affair."""
    found, notation = game_called(game), notation_of(game)
    return GameDescription(
        game=found.id,
        title=found.title,
        least_players=found.min_players,
        most_players=found.max_players,
        order=found.order,
        options=[GameOption(option.name, list(option.values), option.about) for option in found.options],
        scopes=list(scopes_of(found)),
        events=[describe_event(event) for event in notation.events],
        seat_fields=None if notation.seat_fields is None else list(notation.seat_fields),
        board=board,
        deck=found.deck_form(),
    )
