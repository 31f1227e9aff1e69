#!/usr/bin/env python3
"""Proves (trial E04): a variable alltoall moves the bytes that its counts say and nothing of the capacity, counted
in the record of a run by `aivdrive record bytes`; and that counter counts: with all rows it shows all of them.

    coll_bytes.py AIVRUN AIVDRIVE PROGRAM
"""
import json
import subprocess
import sys
import tempfile

RANKS, ROWS, ELEMENT, LIMIT = 4, 1048576, 4, 64 << 10


def written(aivrun, aivdrive, program, rows):
    """Bytes that the kernels of one call wrote into other ranks' memory and into their own."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([aivrun, "-n", str(RANKS), "--record", folder + "/record", program, "E04", rows],
                       check=True, timeout=300)
        told, table = [subprocess.run([aivdrive, "record", "bytes"] + way + [folder + "/record"], check=True,
                                      stdout=subprocess.PIPE, text=True, timeout=100).stdout
                       for way in (["--json"], [])]
    lines = [line for line in json.loads(told) if line["kernel"] == "HcclAlltoAll"]
    # The table for people says the same: ... bytes read, bytes written, writes.
    shown = [list(map(int, row.split()[-3:])) for row in table.splitlines()[1:]]
    assert shown == [[line["read"], line["written"], line["writes"]] for line in json.loads(told)], table
    assert {line["runs"] for line in lines} == {1}, lines
    away = sum(line["written"] for line in lines if line["memory_of"] != line["rank"])
    own = sum(line["written"] for line in lines if line["memory_of"] == line["rank"])
    pairs = {(line["rank"], line["memory_of"]) for line in lines}
    assert pairs >= {(a, b) for a in range(RANKS) for b in range(RANKS)}, pairs
    return away, own


def main(aivrun, aivdrive, program):
    few, own = written(aivrun, aivdrive, program, "one")
    print("1 row of each rank for each: %d bytes to other ranks, %d within" % (few, own))
    assert RANKS * (RANKS - 1) * ELEMENT <= few and few + own < LIMIT
    many, own = written(aivrun, aivdrive, program, "all")
    rows = RANKS * (RANKS - 1) * ROWS * ELEMENT
    print("%d rows of each rank for each: %d bytes to other ranks, rows are %d" % (ROWS, many, rows))
    assert rows <= many < rows + LIMIT and own >= RANKS * ROWS * ELEMENT


main(*sys.argv[1:])
