"""Expert parallelism and all_to_all_single in PyTorch: ours and Gloo in the same processes, in turns.

    aivrun -n 2 python3 bench/peers/moe_gloo.py TOKENS [SECONDS]

The layer on Gloo is what one writes with torch.distributed: sort by expert, exchange counts, all_to_all_single of
the rows and back, weighted sum. (Gloo carries no bfloat16: the rows travel as bytes.) Ours: the operators of
torch.ops.umdk_cam_op_lib. Rows of 7168 bfloat16 numbers, 64 experts, 8 choices; weights of 1/8, so that the result
is x. Prints lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps, then the median of the turns' ratios.
"""
import sys
import time

import torch
import torch.distributed as dist

import aivdrive.torch

EXPERTS, CHOICES, HIDDEN = 64, 8, 7168


class Gloo:
    name = "gloo"

    def __init__(self, ids, weights):
        self.ids, self.weights, self.size = ids, weights, dist.get_world_size()

    def layer(self, x):
        flat, local = self.ids.reshape(-1), EXPERTS // self.size
        order = torch.argsort(flat, stable=True)
        counts = torch.bincount(flat, minlength=EXPERTS)
        come = torch.empty_like(counts)
        dist.all_to_all_single(come, counts)
        out, into = (c.view(self.size, local).sum(1).tolist() for c in (counts, come))
        send = x.view(torch.int16).index_select(0, order // CHOICES)
        got = torch.empty(sum(into), HIDDEN, dtype=torch.int16)
        dist.all_to_all_single(got.view(torch.uint8), send.view(torch.uint8), into, out)
        experts = torch.arange(local).repeat(self.size).repeat_interleave(come)
        by_expert = torch.argsort(experts, stable=True)
        rows = got.index_select(0, by_expert)  # what the experts work on
        got.index_copy_(0, by_expert, rows)
        dist.all_to_all_single(send.view(torch.uint8), got.view(torch.uint8), out, into)
        place = torch.empty_like(order)
        place[order] = torch.arange(order.numel())
        y = torch.zeros(x.shape)
        for k in range(CHOICES):
            row = send.index_select(0, place.view(-1, CHOICES)[:, k]).view(torch.bfloat16)
            y.addcmul_(row.float(), self.weights[:, k:k + 1])
        return y.bfloat16()

    def exchange(self, out, into):
        dist.all_to_all_single(into, out)


class Ours:
    name = "aivdrive"

    def __init__(self, ids, weights, group):
        self.ids, self.weights, self.group = ids, weights, group
        self.members = (aivdrive.torch.group_name(group), dist.get_rank(), dist.get_world_size())
        self.ops = torch.ops.umdk_cam_op_lib

    def layer(self, x):
        layout = self.ops.get_dispatch_layout(self.ids, EXPERTS, self.members[2])
        rows, _, triples, counts, _ = self.ops.moe_dispatch_prefill(x, self.ids, self.weights, *layout,
                                                                    *self.members, False)
        return self.ops.moe_combine_prefill(rows, self.ids, self.weights, triples, counts, *self.members)

    def exchange(self, out, into):
        dist.all_to_all_single(into, out, group=self.group)


def timed(call, *arguments):
    """Seconds from the earliest start to the latest end."""
    dist.barrier()
    begin = time.monotonic()
    result = call(*arguments)
    times = torch.tensor([-begin, time.monotonic()], dtype=torch.float64)
    dist.all_reduce(times, dist.ReduceOp.MAX)
    return float(times.sum()), result


def report(op, size, volume, samples):
    for name, times in samples.items():
        v = sorted(times)
        median = v[len(v) // 2]
        print("%s,%s,%d,%d,%.3f,%.3f,%.3f,%.3f" % (name, op, size, volume, median * 1e6, v[0] * 1e6,
                                                 v[len(v) * 99 // 100] * 1e6, volume / median * 1e-9))
    ratios = sorted(g / o for g, o in zip(samples["gloo"], samples["aivdrive"]))
    print("ratio,%s:gloo/aivdrive,%d,%d,%.3f,%.3f,%.3f," % (op, size, volume, ratios[len(ratios) // 2], ratios[0],
                                                          ratios[-1]), flush=True)


def turns(rank, op, size, volume, sides, call, check, seconds):
    samples = {side.name: [] for side in sides}
    end, n = None, 0
    while True:
        for side in sides:
            spent, result = timed(call, side, n)
            check(side, result, n)
            if n:
                samples[side.name].append(spent)
        end = end or time.monotonic() + seconds
        n += 1
        more = torch.tensor([int(n < 4 or time.monotonic() < end)])
        dist.broadcast(more, 0)
        if not more:
            break
    if rank == 0:
        report(op, size, volume, samples)


def main():
    tokens = int(sys.argv[1]) if len(sys.argv) > 1 else 128
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2
    dist.init_process_group("gloo")
    torch.set_num_threads(1)
    rank, size = dist.get_rank(), dist.get_world_size()
    g = torch.Generator().manual_seed(rank)
    ids = torch.stack([torch.randperm(EXPERTS, generator=g)[:CHOICES] for _ in range(tokens)])
    weights = torch.full((tokens, CHOICES), 1 / CHOICES)
    sides = [Ours(ids, weights, dist.new_group(backend="aivdrive")), Gloo(ids, weights)]
    x = torch.randint(-200, 200, (tokens, HIDDEN), generator=g).bfloat16()

    def same(side, result, n):
        assert torch.equal(result, x + n % 3), side.name

    turns(rank, "moe.T%dH%dK%dE%d.torch_total" % (tokens, HIDDEN, CHOICES, EXPERTS), size,
          2 * tokens * CHOICES * HIDDEN * 2, sides, lambda side, n: side.layer(x + n % 3), same, seconds)
    for length in (4096, 262144, 16 << 20):
        out, into = torch.arange(length // 4, dtype=torch.float32), torch.empty(length // 4)

        def right(side, result, n):
            assert into[0] == rank * (length // 4 // size) + n, side.name

        turns(rank, "torch_all_to_all_single", size, length, sides, lambda side, n: side.exchange(out + n, into), right,
              seconds / 3)
    dist.barrier()


main()
