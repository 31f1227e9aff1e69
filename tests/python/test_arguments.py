"""Wrong arguments are ValueErrors that name the argument and what is allowed, raised before anything is sent:
after each of them, on one rank only, the communicator still works."""
import numpy as np

import aivdrive
from support import refused, run


def test_one_rank_wrong(comm):
    """Only rank 0 calls wrongly; no call of the library has begun, so the next ones match."""
    good, F = np.zeros(4 * comm.size, np.float32), np.float32
    cases = [
        (("send is a list", "numpy.ndarray"), comm.all_reduce, [1, 2]),
        (("send is not contiguous", "ascontiguousarray(send)"), comm.all_reduce, good[::2]),
        (("recv has elements of type float64", "send has float32"), comm.all_reduce, good,
         np.zeros(4 * comm.size)),
        (("recv has 3 elements", "%d are needed" % good.size), comm.all_reduce, good, np.zeros(3, F)),
        (("op is 'mean'", "sum, prod, max, min"), comm.all_reduce, good, None, "mean"),
        (("elements of type <c16", "allowed are"), comm.all_reduce, np.zeros(2, complex)),
        (("elements of type >f4",), comm.all_reduce, np.zeros(2, ">f4")),
        (("root is %d" % comm.size, "allowed are 0 to %d" % (comm.size - 1)), comm.broadcast, good,
         comm.size),
        (("root is 0.5",), comm.broadcast, good, 0.5),
        (("send has 5 elements", "multiple of %d" % comm.size), comm.all_to_all, np.zeros(5, F)),
        (("send has 5 elements",), comm.reduce_scatter, np.zeros(5, F)),
        (("send_counts is [1, 1]", "in sum 2", "send has %d rows" % good.size), comm.all_to_all_v,
         good, [1, 1]),
        (("send_counts is [-1, 9]", "negative"), comm.all_to_all_v, good, [-1, 9]),
        (("send_counts", "one per rank"), comm.all_to_all_v, good, [good.size]),
        (("send_counts", "one per rank"), comm.all_to_all_v, good, [0.5, good.size - 0.5]),
        (("recv has 1 elements", "sum of recv_counts"), comm.all_to_all_v, good, [0, good.size],
         np.zeros(1, F), [2, 2]),
        (("counts is 5", "matrix of 2 x 2"), comm.all_to_all_vc, good, 5),
        (("recv is used on the root (rank 1) only",), comm.gather, good, good.copy(), 1),
        (("send is used on the root (rank 1) only",), comm.scatter, good, good.copy(), 1),
        (("to is %d" % comm.size, "allowed are"), comm.send, good, comm.size),
        (("source is -1",), comm.recv, good, -1),
        (("messages[0][0] is 'put'", "'send'"), comm.batch, [("put", good, 1)]),
        (("messages[1] is",), comm.batch, [("send", good, 1), (good,)]),
        (("ranks", "3"), comm.group, [0, 3]),
        (("different ranks",), comm.group, [0, 0]),
    ]
    if comm.rank == 0:
        for pieces, function, *arguments in cases:
            refused(ValueError, pieces, function, *arguments)
        frozen = np.zeros(3)
        frozen.flags.writeable = False
        refused(ValueError, ("send is read-only",), comm.all_reduce, frozen)
        refused(ValueError, ("dtype is bfloat16", "uint16 arrays"), comm.all_reduce, good,
                dtype="bfloat16")
        refused(ValueError, ("dtype is 'float8'",), comm.all_reduce, good, dtype="float8")
        refused(ValueError, ("shape is (-1,)",), aivdrive.empty, -1)
    assert (comm.all_reduce(good + 1) == comm.size).all()


def test_learnt_counts(comm):
    """recv does not fit the counts the ranks tell: an error here, while the others get their rows."""
    recv = np.zeros(1, np.int64) if comm.rank == 0 else None
    call = (comm.all_to_all_v, np.arange(4), [2, 2], recv)
    if comm.rank == 0:
        refused(ValueError, ("recv has 1 elements", "the rows the ranks have sent"), *call)
    else:
        assert call[0](*call[1:])[0].tolist() == [2, 3, 2, 3]


def test_library_words(comm):
    """What the library refuses has its words, its code, and the name of the call."""
    whole = aivdrive.zeros(5 * comm.size, np.int64)
    first = whole[3:8]  # overlaps the result, not at this rank's place
    error = refused(aivdrive.AivdriveError, ("call HcclAllGather failed", "detail: "),
                    comm.all_gather, first, whole)
    assert error.call == "HcclAllGather" and error.code == 1 and error.detail
    refused(ValueError, ("group_ep is 'nobody'", comm.name), aivdrive.comm.by_name, "nobody", 0)


def test_closed(comm):
    comm.barrier()
    comm.close()
    comm.close()
    refused(ValueError, ("is closed",), comm.barrier)
    assert "closed" in repr(comm)


run(dict(globals()), aivdrive.init(name="arguments"))
