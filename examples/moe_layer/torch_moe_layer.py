"""A layer of a mixture of experts in PyTorch that learns: each rank has its experts and its tokens.

    aivrun -n 4 python3 torch_moe_layer.py [--steps N]

After the first step every rank compares output and gradients with the same layer computed by itself alone.
"""
import argparse
import sys

import torch
import torch.distributed as dist

import aivdrive.torch
from aivdrive.torch.cam import get_dispatch_layout, moe_combine_prefill, moe_dispatch_prefill

EXPERTS, TOPK, HIDDEN, TOKENS = 16, 2, 64, 128


def make_expert(number):
    """The same network for the same number on every rank."""
    with torch.random.fork_rng():
        torch.manual_seed(number)
        return torch.nn.Sequential(torch.nn.Linear(HIDDEN, 32), torch.nn.ReLU(), torch.nn.Linear(32, HIDDEN))


def make_gate():
    with torch.random.fork_rng():
        torch.manual_seed(999)
        return torch.nn.Linear(HIDDEN, EXPERTS)


class Layer(torch.nn.Module):
    def __init__(self, group=None):
        super().__init__()
        self.members = (aivdrive.torch.group_name(group), dist.get_rank(group), dist.get_world_size(group))
        _, rank, size = self.members
        self.gate = make_gate()
        self.experts = torch.nn.ModuleList(make_expert(e) for e in range(rank * EXPERTS // size,
                                                                        (rank + 1) * EXPERTS // size))

    def forward(self, x):
        weights, ids = self.gate(x).softmax(1).topk(TOPK)
        layout = get_dispatch_layout(ids, EXPERTS, self.members[2])
        rows, _, triples, counts, per_expert = moe_dispatch_prefill(x, ids, weights, *layout, *self.members, False)
        parts = rows.split(per_expert.tolist() + [rows.shape[0] - int(per_expert.sum())])
        made = torch.cat([expert(part) for expert, part in zip(self.experts, parts)] + [parts[-1]])
        return moe_combine_prefill(made, ids, weights, triples, counts, *self.members)


class Alone(torch.nn.Module):
    """Gate and experts by one process."""

    def __init__(self):
        super().__init__()
        self.gate, self.experts = make_gate(), torch.nn.ModuleList(make_expert(e) for e in range(EXPERTS))

    def forward(self, x):
        weights, ids = self.gate(x).softmax(1).topk(TOPK)
        every = torch.stack([expert(x) for expert in self.experts], 1)
        return (every.gather(1, ids[:, :, None].expand(-1, -1, HIDDEN)) * weights[:, :, None]).sum(1)


def average(gate):
    """Every rank has the gate; the experts are of one rank each."""
    for parameter in gate.parameters():
        dist.all_reduce(parameter.grad, dist.ReduceOp.AVG)


def compare(layer, x, target):
    """The largest difference of output and of the gradients of x and the gate."""
    results = []
    for module in (layer, Alone()):
        given = x.clone().requires_grad_()
        out = module(given)
        torch.nn.functional.mse_loss(out, target).backward()
        results.append((out.detach(), given.grad, module.gate.weight.grad.clone()))
    layer.zero_grad()
    return max(float((a - b).abs().max()) for a, b in zip(*results))


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--steps", type=int, default=60, help="how often (60)")
    steps = p.parse_args().steps
    dist.init_process_group("aivdrive")
    torch.set_num_threads(1)
    torch.manual_seed(dist.get_rank())
    x = torch.randn(TOKENS, HIDDEN)
    target = torch.roll(x, 1, 1)
    layer = Layer()
    difference = torch.tensor([compare(layer, x, target)])
    dist.all_reduce(difference, dist.ReduceOp.MAX)
    optimizer = torch.optim.Adam(layer.parameters(), 0.01)
    first = None
    for step in range(1, steps + 1):
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(layer(x), target)
        loss.backward()
        average(layer.gate)
        optimizer.step()
        shown = loss.detach().clone()
        dist.all_reduce(shown, dist.ReduceOp.AVG)
        first = first or float(shown)
        if dist.get_rank() == 0 and (step == 1 or step % 20 == 0):
            print("step %3d  loss %.4f" % (step, float(shown)), flush=True)
    if dist.get_rank() == 0:
        print("largest difference from one process alone: %.1e" % float(difference))
    dist.destroy_process_group()
    sys.exit(0 if float(difference) < 1e-5 and (steps < 20 or float(shown) < first) else 1)


if __name__ == "__main__":
    main()
