"""Pictures of tables: of every position, the same for those who see the same, and true to what is seen."""

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from karfunkel.errors import Error
from karfunkel.games.emerald.svg_gems import STONES as EMERALD_STONES
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.svg_gems import STONES as TRADING_STONES
from karfunkel.learn.render import RENDER_MODES, default_svg, pixels, render_view
from karfunkel.learn.render.svg_shapes import page, words
from tests.learn.outside import OUTSIDE, games_in
from tests.learn.single_tables import twins
from tests.sizes import every_size, random_table
from tests.test_twins import every_choosing_size

SVG = "{http://www.w3.org/2000/svg}"


@every_size
def test_every_position_can_be_drawn(game: Game, players: int) -> None:
    for moves in (0, 3, 25, 60, None):
        table = random_table(game, players, 7, moves)
        for viewer in (None, 0):
            text = render_view(table.view(viewer), "ansi")
            assert all(f"seat {seat}" in text for seat in range(players))
            picture = ET.fromstring(render_view(table.view(viewer), "svg"))  # noqa: S314 - our own
            written = {element.text for element in picture.iter(f"{SVG}text")}
            assert {f"seat {seat}" for seat in range(players)} <= written
            assert game.title in written


@every_choosing_size
def test_twins_are_drawn_alike(game: Game, players: int) -> None:
    drawn = 0
    for one, other, chooser, viewer in twins(game, players, 4):
        for mode in ("ansi", "svg"):
            for eyes in (None, viewer):
                assert render_view(one.view(eyes), mode) == render_view(other.view(eyes), mode)
            assert render_view(one.view(chooser), mode) != render_view(other.view(chooser), mode)
        drawn += 1
    assert drawn > 1


def test_others_gold_is_not_drawn() -> None:
    tables = (random_table(GAMES["emerald"], 3, seed, moves=60) for seed in range(9))
    table = next(table for table in tables if all(table.view(None)["gold_count"]))
    seen, whole = table.view(0), table.view(None)
    for mode in ("ansi", "svg"):
        assert render_view(seen, mode) != render_view({**seen, "gold": whole["gold"]}, mode)
    assert "***" in render_view(seen, "ansi")


def test_pixels_show_the_picture() -> None:
    for game in GAMES.values():
        view = random_table(game, 3, 4, moves=30).view(1)
        drawn = render_view(view, "rgb_array")
        size = ET.fromstring(render_view(view, "svg")).attrib  # noqa: S314 - our own
        assert drawn.shape == (int(size["height"]), int(size["width"]), 3)
        assert drawn.dtype == np.uint8
        assert len(np.unique(drawn[::5, ::5].reshape(-1, 3), axis=0)) > 100, "gems and letters are there"


def test_letters_are_drawn_on_every_machine() -> None:
    assert (pixels(page(60, 30, [words(10, 20, "8")])) != pixels(page(60, 30, []))).any()


def test_gems_are_told_apart_by_their_outlines() -> None:
    for stones in (TRADING_STONES, EMERALD_STONES):
        assert len({tuple(stone.outline) for stone in stones.values()}) == len(stones) == 4


def test_a_way_to_draw_must_be_chosen() -> None:
    with pytest.raises(Error, match=f"choose {', '.join(RENDER_MODES)}"):
        render_view(random_table(GAMES["basari"], 3, 1, moves=1).view(None), None)


# ---- games that draw no picture


def test_the_fields_of_a_view_are_a_picture(tmp_path: Path) -> None:
    with games_in(tmp_path) as games:
        for name in OUTSIDE:
            for players in games[name].sizes:
                for moves in (0, 5, None):
                    view = random_table(games[name], players, 2, moves).view(1)
                    lines = render_view(view, "ansi").splitlines()
                    assert lines[0].startswith(games[name].title)
                    assert sum("seat" in line for line in lines[1:]) == players
                    root = ET.fromstring(render_view(view, "svg"))  # noqa: S314 - our own
                    drawn = [words.text for words in root.iter(f"{SVG}text")]
                    assert all(str(score) in drawn for score in view["scores"])
                    assert drawn.count("has won") == len(view["winners"])


def test_a_plain_picture_shows_what_the_viewer_sees(tmp_path: Path) -> None:
    with games_in(tmp_path) as games:
        one, other = (random_table(games["tailings"], 3, 4, moves=0) for _ in range(2))
        one.play(0, "card2")
        other.play(0, "card7")
        for mode in ("ansi", "svg"):
            for eyes in (None, 1, 2):
                assert render_view(one.view(eyes), mode) == render_view(other.view(eyes), mode)
            assert render_view(one.view(0), mode) != render_view(other.view(0), mode)


def test_fields_for_which_there_is_no_room_stand_below_each_other() -> None:
    view = {
        "game": "geode",
        "players": 2,
        "scores": [0, 0],
        "to_act": [0],
        "winners": [],
        "places": [],
        "long": ["x"] * 60,
    }
    view |= {f"field{number}": [number, -number] for number in range(30)}
    root = ET.fromstring(default_svg.svg(view, "Many", "asked"))  # noqa: S314 - our own
    for words_ in root.iter(f"{SVG}text"):
        assert float(words_.attrib["x"]) < float(root.attrib["width"])
        assert float(words_.attrib["y"]) < float(root.attrib["height"])
