"""Every collective of the backend "aivdrive" equals what torch computes alone from all ranks' inputs."""
import datetime

from support import aivdrive, dist, refused, run, start, torch

TYPES = (torch.float32, torch.bfloat16, torch.float16, torch.float64, torch.int32, torch.int64)
SIZES = (0, 1, 7, 1023, 70001)


def data(rank, size, dtype, salt=0):
    g = torch.Generator().manual_seed(1000 * salt + rank)
    return torch.randint(-3, 4, (size,), generator=g).to(dtype)  # small whole numbers: sums are exact


def test_all_reduce(rank, size):
    ops = {dist.ReduceOp.SUM: lambda x: x.sum(0), dist.ReduceOp.MAX: lambda x: x.amax(0),
           dist.ReduceOp.MIN: lambda x: x.amin(0)}
    for dtype in TYPES:
        for n in SIZES:
            for op, expected in ops.items():
                every = torch.stack([data(r, n, dtype) for r in range(size)])
                mine = every[rank].clone()
                dist.all_reduce(mine, op)
                assert torch.equal(mine, expected(every).to(dtype) if n else every[rank]), (dtype, n, op)
    every = torch.stack([data(r, 99, torch.float32) for r in range(size)])
    for op, expected in ((dist.ReduceOp.PRODUCT, every.prod(0)), (dist.ReduceOp.AVG, every.sum(0) / size)):
        mine = every[rank].clone()
        dist.all_reduce(mine, op)
        assert torch.equal(mine, expected), op


def test_broadcast_and_reduce(rank, size):
    for root in range(size):
        for dtype in TYPES + (torch.bool, torch.complex64):
            mine = data(rank, 333, dtype)
            dist.broadcast(mine, root)
            assert torch.equal(mine, data(root, 333, dtype)), dtype
        mine = data(rank, 333, torch.float32)
        dist.reduce(mine, root)
        if rank == root:
            assert torch.equal(mine, sum(data(r, 333, torch.float32) for r in range(size)))


def test_gathers_and_scatters(rank, size):
    for dtype in TYPES:
        for n in SIZES:
            every = [data(r, n, dtype) for r in range(size)]
            room = [torch.full((n,), 99).to(dtype) for _ in range(size)]
            dist.all_gather(room, every[rank])
            assert all(torch.equal(a, b) for a, b in zip(room, every))
            flat = torch.full((n * size,), 99).to(dtype)
            dist.all_gather_into_tensor(flat, every[rank])
            assert torch.equal(flat, torch.cat(every))
            for root in range(size):
                room = [torch.full((n,), 99).to(dtype) for _ in range(size)] if rank == root else None
                dist.gather(every[rank], room, root)
                assert room is None or all(torch.equal(a, b) for a, b in zip(room, every))
                mine = torch.full((n,), 99).to(dtype)
                dist.scatter(mine, [x + root for x in every] if rank == root else None, root)
                assert torch.equal(mine, every[rank] + root)
            whole = [data(r, n * size, dtype, 1) for r in range(size)]
            expected = sum(whole)[rank * n:(rank + 1) * n]
            mine = torch.empty(n, dtype=dtype)
            dist.reduce_scatter_tensor(mine, whole[rank])
            assert torch.equal(mine, expected)
            mine = torch.empty(n, dtype=dtype)
            dist.reduce_scatter(mine, [x.clone() for x in whole[rank].chunk(size)] if n else
                                [torch.empty(0, dtype=dtype)] * size)
            assert torch.equal(mine, expected)


def test_all_to_all(rank, size):
    def rows(i, j):
        return (3 * i + 5 * j) % 4  # some are 0

    for dtype in TYPES:
        pieces = [[data(i, rows(i, j) * 6, dtype, 10 + j).view(-1, 6) for j in range(size)] for i in range(size)]
        expected = torch.cat([pieces[i][rank] for i in range(size)])
        out = torch.empty_like(expected)
        dist.all_to_all_single(out, torch.cat(pieces[rank]), [rows(i, rank) for i in range(size)],
                               [rows(rank, j) for j in range(size)])
        assert torch.equal(out, expected)
        room = [torch.empty_like(pieces[i][rank]) for i in range(size)]
        dist.all_to_all(room, pieces[rank])
        assert torch.equal(torch.cat(room), expected)
        even = torch.empty(2 * size, dtype=dtype)
        dist.all_to_all_single(even, data(rank, 2 * size, dtype, 3))
        assert torch.equal(even, torch.cat([data(i, 2 * size, dtype, 3)[2 * rank:2 * rank + 2]
                                            for i in range(size)]))


def test_messages(rank, size):
    if size == 1:
        return
    right, left = (rank + 1) % size, (rank - 1) % size
    sent = [dist.isend(data(rank, 5000, torch.bfloat16, tag), right, tag=tag) for tag in (1, 2)]
    for tag in (2, 1):  # not the order in which they were sent, and everybody sends first
        mine = torch.empty(5000, dtype=torch.bfloat16)
        dist.recv(mine, left, tag=tag)
        assert torch.equal(mine, data(left, 5000, torch.bfloat16, tag))
    for work in sent:
        work.wait()


def test_works(rank, size):
    mine = [torch.full((100,), float(rank + i)) for i in range(20)]
    works = [dist.all_reduce(x, async_op=True) for x in mine]
    assert works[3].wait(datetime.timedelta(seconds=60))
    works[19].get_future().wait()
    for i, work in enumerate(works):
        work.wait()
        assert work.is_completed()
        assert torch.equal(mine[i], torch.full((100,), float(sum(r + i for r in range(size)))))
    dist.barrier()


def test_groups(rank, size):
    names = {aivdrive.torch.group_name()}
    for members in ([0], list(range(size)), list(range(size))[::-1][:2]):
        group = dist.new_group(members)
        if rank in members:
            mine = torch.ones(3)
            dist.all_reduce(mine, group=group)
            assert mine.tolist() == [len(set(members))] * 3
            names.add(aivdrive.torch.group_name(group))
    assert len(names) >= 2
    backends = getattr(dist.distributed_c10d, "_pg_map", {})  # torch 1.13: group -> (backend, store)
    assert all(value[0] == "aivdrive" for value in backends.values()), backends


def test_refusals(rank, size):
    refused(["not contiguous"], dist.all_reduce, torch.zeros(4, 4).t())
    refused(["cannot be reduced", "int64"], dist.all_reduce,
            torch.quantize_per_tensor(torch.zeros(4), 1.0, 0, torch.qint8))
    refused(["ReduceOp", "PRODUCT"], dist.all_reduce, torch.zeros(4, dtype=torch.int32), dist.ReduceOp.BAND)
    refused(["sum up to", "rows"], dist.all_to_all_single, torch.zeros(4), torch.zeros(4), [1] * size,
            [5] * size)
    mine = torch.ones(3)  # refusals happen before any traffic: the group still works
    dist.all_reduce(mine)
    assert mine.tolist() == [size] * 3


def test_device_memory(rank, size):
    mine = aivdrive.torch.empty(7, 3, dtype=torch.bfloat16)
    mine.fill_(rank)
    dist.all_reduce(mine)
    assert torch.equal(mine, torch.full((7, 3), float(sum(range(size)))).bfloat16())


run(globals(), *start())
