"""A rank that dies in the middle gives the others an error in time, not a hang."""
import os
import time

from support import dist, start, torch

rank, size = start()
dist.barrier()
if rank == size - 1:
    os._exit(9)
begun = time.monotonic()
try:
    for _ in range(100):
        dist.all_reduce(torch.ones(1000))
except RuntimeError as error:
    assert time.monotonic() - begun < 30
    print("ok: %s" % str(error)[:150], flush=True)
    os._exit(0)
raise AssertionError("no error although rank %d died" % (size - 1))
