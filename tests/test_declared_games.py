"""What a game declares, and what is refused: secrets and who owns them, fields of the seats, verbs."""

import re
import types
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from karfunkel.cli.terminal.seat_names import PlayerNames
from karfunkel.cli.terminal.view_grid import ViewGrid
from karfunkel.conformance import ConformanceError
from karfunkel.conformance.rules_checks import games_end
from karfunkel.conformance.secrecy_checks import nobody_is_told_secrets
from karfunkel.conformance.words_checks import languages_say_the_same
from karfunkel.engine import FIRST_DECISION, Actions, Agenda, Row, answered, ask, game_interface, int8, rule
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, Games, part_of
from karfunkel.learn.observation.from_record_fields import derived_layout
from karfunkel.learn.render import view_fields
from karfunkel.notation import notation_lookup
from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events
from karfunkel.notation.notation import EVERY_VIEW
from karfunkel.table import Table, from_position
from karfunkel.table.seen_history import keepers_of_secrets
from karfunkel.words import Words, languages, text_of
from tests.outside import ROOT, installed, outside_games

CHOSE = 1


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    with outside_games(installed(tmp_path_factory.mktemp("installed"))) as found:
        yield found


# ---- a game of four suits for two to four players, with a secret number


SUITS = MAX_PLAYERS = 4


class Suits(Agenda):
    """A row of four suits, and points of as many seats."""

    suits: Row = int8(SUITS)
    points: Row = int8(MAX_PLAYERS, each_seat=True)
    trump: int = int8()
    public: Row = int8(2)


def set_up(table: Suits) -> None:
    table.suits, table.trump, table.public = [4, 3, 2, 1], 3, [7, 7]


@rule
def go_on(table: Suits) -> None:
    if table.depth == 0:
        ask(table, FIRST_DECISION, 0)


@rule
def legal(table: Suits, seat: int, actions: Actions) -> int:
    actions[0] = 0
    return 1


@rule
def apply(table: Suits, seat: int, action: int) -> None:
    answered(table)


@rule
def score(table: Suits, seat: int) -> int:
    return table.points[seat]


@rule
def hide(table: Suits, seat: int) -> None:
    table.trump = -1


@rule
def hide_last_suit(table: Suits, seat: int) -> None:
    table.suits[SUITS - 1] = -1


@rule
def hide_too_much(table: Suits, seat: int) -> None:
    table.trump = -1
    table.public[0] = -1


def suits_game(**more: Any) -> Game:
    rules = types.ModuleType("suits_rules")
    vars(rules).update({"set_up": set_up, "go_on": go_on, "legal": legal, "apply": apply, "score": score, **more})
    return Game(
        id="suits",
        title="Suits",
        min_players=2,
        max_players=MAX_PLAYERS,
        table=Suits,
        verbs=rules,
        actions=1,
        most_legal=1,
    )


def notation(game: Game, **more: Any) -> DeclaredNotation:
    return DeclaredNotation(game, actions=["go"], decisions={FIRST_DECISION: "go"}, **more)


@pytest.fixture
def play_suits(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Table]]:
    """Makes a table of two; what is given are verbs."""

    def made(secrets: tuple[str, ...] = (), **more: Any) -> Table:
        game = suits_game(**more)
        own = types.ModuleType("suits_notation")
        vars(own)["NOTATION"] = notation(game, secrets=secrets)
        monkeypatch.setattr(
            notation_lookup, "part_of", lambda name, part: own if name == "suits" else part_of(name, part)
        )
        return Table("suits", game.lay_out(2, game.checked_options(None), ()), None, {})

    notation_lookup.notation_of.cache_clear()
    yield made
    notation_lookup.notation_of.cache_clear()


# ---- fields of the seats


def test_a_row_of_four_suits_is_no_row_of_four_seats(play_suits: Callable[..., Table]) -> None:
    table = play_suits()
    assert table.view(0)["suits"] == [4, 3, 2, 1]
    assert table.view(0)["points"] == [0, 0]
    assert table._notation.read_position(table.position()) == table.state
    assert table._notation.seat_fields == table._notation.game.seat_fields == ("points",)


def test_whoever_shows_or_observes_it_keeps_all_suits(play_suits: Callable[..., Table]) -> None:
    table = play_suits()
    view, game = table.view(0), table._notation.game
    layout = derived_layout(game)
    assert next(part.length for part in layout.table.parts if part.name == "suits") == SUITS
    assert [part.name for part in layout.seat.parts] == ["acts", "points"]
    assert view_fields.seat_fields(view) == ["points"]
    assert "suits" in view_fields.table_fields(view)
    assert "public" in view_fields.table_fields(view), "two numbers at a table of two are not its seats'"


def test_the_terminal_lays_two_numbers_at_a_table_of_two_below_the_seats(play_suits: Callable[..., Table]) -> None:
    table, screen = play_suits(), Console(width=80, record=True, file=StringIO())
    people = PlayerNames(Words("en", ()), 0)
    screen.print(ViewGrid(table._notation.game, people, table.view(0)).table())
    drawn = screen.export_text()
    assert re.search(r"^\s*public\s+7 7\s*$", drawn, re.IGNORECASE | re.MULTILINE)
    assert re.search(r"^\s*suits\s+4 3 2 1\s*$", drawn, re.IGNORECASE | re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "bag", "stones"),
    [("en", "garnet: 10  topaz: 12", "garnet: 2  topaz: 0"), ("de", "Granat: 10  Topas: 12", "Granat: 2  Topas: 0")],
)
def test_the_terminal_names_the_columns_of_a_row_as_the_page_does(
    games: Games, language: str, bag: str, stones: str
) -> None:
    position = {"game": "picking", "players": 4, "stones": [[2, 0, 3, 0], *[[0] * 4] * 3], "bag": [10, 12, 9, 12]}
    view, screen = from_position(position).view(0), Console(width=150, record=True, file=StringIO())
    people = PlayerNames(Words(language, ("picking",)), 0)
    screen.print(ViewGrid(games["picking"], people, {**view, "bag": [10, 12, 9, 12]}).table())
    drawn = screen.export_text()
    assert bag in drawn
    assert stones in drawn


def test_the_terminal_writes_the_rows_of_a_grid_below_each_other(play_suits: Callable[..., Table]) -> None:
    table, screen = play_suits(), Console(width=80, record=True, file=StringIO())
    words = Words("en", ())
    words.has = lambda name: name == "column-suits"  # type: ignore[method-assign]
    words.say = lambda name, **about: f"c{about['number']}" if name == "column-suits" else name  # type: ignore[method-assign]
    view = {**table.view(0), "suits": [[1, 2], [3, 4]]}
    screen.print(ViewGrid(table._notation.game, PlayerNames(words, 0), view).table())
    assert re.search(r"c1: 1  c2: 2\s*\n\s*c1: 3  c2: 4", screen.export_text())


def test_a_secret_row_that_is_nobodys_is_compared_as_a_whole(play_suits: Callable[..., Table]) -> None:
    table = play_suits(secrets=("suits",), hide=hide_last_suit)
    assert keepers_of_secrets(table._notation, table.state) == {0, 1}


def test_a_field_of_the_seats_is_as_long_as_most_can_play() -> None:
    with pytest.raises(TypeError, match="points has an entry for each seat, but 4 of them; 3 can play"):
        notation(replace(suits_game(), max_players=3))
    with pytest.raises(TypeError, match="is a row or a grid"):
        int8(each_seat=True)
    assert int8(4, each_seat=True)[:2] == int8(4)[:2]


# ---- secrets


def test_own_fields_need_a_seat_and_must_be_fields() -> None:
    with pytest.raises(TypeError, match="the event chose has own fields, but no field `seat`"):
        Event(CHOSE, "chose", who=SEAT, card=NUMBER, own=("card",))
    with pytest.raises(TypeError, match="the event chose has no field crad"):
        Event(CHOSE, "chose", seat=SEAT, card=NUMBER, own=("crad",))


def test_a_spectator_owns_nothing() -> None:
    events, table = Events(Event(CHOSE, "chose", seat=SEAT, card=NUMBER, own=("card",))), Suits()
    assert events.write(table, (CHOSE, 0, 7), None) == {"event": "chose", "seat": 0}
    assert events.write(table, (CHOSE, 0, 7), 0) == {"event": "chose", "seat": 0, "card": 7}


def test_a_notation_names_what_the_rules_hide() -> None:
    with pytest.raises(TypeError, match="the rules of Suits hide something, but the notation does not say what"):
        notation(suits_game(hide=hide))
    with pytest.raises(TypeError, match="trump is said to be secret, but the rules of Suits have no `hide`"):
        notation(suits_game(), secrets=("trump",))
    with pytest.raises(TypeError, match="trumps cannot be secret: the table has no such field"):
        notation(suits_game(hide=hide), secrets=("trumps",))


def test_a_single_number_can_be_secret(play_suits: Callable[..., Table]) -> None:
    table = play_suits(secrets=("trump",), hide=hide)
    assert table.view(None)["trump"] == -1
    assert table.state.trump == 3


def test_to_look_never_changes_the_table_whatever_is_hidden(play_suits: Callable[..., Table]) -> None:
    table = play_suits(secrets=("trump",), hide=hide_too_much)
    before = table.state
    assert table.view(1)["public"] == [-1, 7]
    assert table.state == before


# ---- what is told


def test_conformance_finds_a_secret_that_is_told(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    tailings = notation_lookup.notation_of("tailings")
    nobody_is_told_secrets(games["tailings"], 3)
    forgotten = Event(CHOSE, "chose", seat=SEAT, card=NUMBER)
    others = [event for event in tailings.events if event.news != CHOSE]
    monkeypatch.setattr(tailings, "events", Events(forgotten, *others))
    with pytest.raises(ConformanceError, match=r"is told what it cannot see .*'chose'"):
        nobody_is_told_secrets(games["tailings"], 3)


def test_conformance_finds_a_secret_in_a_heading(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notation_lookup.notation_of("tailings"), "_heading", lambda table: f"sum {sum(table.chosen)}")
    with pytest.raises(ConformanceError, match="in a heading: sum"):
        nobody_is_told_secrets(games["tailings"], 3)


def test_conformance_finds_a_secret_in_a_view(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "to_act", property(lambda table: tuple(table._state.chosen)))
    with pytest.raises(ConformanceError, match="is shown what it cannot see, by to_act of its view"):
        nobody_is_told_secrets(games["tailings"], 3)


@pytest.mark.parametrize("name", ["edelstein", "basari"])
def test_our_games_tell_no_secrets(name: str) -> None:
    for players in GAMES[name].sizes:
        nobody_is_told_secrets(GAMES[name], players)


# ---- verbs


def test_a_verb_that_is_only_imported_is_not_brought() -> None:
    game = suits_game(
        ahead=game_interface.ahead,
        hide=game_interface.hide,
        determinize=game_interface.determinize,
        unfinished=game_interface.unfinished,
    )
    assert not game.has_secrets
    assert not game.brings("determinize")
    assert game.rules["ahead"] is game_interface.DEFAULTS["ahead"]
    table = game.lay_out(2, game.checked_options(None), ())
    assert game.places(table) == (1, 1)
    missing = suits_game(score=game_interface.score)
    with pytest.raises(TypeError, match="the rules lack score"):
        _ = missing.rules


# ---- what every view has


def test_the_page_knows_what_every_view_has() -> None:
    source = (ROOT / "web" / "src" / "games" / "general" / "fields.ts").read_text("utf-8")
    known = re.search(r"KNOWN[^=]*= new Set\(\[(.*?)\]\)", source, re.DOTALL)
    assert known is not None
    assert set(re.findall(r'"(\w+)"', known[1])) == EVERY_VIEW


def test_whoever_has_more_points_must_have_a_better_place() -> None:
    """A verb `ahead` takes the place of the comparison of points; one that forgets them is found."""

    @rule
    def ahead(table: Any, seat: int, other: int) -> int:
        return other - seat

    game = GAMES["basari"]
    rules = types.ModuleType("rules")
    vars(rules).update(vars(game.verbs), ahead=ahead)
    with pytest.raises(ConformanceError, match="has better points than seat"):
        games_end(replace(game, verbs=rules), 3)


@pytest.mark.parametrize("verb", ["apply", "draw"])
def test_a_game_that_forgets_to_go_on_is_found(games: Games, verb: str) -> None:
    """Without `go_on` at the end of a verb the game seems to be over, and everything else is as it should be."""
    game = games["picking"]
    source = Path(game.verbs.__file__ or "").read_text("utf-8")
    before, start, after = source.partition(f"def {verb}(")
    rules = types.ModuleType("forgetful")
    exec(before + start + after.replace("    go_on(table)\n", "", 1), vars(rules))  # noqa: S102
    games_end(game, 3)
    with pytest.raises(ConformanceError, match="nothing is pending, but the game goes on if `go_on` is called"):
        games_end(replace(game, verbs=rules, table=rules.Table), 3)


# ---- words


def without(removed: str, *spoken: str) -> Callable[[str | None, str], str]:
    """The texts of a game in which these languages lack a message; all do if none is named."""

    def changed(scope: str | None, language: str) -> str:
        text = text_of(scope, language)
        return (
            re.sub(rf"^{removed} =.*\n", "", text, flags=re.MULTILINE) if language in (spoken or languages()) else text
        )

    return changed


def test_a_move_without_a_word_in_one_language_is_found(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    languages_say_the_same(games["picking"], 2)
    monkeypatch.setattr("karfunkel.conformance.words_checks.text_of", without("move-jade", "de"))
    with pytest.raises(ConformanceError, match=r"words/de.ftl lacks move-jade \(as in en.ftl\)"):
        languages_say_the_same(games["picking"], 2)


def test_a_move_without_a_word_in_any_language_is_found(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karfunkel.conformance.words_checks.text_of", without("move-jade"))
    with pytest.raises(ConformanceError, match=r"no words/\*.ftl says the move 'jade': move-jade would"):
        languages_say_the_same(games["picking"], 2)


def test_a_language_that_a_game_does_not_speak_lacks_nothing(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "karfunkel.conformance.words_checks.text_of",
        lambda scope, language: text_of(scope, language) if language in ("en", "nl") else "",
    )
    languages_say_the_same(games["picking"], 2)
