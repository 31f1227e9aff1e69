"""E01 in low-latency mode: a rank is killed; every survivor gets a PeerError that names it, soon, whole and with
hooks, asks who is lost, masks it, and goes on: what the experts of the lost rank had given is missing, the rest is
right."""
import os
import subprocess
import sys

PROGRAM = """
import os, signal, sys, time
import numpy as np, aivdrive
comm = aivdrive.init(timeout=60)
buffer = aivdrive.Buffer(comm, low_latency_mode=True)
topk, mask = np.tile(np.array([[1, 3]]), (8, 1)), np.full(4, 9, np.int32)
x, weights = np.ones((8, 16), np.float32), np.full((8, 2), 0.5, np.float32)
hooks = sys.argv[1] == "hooks"

def whole():
    rows, _, handle, _, hook = buffer.low_latency_dispatch(x, topk, 8, 4, use_fp8=False,
                                                           return_recv_hook=hooks)
    if hook:
        hook()
    out, _, hook = buffer.low_latency_combine(rows, topk, weights, handle, return_recv_hook=hooks)
    if hook:
        hook()
    return out

assert (whole() == x).all()
buffer.low_latency_query_mask_buffer(mask)
assert not mask.any(), mask
begin = time.time()
try:
    comm.barrier()
    if comm.rank == 3:
        time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGKILL)
    whole()
except aivdrive.PeerError as error:
    buffer.low_latency_query_mask_buffer(mask)
    buffer.low_latency_update_mask_buffer(3, True)
    for _ in range(3):
        assert (whole() == 0.5 * x).all()
    buffer.low_latency_query_mask_buffer(mask)
    try:
        buffer.low_latency_clean_mask_buffer()
        mask[0] = 7
    except ValueError as refused:
        assert "rank 3 is lost" in str(refused), refused
    print("rank", comm.rank, "after %.1f s" % (time.time() - begin), mask.tolist(), error, flush=True)
    sys.stdin.read()  # a rank that ends so is lost, too: not before all have asked
    os._exit(0)
"""


def main():
    for form in ("whole", "hooks"):
        processes = [subprocess.Popen(
            [sys.executable, "-c", PROGRAM, form], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=dict(os.environ, RANK=str(r), WORLD_SIZE="4", LOCAL_RANK=str(r), MASTER_ADDR="127.0.0.1",
                     MASTER_PORT=str(os.getpid()), TORCHELASTIC_RUN_ID="loss-" + form)) for r in range(4)]
        texts = [[] for _ in processes]
        for text, process in zip(texts, processes):  # up to the line that tells, or to the end
            for line in process.stdout:
                text.append(line)
                if line.startswith("rank ") and " after " in line:
                    break
        for r, (text, process) in enumerate(zip(texts, processes)):
            text.append(process.communicate("", timeout=60)[0])
            if r == 3:
                assert process.returncode == -9, (process.returncode, text)
                continue
            told = [s for s in text if s.startswith("rank %d after" % r)]
            assert process.returncode == 0 and len(told) == 1, (process.returncode, text)
            assert "[0, 0, 0, 1]" in told[0] and "rank 3" in told[0], told
            assert float(told[0].split()[3]) < 30, told
        print("ok", form)


main()
