"""Lessons and examples over HTTP: for anybody, without a name, and nothing is stored."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import serving, settings_for


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = Path(tmp_path_factory.mktemp("lessons")) / "data.sqlite"
    with serving(settings_for(database)) as url, httpx.Client(base_url=url) as client:
        yield client


def test_a_lesson_goes_on_move_by_move(client: httpx.Client) -> None:
    told = client.post("/api/games/emerald/lesson", json={"played": []}).json()
    assert (told["first"]["viewer"], told["ends"]) == (0, False)
    move = told["steps"][-1]["play"]
    on = client.post("/api/games/emerald/lesson", json={"played": [move]}).json()
    assert on["steps"][: len(told["steps"])] == told["steps"]
    assert len(on["updates"]) > len(told["updates"])


@pytest.mark.parametrize(
    ("game", "body", "status", "code"),
    [
        ("emerald", {"played": ["nonsense"]}, 409, "not-in-lesson"),
        ("emerald", {"played": "T1"}, 400, "bad-request"),
        ("emerald", {"played": ["T1"] * 51}, 400, "bad-request"),
        ("nonsense", {"played": []}, 404, "no-game"),
    ],
)
def test_what_cannot_be_played_is_refused(
    client: httpx.Client, game: str, body: object, status: int, code: str
) -> None:
    answer = client.post(f"/api/games/{game}/lesson", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_examples_and_the_form_of_decks_are_told(client: httpx.Client) -> None:
    assert {one["section"] for one in client.get("/api/games/edelstein/examples").json()} == {2, 5, 7, 9}
    deck = client.get("/api/games/basari").json()["deck"]
    assert (deck["size"], deck["signs"], len(deck["house"])) == (39, "rygb", 39)
    assert client.get("/api/games/emerald").json()["deck"] is None


def test_the_house_says_which_games_bring_lessons_and_take_decks(client: httpx.Client) -> None:
    games = {game["game"]: game for game in client.get("/api/house").json()["games"]}
    assert all(games[name]["lesson"] for name in ("edelstein", "basari", "emerald"))
    assert [name for name, game in games.items() if game["takes_decks"]] == ["edelstein", "basari"]
