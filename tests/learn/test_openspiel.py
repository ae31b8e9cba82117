"""The games in OpenSpiel: its own tests, true odds, and nothing hidden in what a player is told."""

import importlib.util
import json
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import karfunkel
from karfunkel.errors import Error, IllegalMove
from karfunkel.games.edelstein.rules.state import CARD_COPIES
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.learn import observation_fields
from karfunkel.learn.openspiel import KarfunkelState
from tests.learn.single_tables import twins
from tests.sizes import every_size
from tests.test_twins import every_choosing_size


def spiel(game: Game, players: int, **parameters: object) -> Any:
    return pyspiel.load_game(f"karfunkel_{game.id}", {"players": players, **parameters})


def walk(game: Any, seed: int) -> Any:
    """The states of a random game, before every action and at the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.slow
@every_size
def test_passes_openspiels_own_simulation(game: Game, players: int) -> None:
    for reward in ("rank", "win"):
        pyspiel.random_sim_test(
            spiel(game, players, reward=reward), num_sims=1, serialize=reward == "rank", verbose=False
        )


@every_size
def test_states_are_cloned_and_pickled(game: Game, players: int) -> None:
    for number, state in enumerate(walk(spiel(game, players), 1)):
        if number % 37 == 20 and not state.is_terminal():
            copies = [state.clone(), pickle.loads(pickle.dumps(state))]  # noqa: S301 - our own
            action = (state.chance_outcomes()[0][0]) if state.is_chance_node() else state.legal_actions()[0]
            after = state.child(action)
            for copy in copies:
                assert str(copy) == str(state)
                copy.apply_action(action)
                assert copy.single.table == after.single.table
                assert copy.single.table != state.single.table


def test_odds_are_those_of_the_deck() -> None:
    state = spiel(GAMES["edelstein"], 3).new_initial_state()
    deck = state.single.table.deck
    expected = {card: deck[card, CARD_COPIES] / 30 for card in range(30) if deck[card, CARD_COPIES]}
    assert dict(state.chance_outcomes()) == pytest.approx(expected)
    assert 2 / 30 in expected.values(), "some cards are twice in the deck"


@every_size
def test_odds_sum_up_to_one_and_every_outcome_is_in_range(game: Game, players: int) -> None:
    spiel_game = spiel(game, players)
    draws = 0
    for state in walk(spiel_game, 2):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            assert 0 <= min(outcomes) <= max(outcomes) < spiel_game.max_chance_outcomes()
            draws += 1
    assert draws > 10


@every_size
def test_a_player_observes_what_its_seat_observes(game: Game, players: int) -> None:
    fields = observation_fields(game.id, players)
    observation = make_observation(spiel(game, players))
    for number, state in enumerate(walk(spiel(game, players), 3)):
        if number % 11 == 0:
            seat = number % players
            seen = state.single.observe(seat)
            assert (np.array(state.observation_tensor(seat)) == seen).all()
            observation.set_from(state, seat)
            for field in fields:
                assert (observation.dict[field.name] == seen[field.where]).all()


@every_choosing_size
def test_hidden_choices_are_in_nothing_that_others_are_told(game: Game, players: int) -> None:
    spiel_game, compared = spiel(game, players), 0
    for one, other, chooser, viewer in twins(game, players, 5):
        told = [told_of(spiel_game.state_at(table.table), viewer) for table in (one, other)]
        assert told[0] == told[1]
        own = [told_of(spiel_game.state_at(table.table), chooser) for table in (one, other)]
        assert own[0] != own[1]
        compared += 1
    assert compared > 2


def told_of(state: KarfunkelState, player: int) -> tuple[object, ...]:
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
        state.legal_actions(player),
    )


@pytest.mark.parametrize(("game", "players"), [("edelstein", 2), ("edelstein", 4), ("basari", 5)])
def test_information_states_hide_a_choice_until_it_is_shown(game: str, players: int) -> None:
    hidden = 0
    for state in walk(spiel(GAMES[game], players), 4):
        for player in range(players):
            words, told = str(state).split(), state.information_state_string(player).split()[1:]
            assert len(words) == len(told)
            masked = [word for word, seen in zip(words, told, strict=True) if word != seen]
            chosen = [seat for seat, action in enumerate(state.single.view(player)["chosen"]) if action == "hidden"]
            assert [int(word[0]) for word in masked] == chosen, "exactly what the view hides is masked"
            hidden += len(masked)
    assert hidden > 20


@pytest.mark.parametrize(("game", "players"), [("edelstein", 2), ("edelstein", 3), ("basari", 4), ("emerald", 3)])
def test_resampling_draws_what_is_hidden_and_nothing_else(game: str, players: int) -> None:
    drawn = Counter[bool]()
    rng = random.Random(5)
    for number, state in enumerate(walk(spiel(GAMES[game], players), 5)):
        if number % 3 or state.is_terminal():
            continue
        for player in range(players):
            again = state.resample_from_infostate(player, rng.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_string(player) == state.observation_string(player)
            drawn[str(again) != str(state)] += 1
    assert (drawn[True] > 3) == (game != "emerald")


@pytest.mark.parametrize(("game", "players"), [("edelstein", 3), ("edelstein", 2), ("basari", 4), ("emerald", 3)])
def test_a_state_that_began_midway_is_resampled_where_it_is(game: str, players: int) -> None:
    """It has the same view as before, for this player, and goes on to the end of the game that it is."""
    rng, drawn = random.Random(5), 0
    table = karfunkel.new(game, players, seed=5)
    for _ in range(30):
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.moves(seat)))
        state = spiel(GAMES[game], players).state_at(table)
        for _ in range(2):
            for player in range(players):
                again = state.resample_from_infostate(player, rng.random)
                assert again.single.view(player) == state.single.view(player)
                assert again.information_state_string(player) == state.information_state_string(player)
                drawn += again.single.table != state.single.table
            if not state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
    assert (drawn > 3) == (game != "emerald")
    assert table.state == spiel(GAMES[game], players).state_at(table).single.table


def test_only_tables_of_the_game_are_begun_at() -> None:
    game = spiel(GAMES["basari"], 3)
    for other in (karfunkel.new("basari", 4, seed=1), karfunkel.new("emerald", 3, seed=1), None, 5):
        with pytest.raises(Error, match="not a table of"):
            game.state_at(other)


@pytest.mark.parametrize(("game", "players"), [("edelstein", 3), ("basari", 3), ("emerald", 2)])
def test_the_parts_of_an_observation_say_what_is_public_and_what_is_not(game: str, players: int) -> None:
    loaded = spiel(GAMES[game], players)
    nobody, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(loaded, pyspiel.IIGObservationType(True, False, nobody))
    private = make_observation(loaded, pyspiel.IIGObservationType(False, False, own))
    secrets = 0
    for state in walk(loaded, 4):
        everybody = json.loads(public.string_from(state, 0))
        assert everybody == state.single.view(None)
        for player in range(players):
            beside = json.loads(private.string_from(state, player))
            assert {**everybody, **beside} == state.single.view(player)
            secrets += bool(set(beside) - {"seat"})
    assert secrets > 3


@pytest.mark.parametrize(("game", "players"), [("edelstein", 3), ("emerald", 2)])
def test_openspiels_own_tools_work(game: str, players: int) -> None:
    """A playthrough, as its own games are documented; outcome sampling; and its search, from midway."""
    told = generate_playthrough.playthrough(f"karfunkel_{game}(players={players},reward=win)", [], seed=1)
    assert "PublicObservationString()" in told
    assert "InformationStateString(0)" in told
    loaded = spiel(GAMES[game], players, reward="win")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded)
    solver.iteration()
    assert len(solver._infostates) > 10
    table = karfunkel.new(game, players, seed=1)
    random_state = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=1.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, random_state),
        random_state=random_state,
    )
    state = loaded.state_at(table)
    assert bot.step(state) in state.legal_actions()


@every_size
def test_returns_are_those_of_the_table(game: Game, players: int) -> None:
    table = karfunkel.new(game.id, players, seed=3)
    rng = random.Random(3)
    while not table.over:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.moves(seat)))
    won = [(seat in table.winners) / len(table.winners) for seat in range(players)]
    assert spiel(game, players, reward="win").state_at(table.state).returns() == pytest.approx(won)
    others = [(sum(table.scores) - score) / (players - 1) for score in table.scores]
    margins = [score - average for score, average in zip(table.scores, others, strict=True)]
    assert spiel(game, players).state_at(table.state).returns() == pytest.approx(margins)


def test_a_position_is_a_parameter() -> None:
    line = json.dumps({"game": "emerald", "players": 2, "bar": 9})
    state = spiel(GAMES["emerald"], 2, position=line).new_initial_state()
    assert state.single.table.bar == 9


def test_options_are_parameters() -> None:
    state = spiel(GAMES["edelstein"], 3, major_any="once").new_initial_state()
    assert state.single.table.major_any_once == 1
    assert spiel(GAMES["edelstein"], 3).new_initial_state().single.table.major_any_once == 0


@pytest.mark.slow
def test_openspiels_search_plays_at_our_table_by_the_view_alone() -> None:
    file = Path(__file__).parents[2] / "bench" / "openspiel_player.py"
    spec = importlib.util.spec_from_file_location("openspiel_player", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for game, players in (("edelstein", 3), ("emerald", 2)):
        table, rng = karfunkel.new(game, players, seed=6), random.Random(6)
        for _ in range(25):
            seat = table.to_act[0]
            move = module.OpenSpielBot(simulations=2).choose(table.view(seat), table.moves(seat), rng)
            table.play(seat, move)
        assert table.entries > 25


@every_size
def test_what_is_illegal_is_refused_and_changes_nothing(game: Game, players: int) -> None:
    """OpenSpiel itself lets everything through that is a number."""
    state = next(state for state in walk(spiel(game, players), 4) if not state.is_chance_node())
    illegal = set(range(game.actions)) - set(state.legal_actions())
    before = str(state), state.single.table.copy(), state.history()
    for action in (*sorted(illegal)[:3], -5, game.actions, 10**12):
        with pytest.raises(IllegalMove, match="is not a legal action of seat"):
            state.apply_action(action)
        assert (str(state), state.single.table, state.history()) == before


def test_cards_that_are_not_there_cannot_be_drawn() -> None:
    state = spiel(GAMES["edelstein"], 3).new_initial_state()
    for card in (-5, 9999):
        with pytest.raises(IllegalMove, match="cannot be drawn now"):
            state.apply_action(card)
    assert state.history() == []
