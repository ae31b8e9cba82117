"""The tests of the examples: each package's own, with all of them as if they were installed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(1, str(Path(__file__).parents[2]))  # before a `tests` that some other package has installed
from tests.outside import installed, outside_games


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with outside_games(installed(tmp_path_factory.mktemp("installed"))):
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With all tests of the house, leave out what `tests/test_outside.py` asks of each example, check by check."""
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        items[:] = [item for item in items if item.name != "test_it_is_a_game"]
