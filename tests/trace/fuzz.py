#!/usr/bin/env python3
"""Proves that the tracer neither crashes nor writes broken JSON whatever the events of a record say: random
kinds and fields, in an order no run would have. The seed is printed.

    fuzz.py AIVDRIVE [SEED [ROUNDS]]
"""
import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import synthetic  # noqa: E402

EDGES = [0, 1, 2, 7, 8, 31, 32, 63, 64, 255, 512, 1 << 20, 1 << 31, (1 << 32) - 1]
WIDE = EDGES + [1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 0x200000000000, 0x200000000008]
NARROW = {"pipe": 8, "pipe_to": 8, "spaces": 8, "flags": 8}
SIGNED = {"status", "device"}


def event(rng, record):
    more = {}
    for name in synthetic.FIELDS:
        if name in ("seq", "time", "rank", "kind", "text_bytes", "producer", "block", "grid"):
            continue
        if name in NARROW:
            more[name] = rng.choice([0, 1, 2, 4, 5, 6, 16, 33, 255, rng.randrange(256)])
        elif name in SIGNED:
            more[name] = rng.choice([0, 1, -1, 18, -(1 << 31), (1 << 31) - 1])
        elif name in ("site", "from_", "to", "size", "value", "extra", "object"):
            more[name] = rng.choice(WIDE)
        else:
            more[name] = rng.choice(EDGES)
    kind = rng.choice([k for k in record.kinds if k != "end"])
    if rng.random() < 0.6:
        more.update(block=rng.randrange(3), grid=rng.randrange(3))
    record.put(rng.choice([0, rng.randrange(10000), 1 << 40]), rng.choice([0, 1, 2, 5000, -1, (1 << 31) - 1]),
               kind, rng.choice(["", "x", "</script><b>\"\\\n", "\u00e9" * 40]), **more)


def main():
    tool = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 25
    for round_ in range(seed, seed + rounds):
        print("seed %d" % round_, flush=True)
        rng = random.Random(round_)
        with tempfile.TemporaryDirectory() as work:
            record = synthetic.Record(tool, os.path.join(work, "record.aivr"))
            for _ in range(400):
                event(rng, record)
            record.close()
            done = subprocess.run([tool, "trace", "--no-sites", "-o", os.path.join(work, "out.json"), "--html",
                                   os.path.join(work, "out.html"), work], timeout=60,
                                  stderr=subprocess.PIPE)
            assert done.returncode == 0, done.stderr.decode()[-3000:]
            with open(os.path.join(work, "out.json"), encoding="utf-8") as f:
                json.load(f)
            with open(os.path.join(work, "out.html"), encoding="utf-8") as f:
                text = f.read()
            data = text[text.index("const T = ") + 10:text.index(";\nconst $")]
            json.loads(data)
            assert text.count("</script>") == 1
    print("ok")


if __name__ == "__main__":
    main()
