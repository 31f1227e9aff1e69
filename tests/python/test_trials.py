"""Trials of users: unequal all-to-all with receive counts worked out (E05), gather without memory on other
ranks (E08), uneven and empty ranks of collectives."""
import numpy as np

import aivdrive
from support import run, same


def test_e05(comm):
    """4 ranks, value 100 * source + destination."""
    splits = [[3, 0, 1, 2], [1, 1, 4, 0], [0, 2, 2, 2], [5, 1, 0, 1]]
    expected_counts = [[3, 1, 0, 5], [0, 1, 2, 1], [1, 4, 2, 0], [2, 0, 2, 1]]
    send = np.concatenate([np.full(n, 100 * comm.rank + d) for d, n in enumerate(splits[comm.rank])])
    got, counts = comm.all_to_all_v(send, splits[comm.rank])
    assert counts.tolist() == expected_counts[comm.rank], counts
    assert got.tolist() == [100 * s + comm.rank for s in range(4)
                            for _ in range(expected_counts[comm.rank][s])]


def test_e08(comm):
    """gather to rank 1 of 3, 5 int64 each; then 8 MiB each: no result's memory on the other ranks."""
    group = comm.group([0, 1, 2])
    if group is not None:
        with group:
            result = group.gather(np.arange(5) + 10 * group.rank, root=1)
            assert (result is None) == (group.rank != 1)
            if group.rank == 1:
                same(result, np.arange(5) + np.array([[0], [10], [20]]))
            made, make = [], aivdrive.device.empty
            aivdrive.device.empty = lambda *a: made.append(a) or make(*a)
            group.gather(np.zeros(1 << 20), root=1)
            aivdrive.device.empty = make
            assert len(made) == (1 if group.rank == 1 else 0), made
    comm.barrier()


with aivdrive.init() as world:
    run(dict(globals()), world)
