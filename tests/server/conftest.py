"""A house for the tests of a module: a server in a thread, without limits."""

from collections.abc import Iterator

import pytest

from tests.server.running import serving, settings_for


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of the house, in which its logs are."""
    return str(tmp_path_factory.mktemp("house") / "house.db")


@pytest.fixture(scope="module")
def url(house: str) -> Iterator[str]:
    """The address of the house."""
    with serving(settings_for(house)) as url:
        yield url
