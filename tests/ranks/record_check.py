#!/usr/bin/env python3
"""Reads `aivdrive record dump --json` of a run from standard input and checks it against plain rules:

- numbers rise; every line is JSON; blocks begin and end in grids that do;
- what a small access of device memory reads is what the newest small store to those bytes wrote
  (bytes that other events have written since are not judged);
- in a block that ends, notify and wait of every pipe pair and id are as many.

    record_check.py RANKS [CUT]     CUT: a run that was killed; ends may be missing
"""
import json
import sys

ORDERED = 2
ATOMIC = 1


class Memory:
    """First words written by ordered stores, by address; None = written by something else."""

    def __init__(self):
        self.words = {}

    def store(self, address, size, value):
        for start in range(address & ~7, address + size, 8):
            self.words.pop(start, None)
        if address % 8 == 0 and size >= 8:
            self.words[address] = value

    def forget(self, address, size):
        if size > 1 << 16:
            keep = {a: v for a, v in self.words.items() if not address - 8 < a < address + size}
            self.words = keep
            return
        for start in range(address & ~7, address + size, 8):
            self.words.pop(start, None)


def fail(event, what):
    print("FAILED at %s: %s" % (json.dumps(event), what))
    sys.exit(1)


def extent(event, step):
    return (event.get("bursts", 1) - 1) * event.get(step, 0) + event.get("burst_bytes",
                                                                         event.get("size", 0))


def main():
    ranks, cut = int(sys.argv[1]), len(sys.argv) > 2
    memory, blocks, grids, pairs = Memory(), set(), set(), {}
    seen_ranks, seq, compared, ends = set(), 0, 0, 0
    for line in sys.stdin:
        e = json.loads(line)
        if e["seq"] <= seq:
            fail(e, "numbers do not rise")
        seq = e["seq"]
        kind, flags = e["kind"], e.get("flags", 0)
        grid, block = (e["rank"], e.get("grid", 0)), (e["rank"], e.get("grid", 0), e.get("block"))
        if kind == "rank":
            seen_ranks.add(e["rank"])
        elif kind == "grid_begin":
            grids.add(grid)
        elif kind == "grid_end":
            grids.remove(grid)
        elif kind == "block_begin":
            if grid not in grids:
                fail(e, "a block without its grid")
            blocks.add(block)
        elif kind == "block_end":
            blocks.remove(block)
            for (b, pair, _), n in list(pairs.items()):
                if b == block and n != 0:
                    fail(e, "notify without wait: %s" % (pair,))
        elif kind in ("notify", "wait"):
            key = (block, e["pipe"] + e["pipe_to"], e.get("id", 0))
            pairs[key] = pairs.get(key, 0) + (1 if kind == "notify" else -1)
        elif kind == "end":
            ends += 1
        if e.get("to_space") == "gm" and kind in ("copy", "flag_store", "scalar_write", "host_copy",
                                                   "host_fill"):
            plain = flags & ORDERED and e.get("bursts", 1) == 1
            if plain and kind in ("copy", "flag_store", "scalar_write"):
                memory.store(e["to"], e["size"], e.get("value", 0))
            else:
                memory.forget(e["to"], extent(e, "to_step"))
        if e.get("from_space") == "gm" and flags & ORDERED and e.get("bursts", 1) == 1:
            wanted = memory.words.get(e["from"])
            if wanted is not None and e["size"] >= 8 and kind != "host_copy":
                compared += 1
                if e.get("value", 0) != wanted:
                    fail(e, "read 0x%x, the newest store wrote 0x%x" % (e.get("value", 0), wanted))
    if seen_ranks != set(range(ranks)):
        print("FAILED: ranks %s, wanted %d" % (sorted(seen_ranks), ranks))
        sys.exit(1)
    if not cut and (blocks or grids or ends != 1 or compared == 0):
        print("FAILED: %d blocks and %d grids open, %d ends, %d reads compared" % (
            len(blocks), len(grids), ends, compared))
        sys.exit(1)
    print("%d events, %d reads saw the newest store" % (seq, compared))


if __name__ == "__main__":
    main()
