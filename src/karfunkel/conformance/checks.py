"""The checks, each for one game and one number of players."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from karfunkel.arena.engine_benchmark import Player, compile_playouts
from karfunkel.bots.determinization import table_from_view
from karfunkel.bots.levels import LEVELS, bot_called
from karfunkel.bots.mind import Effort, mind_of
from karfunkel.conformance.random_play import random_states, random_table, start_of
from karfunkel.engine import NOBODY, WORDS, Binding, Dice, chance_pending, shake, unwrapped
from karfunkel.engine.playout import MOST_STEPS, play_out
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.learn import Batch, observation_fields
from karfunkel.learn.observation import observe_plainly
from karfunkel.lesson import examples_of, lesson_of, play_example, play_lesson
from karfunkel.notation.choices import moves_of
from karfunkel.notation.declared_notation import JOINT, DeclaredNotation
from karfunkel.notation.field_writers import LEFT_OUT
from karfunkel.notation.position_fields import from_line, to_line
from karfunkel.notation.registry import notation_of
from karfunkel.table import Table, from_record, verify
from karfunkel.words import languages, text_of
from karfunkel.words.fluent_subset import find_unsayable
from karfunkel.words.move_words import move_message
from karfunkel.words.translations import Catalogue

GAMES_EACH = 25
"""How many random games most checks play."""
GAMES_TOLD = 5
"""How many random games are played twice over, to compare what is told of them."""
DECISIONS_LOOKED_AT = 0.25
"""The part of a game's decisions that bots are asked about."""
NONSENSE = ("", "nonsense", "-1", "0", " ", "ü" * 200)


class ConformanceError(Error):
    """A game does not keep to what every game must keep to."""


def demand(is_so: object, what: str) -> None:
    """Refuse a game of which this is not so."""
    if not is_so:
        raise ConformanceError(what)


# ---- rules


def games_end(game: Game, players: int) -> None:
    """Random games end, nothing about their tables is ever wrong, and somebody wins."""
    for seed in range(GAMES_EACH):
        for step, table in enumerate(random_states(game, players, seed)):
            demand(step < MOST_STEPS, f"random game {seed} does not end")
            demand(not game.check(table), f"random game {seed}, step {step}: {game.check(table)}")
        _check_nothing_follows(game, table, f"random game {seed}, step {step}")
        places = game.places(table)
        winners = [seat for seat in range(players) if game.plain.wins(table, seat)]
        demand(winners, f"nobody has won random game {seed}")
        first = [seat for seat in range(players) if places[seat] == 1]
        demand(winners == first, f"random game {seed}: seats {winners} win, but seats {first} are first")
        points = [game.plain.signed_score(table, seat) for seat in range(players)]
        for seat, other in product(range(players), repeat=2):
            is_so = points[seat] <= points[other] or places[seat] < places[other]
            demand(
                is_so, f"random game {seed}: seat {seat} has better points than seat {other}, but not a better place"
            )


def _check_nothing_follows(game: Game, table: Any, where: str) -> None:
    """Demand that a table at which nothing is pending is one at which the game is over."""
    after = table.copy()
    game.plain.go_on(after)
    ended = after.to_bytes() == table.to_bytes()
    demand(
        ended, f"{where}: nothing is pending, but the game goes on if `go_on` is called: `apply` and `draw` do so last"
    )


def something_is_legal(game: Game, players: int) -> None:
    """Until the end somebody may act, and has legal actions of the alphabet; or a card is to be drawn."""
    rules = game.plain
    for seed in range(GAMES_EACH):
        for table in random_states(game, players, seed):
            where = f"random game {seed}"
            if chance_pending(table):
                cards = [rules.chance_pick(table, n) for n in range(rules.chance_total(table))]
                demand(cards, f"{where}: there is nothing to draw")
                many = len(set(cards)) > game.outcomes
                demand(not many, f"{where}: more than {game.outcomes} different cards can be drawn")
                continue
            acting = [seat for seat in range(players) if rules.acts(table, seat)]
            demand(bool(acting) == (table.depth > 0), f"{where}: a decision is pending, but nobody may act")
            if acting:
                demand(rules.next_seat(table) == acting[0], f"{where}: next_seat is not the first who may act")
            for seat in acting:
                actions = game.legal_actions(table, seat)
                demand(actions, f"{where}: seat {seat} has no legal action")
                demand(len(set(actions)) == len(actions), f"{where}: a legal action is named twice")
                demand(all(0 <= action < game.actions for action in actions), f"{where}: an action beyond the alphabet")


def plain_is_compiled(game: Game, players: int) -> None:
    """Interpreted and compiled rules play the same games, to the byte."""
    player, play = Player(game, players, compile_playouts(game)), Binding(unwrapped, game.rules)(play_out)
    for number in range(2 * GAMES_EACH):
        table, dice = start_of(game, players), Dice([0] * WORDS)
        shake(dice, 7, number)
        decisions = play(table, dice, [0] * game.most_legal)
        compiled = player.play(7, number, 1)
        same = decisions == compiled and player.last_table() == table.to_bytes()
        demand(same, f"random game {number} ends otherwise when it is compiled (a negative index, a number too large?)")


# ---- notation


def bytes_round_trip(game: Game, players: int) -> None:
    """A table is the bytes of its record."""
    for table in random_states(game, players, 3):
        demand(type(table).from_bytes(table.to_bytes()) == table, "a table is another one after to_bytes, from_bytes")


def positions_round_trip(game: Game, players: int) -> None:
    """A position, as a dict and as a line, is read as the table that it was written from."""
    notation = notation_of(game.id)
    for seed in range(3):
        for step, table in enumerate(random_states(game, players, seed)):
            if step % 7 != seed and table.depth > 0:
                continue
            position = json.loads(json.dumps(notation.position(table)))
            line = to_line(notation.position_fields, position)
            demand(notation.read_position(position) == table, f"a position is read as another one: {line}")
            again = notation.read_position(from_line(notation.position_fields, line))
            demand(again == table, f"a line is read as another position: {line}")


def moves_round_trip(game: Game, players: int) -> None:
    """Each move and card has a text of its own, which is read as just that; nonsense is refused in words."""
    notation = notation_of(game.id)
    for seed in range(3):
        for table in random_states(game, players, seed):
            if chance_pending(table):
                rules = game.plain
                for card in {rules.chance_pick(table, n) for n in range(rules.chance_total(table))}:
                    text = notation.card_text(table, card)
                    demand(notation.read_card(table, text) == card, f"the card {text!r} is read as another one")
                continue
            for seat in range(players):
                if game.plain.acts(table, seat) and table.said_count == 0:
                    _check_moves(game, table, seat)


def _check_moves(game: Game, table: Any, seat: int) -> None:
    notation = notation_of(game.id)
    moves = game.legal_moves(table, seat)[:200]
    texts = [notation.move_text(table, seat, move) for move in moves]
    demand(len(set(texts)) == len(texts), f"two moves have the same text: {texts}")
    if (shape := notation.choices(table, seat)) is not None:
        demand(moves_of(shape) == notation.moves(table, seat), f"{shape} describes other moves than are listed")
    for move, text in zip(moves, texts, strict=True):
        demand(notation.read_move(table, seat, text) == move, f"the move {text!r} is read as another one")
    for text in set(NONSENSE) - set(texts):
        try:
            actions = notation.read_move(table, seat, text)
        except Error as error:
            demand(str(error), f"{text!r} is refused without a word")
        else:
            demand(not game.is_legal_move(table, seat, actions), f"{text!r} is taken for a move")
            demand(notation.why_not(table, seat, actions), f"{text!r} is refused without a word")


def records_round_trip(game: Game, players: int) -> None:
    """A record is read as the game that was played, and its draws are those of the seed; undo is a replay."""
    table = random_table(game, players, 5)
    again = from_record(table.record())
    demand(again.record() == table.record() and again.state == table.state, "a record is read as another game")
    drawn = sum(entry.seat is None for entry in table.log)
    demand(verify(table.record()) == drawn, "not all draws of a record are those of its seed")
    part = random_table(game, players, 5, moves=3)
    if not part.over:
        before, seat = part.state, part.to_act[0]
        part.play(seat, part.moves(seat)[0])
        part.undo()
        demand(part.state == before, "a move taken back leaves something behind")


# ---- words


def words_can_be_said(game: Game, players: int) -> None:
    """Every message of every language is one that the page and the terminal can say."""
    for language in languages():
        wrong = find_unsayable(text_of(game.id, language))
        demand(not wrong, f"words/{language}.ftl: {'; '.join(wrong)}")


def languages_say_the_same(game: Game, players: int) -> None:
    """What a game says in one language it says in all that it speaks; whoever has words for moves has them for all."""
    said = {language: _messages(game, language) for language in languages()}
    spoken = {language: names for language, names in said.items() if names}
    every = set[str]().union(*spoken.values())
    for language, names in spoken.items():
        lacking = {name: next(other for other in spoken if name in spoken[other]) for name in sorted(every - names)}
        what = ", ".join(f"{name} (as in {other}.ftl)" for name, other in lacking.items())
        demand(not lacking, f"words/{language}.ftl lacks {what}")
    if isinstance(notation_of(game.id), DeclaredNotation) and any(name.startswith("move-") for name in every):
        for move in _moves_of_random_games(game, players):
            actions = [move_message(action) for action in move.split(JOINT)]
            known = move_message(move) in every or every.issuperset(actions)
            demand(known, f"no words/*.ftl says the move {move!r}: {' and '.join(dict.fromkeys(actions))} would")


def _messages(game: Game, language: str) -> set[str]:
    return set(Catalogue(language, text_of(game.id, language)).entries)


def _moves_of_random_games(game: Game, players: int) -> set[str]:
    """The texts of the moves that are possible in some random games."""
    notation, moves = notation_of(game.id), set[str]()
    for seed in range(GAMES_TOLD):
        for table in random_states(game, players, seed):
            if not chance_pending(table) and table.said_count == 0:
                for seat in range(players):
                    if game.plain.acts(table, seat):
                        moves.update(notation.moves(table, seat))
    return moves


# ---- learners


def observations_are_true(game: Game, players: int) -> None:
    """What is observed is within its ranges, and the same at tables that differ only in what the seat cannot see."""
    dice = Dice([0] * WORDS)
    for seed in range(3):
        shake(dice, 2, seed)
        for table in random_states(game, players, seed):
            for seat in range(players):
                _check_observation(game, table, seat, dice)


def _check_observation(game: Game, table: Any, seat: int, dice: Dice) -> None:
    seen, twin = observe_plainly(game, table, seat), table.copy()
    for field in observation_fields(game.id, table.players):
        within = all(field.low <= number <= field.high for number in seen[field.where])
        demand(within, f"{field.name} is observed as {seen[field.where]}")
    if game.brings("determinize"):
        game.plain.hide(twin, seat)
        game.plain.determinize(twin, seat, dice)
        demand(observe_plainly(game, twin, seat) == seen, f"seat {seat} observes what it cannot see")


def batches_observe_the_same(game: Game, players: int) -> None:
    """Compiled tables are observed as interpreted ones are."""
    batch = Batch(game.id, players, GAMES_EACH, seed=7)
    for number in range(2 * GAMES_EACH):
        step = batch.step(batch.random_actions())
        for i, record in enumerate(batch.tables):
            expected = observe_plainly(game, game.table.from_numpy(record), int(step.seat[i]))
            same = step.observations[i].tolist() == expected
            demand(same, f"table {i} of a batch is observed otherwise after step {number} when it is compiled")


# ---- what each may see


def views_are_true(game: Game, players: int) -> None:
    """Views are JSON, and each field is written from the fields of the record that it names."""
    notation = notation_of(game.id)
    sheet, before, fields = notation.sheet, None, dict[str, Any]()
    dice = random.Random(1)  # noqa: S311 - a game, not a secret
    table = random_table(game, players, 1, moves=0)
    while True:
        seen = table.seen_by(None).copy()
        changed = sheet.everything if before is None else sheet.changed(before, seen)
        now = {name: write(seen) for name, write in sheet.shared_from(changed)}
        fields |= {name: value for name, value in now.items() if value is not LEFT_OUT}
        for viewer in (None, *range(players)):
            view = table.view(viewer)
            json.dumps(view)
            stale = [name for name, value in fields.items() if name in view and view[name] != value]
            demand(not stale, f"{', '.join(stale)} changed, but not what it says it reads")
            for event in table.events(viewer):
                json.dumps(event)
                demand("event" in event, "an event has no name")
        before = seen
        if table.over:
            return
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))


def secrets_are_kept(game: Game, players: int) -> None:
    """What is hidden from a seat can be drawn anew, and the seat cannot tell the difference."""
    if not game.has_secrets:
        return
    notation, rules = notation_of(game.id), game.plain
    dice = Dice([0] * WORDS)
    for seed in range(GAMES_EACH):
        shake(dice, 1, seed)
        for table in random_states(game, players, seed):
            for viewer in (NOBODY, *range(players)):
                hidden = table.copy()
                rules.hide(hidden, viewer)
                touched = [name for name in table.fields if getattr(table, name) != getattr(hidden, name)]
                secret = set(touched) <= set(notation.secret_fields)
                demand(secret, f"hide blanks {', '.join(touched)}; secret are {', '.join(notation.secret_fields)}")
                demand(not touched or notation.has_secrets(table), "something is hidden where nothing is said to be")
                if viewer != NOBODY and game.brings("determinize"):
                    _check_twin(game, table, hidden, viewer, dice)


def _check_twin(game: Game, table: Any, hidden: Any, seat: int, dice: Dice) -> None:
    """Demand that a table with other secrets is possible, and the same in the eyes of a seat."""
    rules, twin = game.plain, hidden.copy()
    rules.determinize(twin, seat, dice)
    demand(not game.check(twin), f"determinize makes a table that cannot be: {game.check(twin)}")
    if rules.acts(table, seat):
        same = game.legal_actions(twin, seat) == game.legal_actions(table, seat)
        demand(same, f"what seat {seat} may do depends on what it cannot see")
    rules.hide(twin, seat)
    demand(twin == hidden, f"seat {seat} sees another table after what it cannot see was drawn anew")


def nobody_is_told_secrets(game: Game, players: int) -> None:
    """Whoever cannot see in what two tables differ is told and shown the same at both.

    The two differ in what a seat has just chosen; or in what was drawn anew, and the same is done at both.
    """
    if not game.has_secrets:
        return
    dice, luck = Dice([0] * WORDS), random.Random(4)  # noqa: S311 - a game, not a secret
    for seed in range(GAMES_TOLD):
        shake(dice, 3, seed)
        for table in random_states(game, players, seed):
            if table.depth == 0 or table.said_count > 0:
                continue
            step = _random_step(game, table, luck)
            here = _after(game, table, step)
            if not chance_pending(table):
                _check_told_alike(game, here, _after(game, table, _random_step(game, table, luck, step.seat)))
            if game.brings("determinize"):
                twin, viewer = table.copy(), luck.randrange(players)
                game.plain.hide(twin, viewer)
                game.plain.determinize(twin, viewer, dice)
                if _is_possible(game, twin, step):
                    _check_told_alike(game, here, _after(game, twin, step))


class _Step(NamedTuple):
    """A move of a seat, or the draw of a card by nobody."""

    seat: int
    actions: tuple[int, ...]


def _random_step(game: Game, table: Any, luck: random.Random, seat: int = NOBODY) -> _Step:
    """Something that can happen at a table now; a move of this seat, if one is named."""
    rules = game.plain
    if chance_pending(table):
        return _Step(NOBODY, (rules.chance_pick(table, luck.randrange(rules.chance_total(table))),))
    if seat == NOBODY:
        seat = luck.choice([seat for seat in range(table.players) if rules.acts(table, seat)])
    trial, actions = table.copy(), list[int]()
    while not actions or trial.said_count > 0:
        actions.append(luck.choice(game.legal_actions(trial, seat)))
        rules.apply(trial, seat, actions[-1])
    return _Step(seat, tuple(actions))


def _is_possible(game: Game, table: Any, step: _Step) -> bool:
    rules = game.plain
    if step.seat == NOBODY:
        return step.actions[0] in {rules.chance_pick(table, n) for n in range(rules.chance_total(table))}
    return rules.acts(table, step.seat) and game.is_legal_move(table, step.seat, step.actions)


def _after(game: Game, table: Any, step: _Step) -> Any:
    """A copy of a table at which something has happened, and what was told of it."""
    after = table.copy()
    after.told = []
    for action in step.actions:
        if step.seat == NOBODY:
            game.plain.draw(after, action)
        else:
            game.plain.apply(after, step.seat, action)
    return after


def _check_told_alike(game: Game, one: Any, other: Any) -> None:
    """Demand that two different tables are the same to all who cannot see in what they differ."""
    if one == other:
        return
    tables = [Table(game.id, each.copy(), None, {}) for each in (one, other)]
    for viewer in (None, *range(one.players)):
        if tables[0].seen_by(viewer) == tables[1].seen_by(viewer):
            who = "a spectator" if viewer is None else f"seat {viewer}"
            _check_events_alike(game, (one, other), viewer, who)
            here, there = (table.view(viewer) for table in tables)
            differing = [name for name in here if here[name] != there.get(name)]
            demand(here == there, f"{who} is shown what it cannot see, by {', '.join(differing)} of its view")
            headings = [notation_of(game.id).heading(each) for each in (one, other)]
            demand(headings[0] == headings[1], f"{who} reads what it cannot see in a heading: {' or '.join(headings)}")


def _check_events_alike(game: Game, tables: Sequence[Any], viewer: int | None, who: str) -> None:
    """Demand that a viewer is told the same of two tables, unless that is to show what was hidden."""
    notation = notation_of(game.id)
    if any(told[0] in notation.revealing_news for table in tables for told in table.told):
        return
    here, there = ([notation.news(table, told, viewer) for told in table.told] for table in tables)
    demand(here == there, f"{who} is told what it cannot see (is `own` or `reveals` missing?): {here}, not {there}")


# ---- bots


def bots_play(game: Game, players: int) -> None:
    """Every level chooses one of its moves by the view alone; with the same dice the same, if it looks at no clock."""
    quick = {**LEVELS, "master": bot_called("master@0.005")}
    for number, (table, seat) in enumerate(_some_decisions(game, players)):
        view, moves = table.view(seat), table.moves(seat)
        for level, bot in quick.items():
            chosen = [bot.choose(view, moves, random.Random(number)) for _ in range(2)]  # noqa: S311 - a game
            demand(set(chosen) <= set(moves), f"a {level} plays {chosen}, but the moves are {moves}")
            demand(chosen[0] == chosen[1] or level == "master", f"a {level} plays {chosen} with the same dice")


def bots_know_no_secrets(game: Game, players: int) -> None:
    """Tables that are the same in the eyes of a seat are the same to the bot on it."""
    mind = mind_of(game.id)
    for number, (table, seat) in enumerate(_some_decisions(game, players)):
        possible = [table_from_view(table.view(seat), random.Random(seed)) for seed in range(2)]  # noqa: S311
        for level in ("novice", "trader"):
            dice = [random.Random(number) for _ in range(3)]  # noqa: S311 - a game, not a secret
            tables = zip([table.state, *possible], dice, strict=True)
            first, *others = [mind.rate(one, seat, Effort(level, 0.01), luck) for one, luck in tables]
            same = all(other == first for other in others)
            demand(same, f"a {level} on seat {seat} thinks otherwise if what it cannot see is otherwise")


def _some_decisions(game: Game, players: int) -> Iterator[tuple[Table, int]]:
    """Every few moves of a random game the table, and a seat that has a choice there."""
    dice, table = random.Random(9), random_table(game, players, 9, moves=0)  # noqa: S311 - a game, not a secret
    while not table.over:
        seat = dice.choice(table.to_act)
        if len(table.moves(seat)) > 1 and dice.random() < DECISIONS_LOOKED_AT:
            yield table, seat
        table.play(seat, dice.choice(table.moves(seat)))


Check = Callable[[Game, int], None]
# ---- what the page explains


def lessons_play(game: Game, players: int) -> None:
    """Its lesson plays to its end by the rules, its examples can be shown, and there are words for both."""
    lesson, examples = lesson_of(game.id), examples_of(game.id)
    if lesson is not None:
        moves = [step.play for step in lesson.steps if step.play is not None and lesson.mover(step) == lesson.seat]
        _play_script(partial(play_lesson, lesson, moves), "lesson.toml")
    for example in examples:
        _play_script(partial(play_example, example), f"examples.toml, {example.say}")
    said = [f"lesson-{step.say}" for step in (lesson.steps if lesson else []) if step.say is not None]
    wanted = {*said, *(f"rules-example-{example.say}" for example in examples)}
    lacking = sorted(wanted - _messages(game, "en"))
    demand(not lacking, f"words/en.ftl lacks {', '.join(lacking)}")


def _play_script(play: Callable[[], object], where: str) -> None:
    """Demand that a script can be played."""
    try:
        play()
    except Error as error:
        raise ConformanceError(f"{where}: {error}") from None


CHECKS: tuple[Check, ...] = (
    games_end,
    something_is_legal,
    words_can_be_said,
    languages_say_the_same,
    lessons_play,
    bytes_round_trip,
    positions_round_trip,
    moves_round_trip,
    records_round_trip,
    views_are_true,
    secrets_are_kept,
    nobody_is_told_secrets,
    plain_is_compiled,
    observations_are_true,
    batches_observe_the_same,
    bots_play,
    bots_know_no_secrets,
)


def check_game(name: str, told: Callable[[str, int], None] | None = None) -> None:
    """Check a game with every number of players; ConformanceError at the first thing that is wrong."""
    game = game_called(name)
    for check, players in product(CHECKS, game.sizes):
        if told is not None:
            told(check.__name__.replace("_", " "), players)
        check(game, players)
