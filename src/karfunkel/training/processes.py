"""Several processes that train one network, each on its own tables and its own device, by PyTorch's DDP.

    torchrun --nproc-per-node 8 -m karfunkel train policy …

`torchrun` starts them and says in the environment who each one is. Without it there is one.
"""

import os
from dataclasses import dataclass

import torch
from torch import distributed, nn
from torch.nn.parallel import DistributedDataParallel


@dataclass(frozen=True)
class Processes:
    """How many there are, and which of them this is."""

    number: int = 0
    of: int = 1

    @classmethod
    def joined(cls, device: str) -> "Processes":
        """The processes of this training, all of which have come; alone, if nobody has started several."""
        of = int(os.environ.get("WORLD_SIZE", "1"))
        if of == 1:
            return cls()
        if device == "cuda":
            _see_own_gpu(int(os.environ.get("LOCAL_RANK", "0")))
        if not distributed.is_initialized():
            distributed.init_process_group("nccl" if device == "cuda" else "gloo")
        return cls(distributed.get_rank(), of)

    @property
    def is_first(self) -> bool:
        """Whether this one measures, tells and saves."""
        return self.number == 0

    def wrapped(self, network: nn.Module) -> nn.Module:
        """The network as it learns: gradients are averaged over all processes."""
        return network if self.of == 1 else DistributedDataParallel(network)

    def least(self, number: int) -> int:
        """The least of all processes' numbers."""
        if self.of == 1:
            return number
        device = "cuda" if distributed.get_backend() == "nccl" else "cpu"
        least = torch.tensor(number, device=device)
        distributed.all_reduce(least, distributed.ReduceOp.MIN)
        return int(least.item())

    def leave(self) -> None:
        """This process is done."""
        if self.of > 1 and distributed.is_initialized():
            distributed.destroy_process_group()


def _see_own_gpu(number: int) -> None:
    """See one GPU alone, so that PyTorch and the tables use the same one; before either has looked."""
    visible = os.environ.get("CUDA_VISIBLE_DEVICES")
    os.environ["CUDA_VISIBLE_DEVICES"] = visible.split(",")[number] if visible else str(number)
