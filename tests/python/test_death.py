"""A rank that ends, by a signal or by an exception nobody catches, is a PeerError on the others, soon, with the
library's words; a rank that ends regularly is not."""
import os
import subprocess
import sys
import time

from support import run

PROGRAM = """
import os, signal, sys, time
import numpy as np, aivdrive
comm = aivdrive.init(timeout=60)
comm.barrier()
if comm.rank == 1:
    if sys.argv[1] == "signal":
        os.kill(os.getpid(), signal.SIGKILL)
    raise RuntimeError("rank 1 has had enough")
begin = time.time()
try:
    comm.all_reduce(np.ones(100000))
except aivdrive.AivdriveError as error:
    print("rank", comm.rank, type(error).__name__, "after %.1f s" % (time.time() - begin), error)
    try:
        comm.check()
    except aivdrive.PeerError:
        print("rank", comm.rank, "knows")
"""


# E01: expert parallelism does not go on without a rank; every survivor is told.
EXPERTS = """
import os, signal, sys, time
import numpy as np, aivdrive
comm = aivdrive.init(timeout=60)
buffer = aivdrive.Buffer(comm)
topk = np.tile(np.array([[1, 3]]), (8, 1))
x, weights = np.ones((8, 16), np.float32), np.full((8, 2), 0.5, np.float32)
per_expert = buffer.get_dispatch_layout(topk, 4)[2]
rows, _, _, _, handle, _ = buffer.dispatch(x, num_tokens_per_expert=per_expert, topk_idx=topk,
                                           topk_weights=weights)
comm.barrier()
if comm.rank == 3:
    os.kill(os.getpid(), signal.SIGKILL)
begin = time.time()
try:
    buffer.combine(rows, handle)
    buffer.dispatch(x, handle)
except aivdrive.PeerError as error:
    print("rank", comm.rank, "after %.1f s" % (time.time() - begin), error)
"""


def by_hand(program, ranks, name, *arguments):
    """Processes nobody ends when one dies."""
    return [subprocess.Popen(
        [sys.executable, "-c", program, *arguments], text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=dict(os.environ, RANK=str(r), WORLD_SIZE=str(ranks), LOCAL_RANK=str(r),
                 MASTER_ADDR="127.0.0.1", MASTER_PORT=str(os.getpid()), TORCHELASTIC_RUN_ID=name))
            for r in range(ranks)]


DIFFERENT = """
import numpy as np, aivdrive
with aivdrive.init(timeout=60) as comm:
    try:
        comm.all_reduce(np.ones(4 + comm.rank))
    except aivdrive.AivdriveError as error:
        print("rank", comm.rank, error)
    comm.resume()
    assert (comm.all_reduce(np.ones(4)) == comm.size).all()
    print("rank", comm.rank, "works again")
"""


def test_different_calls():
    """Sizes that differ are an error on every rank, with both calls; after resume() all is well."""
    texts = [p.communicate(timeout=60)[0] for p in by_hand(DIFFERENT, 2, "different")]
    for r, text in enumerate(texts):
        assert "rank %d call HcclAllReduce failed" % r in text and "count 5" in text, text
        assert "count 4" in text and "rank %d works again" % r in text, text


def test_e01():
    """4 ranks, rank 3 killed: one clear error on every survivor, soon."""
    processes = by_hand(EXPERTS, 4, "experts")
    begin = time.time()
    texts = [p.communicate(timeout=60)[0] for p in processes]
    assert time.time() - begin < 30, texts
    for r in range(3):
        assert "rank %d after" % r in texts[r] and "rank 3 (device 3" in texts[r], texts[r]
    print([t for t in texts[0].splitlines() if t.startswith("rank 0")][0])


def test_death():
    """By a signal, and by an exception."""
    for how in ("signal", "exception"):
        processes = by_hand(PROGRAM, 3, how, how)
        begin = time.time()
        texts = [p.communicate(timeout=60)[0] for p in processes]
        assert time.time() - begin < 30, texts
        for r in (0, 2):
            assert "rank %d PeerError" % r in texts[r] and "died" in texts[r], texts[r]
            assert "rank %d knows" % r in texts[r], texts[r]
        assert processes[1].returncode == (-9 if how == "signal" else 1), texts[1]
        if how == "exception":
            assert "rank 1 has had enough" in texts[1]
        print([t for t in texts[0].splitlines() if t.startswith("rank 0")][0])


run(dict(globals()))
