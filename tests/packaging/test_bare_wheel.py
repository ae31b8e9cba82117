"""What works with the wheel alone, with its dependencies and without Numba; and what the rest says."""

import json
from pathlib import Path

import pytest

from tests.packaging.archives import ROOT, build, built
from tests.packaging.environment import Environment

pytestmark = [built, pytest.mark.slow]

MOST_PACKAGES = 16
"""So many a bare installation may bring, karfunkel among them."""

NEEDS = {
    "arena": (
        "karfunkel.arena.contest_report",
        "karfunkel.arena.standings.plackett_luce_ratings",
        "karfunkel.arena.level_strength.markdown_page",
        "karfunkel.arena.level_strength.svg_charts",
        "karfunkel.cli.arena",
    ),
    "client": ("karfunkel.client", "karfunkel.cli.remote"),
    "data": ("karfunkel.learn.dataset",),
    "learn": (
        "karfunkel.learn.gymnasium",
        "karfunkel.learn.pettingzoo",
        "karfunkel.learn.spaces",
        "karfunkel.learn.stable_baselines3",
    ),
    "openspiel": ("karfunkel.learn.openspiel",),
    "plot": ("karfunkel.arena.simulation_plot", "karfunkel.analysis.win_chance_chart"),
    "server": (
        "karfunkel.server",
        "karfunkel.store",
        "karfunkel.cli.serve_startup_message",
        "karfunkel.cli.backup_restore_copy",
        "karfunkel.cli.guests_admin",
        "karfunkel.cli.serve",
        "karfunkel.cli.tables_admin",
    ),
    "train": ("karfunkel.training",),
}
"""The modules, with all below them, that need an extra; every other can be imported without any."""
GPU = ("karfunkel.engine.cuda", "karfunkel.engine.gpu_code_shrinking", "karfunkel.learn.gpu")
"""What runs on a GPU, and is imported only where a batch is to."""
COMPILING = (
    "karfunkel.engine.compile_cache",
    "karfunkel.engine.cpu_compilation",
    "karfunkel.engine.numba_compile_time_patches",
)
"""What compiles, and is imported only where something is compiled."""

IMPORT_ALL = """
import importlib, json, pkgutil, karfunkel
missing = {}
for module in pkgutil.walk_packages(karfunkel.__path__, "karfunkel.", onerror=lambda name: None):
    if module.name.endswith("__main__") or ".migrations" in module.name:
        continue
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as error:
        missing[module.name] = str(error)
print(json.dumps(missing))
"""
PLAY = ("play", "basari", "--players", "3", "--seed", "1", "--plain")
LOADED = "import sys, karfunkel.cli.app; print([name for name in sys.modules if name.partition('.')[0] in {names!r}])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("bare"), wheel)


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """On a platform that lacks Numba."""
    return Environment(tmp_path_factory.mktemp("plain"), wheel, without=("numba", "llvmlite"))


@pytest.fixture(scope="module")
def whole(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `make play` installs."""
    return Environment(tmp_path_factory.mktemp("all"), wheel, extras=["all"])


def below(module: str, rooms: tuple[str, ...]) -> bool:
    return any(module == room or module.startswith((f"{room}.", f"{room}_")) for room in rooms)


def missing_modules(environment: Environment) -> dict[str, str]:
    found: dict[str, str] = json.loads(environment.run("-c", IMPORT_ALL).stdout)
    return found


def extra_named(module: str, said: str) -> bool:
    """Whether a module that cannot be imported needs an extra, and says which."""
    return any(f"karfunkel[{extra}]" in said for extra, rooms in NEEDS.items() if below(module, rooms))


def test_a_bare_installation_is_small(bare: Environment) -> None:
    assert len(bare.packages) + 1 <= MOST_PACKAGES, sorted(bare.packages)
    assert {"numpy", "numba"} < bare.packages
    assert not {"babel", "fluent-runtime", "pytz"} & bare.packages


def test_every_module_without_an_extra_can_be_imported_and_the_others_name_theirs(bare: Environment) -> None:
    missing = missing_modules(bare)
    assert {room for room in sum(NEEDS.values(), ()) if room in missing} == set(sum(NEEDS.values(), ()))
    others = {name: said for name, said in missing.items() if not extra_named(name, said)}
    assert {name for name in others if not below(name, GPU)} == set()


def test_without_numba_all_can_be_imported_but_what_compiles(plain: Environment) -> None:
    missing = missing_modules(plain)
    others = {name: said for name, said in missing.items() if not extra_named(name, said)}
    assert {name for name in others if not below(name, (*GPU, *COMPILING))} == set()
    assert missing["karfunkel.engine.cpu_compilation"] == "numba is not installed; `pip install numba` brings it"


@pytest.mark.parametrize("without", [False, True], ids=["with numba", "without numba"])
def test_games_are_played_saved_told_again_and_verified(without: bool, request: pytest.FixtureRequest) -> None:
    environment: Environment = request.getfixturevalue("plain" if without else "bare")
    script = (
        "import random, karfunkel; from karfunkel.bots import bot_called; dice = random.Random(1)\n"
        "bot = bot_called('random' if {bare} else 'greedy')\n"
        "table = karfunkel.new('basari', 3, seed=5)\n"
        "while not table.over:\n"
        "    seat = table.to_act[0]\n"
        "    table.play(seat, bot.choose(table.view(seat), table.moves(seat), dice))\n"
        "assert karfunkel.from_record(table.record()).scores == table.scores\n"
        "open('game.txt', 'w', encoding='utf-8').write(table.record(with_seed=True))"
    )
    environment.run("-c", script.format(bare=not without))
    assert "Seat 1" in environment.karfunkel("replay", "game.txt", "--plain").stdout
    assert environment.karfunkel("verify", "game.txt").stdout
    assert "pebbles" in environment.karfunkel("new-game", "pebbles").stdout
    said = environment.karfunkel(*PLAY, "--bots", "random").stdout
    assert "Basari" in said


def test_the_bot_that_stands_in_where_nothing_compiles_plays_under_its_own_name(plain: Environment) -> None:
    said = plain.karfunkel(*PLAY).stdout
    assert "Numba is not installed, so the bots are of the level Greedy" in said
    assert "Against bots (Greedy)" in said
    assert "Trader" not in said
    help_text = plain.karfunkel("play", "--help").stdout
    assert "random, greedy" in help_text
    assert "novice" not in help_text


@pytest.mark.parametrize("level", ["novice", "trader", "master@0.2"])
def test_a_level_that_cannot_play_here_is_refused_with_what_installs_it(level: str, plain: Environment) -> None:
    said = plain.karfunkel(*PLAY, "--bots", level, status=2).stderr
    assert said == (
        f"karfunkel: a {level.partition('@')[0]} needs Numba; `pip install numba` brings it. "
        "Without it there are random and greedy\n"
    )


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "basari", "--players", "3", "--games", "10"),
        ("bench", "basari", "--no-starts"),
        ("analyse", "game.txt"),
        ("train", "basari"),
        ("bot", "trader"),
    ],
    ids=lambda words: words[0],
)
def test_commands_that_compile_say_what_installs_numba(words: tuple[str, ...], plain: Environment) -> None:
    script = "import karfunkel; open('game.txt', 'w').write(karfunkel.new('basari', 3, seed=5).record(with_seed=True))"
    plain.run("-c", script)
    said = plain.karfunkel(*words, status=2).stderr
    assert "`pip install numba` brings it" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("tables",), "server"),
        (("backup", "monday.db"), "server"),
        (("play", "basari", "--server", "localhost:1"), "client"),
        (("arena", "basari", "--bots", "random,random"), "arena"),
        (("simulate", "basari", "--plot", "games.png"), "plot"),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else given,
)
def test_a_command_says_the_one_line_that_installs_what_it_lacks(
    words: tuple[str, ...], extra: str, bare: Environment
) -> None:
    said = bare.karfunkel(*words, status=2).stderr
    assert said.count("\n") == 1
    assert said.endswith(f"is not installed; `pip install 'karfunkel[{extra}]'` brings it\n")


@pytest.mark.parametrize("words", [(), ("--workers", "2")], ids=["one", "workers"])
def test_a_server_among_others_says_what_brings_the_bus(words: tuple[str, ...], whole: Environment) -> None:
    said = whole.karfunkel("serve", "--port", "0", "--bus", "nats://127.0.0.1:4222", *words, status=2).stderr
    assert said == "karfunkel: nats is not installed; `pip install 'karfunkel[cluster]'` brings it\n"


def test_help_and_version_import_nothing_heavy(bare: Environment) -> None:
    assert bare.karfunkel("--version").stdout.startswith("karfunkel 0.")
    assert "simulate" in bare.karfunkel("--help").stdout
    heavy = {"numba", "llvmlite", "babel", "fluent", "matplotlib", "litestar", "asyncio"}
    assert bare.run("-c", LOADED.format(names=heavy)).stdout == "[]\n"
