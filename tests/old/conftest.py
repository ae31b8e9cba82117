"""Databases of earlier days, for tests."""

from pathlib import Path

import pytest

from tests.old.stored import OldHouse, copied, known, restored


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> OldHouse:
    """A copy of each database."""
    is_sqlite = request.param == "sqlite"
    url = copied(tmp_path) if is_sqlite else restored(request.getfixturevalue("postgres_url"), tmp_path)
    return OldHouse(url=url, **known(request.param))
