"""Firefox: a whole game of each by mouse, and nothing in its console."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.page.firefox import Firefox, browsing_with_firefox
from tests.page.playing import CHOICES, COMPLETES, STILL_THERE

_MOST_CLICKS = 3000
_BEGIN = """async ([game, players]) => {
    localStorage.setItem("karfunkel.speed", "0");
    const send = (method, path, body) => fetch(path, {
        method, body: JSON.stringify(body), headers: { "content-type": "application/json" },
    }).then((answer) => answer.json());
    await send("PUT", "/api/guest", { name: "Anna" });
    const seats = ["me", ...Array(players - 1).fill("random")];
    return (await send("POST", "/api/tables", { game, players, seats, start: true, public: false })).table;
}"""
_SHOWN = "() => document.querySelectorAll('#result, .controls').length || null"


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    with browsing_with_firefox() as fox:
        yield fox


def play_to_the_end(fox: Firefox, dice: random.Random) -> int:
    """Play at random by mouse; how many clicks that took."""
    for clicks in range(_MOST_CLICKS):
        choices: Any = fox.wait_for(CHOICES)
        if choices == "over":
            return clicks
        best = [choice for choice in choices if choice["main"]]
        choice = dice.choice(best if best and dice.random() < COMPLETES else choices)
        assert choice["clear"], f"something lies over {choice['words']!r}"
        if fox.evaluate(STILL_THERE, choice):
            fox.click(choice["x"], choice["y"])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "players", "size"),
    [
        ("emerald", 2, (1280, 800)),
        ("basari", 3, (390, 844)),
        ("edelstein", 2, (844, 600)),
    ],
)
def test_a_game_is_played_to_its_end_in_firefox(
    fox: Firefox, house: str, game: str, players: int, size: tuple[int, int]
) -> None:
    fox.resize(*size)
    fox.goto(house)
    table = fox.evaluate(_BEGIN, [game, players])
    fox.goto(f"{house}/t/{table}")
    assert play_to_the_end(fox, random.Random(1)) > 0
    assert fox.wait_for(_SHOWN) == 1
    fox.goto(f"{house}/r/{table}")
    assert fox.wait_for(_SHOWN) == 1
    assert fox.complaints == []
