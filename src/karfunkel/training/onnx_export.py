"""A policy as ONNX: for those who run networks in other languages. Needs the package onnx, of the extra `[train]`.

The model takes `observation`, `float32` with a row for each table, as the batch gives it, and gives `logits`, how much
each action is liked. Masks are the caller's: an illegal action has a logit, too.
"""

from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.learn.policy import TINY, Policy, scales
from karfunkel.optional_imports import require_extra

OPSET = 17
"""The first with `LayerNormalization`."""


def export_onnx(policy: Policy, file: str | Path) -> None:
    """Write a policy into a file for ONNX."""
    with require_extra("train"):
        import onnx  # noqa: PLC0415  # only who exports needs it
    onnx.save(onnx_model(policy), str(file))


def onnx_model(policy: Policy) -> Any:
    """The policy as a model of ONNX."""
    with require_extra("train"):
        from onnx import TensorProto, checker, helper  # noqa: PLC0415
    graph = _Graph(policy)
    scale = graph.constant("scale", scales(policy.game, policy.players))
    h = graph.linear("enter", graph.node("Mul", "observation", scale))
    for block in range(policy.blocks):
        thought = graph.node("Relu", graph.linear(f"blocks.{block}.before", graph.norm(h)))
        h = graph.node("Add", h, graph.linear(f"blocks.{block}.after", thought))
    graph.linear("leave", graph.norm(h), gives="logits")
    size, actions = policy.arrays["enter.weight"].shape[1], policy.arrays["leave.bias"].shape[0]
    given = helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["tables", size])
    found = helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["tables", actions])
    whole = helper.make_graph(graph.nodes, "policy", [given], [found], graph.constants)
    model = helper.make_model(whole, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="karfunkel")
    model.ir_version = 8
    helper.set_model_props(model, {"game": policy.game, "players": str(policy.players)})
    checker.check_model(model)
    return model


class _Graph:
    """The nodes and the numbers of a model."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        width = policy.arrays["enter.bias"].shape[0]
        self._one = self.constant("one", np.ones(width, np.float32))

    def constant(self, name: str, numbers: Any) -> str:
        """The name of an array of numbers."""
        from onnx import numpy_helper  # noqa: PLC0415

        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(numbers, np.float32), name))
        return name

    def node(self, kind: str, *takes: str, gives: str | None = None, **attributes: Any) -> str:
        """The name of what a node gives."""
        from onnx import helper  # noqa: PLC0415

        gives = gives or f"{kind.lower()}-{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(takes), [gives], **attributes))
        return gives

    def linear(self, name: str, x: str, gives: str | None = None) -> str:
        """A matrix and an offset."""
        arrays = self._policy.arrays
        given = [self.constant(f"{name}.{part}", arrays[f"{name}.{part}"]) for part in ("weight", "bias")]
        return self.node("Gemm", x, *given, gives=gives, transB=1)

    def norm(self, h: str) -> str:
        """Without its mean, in units of its standard deviation."""
        return self.node("LayerNormalization", h, self._one, axis=-1, epsilon=TINY)
