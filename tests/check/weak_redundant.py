#!/usr/bin/env python3
"""Proves that what mutate_allgather.py lists as redundant in examples/custom_allgather is so in weak
order: without it the AllGather is right with every seed. And that the check can fail: without the drain
before its flags it is wrong with some.

    weak_redundant.py --bin BUILD/bin --example SOURCE --program TEST_PROGRAM [--seeds N]
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

from mutate_allgather import REDUNDANT, RUNS, build, mutations, read

DRAIN = "without asc_sync_pipe(PIPE_MTE3);"  # in ExchangeChunk


def wrong(options, image, seeds):
    """Seeds whose run is not right; the ways of the operator take turns."""
    environment = dict(os.environ, HCCL_CUSTOM_ALLGATHER_KERNEL=image, HCCL_EXEC_TIMEOUT="30")
    ways = [run for run in RUNS if run[0] == "example"]
    bad = []
    for seed in range(1, seeds + 1):
        _, ranks, more, arguments = ways[seed % len(ways)]
        run = subprocess.run([os.path.join(options.bin, "aivrun"), "--weak", "--seed", str(seed),
                              "-n", ranks, "--timeout", "60"] + more + [options.program] + arguments,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
                             timeout=100)
        if run.returncode != 0:
            bad.append(seed)
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--example", required=True)
    parser.add_argument("--program", required=True)
    parser.add_argument("--seeds", type=int, default=1000)
    options = parser.parse_args()
    texts = read(options.example)
    good = True
    for mutation in mutations(texts):
        redundant = any(name in mutation.name for name in REDUNDANT)
        drain = mutation.name.startswith("all_gather_mesh") and mutation.name.endswith(DRAIN)
        if not redundant and not drain:
            continue
        folder = tempfile.mkdtemp(prefix="aivd-weak-")
        try:
            image = build(options, texts, mutation, folder)
            bad = wrong(options, image, options.seeds if redundant else 40)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print("%s: %s" % (mutation.name, "wrong with seeds %s" % bad if bad else
                          "right with %d seeds" % (options.seeds if redundant else 40)))
        sys.stdout.flush()
        good &= (not bad) if redundant else bool(bad)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
