"""The command `train policy`: trains a network by PPO, and tells how it goes."""

from pathlib import Path
from typing import Any

from rich.console import Console

from karfunkel.errors import Error
from karfunkel.optional_imports import require_extra


def train_policy_and_tell(given: dict[str, Any], opponents: str, levels: str, games: int, onnx: Path | None) -> None:
    """Train, export, and play against levels in the end."""
    with require_extra("train"):
        import torch

        from karfunkel.training.evaluation import against_level
        from karfunkel.training.processes import Processes
        from karfunkel.training.settings import TrainingSettings, read_pool
        from karfunkel.training.training import Training
    wanted = {name: value for name, value in given.items() if value is not None}
    settings = TrainingSettings(**wanted, opponents=read_pool(opponents))
    processes = Processes.joined(settings.device)
    if settings.device == "cuda" and not torch.cuda.is_available():
        raise Error("there is no GPU here that PyTorch knows; --device cpu trains without")
    if onnx is not None:
        with require_extra("train"):
            import onnx as _  # noqa: F401  # better now than after an hour
    console = Console()
    training = Training(settings, lambda words: console.print(words, highlight=False, soft_wrap=True), processes)
    file = training.run()
    processes.leave()
    if not processes.is_first:
        return
    console.print(f"The policy: {file}; the curve: {file.with_name('curve.png')}.", highlight=False, soft_wrap=True)
    if onnx is not None:
        from karfunkel.learn.policy import Policy
        from karfunkel.training.onnx_export import export_onnx

        export_onnx(Policy.load(file), onnx)
    for level in filter(None, levels.split(",")):
        console.print(f"wins against {level}: {against_level(file, level, games)}", highlight=False)
