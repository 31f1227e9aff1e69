"""Trials of users on the backend and the operators, on 5 ranks and groups of them: A21, A29, A31, A32, A34, A36, A38,
A41, A42, E02, E05, E08."""
import resource

from support import Layer, aivdrive, dist, group_of, refused, run, start, torch


def test_a21(rank, size):
    """all_gather float16 of shape (1, 1, 1, n): no zeros in between."""
    group = group_of(2)
    for n in (1, 31, 33, 63) if group else ():
        mine = torch.full((1, 1, 1, n), rank + 1.0).half()
        got = [torch.full_like(mine, 9) for _ in range(2)]
        dist.all_gather(got, mine, group=group)
        assert torch.cat(got, 3).flatten().tolist() == [1.0] * n + [2.0] * n
        flat = torch.full((2 * n,), 9.0).half()
        dist.all_gather_into_tensor(flat, mine.flatten(), group=group)
        assert flat.tolist() == [1.0] * n + [2.0] * n


def test_a29(rank, size):
    """One expert-parallel rank."""
    group = group_of(1)
    if group:
        layer = Layer(group)
        x = torch.randn(4, 8).requires_grad_()
        ids, weights = torch.tensor([[0, 1]] * 4), torch.tensor([[0.75, 0.25]] * 4)
        rows, _, triples, counts, per_local = layer.dispatch(x, ids, weights, 2)
        scale = torch.repeat_interleave(torch.tensor([1.0, 2.0]), per_local)[:, None]
        out = layer.combine(rows * scale, ids, weights, triples, counts)
        assert out.shape == (4, 8) and torch.allclose(out, 1.25 * x)


def test_a31(rank, size):
    """Strided and transposed views: ValueErrors that say so, never wrong data."""
    group = group_of(2)
    if group is None:
        return
    for view in (torch.arange(16.0).view(8, 2)[:, 0], torch.arange(16.0).view(2, 8).t()):
        dense = torch.empty(2 * view.numel())
        for name, call in {
                "all_gather": lambda: dist.all_gather([dense[:view.numel()].view(view.shape)] * 2, view, group=group),
                "all_gather_into_tensor": lambda: dist.all_gather_into_tensor(dense, view, group=group),
                "broadcast": lambda: dist.broadcast(view, 0, group=group),
                "reduce_scatter_tensor": lambda: dist.reduce_scatter_tensor(dense[:view.numel() // 2], view,
                                                                            group=group),
                "all_to_all_single": lambda: dist.all_to_all_single(dense[:view.numel()].view(view.shape), view,
                                                                    group=group)}.items():
            refused([name, "not contiguous", "contiguous()"], call, kind=ValueError)


def test_a32(rank, size):
    group = group_of(2)
    if group:
        x = torch.ones(3, 2)
        refused(["all_reduce", "not contiguous"], dist.all_reduce, x.t(), group=group, kind=ValueError)
        dist.all_reduce(x, group=group)
        assert (x == 2).all()


def test_a34(rank, size):
    """bool: a sum is "any", a product is "all"; the storage holds 0 and 1."""
    for op, one_false, one_true in ((dist.ReduceOp.SUM, True, True), (dist.ReduceOp.MAX, True, True),
                                    (dist.ReduceOp.MIN, False, False), (dist.ReduceOp.PRODUCT, False, False)):
        for n in (1, 7, 5000):
            every = torch.ones(n, dtype=torch.bool)
            dist.all_reduce(every, op)
            assert every.all(), op
            some = torch.full((n,), rank != 3)
            dist.all_reduce(some, op)
            assert some.all() if one_false else not some.any(), op
            few = torch.full((n,), rank == 3)
            dist.all_reduce(few, op)
            assert few.all() if one_true else not few.any(), op
            for t in (every, some, few):
                assert set(t.view(torch.uint8).tolist()) <= {0, 1}
    part = torch.zeros(3, dtype=torch.bool)
    dist.reduce_scatter_tensor(part, torch.full((3 * size,), rank == 0))
    assert part.all()
    refused(["AVG"], dist.all_reduce, torch.ones(3, dtype=torch.bool), dist.ReduceOp.AVG, kind=ValueError)


def test_a36(rank, size):
    """int64 sums keep their bits; ids of 32 and of 64 bits."""
    group = group_of(3)
    if group is None:
        return
    x = torch.full((5,), 2**40)
    dist.all_reduce(x, group=group)
    assert (x == 3298534883328).all()
    layer, results = Layer(group), []
    for kind in (torch.int64, torch.int32):
        ids = torch.arange(8).view(4, 2).to(kind) % 6
        rows, _, triples, counts, _ = layer.dispatch(torch.arange(4.0)[:, None] + rank, ids, torch.full((4, 2), 0.5), 6)
        results.append((rows, triples, counts))
        out = layer.combine(rows, ids, torch.full((4, 2), 0.5), triples, counts)
        assert torch.equal(out, torch.arange(4.0)[:, None] + rank)
    assert all(torch.equal(a, b) for a, b in zip(*results))


def test_a38(rank, size):
    """In place, the root is not rank 0."""
    two, three = group_of(2), group_of(3)
    if two:
        mine = torch.tensor([5 if rank == 0 else 9])
        room = [torch.tensor([0]), mine] if rank == 1 else None
        dist.gather(mine, room, 1, group=two)
        assert rank == 0 or [int(t) for t in room] == [5, 9]
    if three:
        slots = [torch.tensor([10]), torch.tensor([11]), torch.tensor([12])] if rank == 2 else None
        mine = slots[2] if rank == 2 else torch.tensor([0])
        dist.scatter(mine, slots, 2, group=three)
        assert int(mine) == 10 + rank and (rank != 2 or [int(t) for t in slots] == [10, 11, 12])


def test_a41(rank, size):
    """7 rows on 4 ranks without splits: refused on every rank, nothing is sent, the group works on."""
    group = group_of(4)
    if group:
        refused(["all_to_all_single", "7 rows", "4 ranks"], dist.all_to_all_single, torch.empty(7, 2), torch.ones(7, 2),
                group=group, kind=ValueError)
        mine = torch.ones(1)
        dist.all_reduce(mine, group=group)
        assert mine == 4


def test_a42(rank, size):
    """Tiny rows, many experts: 5 tokens of every rank to experts 0 and 1 of 256."""
    group = group_of(4)
    for hidden in (16, 1, 8, 17) if group else ():
        layer = Layer(group)
        x = (10.0 * rank + torch.arange(5.0))[:, None].expand(5, hidden).contiguous()
        ids, weights = torch.tensor([[0, 1]] * 5), torch.full((5, 2), 0.5)
        rows, _, triples, counts, per_local = layer.dispatch(x, ids, weights, 256)
        assert per_local.tolist() == ([20, 20] + [0] * 62 if rank == 0 else [0] * 64)
        assert torch.equal(layer.combine(rows, ids, weights, triples, counts), x)


def test_e02(rank, size):
    """0, 1, 37 and 4,096 tokens on 4 ranks."""
    group = group_of(4)
    if group is None:
        return
    layer, tokens = Layer(group), (0, 1, 37, 4096)[rank]
    x, weights = torch.randint(-99, 99, (tokens, 16)).float(), torch.full((tokens, 8), 0.125)
    ids = torch.stack([torch.randperm(16)[:8] for _ in range(tokens)]) if tokens else torch.zeros(0, 8).long()
    rows, _, triples, counts, per_local = layer.dispatch(x, ids, weights, 16)
    total = per_local.sum()
    dist.all_reduce(total, group=group)
    assert total == 8 * (1 + 37 + 4096)
    out = layer.combine(rows, ids, weights, triples, counts)
    assert out.shape == (tokens, 16) and torch.equal(out, x)


def test_e05(rank, size):
    """Receive counts worked out, and the same splits given."""
    group = group_of(4)
    if group is None:
        return
    splits = [[3, 0, 1, 2], [1, 1, 4, 0], [0, 2, 2, 2], [5, 1, 0, 1]]
    wanted = [[3, 1, 0, 5], [0, 1, 2, 1], [1, 4, 2, 0], [2, 0, 2, 1]][rank]
    rows = torch.cat([torch.full((n, 1), 100 * rank + d) for d, n in enumerate(splits[rank])])
    expected = [100 * s + rank for s in range(4) for _ in range(wanted[s])]
    got, come = aivdrive.torch.all_to_all_rows(rows, splits[rank], group)
    assert come == wanted and got.flatten().tolist() == expected
    out = torch.empty(sum(wanted), 1, dtype=torch.int64)
    dist.all_to_all_single(out, rows, wanted, splits[rank], group=group)
    assert out.flatten().tolist() == expected
    refused(["splits is", "sum"], aivdrive.torch.all_to_all_rows, rows, [1, 1, 1, 0], group, kind=ValueError)


def test_e08(rank, size):
    """gather to rank 1 of 3; ranks that are not the root take no memory for the others' tensors."""
    group = group_of(3)
    if group is None:
        return
    room = [torch.zeros(5, dtype=torch.int64) for _ in range(3)] if rank == 1 else None
    dist.gather(torch.arange(5) + 10 * rank, room, 1, group=group)
    assert room is None or [t.tolist() for t in room] == [[10 * r + i for i in range(5)] for r in range(3)]
    mine = torch.ones(8 << 20)  # 32 MiB
    room = [torch.empty(8 << 20) for _ in range(3)] if rank == 1 else None
    mine += 1
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    dist.gather(mine, room, 1, group=group)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert rank == 1 or grown < 3 * 32 << 10, grown
    refused(["gather_list"], dist.gather, mine, None if rank == 1 else [mine] * 3, 1, group=group, kind=ValueError)


run(globals(), *start())
