"""What `karfunkel new-game` writes is a game: it is found, played, and keeps to what every game must."""

from pathlib import Path

import pytest

from karfunkel.cli.new_game_package import write_game
from karfunkel.conformance import check_game
from karfunkel.errors import Error
from tests.outside import installed, outside_games


@pytest.mark.slow
def test_it_keeps_to_what_every_game_must(tmp_path: Path) -> None:
    write_game("pebbles", tmp_path / "pebbles")
    with outside_games(installed(tmp_path / "installed", [tmp_path / "pebbles"])) as games:
        assert games["pebbles"].title == "Pebbles"
        check_game("pebbles")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(Error, match="there is a folder"):
        write_game("pebbles", tmp_path)
