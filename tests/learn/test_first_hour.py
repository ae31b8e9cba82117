"""The notebook of the first hour runs from top to bottom, and shows what its words say."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_hour.ipynb"


@pytest.mark.slow
def test_the_notebook_runs_and_shows_what_it_says() -> None:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    shown: dict[str, Any] = {}
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    for number, cell in enumerate(one for one in cells if one["cell_type"] == "code"):
        assert cell["outputs"] == [], "outputs are not kept: they differ from machine to machine"
        exec(compile("".join(cell["source"]), f"cell {number} of {NOTEBOOK.name}", "exec"), shown)  # noqa: S102
    torch.set_num_threads(threads)
    assert 0 <= shown["wins"] / shown["games"] < 0.3, "random play hardly ever beats a trader"
    assert {"policy.npz", "curve.png", "past"} <= {file.name for file in (shown["folder"] / "run").iterdir()}
    assert shown["table"].over
    assert set(shown["decisions"]["game"].to_pylist()) == set(range(10))
    assert shown["found"][0] > shown["found"][1] > shown["found"][2] > 0
