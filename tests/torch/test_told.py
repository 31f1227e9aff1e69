"""A wrong argument on one rank of a process group is an error on the others within seconds, and names the argument; a
rank that calls again at once spoils nothing."""
import time

from support import dist, refused, run, start, torch

import aivdrive
import aivdrive.torch
from support import Layer

WAIT_S = 40  # nobody waits for the group's limit, which is 30 minutes


def one_is_wrong(rank, right, wrong, pieces):
    if rank == 1:
        refused(pieces, wrong, kind=ValueError)
    else:
        begin = time.monotonic()
        refused(["rank 1", "refused", *pieces], right, kind=aivdrive.PeerError)
        assert time.monotonic() - begin < WAIT_S
    aivdrive.torch.resume()
    dist.barrier()


def test_collectives(rank, size):
    wide, ones, each = torch.ones(4, 2), torch.ones(2, 4), torch.ones(size, 4)
    outs = [torch.empty(2, 4) for _ in range(size)]
    calls = [(lambda: dist.all_reduce(ones), lambda: dist.all_reduce(wide.t()), ["all_reduce", "not contiguous"]),
             (lambda: dist.broadcast(ones, 1), lambda: dist.broadcast(wide.t(), 1), ["broadcast", "not contiguous"]),
             (lambda: dist.all_gather(outs, ones), lambda: dist.all_gather(outs, torch.ones(9)),
              ["all_gather", "the other tensor has 9"]),
             (lambda: dist.reduce_scatter(ones.clone(), outs), lambda: dist.reduce_scatter(torch.ones(3), outs),
              ["reduce_scatter", "the other tensor has 3"]),
             (lambda: dist.all_to_all_single(each.clone(), each, [1] * size, [1] * size),
              lambda: dist.all_to_all_single(each.clone(), each, [1] * size, [9] + [0] * (size - 1)),
              ["all_to_all_single", "sum up to 9"]),
             (lambda: dist.scatter(ones.clone(), None, src=1), lambda: dist.scatter(wide.t(), outs, src=1),
              ["scatter", "not contiguous"]),
             (lambda: aivdrive.torch.all_to_all_rows(ones, [2] + [0] * (size - 1)),
              lambda: aivdrive.torch.all_to_all_rows(ones, [1] + [0] * (size - 1)), ["splits is"])]
    for right, wrong, pieces in calls:
        one_is_wrong(rank, right, wrong, pieces)


def test_behind_a_queue(rank, size):
    """What was queued before the wrong call is done all the same."""
    many = [torch.ones(1000) for _ in range(8)]
    works = [dist.all_reduce(t, async_op=True) for t in many]
    one_is_wrong(rank, lambda: dist.all_reduce(torch.ones(2)), lambda: dist.all_reduce(torch.ones(2, 2).t()[:1]),
                 ["all_reduce", "not contiguous"])
    for work in works:
        work.wait()
    assert all((t == size).all() for t in many)


def test_operators(rank, size):
    layer = Layer()
    x, topk, weights = torch.ones(4, 8), torch.zeros(4, 2, dtype=torch.int64), torch.full((4, 2), 0.5)
    counts, index = layer.ops.get_dispatch_layout(topk, size, size)

    def dispatch(weights=weights, rank=rank, ranks=size):
        return layer.ops.moe_dispatch_prefill(x, topk, weights, counts, index, layer.name, rank, ranks, False)

    one_is_wrong(rank, dispatch, lambda: dispatch(weights[:3]), ["moe_dispatch_prefill", "topk_weights"])
    one_is_wrong(rank, dispatch, lambda: dispatch(rank=size), ["rank is %d" % size])
    rows, _, triples, came, _ = dispatch()

    def combine(rows=rows):
        return layer.combine(rows, topk, weights, triples, came)

    one_is_wrong(rank, combine, lambda: combine(rows.double()), ["moe_combine_prefill", "x has dtype"])


def message_is_wrong(rank, right, wrong, pieces):
    """Between ranks 0 and 1; rank 0 waits for what rank 1 refuses."""
    if rank == 1:
        refused(pieces, wrong, kind=ValueError)
    elif rank == 0:
        begin = time.monotonic()
        error = refused(["rank 1", "refused", *pieces], right, kind=aivdrive.PeerError)
        assert time.monotonic() - begin < WAIT_S, error
    aivdrive.torch.resume()


def exchange(rank, tag):
    """A message each way: both pairs have met then."""
    t = torch.full((5,), float(rank))
    if rank < 2:
        (dist.send if rank == 0 else dist.recv)(t, 1 - rank, tag=tag)
        assert (t == 0).all()
        t += rank
        (dist.recv if rank == 0 else dist.send)(t, 1 - rank, tag=tag)
        assert (t == 1).all()


def test_messages(rank, size):
    """A message that one side refuses ends the other side's wait, whether the two have met before or not; after
    resume() messages go on."""
    wide, many, other = torch.ones(4, 2), torch.ones(1 << 20), 1 - rank
    for tag, met in ((1, False), (2, True)):
        if met:
            exchange(rank, tag)
        message_is_wrong(rank, lambda: dist.recv(many, other, tag=tag), lambda: dist.send(wide.t(), other, tag=tag),
                         ["send: the tensor is not contiguous"])
        if met:
            exchange(rank, tag)
        message_is_wrong(rank, lambda: dist.send(many, other, tag=tag), lambda: dist.recv(wide.t(), other, tag=tag),
                         ["recv: the tensor is not contiguous"])
        exchange(rank, tag)
    message_is_wrong(rank, lambda: dist.recv(many, other, tag=3), lambda: dist.send(many, 99, tag=3),
                     ["send: the peer is rank 99; another rank from 0 to %d is needed" % (size - 1)])


def test_messages_again(rank, size):
    """Refused, then right: nobody notices, also behind a message that is on its way. Refused on both sides: nothing
    happens. Who has been told does not hear it again."""
    wide, other = torch.ones(4, 2), 1 - rank
    for tag in (11, 12) if rank < 2 else ():
        for _ in range(5):
            if rank == 1:
                refused(["not contiguous"], dist.recv, wide.t(), other, tag=tag, kind=ValueError)
            exchange(rank, tag)
    for tag in (12, 13) if rank < 2 else ():
        refused(["not contiguous"], dist.send, wide.t(), other, tag=tag, kind=ValueError)
        refused(["not contiguous"], dist.recv, wide.t(), other, tag=tag, kind=ValueError)
    time.sleep(3)  # longer than a rank has to call again
    for tag in (12, 13) if rank < 2 else ():
        exchange(rank, tag)
    if rank == 1:
        refused(["not contiguous"], dist.send, wide.t(), 0, tag=14, kind=ValueError)
        time.sleep(5)
        dist.send(torch.ones(2), 0, tag=14)
    elif rank == 0:
        refused(["rank 1's message"], dist.recv, torch.ones(2), 1, tag=14, kind=aivdrive.PeerError)
        dist.recv(torch.ones(2), 1, tag=14)  # 3 s later: a new wait
    dist.barrier()


def test_again(rank, size):
    for _ in range(20):
        if rank == 1:
            refused(["not contiguous"], dist.all_reduce, torch.ones(2, 3).t(), kind=ValueError)
        t = torch.ones(3)
        dist.all_reduce(t)
        assert (t == size).all()


if __name__ == "__main__":
    run(globals(), *start())
