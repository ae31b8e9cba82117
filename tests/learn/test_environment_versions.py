"""Ids of environments mean the same for ever: where one would mean something else, it gets a new version."""

import json
from pathlib import Path

import gymnasium
import pytest

import karfunkel.learn.gymnasium  # registers the environments
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES
from karfunkel.learn.environment_versions import (
    citation,
    environment_id,
    fingerprint,
    small_environment_id,
    small_fingerprint,
)

KNOWN = Path(__file__).parents[1] / "golden_files" / "environments.json"
OURS = ("edelstein", "basari", "emerald")


def test_no_environment_has_changed_under_its_id() -> None:
    """To add new ones, or new versions in VERSIONS: `python -m tests.learn.test_environment_versions`."""
    known = json.loads(KNOWN.read_text("utf-8"))
    now = fingerprints()
    changed = [name for name in now if known.get(name) not in (None, now[name])]
    assert not changed, "these have changed, so they need a new version in VERSIONS"
    assert set(now) <= set(known), "new environments are to be written down"


def test_ids_are_those_that_gymnasium_knows() -> None:
    assert set(fingerprints()) <= set(gymnasium.registry)


def test_the_line_to_cite_names_all_that_a_result_depends_on() -> None:
    line = citation("emerald", 4)
    assert karfunkel.__version__ in line
    for word in ("karfunkel/emerald-4-v0", "rules emerald 2", "deck ", "weights ", fingerprint(GAMES["emerald"], 4)):
        assert word in line
    assert citation("emerald", 4) != citation("emerald", 3)
    with pytest.raises(Error):
        citation("emerald", 9)


def fingerprints() -> dict[str, str]:
    sizes = [(GAMES[game], players) for game in OURS for players in GAMES[game].sizes]
    small = {small_environment_id(game): small_fingerprint(GAMES[game]) for game in OURS}
    return {environment_id(game.id, players): fingerprint(game, players) for game, players in sizes} | small


if __name__ == "__main__":
    before = json.loads(KNOWN.read_text("utf-8")) if KNOWN.exists() else {}
    KNOWN.write_text(json.dumps({**fingerprints(), **before}, indent=1) + "\n", "utf-8")
