"""Writes a record by hand: the layout of src/record/format.h in Python, so that what the tracer makes of
it can be told beforehand."""
import os
import re
import struct
import subprocess

EVENT = struct.Struct("<QQHHBBBBiIIIQQQQIIIIQQQIiIi")
FIELDS = ("seq time kind text_bytes pipe pipe_to spaces flags rank producer grid block site from_ to size "
          "bursts burst_bytes from_step to_step value extra object id status repeats device").split()
NONE = 0xFFFFFFFF
S, V, MTE2, MTE3 = 0, 1, 4, 5
GM, UB = 1, 2
ORDERED = 2
assert EVENT.size == 128


def version():
    header = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../src/record/format.h")
    with open(header, encoding="utf-8") as file:
        return int(re.search(r"RECORD_VERSION\s+(\d+)", file.read()).group(1))


class Record:
    def __init__(self, aivdrive, path):
        out = subprocess.run([aivdrive, "record", "kinds"], check=True, stdout=subprocess.PIPE)
        names = [line.split()[0] for line in out.stdout.decode().splitlines()]
        self.kinds = {name: i + 1 for i, name in enumerate(names)}
        self.file = open(path, "wb")
        self.file.write(struct.pack("<8sIIQ32s72x", b"AIVDREC", version(), 128, 0, b"0"))
        self.seq = 0

    def put(self, time, rank, kind, text="", block=NONE, **more):
        self.seq += 1
        values = dict.fromkeys(FIELDS, 0)
        values.update(seq=self.seq, time=time, rank=rank, kind=self.kinds[kind], producer=rank + 1,
                      block=block, grid=0 if block == NONE else 1, device=-1)
        values.update(more)
        body = text.encode()
        values["text_bytes"] = len(body)
        self.file.write(EVENT.pack(*(values[name] for name in FIELDS)))
        self.file.write(body + b"\0" * (-len(body) % 128))

    def close(self):
        self.put(0, 0, "end", value=self.seq)
        self.file.close()


def two_ranks(aivdrive, path):
    """Rank 0 moves 4096 bytes into rank 1's memory and sets its flag, for which rank 1 has waited.

    rank 0, block 0      1000 begin | 1100..1300 in 4096 | 1300..1900 out | 1900..2000 flag | 2100 end
    rank 1, block 0      1200 begin | 1250..2500 waits for the flag | 2600 end
    """
    base0, base1, flag = 0x200000000000, 0x201000000000, 0x201000001000
    r = Record(aivdrive, path)
    for rank, base in ((0, base0), (1, base1)):
        r.put(10 + rank, rank, "rank", "./program", id=2)
        r.put(20 + rank, rank, "alloc", "pool", to=base, size=0x10000)
    r.put(800, 0, "call", "aclrtMalloc", status=0)
    for rank in (0, 1):
        r.put(900 + rank, rank, "grid_begin", "kernel \"<k>\"", grid=1, value=1)
    r.put(1000, 0, "block_begin", block=0)
    r.put(1100, 0, "scalar_write", block=0, spaces=UB << 4, to=0x100, size=8)
    r.put(1200, 1, "block_begin", block=0)
    r.put(1250, 1, "copy", block=0, pipe=MTE2, spaces=GM | UB << 4, from_=flag, size=32, flags=ORDERED)
    r.put(1260, 1, "wait_begin", block=0, spaces=GM, from_=flag, extra=7)
    r.put(1300, 0, "copy", block=0, pipe=MTE2, spaces=GM | UB << 4, from_=base0, size=4096)
    r.put(1300, 0, "notify", block=0, pipe=MTE2, pipe_to=MTE3, id=0)
    r.put(1300, 0, "wait", block=0, pipe=MTE2, pipe_to=MTE3, id=0)
    r.put(1300, 0, "copy", block=0, pipe=MTE3, spaces=UB | GM << 4, to=base1, size=4096)
    r.put(1900, 0, "pipe_barrier", block=0, pipe=MTE3)
    r.put(1905, 0, "scalar_read", block=0, spaces=UB, from_=0x100, size=8)
    r.put(2000, 0, "copy", block=0, pipe=MTE3, spaces=UB | GM << 4, to=flag, size=32, flags=ORDERED, value=7)
    r.put(2100, 0, "block_end", block=0)
    r.put(2150, 0, "grid_end", grid=1)
    r.put(2500, 1, "wait_end", block=0, spaces=GM, from_=flag, extra=7, repeats=41)
    r.put(2510, 1, "copy", block=0, pipe=MTE2, spaces=GM | UB << 4, from_=flag, size=32, flags=ORDERED, value=7)
    r.put(2600, 1, "block_end", block=0)
    r.put(2650, 1, "grid_end", grid=1)
    r.close()


def waits_on(aivdrive, path):
    """Rank 1 waits for rank 0's flag, stops to look (the word is as it was), and waits on; then waits for
    a word that nobody stores."""
    base0, base1, flag, never = 0x200000000000, 0x201000000000, 0x201000001000, 0x201000002000
    r = Record(aivdrive, path)
    for rank, base in ((0, base0), (1, base1)):
        r.put(10 + rank, rank, "rank", "./program", id=2)
        r.put(20 + rank, rank, "alloc", "pool", to=base, size=0x10000)
        r.put(900 + rank, rank, "grid_begin", "k", grid=1, value=1)
        r.put(1000 + rank, rank, "block_begin", block=0)

    def read(time, value=0, address=flag, **more):
        r.put(time, 1, "copy", block=0, pipe=MTE2, spaces=GM | UB << 4, from_=address, size=32, flags=ORDERED,
              value=value, **more)

    def wait(kind, time, address=flag, **more):
        r.put(time, 1, kind, block=0, spaces=GM, from_=address, extra=2 ** 64 - 1, **more)

    read(1250)
    wait("wait_begin", 1260)
    wait("wait_end", 1500, repeats=3)
    read(1510, repeats=3)
    wait("wait_begin", 1520)
    r.put(2000, 0, "copy", block=0, pipe=MTE3, spaces=UB | GM << 4, to=flag, size=32, flags=ORDERED, value=7)
    wait("wait_end", 2500, repeats=9)
    read(2510, value=7, repeats=9)
    read(2540, address=never)
    wait("wait_begin", 2550, address=never)
    wait("wait_end", 2600, address=never)
    read(2610, address=never)
    for rank in (0, 1):
        r.put(2700 + rank, rank, "block_end", block=0)
        r.put(2710 + rank, rank, "grid_end", grid=1)
    r.close()
