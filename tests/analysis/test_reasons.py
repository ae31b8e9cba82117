"""Why a move is good: a sentence for every move, true of what it speaks of, in every language."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import karfunkel
from karfunkel.analysis.hint_reasons import Reason, reason_for
from karfunkel.bots import LEVELS
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.words import scopes_of, text_of
from tests.bots.playing import turns
from tests.outside import installed, outside_games
from tests.sizes import every_size


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(game: Game) -> dict[str, set[str]]:
    """The sentences that a game has for reasons, and what each speaks of."""
    found = {}
    for scope in scopes_of(game):
        for entry in FluentParser().parse(text_of(scope, "en")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("hint-"):
                variables = Variables()
                variables.visit(entry)
                found.setdefault(entry.id.name, variables.names)
    return found


@every_size
def test_every_move_has_a_sentence_that_knows_what_it_speaks_of(game: Game, players: int) -> None:
    known = sentences(game)
    dice = random.Random(players)
    for table, seat, _ in turns(game, players, [LEVELS["random"]] * players, players):
        for move in dice.sample(table.moves(seat), min(8, len(table.moves(seat)))):
            reason = reason_for(table.view(seat), move)
            assert known[f"hint-{reason.name}"] <= set(reason.about), f"{move}: {reason}"


def test_every_sentence_is_used() -> None:
    used: set[str] = set()
    for game in GAMES.values():
        for players in game.sizes:
            for seed in range(4):
                for table, seat, move in turns(game, players, [LEVELS["random"]] * players, seed):
                    used.add(f"hint-{reason_for(table.view(seat), move).name}")
    assert used == {name for game in GAMES.values() for name in sentences(game)}


def test_a_game_that_gives_no_reasons_has_one_for_all_moves(tmp_path: Path) -> None:
    with outside_games(installed(tmp_path)):
        table = karfunkel.new("geode", 3, seed=1)
        assert reason_for(table.view(0), "dig") == Reason("best")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("money", Reason("choose-money", {"amount": 5})),
        ("gems", Reason("choose-gems", {"gems": "ryy"})),
        ("event", Reason("choose-event", {"card": "remove"})),
    ],
)
def test_choosing_speaks_of_the_own_card_and_the_open_event(move: str, reason: Reason) -> None:
    view = karfunkel.new("edelstein", 4, seed=7).view(0)
    assert (view["cards"][0], view["event"]) == ("ryy5", "remove")
    assert reason_for(view, move) == reason


def test_a_trade_speaks_of_what_is_traded_for() -> None:
    table = karfunkel.new("basari", 3, seed=7)
    for seat, move in enumerate(("C", "C", "A")):
        table.play(seat, move)
    seat = table.to_act[0]
    assert reason_for(table.view(seat), "2r1b") == Reason("offer", {"action": "C", "gems": "rrb"})
    table.play(seat, "1b")
    assert reason_for(table.view(1 - seat), "accept") == Reason("accept", {"action": "C", "gems": "b"})


@pytest.mark.parametrize("game", ["basari", "edelstein"])
def test_what_is_said_of_trades_comes_true(game: str) -> None:
    """Whoever accepts gets the gems that were named; whoever offered them pays them."""
    said = 0
    for table, seat, move in turns(GAMES[game], 3, [LEVELS["random"]] * 3, 5):
        reason = reason_for(table.view(seat), move)
        if reason.name == "accept":
            after = table.state.copy()
            for action in notation_of(game).read_move(after, seat, move):
                GAMES[game].plain.apply(after, seat, action)
            gained = [after.gems[seat, colour] - table.state.gems[seat, colour] for colour in range(4)]
            if not any(event["event"] == "scoring" for event in table.after(seat, move).events()):  # it takes gems
                assert gained == [str(reason.about["gems"]).count(letter) for letter in "rygb"], move
                said += 1
    assert said >= 5


def test_the_dragon_sleeps_on_or_wakes_as_it_is_said() -> None:
    said = Counter[bool]()
    for table, seat, _ in turns(GAMES["emerald"], 4, [LEVELS["random"]] * 4, 5):
        view = table.view(seat)
        if view["decision"] != "knight":
            continue
        for move in table.moves(seat):
            reason, after = reason_for(view, move), table.after(seat, move)
            if reason.name in ("stop", "knight-treasure") or after.over or after.view(seat)["decision"] == "card":
                continue  # the card is chosen before the dragon wakes
            wakes = any(event["event"] == "rolled" for event in after.events())
            assert wakes == (reason.name in ("knight-wakes", "knight-card-danger")), (move, reason)
            said[wakes] += 1
    assert min(said[True], said[False]) > 10


SUPERLATIVES = {
    "en": "most|best|better|worth more|more than",
    "de": "am meisten|beste|besser|mehr wert",
    "fr": "le plus|mieux|meilleur|plus que",
    "nl": "het meest|beste|beter|meer waard",
}


@pytest.mark.parametrize("language", SUPERLATIVES)
def test_no_reason_says_how_good_a_move_is(language: str) -> None:
    """That is not known from the view; the chances say it, and how sure they are."""
    for game in GAMES.values():
        for scope in scopes_of(game):
            for entry in FluentParser().parse(text_of(scope, language)).body:
                if (
                    isinstance(entry, ast.Message)
                    and entry.id.name.startswith("hint-")
                    and entry.id.name != "hint-take-gem"
                ):
                    text = FluentSerializer().serialize_entry(entry)
                    assert not re.search(rf"\b({SUPERLATIVES[language]})\b", text), text


def test_a_knight_speaks_of_where_it_comes_to() -> None:
    table = karfunkel.new("emerald", 3, seed=7)
    assert reason_for(table.view(0), "T1") == Reason("knight-onward", {"field": 3})
    knights = [["6", "T2", "T3", "T4", "K"], ["14", "15", "T3", "T4", "K"], ["T1", "T2", "T3", "T4", "K"]]
    position = {**table.position(), "knights": knights}
    view = karfunkel.from_position(position).view(0)
    cards = {"field": 7, "cards": "both", "gold": view["gold_open"][0], "gem": view["gem_open"][0]}
    assert reason_for(view, "6") == Reason("knight-card-danger", cards)
    assert reason_for({**view, "seat": 1}, "15") == Reason("knight-treasure")
