"""What hosts and the public CI are given: units, containers, workflows. Each is read by a tool that knows its form."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from karfunkel.cli.app import app
from tests.packaging.archives import ROOT

DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("karfunkel*.*"))
SERVICES = [name for name in UNITS if name.endswith(".service")]
WORKFLOW = ROOT / ".github" / "workflows" / "checks.yaml"
CONTAINERFILE = ROOT / "Containerfile"
PROGRAM = "/opt/karfunkel/bin/karfunkel"
MOST_EXPOSED = 2.5
"""Of 10, as systemd weighs what a service might do."""

repository = pytest.mark.skipif(not WORKFLOW.exists(), reason="archives of sources have no workflow")
systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")


def analyse(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, check=False)


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is there."""
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8").replace(PROGRAM, sys.executable)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


@systemd
@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_every_line_of_a_unit(name: str, units: Path) -> None:
    ran = analyse("verify", str(units / name))
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


@systemd
@pytest.mark.parametrize("name", SERVICES)
def test_a_service_may_do_little(name: str, units: Path) -> None:
    ran = analyse("security", "--offline=yes", f"--threshold={MOST_EXPOSED * 10:.0f}", str(units / name))
    assert ran.returncode == 0, ran.stdout[-300:]


@systemd
def test_a_unit_with_an_unknown_line_is_found(units: Path) -> None:
    file = units / "karfunkel.service"
    file.write_text(file.read_text("utf-8").replace("RestartSec=", "RestartSeconds="), "utf-8")
    assert "RestartSeconds" in analyse("verify", str(file)).stderr


@pytest.mark.parametrize(
    ("schema", "file"),
    [
        pytest.param("vendor.github-workflows", WORKFLOW, marks=repository),
        ("vendor.compose-spec", ROOT / "compose.yaml"),
        ("vendor.citation-file-format", ROOT / "CITATION.cff"),
    ],
    ids=lambda given: getattr(given, "name", given),
)
def test_a_file_keeps_to_the_schema_of_its_kind(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


# ---- the commands in there are ours


def read_yaml(file: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    return loaded


def started_commands() -> Iterator[tuple[str, list[str]]]:
    """Where a command of ours stands, and its words."""
    yield "compose.yaml", read_yaml(ROOT / "compose.yaml")["services"]["karfunkel"]["command"]
    (words,) = re.findall(r"^CMD (\[.+\])$", CONTAINERFILE.read_text("utf-8"), re.MULTILINE)
    yield "Containerfile", yaml.safe_load(words)
    for name in SERVICES:
        (line,) = re.findall(r"^ExecStart=(.+)$", (DEPLOY / name).read_text("utf-8"), re.MULTILINE)
        yield name, shlex.split(line.partition(f"{PROGRAM} ")[2].replace("$KARFUNKEL_OPTIONS", "").rstrip("'"))
    recipe = (ROOT / "docs" / "host.md").read_text("utf-8")
    for block in re.findall(r"^```\n(.*?)^```", recipe, re.MULTILINE | re.DOTALL):
        for line in re.findall(r"\bkarfunkel ((?:serve|backup|restore|tables|guests)\b.*)", block):
            yield "docs/host.md", shlex.split(line, comments=True)
    options = re.findall(r'KARFUNKEL_OPTIONS="(.+)"', recipe)
    for line in options:
        yield "KARFUNKEL_OPTIONS", ["serve", *shlex.split(line)]


@pytest.mark.parametrize(("where", "words"), list(started_commands()), ids=lambda given: str(given)[:40])
def test_a_command_in_a_recipe_is_understood(where: str, words: list[str]) -> None:
    command = typer.main.get_command(app)
    name, *rest = words
    with command.make_context("karfunkel", [name, *rest]) as context:
        found = command.get_command(context, name)  # type: ignore[attr-defined]
        assert found is not None, where
        found.make_context(name, rest, parent=context)


def test_recipes_were_found() -> None:
    places = [where for where, _ in started_commands()]
    assert {"compose.yaml", "Containerfile", "docs/host.md", "KARFUNKEL_OPTIONS", *SERVICES} == set(places)


# ---- containers


def test_the_image_copies_what_there_is_and_is_not_root() -> None:
    text = CONTAINERFILE.read_text("utf-8").replace("\\\n", "")
    copied = [words.split()[:-1] for words in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE)]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {"Makefile", "README.md", "src", "tools", "web", "constraints.txt", "pyproject.toml"}.isdisjoint(ignored)
    stages = re.findall(r"^FROM \S+( AS \w+)?$", text, re.MULTILINE)
    assert stages == [" AS build", ""]
    last = text.rpartition("\nFROM ")[2]
    (user,) = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert f"--uid {user}" in last
    assert int(user) > 0
    assert re.findall(r"^(VOLUME|EXPOSE|HEALTHCHECK)\b", last, re.MULTILINE) == ["VOLUME", "EXPOSE", "HEALTHCHECK"]


def test_images_are_named_in_full_and_variables_are_in_the_example() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    images = [one["image"] for one in read_yaml(ROOT / "compose.yaml")["services"].values() if "image" in one]
    images += re.findall(r"^FROM (\S+)", CONTAINERFILE.read_text("utf-8"), re.MULTILINE)
    assert [image for image in images if not re.fullmatch(r"docker\.io/library/[a-z]+:[\w.-]+", image)] == []
    asked = set(re.findall(r"\$\{(\w+)", text))
    offered = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))
    assert asked == offered


# ---- the public CI


def workflow_steps() -> Iterator[dict[str, Any]]:
    for job in read_yaml(WORKFLOW)["jobs"].values():
        yield from job["steps"]


@repository
def test_the_workflow_asks_for_targets_tests_and_actions_that_there_are() -> None:
    commands = "\n".join(step.get("run", "") for step in workflow_steps())
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    made = {word for line in re.findall(r"^make (.+)$", commands, re.MULTILINE) for word in line.split()}
    assert made
    assert made <= targets
    tests = re.findall(r"\btests/\S+", commands)
    assert tests
    assert [path for path in tests if not (ROOT / path).exists()] == []
    actions = [step["uses"] for step in workflow_steps() if "uses" in step]
    assert [action for action in actions if not re.fullmatch(r"actions/[\w-]+@v\d+", action)] == []


@repository
def test_the_workflow_tries_three_systems_with_every_python_that_we_say_we_work_with() -> None:
    matrix = read_yaml(WORKFLOW)["jobs"]["systems"]["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    said = [one.rpartition(" ")[2] for one in metadata("karfunkel").get_all("Classifier") or ()]
    assert [version for version in said if re.fullmatch(r"3\.\d+", version)] == matrix["python"]
