"""Retired names stay out: a module or an identifier that was renamed must not come back under its old name.

Each of them misled whoever read it: a known word for something else (`loop`, `fields`), a participle that hides its
object (`deciding`, `compiling`), or one of several words for one thing (`judge`, `worth`, `hopes`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "karfunkel"

RETIRED_MODULES = """
    arena.bench arena.bot_names arena.contest.cluster arena.contest.contest arena.contest.crew arena.contest.played
    arena.contest.playing arena.contest.results arena.contest_report.svg arena.default_simulation_counters
    arena.default_simulation_tally arena.default_tally arena.field arena.names arena.paper arena.paper.page
    arena.paper.write arena.plot arena.report arena.report_table arena.section arena.simulation
    arena.simulation_tally arena.simulation_tally_lookup arena.standalone arena.standings.intervals
    arena.standings.ratings arena.strength arena.strength.page arena.strength.pictures arena.strength.steps
    arena.tally arena.tally_lookup arena.watchers bots.chance bots.fit.common bots.fit.plot bots.general
    bots.general.halving bots.general.tree bots.general.weighing bots.general_mind.levels bots.general_mind.mind
    bots.general_mind.move_weights bots.general_mind.option_probabilities bots.general_mind.workspace bots.greedy
    bots.heuristic_evaluation bots.imagine bots.judge bots.named bots.outside bots.prepare bots.search
    bots.search.fields bots.search.float_fields bots.search.regret bots.search.regret_matching bots.soon
    bots.speaker bots.steadfast bots.trial cli.announcement cli.backup cli.bot cli.commands.bots
    cli.commands.database cli.commands.engine cli.commands.game_packages cli.commands.new_games cli.commands.records
    cli.guests cli.new_game cli.options cli.play cli.remote.commands_beside_moves cli.remote.desk cli.remote.ear
    cli.remote.event_notices cli.remote.game cli.remote.guests cli.remote.join_commands cli.remote.lists
    cli.remote.notices cli.remote.people cli.remote.place cli.remote.remote_game cli.remote.room cli.remote.seat
    cli.remote.seated_game cli.remote.session cli.remote.talk_and_vote_commands cli.remote.visit cli.remote.ways
    cli.serve_announcement cli.tables cli.terminal.at_table cli.terminal.conversation cli.terminal.fields
    cli.terminal.games cli.terminal.grids cli.terminal.loop cli.terminal.people cli.terminal.player_names
    cli.terminal.printer cli.terminal.questions cli.terminal.result cli.terminal.rules cli.terminal.saving
    cli.terminal.session cli.terminal.session_protocol cli.terminal.voice cli.verify client.client client.socket
    conformance.checks conformance.demand conformance.lesson_checks conformance.random_play conformance.twin_checks
    engine.agenda engine.cache engine.card_counts engine.compact engine.compiled engine.counts engine.dice
    engine.float_fields engine.generated engine.generated_rules engine.gpu_code_size engine.inline_compilation
    engine.inlined engine.numba_patches engine.record engine.verbs games.*.bots.decisions
    games.*.bots.heuristic_evaluation games.*.bots.judge games.*.bots.knight_reach games.*.bots.own_decisions
    games.*.bots.scratch games.*.bots.secrets games.*.learn games.*.notation.news games.*.notation.position_dict
    games.*.rules.check games.*.rules.verbs games.*.study games.*.tally games.*.terminal.action_texts
    games.*.terminal.cards games.*.terminal.moment games.*.terminal.picture games.*.terminal.prospects
    games.*.terminal.questions games.*.terminal.rulebook games.*.terminal.speech games.*.terminal.story
    games.*.terminal.trades games.*.terminal.uses games.*.terminal.words games.*.types games.basari.bots.evaluation
    games.basari.bots.game_specific_decisions games.basari.notation.position games.basari.rules.round
    games.edelstein.bots.evaluation games.edelstein.bots.game_specific_decisions games.edelstein.notation.position
    games.edelstein.rules.cards games.edelstein.rules.instants games.edelstein.rules.round
    games.edelstein.rules.scoring games.edelstein.rules.two_players games.edelstein.terminal.card_texts
    games.emerald.bots.acting games.emerald.bots.desk games.emerald.bots.expectimax_rating
    games.emerald.bots.features games.emerald.bots.field_values games.emerald.bots.glance games.emerald.bots.look
    games.emerald.bots.options games.emerald.bots.quick_rating games.emerald.bots.race games.emerald.bots.reach
    games.emerald.bots.search games.emerald.bots.selfplay games.emerald.bots.standing games.emerald.bots.value
    games.emerald.bots.worlds games.emerald.gem_picture games.emerald.notation.position games.emerald.notation.view
    games.emerald.rules.cards games.emerald.rules.ending games.emerald.rules.names games.emerald.rules.turn
    games.emerald.terminal.move_prospects games.trading.bots.choice games.trading.bots.compiled_mind
    games.trading.bots.compiling games.trading.bots.deciding games.trading.bots.desk games.trading.bots.evaluation
    games.trading.bots.free_choice games.trading.bots.free_choice_value games.trading.bots.level_choice
    games.trading.bots.move_rating games.trading.bots.moves games.trading.bots.novice games.trading.bots.playing
    games.trading.bots.pondering games.trading.bots.secret_choice games.trading.bots.trade games.trading.bots.two
    games.trading.bots.workplace games.trading.bots.workspace games.trading.bots.worth games.trading.gem_picture
    games.trading.next_phase games.trading.notation.position games.trading.pending_phase games.trading.phases
    games.trading.picture games.trading.rules.card_stack_counts games.trading.rules.flow games.trading.rules.hands
    games.trading.rules.offers games.trading.rules.stacks games.trading.rules.table
    games.trading.terminal.card_texts games.validation learn.alphabet learn.batch_arrays learn.cpu learn.gpu
    learn.gpu_phase_sorting learn.kernels learn.loop learn.missing learn.no_levels learn.observation.derived
    learn.observation.fields learn.render.default learn.render.drawing learn.render.picture learn.render.stones
    learn.render.svg learn.render.text learn.setting learn.single learn.sorting learn.start learn.state lesson.play
    match.messages match.move_forms match.names match.undo notation.choices notation.declared notation.field_writers
    notation.fields notation.games notation.record notation.registry notation.writers protocol.analysis
    protocol.following protocol.games protocol.lessons protocol.study server.addresses server.asking
    server.attendance server.audience server.brought_records server.dependencies server.documenting server.errors
    server.event_history server.fair_turns server.game_files server.game_info_routes server.game_routes
    server.guest_care server.health_routes server.history server.hosts server.hub server.identity server.limits
    server.list_routes server.live server.logs server.middleware server.minds server.openapi server.opening
    server.pages server.presence server.problems server.proxies server.refusal_notes server.registry
    server.repeated_notes server.routes server.safety server.speaking server.static_page server.students
    server.studying server.thinking server.turns server.wire server.worker_process server.workers store.backup
    store.closing store.database_copy store.heartbeat store.summary store.writer study study.advice study.analysis
    study.chart study.measure study.reasons study.reasons.reason table.chance table.clock table.commands table.doing
    table.entries table.files table.make table.narrator table.read_text_file table.retold table.scene
    table.shared_list table.sitting table.takeback table.text_files table.told table.verify words.files
    words.fluent_files words.move_words words.subset words.teller words.words
"""
"""By their dotted names in `karfunkel`; `*` is any game."""

RETIRED_NAMES = {
    "arena": """
        Lineup Report Section Setting Step company crew crew_of watcher_of
    """,
    "arena.contest": """
        Alone Company Crew Played Processes Result Thought _deaf_to_interrupts _enter _leave_with_parent
    """,
    "bots": """
        A_MOMENT Answer Judge Leanings OutsideBot ScoreJudge Secrets SoonBot Steadfast Trial WAVERING
        _Thinker _judge add_promises begin_settling bot_soon draw_secrets is_outside judge_of leanings
        make_shares prepare regret_and_play reply secrets_of see_average_promises see_promises settle speak
        steadfast_bot waver
    """,
    "bots.fit": """
        least
    """,
    "bots.general_mind": """
        Workspace finish imagine_world learn
    """,
    "cli.remote": """
        Desk Done Ear Game Guest LineBack LineBroke Lists Lost Place RemoteSeat Room Typed Visit _obey deeds desk
        visit way_to way_to_open
    """,
    "cli.terminal": """
        AtTable Command Conversation FieldsPicture GameResult Loop People Result Rules Session Shelf Then
        Voice _obey at_table shelf
    """,
    "games.basari.bots": """
        BasariJudge JUDGE SECRETS consider_event desk lay_own_matrix other_hopes
    """,
    "games.basari.terminal": """
        BasariActionTexts BasariMoment
    """,
    "games.edelstein.bots": """
        EdelsteinJudge JUDGE SECRETS certificates_hope consider_event desk lay_own_matrix other_hopes
    """,
    "games.edelstein.terminal": """
        EdelsteinActionTexts EdelsteinMoment
    """,
    "games.emerald.bots": """
        Desk DragonFit DragonMind EmeraldJudge JUDGE LEAST_STAKE MANNERS Manner SECRETS Sample Scratch Weights
        Workplace Workspace act_as_trader begin_luck bring bring_any by_place compiled count_world desk drawn
        drop_those_behind error glance happen hopes imagine_gold is_quiet is_worth_a_thought judge judged
        leave_cards likeliest line_up look make_chances manner open_table option_taken soften stake take_chances
        take_over try_option weighed write_standings
    """,
    "games.emerald.terminal": """
        DecisionContext Moment
    """,
    "games.trading.bots": """
        DESK_TABLES Desk GemJudge Hopes MOST_STUDIED SETTLING Study WAVERING Weights Workplace Workspace begin_luck
        blurred consider consider_event consider_moves count_gems desk draw_choice draw_move draw_option
        draw_secrets ground hopes in_order judge judge_at lay_ground lay_guessing lay_matrix lay_own_matrix
        lay_sides lay_trade look_again look_ahead next_to_try note_end note_moves note_outcome nothing on_desk
        other_hopes reckon_chances rounds_all settle_choices share_out studied study study_best take_change think
        told weigh weigh_actions weigh_all weigh_alone weigh_changes weigh_colour weigh_doing weigh_gifts
        weigh_offer weigh_pair
    """,
    "games.trading.terminal": """
        ActionTexts Moment
    """,
    "learn": """
        Needs NoKnowledge NoThoughts Past Setting State company likes
    """,
    "match": """
        Event Happened Happening House Line Narrator Open Plan Scene Shown Sitting enter hush
        moves_to_take_back retell run_out sitting
    """,
    "protocol": """
        Do Shown Sitter Studied Turn Weighed follow
    """,
    "server": """
        Attendance EventHistory FairTurns GuestCare History Hub Listener LiveTable Minds OnceAMinute Presence Socket
        Students Thinkers Turns Wire Workers configured hub listener minds sitting students
    """,
    "store": """
        Heartbeat Then Writer Writing sitting writing
    """,
    "analysis": """
        Choice Measure Thought _Walk
    """,
    "notation": """
        RecordText Writer
    """,
    "lesson": """
        Step
    """,
    "table": """
        SharedList
    """,
    "worker": """
        Answer
    """,
    "games.trading.notation": """
        GemSetting Writing
    """,
    "games.emerald.notation": """
        _EmeraldSetting
    """,
}
"""Functions, classes and constants that were retired, by the package in which they were."""


def sources(package: str) -> Iterator[Path]:
    return (SRC / Path(*package.split("."))).rglob("*.py")


def module_names() -> set[str]:
    found = set()
    for path in SRC.rglob("*.py"):
        parts = path.relative_to(SRC).with_suffix("").parts
        found.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def of_any_game(module: str) -> str:
    parts = module.split(".")
    return ".".join(["games", "*", *parts[2:]]) if parts[0] == "games" and len(parts) > 2 else module


def defined_names(path: Path) -> set[str]:
    """What a file defines: functions and their parameters, classes and their fields, constants."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    definitions = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    names |= {node.name for node in ast.walk(tree) if isinstance(node, definitions)}
    bodies = [tree.body, *(node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]
    for statement in (statement for body in bodies for statement in body):
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        names |= {name.id for target in targets if target for name in ast.walk(target) if isinstance(name, ast.Name)}
    return names


def test_retired_modules_stay_away() -> None:
    retired = frozenset(RETIRED_MODULES.split())
    back = {name for name in module_names() if name in retired or of_any_game(name) in retired}
    assert not back, f"these modules have other names now: {sorted(back)}"


@pytest.mark.parametrize("package", RETIRED_NAMES)
def test_retired_names_stay_away(package: str) -> None:
    retired = frozenset(RETIRED_NAMES[package].split())
    files = list(sources(package))
    assert files, f"there is no package {package} any more: correct the list"
    back = {(str(path.relative_to(SRC)), name) for path in files for name in defined_names(path) & retired}
    assert not back, f"these names were retired: {sorted(back)}"


MANY_HAVE = {"Table", "Tally", "View", "Batch"}
"""Each game has its own table, tally and view; a batch is one of tables, or of messages between servers."""


def test_a_class_has_one_name_in_the_whole_house() -> None:
    places: dict[str, list[str]] = {}
    for path in sorted(SRC.rglob("*.py")):
        if path.stem != "event_and_view_types":  # generated: each game has an event `over`
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places.setdefault(node.name, []).append(str(path.relative_to(SRC)))
    shared = {name: where for name, where in places.items() if len(where) > 1 and name not in MANY_HAVE}
    assert not shared, f"these classes share a name: {shared}"
