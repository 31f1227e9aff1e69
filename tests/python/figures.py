"""Prints the times of docs/python.md: aivrun -n 2 python3 tests/python/figures.py"""
import time

import numpy as np

import aivdrive


def measure(comm, name, function, rounds):
    for _ in range(10):
        function()
    times = []
    for _ in range(rounds):
        comm.barrier()
        begin = time.perf_counter()
        function()
        times.append(1e6 * (time.perf_counter() - begin))
    if comm.rank == 0:
        print("%-36s median %8.1f us, best %8.1f" % (name, sorted(times)[rounds // 2], min(times)))


def main(comm):
    for n in (1, 1 << 18, 1 << 22):
        for where, array in (("device", comm.zeros(n)), ("ordinary", np.zeros(n, np.float32))):
            measure(comm, "all_reduce, %d float32, %s" % (n, where), lambda: comm.all_reduce(array),
                    200 if n < 1 << 20 else 30)
    generator = np.random.default_rng(comm.rank)
    topk = np.stack([generator.permutation(64)[:8] for _ in range(128)])
    x, weights = comm.zeros((128, 7168), "bfloat16"), np.full((128, 8), 0.125, np.float32)
    buffer = aivdrive.Buffer(comm)
    per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(topk, 64)

    def dispatch():
        return buffer.dispatch(x, None, per_rank, None, in_rank, per_expert, topk, weights)

    rows, _, _, _, handle, _ = dispatch()
    measure(comm, "layout", lambda: buffer.get_dispatch_layout(topk, 64), 100)
    measure(comm, "dispatch", dispatch, 100)
    measure(comm, "dispatch with handle=", lambda: buffer.dispatch(x, handle), 100)
    measure(comm, "combine", lambda: buffer.combine(rows, handle), 100)


if __name__ == "__main__":
    with aivdrive.init() as world:
        main(world)
