"""A wrong argument on one rank is an error on the others within seconds, and names the argument; a rank that calls
again at once spoils nothing; a refusal that all ranks have means nothing."""
import time

import numpy as np

import aivdrive
from support import refused, run

WAIT_S = 40  # nobody waits for the limit of the communicator, which is 600 s


def one_is_wrong(comm, right, wrong, pieces):
    """Rank 1 calls `wrong`, the others `right`; then all are brought in line."""
    if comm.rank == 1:
        refused((ValueError, NotImplementedError, TypeError), pieces, wrong)
    else:
        begin = time.monotonic()
        error = refused(aivdrive.PeerError, ["rank 1", "refused", *pieces], right)
        assert time.monotonic() - begin < WAIT_S, (time.monotonic() - begin, error)
    comm.resume()
    comm.barrier()


def test_collectives(comm):
    ones = np.ones(6, np.float32)
    calls = [(lambda: comm.all_reduce(ones), lambda: comm.all_reduce(ones, op="average"), ["average"]),
             (lambda: comm.broadcast(ones, 1), lambda: comm.broadcast(ones[::2], 1), ["buffer is not contiguous"]),
             (lambda: comm.all_to_all_v(ones, [6] + [0] * (comm.size - 1)),
              lambda: comm.all_to_all_v(ones, [7] + [0] * (comm.size - 1)), ["send_counts"]),
             (lambda: comm.broadcast(ones, 1), lambda: comm.broadcast(ones, 99), ["root is 99"]),
             (lambda: comm.all_gather(ones), lambda: comm.all_gather(ones, sixth=1), ["sixth"])]
    for right, wrong, pieces in calls:
        one_is_wrong(comm, right, wrong, pieces)


def test_messages(comm):
    """The receiver waits for a message that its sender has refused, and the other way round."""
    ones = np.ones(4, np.float32)
    if comm.rank == 0:
        refused(aivdrive.PeerError, ["rank 1's message", "array is not contiguous"], comm.recv, ones, 1)
    elif comm.rank == 1:
        refused(ValueError, ["array is not contiguous"], comm.send, ones[::2], 0)
    comm.resume()
    if comm.rank == 0:
        refused(aivdrive.PeerError, ["rank 1's message", "messages[0][0] is 'get'"], comm.send,
                np.ones(1 << 20, np.float32), 1)
    elif comm.rank == 1:
        refused(ValueError, ["messages[0][0] is 'get'"], comm.batch, [("get", ones, 0), ("recv", ones, 0)])
    comm.resume()


def test_experts(comm):
    buffer = aivdrive.Buffer(comm)
    x, topk = np.ones((4, 8), np.float32), np.zeros((4, 2), np.int64)
    per_expert = buffer.get_dispatch_layout(topk, comm.size)[2]

    def dispatch(**named):
        return buffer.dispatch(**{**dict(x=x, num_tokens_per_expert=per_expert, topk_idx=topk), **named})

    one_is_wrong(comm, dispatch, lambda: dispatch(quant_mode="int9"), ["quant_mode is 'int9'"])
    one_is_wrong(comm, dispatch, lambda: buffer.get_dispatch_layout(topk, 0), ["num_experts is 0"])
    rows, _, _, _, handle, _ = dispatch()
    one_is_wrong(comm, lambda: buffer.combine(rows, handle), lambda: buffer.combine(rows, handle, bias=x), ["bias"])

    weights = np.full((4, 2), 0.5, np.float32)
    counts, index = aivdrive.get_dispatch_layout(topk, comm.size, comm.size)

    def prefill(kind=np.int32, rank=comm.rank):
        return aivdrive.moe_dispatch_prefill(x, topk, weights, counts.astype(kind), index, comm.name, rank,
                                             comm.size, False)

    one_is_wrong(comm, prefill, lambda: prefill(np.int64), ["num_tokens_per_expert", "int64"])
    one_is_wrong(comm, prefill, lambda: prefill(rank=comm.size), ["group_ep", "rank %d" % comm.size])

    small = aivdrive.Buffer(comm, low_latency_mode=True)
    topk = np.tile(np.arange(2), (4, 1)) % comm.size

    def low_latency(most=4):
        return small.low_latency_dispatch(x, topk, most, comm.size, use_fp8=False)

    one_is_wrong(comm, low_latency, lambda: low_latency(0), ["num_max_dispatch_tokens_per_rank is 0"])


def test_again(comm):
    """Wrong, then right: nobody notices. Wrong on all ranks: nothing happens."""
    for _ in range(20):
        if comm.rank == 1:
            refused(ValueError, ["average"], comm.all_reduce, np.ones(3), op="average")
        assert (comm.all_reduce(np.ones(3)) == comm.size).all()
    refused(ValueError, ["average"], comm.all_reduce, np.ones(3), op="average")
    time.sleep(3)  # longer than a rank has to call again
    assert (comm.all_reduce(np.ones(3)) == comm.size).all()


if __name__ == "__main__":
    with aivdrive.init(timeout=600) as everybody:
        run(globals(), everybody)
