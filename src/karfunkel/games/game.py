"""What every game brings: its name and numbers, its table, its verbs, its options, its deck, the order of places."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

from karfunkel.engine import Agenda, Binding, say, unsay, unwrapped
from karfunkel.engine.game_interface import Order, all_verbs, brought_by, place_of
from karfunkel.errors import Error, shown

API = 1
"""The version of what games and the rest of the house expect of each other."""
RULES = "rules"
"""The option by which older rules are played: its value is their version. The record may have a field of its name."""


@dataclass(frozen=True)
class Option:
    """A choice of rules made before a game: its name, its values (the first is the default), what it is about."""

    name: str
    values: tuple[str, ...]
    about: str


@dataclass(frozen=True)
class CardNumber:
    """A number on a card of a deck: what it is called, its least and its most."""

    name: str
    least: int
    most: int


@dataclass(frozen=True)
class DeckForm:
    """What the cards of a deck look like, for those who enter their own: so many cards, each with signs and numbers."""

    size: int
    signs: str
    """The letters of which a card has some, in their order."""
    fewest: int
    most: int
    """So few and so many of them a card has."""
    numbers: tuple[CardNumber, ...]
    """The numbers that follow them, in this order."""
    house: tuple[str, ...]
    """The deck that the house plays with."""


class PlainVerbs:
    """The verbs of a game in plain Python, which serve one table at a time without compiling anything."""

    def __init__(self, verbs: Mapping[str, Any]) -> None:
        bound = Binding(unwrapped, verbs)
        self.go_on: Callable[[Any], None] = bound(verbs["go_on"])
        self.acts: Callable[[Any, int], bool] = bound(verbs["acts"])
        self.next_seat: Callable[[Any], int] = bound(verbs["next_seat"])
        self.legal: Callable[[Any, int, list[int]], int] = bound(verbs["legal"])
        self.unfinished: Callable[[Any, int], bool] = bound(verbs["unfinished"])
        self.apply: Callable[[Any, int, int], None] = bound(verbs["apply"])
        self.draw: Callable[[Any, int], None] = bound(verbs["draw"])
        self.chance_total: Callable[[Any], int] = bound(verbs["chance_total"])
        self.chance_pick: Callable[[Any, int], int] = bound(verbs["chance_pick"])
        self.hide: Callable[[Any, int], None] = bound(verbs["hide"])
        self.wins: Callable[[Any, int], bool] = bound(verbs["wins"])
        self.determinize: Callable[[Any, int, list[int]], None] = bound(verbs["determinize"])
        self.score: Callable[[Any, int], int] = bound(verbs["score"])
        self.signed_score: Callable[[Any, int], int] = bound(verbs["signed_score"])
        self.score_now: Callable[[Any], None] = bound(verbs["score_now"])
        self.place_of: Callable[[Any, int], int] = bound(place_of)


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game. What differs from the defaults below, a game says in a class of its own."""

    id: str
    """What it is called in programs, addresses and files: small letters, digits and `_`."""
    title: str
    min_players: int
    max_players: int
    table: type[Agenda]
    verbs: ModuleType
    """The module of its rules, which has its verbs (`karfunkel.engine.game_interface`) and `set_up`."""
    actions: int
    """How many actions its alphabet has: they are numbered from 0 on."""
    most_legal: int
    """No decision has more legal actions than this."""
    outcomes: int = 0
    """How many different cards can be drawn at most; 0 if nothing is left to chance."""
    order: Order = "most"
    """Whether the most points win, or the fewest. Its verb `ahead` says what decides among those who have as many."""
    options: tuple[Option, ...] = ()
    version: int = 1
    """The version of its rules. Whatever changes what happens at a table is a new one. A game goes on by the rules that
    it began with, so the rules read it where they differ."""
    listed: int = 100
    """Its place in lists of games: lower numbers first."""
    api: int = API
    """The version of this interface that it was written for."""

    @property
    def sizes(self) -> range:
        """The numbers of players that the game is for."""
        return range(self.min_players, self.max_players + 1)

    @property
    def rules_option(self) -> Option:
        """The option by which older rules are played; the newest are the default."""
        versions = tuple(str(version) for version in range(self.version, 0, -1))
        return Option(RULES, versions, "by which version of the rules the game is played")

    @cached_property
    def plain(self) -> PlainVerbs:
        """The verbs of the game in plain Python."""
        return PlainVerbs(self.rules)

    @cached_property
    def rules(self) -> dict[str, Any]:
        """Its verbs by name: those of its module, and the defaults of the others."""
        return all_verbs(vars(self.verbs), self.order)

    @property
    def has_secrets(self) -> bool:
        """Whether some may see what others may not."""
        return self.brings("hide")

    def brings(self, verb: str) -> bool:
        """Whether its rules have a verb themselves, instead of the default."""
        return verb in self._brought

    @cached_property
    def _brought(self) -> frozenset[str]:
        return frozenset(brought_by(vars(self.verbs)))

    @cached_property
    def seat_fields(self) -> tuple[str, ...]:
        """The fields of its table that have an entry, or a row, for each seat (`each_seat=True`)."""
        return tuple(name for name, field in self.table.fields.items() if field.each_seat)

    def places(self, table: Any) -> tuple[int, ...]:
        """The place of each seat, 1 for the first, as the table stands now; those who are level share a place."""
        return tuple(self.plain.place_of(table, seat) for seat in range(table.players))

    def legal_actions(self, table: Any, seat: int) -> list[int]:
        """The legal actions of a seat that may act."""
        actions = [0] * self.most_legal
        return actions[: self.plain.legal(table, seat, actions)]

    def legal_moves(self, table: Any, seat: int) -> list[tuple[int, ...]]:
        """All moves of a seat that may act, each as the actions it is made of. The table is left as it was."""
        return self.spelled_moves(table, seat)

    def spelled_moves(self, table: Any, seat: int) -> list[tuple[int, ...]]:
        """All moves of a seat that may act, found by saying one legal action after the other."""
        moves: list[tuple[int, ...]] = []
        for action in self.legal_actions(table, seat):
            say(table, action)
            if self.plain.unfinished(table, seat):
                moves += self.spelled_moves(table, seat)
            else:
                moves.append(tuple(table.said[: table.said_count]))
            unsay(table)
        return moves

    def is_legal_move(self, table: Any, seat: int, actions: Sequence[int]) -> bool:
        """Whether a seat that may act can say these actions, and they complete its move. The table is left as it was.

        Of a move under way these are the actions that are still to be said.
        """
        before = table.said_count
        is_legal = self._say_if_legal(table, seat, actions)
        while table.said_count > before:
            unsay(table)
        return is_legal

    def _say_if_legal(self, table: Any, seat: int, actions: Sequence[int]) -> bool:
        """Say actions as long as they are legal; whether all are, and only the last completes the move."""
        for number, action in enumerate(actions, start=1):
            if action not in self.legal_actions(table, seat):
                return False
            say(table, action)
            if self.plain.unfinished(table, seat) == (number == len(actions)):
                return False
        return len(actions) > 0

    def lay_out(self, players: int, options: Mapping[str, str], deck: Sequence[Any]) -> Agenda:
        """A table set up for a new game, nothing drawn yet. The arguments are checked already.

        A field of the table that has the name of an option holds the number of its value, and a field `rules` the
        version of the rules. All else is `set_up` of the rules.
        """
        table: Any = self.table()
        table.players = players
        if RULES in table.fields:
            table.rules = int(options[RULES])
        for option in self.options:
            if option.name in table.fields:
                setattr(table, option.name, option.values.index(options[option.name]))
        self.verbs.set_up(table)
        assert isinstance(table, Agenda)
        return table

    def read_deck(self, lines: Sequence[str]) -> Sequence[Any]:
        """The deck that these lines name, card by card; Error with the card and the reason if it is not one."""
        raise Error(f"{self.title} has cards of its own and takes no other deck")

    def house_deck(self) -> Sequence[Any]:
        """The deck that the house plays with; nothing if there is none to choose."""
        return ()

    def deck_texts(self) -> list[str]:
        """The cards of that deck, as `read_deck` reads them."""
        return [str(card) for card in self.house_deck()]

    def deck_form(self) -> DeckForm | None:
        """What a deck of others looks like; None if the game takes no other than its own."""
        return None

    def check(self, table: Any) -> list[str]:
        """Everything that is wrong with a table, in sentences; nothing for a table that play can reach."""
        find_wrong = getattr(self.verbs, "check", None)
        return list(find_wrong(table)) if find_wrong else []

    def checked_players(self, players: int) -> int:
        """The number of players, if the game is for so many."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.sizes:
            few, many = self.min_players, self.max_players
            sizes = f"{few}" if few == many else f"{few} to {many}"
            raise Error(f"{self.title} is for {sizes} players, not {shown(players)}")
        return players

    def checked_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values, and the version of the rules: those given, and the defaults of the others."""
        if options is not None and not isinstance(options, Mapping):
            raise Error(f"options are given as names and their values, not as {shown(options)}")
        given = dict(options or {})
        every = (*self.options, self.rules_option)
        for name in given:
            if name not in {option.name for option in every}:
                known = ", ".join(option.name for option in self.options) or "none"
                raise Error(f"{self.title} has no option {shown(name)}; its options: {known}")
        return {option.name: _checked(option, given.get(option.name, option.values[0])) for option in every}

    def unusual_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Those of the options that differ from their defaults, the version of the rules aside."""
        usual = {option.name: option.values[0] for option in self.options}
        return {name: value for name, value in options.items() if name in usual and value != usual[name]}


def _checked(option: Option, value: str) -> str:
    if value not in option.values:
        raise Error(f"the option {option.name} is {' or '.join(option.values)}, not {shown(value)}")
    return value
