"""Wheels and archives of sources are whole, and the same each time."""

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from tools import hatch_build

from tests.packaging.archives import PAGE, ROOT, build, built, names_in, try_to_build, unpack

SOURCES = ROOT / "src"
NO_PROGRAMS = {"PATH": "", "HOME": "/nonexistent"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sources"))


def package_files() -> set[str]:
    """All files of the package as they lie here."""
    found = (path.relative_to(SOURCES) for path in (SOURCES / "karfunkel").rglob("*") if path.is_file())
    return {path.as_posix() for path in found if "__pycache__" not in path.parts}


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def versioned_files() -> set[str]:
    """What git has, and what it would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return set(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines())


@built
def test_the_wheel_is_the_package_with_the_page_and_nothing_else(wheel: Path) -> None:
    names = names_in(wheel)
    described = {name for name in names if ".dist-info/" in name}
    assert names - described == package_files()
    assert {name.partition(".dist-info/")[2] for name in described} == {
        "METADATA",
        "RECORD",
        "WHEEL",
        "entry_points.txt",
        "licenses/LICENSE",
    }
    page = {path.relative_to(SOURCES).as_posix() for path in PAGE.rglob("*") if path.is_file()}
    assert {"karfunkel/server/page/index.html", "karfunkel/server/page/third-party-notices.txt"} <= page <= names
    assert "karfunkel/py.typed" in names


@built
def test_the_archive_of_sources_has_all_that_is_versioned_and_the_page(sources: Path) -> None:
    names = names_in(sources)
    page = {path.relative_to(ROOT).as_posix() for path in PAGE.rglob("*") if path.is_file()}
    if (ROOT / ".git").exists():
        mine = {name for name in versioned_files() if not name.startswith((".ci/", ".git"))}
        assert mine - names == set()
        assert {name for name in names - mine - page if not (ROOT / name).is_dir()} <= {"PKG-INFO", ".gitignore"}
    assert page <= names


@pytest.mark.slow
@built
def test_two_builds_are_equal_byte_by_byte(wheel: Path, sources: Path, tmp_path: Path) -> None:
    assert build(ROOT, "wheel", tmp_path / "wheel").read_bytes() == wheel.read_bytes()
    assert build(ROOT, "sdist", tmp_path / "sources").read_bytes() == sources.read_bytes()


@pytest.mark.slow
@built
def test_sources_make_the_same_wheel_without_node(wheel: Path, sources: Path, tmp_path: Path) -> None:
    unpacked = unpack(sources, tmp_path / "sources")
    again = build(unpacked, "wheel", tmp_path / "wheel", NO_PROGRAMS)
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert {name: one.read(name) for name in one.namelist()} == {
            name: other.read(name) for name in other.namelist()
        }
    assert again.read_bytes() == wheel.read_bytes()


@pytest.mark.slow
@built
def test_without_page_and_node_nothing_is_built_and_the_reason_is_said(sources: Path, tmp_path: Path) -> None:
    unpacked = unpack(sources, tmp_path / "sources")
    shutil.rmtree(unpacked / hatch_build.PAGE)
    ran = try_to_build(unpacked, "wheel", tmp_path / "wheel", NO_PROGRAMS)
    assert ran.returncode != 0
    assert "the page has not been built, and building it needs Node 20 or newer with npm; there is none" in ran.stderr
    assert not list((tmp_path / "wheel").glob("*.whl"))


# ---- the hook


def hook(root: Path) -> hatch_build.PageHook:
    return hatch_build.PageHook(str(root), {}, None, None, str(root), "wheel", None)  # type: ignore[arg-type]


def test_a_missing_page_is_built_by_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, ...]] = []

    def run(folder: Path, npm: str, words: tuple[str, ...]) -> None:
        calls.append(words)
        if words == hatch_build.BUILD:
            (tmp_path / hatch_build.PAGE).mkdir(parents=True)
            for file in (hatch_build.ENTRY, hatch_build.NOTICES):
                (tmp_path / file).write_text("", "utf-8")

    monkeypatch.setattr(hatch_build, "npm_command", lambda: "npm")
    monkeypatch.setattr(hatch_build, "run_npm", run)
    hook(tmp_path).initialize("standard", {})
    hook(tmp_path).initialize("standard", {})
    assert calls == [hatch_build.INSTALL, hatch_build.BUILD], "what is there is not built again"


def test_a_page_without_notices_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "npm_command", lambda: "npm")
    monkeypatch.setattr(hatch_build, "run_npm", lambda *_: None)
    with pytest.raises(hatch_build.PageIsMissing, match="third-party-notices"):
        hook(tmp_path).initialize("standard", {})


def test_editable_installs_never_run_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "ensure_page", lambda root: pytest.fail("the page was asked for"))
    hook(tmp_path).initialize("editable", {})


@pytest.mark.parametrize("version", [None, 18])
def test_node_must_be_there_and_new_enough(version: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build.shutil, "which", lambda name: name)
    monkeypatch.setattr(hatch_build, "node_version", lambda node: version)
    with pytest.raises(hatch_build.PageIsMissing, match="needs Node 20"):
        hatch_build.npm_command()
