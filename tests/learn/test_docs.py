"""The page for learners says what an observation is made of."""

import re

import pytest

from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.learn import alphabet
from karfunkel.learn.observation import layout_of
from karfunkel.learn.observation.layout import Block
from tests.test_docs import ROOT

PAGE = (ROOT / "docs" / "learn.md").read_text("utf-8")


def rows(block: Block) -> list[str]:
    return [
        f"| `{part.name}` | {block.at(part.name)} | {part.length} | {part.most} | {part.about} |"
        for part in block.parts
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_field_is_on_the_page(game: Game) -> None:
    layout = layout_of(game)
    section = PAGE.partition(f"\n### {game.title}\n")[2].partition("\n### ")[0].partition("\n## ")[0]
    written = re.findall(r"^\| `.*$", section, re.MULTILINE)
    blocks = [layout.table, layout.seat, *(more.block for more in layout.further)]
    assert written == [row for block in blocks for row in rows(block)]
    sizes = ", ".join(f"{layout.size(players)} with {players} players" for players in game.sizes)
    assert f"{len(alphabet(game.id))} actions. Observations of {sizes}." in " ".join(section.split())
